// SPDX-License-Identifier: Apache-2.0
//
// Candidates by class, a ranking by mapped cost, and hill climbing on codes.
#include "synth/search_encodings.hpp"

#include <algorithm>
#include <limits>
#include <mutex>
#include <numeric>
#include <optional>
#include <utility>

#include "runtime/support/run_jobs.hpp"
#include "synth/anneal.hpp"
#include "synth/care_table.hpp"
#include "synth/cell_figures.hpp"
#include "synth/cover_to_network.hpp"
#include "synth/encoding_classes.hpp"
#include "synth/exact_synthesis.hpp"
#include "synth/map.hpp"
#include "synth/minimize_qm.hpp"
#include "synth/order_gates.hpp"
#include "synth/random_sequence.hpp"
#include "synth/tabulate.hpp"
#include "synth/tuple_encoding.hpp"

namespace minterm {
namespace {

constexpr int kMaxSearchedBits = 12;
/// Edges of so many bits have few enough classes to try them all.
constexpr int kMostBitsOfAllClasses = 2;

/// `value_of_code` from `codes`; false if two values have a code in common.
bool fill_values(EdgeEncoding& edge) {
    edge.value_of_code.assign(std::size_t{1} << edge.bits, -1);
    for (std::size_t code = 0; code < edge.value_of_code.size(); ++code) {
        for (std::size_t value = 0; value < edge.codes.size(); ++value) {
            if (!edge.codes[value].contains(code)) continue;
            if (edge.value_of_code[code] >= 0) return false;
            edge.value_of_code[code] = static_cast<int>(value);
        }
    }
    return true;
}

/// The edge with every code complemented where `mask` has a bit.
EdgeEncoding complemented(const EdgeEncoding& edge, std::uint32_t mask) {
    std::vector<int> value_of_code(edge.value_of_code.size());
    for (std::size_t code = 0; code < value_of_code.size(); ++code) {
        value_of_code[code] = edge.value_of_code[code ^ mask];
    }
    return edge_encoding(edge.bits, static_cast<int>(edge.codes.size()), std::move(value_of_code));
}

/// The codes of an edge by class, `start` first, each once. `complements`: the complement of a
/// plane is another class.
std::vector<EdgeEncoding> edge_classes(const EdgeFlow& flow, const EdgeEncoding& start,
                                       bool complements) {
    std::vector<EdgeEncoding> found{start};
    if (start.bits == 0) return found;
    if (start.bits <= kMostBitsOfAllClasses) {
        for (EdgeEncoding& edge :
             encoding_classes(static_cast<int>(flow.values.size()), start.bits, !complements)) {
            if (edge != start) found.push_back(std::move(edge));
        }
        return found;
    }
    if (flow.components.size() != 1) {
        // Where something may be proved, it is for one width.
        const bool any_width = start.bits > kMostFreeBits;
        for (EdgeEncoding& edge : component_encodings(flow, kMaxStateBits)) {
            if (edge != start && (any_width || edge.bits == start.bits))
                found.push_back(std::move(edge));
        }
        return found;
    }
    const std::int64_t least = flow.values.front()[0];
    std::int64_t stride = 0;
    for (const FlowValue& value : flow.values) stride = std::gcd(stride, value[0] - least);
    if (stride == 0) return found;
    const std::uint32_t mask = all_bits(start.bits);
    for (const bool gray : {false, true}) {
        for (std::uint32_t offset = 0; offset <= mask; ++offset) {
            for (const bool descending : {false, true}) {
                EdgeEncoding edge;
                edge.bits = start.bits;
                for (const FlowValue& value : flow.values) {
                    const auto rank = static_cast<std::uint32_t>((value[0] - least) / stride);
                    std::uint32_t code = (descending ? offset - rank : offset + rank) & mask;
                    if (gray) code ^= code >> 1;
                    edge.codes.push_back({code, mask});
                }
                if (!fill_values(edge)) continue;
                if (std::find(found.begin(), found.end(), edge) == found.end()) {
                    found.push_back(std::move(edge));
                }
            }
        }
    }
    return found;
}

/// One random change of a code; false if it led nowhere.
bool change(EdgeEncoding& edge, RandomSequence& random) {
    if (edge.codes.size() < 2 || edge.bits == 0) return false;
    const std::size_t a = random.below(edge.codes.size());
    const auto bit = 1U << random.below(static_cast<std::size_t>(edge.bits));
    switch (random.below(5)) {
        case 0:
        case 1: {
            const std::size_t b = random.below(edge.codes.size());
            if (a == b) return false;
            std::swap(edge.codes[a], edge.codes[b]);
            break;
        }
        case 2: {
            const std::size_t code = random.below(edge.value_of_code.size());
            if (edge.value_of_code[code] >= 0) return false;
            edge.codes[a] = {static_cast<std::uint32_t>(code), all_bits(edge.bits)};
            break;
        }
        case 3:
            if ((edge.codes[a].mask & bit) == 0) return false;
            edge.codes[a].mask &= ~bit;
            edge.codes[a].bits &= ~bit;
            break;
        default:
            if ((edge.codes[a].mask & bit) != 0) return false;
            edge.codes[a].mask |= bit;
            if (random.below(2) != 0) edge.codes[a].bits |= bit;
            break;
    }
    return fill_values(edge);
}

/// Adds outputs `names`: the planes of an edge in the codes of `to`, made of those in the codes of
/// `from`, which are the inputs from `first_input` on.
void add_converter(Network& network, const EdgeEncoding& from, const EdgeEncoding& to,
                   int first_input, const std::vector<std::string>& names) {
    TruthTable table;
    for (int k = 0; k < from.bits; ++k) table.inputs.push_back("x" + std::to_string(k));
    const MintermSet nothing(from.bits);
    for (int k = 0; k < to.bits; ++k) {
        table.outputs.push_back({names[static_cast<std::size_t>(k)], nothing, nothing});
    }
    for (std::uint64_t code = 0; code < nothing.size(); ++code) {
        const int value = from.value_of_code[code];
        for (int k = 0; k < to.bits; ++k) {
            TableOutput& output = table.outputs[static_cast<std::size_t>(k)];
            const Cube cube = value < 0 ? Cube{0, 0} : to.codes[static_cast<std::size_t>(value)];
            if ((cube.mask >> k & 1) == 0) {
                output.dont_care.set(code);
            } else if ((cube.bits >> k & 1) != 0) {
                output.on.set(code);
            }
        }
    }
    const Network converter = cover_to_network(minimize_qm(table));
    std::vector<Signal> inputs;
    for (int k = 0; k < from.bits; ++k) inputs.push_back(network.input(first_input + k));
    const std::vector<Signal> outputs = inline_network(network, converter, inputs);
    for (std::size_t k = 0; k < outputs.size(); ++k) network.add_output(names[k], outputs[k]);
}

std::vector<std::string> plane_names(char edge, int bits, const char* suffix) {
    std::vector<std::string> names;
    for (int k = 0; k < bits; ++k) names.push_back(edge + std::to_string(k) + suffix);
    return names;
}

/// Converters for both edges side by side; `predicates` inputs pass through behind them.
MappedNetwork converters(const Encoding& from, const Encoding& to, int predicates,
                         const char* suffix, const CellLibrary& library) {
    std::vector<std::string> inputs = plane_names('v', from.vertical.bits, suffix);
    for (std::string& name : plane_names('h', from.horizontal.bits, suffix)) {
        inputs.push_back(std::move(name));
    }
    for (std::string& name : plane_names('c', predicates, "")) inputs.push_back(std::move(name));
    Network network(inputs);
    add_converter(network, from.vertical, to.vertical, 0,
                  plane_names('v', to.vertical.bits, suffix));
    add_converter(network, from.horizontal, to.horizontal, from.vertical.bits,
                  plane_names('h', to.horizontal.bits, suffix));
    for (int k = 0; k < predicates; ++k) {
        const int input = from.vertical.bits + from.horizontal.bits + k;
        network.add_output(network.input_names()[static_cast<std::size_t>(input)],
                           network.input(input));
    }
    return map_network(network, library);
}

/// A cell for other codes: converters around a known one. Large, but far smaller than what a cover
/// becomes where there are many inputs, and it improves quickly.
MappedNetwork transcode(const EncodedCell& known, const Flows& flows, const Encoding& encoding,
                        const CellLibrary& library) {
    const MappedNetwork before = converters(encoding, known.encoding, flows.relations, "", library);
    const MappedNetwork after = converters(known.encoding, encoding, 0, "'", library);
    return compose(after, compose(known.network, before));
}

class EncodingSearch {
public:
    EncodingSearch(const Flows& flows, const CellLibrary& library,
                   const EncodingSearchParams& params,
                   const std::function<void(const EncodedCell&)>& progress)
        : flows_(flows),
          library_(library),
          params_(params),
          progress_(progress),
          random_(params.seed),
          pays_for_inverters_(!lut_cell(library, 2)) {
        if (pays_for_inverters_) fixed_ = fixed_points(flows);
    }

