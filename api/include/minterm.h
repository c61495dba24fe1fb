/* SPDX-License-Identifier: Apache-2.0
 *
 * minterm for C, and for every language that can call C: distances of two sequences and of many,
 * where patterns occur in texts, and words and their numbers.
 *
 *     minterm_engine* engine = NULL;
 *     int64_t distance = 0;
 *     minterm_text a = minterm_bytes("kitten", 6);
 *     minterm_text b = minterm_bytes("sitting", 7);
 *     minterm_status status = minterm_engine_create(NULL, &engine);
 *     if (status == MINTERM_OK) status = minterm_distance(engine, a, b, NULL, &distance);
 *     if (status != MINTERM_OK) puts(minterm_last_error());
 *     minterm_engine_free(engine);
 *
 * Nothing here prints, exits or throws. Functions give a minterm_status; minterm_last_error() says
 * in words what went wrong in the last call of this thread. What a function throws that a call is
 * given, on whatever thread, ends the call with MINTERM_INTERNAL and is what minterm_last_error()
 * says then. Engines may be used from any number of threads at once. Structures begin with their
 * size, so that later versions can add members: start from MINTERM_OPTIONS_INIT and
 * MINTERM_ENGINE_OPTIONS_INIT.
 */
#ifndef MINTERM_H
#define MINTERM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define MINTERM_API __attribute__((visibility("default")))
#else
#define MINTERM_API
#endif

/** Grows by one with every change that a caller could notice; see minterm_api_version(). */
#define MINTERM_API_VERSION 10

typedef enum minterm_status {
    MINTERM_OK = 0,
    /** The distance is greater than the bound that was given; not an error. */
    MINTERM_MORE = 1,
    /** The caller's mistake: a spec, a name, an option. */
    MINTERM_BAD_INPUT = 2,
    /** The machine lacks something: memory, a processor feature. */
    MINTERM_ENVIRONMENT = 3,
    /** minterm is wrong; please report it. Or a function that it was given threw. */
    MINTERM_INTERNAL = 4,
    /** `progress`, `consume` or `take` ended the call. */
    MINTERM_STOPPED = 5
} minterm_status;

/** The version of the library that runs: MINTERM_API_VERSION when it was built, and "0.1.0". */
MINTERM_API int minterm_api_version(void);
MINTERM_API const char* minterm_version(void);

/** Of the last call of this thread that gave anything but MINTERM_OK and MINTERM_MORE; valid until
 *  the next call of this thread. Never NULL. A sentence or more; where the text of a spec is wrong,
 *  "spec:7:32: error: " is before it, and the line after it. */
MINTERM_API const char* minterm_last_error(void);

/** A sequence of symbols that the caller owns: bytes (`symbol_bytes` 1) or numbers of 32 bits (4),
 *  such as code points or numbers of words. Byte 65 and number 65 are the same symbol. */
typedef struct minterm_text {
    const void* symbols;
    size_t length;       /**< in symbols; 0 is fine */
    size_t symbol_bytes; /**< 1 or 4 */
} minterm_text;

static inline minterm_text minterm_bytes(const void* bytes, size_t length) {
    minterm_text text;
    text.symbols = bytes;
    text.length = length;
    text.symbol_bytes = 1;
    return text;
}
static inline minterm_text minterm_numbers(const uint32_t* numbers, size_t length) {
    minterm_text text;
    text.symbols = numbers;
    text.length = length;
    text.symbol_bytes = 4;
    return text;
}

typedef struct minterm_parameter {
    const char* name;
    int64_t value;
} minterm_parameter;

