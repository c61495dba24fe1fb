// SPDX-License-Identifier: Apache-2.0
//
// How flow values become bits. Several codes for one value are don't-cares on the way out and
// equivalent on the way in; codes of no value are don't-cares of the whole table.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "minterm/result.hpp"
#include "synth/cover.hpp"
#include "synth/flows.hpp"

namespace minterm {

/// The lowest `bits` bits.
constexpr std::uint32_t all_bits(int bits) { return (1U << bits) - 1; }

/// The codes of one edge. An edge with a single value has no bit and the one code 0. Bit planes are
/// numbered from the least significant bit of a code.
struct EdgeEncoding {
    int bits = 0;
    /// By FlowIndex: codes that stand for the value, as a cube: what a table asks for. The value
    /// may have more codes, which no cube could hold together with these.
    std::vector<Cube> codes;
    std::vector<int> value_of_code;  ///< 2^bits entries: FlowIndex, or -1 for a code of no value

    bool operator==(const EdgeEncoding&) const = default;
};

struct Encoding {
    EdgeEncoding vertical;
    EdgeEncoding horizontal;

    bool operator==(const Encoding&) const = default;
};

/// The edges whose codes the spec gives: those stay, whatever others would save.
struct GivenEdges {
    bool vertical = false;
    bool horizontal = false;

    bool any() const { return vertical || horizontal; }
    bool all() const { return vertical && horizontal; }
};

GivenEdges given_edges(const Recurrence& recurrence);

/// The encoding of an edge of `values` values that `value_of_code` says, each of which has a code.
/// `codes` gets the largest cube of each value's codes, the least one among equals.
EdgeEncoding edge_encoding(int bits, int values, std::vector<int> value_of_code);

/// The encoding that the spec gives, where it gives one, and the default elsewhere: no bit for one
/// value; one bit for two (the greater is 1); for three values the middle one 00, the greatest 01,
/// the least 1* (the code of the Cell/B.E. paper); otherwise each component in offset binary
/// (`encode_by_component`, tuple_encoding.hpp), counted from the least value, or, for tuples of
/// several components, from a pair of values that the cell maps to itself, where that takes no
/// more bits than numbering the values does (for tuples one bit more); else their number in
/// ascending order.
/// Errors (user): a code of a value that cannot occur, a value without a code, two values with a
/// common code, codes of different width, two encodings of one edge, an encoding of tuples with
/// several components, more than kMaxStateBits bits.
Result<Encoding> encode(const Recurrence& recurrence, const Flows& flows);

std::vector<std::string> check(const Encoding& encoding, const Flows& flows);
/// `-1 = 1*` for each value, its codes with the highest bit first.
std::vector<std::string> print_codes(const EdgeEncoding& edge, const EdgeFlow& flow);
std::string print_encoding(const Encoding& encoding, const Flows& flows);

}  // namespace minterm
