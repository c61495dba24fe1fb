// SPDX-License-Identifier: Apache-2.0
//
// Resubstitution by simulation: every signal is its truth table, a step picks a gate, computes what
// the outputs require of it and looks for other ways to meet that.
//
// Note [Signatures]. Most combinations of signals cannot tell some required 1 from some required 0
// of the gate. 64 such pairs of minterms are drawn, near ones first, and each signal gets a word
// that says which pairs it tells apart: a combination can only work if its words together are all
// ones. Each combination that fails the full test later adds the pair that it got wrong.
#include "synth/optimize.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "synth/gate_workspace.hpp"
#include "synth/order_gates.hpp"
#include "synth/random_sequence.hpp"

namespace minterm {
namespace {

using Word = GateWorkspace::Word;

/// Signals tried as operands of a new gate in one step; with more, a random choice of them.
constexpr std::size_t kMaxDivisors = 24;
/// Gates proposed to a step.
constexpr std::size_t kProposals = 16;
/// One step in so many gets proposals: they help to leave plateaus and cost time.
constexpr std::size_t kProposalEvery = 3;
/// One step in so many of those with proposals may add a gate to a network as cheap as the best.
constexpr std::size_t kKickEvery = 8;
/// Steps after which a network that costs more than the best is given up.
constexpr int kAstray = 30;
/// Networks of best cost and depth that are ordered to compare their live registers.
constexpr int kMaxOrdered = 12;
/// The same where live registers come first, and the gates that one register less may cost.
constexpr int kMaxOrderedForRegisters = 200;
constexpr int kGatesForRegisters = 2;
constexpr std::size_t kMaxOrderedGates = 16;

/// What a gate may become: a signal that exists, or a new gate.
struct Replacement {
    bool is_wire = false;
    SignalId wire = 0;
    WorkGate gate;
};

class Optimizer {
public:
    Optimizer(const MappedNetwork& network, const TruthTable& table, const CellLibrary& library,
              Objective objective)
        : net_(network, table, library),
          library_(library),
          functions_(cell_functions(library)),
          objective_(objective) {
        for (std::uint8_t leaves = 1; leaves <= 3; ++leaves) {
            lut_[leaves] = lut_cell(library, leaves);
            has_leaves_[leaves] = lut_[leaves].has_value();
        }
        for (const CellFunction& f : functions_) has_leaves_[f.leaves] = true;
    }

    MappedNetwork run(const OptimizeParams& params) {
        best_ = net_.write();
        best_cost_ = total_cost(best_, library_);
        best_depth_ = minterm::depth(best_);
        const int bound = net_.least_cost();
        const std::uint64_t limit = params.work + params.work_per_gate * net_.gates.size();
        int idle = 0;
        int astray = 0;
        while (net_.work < limit && !net_.gates.empty() && !met(params.stop)) {
            // At the bound only depth and registers can still get better.
            const int size = static_cast<int>(best_.gates.size());
            const int patience = params.patience + params.patience_per_gate * size +
                                 params.patience_per_pair * (size * (size - 1) / 2);
            if (++idle > (best_cost_ <= bound ? patience / 4 : patience)) break;
            if (net_.cost <= best_cost_) {
                astray = 0;
            } else if (++astray > kAstray) {
                net_.read(best_);
                continue;
            }
            if (!step(static_cast<SignalId>(random_.below(net_.gates.size())))) continue;
            if (note_if_better()) idle = 0;
        }
        return best_;
    }

private:
    int level(const WorkGate& g) const {
        int deepest = 0;
        for (std::size_t k = 0; k < g.leaf_count; ++k) {
            const SignalId leaf = g.leaves[k];
            deepest = std::max(deepest, leaf < net_.signal_count()
                                            ? net_.levels[leaf]
                                            : level(proposals_[leaf - net_.signal_count()]));
        }
        return deepest + 1;
    }

    // --- one step ---

