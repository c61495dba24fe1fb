// SPDX-License-Identifier: Apache-2.0
//
// Kernel program of the column layout -> CUDA C++ for blocks of any size: around the program's loop
// over columns what a segment of them has in shared memory.
#include <algorithm>
#include <cstddef>
#include <string>

#include "codegen/emit_cuda.hpp"
#include "codegen/emit_cuda_parts.hpp"

namespace minterm {

namespace {

/// In the kernel of blocks, where bytes go to the carries that leave alone.
constexpr CudaHelper kStoreOfCarries = {"store_byte", R"(
// No lane reads it before the end of the segment: nothing to wait for.
WARP_FUNCTION void store_byte(uint8_t *p, uint64_t x) {
    if (lane() == 0) *p = (uint8_t)x;
}
)"};

/// Columns are computed one after the other, so what is loaded for the next ones should be on its
/// way.
constexpr const char* kColumnLoop = "#pragma unroll 2";

constexpr const char* kSegmentParts = R"(
WARP_FUNCTION void copy_words(uint32_t *to, const uint8_t *from, int count) {
    const uint32_t *const words = reinterpret_cast<const uint32_t *>(from);
    for (int i = lane(); i < count; i += 32) to[i] = words[i];
}

// Words of bits of a row, and a byte for each bit: `bit` of the byte, where they become bits again.
WARP_FUNCTION void bytes_of_bits(uint8_t *bytes, const uint32_t *bits, int count) {
    for (int i = 0; i < count; ++i) bytes[32 * i + lane()] = (uint8_t)(bits[i] >> lane() & 1u);
}
WARP_FUNCTION void bits_of_bytes(uint32_t *bits, const uint8_t *bytes, int count, int bit) {
    uint32_t mine = 0u;
    for (int i = 0; i < count; ++i) {
        const uint32_t all = __ballot_sync(ALL_LANES, bytes[32 * i + lane()] >> bit & 1u);
        if (i == lane()) mine = all;
    }
    if (lane() < count) bits[lane()] = mine;
}

// Columns of a segment of a strip, or what is left of them. What a column needs is in registers and
// in shared memory.
static __device__ __noinline__ void do_segment(uint8_t *const *buffers, const int64_t *scalars,
                                               int64_t strip, int64_t number) {
    __shared__ uint32_t symbols[MOST_COLUMNS * SYMBOL_BYTES / 4];
    __shared__ uint32_t words[WORDS_OF_SYMBOLS];
    __shared__ uint8_t entering[EDGE_BYTES];
    __shared__ uint8_t leaving[EDGE_BYTES];

    const int64_t segment = scalars[SEGMENT];
    const int64_t columns_left = scalars[COLUMNS] - number * segment;
    const int64_t rows_left = scalars[ROWS] - strip * STRIP_ROWS;
    const int tapped = rows_left < STRIP_ROWS && scalars[TAPPED] != 0;
    // Of each plane of the row a bit a column.
    const int row_words = (int)(segment / 32);
    const int64_t plane_words = scalars[SEGMENTS] * row_words;
    uint32_t *const row = reinterpret_cast<uint32_t *>(buffers[ROW]) + number * row_words;

    copy_words(symbols, buffers[SYMBOLS_B] + number * segment * SYMBOL_BYTES,
               (int)segment * SYMBOL_BYTES / 4);
    for (int plane = 0; plane < PLANES; ++plane)
        bytes_of_bits(entering + plane * MOST_COLUMNS, row + plane * plane_words, row_words);
)";

/// What stands between: the words by which symbols are compared.
constexpr const char* kTableOfMasks = R"(    // The table of masks.
    copy_words(words, buffers[MASKS] + strip * TABLE_BYTES, TABLE_BYTES / 4);
)";
constexpr const char* kBitsOfSymbols = R"(    // All bits of a word, as a bit of a symbol is.
    words[lane()] = 0u;
    words[32 + lane()] = 0xffffffffu;
)";

