// SPDX-License-Identifier: Apache-2.0
//
// Kernel program of the cyclic layout -> CUDA C++ that searches stretches of a text: around the
// functions of the program what a processor's driver does, one column after the other.
#include <array>
#include <cstddef>
#include <string>

#include "codegen/emit_cuda.hpp"
#include "codegen/emit_cuda_parts.hpp"

namespace minterm {

namespace {

/// The first function that is called, before which numbers get their names. Each copy reads its own
/// stretch.
constexpr const char* kLoadByte = R"(
WARP_FUNCTION uint64_t load_byte(const uint8_t *p) {
    return p[lane() / LANES * STRETCH];
}
)";

constexpr const char* kSearchParts = R"(
WARP_FUNCTION int64_t warp_of_grid(void) {
    return (blockIdx.x * blockDim.x + threadIdx.x) / 32u;
}
WARP_FUNCTION uint32_t *lane_words(uint8_t *words) {
    return reinterpret_cast<uint32_t *>(words) + lane();
}
// So many words of all lanes.
WARP_FUNCTION void copy_words(uint8_t *to, uint8_t *from, int count) {
    for (int i = 0; i < count; ++i) lane_words(to)[32 * i] = lane_words(from)[32 * i];
}

// Buffers of the functions above: a warp's own memory, and masks that they are given.
WARP_FUNCTION void set_buffers(uint8_t *const *buffers, uint8_t *masks, uint8_t **mine) {
    mine[MASKS] = masks;
    mine[STATE] = buffers[OWN] + warp_of_grid() * OWN_BYTES;
    mine[BEFORE] = mine[STATE] + STATE_BYTES;
    mine[ANY] = mine[BEFORE] + ITERATIONS * STATE_BYTES;
    mine[RESULTS] = mine[ANY] + ITERATIONS * CHAIN_BYTES;
}

// The state that stands for no text: columns in which nothing matches leave it, whatever was
// before. A group a task.
extern "C" __global__ void before_text(uint8_t *const *buffers, const int64_t *scalars, int tasks) {
    for (int64_t at = warp_of_grid(); at < tasks; at += scalars[WARPS]) {
        uint8_t *mine[BUFFER_COUNT];
        set_buffers(buffers, buffers[NOTHING] + at * ENTRY_BYTES, mine);
        mine[TEXT] = buffers[TEXTS];
        for (int i = 0; i < STATE_WORDS; ++i) lane_words(mine[STATE])[32 * i] = 0u;
        const int64_t range[] = {ITERATIONS};
        for (int64_t done = 0; done < scalars[CONTEXT]; done += ITERATIONS * COLUMNS_AT_ONCE)
            columns(mine, range);
        copy_words(buffers[ALL_BEFORE_TEXT] + at * STATE_BYTES, mine[STATE], STATE_WORDS);
    }
}

// What one copy found in some columns, which it has the results of: adds it to the hits, of which
// there are `found` already and for which there is so much room; gives how many there are then.
WARP_FUNCTION uint32_t add_hits(const uint8_t *results, const uint8_t *last_rows, int64_t column,
                                int columns_here, uint64_t *hits, uint32_t room, uint32_t found) {
    const uint32_t *of_column = reinterpret_cast<const uint32_t *>(results) + lane();
    const uint32_t *const rows = reinterpret_cast<const uint32_t *>(last_rows) + lane();
    const uint32_t flips[] = FLIPS;
    for (int t = 0; t < columns_here; ++t, of_column += RESULTS_WORDS * 32) {
        for (int word = 0; word < CHAIN; ++word) {
            for (int part = 0; part < LANES; ++part) {
                const uint32_t *const at = of_column + 32 * word + part;
                uint32_t reported = (at[0] ^ FLIP) & rows[32 * word + part];
                for (; reported != 0u; reported &= reported - 1u) {
                    const int bit = __ffs((int)reported) - 1;
                    uint32_t cost = 0u;
                    while (cost != COSTS &&
                           ((at[(1u + cost) * CHAIN * 32u] ^ flips[cost]) >> bit & 1u) == 0u)
                        ++cost;
                    if (found < room)
                        hits[found] = (uint64_t)(column + t) << COLUMN_SHIFT |
                                      cost << COST_SHIFT |
                                      (uint32_t)(1024 * word + 32 * part + bit);
                    ++found;
                }
            }
        }
    }
    return found;
}

// A row of stretches and a group of patterns a task.
extern "C" __global__ void search(uint8_t *const *buffers, const int64_t *scalars, int tasks) {
    const int copy = lane() / LANES;
    const int64_t context = scalars[CONTEXT];
    for (int64_t at = warp_of_grid(); at < tasks; at += scalars[WARPS]) {
        const uint32_t *const task = reinterpret_cast<const uint32_t *>(buffers[TASKS]) + 2 * at;
        const int64_t first = (int64_t)task[0] * (COPIES * STRETCH);
        const int64_t group = task[1];
        uint8_t *const begin = buffers[TEXTS] + first;
        uint8_t *const before = buffers[ALL_BEFORE_TEXT] + group * STATE_BYTES;
        uint8_t *const last_rows = buffers[LAST_ROWS] + group * CHAIN_BYTES;
        const int64_t all_left = scalars[POSITIONS] - first;
        const int64_t mine_left = all_left - copy * STRETCH;
        const uint32_t *const rooms =
            reinterpret_cast<const uint32_t *>(buffers[ROOMS]) + at * COPIES + copy;
        uint64_t *const hits = reinterpret_cast<uint64_t *>(buffers[HITS]) + rooms[0];
        const uint32_t room = rooms[1] - rooms[0];
        uint32_t found = 0u;

        uint8_t *mine[BUFFER_COUNT];
        set_buffers(buffers, buffers[ALL_MASKS] + group * (256 * ENTRY_BYTES), mine);
        uint8_t *const state = mine[STATE];
        copy_words(state, before, STATE_WORDS);
        int64_t range[1];
        for (int64_t done = 0; done < context; done += ITERATIONS * COLUMNS_AT_ONCE) {
            const int64_t left = (context - done) / COLUMNS_AT_ONCE;
            range[0] = left < ITERATIONS ? left : ITERATIONS;
            mine[TEXT] = begin + done;
            columns(mine, range);
        }
        if (first == 0 && copy == 0 && scalars[BEGINS] != 0)
            copy_words(state, before, STATE_WORDS);
        // The first copy has most columns, where the text ends within the row.
        const int64_t end = all_left < STRETCH ? all_left : STRETCH;
        for (int64_t done = 0; done < end; done += ITERATIONS * COLUMNS_AT_ONCE) {
            uint8_t *const text = begin + context + done;
            mine[TEXT] = text;
            mine[STATE] = state;
            range[0] = ITERATIONS;
            columns(mine, range);
            for (int i = 0; i < ITERATIONS; ++i) {
                uint32_t reported = 0u;
                for (int word = 0; word < CHAIN; ++word)
                    reported |= (lane_words(mine[ANY])[32 * (CHAIN * i + word)] ^ FLIP) &
                                lane_words(last_rows)[32 * word];
                if (__ballot_sync(ALL_LANES, reported != 0u) == 0u) continue;
                mine[TEXT] = text + i * COLUMNS_AT_ONCE;
                mine[STATE] = mine[BEFORE] + i * STATE_BYTES;
                range[0] = COLUMNS_AT_ONCE;
                results(mine, range);
                __syncwarp();
                const int64_t column = done + i * COLUMNS_AT_ONCE;
                const int64_t left = mine_left - column;
                if (lane() % LANES == 0 && left > 0)
                    found = add_hits(mine[RESULTS], last_rows, column,
                                     left < COLUMNS_AT_ONCE ? (int)left : COLUMNS_AT_ONCE, hits,
                                     room, found);
                __syncwarp();
            }
        }
        if (lane() % LANES == 0)
            reinterpret_cast<uint32_t *>(buffers[COUNTS])[at * COPIES + copy] = found;
    }
}
)";