    /// Tries to re-express gate number `index`; true when the network changed.
    bool step(SignalId index) {
        const SignalId target = net_.first_gate() + index;
        net_.find_freedom(target);
        net_.find_removable(target);
        collect_divisors(target);
        add_proposals();
        draw_pairs();
        found_ = std::nullopt;
        // Now and then one more gate is allowed: some plateaus have no other way out.
        kick_ = !proposals_.empty() && net_.cost <= best_cost_ && random_.below(kKickEvery) == 0;
        best_gain_ = kick_ ? -1 : 0;
        ties_ = 0;
        not_deeper_ = objective_ == Objective::Depth || random_.below(2) == 0;
        // Where depth comes first, every other step buys a lower level with up to two gates.
        shallower_ = objective_ == Objective::Depth && random_.below(2) == 0;
        if (shallower_) best_gain_ = -2;
        try_wires();
        try_gates(target);
        net_.work += 200;
        if (!found_) {
            net_.values.resize(net_.signal_count() * net_.words);
            return false;
        }
        if (found_->is_wire) {
            for (WorkGate& g : net_.gates) {
                for (std::size_t k = 0; k < g.leaf_count; ++k) {
                    if (g.leaves[k] == target) g.leaves[k] = found_->wire;
                }
            }
            for (SignalId& output : net_.outputs) {
                if (output == target) output = found_->wire;
            }
        } else {
            net_.gate(target) = found_->gate;
            net_.gates.insert(net_.gates.end(), proposals_.begin(), proposals_.end());
        }
        net_.rebuild();
        return true;
    }

    void collect_divisors(SignalId target) {
        divisors_.clear();
        for (SignalId s = 2; s < net_.signal_count(); ++s) {
            if (net_.depends[s]) continue;
            // Past 64 removable gates the bookkeeping ends; such gates cannot be read again.
            const auto place = std::lower_bound(net_.removable.begin(), net_.removable.end(), s);
            if (place != net_.removable.end() && *place == s && net_.keeps[s] == 0) continue;
            divisors_.push_back(s);
        }
        wires_ = divisors_;
        if (divisors_.size() <= kMaxDivisors) return;
        for (std::size_t i = 0; i < kMaxDivisors; ++i) {
            std::swap(divisors_[i], divisors_[i + random_.below(divisors_.size() - i)]);
        }
        divisors_.resize(kMaxDivisors);
        const WorkGate& g = net_.gate(target);
        divisors_.insert(divisors_.end(), g.leaves.begin(), g.leaves.begin() + g.leaf_count);
        std::sort(divisors_.begin(), divisors_.end());
        divisors_.erase(std::unique(divisors_.begin(), divisors_.end()), divisors_.end());
        if (divisors_.front() < 2) divisors_.erase(divisors_.begin());
    }

    /// Gates that are not there, over random divisors, as further divisors at their own cost: with
    /// one of them a step replaces a gate by two.
    void add_proposals() {
        proposals_.clear();
        const std::size_t real = divisors_.size();
        if (real < 2 || !has_leaves_[2] || random_.below(kProposalEvery) != 0) return;
        net_.values.resize((net_.signal_count() + kProposals) * net_.words);
        net_.keeps.resize(net_.signal_count() + kProposals, 0);
        for (std::size_t i = 0; i < kProposals; ++i) {
            WorkGate g;
            std::uint8_t leaves = 2;
            if (has_leaves_[3] && random_.below(2) == 0 && real >= 3) leaves = 3;
            g.leaf_count = leaves;
            std::size_t drawn = 0;
            while (drawn < leaves) {
                const SignalId s = divisors_[random_.below(real)];
                const auto end = g.leaves.begin() + static_cast<std::ptrdiff_t>(drawn);
                if (std::find(g.leaves.begin(), end, s) == end) g.leaves[drawn++] = s;
            }
            if (lut_[leaves]) {
                auto function = static_cast<std::uint8_t>(random_.next());
                if (leaves == 2) function = static_cast<std::uint8_t>((function & 15) * 17);
                g.use = {*lut_[leaves], function, leaves, {0, 1, 2}};
            } else {
                do {
                    const CellFunction& f = functions_[random_.below(functions_.size())];
                    g.use = f.use;
                    if (f.leaves == leaves) break;
                } while (true);
            }
            const SignalId id = net_.signal_count() + static_cast<SignalId>(i);
            proposals_.push_back(g);
            net_.simulate_gate(g, net_.values, &net_.values[id * net_.words]);
            for (std::size_t k = 0; k < leaves; ++k) net_.keeps[id] |= net_.keeps[g.leaves[k]];
            wires_.push_back(id);
            divisors_.push_back(id);
        }
        net_.work += kProposals * net_.words * 20;
    }

    /// What reading a signal adds: the proposal that it is.
    int proposal_cost(SignalId s) const {
        return s < net_.signal_count() ? 0 : net_.cost_of(proposals_[s - net_.signal_count()].use);
    }

