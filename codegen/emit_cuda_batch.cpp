// SPDX-License-Identifier: Apache-2.0
//
// Kernel program of the batch layout -> CUDA C++ for many groups at once: around the functions of
// the program what a processor's driver does in memory, strings to planes first of all.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>

#include "codegen/batch.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/emit_cuda_parts.hpp"

namespace minterm {

namespace {

/// What all kernels have. A lane has its part of each word to itself, so that nothing waits, except
/// for planes of strings.
constexpr const char* kBatchParts = R"(
// What is called once or twice for a group, so that it takes no registers from what it stands
// beside.
#define PHASE static __device__ __noinline__

WARP_FUNCTION int64_t warp_of_grid(void) {
    return (blockIdx.x * blockDim.x + threadIdx.x) / 32u;
}
WARP_FUNCTION uint32_t *lane_words(uint8_t *words) {
    return reinterpret_cast<uint32_t *>(words) + lane();
}
// A string: where it begins, in 4 bytes, and how long it is.
WARP_FUNCTION int64_t length_of(uint64_t string) { return (int64_t)(string >> 32); }
WARP_FUNCTION const uint32_t *text_of(const uint8_t *texts, uint64_t string) {
    return reinterpret_cast<const uint32_t *>(texts) + (uint32_t)string;
}

// Planes of 1,024 strings. All lanes read a string together, 4 bytes each, and gather the bits of
// eight strings in a byte for each of its columns. What is behind a string's end is anything.
template <int planes>
PHASE void planes_of_bytes(const uint8_t *texts, const uint64_t *strings, int64_t columns,
                                   const uint8_t *coding, int64_t coded, uint8_t *words) {
    uint32_t bits[planes > 0 ? planes : 1];
    for (int plane = 0; plane < planes; ++plane) bits[plane] = coding[256 + plane];
    for (int64_t column = 4 * lane(); planes > 0 && column < columns; column += 128) {
        for (int part = 0; part < 32; ++part) {
            uint32_t gathered[planes > 0 ? planes : 1][4] = {};
#pragma unroll
            for (int i = 0; i < 32; ++i) {
                const uint64_t string = strings[32 * part + i];
                uint32_t symbols = 0u;
                if (column < length_of(string)) symbols = text_of(texts, string)[column / 4];
                if (coded != 0)
                    symbols = (uint32_t)coding[symbols & 255u] |
                              (uint32_t)coding[symbols >> 8 & 255u] << 8 |
                              (uint32_t)coding[symbols >> 16 & 255u] << 16 |
                              (uint32_t)coding[symbols >> 24] << 24;
#pragma unroll
                for (int plane = 0; plane < planes; ++plane)
                    gathered[plane][i / 8] |= (symbols >> bits[plane] & 0x01010101u) << i % 8;
            }
#pragma unroll
            for (int next = 0; next < 4; ++next) {
                if (column + next >= columns) continue;
#pragma unroll
                for (int plane = 0; plane < planes; ++plane) {
                    const uint32_t *const from = gathered[plane];
                    const int shift = 8 * next;
                    reinterpret_cast<uint32_t *>(
                        words)[((column + next) * planes + plane) * 32 + part] =
                        (from[0] >> shift & 255u) | (from[1] >> shift & 255u) << 8 |
                        (from[2] >> shift & 255u) << 16 | (from[3] >> shift & 255u) << 24;
                }
            }
        }
    }
    __syncwarp();
}

// The same of symbols that are numbers of 32 bits, one a lane.
template <int planes>
PHASE void planes_of_numbers(const uint8_t *texts, const uint64_t *strings,
                                     int64_t columns, const uint8_t *coding, int64_t,
                                     uint8_t *words) {
    for (int64_t column = lane(); column < columns; column += 32) {
        for (int part = 0; part < 32; ++part) {
            uint32_t gathered[planes > 0 ? planes : 1] = {};
            for (int i = 0; i < 32; ++i) {
                const uint64_t string = strings[32 * part + i];
                if (column >= length_of(string)) continue;
                const uint32_t symbol = text_of(texts, string)[column];
#pragma unroll
                for (int plane = 0; plane < planes; ++plane)
                    gathered[plane] |= (symbol >> coding[256 + plane] & 1u) << i;
            }
#pragma unroll
            for (int plane = 0; plane < planes; ++plane)
                reinterpret_cast<uint32_t *>(words)[(column * planes + plane) * 32 + part] =
                    gathered[plane];
        }
    }
    __syncwarp();
}

// In word i the strings that are longer than i, for i from `least` to `most` - 1.
PHASE void mark_lengths(const uint64_t *strings, int64_t least, int64_t most,
                                uint8_t *words) {
    uint32_t *const mine = lane_words(words);
    for (int64_t i = least; i < most; ++i) mine[32 * i] = 0u;
#pragma unroll 4
    for (int i = 0; i < 32; ++i) {
        const int64_t length = length_of(strings[32 * lane() + i]);
        if (length > least) mine[32 * (length - 1)] |= 1u << i;
    }
    for (int64_t i = most - 1; i > least; --i) mine[32 * (i - 1)] |= mine[32 * i];
}

// Codes as words in which all pairs are alike.
template <int planes>
PHASE void set_edge(const uint8_t *codes, int64_t count, uint8_t *words) {
    uint32_t *const mine = lane_words(words);
    for (int64_t i = 0; i < count; ++i)
#pragma unroll
        for (int plane = 0; plane < planes; ++plane)
            mine[32 * (i * planes + plane)] = 0u - (codes[i] >> plane & 1u);
}

// Pair 32 l + i of lane l has its number at 32 i + l.
template <int planes>
PHASE void add_numbers(uint8_t *counters, uint64_t *numbers) {
    uint32_t sums[planes];
    for (int plane = 0; plane < planes; ++plane) sums[plane] = lane_words(counters)[32 * plane];
#pragma unroll 1
    for (int i = 0; i < 32; ++i) {
        uint64_t number = 0;
#pragma unroll
        for (int plane = 0; plane < planes; ++plane)
            number |= (uint64_t)(sums[plane] >> i & 1u) << plane;
        numbers[32 * i + lane()] += number;
    }
}

// A warp's own memory.
struct own_memory {
    uint8_t *symbols_a, *symbols_b, *active, *vertical, *horizontal, *counted, *counters;
};
)";

constexpr const char* kOwnMemory = R"(
WARP_FUNCTION own_memory own_of(uint8_t *const *buffers, const int64_t *scalars) {
    const int64_t rows = scalars[ROW_ROOM] * WORD_BYTES;
    const int64_t columns = scalars[COLUMN_ROOM] * WORD_BYTES;
    own_memory own;
    own.symbols_a = buffers[OWN] + warp_of_grid() * scalars[OWN_BYTES];
    own.symbols_b = own.symbols_a + rows * OWN_A;
    own.active = own.symbols_b + columns * OWN_B;
    own.vertical = own.active + columns * OWN_ACTIVE;
    own.horizontal = own.vertical + rows * VERTICAL_PLANES;
    own.counted = own.horizontal + columns * HORIZONTAL_PLANES;
    own.counters = own.counted + rows * OWN_COUNTED;
    return own;
}

// All steps of a task, from the edges to its numbers; `mine` has the symbols and where columns
// exist, `masks` and `slots` where a row's masks are.
PHASE void run_steps(uint8_t *const *buffers, const int64_t *scalars, const int64_t *task,
                             const own_memory *own, uint8_t **mine, uint8_t *masks,
                             const uint32_t *slots, uint64_t *numbers) {
    set_edge<VERTICAL_PLANES>(buffers[EDGES], task[ROWS], own->vertical);
    set_edge<HORIZONTAL_PLANES>(buffers[EDGES] + scalars[TOP_AT], task[COLUMNS], own->horizontal);
    for (int i = 0; i < 32; ++i) numbers[32 * i + lane()] = 0;
    mine[TO_HORIZONTAL] = own->horizontal;
    mine[TO_COUNTED] = own->counted;
    mine[TO_COUNTERS] = own->counters;
    uint8_t *const symbols_a = mine[TO_A];
    const int64_t mask_bytes = scalars[COLUMN_ROOM] * PREDICATES * WORD_BYTES;
    (void)masks;
    (void)slots;
    (void)mask_bytes;
    const uint32_t *step = reinterpret_cast<const uint32_t *>(buffers[STEPS]) +
                           4 * task[FIRST_STEP];
    for (int64_t left = task[STEP_COUNT]; left > 0; --left, step += 4) {
        const uint32_t function = step[0];
        const uint32_t row = step[1];
        const int64_t range[] = {step[2], step[3], WORD_BYTES};
        mine[TO_VERTICAL] = own->vertical + (int64_t)row * VERTICAL_PLANES * WORD_BYTES;
        mine[TO_A] = symbols_a + (int64_t)row * OWN_A * WORD_BYTES;
)";

/// What comes after the tiles in the loop over steps.
constexpr const char* kAfterTiles = R"(        if (function < SUMS) continue;
        for (int plane = 0; plane < COUNTER_PLANES; ++plane)
            lane_words(own->counters)[32 * plane] = 0u;
        if (function == SUMS)
            sum(mine, range);
        else
            sum_counted(mine, range);
        add_numbers<COUNTER_PLANES>(own->counters, numbers);
    }
}
)";

