// SPDX-License-Identifier: Apache-2.0
//
// The shipped recurrences beside naive programs that say what they must answer.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "synth/check_spec.hpp"
#include "synth/interpret.hpp"
#include "synth/recurrence.hpp"

namespace minterm::testing {

struct ShippedSpec {
    std::string name;  ///< of specs/NAME.dp and of its recurrence
    std::function<AnswerValue(std::string_view a, std::string_view b)> expected;
};

const std::vector<ShippedSpec>& shipped_specs();

/// Loads specs/NAME.dp; the test program ends with its message when that fails.
Recurrence load_shipped(const std::string& name, const ParameterValues& parameters = {});

}  // namespace minterm::testing
