// SPDX-License-Identifier: Apache-2.0
//
// The walk, and the search for other forms of one gate.
//
// Note [Pairs]. A gate must differ between a minterm where it has to be 1 and one where it has to
// be 0, so its operands together must tell every such pair apart. A few dozen pairs are drawn, each
// close together in terms of all signals, hence hard to tell apart; a set of operands is tried in
// full only if it tells all of them apart. One that fails the full trial leaves the pair behind
// that it missed.
#include "synth/anneal.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <vector>

#include "synth/random_sequence.hpp"
#include "synth/slot_network.hpp"

namespace minterm {
namespace {

using Word = SlotNetwork::Word;
using Slot = SlotNetwork::Slot;

constexpr std::size_t kDrawnPairs = 40;
constexpr std::size_t kMaxPairs = 64;
/// Minterms to choose the nearest from when a pair is drawn.
constexpr int kNearest = 4;
/// Operands tried in full in one step, and forms found after which the step has enough.
constexpr int kFullTrials = 24;
constexpr int kEnoughForms = 6;
/// Three leaves by one gate, or by two: `outer` over (leaf `alone`, inner) of `inner` over the
/// other two leaves.
struct TripleForm {
    std::uint8_t function = 0;  ///< over the three leaves
    bool two_gates = false;
    std::uint8_t inner = 0;  ///< over (leaf (alone + 1) % 3, leaf (alone + 2) % 3)
    std::uint8_t outer = 0;
    std::uint8_t alone = 0;
    int cost = 0;
};

/// A form that the target may take.
struct Found {
    enum class Kind : std::uint8_t { None, Wire, Gates };
    Kind kind = Kind::None;
    bool complemented = false;
    Slot wire = 0;
    SlotGate gate;
    bool has_inner = false;
    SlotGate inner;  ///< in the slot that `gate` names as kInner
};

/// Stands for the inner gate among the leaves of an outer one until it has a slot.
constexpr Slot kInner = 0xFFFF;

class Annealer {
public:
    Annealer(const MappedNetwork& network, const CareTable& table, const CellLibrary& library,
             const AnnealParams& params)
        : net_(network, table, library), params_(params), random_(params.seed) {
        make_triple_forms();
    }

    MappedNetwork run() {
        MappedNetwork best = net_.write();
        int best_cost = net_.cost();
        int low = best_cost;  // of the walk since it last began at the best network
        std::uint64_t idle = 0;
        while (net_.work() < params_.work && !net_.order().empty() && !met(params_.stop)) {
            const bool uphill = net_.cost() < best_cost + params_.slack &&
                                random_.below(params_.uphill_one_in) == 0;
            step(net_.order()[random_.below(net_.order().size())], uphill);
            if (net_.cost() < best_cost) {
                best = net_.write();
                best_cost = low = net_.cost();
                idle = 0;
            } else if (net_.cost() == best_cost && low > best_cost) {
                low = best_cost;
                best = net_.write();
            } else if (++idle % params_.patience == 0) {
                if (net_.cost() > best_cost) net_.read(best);
            }
        }
        return best;
    }

private:
    const GateCosts& costs() const { return net_.costs(); }

    void make_triple_forms() {
        for (const std::uint8_t f : costs().functions(3)) {
            triples_.push_back({f, false, 0, 0, 0, costs().cost(3, f)});
        }
        for (std::uint8_t alone = 0; alone < 3; ++alone) {
            const Word x = kOperandTable[alone];
            const Word y = kOperandTable[(alone + 1) % 3];
            const Word z = kOperandTable[(alone + 2) % 3];
            for (const std::uint8_t inner : costs().functions(2)) {
                const Word middle = evaluate(inner, y, z, 0) & 0xFF;
                for (const std::uint8_t outer : costs().functions(2)) {
                    const auto f = static_cast<std::uint8_t>(evaluate(outer, x, middle, 0));
                    triples_.push_back({f, true, inner, outer, alone,
                                        costs().cost(2, inner) + costs().cost(2, outer)});
                }
            }
        }
    }

