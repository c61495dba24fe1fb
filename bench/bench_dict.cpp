// SPDX-License-Identifier: Apache-2.0
//
// Dictionaries in memory: bytes a key, time a lookup (one at a time and 32 at a time), time from
// number to key, time and memory to build; beside a plain table of transitions, where keys have the
// letters a to z alone, and marisa and darts where these are installed. Prints a Markdown table.
//
//     bench_dict [--repeats R] [--words FILE] [--paths FILE] [--near FILE] [--millions N]
//                [--only WORD] [--record FOLDER]
//
// The lists: FILE (default: /usr/share/dict/american-english-insane, where it is), N million
// synthetic lower-case words of 9.3 letters on the average (default: 10), N / 10 million DNA keys
// of 87 letters, and 0.166 N million names of files, these three from a seed, and the lines of FILE
// of --paths, if it is given: names of files, say of `find /usr` or of Debian's Contents. Every key
// is looked up, in a random order, or as many as have 16 million letters. Words within one and two
// edits of misspelt ones are looked for in FILE of --near (default: data/words/american-english in
// the shared folder, where MINTERM_SHARED says it is). Figures are processor time (median of R,
// default 3). Answers are compared with a list and with marisa's before the clock starts; "trie"
// are numbers in the trie's own order, as marisa's are.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#ifdef MINTERM_HAVE_MARISA
#include <marisa.h>
#endif
#ifdef MINTERM_HAVE_DARTS
#include <darts.h>
#endif

#include "bench/key_lists.hpp"
#include "bench/machine.hpp"
#include "bench/program.hpp"
#include "bench/times.hpp"
#include "bench/transition_table.hpp"
#include "minterm/dictionary.hpp"
#include "synth/random_sequence.hpp"

