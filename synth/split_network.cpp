// SPDX-License-Identifier: Apache-2.0
//
// Note [Splits]. With f0 and f1 the function at x = 0 and x = 1 and f2 = f0 ^ f1, a function is
//
//     x f1 + x' f0  =  f0 ^ x f2  =  f1 ^ x' f2
//
// (Shannon, positive and negative Davio). Each input of each part may be split in any of the three
// ways and in any order; a part is thus a word over {open, 0, 1, 2} with a letter for each input.
// The least tree over all of them is found from the smallest parts up; then the network is built
// from the whole down, where a part that exists already (or its complement) is free. Parts that
// are 0, 1, equal or complements make the split a single gate.
#include "synth/split_network.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <utility>

namespace minterm {
namespace {

constexpr std::uint64_t kMaxParts = std::uint64_t{1} << 20;
/// Functions of more inputs are split by their last inputs first, in order.
constexpr int kSearchedInputs = 8;
constexpr std::size_t kMaxWords = 4;

/// The values of a part on all minterms; a letter other than "open" makes it constant in that
/// input.
using Values = std::array<std::uint64_t, kMaxWords>;

class Splitter {
public:
    /// `words`: the function of the network's first `inputs` inputs.
    Splitter(Network& network, int inputs, const std::uint64_t* words,
             std::map<Values, Signal>& built)
        : network_(network),
          inputs_(inputs),
          words_(static_cast<std::size_t>(table_words(inputs_))),
          built_(built) {
        parts_.resize(std::size_t{1} << (2 * inputs_));
        cost_.assign(parts_.size(), 0);
        std::copy(words, words + words_, parts_[0].begin());
        // Fewer than six inputs: the table repeats, so that shifts need no end.
        for (int i = inputs_; i < 6; ++i) parts_[0][0] |= parts_[0][0] << (1 << i);
        // A code has two bits for each input, 0 for "open". Parents have fewer letters, so that
        // codes with one letter taken away come first.
        for (std::size_t code = 1; code < parts_.size(); ++code) {
            const int last = last_letter(code);
            const std::size_t parent = code & ~(std::size_t{3} << (2 * last));
            parts_[code] = part_of(parts_[parent], last, static_cast<int>(code >> (2 * last) & 3));
        }
        for (std::size_t code = parts_.size(); code-- > 0;) cost_[code] = tree_cost(code);
    }

    Signal build() { return build(0); }

private:
    static int last_letter(std::size_t code) {
        int letter = 0;
        while (code >> (2 * (letter + 1)) != 0) ++letter;
        return letter;
    }

    /// Letter 1: input = 0; 2: input = 1; 3: both by xor.
    Values part_of(const Values& values, int input, int letter) const {
        Values low{};
        Values high{};
        for (std::size_t w = 0; w < words_; ++w) {
            if (input < 6) {
                const int shift = 1 << input;
                const std::uint64_t one = input_word(input, 0);
                low[w] = (values[w] & ~one) | (values[w] & ~one) << shift;
                high[w] = (values[w] & one) | (values[w] & one) >> shift;
            } else {
                const std::size_t bit = std::size_t{1} << (input - 6);
                low[w] = values[w & ~bit];
                high[w] = values[w | bit];
            }
        }
        if (letter == 1) return low;
        if (letter == 2) return high;
        for (std::size_t w = 0; w < words_; ++w) low[w] ^= high[w];
        return low;
    }

    bool is_constant(const Values& v, bool one) const {
        return std::all_of(v.begin(), v.begin() + static_cast<std::ptrdiff_t>(words_),
                           [&](std::uint64_t w) { return w == (one ? ~std::uint64_t{0} : 0); });
    }
    bool is_constant(std::size_t code) const {
        return is_constant(parts_[code], false) || is_constant(parts_[code], true);
    }

