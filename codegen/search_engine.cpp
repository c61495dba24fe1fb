// SPDX-License-Identifier: Apache-2.0
//
// Recurrence and patterns -> delay cell -> networks of groups -> kernels, or literals.
#include "codegen/search_engine.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>
#include <unordered_map>
#include <utility>

#include "codegen/code_source.hpp"
#include "codegen/compile_cyclic.hpp"
#include "codegen/cyclic.hpp"
#include "codegen/kernel_key.hpp"
#include "codegen/literal_codes.hpp"
#include "codegen/search_engine_state.hpp"
#include "codegen/search_screen.hpp"
#include "codegen/text_sliced.hpp"
#include "runtime/search/literal_set.hpp"
#include "runtime/search/screen_plan.hpp"
#include "runtime/search/search_driver.hpp"
#include "synth/cyclic_cell.hpp"
#include "synth/delay_cell.hpp"
#include "synth/lower_reach.hpp"
#include "synth/map.hpp"
#include "synth/pattern_network.hpp"

namespace minterm {

namespace {

/// Gates of a group that measured best: fewer patterns share less, more of them need more registers
/// than there are.
constexpr std::size_t kGroupGates = 640;

/// What a text is taken for whose length nobody knows.
constexpr std::uint64_t kUnknownText = std::uint64_t{64} << 20U;

/// Patterns with the same codes are the same.
DistinctPatterns distinct(const std::vector<std::string>& patterns,
                          const std::optional<ByteCodes>& codes) {
    std::unordered_map<std::string, std::uint32_t> known;
    std::vector<std::string> texts;
    std::vector<std::uint32_t> place_of;
    for (const std::string& pattern : patterns) {
        std::string key = pattern;
        if (codes)
            for (char& byte : key) byte = static_cast<char>((*codes)(byte));
        const auto [entry, is_new] =
            known.try_emplace(std::move(key), static_cast<std::uint32_t>(texts.size()));
        if (is_new) texts.push_back(pattern);
        place_of.push_back(entry->second);
    }
    return {PatternTexts(texts), std::move(place_of)};
}

std::size_t gates_of_row(const DelayCell& cell) {
    std::size_t total = 0;
    for (const DelayLogic& logic : cell.logic)
        total += static_cast<std::size_t>(logic.network.gate_count());
    return std::max<std::size_t>(1, total);
}

/// Where groups begin, and the end of the last: so many rows times planes in each.
std::vector<std::size_t> group_bounds(const DelayCell& cell, const PatternTexts& patterns,
                                      std::size_t gates) {
    const std::size_t gates_of_cell = gates_of_row(cell);
    std::vector<std::size_t> bounds{0};
    std::size_t here = 0;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const std::size_t more = patterns[i].size() * gates_of_cell;
        if (here > 0 && here + more > gates) {
            bounds.push_back(i);
            here = 0;
        }
        here += more;
    }
    bounds.push_back(patterns.size());
    return bounds;
}

/// `gates`: of all rows as they are written; `letters`: how many different symbols there are, masks
/// of few of which stay in registers. Fitted to runs on an AMD EPYC (Zen 4, which takes words of
/// 512 bits in two passes), 8 to 16 MB of random DNA, of random proteins and of English, as all
/// that is compared with it.
LogicCost logic_cost(std::size_t symbols, std::size_t letters, std::size_t gates,
                     const DelayCell& cell, const Target& target, std::uint64_t bytes) {
    constexpr double kManyLetters = 12;
    const auto count = static_cast<double>(gates);
    const double many = std::min(1.0, static_cast<double>(letters) / kManyLetters);
    const double words =
        std::max(1.0, 256.0 / target.word_bits) * (target.ternary_logic ? 1.0 : 1.5);
    return {(5e6 + count * (cell.diagonal ? 5e4 : 1.5e5)) / static_cast<double>(bytes),
            0.07 + words * ((cell.diagonal ? 0.0004 : 0.00055) * count +
                            0.0004 * many * static_cast<double>(symbols))};
}

/// What logic takes for what it finds: where something is, all patterns are asked for.
double hits_nanoseconds(double hits, std::size_t patterns) {
    return hits * (40 + 1.4 * static_cast<double>(patterns));
}

std::size_t letters_of(const PatternTexts& patterns) {
    SymbolBytes there;
    for (const char byte : patterns.bytes()) there.set(static_cast<unsigned char>(byte));
    return there.count();
}

/// The same of patterns side by side in words: their kernel is one for all patterns, and so on disk
/// already where kernels are kept. It takes longer to compile than most of logic.
double side_by_side_nanoseconds(const CodeSource& source, const DelayCell& cell,
                                const CyclicShape& shape, std::size_t patterns,
                                std::uint64_t bytes) {
    const LayoutCosts& costs = source.target().costs;
    const double kernel = source.keeps() ? 1e6 : 25e6;
    const auto words = static_cast<double>(shape.groups(patterns) * shape.chain);
    const double move = shape.parts ? 0 : costs.side_move * static_cast<double>(cell.planes.size());
    return kernel / static_cast<double>(bytes) +
           words *
               (costs.side_word + costs.side_gate * static_cast<double>(gates_of_row(cell)) + move);
}

/// Lanes, which are faster, where all patterns fit.
bool fits_lanes(const Target& target, std::size_t longest) {
    return longest <= std::min<std::size_t>(64, static_cast<std::size_t>(target.word_bits));
}

/// How patterns lie on a device.
Result<SearchMethod> method_of_device(SearchMethod asked, const Target& target,
                                      std::size_t longest) {
    if (asked == SearchMethod::Cyclic || asked == SearchMethod::Lanes) return asked;
    if (asked == SearchMethod::Auto)
        return fits_lanes(target, longest) ? SearchMethod::Lanes : SearchMethod::Cyclic;
    return Failure::user(
        "target 'cuda' searches with patterns side by side, by the methods lanes and cyclic; leave "
        "the method open, or the target");
}

/// Logic costs the same for every text, which is worth something: it is taken if that is less than
/// the automaton costs, to which filters fall back, and little by itself or beside the filters.
bool is_better_as_logic(LogicCost logic, const LiteralPlan& plan, std::size_t patterns) {
    constexpr double kLittleRun = 0.3;
    constexpr double kLittle = 0.75;
    constexpr double kWorth = 1.2;
    logic.run += hits_nanoseconds(plan.candidates, patterns);
    return logic.total() <= plan.automaton_nanoseconds &&
           (logic.total() <= kWorth * plan.filter_nanoseconds ||
            (logic.run <= kLittleRun && logic.total() <= kLittle));
}

/// Patterns side by side in the words that cost least.
struct SideBySide {
    std::shared_ptr<const CodeSource> source;
    bool lanes = false;
    CyclicShape shape;
    double nanoseconds = 0;
};

SideBySide side_by_side(const DelayCell& cell, const PatternTexts& texts, const Target& target,
                        const CellStore& store, std::uint64_t bytes) {
    SideBySide best;
    for (const Target* const words : up_to_words_of(target)) {
        SideBySide here{code_source(*words, store), fits_lanes(*words, texts.longest()), {}, 0};
        here.shape = here.source->shape(cell, texts.size(), texts.longest(),
                                        delay_memory(cell, texts.longest()), here.lanes);
        here.nanoseconds =
            side_by_side_nanoseconds(*here.source, cell, here.shape, texts.size(), bytes);
        const bool is_possible = here.shape.chain <= kLongestChain;
        if (best.source == nullptr || best.shape.chain > kLongestChain ||
            (is_possible && here.nanoseconds < best.nanoseconds))
            best = std::move(here);
    }
    return best;
}

/// Everything that the code of a set of patterns differs by.
std::string search_key(const Recurrence& recurrence, const PatternSymbols& symbols,
                       const std::vector<std::size_t>& bounds, const Target& target) {
    std::string text = target.name + " text-sliced\n" + print_recurrence(recurrence);
    for (const ByteClass& bytes : symbols.classes) text += bytes.to_string() + "\n";
    for (const std::vector<SymbolClass>& rows : symbols.rows) {
        for (const SymbolClass& symbol : rows)
            text += fmt::format("{}.{} ", static_cast<int>(symbol.kind), symbol.index);
        text += "\n";
    }
    return text + fmt::format("{}\n", fmt::join(bounds, " "));
}

/// The numbers beside the code on disk, written and read in one order.
class FigureReader {
public:
    explicit FigureReader(const std::vector<std::int64_t>& figures) : figures_(figures) {}
    std::size_t next() {
        return place_ < figures_.size() ? static_cast<std::size_t>(figures_[place_++]) : 0;
    }
    /// Of things that have figures, so no more than there are: they may come from a file.
    std::size_t count() { return std::min(next(), figures_.size() - place_); }

private:
    const std::vector<std::int64_t>& figures_;
    std::size_t place_ = 0;
};

/// What a match function is, without its code.
void write_group(const TextSlicedGroup& group, std::vector<std::int64_t>& figures) {
    const auto put = [&](std::size_t value) {
        figures.push_back(static_cast<std::int64_t>(value));
    };
    put(group.results);
    put(group.delays);
    put(group.patterns.size());
    for (const TextSlicedPattern& pattern : group.patterns) {
        put(pattern.report);
        put(pattern.costs.size());
        for (const auto& [result, bound] : pattern.costs) {
            put(result);
            figures.push_back(bound);
        }
    }
}

TextSlicedGroup read_group(FigureReader& figures) {
    TextSlicedGroup group;
    group.results = figures.next();
    group.delays = figures.next();
    group.patterns.resize(figures.count());
    for (TextSlicedPattern& pattern : group.patterns) {
        pattern.report = static_cast<std::uint32_t>(figures.next());
        pattern.costs.resize(figures.count());
        for (auto& [result, bound] : pattern.costs) {
            result = static_cast<std::uint32_t>(figures.next());
            bound = static_cast<std::int64_t>(figures.next());
        }
    }
    return group;
}

}  // namespace

