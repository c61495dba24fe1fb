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
WARP_FUNCTION own_memory own_of(uint8_t *const *buffers, const int64_t *scalars) {{
    const int64_t rows = scalars[{row_room}] * WORD_BYTES;
    const int64_t columns = scalars[{column_room}] * WORD_BYTES;
    own_memory own;
    own.symbols_a = buffers[{own}] + warp_of_grid() * scalars[{own_bytes}];
    own.symbols_b = own.symbols_a + rows * {own_a};
    own.active = own.symbols_b + columns * {own_b};
    own.vertical = own.active + columns * {own_active};
    own.horizontal = own.vertical + rows * {v};
    own.counted = own.horizontal + columns * {h};
    own.counters = own.counted + rows * {own_counted};
    return own;
}}

// All steps of a task, from the edges to its numbers; `mine` has the symbols and where columns
// exist, `masks` and `slots` where a row's masks are.
PHASE void run_steps(uint8_t *const *buffers, const int64_t *scalars, const int64_t *task,
                             const own_memory *own, uint8_t **mine, uint8_t *masks,
                             const uint32_t *slots, uint64_t *numbers) {{
    set_edge<{v}>(buffers[{edges}], task[{rows}], own->vertical);
    set_edge<{h}>(buffers[{edges}] + scalars[{top_at}], task[{columns}], own->horizontal);
    for (int i = 0; i < 32; ++i) numbers[32 * i + lane()] = 0;
    mine[{to_horizontal}] = own->horizontal;
    mine[{to_counted}] = own->counted;
    mine[{to_counters}] = own->counters;
    uint8_t *const symbols_a = mine[{to_a}];
    const int64_t mask_bytes = scalars[{column_room}] * {predicates} * WORD_BYTES;
    (void)masks;
    (void)slots;
    (void)mask_bytes;
    const uint32_t *step = reinterpret_cast<const uint32_t *>(buffers[{steps}]) +
                           4 * task[{first_step}];
    for (int64_t left = task[{step_count}]; left > 0; --left, step += 4) {{
        const uint32_t function = step[0];
        const uint32_t row = step[1];
        const int64_t range[] = {{step[2], step[3], WORD_BYTES}};
        mine[{to_vertical}] = own->vertical + (int64_t)row * {v} * WORD_BYTES;
        mine[{to_a}] = symbols_a + (int64_t)row * {own_a} * WORD_BYTES;
{calls}        if (function < {sums}u) continue;
        for (int plane = 0; plane < {counter_planes}; ++plane)
            lane_words(own->counters)[32 * plane] = 0u;
        if (function == {sums}u)
            sum(mine, range);
        else
            sum_counted(mine, range);
        add_numbers<{counter_planes}>(own->counters, numbers);
    }}
}}
)";

constexpr const char* kPairsKernel = R"(
// A group of pairs a task.
extern "C" __global__ void __launch_bounds__(32, 12) {name}(uint8_t *const *buffers, const int64_t *scalars,
                                        int tasks) {{
    const own_memory own = own_of(buffers, scalars);
    const uint8_t *const coding = buffers[{coding}];
    for (int64_t at = warp_of_grid(); at < tasks; at += scalars[{warps}]) {{
        const int64_t *const task =
            reinterpret_cast<const int64_t *>(buffers[{tasks}]) + at * {task_count};
        const uint64_t *const strings_a =
            reinterpret_cast<const uint64_t *>(buffers[{strings}]) + 2048 * at;
        const uint64_t *const strings_b = strings_a + 1024;
        planes_of_{symbols}<{a}>(buffers[{texts}], strings_a, task[{rows}], coding,
                                 scalars[{codes}], own.symbols_a);
        planes_of_{symbols}<{b}>(buffers[{texts}], strings_b, task[{columns}],
                                 coding + {coding_bytes}, scalars[{codes}], own.symbols_b);
        mark_lengths(strings_b, task[{least_columns}], task[{columns}], own.active);
        if (scalars[{is_sum}] != 0)
            mark_lengths(strings_a, task[{least_rows}], task[{rows}], own.counted);
        else
            mark_ends(strings_a, task[{least_rows}], task[{rows}], own.counted);
        uint8_t *mine[{buffer_count}] = {{own.symbols_a, own.symbols_b, own.active}};
        run_steps(buffers, scalars, task, &own, mine, 0, 0,
                  reinterpret_cast<uint64_t *>(buffers[{numbers}]) + 1024 * at);
        __syncwarp();
    }}
}}
)";