    Result<EncodedCell> run(const Encoding& start) {
        start_ = solve_encoding(flows_, start, library_, params_.work_per_trial, params_.seed,
                                nullptr, params_.stop);
        note(start_);
        const bool few_bits = start.vertical.bits + start.horizontal.bits <= kMaxSearchedBits;
        if (few_bits && !params_.given.all()) {
            MINTERM_TRY(std::vector<EncodedCell> ranked, try_classes(start));
            const auto climbers =
                std::min(ranked.size(), static_cast<std::size_t>(std::max(0, params_.climbers)));
            for (std::size_t k = 0; k < climbers; ++k) climb(ranked[k]);
        }
        if (stopped()) return *best_;
        const EncodedCell best = *best_;
        note(solve_encoding(flows_, best.encoding, library_, params_.final_work, params_.seed,
                            &best, params_.stop));
        return *best_;
    }

private:
    bool stopped() const { return met(params_.stop); }

    bool is_better(const EncodedCell& cell) const {
        if (!best_ || cell.cost != best_->cost) return !best_ || cell.cost < best_->cost;
        const auto figures = [&](const EncodedCell& c) {
            return rank(figures_of(c.network, library_), Objective::Gates);
        };
        return figures(cell) < figures(*best_);
    }

    void tell(const EncodedCell& cell) {
        if (cell.cost > told_) return;
        told_ = cell.cost;
        if (progress_) progress_(cell);
    }