constexpr const char* kSweepBegin = R"(    __syncwarp();
    uint8_t *mine[] = {
        reinterpret_cast<uint8_t *>(words),
        buffers[SYMBOLS_A] + strip * A_BYTES,
        reinterpret_cast<uint8_t *>(symbols),
        reinterpret_cast<uint8_t *>(words),
        buffers[VERTICAL] + strip * VERTICAL_BYTES,
        entering,
        leaving,
        buffers[TAP],
    };
    const int64_t range[] = {
        0,
        columns_left < segment ? columns_left : segment,
        ENTRY_BYTES,
        MOST_COLUMNS,
        rows_left / 8,
    };
)";

constexpr const char* kSweepEnd = R"(    __syncwarp();
    // What enters the row below the last one leaves the last one.
    for (int plane = 0; plane < PLANES; ++plane)
        bits_of_bytes(row + plane * plane_words, leaving + plane * MOST_COLUMNS, row_words,
                      tapped ? (int)(rows_left % 8) : 0);
}
)";

}  // namespace

std::string emit_cuda_column(const KernelProgram& program, const KernelProgram* tap,
                             const ColumnKernel& shape, const SourceHead& head) {
    using Buffer = column_block::Buffer;
    using Scalar = column_block::Scalar;
    const std::size_t strip_bytes = shape.block_rows() / 8;
    const auto bytes = [&](int planes) { return strip_bytes * static_cast<std::size_t>(planes); };
    const std::size_t entry_bytes = shape.has_table ? bytes(shape.predicates) : shape.word_bytes();
    const std::size_t table_bytes = shape.has_table ? entry_bytes << shape.b_planes : 0;
    const auto planes = static_cast<std::size_t>(shape.horizontal_planes);
    std::string functions;
    for (const KernelProgram* part : {&program, tap}) {
        if (part == nullptr) continue;
        for (const KernelFunction& function : part->functions)
            functions += cuda_warp_function(*part, function, head, "WARP_FUNCTION", kColumnLoop);
    }
    functions += cuda_numbers({
        {"STRIP_ROWS", shape.block_rows()},
        {"MOST_COLUMNS", column_block::kMostColumns},
        {"PLANES", planes},
        {"EDGE_BYTES", column_block::kMostColumns * std::max<std::size_t>(planes, 1)},
        {"A_BYTES", bytes(shape.a_planes)},
        {"VERTICAL_BYTES", bytes(shape.vertical_planes)},
        {"SYMBOL_BYTES", shape.has_wide_symbols() ? 4U : 1U},
        {"ENTRY_BYTES", entry_bytes},
        {"TABLE_BYTES", table_bytes},
        {"WORDS_OF_SYMBOLS", std::max<std::size_t>(table_bytes, 2 * shape.word_bytes()) / 4},
        {"COLUMNS", Scalar::kColumns},
        {"ROWS", Scalar::kRows},
        {"SEGMENT", Scalar::kSegment},
        {"LAG", Scalar::kLag},
        {"SEGMENTS", Scalar::kSegments},
        {"TAPPED", Scalar::kTapped},
        {"MASKS", Buffer::kMasks},
        {"SYMBOLS_A", Buffer::kSymbolsA},
        {"SYMBOLS_B", Buffer::kSymbolsB},
        {"VERTICAL", Buffer::kVertical},
        {"ROW", Buffer::kRow},
        {"TAP", Buffer::kTap},
        {"PROGRESS", Buffer::kProgress},
    });
    functions += kSegmentParts;
    functions += shape.has_table ? kTableOfMasks : kBitsOfSymbols;
    functions += kSweepBegin;
    functions += tap != nullptr ? "    if (tapped) sweep_tap(mine, range);\n"
                                  "    if (!tapped) sweep(mine, range);\n"
                                : "    sweep(mine, range);\n";
    functions += kSweepEnd;
    functions += kStripKernels;
    return cuda_source(program, head,
                       "A kernel for blocks of any size, of which each warp has strips.", functions,
                       {&kStoreOfCarries, 1});
}

}  // namespace minterm
