// SPDX-License-Identifier: Apache-2.0
//
// Strips on one and several threads: full matrices and bands against the naive programs.
#include "runtime/blocks/strip_pipeline.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <new>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "runtime/blocks/wavefront_driver.hpp"
#include "runtime/pair/band_driver.hpp"
#include "tests/reference/alignments.hpp"
#include "tests/reference/edit_distances.hpp"
#include "tests/support/plain_kernel.hpp"

namespace minterm::strip_pipeline_test {
namespace {

using testing::kPlainValues;
using testing::PlainKernel;

using Codes = std::vector<std::uint8_t>;

/// Threads as if every cell were worth one, and columns handed on as early as can be.
StripThreads eager(int most) { return {most, 1, 1}; }

Codes random_codes(std::mt19937& random, std::size_t length) {
    Codes codes(length);
    for (std::uint8_t& code : codes) code = random() % 4;
    return codes;
}

/// `codes` with an edit in about every `apart` places, and a gap.
Codes edited(std::mt19937& random, Codes codes, std::size_t apart) {
    for (std::size_t edits = codes.size() / apart; edits > 0 && !codes.empty(); --edits) {
        const auto place = codes.begin() + static_cast<std::ptrdiff_t>(random() % codes.size());
        if (random() % 3 == 0)
            codes.erase(place);
        else if (random() % 2 == 0)
            codes.insert(place, random() % 4);
        else
            *place = random() % 4;
    }
    if (random() % 2 == 0 && codes.size() > 40) {
        const auto place = codes.begin() + static_cast<std::ptrdiff_t>(random() % 20);
        codes.erase(place, place + 20);
    }
    return codes;
}

std::string text_of(const Codes& codes) { return {codes.begin(), codes.end()}; }

/// One row of the whole matrix.
std::vector<std::int64_t> last_row(const Codes& a, const Codes& b) {
    std::vector<std::int64_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = static_cast<std::int64_t>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::int64_t diagonal = row[0]++;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::int64_t here =
                std::min({row[j] + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
            diagonal = row[j];
            row[j] = here;
        }
    }
    return row;
}

template <typename Plain>
void expect_full_matrix(WavefrontDriver& driver, const Codes& a, const Codes& b, int threads) {
    const Codes left(a.size(), 1);
    const Codes top(b.size(), 1);
    Codes right(a.size());
    Codes bottom(b.size());
    ASSERT_TRUE(driver.run({a, b, left, top, right, bottom}, {}, eager(threads)));
    const std::vector<std::int64_t> expected = last_row(a, b);
    auto value = static_cast<std::int64_t>(b.size());
    for (const std::uint8_t code : right) value += kPlainValues[code];
    ASSERT_EQ(value, expected.back()) << a.size() << " x " << b.size() << ", " << threads;
    value = static_cast<std::int64_t>(a.size());
    for (std::size_t j = 0; j < b.size(); ++j) {
        value += kPlainValues[bottom[j]];
        ASSERT_EQ(value, expected[j + 1]) << a.size() << " x " << b.size() << ", " << threads;
    }
}

/// Numbers of rows around the ends of registers and strips, and columns around those from which a
/// range is long.
template <typename Plain>
void try_full_matrices() {
    std::mt19937 random(1);
    const std::size_t strip = Plain::kernel().strip_rows();
    WavefrontDriver driver(Plain::kernel());
    for (const std::size_t rows : {std::size_t{1}, strip - 1, strip, strip + 1, 2 * strip,
                                   3 * strip + 5, 9 * strip - 1, 20 * strip}) {
        for (const std::size_t columns :
             {std::size_t{1}, strip, strip + 9, 3 * strip, 4 * strip + 1, std::size_t{700}}) {
            const Codes a = random_codes(random, rows);
            const Codes b = random_codes(random, columns);
            for (const int threads : {1, 2, 3, 8}) expect_full_matrix<Plain>(driver, a, b, threads);
        }
    }
}

TEST(StripPipeline, FullMatrices) {
    try_full_matrices<PlainKernel<8, 1>>();
    try_full_matrices<PlainKernel<8, 3>>();
    try_full_matrices<PlainKernel<32, 2>>();
}

/// What a band says with one way of going, against every cell.
::testing::AssertionResult band_agrees(BandDriver& driver, const Codes& a, const Codes& b,
                                       const BandParams& params,
                                       const reference::BestAlignments& best) {
    const auto wrong = [&](const std::string& what) {
        return ::testing::AssertionFailure()
               << what << "; mode " << static_cast<int>(params.mode) << ", bound "
               << params.most_cost << ", threads " << params.threads.most << ", distance "
               << best.distance << "\n  a: " << ::testing::PrintToString(a)
               << "\n  b: " << ::testing::PrintToString(b);
    };
    const auto distance = static_cast<std::uint64_t>(best.distance);
    const Result<BandResult> found = driver.distance(a, b, params);
    if (!found) return wrong(found.failure().render());
    if (found->cost.has_value() != (distance <= params.most_cost)) return wrong("the bound");
    if (!found->cost) return ::testing::AssertionSuccess();
    if (*found->cost != distance) return wrong("the distance");
    const bool global = params.mode == AlignmentMode::Global;
    if (!global && found->ends.size() != best.infixes.size()) return wrong("the ends");
    if (!params.keep_rows) return ::testing::AssertionSuccess();
    for (std::size_t i = 0; i < best.infixes.size(); ++i) {
        const reference::AlignedInfix& infix = best.infixes[i];
        if (!global && found->ends[i] != infix.end) return wrong("an end");
        Result<BandDriver::Trace> trace = driver.trace_back(infix.end);
        if (!trace) return wrong(trace.failure().render());
        std::reverse(trace->runs.begin(), trace->runs.end());
        if (trace->begin != infix.begin || cigar({0, 0, trace->runs}) != infix.cigar)
            return wrong("the alignment");
    }
    return ::testing::AssertionSuccess();
}

template <typename Plain>
void try_bands(int rounds) {
    std::mt19937 random(2);
    const std::size_t strip = Plain::kernel().strip_rows();
    BandDriver driver(Plain::kernel(), Plain::costs(), {}, Plain::trace());
    for (int round = 0; round < rounds; ++round) {
        const Codes a = random_codes(random, 1 + random() % (12 * strip));
        Codes b = edited(random, a, 4 + random() % 60);
        if (round % 4 == 0 || b.empty()) b = random_codes(random, 1 + random() % 300);
        for (const AlignmentMode mode :
             {AlignmentMode::Global, AlignmentMode::Prefix, AlignmentMode::Infix}) {
            const reference::BestAlignments best = reference::best_alignments(
                text_of(a), text_of(b),
                {mode == AlignmentMode::Infix, mode != AlignmentMode::Global});
            const auto distance = static_cast<std::uint64_t>(best.distance);
            for (const std::uint64_t bound :
                 {distance, distance + 1, distance + 20, a.size() + b.size(),
                  distance - (distance > 0 ? 1 : 0)}) {
                for (const int threads : {1, 2, 3, 8}) {
                    BandParams params;
                    params.mode = mode;
                    params.most_cost = bound;
                    params.keep_rows = random() % 2 == 0;
                    if (random() % 2 == 0) params.most_row_bytes = 64;
                    params.threads = eager(threads);
                    ASSERT_TRUE(band_agrees(driver, a, b, params, best));
                }
            }
        }
    }
}

TEST(StripPipeline, Bands) {
    try_bands<PlainKernel<8, 1>>(12);
    try_bands<PlainKernel<8, 2>>(12);
    try_bands<PlainKernel<32, 1>>(6);
}

/// The cost that is found with a slack is that of a real alignment, and with a slack beyond all
/// gaps the distance.
TEST(StripPipeline, BandsWithASlack) {
    using Plain = PlainKernel<8, 1>;
    std::mt19937 random(3);
    BandDriver driver(Plain::kernel(), Plain::costs(), {}, Plain::trace());
    for (int round = 0; round < 20; ++round) {
        const Codes a = random_codes(random, 300 + random() % 200);
        const Codes b = edited(random, a, 10);
        const auto distance =
            static_cast<std::uint64_t>(reference::edit_distance(text_of(a), text_of(b)));
        for (const std::uint64_t slack : {20U, 60U, 1000U}) {
            for (const int threads : {1, 2, 3, 8}) {
                BandParams params;
                params.most_cost = a.size() + b.size();
                params.slack = slack;
                params.threads = eager(threads);
                const Result<BandResult> found = driver.distance(a, b, params);
                ASSERT_TRUE(found);
                ASSERT_TRUE(found->cost);
                EXPECT_GE(*found->cost, distance);
                if (slack == 1000) {
                    EXPECT_EQ(*found->cost, distance);
                }
                EXPECT_LE(found->work.threads, 1 + static_cast<int>(slack / 16));
            }
        }
    }
}

TEST(StripPipeline, ProgressComesFromTheCallingThreadAndStopsAll) {
    using Plain = PlainKernel<8, 1>;
    std::mt19937 random(4);
    const Codes a = random_codes(random, 400);
    const Codes b = random_codes(random, 2000);
    const Codes left(a.size(), 1);
    const Codes top(b.size(), 1);
    Codes right(a.size());
    const std::thread::id caller = std::this_thread::get_id();
    for (const int threads : {1, 2, 8}) {
        for (const int most_calls : {1, 5, 1'000'000}) {
            int calls = 0;
            const auto go_on = [&] {
                EXPECT_EQ(std::this_thread::get_id(), caller);
                return ++calls < most_calls;
            };
            WavefrontDriver full(Plain::kernel());
            const auto all = full.run(
                {a, b, left, top, right, {}}, [&](std::uint64_t, double) { return go_on(); },
                eager(threads));
            EXPECT_EQ(all.ok(), calls < most_calls);
            calls = 0;
            BandDriver band(Plain::kernel(), Plain::costs(), {}, Plain::trace());
            BandParams params;
            params.most_cost = a.size() + b.size();
            params.threads = eager(threads);
            params.progress = [&](std::size_t, double) { return go_on(); };
            const bool whole = band.distance(a, b, params).ok();
            EXPECT_EQ(whole, calls < most_calls);
        }
    }
}

/// Planes that are read together would else, at some lengths, share one set of the cache.
TEST(StripPipeline, PlanesLieAnOddNumberOfCacheLinesApart) {
    using Plain = PlainKernel<8, 1>;
    for (std::size_t length = 0; length < 3000; length += 7) {
        StripColumns columns(Plain::kernel());
        ASSERT_TRUE(columns.load(Codes(length)));
        EXPECT_EQ(8 * columns.copy_stride() % 128, 64U) << length;
        EXPECT_GE(columns.copy_stride(), length / 8);
    }
}

/// A strip without memory ends the run with the error that is given for it, whoever waits.
TEST(StripPipeline, NoMemoryInAWorker) {
    using Plain = PlainKernel<8, 1>;
    std::mt19937 random(5);
    const Codes a = random_codes(random, 8);
    const Codes b = random_codes(random, 500);
    for (const int threads : {1, 2, 8}) {
        for (const std::size_t bad_strip : {0U, 3U, 39U}) {
            StripColumns columns(Plain::kernel());
            ASSERT_TRUE(columns.load(b));
            std::vector<StripRunner> runners;
            const auto run_strip = [&](StripTurn& turn) -> Status {
                if (turn.strip == bad_strip) throw std::bad_alloc();
                turn.runner.set_rows(a);
                turn.runner.fill_vertical(1);
                if (Status done = turn.run(
                        0, false, [&] { return b.size(); },
                        [](std::size_t column) { return std::optional(column); });
                    !done)
                    return done;
                turn.below().complete();
                return success();
            };
            const auto cost =
                pipeline_strips(columns, runners, eager(threads), threads, 40, b.size(),
                                Failure::environment("no memory for these"), run_strip);
            ASSERT_FALSE(cost);
            EXPECT_EQ(cost.failure().render(),
                      Failure::environment("no memory for these").render());
        }
    }
}

/// What a strip throws ends the run, whoever waits for it: here the strip below does for certain.
TEST(StripPipeline, WhatAStripThrowsReachesTheCaller) {
    using Plain = PlainKernel<8, 1>;
    std::mt19937 random(6);
    const Codes a = random_codes(random, 8);
    const Codes b = random_codes(random, 500);
    for (const int threads : {1, 2, 8}) {
        for (const std::size_t bad_strip : {0U, 3U, 38U}) {
            StripColumns columns(Plain::kernel());
            ASSERT_TRUE(columns.load(b));
            std::vector<StripRunner> runners;
            std::atomic<bool> next_has_begun{threads == 1};
            const auto run_strip = [&](StripTurn& turn) -> Status {
                if (turn.strip == bad_strip + 1) next_has_begun = true;
                if (turn.strip == bad_strip) {
                    while (!next_has_begun) std::this_thread::yield();
                    throw std::runtime_error("enough");
                }
                turn.runner.set_rows(a);
                turn.runner.fill_vertical(1);
                if (Status done = turn.run(
                        0, false, [&] { return b.size(); },
                        [](std::size_t column) { return std::optional(column); });
                    !done)
                    return done;
                turn.below().complete();
                return success();
            };
            const auto run = [&] {
                (void)pipeline_strips(columns, runners, eager(threads), threads, 40, b.size(),
                                      Failure::environment("no memory for these"), run_strip);
            };
            EXPECT_THROW(run(), std::runtime_error);
        }
    }
}

TEST(StripPipeline, NoMoreThreadsThanAreUseful) {
    const StripThreads eight{8, 1'000'000, 4096};
    EXPECT_EQ(useful_threads(eight, 512, 100'000, 100'000, 0).count, 8);
    EXPECT_STREQ(useful_threads(eight, 512, 100'000, 100'000, 0).why_no_more, "");
    const UsefulThreads strips = useful_threads(eight, 512, 1100, 1'000'000, 0);
    EXPECT_EQ(strips.count, 3);
    EXPECT_STREQ(strips.why_no_more, "there are no more strips of rows");
    const UsefulThreads narrow = useful_threads(eight, 512, 1'000'000, 3000, 512);
    EXPECT_EQ(narrow.count, 3);
    EXPECT_STREQ(narrow.why_no_more, "more would wait for each other");
    const UsefulThreads little = useful_threads(eight, 64, 1000, 900, 0);
    EXPECT_EQ(little.count, 1);
    EXPECT_STREQ(little.why_no_more, "it is too little work for more");
}

}  // namespace
}  // namespace minterm::strip_pipeline_test
