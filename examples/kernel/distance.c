/* SPDX-License-Identifier: Apache-2.0
 *
 * The edit distance of two words over ACGT by an emitted kernel alone: nothing of minterm is
 * linked, and all that is known of the kernel is what its header says. With a kernel for another
 * machine:
 *
 *     minterm compile levenshtein --target avx2 --emit header -o kernel.h
 *     minterm compile levenshtein --target avx2 --emit c -o kernel.c
 *     cc -O2 -mavx2 -DKERNEL=LEVENSHTEIN_AVX2_WAVEFRONT -DFUNCTIONS=levenshtein_avx2 -I. \
 *         distance.c kernel.c -o distance
 *     ./distance GATTACA GCATGCT
 *
 * Strings of any length, strip after strip; a program for many of them would keep its memory. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel.h"

#ifndef KERNEL
#define KERNEL LEVENSHTEIN_SCALAR_WAVEFRONT
#define FUNCTIONS levenshtein_scalar
#endif
/* D[0][n], what the recurrence has in the last column of row 0. */
#ifndef FIRST_ROW_END
#define FIRST_ROW_END(n) (n)
#endif

#define JOINED(a, b) a##_##b
#define JOIN(a, b) JOINED(a, b)
#define OF(name) JOIN(KERNEL, name)

enum {
    W = 8 * OF(WORD_BYTES), /* lanes of a word */
    K = OF(ROWS_A_LANE),
    STRIP = OF(STRIP_ROWS),
    A = OF(A_PLANES),
    B = OF(B_PLANES),
    V = OF(VERTICAL_PLANES),
    H = OF(HORIZONTAL_PLANES)
};

static const char letters[] = OF(LETTERS);
static const uint8_t a_codes[] = OF(A_CODES);
static const uint8_t b_codes[] = OF(B_CODES);
static const uint8_t left_codes[] = OF(LEFT_CODES);
static const uint8_t top_codes[] = OF(TOP_CODES);
static const int64_t vertical_values[] = OF(VERTICAL_D);

/* Zeros at a multiple of a word. */
static uint8_t* memory(size_t bytes) {
    const size_t words = bytes / OF(WORD_BYTES) + 1;
    uint8_t* const place = (uint8_t*)aligned_alloc(OF(WORD_BYTES), words * OF(WORD_BYTES));
    if (place == NULL) abort();
    memset(place, 0, words * OF(WORD_BYTES));
    return place;
}

static unsigned code_of(const uint8_t* codes, char letter) {
    const char* const place = strchr(letters, letter);
    if (place == NULL) {
        fprintf(stderr, "the kernel knows the letters %s and not '%c'\n", letters, letter);
        exit(2);
    }
    return codes[place - letters];
}

/* The code of the row or the column with this number, from 0 on. */
static unsigned edge_code(const uint8_t* codes, size_t count, size_t number) {
    return codes[number < count ? number : count - 1];
}

static void set_bit(uint8_t* bytes, size_t bit) { bytes[bit / 8] |= (uint8_t)(1U << bit % 8); }
static unsigned get_bit(const uint8_t* bytes, size_t bit) { return bytes[bit / 8] >> bit % 8 & 1U; }

/* Codes of `planes` bits of a strip's rows, word (r % K) * planes + p, bit W - 1 - r / K. */
static void set_row(uint8_t* words, size_t planes, size_t r, unsigned code) {
    for (size_t p = 0; p < planes; ++p)
        if ((code >> p & 1U) != 0) set_bit(words, (r % K * planes + p) * W + W - 1 - r / K);
}
static unsigned get_row(const uint8_t* words, size_t planes, size_t r) {
    unsigned code = 0;
    for (size_t p = 0; p < planes; ++p)
        code |= get_bit(words, (r % K * planes + p) * W + W - 1 - r / K) << p;
    return code;
}

/* Column j of a plane, in all eight copies of its sequence. */
static void set_column(uint8_t* windows, size_t planes, size_t p, size_t stride, size_t j) {
    for (size_t copy = 0; copy < 8; ++copy)
        set_bit(windows + ((j % K * planes + p) * 8 + copy) * stride, W + j / K - copy);
}

