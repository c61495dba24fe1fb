// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <bitset>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <tuple>
#include <utility>

#include "cli/locus_filter.hpp"
#include "cli/search_patterns.hpp"
#include "cli/text_search.hpp"
#include "codegen/code_source.hpp"
#include "codegen/search_engine.hpp"
#include "codegen/target.hpp"
#include "runtime/symbols/utf8.hpp"
#include "tests/fuzz/fuzz_cases.hpp"
#include "tests/fuzz/fuzz_input.hpp"
#include "tests/reference/occurrences.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::testing {

namespace {

/// What the naive searcher may spend on a case: about so many steps.
constexpr std::size_t kMostSteps = 400'000;
constexpr std::size_t kLongestText = 100'000;

struct Question {
    std::string spec;  ///< shift_or, k_mismatch or k_edit
    std::int64_t k = 0;
    Recurrence recurrence;
    reference::Matches matches;
    std::string letters;
    std::vector<std::string> patterns;
    std::string text;

    bool has_gaps() const { return spec == "k_edit"; }
};

using Hits = std::vector<SearchHit>;

bool is_before(const SearchHit& a, const SearchHit& b) {
    return std::tie(a.end, a.pattern) < std::tie(b.end, b.pattern);
}

std::string shown(const std::string& bytes) {
    std::string text;
    for (const char byte : bytes.substr(0, 200)) {
        constexpr std::string_view kHex = "0123456789abcdef";
        const auto code = static_cast<unsigned char>(byte);
        if (code >= 32 && code < 127 && byte != '\\')
            text += byte;
        else
            text += std::string("\\x") + kHex[code / 16] + kHex[code % 16];
    }
    return bytes.size() > 200 ? text + "... (" + std::to_string(bytes.size()) + ")" : text;
}

std::string shown(const SearchHit& hit) {
    return std::to_string(hit.start) + ".." + std::to_string(hit.end) + " of pattern " +
           std::to_string(hit.pattern) + " at cost " + std::to_string(hit.cost);
}

/// Says where two lists of hits part, or nothing.
std::string difference(const Hits& found, const Hits& expected) {
    const auto [f, e] = std::mismatch(found.begin(), found.end(), expected.begin(), expected.end());
    if (f == found.end() && e == expected.end()) return {};
    return "hit " + std::to_string(f - found.begin()) + " of " + std::to_string(found.size()) +
           " is " + (f == found.end() ? "missing" : shown(*f)) + ", expected " +
           (e == expected.end() ? "no more" : shown(*e)) + " (" + std::to_string(expected.size()) +
           ")";
}

/// Specs are parsed once.
const Recurrence& shipped(const std::string& name, const ParameterValues& parameters = {}) {
    static std::map<std::pair<std::string, ParameterValues>, Recurrence> known;
    const auto found = known.find({name, parameters});
    if (found != known.end()) return found->second;
    return known.emplace(std::pair(name, parameters), load_shipped(name, parameters)).first->second;
}

// --- The question -------------------------------------------------------------------------------

unsigned char upper(unsigned char byte) {
    return byte >= 'a' && byte <= 'z' ? static_cast<unsigned char>(byte - 'a' + 'A') : byte;
}

/// The bases of a nucleotide code, as four bits; none of another byte.
unsigned bases(unsigned char code) {
    constexpr std::string_view kCodes = "-ACMGRSVTWYHKDBN";  // by their bits
    const char letter = static_cast<char>(upper(code) == 'U' ? 'T' : upper(code));
    const std::size_t bits = kCodes.find(letter);
    return bits == std::string_view::npos ? 0 : static_cast<unsigned>(bits);
}

/// What symbols match, told twice: to the engine and to the naive searcher.
void choose_matches(FuzzInput& input, Question& question) {
    Relation& relation = question.recurrence.relations.front();
    question.matches = [](unsigned char a, unsigned char b) { return a == b; };
    switch (input.below(6)) {
        case 0:
            relation = shipped("casefold").relations.front();
            question.matches = [](unsigned char a, unsigned char b) {
                return upper(a) == upper(b);
            };
            break;
        case 1:
            relation = shipped("iupac").relations.front();
            question.matches = [](unsigned char a, unsigned char b) {
                return a == b || (bases(a) & bases(b)) != 0;
            };
            break;
        case 2: {  // any relation at all among the letters
            auto pairs = std::make_shared<std::bitset<65536>>();
            for (std::size_t byte = 0; byte < 256; ++byte) pairs->set(257 * byte);
            for (std::size_t changes = input.below(12); changes > 0; --changes) {
                const std::string pair = input.text(2, question.letters);
                pairs->flip(std::size_t{256} * static_cast<unsigned char>(pair[0]) +
                            static_cast<unsigned char>(pair[1]));
            }
            relation.is_equality = false;
            relation.holds = pairs;
            question.matches = [pairs](unsigned char a, unsigned char b) {
                return pairs->test(std::size_t{256} * a + b);
            };
            break;
        }
        case 3: {
            const auto wild = static_cast<unsigned char>(input.text(1, question.letters)[0]);
            relation.wildcards.push_back(wild);
            question.matches = [wild](unsigned char a, unsigned char b) {
                return a == b || a == wild || b == wild;
            };
            break;
        }
        default:
            break;
    }
}

std::size_t choose_length(FuzzInput& input) {
    const std::size_t choice = input.below(32);
    if (choice < 28) return choice % 14 + 1;
    if (choice < 30) return 15 + input.below(60);
    return choice == 30 ? 60 + input.below(12) : 75 + input.below(300);
}

/// `as_literals`: hundreds cost no more than one.
void choose_patterns(FuzzInput& input, bool as_literals, Question& question) {
    const auto k = static_cast<std::size_t>(question.k);
    const std::size_t count =
        input.one_in(16) && as_literals ? 64 + input.below(256) : 1 + input.below(16);
    const bool is_random = count > 16;  // of a seed: inputs are short
    std::mt19937 random(is_random ? static_cast<unsigned>(input.below(1000)) : 0);
    while (question.patterns.size() < count) {
        if (is_random) {
            std::string pattern(k + 1 + random() % 12, '\0');
            for (char& letter : pattern)
                letter = question.letters[random() % question.letters.size()];
            question.patterns.push_back(pattern);
            continue;
        }
        const std::size_t kind = question.patterns.empty() ? 0 : input.below(4);
        const std::string before =
            kind == 0 ? "" : question.patterns[input.below(question.patterns.size())];
        std::string pattern;
        if (kind == 1) pattern = before;
        if (kind == 2) pattern = before.substr(input.below(before.size()));
        if (kind == 3) pattern = input.text(1, question.letters) + before;
        if (pattern.size() <= k) pattern = input.text(k + choose_length(input), question.letters);
        question.patterns.push_back(pattern);
    }
}

std::size_t steps_a_byte(const Question& question) {
    std::size_t steps = 0;
    for (const std::string& pattern : question.patterns)
        steps += question.has_gaps() ? 2 * pattern.size() * pattern.size() : pattern.size();
    return steps;
}

void choose_text(FuzzInput& input, Question& question) {
    const std::size_t most =
        std::clamp<std::size_t>(kMostSteps / steps_a_byte(question), 100, kLongestText);
    std::string& text = question.text;
    while (!input.is_empty() && text.size() < most) {
        switch (input.below(6)) {
            case 0:
                text += input.text(1 + input.below(12), question.letters);
                break;
            case 1:  // a pattern
                text += question.patterns[input.below(question.patterns.size())];
                break;
            case 2: {  // a pattern with errors
                std::string copy = question.patterns[input.below(question.patterns.size())];
                for (std::size_t errors = input.below(5); errors > 0 && !copy.empty(); --errors) {
                    const std::size_t place = input.below(copy.size());
                    const std::size_t kind = input.below(3);
                    copy.replace(place, kind == 1 ? 0 : 1,
                                 kind == 2 ? "" : input.text(1, question.letters));
                }
                text += copy;
                break;
            }
            case 3: {  // the end of the text again and again
                const std::string end =
                    text.substr(text.size() - std::min(text.size(), 1 + input.below(40)));
                for (std::size_t times = input.below(256) * input.below(16);
                     times > 0 && text.size() < most; --times)
                    text += end;
                break;
            }
            case 4:
                text.append(input.below(8192), input.text(1, question.letters)[0]);
                break;
            default: {
                std::mt19937 random(static_cast<unsigned>(input.below(256)));
                for (std::size_t length = input.below(40'000); length > 0; --length)
                    text += question.letters[random() % question.letters.size()];
            }
        }
    }
    text.resize(std::min(text.size(), most));
}

Question choose_question(FuzzInput& input) {
    static const std::string all_bytes = [] {
        std::string bytes;
        for (int byte = 0; byte < 256; ++byte) bytes += static_cast<char>(byte);
        return bytes;
    }();
    static const std::vector<std::string> alphabets{
        "ab", "ACGT",   "aAbB@`[{", "ACGTNRYacgtn-", {'\0', '\x7f', '\x80', '\xff', '\n'},
        "a",  all_bytes};
    Question question;
    const char* const specs[]{"shift_or", "shift_or", "k_mismatch", "k_edit"};
    question.spec = specs[input.below(4)];
    ParameterValues parameters;
    if (question.spec != "shift_or") {
        question.k = static_cast<std::int64_t>(input.below(4));
        parameters.emplace("k", question.k);
    }
    question.recurrence = shipped(question.spec, parameters);
    question.letters = alphabets[input.below(alphabets.size())];
    choose_matches(input, question);
    return question;
}

// --- The answers --------------------------------------------------------------------------------

Hits expected_hits(const Question& question, std::string_view text) {
    Hits hits;
    for (std::uint32_t number = 0; number < question.patterns.size(); ++number) {
        const std::string& pattern = question.patterns[number];
        const auto ends =
            question.has_gaps()
                ? reference::edit_ends(pattern, text, question.k, question.matches)
                : reference::mismatch_ends(pattern, text, question.k, question.matches);
        for (const reference::ApproximateEnd& end : ends)
            hits.push_back({end.start, end.end, number, static_cast<std::uint32_t>(end.cost)});
    }
    std::stable_sort(hits.begin(), hits.end(), is_before);
    return hits;
}

/// Line by line.
Hits expected_in_lines(const Question& question) {
    Hits hits;
    for (std::size_t begin = 0; begin <= question.text.size();) {
        const std::size_t end = std::min(question.text.find('\n', begin), question.text.size());
        for (SearchHit hit :
             expected_hits(question, std::string_view(question.text).substr(begin, end - begin))) {
            hit.start += begin;
            hit.end += begin;
            hits.push_back(hit);
        }
        begin = end + 1;
    }
    return hits;
}

/// Of each pattern on its own: what `LocusFilter` says of itself.
Hits best_of_loci(const Hits& hits) {
    Hits kept;
    for (const SearchHit& hit : hits) {
        const auto overlaps = [&](const SearchHit& before) {
            return before.pattern == hit.pattern && before.end > hit.start;
        };
        if (std::any_of(kept.begin(), kept.end(), [&](const SearchHit& before) {
                return overlaps(before) && before.cost <= hit.cost;
            }))
            continue;
        std::erase_if(kept, overlaps);
        kept.push_back(hit);
    }
    std::stable_sort(kept.begin(), kept.end(), is_before);
    return kept;
}

/// Takes hits, and no more than `most`.
class Collected {
public:
    explicit Collected(std::size_t most) : most_(most) {}
    HitSink sink() {
        return [this](std::span<const SearchHit> more) {
            for (const SearchHit& hit : more) {
                if (hits.size() == most_) break;
                hits.push_back(hit);
            }
            return hits.size() < most_;
        };
    }
    Hits hits;

private:
    std::size_t most_;
};

/// An alignment costs what its hit does, takes all of the pattern and of the text, and its columns
/// are what they say.
std::string alignment_failure(const Question& question, const SearchEngine& engine,
                              const SearchHit& hit) {
    const std::string matched = question.text.substr(hit.start, hit.end - hit.start);
    const std::string& pattern = question.patterns[hit.pattern];
    const Result<Alignment> alignment = engine.align(hit, matched);
    if (!alignment) return "no alignment of " + shown(hit) + ": " + alignment.failure().render();
    std::size_t row = 0, column = 0, cost = 0;
    for (const EditRun& run : alignment->runs) {
        for (std::uint64_t i = 0; i < run.length; ++i) {
            const bool takes_row = run.operation != EditOperation::OnlyInB;
            const bool takes_column = run.operation != EditOperation::OnlyInA;
            if ((takes_row && row == pattern.size()) || (takes_column && column == matched.size()))
                return "too long an alignment of " + shown(hit);
            if (takes_row && takes_column) {
                const bool match = question.matches(static_cast<unsigned char>(pattern[row]),
                                                    static_cast<unsigned char>(matched[column]));
                if (match != (run.operation == EditOperation::Match))
                    return "a wrong column in the alignment of " + shown(hit);
            }
            row += takes_row ? 1 : 0;
            column += takes_column ? 1 : 0;
            cost += run.operation == EditOperation::Match ? 0 : 1;
        }
    }
    if (row == pattern.size() && column == matched.size() && cost == hit.cost) return {};
    return "the alignment " + cigar(*alignment) + " is none of " + shown(hit);
}

SearchMethod choose_method(FuzzInput& input) {
    constexpr SearchMethod kMethods[]{SearchMethod::Auto,      SearchMethod::Cyclic,
                                      SearchMethod::Lanes,     SearchMethod::Filter,
                                      SearchMethod::Screened,  SearchMethod::Automaton,
                                      SearchMethod::TextSliced};
    return kMethods[input.below(std::size(kMethods))];
}

const Target& choose_fuzz_target(FuzzInput& input) {
    static const std::vector<const Target*> targets = [] {
        std::vector<const Target*> runnable;
        if (has_compiler()) runnable.push_back(&narrow_test_target());
        for (const Target& target : all_targets())
            if (why_unavailable(target).empty()) runnable.push_back(&target);
        return runnable;
    }();
    return *targets[input.below(targets.size())];
}

const TemporaryFolder& folder() {
    static const TemporaryFolder folder;
    return folder;
}

/// In one call, on threads, until the sink has enough, and by chunks.
std::string engine_failure(FuzzInput& input, const Question& question, const SearchEngine& engine,
                           const Hits& all) {
    const int threads = 1 + static_cast<int>(input.below(4));
    const std::size_t most = input.one_in(4) ? 1 + input.below(20) : ~std::size_t{0};
    const Hits expected(all.begin(),
                        all.begin() + static_cast<std::ptrdiff_t>(std::min(most, all.size())));
    Collected whole(most);
    if (const Status done = engine.scan(question.text, whole.sink(), threads); !done)
        return done.failure().render();
    if (std::string why = difference(whole.hits, expected); !why.empty())
        return "on " + std::to_string(threads) + " threads " + why;
    for (std::size_t i = 0; i < std::min<std::size_t>(8, expected.size()); ++i)
        if (std::string why = alignment_failure(question, engine, expected[i]); !why.empty())
            return why;

    Result<SearchStream> stream = SearchStream::create(engine);
    if (!stream) return stream.failure().render();
    if (input.one_in(2)) {  // another text before
        Collected other(1 + input.below(3));
        stream->feed(
            std::string_view(question.text).substr(0, input.below(question.text.size() + 1)),
            other.sink());
        if (input.one_in(2)) stream->flush(other.sink());
        stream->restart();
    }
    Collected streamed(most);
    const std::size_t longest = input.one_in(2) ? 50'000 : 1 + input.below(300);
    std::string_view rest = question.text;
    bool goes_on = true;
    while (goes_on && !rest.empty()) {
        // Chunks of all sizes as long as there is input, then the rest.
        const std::size_t size =
            input.is_empty() ? rest.size() : std::min(rest.size(), input.below(longest));
        const std::string chunk(rest.substr(0, size));  // its bytes are gone after the call
        goes_on = stream->feed(chunk, streamed.sink());
        if (goes_on && input.one_in(4)) goes_on = stream->flush(streamed.sink());
        rest.remove_prefix(size);
    }
    if (goes_on) stream->flush(streamed.sink());
    std::string why = difference(streamed.hits, expected);
    return why.empty() ? why : "in chunks " + why;
}

/// Where lines begin in which hits end.
std::set<std::size_t> lines_of(const Hits& hits, std::string_view text) {
    std::set<std::size_t> lines;
    for (const SearchHit& hit : hits) {
        const auto before = text.substr(0, static_cast<std::size_t>(hit.end) - 1);
        lines.insert(before.rfind('\n') + 1);  // npos + 1 is 0
    }
    return lines;
}

/// The same patterns, and their reverse complements, within lines.
std::string lines_failure(FuzzInput& input, Question question, const Target& target,
                          const SearchOptions& options) {
    for (std::string& pattern : question.patterns)
        std::replace(pattern.begin(), pattern.end(), '\n', 'a');
    SearchCommandOptions command;
    command.reverse_complement = input.one_in(2);
    std::vector<SearchPattern> patterns;
    for (const std::string& pattern : question.patterns)
        patterns.push_back({pattern, pattern, "", 1});
    const Result<PatternStrands> strands = strands_of(patterns, command);
    if (!strands) return {};  // no nucleotides
    question.patterns = strands->bytes;
    TextSearchOptions how;
    how.errors = static_cast<std::uint32_t>(question.k);
    how.threads = 1 + static_cast<int>(input.below(2));
    how.method = options.method;
    const Result<TextSearch> search = TextSearch::create(question.recurrence, strands->bytes,
                                                         target, {folder().path().string()}, how);
    if (!search)
        return search.failure().kind() == FailureKind::User ? "" : search.failure().render();
    Hits expected = expected_in_lines(question);
    Hits some;
    const auto take_some = [&](const SearchHit& hit) {
        some.push_back(hit);
        return true;
    };
    if (const Status done = search->scan(question.text, Occurrences::OneALine, take_some); !done)
        return done.failure().render();
    if (lines_of(some, question.text) != lines_of(expected, question.text))
        return "one a line: other lines";
    const bool one_per_locus = input.one_in(2);
    if (one_per_locus) expected = best_of_loci(expected);
    Hits found;
    const auto take = [&](const SearchHit& hit) {
        found.push_back(hit);
        return true;
    };
    if (const Status done = search->scan(
            question.text, one_per_locus ? Occurrences::OnePerLocus : Occurrences::All, take);
        !done)
        return done.failure().render();
    std::string why = difference(found, expected);
    return why.empty() ? why : std::string(one_per_locus ? "best of loci: " : "in lines: ") + why;
}

/// Each byte as the character of that number; and where each begins, and the last ends.
struct SpelledText {
    explicit SpelledText(std::string_view letters) {
        for (const char letter : letters) {
            begins.push_back(text.size());
            text += utf8_of(static_cast<unsigned char>(letter));
        }
        begins.push_back(text.size());
    }
    std::string text;
    std::vector<std::uint64_t> begins;
};

/// The same question about characters, of which predicates over bytes say the same.
std::string characters_failure(FuzzInput& input, Question question, const Target& target,
                               SearchOptions options, const Hits& all) {
    const SpelledText text(question.text);
    for (std::string& pattern : question.patterns) pattern = SpelledText(pattern).text;
    options.unit = SymbolUnit::Character;
    const Result<SearchEngine> engine = SearchEngine::create(
        question.recurrence, question.patterns, target, {folder().path().string()}, options);
    // There may be too many of them, or what fits lanes as bytes does not.
    if (!engine)
        return engine.failure().kind() == FailureKind::User ? "" : engine.failure().render();
    Hits expected = all;
    for (SearchHit& hit : expected) {
        hit.start = text.begins[hit.start];
        hit.end = text.begins[hit.end];
    }
    Collected found(~std::size_t{0});
    if (const Status done =
            engine->scan(text.text, found.sink(), 1 + static_cast<int>(input.below(3)));
        !done)
        return done.failure().render();
    std::string why = difference(found.hits, expected);
    return why.empty() ? why : "as characters " + why;
}

std::string described(const Question& question, const Target& target,
                      const SearchOptions& options) {
    std::string text = question.spec + " k " + std::to_string(question.k) + ", method " +
                       std::to_string(static_cast<int>(options.method)) + " on " + target.name +
                       ", patterns";
    for (std::size_t i = 0; i < std::min<std::size_t>(20, question.patterns.size()); ++i)
        text += " '" + shown(question.patterns[i]) + "'";
    return text + ", text '" + shown(question.text) + "'";
}

}  // namespace

std::string search_failure(FuzzBytes bytes) {
    FuzzInput input(bytes.first(bytes.size() / 2));
    Question question = choose_question(input);
    SearchOptions options;
    options.method = choose_method(input);
    const Target& target = choose_fuzz_target(input);
    options.stretch_bytes = 1 + input.below(5000);
    if (input.one_in(8)) options.group_gates = 1 + input.below(200);
    const bool in_lines = input.one_in(3);
    const bool saved = input.one_in(16);
    const bool as_characters = input.one_in(2);
    const bool as_literals =
        options.method == SearchMethod::Filter || options.method == SearchMethod::Automaton;
    choose_patterns(input, as_literals, question);
    // A half of its own, so that a text stays what it is when patterns change.
    FuzzInput of_text(bytes.subspan(bytes.size() / 2));
    choose_text(of_text, question);

    Result<SearchEngine> engine = SearchEngine::create(question.recurrence, question.patterns,
                                                       target, {folder().path().string()}, options);
    if (!engine) {
        // Not every method is for every question.
        const bool may_refuse = options.method != SearchMethod::Auto || !has_compiler();
        if (may_refuse && engine.failure().kind() == FailureKind::User) return {};
        return engine.failure().render() + "\n" + described(question, target, options);
    }
    if (saved && &target != &narrow_test_target()) {  // which is found by no name
        const std::string path = (folder().path() / "engine").string();
        if (engine->save(path)) {
            engine = SearchEngine::open(path);
            if (!engine)
                return engine.failure().render() + "\n" + described(question, target, options);
        }
    }
    const Hits expected = expected_hits(question, question.text);
    std::string why = engine_failure(input, question, *engine, expected);
    if (why.empty() && as_characters)
        why = characters_failure(input, question, target, options, expected);
    if (why.empty() && in_lines) why = lines_failure(input, question, target, options);
    return why.empty() ? why : why + "\n" + described(question, target, options);
}

}  // namespace minterm::testing
