// SPDX-License-Identifier: Apache-2.0
//
// Codes, orders, addends and masks are tried one after the other: Note [Columns].
#include "synth/column_cell.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "synth/cover_to_network.hpp"
#include "synth/encoding_classes.hpp"
#include "synth/map.hpp"
#include "synth/minimize_qm.hpp"
#include "synth/verify.hpp"

namespace minterm {
namespace {

using Kind = ColumnStep::Kind;

/// Tables of a step have no more inputs; gates of earlier steps are offered up to here.
constexpr std::size_t kMostStageInputs = 9;
/// Rows whose addends are chosen one by one, in all chains together; with more, each chain's are
/// chosen by one input.
constexpr std::size_t kMostFreeRows = 5;
constexpr std::size_t kMostOrders = 24;
/// Planes and masks of one cell; tables are then small enough to be minimised many times.
constexpr int kMostInputs = 12;
/// Steps that are mapped to find the cheapest plans; Levenshtein's cell takes 1,200 of them, and
/// 50 milliseconds.
constexpr int kMostRankedSteps = 2000;
/// Cells that are mapped in earnest.
constexpr std::size_t kFinalists = 8;
/// Codes of an edge that are tried although they are none of a class.
constexpr int kMostThermometerPlanes = 8;

/// Everything that a cell is made from; how it is made is then determined.
struct Plan {
    Encoding encoding;
    std::vector<ColumnStep> steps;
    std::uint32_t match_masks = 0;  ///< bit r: the mask of predicate r is 1 where it holds
    /// By chain, in order: which row's addends are exchanged (bits in the order of the keys).
    std::vector<std::uint64_t> exchanged;
};

/// What is asked of an output in one situation.
enum class Wanted : std::uint8_t { Zero, One, Free };

/// Builds the network of a plan, step by step.
class CellBuilder {
public:
    CellBuilder(const Flows& flows, const Plan& plan,
                const std::vector<ColumnSituation>& situations, const CellLibrary& library,
                bool in_earnest)
        : plan_(plan), situations_(situations), library_(library), in_earnest_(in_earnest) {
        network_.library = library.name;
        const auto v_bits = static_cast<std::size_t>(plan.encoding.vertical.bits);
        for (std::size_t k = 0; k < v_bits; ++k)
            add_input(fmt::format("v{}", k),
                      [k](const ColumnSituation& at) { return (at.vertical >> k & 1U) != 0; });
        for (int r = 0; r < flows.relations; ++r) {
            const bool match = (plan.match_masks >> r & 1U) != 0;
            add_input(fmt::format("{}{}", match ? "m" : "c", r),
                      [r, match](const ColumnSituation& at) {
                          return ((at.predicates >> r & 1U) != 0) == match;
                      });
        }
    }

    /// The exchanges of the next step that are worth trying: all of them where they are few, else
    /// none and by one input each.
    std::vector<std::uint64_t> exchanges() const {
        std::vector<std::uint64_t> result{0};
        if (step().kind == Kind::Shift) return result;
        const std::size_t free = free_rows(step().plane, resolved_);
        if (free <= 1 || free > 64) return result;
        if (free_rows() <= kMostFreeRows) {
            // The other half is the same with A and B exchanged.
            for (std::uint64_t bits = 1; bits < std::uint64_t{1} << (free - 1); ++bits)
                result.push_back(bits);
            return result;
        }
        const auto rows = plane_rows(situations_, step().plane, resolved_);
        for (unsigned bit = 0; bit < 24; ++bit) {
            std::uint64_t bits = 0;
            std::size_t number = 0;
            for (const auto& [key, row] : rows)
                if (has_choice(row)) bits |= std::uint64_t{key >> bit & 1U} << number++;
            if (bits != 0 && std::find(result.begin(), result.end(), bits) == result.end())
                result.push_back(bits);
        }
        return result;
    }