constexpr const char* kPairsKernel = R"(
// In word i the strings of which it is the last, for i from `least` - 1 to `most` - 1.
PHASE void mark_ends(const uint64_t *strings, int64_t least, int64_t most,
                             uint8_t *words) {
    uint32_t *const mine = lane_words(words);
    for (int64_t i = least - 1; i < most; ++i) mine[32 * i] = 0u;
#pragma unroll 4
    for (int i = 0; i < 32; ++i) {
        const int64_t length = length_of(strings[32 * lane() + i]);
        if (length > 0) mine[32 * (length - 1)] |= 1u << i;
    }
}

// A group of pairs a task.
extern "C" __global__ void __launch_bounds__(32, 12) pairs(uint8_t *const *buffers, const int64_t *scalars,
                                        int tasks) {
    const own_memory own = own_of(buffers, scalars);
    const uint8_t *const coding = buffers[CODING];
    for (int64_t at = warp_of_grid(); at < tasks; at += scalars[WARPS]) {
        const int64_t *const task =
            reinterpret_cast<const int64_t *>(buffers[TASKS]) + at * TASK_COUNT;
        const uint64_t *const strings_a =
            reinterpret_cast<const uint64_t *>(buffers[STRINGS]) + 2048 * at;
        const uint64_t *const strings_b = strings_a + 1024;
        PLANES_OF<A_PLANES>(buffers[TEXTS], strings_a, task[ROWS], coding, scalars[CODES],
                            own.symbols_a);
        PLANES_OF<B_PLANES>(buffers[TEXTS], strings_b, task[COLUMNS], coding + CODING_BYTES,
                            scalars[CODES], own.symbols_b);
        mark_lengths(strings_b, task[LEAST_COLUMNS], task[COLUMNS], own.active);
        if (scalars[IS_SUM] != 0)
            mark_lengths(strings_a, task[LEAST_ROWS], task[ROWS], own.counted);
        else
            mark_ends(strings_a, task[LEAST_ROWS], task[ROWS], own.counted);
        uint8_t *mine[BUFFER_COUNT] = {own.symbols_a, own.symbols_b, own.active};
        run_steps(buffers, scalars, task, &own, mine, 0, 0,
                  reinterpret_cast<uint64_t *>(buffers[NUMBERS]) + 1024 * at);
        __syncwarp();
    }
}
)";

