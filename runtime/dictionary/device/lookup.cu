// SPDX-License-Identifier: Apache-2.0
//
// Keys -> numbers on a GPU, in dictionaries of all layouts that are tries. What is stored is as on
// a processor (runtime/dictionary), and the answers are the same. Four kernels:
//
//     lookup_fast   a key a thread
//     lookup_paper  a key a thread, as Wakatsuki, Keyaki and Miyazaki do it
//     lookup_louds  a key a thread, Tabei and Tanaka's query-parallel search
//     split_louds   a level of the trie a thread, their search of a split trie
//
// NVRTC compiles this text behind that of lookup_arguments.inc; tests compile it for the host
// behind tests/support/simt_shim.hpp.
//
// Note [Caches]. What is read once goes past the caches (__ldcs, __stcs), so that it drives nothing
// of the dictionary out of them: letters, places and lengths of keys, and answers. What every step
// reads is in shared memory: the table that decodes blocks, widths of classes, what letters have.
//
// Note [Half a table]. Blocks of 15 bits are numbered in their class in ascending order. The
// complements of class k are class 15 - k, descending, so that the table has classes 0 to 7 only,
// 32 KiB instead of 64: it has room in the shared memory that every device gives without asking.
//
// Note [Trust]. Images may have been changed (--trust). Nodes, edges and leaves are bounded by how
// many there are, and bits by the bytes of their array, as on a processor.

#ifdef __CUDACC_RTC__  // which has no headers
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
#else
#include <stdint.h>
#endif

// What a test counts: a step of a key down the trie, and a letter of its tail.
#ifndef COUNT_STEP
#define COUNT_STEP(key)
#define COUNT_TAIL_LETTER(key)
#endif

#define DEVICE static __device__ __forceinline__

// ---- bits ---------------------------------------------------------------------------------------

// The lowest `count` <= 32 bits.
DEVICE uint32_t low_bits(uint32_t count) { return count == 0 ? 0u : 0xffffffffu >> (32 - count); }

// The place of the one that has `rank` < __popc(word) ones below it.
DEVICE uint32_t select_in_word(uint32_t word, uint32_t rank) {
    uint32_t place = 0;
#pragma unroll
    for (uint32_t half = 16; half > 0; half /= 2) {
        const uint32_t below = (uint32_t)__popc(word >> place & low_bits(half));
        if (rank >= below) {
            rank -= below;
            place += half;
        }
    }
    return place;
}

// `width` <= 32 bits from bit `place` on; 0 where the array does not go so far.
DEVICE uint32_t read_bits(const uint8_t *array, uint64_t bytes, uint64_t place, uint32_t width) {
    const uint64_t word = place / 32;
    if (4 * word + 8 > bytes) return 0u;
    const uint32_t *const at = reinterpret_cast<const uint32_t *>(array) + word;
    return __funnelshift_r(__ldg(at), __ldg(at + 1), (uint32_t)(place & 31)) & low_bits(width);
}

// The same of up to 64 bits.
DEVICE uint64_t read_wide(const uint8_t *array, uint64_t bytes, uint64_t place, uint32_t width) {
    const uint64_t low = read_bits(array, bytes, place, width < 32 ? width : 32);
    if (width <= 32) return low;
    return low | (uint64_t)read_bits(array, bytes, place + 32, width - 32) << 32;
}

// Bit vectors as they are (PlainBits): lines of 64 bytes, of which the first 8 say how many ones
// are before the other 448 bits.
#define LINE_BITS 448u
#define LINE_WORDS 14u  // of 32 bits
#define HINT_BITS 512u

struct Rank {
    bool present;
    uint64_t rank;
};

DEVICE const uint32_t *line_of(const uint8_t *lines, uint64_t line) {
    return reinterpret_cast<const uint32_t *>(lines + 64 * line);
}
DEVICE uint64_t ones_before(const uint32_t *line) {
    const uint2 before = __ldg(reinterpret_cast<const uint2 *>(line));
    return before.x | (uint64_t)before.y << 32;
}

// Whether there is a one at `place`, and how many are before it. The line is read whole, 16 bytes
// at a time, so that all lanes do the same.
DEVICE Rank rank_of(const uint8_t *lines, uint64_t place) {
    const uint32_t *const line = line_of(lines, place / LINE_BITS);
    const uint32_t within = (uint32_t)(place % LINE_BITS);
    uint32_t words[16];
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        const uint4 four = __ldg(reinterpret_cast<const uint4 *>(line) + i);
        words[4 * i] = four.x;
        words[4 * i + 1] = four.y;
        words[4 * i + 2] = four.z;
        words[4 * i + 3] = four.w;
    }
    Rank found;
    found.rank = words[0] | (uint64_t)words[1] << 32;
    uint32_t here = 0;