Status check_pattern_sizes(const Recurrence& recurrence, const std::vector<std::size_t>& sizes) {
    if (sizes.empty()) return Failure::user("there is no pattern to search for");
    const auto k = std::find_if(recurrence.parameters.begin(), recurrence.parameters.end(),
                                [](const Parameter& parameter) { return parameter.name == "k"; });
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (sizes[i] == 0)
            return Failure::user(fmt::format("pattern {} is empty: it would be everywhere", i + 1));
        if (k != recurrence.parameters.end() &&
            sizes[i] <= static_cast<std::size_t>(std::max<std::int64_t>(0, k->value)))
            return Failure::user(fmt::format(
                "pattern {} has {} symbol{} and {} errors are allowed: it would be everywhere",
                i + 1, sizes[i], sizes[i] == 1 ? "" : "s", k->value));
    }
    return success();
}

DistinctPatterns::DistinctPatterns(PatternTexts which, SharedArray<std::uint32_t> places)
    : texts(std::move(which)), place_of(std::move(places)) {
    has_duplicates = place_of.size() > texts.size();
    if (!has_duplicates) return;
    // Counted, then put where their text's begin.
    first_number_.resize(texts.size() + 1);
    for (const std::uint32_t place : place_of) ++first_number_[place + 1];
    std::partial_sum(first_number_.begin(), first_number_.end(), first_number_.begin());
    numbers_.resize(place_of.size());
    std::vector<std::uint32_t> next = first_number_;
    for (std::uint32_t number = 0; number < place_of.size(); ++number)
        numbers_[next[place_of[number]]++] = number;
}

