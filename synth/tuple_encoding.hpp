// SPDX-License-Identifier: Apache-2.0
//
// Flow values -> codes in which every component has its own bits, so that the arithmetic of the
// cell shows in them.
#pragma once

#include <optional>
#include <vector>

#include "synth/encoding.hpp"
#include "synth/flows.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// The flow values with each component in offset binary, in steps of the greatest common divisor,
/// the first component in the top bits. What is measured of a number is its value or its distance
/// from another number, whichever takes fewer bits (for a table T and the base B at the same place,
/// T - B). Of two or three measures that of `zero`, a tuple of the edge, is all zeros, and the
/// others count from there modulo a power of two; of more, the least. Tuples that a value stands
/// for (`EdgeFlow::known`) are codes of it, too, where these bits tell them from the other values.
/// Nothing when there is no component or more than `most_bits` bits are needed.
std::optional<EdgeEncoding> encode_by_component(const Recurrence& recurrence, const EdgeFlow& edge,
                                                const FlowValue& zero, int most_bits);

/// Every way to give an edge of several components bits of their own, up to `most_bits`: what each
/// component is measured against, and whether it counts up from its least measure or down from its
/// greatest (components of two measures: up). In an order that depends on the number of components
/// and of bits alone, so that equal places on both edges are equal ways where the edges are alike.
std::vector<EdgeEncoding> component_encodings(const EdgeFlow& edge, int most_bits);

}  // namespace minterm