/** What an engine computes and where. Zero and NULL mean the default. */
typedef struct minterm_engine_options {
    size_t size;                         /**< sizeof(minterm_engine_options) */
    const char* metric;                  /**< a shipped spec; default "levenshtein" */
    const char* spec;                    /**< the text of a spec, instead */
    const char* recurrence;              /**< which one of the spec, if it has several */
    const minterm_parameter* parameters; /**< values of the spec's parameters */
    size_t parameter_count;
    const uint32_t*
        wildcards; /**< symbols that match every symbol, where the spec asks for equality */
    size_t wildcard_count;
    /** A shipped spec whose way of comparing symbols is used instead: "iupac" or "casefold". Where
     *  the spec asks for equality, and nothing else of symbols; default: that. */
    const char* match;
    const char* target;       /**< "avx512", "avx2" or "scalar"; default: the best that runs here */
    const char* cache_folder; /**< where compiled things are kept; default: nowhere */
    /** Of a search, what it is chosen by (answers do not depend on it): a part of a text like those
     *  to be searched, some kilobytes of bytes, which is not kept; and how many bytes there will
     *  be, 0: not known. */
    minterm_text sample;
    uint64_t text_bytes;
    /** Of a search, not 0: patterns and texts are UTF-8, and errors, wildcards (code points) and
     *  predicates are about characters; `match` "casefold" is about letters of all scripts then.
     *  Places in texts are bytes all the same. */
    int characters;
} minterm_engine_options;

typedef struct minterm_engine minterm_engine;

/** Checks the spec. Kernels are compiled when the first call needs them (about 20 ms each) and live
 *  as long as the engine. `options` may be NULL. */
MINTERM_API minterm_status minterm_engine_create(const minterm_engine_options* options,
                                                 minterm_engine** engine);
/** NULL is fine. No call may be running. */
MINTERM_API void minterm_engine_free(minterm_engine* engine);

typedef enum minterm_mode {
    MINTERM_AS_WRITTEN = 0, /**< what the spec says */
    MINTERM_GLOBAL = 1,     /**< all of a with all of b */
    MINTERM_PREFIX = 2,     /**< all of a with the nearest prefix of b */
    MINTERM_INFIX = 3       /**< all of a with the nearest infix of b */
} minterm_mode;

#define MINTERM_NO_BOUND UINT64_MAX
#define MINTERM_ALL_PLACES 2

/** How one call runs. */
typedef struct minterm_options {
    size_t size; /**< sizeof(minterm_options) */
    /** Greater ones are only said to be greater; MINTERM_NO_BOUND: none. One pair of a similarity,
     *  such as lcs, has no bound (MINTERM_BAD_INPUT). */
    uint64_t max_distance;
    minterm_mode mode; /**< one pair only, as are the next two: lists refuse them */
    int alignment;     /**< not 0: one optimal alignment, too (minterm_compare); of all places if it
                        *   is MINTERM_ALL_PLACES, else of the first */
    int begins;        /**< not 0: where prefixes and infixes begin (minterm_compare) */
    int threads;       /**< at least 1; 0 is 1, less is MINTERM_BAD_INPUT */
    /** Called about ten times a second from the calling thread (minterm_pairs: between pieces of
     *  the list); `done` and `total` are pairs of lists, else cells. Anything but 0 ends the call
     *  with MINTERM_STOPPED. May be NULL. */
    int (*progress)(void* context, uint64_t done, uint64_t total);
    void* context;
} minterm_options;

#define MINTERM_OPTIONS_INIT \
    { sizeof(minterm_options), MINTERM_NO_BOUND, MINTERM_AS_WRITTEN, 0, 0, 1, NULL, NULL }
#define MINTERM_ENGINE_OPTIONS_INIT                                                           \
    {                                                                                         \
        sizeof(minterm_engine_options), NULL, NULL, NULL, NULL, 0, NULL, 0, NULL, NULL, NULL, \
            {NULL, 0, 1}, 0, 0                                                                \
    }

/** The distance (or whatever number the spec answers) of a and b. MINTERM_MORE: it is greater than
 *  `max_distance`, and `value` is left alone. `options` may be NULL. O(|a| |b| / word bits) at
 *  worst, much less for pairs that are alike; memory O(|a| + |b|). */
MINTERM_API minterm_status minterm_distance(minterm_engine* engine, minterm_text a, minterm_text b,
                                            const minterm_options* options, int64_t* value);

