// SPDX-License-Identifier: Apache-2.0
//
// Sets of bytes -> a network.
#include "synth/byte_classes.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace minterm {
namespace {

/// A set of half bytes: bit h says whether h is in it.
using HalfSet = std::uint16_t;

class ClassBuilder {
public:
    explicit ClassBuilder(Network& network) : network_(network) {}

    Signal add(const ByteClass& bytes) {
        std::map<HalfSet, HalfSet> upper_of;  // by the set of lower halves
        for (unsigned upper = 0; upper < 16; ++upper) {
            HalfSet lower_set = 0;
            for (unsigned lower = 0; lower < 16; ++lower)
                if (bytes.test(upper * 16 + lower))
                    lower_set = static_cast<HalfSet>(lower_set | 1U << lower);
            if (lower_set != 0)
                upper_of[lower_set] = static_cast<HalfSet>(upper_of[lower_set] | 1U << upper);
        }
        Signal any = network_.constant(false);
        for (const auto& [lower_set, upper_set] : upper_of)
            any = network_.make_or(any, network_.make_and(half(0, lower_set), half(4, upper_set)));
        return any;
    }

private:
    /// Whether the four bits from `first_bit` on are in a set: one bit after the other is decided,
    /// the highest first, and what was built before is not built again.
    Signal half(int first_bit, HalfSet set) { return part(first_bit, 4, set); }

    Signal part(int first_bit, int bits, HalfSet set) {
        const auto all = static_cast<HalfSet>((1U << (1U << bits)) - 1U);
        if (set == 0) return network_.constant(false);
        if (set == all) return network_.constant(true);
        const int half_size = 1 << (bits - 1);
        const auto half_mask = static_cast<HalfSet>((1U << half_size) - 1U);
        return network_.make_mux(network_.input(first_bit + bits - 1),
                                 part(first_bit, bits - 1, static_cast<HalfSet>(set >> half_size)),
                                 part(first_bit, bits - 1, static_cast<HalfSet>(set & half_mask)));
    }

    Network& network_;
};

}  // namespace

Network class_network(const std::vector<ByteClass>& classes) {
    std::vector<std::string> inputs;
    for (int bit = 0; bit < 8; ++bit) inputs.push_back(fmt::format("b{}", bit));
    Network network(std::move(inputs));
    ClassBuilder builder(network);
    for (std::size_t i = 0; i < classes.size(); ++i)
        network.add_output(fmt::format("c{}", i), builder.add(classes[i]));
    return network;
}

}  // namespace minterm