    // --- one step ---

    void step(Slot target, bool uphill) {
        net_.look_at(target);
        found_ = Found{};
        uphill_ = uphill;
        best_gain_ = uphill ? -1 : 0;
        ties_ = 0;
        trials_ = kFullTrials;
        target_ = target;
        if (!try_constants() && draw_pairs()) {
            try_wires();
            if (best_gain_ <= 0) {
                if (costs().has_lut(3) && random_.below(3) != 0) {
                    try_two_luts();
                } else {
                    try_triples();
                }
            }
        }
        switch (found_.kind) {
            case Found::Kind::None:
                break;
            case Found::Kind::Wire:
                net_.replace_by_wire(target, found_.wire, found_.complemented);
                break;
            case Found::Kind::Gates:
                apply_gates(target);
                break;
        }
    }

    void apply_gates(Slot target) {
        if (!found_.has_inner) {
            net_.replace(target, found_.gate);
            return;
        }
        const Slot inner = net_.reserve();
        if (inner == 0) return;
        for (std::size_t k = 0; k < found_.gate.leaf_count; ++k) {
            if (found_.gate.leaves[k] == kInner) found_.gate.leaves[k] = inner;
        }
        net_.replace(target, found_.gate, inner, &found_.inner);
    }

    /// Best gain first, among equals each with the same chance; uphill all are equal.
    bool wanted(int gain) {
        if (gain < best_gain_) return false;
        if (gain > best_gain_ && !uphill_) {
            best_gain_ = gain;
            ties_ = 0;
        }
        return random_.below(static_cast<std::size_t>(++ties_)) == 0;
    }

    static bool none(const std::vector<Word>& set) {
        Word any = 0;
        for (const Word w : set) any |= w;
        return any == 0;
    }

    bool try_constants() {
        const bool never_on = none(net_.need_on());
        if (!never_on && !none(net_.need_off())) return false;
        found_ = {Found::Kind::Wire, false, never_on ? Slot{0} : Slot{1}, {}, false, {}};
        return true;
    }

    // --- Note [Pairs] ---

    /// A random member of a set that has some.
    std::size_t draw(const std::vector<Word>& set) {
        const std::size_t words = set.size();
        const std::size_t start = random_.below(words);
        const int turn = static_cast<int>(random_.below(64));
        std::size_t w = start;
        while (set[w] == 0) w = w + 1 < words ? w + 1 : 0;
        const int place = (std::countr_zero(std::rotr(set[w], turn)) + turn) & 63;
        return w * 64 + static_cast<std::size_t>(place);
    }

    bool draw_pairs() {
        pairs_.clear();
        next_pair_ = 0;
        const std::size_t n = net_.row_words();
        for (std::size_t i = 0; i < kDrawnPairs; ++i) {
            const std::size_t one = draw(net_.need_on());
            std::size_t nearest = 0;
            int least = -1;
            for (int k = 0; k < kNearest; ++k) {
                const std::size_t zero = draw(net_.need_off());
                const Word* x = net_.row(one);
                const Word* y = net_.row(zero);
                int apart = 0;
                for (std::size_t w = 0; w < n; ++w) {
                    apart += std::popcount((x[w] ^ y[w]) & net_.divisors()[w]);
                }
                if (least >= 0 && apart >= least) continue;
                least = apart;
                nearest = zero;
            }
            add_pair(one, nearest);
        }
        net_.add_work(kDrawnPairs * kNearest * (n * 3 + 8));
        return true;
    }

    void add_pair(std::size_t one, std::size_t zero) {
        const std::size_t n = net_.row_words();
        if (pairs_.size() < kMaxPairs * n) {
            pairs_.resize(pairs_.size() + n);
            next_pair_ = pairs_.size() / n - 1;
        } else {
            next_pair_ = (next_pair_ + 1) % kMaxPairs;
        }
        const Word* x = net_.row(one);
        const Word* y = net_.row(zero);
        for (std::size_t w = 0; w < n; ++w) {
            pairs_[next_pair_ * n + w] = (x[w] ^ y[w]) & net_.divisors()[w];
        }
    }