typedef struct minterm_result minterm_result;

/** The same with all there is to know. MINTERM_MORE gives no result; of NULL the functions below
 *  tell 0 and "". */
MINTERM_API minterm_status minterm_compare(minterm_engine* engine, minterm_text a, minterm_text b,
                                           const minterm_options* options, minterm_result** result);
MINTERM_API void minterm_result_free(minterm_result* result);
MINTERM_API int64_t minterm_result_value(const minterm_result* result);
/** Where b's parts end that attain the value, in order, 0-based and exclusive; and where they
 * begin: all of them if `begins` was asked for, the first one with an alignment, too; else 0. */
MINTERM_API size_t minterm_result_places(const minterm_result* result);
MINTERM_API uint64_t minterm_result_begin(const minterm_result* result, size_t place);
MINTERM_API uint64_t minterm_result_end(const minterm_result* result, size_t place);
/** "12=1X3I": = equal, X different, I in a only, D in b only, 2T two symbols swapped (where the
 * spec has swaps, as osa; SAM knows no T); of the first place. Empty if no alignment was asked for.
 *  Lives as long as the result. */
MINTERM_API const char* minterm_result_cigar(const minterm_result* result);
/** The same of any place; empty but for the first one if MINTERM_ALL_PLACES was not asked for. */
MINTERM_API const char* minterm_result_place_cigar(const minterm_result* result, size_t place);
/** What ran: "band", "furthest-reaching", "wavefront" or "boundary". */
MINTERM_API const char* minterm_result_layout(const minterm_result* result);

/** What the spec answers for every prefix of a with all of b: values[i] for its first i symbols, so
 *  there are a.length + 1 of them (of several tables: of the one that the answer names). Every cell
 *  is computed, O(|a| |b| / word bits); memory O(|a| + |b|). MINTERM_BAD_INPUT: a bound or an
 *  alignment is asked for; a spec that reports columns. */
MINTERM_API minterm_status minterm_last_column(minterm_engine* engine, minterm_text a,
                                               minterm_text b, const minterm_options* options,
                                               int64_t* values);
/** The same of all of a with every prefix of b: b.length + 1 values. With MINTERM_INFIX values[j]
 * is the least distance of a to what ends before position j of b. A library that was built without
 * a compiler has the kernels for MINTERM_INFIX and for MINTERM_PREFIX, whose values are those of
 * the mode global. */
MINTERM_API minterm_status minterm_last_row(minterm_engine* engine, minterm_text a, minterm_text b,
                                            const minterm_options* options, int64_t* values);

/** The value of pairs whose distance is greater than the bound. */
#define MINTERM_MORE_VALUE INT64_MAX

/** a[i] with b[i] for i < count: values[i] in the same order. Several hundred pairs are computed at
 *  a time. */
MINTERM_API minterm_status minterm_pairs(minterm_engine* engine, const minterm_text* a,
                                         const minterm_text* b, size_t count,
                                         const minterm_options* options, int64_t* values);

/** Some answers of one query: values[i] is that of targets[i]. Called for every pair once, from all
 *  threads at once. Anything but 0 ends the call with MINTERM_STOPPED. */
typedef int (*minterm_consume)(void* context, size_t query, const uint32_t* targets,
                               const int64_t* values, size_t count);

/** Every query with every target; memory O(targets). Where the queries are some of the targets (the
 *  same array, or a part of it) two of them are compared once, if the spec treats both alike. */
MINTERM_API minterm_status minterm_matrix(minterm_engine* engine, const minterm_text* queries,
                                          size_t query_count, const minterm_text* targets,
                                          size_t target_count, const minterm_options* options,
                                          minterm_consume consume, void* context);

/** How similar sequences of `a_count` and `b_count` symbols are that have `value` in common or
 * between them, from 0 to 1: 1 - value / the greatest distance of two sequences as long as they
 * are, which is the greater length for "levenshtein" and the sum of both for "indel"; for scores
 * the same of the costs of an alignment, so for "lcs" 2 value / (a_count + b_count); 1 for two
 * empty sequences. O(1) after the first call. MINTERM_BAD_INPUT: a spec that does not add up what
 * gaps and pairs of symbols cost or score, as "affine"; a value less or greater than such sequences
 * have. */
