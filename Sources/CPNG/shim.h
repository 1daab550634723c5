// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

// libpng reports errors by longjmp, which must not cross Swift frames: each function here catches it, keeps libpng's
// words in `error` and returns false. A writer or reader owns its libpng structs until it is destroyed.

#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CPNG_NOINLINE static inline __attribute__((noinline, unused))

typedef struct {
    png_structp png;
    png_infop info;
    uint8_t *bytes;
    size_t count;
    size_t capacity;
    char error[160];
} cpng_writer;

typedef struct {
    png_structp png;
    png_infop info;
    const uint8_t *bytes;
    size_t count;
    size_t position;
    char error[160];
} cpng_reader;

static inline void cpng_keep_error(char *kept, size_t size, const char *message) {
    size_t length = strlen(message);
    if (length >= size) length = size - 1;
    memcpy(kept, message, length);
    kept[length] = 0;
}

static inline void cpng_ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

// Writing

static inline void cpng_writer_fail(png_structp png, png_const_charp message) {
    cpng_writer *writer = (cpng_writer *)png_get_error_ptr(png);
    cpng_keep_error(writer->error, sizeof writer->error, message);
    png_longjmp(png, 1);
}

static inline void cpng_writer_append(png_structp png, png_bytep data, size_t length) {
    cpng_writer *writer = (cpng_writer *)png_get_io_ptr(png);
    if (length > SIZE_MAX / 2 - writer->count) png_error(png, "the file is too large");
    size_t needed = writer->count + length;
    if (needed > writer->capacity) {
        size_t capacity = writer->capacity == 0 ? 1 << 16 : writer->capacity;
        while (capacity < needed) capacity *= 2;
        uint8_t *bytes = (uint8_t *)realloc(writer->bytes, capacity);
        if (bytes == NULL) png_error(png, "out of memory");
        writer->bytes = bytes;
        writer->capacity = capacity;
    }
    memcpy(writer->bytes + writer->count, data, length);
    writer->count = needed;
}

static inline void cpng_writer_flush(png_structp png) {
    (void)png;
}

static inline void cpng_writer_destroy(cpng_writer *writer) {
    if (writer == NULL) return;
    png_destroy_write_struct(&writer->png, &writer->info);
    free(writer->bytes);
    free(writer);
}

// NULL when memory is short.
static inline cpng_writer *cpng_writer_create(void) {
    cpng_writer *writer = (cpng_writer *)calloc(1, sizeof(cpng_writer));
    if (writer == NULL) return NULL;
    writer->png =
        png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, cpng_writer_fail, cpng_ignore_warning);
    writer->info = writer->png == NULL ? NULL : png_create_info_struct(writer->png);
    if (writer->info == NULL) {
        cpng_writer_destroy(writer);
        return NULL;
    }
    png_set_write_fn(writer->png, writer, cpng_writer_append, cpng_writer_flush);
    return writer;
}

// 8 bits a component, sRGB; pixels_per_metre 0 writes no pHYs.
CPNG_NOINLINE bool cpng_writer_set_header(
    cpng_writer *writer, uint32_t width, uint32_t height, bool has_alpha, uint32_t pixels_per_metre) {
    if (setjmp(png_jmpbuf(writer->png))) return false;
    png_set_IHDR(
        writer->png, writer->info, width, height, 8, has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
    if (pixels_per_metre > 0)
        png_set_pHYs(writer->png, writer->info, pixels_per_metre, pixels_per_metre, PNG_RESOLUTION_METER);
    return true;
}

// Both strings end with 0: Latin-1, or, where is_utf8, the text in UTF-8.
CPNG_NOINLINE bool cpng_writer_add_text(cpng_writer *writer, const char *keyword, const char *text, bool is_utf8) {
    if (setjmp(png_jmpbuf(writer->png))) return false;
    png_text entry;
    memset(&entry, 0, sizeof entry);
    entry.compression = is_utf8 ? PNG_ITXT_COMPRESSION_NONE : PNG_TEXT_COMPRESSION_NONE;
    entry.key = (png_charp)keyword;
    entry.text = (png_charp)text;
    entry.text_length = strlen(text);
    entry.lang = (png_charp) "";
    entry.lang_key = (png_charp) "";
    png_set_text(writer->png, writer->info, &entry, 1);
    return true;
}

// Writes the whole file from height * width * 4 bytes; the fourth of each pixel is left out where the header has no alpha.
CPNG_NOINLINE bool cpng_writer_write(cpng_writer *writer, const uint8_t *pixels, size_t count) {
    if (setjmp(png_jmpbuf(writer->png))) return false;
    uint32_t height = png_get_image_height(writer->png, writer->info);
    size_t stride = (size_t)png_get_image_width(writer->png, writer->info) * 4;
    if (count != stride * height) png_error(writer->png, "pixels do not match the header");
    png_set_compression_level(writer->png, 1);
    png_set_filter(writer->png, PNG_FILTER_TYPE_BASE, PNG_FILTER_VALUE_UP);
    png_write_info(writer->png, writer->info);
    if ((png_get_color_type(writer->png, writer->info) & PNG_COLOR_MASK_ALPHA) == 0)
        png_set_filler(writer->png, 0, PNG_FILLER_AFTER);
    for (uint32_t y = 0; y < height; y++) png_write_row(writer->png, pixels + stride * y);
    png_write_end(writer->png, NULL);
    return true;
}

// Reading

static inline void cpng_reader_fail(png_structp png, png_const_charp message) {
    cpng_reader *reader = (cpng_reader *)png_get_error_ptr(png);
    cpng_keep_error(reader->error, sizeof reader->error, message);
    png_longjmp(png, 1);
}

static inline void cpng_reader_take(png_structp png, png_bytep data, size_t length) {
    cpng_reader *reader = (cpng_reader *)png_get_io_ptr(png);
    if (length > reader->count - reader->position) png_error(png, "the file ends early");
    memcpy(data, reader->bytes + reader->position, length);
    reader->position += length;
}

static inline void cpng_reader_destroy(cpng_reader *reader) {
    if (reader == NULL) return;
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader);
}