constexpr const char* kTargetsKernel = R"(
// A place: planes of second strings, and where their columns exist.
WARP_FUNCTION uint8_t *place_of(uint8_t *const *buffers, const int64_t *scalars,
                                const int64_t *task) {
    return buffers[PLACES] + task[PLACE] * scalars[COLUMN_ROOM] * (B_PLANES + 1) * WORD_BYTES;
}
WARP_FUNCTION uint8_t *active_of(uint8_t *place, const int64_t *scalars) {
    return place + scalars[COLUMN_ROOM] * B_PLANES * WORD_BYTES;
}

extern "C" __global__ void __launch_bounds__(32, 12) targets(uint8_t *const *buffers, const int64_t *scalars,
                                        int tasks) {
    for (int64_t at = warp_of_grid(); at < tasks; at += scalars[WARPS]) {
        const int64_t *const task =
            reinterpret_cast<const int64_t *>(buffers[TASKS]) + at * TASK_COUNT;
        const uint64_t *const strings =
            reinterpret_cast<const uint64_t *>(buffers[STRINGS]) + 1024 * task[PLACE];
        uint8_t *const place = place_of(buffers, scalars, task);
        PLANES_OF<B_PLANES>(buffers[TEXTS], strings, task[COLUMNS],
                                 buffers[CODING] + CODING_BYTES, scalars[CODES], place);
        mark_lengths(strings, task[LEAST_COLUMNS], task[COLUMNS], active_of(place, scalars));
    }
}