std::optional<DistinctPatterns> DistinctPatterns::of(PatternTexts texts,
                                                     SharedArray<std::uint32_t> place_of) {
    // They are met in their order.
    std::uint32_t met = 0;
    for (const std::uint32_t place : place_of) {
        if (place > met) return std::nullopt;
        met += place == met ? 1 : 0;
    }
    if (met == 0 || met != texts.size() || place_of.size() >= PatternTrie::kNone)
        return std::nullopt;
    return DistinctPatterns(std::move(texts), std::move(place_of));
}

/// Networks, gates, program; and the figures that the driver needs.
Result<KernelDraft> SearchEngine::State::compile(const std::vector<std::size_t>& bounds,
                                                 const Target& target, std::string name) {
    StageClock clock(times);
    const CellLibrary& library = *target.library;
    std::vector<TextSlicedPatterns> groups;
    std::size_t memory = 0;
    std::size_t match_gates = 0;
    for (std::size_t i = 0; i + 1 < bounds.size(); ++i) {
        TextSlicedPatterns& group = groups.emplace_back();
        group.network = unroll(cell, symbols, bounds[i], bounds[i + 1]);
        memory = std::max<std::size_t>(memory, group.network.memory);
    }
    clock.done("networks");
    for (TextSlicedPatterns& group : groups) {
        group.gates = map_patterns(group.network, library);
        match_gates += static_cast<std::size_t>(total_cost(group.gates.mapped, library));
    }
    MapParams quickly;
    quickly.optimize_inputs = 0;
    quickly.order = false;
    const MappedNetwork classes =
        map_network(class_network(symbols.classes), library, nullptr, quickly);
    clock.done("mapped");
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (Status right =
                check_patterns(cell, symbols, bounds[i], groups[i].network, groups[i].gates);
            !right)
            return std::move(right).failure();
    clock.done("check");

    KernelDraft result;
    result.program = layout_text_sliced(std::move(name), classes, groups,
                                        text_sliced_shape(target, cell.diagonal, memory));
    if (const auto problems = check(result.program); !problems.empty())
        return Failure::internal("the text-sliced layout broke its own rules: " + problems.front());
    clock.done("program");

    for (const std::size_t figure : {memory, static_cast<std::size_t>(total_cost(classes, library)),
                                     match_gates, groups.size()})
        result.figures.push_back(static_cast<std::int64_t>(figure));
    for (const TextSlicedPatterns& patterns_of_group : groups) {
        const PatternNetwork& network = patterns_of_group.network;
        TextSlicedGroup group;
        group.results = network.results;
        group.delays = network.delays.size();
        for (const PatternOutputs& outputs : network.patterns) {
            TextSlicedPattern& pattern = group.patterns.emplace_back();
            pattern.report = outputs.report;
            for (std::size_t k = 0; k < outputs.costs.size(); ++k)
                pattern.costs.emplace_back(outputs.costs[k], cell.planes[cell.costs[k]].bound);
        }
        write_group(group, result.figures);
    }
    return result;
}