MINTERM_API minterm_status minterm_similarity(minterm_engine* engine, int64_t value, size_t a_count,
                                              size_t b_count, double* similarity);

/** A pattern occurs in a text. */
typedef struct minterm_hit {
    uint64_t start;   /**< first byte; with gaps: of the shortest substring of least cost */
    uint64_t end;     /**< one past the last byte */
    uint32_t pattern; /**< from 0, in the order given */
    uint32_t cost;    /**< the fewest errors of an occurrence that ends there */
} minterm_hit;

/** Some hits, by (end, pattern). Anything but 0 ends the call with MINTERM_STOPPED. */
typedef int (*minterm_take_hits)(void* context, const minterm_hit* hits, size_t count);

typedef struct minterm_search minterm_search;

/** Compiles patterns, texts of bytes. The metric says what an occurrence is: "shift_or" (equal; the
 *  default), "k_mismatch" or "k_edit" with the parameter k, or a spec of one's own that reports
 *  columns. MINTERM_BAD_INPUT: no pattern, an empty one, one that is not longer than k, of
 *  characters one that is no UTF-8 or has more than 127 different ones beyond ASCII (by its number,
 *  from 1), a spec that reports nothing. `options` may be NULL. */
MINTERM_API minterm_status minterm_search_create(const minterm_engine_options* options,
                                                 const minterm_text* patterns, size_t count,
                                                 minterm_search** search);
/** Writes a search to a file, its code included; there is never half a file under this name. */
MINTERM_API minterm_status minterm_search_save(const minterm_search* search, const char* path);
/** A search that was saved, ready without compiling. The code in the file is executed: it must
 * belong to the user or to root and be writable by nobody else. MINTERM_BAD_INPUT: that is not so,
 * it is not there, no saved search, cut or changed, or made by another build or for another
 * processor. */
MINTERM_API minterm_status minterm_search_open(const char* path, minterm_search** search);
/** NULL is fine. No call may be running; streams live on. */
MINTERM_API void minterm_search_free(minterm_search* search);

/** All occurrences of all patterns in a text of bytes, overlapping ones too, on so many threads (0
 *  is 1, less is MINTERM_BAD_INPUT): the same hits in the same order however many. `take` is called
 * from the calling thread. Any number of threads may call at once. Memory does not grow with the
 * text. MINTERM_BAD_INPUT: characters are searched for, and the text is no UTF-8; with the byte,
 * and nothing was given. */
MINTERM_API minterm_status minterm_search_scan(const minterm_search* search, minterm_text text,
                                               int threads, minterm_take_hits take, void* context);

/** How the pattern of a hit lies beside `matched`, the bytes from its start to its end in the text:
 *  a CIGAR as minterm_result_cigar has it, the pattern as a. As snprintf does, writes up to
 *  `capacity` bytes, the last of them a zero, and gives the length of the whole (`length` may be
 *  NULL). MINTERM_BAD_INPUT: no hit of this search, or a spec that is neither about mismatches nor
 *  an edit distance. */
MINTERM_API minterm_status minterm_search_cigar(const minterm_search* search,
                                                const minterm_hit* hit, minterm_text matched,
                                                char* cigar, size_t capacity, size_t* length);

/** A text that comes in chunks of any size: the hits are those of the whole text. For one thread at
 *  a time. */
typedef struct minterm_stream minterm_stream;
MINTERM_API minterm_status minterm_stream_create(const minterm_search* search,
                                                 minterm_stream** stream);
MINTERM_API void minterm_stream_free(minterm_stream* stream);
/** The next bytes. Hits are given when some kilobytes have come together. After MINTERM_STOPPED
 *  there are no more until minterm_stream_restart. MINTERM_BAD_INPUT: characters are searched for,
 *  and the chunk is no UTF-8 where the one before ended; it was not taken. */
