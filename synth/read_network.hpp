// SPDX-License-Identifier: Apache-2.0
//
// BLIF, AIGER and structural Verilog -> networks. Each reader gives all errors that it finds (up to
// 20) with line and column; `file` is only for the messages. None of them evaluates anything, so
// there is no limit on inputs here. Names of inputs and outputs are kept.
#pragma once

#include <string>
#include <string_view>

#include "minterm/result.hpp"
#include "synth/network.hpp"

namespace minterm {

/// One combinational model: `.model .inputs .outputs .names .end`, comments, `\` at the end of a
/// line, constants, covers of the on-set (1) or of the off-set (0). Delay and area hints are
/// skipped. User errors: `.latch`, `.subckt`, `.gate`, `.exdc`, a second model.
/// (Berkeley Logic Interchange Format, University of California, 1992.)
Result<Network> read_blif(std::string_view text, const std::string& file);

/// `aag` or `aig` (Biere, The AIGER And-Inverter Graph Format, 2007; 1.9 where it has no more than
/// outputs), with symbols. Inputs and outputs without one are x0 x1 ... and y0 y1 ... . User
/// errors: latches, properties.
Result<Network> read_aiger(std::string_view text, const std::string& file);

/// One module of scalar wires: ANSI or plain port lists, `input output wire`, `assign` with
/// `~ ! & && | || ^ ~^ ^~ ?:` and the constants 0 and 1 of one bit, and the primitives
/// `and or xor nand nor xnor not buf`. User errors: anything else (vectors, always, instances).
Result<Network> read_verilog(std::string_view text, const std::string& file);

/// By the name's ending (.blif .aag .aig .v), else by what the text begins with.
Result<Network> read_network(std::string_view text, const std::string& file);

}  // namespace minterm
