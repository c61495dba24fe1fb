// SPDX-License-Identifier: Apache-2.0
//
// The wavefront layout: a mapped cell becomes a kernel program over anti-diagonals.
// The layout itself is described in runtime/kernel_abi.hpp, Note [Wavefront layout].
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "codegen/kernel_program.hpp"
#include "runtime/kernel_abi.hpp"
#include "synth/mapped_network.hpp"

namespace minterm {

/// The cell as the layout needs it.
struct WavefrontCell {
    int vertical_planes = 0;
    int horizontal_planes = 0;
    int a_planes = 0;
    int b_planes = 0;
    MappedNetwork cell;  ///< inputs v.. h.. a.. b..; outputs v'.. h'..
    MappedNetwork held;  ///< the same with one more input, `active`: v' = v where it is 0

    /// Note [Early comparisons]; else cells compare, and a's planes are read for each.
    bool compares_early = false;
    bool keeps_symbols = false;  ///< a's planes are values from before the loop

    /// Of which the outcomes come from memory, Note [Letter masks]: inputs c.. instead of a.. b...
    /// 0: the cell compares planes.
    int predicates = 0;
    int word_bits = 0;       ///< with predicates: lanes of a word
    MappedNetwork select;    ///< with predicates: old where `lane` is 1, else new, of these three
    MappedNetwork mismatch;  ///< with predicates: a.. b.. -> c.., for whoever makes the masks
};

/// Note [Early comparisons]. A window of b is for K cells, in the K steps from the one on in which
/// it is loaded. The gates of a cell that look at symbols alone come all K times right after the
/// load, so that not the window is kept until its last cell but what these gates leave: a word or
/// two a cell, however many planes there are. The registers that this saves may hold a's planes,
/// which else are loaded for every cell: K x planes words, if they are no more than half of the
/// registers. A load of a window lies across two cache lines nearly always and takes as long as
/// two, so that for bytes loads were what edit distance waited for: 64 cycles for the four cells of
/// K = 2, where gates take 28. So are 32 (AVX-512, AMD EPYC: 4.7 ns for 512 cells, and 2.9 so).
///
/// Note [Letter masks]. To compare symbols takes two gates a plane in every cell, and more where
/// the relation is not equality. A word of outcomes can also be read: for every code of b's
/// symbols there are K words a predicate, with a bit for each row of the strip, 1 where the
/// predicate does not hold. But lanes are at different columns: lane p needs the word of the
/// symbol that lane 0 had p iterations ago. So a word is moved into place in log2 W stages: in
/// stage d, d = W/2 .. 2, 1, lanes with bit d in their number take what was here d iterations ago,
/// from a ring of 2 d slots, so that nothing is overwritten that is still read. That is a load, a
/// store and a multiplexer a stage, whatever the alphabet and the relation: cheaper than a
/// comparison where loads and stores have a pipe of their own.
///
/// What rings hold goes from call to call: calls of a strip follow each other, or those of the
/// W - 1 iterations before are done again. What they hold when a strip begins does not matter,
/// since it belongs to columns that do not exist.
namespace letter_masks {

enum Buffer : std::uint32_t {
    kMasks = wavefront::kSymbolsA,     ///< in: code x K x predicates words
    kLetters = wavefront::kWindows,    ///< in: codes of b's symbols, a byte each
    kRings = wavefront::kBufferCount,  ///< stage by stage, 2 d slots of `slot_bytes` each
    kCarried,                          ///< K x K x predicates words, and what the next iteration
                                       ///< needs of this one's masks
    kLanes,                            ///< in: a word a stage, 1 in lanes p with p & d
    kBufferCount,
};

/// How many stages move a mask into place: log2 of a word's lanes.
int stages(int word_bits);

/// Of a cell, with what moves its outcomes into place.
int gates(const WavefrontCell& cell, const CellLibrary& library);

/// Bytes of a ring's slot: K x K x predicates words, rounded up to a power of two.
std::size_t slot_bytes(const WavefrontCell& cell, int rows);

/// Slots of all rings; the last stage, d = 1, has none: what it needs is carried in registers.
std::size_t ring_slots(const WavefrontCell& cell);

/// Words of `kCarried`.
std::size_t carried_words(const WavefrontCell& cell, int rows);

/// The most bits of a code: it is a byte.
inline constexpr int kMostPlanes = 8;

}  // namespace letter_masks

/// Most registers of rows that make sense; beyond this code size grows and nothing else.
inline constexpr int kMaxRows = 16;

/// Functions `edge` and `steady`; of the part `Tap` `edge_tap` and `steady_tap`; of `Trace` `trace`
/// alone, which does what `edge` does. 1 <= rows <= kMaxRows. Size of a function: rows^2 copies of
/// the cell.
KernelProgram layout_wavefront(const std::string& name, const WavefrontCell& cell, int rows,
                               KernelPart part);

}  // namespace minterm