    /// Makes the next step, a chain with these addends exchanged.
    void take_step(std::uint64_t exchanged) {
        const std::string number = std::to_string(steps_done_);
        const auto plane = static_cast<unsigned>(step().plane);
        const auto rows = plane_rows(situations_, step().plane, resolved_);
        const auto enters = [plane](const ColumnSituation& at) {
            return (at.horizontal >> plane & 1U) != 0;
        };
        if (step().kind == Kind::Shift) {
            const auto leaves = [&](const ColumnSituation& at) {
                const PlaneRow& row = rows.at(row_key(at, resolved_));
                return wanted(row.can_generate(), row.can_kill());
            };
            make_outputs({{"x" + number, wants(leaves)}});
            add_input("s" + number, enters);
        } else {
            const std::map<std::uint32_t, Addends> addends = choose_addends(rows, exchanged);
            const auto first = [&](const ColumnSituation& at) {
                return addends.at(row_key(at, resolved_))[0];
            };
            const auto second = [&](const ColumnSituation& at) {
                return addends.at(row_key(at, resolved_))[1];
            };
            const std::size_t outputs = network_.outputs.size();
            make_outputs({{"a" + number, wants(first)}, {"b" + number, wants(second)}});
            const Values a = values_of(network_.outputs[outputs].ref);
            const Values b = values_of(network_.outputs[outputs + 1].ref);
            std::size_t at = 0;
            add_input("s" + number, [&](const ColumnSituation& situation) {
                const bool sum = a[at] != b[at];
                ++at;
                return sum != enters(situation);
            });
        }
        resolved_ |= 1U << plane;
        ++steps_done_;
    }

    void make_vertical() {
        std::vector<StageOutput> outputs;
        for (int k = 0; k < plan_.encoding.vertical.bits; ++k)
            outputs.push_back({fmt::format("v{}'", k), wants([k](const ColumnSituation& at) {
                                   const bool cares = (at.right.mask >> k & 1U) != 0;
                                   const bool one = (at.right.bits >> k & 1U) != 0;
                                   return wanted(!cares || one, !cares || !one);
                               })});
        make_outputs(outputs);
    }

    bool has_steps_left() const { return steps_done_ < plan_.steps.size(); }
    int cost() const { return total_cost(network_, library_); }
    /// Inputs in the order that `ColumnCell` promises: `add_input` keeps it.
    const MappedNetwork& network() const { return network_; }

private:
    using Values = std::vector<std::uint8_t>;  // one a situation
    using Wants = std::vector<Wanted>;
    using Addends = std::array<Wanted, 2>;
    struct StageOutput {
        std::string name;
        Wants wants;
    };

    const ColumnStep& step() const { return plan_.steps[steps_done_]; }

    /// How many rows of a chain have a choice of addends.
    std::size_t free_rows(int plane, std::uint32_t resolved) const {
        const auto rows = plane_rows(situations_, plane, resolved);
        return static_cast<std::size_t>(std::count_if(
            rows.begin(), rows.end(), [](const auto& row) { return has_choice(row.second); }));
    }

    /// The same of all chains.
    std::size_t free_rows() const {
        std::size_t free = 0;
        std::uint32_t resolved = 0;
        for (const ColumnStep& one : plan_.steps) {
            if (one.kind == Kind::Chain) free += free_rows(one.plane, resolved);
            resolved |= 1U << one.plane;
        }
        return free;
    }

    static Wanted wanted(bool may_be_one, bool may_be_zero) {
        if (may_be_one && may_be_zero) return Wanted::Free;
        return may_be_one ? Wanted::One : Wanted::Zero;
    }

    template <typename Function>
    Wants wants(const Function& function) const {
        Wants result;
        for (const ColumnSituation& situation : situations_) result.push_back(function(situation));
        return result;
    }

    /// A row that propagates may do so by either addend.
    static bool has_choice(const PlaneRow& row) {
        return row.can_propagate() && !(row.can_kill() && row.can_generate());
    }

    /// The addends of every row, as free as one pair of cubes allows.
    static std::map<std::uint32_t, Addends> choose_addends(
        const std::map<std::uint32_t, PlaneRow>& rows, std::uint64_t exchanged) {
        std::map<std::uint32_t, Addends> addends;
        std::size_t number = 0;
        for (const auto& [key, row] : rows) {
            Addends& pair = addends[key];
            if (!row.can_propagate()) {
                pair[0] = pair[1] =
                    wanted(row.can_generate(), row.can_kill() && !row.can_generate());
                continue;
            }
            // A as 1 and B as 0 propagates; what else is allowed frees one of them.
            pair = {row.can_kill() ? Wanted::Free : Wanted::One,
                    row.can_generate() ? Wanted::Free : Wanted::Zero};
            if (has_choice(row) && (exchanged >> number++ & 1U) != 0) {
                const bool kills = row.can_kill();
                const bool generates = row.can_generate();
                pair = {generates ? Wanted::Free : Wanted::Zero,
                        kills ? Wanted::Free : Wanted::One};
            }
        }
        return addends;
    }

