// SPDX-License-Identifier: Apache-2.0
//
// Common divisors of a cover, largest saving first (after Rajski and Vasudevamurthi 1992), until
// none saves a gate; what is left becomes AND and OR trees.
//
// Note [Divisors]. Three shapes cover nearly everything that cells contain:
//   And   two literals of one cube, x y; its complement is also the sum x' + y' of two cubes that
//         are otherwise equal
//   Xor   x y' + x' y times a common base; its complement is x y + x' y'
//   Sum   two cubes of at most two literals each times a common base (x + y z, x y + z w)
// A sum of products with n literals takes n - 1 gates, whatever its shape, so a divisor saves the
// literals that it takes out of all covers less the gates that it is made of.
#include "synth/cover_to_network.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <queue>
#include <tuple>
#include <utility>

namespace minterm {
namespace {

/// 2 variable + complemented. Variables are the inputs, then the divisors.
using Literal = int;
using LiteralCube = std::vector<Literal>;  ///< ascending

constexpr Literal complement(Literal literal) { return literal ^ 1; }

/// Pairs of cubes looked at over the whole run. Cells need thousands; past the limit wide covers
/// get what was found so far.
constexpr long kPairBudget = 3'000'000;

enum class Shape { And, Xor, Sum };

struct Divisor {
    Shape shape = Shape::And;
    LiteralCube first;   ///< And: both literals; Xor: both variables, plain
    LiteralCube second;  ///< Sum only

    auto operator<=>(const Divisor&) const = default;
};

/// Where a divisor occurs: in one cube (`b == a`), or in the sum of two cubes of one owner.
struct Place {
    std::size_t a = 0;
    std::size_t b = 0;
    bool complemented = false;
};

struct Candidate {
    int saving = 0;
    std::vector<Place> places;
};

struct OwnedCube {
    std::size_t owner = 0;
    LiteralCube literals;
    bool gone = false;
};

LiteralCube minus(const LiteralCube& a, const LiteralCube& b) {
    LiteralCube result;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(result));
    return result;
}

int gates_of(const Divisor& divisor) {
    if (divisor.shape != Shape::Sum) return 1;
    return static_cast<int>(divisor.first.size() + divisor.second.size()) - 1;
}

class Factoring {
public:
    explicit Factoring(const Cover& cover) : network_(cover.inputs) {
        for (int i = 0; i < network_.input_count(); ++i) signals_.push_back(network_.input(i));
        for (const Product& product : cover.products) {
            LiteralCube literals;
            for (int i = 0; i < network_.input_count(); ++i) {
                if (!(product.cube.mask >> i & 1)) continue;
                literals.push_back(2 * i + ((product.cube.bits >> i & 1) ? 0 : 1));
            }
            for (std::size_t o = 0; o < cover.outputs.size(); ++o) {
                if (product.outputs >> o & 1) cubes_.push_back({o, literals});
            }
        }
        // Owners side by side, so that the pairs of one owner are found in one sweep.
        std::stable_sort(cubes_.begin(), cubes_.end(),
                         [](const OwnedCube& a, const OwnedCube& b) { return a.owner < b.owner; });
    }

    Network run(const Cover& cover) {
        while (extract_once()) {
        }
        std::vector<std::vector<Signal>> terms(cover.outputs.size());
        for (const OwnedCube& cube : cubes_) {
            std::vector<Signal> factors;
            for (Literal literal : cube.literals) factors.push_back(signal(literal));
            terms[cube.owner].push_back(conjunction(std::move(factors)));
        }
        for (std::size_t o = 0; o < cover.outputs.size(); ++o) {
            for (Signal& term : terms[o]) term = !term;
            network_.add_output(cover.outputs[o], !conjunction(std::move(terms[o])));
        }
        return std::move(network_);
    }

private:
    Signal signal(Literal literal) const {
        return signals_[static_cast<std::size_t>(literal / 2)] ^ ((literal & 1) != 0);
    }

    int level(Signal signal) {
        // Levels of new nodes only: fanins come first.
        const std::vector<NetworkNode>& nodes = network_.nodes();
        for (std::size_t i = levels_.size(); i < nodes.size(); ++i) {
            const bool gate = nodes[i].kind == NodeKind::And || nodes[i].kind == NodeKind::Xor;
            levels_.push_back(gate ? 1 + std::max(levels_[nodes[i].fanin[0].node()],
                                                  levels_[nodes[i].fanin[1].node()])
                                   : 0);
        }
        return levels_[signal.node()];
    }

    /// AND of all, the shallowest two first, so that the tree is as flat as its leaves allow.
    Signal conjunction(std::vector<Signal> factors) {
        using Entry = std::pair<int, Signal>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
        for (Signal factor : factors) queue.emplace(level(factor), factor);
        if (queue.empty()) return network_.constant(true);
        while (queue.size() > 1) {
            const Signal a = queue.top().second;
            queue.pop();
            const Signal b = queue.top().second;
            queue.pop();
            const Signal both = network_.make_and(a, b);
            queue.emplace(level(both), both);
        }
        return queue.top().second;
    }

