// SPDX-License-Identifier: Apache-2.0
//
// Search engine <-> file: an image (runtime/dictionary/image.hpp) of what `State` holds, written
// and read in one order. Code is kept as in codegen/code_store.hpp, whose Note [Trust] says why a
// file must be the user's own. Patterns, and the tables of filters and automata, are arrays of
// their own, which an engine that was opened looks at where they lie in the file.
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include "codegen/search_engine_state.hpp"
#include "codegen/search_screen.hpp"
#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/mapped_file.hpp"

namespace minterm {

namespace {

constexpr ImageFormat kEngineFormat{
    {'\x89', 'M', 'T', 'E', '\r', '\n', '\x1a', '\n'},
    6,
    "no saved engine of minterm; make one with minterm search --save-engine FILE"};

/// Bytes before a position that results depend on: more than any pattern's.
constexpr std::size_t kMostMemory = std::size_t{1} << 40U;

enum class EngineKind : std::uint64_t { Literals, TextSliced, Cyclic };

/// Puts numbers, texts and lists behind each other: numbers and lengths are one array, bytes
/// another; then there are the large ones.
class EngineWriter {
public:
    template <typename T>
    void number(T value) {
        numbers_.push_back(static_cast<std::uint64_t>(value));
    }
    void bytes(std::string_view value) {
        number(value.size());
        bytes_.append(value);
    }
    void bytes(const AlignedBuffer& buffer, std::size_t size) {
        bytes({reinterpret_cast<const char*>(buffer.data()), size});
    }
    template <typename T>
    void list(const std::vector<T>& values) {
        number(values.size());
        for (const T value : values) number(value);
    }
    /// An array of its own.
    template <typename T>
    void array(const SharedArray<T>& values) {
        arrays_.push_back({std::as_bytes(values.span()), std::make_shared<SharedArray<T>>(values)});
    }
    ImageLines finish() {
        ImageWriter image;
        image.array(numbers_);
        image.array(std::span<const char>(bytes_));
        for (const auto& [values, kept] : arrays_) image.array(values);
        return image.finish(kEngineFormat);
    }

private:
    std::vector<std::uint64_t> numbers_;
    std::string bytes_;
    /// Each with what keeps it alive.
    std::vector<std::pair<std::span<const std::byte>, std::shared_ptr<const void>>> arrays_;
};

/// Reads what was written; what is not there is 0 or empty, and then `is_done` is false.
class EngineReader {
public:
    /// `file`: what the image lies in.
    EngineReader(ImageReader image, std::shared_ptr<const void> file)
        : image_(std::move(image)), file_(std::move(file)) {
        numbers_ = array<std::uint64_t>().span();
        const std::span<const char> bytes = array<char>().span();
        bytes_ = {bytes.data(), bytes.size()};
    }

    template <typename T>
    SharedArray<T> array() {
        const auto values = good_ ? image_.array<T>() : std::nullopt;
        good_ = values.has_value();
        return good_ ? SharedArray<T>(*values, file_) : SharedArray<T>();
    }
    template <typename T>
    void array(SharedArray<T>& values) {
        values = array<T>();
    }