    template <typename Function>
    void add_input(const std::string& name, const Function& function) {
        const MappedRef ref{MappedRef::Kind::Input,
                            static_cast<std::uint32_t>(network_.inputs.size())};
        network_.inputs.push_back(name);
        Values values;
        for (const ColumnSituation& situation : situations_)
            values.push_back(static_cast<std::uint8_t>(function(situation)));
        input_values_.push_back(std::move(values));
        stage_inputs_.push_back(ref);
    }

    Values values_of(const MappedRef& ref) const {
        switch (ref.kind) {
            case MappedRef::Kind::Constant:
                return Values(situations_.size(), static_cast<std::uint8_t>(ref.index));
            case MappedRef::Kind::Input:
                return input_values_[ref.index];
            case MappedRef::Kind::Gate:
                return gate_values_[ref.index];
        }
        return {};
    }

    /// All inputs that there are, and gates that are none of them, the latest first.
    std::vector<MappedRef> inputs_of_stage() const {
        std::vector<MappedRef> refs = stage_inputs_;
        if (!in_earnest_) return refs;
        std::vector<Values> known;
        for (const MappedRef& ref : refs) known.push_back(values_of(ref));
        for (std::size_t g = gate_values_.size(); g-- > 0 && refs.size() < kMostStageInputs;) {
            const Values& values = gate_values_[g];
            if (std::find(known.begin(), known.end(), values) != known.end()) continue;
            known.push_back(values);
            refs.push_back({MappedRef::Kind::Gate, static_cast<std::uint32_t>(g)});
        }
        return refs;
    }

    void make_outputs(const std::vector<StageOutput>& outputs) {
        const std::vector<MappedRef> refs = inputs_of_stage();
        TruthTable table;
        std::vector<Values> values;
        for (std::size_t i = 0; i < refs.size(); ++i) {
            table.inputs.push_back("i" + std::to_string(i));
            values.push_back(values_of(refs[i]));
        }
        for (const StageOutput& output : outputs) {
            const MintermSet nothing(table.input_count());
            table.outputs.push_back({output.name, nothing, ~nothing});
        }
        for (std::size_t at = 0; at < situations_.size(); ++at) {
            std::uint64_t minterm = 0;
            for (std::size_t i = 0; i < values.size(); ++i)
                minterm |= std::uint64_t{values[i][at]} << i;
            for (std::size_t k = 0; k < outputs.size(); ++k) {
                if (outputs[k].wants[at] == Wanted::Free) continue;
                table.outputs[k].dont_care.set(minterm, false);
                table.outputs[k].on.set(minterm, outputs[k].wants[at] == Wanted::One);
            }
        }
        MapParams params;
        if (!in_earnest_) {
            params.rounds = 1;
            params.optimize_inputs = 0;
            params.split = false;
            params.anneal_inputs = 0;
        }
        append(map_network(cover_to_network(minimize_qm(table)), library_, &table, params), refs);
    }

    void append(const MappedNetwork& stage, const std::vector<MappedRef>& refs) {
        const auto first = static_cast<std::uint32_t>(network_.gates.size());
        const auto moved = [&](const MappedRef& ref) {
            if (ref.kind == MappedRef::Kind::Input) return refs[ref.index];
            if (ref.kind == MappedRef::Kind::Gate) return MappedRef{ref.kind, ref.index + first};
            return ref;
        };
        for (MappedGate gate : stage.gates) {
            std::array<Values, 3> operands;
            for (std::size_t k = 0; k < gate.arity; ++k) {
                gate.operands[k] = moved(gate.operands[k]);
                operands[k] = values_of(gate.operands[k]);
            }
            Values values(situations_.size());
            for (std::size_t at = 0; at < values.size(); ++at) {
                unsigned row = 0;
                for (unsigned k = 0; k < gate.arity; ++k) row |= unsigned{operands[k][at]} << k;
                values[at] = gate.function >> row & 1U;
            }
            network_.gates.push_back(gate);
            gate_values_.push_back(std::move(values));
        }
        for (const MappedOutput& output : stage.outputs)
            network_.outputs.push_back({output.name, moved(output.ref)});
    }

