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
// Behind bit_vectors.cu.
//
// Note [Caches]. What is read once goes past the caches (__ldcs, __stcs), so that it drives nothing
// of the dictionary out of them: letters, places and lengths of keys, and answers. What every step
// reads is in shared memory: the table that decodes blocks, widths of classes, what letters have.

// What a test counts: a step of a key down the trie, and a letter of its tail.
#ifndef COUNT_STEP
#define COUNT_STEP(key)
#define COUNT_TAIL_LETTER(key)
#endif

// ---- ranks --------------------------------------------------------------------------------------

struct Rank {
    bool present;
    uint64_t rank;
};

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

// In a list of ones (SparseBits) the least of a bucket that is not less.
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
        const uint32_t bits =
            decode_block(buffers, scalars, decoded, classes, (uint32_t)left & 15u, place);
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

    // Whether the tail of a leaf is the key from `index` on. Equal bits of equal length are equal
    // letters: no code is the beginning of another.
    __device__ __forceinline__ bool has_tail(uint32_t leaf, Key &key, uint32_t index,
                                             uint32_t number) const {
        const TailPlace tail = tail_of(buffers, scalars, leaf);
        uint64_t at = tail.at;
        if (tail.is_short) {
            if (tail.end != key.length - index) return false;
            for (; index < key.length; ++index) {
                COUNT_TAIL_LETTER(number);
                if (letter_of(key, index) != ((uint32_t)at & 255u)) return false;
                at >>= 8;
            }
            return true;
        }
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
        return at == tail.end;
    }

    // The answer where the letters up to `index` lead; `step` is none if they lead nowhere. All
    // letters are gone where it is a node.
    __device__ __forceinline__ void finish(Step step, Key &key, uint32_t index,
                                           uint32_t number) const {
        uint64_t id = ~(uint64_t)0;
        if (step.kind == kLeaf) {
            if (has_tail(step.number, key, index, number))
                id = id_at(buffers, scalars, (uint64_t)scalars[kTerminalCount] + step.number);
        } else if (step.kind == kNode) {
            const Rank end = rank_of(buffers[kTerminals], step.number);
            if (end.present) id = id_at(buffers, scalars, end.rank);
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