    std::uint64_t number() {
        good_ = good_ && !numbers_.empty();
        if (!good_) return 0;
        const std::uint64_t value = numbers_.front();
        numbers_ = numbers_.subspan(1);
        return value;
    }
    template <typename T>
    void number(T& value) {
        value = static_cast<T>(number());
    }
    /// Of things that take a number or a byte each, so no more than there are.
    std::size_t count() {
        const std::uint64_t value = number();
        good_ = good_ && value <= numbers_.size() + bytes_.size();
        return good_ ? static_cast<std::size_t>(value) : 0;
    }
    std::string_view bytes() {
        const std::uint64_t size = number();
        good_ = good_ && size <= bytes_.size();
        if (!good_) return {};
        const std::string_view value = bytes_.substr(0, size);
        bytes_.remove_prefix(size);
        return value;
    }
    /// Of so many bytes. False: there is not enough memory.
    bool bytes(AlignedBuffer& buffer, std::size_t size) {
        const std::string_view value = bytes();
        good_ = good_ && value.size() == size;
        if (!good_) return true;
        if (!buffer.reset(size)) return false;
        std::copy(value.begin(), value.end(), reinterpret_cast<char*>(buffer.data()));
        return true;
    }
    template <typename T>
    void list(std::vector<T>& values) {
        values.resize(count());
        for (T& value : values) number(value);
    }
    /// What was read cannot be.
    void refuse_unless(bool is_right) { good_ = good_ && is_right; }
    bool is_good() const { return good_; }
    bool is_done() const { return good_ && numbers_.empty() && bytes_.empty() && image_.at_end(); }

private:
    ImageReader image_;
    std::shared_ptr<const void> file_;
    std::span<const std::uint64_t> numbers_;
    std::string_view bytes_;
    bool good_ = true;
};

void write_kernel_code(EngineWriter& out, const KernelCode& code) {
    out.list(code.figures);
    out.number(code.image->entries.size());
    for (const auto& [name, place] : code.image->entries) {
        out.bytes(name);
        out.number(place);
    }
    out.bytes({code.image->bytes.data(), code.image->bytes.size()});
}

/// The image and the figures.
std::pair<CodeImage, std::vector<std::int64_t>> read_kernel_code(EngineReader& in) {
    CodeImage image;
    std::vector<std::int64_t> figures;
    in.list(figures);
    for (std::size_t left = in.count(); left > 0; --left) {
        const std::string name(in.bytes());
        image.entries[name] = in.number();
    }
    const std::string_view bytes = in.bytes();
    image.bytes.assign(bytes.begin(), bytes.end());
    in.refuse_unless(!bytes.empty());
    for (const auto& [name, place] : image.entries) in.refuse_unless(place < bytes.size());
    return {std::move(image), std::move(figures)};
}

void write_symbols(EngineWriter& out, const PatternSymbols& symbols) {
    out.number(symbols.classes.size());
    for (const ByteClass& bytes : symbols.classes) out.bytes(bytes.to_string());
    out.number(symbols.rows.size());
    for (const std::vector<SymbolClass>& rows : symbols.rows) {
        out.number(rows.size());
        for (const SymbolClass& symbol : rows) {
            out.number(symbol.kind);
            out.number(symbol.index);
        }
    }
}

/// Of what `ByteClass::to_string` gave, byte 255 first.
ByteClass class_of(std::string_view text) {
    ByteClass bytes;
    for (std::size_t i = 0; i < std::min(text.size(), bytes.size()); ++i)
        bytes[bytes.size() - 1 - i] = text[i] == '1';
    return bytes;
}

void read_symbols(EngineReader& in, const PatternTexts& texts, PatternSymbols& symbols) {
    for (std::size_t left = in.count(); left > 0; --left)
        symbols.classes.push_back(class_of(in.bytes()));
    symbols.rows.resize(in.count());
    for (std::vector<SymbolClass>& rows : symbols.rows) {
        rows.resize(in.count());
        for (SymbolClass& symbol : rows) {
            in.number(symbol.kind);
            in.number(symbol.index);
            in.refuse_unless(symbol.kind != SymbolClass::Kind::Class ||
                             symbol.index < symbols.classes.size());
        }
    }
    in.refuse_unless(symbols.rows.size() == texts.size());
    for (std::size_t i = 0; in.is_good() && i < texts.size(); ++i)
        in.refuse_unless(symbols.rows[i].size() >= texts[i].size());
}

void write_codes(EngineWriter& out, const ByteCodes& codes) {
    out.bytes({reinterpret_cast<const char*>(codes.code.data()), codes.code.size()});
    out.number(codes.count);
    out.number(codes.common_bits);
    out.number(codes.single);
}

ByteCodes read_codes(EngineReader& in) {
    ByteCodes codes;
    const std::string_view code = in.bytes();
    std::copy_n(code.begin(), std::min(code.size(), codes.code.size()), codes.code.begin());
    in.number(codes.count);
    in.number(codes.common_bits);
    in.number(codes.single);
    return codes;
}

void write_plan(EngineWriter& out, const LiteralPlan& plan) {
    out.number(plan.automaton);
    out.number(plan.filters.size());
    for (const GramPlan& filter : plan.filters) {
        for (const std::size_t value :
             {filter.shape.length, filter.shape.stride, filter.first, filter.end})
            out.number(value);
        out.number(std::bit_cast<std::uint64_t>(filter.survivors));
    }
    out.number(std::bit_cast<std::uint64_t>(plan.filter_nanoseconds));
    out.number(std::bit_cast<std::uint64_t>(plan.automaton_nanoseconds));
}

LiteralPlan read_plan(EngineReader& in) {
    LiteralPlan plan;
    in.number(plan.automaton);
    plan.filters.resize(in.count());
    for (GramPlan& filter : plan.filters) {
        for (std::size_t* value :
             {&filter.shape.length, &filter.shape.stride, &filter.first, &filter.end})
            in.number(*value);
        filter.survivors = std::bit_cast<double>(in.number());
    }
    plan.filter_nanoseconds = std::bit_cast<double>(in.number());
    plan.automaton_nanoseconds = std::bit_cast<double>(in.number());
    return plan;
}

void write_trie(EngineWriter& out, const PatternTrie& trie) {
    out.array(trie.first_child);
    out.array(trie.label);
    out.array(trie.pattern);
}

void read_trie(EngineReader& in, PatternTrie& trie) {
    in.array(trie.first_child);
    in.array(trie.label);
    in.array(trie.pattern);
}

/// What there is of them the plan says.
void write_tables(EngineWriter& out, const LiteralTables& tables) {
    if (tables.automaton) {
        write_trie(out, tables.automaton->trie);
        out.array(tables.automaton->table);
        out.array(tables.automaton->shorter);
        out.array(tables.automaton->shorter_report);
    }
    for (const GramTables& filter : tables.filters) {
        out.array(filter.bits);
        out.array(filter.first);
        out.array(filter.entries);
    }
}

LiteralTables read_tables(EngineReader& in, const LiteralPlan& plan) {
    LiteralTables tables;
    if (plan.automaton) {
        AutomatonTables& automaton = tables.automaton.emplace();
        read_trie(in, automaton.trie);
        in.array(automaton.table);
        in.array(automaton.shorter);
        in.array(automaton.shorter_report);
        return tables;
    }
    for (const GramPlan& planned : plan.filters) {
        GramTables& filter = tables.filters.emplace_back();
        filter.shape = planned.shape;
        in.array(filter.bits);
        in.array(filter.first);
        in.array(filter.entries);
        if (!in.is_good()) break;
    }
    return tables;
}

void write_screen(EngineWriter& out, const std::optional<Screen>& screen) {
    out.number(screen.has_value());
    if (!screen) return;
    const ScreenTables& tables = screen->windows().tables();
    for (const std::uint32_t value : {tables.shape.bytes, tables.shape.groups, tables.shape.spare})
        out.number(value);
    out.number(tables.errors);
    out.number(tables.gaps);
    for (const std::uint64_t function : tables.functions) out.number(function);
    for (const ScreenTables::Lookup& lookup : tables.lookups)
        out.bytes({reinterpret_cast<const char*>(lookup.data()), lookup.size()});
    out.number(tables.entries.size());
    for (const ScreenEntry& entry : tables.entries) {
        for (const std::uint32_t value : {entry.pattern, entry.end, entry.behind, entry.part_begin,
                                          entry.part_end, entry.part_errors})
            out.number(value);
    }
    for (const std::uint32_t first : tables.first_entry) out.number(first);
    out.number(static_cast<std::uint64_t>(screen->windows().by()));
    const Screen::Costs& costs = screen->costs();
    for (const double value : {costs.without, costs.survivor, costs.again, costs.survivors})
        out.number(std::bit_cast<std::uint64_t>(value));
}

/// `symbols`: those of patterns that are no literals.
void read_screen(EngineReader& in, const PatternTexts& patterns, const PatternSymbols& symbols,
                 std::optional<Screen>& screen) {
    if (in.number() == 0) return;
    ScreenTables tables;
    for (std::uint32_t* value : {&tables.shape.bytes, &tables.shape.groups, &tables.shape.spare})
        in.number(*value);
    in.refuse_unless(tables.shape.is_sound());
    if (!in.is_good()) return;
    in.number(tables.errors);
    in.number(tables.gaps);
    for (std::uint64_t& function : tables.functions) in.number(function);
    tables.lookups.resize(tables.shape.groups);
    for (ScreenTables::Lookup& lookup : tables.lookups) {
        const std::string_view bytes = in.bytes();
        in.refuse_unless(bytes.size() == lookup.size());
        std::copy_n(bytes.begin(), std::min(bytes.size(), lookup.size()), lookup.begin());
    }
    tables.entries.resize(in.count());
    for (ScreenEntry& entry : tables.entries) {
        for (std::uint32_t* value : {&entry.pattern, &entry.end, &entry.behind, &entry.part_begin,
                                     &entry.part_end, &entry.part_errors})
            in.number(*value);
    }
    for (std::uint32_t& first : tables.first_entry) in.number(first);
    const std::uint64_t by = in.number();
    in.refuse_unless(by <= static_cast<std::uint64_t>(WindowScreen::widest()));
    Screen::Costs costs;
    for (double* value : {&costs.without, &costs.survivor, &costs.again, &costs.survivors})
        *value = std::bit_cast<double>(in.number());
    const auto is_cost = [](double value) { return value >= 0 && std::isfinite(value); };
    in.refuse_unless(tables.is_sound(patterns) && is_cost(costs.without) &&
                     is_cost(costs.survivor) && is_cost(costs.again) && is_cost(costs.survivors));
    if (in.is_good())
        screen.emplace(std::move(tables), static_cast<WindowScreen::By>(by), costs,
                       symbol_bytes(symbols));
}

/// Whether there are all functions, for so many patterns, and what they say is where they say it.
/// What the code does nobody can know: see Note [Trust] in code_store.hpp.
bool is_sound_kernel(const TextSlicedKernel& kernel, std::size_t patterns) {
    std::size_t reported = 0;
    for (const TextSlicedGroup& group : kernel.groups) {
        if (group.match == nullptr) return false;
        reported += group.patterns.size();
        for (const TextSlicedPattern& pattern : group.patterns) {
            if (pattern.report >= group.results) return false;
            for (const auto& [result, bound] : pattern.costs)
                if (result >= group.results) return false;
        }
    }
    return kernel.classes != nullptr && reported == patterns;
}

void write_cyclic(EngineWriter& out, const CompiledCyclic& cyclic) {
    const CyclicKernel& kernel = cyclic.patterns.kernel;
    out.number(cyclic.gates);
    out.number(cyclic.patterns.memory);
    for (const std::size_t value : {kernel.word_bytes, kernel.chain, kernel.streams,
                                    kernel.stream_stride, kernel.predicates, kernel.planes})
        out.number(value);
    out.number(kernel.report_is_complemented);
    out.number(kernel.least_cost);
    out.number(kernel.costs.size());
    for (const CyclicCost& cost : kernel.costs) {
        out.number(cost.bound);
        out.number(cost.is_complemented);
    }
    out.number(cyclic.patterns.groups.size());
    for (const CyclicGroup& group : cyclic.patterns.groups) {
        out.bytes(group.masks, 256 * kernel.entry_bytes());
        out.bytes(group.nothing, kernel.entry_bytes());
        out.list(group.pattern_of_bit);
    }
}

Status read_cyclic(EngineReader& in, const PatternTexts& texts, CompiledCyclic& cyclic) {
    CyclicKernel& kernel = cyclic.patterns.kernel;
    in.number(cyclic.gates);
    in.number(cyclic.patterns.memory);
    for (std::size_t* value : {&kernel.word_bytes, &kernel.chain, &kernel.streams,
                               &kernel.stream_stride, &kernel.predicates, &kernel.planes})
        in.number(*value);
    constexpr std::size_t kMost = std::size_t{1} << 20U;  // of one thing
    for (const std::size_t value : {kernel.word_bytes, kernel.chain, kernel.streams,
                                    kernel.stream_stride, kernel.predicates, kernel.planes})
        in.refuse_unless(value <= kMost);
    in.refuse_unless(cyclic.patterns.memory <= kMostMemory);
    in.number(kernel.report_is_complemented);
    in.number(kernel.least_cost);
    kernel.costs.resize(in.count());
    for (CyclicCost& cost : kernel.costs) {
        in.number(cost.bound);
        in.number(cost.is_complemented);
    }
    cyclic.patterns.groups.resize(in.count());
    for (CyclicGroup& group : cyclic.patterns.groups) {
        if (!in.bytes(group.masks, 256 * kernel.entry_bytes()) ||
            !in.bytes(group.nothing, kernel.entry_bytes()))
            return Failure::environment("not enough memory for these patterns");
        in.list(group.pattern_of_bit);
        in.refuse_unless(group.pattern_of_bit.size() == 8 * kernel.chain_bytes());
        for (const std::uint32_t pattern : group.pattern_of_bit)
            in.refuse_unless(pattern < texts.size() || pattern == CyclicGroup::kNoPattern);
    }
    return success();
}

void write_characters(EngineWriter& out, const CharacterCodes& codes) {
    out.number(codes.entries().size());
    for (const auto& [code_point, code] : codes.entries()) {
        out.number(code_point);
        out.number(code);
    }
}

CharacterCodes read_characters(EngineReader& in) {
    std::vector<CharacterCodes::Entry> entries(in.count());
    for (auto& [code_point, code] : entries) {
        in.number(code_point);
        in.number(code);
    }
    return CharacterCodes(std::move(entries));
}

Failure cannot_use(const std::string& path, const std::string& why) {
    return Failure::user("cannot use " + path + ": " + why);
}

Failure unfit_parts(const std::string& path) {
    return cannot_use(path, "its parts do not fit together; make it again");
}

/// See Note [Trust] in code_store.hpp.
Status check_owner(const std::string& path, const struct stat& status) {
    if (status.st_uid != ::geteuid() && status.st_uid != 0)
        return cannot_use(path,
                          "engines are executed, and this one belongs to another user; copy it");
    if ((status.st_mode & (S_IWGRP | S_IWOTH)) != 0)
        return cannot_use(path,
                          "engines are executed, and others can write this one; chmod go-w it");
    return success();
}

}  // namespace

/// Of one engine in a file, which may have several.
class SearchEngine::StateFile {
public:
    static void write(EngineWriter& out, const State& state) {
        out.bytes(state.target_name);
        out.bytes(state.literals ? "" : state.code_version);
        out.array(state.patterns.texts.bytes());
        out.array(state.patterns.texts.ends());
        out.array(state.patterns.place_of);
        out.number(state.cell.diagonal);
        out.number(state.cell.unit_edits);
        out.number(state.cell.relations);
        out.number(state.options.starts);
        out.number(state.figures.method);
        if (state.literals) {
            out.number(EngineKind::Literals);
            write_codes(out, *state.codes);
            write_plan(out, state.literals->plan());
            write_tables(out, state.literals->tables());
        } else {
            out.number(state.cyclic ? EngineKind::Cyclic : EngineKind::TextSliced);
            write_symbols(out, state.symbols);
            write_kernel_code(out, code_of(state));
            if (state.cyclic) write_cyclic(out, *state.cyclic);
        }
        write_screen(out, state.screen);
    }