const char* flip_of(bool is_complemented) { return is_complemented ? "0xffffffffu" : "0u"; }

/// The numbers that the text above has names for.
std::string search_numbers(const CyclicKernel& shape) {
    namespace device = search_device;
    std::string text = cuda_numbers({
        {"LANES", 32 / shape.copies},
        {"COPIES", shape.copies},
        {"STRETCH", shape.stream_stride},
        {"CHAIN", shape.chain},
        {"CHAIN_BYTES", shape.chain_bytes()},
        {"ENTRY_BYTES", shape.entry_bytes()},
        {"STATE_BYTES", shape.state_bytes()},
        {"STATE_WORDS", shape.planes * shape.chain},
        {"RESULTS_WORDS", shape.results() * shape.chain},
        {"OWN_BYTES", device::own_bytes(shape)},
        {"ITERATIONS", device::kIterations},
        {"COLUMNS_AT_ONCE", cyclic::kColumns},
        {"COSTS", shape.costs.size()},
        {"COLUMN_SHIFT", device::kColumnShift},
        {"COST_SHIFT", device::kCostShift},
        // Buffers of the cyclic layout.
        {"BUFFER_COUNT", cyclic::kBufferCount},
        {"TEXT", cyclic::kText},
        {"MASKS", cyclic::kMasks},
        {"STATE", cyclic::kState},
        {"BEFORE", cyclic::kBefore},
        {"ANY", cyclic::kAny},
        {"RESULTS", cyclic::kResults},
        // Buffers and scalars of the search.
        {"TEXTS", device::kTexts},
        {"ALL_MASKS", device::kMasks},
        {"NOTHING", device::kNothing},
        {"LAST_ROWS", device::kLastRows},
        {"ALL_BEFORE_TEXT", device::kBeforeText},
        {"OWN", device::kOwn},
        {"TASKS", device::kTasks},
        {"ROOMS", device::kRooms},
        {"COUNTS", device::kCounts},
        {"HITS", device::kHits},
        {"WARPS", device::kWarps},
        {"CONTEXT", device::kContext},
        {"POSITIONS", device::kPositions},
        {"BEGINS", device::kBegins},
    });
    text +=
        std::string("#define FLIP ") + flip_of(shape.report_is_complemented) + "\n#define FLIPS {";
    for (const CyclicCost& cost : shape.costs)
        text += std::string(flip_of(cost.is_complemented)) + ", ";
    return text + "0u}\n";
}

}  // namespace

std::string emit_cuda_search(const KernelProgram& program, const CyclicKernel& shape,
                             const SourceHead& head) {
    std::string functions;
    for (const KernelFunction& function : program.functions)
        functions += cuda_warp_function(program, function, head, "static __device__ __noinline__",
                                        "#pragma unroll 1");
    const std::string load_byte = search_numbers(shape) + kLoadByte;
    const std::array helpers{kStoreForOneself, CudaHelper{"load_byte", load_byte.c_str()}};
    return cuda_source(program, head, "Each warp searches some of many stretches of a text.",
                       functions + kSearchParts, helpers);
}

}  // namespace minterm