#pragma unroll
    for (uint32_t i = 0; i < LINE_WORDS; ++i) {
        const uint32_t word = words[2 + i];
        const uint32_t bits = within <= 32 * i ? 0u : within >= 32 * i + 32 ? 32u : within - 32 * i;
        found.rank += (uint32_t)__popc(word & low_bits(bits));
        if (within / 32 == i) here = word;
    }
    found.present = (here >> (within % 32) & 1u) != 0u;
    return found;
}

// Where the one, or the zero, is that has `rank` < all ones (all zeros) before it.
template <bool kOne>
DEVICE uint64_t select_bit(const uint8_t *lines, uint64_t line_count, uint64_t size,
                           const uint32_t *hints, uint64_t rank) {
    uint64_t first = __ldg(hints + rank / HINT_BITS);
    uint64_t last = __ldg(hints + rank / HINT_BITS + 1);
    if (first >= line_count) first = line_count - 1;
    if (last >= line_count) last = line_count - 1;
    // The last line that has no more than `rank` before it.
    while (first < last) {
        const uint64_t middle = (first + last + 1) / 2;
        const uint64_t ones = ones_before(line_of(lines, middle));
        if ((kOne ? ones : middle * LINE_BITS - ones) <= rank)
            first = middle;
        else
            last = middle - 1;
    }
    const uint32_t *const line = line_of(lines, first);
    const uint64_t ones = ones_before(line);
    uint32_t left = (uint32_t)(rank - (kOne ? ones : first * LINE_BITS - ones));
    uint32_t word = 0;
    uint32_t number = 0;
    for (; number < LINE_WORDS; ++number) {
        const uint32_t stored = __ldg(line + 2 + number);
        word = kOne ? stored : ~stored;
        const uint32_t ones_here = (uint32_t)__popc(word);
        if (left < ones_here) break;
        left -= ones_here;
    }
    if (number == LINE_WORDS) return size;
    const uint64_t place = first * LINE_BITS + 32 * number + select_in_word(word, left);
    return place < size ? place : size;
}

// The first one, or zero, at or after `place`; size where there is none.
template <bool kOne>
DEVICE uint64_t next_bit(const uint8_t *lines, uint64_t size, uint64_t place) {
    while (place < size) {
        const uint32_t within = (uint32_t)(place % LINE_BITS);
        const uint32_t stored = __ldg(line_of(lines, place / LINE_BITS) + 2 + within / 32);
        const uint32_t word = (kOne ? stored : ~stored) >> within % 32;
        if (word != 0) {
            const uint64_t found = place + (uint32_t)(__ffs((int)word) - 1);
            return found < size ? found : size;
        }
        place += 32 - within % 32;
    }
    return size;
}

// ---- keys ---------------------------------------------------------------------------------------

// A key of the batch. Four letters are read together.
struct Key {
    const uint32_t *text;
    uint32_t length;
    uint32_t held;     // letters,
    uint32_t held_at;  // and which
};

DEVICE Key key_of(uint8_t *const *buffers, uint32_t number) {
    Key key;
    key.text = reinterpret_cast<const uint32_t *>(buffers[kTexts]) +
               __ldcs(reinterpret_cast<const uint32_t *>(buffers[kBegins]) + number);
    key.length = __ldcs(reinterpret_cast<const uint32_t *>(buffers[kLengths]) + number);
    key.held = 0u;
    key.held_at = 0xffffffffu;
    return key;
}
DEVICE uint32_t letter_of(Key &key, uint32_t index) {
    if (key.held_at != index / 4) {
        key.held_at = index / 4;
        key.held = __ldcs(key.text + index / 4);
    }
    return key.held >> 8 * (index % 4) & 255u;
}

// ---- tries --------------------------------------------------------------------------------------

// Where an edge leads.
enum StepKind { kNone, kNode, kLeaf };
struct Step {
    StepKind kind;
    uint32_t number;
};

