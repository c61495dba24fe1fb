// SPDX-License-Identifier: Apache-2.0
//
// Mapped cell + recurrence -> proof or the first combination on which they differ. The expected
// results come from evaluating the recurrence here once more, not from the table that the cell was
// made from; so a mistake in tabulation, minimisation, mapping or symbol logic cannot hide.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

#include "synth/decision_diagrams.hpp"
#include "synth/interpret.hpp"
#include "synth/verify.hpp"

namespace minterm {
namespace {

// Inputs that are simulated at once (2^20 bits a gate); with more, the first ones are held fixed.
constexpr int kMostSimulatedInputs = 20;

std::vector<std::string> numbered(std::string_view letter, int count,
                                  std::string_view suffix = "") {
    std::vector<std::string> names;
    for (int k = 0; k < count; ++k) names.push_back(fmt::format("{}{}{}", letter, k, suffix));
    return names;
}

template <typename T>
void append(std::vector<T>& to, const std::vector<T>& from) {
    to.insert(to.end(), from.begin(), from.end());
}

// What flows out of one cell, computed from actual table values. `base` is what T[i-1][j-1] of the
// base table is, `unknown` what stands where the flows say nothing, `beyond` is how far a component
// that stands at its limit goes beyond it.
struct Surroundings {
    std::int64_t base;
    std::int64_t unknown;
    std::int64_t beyond;
};

// The tuple with such components moved.
FlowValue beyond_limits(const EdgeFlow& edge, FlowValue value, std::int64_t beyond) {
    for (const FlowLimit& limit : edge.limits) {
        const std::int64_t base =
            limit.against < 0 ? 0 : value[static_cast<std::size_t>(limit.against)];
        if (value[limit.component] != base + limit.offset) continue;
        value[limit.component] += limit.at_most ? beyond : -beyond;
    }
    return value;
}

CellResult expected_result(const Recurrence& recurrence, const Flows& flows, const FlowValue& v,
                           const FlowValue& h, unsigned predicates, Surroundings around,
                           bool& is_value) {
    const bool differences = flows.domain == FlowDomain::Difference;
    const auto is_relative = [&](std::uint32_t table) {
        return differences && recurrence.tables[table].type == ValueType::Int;
    };
    std::vector<std::int64_t> here(recurrence.tables.size()), left(here), above(here),
        diagonal(here);
    for (std::uint32_t t = 0; t < here.size(); ++t) {
        const bool truth = recurrence.tables[t].type == ValueType::Bool;
        left[t] = above[t] = diagonal[t] = truth ? around.unknown & 1 : around.unknown;
    }
    if (differences) diagonal[flows.base] = around.base;
    const auto enter = [&](const EdgeFlow& edge, const FlowValue& value) {
        for (std::size_t k = 0; k < value.size(); ++k) {
            const FlowComponent& component = edge.components[k];
            std::int64_t& entry = component.neighbour == Neighbour::Left ? left[component.table]
                                  : component.neighbour == Neighbour::Above
                                      ? above[component.table]
                                      : diagonal[component.table];
            entry = is_relative(component.table) ? value[k] + around.base : value[k];
        }
    };
    enter(flows.vertical, beyond_limits(flows.vertical, v, around.beyond));
    enter(flows.horizontal, beyond_limits(flows.horizontal, h, around.beyond));

    std::vector<std::int64_t> view_tables(here.size() * 4);
    std::vector<std::uint8_t> holds(recurrence.relations.size());
    for (std::size_t r = 0; r < holds.size(); ++r) holds[r] = (predicates >> r) & 1;
    CellView view;
    view.tables = view_tables.data();
    view.relations = holds.data();
    for (std::size_t t = 0; t < here.size(); ++t) {
        view_tables[4 * t + 1] = left[t];
        view_tables[4 * t + 2] = above[t];
        view_tables[4 * t + 3] = diagonal[t];
    }
    for (std::size_t t = 0; t < here.size(); ++t) {
        here[t] = evaluate(recurrence, recurrence.tables[t].cell, view);
        view_tables[4 * t] = here[t];
    }

    // Seen from the cell to the right, (i,j) is the left neighbour and (i-1,j) the diagonal one;
    // from the cell below, (i,j) is above and (i,j-1) the diagonal one.
    FlowValue right;
    for (const FlowComponent& component : flows.vertical.components) {
        const std::uint32_t t = component.table;
        const std::int64_t value = component.neighbour == Neighbour::Left ? here[t] : above[t];
        right.push_back(is_relative(t) ? wrapping_subtract(value, above[flows.base]) : value);
    }
    FlowValue below;
    for (const FlowComponent& component : flows.horizontal.components) {
        const std::uint32_t t = component.table;
        below.push_back(is_relative(t) ? wrapping_subtract(here[t], left[flows.base]) : here[t]);
    }
    const int vertical = find(flows.vertical, right);
    const int horizontal = find(flows.horizontal, below);
    is_value = vertical >= 0 && horizontal >= 0;
    return {static_cast<FlowIndex>(vertical), static_cast<FlowIndex>(horizontal)};
}

std::vector<KnownTuple> known_tuples(const EdgeFlow& edge) {
    if (!edge.known.empty()) return edge.known;
    std::vector<KnownTuple> known;
    for (const FlowValue& value : edge.values) {
        known.push_back({value, static_cast<FlowIndex>(known.size())});
    }
    return known;
}

// The recurrence on every pair of flow values that meets and every combination of predicates, in
// the order of `Flows::cell`; all tuples that one value stands for have to agree.
Result<std::vector<CellResult>> expected_results(const Recurrence& recurrence, const Flows& flows) {
    const std::size_t columns = flows.horizontal.values.size();
    std::vector<CellResult> results(flows.vertical.values.size() * columns << flows.relations);
    std::vector<bool> is_known(results.size());
    const std::vector<KnownTuple> horizontal = known_tuples(flows.horizontal);
    for (const KnownTuple& v : known_tuples(flows.vertical)) {
        for (const KnownTuple& h : horizontal) {
            if (!flows.can_meet(v.index, h.index)) continue;
            for (unsigned predicates = 0; predicates < 1U << flows.relations; ++predicates) {
                bool first_is_value = false;
                bool second_is_value = false;
                const CellResult first = expected_result(recurrence, flows, v.tuple, h.tuple,
                                                         predicates, {0, 4711, 0}, first_is_value);
                const CellResult second =
                    expected_result(recurrence, flows, v.tuple, h.tuple, predicates,
                                    {1'000'003, -94, 2917}, second_is_value);
                const std::size_t at =
                    (v.index * columns + h.index) << flows.relations | predicates;
                const bool agrees = !is_known[at] || results[at] == first;
                if (!first_is_value || !second_is_value || first != second || !agrees) {
                    return Failure::internal(fmt::format(
                        "the flows of '{}' do not determine its cell at ({}) and ({})",
                        recurrence.name, fmt::join(v.tuple, ", "), fmt::join(h.tuple, ", ")));
                }
                results[at] = first;
                is_known[at] = true;
            }
        }
    }
    return results;
}

// Bit s of `on[o]` and `care[o]`: output o on the state s, the codes of v and h side by side.
struct Expectation {
    std::vector<MintermSet> on;
    std::vector<MintermSet> care;
};

class CellVerifier {
public:
    CellVerifier(const Recurrence& recurrence, const Flows& flows, const Encoding& encoding,
                 const SymbolLogic& symbols, const MappedNetwork& cell)
        : recurrence_(recurrence),
          flows_(flows),
          encoding_(encoding),
          symbols_(symbols),
          cell_(cell),
          state_bits_(encoding.vertical.bits + encoding.horizontal.bits) {}

