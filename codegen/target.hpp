// SPDX-License-Identifier: Apache-2.0
//
// What a kernel can be compiled for, and whether this machine can run it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "minterm/result.hpp"
#include "synth/cell_library.hpp"

namespace minterm {

/// Nanoseconds by which layouts are compared (codegen/layout_choice.hpp), on some machine.
struct LayoutCosts {
    double wavefront_gate = 0.15;    ///< one gate on one register
    double wavefront_latency = 4.5;  ///< K steps at least
    double wavefront_windows = 1.5;  ///< to store a plane of one symbol of b eight times
    double column_gate = 0.13;       ///< one gate on one word
    double column_chain = 1.3;       ///< one addition of words
    double column_move = 0.8;        ///< one move of a word
    double chain_latency = 7;        ///< a column at least, for each of its chains
    double move_latency = 3;         ///< and for each of its moves
    double side_word = 0.28;         ///< one byte of text in one word of the cyclic layout
    double side_gate = 0.115;        ///< each gate of it
    double side_move = 0.31;         ///< each plane whose bits cross 64-bit parts
};

/// A target as data: no pass asks which one it works for.
struct Target {
    std::string name;         ///< "scalar", "avx2", "avx512": what --target and JSON say
    std::string description;  ///< one line for `minterm targets`
    int word_bits = 64;       ///< cells in a register
    int registers = 16;       ///< registers of that width
    const CellLibrary* library = nullptr;
    std::string llvm_cpu;  ///< the baseline that LLVM schedules for
    /// Processor features beyond the baseline, named as LLVM and CPUID name them: every machine of
    /// the target has the required ones; the optional ones are used where they are present.
    std::vector<std::string> required_features;
    std::vector<std::string> optional_features;
    bool ternary_logic = false;   ///< three-input gates are one instruction
    bool mask_registers = false;  ///< comparisons give a mask, unsigned ones too
    int default_rows = 1;         ///< K of the wavefront layout that measured best
    int column_words = 8;         ///< K of the column layout, the same
    /// In the batch layout symbols of a tile's rows are in registers, too, where there are many;
    /// else they are read for each column.
    bool batch_holds_symbols = false;
    int column_group = 2;  ///< words whose additions follow each other directly
    LayoutCosts costs;     ///< measured, or counted where the machine was not there
    /// Kernels run on a GPU (runtime/cuda/cuda_block_driver.hpp): found by no name, and not in
    /// `all_targets`.
    bool is_device = false;
    /// Kernels run in a simulator, for what it says about the processor: all of a run is theirs.
    bool is_simulated = false;
    /// Words of the vertical flow of a column that are left to LLVM's registers; more are in
    /// memory.
    int column_state_registers = 16;
    /// The same of planes of a's symbols, where masks are computed: else they are read for each
    /// column.
    int column_symbol_registers = 0;
    /// A table of masks of this size stays in the second level of any processor's cache.
    std::size_t column_table_bytes = std::size_t{256} << 10U;
};

/// All targets, the slowest first.
const std::vector<Target>& all_targets();

/// A target of 8-bit words for tests, so that short strings cross words and strips. Not in
/// `all_targets`, found by no name.
const Target& narrow_test_target();

/// The features that code for `target` may use here, as LLVM writes them ("+avx2,+bmi"): the
/// required ones, and the optional ones that this machine has (all of them where it lacks the
/// target).
std::string llvm_features(const Target& target);

/// The targets of narrower words that every machine of `target` can run, and `target`, the last.
std::vector<const Target*> up_to_words_of(const Target& target);

/// The commands that `--target cuda` and `auto` are for, for people.
inline constexpr const char* kDeviceCommands =
    "dist, run, lcs, pairs, matrix, search, and dict lookup, encode and decode";

/// By name; a user error that lists the known names otherwise.
Result<const Target*> find_target(std::string_view name);

/// Empty when this processor (and its operating system) can run `target`; otherwise the sentence
/// that says which feature is missing, for people.
std::string why_unavailable(const Target& target);

/// The best target of this machine.
const Target& best_target();

/// That one; or the one named by `forced`; or, when `forced` is empty, by
/// the environment variable MINTERM_TARGET. A user error when the forced one is unknown or this
/// machine lacks it: never a fallback.
Result<const Target*> choose_target(std::string_view forced = {});

}  // namespace minterm
