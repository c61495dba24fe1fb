// SPDX-License-Identifier: Apache-2.0
//
// Kernel program -> CUDA C++.
#include "codegen/emit_cuda.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "codegen/emit_cuda_parts.hpp"
#include "codegen/emit_source.hpp"

namespace minterm {

namespace {

/// What emit_source.hpp asks of a dialect. NVRTC has no headers, so that types are spelled out.
constexpr const char* kTypes = R"(#ifdef __CUDACC_RTC__
typedef unsigned char uint8_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
#else
#include <stdint.h>
#endif

#define WORD_BYTES 128
#define ALL_LANES 0xffffffffu
#define WARP_FUNCTION static __device__ __forceinline__

typedef uint32_t word;  // a lane's part of it

WARP_FUNCTION int lane(void) { return (int)(threadIdx.x & 31u); }
)";

constexpr CudaHelper kHelpers[] = {
    {"load_aligned", R"(
WARP_FUNCTION word load_aligned(const uint8_t *p) {
    return reinterpret_cast<const uint32_t *>(p)[lane()];
}
)"},
    {"load_word", R"(
// From any byte on: the two aligned words that hold a lane's part, moved.
WARP_FUNCTION word load_word(const uint8_t *p) {
    const uint64_t at = reinterpret_cast<uint64_t>(p) + 4u * (uint32_t)lane();
    const uint32_t *const aligned = reinterpret_cast<const uint32_t *>(at & ~(uint64_t)3);
    const uint32_t bits = 8u * (uint32_t)(at & 3u);
    return bits == 0 ? aligned[0] : __funnelshift_r(aligned[0], aligned[1], bits);
}
)"},
    {"load_first", R"(
// Bit 0 is that of a byte; the others say nothing.
WARP_FUNCTION word load_first(const uint8_t *p) { return *p; }
)"},
    {"store_aligned", R"(
WARP_FUNCTION void store_aligned(uint8_t *p, word w) {
    __syncwarp();
    reinterpret_cast<uint32_t *>(p)[lane()] = w;
    __syncwarp();
}
)"},
    {"store_word", R"(
WARP_FUNCTION void store_word(uint8_t *p, word w) {
    uint8_t *const mine = p + 4 * lane();
    __syncwarp();
    if ((reinterpret_cast<uint64_t>(p) & 3u) == 0) {
        *reinterpret_cast<uint32_t *>(mine) = w;
    } else {
        mine[0] = (uint8_t)w;
        mine[1] = (uint8_t)(w >> 8);
        mine[2] = (uint8_t)(w >> 16);
        mine[3] = (uint8_t)(w >> 24);
    }
    __syncwarp();
}
)"},
    {"load_byte", R"(
WARP_FUNCTION uint64_t load_byte(const uint8_t *p) { return *p; }
)"},
    {"store_byte", R"(
WARP_FUNCTION void store_byte(uint8_t *p, uint64_t x) {
    __syncwarp();
    if (lane() == 0) *p = (uint8_t)x;
    __syncwarp();
}
)"},
    {"store_first", R"(
WARP_FUNCTION void store_first(uint8_t *p, word w) {
    __syncwarp();
    if (lane() == 0) *p = (uint8_t)w;
    __syncwarp();
}
)"},
    {"fetch", R"(
WARP_FUNCTION void fetch(const uint8_t *) {}
)"},
    {"zeros", R"(
WARP_FUNCTION word zeros(void) { return 0u; }
)"},
    {"ones", R"(
WARP_FUNCTION word ones(void) { return 0xffffffffu; }
)"},
    {"lop3", R"(
// Any function of three bits: `table` has a bit for 4 a + 2 b + c.
template <int table>
WARP_FUNCTION word lop3(word a, word b, word c) {
#ifdef __CUDA_ARCH__
    word result;
    asm("lop3.b32 %0, %1, %2, %3, %4;" : "=r"(result) : "r"(a), "r"(b), "r"(c), "n"(table));
    return result;
#else
    word result = 0u;
    for (int minterm = 0; minterm < 8; ++minterm)
        if (table >> minterm & 1)
            result |= (minterm & 4 ? a : ~a) & (minterm & 2 ? b : ~b) & (minterm & 1 ? c : ~c);
    return result;
#endif
}
)"},
    {"shift_in", R"(
// One bit towards bit 0; the top bit comes from bit 0 of `incoming`.
WARP_FUNCTION word shift_in(word w, word incoming) {
    const word next = __shfl_down_sync(ALL_LANES, w, 1);
    const word entering = __shfl_sync(ALL_LANES, incoming, 0);
    return __funnelshift_r(w, lane() == 31 ? entering : next, 1);
}
)"},
    {"bits_in", R"(
// Lane `from` of the lanes of `below`, which are -32 .. -1, and those of w, 0 .. 31.
WARP_FUNCTION word lane_of(word w, word below, int from) {
    const word of_w = __shfl_sync(ALL_LANES, w, from & 31);
    const word of_below = __shfl_sync(ALL_LANES, below, from & 31);
    return from < 0 ? of_below : of_w;
}
// n bits towards the top; below enter the top bits of `below`.
WARP_FUNCTION word bits_in(word w, word below, int n) {
    if (n < 32) {
        const word next = __shfl_up_sync(ALL_LANES, w, 1);
        const word entering = __shfl_sync(ALL_LANES, below, 31);
        return __funnelshift_l(lane() == 0 ? entering : next, w, n);
    }
    const int lanes = n / 32;
    const word high = lane_of(w, below, lane() - lanes);
    const word low = lane_of(w, below, lane() - lanes - 1);
    return __funnelshift_l(low, high, n % 32);
}
)"},
    {"part_shift", R"(
// In each 64 bits, two lanes, n bits towards the top.
WARP_FUNCTION word part_shift(word w, int n) {
    const word other = __shfl_xor_sync(ALL_LANES, w, 1);
    const word low = (lane() & 1) != 0 ? other : 0u;
    return n < 32 ? __funnelshift_l(low, w, n) : low << (n - 32);
}
)"},
    {"byte_in", R"(
// The bytes of each 16, four lanes, one place up; the lowest is the top one of `before`.
WARP_FUNCTION word byte_in(word w, word before) {
    const word lower = __shfl_up_sync(ALL_LANES, w, 1);
    const word top = __shfl_sync(ALL_LANES, before, lane() | 3);
    return w << 8 | ((lane() & 3) == 0 ? top : lower) >> 24;
}
)"},
    {"add_carry", R"(
// a + b + carry as numbers of 1,024 bits; what that is too large by is *out.
WARP_FUNCTION word add_carry(word a, word b, uint64_t carry, uint64_t *out) {
    const word sum = a + b;
    const uint64_t made = __ballot_sync(ALL_LANES, sum < a);
    const uint64_t passes = __ballot_sync(ALL_LANES, sum == 0xffffffffu);
    const uint64_t rippled = (made << 1) + carry + passes;
    *out = rippled >> 32;
    return sum + ((uint32_t)((rippled ^ passes) >> lane()) & 1u);
}
)"},
};

/// In the kernel of blocks, where first bytes go to the bottom edge alone.
constexpr CudaHelper kStoreOfBlocks = {"store_first", R"(
// No lane reads it before the next segment: nothing to wait for.
WARP_FUNCTION void store_first(uint8_t *p, word w) {
    if (lane() == 0) *p = (uint8_t)w;
}
)"};

std::string lop3_of(const Instruction& gate, const std::vector<std::string>& operands) {
    if (gate.arity < 3) return gate_in_operators(gate, operands);
    return fmt::format("lop3<0x{:02x}>({}, {}, {})", gate.function, operands[2], operands[1],
                       operands[0]);
}

std::string cuda_head_comment(const KernelProgram& program, const SourceHead& head,
                              const char* grid) {
    std::string text = fmt::format(
        "/* SPDX-License-Identifier: Apache-2.0\n"
        " *\n"
        " * {}.\n"
        " * Made by: {}\n"
        " *\n"
        " * {} A word is 1,024 bits,\n"
        " * 32 of each lane.{}\n",
        head.title, head.command, grid,
        head.notes.text.empty()
            ? fmt::format(" What lies where: minterm's runtime/kernel_abi.hpp, Note [{}].",
                          head.layout)
            : "");
    text += parameter_comment(program);
    return text + comment_lines(head.notes.text) + comment_lines(head.cell) + " */\n";
}

/// The kernels of a block. Functions are called, not pasted: three calls of two functions of
/// thousands of instructions, a few thousand iterations apart.
constexpr const char* kBlockBegin = R"(
WARP_FUNCTION int64_t warp_number(void) {
    return (blockIdx.x * blockDim.x + threadIdx.x) / 32u;
}

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
constexpr const char* kBlockEnd = R"(    }
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

const CudaHelper kStoreForOneself = {"store_aligned", R"(
// A lane reads only what it wrote itself: nothing to wait for.
WARP_FUNCTION void store_aligned(uint8_t *p, word w) {
    reinterpret_cast<uint32_t *>(p)[lane()] = w;
}
)"};

const Target& cuda_target() {
    static const Target target = [] {
        Target cuda;
        cuda.name = "cuda";
        cuda.description = "1,024 cells a word of a warp, three-input logic (LOP3), on a GPU";
        cuda.word_bits = 1024;
        cuda.registers = 128;
        cuda.library = &lut3_library();
        cuda.ternary_logic = true;
        cuda.default_rows = 4;
        cuda.is_device = true;
        cuda.column_words = 4;
        cuda.batch_holds_symbols = true;
        cuda.column_state_registers = 128;
        return cuda;
    }();
    return target;
}

std::string cuda_numbers(std::initializer_list<CudaNumber> numbers) {
    std::string text = "\n";
    for (const auto& [name, value] : numbers)
        text += std::string("#define ") + name + ' ' + std::to_string(value) + '\n';
    return text;
}

std::string cuda_warp_function(const KernelProgram& program, const KernelFunction& function,
                               const char* kind, const char* before_loop) {
    SourceDialect dialect;
    dialect.gate = lop3_of;
    dialect.before_loop = before_loop;
    const InstructionMix mix = loop_mix(function);
    const std::string body = source_body(program, function, dialect);
    return fmt::format(
        "\n// An iteration: {} gates, {} moves, {} additions, {} loads, {} stores.\n"
        "{} void {}(uint8_t *const *buffers, const int64_t *scalars) {{\n{}{}}}\n",
        mix.gates, mix.shifts, mix.additions, mix.loads, mix.stores, kind, function.name,
        body.find("scalars[") == std::string::npos ? "    (void)scalars;\n" : "", body);
}

std::string cuda_source(const KernelProgram& program, const SourceHead& head, const char* grid,
                        const std::string& functions, std::span<const CudaHelper> others) {
    std::string text = cuda_head_comment(program, head, grid) + kTypes;
    for (const CudaHelper& helper : kHelpers) {
        if (!calls(functions, helper.name)) continue;
        const auto other = std::find_if(others.begin(), others.end(), [&](const CudaHelper& one) {
            return std::string_view(one.name) == helper.name;
        });
        text += other != others.end() ? other->text : helper.text;
    }
    return text + functions;
}

std::string emit_cuda(const KernelProgram& program, const SourceHead& head) {
    std::string functions;
    for (const KernelFunction& function : program.functions) {
        functions += cuda_warp_function(program, function, "WARP_FUNCTION");
        functions += fmt::format(
            "extern \"C\" __global__ void {0}_{1}(uint8_t *const *buffers, const int64_t "
            "*scalars,\n"
            "                                  int tasks) {{\n"
            "    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);\n"
            "    if (task < tasks) {1}(buffers + task * {2}, scalars + task * {3});\n"
            "}}\n",
            program.name, function.name, program.buffers.size(), program.scalars.size());
    }
    return cuda_source(program, head,
                       "Warp t of the grid does task t with its own buffers and scalars.",
                       functions);
}

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
            functions += cuda_warp_function(*part, function, "static __device__ __noinline__");
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
    functions += kBlockBegin + calls + kBlockEnd;
    return cuda_source(program, head,
                       "A kernel for blocks of any size, of which each warp has strips.", functions,
                       {&kStoreOfBlocks, 1});
}

}  // namespace minterm