    Status run() {
        MINTERM_TRY(const Unit ports, check_ports());
        (void)ports;
        MINTERM_TRY(results_, expected_results(recurrence_, flows_));
        MINTERM_TRY(predicates_, predicates_of_pairs());
        const int inputs = static_cast<int>(cell_.inputs.size());
        const int fixed = std::clamp(inputs - kMostSimulatedInputs, 0, state_bits_);
        for (std::uint64_t value = 0; value < std::uint64_t{1} << fixed; ++value) {
            MINTERM_TRY(const Unit part, verify_part(fixed, value));
            (void)part;
        }
        return success();
    }

private:
    static constexpr int kNoPair = -1;

    Status check_ports() const {
        std::vector<std::string> inputs = numbered("v", encoding_.vertical.bits);
        append(inputs, numbered("h", encoding_.horizontal.bits));
        append(inputs, numbered("a", symbols_.a_planes));
        append(inputs, numbered("b", symbols_.b_planes));
        std::vector<std::string> outputs = numbered("v", encoding_.vertical.bits, "'");
        append(outputs, numbered("h", encoding_.horizontal.bits, "'"));
        std::vector<std::string> actual;
        for (const MappedOutput& output : cell_.outputs) actual.push_back(output.name);
        if (cell_.inputs == inputs && actual == outputs) return success();
        return Failure::internal(
            fmt::format("the cell of '{}' has inputs {} and outputs {}; expected {} and {}",
                        recurrence_.name, fmt::join(cell_.inputs, " "), fmt::join(actual, " "),
                        fmt::join(inputs, " "), fmt::join(outputs, " ")));
    }