namespace {

using minterm::Dictionary;
using minterm::DictionaryBuilder;
using minterm::DictionaryLayout;
using minterm::IdOrder;
using minterm::RandomSequence;
using minterm::bench::dna_keys;
using minterm::bench::file_names;
using minterm::bench::give_up;
using minterm::bench::Keys;
using minterm::bench::lines_of;
using minterm::bench::processor_seconds;
using minterm::bench::summarize;
using minterm::bench::synthetic_words;
using minterm::bench::TransitionTable;

struct Settings {
    int repeats = 3;
    std::string words = "/usr/share/dict/american-english-insane";
    std::string paths;
    std::string near;
    double millions = 10;
    std::string only;
    std::string record;
};

Settings parse(int argc, char** argv) {
    Settings settings;
    if (const char* const shared = std::getenv("MINTERM_SHARED"))
        settings.near = std::string(shared) + "/data/words/american-english";
    minterm::bench::Options options(
        "Dictionaries: bytes, building and lookups of every layout, beside marisa",
        settings.repeats, settings.record);
    options.text("--words", settings.words, "Keys, one a line");
    options.text("--paths", settings.paths, "Names of files, one a line");
    options.text("--near", settings.near, "Keys for approximate lookup, one a line");
    options.number("--millions", settings.millions, "Millions of synthetic words");
    options.text("--only", settings.only, "Run lists with this in their names");
    options.parse_or_exit(argc, argv);
    return settings;
}

struct Measured {
    double bytes = 0;
    double build_seconds = 0;
    double batch = 0;   ///< ns a lookup, 32 at a time; 0: not measured
    double single = 0;  ///< ns a lookup
    double decode = 0;  ///< ns from number to key
};

double nanoseconds(const Settings& settings, std::size_t count, const std::function<void()>& work) {
    std::vector<double> seconds;
    for (int repeat = 0; repeat < settings.repeats; ++repeat)
        seconds.push_back(processor_seconds(work));
    return summarize(seconds).median * 1e9 / static_cast<double>(count);
}

std::uint64_t sink = 0;

Measured measure(const Settings& settings, const Keys& keys,
                 const std::vector<std::string_view>& queries, DictionaryLayout layout,
                 IdOrder order) {
    Measured measured;
    DictionaryBuilder builder;
    std::vector<Dictionary> built;
    measured.build_seconds = processor_seconds([&] {
        for (const std::string_view key : keys.views)
            if (!builder.add(key).ok()) give_up("a key was refused");
        minterm::Result<Dictionary> result = std::move(builder).build({layout, order});
        if (!result) give_up(result.failure().render());
        built.push_back(*std::move(result));
    });
    const Dictionary& dictionary = built.front();
    measured.bytes = static_cast<double>(dictionary.image().size());
    std::vector<std::uint64_t> ids(queries.size());
    dictionary.find(queries, ids);
    std::string text;
    std::vector<std::size_t> ends;
    dictionary.append_keys(ids, text, ends);
    for (std::size_t i = 0; i < queries.size(); ++i) {
        const std::size_t begin = i == 0 ? 0 : ends[i - 1];
        if (std::string_view(text).substr(begin, ends[i] - begin) != queries[i])
            give_up("a key did not come back");
        if (order == IdOrder::Sorted && keys.views[ids[i]] != queries[i])
            give_up("a number is wrong");
    }
    measured.batch = nanoseconds(settings, queries.size(), [&] {
        for (std::size_t i = 0; i < queries.size(); i += 32) {
            const std::size_t count = std::min<std::size_t>(32, queries.size() - i);
            dictionary.find(std::span(queries).subspan(i, count), std::span(ids).subspan(i, count));
        }
        sink += ids.front();
    });
    measured.single = nanoseconds(settings, queries.size(), [&] {
        for (const std::string_view query : queries) sink += dictionary.find(query);
    });
    measured.decode = nanoseconds(settings, ids.size(), [&] {
        for (std::size_t i = 0; i < ids.size(); i += 32) {
            text.clear();
            ends.clear();
            const std::size_t count = std::min<std::size_t>(32, ids.size() - i);
            dictionary.append_keys(std::span(ids).subspan(i, count), text, ends);
            sink += text.size();
        }
    });
    return measured;
}

#ifdef MINTERM_HAVE_MARISA

Measured measure_marisa(const Settings& settings, const Keys& keys,
                        const std::vector<std::string_view>& queries) {
    Measured measured;
    marisa::Trie trie;
    measured.build_seconds = processor_seconds([&] {
        marisa::Keyset set;
        for (const std::string_view key : keys.views) set.push_back(key.data(), key.size());
        trie.build(set);
    });
    if (trie.size() != keys.views.size()) give_up("marisa has other keys");
    measured.bytes = static_cast<double>(trie.io_size());
    marisa::Agent agent;
    std::vector<std::size_t> ids;
    for (const std::string_view query : queries) {
        agent.set_query(query.data(), query.size());
        if (!trie.lookup(agent)) give_up("marisa misses a key");
        ids.push_back(agent.key().id());
    }
    measured.single = nanoseconds(settings, queries.size(), [&] {
        for (const std::string_view query : queries) {
            agent.set_query(query.data(), query.size());
            sink += trie.lookup(agent) ? agent.key().id() : 0;
        }
    });
    measured.decode = nanoseconds(settings, ids.size(), [&] {
        for (const std::size_t id : ids) {
            agent.set_query(id);
            trie.reverse_lookup(agent);
            sink += agent.key().length();
        }
    });
    return measured;
}

#endif

#ifdef MINTERM_HAVE_DARTS

/// A double array (Aoki 1989) by Kudo: from keys to numbers only. Nothing where a key has a zero
/// byte, or many prefixes that no other has, as of DNA: of 78 a key it is not built in ten minutes.
std::optional<Measured> measure_darts(const Settings& settings, const Keys& keys,
                                      const std::vector<std::string_view>& queries) {
    constexpr std::size_t kMostPrefixes = 40;  // a key
    std::vector<const char*> texts;
    std::vector<std::size_t> lengths;
    std::string_view before;
    std::size_t prefixes = 0;
    for (const std::string_view key : keys.views) {
        if (key.empty() || key.find('\0') != std::string_view::npos) return std::nullopt;
        texts.push_back(key.data());
        lengths.push_back(key.size());
        const auto differs = std::ranges::mismatch(before, key).in2;
        prefixes += static_cast<std::size_t>(key.end() - differs);
        before = key;
    }
    if (prefixes > kMostPrefixes * keys.views.size()) return std::nullopt;
    Measured measured;
    Darts::DoubleArray trie;
    measured.build_seconds = processor_seconds([&] {
        if (trie.build(texts.size(), texts.data(), lengths.data()) != 0) give_up("darts fails");
    });
    measured.bytes = static_cast<double>(trie.total_size());
    for (const std::string_view query : queries) {
        const int id = trie.exactMatchSearch<int>(query.data(), query.size());
        if (id < 0 || keys.views[static_cast<std::size_t>(id)] != query)
            give_up("darts has another number");
    }
    measured.single = nanoseconds(settings, queries.size(), [&] {
        for (const std::string_view query : queries)
            sink +=
                static_cast<std::uint64_t>(trie.exactMatchSearch<int>(query.data(), query.size()));
    });
    return measured;
}

#endif

Measured measure_table(const Settings& settings, const Keys& keys,
                       const std::vector<std::string_view>& queries) {
    Measured measured;
    std::optional<TransitionTable> table;
    measured.build_seconds = processor_seconds([&] { table.emplace(keys.views); });
    measured.bytes = table->bytes();
    std::vector<std::uint32_t> numbers(32);
    for (std::size_t i = 0; i < queries.size(); i += 32) {
        const std::size_t count = std::min<std::size_t>(32, queries.size() - i);
        table->find(std::span(queries).subspan(i, count), numbers.data());
        for (std::size_t k = 0; k < count; ++k)
            if (keys.views[numbers[k]] != queries[i + k] ||
                table->find(queries[i + k]) != numbers[k])
                give_up("the table has another number");
    }
    measured.batch = nanoseconds(settings, queries.size(), [&] {
        for (std::size_t i = 0; i < queries.size(); i += 32) {
            const std::size_t count = std::min<std::size_t>(32, queries.size() - i);
            table->find(std::span(queries).subspan(i, count), numbers.data());
            sink += numbers.front();
        }
    });
    measured.single = nanoseconds(settings, queries.size(), [&] {
        for (const std::string_view query : queries) sink += table->find(query);
    });
    return measured;
}

/// Most memory that building took, above what the keys take: of a process of its own.
double peak_megabytes(const Keys& keys, DictionaryLayout layout) {
    const pid_t child = ::fork();
    if (child == 0) {
        DictionaryBuilder builder;
        for (const std::string_view key : keys.views)
            if (!builder.add(key).ok()) ::_exit(1);
        ::_exit(std::move(builder).build({layout, IdOrder::Sorted}).ok() ? 0 : 1);
    }
    int status = 0;
    rusage usage{};
    if (child < 0 || ::wait4(child, &status, 0, &usage) != child || status != 0) return 0;
    const double keys_kilobytes =
        static_cast<double>(keys.text.size() + keys.views.size() * sizeof(std::string_view)) / 1024;
    return (static_cast<double>(usage.ru_maxrss) - keys_kilobytes) / 1024;
}

void print_row(std::ostream& out, const std::string& list, const std::string& what,
               const Measured& measured, std::size_t keys, double megabytes) {
    const auto cell = [](double value, int digits) {
        char text[32];
        std::snprintf(text, sizeof text, "%.*f", digits, value);
        return value > 0 ? std::string(text) : std::string("-");
    };
    out << "| " << list << " | " << what << " | "
        << cell(measured.bytes / static_cast<double>(keys), 2) << " | " << cell(measured.batch, 0)
        << " | " << cell(measured.single, 0) << " | " << cell(measured.decode, 0) << " | "
        << cell(measured.build_seconds, 2) << " | " << cell(megabytes, 0) << " |\n";
}

/// Of all queries together.
constexpr std::size_t kMostLetters = 16000000;

void run_list(const Settings& settings, std::ostream& out, const std::string& list,
              const Keys& keys) {
    if (keys.views.empty()) return;
    std::vector<std::string_view> queries = keys.views;
    RandomSequence random(19);
    for (std::size_t i = queries.size(); i > 1; --i)
        std::swap(queries[i - 1], queries[random.below(i)]);
    // A walk takes time by the letter: names of files have as many as seven words.
    std::size_t letters = 0;
    const auto enough = std::find_if(queries.begin(), queries.end(), [&](std::string_view query) {
        return (letters += query.size()) > kMostLetters;
    });
    queries.erase(enough, queries.end());
    for (const DictionaryLayout layout : {DictionaryLayout::Fast, DictionaryLayout::Paper,
                                          DictionaryLayout::Louds, DictionaryLayout::Small}) {
        for (const IdOrder order : {IdOrder::Sorted, IdOrder::Trie}) {
            const Measured measured = measure(settings, keys, queries, layout, order);
            print_row(out, list, std::string(name_of(layout)) + ", " + name_of(order), measured,
                      keys.views.size(),
                      order == IdOrder::Sorted ? peak_megabytes(keys, layout) : 0);
        }
    }
    if (TransitionTable::can_have(keys.views))
        print_row(out, list, "table of transitions", measure_table(settings, keys, queries),
                  keys.views.size(), 0);
#ifdef MINTERM_HAVE_MARISA
    print_row(out, list, "marisa", measure_marisa(settings, keys, queries), keys.views.size(), 0);
#endif
#ifdef MINTERM_HAVE_DARTS
    if (const auto measured = measure_darts(settings, keys, queries))
        print_row(out, list, "darts", *measured, keys.views.size(), 0);
#endif
}

/// By the whole matrix.
unsigned edit_distance(std::string_view a, std::string_view b) {
    std::vector<unsigned> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = static_cast<unsigned>(j);
    for (std::size_t i = 0; i < a.size(); ++i) {
        unsigned diagonal = row[0]++;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const unsigned replaced = diagonal + (a[i] == b[j] ? 0U : 1U);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
        }
    }
    return row[b.size()];
}