MINTERM_API minterm_status minterm_stream_feed(minterm_stream* stream, minterm_text chunk,
                                               minterm_take_hits take, void* context);
/** Gives the hits that end in what was fed so far; more may be fed. */
MINTERM_API minterm_status minterm_stream_flush(minterm_stream* stream, minterm_take_hits take,
                                                void* context);
/** The next chunk begins another text. */
MINTERM_API void minterm_stream_restart(minterm_stream* stream);

/** A set of keys (texts of bytes) and their numbers, 0 up to the number of keys, in a succinct
 * trie. Any number of threads may ask it at once. */
typedef struct minterm_dictionary minterm_dictionary;

/** No key's number. */
#define MINTERM_NO_ID UINT64_MAX

/** NULL means the default. */
typedef struct minterm_dictionary_options {
    size_t size;        /**< sizeof(minterm_dictionary_options) */
    const char* layout; /**< "fast" (the default), "paper", "louds", or "small", the smallest */
    const char* ids;    /**< "sorted" (the default): ranks in byte order; "trie": any, and smaller;
                           "own": those of `own_ids` */
    const uint64_t* own_ids; /**< of "own": a number for each key, but MINTERM_NO_ID */
} minterm_dictionary_options;

#define MINTERM_DICTIONARY_OPTIONS_INIT \
    { sizeof(minterm_dictionary_options), NULL, NULL, NULL }

/** Of keys in any order; equal ones are one. Nothing of them is kept. `options` may be NULL.
 * Memory: some 60 bytes a key. MINTERM_BAD_INPUT: a key of 2^24 bytes or more, 2^32 - 2 keys or
 * more, equal keys with different numbers of their own. */
MINTERM_API minterm_status minterm_dictionary_build(const minterm_dictionary_options* options,
                                                    const minterm_text* keys, size_t count,
                                                    minterm_dictionary** dictionary);
/** Maps a file that minterm_dictionary_save or `minterm dict build` wrote. Its checksum is
 * compared, which takes as long as reading it once, unless `trust` is not 0: then a file that was
 * changed may give wrong answers, but no access to other memory. MINTERM_BAD_INPUT: it is not
 * there, no dictionary, of another version, cut or changed. */
MINTERM_API minterm_status minterm_dictionary_open(const char* path, int trust,
                                                   minterm_dictionary** dictionary);
/** There is never half a file under this name. */
MINTERM_API minterm_status minterm_dictionary_save(const minterm_dictionary* dictionary,
                                                   const char* path);
/** NULL is fine. No call may be running. */
MINTERM_API void minterm_dictionary_free(minterm_dictionary* dictionary);
/** How many keys; 0 for NULL. */
MINTERM_API uint64_t minterm_dictionary_size(const minterm_dictionary* dictionary);

/** From now on minterm_dictionary_lookup and minterm_dictionary_keys run on this GPU, as CUDA
 *  numbers them (CUDA_DEVICE_ORDER), one call at a time, until it fails: then the processor answers
 *  again, that call, too. Other calls stay on the processor. Kernels are compiled by NVRTC and kept
 * in `cache_folder`, unless that is NULL. No other call may be running. MINTERM_BAD_INPUT: the
 * layout is "small", or there is no driver or device; MINTERM_ENVIRONMENT: no NVRTC, or too little
 * memory there. */
MINTERM_API minterm_status minterm_dictionary_use_device(minterm_dictionary* dictionary, int device,
                                                         const char* cache_folder);
/** 1 while a device is used, else 0. */
MINTERM_API int minterm_dictionary_on_device(const minterm_dictionary* dictionary);

/** ids[i] becomes the number of keys[i], or MINTERM_NO_ID, on so many threads (0 is 1, less is
 *  MINTERM_BAD_INPUT). Several at a time take less time each. */
MINTERM_API minterm_status minterm_dictionary_lookup(const minterm_dictionary* dictionary,
                                                     const minterm_text* keys, size_t count,
                                                     int threads, uint64_t* ids);

