// SPDX-License-Identifier: Apache-2.0
#include "runtime/search/literal_set.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace minterm {

namespace {

// Nanoseconds, fitted to runs on an AMD EPYC (Zen 4): 10 to 100,000 patterns of 8 to 12 letters in
// 64 MB of random DNA and of English.
constexpr double kSurvivor = 6;     ///< of the bits: an entry is compared
constexpr double kCandidate = 5;    ///< an entry whose window is there
constexpr double kMerged = 8;       ///< the same beside another filter
constexpr double kPutInOrder = 15;  ///< the same where windows are not the last bytes
constexpr double kWalkedHit = 20;   ///< what the automaton finds
constexpr double kStep = 6;         ///< of the steps that are counted
constexpr std::size_t kFirstLevel = std::size_t{32} << 10U;
constexpr std::size_t kSecondLevel = std::size_t{512} << 10U;

/// A place whose bits are asked for, by how many share a word.
double place_nanoseconds(std::size_t stride, std::size_t table_bytes) {
    if (!GramBits::has_vectors()) return 2.5;
    constexpr std::array<double, GramShape::kWidest> kByStride{0.55, 0.42, 0.36, 0.29, 0.29};
    return kByStride[stride - 1] * (table_bytes <= kFirstLevel ? 1 : 1.2);
}

/// By what the states take that a text visits.
double walk_nanoseconds(std::size_t states, std::size_t codes) {
    const std::size_t bytes = states * codes * sizeof(std::uint32_t);
    if (bytes <= kFirstLevel) return 2.8;
    if (bytes <= kSecondLevel) return 3;
    return bytes <= 16 * kSecondLevel ? 5 : 12;
}

/// Lengths at which patterns may be divided, and of which many ones only, for whom more than
/// places costs.
constexpr std::array<std::size_t, 9> kLengths{1, 2, 3, 4, 6, 8, 9, 10, 12};
constexpr auto is_for_many = [](std::size_t length) { return length == 9 || length == 10; };
constexpr std::size_t kMany = 1024;
/// So few of a place that no others are worth looking for.
constexpr double kFewCandidates = 0.003;
/// Patterns of a part whose windows are set when survivors are counted.
constexpr std::size_t kPatternsTried = 4096;
constexpr std::size_t kMostSample = std::size_t{32} << 10U;

/// The best filter for each range of patterns by length.
class Planner {
public:
    Planner(const PatternTexts& patterns, const std::vector<std::uint32_t>& by_length,
            const ByteCodes& codes, std::string_view sample, bool is_made_up)
        : patterns_(patterns),
          by_length_(by_length),
          codes_(codes),
          chooser_(patterns, codes, sample, is_made_up) {}

    /// From the longest lengths down, what is best for all patterns from a length on.
    std::pair<double, std::vector<GramPlan>> best() {
        std::vector<std::size_t> bounds;
        for (const std::size_t length : kLengths) {
            if (is_for_many(length) && by_length_.size() < kMany) continue;
            const std::size_t first = first_of(length);
            if (first < by_length_.size() && (bounds.empty() || bounds.back() != first))
                bounds.push_back(first);
        }
        bounds.push_back(by_length_.size());
        std::vector<std::pair<double, std::vector<GramPlan>>> from(bounds.size());
        for (std::size_t i = bounds.size() - 1; i-- > 0;) {
            for (std::size_t j = i + 1; j < bounds.size(); ++j) {
                auto [cost, plan] = filter_for(bounds[i], bounds[j]);
                cost += from[j].first;
                if (j > i + 1 && cost >= from[i].first) continue;
                from[i] = {cost, {std::move(plan)}};
                from[i].second.insert(from[i].second.end(), from[j].second.begin(),
                                      from[j].second.end());
            }
        }
        return from.front();
    }

private:
    std::size_t first_of(std::size_t length) const {
        const auto place = std::partition_point(
            by_length_.begin(), by_length_.end(),
            [&](std::uint32_t pattern) { return patterns_[pattern].size() < length; });
        return static_cast<std::size_t>(place - by_length_.begin());
    }

