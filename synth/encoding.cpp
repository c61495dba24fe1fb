// SPDX-License-Identifier: Apache-2.0
//
// Flow values -> codes: the spec's own, checked, or the default.
#include "synth/encoding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <numeric>
#include <string_view>

#include "synth/interpret.hpp"

namespace minterm {
namespace {

std::string print_tuple(const FlowValue& value) {
    return value.size() == 1 ? std::to_string(value[0])
                             : fmt::format("({})", fmt::join(value, ", "));
}

std::string print_code(const Cube& cube, int bits) {
    std::string text;
    for (int k = bits - 1; k >= 0; --k) {
        const bool open = ((cube.mask >> k) & 1) == 0;
        text += open ? '*' : ((cube.bits >> k) & 1) != 0 ? '1' : '0';
    }
    return text.empty() ? "-" : text;
}

std::uint32_t all_bits(int bits) { return (1U << bits) - 1; }

// How many bits tell `count` things apart.
int bits_for(std::uint64_t count) {
    return count < 2 ? 0 : static_cast<int>(std::bit_width(count - 1));
}

void fill_value_of_code(EdgeEncoding& encoding) {
    encoding.value_of_code.assign(std::size_t{1} << encoding.bits, -1);
    for (std::size_t code = 0; code < encoding.value_of_code.size(); ++code) {
        for (std::size_t value = 0; value < encoding.codes.size(); ++value) {
            if (encoding.codes[value].contains(code)) {
                encoding.value_of_code[code] = static_cast<int>(value);
                break;
            }
        }
    }
}

// One component as a number from 0 on: its value, or how far it is from another component, counted
// in steps of the greatest common divisor from the least.
struct ComponentCode {
    std::size_t component = 0;
    int against = -1;  ///< another component, or -1
    std::int64_t least = 0;
    std::int64_t step = 1;
    int bits = 0;

    std::int64_t measure(const FlowValue& value) const {
        const std::int64_t base = against < 0 ? 0 : value[static_cast<std::size_t>(against)];
        return wrapping_subtract(value[component], base);
    }
    std::uint64_t code(const FlowValue& value) const {
        const auto above = static_cast<std::uint64_t>(wrapping_subtract(measure(value), least));
        return above / static_cast<std::uint64_t>(step);
    }
};

ComponentCode component_code(const EdgeFlow& edge, std::size_t component, int against) {
    ComponentCode code{component, against, 0, 1, 0};
    code.least = code.measure(edge.values[0]);
    for (const FlowValue& value : edge.values) {
        code.least = std::min(code.least, code.measure(value));
    }
    std::uint64_t step = 0;
    std::uint64_t greatest = 0;
    for (const FlowValue& value : edge.values) {
        const std::uint64_t above = code.code(value);
        step = std::gcd(step, above);
        greatest = std::max(greatest, above);
    }
    if (step > 1) code.step = static_cast<std::int64_t>(step);
    code.bits = bits_for(greatest / static_cast<std::uint64_t>(code.step) + 1);
    return code;
}

// Offset binary for each component, the first in the top bits; a component is told by its distance
// from another one where that takes fewer bits. (A minimum spanning tree from "0" over the
// components, grown by its cheapest branch.)
std::vector<ComponentCode> component_codes(const EdgeFlow& edge) {
    const std::size_t count = edge.components.size();
    std::vector<ComponentCode> codes(count);
    std::vector<bool> done(count);
    for (std::size_t k = 0; k < count; ++k) codes[k] = component_code(edge, k, -1);
    for (std::size_t k = 0; k < count; ++k) {
        std::size_t next = count;
        for (std::size_t c = 0; c < count; ++c) {
            if (!done[c] && (next == count || codes[c].bits < codes[next].bits)) next = c;
        }
        done[next] = true;
        for (std::size_t c = 0; c < count; ++c) {
            if (done[c]) continue;
            const ComponentCode other = component_code(edge, c, static_cast<int>(next));
            if (other.bits < codes[c].bits) codes[c] = other;
        }
    }
    return codes;
}

EdgeEncoding default_encoding(const EdgeFlow& edge) {
    const std::size_t count = edge.values.size();
    EdgeEncoding encoding;
    encoding.bits = bits_for(count);
    if (count == 3) {
        encoding.codes = {{2, 2}, {0, 3}, {1, 3}};
        fill_value_of_code(encoding);
        return encoding;
    }
    // Gaps between the values of a component may be kept if the code gets no longer for it, or, for
    // several components, longer by no more than one bit: numbers of tuples make large logic.
    const std::vector<ComponentCode> components = component_codes(edge);
    int bits = 0;
    for (const ComponentCode& component : components) bits += component.bits;
    const bool one_by_one = bits <= encoding.bits + (components.size() > 1 ? 1 : 0) &&
                            bits <= kMaxStateBits && !components.empty();
    if (one_by_one) encoding.bits = bits;
    const std::uint32_t mask = all_bits(encoding.bits);
    for (std::size_t k = 0; k < count; ++k) {
        std::uint64_t code = k;
        if (one_by_one) {
            code = 0;
            for (const ComponentCode& component : components) {
                code = code << component.bits | component.code(edge.values[k]);
            }
        }
        encoding.codes.push_back({static_cast<std::uint32_t>(code), mask});
    }
    fill_value_of_code(encoding);
    return encoding;
}

// Turns one spec encoding into the codes of one edge, collecting what is wrong with it.
class SpecEncoder {
public:
    SpecEncoder(const SpecEncoding& spec, const EdgeFlow& edge, std::string_view name,
                std::vector<Message>& messages)
        : spec_(spec), edge_(edge), name_(name), messages_(messages) {}