    /// What a split by `input` costs: the parts that it needs (as letters) and its own gates.
    struct Split {
        std::array<int, 2> letters{};
        int needed = 0;
        int gates = 0;
    };
    std::array<Split, 3> splits(std::size_t code, int input, int& count) const {
        const auto at = [&](std::size_t letter) { return code | letter << (2 * input); };
        const bool zero0 = is_constant(at(1));
        const bool zero1 = is_constant(at(2));
        const Values& both = parts_[at(3)];
        count = 1;
        if (is_constant(both, false)) return {{{{1, 0}, 1, 0}}};  // the input does not matter
        if (is_constant(both, true)) return {{{{1, 0}, 1, zero0 ? 0 : 1}}};
        if (zero0) return {{{{2, 0}, 1, 1}}};
        if (zero1) return {{{{1, 0}, 1, 1}}};
        count = 3;
        return {{{{1, 2}, 2, 3}, {{1, 3}, 2, 2}, {{2, 3}, 2, 2}}};
    }

    int tree_cost(std::size_t code) const {
        if (is_constant(code)) return 0;
        int best = 1 << 20;
        for (int i = 0; i < inputs_; ++i) {
            if ((code >> (2 * i) & 3) != 0) continue;
            int count = 0;
            const auto all = splits(code, i, count);
            for (int s = 0; s < count; ++s) {
                int cost = all[static_cast<std::size_t>(s)].gates;
                for (int k = 0; k < all[static_cast<std::size_t>(s)].needed; ++k) {
                    cost += cost_[part(code, i, all[static_cast<std::size_t>(s)], k)];
                }
                best = std::min(best, cost);
            }
        }
        return best;
    }

    static std::size_t part(std::size_t code, int input, const Split& split, int k) {
        return code | static_cast<std::size_t>(split.letters[static_cast<std::size_t>(k)])
                          << (2 * input);
    }

    /// The function with value 0 at minterm 0, and whether that is the complement.
    std::pair<Values, bool> normal(const Values& values) const {
        if ((values[0] & 1) == 0) return {values, false};
        Values result{};
        for (std::size_t w = 0; w < words_; ++w) result[w] = ~values[w];
        return {result, true};
    }

    bool exists(std::size_t code) const {
        return is_constant(code) || built_.contains(normal(parts_[code]).first);
    }

    Signal build(std::size_t code) {
        if (is_constant(code)) return network_.constant(is_constant(parts_[code], true));
        const auto [key, complemented] = normal(parts_[code]);
        if (const auto found = built_.find(key); found != built_.end()) {
            return found->second ^ complemented;
        }
        int best_cost = 1 << 20;
        int best_input = 0;
        Split best;
        for (int i = 0; i < inputs_; ++i) {
            if ((code >> (2 * i) & 3) != 0) continue;
            int count = 0;
            const auto all = splits(code, i, count);
            for (int s = 0; s < count; ++s) {
                const Split& split = all[static_cast<std::size_t>(s)];
                int cost = split.gates;
                for (int k = 0; k < split.needed; ++k) {
                    const std::size_t needed = part(code, i, split, k);
                    if (!exists(needed)) cost += cost_[needed];
                }
                if (cost >= best_cost) continue;
                best_cost = cost;
                best_input = i;
                best = split;
            }
        }
        const Signal result = join(code, best_input, best);
        built_.emplace(key, result ^ complemented);
        return result;
    }

    Signal join(std::size_t code, int input, const Split& split) {
        const Signal x = network_.input(input);
        const auto at = [&](std::size_t letter) { return code | letter << (2 * input); };
        if (split.needed == 1) {
            const Values& both = parts_[at(3)];
            if (is_constant(both, false)) return build(at(1));
            if (is_constant(both, true)) return network_.make_xor(x, build(at(1)));
            return network_.make_mux(x, build(at(2)), build(at(1)));
        }
        const Signal first = build(part(code, input, split, 0));
        const Signal second = build(part(code, input, split, 1));
        if (split.letters[1] == 2) return network_.make_mux(x, second, first);
        const Signal select = split.letters[0] == 1 ? x : !x;
        const Signal change = network_.make_and(select, second);
        return network_.make_xor(first, change);
    }

