// SPDX-License-Identifier: Apache-2.0
//
// Recurrence and two strings in, answer out: compiles the kernels that a run needs (once per
// recurrence, number of symbol planes and target) and hands them to the runtime's driver.
#pragma once

#include <memory>

#include "codegen/run_result.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "synth/cell_store.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// Thread-compatible: one engine per thread, or a lock around it. Kernels are freed with the
/// engine.
class Engine {
public:
    /// `store`: where solved cells are looked up and kept, and compiled kernels beside them;
    /// nothing on disk unless it has a folder. On a GPU (`Target::is_device`) every cell is
    /// computed.
    explicit Engine(const Target& target, CellStore store = {});
    ~Engine();
    Engine(Engine&&) noexcept;
    Engine& operator=(Engine&&) noexcept;

    /// Runs `recurrence` on any two sequences of symbols, empty ones included. Recurrences that say
    /// what an alignment costs (codegen/alignment_model.hpp) go the way that `options.method` says;
    /// all others compute every cell. Time O(m n / word bits) at most, memory O(m + n). Errors:
    /// what derivation and encoding refuse (user), a boundary value outside the derived flows
    /// (user), a bound or an alignment of a recurrence that has none (user), out of memory
    /// (environment), cancelled (environment), a predicate that is no equality over too many
    /// symbols (user).
    Result<RunResult> run(const Recurrence& recurrence, SymbolSpan a, SymbolSpan b,
                          const RunOptions& options = {});

    const Target& target() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace minterm