constexpr const char* kMatrixKernels = R"(
// A place: planes of second strings, and where their columns exist.
WARP_FUNCTION uint8_t *place_of(uint8_t *const *buffers, const int64_t *scalars,
                                const int64_t *task) {{
    return buffers[{places}] + task[{place}] * scalars[{column_room}] * ({b} + 1) * WORD_BYTES;
}}
WARP_FUNCTION uint8_t *active_of(uint8_t *place, const int64_t *scalars) {{
    return place + scalars[{column_room}] * {b} * WORD_BYTES;
}}

extern "C" __global__ void __launch_bounds__(32, 12) {targets}(uint8_t *const *buffers, const int64_t *scalars,
                                        int tasks) {{
    for (int64_t at = warp_of_grid(); at < tasks; at += scalars[{warps}]) {{
        const int64_t *const task =
            reinterpret_cast<const int64_t *>(buffers[{tasks}]) + at * {task_count};
        const uint64_t *const strings =
            reinterpret_cast<const uint64_t *>(buffers[{strings}]) + 1024 * task[{place}];
        uint8_t *const place = place_of(buffers, scalars, task);
        planes_of_{symbols}<{b}>(buffers[{texts}], strings, task[{columns}],
                                 buffers[{coding}] + {coding_bytes}, scalars[{codes}], place);
        mark_lengths(strings, task[{least_columns}], task[{columns}], active_of(place, scalars));
    }}
}}

WARP_FUNCTION uint8_t *masks_of(uint8_t *const *buffers, const int64_t *scalars,
                                const int64_t *task) {{
    return buffers[{masks}] + task[{place}] * scalars[{slot_count}] * scalars[{column_room}] *
                                  {predicates} * WORD_BYTES;
}}
{masks_kernel}
// A string and a place a task.
extern "C" __global__ void __launch_bounds__(32, 12) {queries}(uint8_t *const *buffers, const int64_t *scalars,
                                        int tasks) {{
    const own_memory own = own_of(buffers, scalars);
    for (int64_t at = warp_of_grid(); at < tasks; at += scalars[{warps}]) {{
        const int64_t *const task =
            reinterpret_cast<const int64_t *>(buffers[{tasks}]) + at * {task_count};
        uint8_t *const place = place_of(buffers, scalars, task);
        uint8_t *mine[{buffer_count}] = {{own.symbols_a, place, active_of(place, scalars)}};
        run_steps(buffers, scalars, task, &own, mine, masks_of(buffers, scalars, task),
                  reinterpret_cast<const uint32_t *>(buffers[{slots}]) + task[{slot}],
                  reinterpret_cast<uint64_t *>(buffers[{numbers}]) + 1024 * at);
    }}
}}
)";

constexpr const char* kMasksKernel = R"(
// What the predicates say of one symbol of first strings and all columns of a place.
extern "C" __global__ void __launch_bounds__(32, 12) {name}(uint8_t *const *buffers, const int64_t *scalars,
                                        int tasks) {{
    const own_memory own = own_of(buffers, scalars);
    for (int64_t at = warp_of_grid(); at < tasks; at += scalars[{warps}]) {{
        const int64_t *const task =
            reinterpret_cast<const int64_t *>(buffers[{tasks}]) + at * {task_count};
        for (int plane = 0; plane < {a}; ++plane)
            lane_words(own.symbols_a)[32 * plane] =
                0u - (uint32_t)(task[{code}] >> buffers[{coding}][256 + plane] & 1);
        uint8_t *mine[{buffer_count}] = {{own.symbols_a, place_of(buffers, scalars, task)}};
        mine[{first_mask}] = masks_of(buffers, scalars, task) +
                             task[{slot}] * scalars[{column_room}] * {predicates} * WORD_BYTES;
        const int64_t range[] = {{0, task[{columns}], WORD_BYTES}};
        masks(mine, range);
    }}
}}
)";

/// A lane reads only what it wrote itself: nothing to wait for.
constexpr CudaHelper kStoreOfBatches = {"store_aligned", R"(
WARP_FUNCTION void store_aligned(uint8_t *p, word w) {
    reinterpret_cast<uint32_t *>(p)[lane()] = w;
}
)"};

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

}  // namespace

