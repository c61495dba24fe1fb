// SPDX-License-Identifier: Apache-2.0
//
// The symbols that occur -> classes, codes, and the predicates as logic over code planes.
#include "synth/symbols.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <map>
#include <span>

#include "runtime/symbols/byte_set.hpp"
#include "synth/cover_to_network.hpp"
#include "synth/minimize_qm.hpp"

namespace minterm {
namespace {

// Wider predicates are decomposed instead of minimised: the primes of a table grow exponentially.
constexpr int kMostMinimizedInputs = 8;

// Symbols below this are looked up by their number.
constexpr std::uint32_t kDirectSymbols = 1U << 21U;

constexpr std::size_t kNowhere = ~std::size_t{0};

int planes_for(std::size_t classes) {
    return classes < 2 ? 0 : static_cast<int>(std::bit_width(classes - 1));
}

// Where a symbol stands in a set.
std::size_t index_in(const SymbolSet& set, std::uint32_t symbol) {
    const auto place = std::lower_bound(set.begin(), set.end(), symbol);
    return place != set.end() && *place == symbol ? static_cast<std::size_t>(place - set.begin())
                                                  : kNowhere;
}

// The symbols of the other side that a symbol relates to, by their places there.
using Row = std::vector<std::size_t>;

Row row_of(const Relation& relation, std::uint32_t a, const SymbolSet& b) {
    Row row;
    const bool is_equality = relation.is_equality || a > 255;
    if (is_equality && relation.wildcards.empty()) {
        const std::size_t place = index_in(b, a);
        if (place != kNowhere) row.push_back(place);
        return row;
    }
    for (std::size_t place = 0; place < b.size(); ++place)
        if (relation(a, b[place])) row.push_back(place);
    return row;
}

// Numbers things in the order in which they are first seen.
struct Numbering {
    static constexpr int kUnseen = -1;
    int next = 0;
    std::uint32_t number(int& slot) {
        if (slot == kUnseen) slot = next++;
        return static_cast<std::uint32_t>(slot);
    }
};

using Codes = std::vector<std::uint32_t>;

// Codes under which `relation` is equality, if there are any. They exist when the rows of any two
// symbols of `a` are equal or disjoint: then each symbol of `b` has its partners in one class at
// most.
bool code_as_equality(const Relation& relation, const SymbolSet& a, const SymbolSet& b,
                      SymbolCoding& coding) {
    std::vector<Row> rows;  // distinct and not empty
    std::vector<std::size_t> a_row(a.size(), kNowhere);
    std::vector<std::size_t> b_row(b.size(), kNowhere);
    for (std::size_t x = 0; x < a.size(); ++x) {
        Row row = row_of(relation, a[x], b);
        if (row.empty()) continue;
        const auto shared = std::find_if(
            row.begin(), row.end(), [&](std::size_t place) { return b_row[place] != kNowhere; });
        if (shared != row.end()) {
            if (rows[b_row[*shared]] != row) return false;
            a_row[x] = b_row[*shared];
            continue;
        }
        for (const std::size_t place : row) b_row[place] = rows.size();
        a_row[x] = rows.size();
        rows.push_back(std::move(row));
    }

    Numbering numbering;
    std::vector<int> code_of_row(rows.size(), Numbering::kUnseen);
    int code_of_lonely_a = Numbering::kUnseen;
    int code_of_lonely_b = Numbering::kUnseen;
    const auto code = [&](std::size_t row, int& lonely) {
        return numbering.number(row == kNowhere ? lonely : code_of_row[row]);
    };
    // Both sides in step, in the order of the symbols.
    Codes a_codes;
    Codes b_codes;
    while (a_codes.size() < a.size() || b_codes.size() < b.size()) {
        const std::size_t x = a_codes.size();
        const std::size_t y = b_codes.size();
        if (y == b.size() || (x < a.size() && a[x] <= b[y]))
            a_codes.push_back(code(a_row[x], code_of_lonely_a));
        else
            b_codes.push_back(code(b_row[y], code_of_lonely_b));
    }
    const int planes = planes_for(static_cast<std::size_t>(numbering.next));
    coding.logic.a_planes = planes;
    coding.logic.b_planes = planes;
    coding.a_code = CodeTable(a, a_codes);
    coding.b_code = CodeTable(b, b_codes);
    return true;
}

SymbolSet without_related(const SymbolSet& set, const Relation& relation) {
    SymbolSet rest;
    std::copy_if(set.begin(), set.end(), std::back_inserter(rest),
                 [&](std::uint32_t symbol) { return !relation.is_wildcard(symbol); });
    return rest;
}

// Equality of all symbols but wildcards, for which there is a plane where they occur.
void code_with_wildcards(const Relation& relation, const SymbolSet& a, const SymbolSet& b,
                         SymbolCoding& coding) {
    Relation equality = relation;
    equality.wildcards.clear();
    code_as_equality(equality, without_related(a, relation), without_related(b, relation), coding);
    const std::uint32_t wildcard = 1U << static_cast<unsigned>(coding.logic.a_planes);
    const auto add_plane = [&](const SymbolSet& symbols, CodeTable& table, int& planes) {
        bool any = false;
        Codes codes;
        for (const std::uint32_t symbol : symbols) {
            const bool is_wildcard = relation.is_wildcard(symbol);
            codes.push_back(is_wildcard ? wildcard : table[symbol]);
            any = any || is_wildcard;
        }
        table = CodeTable(symbols, codes);
        planes += any ? 1 : 0;
        return any;
    };
    coding.logic.a_wildcards = add_plane(a, coding.a_code, coding.logic.a_planes);
    coding.logic.b_wildcards = add_plane(b, coding.b_code, coding.logic.b_planes);
}

// Classes of one side's symbols that all predicates treat alike; `representatives` has the place of
// one symbol a class.
Codes classify_columns(const std::vector<std::vector<Row>>& rows,
                       std::vector<std::size_t>& representatives) {
    std::map<std::vector<Row>, std::uint32_t> classes;
    Codes codes;
    for (std::size_t x = 0; x < rows.size(); ++x) {
        const auto [place, is_new] =
            classes.try_emplace(rows[x], static_cast<std::uint32_t>(representatives.size()));
        if (is_new) representatives.push_back(x);
        codes.push_back(place->second);
    }
    return codes;
}

Status code_by_tables(const std::vector<Relation>& relations, const SymbolSet& a,
                      const SymbolSet& b, SymbolCoding& coding) {
    std::vector<std::vector<Row>> a_rows(a.size());  // [symbol][relation]
    std::vector<std::vector<Row>> b_rows(b.size(), std::vector<Row>(relations.size()));
    for (std::size_t x = 0; x < a.size(); ++x) {
        for (std::size_t r = 0; r < relations.size(); ++r) {
            a_rows[x].push_back(row_of(relations[r], a[x], b));
            for (const std::size_t y : a_rows[x].back()) b_rows[y][r].push_back(x);
        }
    }
    std::vector<std::size_t> a_classes;
    std::vector<std::size_t> b_classes;
    coding.a_code = CodeTable(a, classify_columns(a_rows, a_classes));
    coding.b_code = CodeTable(b, classify_columns(b_rows, b_classes));

    SymbolLogic& logic = coding.logic;
    logic.equality = false;
    logic.a_planes = planes_for(a_classes.size());
    logic.b_planes = planes_for(b_classes.size());
    if (logic.a_planes + logic.b_planes > kMostTablePlanes)
        return Failure::user(fmt::format(
            "the predicate '{}' tells {} kinds of symbols apart in A and {} in B; that many are "
            "possible for equality only, with wildcards or without",
            relations.front().name, a_classes.size(), b_classes.size()));
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
            } else if (!relations[r](a[a_classes[x]], b[b_classes[y]])) {
                output.on.set(minterm);
            }
        }
        logic.mismatch.push_back({inputs, {std::move(output)}});
    }
    return success();
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

