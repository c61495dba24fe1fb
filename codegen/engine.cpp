// SPDX-License-Identifier: Apache-2.0
//
// Recurrence and two strings in, answer out.
#include "codegen/engine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <new>
#include <utility>

#include "codegen/block_edges.hpp"
#include "codegen/compile.hpp"
#include "codegen/jit.hpp"
#include "runtime/wavefront_driver.hpp"
#include "synth/pla.hpp"
#include "synth/symbols.hpp"

namespace minterm {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// A compiled recurrence and its machine code; the `tap` functions are made when first needed.
struct LoadedKernel {
    Compiled compiled;
    JitKernel code;
    JitKernel tap_code;
    WavefrontKernel kernel;
};

/// Everything that kernels differ by.
std::string cache_key(const Recurrence& recurrence, const SymbolLogic& symbols, int rows) {
    std::string key =
        fmt::format("{} {} {} {}\n", rows, symbols.a_planes, symbols.b_planes, symbols.equality);
    for (const TruthTable& table : symbols.mismatch) key += write_pla(table);
    return key + print_recurrence(recurrence);
}

std::vector<std::uint8_t> translate(std::string_view text,
                                    const std::array<std::uint8_t, 256>& codes) {
    std::vector<std::uint8_t> coded(text.size());
    std::transform(text.begin(), text.end(), coded.begin(),
                   [&](char symbol) { return codes[static_cast<unsigned char>(symbol)]; });
    return coded;
}

/// K: no more registers than the rows fill, and no more than runs well.
int choose_rows(const Target& target, std::size_t rows) {
    const auto registers = (rows + static_cast<std::size_t>(target.word_bits) - 1) /
                           static_cast<std::size_t>(target.word_bits);
    return static_cast<int>(
        std::clamp<std::size_t>(registers, 1, static_cast<std::size_t>(target.default_rows)));
}

/// Passes progress on about ten times a second.
class ProgressThrottle {
public:
    ProgressThrottle(const ProgressCallback& callback, std::uint64_t cells)
        : callback_(callback), cells_(cells) {}

    BlockProgress block_progress() {
        if (!callback_) return {};
        return [this](std::uint64_t done, double seconds) {
            if (seconds_since(last_) < 0.1) return true;
            last_ = Clock::now();
            return callback_({done, cells_, seconds});
        };
    }

private:
    const ProgressCallback& callback_;
    std::uint64_t cells_;
    Clock::time_point last_ = Clock::now();
};

}  // namespace

struct Engine::State {
    State(const Target& t, CellStore s) : target(t), store(std::move(s)) {}

    Result<LoadedKernel*> load(const Recurrence& recurrence, const SymbolLogic& symbols, int rows,
                               std::vector<StageTime>& times);
    Status load_tap(LoadedKernel& loaded, std::vector<StageTime>& times);
    Result<RunResult> run_block(const Recurrence& recurrence, std::string_view a,
                                std::string_view b, const RunOptions& options);

    const Target& target;
    const CellStore store;
    std::unique_ptr<JitSession> jit;  // before the kernels, whose code must go before it
    std::map<std::string, std::unique_ptr<LoadedKernel>> kernels;
};

Engine::Engine(const Target& target, CellStore store)
    : state_(std::make_unique<State>(target, std::move(store))) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

Result<LoadedKernel*> Engine::State::load(const Recurrence& recurrence, const SymbolLogic& symbols,
                                          int rows, std::vector<StageTime>& times) {
    std::unique_ptr<LoadedKernel>& slot = kernels[cache_key(recurrence, symbols, rows)];
    if (slot) return slot.get();
    if (!jit) {
        MINTERM_TRY(JitSession session, JitSession::create());
        jit = std::make_unique<JitSession>(std::move(session));
    }
    auto loaded = std::make_unique<LoadedKernel>();
    CompileParams params;
    params.symbols = symbols;
    params.rows = rows;
    params.cell.store = store;
    MINTERM_TRY(loaded->compiled, compile(recurrence, target, params));
    times = loaded->compiled.times;
    StageClock clock(times);
    MINTERM_TRY(loaded->code, jit->compile(loaded->compiled.program, target));
    clock.done("machine code");

    const WavefrontCell& cell = loaded->compiled.layout_cell;
    WavefrontKernel& kernel = loaded->kernel;
    kernel.word_bits = target.word_bits;
    kernel.rows = rows;
    kernel.vertical_planes = cell.vertical_planes;
    kernel.horizontal_planes = cell.horizontal_planes;
    kernel.a_planes = cell.a_planes;
    kernel.b_planes = cell.b_planes;
    kernel.edge = loaded->code.entry("edge");
    kernel.steady = loaded->code.entry("steady");
    slot = std::move(loaded);
    return slot.get();
}

