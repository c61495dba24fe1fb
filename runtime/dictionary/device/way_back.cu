// SPDX-License-Identifier: Apache-2.0
//
// Numbers -> keys on a GPU, in dictionaries of all layouts that are tries: a number a thread climbs
// from the node or the leaf where its key ends up to the root. Behind bit_vectors.cu.
//
// Letters of the way up come backwards, and how many there will be is not known. So they are
// written from the end of the key's slot on, and those of the tail from its beginning on; the host
// puts them together. Both are counted however many they are: a key that is longer than its slot
// is left to the host.

// ---- one edge up --------------------------------------------------------------------------------

struct Parent {
    uint32_t node;
    uint32_t letter;
};

// The last letter whose numbers begin at `number` or before; `which` of its entry they are.
template <int which>
DEVICE uint32_t letter_of(const uint4 *letters, uint64_t number) {
    uint32_t letter = 0;
#pragma unroll
    for (uint32_t half = 128; half > 0; half /= 2) {
        const uint4 entry = letters[letter + half];
        if ((which == 0 ? entry.y : entry.z) <= number) letter += half;
    }
    return letter;
}

// In a list (SparseBits) the one with `rank` ones before it.
DEVICE uint64_t select_sparse(uint8_t *const *buffers, const int64_t *scalars, Buffer vectors,
                              Scalar low_bytes, uint32_t vector, uint32_t rank) {
    const uint64_t *const about =
        reinterpret_cast<const uint64_t *>(buffers[vectors]) + 4 * vector;
    const uint32_t shift = (uint32_t)__ldg(about + 1);
    const uint32_t *const buckets =
        reinterpret_cast<const uint32_t *>(buffers[vectors + 1]) + __ldg(about + 2);
    // The last bucket that has no more than `rank` before it.
    uint64_t first = 0;
    uint64_t last = ((uint64_t)scalars[kNodes] >> shift) + 1;
    while (first < last) {
        const uint64_t middle = (first + last + 1) / 2;
        if (__ldg(buckets + middle) <= rank)
            first = middle;
        else
            last = middle - 1;
    }
    return (first << shift) + low_of(buffers, scalars, vectors, low_bytes, __ldg(about + 3), shift,
                                     rank);
}

// Edges of paper and louds are numbered, and so are those to nodes and those to leaves among them.
DEVICE uint64_t edge_above(uint8_t *const *buffers, const int64_t *scalars, bool is_leaf,
                           uint32_t number) {
    const uint64_t edges = (uint64_t)scalars[kEdges];
    const uint64_t lines = (uint64_t)scalars[kToLeafLines];
    const uint64_t edge =
        is_leaf ? select_bit<true>(buffers[kToLeaf], lines, edges,
                                   reinterpret_cast<const uint32_t *>(buffers[kToLeafHints]), number)
                : select_bit<false>(buffers[kToLeaf], lines, edges,
                                    reinterpret_cast<const uint32_t *>(buffers[kToNodeHints]),
                                    number - 1);
    return edge < edges ? edge : edges - 1;
}

struct PaperUp {
    uint8_t *const *buffers;
    const int64_t *scalars;
    // shared
    const uint4 *letters;
    const uint16_t *decoded;
    const uint32_t *classes;