    const Plan& plan_;
    const std::vector<ColumnSituation>& situations_;
    const CellLibrary& library_;
    const bool in_earnest_;
    MappedNetwork network_;
    std::vector<Values> input_values_, gate_values_;
    std::vector<MappedRef> stage_inputs_;
    std::uint32_t resolved_ = 0;
    std::size_t steps_done_ = 0;
};

// ---- candidates ---------------------------------------------------------------------------------

/// Plane k says whether the value is at least k + 1, or, where bit k of `complemented` is set,
/// whether it is not.
EdgeEncoding thermometer(int values, std::uint32_t complemented) {
    const int bits = values - 1;
    std::vector<int> value_of_code(std::size_t{1} << bits, -1);
    for (int value = 0; value < values; ++value)
        value_of_code[((std::uint32_t{1} << value) - 1) ^ complemented] = value;
    return edge_encoding(bits, values, std::move(value_of_code));
}

std::vector<EdgeEncoding> vertical_codes(const EdgeEncoding& usual, int values) {
    std::vector<EdgeEncoding> codes{usual};
    const auto add = [&](EdgeEncoding code) {
        if (std::find(codes.begin(), codes.end(), code) == codes.end())
            codes.push_back(std::move(code));
    };
    if (values == 2) {
        for (EdgeEncoding& code : encoding_classes(2, 1, /*complements=*/false)) add(code);
    } else if (values <= 4) {
        for (EdgeEncoding& code : encoding_classes(values, 2, /*complements=*/false)) add(code);
    } else if (values - 1 <= kMostThermometerPlanes) {
        add(thermometer(values, 0));
    }
    return codes;
}

std::vector<EdgeEncoding> horizontal_codes(const EdgeEncoding& usual, int values) {
    std::vector<EdgeEncoding> codes{usual};
    const int planes = values - 1;
    if (planes < 1 || planes > kMostThermometerPlanes) return codes;
    const std::uint32_t all = (1U << planes) - 1;
    for (std::uint32_t complemented = 0; complemented <= all; ++complemented) {
        if (planes > 2 && complemented != 0 && complemented != all) continue;
        EdgeEncoding code = thermometer(values, complemented);
        if (code != usual) codes.push_back(std::move(code));
    }
    return codes;
}

int values_of_edge(const EdgeFlow& edge) { return static_cast<int>(edge.values.size()); }

/// Every pair of codes to try, the usual ones first.
std::vector<Encoding> encodings(const Recurrence& recurrence, const Flows& flows,
                                const Encoding& usual) {
    const GivenEdges given = given_edges(recurrence);
    std::vector<EdgeEncoding> vertical{usual.vertical};
    std::vector<EdgeEncoding> horizontal{usual.horizontal};
    if (!given.vertical) vertical = vertical_codes(usual.vertical, values_of_edge(flows.vertical));
    if (!given.horizontal)
        horizontal = horizontal_codes(usual.horizontal, values_of_edge(flows.horizontal));
    std::vector<Encoding> pairs;
    for (const EdgeEncoding& h : horizontal)
        for (const EdgeEncoding& v : vertical)
            if (h.bits + v.bits + flows.relations <= kMostInputs) pairs.push_back({v, h});
    return pairs;
}

int chains_of(const std::vector<ColumnStep>& steps) {
    return static_cast<int>(std::count_if(steps.begin(), steps.end(), [](const ColumnStep& step) {
        return step.kind == Kind::Chain;
    }));
}

// ---- search -------------------------------------------------------------------------------------

class ColumnSearch {
public:
    ColumnSearch(const Recurrence& recurrence, const Flows& flows, const CellLibrary& library)
        : recurrence_(recurrence), flows_(flows), library_(library) {}

    Result<ColumnCell> run() {
        MINTERM_TRY(const Encoding usual, encode(recurrence_, flows_));
        for (const Encoding& encoding : encodings(recurrence_, flows_, usual)) try_codes(encoding);
        if (ranked_.empty()) return refusal(usual);
        return best_cell();
    }

private:
    using Rank = std::tuple<int, int, int>;  // chains, operations, the number of the plan

    void try_codes(const Encoding& encoding) {
        const std::vector<ColumnSituation> situations = column_situations(flows_, encoding);
        for (std::vector<ColumnStep>& steps :
             column_orders(situations, encoding.horizontal.bits, kMostOrders)) {
            fewest_chains_ = std::min(fewest_chains_, chains_of(steps));
            if (chains_of(steps) > fewest_chains_) continue;
            for (std::uint32_t masks = 0; masks < 1U << flows_.relations; ++masks) {
                Plan plan{encoding, steps, masks, {}};
                const CellBuilder start(flows_, plan, situations, library_, false);
                try_exchanges(plan, start);
            }
        }
    }