    // For every pair of symbol codes (a's in the low bits) which predicates hold, or kNoPair.
    Result<std::vector<int>> predicates_of_pairs() const {
        const int planes = symbols_.a_planes + symbols_.b_planes;
        const std::size_t relations = symbols_.equality ? 1 : symbols_.mismatch.size();
        if (relations != static_cast<std::size_t>(flows_.relations)) {
            return Failure::internal(fmt::format("'{}' has {} predicates, its symbols have {}",
                                                 recurrence_.name, flows_.relations, relations));
        }
        std::vector<int> result(std::size_t{1} << planes, 0);
        for (std::size_t pair = 0; pair < result.size(); ++pair) {
            if (symbols_.equality) {
                const std::size_t a = pair & ((std::size_t{1} << symbols_.a_planes) - 1);
                result[pair] = symbols_.codes_match(a, pair >> symbols_.a_planes) ? 1 : 0;
                continue;
            }
            std::size_t open = 0;
            for (std::size_t r = 0; r < relations; ++r) {
                const TableOutput& differs = symbols_.mismatch[r].outputs[0];
                if (differs.dont_care.test(pair)) ++open;
                if (!differs.on.test(pair)) result[pair] |= 1 << r;
            }
            if (open != 0 && open != relations) {
                return Failure::internal("predicates disagree about which symbol codes occur");
            }
            if (open != 0) result[pair] = kNoPair;
        }
        return result;
    }

    // The cell with its first inputs held at the bits of `value`.
    MappedNetwork specialize(int fixed, std::uint64_t value) const {
        MappedNetwork cell = cell_;
        const auto count = static_cast<std::uint32_t>(fixed);
        cell.inputs.erase(cell.inputs.begin(), cell.inputs.begin() + fixed);
        const auto replace = [&](MappedRef& ref) {
            if (ref.kind != MappedRef::Kind::Input) return;
            if (ref.index >= count) {
                ref.index -= count;
            } else {
                ref = {MappedRef::Kind::Constant,
                       static_cast<std::uint32_t>(value >> ref.index & 1)};
            }
        };
        for (MappedGate& gate : cell.gates) {
            for (MappedRef& ref : gate.operands) replace(ref);
        }
        for (MappedOutput& output : cell.outputs) replace(output.ref);
        return cell;
    }

    void expect_code(const Cube& cube, int bits, std::size_t first_output, std::uint64_t state,
                     Expectation& expectation) const {
        for (int k = 0; k < bits; ++k) {
            const std::size_t output = first_output + static_cast<std::size_t>(k);
            expectation.care[output].set(state, (cube.mask >> k & 1) != 0);
            expectation.on[output].set(state, (cube.bits >> k & 1) != 0);
        }
    }