    __device__ __forceinline__ uint4 superblock(uint32_t vector, uint64_t number) const {
        return __ldg(reinterpret_cast<const uint4 *>(buffers[kSuperblocks]) +
                     number * (uint64_t)scalars[kVectors] + vector);
    }
    // Where the one of a superblock is that has `rank` ones before it there.
    __device__ __forceinline__ uint64_t select_in(const uint4 &all, uint64_t number,
                                                  uint32_t rank) const {
        uint64_t left = all.z | (uint64_t)all.w << 32;
        uint64_t place = all.y;
        for (uint32_t block = 0; block < 16; ++block) {
            const uint32_t ones = (uint32_t)left & 15u;
            if (rank < ones) {
                const uint32_t bits =
                    decode_block(buffers, scalars, decoded, classes, ones, place);
                if (rank >= (uint32_t)__popc(bits)) break;
                return number * 240 + block * 15 + select_in_word(bits, rank);
            }
            rank -= ones;
            place += classes[ones] & 0xffffu;
            left >>= 4;
        }
        return (uint64_t)scalars[kNodes];
    }
    __device__ __forceinline__ Parent above(bool is_leaf, uint32_t child) const {
        const uint64_t edge = edge_above(buffers, scalars, is_leaf, child);
        const uint32_t letter = letter_of<0>(letters, edge);
        const uint4 entry = letters[letter];
        const uint32_t vector = entry.x >> 16;
        const uint32_t rank = (uint32_t)edge - entry.y;
        uint64_t parent = 0;
        if ((entry.x & 0xffffu) == kSparse)
            parent = select_sparse(buffers, scalars, kSparseVectors, kSparseLowBytes, vector, rank);
        if ((entry.x & 0xffffu) == kDense) {
            // What is noted may be the parent by another letter, which says nothing.
            const uint32_t *const hints = reinterpret_cast<const uint32_t *>(buffers[kParentHints]);
            const uint64_t noted = edge / 32;
            const uint64_t end =
                letter == 255 ? (uint64_t)scalars[kEdges] : (uint64_t)letters[letter + 1].y;
            uint64_t last = (uint64_t)scalars[kNodes] / 240;
            uint64_t first = noted * 32 >= entry.y ? __ldg(hints + noted) : 0;
            if ((noted + 1) * 32 < end && __ldg(hints + noted + 1) < last)
                last = __ldg(hints + noted + 1);
            if (first > last) first = last;
            while (first < last) {
                const uint64_t middle = (first + last + 1) / 2;
                if (superblock(vector, middle).x <= rank)
                    first = middle;
                else
                    last = middle - 1;
            }
            const uint4 all = superblock(vector, first);
            parent = select_in(all, first, rank - all.x);
        }
        return {(uint32_t)parent, letter};
    }
};

struct FastUp {
    uint8_t *const *buffers;
    const int64_t *scalars;
    const uint4 *letters;  // shared

    __device__ __forceinline__ const uint2 *line_at(uint64_t block, uint32_t vector) const {
        return reinterpret_cast<const uint2 *>(buffers[kXbwLines]) +
               3 * (block * (uint64_t)scalars[kVectors] + vector);
    }
    // The number of the first leaf that a line leads to.
    __device__ __forceinline__ uint32_t leaf_at(uint64_t block, uint32_t vector) const {
        return __ldg(line_at(block, vector) + 2).y;
    }
    __device__ __forceinline__ Parent above(bool is_leaf, uint32_t child) const {
        if (!is_leaf) {
            const uint32_t width = (uint32_t)scalars[kParentWidth];
            const uint64_t parent = read_bits(buffers[kNodeParents], (uint64_t)scalars[kParentBytes],
                                              (uint64_t)child * width, width);
            return {(uint32_t)parent, letter_of<0>(letters, child)};
        }
        const uint32_t letter = letter_of<1>(letters, child);
        const uint4 entry = letters[letter];
        const uint32_t vector = entry.x >> 16;
        if ((entry.x & 0xffffu) == kSparse)
            return {(uint32_t)select_sparse(buffers, scalars, kLeafVectors, kLeafLowBytes, vector,
                                            child - entry.z),
                    letter};
        if ((entry.x & 0xffffu) != kDense) return {0u, letter};
        // What is noted may be the parent by another letter, which says nothing.
        const uint64_t last = (uint64_t)scalars[kNodes] / 64;
        uint64_t block = 0;
        if (child - child % 8 >= entry.z)
            block = __ldg(reinterpret_cast<const uint32_t *>(buffers[kLeafHints]) + child / 8);
        if (block > last) block = last;
        while (block < last && leaf_at(block + 1, vector) <= child) ++block;
        const uint2 to_leaves = __ldg(line_at(block, vector) + 1);
        uint32_t rank = child - leaf_at(block, vector);
        const uint32_t words[2] = {to_leaves.x, to_leaves.y};
#pragma unroll
        for (uint32_t i = 0; i < 2; ++i) {
            const uint32_t ones = (uint32_t)__popc(words[i]);
            if (rank < ones)
                return {(uint32_t)(block * 64) + 32 * i + select_in_word(words[i], rank), letter};
            rank -= ones;
        }
        return {0u, letter};
    }
};