/// Words with up to two letters inserted, left out or replaced.
std::vector<std::string> misspelt(const Keys& keys, std::size_t count) {
    RandomSequence random(20);
    std::vector<std::string> words;
    while (words.size() < count) {
        std::string word(keys.views[random.below(keys.views.size())]);
        for (std::size_t edits = random.below(3); edits > 0; --edits) {
            const std::size_t at = random.below(word.size() + 1);
            const char letter = static_cast<char>('a' + random.below(26));
            word.replace(at, random.below(2), random.below(3) == 0 ? "" : std::string(1, letter));
        }
        words.push_back(word);
    }
    return words;
}

void run_near(const Settings& settings, std::ostream& out, const Keys& keys) {
    const std::vector<std::string> queries = misspelt(keys, 2000);
    out << "\n| words within some edits | layout | us, 1 edit | us, 2 edits | found, 2 edits |\n"
        << "| --- | --- | ---: | ---: | ---: |\n";
    for (const DictionaryLayout layout : {DictionaryLayout::Fast, DictionaryLayout::Paper,
                                          DictionaryLayout::Louds, DictionaryLayout::Small}) {
        DictionaryBuilder builder;
        for (const std::string_view key : keys.views)
            if (!builder.add(key).ok()) give_up("a key was refused");
        minterm::Result<Dictionary> built = std::move(builder).build({layout, IdOrder::Sorted});
        if (!built) give_up(built.failure().render());
        for (std::size_t q = 0; q < 20; ++q) {
            std::size_t expected = 0;
            for (const std::string_view key : keys.views)
                expected += edit_distance(queries[q], key) <= 2 ? 1U : 0U;
            if (built->near(queries[q], 2).size() != expected) give_up("a scan finds other words");
        }
        double microseconds[2] = {};
        std::size_t found = 0;
        for (unsigned edits = 1; edits <= 2; ++edits)
            microseconds[edits - 1] = nanoseconds(settings, queries.size(),
                                                  [&] {
                                                      found = 0;
                                                      for (const std::string& query : queries)
                                                          found += built->near(query, edits).size();
                                                  }) /
                                      1000;
        char row[200];
        std::snprintf(row, sizeof row, "| %zu | %s | %.1f | %.0f | %.1f |\n", keys.views.size(),
                      name_of(layout), microseconds[0], microseconds[1],
                      static_cast<double>(found) / static_cast<double>(queries.size()));
        out << row;
    }
}

}  // namespace

