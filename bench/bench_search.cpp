// SPDX-License-Identifier: Apache-2.0
//
// Patterns in a text in memory, exactly and with errors, beside Vectorscan (or Hyperscan) and edlib
// where these are installed. Prints a Markdown table, and with guides and a genome another.
//
//     bench_search [--repeats R] [--megabytes N] [--text FILE] [--only WORD] [--threads T]
//                  [--guides FILE --genome FILE] [--record FOLDER]
//
// The texts are made from a seed: random DNA, "abcdefghij" over and over, and for the English words
// FILE over and over, or letters as frequent as in English. Figures are processor time of a scan
// whose sink counts hits (median of R, default 5), in GB of text a second. What compiling took the
// first time has its own column; nothing is kept on disk. Counts are compared with the other
// library's before the clock starts. The rows "early", "middle", "late" are patterns that differ
// from the text in their first, eleventh and last letter. "The paper's" are the 200 sets of 10
// patterns of 20 by which Kusudo, Ino and Hagihara varied how much of a pattern is there, l = 0 to
// 19 letters, and in how many of them, x = 10 to 100 %: the slowest and the fastest set. Guides are
// searched for on both strands with three edits; the others search a part of the genome, once, for
// they would take minutes. The last column is by the clock on the wall, and wants a quiet machine:
// how many times as fast T threads (default 2) are as one, the two in turn.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#ifdef MINTERM_HAVE_EDLIB
#include <edlib.h>
#endif
#ifdef MINTERM_HAVE_HYPERSCAN
#include <hs/hs.h>
#endif

#include "bench/machine.hpp"
#include "bench/program.hpp"
#include "bench/times.hpp"
#include "codegen/search_engine.hpp"
#include "minterm/sequences.hpp"
#include "synth/check_spec.hpp"
#include "synth/random_sequence.hpp"

namespace {

using minterm::RandomSequence;
using minterm::SearchEngine;
using minterm::bench::give_up;
using minterm::bench::processor_seconds;
using minterm::bench::summarize;

struct Settings {
    int repeats = 5;
    std::size_t megabytes = 64;
    int threads = 2;
    std::string text;
    std::string only;
    std::string guides;
    std::string genome;
    std::string record;
};

Settings parse(int argc, char** argv) {
    Settings settings;
    minterm::bench::Options options("Patterns in a text, beside Vectorscan", settings.repeats,
                                    settings.record);
    options.number("--megabytes", settings.megabytes, "Length of the text");
    options.threads(settings.threads);
    options.file("--text", settings.text, "File of English text, which is repeated");
    options.text("--only", settings.only, "Run works with this in their names");
    options.file("--guides", settings.guides, "Sequences to find with edits");
    options.file("--genome", settings.genome, "Where: the first sequence of it");
    options.only_together("--guides", "--genome");
    options.parse_or_exit(argc, argv);
    return settings;
}

struct Work {
    std::string name;
    std::string spec;
    std::int64_t k = 0;
    std::vector<std::string> patterns;
    const std::string* text = nullptr;
    minterm::SearchMethod method = minterm::SearchMethod::Auto;
};

std::string random_letters(RandomSequence& random, std::size_t length, std::string_view letters) {
    std::string text(length, ' ');
    for (char& letter : text) letter = letters[random.below(letters.size())];
    return text;
}

std::string repeated(const std::string& piece, std::size_t length) {
    std::string text;
    text.reserve(length);
    while (text.size() < length) text.append(piece, 0, length - text.size());
    return text;
}

/// About as often as in English, a blank after every fifth letter or so.
constexpr std::string_view kEnglish =
    "                 "
    "eeeeeeeeeeeettttttttaaaaaaaooooooiiiiiinnnnnnsssssshhhhhrrrrrddddlllcccuuummmww"
    "ffggyyppbvk";

std::string english(const Settings& settings, RandomSequence& random, std::size_t length) {
    if (settings.text.empty()) return random_letters(random, length, kEnglish);
    std::ifstream file(settings.text, std::ios::binary);
    const std::string piece{std::istreambuf_iterator<char>(file), {}};
    if (piece.empty()) give_up("cannot read " + settings.text);
    return repeated(piece, length);
}

#ifdef MINTERM_HAVE_HYPERSCAN

/// A pattern as an expression that stands for nothing else.
std::string expression_of(const std::string& pattern) {
    std::string expression;
    for (const char byte : pattern) {
        char text[8];
        std::snprintf(text, sizeof text, "\\x%02x", static_cast<unsigned>(byte) & 0xff);
        expression += text;
    }
    return expression;
}

class Rival {
public:
    explicit Rival(const Work& work) {
        std::vector<std::string> expressions;
        std::vector<const char*> pointers;
        std::vector<unsigned> ids;
        std::vector<unsigned> flags;
        for (const std::string& pattern : work.patterns)
            expressions.push_back(expression_of(pattern));
        std::vector<hs_expr_ext_t> extensions(expressions.size());
        std::vector<const hs_expr_ext_t*> extension_pointers;
        for (std::size_t i = 0; i < expressions.size(); ++i) {
            pointers.push_back(expressions[i].c_str());
            ids.push_back(static_cast<unsigned>(i));
            flags.push_back(0);
            if (work.spec == "k_mismatch") {
                extensions[i].flags = HS_EXT_FLAG_HAMMING_DISTANCE;
                extensions[i].hamming_distance = static_cast<unsigned>(work.k);
            } else if (work.spec == "k_edit") {
                extensions[i].flags = HS_EXT_FLAG_EDIT_DISTANCE;
                extensions[i].edit_distance = static_cast<unsigned>(work.k);
            }
            extension_pointers.push_back(&extensions[i]);
        }
        hs_compile_error_t* error = nullptr;
        if (hs_compile_ext_multi(pointers.data(), flags.data(), ids.data(),
                                 extension_pointers.data(), static_cast<unsigned>(pointers.size()),
                                 HS_MODE_BLOCK, nullptr, &database_, &error) != HS_SUCCESS)
            give_up(std::string("Vectorscan: ") + error->message);
        hs_alloc_scratch(database_, &scratch_);
    }
    ~Rival() {
        hs_free_scratch(scratch_);
        hs_free_database(database_);
    }
    Rival(const Rival&) = delete;
    Rival& operator=(const Rival&) = delete;