    /// Finds every divisor, takes the best ones that do not touch the same cubes. False when none
    /// saves anything, which ends the run: each extraction lowers the number of gates.
    bool extract_once() {
        if (pairs_seen_ > kPairBudget) return false;
        std::map<Divisor, Candidate> candidates;
        collect_single(candidates);
        collect_double(candidates);
        std::vector<const std::pair<const Divisor, Candidate>*> ranked;
        for (const auto& entry : candidates) {
            if (entry.second.saving > gates_of(entry.first)) ranked.push_back(&entry);
        }
        std::stable_sort(ranked.begin(), ranked.end(), [](const auto* a, const auto* b) {
            return a->second.saving - gates_of(a->first) > b->second.saving - gates_of(b->first);
        });
        if (ranked.empty()) return false;
        const int best = ranked[0]->second.saving - gates_of(ranked[0]->first);
        std::vector<bool> touched(cubes_.size(), false);
        for (const auto* entry : ranked) {
            // Only equals of the best: the others look different once it is taken.
            if (entry->second.saving - gates_of(entry->first) < best) break;
            const bool free = std::none_of(
                entry->second.places.begin(), entry->second.places.end(),
                [&](const Place& place) { return touched[place.a] || touched[place.b]; });
            if (free) extract(entry->first, entry->second, touched);
        }
        std::erase_if(cubes_, [](const OwnedCube& cube) { return cube.gone; });
        return true;
    }

    void collect_single(std::map<Divisor, Candidate>& candidates) {
        for (std::size_t c = 0; c < cubes_.size(); ++c) {
            const LiteralCube& cube = cubes_[c].literals;
            for (std::size_t i = 0; i < cube.size(); ++i) {
                for (std::size_t j = i + 1; j < cube.size(); ++j) {
                    Candidate& candidate = candidates[{Shape::And, {cube[i], cube[j]}, {}}];
                    candidate.saving += 1;
                    candidate.places.push_back({c, c, false});
                    ++pairs_seen_;
                }
            }
        }
    }

    void collect_double(std::map<Divisor, Candidate>& candidates) {
        for (std::size_t a = 0; a < cubes_.size(); ++a) {
            for (std::size_t b = a + 1; b < cubes_.size(); ++b) {
                if (cubes_[b].owner != cubes_[a].owner) break;
                ++pairs_seen_;
                const LiteralCube& x = cubes_[a].literals;
                const LiteralCube& y = cubes_[b].literals;
                LiteralCube left = minus(x, y);
                LiteralCube right = minus(y, x);
                if (left.empty() || right.empty() || left.size() > 2 || right.size() > 2) continue;
                const auto base = static_cast<int>(x.size() - left.size());
                if (right < left) std::swap(left, right);
                Place place{a, b, false};
                Divisor divisor = classify(left, right, place.complemented);
                Candidate& candidate = candidates[std::move(divisor)];
                // Two cubes of base and side each become one of base and divisor.
                candidate.saving += base + static_cast<int>(left.size() + right.size()) - 1;
                candidate.places.push_back(place);
            }
        }
    }

    static Divisor classify(const LiteralCube& left, const LiteralCube& right, bool& complemented) {
        if (left.size() == 1 && right.size() == 1) {
            complemented = true;
            LiteralCube both{complement(left[0]), complement(right[0])};
            std::sort(both.begin(), both.end());
            return {Shape::And, both, {}};
        }
        if (left.size() == 2 && right.size() == 2 && left[0] == complement(right[0]) &&
            left[1] == complement(right[1])) {
            complemented = (left[0] & 1) == (left[1] & 1);
            return {Shape::Xor, {left[0] & ~1, left[1] & ~1}, {}};
        }
        return {Shape::Sum, left, right};
    }

    void extract(const Divisor& divisor, const Candidate& candidate, std::vector<bool>& touched) {
        const auto variable = static_cast<Literal>(2 * signals_.size());
        signals_.push_back(build(divisor));
        for (const Place& place : candidate.places) {
            if (touched[place.a] || touched[place.b]) continue;  // one cube in two pairs
            touched[place.a] = touched[place.b] = true;
            LiteralCube& cube = cubes_[place.a].literals;
            if (place.a == place.b) {
                cube = minus(cube, divisor.first);
            } else {
                cube = minus(cube, minus(cube, cubes_[place.b].literals));
                cubes_[place.b].gone = true;
            }
            cube.push_back(variable + (place.complemented ? 1 : 0));  // the greatest so far
        }
    }

    Signal build(const Divisor& divisor) {
        const auto product = [&](const LiteralCube& cube) {
            std::vector<Signal> factors;
            for (Literal literal : cube) factors.push_back(signal(literal));
            return conjunction(std::move(factors));
        };
        switch (divisor.shape) {
            case Shape::And:
                return product(divisor.first);
            // Operands are made one after the other: the order of arguments is the compiler's own.
            case Shape::Xor: {
                const Signal second = signal(divisor.first[1]);
                const Signal first = signal(divisor.first[0]);
                return network_.make_xor(first, second);
            }
            case Shape::Sum: {
                const Signal second = product(divisor.second);
                const Signal first = product(divisor.first);
                return network_.make_or(first, second);
            }
        }
        return network_.constant(false);
    }

    Network network_;
    std::vector<Signal> signals_;  ///< by variable
    std::vector<OwnedCube> cubes_;
    std::vector<int> levels_;
    long pairs_seen_ = 0;
};

}  // namespace

Network cover_to_network(const Cover& cover) { return Factoring(cover).run(cover); }

}  // namespace minterm