WARP_FUNCTION uint8_t *masks_of(uint8_t *const *buffers, const int64_t *scalars,
                                const int64_t *task) {
    return buffers[MASKS] + task[PLACE] * scalars[SLOT_COUNT] * scalars[COLUMN_ROOM] *
                                  PREDICATES * WORD_BYTES;
}
)";

constexpr const char* kQueriesKernel = R"(
// A string and a place a task.
extern "C" __global__ void __launch_bounds__(32, 12) queries(uint8_t *const *buffers, const int64_t *scalars,
                                        int tasks) {
    const own_memory own = own_of(buffers, scalars);
    for (int64_t at = warp_of_grid(); at < tasks; at += scalars[WARPS]) {
        const int64_t *const task =
            reinterpret_cast<const int64_t *>(buffers[TASKS]) + at * TASK_COUNT;
        uint8_t *const place = place_of(buffers, scalars, task);
        uint8_t *mine[BUFFER_COUNT] = {own.symbols_a, place, active_of(place, scalars)};
        run_steps(buffers, scalars, task, &own, mine, masks_of(buffers, scalars, task),
                  reinterpret_cast<const uint32_t *>(buffers[SLOTS]) + task[SLOT],
                  reinterpret_cast<uint64_t *>(buffers[NUMBERS]) + 1024 * at);
    }
}
)";

constexpr const char* kMasksKernel = R"(
// What the predicates say of one symbol of first strings and all columns of a place.
extern "C" __global__ void __launch_bounds__(32, 12) masks_of_symbols(uint8_t *const *buffers, const int64_t *scalars,
                                        int tasks) {
    const own_memory own = own_of(buffers, scalars);
    for (int64_t at = warp_of_grid(); at < tasks; at += scalars[WARPS]) {
        const int64_t *const task =
            reinterpret_cast<const int64_t *>(buffers[TASKS]) + at * TASK_COUNT;
        for (int plane = 0; plane < A_PLANES; ++plane)
            lane_words(own.symbols_a)[32 * plane] =
                0u - (uint32_t)(task[CODE] >> buffers[CODING][256 + plane] & 1);
        uint8_t *mine[BUFFER_COUNT] = {own.symbols_a, place_of(buffers, scalars, task)};
        mine[FIRST_MASK] = masks_of(buffers, scalars, task) +
                             task[SLOT] * scalars[COLUMN_ROOM] * PREDICATES * WORD_BYTES;
        const int64_t range[] = {0, task[COLUMNS], WORD_BYTES};
        masks(mine, range);
    }
}
)";

/// The step that a tile is: which masks its rows have, and its two functions.
std::string tile_calls(const BatchKernel& shape) {
    std::string text;
    for (std::size_t tile = 0; tile < shape.tiles.size(); ++tile) {
        const int rows = shape.tiles[tile].rows;
        text += fmt::format("        if (function / 2u == {}u) {{\n", tile);
        if (shape.predicates > 0)
            text += fmt::format(
                "#pragma unroll\n"
                "            for (int i = 0; i < {}; ++i)\n"
                "                mine[{} + i] = masks + slots[row + i] * mask_bytes;\n",
                rows, +batch::kFirstMask);
        text += fmt::format(
            "            if (function % 2u == 0u)\n"
            "                {}(mine, range);\n"
            "            else\n"
            "                {}(mine, range);\n"
            "        }}\n",
            tile_function(rows, false), tile_function(rows, true));
    }
    return text;
}

