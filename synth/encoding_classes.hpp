// SPDX-License-Identifier: Apache-2.0
//
// All encodings of an edge, one of each kind.
#pragma once

#include <vector>

#include "synth/encoding.hpp"

namespace minterm {

/// Every way to give `values` values codes of `bits` bits, several codes for one value and codes
/// for none included, up to permutations of the bits and, with `complements`, up to complements of
/// bits. The first of each class in lexicographic order of `value_of_code`, ascending. There are
/// (values + 1)^(2^bits) ways before symmetry: meant for bits <= 2.
std::vector<EdgeEncoding> encoding_classes(int values, int bits, bool complements);

}  // namespace minterm