void SearchEngine::State::take_code(KernelCode&& got, const Target& target) {
    code = std::move(got);
    figures.origin = code.origin;
    figures.not_kept = code.not_kept;
    FigureReader read(code.figures);
    kernel.memory = read.next();
    figures.class_gates = read.next();
    figures.match_gates = read.next();
    kernel.groups.resize(read.count());
    figures.delays = 0;
    for (TextSlicedGroup& group : kernel.groups) {
        group = read_group(read);
        figures.delays += group.delays;
    }
    const TextSlicedShape shape = text_sliced_shape(target, cell.diagonal, kernel.memory);
    kernel.word_bytes = static_cast<std::size_t>(target.word_bits) / 8;
    kernel.parts = shape.parts;
    kernel.context = shape.context;
    kernel.stripe = shape.stripe;
    kernel.stride = shape.stride;
    kernel.class_count = symbols.classes.size();
    kernel.reads_before_text = !cell.diagonal;
    kernel.classes = code.entry("classes");
    for (std::size_t group = 0; group < kernel.groups.size(); ++group)
        kernel.groups[group].match = code.entry(match_function(group));
    figures.groups = kernel.groups.size();
    figures.classes = kernel.class_count;
    figures.memory = kernel.memory;
}

/// Makes `literals` of what has `codes`, unless patterns are better compiled into logic, which
/// takes so many nanoseconds a byte.
void SearchEngine::State::choose_literals(const LogicCost& logic, std::string_view sample) {
    LiteralEngine engine = LiteralEngine::Auto;
    if (options.method == SearchMethod::Filter) engine = LiteralEngine::Filter;
    if (options.method == SearchMethod::Automaton) engine = LiteralEngine::Automaton;
    LiteralPlan plan = plan_literals(patterns.texts, *codes, engine, sample);
    if (engine == LiteralEngine::Auto && is_better_as_logic(logic, plan, patterns.texts.size()))
        return;
    LiteralTables tables = build_literal_tables(patterns.texts, *codes, plan);
    literals.emplace(patterns.texts, *codes, std::move(plan), std::move(tables));
}

