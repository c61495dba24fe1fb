// SPDX-License-Identifier: Apache-2.0
//
// A misspelt word -> the known word that was probably meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace minterm {

/// The known word that `word` begins or that is fewest edits away, at most a third of its length
/// (but two for short words); empty when none is that near. The first of equally near words.
std::string closest_word(std::string_view word, const std::vector<std::string>& known);

}  // namespace minterm
