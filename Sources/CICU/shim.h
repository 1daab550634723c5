// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

// ICU adds its version to every function's name by macro, which Swift does not see. Its headers must stay out of this
// module, too: Foundation carries an ICU of its own, and Swift refuses two that differ. So the few stable functions
// that are used are declared here under the installed library's names. Enums are ints, UChar is uint16_t.

#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <unicode/uvernum.h>

#define LISTCELL_ICU(name) U_ICU_ENTRY_POINT_RENAME(name)

typedef struct listcell_breaks listcell_breaks;
typedef struct listcell_bidi listcell_bidi;

listcell_breaks *LISTCELL_ICU(ubrk_open)(
    int type, const char *locale, const uint16_t *text, int32_t length, int *status);
void LISTCELL_ICU(ubrk_setText)(listcell_breaks *breaks, const uint16_t *text, int32_t length, int *status);
int32_t LISTCELL_ICU(ubrk_next)(listcell_breaks *breaks);
int32_t LISTCELL_ICU(ubrk_getRuleStatus)(listcell_breaks *breaks);
void LISTCELL_ICU(ubrk_close)(listcell_breaks *breaks);
listcell_bidi *LISTCELL_ICU(ubidi_open)(void);
void LISTCELL_ICU(ubidi_setPara)(
    listcell_bidi *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *levels, int *status);
int32_t LISTCELL_ICU(ubidi_countRuns)(listcell_bidi *bidi, int *status);
int LISTCELL_ICU(ubidi_getVisualRun)(listcell_bidi *bidi, int32_t run, int32_t *start, int32_t *length);
void LISTCELL_ICU(ubidi_close)(listcell_bidi *bidi);
int32_t LISTCELL_ICU(u_getIntPropertyValue)(int32_t character, int property);
int8_t LISTCELL_ICU(u_hasBinaryProperty)(int32_t character, int property);
int LISTCELL_ICU(uscript_getScript)(int32_t character, int *status);
const char *LISTCELL_ICU(uscript_getName)(int script);

/// Where lines may break in a language; NULL if ICU has no rules. A status above 0 is an error.
static inline listcell_breaks *listcell_breaks_open(const char *locale, int *status) {
    const int line = 2; // UBRK_LINE
    return LISTCELL_ICU(ubrk_open)(line, locale, 0, 0, status);
}

/// Begins with a text, which must stay where it is while it is read.
static inline void listcell_breaks_set_text(
    listcell_breaks *breaks, const uint16_t *text, int32_t length, int *status) {
    LISTCELL_ICU(ubrk_setText)(breaks, text, length, status);
}

/// The next boundary as an offset in UTF-16 units; -1 after the last.
static inline int32_t listcell_breaks_next(listcell_breaks *breaks) {
    return LISTCELL_ICU(ubrk_next)(breaks);
}

/// Whether the text orders a new line at the boundary, as a line feed does.
static inline bool listcell_breaks_is_mandatory(listcell_breaks *breaks) {
    int32_t status = LISTCELL_ICU(ubrk_getRuleStatus)(breaks);
    return status >= 100 && status < 200; // UBRK_LINE_HARD, UBRK_LINE_HARD_LIMIT
}

static inline void listcell_breaks_close(listcell_breaks *breaks) {
    LISTCELL_ICU(ubrk_close)(breaks);
}

/// The order of a line, which must stay where it is until the order is closed; level 1 is right to left.
static inline listcell_bidi *listcell_bidi_open(const uint16_t *text, int32_t length, uint8_t level, int *status) {
    listcell_bidi *bidi = LISTCELL_ICU(ubidi_open)();
    if (bidi) LISTCELL_ICU(ubidi_setPara)(bidi, text, length, level, 0, status);
    return bidi;
}

static inline int32_t listcell_bidi_count_runs(listcell_bidi *bidi, int *status) {
    return bidi ? LISTCELL_ICU(ubidi_countRuns)(bidi, status) : 0;
}

/// The place of a run, counted from the left, in UTF-16 units; true for one that runs from right to left.
static inline bool listcell_bidi_visual_run(listcell_bidi *bidi, int32_t run, int32_t *start, int32_t *length) {
    return LISTCELL_ICU(ubidi_getVisualRun)(bidi, run, start, length) == 1; // UBIDI_RTL
}

static inline void listcell_bidi_close(listcell_bidi *bidi) {
    LISTCELL_ICU(ubidi_close)(bidi);
}

/// Whether a character is as wide as it is high, as Chinese ones are.
static inline bool listcell_is_wide(uint32_t character) {
    int32_t width = LISTCELL_ICU(u_getIntPropertyValue)((int32_t)character, 0x1004); // UCHAR_EAST_ASIAN_WIDTH
    return width == 3 || width == 5; // U_EA_FULLWIDTH, U_EA_WIDE
}

/// 1 for a letter that runs from right to left, -1 for one from left to right, 0 for a character with no direction.
static inline int listcell_strong_direction(uint32_t character) {
    int32_t bidi_class = LISTCELL_ICU(u_getIntPropertyValue)((int32_t)character, 0x1000); // UCHAR_BIDI_CLASS
    if (bidi_class == 0) return -1; // U_LEFT_TO_RIGHT
    return bidi_class == 1 || bidi_class == 13; // U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC
}

static inline bool listcell_is_default_ignorable(uint32_t character) {
    return LISTCELL_ICU(u_hasBinaryProperty)((int32_t)character, 5); // UCHAR_DEFAULT_IGNORABLE_CODE_POINT
}

/// ICU's number of the script that owns a character; 0 and 1 for characters that scripts share.
static inline int32_t listcell_script(uint32_t character) {
    int status = 0;
    return LISTCELL_ICU(uscript_getScript)((int32_t)character, &status);
}

/// Unicode's name of a script, with underscores for spaces.
static inline const char *listcell_script_name(int32_t script) {
    return LISTCELL_ICU(uscript_getName)(script);
}

static inline const char *listcell_icu_version(void) {
    return U_ICU_VERSION;
}