// The edges of both tries are numbered, and a bit vector says which lead to leaves.
DEVICE Step step_along(uint8_t *const *buffers, const int64_t *scalars, uint64_t edge) {
    const Rank leaf = rank_of(buffers[kToLeaf], edge);
    const uint64_t number = leaf.present ? leaf.rank : edge - leaf.rank + 1;
    Step step = {kNone, (uint32_t)number};
    if (number < (uint64_t)scalars[leaf.present ? kLeaves : kNodes])
        step.kind = leaf.present ? kLeaf : kNode;
    return step;
}

// Bit vectors with few ones (SparseBits), as four arrays and numbers of the arguments say.
DEVICE uint32_t low_of(uint8_t *const *buffers, const int64_t *scalars, Buffer vectors,
                       Scalar low_bytes, uint64_t first_low, uint32_t shift, uint32_t rank) {
    return read_bits(buffers[vectors + 2], (uint64_t)scalars[low_bytes],
                     first_low + (uint64_t)rank * shift, shift);
}

// Of the ones in a bucket the least that is not less.
DEVICE Rank find_sparse(uint8_t *const *buffers, const int64_t *scalars, Buffer vectors,
                        Scalar low_bytes, uint32_t vector, uint32_t node) {
    const uint64_t *const about =
        reinterpret_cast<const uint64_t *>(buffers[vectors]) + 4 * vector;
    const uint32_t shift = (uint32_t)__ldg(about + 1);
    const uint64_t first_low = __ldg(about + 3);
    const uint32_t *const bucket = reinterpret_cast<const uint32_t *>(buffers[vectors + 1]) +
                                   __ldg(about + 2) + (node >> shift);
    const uint32_t low = node & low_bits(shift);
    uint32_t first = __ldg(bucket);
    uint32_t last = __ldg(bucket + 1);
    const uint32_t end = last;
    while (first < last) {
        const uint32_t middle = first + (last - first) / 2;
        if (low_of(buffers, scalars, vectors, low_bytes, first_low, shift, middle) < low)
            first = middle + 1;
        else
            last = middle;
    }
    Rank found;
    found.present = first < end && low_of(buffers, scalars, vectors, low_bytes, first_low, shift,
                                          first) == low;
    found.rank = first;
    return found;
}

// XBW: child(x, c) = rank(x, B_c) + C[c]. With RRR (XbwRrr) that numbers edges.
struct Paper {
    uint8_t *const *buffers;
    const int64_t *scalars;
    // shared
    const uint4 *letters;
    const uint16_t *decoded;
    const uint32_t *classes;

    // One access of 16 bytes, then the block's number.
    __device__ __forceinline__ Rank find_dense(uint32_t vector, uint32_t node) const {
        const uint32_t superblock = node / 240;
        const uint32_t within = node % 240;
        const uint32_t block = within / 15;
        const uint4 all = __ldg(reinterpret_cast<const uint4 *>(buffers[kSuperblocks]) +
                                (uint64_t)superblock * (uint64_t)scalars[kVectors] + vector);
        uint64_t left = all.z | (uint64_t)all.w << 32;  // classes, 4 bits a block
        uint32_t rank = all.x;
        uint64_t place = all.y;
        for (uint32_t i = 0; i < block; ++i) {
            const uint32_t number = (uint32_t)left & 15u;
            rank += number;
            place += classes[number] & 0xffffu;
            left >>= 4;
        }
        const uint32_t number = (uint32_t)left & 15u;
        const uint32_t of_class = classes[number];
        const uint32_t in_class = read_bits(
            buffers[kBlockNumbers], (uint64_t)scalars[kBlockNumberBytes], place, of_class & 0xffffu);
        // Note [Half a table].
        const uint32_t from = of_class >> 16;
        const uint32_t entry = (number < 8 ? from + in_class : from - in_class) & 0x3fffu;
        const uint32_t bits = number < 8 ? decoded[entry] : ~(uint32_t)decoded[entry] & 0x7fffu;
        Rank found;
        found.present = (bits >> within % 15 & 1u) != 0u;
        found.rank = rank + (uint32_t)__popc(bits & low_bits(within % 15));
        return found;
    }

    __device__ __forceinline__ Step step(uint32_t node, uint32_t letter) const {
        const uint4 entry = letters[letter];
        const uint32_t vector = entry.x >> 16;
        Rank found = {false, 0};
        if ((entry.x & 0xffffu) == kDense) found = find_dense(vector, node);
        if ((entry.x & 0xffffu) == kSparse)
            found = find_sparse(buffers, scalars, kSparseVectors, kSparseLowBytes, vector, node);
        const uint64_t edge = entry.y + found.rank;
        if (!found.present || edge >= (uint64_t)scalars[kEdges]) return {kNone, 0u};
        return step_along(buffers, scalars, edge);
    }
};

