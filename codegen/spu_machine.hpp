// SPDX-License-Identifier: Apache-2.0
//
// Kernels of the wavefront layout on a simulated Cell Broadband Engine.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "codegen/compile.hpp"
#include "codegen/emit_spu.hpp"
#include "minterm/result.hpp"
#include "runtime/kernel_abi.hpp"
#include "spu/simulator.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// Kernel functions of a recurrence as an SPU has them: `edge` and `steady`, or the same with
/// `tap`, or all of them.
struct SpuKernel {
    std::string name;
    WavefrontCell cell;
    int rows = 1;
    SpuMemory memory;
    SpuAssembly assembly;
    spu::Image image;

    /// Cycles of the steady loop for 128 cells.
    double cycles_a_word() const {
        return static_cast<double>(assembly.functions[1].schedule.loop.size()) / (rows * rows);
    }
};

/// `compile` for `spu_target()`, with letter masks where the loop is shorter so
/// (`shorter_for_spu`). Where `params` does not say how many rows: the fewest that come within 2 %
/// of the fewest cycles for 128 cells that any number has, of those for which there are registers
/// and memory; more would only make padding longer.
Result<Compiled> compile_for_spu(const Recurrence& recurrence, const CompileParams& params);

/// A kernel and the assembly of all its functions.
struct CompiledForSpu {
    Compiled compiled;
    SpuKernel kernel;
};

/// Rows beyond which no kernel has letter masks: what is carried leaves too few registers.
inline constexpr int kMostMaskRows = 4;

/// Without letter masks a word of 128 cells takes so many cycles at least: its gates have one pipe.
double least_cycles(const Compiled& compiled);

/// The kernel, or the same with letter masks, whichever has the shorter steady loop. Errors: those
/// of `compile_spu`, if neither has room.
Result<CompiledForSpu> shorter_for_spu(Compiled compiled);

/// Emits, schedules and assembles. Errors: those of `emit_spu`.
Result<SpuKernel> compile_spu(const std::vector<const KernelProgram*>& programs,
                              const WavefrontCell& cell, int rows, const SourceHead& head);

/// All four functions. `compiled` is of `spu_target()`.
Result<SpuKernel> compile_spu(const Compiled& compiled, const SourceHead& head);

/// What one call of a function did, in pieces of `kSpuIterations`.
struct SpuPiece {
    std::size_t strip = 0;  ///< numbered as they begin
    std::size_t strip_rows = 0;
    std::ptrdiff_t first = 0;  ///< columns that enter the strip's first row, as places in memory
    std::ptrdiff_t last = 0;
    std::uint64_t cycles = 0;
    std::uint64_t bytes = 0;  ///< between main memory and local store
    std::uint64_t transfers = 0;
};

/// What machines did, in order: those that kernels of one run are on write one log.
struct SpuLog {
    std::vector<SpuPiece> pieces;
    std::size_t strips = 0;
    /// All calls together, and those of `steady` functions alone; words are of 128 cells.
    spu::Cycles cycles, steady_cycles;
    std::uint64_t loop_cycles = 0;  ///< of steady loops alone, without entry and exit of calls
    std::uint64_t words = 0;
    std::uint64_t steady_words = 0;
    /// What went wrong first; later calls do nothing.
    std::optional<Failure> failure;
};

/// One SPU, as drivers of the wavefront layout see a kernel: its functions copy what a call needs
/// into the local store, run it there in pieces, and copy back what it made. One call at a time
/// runs on a machine; others wait.
class SpuMachine {
public:
    SpuMachine(SpuKernel kernel, std::shared_ptr<SpuLog> log);
    SpuMachine(const SpuMachine&) = delete;
    SpuMachine& operator=(const SpuMachine&) = delete;

    const SpuKernel& compiled() const { return compiled_; }
    /// Null where the kernel has no such function.
    const WavefrontKernel& kernel() const { return kernel_; }

private:
    class Function final : public KernelBody {
    public:
        Function(SpuMachine& machine, int number) : machine_(machine), number_(number) {}
        void call(std::byte* const* buffers, const std::int64_t* scalars) const override {
            machine_.call(number_, buffers, scalars);
        }

    private:
        SpuMachine& machine_;
        int number_;
    };

    void call(int function, std::byte* const* buffers, const std::int64_t* scalars);
    Status run_call(int function, std::byte* const* buffers, const std::int64_t* scalars);
    Status run_piece(int function, std::byte* const* buffers, const std::int64_t* scalars,
                     std::int64_t first, std::int64_t last);
    Result<spu::Cycles> run_iterations(int function, std::byte* const* buffers,
                                       const std::int64_t* scalars, std::int64_t first,
                                       std::int64_t last);
    void write_lanes();
    bool write_masks(const std::byte* planes);
    void write_letters(const std::byte* windows, std::size_t stride, std::size_t first,
                       std::size_t last);
    Status fill_rings(int function, std::byte* const* buffers, const std::int64_t* scalars,
                      bool same_strip);
    const std::vector<SpuCycle>& loop_of(const std::string& function) const;
    void copy_in(std::uint32_t buffer, std::size_t at, const std::byte* from, std::size_t bytes);
    void copy_out(std::uint32_t buffer, std::size_t at, std::byte* to, std::size_t bytes);

    SpuKernel compiled_;
    spu::Simulator simulator_;
    std::array<Function, 4> functions_{{{*this, 0}, {*this, 1}, {*this, 2}, {*this, 3}}};
    WavefrontKernel kernel_;
    std::mutex one_call_;
    std::shared_ptr<SpuLog> log_;
    SpuPiece piece_;  ///< what is being counted

    // Letter masks: by predicate, code of a and code of b whether the predicate does not hold;
    // whose masks are in the local store, and what its rings are ready for.
    std::vector<MintermSet> outcomes_;
    std::vector<std::byte> masked_planes_;
    const std::byte* rings_windows_ = nullptr;
    std::int64_t rings_iteration_ = -1;
};

/// The engine as it was sold: SPUs, their clock, and the bandwidth that all of them share. What a
/// transfer takes until its first data come is an assumption, and not measured.
struct CellModel {
    int spus = 8;
    double gigahertz = 3.2;
    std::uint64_t latency = 500;      ///< cycles until a transfer's data are there
    std::uint64_t bytes_a_cycle = 8;  ///< of 25.6 GB a second
};

/// How many cycles pieces take on several SPUs. Strips are dealt out in turns; a piece begins when
/// its SPU has done the one before it and the strip above has left so many columns behind, and its
/// transfers go on beside the computation of another (double buffers): it takes whichever is
/// longer.
std::uint64_t modelled_cycles(const std::vector<SpuPiece>& pieces, const CellModel& model);

}  // namespace minterm
