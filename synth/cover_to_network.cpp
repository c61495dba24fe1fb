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
#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <functional>
#include <queue>
#include <utility>

namespace minterm {
namespace {

/// 2 variable + complemented. Variables are the inputs, then the divisors.
using Literal = int;
using LiteralCube = std::vector<Literal>;  ///< ascending

constexpr Literal negated(Literal literal) { return literal ^ 1; }

/// Pairs of cubes looked at over the whole run. Cells need thousands; past the limit wide covers
/// get what was found so far.
constexpr long kPairBudget = 20'000'000;

enum class Shape { And, Xor, Sum };

/// Up to four literals, 16 bits each, that of a missing literal 0: And and Xor fill the first two,
/// Sum has two for each of its cubes. The order of the numbers is that of the literals.
struct Divisor {
    Shape shape = Shape::And;
    std::uint64_t literals = 0;

    auto operator<=>(const Divisor&) const = default;
};
constexpr int kMaxLiteral = 0xFFFE;

/// Where a divisor occurs: in one cube (`b == a`), or in the sum of two cubes of one owner.
struct Place {
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    bool complemented = false;
};

struct Occurrence {
    Divisor divisor;
    int saving = 0;
    Place place;
};

/// The occurrences of one divisor: a range of the sorted list.
struct Candidate {
    Divisor divisor;
    int saving = 0;  ///< gates in all
    std::size_t begin = 0;
    std::size_t end = 0;
};

struct OwnedCube {
    std::size_t owner = 0;
    LiteralCube literals;
    bool gone = false;
    std::uint64_t signature = 0;  ///< a bit for each literal, modulo 64
};

std::uint64_t signature_of(const LiteralCube& cube) {
    std::uint64_t signature = 0;
    for (const Literal literal : cube) signature |= std::uint64_t{1} << (literal & 63);
    return signature;
}

LiteralCube minus(const LiteralCube& a, const LiteralCube& b) {
    LiteralCube result;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(result));
    return result;
}

/// At most two literals, in place.
struct Side {
    std::array<Literal, 2> literals{};
    int size = 0;

    bool operator<(const Side& other) const {
        return std::lexicographical_compare(literals.begin(), literals.begin() + size,
                                            other.literals.begin(),
                                            other.literals.begin() + other.size);
    }
};

/// The literals of each cube that the other lacks; false where one has none or more than two.
bool difference(const LiteralCube& x, const LiteralCube& y, Side& left, Side& right) {
    left.size = right.size = 0;
    std::size_t i = 0;
    std::size_t j = 0;
    const auto put = [](Side& side, Literal literal) {
        if (side.size == 2) return false;
        side.literals[static_cast<std::size_t>(side.size++)] = literal;
        return true;
    };
    while (i < x.size() || j < y.size()) {
        if (j == y.size() || (i < x.size() && x[i] < y[j])) {
            if (!put(left, x[i++])) return false;
        } else if (i == x.size() || y[j] < x[i]) {
            if (!put(right, y[j++])) return false;
        } else {
            ++i;
            ++j;
        }
    }
    return left.size > 0 && right.size > 0;
}

Divisor divisor_of(Shape shape, const Side& first, const Side& second = {}) {
    const auto place = [](const Side& side, int k) {
        return k < side.size
                   ? static_cast<std::uint64_t>(side.literals[static_cast<std::size_t>(k)] + 1)
                   : std::uint64_t{0};
    };
    return {shape, place(first, 0) << 48 | place(first, 1) << 32 | place(second, 0) << 16 |
                       place(second, 1)};
}

/// The literals of one half of the divisor.
LiteralCube half_of(const Divisor& divisor, int half) {
    LiteralCube cube;
    for (int k = 0; k < 2; ++k) {
        const auto literal =
            static_cast<Literal>(divisor.literals >> (48 - 32 * half - 16 * k) & 0xFFFF);
        if (literal != 0) cube.push_back(literal - 1);
    }
    return cube;
}

int gates_of(const Divisor& divisor) {
    if (divisor.shape != Shape::Sum) return 1;
    return static_cast<int>(half_of(divisor, 0).size() + half_of(divisor, 1).size()) - 1;
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
                if (product.outputs >> o & 1)
                    cubes_.push_back({o, literals, false, signature_of(literals)});
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
        occurrences_.clear();
        collect_single();
        collect_double();
        std::stable_sort(
            occurrences_.begin(), occurrences_.end(),
            [](const Occurrence& a, const Occurrence& b) { return a.divisor < b.divisor; });
        std::vector<Candidate> best;
        int most = 1;
        for (std::size_t begin = 0; begin < occurrences_.size();) {
            Candidate candidate{occurrences_[begin].divisor, 0, begin, begin};
            while (candidate.end < occurrences_.size() &&
                   occurrences_[candidate.end].divisor == candidate.divisor) {
                candidate.saving += occurrences_[candidate.end++].saving;
            }
            begin = candidate.end;
            candidate.saving -= gates_of(candidate.divisor);
            if (candidate.saving < most) continue;
            // Only equals of the best: the others look different once it is taken.
            if (candidate.saving > most) best.clear();
            most = candidate.saving;
            best.push_back(candidate);
        }
        if (best.empty()) return false;
        std::vector<bool> touched(cubes_.size(), false);
        for (const Candidate& candidate : best) {
            if (2 * signals_.size() + 1 > kMaxLiteral) return false;
            bool free = true;
            for (std::size_t k = candidate.begin; k < candidate.end && free; ++k) {
                const Place& place = occurrences_[k].place;
                free = !touched[place.a] && !touched[place.b];
            }
            if (free) extract(candidate, touched);
        }
        std::erase_if(cubes_, [](const OwnedCube& cube) { return cube.gone; });
        return true;
    }

