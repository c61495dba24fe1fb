// SPDX-License-Identifier: Apache-2.0
//
// Search engines on every target against a naive searcher: all hits, their costs and starts, in
// order; whole texts, chunks and threads.
#include "codegen/search_engine.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <random>

#include "codegen/target.hpp"
#include "tests/property/search_kinds.hpp"
#include "tests/reference/occurrences.hpp"
#include "tests/support/guarded_array.hpp"
#include "tests/support/needs_compiler.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/search_hits.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::search_test {
namespace {

using namespace testing::search;
using testing::runnable_targets;
using testing::scanned;

std::vector<SearchHit> expected_hits(const Kind& kind, const std::vector<std::string>& patterns,
                                     std::string_view text) {
    std::vector<SearchHit> hits;
    for (std::uint32_t number = 0; number < patterns.size(); ++number) {
        const auto ends =
            kind.name == "k_edit"
                ? reference::edit_ends(patterns[number], text, kind.k, kind.matches)
                : reference::mismatch_ends(patterns[number], text, kind.k, kind.matches);
        for (const reference::ApproximateEnd& end : ends)
            hits.push_back({end.start, end.end, number, static_cast<std::uint32_t>(end.cost)});
    }
    std::stable_sort(hits.begin(), hits.end(), [](const SearchHit& a, const SearchHit& b) {
        return std::pair(a.end, a.pattern) < std::pair(b.end, b.pattern);
    });
    return hits;
}

std::vector<SearchHit> streamed(SearchStream& stream, std::string_view text,
                                const std::vector<std::size_t>& cuts) {
    std::vector<SearchHit> hits;
    const auto sink = [&](std::span<const SearchHit> more) {
        hits.insert(hits.end(), more.begin(), more.end());
        return true;
    };
    std::size_t begin = 0;
    for (const std::size_t cut : cuts) {
        stream.feed(text.substr(begin, cut - begin), sink);
        begin = cut;
    }
    stream.feed(text.substr(begin), sink);
    stream.flush(sink);
    return hits;
}

TEST(Search, AllShortPatternsAtOnceInAllShortTexts) {
    std::vector<std::string> strings{""};
    for (std::size_t first = 0; strings.back().size() < 7; ++first)
        for (const char letter : {'a', 'b'}) strings.push_back(strings[first] + letter);
    for (const Target* target : runnable_targets()) {
        for (const Kind& kind : kinds()) {
            std::vector<std::string> patterns;
            for (const std::string& string : strings)
                if (string.size() > static_cast<std::size_t>(kind.k) && string.size() < 6)
                    patterns.push_back(string);
            const SearchEngine engine = engine_for(kind, patterns, *target);
            for (const std::string& text : strings)
                ASSERT_TRUE(same(scanned(engine, text), expected_hits(kind, patterns, text)))
                    << kind.name << " k = " << kind.k << " on " << target->name << ": " << text;
        }
    }
}

TEST(Search, RandomPatternsInRandomTexts) {
    for (const Target* target : runnable_targets()) {
        for (const int letters : {1, 2, 4, 256}) {
            for (const Kind& kind : kinds()) {
                std::mt19937 random(static_cast<unsigned>(letters) * 100U +
                                    static_cast<unsigned>(kind.k));
                const std::string text = random_text(random, 700, letters);
                std::vector<std::string> patterns;
                for (const std::size_t length : {5U, 6U, 9U, 17U, 24U, 33U})
                    patterns.push_back(pattern_from(random, text, length, letters));
                patterns.push_back(patterns.front());
                patterns.push_back(patterns[2].substr(0, 7));
                const SearchEngine engine = engine_for(kind, patterns, *target);
                ASSERT_TRUE(same(scanned(engine, text), expected_hits(kind, patterns, text)))
                    << kind.name << " k = " << kind.k << " on " << target->name << ", " << letters
                    << " letters";
            }
        }
    }
}

TEST(Search, LongPatternsAndTextsOfManyPieces) {
    for (const Target* target : runnable_targets()) {
        for (const Kind& kind :
             {kind_of("shift_or"), kind_of("k_mismatch", 3), kind_of("k_edit", 2)}) {
            std::mt19937 random(7);
            const std::string text = random_text(random, target->word_bits == 8 ? 9000 : 30000, 4);
            std::vector<std::string> patterns;
            for (const std::size_t length : {5U, 64U, 65U, 129U, 200U})
                patterns.push_back(pattern_from(random, text, length, 4));
            const SearchEngine engine = engine_for(kind, patterns, *target);
            std::vector<SearchHit> expected;
            // The naive searcher takes windows, which is enough for it to be right at their ends.
            if (kind.name == "k_edit") {
                const std::size_t from = 8000;
                const std::string part = text.substr(from - 300);
                for (const SearchHit& hit : expected_hits(kind, patterns, part.substr(0, 900)))
                    if (hit.end > 300) expected.push_back(hit);
                std::vector<SearchHit> found;
                for (SearchHit hit : scanned(engine, text)) {
                    if (hit.end <= from || hit.end > from + 600) continue;
                    hit.start -= from - 300;
                    hit.end -= from - 300;
                    found.push_back(hit);
                }
                ASSERT_TRUE(same(found, expected)) << target->name;
                continue;
            }
            ASSERT_TRUE(same(scanned(engine, text), expected_hits(kind, patterns, text)))
                << kind.name << " on " << target->name;
        }
    }
}

TEST(Search, EveryLengthOfPatternAndText) {
    const Target& target = *runnable_targets().back();
    for (const Kind& kind : {kind_of("shift_or"), kind_of("k_edit", 1)}) {
        std::mt19937 random(3);
        const std::string text = random_text(random, 260, 2);
        std::vector<std::string> patterns;
        for (std::size_t length = 2; length <= 200; length += 3)
            patterns.push_back(pattern_from(random, text, length, 2));
        const SearchEngine engine = engine_for(kind, patterns, target);
        for (std::size_t length = 0; length <= text.size(); length += 37)
            ASSERT_TRUE(same(scanned(engine, std::string_view(text).substr(0, length)),
                             expected_hits(kind, patterns, text.substr(0, length))))
                << kind.name << ", text of " << length;
    }
}

TEST(Search, ChunksOfAnySizeAroundAMatch) {
    for (const Target* target : runnable_targets()) {
        for (const Kind& kind :
             {kind_of("shift_or"), kind_of("k_mismatch", 1), kind_of("k_edit", 2)}) {
            std::mt19937 random(5);
            std::string text = random_text(random, 9000, 2);
            const std::string pattern = random_text(random, 21, 2);
            text.replace(8300, pattern.size(), pattern);
            const std::vector<std::string> patterns{pattern, pattern.substr(4, 9)};
            const SearchEngine engine = engine_for(kind, patterns, *target);
            const std::vector<SearchHit> expected = scanned(engine, text);
            EXPECT_FALSE(expected.empty());
            Result<SearchStream> stream = SearchStream::create(engine);
            ASSERT_TRUE(stream);
            for (std::size_t cut = 8295; cut < 8330; ++cut) {
                stream->restart();
                ASSERT_TRUE(same(streamed(*stream, text, {cut}), expected)) << cut;
                stream->restart();
                ASSERT_TRUE(same(streamed(*stream, text, {cut, cut + 1, cut + 3}), expected))
                    << cut;
            }
            std::vector<std::size_t> every_byte;
            for (std::size_t cut = 1; cut < text.size(); ++cut) every_byte.push_back(cut);
            stream->restart();
            ASSERT_TRUE(same(streamed(*stream, text, every_byte), expected)) << kind.name;
            // Hits so far, byte by byte.
            stream->restart();
            std::vector<SearchHit> hits;
            const auto sink = [&](std::span<const SearchHit> more) {
                hits.insert(hits.end(), more.begin(), more.end());
                return true;
            };
            for (std::size_t i = 0; i < 400; ++i) {
                stream->feed(std::string_view(text).substr(i, 1), sink);
                stream->flush(sink);
                ASSERT_EQ(static_cast<std::size_t>(std::count_if(
                              expected.begin(), expected.end(),
                              [&](const SearchHit& hit) { return hit.end <= i + 1; })),
                          hits.size());
            }
        }
    }
}

TEST(Search, CaseFoldingAndIupacCodes) {
    for (const Target* target : runnable_targets()) {
        std::mt19937 random(13);
        for (const Kind& plain :
             {kind_of("shift_or"), kind_of("k_mismatch", 2), kind_of("k_edit", 1)}) {
            std::string text;
            for (int i = 0; i < 600; ++i) text += "ACGTacgtNRYn-"[random() % 13];
            const std::vector<std::string> patterns{"ACGT", "NNAN", "RYACWG", "nggN",
                                                    "ANNNNNNNNNT"};
            for (const char* spec : {"iupac", "casefold"}) {
                const Kind kind = with_relation(plain, spec);
                const SearchEngine engine = engine_for(kind, patterns, *target);
                ASSERT_TRUE(same(scanned(engine, text), expected_hits(kind, patterns, text)))
                    << kind.name << " with " << spec << " on " << target->name;
            }
        }
    }
}

TEST(Search, WildcardsDoNotMatchWhatIsBeforeTheText) {
    for (const Target* target : runnable_targets()) {
        for (Kind kind : {kind_of("shift_or"), kind_of("k_mismatch", 1), kind_of("k_edit", 1)}) {
            kind.recurrence.relations.front().wildcards = {'?'};
            kind.matches = [](unsigned char a, unsigned char b) {
                return a == b || a == '?' || b == '?';
            };
            const std::vector<std::string> patterns{"??a", "????????b?", "???"};
            const SearchEngine engine = engine_for(kind, patterns, *target);
            for (const std::string text : {"", "a", "ba", "aba", "abcabcabcab", "??????????????"})
                ASSERT_TRUE(same(scanned(engine, text), expected_hits(kind, patterns, text)))
                    << kind.name << " on " << target->name << ": " << text;
        }
    }
}

TEST(Search, AnyBytes) {
    std::string all;
    for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
    const std::string text = all + all + std::string(40, '\0') + std::string(40, '\xff');
    std::vector<std::string> patterns{std::string(3, '\0'), std::string(5, '\xff'), "\xfe\xff",
                                      std::string("\xff\0\x01", 3)};
    for (int byte = 0; byte < 256; byte += 5)
        patterns.push_back(std::string(1, static_cast<char>(byte)));
    for (const Target* target : runnable_targets()) {
        const Kind kind = kind_of("shift_or");
        const SearchEngine engine = engine_for(kind, patterns, *target);
        ASSERT_TRUE(same(scanned(engine, text), expected_hits(kind, patterns, text)))
            << target->name;
    }
}

/// A text with nothing before it or behind it, whoever reads it.
template <typename Visit>
void visit_guarded(std::string_view text, const Visit& visit) {
    using testing::GuardedArray;
    for (const GuardedArray::Side side : {GuardedArray::Side::Front, GuardedArray::Side::Back}) {
        const GuardedArray guarded(std::as_bytes(std::span(text)), side, 1);
        visit(std::string_view(reinterpret_cast<const char*>(guarded.array().data()),
                               guarded.array().size()));
    }
}

TEST(Search, ReadsTheTextAndNothingMore) {
    std::mt19937 random(29);
    std::vector<std::size_t> lengths(70);
    std::iota(lengths.begin(), lengths.end(), 0);
    for (const std::size_t about : {512, 4096, 32768})
        for (const std::size_t more : {0, 1, 2, 17, 65}) lengths.push_back(about - 33 + more);
    for (const Target* target : runnable_targets())
        for (const Kind& kind :
             {kind_of("shift_or"), with_relation(kind_of("shift_or"), "casefold"),
              kind_of("k_mismatch", 1), kind_of("k_edit", 2)})
            for (const SearchMethod method : methods_of(kind)) {
                const SearchEngine engine =
                    engine_for(kind, {"abab", "bbbba", "aab", "abaabb"}, *target, by(method));
                for (const std::size_t length : lengths) {
                    const std::string text = random_text(random, length, 2);
                    const std::vector<SearchHit> expected = scanned(engine, text);
                    visit_guarded(text, [&](std::string_view guarded) {
                        ASSERT_TRUE(same(scanned(engine, guarded), expected)) << length;
                        if (length > 4000) {
                            ASSERT_TRUE(same(scanned(engine, guarded, 2), expected)) << length;
                        }
                    });
                }
            }
}

/// Where a matcher of others read beyond four bytes: all parts of these bytes in all others.
TEST(Search, SmallestTexts) {
    const std::string bytes = "\x0a\x41\x7e\x7e\x7e\x5b\x7a\x08";
    std::vector<std::string> parts{""};
    for (std::size_t begin = 0; begin < bytes.size(); ++begin)
        for (std::size_t length = 1; begin + length <= bytes.size(); ++length)
            parts.push_back(bytes.substr(begin, length));
    for (const Target* target : runnable_targets())
        for (const Kind& kind : kinds()) {
            std::vector<std::string> patterns = parts;
            std::erase_if(patterns, [&](const std::string& part) {
                return part.size() <= static_cast<std::size_t>(kind.k);
            });
            const SearchEngine engine = engine_for(kind, patterns, *target);
            for (const std::string& text : parts)
                visit_guarded(text, [&](std::string_view guarded) {
                    ASSERT_TRUE(same(scanned(engine, guarded), expected_hits(kind, patterns, text)))
                        << kind.name << ' ' << kind.k << " on " << target->name;
                });
        }
}

TEST(Search, GroupsDoNotShow) {
    const Target& target = *runnable_targets().back();
    std::mt19937 random(17);
    const std::string text = random_text(random, 5000, 2);
    std::vector<std::string> patterns;
    for (int i = 0; i < 40; ++i)
        patterns.push_back(pattern_from(random, text, 6 + static_cast<std::size_t>(i) % 9, 2));
    for (const Kind& kind : {kind_of("shift_or"), kind_of("k_mismatch", 1), kind_of("k_edit", 1)}) {
        SearchOptions options;
        options.method = SearchMethod::TextSliced;
        options.group_gates = 1'000'000;
        const SearchEngine one = engine_for(kind, patterns, target, options);
        EXPECT_EQ(one.figures().groups, 1U);
        options.group_gates = 20;
        const SearchEngine many = engine_for(kind, patterns, target, options);
        EXPECT_GT(many.figures().groups, 8U);
        ASSERT_TRUE(same(scanned(one, text), expected_hits(kind, patterns, text)));
        ASSERT_TRUE(same(scanned(many, text), expected_hits(kind, patterns, text)));
    }
}

TEST(Search, CodeIsFoundOnDisk) {
    MINTERM_NEEDS_COMPILER();
    const testing::TemporaryFolder folder;
    const CellStore store{folder.path().string()};
    const Target& target = *runnable_targets().back();
    std::mt19937 random(19);
    const std::string text = random_text(random, 3000, 2);
    const std::vector<std::string> patterns{"ababb", "abba", "ababb", "bbbbbaab"};
    for (const Kind& kind : {kind_of("shift_or"), kind_of("k_mismatch", 1), kind_of("k_edit", 1)}) {
        for (const bool again : {false, true}) {
            const auto engine = SearchEngine::create(kind.recurrence, patterns, target, store,
                                                     by(SearchMethod::TextSliced));
            ASSERT_TRUE(engine);
            EXPECT_EQ(engine->figures().origin, again ? "stored" : "compiled");
            EXPECT_EQ(engine->figures().not_kept, "");
            EXPECT_TRUE(same(scanned(*engine, text), expected_hits(kind, patterns, text)));
        }
    }
}

TEST(Search, RefusesWhatItCannotSearchFor) {
    const Target& target = all_targets().front();
    const auto why = [&](const Kind& kind, const std::vector<std::string>& patterns) {
        const auto engine = SearchEngine::create(kind.recurrence, patterns, target);
        EXPECT_FALSE(engine);
        return engine ? std::string() : engine.failure().messages().front().text;
    };
    EXPECT_EQ(why(kind_of("shift_or"), {}), "there is no pattern to search for");
    EXPECT_EQ(why(kind_of("shift_or"), {"a", ""}), "pattern 2 is empty: it would be everywhere");
    EXPECT_EQ(why(kind_of("k_edit", 2), {"abc", "ab"}),
              "pattern 2 has 2 symbols and 2 errors are allowed: it would be everywhere");
    EXPECT_EQ(
        why(kind_of("k_mismatch", 1), {std::string(300'000, 'a')}),
        "a pattern of 300000 symbols is too long to be compiled into logic; edit distance with "
        "mode infix says where it is nearest");
    EXPECT_NE(why(kind_of("levenshtein"), {"abc"}).find("reports columns"), std::string::npos);
}

TEST(SearchMethods, AllFindTheSameWhateverTheCuts) {
    const Target& target = *runnable_targets().back();
    std::mt19937 random(23);
    for (const Kind& kind : {kind_of("shift_or"), with_relation(kind_of("shift_or"), "casefold"),
                             kind_of("k_mismatch", 1), kind_of("k_edit", 2)})
        for (const int letters : {1, 2, 26, 256}) {
            const std::string text = random_text(random, 3000, letters);
            std::vector<std::string> patterns;
            for (std::size_t i = 0; i < 30; ++i)
                patterns.push_back(pattern_from(random, text, 3 + i % 40, letters));
            patterns.push_back(patterns.front());
            const std::vector<SearchHit> expected = expected_hits(kind, patterns, text);
            for (const SearchMethod method : methods_of(kind)) {
                const SearchEngine engine = engine_for(kind, patterns, target, by(method));
                ASSERT_TRUE(same(scanned(engine, text), expected))
                    << kind.name << ' ' << letters << " letters, method "
                    << static_cast<int>(method);
                SearchStream stream = *SearchStream::create(engine);
                std::vector<std::size_t> cuts;
                for (std::size_t cut = random() % 50; cut < text.size(); cut += random() % 700)
                    cuts.push_back(cut);
                ASSERT_TRUE(same(streamed(stream, text, cuts), expected));
            }
        }
}

TEST(SearchMethods, ScreensAreAsWideAsWordsOfTheTarget) {
    EXPECT_EQ(WindowScreen::widest(64), WindowScreen::By::Bytes);
    EXPECT_LE(WindowScreen::widest(256), WindowScreen::By::Avx2);
    for (const Target* target : runnable_targets())
        for (const Kind& kind : {kind_of("shift_or"), kind_of("k_edit", 1)}) {
            const SearchEngine engine =
                engine_for(kind, {"abcab", "bcabb"}, *target, by(SearchMethod::Screened));
            ASSERT_NE(engine.screen(), nullptr);
            EXPECT_EQ(engine.screen()->windows().by(), WindowScreen::widest(target->word_bits))
                << target->name;
            // And so it is saved, whatever its words are behind the screen.
            const testing::TemporaryFolder folder;
            const std::string path = (folder.path() / "engine").string();
            if (!find_target(target->name) || !engine.save(path)) continue;
            const auto opened = SearchEngine::open(path);
            ASSERT_TRUE(opened) << opened.failure().render();
            EXPECT_EQ(opened->screen()->windows().by(), engine.screen()->windows().by());
        }
}

TEST(SearchMethods, KernelsBehindAScreenAreCompiledWhenOneIsNeeded) {
    MINTERM_NEEDS_COMPILER();
    const Target& target = *runnable_targets().back();
    const std::vector<std::string> patterns{"aaaaab", "caaaaa", "aadaaa"};
    const std::string far(50'000, 'z');
    std::string near(100'000, 'a');
    for (std::size_t place = 17; place < near.size(); place += 4099) near[place] = 'b';
    for (const Kind& kind : {kind_of("shift_or"), kind_of("k_mismatch", 1), kind_of("k_edit", 1)}) {
        SearchOptions options = by(SearchMethod::Screened);
        options.sample = "bcdbcd";
        const SearchEngine engine = engine_for(kind, patterns, target, options);
        ASSERT_NE(engine.screen(), nullptr);
        ASSERT_EQ(engine.literals(), nullptr);
        EXPECT_TRUE(scanned(engine, far).empty());
        EXPECT_EQ(engine.figures().origin, "not needed") << kind.name;
        EXPECT_TRUE(same(scanned(engine, near), expected_hits(kind, patterns, near)));
        EXPECT_GT(engine.screen()->passed(), 0U);
        EXPECT_EQ(engine.figures().origin, "compiled") << kind.name;
        // What is told of the kernel does not depend on when it is compiled.
        if (engine.figures().words > 0) continue;
        const SearchFigures all =
            engine_for(kind, patterns, target, by(SearchMethod::TextSliced)).figures();
        EXPECT_EQ(engine.figures().match_gates, all.match_gates);
        EXPECT_EQ(engine.figures().class_gates, all.class_gates);
        EXPECT_EQ(engine.figures().delays, all.delays);
    }
}

/// Occurrences at every place around the borders of pieces and of what screens look at together.
TEST(SearchMethods, ScreensLoseNothingAtBorders) {
    const Target& target = *runnable_targets().back();
    std::mt19937 random(31);
    std::vector<Kind> all{kind_of("shift_or"), with_relation(kind_of("shift_or"), "casefold"),
                          with_relation(kind_of("k_mismatch", 1), "iupac")};
    for (const std::int64_t k : {1, 2, 3, 4, 7}) {
        all.push_back(kind_of("k_mismatch", k));
        all.push_back(kind_of("k_edit", k));
    }
    const std::string noise = random_text(random, 36'000, 26);
    for (const Kind& kind : all) {
        const std::vector<std::string> patterns{"ACGTACGGTCATTGCAAGCCTGAT", "MMXNNYOOPPWWVVUU",
                                                "GATTACAGATTACA"};
        SearchOptions options = by(SearchMethod::Screened);
        options.sample = noise;
        const SearchEngine screened = engine_for(kind, patterns, target, options);
        ASSERT_NE(screened.screen(), nullptr);
        const SearchEngine other = engine_for(kind, patterns, target, by(SearchMethod::Lanes));
        std::size_t hits = 0;
        for (const std::size_t border : {0U, 2048U, 16384U, 32768U})
            for (std::size_t place = border - std::min<std::size_t>(border, 30);
                 place < border + 30; ++place) {
                std::string text = noise;
                std::string occurrence = patterns[place % 3];
                for (std::int64_t e = 0; e < kind.k; ++e) {
                    const std::size_t at = random() % occurrence.size();
                    const auto edit = kind.name == "k_edit" ? random() % 3 : 0;
                    if (edit == 0) occurrence[at] = 'Z';
                    if (edit == 1) occurrence.insert(at, 1, 'Q');
                    if (edit == 2) occurrence.erase(at, 1);
                }
                text.replace(place, occurrence.size(), occurrence);
                const std::vector<SearchHit> found = scanned(screened, text);
                ASSERT_TRUE(same(found, scanned(other, text)))
                    << kind.name << kind.k << " at " << place;
                hits += found.size();
                SearchStream stream = *SearchStream::create(screened);
                ASSERT_TRUE(same(streamed(stream, text, {place, place + 3, place + 60}), found));
            }
        EXPECT_GE(hits, 200U);
        // Unless nearly everything may be an occurrence.
        if (kind.k < 4 && !kind.matches('N', 'A')) {
            EXPECT_LT(screened.screen()->passed(), screened.screen()->searched() / 2)
                << kind.name << kind.k;
        }
    }
}

/// Thousands of patterns, of all lengths, in texts that are made of them.
TEST(SearchMethods, LargeSetsOfLiterals) {
    const Target& target = *runnable_targets().back();
    const Kind kind = kind_of("shift_or");
    std::mt19937 random(29);
    for (const int letters : {2, 4, 256}) {
        const std::string text = random_text(random, 6'000, letters);
        for (const std::size_t shortest : {std::size_t{1}, std::size_t{5}, std::size_t{12}}) {
            std::vector<std::string> patterns;
            for (std::size_t i = 0; i < 900; ++i)
                patterns.push_back(pattern_from(
                    random, text, shortest + random() % (i % 50 == 0 ? 90 : 12), letters));
            std::string made;
            for (int i = 0; i < 150; ++i) made += patterns[random() % patterns.size()];
            const std::vector<SearchHit> in_text = expected_hits(kind, patterns, text);
            const std::vector<SearchHit> in_made = expected_hits(kind, patterns, made);
            for (const SearchMethod method :
                 {SearchMethod::Filter, SearchMethod::Automaton, SearchMethod::Auto}) {
                const SearchEngine engine = engine_for(kind, patterns, target, by(method));
                ASSERT_TRUE(same(scanned(engine, text), in_text)) << static_cast<int>(method);
                ASSERT_TRUE(same(scanned(engine, made), in_made)) << static_cast<int>(method);
            }
        }
    }
}

/// Texts in which every place is nearly a pattern, and so far from where they differ that no window
/// is there: the filter gives up, and says that it did.
TEST(SearchMethods, FiltersGiveUpWhereTheyDoNotHelp) {
    const Target& target = *runnable_targets().back();
    const Kind kind = kind_of("shift_or");
    std::vector<std::string> patterns;
    for (int i = 0; i < 200; ++i) {
        std::string pattern(120, 'a');
        pattern[static_cast<std::size_t>(i) % 20] = static_cast<char>('b' + i % 20);
        pattern += std::string(static_cast<std::size_t>(i) / 20, 'a');
        patterns.push_back(pattern);
    }
    const std::string text(200'000, 'a');
    const SearchEngine engine = engine_for(kind, patterns, target, by(SearchMethod::Filter));
    EXPECT_TRUE(scanned(engine, text).empty());
    ASSERT_NE(engine.literals(), nullptr);
    EXPECT_GT(engine.literals()->walked(), text.size() / 2);
    std::string other = text.substr(0, 50'000);
    other.replace(23'456, patterns[7].size(), patterns[7]);
    ASSERT_TRUE(same(scanned(engine, other), expected_hits(kind, patterns, other)));
}

/// What compiling costs counts where there is little to search.
TEST(SearchMethods, ChoiceIsByWhatIsExpected) {
    MINTERM_NEEDS_COMPILER();
    const Target& target = **find_target("scalar");
    std::mt19937 random(31);
    std::vector<std::string> guides;
    for (int i = 0; i < 40; ++i) guides.push_back(random_text(random, 23, 4));
    SearchOptions options;
    const auto method = [&](const Kind& kind) {
        const SearchEngine engine = engine_for(kind, guides, target, options);
        return engine.literals() != nullptr ? SearchMethod::Filter : engine.figures().method;
    };
    options.text_bytes = 1'000'000;
    EXPECT_EQ(method(kind_of("k_edit", 1)), SearchMethod::Lanes);
    EXPECT_EQ(method(kind_of("shift_or")), SearchMethod::Filter);
    options.text_bytes = 100'000'000'000;
    EXPECT_EQ(method(kind_of("k_mismatch", 1)), SearchMethod::TextSliced);
    // Rows that no lane has room for.
    guides = {random_text(random, 100, 4)};
    options.text_bytes = 1000;
    EXPECT_EQ(method(kind_of("k_edit", 1)), SearchMethod::Cyclic);
    // Thousands, which nobody would wait for as logic.
    guides.clear();
    for (int i = 0; i < 4000; ++i) guides.push_back(random_text(random, 23, 4));
    options.text_bytes = std::uint64_t{1} << 50U;
    EXPECT_EQ(method(kind_of("k_edit", 1)), SearchMethod::Lanes);
}

/// Few patterns fill no wide word, and narrower ones cost less; which is no matter of what is
/// found.
TEST(SearchMethods, WordsAreAsWideAsPatternsNeed) {
    MINTERM_NEEDS_COMPILER();
    const auto widest = find_target("avx512");
    if (!why_unavailable(**widest).empty()) GTEST_SKIP() << why_unavailable(**widest);
    std::mt19937 random(32);
    const std::string text = random_text(random, 20'000, 4);
    SearchOptions options;
    options.text_bytes = 1'000'000;
    const Kind kind = kind_of("k_edit", 1);
    for (const auto& [count, name] : {std::pair(3U, "avx2"), {14U, "avx512"}}) {
        std::vector<std::string> patterns;
        for (unsigned i = 0; i < count; ++i) patterns.push_back(random_text(random, 40, 4));
        const SearchEngine engine = engine_for(kind, patterns, **widest, options);
        EXPECT_EQ(engine.figures().method, SearchMethod::Lanes);
        EXPECT_EQ(engine.target_name(), name) << count;
        EXPECT_TRUE(same(scanned(engine, text), expected_hits(kind, patterns, text)));
        // Who asks for a method gets the target's words.
        SearchOptions asked = options;
        asked.method = SearchMethod::Lanes;
        EXPECT_EQ(engine_for(kind, patterns, **widest, asked).target_name(), "avx512");
    }
}

TEST(SearchMethods, ThoseForLiteralsAreRefusedElsewhere) {
    const Target& target = *runnable_targets().back();
    for (const SearchMethod method : {SearchMethod::Filter, SearchMethod::Automaton}) {
        const auto engine =
            SearchEngine::create(kind_of("k_edit", 1).recurrence, {"abc"}, target, {}, by(method));
        ASSERT_FALSE(engine);
        EXPECT_NE(engine.failure().render().find("patterns without errors"), std::string::npos);
    }
}

}  // namespace
}  // namespace minterm::search_test