    void note(const EncodedCell& cell) {
        tell(cell);
        if (is_better(cell)) best_ = cell;
    }

    EncodedCell solve(const Encoding& encoding) {
        EncodedCell cell = solve_encoding(flows_, encoding, library_, params_.work_per_trial,
                                          random_.next(), &start_, params_.stop);
        note(cell);
        return cell;
    }

    /// All of them, on all processors; in order, and the same whatever their number is.
    Result<std::vector<EncodedCell>> solve_all(const std::vector<Encoding>& encodings) {
        std::vector<std::uint64_t> seeds;
        for (std::size_t k = 0; k < encodings.size(); ++k) seeds.push_back(random_.next());
        std::vector<std::optional<EncodedCell>> cells(encodings.size());
        std::mutex mutex;
        const auto solve_one = [&](std::size_t k) -> Status {
            if (stopped()) return success();
            EncodedCell cell =
                solve_encoding(flows_, encodings[k], library_, params_.work_per_trial, seeds[k],
                               &start_, params_.stop);
            const std::lock_guard lock(mutex);
            tell(cell);
            cells[k] = std::move(cell);
            return success();
        };
        MINTERM_TRY(
            [[maybe_unused]] const Unit solved,
            run_jobs(threads_of_all_processors(), encodings.size(), [&] { return solve_one; }));
        std::vector<EncodedCell> found;
        for (std::optional<EncodedCell>& cell : cells) {
            if (!cell) continue;
            if (is_better(*cell)) best_ = *cell;
            found.push_back(std::move(*cell));
        }
        return found;
    }

    /// The encodings with the chosen fixed point, if there is one, at all zeros where codes are
    /// free.
    Encoding with_zero(const Encoding& encoding) {
        if (fixed_.empty()) return encoding;
        const auto [v, h] = fixed_[random_.below(fixed_.size())];
        Encoding result = encoding;
        if (!params_.given.vertical) {
            result.vertical = complemented(encoding.vertical, encoding.vertical.codes[v].bits);
        }
        if (!params_.given.horizontal) {
            result.horizontal =
                complemented(encoding.horizontal, encoding.horizontal.codes[h].bits);
        }
        return result;
    }