/// Puts a screen in front of what is there, which takes so many nanoseconds a byte, if that is
/// worth it.
Status SearchEngine::State::choose_screen(double without, const Target& target,
                                          std::string_view sample) {
    // What comparing takes, with errors, and beginning to search once more.
    constexpr double kCompared = 20;
    constexpr double kErrorsCounted = 50;
    constexpr double kAgain = 300;
    const bool is_asked_for = options.method == SearchMethod::Screened;
    if (options.method != SearchMethod::Auto && !is_asked_for) return success();
    const std::optional<std::size_t> errors = patterns.texts.size() > kMostScreenedPatterns
                                                  ? std::nullopt
                                                  : most_errors(cell, patterns.texts);
    if (!errors && is_asked_for)
        return Failure::user(
            fmt::format("a screen is for up to {} patterns whose occurrences have fewer errors "
                        "than a pattern has symbols",
                        kMostScreenedPatterns));
    if (!errors) return success();
    ScreenQuestion question;
    question.patterns = codes ? symbol_bytes(patterns.texts, *codes) : symbol_bytes(symbols);
    question.errors = *errors;
    question.gaps = !cell.diagonal;
    const std::string made_up = sample.empty() ? made_up_sample(patterns.texts) : std::string();
    question.sample = sample.empty() ? made_up : sample;
    question.without = without;
    question.is_asked_for = is_asked_for;
    question.by = WindowScreen::widest(target.word_bits);
    question.survivor = codes ? kCompared : kErrorsCounted;
    std::optional<ScreenPlan> plan = plan_screen(question);
    if (!plan) return success();
    // Some words, of as many stripes as a word has bytes' bits, and their context.
    const double again =
        kAgain + without * static_cast<double>(2 * static_cast<std::size_t>(target.word_bits) +
                                               8 * plain_memory());
    screen.emplace(std::move(plan->tables), question.by,
                   Screen::Costs{without, question.survivor, again, plan->survivors},
                   codes ? std::vector<std::vector<SymbolBytes>>{} : std::move(question.patterns));
    return success();
}

Status SearchEngine::State::choose_cyclic(const Recurrence& recurrence, SearchMethod method,
                                          const CodeSource& source) {
    figures.method = method;
    target_name = source.target().name;
    code_version = source.code_version();
    MINTERM_TRY(cyclic,
                compile_cyclic(recurrence, cell, symbols, method == SearchMethod::Lanes, source));
    describe_cyclic();
    return success();
}

/// The same on a device, by the method of the figures.
Status SearchEngine::State::choose_device(const Recurrence& recurrence, const CellStore& store) {
    const DeviceSearch::Options how{figures.method == SearchMethod::Lanes, options.device,
                                    options.stretch_bytes};
    MINTERM_TRY(device, DeviceSearch::create(recurrence, cell, symbols, how, store, times));
    describe_side_by_side(device->patterns(), device->gates());
    figures.origin = device->code().origin;
    figures.not_kept = device->code().not_kept;
    return success();
}

void SearchEngine::State::describe_side_by_side(const CyclicPatterns& beside, int gates) {
    figures.words = beside.groups.size() * beside.kernel.chain;
    figures.groups = beside.groups.size();
    figures.match_gates = static_cast<std::size_t>(gates);
    figures.memory = beside.memory;
}

void SearchEngine::State::describe_cyclic() {
    describe_side_by_side(cyclic->patterns, cyclic->gates);
    figures.origin = cyclic->code.origin;
    figures.not_kept = cyclic->code.not_kept;
}

SearchEngine::SearchEngine(std::shared_ptr<const State> state) : state_(std::move(state)) {}
SearchEngine::~SearchEngine() = default;
SearchEngine::SearchEngine(SearchEngine&&) noexcept = default;
SearchEngine& SearchEngine::operator=(SearchEngine&&) noexcept = default;

const std::string& SearchEngine::target_name() const { return state_->first_engine().target_name; }
SearchFigures SearchEngine::figures() const {
    const State& state = state_->first_engine();
    SearchFigures figures = state.figures;
    if (const LateCode* const late = state.late_code()) {
        const KernelCode* const made = late->made();
        figures.origin = made == nullptr ? "not needed" : made->origin;
        if (made != nullptr) figures.not_kept = made->not_kept;
    }
    return figures;
}
const std::vector<StageTime>& SearchEngine::times() const { return state_->times; }
const LiteralSet* SearchEngine::literals() const {
    const State& state = state_->first_engine();
    return state.literals ? &*state.literals : nullptr;
}

const DeviceSearch* SearchEngine::device() const { return state_->first_engine().device.get(); }

const Screen* SearchEngine::screen() const {
    const State& state = state_->first_engine();
    return state.screen ? &*state.screen : nullptr;
}