    // --- Note [Signatures] ---

    static bool bit(const Word* values, std::uint64_t minterm) {
        return (values[minterm >> 6] >> (minterm & 63)) & 1;
    }

    /// A random member of a set, or nothing if it is empty.
    std::optional<std::uint64_t> draw(const std::vector<Word>& set) {
        const std::size_t start = random_.below(net_.words);
        const int turn = static_cast<int>(random_.below(64));
        for (std::size_t i = 0; i < net_.words; ++i) {
            const std::size_t w = start + i < net_.words ? start + i : start + i - net_.words;
            if (set[w] == 0) continue;
            const int place = (std::countr_zero(std::rotr(set[w], turn)) + turn) & 63;
            return w * 64 + static_cast<std::uint64_t>(place);
        }
        return std::nullopt;
    }

    void draw_pairs() {
        signature_.assign(net_.signal_count() + proposals_.size(), 0);
        all_pairs_ = 0;
        next_pair_ = 0;
        const int wanted = net_.words == 1 ? 16 : 32;
        for (int i = 0; i < wanted; ++i) {
            const std::optional<std::uint64_t> one = draw(net_.need_on);
            std::optional<std::uint64_t> zero = draw(net_.need_off);
            if (!one || !zero) return;
            const std::size_t first = random_.below(static_cast<std::size_t>(net_.inputs));
            for (std::size_t k = 0; k < static_cast<std::size_t>(net_.inputs); ++k) {
                const std::size_t flip = (first + k) % static_cast<std::size_t>(net_.inputs);
                const std::uint64_t neighbour = *one ^ (std::uint64_t{1} << flip);
                if (!bit(net_.need_off.data(), neighbour)) continue;
                zero = neighbour;
                break;
            }
            add_pair(*one, *zero);
        }
    }

    void add_pair(std::uint64_t one, std::uint64_t zero) {
        const unsigned place = next_pair_;
        next_pair_ = (next_pair_ + 1) % 64;
        const Word keep = ~(Word{1} << place);
        all_pairs_ |= ~keep;
        // Without branches: this loop is a good part of a step.
        const Word* one_word = net_.values.data() + (one >> 6);
        const Word* zero_word = net_.values.data() + (zero >> 6);
        for (const SignalId s : wires_) {
            const std::size_t base = s * net_.words;
            const Word apart = (one_word[base] >> (one & 63)) ^ (zero_word[base] >> (zero & 63));
            signature_[s] = (signature_[s] & keep) | (apart & 1) << place;
        }
        net_.work += wires_.size() * 2;
    }

    // --- candidates ---

    /// Takes the best gain; among equals each with the same chance.
    bool wanted(int gain) {
        if (gain < best_gain_) return false;
        if (gain > best_gain_ && !kick_) {
            best_gain_ = gain;
            ties_ = 0;
        }
        return random_.below(static_cast<std::size_t>(++ties_)) == 0;
    }

    bool is_none(const std::vector<Word>& set) const {
        return std::all_of(set.begin(), set.end(), [](Word w) { return w == 0; });
    }

    void try_wires() {
        const auto offer = [&](SignalId s) {
            if (s >= net_.signal_count()) return;
            if (!wanted(net_.removable_cost - net_.kept_cost(net_.keeps[s]))) return;
            found_ = Replacement{true, s, {}};
        };
        if (is_none(net_.need_on)) offer(0);
        if (is_none(net_.need_off)) offer(1);
        for (SignalId s : wires_) {
            if ((signature_[s] & all_pairs_) != all_pairs_) continue;
            bool fits = true;
            for (std::size_t w = 0; w < net_.words && fits; ++w) {
                fits = (net_.need_on[w] & ~net_.value(s)[w]) == 0 &&
                       (net_.need_off[w] & net_.value(s)[w]) == 0;
            }
            net_.work += net_.words;
            if (fits) offer(s);
        }
    }

    void try_gates(SignalId target) {
        const std::size_t n = divisors_.size();
        const auto covers = [&](Word signature) { return (signature & all_pairs_) == all_pairs_; };
        std::array<SignalId, 3> s{};
        for (std::size_t i = 0; i < n; ++i) {
            s[0] = divisors_[i];
            if (has_leaves_[1] && covers(signature_[s[0]])) try_leaves(target, s, 1);
            for (std::size_t j = 0; j < i; ++j) {
                s[1] = divisors_[j];
                const Word two = signature_[s[0]] | signature_[s[1]];
                if (has_leaves_[2] && covers(two)) try_leaves(target, s, 2);
                if (!has_leaves_[3]) continue;
                net_.work += j;
                for (std::size_t k = 0; k < j; ++k) {
                    if (!covers(two | signature_[divisors_[k]])) continue;
                    s[2] = divisors_[k];
                    try_leaves(target, s, 3);
                }
            }
            net_.work += i * 2;
        }
    }