    EdgeEncoding run() {
        if (edge_.components.size() != 1) {
            error(
                spec_.place,
                fmt::format("{} values of this recurrence have {} components and cannot be encoded "
                            "one by one; leave this encoding out",
                            name_, edge_.components.size()));
            return {};
        }
        const std::size_t before = messages_.size();
        EdgeEncoding encoding;
        encoding.codes.resize(edge_.values.size());
        if (!spec_.codes.empty()) encoding.bits = static_cast<int>(spec_.codes[0].code.size());
        if (encoding.bits > kMaxStateBits) {
            error(spec_.codes[0].place, fmt::format("a code has at most {} bits, this one has {}",
                                                    kMaxStateBits, encoding.bits));
            return {};
        }
        std::vector<const SpecCode*> given(edge_.values.size(), nullptr);
        for (const SpecCode& code : spec_.codes) add(code, encoding, given);
        std::vector<std::string> missing;
        for (std::size_t k = 0; k < given.size(); ++k) {
            if (given[k] == nullptr) missing.push_back(std::to_string(edge_.values[k][0]));
        }
        if (!missing.empty()) {
            error(spec_.place, fmt::format("{} value{} {} can occur and need{} a code", name_,
                                           missing.size() > 1 ? "s" : "", fmt::join(missing, ", "),
                                           missing.size() > 1 ? "" : "s"));
        }
        if (messages_.size() == before) fill_value_of_code(encoding);
        return encoding;
    }

private:
    void error(SourcePlace place, std::string text, std::vector<Message> notes = {}) {
        messages_.push_back({std::move(place), std::move(text), std::move(notes)});
    }

    void add(const SpecCode& code, EdgeEncoding& encoding, std::vector<const SpecCode*>& given) {
        const SpecCode& first = spec_.codes[0];
        if (code.code.empty() || code.code.find_first_not_of("01*") != std::string::npos) {
            error(code.place, fmt::format("the code '{}' of {} has to be made of 0, 1 and *",
                                          code.code, code.value));
            return;
        }
        if (code.code.size() != first.code.size()) {
            error(code.place,
                  fmt::format("the code {} of {} has {} bits; all codes have to be of one width",
                              code.code, code.value, code.code.size()),
                  {{first.place,
                    fmt::format("the first code, {}, has {}", first.code, first.code.size()),
                    {}}});
            return;
        }
        const int value = find(edge_, {code.value});
        if (value < 0) {
            std::vector<std::string> known;
            for (const FlowValue& v : edge_.values) known.push_back(std::to_string(v[0]));
            error(code.place, fmt::format("{} is no {} value of this recurrence; those that occur "
                                          "are {}",
                                          code.value, name_, fmt::join(known, ", ")));
            return;
        }
        const auto index = static_cast<std::size_t>(value);
        if (given[index] != nullptr) {
            error(code.place,
                  fmt::format("{} has a code already; write * for bits that do not matter",
                              code.value),
                  {{given[index]->place, fmt::format("given here as {}", given[index]->code), {}}});
            return;
        }
        Cube cube;
        for (const char bit : code.code) {
            cube.mask = cube.mask << 1 | (bit == '*' ? 0U : 1U);
            cube.bits = cube.bits << 1 | (bit == '1' ? 1U : 0U);
        }
        for (std::size_t k = 0; k < given.size(); ++k) {
            const Cube& other = encoding.codes[k];
            const bool overlap =
                given[k] != nullptr && ((cube.bits ^ other.bits) & cube.mask & other.mask) == 0;
            if (!overlap) continue;
            error(
                code.place,
                fmt::format("the codes of {} and {} are not disjoint: {} and {} have a pattern in "
                            "common",
                            code.value, given[k]->value, code.code, given[k]->code),
                {{given[k]->place, fmt::format("the code of {}", given[k]->value), {}}});
            return;
        }
        given[index] = &code;
        encoding.codes[index] = cube;
    }