// In lines (XbwLines) edges to nodes and those to leaves have bit vectors of their own, and a step
// reads 24 bytes: both bits of 64 nodes, and the numbers that both have reached.
struct Fast {
    uint8_t *const *buffers;
    const int64_t *scalars;
    const uint4 *letters;  // shared

    __device__ __forceinline__ Step checked(bool to_node, uint64_t number) const {
        Step step = {kNone, (uint32_t)number};
        if (number < (uint64_t)scalars[to_node ? kNodes : kLeaves])
            step.kind = to_node ? kNode : kLeaf;
        return step;
    }
    __device__ __forceinline__ Step step(uint32_t node, uint32_t letter) const {
        const uint4 entry = letters[letter];
        const uint32_t vector = entry.x >> 16;
        if ((entry.x & 0xffffu) == kSparse) {
            Rank found =
                find_sparse(buffers, scalars, kSparseVectors, kSparseLowBytes, vector, node);
            if (found.present) return checked(true, entry.y + found.rank);
            found = find_sparse(buffers, scalars, kLeafVectors, kLeafLowBytes, vector, node);
            if (found.present) return checked(false, entry.z + found.rank);
        }
        if ((entry.x & 0xffffu) != kDense) return {kNone, 0u};
        const uint2 *const line =
            reinterpret_cast<const uint2 *>(buffers[kXbwLines]) +
            3 * ((uint64_t)(node / 64) * (uint64_t)scalars[kVectors] + vector);
        const uint2 to_nodes = __ldg(line);
        const uint2 to_leaves = __ldg(line + 1);
        const uint2 before = __ldg(line + 2);
        const uint32_t bit = node % 32;
        const bool is_high = node % 64 >= 32;
        const bool to_node = ((is_high ? to_nodes.y : to_nodes.x) >> bit & 1u) != 0u;
        const uint2 edges = to_node ? to_nodes : to_leaves;
        const uint32_t here = is_high ? edges.y : edges.x;
        if ((here >> bit & 1u) == 0u) return {kNone, 0u};
        uint32_t rank = (uint32_t)__popc(here & low_bits(bit));
        if (is_high) rank += (uint32_t)__popc(edges.x);
        return checked(to_node, (uint64_t)(to_node ? before.x : before.y) + rank);
    }
};

// LOUDS (Louds): a node is its degree in unary, the letters of its edges stand together.
struct Louds {
    uint8_t *const *buffers;
    const int64_t *scalars;

    __device__ __forceinline__ Step step(uint32_t node, uint32_t letter) const {
        const uint64_t size = (uint64_t)scalars[kDegreeSize];
        const uint64_t edges = (uint64_t)scalars[kEdges];
        uint64_t begin = 0;
        if (node > 0)
            begin = 1 + select_bit<false>(
                            buffers[kDegrees], (uint64_t)scalars[kDegreeLines], size,
                            reinterpret_cast<const uint32_t *>(buffers[kDegreeHints]), node - 1);
        // Before a node's ones there are as many zeros as there are nodes before it.
        uint64_t end = next_bit<false>(buffers[kDegrees], size, begin);
        end = end < node ? 0 : end - node;
        begin = begin < node ? 0 : begin - node;
        if (end > edges) end = edges;
        const uint32_t wanted = letter * 0x01010101u;
        for (uint64_t edge = begin; edge < end; edge += 4) {
            const uint32_t differ = wanted ^ read_bits(buffers[kEdgeLetters],
                                                       (uint64_t)scalars[kEdgeLetterBytes],
                                                       8 * edge, 32);
            // The first byte that is 0, if any, has the first of these ones.
            const uint32_t equal = (differ - 0x01010101u) & ~differ & 0x80808080u;
            if (equal == 0u) continue;
            edge += (uint32_t)(__ffs((int)equal) - 1) / 8;
            if (edge < end) return step_along(buffers, scalars, edge);
        }
        return {kNone, 0u};
    }
};

// ---- ends of keys, and their numbers ------------------------------------------------------------

struct Ends {
    uint8_t *const *buffers;
    const int64_t *scalars;
    const uint32_t *tail_letters;

    __device__ __forceinline__ uint64_t low_of_tail(uint64_t index) const {
        const uint32_t shift = (uint32_t)scalars[kTailShift];
        return read_wide(buffers[kTailLows], (uint64_t)scalars[kTailLowBytes], index * shift,
                         shift);
    }