    std::size_t pair_count() const { return pairs_.size() / net_.row_words(); }
    const Word* pair(std::size_t p) const { return &pairs_[p * net_.row_words()]; }
    static bool has(const Word* set, Slot s) { return (set[s >> 6] >> (s & 63)) & 1; }

    /// A random member of a set of signals, or 0.
    Slot draw_signal(const std::vector<Word>& set) {
        std::size_t count = 0;
        for (const Word w : set) count += static_cast<std::size_t>(std::popcount(w));
        if (count == 0) return 0;
        std::size_t skip = random_.below(count);
        for (std::size_t w = 0; w < set.size(); ++w) {
            const auto here = static_cast<std::size_t>(std::popcount(set[w]));
            if (skip >= here) {
                skip -= here;
                continue;
            }
            Word rest = set[w];
            for (; skip > 0; --skip) rest &= rest - 1;
            return static_cast<Slot>(w * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
        }
        return 0;
    }

    /// The pairs, as indices, that none of the leaves tells apart.
    void find_open(std::vector<std::size_t>& open, const Slot* leaves, std::size_t count) const {
        open.clear();
        for (std::size_t p = 0; p < pair_count(); ++p) {
            bool apart = false;
            for (std::size_t k = 0; k < count; ++k) apart |= has(pair(p), leaves[k]);
            if (!apart) open.push_back(p);
        }
    }

    // --- candidates ---

    void try_wires() {
        const std::size_t n = net_.row_words();
        candidates_ = net_.divisors();
        for (std::size_t p = 0; p < pair_count(); ++p) {
            Word any = 0;
            for (std::size_t w = 0; w < n; ++w) any |= candidates_[w] &= pair(p)[w];
            if (any == 0) return;
        }
        const std::vector<Word> wires = candidates_;
        for (std::size_t w = 0; w < n; ++w) {
            for (Word rest = wires[w]; rest != 0; rest &= rest - 1) {
                try_wire(
                    static_cast<Slot>(w * 64 + static_cast<std::size_t>(std::countr_zero(rest))));
            }
        }
    }

    void try_wire(Slot s) {
        Word off_by_plain = 0;
        Word off_by_complement = 0;
        const Word* x = net_.value(s);
        for (std::size_t w = 0; w < net_.words(); ++w) {
            off_by_plain |= (net_.need_on()[w] & ~x[w]) | (net_.need_off()[w] & x[w]);
            off_by_complement |= (net_.need_on()[w] & x[w]) | (net_.need_off()[w] & ~x[w]);
        }
        net_.add_work(net_.words() * 8);
        const int gain = net_.removable_cost() - net_.kept_cost(&s, 1);
        if (off_by_plain == 0) {
            if (wanted(gain)) found_ = {Found::Kind::Wire, false, s, {}, false, {}};
        } else if (off_by_complement == 0) {
            if (!net_.is_output(target_) && costs().has_lut(3)) {
                if (wanted(gain)) found_ = {Found::Kind::Wire, true, s, {}, false, {}};
            } else if (costs().cost(1, 0x55) < GateCosts::kNone) {
                offer_gate({0x55, 1, {s, 0, 0}}, gain - costs().cost(1, 0x55));
            }
        }
    }

    void offer_gate(const SlotGate& gate, int gain) {
        if (gate == net_.gate(target_) || !wanted(gain)) return;
        found_ = {Found::Kind::Gates, false, 0, gate, false, {}};
    }

    Slot first_operand() {
        const SlotGate& gate = net_.gate(target_);
        if (gate.leaf_count > 0 && random_.below(2) == 0) {
            return gate.leaves[random_.below(gate.leaf_count)];
        }
        return draw_signal(net_.divisors());
    }

    /// Pairs and triples of signals of which one is fixed.
    void try_triples() {
        const Slot a = first_operand();
        if (a < 2) return;
        int enough = kEnoughForms;
        each_two_more(&a, 1, [&](Slot b, Slot c) {
            const std::array<Slot, 3> leaves{a, b, c};
            const std::uint8_t count = c == 0 ? 2 : 3;
            if (try_leaves(leaves, count)) --enough;
            return enough > 0 && trials_ > 0;
        });
    }

    /// Calls `visit(b, c)` for the signals that together with the fixed leaves tell all pairs
    /// apart, c = 0 where b does alone, until it returns false. Begins at a random b.
    template <typename Visit>
    void each_two_more(const Slot* fixed, std::size_t count, Visit&& visit) {
        const std::size_t n = net_.row_words();
        find_open(open_, fixed, count);
        list_.clear();
        for (std::size_t w = 0; w < n; ++w) {
            for (Word rest = net_.divisors()[w]; rest != 0; rest &= rest - 1) {
                list_.push_back(
                    static_cast<Slot>(w * 64 + static_cast<std::size_t>(std::countr_zero(rest))));
            }
        }
        const std::size_t start = random_.below(list_.size());
        for (std::size_t i = 0; i < list_.size(); ++i) {
            const std::size_t at = start + i < list_.size() ? start + i : start + i - list_.size();
            const Slot b = list_[at];
            if (std::find(fixed, fixed + count, b) != fixed + count) continue;
            // Each pair of signals once: c comes after b in the order of slots.
            candidates_.assign(n, 0);
            bool alone = true;
            bool any = true;
            for (const std::size_t p : open_) {
                const Word* apart = pair(p);
                if (has(apart, b)) continue;
                Word left = 0;
                if (alone) {
                    alone = false;
                    for (std::size_t w = b >> 6; w < n; ++w) candidates_[w] = apart[w];
                    candidates_[b >> 6] &= ~Word{1} << (b & 63);
                    for (std::size_t w = b >> 6; w < n; ++w) left |= candidates_[w];
                } else {
                    for (std::size_t w = b >> 6; w < n; ++w) left |= candidates_[w] &= apart[w];
                }
                if (left == 0) {
                    any = false;
                    break;
                }
            }
            net_.add_work(open_.size() + 4);
            if (alone) {
                if (!visit(b, Slot{0})) return;
                continue;
            }
            if (!any) continue;
            const std::vector<Word> partners = candidates_;
            for (std::size_t w = b >> 6; w < n; ++w) {
                for (Word rest = partners[w]; rest != 0; rest &= rest - 1) {
                    const auto c = static_cast<Slot>(
                        w * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
                    if (!visit(b, c)) return;
                }
            }
        }
    }

    /// Two or three leaves in full; true if they gave a form.
    bool try_leaves(const std::array<Slot, 3>& leaves, std::uint8_t count) {
        if (!has_gates(count)) return false;
        const int room = net_.removable_cost() - net_.kept_cost(leaves.data(), count);
        if (room - 1 < best_gain_) return false;
        --trials_;
        unsigned on = 0;
        unsigned off = 0;
        classify(leaves, count, on, off);
        if ((on & off) != 0) {
            learn(leaves, count, static_cast<unsigned>(std::countr_zero(on & off)));
            return false;
        }
        const unsigned rows = count == 2 ? 0xFU : 0xFFU;
        bool any = false;
        if (costs().has_lut(count)) {
            unsigned fill = static_cast<unsigned>(random_.next()) & rows;
            fill = (on | fill) & ~off & rows;
            if (count == 2) fill |= fill << 4;
            const auto function = static_cast<std::uint8_t>(fill);
            if (depends_on_all(function, count)) {
                offer_gate({function, count, leaves}, room - costs().cost(count, function));
                any = true;
            }
        }
        if (count == 2) {
            for (const std::uint8_t f : costs().functions(2)) {
                if ((on & ~unsigned{f} & rows) != 0 || (off & f & rows) != 0) continue;
                offer_gate({f, 2, {leaves[0], leaves[1], 0}}, room - costs().cost(2, f));
                any = true;
            }
            return any;
        }
        for (const TripleForm& form : triples_) {
            if ((on & ~unsigned{form.function}) != 0 || (off & form.function) != 0) continue;
            const int gain = room - form.cost;
            if (gain < best_gain_) continue;
            any = true;
            if (!form.two_gates) {
                offer_gate({form.function, 3, leaves}, gain);
                continue;
            }
            if (!wanted(gain)) continue;
            found_ = {
                Found::Kind::Gates,
                false,
                0,
                {form.outer, 2, {leaves[form.alone], kInner, 0}},
                true,
                {form.inner, 2, {leaves[(form.alone + 1U) % 3], leaves[(form.alone + 2U) % 3], 0}}};
        }
        return any;
    }

    bool has_gates(std::uint8_t count) const {
        if (costs().has_lut(count)) return true;
        return count == 3 ? !triples_.empty() : !costs().functions(count).empty();
    }

    static bool depends_on_all(std::uint8_t function, std::uint8_t count) {
        for (unsigned k = 0; k < count; ++k) {
            if (!depends_on(function, k)) return false;
        }
        return true;
    }

    /// Which combinations of the leaves occur where the target has to be 1, and where 0.
    void classify(const std::array<Slot, 3>& leaves, std::uint8_t count, unsigned& on,
                  unsigned& off) {
        const Word* a = net_.value(leaves[0]);
        const Word* b = net_.value(leaves[1]);
        const Word* c = count == 3 ? net_.value(leaves[2]) : net_.value(0);
        std::array<Word, 8> ones{};
        std::array<Word, 8> zeros{};
        for (std::size_t w = 0; w < net_.words(); ++w) {
            const Word cells[4] = {~a[w] & ~b[w], a[w] & ~b[w], ~a[w] & b[w], a[w] & b[w]};
            const Word one[2] = {net_.need_on()[w] & ~c[w], net_.need_on()[w] & c[w]};
            const Word zero[2] = {net_.need_off()[w] & ~c[w], net_.need_off()[w] & c[w]};
            for (std::size_t k = 0; k < 8; ++k) {
                ones[k] |= cells[k & 3] & one[k >> 2];
                zeros[k] |= cells[k & 3] & zero[k >> 2];
            }
        }
        net_.add_work(net_.words() * 40);
        for (unsigned k = 0; k < 8; ++k) {
            on |= unsigned{ones[k] != 0} << k;
            off |= unsigned{zeros[k] != 0} << k;
        }
    }

    /// Notes two minterms that look alike in one combination of the leaves.
    void learn(const std::array<Slot, 3>& leaves, std::uint8_t count, unsigned cell) {
        std::optional<std::size_t> one;
        std::optional<std::size_t> zero;
        for (std::size_t w = 0; w < net_.words() && !(one && zero); ++w) {
            Word here = ~Word{0};
            for (std::size_t k = 0; k < count; ++k) {
                here &= (cell >> k & 1) != 0 ? net_.value(leaves[k])[w] : ~net_.value(leaves[k])[w];
            }
            const Word on = here & net_.need_on()[w];
            const Word off = here & net_.need_off()[w];
            if (on != 0 && !one) one = w * 64 + static_cast<std::size_t>(std::countr_zero(on));
            if (off != 0 && !zero) zero = w * 64 + static_cast<std::size_t>(std::countr_zero(off));
        }
        net_.add_work(net_.words() * 4);
        if (one && zero) add_pair(*one, *zero);
    }

    // --- two LUTs over five leaves ---

    void try_two_luts() {
        if (net_.removable_cost() - 2 < best_gain_) {
            try_triples();
            return;
        }
        std::array<Slot, 3> fixed{};
        for (std::size_t k = 0; k < 3; ++k) {
            for (int attempt = 0; attempt < 8; ++attempt) {
                fixed[k] = k == 0 ? first_operand() : nearby_operand();
                if (fixed[k] >= 2 &&
                    std::find(fixed.begin(), fixed.begin() + k, fixed[k]) == fixed.begin() + k) {
                    break;
                }
                fixed[k] = 0;
            }
            if (fixed[k] == 0) return;
        }
        int enough = kEnoughForms;
        int left = kFullTrials;
        each_two_more(fixed.data(), 3, [&](Slot b, Slot c) {
            const std::array<Slot, 5> leaves{fixed[0], fixed[1], fixed[2], b, c == 0 ? b : c};
            if (try_five(leaves)) --enough;
            return enough > 0 && --left > 0;
        });
    }

    /// A leaf of the target, a leaf of one of its leaves, or any signal.
    Slot nearby_operand() {
        const SlotGate& gate = net_.gate(target_);
        const std::size_t kind = random_.below(4);
        if (kind < 2 && gate.leaf_count > 0) {
            Slot s = gate.leaves[random_.below(gate.leaf_count)];
            if (kind == 1 && net_.is_gate(s) && net_.gate(s).leaf_count > 0) {
                s = net_.gate(s).leaves[random_.below(net_.gate(s).leaf_count)];
            }
            return s;
        }
        return draw_signal(net_.divisors());
    }

    bool try_five(const std::array<Slot, 5>& leaves) {
        const int room = net_.removable_cost() - net_.kept_cost(leaves.data(), 5);
        if (room - 2 < best_gain_) return false;
        std::array<Word, 32> ones{};
        std::array<Word, 32> zeros{};
        const std::array<const Word*, 5> x{net_.value(leaves[0]), net_.value(leaves[1]),
                                           net_.value(leaves[2]), net_.value(leaves[3]),
                                           net_.value(leaves[4])};
        for (std::size_t w = 0; w < net_.words(); ++w) {
            std::array<Word, 32> cell;
            cell[0] = ~Word{0};
            for (std::size_t k = 0; k < 5; ++k) {
                const std::size_t size = std::size_t{1} << k;
                const Word v = x[k][w];
                for (std::size_t i = 0; i < size; ++i) {
                    cell[i + size] = cell[i] & v;
                    cell[i] &= ~v;
                }
            }
            const Word on = net_.need_on()[w];
            const Word off = net_.need_off()[w];
            for (std::size_t i = 0; i < 32; ++i) {
                ones[i] |= cell[i] & on;
                zeros[i] |= cell[i] & off;
            }
        }
        net_.add_work(net_.words() * 100 + 100);
        std::uint32_t on = 0;
        std::uint32_t off = 0;
        for (unsigned i = 0; i < 32; ++i) {
            on |= std::uint32_t{ones[i] != 0} << i;
            off |= std::uint32_t{zeros[i] != 0} << i;
        }
        if ((on & off) != 0) return false;
        // Every choice of the inner gate's three leaves, begun at a random one.
        constexpr std::uint8_t kInnerSets[10] = {7, 11, 13, 14, 19, 21, 22, 25, 26, 28};
        const std::size_t start = random_.below(10);
        bool any = false;
        for (std::size_t i = 0; i < 10; ++i) {
            any |= try_split(leaves, kInnerSets[(start + i) % 10], on, off, room);
        }
        return any;
    }

    /// The leaves of `inner_set` in a gate of their own, if that can be.
    bool try_split(const std::array<Slot, 5>& leaves, unsigned inner_set, std::uint32_t on,
                   std::uint32_t off, int room) {
        // Where each of the five leaves stands: inner leaves 0-2, outer ones 3-4.
        std::array<unsigned, 5> place{};
        unsigned inner_count = 0;
        unsigned outer_count = 3;
        for (unsigned k = 0; k < 5; ++k) {
            place[k] = (inner_set >> k & 1) != 0 ? inner_count++ : outer_count++;
        }
        std::array<unsigned, 4> ones{};
        std::array<unsigned, 4> zeros{};
        for (unsigned i = 0; i < 32; ++i) {
            if (((on | off) >> i & 1) == 0) continue;
            unsigned at = 0;
            for (unsigned k = 0; k < 5; ++k) at |= (i >> k & 1) << place[k];
            ((on >> i & 1) != 0 ? ones : zeros)[at >> 3] |= 1U << (at & 7);
        }
        net_.add_work(100);
        // Each combination of the outer leaves in which both values occur wants the inner gate to
        // tell its ones from its zeros, in either polarity.
        unsigned high = 0;
        unsigned low = 0;
        std::array<bool, 4> done{};
        for (;;) {
            bool moved = false;
            int open = -1;
            for (std::size_t k = 0; k < 4; ++k) {
                if (done[k]) continue;
                if (ones[k] == 0 || zeros[k] == 0) {
                    done[k] = true;
                    continue;
                }
                const bool plain = (ones[k] & high) != 0 || (zeros[k] & low) != 0;
                const bool turned = (ones[k] & low) != 0 || (zeros[k] & high) != 0;
                if (plain && turned) return false;
                if (!plain && !turned) {
                    open = static_cast<int>(k);
                    continue;
                }
                high |= plain ? ones[k] : zeros[k];
                low |= plain ? zeros[k] : ones[k];
                done[k] = true;
                moved = true;
            }
            if (moved) continue;
            if (open < 0) break;
            const auto k = static_cast<std::size_t>(open);
            const bool plain = random_.below(2) == 0;
            high |= plain ? ones[k] : zeros[k];
            low |= plain ? zeros[k] : ones[k];
            done[k] = true;
        }
        if ((high & low) != 0) return false;
        const auto inner =
            static_cast<std::uint8_t>((high | static_cast<unsigned>(random_.next())) & ~low & 0xFF);
        // The outer gate over (outer leaf, outer leaf, inner gate).
        unsigned outer_on = 0;
        unsigned outer_off = 0;
        for (unsigned k = 0; k < 4; ++k) {
            if ((ones[k] & ~unsigned{inner}) != 0) outer_on |= 1U << k;
            if ((ones[k] & inner) != 0) outer_on |= 1U << (k + 4);
            if ((zeros[k] & ~unsigned{inner}) != 0) outer_off |= 1U << k;
            if ((zeros[k] & inner) != 0) outer_off |= 1U << (k + 4);
        }
        if ((outer_on & outer_off) != 0) return false;
        const auto outer = static_cast<std::uint8_t>(
            (outer_on | static_cast<unsigned>(random_.next())) & ~outer_off & 0xFF);
        std::array<Slot, 3> in{};
        std::array<Slot, 3> out{0, 0, kInner};
        for (unsigned k = 0; k < 5; ++k) {
            (place[k] < 3 ? in[place[k]] : out[place[k] - 3]) = leaves[k];
        }
        // A leaf twice in one gate is a gate of fewer leaves, which another step finds.
        if (in[0] == in[1] || in[1] == in[2] || in[0] == in[2] || out[0] == out[1]) return false;
        const int gain = room - costs().cost(3, inner) - costs().cost(3, outer);
        if (wanted(gain)) {
            found_ = {Found::Kind::Gates, false, 0, {outer, 3, out}, true, {inner, 3, in}};
        }
        return true;
    }

    SlotNetwork net_;
    const AnnealParams params_;
    RandomSequence random_;
    std::vector<TripleForm> triples_;

    Slot target_ = 0;
    Found found_;
    bool uphill_ = false;
    int best_gain_ = 0;
    std::uint32_t ties_ = 0;
    int trials_ = 0;

    std::vector<Word> pairs_;  ///< `row_words` each: the divisors that tell two minterms apart
    std::size_t next_pair_ = 0;
    std::vector<Word> candidates_;
    std::vector<std::size_t> open_;
    std::vector<Slot> list_;
};

}  // namespace

MappedNetwork anneal(const MappedNetwork& network, const CareTable& table,
                     const CellLibrary& library, const AnnealParams& params) {
    if (network.gates.empty() || !SlotNetwork::fits(network)) return network;
    return Annealer(network, table, library, params).run();
}

}  // namespace minterm