    /// All addends of the steps that are left.
    void try_exchanges(Plan& plan, const CellBuilder& so_far) {
        const int operations = so_far.cost() + static_cast<int>(plan.steps.size());
        if (is_too_late(Rank{chains_of(plan.steps), operations, plans_})) return;
        if (ranked_steps_++ >= kMostRankedSteps) return;
        if (!so_far.has_steps_left()) {
            CellBuilder whole = so_far;
            whole.make_vertical();
            rank(plan, whole.cost() + static_cast<int>(plan.steps.size()));
            return;
        }
        for (const std::uint64_t exchanged : so_far.exchanges()) {
            CellBuilder further = so_far;
            further.take_step(exchanged);
            plan.exchanged.push_back(exchanged);
            try_exchanges(plan, further);
            plan.exchanged.pop_back();
        }
    }

    bool is_too_late(const Rank& rank) const {
        return ranked_.size() == kFinalists && rank > ranked_.rbegin()->first;
    }

    void rank(const Plan& plan, int operations) {
        const Rank rank{chains_of(plan.steps), operations, plans_++};
        if (is_too_late(rank)) return;
        if (ranked_.size() == kFinalists) ranked_.erase(std::prev(ranked_.end()));
        ranked_.emplace(rank, plan);
    }

    ColumnCell make(const Plan& plan) const {
        const std::vector<ColumnSituation> situations = column_situations(flows_, plan.encoding);
        CellBuilder builder(flows_, plan, situations, library_, true);
        for (const std::uint64_t exchanged : plan.exchanged) builder.take_step(exchanged);
        builder.make_vertical();
        ColumnCell cell{plan.encoding, {}, plan.steps, without_idle_gates(builder.network())};
        for (int r = 0; r < flows_.relations; ++r)
            cell.mask_is_match.push_back((plan.match_masks >> r & 1U) != 0);
        return cell;
    }

    Result<ColumnCell> best_cell() const {
        std::optional<ColumnCell> best;
        const auto figures = [&](const ColumnCell& cell) {
            return std::tuple(cell.chains(), cell.operations(library_), depth(cell.network));
        };
        for (const auto& [rank, plan] : ranked_) {
            ColumnCell cell = make(plan);
            if (!best || figures(cell) < figures(*best)) best = std::move(cell);
        }
        if (Status right = verify_column_cell(recurrence_, flows_, *best, library_); !right)
            return std::move(right).failure();
        return *std::move(best);
    }

    Failure refusal(const Encoding& usual) const {
        const int values = values_of_edge(flows_.horizontal);
        const bool own = given_edges(recurrence_).horizontal || values < 2 ||
                         values - 1 > kMostThermometerPlanes;
        const Encoding shown{usual.vertical, own ? usual.horizontal : thermometer(values, 0)};
        const std::string reasons = why_no_order(column_situations(flows_, shown), flows_, shown);
        return Failure::user(fmt::format(
            "'{}' cannot be computed a column at a time: {}; use the wavefront layout",
            recurrence_.name,
            reasons.empty()
                ? "its flows take too many planes"
                : fmt::format(
                      "what goes down from row to row is neither a shift nor a carry in any "
                      "of the codes tried; in {}, {}",
                      own ? "its usual codes"
                          : "the codes in which plane k says \"at least value k + 1\"",
                      reasons)));
    }

