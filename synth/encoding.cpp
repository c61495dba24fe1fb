// SPDX-License-Identifier: Apache-2.0
//
// Flow values -> codes: the spec's own, checked, or the default.
#include "synth/encoding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <string_view>

#include "synth/tuple_encoding.hpp"

namespace minterm {
namespace {

std::string print_code(const Cube& cube, int bits) {
    std::string text;
    for (int k = bits - 1; k >= 0; --k) {
        const bool open = ((cube.mask >> k) & 1) == 0;
        text += open ? '*' : ((cube.bits >> k) & 1) != 0 ? '1' : '0';
    }
    return text.empty() ? "-" : text;
}

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

// What the code of tuples counts from: of the pairs that a cell maps to itself while all
// predicates hold the one nearest to 0, because where that is all zeros no gate has to make a 1 of
// zeros. For single numbers, and where no pair stays, the least.
const FlowValue& zero_tuple(const Flows& flows, bool vertical) {
    const EdgeFlow& edge = vertical ? flows.vertical : flows.horizontal;
    const FlowValue* zero = &edge.values[0];
    if (edge.components.size() < 2) return *zero;
    const auto distance = [&](const auto& pair) {
        std::uint64_t sum = 0;
        const auto add = [&](const FlowValue& tuple) {
            for (const std::int64_t x : tuple) sum += static_cast<std::uint64_t>(std::abs(x));
        };
        add(flows.vertical.values[pair.first]);
        add(flows.horizontal.values[pair.second]);
        return sum;
    };
    std::uint64_t nearest = UINT64_MAX;
    for (const auto& pair : fixed_points(flows)) {
        if (distance(pair) >= nearest) continue;
        nearest = distance(pair);
        zero = &edge.values[vertical ? pair.first : pair.second];
    }
    return *zero;
}

// Numbers of more values than this make logic that nobody wants to wait for.
constexpr std::size_t kMostNumbered = 64;

EdgeEncoding default_encoding(const Recurrence& recurrence, const Flows& flows, bool vertical,
                              std::vector<Message>& messages) {
    const EdgeFlow& edge = vertical ? flows.vertical : flows.horizontal;
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
    const int most = count > kMostNumbered ? kMaxStateBits
                                           : encoding.bits + (edge.components.size() > 1 ? 1 : 0);
    const FlowValue& zero = zero_tuple(flows, vertical);
    if (auto by_component = encode_by_component(recurrence, edge, zero, most))
        return std::move(*by_component);
    if (count > kMostNumbered) {
        messages.push_back(
            {recurrence.tables[edge.components[0].table].place,
             fmt::format("{} different {} values would need more than {} bits, which is the limit, "
                         "in a code of numbers, and more than {} are not coded otherwise; saturate "
                         "values or use smaller constants",
                         count, vertical ? "vertical" : "horizontal", kMaxStateBits, kMostNumbered),
             {}});
        return {};
    }
    for (std::size_t k = 0; k < count; ++k)
        encoding.codes.push_back({static_cast<std::uint32_t>(k), all_bits(encoding.bits)});
    fill_value_of_code(encoding);
    return encoding;
}

// Turns one spec encoding into the codes of one edge, collecting what is wrong with it. `name` is
// "vertical ", "horizontal " or, where the codes are for both edges and those are alike, "".
class SpecEncoder {
public:
    SpecEncoder(const SpecEncoding& spec, const EdgeFlow& edge, std::string_view name,
                std::vector<Message>& messages)
        : spec_(spec), edge_(edge), name_(name), messages_(messages) {}