    void collect_single() {
        for (std::uint32_t c = 0; c < cubes_.size(); ++c) {
            const LiteralCube& cube = cubes_[c].literals;
            for (std::size_t i = 0; i < cube.size(); ++i) {
                for (std::size_t j = i + 1; j < cube.size(); ++j) {
                    const Side both{{cube[i], cube[j]}, 2};
                    occurrences_.push_back({divisor_of(Shape::And, both), 1, {c, c, false}});
                    ++pairs_seen_;
                }
            }
        }
    }

    void collect_double() {
        Side left;
        Side right;
        for (std::uint32_t a = 0; a < cubes_.size(); ++a) {
            for (std::uint32_t b = a + 1; b < cubes_.size(); ++b) {
                const OwnedCube& x = cubes_[a];
                const OwnedCube& y = cubes_[b];
                if (y.owner != x.owner) break;
                ++pairs_seen_;
                // The signatures differ in no more places than the cubes do.
                if (std::popcount(x.signature & ~y.signature) > 2 ||
                    std::popcount(y.signature & ~x.signature) > 2 ||
                    !difference(x.literals, y.literals, left, right)) {
                    continue;
                }
                const int base = static_cast<int>(x.literals.size()) - left.size;
                if (right < left) std::swap(left, right);
                Place place{a, b, false};
                const Divisor divisor = classify(left, right, place.complemented);
                // Two cubes of base and side each become one of base and divisor.
                occurrences_.push_back({divisor, base + left.size + right.size - 1, place});
            }
        }
    }

    static Divisor classify(const Side& left, const Side& right, bool& complemented) {
        const auto& [l, r] = std::pair(left.literals, right.literals);
        if (left.size == 1 && right.size == 1) {
            complemented = true;
            Side both{{negated(l[0]), negated(r[0])}, 2};
            std::sort(both.literals.begin(), both.literals.end());
            return divisor_of(Shape::And, both);
        }
        if (left.size == 2 && right.size == 2 && l[0] == negated(r[0]) && l[1] == negated(r[1])) {
            complemented = (l[0] & 1) == (l[1] & 1);
            return divisor_of(Shape::Xor, {{l[0] & ~1, l[1] & ~1}, 2});
        }
        return divisor_of(Shape::Sum, left, right);
    }

    void extract(const Candidate& candidate, std::vector<bool>& touched) {
        const auto variable = static_cast<Literal>(2 * signals_.size());
        signals_.push_back(build(candidate.divisor));
        const LiteralCube first = half_of(candidate.divisor, 0);
        for (std::size_t k = candidate.begin; k < candidate.end; ++k) {
            const Place& place = occurrences_[k].place;
            if (touched[place.a] || touched[place.b]) continue;  // one cube in two pairs
            touched[place.a] = touched[place.b] = true;
            LiteralCube& cube = cubes_[place.a].literals;
            if (place.a == place.b) {
                cube = minus(cube, first);
            } else {
                cube = minus(cube, minus(cube, cubes_[place.b].literals));
                cubes_[place.b].gone = true;
            }
            cube.push_back(variable + (place.complemented ? 1 : 0));  // the greatest so far
            cubes_[place.a].signature = signature_of(cube);
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
                return product(half_of(divisor, 0));
            // Operands are made one after the other: the order of arguments is the compiler's own.
            case Shape::Xor: {
                const LiteralCube both = half_of(divisor, 0);
                const Signal second = signal(both[1]);
                const Signal first = signal(both[0]);
                return network_.make_xor(first, second);
            }
            case Shape::Sum: {
                const Signal second = product(half_of(divisor, 1));
                const Signal first = product(half_of(divisor, 0));
                return network_.make_or(first, second);
            }
        }
        return network_.constant(false);
    }

    Network network_;
    std::vector<Signal> signals_;  ///< by variable
    std::vector<OwnedCube> cubes_;
    std::vector<Occurrence> occurrences_;
    std::vector<int> levels_;
    long pairs_seen_ = 0;
};

}  // namespace

Network cover_to_network(const Cover& cover) { return Factoring(cover).run(cover); }

}  // namespace minterm
