// SPDX-License-Identifier: Apache-2.0
//
// The bytes that occur -> classes, codes, and the predicates as logic over code planes.
#include "synth/symbols.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>

#include "synth/cover_to_network.hpp"
#include "synth/minimize_qm.hpp"

namespace minterm {
namespace {

// Wider predicates are decomposed instead of minimised: the primes of a table grow exponentially.
constexpr int kMostMinimizedInputs = 8;

int planes_for(std::size_t classes) {
    return classes < 2 ? 0 : static_cast<int>(std::bit_width(classes - 1));
}

// Which bytes of the other side a byte relates to.
using Row = std::bitset<256>;

Row row_of(const Relation& relation, unsigned a, const ByteSet& b) {
    if (relation.is_equality) return Row(b.test(a) ? Row().set(a) : Row());
    Row row;
    for (unsigned y = 0; y < 256; ++y) {
        if (b.test(y) && relation.holds->test(256 * a + y)) row.set(y);
    }
    return row;
}

// Numbers things in the order in which they are first seen.
struct Numbering {
    static constexpr int kUnseen = -1;
    int next = 0;
    std::uint8_t number(int& slot) {
        if (slot == kUnseen) slot = next++;
        return static_cast<std::uint8_t>(slot);
    }
};

// Codes under which `relation` is equality, if there are any. They exist when the rows of any two
// bytes of `a` are equal or disjoint: then each byte of `b` has its partners in one class at most.
bool code_as_equality(const Relation& relation, const ByteSet& a, const ByteSet& b,
                      SymbolCoding& coding) {
    std::vector<Row> rows;         // distinct and not empty
    std::array<int, 256> a_row{};  // index into rows, or -1
    std::array<int, 256> b_row{};
    a_row.fill(-1);
    b_row.fill(-1);
    Row taken;  // bytes of b that have partners so far
    for (unsigned x = 0; x < 256; ++x) {
        if (!a.test(x)) continue;
        const Row row = row_of(relation, x, b);
        if (row.none()) continue;
        if ((row & taken).none()) {
            for (unsigned y = 0; y < 256; ++y) {
                if (row.test(y)) b_row[y] = static_cast<int>(rows.size());
            }
            taken |= row;
            a_row[x] = static_cast<int>(rows.size());
            rows.push_back(row);
            continue;
        }
        unsigned shared = 0;
        while (!(row & taken).test(shared)) ++shared;
        if (rows[static_cast<std::size_t>(b_row[shared])] != row) return false;
        a_row[x] = b_row[shared];
    }

    Numbering numbering;
    std::vector<int> code_of_row(rows.size(), Numbering::kUnseen);
    int code_of_lonely_a = Numbering::kUnseen;
    int code_of_lonely_b = Numbering::kUnseen;
    const auto code = [&](int row, int& lonely) {
        return numbering.number(row < 0 ? lonely : code_of_row[static_cast<std::size_t>(row)]);
    };
    for (unsigned x = 0; x < 256; ++x) {
        if (a.test(x)) coding.a_code[x] = code(a_row[x], code_of_lonely_a);
        if (b.test(x)) coding.b_code[x] = code(b_row[x], code_of_lonely_b);
    }
    const int planes = planes_for(static_cast<std::size_t>(numbering.next));
    if (planes > 8) return false;  // 257 classes: 255 with partners and a lonely byte on each side
    coding.logic.a_planes = planes;
    coding.logic.b_planes = planes;
    return true;
}

// Classes of one side's bytes that all predicates treat alike; `representatives` has one byte a
// class.
void classify(const std::vector<std::vector<Row>>& rows, const ByteSet& bytes,
              std::array<std::uint8_t, 256>& code, std::vector<unsigned>& representatives) {
    for (unsigned x = 0; x < 256; ++x) {
        if (!bytes.test(x)) continue;
        std::size_t k = 0;
        while (k < representatives.size() && rows[representatives[k]] != rows[x]) ++k;
        if (k == representatives.size()) representatives.push_back(x);
        code[x] = static_cast<std::uint8_t>(k);
    }
}

void code_by_tables(const std::vector<Relation>& relations, const ByteSet& a, const ByteSet& b,
                    SymbolCoding& coding) {
    std::vector<std::vector<Row>> a_rows(256);  // [byte][relation]
    std::vector<std::vector<Row>> b_rows(256, std::vector<Row>(relations.size()));
    for (unsigned x = 0; x < 256; ++x) {
        if (!a.test(x)) continue;
        for (std::size_t r = 0; r < relations.size(); ++r) {
            const Row row = row_of(relations[r], x, b);
            for (unsigned y = 0; y < 256; ++y) b_rows[y][r].set(x, row.test(y));
            a_rows[x].push_back(row);
        }
    }
    std::vector<unsigned> a_classes;
    std::vector<unsigned> b_classes;
    classify(a_rows, a, coding.a_code, a_classes);
    classify(b_rows, b, coding.b_code, b_classes);

    SymbolLogic& logic = coding.logic;
    logic.equality = false;
    logic.a_planes = planes_for(a_classes.size());
    logic.b_planes = planes_for(b_classes.size());
    std::vector<std::string> inputs;
    for (int k = 0; k < logic.a_planes; ++k) inputs.push_back(fmt::format("a{}", k));
    for (int k = 0; k < logic.b_planes; ++k) inputs.push_back(fmt::format("b{}", k));
    for (std::size_t r = 0; r < relations.size(); ++r) {
        const MintermSet nothing(logic.a_planes + logic.b_planes);
        TableOutput output{fmt::format("c{}", r), nothing, nothing};
        for (std::uint64_t minterm = 0; minterm < nothing.size(); ++minterm) {
            const std::uint64_t x = minterm & ((std::uint64_t{1} << logic.a_planes) - 1);
            const std::uint64_t y = minterm >> logic.a_planes;
            if (x >= a_classes.size() || y >= b_classes.size()) {
                output.dont_care.set(minterm);
            } else if (!a_rows[a_classes[x]][r].test(b_classes[y])) {
                output.on.set(minterm);
            }
        }
        logic.mismatch.push_back({inputs, {std::move(output)}});
    }
}

// A single-output table as a decision diagram with shared nodes, the planes of both sides taken
// alternately (which keeps comparisons small). A variable that only don't-cares depend on is
// dropped.
class Decomposer {
public:
    Decomposer(Network& network, const SymbolLogic& logic) : network_(network) {
        for (int k = 0; k < std::max(logic.a_planes, logic.b_planes); ++k) {
            if (k < logic.a_planes) order_.push_back(k);
            if (k < logic.b_planes) order_.push_back(logic.a_planes + k);
        }
    }