    /// Offers every gate over exactly these leaves that meets what is required.
    void try_leaves(SignalId target, const std::array<SignalId, 3>& s, std::uint8_t leaves) {
        Word keeps = 0;
        for (std::size_t k = 0; k < leaves; ++k) keeps |= net_.keeps[s[k]];
        int value_of_room = net_.removable_cost - net_.kept_cost(keeps);
        for (std::size_t k = 0; k < leaves; ++k) value_of_room -= proposal_cost(s[k]);
        if (value_of_room <= best_gain_) return;  // a gate costs at least 1

        unsigned on = 0;
        unsigned off = 0;
        const unsigned rows = 1U << leaves;
        std::array<std::uint64_t, 8> one{};
        std::array<std::uint64_t, 8> zero{};
        for (std::size_t w = 0; w < net_.words; ++w) {
            for (unsigned row = 0; row < rows; ++row) {
                Word in_row = ~Word{0};
                for (unsigned k = 0; k < leaves; ++k) {
                    in_row &= (row >> k & 1) ? net_.value(s[k])[w] : ~net_.value(s[k])[w];
                }
                const Word ones = in_row & net_.need_on[w];
                const Word zeros = in_row & net_.need_off[w];
                if (ones != 0) {
                    on |= 1U << row;
                    one[row] = w * 64 + static_cast<unsigned>(std::countr_zero(ones));
                }
                if (zeros != 0) {
                    off |= 1U << row;
                    zero[row] = w * 64 + static_cast<unsigned>(std::countr_zero(zeros));
                }
            }
            net_.work += rows * 3;
            if (const unsigned clash = on & off; clash != 0) {
                const auto row = static_cast<std::size_t>(std::countr_zero(clash));
                add_pair(one[row], zero[row]);
                return;
            }
        }
        for (unsigned row = rows; row < 8; ++row) {
            on |= (on >> (row & (rows - 1)) & 1) << row;
            off |= (off >> (row & (rows - 1)) & 1) << row;
        }
        const auto offer = [&](const CellUse& use) {
            const WorkGate candidate{use, leaves, s};
            if (same_gate(candidate, net_.gate(target))) return;
            const int gain = value_of_room - net_.cost_of(use);
            if (not_deeper_ && (gain <= 0 || objective_ == Objective::Depth) &&
                level(candidate) > net_.levels[target]) {
                return;
            }
            if (shallower_ && gain <= 0 && level(candidate) >= net_.levels[target]) return;
            if (wanted(gain)) found_ = Replacement{false, 0, candidate};
        };
        if (lut_[leaves]) {
            // Rows that nobody requires are filled at random, but alike for leaves that are absent.
            unsigned fill = static_cast<unsigned>(random_.next()) & 0xFF;
            for (unsigned row = rows; row < 8; ++row) {
                fill = (fill & ~(1U << row)) | (fill >> (row & (rows - 1)) & 1) << row;
            }
            const auto function = static_cast<std::uint8_t>((on | fill) & ~off);
            // With an idle leaf it is a gate of fewer leaves, which is tried on its own.
            bool needs_all = true;
            for (unsigned k = 0; k < leaves; ++k) needs_all = needs_all && depends_on(function, k);
            if (needs_all) offer({*lut_[leaves], function, leaves, {0, 1, 2}});
        }
        for (const CellFunction& f : functions_) {
            if (f.leaves != leaves || (on & ~unsigned{f.function}) != 0) continue;
            if ((off & f.function) == 0) offer(f.use);
        }
    }

