// SPDX-License-Identifier: Apache-2.0
//
// Kernel program of the wavefront layout -> CUDA C++ for blocks of any size; and the kernels that
// choose strips and segments, in many launches or in one, of any layout.
#include <algorithm>
#include <cstddef>
#include <string>

#include "codegen/emit_cuda.hpp"
#include "codegen/emit_cuda_parts.hpp"

namespace minterm {

namespace {

/// In the kernel of blocks, where first bytes go to the bottom edge alone.
constexpr CudaHelper kStoreOfBlocks = {"store_first", R"(
// No lane reads it before the next segment: nothing to wait for.
WARP_FUNCTION void store_first(uint8_t *p, word w) {
    if (lane() == 0) *p = (uint8_t)w;
}
)"};

/// The kernels of a block. Functions are called, not pasted: three calls of two functions of
/// thousands of instructions, a few thousand iterations apart.
constexpr const char* kBlockBegin = R"(
// Where the row above a strip is: one that is kept, or the one that strips have in common.
WARP_FUNCTION uint8_t *row_above(uint8_t *const *buffers, const int64_t *scalars, int64_t strip) {
    const int64_t kept = strip / scalars[KEPT_EVERY] - 1;
    const bool is_kept =
        strip % scalars[KEPT_EVERY] == 0 && kept >= 0 && kept < scalars[KEPT_ROWS];
    return is_kept ? buffers[KEPT] + kept * scalars[KEPT_STRIDE] : buffers[ROW];
}

// Iterations first .. end - 1 of a strip, or what it has of them.
static __device__ __noinline__ void do_segment(uint8_t *const *buffers, const int64_t *scalars,
                                               int64_t strip, int64_t number) {
    const int64_t columns = scalars[COLUMNS];
    const int64_t rows = scalars[ROWS];
    const int64_t segment = scalars[SEGMENT];
    const int64_t last_strip = (rows - 1) / STRIP_ROWS;
    const int64_t rows_left = rows - strip * STRIP_ROWS;
    const int64_t rows_here = rows_left < STRIP_ROWS ? rows_left : STRIP_ROWS;
    const int64_t iterations = (columns + rows_here - 1 + K - 1) / K;
    const int64_t first = number * segment;
    const int64_t end = first + segment < iterations ? first + segment : iterations;

    const int tapped = strip == last_strip && scalars[TAPPED] != 0;
    const int64_t bottom_row = tapped ? rows_here - 1 : STRIP_ROWS - 1;
    uint8_t *mine[] = {
        buffers[SYMBOLS_A] + strip * A_BYTES,
        buffers[WINDOWS],
        buffers[ACTIVE],
        buffers[VERTICAL] + strip * VERTICAL_BYTES,
        buffers[STATE] + strip * STATE_BYTES,
        row_above(buffers, scalars, strip),
        row_above(buffers, scalars, strip + 1) - bottom_row,
        buffers[TAP],
    };
    int64_t range[] = {
        0,
        0,
        scalars[COPY_STRIDE],
        scalars[ROW_STRIDE],
        scalars[ROW_STRIDE],
        bottom_row % K * WORD_BYTES + (8 * WORD_BYTES - 1 - bottom_row / K) / 8,
    };
    // In between all rows of the strip have a column.
    const int64_t all_begun = (rows_here - 1 + K - 1) / K;
    const int64_t some_ended = columns / K;
    for (int64_t at = first; at < end; at = range[1]) {
        const int steady_now = at >= all_begun && at < some_ended;
        int64_t stop = steady_now ? some_ended : end;
        if (at < all_begun && all_begun < some_ended) stop = all_begun;
        range[0] = at;
        range[1] = stop < end ? stop : end;
)";

/// Behind the calls.
constexpr const char* kSegmentEnd = "    }\n}\n";

constexpr const char* kPackRows = R"(
// Rows that were kept, as bits: 1,024 columns of a plane of a row for a warp.
extern "C" __global__ void pack_rows(uint8_t *const *buffers, const int64_t *scalars, int) {
    const int64_t columns = scalars[COLUMNS];
    const int64_t tiles = (columns + 1023) / 1024;
    const int64_t tile = warp_number() % tiles;
    const int64_t plane = warp_number() / tiles % PLANES;
    const int64_t kept = warp_number() / tiles / PLANES;
    if (kept >= scalars[KEPT_ROWS]) return;
    const uint8_t *const bytes =
        buffers[KEPT] + kept * scalars[KEPT_STRIDE] + plane * scalars[ROW_STRIDE];
    uint32_t mine = 0u;
    for (int i = 0; i < 32; ++i) {
        const int64_t column = 1024 * tile + 32 * i + lane();
        const uint32_t bits =
            __ballot_sync(ALL_LANES, column < columns && (bytes[column] & 1u) != 0u);
        if (i == lane()) mine = bits;
    }
    // Of each plane 64 columns, then the next plane's.
    const int64_t words = (columns + 63) / 64 * 2;
    const int64_t word = 32 * tile + lane();
    if (word < words)
        reinterpret_cast<uint32_t *>(buffers[BITS])[kept * words * PLANES +
                                                      word / 2 * 2 * PLANES + 2 * plane +
                                                      word % 2] = mine;
}
)";

}  // namespace

const char* const kStripKernels = R"(
WARP_FUNCTION int64_t warp_number(void) {
    return (blockIdx.x * blockDim.x + threadIdx.x) / 32u;
}

// A warp for each strip that has something to do in this launch, of many.
extern "C" __global__ void block(uint8_t *const *buffers, const int64_t *scalars, int launch) {
    const int64_t last_strip = (scalars[ROWS] - 1) / STRIP_ROWS;
    const int64_t newest = launch / scalars[LAG];
    const int64_t strip = (newest < last_strip ? newest : last_strip) - warp_number();
    if (strip >= 0) do_segment(buffers, scalars, strip, launch - scalars[LAG] * strip);
}

// Until the strip above has done so many segments. What it has written can be read then.
WARP_FUNCTION void wait_for(const volatile uint32_t *done, uint32_t segments) {
    while (__shfl_sync(ALL_LANES, *done, 0) < segments) __nanosleep(100u);
    __threadfence();
    __syncwarp();
}
WARP_FUNCTION void tell(volatile uint32_t *done, uint32_t segments) {
    __syncwarp();
    if (lane() != 0) return;
    __threadfence();  // behind what all lanes have written
    *done = segments;
}

// The same in one launch: warps take strips from the top down.
extern "C" __global__ void whole_block(uint8_t *const *buffers, const int64_t *scalars, int) {
    uint32_t *const taken = reinterpret_cast<uint32_t *>(buffers[PROGRESS]);
    const uint32_t strips = (uint32_t)((scalars[ROWS] - 1) / STRIP_ROWS) + 1u;
    const uint32_t segments = (uint32_t)scalars[SEGMENTS];
    const uint32_t lag = (uint32_t)scalars[LAG];
    for (;;) {
        uint32_t strip = 0u;
        if (lane() == 0) strip = atomicAdd(taken, 1u);
        strip = __shfl_sync(ALL_LANES, strip, 0);
        if (strip >= strips) return;
        volatile uint32_t *const done = taken + 1 + strip;
        for (uint32_t number = 0u; number < segments; ++number) {
            const uint32_t ahead = number + lag;
            if (strip > 0u) wait_for(done - 1, ahead < segments ? ahead : segments);
            do_segment(buffers, scalars, strip, number);
            tell(done, number + 1u);
        }
    }
}
)";