    Signal build(const TableOutput& output) {
        std::string values(output.on.size(), '0');
        for (std::uint64_t place = 0; place < values.size(); ++place) {
            // The first variable of the order splits `values` in halves.
            std::uint64_t minterm = 0;
            for (std::size_t k = 0; k < order_.size(); ++k) {
                minterm |= (place >> (order_.size() - 1 - k) & 1) << order_[k];
            }
            if (output.on.test(minterm)) values[place] = '1';
            if (output.dont_care.test(minterm)) values[place] = '*';
        }
        return build(values, 0);
    }

private:
    Signal build(const std::string& values, std::size_t depth) {
        if (values.find('1') == std::string::npos) return network_.constant(false);
        if (values.find('0') == std::string::npos) return network_.constant(true);
        const auto known = built_.find(values);
        if (known != built_.end()) return known->second;
        const std::size_t half = values.size() / 2;
        const std::string low = values.substr(0, half);
        const std::string high = values.substr(half);
        std::string both = low;
        bool alike = true;
        for (std::size_t k = 0; k < half; ++k) {
            if (both[k] == '*') both[k] = high[k];
            alike = alike && (high[k] == '*' || high[k] == both[k]);
        }
        const Signal signal =
            alike ? build(both, depth + 1)
                  : network_.make_mux(network_.input(order_[depth]), build(high, depth + 1),
                                      build(low, depth + 1));
        built_.emplace(values, signal);
        return signal;
    }

    Network& network_;
    std::vector<int> order_;
    std::map<std::string, Signal> built_;  // the length of the key tells the depth
};

}  // namespace

ByteSet bytes_of(std::string_view text) {
    ByteSet set;
    for (const char c : text) set.set(static_cast<unsigned char>(c));
    return set;
}

SymbolCoding code_symbols(const std::vector<Relation>& relations, const ByteSet& a,
                          const ByteSet& b) {
    SymbolCoding coding;
    if (relations.size() == 1 && code_as_equality(relations[0], a, b, coding)) return coding;
    coding = {};
    code_by_tables(relations, a, b, coding);
    return coding;
}

std::vector<std::uint8_t> encode_text(std::string_view text,
                                      const std::array<std::uint8_t, 256>& codes) {
    std::vector<std::uint8_t> coded(text.size());
    std::transform(text.begin(), text.end(), coded.begin(),
                   [&](char symbol) { return codes[static_cast<unsigned char>(symbol)]; });
    return coded;
}

Network mismatch_network(const SymbolLogic& logic) {
    std::vector<std::string> names;
    for (int k = 0; k < logic.a_planes; ++k) names.push_back(fmt::format("a{}", k));
    for (int k = 0; k < logic.b_planes; ++k) names.push_back(fmt::format("b{}", k));
    Network network(std::move(names));
    if (logic.equality) {
        Signal differ = network.constant(false);
        for (int k = 0; k < logic.a_planes; ++k) {
            differ = network.make_or(
                differ, network.make_xor(network.input(k), network.input(logic.a_planes + k)));
        }
        network.add_output("c0", differ);
        return network;
    }
    std::vector<Signal> planes;
    for (int k = 0; k < network.input_count(); ++k) planes.push_back(network.input(k));
    Decomposer decomposer(network, logic);
    for (std::size_t r = 0; r < logic.mismatch.size(); ++r) {
        const TruthTable& table = logic.mismatch[r];
        const bool small = network.input_count() <= kMostMinimizedInputs;
        const Signal differ =
            small ? inline_network(network, cover_to_network(minimize_qm(table)), planes)[0]
                  : decomposer.build(table.outputs[0]);
        network.add_output(fmt::format("c{}", r), differ);
    }
    return network;
}

}  // namespace minterm