/** A key that was asked for. */
typedef struct minterm_key {
    const char* bytes; /**< valid during the call of `take`; no zero follows */
    size_t length;
    uint64_t id;
    uint32_t distance; /**< minterm_dictionary_near: its edits; else 0 */
    size_t text;       /**< functions of many texts: of which one, from 0; else 0 */
} minterm_key;

/** Is given keys one by one. Anything but 0 ends the call with MINTERM_STOPPED. */
typedef int (*minterm_take_key)(void* context, const minterm_key* key);

/** The keys with these numbers, in this order; `take` is called from the calling thread.
 *  MINTERM_BAD_INPUT: a number that no key has; `take` is not called then. */
MINTERM_API minterm_status minterm_dictionary_keys(const minterm_dictionary* dictionary,
                                                   const uint64_t* ids, size_t count, int threads,
                                                   minterm_take_key take, void* context);
/** All keys that `text` begins with, the shortest first. */
MINTERM_API minterm_status minterm_dictionary_prefixes(const minterm_dictionary* dictionary,
                                                       minterm_text text, minterm_take_key take,
                                                       void* context);
/** The same of many texts, in their order, as all that follows; `take` is called from the calling
 *  thread. */
MINTERM_API minterm_status minterm_dictionary_prefixes_all(const minterm_dictionary* dictionary,
                                                           const minterm_text* texts, size_t count,
                                                           int threads, minterm_take_key take,
                                                           void* context);
/** The longest of them; its number is MINTERM_NO_ID where there is none. */
MINTERM_API minterm_status minterm_dictionary_longest_prefix(const minterm_dictionary* dictionary,
                                                             minterm_text text, size_t* length,
                                                             uint64_t* id);
MINTERM_API minterm_status minterm_dictionary_longest_prefix_all(
    const minterm_dictionary* dictionary, const minterm_text* texts, size_t count, int threads,
    size_t* lengths, uint64_t* ids);
/** All keys that begin with `prefix`, in byte order; the empty prefix lists all keys. */
MINTERM_API minterm_status minterm_dictionary_list(const minterm_dictionary* dictionary,
                                                   minterm_text prefix, minterm_take_key take,
                                                   void* context);
/** The first `limit` of them, of each prefix. SIZE_MAX: all. */
MINTERM_API minterm_status minterm_dictionary_list_all(const minterm_dictionary* dictionary,
                                                       const minterm_text* prefixes, size_t count,
                                                       size_t limit, int threads,
                                                       minterm_take_key take, void* context);
/** All keys from `first` to `last`, both included, or to the end where `last` is NULL, in byte
 *  order. Neither needs to be a key. */
MINTERM_API minterm_status minterm_dictionary_range(const minterm_dictionary* dictionary,
                                                    minterm_text first, const minterm_text* last,
                                                    minterm_take_key take, void* context);
/** The first `limit` of them, of each range; `lasts` has `count` texts, or is NULL: all to the end.
 */
MINTERM_API minterm_status minterm_dictionary_range_all(const minterm_dictionary* dictionary,
                                                        const minterm_text* firsts,
                                                        const minterm_text* lasts, size_t count,
                                                        size_t limit, int threads,
                                                        minterm_take_key take, void* context);
/** All keys within `edits` <= 255 insertions, deletions and replacements of bytes, or the best
 *  `limit` of them: by distance, then in byte order. SIZE_MAX: all. */
MINTERM_API minterm_status minterm_dictionary_near(const minterm_dictionary* dictionary,
                                                   minterm_text text, uint32_t edits, size_t limit,
                                                   minterm_take_key take, void* context);
MINTERM_API minterm_status minterm_dictionary_near_all(const minterm_dictionary* dictionary,
                                                       const minterm_text* texts, size_t count,
                                                       uint32_t edits, size_t limit, int threads,
                                                       minterm_take_key take, void* context);

#ifdef __cplusplus
}
#endif

#endif /* MINTERM_H */