struct LoudsUp {
    uint8_t *const *buffers;
    const int64_t *scalars;

    __device__ __forceinline__ Parent above(bool is_leaf, uint32_t child) const {
        const uint64_t edge = edge_above(buffers, scalars, is_leaf, child);
        const uint64_t place = select_bit<true>(
            buffers[kDegrees], (uint64_t)scalars[kDegreeLines], (uint64_t)scalars[kDegreeSize],
            reinterpret_cast<const uint32_t *>(buffers[kEdgeHints]), edge);
        // Before an edge there are as many zeros as nodes before its parent.
        const uint64_t parent = place < edge ? 0 : place - edge;
        const uint32_t letter = read_bits(buffers[kEdgeLetters],
                                          (uint64_t)scalars[kEdgeLetterBytes], 8 * edge, 8);
        return {(uint32_t)parent, letter};
    }
};

// ---- all the way --------------------------------------------------------------------------------

#define NO_PLACE (~(uint64_t)0)

DEVICE uint64_t stored_place(uint8_t *const *buffers, const int64_t *scalars, uint64_t index) {
    const uint32_t width = (uint32_t)scalars[kPlaceWidth];
    const uint64_t place =
        read_wide(buffers[kPlaces], (uint64_t)scalars[kPlaceBytes], index * width, width);
    const uint64_t last = (uint64_t)scalars[kKeys] - 1;
    return place < last ? place : last;
}

// Where the key with this number is (DictionaryParts::place_of).
DEVICE uint64_t place_of(uint8_t *const *buffers, const int64_t *scalars, uint64_t id) {
    const uint64_t keys = (uint64_t)scalars[kKeys];
    if (scalars[kIdOrder] != kIdsOwn) {
        if (id >= keys) return NO_PLACE;
        return scalars[kIdsStored] != 0 ? stored_place(buffers, scalars, id) : id;
    }
    // Places are in the order of (number, key).
    uint64_t first = 0;
    for (uint64_t end = keys; first < end;) {
        const uint64_t middle = first + (end - first) / 2;
        if (id_at(buffers, scalars, stored_place(buffers, scalars, middle)) < id)
            first = middle + 1;
        else
            end = middle;
    }
    if (first == keys) return NO_PLACE;
    const uint64_t place = stored_place(buffers, scalars, first);
    return id_at(buffers, scalars, place) == id ? place : NO_PLACE;
}