    std::uint64_t count(const std::string& text) const {
        std::uint64_t hits = 0;
        hs_scan(
            database_, text.data(), static_cast<unsigned>(text.size()), 0, scratch_,
            [](unsigned, unsigned long long, unsigned long long, unsigned, void* context) {
                ++*static_cast<std::uint64_t*>(context);
                return 0;
            },
            &hits);
        return hits;
    }

private:
    hs_database_t* database_ = nullptr;
    hs_scratch_t* scratch_ = nullptr;
};

#endif

std::uint64_t count(const SearchEngine& engine, const std::string& text, int threads = 1) {
    std::uint64_t hits = 0;
    const auto add = [&](std::span<const minterm::SearchHit> more) {
        hits += more.size();
        return true;
    };
    const auto done = engine.scan(text, add, threads);
    if (!done) give_up(done.failure().render());
    return hits;
}

std::string number(double value, int digits) {
    char text[32];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return text;
}

double speed(const Settings& settings, std::size_t bytes, const std::function<void()>& scan) {
    std::vector<double> seconds;
    for (int i = 0; i < settings.repeats; ++i) seconds.push_back(processor_seconds(scan));
    return static_cast<double>(bytes) / summarize(seconds).median * 1e-9;
}

/// "208 + 21 gates", "filter", "automaton", "1 word".
std::string method_of(const SearchEngine& engine) {
    const minterm::SearchFigures figures = engine.figures();
    std::string text;
    if (const minterm::Screen* screen = engine.screen()) {
        const minterm::ScreenShape& shape = screen->windows().shape();
        text = "screen of " + std::to_string(shape.groups) + " x " + std::to_string(shape.bytes) +
               (shape.spare == 0 ? ", " : " less one, ");
    }
    if (engine.literals() != nullptr)
        return text + (engine.literals()->plan().automaton ? "automaton" : "filter");
    if (figures.words > 0)
        return text + std::to_string(figures.words) + (figures.words == 1 ? " word" : " words");
    text += std::to_string(figures.match_gates) + " + " + std::to_string(figures.class_gates) +
            " gates";
    if (figures.delays > 0) text += ", " + std::to_string(figures.delays) + " delays";
    return text;
}

minterm::Result<SearchEngine> engine_for(const minterm::Target& target, const Work& work) {
    minterm::ParameterValues parameters;
    if (work.spec != "shift_or") parameters = {{"k", work.k}};
    const auto items =
        minterm::load_spec(MINTERM_SOURCE_DIR "/specs/" + work.spec + ".dp", parameters);
    if (!items) give_up(items.failure().render());
    const auto& recurrence = items->recurrences.front();
    minterm::SearchOptions options;
    options.method = work.method;
    options.text_bytes = work.text->size();
    options.sample = std::string_view(*work.text).substr(0, 32 << 10);
    return SearchEngine::create(recurrence, work.patterns, target, {}, options);
}

/// What a work takes, ours and Vectorscan's.
struct Measured {
    std::uint64_t hits = 0;
    std::string method;
    double compile_seconds = 0;  ///< median
    double ours = 0;             ///< GB/s
    std::optional<double> rival;
    minterm::bench::Gain gain_of_threads{};
};

Measured measure(const Settings& settings, const minterm::Target& target, const Work& work) {
    const auto create = [&] { return engine_for(target, work); };
    Measured measured;
    std::vector<double> compile_seconds;
    for (int i = 0; i < settings.repeats; ++i)
        compile_seconds.push_back(minterm::bench::wall_seconds([&] { (void)create(); }));
    measured.compile_seconds = summarize(compile_seconds).median;
    const auto engine = create();
    if (!engine) give_up(engine.failure().render());
    measured.method = method_of(*engine);
    measured.hits = count(*engine, *work.text);
#ifdef MINTERM_HAVE_HYPERSCAN
    {
        const Rival other(work);
        const std::uint64_t their_hits = other.count(*work.text);
        if (their_hits != measured.hits)
            give_up(work.name + ": " + std::to_string(measured.hits) + " hits, Vectorscan " +
                    std::to_string(their_hits));
        Settings once = settings;
        once.repeats = 1;
        const double first = speed(once, work.text->size(), [&] { (void)other.count(*work.text); });
        measured.rival = first < 0.5 ? first : speed(settings, work.text->size(), [&] {
            (void)other.count(*work.text);
        });
    }
#endif
    measured.ours = speed(settings, work.text->size(), [&] { (void)count(*engine, *work.text); });
    measured.gain_of_threads = minterm::bench::times_as_fast(
        settings.repeats, [&] { (void)count(*engine, *work.text); },
        [&] { (void)count(*engine, *work.text, settings.threads); });
    return measured;
}

void add_row(const std::string& name, const Measured& measured, std::ostream& table) {
    table << "| " << name << " | " << measured.hits << " | " << measured.method << " | "
          << number(measured.compile_seconds * 1e3, 1) << " | " << number(measured.ours, 2) << " | "
          << (measured.rival ? number(*measured.rival, 2) : "") << " | "
          << text_of(measured.gain_of_threads) << " |\n";
}

/// Beginnings of `there` letters of `text`, which is a repeated piece, in `matching` of 10 patterns
/// of 20; what else they have is capital letters, which the text has not.
std::vector<std::string> partly_there(const std::string& text, std::size_t there,
                                      std::size_t matching) {
    std::vector<std::string> patterns;
    for (std::size_t i = 0; i < 10; ++i) {
        std::string& pattern = patterns.emplace_back(text, i, 20);
        for (std::size_t j = i < matching ? there : 0; j < pattern.size(); ++j)
            pattern[j] = static_cast<char>(pattern[j] - 'a' + 'A');
    }
    return patterns;
}

/// The slowest and the fastest of the paper's sets, ours and Vectorscan's each by itself.
void measure_partial_matches(const Settings& settings, const minterm::Target& target,
                             const std::string& name, const std::string& text,
                             std::ostream& table) {
    const auto place = [](std::size_t there, std::size_t matching) {
        return " (l = " + std::to_string(there) + ", x = " + std::to_string(10 * matching) + " %)";
    };
    Measured slowest;
    Measured fastest;
    std::string slowest_place;
    std::string fastest_place;
    for (std::size_t there = 0; there < 20; ++there)
        for (std::size_t matching = 1; matching <= 10; ++matching) {
            const Work work{name, "shift_or", 0, partly_there(text, there, matching), &text};
            Measured measured = measure(settings, target, work);
            std::optional<double> least = measured.rival;
            std::optional<double> most = measured.rival;
            if (slowest.rival) least = std::min(*least, *slowest.rival);
            if (fastest.rival) most = std::max(*most, *fastest.rival);
            if (slowest_place.empty() || measured.ours < slowest.ours) {
                slowest = measured;
                slowest_place = place(there, matching);
            }
            if (fastest_place.empty() || measured.ours > fastest.ours) {
                fastest = measured;
                fastest_place = place(there, matching);
            }
            slowest.rival = least;
            fastest.rival = most;
        }
    add_row(name + ", slowest" + slowest_place, slowest, table);
    add_row(name + ", fastest" + fastest_place, fastest, table);
}

std::vector<std::string> both_strands(const std::string& file) {
    std::vector<std::string> strands;
    auto reader = minterm::SequenceReader::open(file);
    if (!reader) give_up(reader.failure().render());
    minterm::SequenceRecord record;
    for (auto more = reader->next(record); more && *more; more = reader->next(record)) {
        strands.push_back(record.bytes);
        std::string& other = strands.emplace_back(record.bytes.rbegin(), record.bytes.rend());
        for (char& letter : other) letter = "TGCA"[std::string_view("ACGT").find(letter) % 4];
    }
    return strands;
}

/// Of each pattern the least cost and at how many places it ends with that; no place: none.
using BestEnds = std::vector<std::pair<int, std::size_t>>;

BestEnds best_ends(const SearchEngine& engine, const std::string& text, std::size_t patterns) {
    BestEnds best(patterns);
    const auto done = engine.scan(text, [&](std::span<const minterm::SearchHit> hits) {
        for (const minterm::SearchHit& hit : hits) {
            auto& [cost, ends] = best[hit.pattern];
            const auto here = static_cast<int>(hit.cost);
            if (ends == 0 || here < cost) {
                cost = here;
                ends = 0;
            }
            if (here == cost) ++ends;
        }
        return true;
    });
    if (!done) give_up(done.failure().render());
    return best;
}

#ifdef MINTERM_HAVE_EDLIB

BestEnds edlib_ends(const Work& work) {
    BestEnds best;
    const auto config = edlibNewAlignConfig(static_cast<int>(work.k), EDLIB_MODE_HW,
                                            EDLIB_TASK_DISTANCE, nullptr, 0);
    for (const std::string& pattern : work.patterns) {
        const EdlibAlignResult result =
            edlibAlign(pattern.data(), static_cast<int>(pattern.size()), work.text->data(),
                       static_cast<int>(work.text->size()), config);
        best.emplace_back();
        if (result.editDistance >= 0)
            best.back() = {result.editDistance, static_cast<std::size_t>(result.numLocations)};
        edlibFreeAlignResult(result);
    }
    return best;
}

#endif

/// Guides with three edits in a genome, ours whole, the others' in a part of it.
void measure_guides(const Settings& settings, const minterm::Target& target, std::ostream& table) {
    constexpr std::size_t kPart = 400'000;
    const auto genome = minterm::read_one_sequence(settings.genome);
    if (!genome) give_up(genome.failure().render());
    const std::string& text = genome->record.bytes;
    const std::string part = text.substr(0, kPart);
    Work work{"guides", "k_edit", 3, both_strands(settings.guides), &text};
    std::vector<double> compile_seconds;
    for (int i = 0; i < settings.repeats; ++i)
        compile_seconds.push_back(
            minterm::bench::wall_seconds([&] { (void)engine_for(target, work); }));
    const auto engine = engine_for(target, work);
    if (!engine) give_up(engine.failure().render());
    std::vector<double> scans;
    std::uint64_t hits = 0;
    for (int i = 0; i < settings.repeats; ++i)
        scans.push_back(processor_seconds([&] { hits = count(*engine, text); }));
    const double ours = summarize(scans).median;
    table << "\n"
          << work.patterns.size() / 2 << " guides, both strands, three edits, in " << text.size()
          << " letters; the others in the first " << part.size()
          << " of them, once, and their seconds for the whole are in proportion.\n\n"
          << "| by | hits | compile, s | s for the whole | minterm is faster |\n"
             "| --- | ---: | ---: | ---: | ---: |\n"
          << "| minterm, " << method_of(*engine) << " | " << hits << " | "
          << number(summarize(compile_seconds).median, 2) << " | " << number(ours, 2) << " | |\n";
    work.text = &part;
    [[maybe_unused]] const auto add = [&](const char* name, std::uint64_t found, double compile,
                                          double seconds) {
        seconds *= static_cast<double>(text.size()) / static_cast<double>(part.size());
        table << "| " << name << " | " << found << " in the part | " << number(compile, 2) << " | "
              << number(seconds, 1) << " | " << number(seconds / ours, 0) << " times |\n";
    };
#ifdef MINTERM_HAVE_EDLIB
    {
        BestEnds theirs;
        const double seconds = processor_seconds([&] { theirs = edlib_ends(work); });
        if (theirs != best_ends(*engine, part, work.patterns.size()))
            give_up("guides: edlib finds others");
        std::uint64_t found = 0;
        for (const auto& [cost, ends] : theirs) found += ends;
        add("edlib, the best of each guide", found, 0, seconds);
    }
#endif
#ifdef MINTERM_HAVE_HYPERSCAN
    {
        std::optional<Rival> other;
        const double compile = minterm::bench::wall_seconds([&] { other.emplace(work); });
        std::uint64_t theirs = 0;
        const double seconds = processor_seconds([&] { theirs = other->count(part); });
        if (theirs != count(*engine, part)) give_up("guides: Vectorscan finds others");
        add("Vectorscan", theirs, compile, seconds);
    }
#endif
}

}  // namespace

