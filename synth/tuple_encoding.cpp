// SPDX-License-Identifier: Apache-2.0
//
// A minimum spanning tree over the components says what each is measured against.
#include "synth/tuple_encoding.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <vector>

#include "synth/interpret.hpp"

namespace minterm {
namespace {

// Up to here bits say which value it is, from here on how large it is, and carries and comparisons
// want them in order.
constexpr std::uint64_t kMostStepsFromZero = 2;

// One component as a number of some bits.
struct ComponentCode {
    std::size_t component = 0;
    int against = -1;  // another component, or -1
    std::int64_t least = 0;
    std::int64_t greatest = 0;
    std::int64_t zero = 0;
    std::int64_t step = 1;  ///< negative: counts down
    int bits = 0;

    std::int64_t measure(const FlowValue& value) const {
        const std::int64_t base = against < 0 ? 0 : value[static_cast<std::size_t>(against)];
        return wrapping_subtract(value[component], base);
    }

    // Nothing where the flow values leave no room for it.
    std::optional<std::uint32_t> code(const FlowValue& value) const {
        const std::int64_t measured = measure(value);
        if (measured < least || measured > greatest) return std::nullopt;
        const std::int64_t above = wrapping_subtract(measured, zero);
        if (above % step != 0) return std::nullopt;
        return static_cast<std::uint32_t>(above / step) & ((1U << bits) - 1);
    }
};

ComponentCode component_code(const EdgeFlow& edge, const FlowValue& zero, std::size_t component,
                             int against) {
    ComponentCode code;
    code.component = component;
    code.against = against;
    code.zero = code.least = code.greatest = code.measure(zero);
    std::uint64_t step = 0;
    for (const FlowValue& value : edge.values) {
        const std::int64_t measured = code.measure(value);
        code.least = std::min(code.least, measured);
        code.greatest = std::max(code.greatest, measured);
        const std::int64_t above = wrapping_subtract(measured, code.zero);
        step = std::gcd(step, static_cast<std::uint64_t>(above < 0 ? -above : above));
    }
    if (step > 1) code.step = static_cast<std::int64_t>(step);
    const auto range = static_cast<std::uint64_t>(wrapping_subtract(code.greatest, code.least));
    const std::uint64_t steps = range / static_cast<std::uint64_t>(code.step);
    code.bits = static_cast<int>(std::bit_width(steps));
    if (steps > kMostStepsFromZero) code.zero = code.least;
    return code;
}

// Truth values are told as they are. The tree starts from "0" and grows by its cheapest branch.
std::vector<ComponentCode> component_codes(const Recurrence& recurrence, const EdgeFlow& edge,
                                           const FlowValue& zero) {
    const std::size_t count = edge.components.size();
    const auto is_number = [&](std::size_t c) {
        return recurrence.tables[edge.components[c].table].type == ValueType::Int;
    };
    std::vector<ComponentCode> codes(count);
    std::vector<bool> done(count);
    for (std::size_t k = 0; k < count; ++k) codes[k] = component_code(edge, zero, k, -1);
    for (std::size_t k = 0; k < count; ++k) {
        std::size_t next = count;
        for (std::size_t c = 0; c < count; ++c) {
            if (!done[c] && (next == count || codes[c].bits < codes[next].bits)) next = c;
        }
        done[next] = true;
        for (std::size_t c = 0; c < count; ++c) {
            if (done[c] || !is_number(c) || !is_number(next)) continue;
            const ComponentCode other = component_code(edge, zero, c, static_cast<int>(next));
            if (other.bits < codes[c].bits) codes[c] = other;
        }
    }
    return codes;
}

// Nothing if `components` need more bits than that.
std::optional<EdgeEncoding> encode_all(const EdgeFlow& edge,
                                       const std::vector<ComponentCode>& components,
                                       int most_bits) {
    int bits = 0;
    for (const ComponentCode& component : components) bits += component.bits;
    if (components.empty() || bits > most_bits) return std::nullopt;

    const auto code_of = [&](const FlowValue& tuple) -> std::optional<std::size_t> {
        std::size_t code = 0;
        for (const ComponentCode& component : components) {
            const auto part = component.code(tuple);
            if (!part) return std::nullopt;
            code = code << component.bits | *part;
        }
        return code;
    };
    std::vector<int> value_of_code(std::size_t{1} << bits, -1);
    for (std::size_t k = 0; k < edge.values.size(); ++k)
        value_of_code[*code_of(edge.values[k])] = static_cast<int>(k);
    for (const KnownTuple& known : edge.known) {
        const auto code = code_of(known.tuple);
        if (code && value_of_code[*code] < 0) value_of_code[*code] = known.index;
    }
    return edge_encoding(bits, static_cast<int>(edge.values.size()), std::move(value_of_code));
}

// Whether following `against` from every component ends.
bool ends(const std::vector<int>& against) {
    for (std::size_t k = 0; k < against.size(); ++k) {
        std::size_t steps = 0;
        for (int at = static_cast<int>(k); at >= 0; at = against[static_cast<std::size_t>(at)]) {
            if (++steps > against.size()) return false;
        }
    }
    return true;
}

// The next assignment of -1 .. size - 1 to each place; false after the last.
bool advance(std::vector<int>& against) {
    for (int& other : against) {
        if (++other < static_cast<int>(against.size())) return true;
        other = -1;
    }
    return false;
}

}  // namespace

std::optional<EdgeEncoding> encode_by_component(const Recurrence& recurrence, const EdgeFlow& edge,
                                                const FlowValue& zero, int most_bits) {
    return encode_all(edge, component_codes(recurrence, edge, zero), most_bits);
}

std::vector<EdgeEncoding> component_encodings(const EdgeFlow& edge, int most_bits) {
    std::vector<EdgeEncoding> found;
    // With more components there are too many ways to try them all.
    constexpr std::size_t kMostComponents = 3;
    const std::size_t count = edge.components.size();
    if (count > kMostComponents) return found;
    std::vector<int> against(count, -1);
    do {
        if (!ends(against)) continue;
        std::vector<ComponentCode> up;
        for (std::size_t k = 0; k < count; ++k) {
            up.push_back(component_code(edge, edge.values.front(), k, against[k]));
            up.back().zero = up.back().least;
        }
        for (unsigned down = 0; down < 1U << count; ++down) {
            std::vector<ComponentCode> components = up;
            bool distinct = true;
            for (std::size_t k = 0; k < count; ++k) {
                if ((down >> k & 1) == 0) continue;
                distinct = distinct && components[k].bits > 1;
                components[k].zero = components[k].greatest;
                components[k].step = -components[k].step;
            }
            if (!distinct) continue;
            if (auto edge_codes = encode_all(edge, components, most_bits)) {
                found.push_back(std::move(*edge_codes));
            }
        }
    } while (advance(against));
    return found;
}

}  // namespace minterm
