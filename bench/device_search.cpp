// SPDX-License-Identifier: Apache-2.0
#include "bench/device_search.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "bench/program.hpp"
#include "bench/times.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/search_engine.hpp"
#include "minterm/generate_pair.hpp"
#include "synth/check_spec.hpp"

namespace minterm::bench {

namespace {

struct SearchWork {
    std::string name;
    std::string spec;
    std::int64_t k = 0;
    std::vector<std::string> patterns;
};

SearchEngine engine_for(const Target& target, const SearchWork& work, const std::string& text) {
    const ParameterValues parameters =
        work.spec == "shift_or" ? ParameterValues{} : ParameterValues{{"k", work.k}};
    const auto items = load_spec(MINTERM_SOURCE_DIR "/specs/" + work.spec + ".dp", parameters);
    if (!items) give_up(items.failure().render());
    SearchOptions options;
    options.text_bytes = text.size();
    options.sample = std::string_view(text).substr(0, 32 << 10);
    auto engine =
        SearchEngine::create(items->recurrences.front(), work.patterns, target, {}, options);
    if (!engine) give_up(engine.failure().render());
    return *std::move(engine);
}

/// What was found: how much, and a number by which two lists of it are compared.
struct Found {
    std::uint64_t hits = 0;
    std::uint64_t sum = 0;
    bool operator==(const Found&) const = default;
};

Found search(const SearchEngine& engine, const std::string& text, int threads) {
    Found found;
    const auto done = engine.scan(
        text,
        [&](std::span<const SearchHit> more) {
            for (const SearchHit& hit : more)
                found.sum = found.sum * 31 + hit.end * 1009 + hit.pattern * 7 + hit.cost;
            found.hits += more.size();
            return true;
        },
        threads);
    if (!done) give_up(done.failure().render());
    return found;
}

std::vector<SearchWork> works(RandomNumbers& random, const std::string& text) {
    std::vector<SearchWork> all{{"8 patterns of 26 to 28", "shift_or", 0, {}}};
    for (std::size_t i = 0; i < 8; ++i)
        all.back().patterns.push_back(random_dna(26 + i % 3, random));
    all.push_back({"100 patterns of 12", "shift_or", 0, {}});
    for (std::size_t i = 0; i < 100; ++i) all.back().patterns.push_back(random_dna(12, random));
    const std::string probe = text.substr(text.size() / 2, 24);
    all.push_back({"a 24-mer, 3 mismatches", "k_mismatch", 3, {probe}});
    for (const std::int64_t k : {1, 3})
        all.push_back({"a 24-mer, " + std::to_string(k) + (k == 1 ? " edit" : " edits"),
                       "k_edit",
                       k,
                       {probe}});
    return all;
}

}  // namespace

void add_searches(std::ostream& table, const DeviceSettings& settings) {
    RandomNumbers random(5);
    const std::string text =
        random_dna(static_cast<std::uint64_t>(settings.megabytes * 1e6), random);
    table << "\n| patterns in " << settings.megabytes
          << " MB | hits | kernels, ms | GB/s | whole call, ms | GB/s | processor, ms | GB/s |\n"
          << "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    for (const SearchWork& work : works(random, text)) {
        const SearchEngine processor = engine_for(**choose_target(), work, text);
        const SearchEngine device = engine_for(cuda_target(), work, text);
        const Found expected = search(processor, text, settings.threads);
        if (search(device, text, 1) != expected)
            give_up(work.name + ": the device and the processor do not agree");
        std::vector<double> kernels;
        std::vector<double> calls;
        std::vector<double> processors;
        for (int i = 0; i < settings.repeats; ++i) {
            const double before = device.device()->device_seconds();
            calls.push_back(wall_seconds([&] { search(device, text, 1); }));
            kernels.push_back(device.device()->device_seconds() - before);
            processors.push_back(wall_seconds([&] { search(processor, text, settings.threads); }));
        }
        table << "| " << work.name << " | " << expected.hits;
        for (const std::vector<double>& seconds : {kernels, calls, processors}) {
            const double median = summarize(seconds).median;
            table << " | " << median * 1e3 << " | "
                  << static_cast<double>(text.size()) / median * 1e-9;
        }
        table << " |\n";
    }
}

}  // namespace minterm::bench