    EdgeEncoding run() {
        if (edge_.components.size() != 1) {
            error(spec_.place,
                  "values of this recurrence have several components and cannot be encoded one by "
                  "one; leave this encoding out");
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
        for (const FlowValue& value : edge_.values) {
            // A code that is there but wrong has its message already.
            const bool named =
                std::any_of(spec_.codes.begin(), spec_.codes.end(),
                            [&](const SpecCode& code) { return code.value == value[0]; });
            if (!named) missing.push_back(std::to_string(value[0]));
        }
        if (!missing.empty()) {
            error(spec_.place, fmt::format("{}value{} {} can occur and need{} a code", name_,
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
            error(code.place, fmt::format("{} is no {}value of this recurrence; those that occur "
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

// The encoding that the spec gives for an edge, if it gives one.
const SpecEncoding* spec_encoding(const Recurrence& recurrence, bool vertical,
                                  std::vector<Message>& messages) {
    const SpecEncoding* chosen = nullptr;
    for (const SpecEncoding& spec : recurrence.encodings) {
        if (!(vertical ? spec.vertical : spec.horizontal)) continue;
        if (chosen != nullptr) {
            messages.push_back(
                {spec.place,
                 fmt::format("{} values are encoded twice", vertical ? "vertical" : "horizontal"),
                 {{chosen->place, "first here", {}}}});
            continue;
        }
        chosen = &spec;
    }
    return chosen;
}

// What is wrong with codes for both edges may be the same for both.
std::vector<Message> without_repetitions(const std::vector<Message>& messages) {
    std::vector<Message> result;
    for (const Message& message : messages) {
        const bool known = std::find(result.begin(), result.end(), message) != result.end();
        if (!known) result.push_back(message);
    }
    return result;
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
    std::vector<std::vector<std::uint32_t>> codes_of_value(static_cast<std::size_t>(values));
    for (std::uint32_t code = 0; code <= all; ++code) {
        const int value = encoding.value_of_code[code];
        if (value >= 0) codes_of_value[static_cast<std::size_t>(value)].push_back(code);
    }
    for (int value = 0; value < values; ++value) {
        Cube best{0, all};
        int best_size = 0;
        for (std::uint32_t mask = 0; mask <= all; ++mask) {
            const int size = 1 << (bits - std::popcount(mask));
            for (const std::uint32_t code : codes_of_value[static_cast<std::size_t>(value)]) {
                if (size <= best_size) break;
                if ((code & ~mask) != 0) continue;
                const std::uint32_t open = all & ~mask;
                bool inside = true;
                for (std::uint32_t more = open; more != 0 && inside; more = (more - 1) & open) {
                    inside = encoding.value_of_code[code | more] == value;
                }
                if (!inside) continue;
                best = {code, mask};
                best_size = size;
            }
        }
        encoding.codes.push_back(best);
    }
    return encoding;
}

GivenEdges given_edges(const Recurrence& recurrence) {
    GivenEdges given;
    for (const SpecEncoding& spec : recurrence.encodings) {
        given.vertical = given.vertical || spec.vertical;
        given.horizontal = given.horizontal || spec.horizontal;
    }
    return given;
}

Result<Encoding> encode(const Recurrence& recurrence, const Flows& flows) {
    std::vector<Message> messages;
    Encoding encoding;
    const SpecEncoding* vertical = spec_encoding(recurrence, true, messages);
    const SpecEncoding* horizontal = spec_encoding(recurrence, false, messages);
    // Codes for both edges are checked once where both have the same values.
    const bool alike = vertical != nullptr && vertical == horizontal &&
                       flows.vertical.values == flows.horizontal.values;
    const auto encode_edge = [&](const SpecEncoding* spec, bool is_vertical) {
        if (spec == nullptr) return default_encoding(recurrence, flows, is_vertical, messages);
        const char* name = alike ? "" : is_vertical ? "vertical " : "horizontal ";
        const EdgeFlow& edge = is_vertical ? flows.vertical : flows.horizontal;
        return SpecEncoder(*spec, edge, name, messages).run();
    };
    encoding.vertical = encode_edge(vertical, true);
    encoding.horizontal = alike ? encoding.vertical : encode_edge(horizontal, false);
    if (!messages.empty()) return Failure(FailureKind::User, without_repetitions(messages));
    return encoding;
}

std::vector<std::string> check(const Encoding& encoding, const Flows& flows) {
    std::vector<std::string> problems;
    check_edge(encoding.vertical, flows.vertical, "vertical", problems);
    check_edge(encoding.horizontal, flows.horizontal, "horizontal", problems);
    return problems;
}

std::vector<std::string> print_codes(const EdgeEncoding& edge, const EdgeFlow& flow) {
    std::vector<std::string> lines;
    for (std::size_t k = 0; k < flow.values.size(); ++k) {
        std::string& line = lines.emplace_back(fmt::format("{} = {}", print_tuple(flow.values[k]),
                                                           print_code(edge.codes[k], edge.bits)));
        // Codes that no cube holds together with these.
        for (std::uint32_t code = 0; code < edge.value_of_code.size(); ++code) {
            if (edge.value_of_code[code] != static_cast<int>(k)) continue;
            if (edge.codes[k].contains(code)) continue;
            line += " or " + print_code({code, all_bits(edge.bits)}, edge.bits);
        }
    }
    return lines;
}

std::string print_encoding(const Encoding& encoding, const Flows& flows) {
    std::string text;
    const auto print_edge = [&](const EdgeEncoding& edge, const EdgeFlow& flow,
                                std::string_view name) {
        text += fmt::format("{}: {} bit{}\n", name, edge.bits, edge.bits == 1 ? "" : "s");
        for (const std::string& line : print_codes(edge, flow)) text += "  " + line + "\n";
    };
    print_edge(encoding.vertical, flows.vertical, "vertical");
    print_edge(encoding.horizontal, flows.horizontal, "horizontal");
    return text;
}

}  // namespace minterm