    /// The same function of the same leaves, in whatever order.
    static bool same_gate(const WorkGate& a, const WorkGate& b) {
        if (a.leaf_count != b.leaf_count) return false;
        // The function over the leaves in ascending order.
        const auto normal = [](const WorkGate& g) {
            std::array<SignalId, 3> leaves{};
            std::array<Word, 4> x{0, 0, 0, 0xFF};
            for (std::size_t k = 0; k < g.leaf_count; ++k) {
                std::size_t place = 0;
                for (std::size_t j = 0; j < g.leaf_count; ++j) {
                    if (std::pair(g.leaves[j], j) < std::pair(g.leaves[k], k)) ++place;
                }
                leaves[place] = g.leaves[k];
                x[k] = kOperandTable[place];
            }
            std::array<Word, 3> operand{};
            for (std::size_t k = 0; k < g.use.arity; ++k) operand[k] = x[g.use.leaf[k]];
            return std::pair(leaves,
                             evaluate(g.use.function, operand[0], operand[1], operand[2]) & 0xFF);
        };
        return normal(a) == normal(b);
    }

    /// Takes the network if it is better than the best so far. True where it is in the figures
    /// that do not depend on the order of the gates (any, where live registers come first).
    bool note_if_better() {
        if (objective_ == Objective::Registers) return note_if_fewer_registers();
        const auto leading = [this](int cost, int depth) {
            return objective_ == Objective::Gates ? std::pair(cost, depth) : std::pair(depth, cost);
        };
        if (objective_ == Objective::Gates && net_.cost > best_cost_) return false;
        MappedNetwork network = net_.write();
        const int depth = minterm::depth(network);
        const auto now = leading(net_.cost, depth);
        const auto before = leading(best_cost_, best_depth_);
        if (now > before) return false;
        if (now < before) {
            take(std::move(network), depth);
            best_figures_ = std::nullopt;
            ordered_ = 0;
            return true;
        }
        if (ordered_ >= kMaxOrdered || net_.gates.size() > kMaxOrderedGates) return false;
        take_if_ranked_better(std::move(network), depth);
        return false;
    }

    bool note_if_fewer_registers() {
        if (net_.cost > best_cost_ + kGatesForRegisters) return false;
        MappedNetwork network = net_.write();
        const int depth = minterm::depth(network);
        if (ordered_ >= kMaxOrderedForRegisters || net_.gates.size() > kMaxOrderedGates) {
            if (std::pair(net_.cost, depth) >= std::pair(best_cost_, best_depth_)) return false;
            take(std::move(network), depth);
            best_figures_ = std::nullopt;
            return true;
        }
        return take_if_ranked_better(std::move(network), depth);
    }

    bool take_if_ranked_better(MappedNetwork network, int depth) {
        const auto figures = [&](const MappedNetwork& n) {
            ++ordered_;
            net_.work += 3'000 * net_.gates.size();
            return rank(figures_of(order_gates(n), library_), objective_);
        };
        if (!best_figures_) best_figures_ = figures(best_);
        const std::array<int, 4> now = figures(network);
        if (now >= *best_figures_) return false;
        take(std::move(network), depth);
        best_figures_ = now;
        return true;
    }

    void take(MappedNetwork network, int depth) {
        best_cost_ = net_.cost;
        best_depth_ = depth;
        best_ = std::move(network);
    }

    GateWorkspace net_;
    const CellLibrary& library_;
    const std::vector<CellFunction> functions_;
    std::array<std::optional<std::uint32_t>, 4> lut_{};  ///< by leaves
    std::array<bool, 4> has_leaves_{};                   ///< whether a gate has so many leaves

    std::vector<SignalId> wires_;      ///< signals that do not depend on the target
    std::vector<SignalId> divisors_;   ///< those that new gates are made of
    std::vector<WorkGate> proposals_;  ///< signals from signal_count() on
    std::vector<Word> signature_;      ///< Note [Signatures], by signal
    Word all_pairs_ = 0;
    unsigned next_pair_ = 0;

    std::optional<Replacement> found_;
    bool kick_ = false;        ///< this step may add a gate
    bool not_deeper_ = false;  ///< this step takes no deeper gate unless that frees others
    bool shallower_ = false;   ///< this step takes none that is as deep, unless that frees others
    int best_gain_ = 0;
    std::uint32_t ties_ = 0;

    MappedNetwork best_;
    int best_cost_ = 0;
    int best_depth_ = 0;
    std::optional<std::array<int, 4>> best_figures_;  ///< once it was needed
    int ordered_ = 0;
    Objective objective_;

    RandomSequence random_;
};

}  // namespace

MappedNetwork optimize(const MappedNetwork& network, const TruthTable& table,
                       const CellLibrary& library, const OptimizeParams& params) {
    return Optimizer(network, table, library, params.objective).run(params);
}

}  // namespace minterm