    // Whether the tail of a leaf is the key from `index` on. Short ones may be in slots of eight
    // bytes, which then say which long one another is.
    __device__ __forceinline__ bool has_tail(uint32_t leaf, Key &key, uint32_t index,
                                             uint32_t number) const {
        if (scalars[kTailSlotCount] == 0) return has_coded_tail(leaf, key, index, number);
        const uint2 slot = __ldg(reinterpret_cast<const uint2 *>(buffers[kTailSlots]) + leaf);
        const uint32_t length = slot.y >> 24;
        if (length == 255u) {
            const uint64_t tail = slot.x | (uint64_t)(slot.y & 0xffffffu) << 32;
            return tail < (uint64_t)scalars[kTailCount] && has_coded_tail(tail, key, index, number);
        }
        if (length != key.length - index) return false;
        for (uint32_t i = 0; i < length; ++i) {
            COUNT_TAIL_LETTER(number);
            const uint32_t letter = (i < 4 ? slot.x : slot.y) >> 8 * (i % 4) & 255u;
            if (letter != letter_of(key, index + i)) return false;
        }
        return true;
    }

    // The same of what is coded. Equal bits of equal length are equal letters: no code is the
    // beginning of another.
    __device__ __forceinline__ bool has_coded_tail(uint64_t tail, Key &key, uint32_t index,
                                                   uint32_t number) const {
        const uint64_t size = (uint64_t)scalars[kTailHighSize];
        const uint32_t shift = (uint32_t)scalars[kTailShift];
        const uint64_t high = select_bit<true>(
            buffers[kTailHighs], (uint64_t)scalars[kTailHighLines], size,
            reinterpret_cast<const uint32_t *>(buffers[kTailHints]), tail);
        const uint64_t next = next_bit<true>(buffers[kTailHighs], size, high + 1);
        uint64_t at = ((high - tail) << shift) + low_of_tail(tail);
        const uint64_t end = ((next - tail - 1) << shift) + low_of_tail(tail + 1);
        while (index < key.length) {
            uint32_t bits = 0;
            uint32_t width = 0;
            // Codes have at most 12 bits.
            for (; index < key.length && width <= 20; ++index) {
                COUNT_TAIL_LETTER(number);
                const uint32_t code = tail_letters[letter_of(key, index)];
                if (code >> 16 == 0u) return false;
                bits |= (code & 0xffffu) << width;
                width += code >> 16;
            }
            if (read_bits(buffers[kTailBits], (uint64_t)scalars[kTailBitBytes], at, width) != bits)
                return false;
            at += width;  // beyond the end it is never there again
        }
        return at == end;
    }

    __device__ __forceinline__ uint64_t id_at(uint64_t place) const {
        if (scalars[kIdsStored] == 0) return place;
        const uint32_t width = (uint32_t)scalars[kIdWidth];
        return read_wide(buffers[kIds], (uint64_t)scalars[kIdBytes], place * width, width);
    }

    // The answer where the letters up to `index` lead; `step` is none if they lead nowhere. All
    // letters are gone where it is a node.
    __device__ __forceinline__ void finish(Step step, Key &key, uint32_t index,
                                           uint32_t number) const {
        uint64_t id = ~(uint64_t)0;
        if (step.kind == kLeaf) {
            if (has_tail(step.number, key, index, number))
                id = id_at((uint64_t)scalars[kTerminalCount] + step.number);
        } else if (step.kind == kNode) {
            const Rank end = rank_of(buffers[kTerminals], step.number);
            if (end.present) id = id_at(end.rank);
        }
        __stcs(reinterpret_cast<uint64_t *>(buffers[kNumbers]) + number, id);
    }
};

#define ENDED 0xffffffffu  // no node: a dictionary has at most 2^32 - 2

// At most `most` steps from a node on, with `index` letters behind it. The node, if there are
// letters left; else the key is answered, and ENDED.
template <typename Trie>
DEVICE uint32_t walk(const Trie &trie, const Ends &ends, Key &key, uint32_t node, uint32_t index,
                     uint32_t most, uint32_t number) {
    Step step = {kNode, node};
    for (; step.kind == kNode && index < key.length; --most) {
        if (most == 0) return step.number;
        COUNT_STEP(number);
        step = trie.step(step.number, letter_of(key, index));
        ++index;
    }
    ends.finish(step, key, index, number);
    return ENDED;
}

// ---- kernels ------------------------------------------------------------------------------------

