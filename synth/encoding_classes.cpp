// SPDX-License-Identifier: Apache-2.0
//
// Number of values and bits -> encodings, one of each class.
#include "synth/encoding_classes.hpp"

#include <algorithm>
#include <numeric>

namespace minterm {
namespace {

std::uint32_t permuted(std::uint32_t code, const std::vector<int>& order) {
    std::uint32_t result = 0;
    for (std::size_t k = 0; k < order.size(); ++k) result |= (code >> k & 1) << order[k];
    return result;
}

// Whether no other form of the encoding comes before it.
bool is_first(const std::vector<int>& value_of_code, int bits, bool complements) {
    std::vector<int> order(static_cast<std::size_t>(bits));
    std::iota(order.begin(), order.end(), 0);
    const std::uint32_t turns = complements ? 1U << bits : 1;
    do {
        for (std::uint32_t turned = 0; turned < turns; ++turned) {
            for (std::uint32_t code = 0; code < value_of_code.size(); ++code) {
                const int other = value_of_code[permuted(code, order) ^ turned];
                if (other < value_of_code[code]) return false;
                if (other > value_of_code[code]) break;
            }
        }
    } while (std::next_permutation(order.begin(), order.end()));
    return true;
}

}  // namespace

std::vector<EdgeEncoding> encoding_classes(int values, int bits, bool complements) {
    std::vector<EdgeEncoding> classes;
    std::vector<int> value_of_code(std::size_t{1} << bits, -1);
    while (true) {
        bool all_have_codes = true;
        for (int value = 0; value < values && all_have_codes; ++value) {
            all_have_codes =
                std::find(value_of_code.begin(), value_of_code.end(), value) != value_of_code.end();
        }
        if (all_have_codes && is_first(value_of_code, bits, complements)) {
            classes.push_back(edge_encoding(bits, values, value_of_code));
        }
        // The next one, the last code fastest.
        std::size_t place = value_of_code.size();
        while (place > 0 && value_of_code[place - 1] == values - 1) value_of_code[--place] = -1;
        if (place == 0) return classes;
        ++value_of_code[place - 1];
    }
}

}  // namespace minterm