Result<SearchEngine> SearchEngine::create(const Recurrence& recurrence,
                                          const std::vector<std::string>& patterns,
                                          const Target& target, const CellStore& store,
                                          const SearchOptions& options) {
    switch (options.unit) {
        case SymbolUnit::Byte:
            return of_bytes(recurrence, patterns, target, store, options);
        case SymbolUnit::Character:
            return of_characters(recurrence, patterns, target, store, options);
        case SymbolUnit::Word:
        case SymbolUnit::Line:
            break;
    }
    return Failure::user(fmt::format("texts are searched by bytes or characters, not by {}s",
                                     name_of(options.unit)));
}

Result<SearchEngine> SearchEngine::of_bytes(const Recurrence& as_written,
                                            const std::vector<std::string>& patterns,
                                            const Target& target, const CellStore& store,
                                            const SearchOptions& options) {
    std::vector<std::size_t> sizes;
    for (const std::string& pattern : patterns) sizes.push_back(pattern.size());
    MINTERM_TRY([[maybe_unused]] const Unit given, check_pattern_sizes(as_written, sizes));
    const std::shared_ptr<const CodeSource> source = code_source(target, store);
    auto state = std::make_shared<State>();
    StageClock clock(state->times);
    state->options = options;
    state->options.sample = {};
    state->unit = options.unit;
    state->target_name = target.name;
    state->code_version = source->code_version();
    MINTERM_TRY(const Recurrence recurrence, lower_reach(as_written));
    MINTERM_TRY(const Flows flows, derive(recurrence));
    MINTERM_TRY(state->cell, derive_delay_cell(recurrence, flows));
    clock.done("cell");
    state->codes = literal_codes(recurrence, state->cell, patterns);
    const std::optional<ByteCodes>& codes = state->codes;
    state->patterns = distinct(patterns, codes);
    const PatternTexts& texts = state->patterns.texts;
    const std::size_t symbols = texts.bytes().size();
    const std::size_t longest = texts.longest();
    const std::uint64_t bytes = options.text_bytes != 0 ? options.text_bytes : kUnknownText;
    const std::size_t gates = symbols * gates_of_row(state->cell);
    const bool is_too_long = longest * gates_of_row(state->cell) > kMostGatesOfPattern;
    LogicCost logic = logic_cost(symbols, letters_of(texts), gates, state->cell, target, bytes);
    // Without a compiler patterns are data, whatever it takes.
    if (!source->compiles()) logic.compilation = std::numeric_limits<double>::infinity();
    SearchMethod method = options.method;
    if (target.is_device) {
        MINTERM_TRY(method, method_of_device(method, target, longest));
    }
    const bool is_for_literals =
        method == SearchMethod::Filter || method == SearchMethod::Automaton;
    if (is_for_literals && !codes)
        return Failure::user(
            "filters and automata are for patterns without errors whose symbols match the same "
            "bytes or none in common; leave the choice open, or compile the patterns into logic");
    const bool is_open = method == SearchMethod::Auto || method == SearchMethod::Screened;
    if (codes && (is_open || is_for_literals)) {
        state->choose_literals(logic, options.sample);
        clock.done("literals");
        if (state->literals) {
            const LiteralPlan& plan = state->literals->plan();
            MINTERM_TRY([[maybe_unused]] const Unit screened,
                        state->choose_screen(
                            plan.automaton ? plan.automaton_nanoseconds : plan.filter_nanoseconds,
                            target, options.sample));
            clock.done("screen");
            return SearchEngine(std::move(state));
        }
    }
    if (is_open) method = SearchMethod::TextSliced;
    SideBySide beside{source, method == SearchMethod::Lanes, {}, 0};
    if (is_open) {
        beside = side_by_side(state->cell, texts, target, store, bytes);
        const bool is_too_large = gates > kMostGates || is_too_long || !source->compiles();
        // Words are slower where much is found, which is not known of errors.
        constexpr double kMuchLess = 0.85;
        if ((is_too_large || beside.nanoseconds < kMuchLess * logic.total()) &&
            beside.shape.chain <= kLongestChain &&
            derive_cyclic_cell(state->cell, *beside.source->target().library))
            method = beside.lanes ? SearchMethod::Lanes : SearchMethod::Cyclic;
    }
    const bool is_side_by_side = method == SearchMethod::Cyclic || method == SearchMethod::Lanes;
    if (!is_side_by_side && is_too_long)
        return Failure::user(
            fmt::format("a pattern of {} symbols is too long to be compiled into logic; edit "
                        "distance with mode "
                        "infix says where it is nearest",
                        longest));
    if (!is_side_by_side && gates > kMostGates)
        return Failure::user(fmt::format(
            "{} different patterns with {} symbols are too many to be compiled into logic",
            texts.size(), symbols));
    if (Status right =
            check_first_column(recurrence, flows, state->cell, static_cast<std::int64_t>(longest));
        !right)
        return std::move(right).failure();
    if (options.starts && !state->cell.diagonal && !state->cell.unit_edits)
        return Failure(FailureKind::User,
                       Message{recurrence.place,
                               "where matches begin is known of edit distances to substrings and "
                               "of recurrences without gaps only",
                               {}});
    state->symbols = classify(recurrence.relations, state->cell, texts.strings());
    clock.done("classes");
    if (target.is_device) {
        state->figures.method = method;
        MINTERM_TRY([[maybe_unused]] const Unit chosen, state->choose_device(recurrence, store));
        clock.done("device");
        return SearchEngine(std::move(state));
    }
    if (is_side_by_side) {
        MINTERM_TRY([[maybe_unused]] const Unit chosen,
                    state->choose_cyclic(recurrence, method, *beside.source));
        clock.done(state->late_code() != nullptr ? "kernel" : "kernel from the cache");
    } else {
        const std::vector<std::size_t> bounds = group_bounds(
            state->cell, texts, options.group_gates != 0 ? options.group_gates : kGroupGates);
        MINTERM_TRY(
            KernelCode code,
            source->get_late(
                search_key(recurrence, state->symbols, bounds, target),
                [&] { return state->compile(bounds, target, recurrence.name); }, state->times));
        state->take_code(std::move(code), target);
        clock.skip();
    }
    MINTERM_TRY([[maybe_unused]] const Unit screened,
                state->choose_screen(is_side_by_side ? beside.nanoseconds : logic.run, target,
                                     options.sample));
    clock.done("screen");
    // Without a screen every text needs it.
    if (const LateCode* const late = state->late_code(); late != nullptr && !state->screen) {
        MINTERM_TRY(KernelCode code, late->now());
        if (state->cyclic) {
            state->cyclic->take_code(std::move(code));
            state->describe_cyclic();
        } else {
            state->take_code(std::move(code), target);
        }
        clock.done("machine code");
    }
    return SearchEngine(std::move(state));
}

