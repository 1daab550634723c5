// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

#pragma once
#include <stdbool.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

// ICU adds its version to every function's name by macro, and macros are not imported into Swift.

static inline UBreakIterator *listcell_line_breaks_open(const char *locale, UErrorCode *status) {
    return ubrk_open(UBRK_LINE, locale, 0, 0, status);
}

static inline void listcell_breaks_set_text(UBreakIterator *breaks, const UChar *text, int32_t length, UErrorCode *status) {
    ubrk_setText(breaks, text, length, status);
}

/// The next boundary as an offset in UTF-16 units; -1 after the last.
static inline int32_t listcell_breaks_next(UBreakIterator *breaks) {
    return ubrk_next(breaks);
}

static inline void listcell_breaks_close(UBreakIterator *breaks) {
    ubrk_close(breaks);
}

static inline UBiDi *listcell_bidi_open(const UChar *text, int32_t length, UBiDiLevel level, UErrorCode *status) {
    UBiDi *bidi = ubidi_open();
    if (bidi) {
        ubidi_setPara(bidi, text, length, level, 0, status);
    }
    return bidi;
}

static inline int32_t listcell_bidi_count_runs(UBiDi *bidi, UErrorCode *status) {
    return ubidi_countRuns(bidi, status);
}

/// The place of a visual run, counted from the left, in UTF-16 units; true for one that runs from right to left.
static inline bool listcell_bidi_visual_run(UBiDi *bidi, int32_t run, int32_t *start, int32_t *length) {
    return ubidi_getVisualRun(bidi, run, start, length) == UBIDI_RTL;
}

static inline void listcell_bidi_close(UBiDi *bidi) {
    ubidi_close(bidi);
}

/// Whether a character is as wide as it is high, as Chinese ones are.
static inline bool listcell_is_wide(UChar32 character) {
    int32_t width = u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

static inline bool listcell_is_default_ignorable(UChar32 character) {
    return u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

/// The script that owns a character, a number of ICU's; common and inherited characters have numbers, too.
static inline int32_t listcell_script(UChar32 character) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript(character, &status);
    return U_FAILURE(status) ? USCRIPT_UNKNOWN : script;
}

/// Unicode's name of a script, with underscores for spaces.
static inline const char *listcell_script_name(int32_t script) {
    return uscript_getName((UScriptCode)script);
}

static inline const char *listcell_icu_version(void) {
    return U_ICU_VERSION;
}