    Expectation expect(int predicates, int fixed, std::uint64_t value) const {
        const int free_bits = state_bits_ - fixed;
        const std::size_t outputs = cell_.outputs.size();
        Expectation expectation{std::vector(outputs, MintermSet(free_bits)),
                                std::vector(outputs, MintermSet(free_bits))};
        const int v_bits = encoding_.vertical.bits;
        for (std::uint64_t state = 0; state < std::uint64_t{1} << free_bits; ++state) {
            const std::uint64_t codes = state << fixed | value;
            const int v =
                encoding_.vertical.value_of_code[codes & ((std::uint64_t{1} << v_bits) - 1)];
            const int h = encoding_.horizontal.value_of_code[codes >> v_bits];
            if (v < 0 || h < 0) continue;
            if (!flows_.can_meet(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h))) continue;
            const CellResult& result = result_of(codes, predicates);
            expect_code(encoding_.vertical.codes[result.vertical], v_bits, 0, state, expectation);
            expect_code(encoding_.horizontal.codes[result.horizontal], encoding_.horizontal.bits,
                        static_cast<std::size_t>(v_bits), state, expectation);
        }
        return expectation;
    }

    Status verify_part(int fixed, std::uint64_t value) const {
        const std::vector<MintermSet> actual =
            fixed == 0 ? simulate(cell_) : simulate(specialize(fixed, value));
        std::vector<Expectation> expectations;
        for (int predicates = 0; predicates < 1 << flows_.relations; ++predicates) {
            expectations.push_back(expect(predicates, fixed, value));
        }
        // The states of one pair of symbols are neighbours: whole words of them, or a part of one.
        const std::uint64_t states = std::uint64_t{1} << (state_bits_ - fixed);
        const std::uint64_t step = std::min<std::uint64_t>(states, 64);
        const std::uint64_t mask = ~std::uint64_t{0} >> (64 - step);
        for (std::size_t output = 0; output < actual.size(); ++output) {
            for (std::size_t pair = 0; pair < predicates_.size(); ++pair) {
                if (predicates_[pair] == kNoPair) continue;
                const Expectation& expected =
                    expectations[static_cast<std::size_t>(predicates_[pair])];
                for (std::uint64_t state = 0; state < states; state += step) {
                    const std::uint64_t at = pair * states + state;
                    const std::uint64_t got = actual[output].words()[at >> 6] >> (at & 63);
                    std::uint64_t wrong = (got ^ expected.on[output].words()[state >> 6]) &
                                          expected.care[output].words()[state >> 6] & mask;
                    // A code outside of the cube that was asked for may be right all the same.
                    for (; wrong != 0; wrong &= wrong - 1) {
                        const auto bit = static_cast<std::uint64_t>(std::countr_zero(wrong));
                        const std::uint64_t codes = (state + bit) << fixed | value;
                        if (has_right_value(actual, output, at + bit, codes, predicates_[pair])) {
                            continue;
                        }
                        return report(output, pair, codes, (got >> bit & 1) != 0);
                    }
                }
            }
        }
        return success();
    }

    /// The cell's result for a pair of codes that stand for values.
    const CellResult& result_of(std::uint64_t codes, int predicates) const {
        const int v_bits = encoding_.vertical.bits;
        const int v = encoding_.vertical.value_of_code[codes & ((std::uint64_t{1} << v_bits) - 1)];
        const int h = encoding_.horizontal.value_of_code[codes >> v_bits];
        const std::size_t pair = static_cast<std::size_t>(v) * flows_.horizontal.values.size() +
                                 static_cast<std::size_t>(h);
        return results_[pair << flows_.relations | static_cast<std::size_t>(predicates)];
    }

    /// Whether the code on the edge that `output` belongs to stands for the right value.
    bool has_right_value(const std::vector<MintermSet>& actual, std::size_t output,
                         std::uint64_t minterm, std::uint64_t codes, int predicates) const {
        const auto v_bits = static_cast<std::size_t>(encoding_.vertical.bits);
        const bool vertical = output < v_bits;
        const EdgeEncoding& edge = vertical ? encoding_.vertical : encoding_.horizontal;
        const CellResult& result = result_of(codes, predicates);
        std::uint64_t code = 0;
        for (int k = 0; k < edge.bits; ++k) {
            const std::size_t plane = (vertical ? 0 : v_bits) + static_cast<std::size_t>(k);
            if (actual[plane].test(minterm)) code |= std::uint64_t{1} << k;
        }
        return edge.value_of_code[code] == (vertical ? result.vertical : result.horizontal);
    }

