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
// a + b + carry as numbers of 1,024 bits; what that is too large by is *out. Which lanes make a
// carry if none enters, and which if one does, are two votes; their sum says what enters each.
WARP_FUNCTION word add_carry(word a, word b, uint64_t carry, uint64_t *out) {
    const word sum = a + b;
    const uint32_t of_none = __ballot_sync(ALL_LANES, sum < a);
    const uint32_t of_one = __ballot_sync(ALL_LANES, sum < a || sum == 0xffffffffu);
    const uint64_t rippled = (uint64_t)of_none + of_one + (uint32_t)carry;
    *out = rippled >> 32;
    return sum + (((uint32_t)rippled ^ of_none ^ of_one) >> lane() & 1u);
}
)"},
    {"move_carry", R"(
// The same of a + a: one bit towards the top. Each lane hands its top bit on.
WARP_FUNCTION word move_carry(word a, uint64_t carry, uint64_t *out) {
    const uint32_t tops = __ballot_sync(ALL_LANES, (a & 0x80000000u) != 0u);
    *out = tops >> 31;
    return 2u * a + ((tops << 1 | (uint32_t)carry) >> lane() & 1u);
}
)"},
};

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
        cuda.column_symbol_registers = 96;
        // In the shared memory of a multiprocessor there are a few of them.
        cuda.column_table_bytes = std::size_t{16} << 10U;
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
                               const SourceHead& head, const char* kind, const char* before_loop) {
    SourceDialect dialect;
    dialect.place = head.place;
    dialect.gate = lop3_of;
    dialect.has_moves = true;
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
        functions += cuda_warp_function(program, function, head, "WARP_FUNCTION");
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

}  // namespace minterm