    /// `class_trials` pairs of classes: all of them where they are so few; else first those at
    /// equal places, which are the same class where the edges are alike, then their neighbours (the
    /// same class counting the other way), as far as those go, and the others as they come.
    std::vector<Encoding> class_pairs(const Encoding& start) {
        const auto classes = [&](bool vertical, bool complements) {
            const EdgeEncoding& edge = vertical ? start.vertical : start.horizontal;
            const bool given = vertical ? params_.given.vertical : params_.given.horizontal;
            if (given) return std::vector<EdgeEncoding>{edge};
            return edge_classes(vertical ? flows_.vertical : flows_.horizontal, edge, complements);
        };
        std::vector<EdgeEncoding> v = classes(true, false);
        std::vector<EdgeEncoding> h = classes(false, false);
        const auto most = static_cast<std::size_t>(std::max(0, params_.class_trials));
        std::vector<Encoding> pairs;
        if (v.size() * h.size() <= most) {
            for (const EdgeEncoding& vertical : v) {
                for (const EdgeEncoding& horizontal : h) {
                    pairs.push_back(with_zero({vertical, horizontal}));
                }
            }
            if (!pays_for_inverters_) return pairs;
            v = classes(true, true);
            h = classes(false, true);
        } else {
            for (std::size_t distance = 0; distance < 4; ++distance) {
                for (std::size_t k = 0; k < v.size() && pairs.size() < most * 3 / 4; ++k) {
                    if ((k ^ distance) < h.size())
                        pairs.push_back(with_zero({v[k], h[k ^ distance]}));
                }
            }
        }
        while (pairs.size() < most) {
            pairs.push_back(with_zero({v[random_.below(v.size())], h[random_.below(h.size())]}));
        }
        return pairs;
    }

    /// Cells of different classes, the cheapest first.
    Result<std::vector<EncodedCell>> try_classes(const Encoding& start) {
        std::vector<EncodedCell> cells{*best_};
        MINTERM_TRY(std::vector<EncodedCell> found, solve_all(class_pairs(start)));
        for (EncodedCell& cell : found) cells.push_back(std::move(cell));
        std::stable_sort(
            cells.begin(), cells.end(),
            [](const EncodedCell& a, const EncodedCell& b) { return a.cost < b.cost; });
        return cells;
    }

    void climb(EncodedCell at) {
        for (int k = 0; k < params_.changes && !stopped(); ++k) {
            Encoding next = at.encoding;
            bool changed = false;
            const std::size_t steps = 1 + random_.below(3);
            for (std::size_t s = 0; s < steps; ++s) {
                const bool vertical =
                    params_.given.any() ? params_.given.horizontal : random_.below(2) != 0;
                EdgeEncoding& edge = vertical ? next.vertical : next.horizontal;
                const EdgeEncoding before = edge;
                if (change(edge, random_)) {
                    changed = true;
                } else {
                    edge = before;
                }
            }
            if (!changed) continue;
            if (random_.below(4) == 0) next = with_zero(next);
            EncodedCell cell = solve(next);
            if (cell.cost <= at.cost) at = std::move(cell);
        }
    }

    const Flows& flows_;
    const CellLibrary& library_;
    const EncodingSearchParams& params_;
    const std::function<void(const EncodedCell&)>& progress_;
    RandomSequence random_;
    bool pays_for_inverters_;
    std::vector<std::pair<FlowIndex, FlowIndex>> fixed_;
    EncodedCell start_;
    std::optional<EncodedCell> best_;
    int told_ = std::numeric_limits<int>::max();  // the cost of the last cell that was told of
};

}  // namespace

EncodedCell solve_encoding(const Flows& flows, const Encoding& encoding, const CellLibrary& library,
                           std::uint64_t work, std::uint64_t seed, const EncodedCell* known,
                           const StopCondition* stop) {
    const TruthTable table = tabulate(flows, encoding);
    MinimizeParams products;
    if (stop != nullptr) products.stop = [stop] { return stop->met(); };
    MapParams cover_only;
    cover_only.optimize_inputs = 0;
    cover_only.stop = stop;
    MappedNetwork start =
        map_network(cover_to_network(minimize_qm(table, products)), library, &table, cover_only);
    if (known != nullptr) {
        MappedNetwork other = transcode(*known, flows, encoding, library);
        if (total_cost(other, library) < total_cost(start, library)) start = std::move(other);
    }
    AnnealParams params;
    params.work = work;
    params.seed = seed;
    params.stop = stop;
    EncodedCell cell{encoding,
                     order_gates(anneal(start, care_table(flows, encoding), library, params)), 0};
    cell.cost = total_cost(cell.network, library);
    return cell;
}

Result<EncodedCell> search_encodings(const Flows& flows, const Encoding& start,
                                     const CellLibrary& library, const EncodingSearchParams& params,
                                     const std::function<void(const EncodedCell&)>& progress) {
    return EncodingSearch(flows, library, params, progress).run(start);
}

}  // namespace minterm