int main(int argc, char** argv) {
    const Settings settings = parse(argc, argv);
    const auto target = minterm::choose_target();
    if (!target) give_up(target.failure().render());

    const std::size_t length = settings.megabytes * 1'000'000;
    RandomSequence random(1);
    const std::string dna = random_letters(random, length, "ACGT");
    const std::string words = english(settings, random, length);
    const std::string ring = repeated("abcdefghij", length);
    std::vector<Work> all;
    Work eight{"8 DNA patterns of 26 to 28", "shift_or", 0, {}, &dna};
    for (std::size_t i = 0; i < 8; ++i)
        eight.patterns.push_back(random_letters(random, 26 + i % 3, "ACGT"));
    all.push_back(eight);
    for (const auto& [name, method] : {std::pair("as published", minterm::SearchMethod::Cyclic),
                                       {"within 64 bits", minterm::SearchMethod::Lanes}}) {
        all.push_back(eight);
        all.back().name += std::string(", side by side ") + name;
        all.back().method = method;
    }
    all.push_back({"8 English words",
                   "shift_or",
                   0,
                   {"director", "Americans", "adventure", "Bolshevism", "class", "ridden", "think",
                    "workingmen"},
                   &words});
    const std::string twenty = repeated("abcdefghij", 20);
    for (const auto& [name, place] : {std::pair("early", 0U), {"middle", 10U}, {"late", 19U}}) {
        Work work{std::string("10 patterns of 20, ") + name, "shift_or", 0, {}, &ring};
        for (char letter = 'k'; letter <= 't'; ++letter) {
            work.patterns.push_back(twenty);
            work.patterns.back()[place] = letter;
        }
        all.push_back(work);
    }
    for (const std::size_t count : {100U, 1'000U, 10'000U})
        for (const auto& [name, text] : {std::pair("DNA", &dna), {"English", &words}}) {
            Work work{
                std::to_string(count) + " patterns of 8 to 12, " + name, "shift_or", 0, {}, text};
            // Random letters are found often enough in DNA, in English only what is from there.
            for (std::size_t i = 0; i < count; ++i)
                work.patterns.push_back(text == &dna
                                            ? random_letters(random, 8 + i % 5, "ACGT")
                                            : text->substr(random.below(length - 12), 8 + i % 5));
            all.push_back(work);
        }
    const std::string probe = dna.substr(length / 2, 24);
    for (const char* spec : {"k_mismatch", "k_edit"})
        for (const std::int64_t k : {1, 2, 3})
            all.push_back(
                {"a 24-mer, k = " + std::to_string(k) + (spec[2] == 'm' ? " mismatches" : " edits"),
                 spec,
                 k,
                 {probe},
                 &dna});

    std::ostringstream table;
    table << "Patterns in " << settings.megabytes << " MB of text, target " << (*target)->name
          << ", one core of " << minterm::bench::processor_text() << "; "
          << minterm::bench::compiler_name() << "; commit " << minterm::bench::commit_name() << "; "
          << minterm::bench::today() << "; processor time, median of " << settings.repeats
          << " scans.\n\n"
          << "| work | hits | by | compile, ms | minterm, GB/s | Vectorscan, GB/s | "
          << settings.threads << " threads |\n"
          << "| --- | ---: | --- | ---: | ---: | ---: | ---: |\n";
    for (const Work& work : all)
        if (work.name.find(settings.only) != std::string::npos)
            add_row(work.name, measure(settings, **target, work), table);
    const std::string papers = "the paper's 200 sets";
    if (papers.find(settings.only) != std::string::npos)
        measure_partial_matches(settings, **target, papers, ring, table);
    if (!settings.guides.empty()) measure_guides(settings, **target, table);
    if (!minterm::bench::print_and_record(table.str(), settings.record))
        give_up("cannot write to " + settings.record);
}