// `tails` is shared: letters by the next 12 bits.
template <typename Trie>
DEVICE void climb(const Trie &trie, const uint16_t *tails, uint32_t number) {
    uint8_t *const *const buffers = trie.buffers;
    const int64_t *const scalars = trie.scalars;
    uint2 *const lengths = reinterpret_cast<uint2 *>(buffers[kLengths]) + number;
    const uint64_t id = __ldcs(reinterpret_cast<const uint64_t *>(buffers[kNumbers]) + number);
    const uint64_t place = place_of(buffers, scalars, id);
    if (place == NO_PLACE) {
        __stcs(lengths, uint2{0xffffffffu, 0xffffffffu});
        return;
    }
    const uint32_t room = (uint32_t)scalars[kSlotBytes];
    uint8_t *const slot = buffers[kTexts] + (uint64_t)number * room;
    const uint64_t terminals = (uint64_t)scalars[kTerminalCount];
    const uint32_t last = (uint32_t)((uint64_t)scalars[kNodes] - 1);
    uint32_t prefix = 0;
    uint32_t tail = 0;
    bool is_leaf = place >= terminals;
    uint32_t child = (uint32_t)(place - terminals);
    if (is_leaf) {
        const TailPlace bits = tail_of(buffers, scalars, child);
        uint64_t at = bits.at;
        for (; bits.is_short && tail < (uint32_t)bits.end; at >>= 8, ++tail)
            if (tail < room) slot[tail] = (uint8_t)at;
        while (!bits.is_short && at < bits.end) {
            const uint32_t entry =
                tails[read_bits(buffers[kTailBits], (uint64_t)scalars[kTailBitBytes], at, 12)];
            if (entry >> 8 == 0u || tail > (uint32_t)scalars[kLongestKey]) break;
            if (tail < room) slot[tail] = (uint8_t)entry;
            ++tail;
            at += entry >> 8;
        }
    } else {
        const uint64_t node = select_bit<true>(
            buffers[kTerminals], (uint64_t)scalars[kTerminalLines], (uint64_t)scalars[kNodes],
            reinterpret_cast<const uint32_t *>(buffers[kTerminalHints]), place);
        child = node < last ? (uint32_t)node : last;
    }
    // No prefix is longer than the longest key, in whatever circles a changed file may lead.
    while ((is_leaf || child != 0u) && prefix < (uint32_t)scalars[kLongestKey]) {
        const Parent parent = trie.above(is_leaf, child);
        ++prefix;
        if (prefix <= room) slot[room - prefix] = (uint8_t)parent.letter;
        child = parent.node < last ? parent.node : last;
        is_leaf = false;
    }
    __stcs(lengths, uint2{prefix, tail});
}

template <typename Trie>
DEVICE void climb_all(const Trie &trie, const uint16_t *tails, int count) {
    for (uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < (uint32_t)count;
         i += blockDim.x * gridDim.x)
        climb(trie, tails, i);
}

// ---- kernels ------------------------------------------------------------------------------------

extern "C" __global__ void __launch_bounds__(512, 2)
    keys_fast(uint8_t *const *buffers, const int64_t *scalars, int count) {
    __shared__ __align__(16) uint4 letters[256];
    __shared__ __align__(16) uint16_t tails[1 << 12];
    copy_shared(letters, buffers[kXbwLetters], sizeof letters);
    copy_shared(tails, buffers[kTailDecoded], sizeof tails);
    __syncthreads();
    const FastUp trie = {buffers, scalars, letters};
    climb_all(trie, tails, count);
}

extern "C" __global__ void __launch_bounds__(512, 2)
    keys_paper(uint8_t *const *buffers, const int64_t *scalars, int count) {
    __shared__ __align__(16) uint16_t decoded[1 << 14];
    __shared__ __align__(16) uint32_t classes[16];
    __shared__ __align__(16) uint4 letters[256];
    __shared__ __align__(16) uint16_t tails[1 << 12];
    copy_shared(decoded, buffers[kDecoded], sizeof decoded);
    copy_shared(classes, buffers[kClasses], sizeof classes);
    copy_shared(letters, buffers[kXbwLetters], sizeof letters);
    copy_shared(tails, buffers[kTailDecoded], sizeof tails);
    __syncthreads();
    const PaperUp trie = {buffers, scalars, letters, decoded, classes};
    climb_all(trie, tails, count);
}

extern "C" __global__ void __launch_bounds__(512, 2)
    keys_louds(uint8_t *const *buffers, const int64_t *scalars, int count) {
    __shared__ __align__(16) uint16_t tails[1 << 12];
    copy_shared(tails, buffers[kTailDecoded], sizeof tails);
    __syncthreads();
    const LoudsUp trie = {buffers, scalars};
    climb_all(trie, tails, count);
}
