// SPDX-License-Identifier: Apache-2.0
//
// Names of any bytes -> text that JSON can hold.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/compile.hpp"

namespace minterm {

/// `bytes` if they are UTF-8; otherwise every byte above 127 as the character of that number
/// (Latin-1), so that a name in an old encoding still gives valid JSON.
std::string json_text(std::string_view bytes);

/// [{"stage": ..., "milliseconds": ...}, ...]
nlohmann::ordered_json stages_json(const std::vector<StageTime>& times);

}  // namespace minterm
