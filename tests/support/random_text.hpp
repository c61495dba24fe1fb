// SPDX-License-Identifier: Apache-2.0
//
// Texts for tests that try many.
#pragma once

#include <cstddef>
#include <random>
#include <string>
#include <string_view>

namespace minterm::testing {

/// So many of `letters`, each as likely as any other.
inline std::string random_text(std::mt19937& random, std::size_t length, std::string_view letters) {
    std::string text(length, '\0');
    for (char& symbol : text) symbol = letters[random() % letters.size()];
    return text;
}

}  // namespace minterm::testing