    Network& network_;
    int inputs_;
    std::size_t words_;
    std::map<Values, Signal>& built_;
    std::vector<Values> parts_;
    std::vector<int> cost_;
};

Signal split(Network& network, int inputs, const std::vector<std::uint64_t>& words,
             std::map<Values, Signal>& built) {
    if (inputs <= kSearchedInputs) return Splitter(network, inputs, words.data(), built).build();
    const auto middle = words.begin() + static_cast<std::ptrdiff_t>(words.size() / 2);
    const std::vector<std::uint64_t> low(words.begin(), middle);
    std::vector<std::uint64_t> both(middle, words.end());
    for (std::size_t w = 0; w < both.size(); ++w) both[w] ^= low[w];
    const Signal first = split(network, inputs - 1, low, built);
    const Signal change = split(network, inputs - 1, both, built);
    const Signal changed = network.make_and(network.input(inputs - 1), change);
    return network.make_xor(first, changed);
}

/// The function is constant, an input or the complement of one.
std::optional<Signal> trivial(const Network& network, const MintermSet& function) {
    if (function.none()) return network.constant(false);
    if (function.all()) return network.constant(true);
    for (int i = 0; i < network.input_count(); ++i) {
        bool same = true;
        bool opposite = true;
        for (std::uint64_t m = 0; (same || opposite) && m < function.size(); ++m)
            (function.test(m) == ((m >> i & 1) != 0) ? opposite : same) = false;
        if (same) return network.input(i);
        if (opposite) return !network.input(i);
    }
    return std::nullopt;
}

/// Inputs on which a function depends, as a set of bits.
std::uint64_t support(const MintermSet& function, int inputs) {
    std::uint64_t support = 0;
    for (int i = 0; i < inputs; ++i)
        for (std::uint64_t m = 0; m < function.size(); ++m)
            if (function.test(m) != function.test(m ^ std::uint64_t{1} << i)) {
                support |= std::uint64_t{1} << i;
                break;
            }
    return support;
}

/// The function over the inputs in `kept` alone, the others 0.
MintermSet restrict_to(const MintermSet& function, const std::vector<int>& kept) {
    MintermSet restricted(static_cast<int>(kept.size()));
    for (std::uint64_t m = 0; m < restricted.size(); ++m) {
        std::uint64_t whole = 0;
        for (std::size_t i = 0; i < kept.size(); ++i) whole |= (m >> i & 1) << kept[i];
        if (function.test(whole)) restricted.set(m);
    }
    return restricted;
}

/// All of the functions, each of which depends on something; output o is called "o".
std::optional<Network> split_all(const std::vector<std::string>& inputs,
                                 const std::vector<MintermSet>& functions) {
    const auto n = static_cast<int>(inputs.size());
    const int searched = std::min(n, kSearchedInputs);
    if (n > kSearchedInputs + 6) return std::nullopt;
    const std::uint64_t parts = functions.size() << (n - searched);
    if (parts << (2 * searched) > kMaxParts) return std::nullopt;
    Network network(inputs);
    std::map<Values, Signal> built;
    std::vector<Signal> signals;
    for (const MintermSet& function : functions)
        signals.push_back(split(network, n, function.words(), built));
    for (std::size_t o = 0; o < signals.size(); ++o)
        network.add_output(std::to_string(o), signals[o]);
    return network;
}

}  // namespace

std::optional<Network> split_network(const std::vector<std::string>& inputs,
                                     const std::vector<std::string>& outputs,
                                     const std::vector<MintermSet>& values) {
    // Outputs that need no gate, and inputs that only those depend on, would make the search long
    // for nothing.
    Network whole(inputs);
    const auto n = static_cast<int>(inputs.size());
    std::vector<std::optional<Signal>> signals;
    std::uint64_t needed = 0;
    for (const MintermSet& function : values) {
        signals.push_back(trivial(whole, function));
        if (!signals.back()) needed |= support(function, n);
    }
    std::vector<int> kept;
    std::vector<std::string> kept_names;
    std::vector<Signal> kept_signals;
    for (int i = 0; i < n; ++i) {
        if ((needed >> i & 1) == 0) continue;
        kept.push_back(i);
        kept_names.push_back(inputs[static_cast<std::size_t>(i)]);
        kept_signals.push_back(whole.input(i));
    }
    std::vector<MintermSet> functions;
    for (std::size_t o = 0; o < values.size(); ++o)
        if (!signals[o]) functions.push_back(restrict_to(values[o], kept));
    const auto core = split_all(kept_names, functions);
    if (!core) return std::nullopt;
    const std::vector<Signal> built = inline_network(whole, *core, kept_signals);
    std::size_t next = 0;
    for (std::size_t o = 0; o < values.size(); ++o)
        whole.add_output(outputs[o], signals[o] ? *signals[o] : built[next++]);
    return whole;
}

}  // namespace minterm