bool SearchEngine::has_gaps() const { return !state_->first_engine().cell.diagonal; }

SymbolUnit SearchEngine::unit() const { return state_->unit; }

std::size_t SearchEngine::character_sets() const { return state_->parts.size(); }

std::size_t SearchEngine::memory() const { return state_->memory(); }

std::size_t SearchEngine::pattern_count() const { return state_->pattern_count(); }

std::size_t SearchEngine::pattern_size(std::uint32_t pattern) const {
    return state_->engine_of(pattern).patterns.texts[state_->text_of(pattern)].size();
}

bool SearchEngine::any_pattern_holds(char byte) const {
    const auto holds = [byte](const State& state) {
        const SharedArray<char>& bytes = state.patterns.texts.bytes();
        return std::find(bytes.begin(), bytes.end(), byte) != bytes.end();
    };
    return holds(*state_) ||
           std::any_of(state_->parts.begin(), state_->parts.end(),
                       [&](const State::CharacterPart& part) { return holds(*part.engine); });
}

std::string SearchEngine::symbols(std::uint32_t pattern, std::string_view text) const {
    if (state_->parts.empty()) return std::string(text);
    return state_->parts[state_->part_places[pattern].part].codes.of(text);
}

std::size_t SearchEngine::symbols_back(std::string_view text, std::size_t end,
                                       std::size_t count) const {
    return state_->parts.empty() ? end - std::min(end, count) : characters_back(text, end, count);
}

bool SearchEngine::matches(std::uint32_t pattern, std::size_t row, char symbol) const {
    return state_->engine_of(pattern).matches(state_->text_of(pattern), row, symbol);
}

}  // namespace minterm