    std::pair<double, GramPlan> filter_for(std::size_t first, std::size_t end) const {
        const std::span members = std::span(by_length_).subspan(first, end - first);
        const std::size_t shortest = patterns_[members.front()].size();
        const std::size_t longest = patterns_[members.back()].size();
        const bool is_one_of_many = members.size() < by_length_.size();
        std::optional<std::pair<double, GramPlan>> best;
        std::optional<std::size_t> length;
        std::vector<WindowChoice> choices;
        for (std::size_t stride = 1; stride <= std::min(GramShape::kWidest, shortest); ++stride) {
            const GramShape shape{std::min(GramShape::kLongest, shortest + 1 - stride), stride};
            if (length != shape.window()) {
                length = shape.window();
                choices.assign(1, chooser_.last(members, *length));
                if (longest > *length && choices.front().candidates > kFewCandidates)
                    choices.push_back(chooser_.rarest(members, *length));
            }
            for (const WindowChoice& choice : choices) {
                const double candidate = kCandidate + (is_one_of_many ? kMerged : 0.0) +
                                         (choice.behind.empty() ? 0.0 : kPutInOrder);
                const auto [bytes, survivors] = survival(members, choice.behind, shape);
                const double cost = place_nanoseconds(stride, bytes) + survivors * kSurvivor +
                                    choice.candidates * candidate;
                if (!best || cost < best->first)
                    best = {cost, GramPlan{shape, first, end, survivors, choice.in_sample,
                                           choice.behind}};
            }
        }
        return *std::move(best);
    }

    /// Bytes of a table of bits for these windows, and the part of all places that it leaves.
    std::pair<std::size_t, double> survival(std::span<const std::uint32_t> members,
                                            std::span<const std::uint8_t> behind,
                                            const GramShape& shape) const {
        const std::size_t step = members.size() / kPatternsTried + 1;
        std::vector<std::uint32_t> words(GramBits::words_for(members.size() * shape.stride));
        const GramBits bits(shape, codes_.common_bits, words);
        for (std::size_t i = 0; i < members.size(); i += step) {
            std::string_view pattern = patterns_[members[i]];
            if (!behind.empty()) pattern.remove_suffix(behind[i]);
            bits.add(pattern.substr(pattern.size() - shape.window()), words);
        }
        return {bits.bytes(), std::min(1.0, chooser_.survivors(bits) * static_cast<double>(step))};
    }

    const PatternTexts& patterns_;
    const std::vector<std::uint32_t>& by_length_;
    const ByteCodes& codes_;
    WindowChooser chooser_;
};

}  // namespace

/// A linear congruential generator (Knuth's MMIX) picks them.
std::string made_up_sample(const PatternTexts& patterns) {
    std::uint64_t random = 1;
    const auto below = [&](std::size_t count) {
        random = random * 6364136223846793005U + 1442695040888963407U;
        return static_cast<std::size_t>((random >> 33U) % count);
    };
    std::string sample(kMostSample / 2, ' ');
    for (char& byte : sample) {
        const std::string_view pattern = patterns[below(patterns.size())];
        byte = pattern[below(pattern.size())];
    }
    return sample;
}

LiteralPlan plan_literals(const PatternTexts& patterns, const ByteCodes& codes,
                          LiteralEngine engine, std::string_view sample) {
    LiteralPlan plan;
    std::size_t symbols = 1;
    for (std::uint32_t i = 0; i < patterns.size(); ++i) {
        plan.by_length.push_back(i);
        symbols += patterns[i].size();
    }
    std::stable_sort(
        plan.by_length.begin(), plan.by_length.end(),
        [&](std::uint32_t a, std::uint32_t b) { return patterns[a].size() < patterns[b].size(); });
    plan.automaton_nanoseconds = walk_nanoseconds(symbols, codes.count);
    plan.automaton = engine == LiteralEngine::Automaton;
    if (plan.automaton) return plan;
    const std::string made_up = sample.empty() ? made_up_sample(patterns) : std::string();
    if (sample.empty()) sample = made_up;
    auto [cost, filters] =
        Planner(patterns, plan.by_length, codes, sample.substr(0, kMostSample), !made_up.empty())
            .best();
    plan.filter_nanoseconds = cost;
    for (const GramPlan& filter : filters) plan.candidates += filter.candidates;
    plan.automaton_nanoseconds += plan.candidates * kWalkedHit;
    plan.filters = std::move(filters);
    plan.automaton = engine == LiteralEngine::Auto && plan.automaton_nanoseconds < cost;
    return plan;
}

