// SPDX-License-Identifier: Apache-2.0
//
// Engines with code are executed as they are, so that only those of literals, which have none, are
// changed here.
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "cli/saved_search.hpp"
#include "cli/text_search.hpp"
#include "codegen/search_engine.hpp"
#include "tests/fuzz/changed_image.hpp"
#include "tests/fuzz/fuzz_cases.hpp"
#include "tests/fuzz/fuzz_input.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::testing {

namespace {

std::string path_of_engine() {
    static const TemporaryFolder folder;
    return (folder.path() / "engine").string();
}

const std::string& sample_text() {
    static const std::string text = [] {
        std::mt19937 random(1);
        std::string letters;
        for (int i = 0; i < 3000; ++i) letters += "abcABC\n"[random() % 7];
        return letters + std::string(40'000, 'a') + "abcabcabcabc\n";
    }();
    return text;
}

/// Images of engines: filters and an automaton; bytes, folded letters, and characters; few patterns
/// and many.
const std::vector<std::vector<std::byte>>& engine_images() {
    static const auto images = [] {
        std::vector<std::vector<std::byte>> all;
        for (const std::size_t count : {3, 200}) {
            std::mt19937 random(2);
            std::vector<std::string> patterns;
            SavedSearch saved;
            for (std::uint32_t i = 0; i < count; ++i) {
                std::string pattern(1 + random() % (count < 10 ? 30 : 9), ' ');
                for (char& letter : pattern) letter = "abcABC"[random() % 6];
                patterns.push_back(pattern);
                saved.patterns.push_back({pattern, pattern, "", i + 1});
                saved.strands.bytes.push_back(pattern);
                saved.strands.strands.push_back({i, i % 2 == 1});
            }
            enum class Letters { Bytes, Folded, Characters };
            for (const Letters letters : {Letters::Bytes, Letters::Folded, Letters::Characters})
                for (const SearchMethod method : {SearchMethod::Filter, SearchMethod::Automaton}) {
                    Recurrence recurrence = load_shipped("shift_or");
                    if (letters == Letters::Folded)
                        recurrence.relations = load_shipped("casefold").relations;
                    SearchOptions options;
                    if (letters == Letters::Characters) options.unit = SymbolUnit::Character;
                    options.ignore_case = letters == Letters::Characters;
                    options.method = method;
                    const auto engine =
                        SearchEngine::create(recurrence, patterns, **choose_target(), {}, options);
                    if (!engine || !engine->save(path_of_engine(), note_of({}, saved)))
                        std::abort();
                    std::ifstream file(path_of_engine(), std::ios::binary);
                    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
                    const auto image = std::as_bytes(std::span(bytes));
                    all.emplace_back(image.begin(), image.end());
                }
        }
        return all;
    }();
    return images;
}

/// Everything that one can do with an engine; answers may be wrong.
void use(SearchEngine engine) {
    const std::string& text = sample_text();
    std::size_t left = 5000;
    const auto sink = [&](std::span<const SearchHit> hits) {
        for (const SearchHit& hit : hits)
            if (hit.start <= hit.end && hit.end <= text.size() && left > 0 && --left % 16 == 0)
                (void)engine.align(hit,
                                   std::string_view(text).substr(hit.start, hit.end - hit.start));
        return left > 0;
    };
    (void)engine.scan(text, sink);
    if (auto stream = SearchStream::create(engine)) {
        left = 5000;
        for (std::size_t place = 0; place < text.size(); place += 7001)
            stream->feed(std::string_view(text).substr(place, 7001), sink);
        stream->flush(sink);
    }
    SearchCommandOptions options;
    options.engine = path_of_engine();
    const Result<SavedSearch> saved = read_note(engine, options);
    if (!saved) return;
    TextSearchOptions how;
    how.errors = static_cast<std::uint32_t>(options.errors);
    const TextSearch search = TextSearch::from(std::move(engine), how);
    std::size_t named = 0;
    left = 5000;
    (void)search.scan(text, Occurrences::OnePerLocus, [&](const SearchHit& hit) {
        named += saved->patterns.at(saved->strands.strands.at(hit.pattern).pattern).name.size();
        return --left > 0;
    });
}

}  // namespace

std::string engine_file_failure(FuzzBytes bytes) {
    FuzzInput input(bytes);
    std::vector<std::byte> image = engine_images()[input.below(engine_images().size())];
    change_image(input, image);
    set_checksum(image);
    std::ofstream(path_of_engine(), std::ios::binary | std::ios::trunc)
        .write(reinterpret_cast<const char*>(image.data()),
               static_cast<std::streamsize>(image.size()));
    Result<SearchEngine> engine = SearchEngine::open(path_of_engine());
    if (engine) {
        use(*std::move(engine));
        return {};
    }
    return engine.failure().kind() == FailureKind::User ? "" : engine.failure().render();
}

}  // namespace minterm::testing
