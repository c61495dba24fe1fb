// SPDX-License-Identifier: Apache-2.0
//
// Truth table or cover -> PLA text.
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "synth/pla.hpp"

namespace minterm {

namespace {

/// A table as a reduced decision diagram, level by level: on level i input i is decided, level
/// `inputs` holds the distinct rows of outputs. Two numbers on one level are equal iff the
/// functions are, so that equal neighbors show without comparing any minterms.
struct DecisionLevels {
    using Node =
        std::pair<std::uint64_t, std::uint64_t>;  ///< nodes below, or (on, don't-care) bits
    std::vector<std::vector<Node>> levels;
    std::uint64_t root = 0;
};

/// Replaces the nodes by numbers on their level.
std::vector<std::uint64_t> number_nodes(const std::vector<DecisionLevels::Node>& nodes,
                                        std::vector<DecisionLevels::Node>& level) {
    std::map<DecisionLevels::Node, std::uint64_t> numbers;
    std::vector<std::uint64_t> result;
    result.reserve(nodes.size());
    for (const DecisionLevels::Node& node : nodes) {
        const auto [at, added] = numbers.try_emplace(node, level.size());
        if (added) level.push_back(node);
        result.push_back(at->second);
    }
    return result;
}

DecisionLevels decide(const TruthTable& table) {
    DecisionLevels result;
    const auto inputs = table.inputs.size();
    result.levels.resize(inputs + 1);
    std::vector<DecisionLevels::Node> nodes(std::size_t{1} << inputs);
    for (std::size_t o = 0; o < table.outputs.size(); ++o) {
        for (std::size_t minterm = 0; minterm < nodes.size(); ++minterm) {
            nodes[minterm].first |= std::uint64_t{table.outputs[o].on.test(minterm)} << o;
            nodes[minterm].second |= std::uint64_t{table.outputs[o].dont_care.test(minterm)} << o;
        }
    }
    std::vector<std::uint64_t> numbers = number_nodes(nodes, result.levels[inputs]);
    for (std::size_t input = inputs; input-- > 0;) {
        // The slowest input is the last to be decided: its halves are neighbors on the level below.
        const std::size_t half = numbers.size() / 2;
        nodes.resize(half);
        for (std::size_t i = 0; i < half; ++i) nodes[i] = {numbers[i], numbers[i + half]};
        numbers = number_nodes(nodes, result.levels[input]);
    }
    result.root = numbers.front();
    return result;
}

void write_rows(const DecisionLevels& decision, std::size_t input, std::uint64_t node,
                std::size_t outputs, std::string& row, std::vector<std::string>& rows) {
    const DecisionLevels::Node& below = decision.levels[input][node];
    if (input + 1 == decision.levels.size()) {
        if (below.first == 0 && below.second == 0) return;
        std::string text = row.empty() ? row : row + " ";
        for (std::size_t o = 0; o < outputs; ++o) {
            text += ((below.first >> o) & 1) != 0    ? '1'
                    : ((below.second >> o) & 1) != 0 ? '-'
                                                     : '0';
        }
        rows.push_back(std::move(text));
        return;
    }
    const auto branch = [&](char c, std::uint64_t next) {
        row.push_back(c);
        write_rows(decision, input + 1, next, outputs, row, rows);
        row.pop_back();
    };
    if (below.first == below.second) {
        branch('-', below.first);
    } else {
        branch('0', below.first);
        branch('1', below.second);
    }
}

std::string names_line(const std::string& keyword, const std::vector<std::string>& names) {
    if (names.empty()) return "";
    std::string line = keyword;
    for (const std::string& name : names) line += " " + name;
    return line + "\n";
}

std::string pla_text(const std::vector<std::string>& inputs,
                     const std::vector<std::string>& outputs, const std::vector<std::string>& rows,
                     PlaType type = PlaType::FD) {
    std::string text = ".i " + std::to_string(inputs.size()) + "\n.o " +
                       std::to_string(outputs.size()) + "\n" + names_line(".ilb", inputs) +
                       names_line(".ob", outputs) + ".type " + name_of(type) + "\n.p " +
                       std::to_string(rows.size()) + "\n";
    for (const std::string& row : rows) text += row + "\n";
    return text + ".e\n";
}

}  // namespace

std::string write_pla(const TruthTable& table) {
    const DecisionLevels decision = decide(table);
    std::vector<std::string> rows;
    std::string row;
    write_rows(decision, 0, decision.root, table.outputs.size(), row, rows);
    std::vector<std::string> outputs;
    for (const TableOutput& output : table.outputs) outputs.push_back(output.name);
    return pla_text(table.inputs, outputs, rows);
}

std::string write_pla(const Cover& cover) {
    std::vector<std::string> rows;
    for (const Product& product : cover.products) {
        std::string row;
        for (std::size_t i = 0; i < cover.inputs.size(); ++i) {
            const bool positive = ((product.cube.bits >> i) & 1) != 0;
            row += ((product.cube.mask >> i) & 1) == 0 ? '-' : positive ? '1' : '0';
        }
        if (!row.empty()) row += " ";
        for (std::size_t o = 0; o < cover.outputs.size(); ++o) {
            row += ((product.outputs >> o) & 1) != 0 ? '1' : '0';
        }
        rows.push_back(std::move(row));
    }
    return pla_text(cover.inputs, cover.outputs, rows);
}

std::string write_pla(const CubeTable& table) {
    std::vector<std::string> rows;
    rows.reserve(table.rows.size());
    for (const CubeRow& from : table.rows) {
        std::string row;
        for (int i = 0; i < table.input_count(); ++i) {
            row += !from.cube.mask.test(i) ? '-' : from.cube.bits.test(i) ? '1' : '0';
        }
        if (!row.empty()) row += " ";
        for (std::size_t o = 0; o < table.outputs.size(); ++o) {
            row += ((from.on >> o) & 1) != 0          ? '1'
                   : ((from.dont_care >> o) & 1) != 0 ? '-'
                   : ((from.off >> o) & 1) != 0       ? '0'
                   : gives_off_set(table.type)        ? '~'
                                                      : '0';
        }
        rows.push_back(std::move(row));
    }
    return pla_text(table.inputs, table.outputs, rows, table.type);
}

}  // namespace minterm