int main(int argc, char** argv) {
    const Settings settings = parse(argc, argv);
    const auto wanted = [&](const std::string& list) {
        return settings.only.empty() || list.find(settings.only) != std::string::npos;
    };
    std::ostringstream out;
    out << "## Dictionaries, " << minterm::bench::today() << "\n\n"
        << minterm::bench::processor_text() << ", one core; " << minterm::bench::compiler_name()
        << "; minterm " << minterm::bench::commit_name() << "; processor time, median of "
        << settings.repeats
        << "; every key once (of more than 16,000,000 letters so many), in random order; MB beside "
           "the "
           "keys given.\n\n"
        << "| keys | layout, numbers | bytes a key | ns, 32 at a time | ns, single | ns, number to "
           "key | s to build | MB to build |\n"
        << "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    if (wanted("words")) {
        const Keys keys = lines_of(settings.words);
        if (keys.views.empty())
            std::cerr << "bench_dict: " << settings.words
                      << " cannot be read (Debian: wamerican-insane); left out\n";
        run_list(settings, out, std::to_string(keys.views.size()) + " English words", keys);
    }
    if (wanted("synthetic")) {
        const Keys keys = synthetic_words(static_cast<std::size_t>(settings.millions * 1e6));
        run_list(settings, out, std::to_string(keys.views.size()) + " synthetic words", keys);
    }
    if (wanted("dna")) {
        const Keys keys = dna_keys(static_cast<std::size_t>(settings.millions * 1e5));
        run_list(settings, out, std::to_string(keys.views.size()) + " DNA keys of 87", keys);
    }
    if (wanted("made paths")) {
        const Keys keys = file_names(static_cast<std::size_t>(settings.millions * 1.66e5));
        run_list(settings, out, std::to_string(keys.views.size()) + " made paths", keys);
    }
    if (wanted("paths") && !settings.paths.empty()) {
        const Keys keys = lines_of(settings.paths);
        run_list(settings, out, std::to_string(keys.views.size()) + " file paths", keys);
    }
    if (wanted("near") && !settings.near.empty()) {
        const Keys keys = lines_of(settings.near);
        if (keys.views.empty())
            std::cerr << "bench_dict: " << settings.near << " cannot be read; left out\n";
        else
            run_near(settings, out, keys);
    }
    if (!minterm::bench::print_and_record(out.str(), settings.record)) give_up("cannot record");
    return sink == 1 ? 1 : 0;
}