    /// Errors (user): there is none for a file; and the compiler's, where none was needed yet.
    static Status check_code(const State& state) {
        if (const LateCode* const late = state.late_code()) {
            MINTERM_TRY([[maybe_unused]] const KernelCode code, late->now());
        }
        if (state.literals || code_of(state).image != nullptr) return success();
        return Failure::user(
            "engines are saved with their code, and this minterm, which was built without a "
            "compiler, has only code that is linked into it");
    }

    /// Of the file at `path`.
    static Status read(EngineReader& in, const std::string& path, State& state) {
        const Failure unfit = unfit_parts(path);
        state.target_name = in.bytes();
        state.code_version = in.bytes();
        const auto pattern_bytes = in.array<char>();
        auto texts = PatternTexts::of(pattern_bytes, in.array<std::uint64_t>());
        if (!texts) return unfit;
        auto patterns = DistinctPatterns::of(*std::move(texts), in.array<std::uint32_t>());
        if (!patterns) return unfit;
        state.patterns = *std::move(patterns);
        in.number(state.cell.diagonal);
        in.number(state.cell.unit_edits);
        in.number(state.cell.relations);
        in.number(state.options.starts);
        in.number(state.figures.method);
        const auto kind = static_cast<EngineKind>(in.number());
        if (kind == EngineKind::Literals) {
            state.codes = read_codes(in);
            LiteralPlan plan = read_plan(in);
            LiteralTables tables = read_tables(in, plan);
            read_screen(in, state.patterns.texts, {}, state.screen);
            if (!in.is_good() || !is_sound(plan, tables, state.patterns.texts, *state.codes))
                return unfit;
            state.literals.emplace(state.patterns.texts, *state.codes, std::move(plan),
                                   std::move(tables));
            return success();
        }

        MINTERM_TRY(const Target* const target, find_target(state.target_name));
        if (const std::string why = why_unavailable(*target); !why.empty())
            return cannot_use(path, "it is for '" + target->name + "': " + why);
        const std::shared_ptr<const CodeSource> source = code_source(*target, {});
        if (source->code_version() != state.code_version)
            return cannot_use(path,
                              "another build of minterm made it, or one for another processor; "
                              "make it again");
        const PatternTexts& pattern_texts = state.patterns.texts;
        read_symbols(in, pattern_texts, state.symbols);
        auto [code_image, figures] = read_kernel_code(in);
        if (!in.is_good()) return unfit;
        MINTERM_TRY(KernelCode code, source->load(std::move(code_image), std::move(figures)));
        if (kind == EngineKind::TextSliced) {
            state.take_code(std::move(code), *target);
            in.refuse_unless(is_sound_kernel(state.kernel, pattern_texts.size()) &&
                             state.kernel.memory <= kMostMemory);
        } else {
            in.refuse_unless(kind == EngineKind::Cyclic);
            state.cyclic.emplace();
            MINTERM_TRY([[maybe_unused]] const Unit read,
                        read_cyclic(in, pattern_texts, *state.cyclic));
            CyclicKernel& kernel = state.cyclic->patterns.kernel;
            kernel.columns = code.entry("columns");
            kernel.results_of = code.entry("results");
            in.refuse_unless(kernel.columns != nullptr && kernel.results_of != nullptr);
            state.cyclic->code = std::move(code);
            state.describe_cyclic();
        }
        read_screen(in, pattern_texts, state.symbols, state.screen);
        return in.is_good() ? success() : Status(unfit);
    }

private:
    static const KernelCode& code_of(const State& state) {
        const LateCode* const late = state.late_code();
        if (late != nullptr && late->made() != nullptr) return *late->made();
        return state.cyclic ? state.cyclic->code : state.code;
    }
};

Status SearchEngine::save(const std::string& path, std::string_view note) const {
    const State& state = *state_;
    if (state.device)
        return Failure::user(
            "engines are saved for a processor, and this one is for a GPU; leave the target out");
    if (state.parts.empty()) {
        MINTERM_TRY([[maybe_unused]] const Unit has_code, StateFile::check_code(state));
    }
    for (const State::CharacterPart& part : state.parts) {
        MINTERM_TRY([[maybe_unused]] const Unit has_code, StateFile::check_code(*part.engine));
    }
    EngineWriter out;
    out.bytes(note);
    out.number(state.unit);
    out.number(state.parts.size());
    if (state.parts.empty()) StateFile::write(out, state);
    for (const State::CharacterPart& part : state.parts) {
        write_characters(out, part.codes);
        out.list(part.numbers);
        StateFile::write(out, *part.engine);
    }
    const ImageLines image = out.finish();
    return save_image(std::as_bytes(std::span(image)), path, 0600);
}

Result<SearchEngine> SearchEngine::open(const std::string& path) {
    auto state = std::make_shared<State>();
    StageClock clock(state->times);
    const auto file = std::make_shared<MappedFile>();
    MINTERM_TRY([[maybe_unused]] const Unit mapped, file->map(path, "a saved engine"));
    MINTERM_TRY([[maybe_unused]] const Unit owned, check_owner(path, file->status()));
    MINTERM_TRY(ImageReader image, ImageReader::open(file->bytes(), path, true, kEngineFormat));

    EngineReader in(std::move(image), file);
    state->note = in.bytes();
    in.number(state->unit);
    in.refuse_unless(state->unit == SymbolUnit::Byte || state->unit == SymbolUnit::Character);
    const std::size_t parts = in.count();
    if (parts == 0) {
        MINTERM_TRY([[maybe_unused]] const Unit read, StateFile::read(in, path, *state));
    }
    for (std::size_t part = 0; part < parts; ++part) {
        CharacterCodes codes = read_characters(in);
        std::vector<std::uint32_t> numbers;
        in.list(numbers);
        auto engine = std::make_shared<State>();
        MINTERM_TRY([[maybe_unused]] const Unit read, StateFile::read(in, path, *engine));
        state->parts.push_back({std::move(codes), std::move(engine), std::move(numbers)});
    }
    if (!in.is_done() || !state->place_parts()) return unfit_parts(path);
    clock.done("engine from its file");
    return SearchEngine(std::move(state));
}

const std::string& SearchEngine::note() const { return state_->note; }

}  // namespace minterm
