// SPDX-License-Identifier: Apache-2.0
//
// A Synergistic Processor Unit: what its instructions do, and when it issues them (instruction_set
// .hpp, Note [SPU]). Not modelled: fetching of instructions (a loop whose odd pipe does nothing but
// loads and stores would starve there), and DMA, which the driver around it counts. Stricter than
// the processor: that one ignores the lowest four bits of an address, and those beyond the local
// store, so that a wrong address reads or overwrites something else without a word; here it ends
// the run.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "minterm/result.hpp"
#include "spu/assembler.hpp"
#include "spu/instruction_set.hpp"

namespace minterm::spu {

/// Where cycles went: all fields but `nops` add up to `total`.
struct Cycles {
    std::uint64_t total = 0;
    std::uint64_t dual = 0;  ///< two instructions were issued that do something
    std::uint64_t single_even = 0;
    std::uint64_t single_odd = 0;
    std::uint64_t idle = 0;       ///< nops were issued and nothing else
    std::uint64_t waiting = 0;    ///< nothing was issued: an operand was not there yet
    std::uint64_t branching = 0;  ///< nothing was issued: a branch was guessed wrong
    std::uint64_t nops = 0;       ///< instructions that were issued and do nothing

    Cycles& operator+=(const Cycles& other);
};

/// What was issued in a cycle, for tables of a schedule.
struct Issue {
    std::uint64_t cycle = 0;
    std::uint32_t address = 0;
};

class Simulator {
public:
    using Quadword = std::array<std::uint8_t, 16>;

    /// A local store with the image at its beginning and zeros behind it.
    explicit Simulator(const Image& image);

    std::uint8_t* store() { return store_.data(); }
    const std::uint8_t* store() const { return store_.data(); }
    Quadword& reg(int number) { return registers_[static_cast<std::size_t>(number)]; }
    /// The number in bytes 0 to 3.
    std::uint32_t word(int number) const;
    void set_word(int number, std::uint32_t value);

    /// Runs from `entry` until the code returns to the address that register 0 had, which is set
    /// to the last word of the local store, or stops. `trace` gets every instruction that is
    /// issued. Errors (user), with the line of the assembly text: bits that are no instruction, a
    /// jump to where no code is, a quadword beyond the local store or at no multiple of 16, a store
    /// into the program, more than `most_cycles`.
    Result<Cycles> run(std::string_view entry, std::uint64_t most_cycles,
                       std::vector<Issue>* trace = nullptr);

private:
    struct Decoded {
        Instruction instruction;
        Operands operands;
        const OpInfo* info = nullptr;
        bool known = false;
    };

    bool has_line(std::uint32_t address) const;
    Failure wrong(std::uint32_t address, const std::string& text) const;
    bool is_ready(const Decoded& decoded, std::uint64_t now) const;
    std::optional<std::uint32_t> accessed(const Decoded& decoded) const;
    /// Why an instruction must not reach the memory that it wants, in words; empty if it may.
    std::string why_no_access(const Decoded& decoded) const;
    /// Does what the instruction does; returns where the next one is.
    std::uint32_t execute(const Decoded& decoded, std::uint32_t address, std::uint64_t now);

    const Image* image_;
    std::vector<std::uint8_t> store_;
    std::vector<Decoded> code_;  ///< of the image's words
    std::array<Quadword, kRegisters> registers_{};
    std::array<std::uint64_t, kRegisters> ready_{};
    std::uint32_t hinted_branch_ = 0;
    std::uint32_t hinted_target_ = 0;
    std::uint64_t hint_ready_ = 0;
};

}  // namespace minterm::spu
