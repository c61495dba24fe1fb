// SPDX-License-Identifier: Apache-2.0
//
// Exhaustive search for one shared LUT. An output can be a LUT of (x, y, z) exactly when no
// combination of their values contains both a minterm where it must be 1 and one where it must be
// 0.
#include "synth/shared_lut.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "synth/network.hpp"

namespace minterm {
namespace {

using Word = std::uint64_t;
using Bits = std::vector<Word>;
using Kind = MappedRef::Kind;

/// What an output asks for within one combination of two inputs, where it asks for both values.
struct SplitRow {
    Bits on, off;
};

/// A pair of inputs that an output may be built from together with the shared LUT.
struct Pair {
    std::uint32_t x = 0, y = 0;
    std::vector<SplitRow> rows;  ///< the shared LUT has to split each of these
};

struct Demand {
    std::size_t output = 0;
    std::vector<Pair> pairs;
};

bool meets(const Bits& a, const Bits& b) {
    for (std::size_t w = 0; w < a.size(); ++w) {
        if ((a[w] & b[w]) != 0) return true;
    }
    return false;
}

bool leaves(const Bits& a, const Bits& b) {
    for (std::size_t w = 0; w < a.size(); ++w) {
        if ((a[w] & ~b[w]) != 0) return true;
    }
    return false;
}

class LutSearch {
public:
    LutSearch(const TruthTable& table, std::uint32_t lut, const CellLibrary& library,
              std::uint64_t work)
        : lut_(lut), work_(work), result_{library.name, table.inputs, {}, {}} {
        const int inputs = table.input_count();
        words_ = static_cast<std::size_t>(table_words(inputs));
        for (int i = 0; i < inputs; ++i) {
            Bits bits(words_);
            for (std::size_t w = 0; w < words_; ++w) bits[w] = input_word(i, w);
            inputs_.push_back(std::move(bits));
        }
        for (const TableOutput& output : table.outputs) {
            Bits off(words_);
            for (std::size_t w = 0; w < words_; ++w) {
                off[w] =
                    ~(output.on.words()[w] | output.dont_care.words()[w]) & valid_minterms(inputs);
            }
            on_.push_back(output.on.words());
            off_.push_back(std::move(off));
            result_.outputs.push_back({output.name, {}});
        }
    }

    std::optional<MappedNetwork> run() {
        for (std::size_t o = 0; o < on_.size(); ++o) {
            if (!place_without_shared(o)) demands_.push_back({o, {}});
        }
        if (demands_.empty()) return result_;
        for (Demand& demand : demands_) {
            demand.pairs = pairs_of(demand.output);
            if (demand.pairs.empty()) return std::nullopt;
        }
        const auto n = static_cast<std::uint32_t>(inputs_.size());
        Bits shared(words_);
        for (std::uint32_t i = 0; i < n; ++i) {
            for (std::uint32_t j = i + 1; j < n; ++j) {
                for (std::uint32_t k = j + 1; k < n; ++k) {
                    // A function and its complement serve alike: row 0 is 0.
                    for (unsigned function = 2; function < 256; function += 2) {
                        for (std::size_t w = 0; w < words_; ++w) {
                            shared[w] = evaluate(static_cast<std::uint8_t>(function), inputs_[i][w],
                                                 inputs_[j][w], inputs_[k][w]);
                        }
                        if (serves_all(shared)) {
                            build(static_cast<std::uint8_t>(function), {i, j, k}, shared);
                            return result_;
                        }
                        if (spent_ > work_) return std::nullopt;
                    }
                }
            }
        }
        return std::nullopt;
    }

private:
    /// The LUT over `x` that meets the demands of output `o`; nothing if none does.
    std::optional<std::uint8_t> lut_over(std::size_t o, const std::vector<const Bits*>& x) {
        unsigned on = 0;
        unsigned off = 0;
        const unsigned rows = 1U << x.size();
        for (unsigned row = 0; row < rows; ++row) {
            for (std::size_t w = 0; w < words_; ++w) {
                Word in_row = ~Word{0};
                for (std::size_t k = 0; k < x.size(); ++k) {
                    in_row &= (row >> k & 1) ? (*x[k])[w] : ~(*x[k])[w];
                }
                if ((in_row & on_[o][w]) != 0) on |= 1U << row;
                if ((in_row & off_[o][w]) != 0) off |= 1U << row;
            }
            if ((on & off) != 0) return std::nullopt;
        }
        for (unsigned row = rows; row < 8; ++row) on |= (on >> (row & (rows - 1)) & 1) << row;
        return static_cast<std::uint8_t>(on);
    }

    /// Output `o` as a constant, an input, or a LUT of inputs alone.
    bool place_without_shared(std::size_t o) {
        const Bits none(words_, 0);
        MappedRef& ref = result_.outputs[o].ref;
        if (!leaves(on_[o], none) || !leaves(off_[o], none)) {
            ref = {Kind::Constant, leaves(on_[o], none) ? 1U : 0U};
            return true;
        }
        const auto n = static_cast<std::uint32_t>(inputs_.size());
        for (std::uint32_t i = 0; i < n; ++i) {
            if (leaves(on_[o], inputs_[i]) || meets(off_[o], inputs_[i])) continue;
            ref = {Kind::Input, i};
            return true;
        }
        for (std::uint32_t i = 0; i < n; ++i) {
            if (add_lut(o, {i})) return true;
        }
        for (std::uint32_t i = 0; i < n; ++i) {
            for (std::uint32_t j = i + 1; j < n; ++j) {
                if (add_lut(o, {i, j})) return true;
            }
        }
        for (std::uint32_t i = 0; i < n; ++i) {
            for (std::uint32_t j = i + 1; j < n; ++j) {
                for (std::uint32_t k = j + 1; k < n; ++k) {
                    if (add_lut(o, {i, j, k})) return true;
                }
            }
        }
        return false;
    }

