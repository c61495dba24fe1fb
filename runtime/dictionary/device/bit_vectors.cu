// SPDX-License-Identifier: Apache-2.0
//
// Bit vectors and packed numbers of dictionaries on a GPU, as runtime/dictionary stores them: what
// lookup.cu and way_back.cu have in common. NVRTC compiles this text behind that of
// lookup_arguments.inc and before one of them; tests compile it for the host behind
// tests/support/simt_shim.hpp.
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

DEVICE const uint32_t *line_of(const uint8_t *lines, uint64_t line) {
    return reinterpret_cast<const uint32_t *>(lines + 64 * line);
}
DEVICE uint64_t ones_before(const uint32_t *line) {
    const uint2 before = __ldg(reinterpret_cast<const uint2 *>(line));
    return before.x | (uint64_t)before.y << 32;
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

// Bit vectors with few ones (SparseBits), as four arrays and numbers of the arguments say.
DEVICE uint32_t low_of(uint8_t *const *buffers, const int64_t *scalars, Buffer vectors,
                       Scalar low_bytes, uint64_t first_low, uint32_t shift, uint32_t rank) {
    return read_bits(buffers[vectors + 2], (uint64_t)scalars[low_bytes],
                     first_low + (uint64_t)rank * shift, shift);
}

// RRR (RrrBits), Note [Half a table]: a block of 15 bits from its class and where its number is.
DEVICE uint32_t decode_block(uint8_t *const *buffers, const int64_t *scalars,
                             const uint16_t *decoded, const uint32_t *classes, uint32_t ones,
                             uint64_t place) {
    const uint32_t of_class = classes[ones];
    const uint32_t number = read_bits(buffers[kBlockNumbers], (uint64_t)scalars[kBlockNumberBytes],
                                      place, of_class & 0xffffu);
    const uint32_t from = of_class >> 16;
    const uint32_t entry = (ones < 8 ? from + number : from - number) & 0x3fffu;
    return ones < 8 ? decoded[entry] : ~(uint32_t)decoded[entry] & 0x7fffu;
}

// ---- tails and numbers --------------------------------------------------------------------------

// Where a tail is, in bits; or, if it is short, its letters and their number (Tails).
struct TailPlace {
    uint64_t at, end;
    bool is_short;
};
DEVICE uint64_t low_of_tail(uint8_t *const *buffers, const int64_t *scalars, uint64_t index) {
    const uint32_t shift = (uint32_t)scalars[kTailShift];
    return read_wide(buffers[kTailLows], (uint64_t)scalars[kTailLowBytes], index * shift, shift);
}
DEVICE TailPlace tail_of(uint8_t *const *buffers, const int64_t *scalars, uint32_t leaf) {
    uint64_t index = leaf;
    if (scalars[kTailSlotCount] != 0) {
        const uint2 slot = __ldg(reinterpret_cast<const uint2 *>(buffers[kTailSlots]) + leaf);
        const uint32_t length = slot.y >> 24;
        index = slot.x | (uint64_t)(slot.y & 0xffffffu) << 32;
        if (length != 255u) return {index, length < 7u ? length : 7u, true};
        if (index >= (uint64_t)scalars[kTailCount]) return {0u, 0u, false};
    }
    const uint64_t size = (uint64_t)scalars[kTailHighSize];
    const uint32_t shift = (uint32_t)scalars[kTailShift];
    const uint64_t high = select_bit<true>(
        buffers[kTailHighs], (uint64_t)scalars[kTailHighLines], size,
        reinterpret_cast<const uint32_t *>(buffers[kTailHints]), index);
    const uint64_t next = next_bit<true>(buffers[kTailHighs], size, high + 1);
    TailPlace place;
    place.at = ((high - index) << shift) + low_of_tail(buffers, scalars, index);
    place.end = ((next - index - 1) << shift) + low_of_tail(buffers, scalars, index + 1);
    place.is_short = false;
    return place;
}

// The number of a place.
DEVICE uint64_t id_at(uint8_t *const *buffers, const int64_t *scalars, uint64_t place) {
    if (scalars[kIdsStored] == 0) return place;
    const uint32_t width = (uint32_t)scalars[kIdWidth];
    return read_wide(buffers[kIds], (uint64_t)scalars[kIdBytes], place * width, width);
}

// ---- shared memory ------------------------------------------------------------------------------

// Bytes that all threads of a block copy to shared memory, 16 at a time.
DEVICE void copy_shared(void *to, const uint8_t *from, uint32_t bytes) {
    for (uint32_t i = threadIdx.x; i < bytes / 16; i += blockDim.x)
        static_cast<uint4 *>(to)[i] = __ldg(reinterpret_cast<const uint4 *>(from) + i);
}