    Failure report(std::size_t output, std::size_t pair, std::uint64_t codes, bool got) const {
        const std::uint64_t v_code = codes & ((std::uint64_t{1} << encoding_.vertical.bits) - 1);
        const std::uint64_t h_code = codes >> encoding_.vertical.bits;
        const auto value = [](const EdgeFlow& flow, const EdgeEncoding& edge, std::uint64_t code) {
            const auto index = static_cast<std::size_t>(edge.value_of_code[code]);
            return fmt::format("({})", fmt::join(flow.values[index], ", "));
        };
        return Failure::internal(fmt::format(
            "the compiled cell of '{}' is wrong: with {} from the left (code {}), {} from above "
            "(code {}) and symbol codes {} and {} its output {} is {}",
            recurrence_.name, value(flows_.vertical, encoding_.vertical, v_code), v_code,
            value(flows_.horizontal, encoding_.horizontal, h_code), h_code,
            pair & ((std::size_t{1} << symbols_.a_planes) - 1), pair >> symbols_.a_planes,
            cell_.outputs[output].name, got ? 1 : 0));
    }

    const Recurrence& recurrence_;
    const Flows& flows_;
    const Encoding& encoding_;
    const SymbolLogic& symbols_;
    const MappedNetwork& cell_;
    const int state_bits_;
    std::vector<CellResult> results_;
    std::vector<int> predicates_;
};

// ---- wide symbols -------------------------------------------------------------------------------
//
// All pairs of codes of twenty planes are too many to simulate. But the cell must not ask more of
// them than whether they match. So it is proved in two steps: with all planes but a0 held at 0 it
// is a cell over one bit, "differ", which is verified as any other; and decision diagrams show that
// for all codes the whole cell does what that one does with their "differ".

// A comparison has three nodes a plane, a function of sixteen bits of state some thousands.
constexpr std::size_t kMostNodes = std::size_t{1} << 22;

/// One plane a side, none for b: codes differ where a0 is 1.
SymbolLogic differ_logic() {
    SymbolLogic logic;
    logic.a_planes = 1;
    logic.equality = false;
    TableOutput output{"c0", MintermSet(1), MintermSet(1)};
    output.on.set(1);
    logic.mismatch.push_back({{"a0"}, {std::move(output)}});
    return logic;
}

class WideVerifier {
public:
    WideVerifier(const SymbolLogic& symbols, const MappedNetwork& cell, int state_bits)
        : symbols_(symbols), cell_(cell), state_(static_cast<std::size_t>(state_bits)) {}

    /// The cell whose planes other than a0 are 0, over v.. h.. a0.
    MappedNetwork one_bit_cell() const {
        MappedNetwork cell = cell_;
        cell.inputs.resize(state_ + 1);
        const auto hold = [&](MappedRef& ref) {
            if (ref.kind == MappedRef::Kind::Input && ref.index > state_)
                ref = {MappedRef::Kind::Constant, 0};
        };
        for (MappedGate& gate : cell.gates)
            for (MappedRef& operand : gate.operands) hold(operand);
        for (MappedOutput& output : cell.outputs) hold(output.ref);
        return cell;
    }