SymbolSet symbols_in(const std::bitset<256>& bytes) {
    SymbolSet set;
    for (std::uint32_t byte = 0; byte < 256; ++byte)
        if (bytes.test(byte)) set.push_back(byte);
    return set;
}

SymbolSet symbols_in(SymbolSpan text) {
    return text.visit([&text](auto symbols) -> SymbolSet {
        if constexpr (sizeof(symbols[0]) == 1) {
            return symbols_in(bytes_in({&text, 1}, {}).a);
        } else {
            const auto greatest = std::max_element(symbols.begin(), symbols.end());
            SymbolSet set;
            if (greatest != symbols.end() && *greatest < kDirectSymbols) {
                std::vector<bool> seen(std::size_t{*greatest} + 1);
                for (const std::uint32_t symbol : symbols) seen[symbol] = true;
                for (std::uint32_t symbol = 0; symbol < seen.size(); ++symbol)
                    if (seen[symbol]) set.push_back(symbol);
                return set;
            }
            set.assign(symbols.begin(), symbols.end());
            std::sort(set.begin(), set.end());
            set.erase(std::unique(set.begin(), set.end()), set.end());
            return set;
        }
    });
}

bool SymbolLogic::codes_match(std::uint64_t a, std::uint64_t b) const {
    const int planes = equal_planes();
    return (a_wildcards && (a >> planes & 1) != 0) || (b_wildcards && (b >> planes & 1) != 0) ||
           a == b;
}