std::string emit_cuda_block(const KernelProgram& program, const KernelProgram* tap,
                            const WavefrontKernel& shape, const SourceHead& head) {
    using Buffer = wavefront_block::Buffer;
    using Scalar = wavefront_block::Scalar;
    const std::size_t strip_bytes = shape.strip_rows() / 8;
    const auto bytes = [&](int planes) { return strip_bytes * static_cast<std::size_t>(planes); };
    std::string functions;
    for (const KernelProgram* part : {&program, tap}) {
        if (part == nullptr) continue;
        for (const KernelFunction& function : part->functions)
            functions +=
                cuda_warp_function(*part, function, head, "static __device__ __noinline__");
    }
    std::string calls;
    if (tap != nullptr)
        calls =
            "        if (tapped && steady_now) steady_tap(mine, range);\n"
            "        if (tapped && !steady_now) edge_tap(mine, range);\n"
            "        if (tapped) continue;\n";
    calls +=
        "        if (steady_now) steady(mine, range);\n"
        "        if (!steady_now) edge(mine, range);\n";
    functions += cuda_numbers({
        {"STRIP_ROWS", shape.strip_rows()},
        {"K", static_cast<std::size_t>(shape.rows)},
        {"A_BYTES", bytes(shape.a_planes)},
        {"VERTICAL_BYTES", bytes(shape.vertical_planes)},
        {"STATE_BYTES", bytes(shape.horizontal_planes)},
        {"COLUMNS", Scalar::kColumns},
        {"ROWS", Scalar::kRows},
        {"COPY_STRIDE", Scalar::kCopyStride},
        {"ROW_STRIDE", Scalar::kRowStride},
        {"SEGMENT", Scalar::kSegment},
        {"LAG", Scalar::kLag},
        {"TAPPED", Scalar::kTapped},
        {"SYMBOLS_A", Buffer::kSymbolsA},
        {"WINDOWS", Buffer::kWindows},
        {"ACTIVE", Buffer::kActive},
        {"VERTICAL", Buffer::kVertical},
        {"STATE", Buffer::kState},
        {"ROW", Buffer::kRow},
        {"TAP", Buffer::kTap},
        {"PLANES", static_cast<std::size_t>(std::max(shape.horizontal_planes, 1))},
        {"SEGMENTS", Scalar::kSegments},
        {"KEPT_EVERY", Scalar::kKeptEvery},
        {"KEPT_ROWS", Scalar::kKeptRows},
        {"KEPT_STRIDE", Scalar::kKeptStride},
        {"KEPT", Buffer::kKept},
        {"BITS", Buffer::kBits},
        {"PROGRESS", Buffer::kProgress},
    });
    functions += kBlockBegin + calls + kSegmentEnd + kStripKernels + kPackRows;
    return cuda_source(program, head,
                       "A kernel for blocks of any size, of which each warp has strips.", functions,
                       {&kStoreOfBlocks, 1});
}

}  // namespace minterm