    const SpecEncoding& spec_;
    const EdgeFlow& edge_;
    std::string_view name_;
    std::vector<Message>& messages_;
};

// The spec's encoding of one edge, or the default one.
EdgeEncoding encode_edge(const Recurrence& recurrence, const EdgeFlow& edge, bool vertical,
                         std::vector<Message>& messages) {
    const std::string_view name = vertical ? "vertical" : "horizontal";
    const SpecEncoding* chosen = nullptr;
    for (const SpecEncoding& spec : recurrence.encodings) {
        if (!(vertical ? spec.vertical : spec.horizontal)) continue;
        if (chosen != nullptr) {
            messages.push_back({spec.place,
                                fmt::format("{} values are encoded twice", name),
                                {{chosen->place, "first here", {}}}});
            continue;
        }
        chosen = &spec;
    }
    if (chosen != nullptr) return SpecEncoder(*chosen, edge, name, messages).run();
    const int bits = bits_for(edge.values.size());
    if (bits > kMaxStateBits) {
        messages.push_back(
            {recurrence.tables[edge.components[0].table].place,
             fmt::format("{} different {} values would need {} bits, and the limit is "
                         "{}; saturate values or use smaller constants",
                         edge.values.size(), name, bits, kMaxStateBits),
             {}});
        return {};
    }
    return default_encoding(edge);
}

void check_edge(const EdgeEncoding& encoding, const EdgeFlow& edge, std::string_view name,
                std::vector<std::string>& problems) {
    const auto problem = [&](std::string text) {
        problems.push_back(fmt::format("{}: {}", name, text));
    };
    if (encoding.bits < 0 || encoding.bits > kMaxStateBits) {
        problem(fmt::format("{} bits", encoding.bits));
        return;
    }
    if (encoding.codes.size() != edge.values.size()) {
        problem(fmt::format("{} codes for {} values", encoding.codes.size(), edge.values.size()));
        return;
    }
    if (encoding.value_of_code.size() != std::size_t{1} << encoding.bits) {
        problem(
            fmt::format("{} entries for {} bits", encoding.value_of_code.size(), encoding.bits));
        return;
    }
    for (const Cube& cube : encoding.codes) {
        const bool inside = (cube.mask & ~all_bits(encoding.bits)) == 0;
        if (!inside || (cube.bits & ~cube.mask) != 0) problem("a code has bits outside its width");
    }
    for (std::size_t code = 0; code < encoding.value_of_code.size(); ++code) {
        const int owner = encoding.value_of_code[code];
        if (owner < -1 || owner >= static_cast<int>(encoding.codes.size())) {
            problem(fmt::format("code {} is entered with the unknown value {}", code, owner));
        }
        for (std::size_t value = 0; value < encoding.codes.size(); ++value) {
            if (!encoding.codes[value].contains(code) || owner == static_cast<int>(value)) continue;
            problem(fmt::format("code {} is entered with the wrong value", code));
        }
    }
}

}  // namespace

EdgeEncoding edge_encoding(int bits, int values, std::vector<int> value_of_code) {
    EdgeEncoding encoding;
    encoding.bits = bits;
    encoding.value_of_code = std::move(value_of_code);
    const std::uint32_t all = all_bits(bits);
    for (int value = 0; value < values; ++value) {
        Cube best{0, all};
        int best_size = 0;
        for (std::uint32_t mask = 0; mask <= all; ++mask) {
            const int size = 1 << (bits - std::popcount(mask));
            for (std::uint32_t code = 0; code <= all && size > best_size; ++code) {
                if ((code & ~mask) != 0) continue;
                const Cube cube{code, mask};
                bool inside = true;
                for (std::uint32_t other = 0; other <= all && inside; ++other) {
                    inside = !cube.contains(other) || encoding.value_of_code[other] == value;
                }
                if (!inside) continue;
                best = cube;
                best_size = size;
            }
        }
        encoding.codes.push_back(best);
    }
    return encoding;
}

Result<Encoding> encode(const Recurrence& recurrence, const Flows& flows) {
    std::vector<Message> messages;
    Encoding encoding;
    encoding.vertical = encode_edge(recurrence, flows.vertical, true, messages);
    encoding.horizontal = encode_edge(recurrence, flows.horizontal, false, messages);
    if (!messages.empty()) return Failure(FailureKind::User, std::move(messages));
    return encoding;
}

std::vector<std::string> check(const Encoding& encoding, const Flows& flows) {
    std::vector<std::string> problems;
    check_edge(encoding.vertical, flows.vertical, "vertical", problems);
    check_edge(encoding.horizontal, flows.horizontal, "horizontal", problems);
    return problems;
}

std::string print_encoding(const Encoding& encoding, const Flows& flows) {
    std::string text;
    const auto print_edge = [&](const EdgeEncoding& edge, const EdgeFlow& flow,
                                std::string_view name) {
        text += fmt::format("{}: {} bit{}\n", name, edge.bits, edge.bits == 1 ? "" : "s");
        for (std::size_t k = 0; k < flow.values.size(); ++k) {
            text += fmt::format("  {} = {}\n", print_tuple(flow.values[k]),
                                print_code(edge.codes[k], edge.bits));
        }
    };
    print_edge(encoding.vertical, flows.vertical, "vertical");
    print_edge(encoding.horizontal, flows.horizontal, "horizontal");
    return text;
}

}  // namespace minterm
