// SPDX-License-Identifier: Apache-2.0
//
// Solved cells <-> JSON.
#include "synth/solved_cell.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <climits>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

#include "synth/text_hash.hpp"
#include "synth/verify.hpp"

namespace minterm {
namespace {

using Json = nlohmann::ordered_json;

/// Counts up when records or problems are written in another way.
constexpr int kRecordVersion = 1;

std::string codes_text(const EdgeEncoding& edge, bool given) {
    if (!given) return "free";
    return fmt::format("{}", fmt::join(edge.value_of_code, ","));
}

/// One line, whatever bytes a name has.
std::string line_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string record_checksum(const Json& json) {
    return fmt::format("{:016x}", text_hash(line_of(json)));
}

std::string reference_text(const MappedRef& ref, const MappedNetwork& network) {
    switch (ref.kind) {
        case MappedRef::Kind::Constant:
            return std::to_string(ref.index);
        case MappedRef::Kind::Input:
            return network.inputs[ref.index];
        case MappedRef::Kind::Gate:
            break;
    }
    return fmt::format("g{}", ref.index);
}

std::optional<MappedRef> parse_reference(const std::string& text, const MappedNetwork& network) {
    if (text == "0" || text == "1") {
        return MappedRef{MappedRef::Kind::Constant, text == "1" ? 1U : 0U};
    }
    for (std::uint32_t i = 0; i < network.inputs.size(); ++i) {
        if (network.inputs[i] == text) return MappedRef{MappedRef::Kind::Input, i};
    }
    for (std::uint32_t g = 0; g < network.gates.size(); ++g) {
        if (text == fmt::format("g{}", g)) return MappedRef{MappedRef::Kind::Gate, g};
    }
    return std::nullopt;
}

Json network_json(const MappedNetwork& network, const CellLibrary& library) {
    Json json = {{"gates", Json::array()}, {"outputs", Json::array()}};
    for (const MappedGate& gate : network.gates) {
        Json parts = Json::array({library.cells[gate.cell].name, gate.function});
        for (std::size_t k = 0; k < gate.arity; ++k) {
            parts.push_back(reference_text(gate.operands[k], network));
        }
        json["gates"].push_back(std::move(parts));
    }
    for (const MappedOutput& output : network.outputs) {
        json["outputs"].push_back(reference_text(output.ref, network));
    }
    return json;
}

/// The names of the planes; gates and outputs are still to come.
MappedNetwork empty_network(const CellProblem& problem, const Encoding& encoding) {
    MappedNetwork network{problem.library.name, {}, {}, {}};
    const auto add = [&](char kind, int bits, bool also_out) {
        for (int k = 0; k < bits; ++k) {
            network.inputs.push_back(fmt::format("{}{}", kind, k));
            if (also_out) network.outputs.push_back({fmt::format("{}{}'", kind, k), {}});
        }
    };
    add('v', encoding.vertical.bits, true);
    add('h', encoding.horizontal.bits, true);
    add('c', problem.flows.relations, false);
    return network;
}

std::optional<MappedNetwork> parse_network(const Json& json, const CellProblem& problem,
                                           const Encoding& encoding) {
    MappedNetwork network = empty_network(problem, encoding);
    const std::vector<LibraryCell>& cells = problem.library.cells;
    for (const Json& parts : json.at("gates")) {
        const auto name = parts.at(0).get<std::string>();
        const auto cell = std::find_if(cells.begin(), cells.end(), [&](const LibraryCell& known) {
            return known.name == name;
        });
        if (cell == cells.end() || parts.size() < 3 || parts.size() > 5) return std::nullopt;
        MappedGate gate;
        gate.cell = static_cast<std::uint32_t>(cell - cells.begin());
        gate.function = parts.at(1).get<std::uint8_t>();
        gate.arity = static_cast<std::uint8_t>(parts.size() - 2);
        for (std::size_t k = 0; k < gate.arity; ++k) {
            const auto ref = parse_reference(parts.at(k + 2).get<std::string>(), network);
            if (!ref) return std::nullopt;
            gate.operands[k] = *ref;
        }
        network.gates.push_back(gate);
    }
    const Json& outputs = json.at("outputs");
    if (outputs.size() != network.outputs.size()) return std::nullopt;
    for (std::size_t k = 0; k < network.outputs.size(); ++k) {
        const auto ref = parse_reference(outputs.at(k).get<std::string>(), network);
        if (!ref) return std::nullopt;
        network.outputs[k].ref = *ref;
    }
    if (!check(network, problem.library).empty()) return std::nullopt;
    return network;
}

std::optional<EdgeEncoding> parse_edge(const Json& json, const EdgeEncoding& start,
                                       const EdgeFlow& flow, bool given) {
    const auto value_of_code = json.get<std::vector<int>>();
    if (given) {
        if (start.value_of_code != value_of_code) return std::nullopt;
        return start;
    }
    const auto values = static_cast<int>(flow.values.size());
    // Wide edges may have got other widths.
    const auto bits = static_cast<int>(std::bit_width(value_of_code.size())) - 1;
    if (!std::has_single_bit(value_of_code.size()) || bits > kMaxStateBits) return std::nullopt;
    std::vector<bool> has_code(flow.values.size());
    for (const int value : value_of_code) {
        if (value < -1 || value >= values) return std::nullopt;
        if (value >= 0) has_code[static_cast<std::size_t>(value)] = true;
    }
    if (std::find(has_code.begin(), has_code.end(), false) != has_code.end()) return std::nullopt;
    return edge_encoding(bits, values, value_of_code);
}

/// The record, if its check sum, its version and its problem are as expected.
std::optional<Json> parse_record(const std::string& text, const CellProblem& problem,
                                 const CellLibrary& library) {
    // Nothing that minterm writes is deeper; what is would be dumped and destroyed recursively.
    constexpr int kMostDepth = 3;
    const auto shallow = [](int depth, Json::parse_event_t, Json&) { return depth <= kMostDepth; };
    Json json = Json::parse(text, shallow, /*allow_exceptions=*/false);
    if (!json.is_object() || !json.contains("sum")) return std::nullopt;
    const Json sum = json["sum"];
    json.erase("sum");
    const auto has = [&](const char* key, const Json& value) {
        const auto member = json.find(key);
        return member != json.end() && *member == value;
    };
    if (sum != record_checksum(json) || !has("version", kRecordVersion) ||
        !has("library", library.name) || !has("problem", problem_text(problem))) {
        return std::nullopt;
    }
    return json;
}

}  // namespace

const char* name_of(SolvedCell::Origin origin) {
    switch (origin) {
        case SolvedCell::Origin::Mapped:
            return "mapped";
        case SolvedCell::Origin::Searched:
            return "searched";
        case SolvedCell::Origin::Stored:
            return "stored";
        case SolvedCell::Origin::Shipped:
            break;
    }
    return "shipped";
}

std::string problem_text(const CellProblem& problem) {
    const Flows& flows = problem.flows;
    const auto vertical = static_cast<FlowIndex>(flows.vertical.values.size());
    const auto horizontal = static_cast<FlowIndex>(flows.horizontal.values.size());
    std::string text = fmt::format(
        "values {} {} bits {} {} codes {} {} predicates {} cell", vertical, horizontal,
        problem.encoding.vertical.bits, problem.encoding.horizontal.bits,
        codes_text(problem.encoding.vertical, problem.given.vertical),
        codes_text(problem.encoding.horizontal, problem.given.horizontal), flows.relations);
    for (FlowIndex v = 0; v < vertical; ++v) {
        for (FlowIndex h = 0; h < horizontal; ++h) {
            if (!flows.can_meet(v, h)) {
                text += " -";
                continue;
            }
            for (unsigned predicates = 0; predicates < 1U << flows.relations; ++predicates) {
                const CellResult& result = flows.at(v, h, predicates);
                text += fmt::format(" {}.{}", result.vertical, result.horizontal);
            }
        }
    }
    return text;
}

std::string record_name(const CellProblem& problem, const CellLibrary& library) {
    return record_name(problem_text(problem), library);
}

std::string record_name(const std::string& text_of_problem, const CellLibrary& library) {
    return fmt::format("{}-{:016x}", library.name,
                       text_hash(fmt::format("{} {}", kRecordVersion, text_of_problem)));
}

std::string write_solved_cell(const CellProblem& problem, const SolvedCell& solved,
                              const std::string& title) {
    Json json = {{"version", kRecordVersion},
                 {"title", title},
                 {"library", problem.library.name},
                 {"cost", total_cost(solved.network, problem.library)},
                 {"lower_bound", solved.lower_bound},
                 {"effort", solved.effort},
                 {"vertical", solved.encoding.vertical.value_of_code},
                 {"horizontal", solved.encoding.horizontal.value_of_code}};
    json.update(network_json(solved.network, problem.library));
    json["problem"] = problem_text(problem);
    json["sum"] = record_checksum(json);
    // A line for each member: short, and a change can be read.
    std::string text = "{\n";
    for (const auto& [key, value] : json.items()) {
        text += fmt::format("  {}: {}{}\n", line_of(key), line_of(value), key == "sum" ? "" : ",");
    }
    return text + "}\n";
}

std::optional<SolvedCell> read_solved_cell(const std::string& text, const CellProblem& problem) {
    const std::optional<Json> json = parse_record(text, problem, problem.library);
    if (!json) return std::nullopt;
    // Members of other types than expected: nothing that minterm wrote.
    try {
        const auto vertical = parse_edge(json->at("vertical"), problem.encoding.vertical,
                                         problem.flows.vertical, problem.given.vertical);
        const auto horizontal = parse_edge(json->at("horizontal"), problem.encoding.horizontal,
                                           problem.flows.horizontal, problem.given.horizontal);
        if (!vertical || !horizontal) return std::nullopt;
        SolvedCell solved;
        solved.encoding = {*vertical, *horizontal};
        std::optional<MappedNetwork> network = parse_network(*json, problem, solved.encoding);
        if (!network) return std::nullopt;
        solved.network = std::move(*network);
        solved.lower_bound = json->at("lower_bound").get<int>();
        solved.effort = json->at("effort").get<double>();
        if (solved.lower_bound > total_cost(solved.network, problem.library)) return std::nullopt;
        if (!verify_flows(problem.flows, solved.encoding, solved.network)) return std::nullopt;
        return solved;
    } catch (const nlohmann::json::exception&) {
        return std::nullopt;
    }
}

int stated_cost(const std::string& text) {
    constexpr std::string_view kMember = "\n  \"cost\": ";
    int cost = INT_MAX;
    const std::size_t at = text.find(kMember);
    if (at != text.npos) {
        std::from_chars(text.data() + at + kMember.size(), text.data() + text.size(), cost);
    }
    return cost;
}

int read_lower_bound(const std::string& text, const CellProblem& problem,
                     const CellLibrary& superset) {
    const std::optional<Json> json = parse_record(text, problem, superset);
    if (!json) return 0;
    const auto bound = json->find("lower_bound");
    return bound != json->end() && bound->is_number_integer() ? bound->get<int>() : 0;
}

}  // namespace minterm
