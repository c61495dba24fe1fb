// SPDX-License-Identifier: Apache-2.0
//
// Assembly text -> what lies in a local store.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "minterm/result.hpp"

namespace minterm::spu {

/// Code and constants, to be put at address 0 of a local store. Words are big-endian.
struct Image {
    std::vector<std::uint8_t> bytes;
    std::map<std::string, std::uint32_t, std::less<>> labels;
    std::vector<std::uint32_t> lines;  ///< which line of the text each word comes from; 0: filling
    std::string file;                  ///< for messages, as the text
    std::string text;
};

/// Lines are `label:`, `mnemonic operands`, `.align N` (to 2^N bytes, with instructions that do
/// nothing), `.long w, ...` and `.global label`; comments begin with `#`. Registers are `$0` to
/// `$127`, numbers decimal or `0x...`, and a label stands for its address or, in branches and
/// hints, for the distance to it. Errors (user), each with file, line and column: an unknown
/// instruction, wrong operands, an operand that does not fit, a quadword at no multiple of 16, a
/// branch out of reach, a label that is missing or defined twice, more than a local store has room
/// for.
Result<Image> assemble(std::string_view text, const std::string& file);

}  // namespace minterm::spu