    /// Whether the cell is that one behind the comparison, for all inputs.
    bool is_behind_comparison() {
        std::vector<Function> inputs(cell_.inputs.size());
        std::uint32_t variable = 0;
        for (std::size_t i = 0; i < state_; ++i) inputs[i] = diagrams_.variable(variable++);
        // The order that comparisons want. Cells compare plane 0 first, so that what they add to
        // a comparison stands above it.
        for (int plane = std::max(symbols_.a_planes, symbols_.b_planes); plane-- > 0;) {
            if (plane < symbols_.a_planes) inputs[a_plane(plane)] = diagrams_.variable(variable++);
            if (plane < symbols_.b_planes) inputs[b_plane(plane)] = diagrams_.variable(variable++);
        }
        std::vector<Function> one_bit(inputs.begin(),
                                      inputs.begin() + static_cast<std::ptrdiff_t>(state_));
        one_bit.push_back(differ(inputs));
        const bool alike = outputs_of(cell_, inputs) == outputs_of(one_bit_cell(), one_bit);
        return alike && !diagrams_.is_full();
    }

private:
    using Function = DecisionDiagrams::Function;

    std::size_t a_plane(int plane) const { return state_ + static_cast<std::size_t>(plane); }
    std::size_t b_plane(int plane) const { return a_plane(symbols_.a_planes + plane); }

    Function differ(const std::vector<Function>& inputs) {
        Function result = DecisionDiagrams::kFalse;
        const int planes = symbols_.equal_planes();
        for (int plane = 0; plane < planes; ++plane)
            result = diagrams_.disjunction(
                result, diagrams_.exclusive_or(inputs[a_plane(plane)], inputs[b_plane(plane)]));
        const auto unless = [&](std::size_t wildcard) {
            result = diagrams_.choose(inputs[wildcard], DecisionDiagrams::kFalse, result);
        };
        if (symbols_.a_wildcards) unless(a_plane(planes));
        if (symbols_.b_wildcards) unless(b_plane(planes));
        return result;
    }

    /// What a gate makes of its operands: rows of its table, those first that differ in operand 0.
    Function output_of(const MappedGate& gate, const std::array<Function, 3>& operands) {
        std::array<Function, 8> rows{};
        for (unsigned row = 0; row < 1U << gate.arity; ++row) rows[row] = gate.function >> row & 1;
        for (unsigned i = 0; i < gate.arity; ++i)
            for (unsigned row = 0; row < 1U << (gate.arity - i - 1); ++row)
                rows[row] = diagrams_.choose(operands[i], rows[2 * row + 1], rows[2 * row]);
        return rows[0];
    }

    std::vector<Function> outputs_of(const MappedNetwork& network,
                                     const std::vector<Function>& inputs) {
        std::vector<Function> gates;
        const auto function = [&](const MappedRef& ref) {
            if (ref.kind == MappedRef::Kind::Input) return inputs[ref.index];
            if (ref.kind == MappedRef::Kind::Gate) return gates[ref.index];
            return ref.index != 0 ? DecisionDiagrams::kTrue : DecisionDiagrams::kFalse;
        };
        for (const MappedGate& gate : network.gates) {
            std::array<Function, 3> operands{};
            for (unsigned i = 0; i < gate.arity; ++i) operands[i] = function(gate.operands[i]);
            gates.push_back(output_of(gate, operands));
        }
        std::vector<Function> outputs;
        for (const MappedOutput& output : network.outputs) outputs.push_back(function(output.ref));
        return outputs;
    }

    const SymbolLogic& symbols_;
    const MappedNetwork& cell_;
    const std::size_t state_;
    DecisionDiagrams diagrams_{kMostNodes};
};

}  // namespace

Status verify_cell(const Recurrence& recurrence, const Flows& flows, const Encoding& encoding,
                   const SymbolLogic& symbols, const MappedNetwork& cell) {
    const int state_bits = encoding.vertical.bits + encoding.horizontal.bits;
    if (is_kept_apart(symbols, state_bits)) {
        WideVerifier wide(symbols, cell, state_bits);
        if (!wide.is_behind_comparison())
            return Failure::internal(
                fmt::format("the compiled cell of '{}' does not compare symbols of {} and {} "
                            "planes as it should",
                            recurrence.name, symbols.a_planes, symbols.b_planes));
        return CellVerifier(recurrence, flows, encoding, differ_logic(), wide.one_bit_cell()).run();
    }
    return CellVerifier(recurrence, flows, encoding, symbols, cell).run();
}

}  // namespace minterm