    const Recurrence& recurrence_;
    const Flows& flows_;
    const CellLibrary& library_;
    std::map<Rank, Plan> ranked_;
    int plans_ = 0;
    int ranked_steps_ = 0;
    int fewest_chains_ = std::numeric_limits<int>::max();
};

}  // namespace

int ColumnCell::chains() const { return chains_of(steps); }

int ColumnCell::operations(const CellLibrary& library) const {
    return total_cost(network, library) + static_cast<int>(steps.size());
}

std::optional<std::vector<ColumnStep>> column_steps(const Recurrence& recurrence,
                                                    const Flows& flows) {
    const auto usual = encode(recurrence, flows);
    if (!usual) return std::nullopt;
    std::optional<std::vector<ColumnStep>> best;
    for (const Encoding& encoding : encodings(recurrence, flows, *usual))
        for (std::vector<ColumnStep>& steps : column_orders(column_situations(flows, encoding),
                                                            encoding.horizontal.bits, kMostOrders))
            if (!best || chains_of(steps) < chains_of(*best)) best = std::move(steps);
    return best;
}

Result<ColumnCell> solve_column_cell(const Recurrence& recurrence, const Flows& flows,
                                     const CellLibrary& library) {
    return ColumnSearch(recurrence, flows, library).run();
}

std::vector<std::vector<std::uint32_t>> gates_by_step(const ColumnCell& cell) {
    const MappedNetwork& network = cell.network;
    std::vector<std::vector<std::uint32_t>> groups;
    std::vector<bool> taken(network.gates.size());
    std::size_t output = 0;
    for (std::size_t k = 0; k <= cell.steps.size(); ++k) {
        std::size_t end = network.outputs.size();
        if (k < cell.steps.size()) end = output + (cell.steps[k].kind == Kind::Chain ? 2 : 1);
        std::vector<bool> read(network.gates.size());
        const auto note = [&](const MappedRef& ref) {
            if (ref.kind == MappedRef::Kind::Gate) read[ref.index] = true;
        };
        for (; output < end; ++output) note(network.outputs[output].ref);
        std::vector<std::uint32_t>& group = groups.emplace_back();
        for (std::size_t g = network.gates.size(); g-- > 0;) {
            if (!read[g] || taken[g]) continue;
            taken[g] = true;
            group.push_back(static_cast<std::uint32_t>(g));
            const MappedGate& gate = network.gates[g];
            for (std::size_t i = 0; i < gate.arity; ++i) note(gate.operands[i]);
        }
        std::reverse(group.begin(), group.end());
    }
    return groups;
}

MappedNetwork one_row(const ColumnCell& cell) {
    constexpr std::uint8_t kExclusiveOr = 0x96;
    constexpr std::uint8_t kMajority = 0xE8;
    const MappedNetwork& network = cell.network;
    const auto v_bits = static_cast<std::uint32_t>(cell.encoding.vertical.bits);
    const auto h_bits = static_cast<std::uint32_t>(cell.encoding.horizontal.bits);
    const auto masks = static_cast<std::uint32_t>(cell.mask_is_match.size());
    MappedNetwork row;
    row.library = network.library;
    for (std::uint32_t k = 0; k < v_bits; ++k) row.inputs.push_back(fmt::format("v{}", k));
    for (std::uint32_t k = 0; k < h_bits; ++k) row.inputs.push_back(fmt::format("h{}", k));
    for (std::uint32_t r = 0; r < masks; ++r) row.inputs.push_back(fmt::format("c{}", r));
    const auto input = [](std::uint32_t index) { return MappedRef{MappedRef::Kind::Input, index}; };
    const auto add = [&row](std::uint8_t function, std::vector<MappedRef> operands) {
        MappedGate gate{0, function, static_cast<std::uint8_t>(operands.size()), {}};
        std::copy(operands.begin(), operands.end(), gate.operands.begin());
        row.gates.push_back(gate);
        return MappedRef{MappedRef::Kind::Gate, static_cast<std::uint32_t>(row.gates.size() - 1)};
    };

    // What each input and gate of the column cell is in the row.
    std::vector<MappedRef> inputs;
    for (std::uint32_t k = 0; k < v_bits; ++k) inputs.push_back(input(k));
    for (std::uint32_t r = 0; r < masks; ++r) {
        const MappedRef differs = input(v_bits + h_bits + r);
        inputs.push_back(cell.mask_is_match[r] ? add(0x1, {differs}) : differs);
    }
    std::vector<MappedRef> gates(network.gates.size());
    const auto moved = [&](const MappedRef& ref) {
        if (ref.kind == MappedRef::Kind::Input) return inputs[ref.index];
        return ref.kind == MappedRef::Kind::Gate ? gates[ref.index] : ref;
    };
    const std::vector<std::vector<std::uint32_t>> groups = gates_by_step(cell);
    std::vector<MappedRef> below(h_bits);
    std::size_t output = 0;
    for (std::size_t k = 0; k < groups.size(); ++k) {
        for (const std::uint32_t g : groups[k]) {
            MappedGate gate = network.gates[g];
            for (std::size_t i = 0; i < gate.arity; ++i) gate.operands[i] = moved(gate.operands[i]);
            row.gates.push_back(gate);
            gates[g] = {MappedRef::Kind::Gate, static_cast<std::uint32_t>(row.gates.size() - 1)};
        }
        if (k == cell.steps.size()) break;
        const auto plane = static_cast<std::uint32_t>(cell.steps[k].plane);
        const MappedRef enters = input(v_bits + plane);
        const MappedRef first = moved(network.outputs[output++].ref);
        if (cell.steps[k].kind == Kind::Shift) {
            below[plane] = first;
            inputs.push_back(enters);
            continue;
        }
        const MappedRef second = moved(network.outputs[output++].ref);
        below[plane] = add(kMajority, {first, second, enters});
        inputs.push_back(add(kExclusiveOr, {first, second, enters}));
    }
    for (std::uint32_t k = 0; k < v_bits; ++k)
        row.outputs.push_back({fmt::format("v{}'", k), moved(network.outputs[output++].ref)});
    for (std::uint32_t k = 0; k < h_bits; ++k)
        row.outputs.push_back({fmt::format("h{}'", k), below[k]});
    return row;
}

std::vector<std::string> check(const ColumnCell& cell, const CellLibrary& library) {
    std::vector<std::string> violations = check(cell.network, library);
    if (!violations.empty()) return violations;
    std::vector<std::string> inputs;
    std::vector<std::string> outputs;
    for (int k = 0; k < cell.encoding.vertical.bits; ++k) inputs.push_back(fmt::format("v{}", k));
    for (std::size_t r = 0; r < cell.mask_is_match.size(); ++r)
        inputs.push_back(fmt::format("{}{}", cell.mask_is_match[r] ? "m" : "c", r));
    const std::size_t first_step = inputs.size();
    std::uint32_t planes = 0;
    for (std::size_t k = 0; k < cell.steps.size(); ++k) {
        inputs.push_back(fmt::format("s{}", k));
        planes |= 1U << cell.steps[k].plane;
        if (cell.steps[k].kind == Kind::Shift) {
            outputs.push_back(fmt::format("x{}", k));
        } else {
            outputs.push_back(fmt::format("a{}", k));
            outputs.push_back(fmt::format("b{}", k));
        }
    }
    for (int k = 0; k < cell.encoding.vertical.bits; ++k) outputs.push_back(fmt::format("v{}'", k));
    std::vector<std::string> actual;
    for (const MappedOutput& output : cell.network.outputs) actual.push_back(output.name);
    if (cell.network.inputs != inputs || actual != outputs)
        violations.emplace_back("its inputs or outputs are not those of its steps");
    if (cell.steps.size() != static_cast<std::size_t>(cell.encoding.horizontal.bits) ||
        planes != (1U << cell.encoding.horizontal.bits) - 1)
        violations.emplace_back("its steps are not one for each horizontal plane");
    if (!violations.empty()) return violations;

    const std::vector<std::vector<std::uint32_t>> groups = gates_by_step(cell);
    std::size_t output = 0;
    for (std::size_t k = 0; k < cell.steps.size(); ++k) {
        const auto is_too_late = [&](const MappedRef& ref) {
            return ref.kind == MappedRef::Kind::Input && ref.index >= first_step + k;
        };
        bool too_late = false;
        for (const std::uint32_t g : groups[k])
            for (std::size_t i = 0; i < cell.network.gates[g].arity; ++i)
                too_late = too_late || is_too_late(cell.network.gates[g].operands[i]);
        const std::size_t end = output + (cell.steps[k].kind == Kind::Chain ? 2 : 1);
        for (; output < end; ++output)
            too_late = too_late || is_too_late(cell.network.outputs[output].ref);
        if (too_late)
            violations.push_back(fmt::format("step {} looks at what is resolved later", k));
    }
    return violations;
}

std::string print_column_cell(const ColumnCell& cell, const CellLibrary& library) {
    std::string text;
    for (std::size_t k = 0; k < cell.steps.size(); ++k) {
        const bool chain = cell.steps[k].kind == Kind::Chain;
        text += fmt::format("step {}: h{} is {}\n", k, cell.steps[k].plane,
                            chain ? fmt::format("the carry of s{0} = a{0} + b{0}", k)
                                  : fmt::format("x{0}, moved down by one row: s{0}", k));
    }
    return text + print_mapped(cell.network, library);
}

}  // namespace minterm