    bool add_lut(std::size_t o, const std::vector<std::uint32_t>& from) {
        std::vector<const Bits*> x;
        for (const std::uint32_t i : from) x.push_back(&inputs_[i]);
        spent_ += words_ * 8;
        const std::optional<std::uint8_t> function = lut_over(o, x);
        if (!function) return false;
        MappedGate gate{lut_, *function, static_cast<std::uint8_t>(from.size()), {}};
        for (std::size_t k = 0; k < from.size(); ++k) gate.operands[k] = {Kind::Input, from[k]};
        add(o, gate);
        return true;
    }

    /// Output `o` is this gate, or an equal one that is there already.
    void add(std::size_t o, const MappedGate& gate) {
        const auto found = std::find(result_.gates.begin(), result_.gates.end(), gate);
        result_.outputs[o].ref = {Kind::Gate,
                                  static_cast<std::uint32_t>(found - result_.gates.begin())};
        if (found == result_.gates.end()) result_.gates.push_back(gate);
    }

    std::vector<Pair> pairs_of(std::size_t o) const {
        std::vector<Pair> pairs;
        const auto n = static_cast<std::uint32_t>(inputs_.size());
        for (std::uint32_t x = 0; x < n; ++x) {
            for (std::uint32_t y = x + 1; y < n; ++y) {
                Pair pair{x, y, {}};
                for (unsigned row = 0; row < 4; ++row) {
                    SplitRow asked{Bits(words_), Bits(words_)};
                    for (std::size_t w = 0; w < words_; ++w) {
                        const Word in_row = ((row & 1) ? inputs_[x][w] : ~inputs_[x][w]) &
                                            ((row & 2) ? inputs_[y][w] : ~inputs_[y][w]);
                        asked.on[w] = in_row & on_[o][w];
                        asked.off[w] = in_row & off_[o][w];
                    }
                    const Bits none(words_, 0);
                    if (leaves(asked.on, none) && leaves(asked.off, none)) {
                        pair.rows.push_back(std::move(asked));
                    }
                }
                pairs.push_back(std::move(pair));
            }
        }
        return pairs;
    }

    static bool splits(const Bits& shared, const SplitRow& row) {
        return !(meets(row.on, shared) && meets(row.off, shared)) &&
               !(leaves(row.on, shared) && leaves(row.off, shared));
    }

    const Pair* pair_for(const Demand& demand, const Bits& shared) {
        for (const Pair& pair : demand.pairs) {
            spent_ += words_ * 4;
            if (std::all_of(pair.rows.begin(), pair.rows.end(),
                            [&](const SplitRow& row) { return splits(shared, row); })) {
                return &pair;
            }
        }
        return nullptr;
    }

    bool serves_all(const Bits& shared) {
        for (std::size_t d = 0; d < demands_.size(); ++d) {
            if (pair_for(demands_[d], shared) != nullptr) continue;
            // The pickiest output first: it rules out most candidates on its own.
            std::rotate(demands_.begin(), demands_.begin() + static_cast<std::ptrdiff_t>(d),
                        demands_.begin() + static_cast<std::ptrdiff_t>(d) + 1);
            return false;
        }
        return true;
    }

    void build(std::uint8_t function, const std::array<std::uint32_t, 3>& from,
               const Bits& shared) {
        // Only the inputs that matter, in a table over just those.
        MappedGate gate{lut_, 0, 0, {}};
        std::array<Word, 3> place{};
        for (unsigned k = 0; k < 3; ++k) {
            if (!depends_on(function, k)) continue;
            place[k] = kOperandTable[gate.arity];
            gate.operands[gate.arity++] = {Kind::Input, from[k]};
        }
        gate.function = static_cast<std::uint8_t>(evaluate(function, place[0], place[1], place[2]));
        const MappedRef z{Kind::Gate, static_cast<std::uint32_t>(result_.gates.size())};
        result_.gates.push_back(gate);
        for (const Demand& demand : demands_) {
            const Pair& pair = *pair_for(demand, shared);
            const std::vector<const Bits*> x{&inputs_[pair.x], &inputs_[pair.y], &shared};
            const std::uint8_t table = lut_over(demand.output, x).value();
            add(demand.output,
                {lut_,
                 table,
                 3,
                 {MappedRef{Kind::Input, pair.x}, MappedRef{Kind::Input, pair.y}, z}});
        }
    }

    std::uint32_t lut_;
    std::uint64_t work_;
    std::uint64_t spent_ = 0;
    std::size_t words_ = 1;
    std::vector<Bits> inputs_, on_, off_;
    std::vector<Demand> demands_;
    MappedNetwork result_;
};

}  // namespace

std::optional<MappedNetwork> find_shared_lut(const TruthTable& table, const CellLibrary& library,
                                             std::uint64_t work) {
    const std::optional<std::uint32_t> lut = lut_cell(library, 3);
    if (!lut) return std::nullopt;
    return LutSearch(table, *lut, library, work).run();
}

}  // namespace minterm
