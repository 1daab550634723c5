// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

#pragma once
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>

#if !HB_VERSION_ATLEAST(4, 0, 0)
#error "HarfBuzz 4.0 or newer is needed: it is the first that gives glyph outlines"
#endif

/// Sends the outline of a glyph to the callbacks; the function has had its present name since 7.0.
static inline void listcell_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *callbacks, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, callbacks, data);
#else
    hb_font_get_glyph_shape(font, glyph, callbacks, data);
#endif
}