LiteralTables build_literal_tables(const PatternTexts& patterns, const ByteCodes& codes,
                                   const LiteralPlan& plan) {
    LiteralTables tables;
    if (plan.automaton) {
        tables.automaton = build_automaton_tables(patterns, codes);
        return tables;
    }
    for (const GramPlan& filter : plan.filters)
        tables.filters.push_back(build_gram_tables(
            patterns, std::span(plan.by_length).subspan(filter.first, filter.end - filter.first),
            filter.behind, codes, filter.shape));
    return tables;
}

bool is_sound(const LiteralPlan& plan, const LiteralTables& tables, const PatternTexts& patterns,
              const ByteCodes& codes) {
    constexpr double kMostNanoseconds = 1e6;
    const auto is_time = [](double time) { return time >= 0 && time <= kMostNanoseconds; };
    if (patterns.size() == 0 || !codes.is_sound() || !is_time(plan.automaton_nanoseconds) ||
        !is_time(plan.filter_nanoseconds) || tables.automaton.has_value() != plan.automaton)
        return false;
    if (tables.automaton && !is_sound(*tables.automaton, patterns, codes)) return false;
    if (!plan.automaton && tables.filters.size() != plan.filters.size()) return false;
    for (const GramPlan& filter : plan.filters)
        if (filter.first > filter.end || filter.end > patterns.size()) return false;
    return std::all_of(tables.filters.begin(), tables.filters.end(),
                       [&](const GramTables& filter) { return is_sound(filter, patterns); });
}

LiteralSet::LiteralSet(PatternTexts patterns, const ByteCodes& codes, LiteralPlan plan,
                       LiteralTables tables)
    : patterns_(std::move(patterns)), codes_(codes), plan_(std::move(plan)) {
    for (GramTables& filter : tables.filters)
        filters_.emplace_back(patterns_, codes_, std::move(filter));
    if (tables.automaton) make_automaton(*std::move(tables.automaton));
}

void LiteralSet::make_automaton(std::optional<AutomatonTables> tables) const {
    std::call_once(automaton_made_, [&] {
        if (!tables) tables = build_automaton_tables(patterns_, codes_);
        automaton_ = std::make_unique<const LiteralAutomaton>(codes_, patterns_.longest(),
                                                              *std::move(tables));
    });
}

const LiteralAutomaton& LiteralSet::automaton() const {
    make_automaton(std::nullopt);
    return *automaton_;
}

LiteralTables LiteralSet::tables() const {
    LiteralTables tables;
    if (plan_.automaton) tables.automaton = automaton_->tables();
    for (const GramFilter& filter : filters_) tables.filters.push_back(filter.tables());
    return tables;
}

std::size_t LiteralWorkspace::piece_size() const {
    return std::max(std::size_t{32} << 10U, 16 * set_->patterns_.longest());
}

/// Says whether the filters were enough.
bool LiteralWorkspace::filter(const TextWindow& text, std::size_t begin, std::size_t end,
                              std::vector<ReportedColumn>& found) {
    const std::size_t first = found.size();
    const auto most_steps = static_cast<std::size_t>(static_cast<double>(end - begin) * 2 *
                                                     set_->plan_.automaton_nanoseconds / kStep);
    std::size_t steps = 0;
    for (const GramFilter& filter : set_->filters_) {
        const auto middle = static_cast<std::ptrdiff_t>(found.size());
        if (!filter.search(text, begin, end, most_steps, found, steps)) {
            found.resize(first);
            return false;
        }
        const auto from = static_cast<std::ptrdiff_t>(first);
        if (middle > from && static_cast<std::size_t>(middle) < found.size())
            std::inplace_merge(found.begin() + from, found.begin() + middle, found.end(),
                               [](const ReportedColumn& a, const ReportedColumn& b) {
                                   return std::pair(a.end, a.pattern) < std::pair(b.end, b.pattern);
                               });
    }
    return true;
}

void LiteralWorkspace::search(const TextWindow& text, std::size_t begin, std::size_t end,
                              std::vector<ReportedColumn>& found) {
    constexpr std::size_t kMostPatience = 256;
    set_->searched_.fetch_add(end - begin, std::memory_order_relaxed);
    if (!set_->plan_.automaton) {
        if (pieces_to_walk_ > 0) {
            --pieces_to_walk_;
        } else if (filter(text, begin, end, found)) {
            patience_ = 1;
            return;
        } else {
            pieces_to_walk_ = patience_;
            patience_ = std::min(2 * patience_, kMostPatience);
        }
    }
    set_->walked_.fetch_add(end - begin, std::memory_order_relaxed);
    set_->automaton().search(text, begin, end, found);
}

}  // namespace minterm