Status Engine::State::load_tap(LoadedKernel& loaded, std::vector<StageTime>& times) {
    if (loaded.kernel.edge_tap != nullptr) return success();
    StageClock clock(times);
    const Compiled& compiled = loaded.compiled;
    const KernelProgram program =
        layout_wavefront(compiled.program.name, compiled.layout_cell, compiled.rows, /*tap=*/true);
    MINTERM_TRY(loaded.tap_code, jit->compile(program, target));
    loaded.kernel.edge_tap = loaded.tap_code.entry("edge_tap");
    loaded.kernel.steady_tap = loaded.tap_code.entry("steady_tap");
    clock.done("machine code (tap)");
    return success();
}

Result<RunResult> Engine::State::run_block(const Recurrence& recurrence, std::string_view a,
                                           std::string_view b, const RunOptions& options) {
    const Clock::time_point compile_start = Clock::now();
    const SymbolCoding coding = code_symbols(recurrence.relations, bytes_of(a), bytes_of(b));
    const int rows = options.rows != 0 ? options.rows : choose_rows(target, a.size());
    RunResult result;
    MINTERM_TRY(LoadedKernel* const loaded,
                load(recurrence, coding.logic, rows, result.stage_times));
    const Recurrence& compiled = loaded->compiled.recurrence;
    const Flows& flows = loaded->compiled.flows;
    const Encoding& encoding = loaded->compiled.cell.encoding;
    const bool need_bottom = !answer_is_on_right_edge(compiled, flows);
    if (need_bottom && WavefrontDriver::needs_tap(loaded->kernel, a.size()))
        if (Status ready = load_tap(*loaded, result.stage_times); !ready)
            return std::move(ready).failure();

    result.compile_seconds = seconds_since(compile_start);
    const Clock::time_point start = Clock::now();
    const std::vector<std::uint8_t> a_codes = translate(a, coding.a_code);
    const std::vector<std::uint8_t> b_codes = translate(b, coding.b_code);
    MINTERM_TRY(const std::vector<std::uint8_t> left,
                left_edge(compiled, flows, encoding, a.size()));
    MINTERM_TRY(const std::vector<std::uint8_t> top, top_edge(compiled, flows, encoding, b.size()));
    std::vector<std::uint8_t> right(a.size());
    std::vector<std::uint8_t> bottom(need_bottom ? b.size() : 0);

    result.cells = std::uint64_t{a.size()} * b.size();
    ProgressThrottle throttle(options.progress, result.cells);
    WavefrontDriver driver(loaded->kernel);
    MINTERM_TRY(const BlockCost cost, driver.run({a_codes, b_codes, left, top, right, bottom},
                                                 throttle.block_progress()));
    result.answer = read_answer(compiled, flows, encoding, b.size(), right, bottom);
    result.total_seconds = seconds_since(start);
    result.seconds = cost.seconds;
    result.cells_computed = cost.cells_computed;
    result.layout = "wavefront";
    result.rows = rows;
    result.gates = total_cost(loaded->compiled.mapped, *target.library);
    result.cell_origin = name_of(loaded->compiled.cell.origin);
    if (!result.stage_times.empty()) result.cell_not_kept = loaded->compiled.cell.not_kept;
    result.symbol_planes = std::max(coding.logic.a_planes, coding.logic.b_planes);
    return result;
}

Result<RunResult> Engine::run(const Recurrence& recurrence, std::string_view a, std::string_view b,
                              const RunOptions& options) {
    if (options.rows < 0 || options.rows > kMaxRows)
        return Failure::user(fmt::format("rows must be between 1 and {}, or 0 to choose; got {}",
                                         kMaxRows, options.rows));
    try {
        if (!a.empty() && !b.empty()) {
            Result<RunResult> result = state_->run_block(recurrence, a, b, options);
            if (result) result->target = state_->target.name;
            return result;
        }
        RunResult result;
        result.answer = boundary_answer(recurrence, a.size(), b.size());
        result.layout = "boundary";
        result.target = state_->target.name;
        return result;
    } catch (const std::bad_alloc&) {
        return Failure::environment(fmt::format(
            "not enough memory to compare {} with {} symbols; about 16 bytes a symbol are needed",
            a.size(), b.size()));
    }
}

}  // namespace minterm
