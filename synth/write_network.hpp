// SPDX-License-Identifier: Apache-2.0
//
// Networks in the formats of other tools: BLIF (ABC, SIS, yosys), AIGER, structural Verilog and DOT
// (Graphviz). synth/read_network.hpp reads all of them but DOT.
#pragma once

#include <string>

#include "synth/mapped_network.hpp"
#include "synth/network.hpp"

namespace minterm {

std::string write_blif(const Network& network, const std::string& model);
std::string write_blif(const MappedNetwork& network, const CellLibrary& library,
                       const std::string& model);
std::string write_dot(const Network& network, const std::string& name);
std::string write_dot(const MappedNetwork& network, const CellLibrary& library,
                      const std::string& name);

/// One module of scalar wires. Names that Verilog does not take are escaped.
std::string write_verilog(const Network& network, const std::string& module);
std::string write_verilog(const MappedNetwork& network, const std::string& module);

/// And-inverter graphs (Biere 2007), with a symbol for each input and output; only gates that
/// outputs need. A mapped network goes through `to_network`.
enum class AigerForm { Ascii, Binary };
std::string write_aiger(const Network& network, AigerForm form = AigerForm::Ascii);

}  // namespace minterm