/// The numbers that the texts above have names for.
std::string batch_numbers(const BatchKernel& shape, bool with_masks) {
    namespace device = batch_device;
    const auto planes = [](int count) { return static_cast<std::size_t>(count); };
    const std::size_t of_pairs = with_masks ? 0 : 1;
    return cuda_numbers({
        {"A_PLANES", planes(shape.a_planes)},
        {"B_PLANES", planes(shape.b_planes)},
        {"VERTICAL_PLANES", planes(shape.vertical_planes)},
        {"HORIZONTAL_PLANES", planes(shape.horizontal_planes)},
        {"PREDICATES", planes(shape.predicates)},
        {"COUNTER_PLANES", planes(shape.counter_planes)},
        // Planes of a warp's own memory.
        {"OWN_A", shape.predicates > 0 ? 0 : planes(shape.a_planes)},
        {"OWN_B", of_pairs * planes(shape.b_planes)},
        {"OWN_ACTIVE", of_pairs},
        {"OWN_COUNTED", of_pairs},
        {"SUMS", 2 * shape.tiles.size()},
        {"CODING_BYTES", device::kCodingBytes},
        // Buffers of the batch layout.
        {"BUFFER_COUNT", batch::kFirstMask + planes(std::max(1, shape.tiles.front().rows))},
        {"TO_A", batch::kSymbolsA},
        {"TO_VERTICAL", batch::kVertical},
        {"TO_HORIZONTAL", batch::kHorizontal},
        {"TO_COUNTED", batch::kCounted},
        {"TO_COUNTERS", batch::kCounters},
        {"FIRST_MASK", batch::kFirstMask},
        // Buffers, scalars and tasks of the device.
        {"TEXTS", device::kTexts},
        {"STRINGS", device::kStrings},
        {"TASKS", device::kTasks},
        {"STEPS", device::kSteps},
        {"EDGES", device::kEdges},
        {"CODING", device::kCoding},
        {"OWN", device::kOwn},
        {"NUMBERS", device::kNumbers},
        {"PLACES", device::kPlaces},
        {"MASKS", device::kMasks},
        {"SLOTS", device::kSlots},
        {"WARPS", device::kWarps},
        {"OWN_BYTES", device::kOwnBytes},
        {"ROW_ROOM", device::kRowRoom},
        {"COLUMN_ROOM", device::kColumnRoom},
        {"TOP_AT", device::kTopAt},
        {"CODES", device::kCodes},
        {"IS_SUM", device::kIsSum},
        {"SLOT_COUNT", device::kSlotCount},
        {"ROWS", device::kRows},
        {"LEAST_ROWS", device::kLeastRows},
        {"COLUMNS", device::kColumns},
        {"LEAST_COLUMNS", device::kLeastColumns},
        {"FIRST_STEP", device::kFirstStep},
        {"STEP_COUNT", device::kStepCount},
        {"PLACE", device::kPlace},
        {"SLOT", device::kSlot},
        {"CODE", device::kCode},
        {"TASK_COUNT", device::kTaskCount},
    });
}

}  // namespace

std::string emit_cuda_batch(const KernelProgram& program, const BatchKernel& shape, bool with_masks,
                            const SourceHead& head) {
    std::string functions;
    for (const KernelFunction& function : program.functions)
        // A tile is long enough as it is; unrolled it would need more registers than there are.
        functions += cuda_warp_function(program, function, head, "static __device__ __noinline__",
                                        "#pragma unroll 1");
    functions += kBatchParts + batch_numbers(shape, with_masks);
    functions += shape.a_planes > 8 || shape.b_planes > 8 ? "#define PLANES_OF planes_of_numbers\n"
                                                          : "#define PLANES_OF planes_of_bytes\n";
    functions += kOwnMemory + tile_calls(shape) + kAfterTiles;
    if (with_masks) {
        functions += kTargetsKernel;
        if (shape.predicates > 0) functions += kMasksKernel;
        functions += kQueriesKernel;
    } else {
        functions += kPairsKernel;
    }
    return cuda_source(program, head, "Each warp computes some of many groups of 1,024 pairs.",
                       functions, {&kStoreForOneself, 1});
}

}  // namespace minterm
