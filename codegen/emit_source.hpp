// SPDX-License-Identifier: Apache-2.0
//
// Kernel functions as source text, for languages of the C family. Statements, names and the loop
// are the same in all of them; what a word is and what can be done with it is the dialect's, mostly
// as functions that its preamble defines.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "codegen/kernel_program.hpp"

namespace minterm {

/// What differs from language to language. The preamble of a dialect has to define, for words and
/// bytes at an address:
///
///     load_word(p) load_aligned(p) load_first(p) store_word(p, w) store_aligned(p, w) load_byte(p)
///     store_byte(p, x) store_first(p, w) fetch(p) zeros() ones() shift_in(w, incoming) bits_in(w,
///     below, n) part_shift(w, n) byte_in(w, before) add_carry(a, b, carry, &carry_out)
///
/// and the names of types below. WORD_BYTES is what addresses count words in.
struct SourceDialect {
    std::string word = "word";       ///< the type of a word
    std::string index = "uint64_t";  ///< of an index; arithmetic wraps
    std::string byte = "uint8_t";    ///< what addresses point to
    std::string before_loop;         ///< a line of its own, as a pragma is; empty: none
    /// A word added to itself is `move_carry(a, carry, &carry_out)`, which the preamble has then.
    bool has_moves = false;
    /// Where the cell's formula stands, which comments behind the cell's gates lead back to, with
    /// the gate's number; empty: there are none.
    std::string place;
    /// An expression for a gate of the operands named.
    std::function<std::string(const Instruction& gate, const std::vector<std::string>& operands)>
        gate;
};

/// The body of a function whose parameters are `buffers` and `scalars` (KernelEntry), without its
/// braces: four blanks deep, one instruction a line. Deterministic. The program must be valid
/// (`check`).
std::string source_body(const KernelProgram& program, const KernelFunction& function,
                        const SourceDialect& dialect);

/// A comment that says what buffers and scalars are: ` *     text   the bytes of all streams`.
std::string parameter_comment(const KernelProgram& program);

/// ` * line` for each line; nothing for nothing. An empty line stands in front.
std::string comment_lines(const std::string& text);

/// Of letters of ASCII.
std::string upper_case(std::string text);

/// Whether `code` calls a function, also one with arguments of a template.
bool calls(const std::string& code, const std::string& function);

/// A gate of up to two operands in C's operators; of three, one of them chosen by the third, for
/// languages that have nothing better. `zeros()` and `ones()` are constants.
std::string gate_in_operators(const Instruction& gate, const std::vector<std::string>& operands);

}  // namespace minterm