CodeTable::CodeTable(const SymbolSet& symbols, const std::vector<std::uint32_t>& codes) {
    std::size_t low = symbols.size();
    while (low > 0 && symbols[low - 1] >= kDirectSymbols) --low;
    direct_.resize(low == 0 ? 0 : std::size_t{symbols[low - 1]} + 1);
    for (std::size_t i = 0; i < low; ++i) direct_[symbols[i]] = codes[i];
    const auto split = static_cast<std::ptrdiff_t>(low);
    symbols_.assign(symbols.begin() + split, symbols.end());
    high_codes_.assign(codes.begin() + split, codes.end());
}

std::uint32_t CodeTable::find(std::uint32_t symbol) const {
    const std::size_t place = index_in(symbols_, symbol);
    return place == kNowhere ? 0 : high_codes_[place];
}

SymbolLogic dna_symbols() {
    SymbolLogic logic;
    logic.a_planes = 2;
    logic.b_planes = 2;
    return logic;
}

Result<SymbolCoding> code_symbols(const std::vector<Relation>& relations, const SymbolSet& a,
                                  const SymbolSet& b) {
    SymbolCoding coding;
    if (relations.size() == 1) {
        const Relation& relation = relations.front();
        if (relation.is_equality && !relation.wildcards.empty()) {
            code_with_wildcards(relation, a, b, coding);
            return coding;
        }
        if (code_as_equality(relation, a, b, coding)) return coding;
    }
    coding = {};
    if (Status coded = code_by_tables(relations, a, b, coding); !coded)
        return std::move(coded).failure();
    return coding;
}

SymbolCodes::SymbolCodes(SymbolSpan text, const CodeTable& codes, int planes) {
    const auto coded = [&codes](std::uint32_t symbol) { return codes[symbol]; };
    text.visit([&](auto symbols) {
        if (planes > 8) {
            wide_.resize(symbols.size());
            std::transform(symbols.begin(), symbols.end(), wide_.begin(), coded);
            return;
        }
        narrow_.resize(symbols.size());
        if constexpr (sizeof(symbols[0]) == 1) {
            std::array<std::uint8_t, 256> of_byte{};
            for (std::uint32_t byte = 0; byte < 256; ++byte)
                of_byte[byte] = static_cast<std::uint8_t>(codes[byte]);
            std::transform(symbols.begin(), symbols.end(), narrow_.begin(),
                           [&](std::uint8_t byte) { return of_byte[byte]; });
        } else {
            std::transform(
                symbols.begin(), symbols.end(), narrow_.begin(),
                [&](std::uint32_t symbol) { return static_cast<std::uint8_t>(coded(symbol)); });
        }
    });
}

bool is_kept_apart(const SymbolLogic& logic, int state_bits) {
    constexpr int kMostInputs = 20;  // a million rows
    return logic.equality && state_bits + logic.a_planes + logic.b_planes > kMostInputs;
}

Network mismatch_network(const SymbolLogic& logic) {
    std::vector<std::string> names;
    for (int k = 0; k < logic.a_planes; ++k) names.push_back(fmt::format("a{}", k));
    for (int k = 0; k < logic.b_planes; ++k) names.push_back(fmt::format("b{}", k));
    Network network(std::move(names));
    if (logic.equality) {
        Signal differ = network.constant(false);
        const int planes = logic.equal_planes();
        for (int k = 0; k < planes; ++k) {
            differ = network.make_or(
                differ, network.make_xor(network.input(k), network.input(logic.a_planes + k)));
        }
        const auto unless = [&](int wildcard) {
            differ = network.make_and(differ, !network.input(wildcard));
        };
        if (logic.a_wildcards) unless(planes);
        if (logic.b_wildcards) unless(logic.a_planes + planes);
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
