// SPDX-License-Identifier: Apache-2.0
//
// Networks in the formats of other tools: BLIF (ABC, SIS, yosys) and DOT (Graphviz).
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

}  // namespace minterm
