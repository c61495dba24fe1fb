// SPDX-License-Identifier: Apache-2.0
//
// Truth tables -> a network by splitting off one input after the other: another start than factored
// covers, and a better one for functions that look random.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "synth/network.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// A network with these outputs over these inputs. Nothing where the search would take too long:
/// for each output it looks at 4^inputs functions (each input open, 0, 1, or both together by xor),
/// at most a million in all; inputs past the eighth are split in order and only double the work.
std::optional<Network> split_network(const std::vector<std::string>& inputs,
                                     const std::vector<std::string>& outputs,
                                     const std::vector<MintermSet>& values);

}  // namespace minterm
