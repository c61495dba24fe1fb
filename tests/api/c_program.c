/* SPDX-License-Identifier: Apache-2.0
 *
 * minterm.h from C: ends with 0 when all is as it should be, else with the line that is not.
 */
#include "minterm.h"

#include <stdio.h>
#include <string.h>

#define CHECK(condition)                                                                     \
    if (!(condition)) {                                                                      \
        printf("line %d: %s; last error: %s\n", __LINE__, #condition, minterm_last_error()); \
        return 1;                                                                            \
    }

static int stop(void* context, size_t query, const uint32_t* targets, const int64_t* values,
                size_t count) {
    (void)query, (void)targets, (void)values, (void)count;
    ++*(int*)context;
    return 7;
}

static int add(void* context, size_t query, const uint32_t* targets, const int64_t* values,
               size_t count) {
    int64_t* sum = context;
    for (size_t i = 0; i < count; ++i) *sum += values[i] * (int64_t)(1 + query + 10 * targets[i]);
    return 0;
}

static int add_length(void* context, const minterm_key* key) {
    *(size_t*)context += key->length;
    return 0;
}

int main(void) {
    minterm_engine* engine = NULL;
    minterm_engine_options what = MINTERM_ENGINE_OPTIONS_INIT;
    minterm_options how = MINTERM_OPTIONS_INIT;
    minterm_result* result = NULL;
    int64_t distance = -1;
    CHECK(minterm_api_version() == MINTERM_API_VERSION);
    CHECK(strlen(minterm_version()) >= 5);

    CHECK(minterm_engine_create(NULL, &engine) == MINTERM_OK);
    CHECK(minterm_distance(engine, minterm_bytes("kitten", 6), minterm_bytes("sitting", 7), NULL,
                           &distance) == MINTERM_OK);
    CHECK(distance == 3);
    how.max_distance = 2;
    distance = 77;
    CHECK(minterm_distance(engine, minterm_bytes("kitten", 6), minterm_bytes("sitting", 7), &how,
                           &distance) == MINTERM_MORE);
    CHECK(distance == 77);
    CHECK(minterm_distance(engine, minterm_bytes(NULL, 0), minterm_bytes("", 0), &how, &distance) ==
          MINTERM_OK);
    CHECK(distance == 0);

    const uint32_t wide[3] = {0x1F431, 'a', 0xFFFFFFFF};
    CHECK(minterm_distance(engine, minterm_numbers(wide, 3), minterm_bytes("a", 1), NULL,
                           &distance) == MINTERM_OK);
    CHECK(distance == 2);

    how = (minterm_options)MINTERM_OPTIONS_INIT;
    how.mode = MINTERM_INFIX;
    how.alignment = how.begins = 1;
    CHECK(minterm_compare(engine, minterm_bytes("GAAT", 4), minterm_bytes("AGAATA", 6), &how,
                          &result) == MINTERM_OK);
    CHECK(minterm_result_value(result) == 0);
    CHECK(minterm_result_places(result) == 1);
    CHECK(minterm_result_begin(result, 0) == 1 && minterm_result_end(result, 0) == 5);
    CHECK(minterm_result_begin(result, 9) == 0 && minterm_result_end(result, 9) == 0);
    CHECK(strcmp(minterm_result_cigar(result), "4=") == 0);
    CHECK(strlen(minterm_result_layout(result)) > 0);
    minterm_result_free(result);
    minterm_result_free(NULL);

    const minterm_text a[2] = {minterm_bytes("abc", 3), minterm_bytes("", 0)};
    const minterm_text b[2] = {minterm_bytes("abd", 3), minterm_numbers(wide, 3)};
    int64_t values[2] = {-1, -1};
    CHECK(minterm_pairs(engine, a, b, 2, NULL, values) == MINTERM_OK);
    CHECK(values[0] == 1 && values[1] == 3);
    CHECK(minterm_pairs(engine, NULL, NULL, 0, NULL, NULL) == MINTERM_OK);
    int64_t sum = 0;
    CHECK(minterm_matrix(engine, a, 2, b, 2, NULL, add, &sum) == MINTERM_OK);
    CHECK(sum == 1 * 1 + 3 * 11 + 3 * 2 + 3 * 12);
    int calls = 0;
    CHECK(minterm_matrix(engine, a, 2, b, 2, NULL, stop, &calls) == MINTERM_STOPPED);
    CHECK(calls > 0);

    /* What is wrong is said, and nothing is changed. */
    const minterm_text odd = {"abc", 1, 3};
    CHECK(minterm_distance(engine, odd, a[0], NULL, &distance) == MINTERM_BAD_INPUT);
    CHECK(strstr(minterm_last_error(), "1 or 4 bytes") != NULL);
    CHECK(minterm_distance(NULL, a[0], b[0], NULL, &distance) == MINTERM_BAD_INPUT);
    CHECK(minterm_distance(engine, a[0], b[0], NULL, NULL) == MINTERM_BAD_INPUT);
    how.size = 4;
    CHECK(minterm_distance(engine, a[0], b[0], &how, &distance) == MINTERM_BAD_INPUT);
    how = (minterm_options)MINTERM_OPTIONS_INIT;
    how.mode = (minterm_mode)9;
    CHECK(minterm_distance(engine, a[0], b[0], &how, &distance) == MINTERM_BAD_INPUT);
    /* Lists have no modes, and look at the size of their options, too. */
    CHECK(minterm_pairs(engine, a, b, 2, &how, values) == MINTERM_BAD_INPUT);
    how.mode = MINTERM_GLOBAL;
    CHECK(minterm_pairs(engine, a, b, 2, &how, values) == MINTERM_BAD_INPUT);
    CHECK(minterm_matrix(engine, a, 2, b, 2, &how, add, &sum) == MINTERM_BAD_INPUT);
    how.mode = MINTERM_AS_WRITTEN;
    how.size = 4;
    CHECK(minterm_pairs(engine, a, b, 2, &how, values) == MINTERM_BAD_INPUT);
    CHECK(minterm_matrix(engine, a, 2, b, 2, &how, add, &sum) == MINTERM_BAD_INPUT);
    CHECK(strstr(minterm_last_error(), "MINTERM_OPTIONS_INIT") != NULL);
    minterm_engine_free(engine);
    minterm_engine_free(NULL);

    what.parameter_count = 1;
    CHECK(minterm_engine_create(&what, &engine) == MINTERM_BAD_INPUT);
    const minterm_parameter nameless = {NULL, 1};
    what.parameters = &nameless;
    CHECK(minterm_engine_create(&what, &engine) == MINTERM_BAD_INPUT);
    what.parameters = NULL;
    what.parameter_count = 0;
    what.wildcard_count = 1;
    CHECK(minterm_engine_create(&what, &engine) == MINTERM_BAD_INPUT);
    what.wildcard_count = 0;
    what.metric = "nonsense";
    CHECK(minterm_engine_create(&what, &engine) == MINTERM_BAD_INPUT);
    CHECK(engine == NULL);
    what.metric = "lcs";
    const uint32_t wildcard = 'N';
    what.wildcards = &wildcard;
    what.wildcard_count = 1;
    CHECK(minterm_engine_create(&what, &engine) == MINTERM_OK);
    CHECK(minterm_distance(engine, minterm_bytes("ANT", 3), minterm_bytes("ACT", 3), NULL,
                           &distance) == MINTERM_OK);
    CHECK(distance == 3);
    /* Lengths of all prefixes with all of the other. */
    const int64_t lengths_of_a[8] = {0, 1, 2, 3, 3, 3, 3, 4};
    const int64_t lengths_of_b[7] = {0, 1, 2, 3, 3, 4, 4};
    int64_t lengths[8] = {0};
    CHECK(minterm_last_column(engine, minterm_bytes("ABCABBA", 7), minterm_bytes("CBABAC", 6), NULL,
                              lengths) == MINTERM_OK);
    CHECK(memcmp(lengths, lengths_of_a, sizeof lengths_of_a) == 0);
    CHECK(minterm_last_row(engine, minterm_bytes("ABCABBA", 7), minterm_bytes("CBABAC", 6), NULL,
                           lengths) == MINTERM_OK);
    CHECK(memcmp(lengths, lengths_of_b, sizeof lengths_of_b) == 0);
    CHECK(minterm_last_column(engine, a[0], b[0], NULL, NULL) == MINTERM_BAD_INPUT);
    double similarity = -1;
    CHECK(minterm_similarity(engine, 4, 7, 6, &similarity) == MINTERM_OK);
    CHECK(similarity > 8.0 / 13 - 1e-9 && similarity < 8.0 / 13 + 1e-9);
    CHECK(minterm_similarity(engine, 0, 0, 0, &similarity) == MINTERM_OK && similarity == 1);
    CHECK(minterm_similarity(engine, 0, 3, 0, &similarity) == MINTERM_OK && similarity == 0);
    how = (minterm_options)MINTERM_OPTIONS_INIT;
    how.mode = MINTERM_INFIX; /* an LCS has no ends to free */
    CHECK(minterm_distance(engine, a[0], b[0], &how, &distance) == MINTERM_BAD_INPUT);
    minterm_engine_free(engine);

    const minterm_text words[2] = {minterm_bytes("the", 3), minterm_bytes("cat", 3)};
    minterm_dictionary* dictionary = NULL;
    uint64_t ids[2] = {7, 7};
    size_t length = 0;
    CHECK(minterm_dictionary_build(NULL, words, 2, &dictionary) == MINTERM_OK);
    CHECK(minterm_dictionary_size(dictionary) == 2);
    CHECK(minterm_dictionary_lookup(dictionary, words, 2, 1, ids) == MINTERM_OK);
    CHECK(ids[0] == 1 && ids[1] == 0);
    CHECK(minterm_dictionary_keys(dictionary, ids, 2, 1, add_length, &length) == MINTERM_OK);
    CHECK(length == 6);
    length = 0;
    CHECK(minterm_dictionary_range(dictionary, minterm_bytes("d", 1), NULL, add_length, &length) ==
          MINTERM_OK);
    CHECK(length == 3);
    CHECK(minterm_dictionary_range(dictionary, minterm_bytes("", 0), &words[1], add_length,
                                   &length) == MINTERM_OK);
    CHECK(length == 6);
    minterm_text codes = words[1];
    codes.symbol_bytes = 4; /* keys are of bytes */
    CHECK(minterm_dictionary_range(dictionary, words[1], &codes, add_length, &length) ==
          MINTERM_BAD_INPUT);
    minterm_dictionary_free(dictionary);
    return 0;
}