// Reads from bytes that outlive the reader; NULL when memory is short.
static inline cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count) {
    cpng_reader *reader = (cpng_reader *)calloc(1, sizeof(cpng_reader));
    if (reader == NULL) return NULL;
    reader->png =
        png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, cpng_reader_fail, cpng_ignore_warning);
    reader->info = reader->png == NULL ? NULL : png_create_info_struct(reader->png);
    if (reader->info == NULL) {
        cpng_reader_destroy(reader);
        return NULL;
    }
    reader->bytes = bytes;
    reader->count = count;
    png_set_read_fn(reader->png, reader, cpng_reader_take);
    return reader;
}

// Reads up to the pixels; width and height are answered after it. Without metadata no chunk but the needed is parsed.
CPNG_NOINLINE bool cpng_reader_read_info(cpng_reader *reader, uint32_t limit, bool metadata) {
    if (setjmp(png_jmpbuf(reader->png))) return false;
    png_set_user_limits(reader->png, limit, limit);
    if (!metadata) png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_read_info(reader->png, reader->info);
    return true;
}

static inline uint32_t cpng_reader_width(const cpng_reader *reader) {
    return png_get_image_width(reader->png, reader->info);
}

static inline uint32_t cpng_reader_height(const cpng_reader *reader) {
    return png_get_image_height(reader->png, reader->info);
}

// The bytes of all rows as the file holds them, unfiltered.
static inline size_t cpng_reader_raw_count(const cpng_reader *reader) {
    return png_get_rowbytes(reader->png, reader->info) * cpng_reader_height(reader);
}

// Pixels a metre where both axes agree, else 0.
static inline uint32_t cpng_reader_pixels_per_metre(const cpng_reader *reader) {
    return png_get_pixels_per_meter(reader->png, reader->info);
}

static inline int cpng_reader_text_count(const cpng_reader *reader) {
    return png_get_text(reader->png, reader->info, NULL, NULL);
}

// The keyword (Latin-1) and text of an entry below the count, ending with 0 and living as long as the reader.
static inline const char *cpng_reader_text(const cpng_reader *reader, int index, const char **text, bool *is_utf8) {
    png_textp entries = NULL;
    png_get_text(reader->png, reader->info, &entries, NULL);
    *text = entries[index].text == NULL ? "" : entries[index].text;
    *is_utf8 = entries[index].compression >= PNG_ITXT_COMPRESSION_NONE;
    return entries[index].key;
}

// Reads all pixels as straight RGBA, 8 bits a component, into height * width * 4 bytes, and the file to its end.
CPNG_NOINLINE bool cpng_reader_read_pixels(cpng_reader *reader, uint8_t *pixels, size_t count) {
    if (setjmp(png_jmpbuf(reader->png))) return false;
    png_set_expand(reader->png);
    png_set_scale_16(reader->png);
    png_set_gray_to_rgb(reader->png);
    png_set_add_alpha(reader->png, 0xff, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(reader->png);
    png_read_update_info(reader->png, reader->info);
    uint32_t height = cpng_reader_height(reader);
    size_t stride = png_get_rowbytes(reader->png, reader->info);
    if (stride != (size_t)cpng_reader_width(reader) * 4 || count != stride * height)
        png_error(reader->png, "rows are not RGBA");
    for (int pass = 0; pass < passes; pass++)
        for (uint32_t y = 0; y < height; y++) png_read_row(reader->png, pixels + stride * y, NULL);
    png_read_end(reader->png, NULL);
    return true;
}