static int64_t distance(const char* a, size_t m, const char* b, size_t n) {
    const size_t steps = n + STRIP + K;
    const size_t stride = steps / K / 8 + OF(WORD_BYTES) + 1;
    const size_t edge = STRIP + steps + OF(WORD_BYTES);
    uint8_t* const edges = memory(H * edge + OF(WORD_BYTES));
    uint8_t* buffers[OF(BUFFER_COUNT)] = {NULL};
    int64_t scalars[OF(SCALAR_COUNT)] = {0};
    int64_t result = FIRST_ROW_END((int64_t)n);

    buffers[OF(BUFFER_A)] = memory(K * A * OF(WORD_BYTES));
    buffers[OF(BUFFER_WINDOWS)] = memory(K * B * 8 * stride);
    buffers[OF(BUFFER_ACTIVE)] = memory(K * 8 * stride);
    buffers[OF(BUFFER_VERTICAL)] = memory(K * V * OF(WORD_BYTES));
    buffers[OF(BUFFER_DOWN)] = memory(K * H * OF(WORD_BYTES));
    /* A strip turns the row above it into the row below it. */
    buffers[OF(BUFFER_TOP)] = edges + STRIP - 1;
    buffers[OF(BUFFER_BOTTOM)] = edges;
    scalars[OF(SCALAR_COPY_STRIDE)] = (int64_t)stride;
    scalars[OF(SCALAR_TOP_STRIDE)] = (int64_t)edge;
    scalars[OF(SCALAR_BOTTOM_STRIDE)] = (int64_t)edge;
    for (size_t j = 0; j < n; ++j) {
        const unsigned symbol = code_of(b_codes, b[j]);
        const unsigned code = edge_code(top_codes, sizeof top_codes, j);
        for (size_t p = 0; p < B; ++p)
            if ((symbol >> p & 1U) != 0) set_column(buffers[OF(BUFFER_WINDOWS)], B, p, stride, j);
        set_column(buffers[OF(BUFFER_ACTIVE)], 1, 0, stride, j);
        for (size_t p = 0; p < H; ++p)
            buffers[OF(BUFFER_TOP)][p * edge + j] = (uint8_t)(code >> p & 1U);
    }

    for (size_t first = 0; first < m; first += STRIP) {
        const size_t rows = m - first < (size_t)STRIP ? m - first : (size_t)STRIP;
        const size_t last = (rows + n - 1 + K - 1) / K;
        size_t steady_begin = (rows - 1 + K - 1) / K;
        size_t steady_end = n / K;
        if (steady_begin >= steady_end) steady_begin = steady_end = last;
        memset(buffers[OF(BUFFER_A)], 0, K * A * OF(WORD_BYTES));
        memset(buffers[OF(BUFFER_VERTICAL)], 0, K * V * OF(WORD_BYTES));
        for (size_t r = 0; r < rows; ++r) {
            set_row(buffers[OF(BUFFER_A)], A, r, code_of(a_codes, a[first + r]));
            set_row(buffers[OF(BUFFER_VERTICAL)], V, r,
                    edge_code(left_codes, sizeof left_codes, first + r));
        }
        scalars[OF(SCALAR_BEGIN)] = 0;
        scalars[OF(SCALAR_END)] = (int64_t)steady_begin;
        JOIN(FUNCTIONS, edge)(buffers, scalars);
        scalars[OF(SCALAR_BEGIN)] = (int64_t)steady_begin;
        scalars[OF(SCALAR_END)] = (int64_t)steady_end;
        JOIN(FUNCTIONS, steady)(buffers, scalars);
        scalars[OF(SCALAR_BEGIN)] = (int64_t)steady_end;
        scalars[OF(SCALAR_END)] = (int64_t)last;
        JOIN(FUNCTIONS, edge)(buffers, scalars);
        for (size_t r = 0; r < rows; ++r)
            result += vertical_values[get_row(buffers[OF(BUFFER_VERTICAL)], V, r)];
    }
    for (size_t i = 0; i < OF(BUFFER_COUNT); ++i)
        if (i != OF(BUFFER_TOP)) free(buffers[i]);
    return result;
}

int main(int count, char** words) {
    if (count != 3) {
        fprintf(stderr, "usage: %s A B\n", words[0]);
        return 2;
    }
    printf("%lld\n", (long long)distance(words[1], strlen(words[1]), words[2], strlen(words[2])));
    return 0;
}