// Bytes that all threads of a block copy to shared memory, 16 at a time.
DEVICE void copy_shared(void *to, const uint8_t *from, uint32_t bytes) {
    for (uint32_t i = threadIdx.x; i < bytes / 16; i += blockDim.x)
        static_cast<uint4 *>(to)[i] = __ldg(reinterpret_cast<const uint4 *>(from) + i);
}

// A key a thread: i, i + all threads and so on, so that neighbours have neighbours.
template <typename Trie>
DEVICE void look_up(const Trie &trie, const Ends &ends, int count) {
    for (uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < (uint32_t)count;
         i += blockDim.x * gridDim.x) {
        Key key = key_of(ends.buffers, i);
        walk(trie, ends, key, 0u, 0u, ENDED, i);
    }
}

extern "C" __global__ void __launch_bounds__(512, 3)
    lookup_fast(uint8_t *const *buffers, const int64_t *scalars, int count) {
    __shared__ __align__(16) uint4 letters[256];
    __shared__ __align__(16) uint32_t tail_letters[256];
    copy_shared(letters, buffers[kXbwLetters], sizeof letters);
    copy_shared(tail_letters, buffers[kTailLetters], sizeof tail_letters);
    __syncthreads();
    const Fast trie = {buffers, scalars, letters};
    const Ends ends = {buffers, scalars, tail_letters};
    look_up(trie, ends, count);
}

extern "C" __global__ void __launch_bounds__(512, 3)
    lookup_paper(uint8_t *const *buffers, const int64_t *scalars, int count) {
    __shared__ __align__(16) uint16_t decoded[1 << 14];
    __shared__ __align__(16) uint32_t classes[16];
    __shared__ __align__(16) uint4 letters[256];
    __shared__ __align__(16) uint32_t tail_letters[256];
    copy_shared(decoded, buffers[kDecoded], sizeof decoded);
    copy_shared(classes, buffers[kClasses], sizeof classes);
    copy_shared(letters, buffers[kXbwLetters], sizeof letters);
    copy_shared(tail_letters, buffers[kTailLetters], sizeof tail_letters);
    __syncthreads();
    const Paper trie = {buffers, scalars, letters, decoded, classes};
    const Ends ends = {buffers, scalars, tail_letters};
    look_up(trie, ends, count);
}

extern "C" __global__ void __launch_bounds__(512, 3)
    lookup_louds(uint8_t *const *buffers, const int64_t *scalars, int count) {
    __shared__ __align__(16) uint32_t tail_letters[256];
    copy_shared(tail_letters, buffers[kTailLetters], sizeof tail_letters);
    __syncthreads();
    const Louds trie = {buffers, scalars};
    const Ends ends = {buffers, scalars, tail_letters};
    look_up(trie, ends, count);
}

// A level a thread. Blocks share the keys out evenly. In turn t the thread of level l takes key
// t - l of its block one step further: from the node that the thread before it has left in shared
// memory in the turn before, to one that it leaves for the thread after it. A key that ends on the
// way is answered there; deeper levels than there are threads are the last one's.
extern "C" __global__ void __launch_bounds__(256, 6)
    split_louds(uint8_t *const *buffers, const int64_t *scalars, int count) {
    __shared__ __align__(16) uint32_t tail_letters[256];
    __shared__ uint32_t reached[2][256];
    copy_shared(tail_letters, buffers[kTailLetters], sizeof tail_letters);
    __syncthreads();
    const Louds trie = {buffers, scalars};
    const Ends ends = {buffers, scalars, tail_letters};
    const uint32_t level = threadIdx.x;
    const bool is_last = level + 1 == blockDim.x;
    const uint32_t first = (uint32_t)((uint64_t)count * blockIdx.x / gridDim.x);
    const uint32_t keys = (uint32_t)((uint64_t)count * (blockIdx.x + 1) / gridDim.x) - first;
    const uint32_t turns = keys == 0 ? 0 : keys + blockDim.x - 1;
    for (uint32_t turn = 0; turn < turns; ++turn) {
        uint32_t node = ENDED;
        if (turn >= level && turn - level < keys)
            node = level == 0 ? 0u : reached[turn % 2][level];
        if (node != ENDED) {
            const uint32_t number = first + turn - level;
            Key key = key_of(buffers, number);
            node = walk(trie, ends, key, node, level, is_last ? ENDED : 1u, number);
        }
        if (!is_last) reached[(turn + 1) % 2][level + 1] = node;
        __syncthreads();
    }
}