std::string emit_cuda_batch(const KernelProgram& program, const BatchKernel& shape, bool with_masks,
                            const SourceHead& head) {
    namespace device = batch_device;
    std::string functions;
    for (const KernelFunction& function : program.functions)
        // A tile is long enough as it is; unrolled it would need more registers than there are.
        functions += cuda_warp_function(program, function, "static __device__ __noinline__",
                                        "#pragma unroll 1");
    functions += kBatchParts;
    const int highest = shape.tiles.front().rows;
    const int buffer_count = static_cast<int>(batch::kFirstMask) + std::max(1, highest);
    const bool is_wide = shape.a_planes > 8 || shape.b_planes > 8;
    const auto number = [](auto value) { return static_cast<int>(value); };
    const auto filled = [&](const char* text, const std::string& calls, const char* name,
                            const std::string& masks_kernel) {
        return fmt::format(
            fmt::runtime(text), fmt::arg("name", name), fmt::arg("calls", calls),
            fmt::arg("targets", kCudaTargetsKernel), fmt::arg("queries", kCudaQueriesKernel),
            fmt::arg("masks_kernel", masks_kernel), fmt::arg("a", shape.a_planes),
            fmt::arg("b", shape.b_planes), fmt::arg("v", shape.vertical_planes),
            fmt::arg("h", shape.horizontal_planes), fmt::arg("predicates", shape.predicates),
            fmt::arg("counter_planes", shape.counter_planes),
            fmt::arg("own_a", shape.predicates > 0 ? 0 : shape.a_planes),
            fmt::arg("own_b", with_masks ? 0 : shape.b_planes),
            fmt::arg("own_active", with_masks ? 0 : 1), fmt::arg("own_counted", with_masks ? 0 : 1),
            fmt::arg("sums", 2 * shape.tiles.size()), fmt::arg("buffer_count", buffer_count),
            fmt::arg("symbols", is_wide ? "numbers" : "bytes"),
            fmt::arg("coding_bytes", device::kCodingBytes), fmt::arg("to_a", +batch::kSymbolsA),
            fmt::arg("to_vertical", +batch::kVertical),
            fmt::arg("to_horizontal", +batch::kHorizontal),
            fmt::arg("to_counted", +batch::kCounted), fmt::arg("to_counters", +batch::kCounters),
            fmt::arg("first_mask", +batch::kFirstMask), fmt::arg("texts", +device::kTexts),
            fmt::arg("strings", +device::kStrings), fmt::arg("tasks", +device::kTasks),
            fmt::arg("steps", +device::kSteps), fmt::arg("edges", +device::kEdges),
            fmt::arg("coding", +device::kCoding), fmt::arg("own", +device::kOwn),
            fmt::arg("numbers", +device::kNumbers), fmt::arg("places", +device::kPlaces),
            fmt::arg("masks", +device::kMasks), fmt::arg("slots", +device::kSlots),
            fmt::arg("warps", +device::kWarps), fmt::arg("own_bytes", +device::kOwnBytes),
            fmt::arg("row_room", +device::kRowRoom), fmt::arg("column_room", +device::kColumnRoom),
            fmt::arg("top_at", +device::kTopAt), fmt::arg("codes", +device::kCodes),
            fmt::arg("is_sum", +device::kIsSum), fmt::arg("slot_count", +device::kSlotCount),
            fmt::arg("rows", number(device::kRows)),
            fmt::arg("least_rows", number(device::kLeastRows)),
            fmt::arg("columns", number(device::kColumns)),
            fmt::arg("least_columns", number(device::kLeastColumns)),
            fmt::arg("first_step", number(device::kFirstStep)),
            fmt::arg("step_count", number(device::kStepCount)),
            fmt::arg("place", number(device::kPlace)), fmt::arg("slot", number(device::kSlot)),
            fmt::arg("code", number(device::kCode)),
            fmt::arg("task_count", number(device::kTaskCount)));
    };
    functions += filled(kOwnMemory, tile_calls(shape), "", "");
    if (with_masks) {
        const std::string masks_kernel =
            shape.predicates > 0 ? filled(kMasksKernel, "", kCudaMasksKernel, "") : "";
        functions += filled(kMatrixKernels, "", "", masks_kernel);
    } else {
        functions += filled(kPairsKernel, "", kCudaPairsKernel, "");
    }
    return cuda_source(program, head, "Each warp computes some of many groups of 1,024 pairs.",
                       functions, &kStoreOfBatches);
}

}  // namespace minterm
