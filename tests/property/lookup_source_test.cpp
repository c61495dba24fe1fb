// SPDX-License-Identifier: Apache-2.0
//
// The CUDA source of lookups in dictionaries (runtime/dictionary/device/lookup.cu): what NVIDIA's
// compiler makes of it, and, on the host, how many steps its warps take.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <optional>
#include <random>
#include <regex>
#include <string>
#include <vector>

#include "codegen/lookup_source.hpp"
#include "codegen/nvrtc.hpp"
#include "runtime/cuda/cuda_lookup_driver.hpp"
#include "runtime/dictionary/image.hpp"
#include "tests/support/c_library.hpp"
#include "tests/support/cuda_resources.hpp"
#include "tests/support/guarded_array.hpp"

namespace minterm::lookup_source_test {
namespace {

using namespace lookup_device;
using testing::CudaResources;
using testing::GuardedArray;

/// Of both sources, for every architecture; registers are bounded by what kernels say that they may
/// take: 3 and 2 blocks of 512 threads a multiprocessor leave 42 and 64, of which ptxas takes
/// multiples of eight.
TEST(LookupSource, CompilesWithoutSpills) {
    const auto nvrtc = Nvrtc::load();
    if (!nvrtc) GTEST_SKIP() << nvrtc.failure().render();
    for (const char* architecture : {"sm_80", "sm_90", "sm_100"}) {
        if (!(*nvrtc)->check_architecture(architecture)) continue;
        const auto resources = [&](const std::string& source, int most) {
            const auto code =
                (*nvrtc)->compile(source, "dictionary", architecture, CudaForm::Cubin);
            EXPECT_TRUE(code) << (code ? "" : code.failure().render());
            std::vector<CudaResources> found =
                code ? testing::resources_in(code->log) : std::vector<CudaResources>{};
            for (CudaResources& kernel : found) {
                EXPECT_LE(kernel.registers, most) << kernel.kernel << ' ' << architecture;
                kernel.registers = most;
            }
            return found;
        };
        // The table that decodes blocks, the widths of classes, tables of letters; 256 levels;
        // tails.
        EXPECT_EQ(resources(lookup_source(), 40),
                  (std::vector<CudaResources>{{"lookup_fast", 40, 0, 4096 + 1024},
                                              {"lookup_louds", 40, 0, 1024},
                                              {"lookup_paper", 40, 0, 32768 + 64 + 4096 + 1024},
                                              {"split_louds", 40, 0, 1024 + 2048}}))
            << architecture;
        EXPECT_EQ(resources(way_back_source(), 56),
                  (std::vector<CudaResources>{{"keys_fast", 56, 0, 4096 + 8192},
                                              {"keys_louds", 56, 0, 8192},
                                              {"keys_paper", 56, 0, 32768 + 64 + 4096 + 8192}}))
            << architecture;
    }
}

/// A superblock is one access, and keys and answers go past the caches.
TEST(LookupSource, ReadsAndWritesAsItSays) {
    const auto nvrtc = Nvrtc::load();
    if (!nvrtc) GTEST_SKIP() << nvrtc.failure().render();
    const auto code = (*nvrtc)->compile(lookup_source(), "lookup", "sm_90", CudaForm::Ptx);
    ASSERT_TRUE(code) << code.failure().render();
    const std::size_t begin = code->bytes.find(".entry lookup_paper");
    ASSERT_NE(begin, std::string::npos);
    const std::string ptx = code->bytes.substr(begin, code->bytes.find("\n}", begin) - begin);
    const auto count = [&](const std::string& pattern) {
        const std::regex expression(pattern);
        return std::distance(std::sregex_iterator(ptx.begin(), ptx.end(), expression), {});
    };
    // Begin, length, and letters in three places.
    EXPECT_EQ(count("ld\\.global\\.(cs|nc\\.L1::no_allocate)"), 2 + 3);
    EXPECT_EQ(count("st\\.global\\.cs"), 1);
    // Four tables of shared memory, a superblock, and two lines of bit vectors.
    EXPECT_EQ(count("ld\\.global\\.nc\\.v4"), 4 + 1 + 2 * 4);
}

// ---- steps on the host --------------------------------------------------------------------------

constexpr const char* kCounting = R"(
static uint32_t *steps, *tail_letters_read;
#define COUNT_STEP(key) ++steps[key]
#define COUNT_TAIL_LETTER(key) ++tail_letters_read[key]
)";

/// A launch whose shape and seed follow the scalars, and whose counts follow the buffers.
std::string entry_of(const std::string& kernel) {
    return "\nextern \"C\" void " + kernel +
           "_entry(uint8_t *const *buffers, const int64_t *scalars) {\n"
           "    steps = reinterpret_cast<uint32_t *>(buffers[kBufferCount]);\n"
           "    tail_letters_read = reinterpret_cast<uint32_t *>(buffers[kBufferCount + 1]);\n"
           "    const int64_t *const shape = scalars + kScalarCount;\n"
           "    simt::device().seed = (uint32_t)shape[3];\n"
           "    simt::launch(" +
           kernel + ", buffers, scalars, (int)shape[0], (int)shape[1], (int)shape[2]);\n}\n";
}

/// What a lookup of many keys takes. A warp does what its longest key asks for.
struct Work {
    std::uint64_t steps = 0;       ///< of all keys, down the trie
    std::uint64_t letters = 0;     ///< of all keys, in tails
    std::uint64_t warp_steps = 0;  ///< 32 for each that a warp takes
    std::uint64_t warp_letters = 0;
    bool operator==(const Work&) const = default;
};

void PrintTo(const Work& work, std::ostream* out) {
    *out << '{' << work.steps << ", " << work.letters << ", " << work.warp_steps << ", "
         << work.warp_letters << '}';
}

class LookupSteps : public ::testing::Test {
protected:
    void SetUp() override {
        if (testing::c_compilers().empty()) GTEST_SKIP() << "there is no C++ compiler on the PATH";
        std::string lookup = kCounting + lookup_source();
        for (const char* kernel : {"lookup_fast", "lookup_paper", "lookup_louds", "split_louds"})
            lookup += entry_of(kernel);
        std::string way_back = kCounting + way_back_source();
        for (const char* kernel : {"keys_fast", "keys_paper", "keys_louds"})
            way_back += entry_of(kernel);
        auto library = testing::CLibrary::compile(
            testing::c_compilers().front(),
            "-x c++ -std=c++20 -O1 -Wno-unknown-pragmas -include " MINTERM_SOURCE_DIR
            "/tests/support/simt_shim.hpp",
            {lookup, way_back});
        ASSERT_TRUE(library);
        library_.emplace(*std::move(library));
    }

    struct Answers {
        std::vector<std::uint64_t> numbers;
        std::vector<std::uint32_t> steps;
        std::vector<std::uint32_t> letters;
    };
    /// Blocks, threads of each, and a seed.
    using Shape = std::array<std::int64_t, 3>;

    Answers run(const LookupArrays& arrays, const std::string& kernel,
                const std::vector<std::string_view>& keys, const Shape& shape) const {
        std::vector<std::uint32_t> texts;
        std::vector<std::uint32_t> begins;
        std::vector<std::uint32_t> lengths;
        for (const std::string_view key : keys) {
            begins.push_back(static_cast<std::uint32_t>(texts.size()));
            lengths.push_back(static_cast<std::uint32_t>(key.size()));
            texts.resize(texts.size() + (key.size() + 3) / 4);
            std::copy(key.begin(), key.end(),
                      reinterpret_cast<char*>(texts.data() + begins.back()));
        }
        Answers answers{std::vector<std::uint64_t>(keys.size(), 1234567),
                        std::vector<std::uint32_t>(keys.size()),
                        std::vector<std::uint32_t>(keys.size())};
        std::array<std::byte*, kBufferCount + 2> buffers{};
        for (std::size_t i = 0; i < arrays.arrays.size(); ++i)
            buffers[i] = const_cast<std::byte*>(arrays.arrays[i].data());
        const auto set = [&](std::size_t buffer, auto& values) {
            buffers[buffer] = reinterpret_cast<std::byte*>(values.data());
        };
        set(kTexts, texts);
        set(kBegins, begins);
        set(kLengths, lengths);
        set(kNumbers, answers.numbers);
        set(kBufferCount, answers.steps);
        set(kBufferCount + 1, answers.letters);
        std::vector<std::int64_t> scalars(arrays.scalars.begin(), arrays.scalars.end());
        scalars.push_back(static_cast<std::int64_t>(keys.size()));
        scalars.insert(scalars.end(), shape.begin(), shape.end());
        library_->entry(kernel + "_entry")(buffers.data(), scalars.data());
        return answers;
    }

    /// The way back of some numbers, into slots of 32 bytes; answers may be wrong.
    void climb(const LookupArrays& arrays, const std::string& kernel,
               std::vector<std::uint64_t> numbers, const Shape& shape) const {
        constexpr std::int64_t kSlot = 32;
        std::vector<std::uint32_t> lengths(2 * numbers.size());
        std::vector<char> slots(static_cast<std::size_t>(kSlot) * numbers.size());
        const GuardedArray guarded(std::as_bytes(std::span(slots)));
        std::array<std::byte*, kBufferCount + 2> buffers{};
        for (std::size_t i = 0; i < arrays.arrays.size(); ++i)
            buffers[i] = const_cast<std::byte*>(arrays.arrays[i].data());
        buffers[kNumbers] = reinterpret_cast<std::byte*>(numbers.data());
        buffers[kLengths] = reinterpret_cast<std::byte*>(lengths.data());
        buffers[kTexts] = const_cast<std::byte*>(guarded.array().data());
        std::vector<std::int64_t> scalars(arrays.scalars.begin(), arrays.scalars.end());
        scalars[kSlotBytes] = kSlot;
        scalars.push_back(static_cast<std::int64_t>(numbers.size()));
        scalars.insert(scalars.end(), shape.begin(), shape.end());
        library_->entry(kernel + "_entry")(buffers.data(), scalars.data());
    }

    /// Keys in this order; their numbers are compared with the processor's.
    Work look_up(const Dictionary& dictionary, const std::string& kernel,
                 const std::vector<std::string_view>& keys, const Shape& shape) const {
        const Answers answers = run(*LookupArrays::of(dictionary), kernel, keys, shape);
        std::vector<std::uint64_t> expected(keys.size());
        dictionary.find(keys, expected);
        EXPECT_EQ(answers.numbers, expected) << kernel;
        Work work;
        for (std::size_t i = 0; i < keys.size(); i += 32) {
            const std::size_t end = std::min(i + 32, keys.size());
            std::uint32_t most_steps = 0;
            std::uint32_t most_letters = 0;
            for (std::size_t key = i; key < end; ++key) {
                work.steps += answers.steps[key];
                work.letters += answers.letters[key];
                most_steps = std::max(most_steps, answers.steps[key]);
                most_letters = std::max(most_letters, answers.letters[key]);
            }
            work.warp_steps += 32U * most_steps;
            work.warp_letters += 32U * most_letters;
        }
        return work;
    }

    static std::vector<std::string_view> by_length(const std::vector<std::string_view>& keys) {
        std::vector<std::size_t> order(keys.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        sort_by_length(keys, order);
        std::vector<std::string_view> sorted;
        for (const std::size_t key : order) sorted.push_back(keys[key]);
        return sorted;
    }

    std::optional<testing::CLibrary> library_;
};

Dictionary dictionary_of(const std::vector<std::string>& keys, DictionaryLayout layout) {
    DictionaryBuilder builder;
    for (const std::string& key : keys) EXPECT_TRUE(builder.add(key));
    auto dictionary = std::move(builder).build({layout, IdOrder::Sorted});
    EXPECT_TRUE(dictionary);
    return *std::move(dictionary);
}

/// A text of words, drawn with repetition, some of them with a letter more.
std::vector<std::string> text_of(const std::vector<std::string>& words, std::size_t count) {
    std::mt19937 random(7);
    std::vector<std::string> text;
    for (std::size_t i = 0; i < count; ++i) {
        text.push_back(words[random() % words.size()]);
        if (random() % 8 == 0) text.back() += 'x';
    }
    return text;
}

TEST(SortByLength, TakesStretchesOfKeysAndKeepsTheOrderOfEqualOnes) {
    std::mt19937 random(5);
    std::vector<std::string> texts;
    for (int i = 0; i < 70000; ++i) texts.emplace_back(random() % 40, 'a');
    texts[7] = std::string(3000, 'a');
    texts[9] = std::string(2000, 'a');
    const std::vector<std::string_view> keys(texts.begin(), texts.end());
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (i % 3 != 0) order.push_back(i);
    std::vector<std::size_t> expected = order;
    const auto is_longer = [&](std::size_t a, std::size_t b) {
        return std::min(keys[a].size(), std::size_t{1024}) >
               std::min(keys[b].size(), std::size_t{1024});
    };
    std::stable_sort(expected.begin(), expected.begin() + 32768, is_longer);
    std::stable_sort(expected.begin() + 32768, expected.end(), is_longer);
    sort_by_length(keys, order);
    EXPECT_EQ(order, expected);
    EXPECT_EQ(order.front(), 7U);
}

TEST_F(LookupSteps, SortingByLengthLeavesWarpsLessToWaitFor) {
    std::mt19937 random(3);
    std::vector<std::string> words;
    for (int i = 0; i < 3000; ++i) {
        words.emplace_back();
        for (auto length = 1 + random() % 16; length > 0; --length)
            words.back() += static_cast<char>('a' + random() % 4);
    }
    const std::vector<std::string> text = text_of(words, 4000);
    const std::vector<std::string_view> keys(text.begin(), text.end());
    const Dictionary xbw = dictionary_of(words, DictionaryLayout::Paper);
    const Work unsorted{21143, 12446, 33248, 39872};
    EXPECT_EQ(look_up(xbw, "lookup_paper", keys, {3, 64, 1}), unsorted);
    EXPECT_EQ(look_up(xbw, "lookup_paper", by_length(keys), {3, 64, 1}),
              (Work{21143, 12446, 26688, 16160}));
    // Steps are the same in any trie, on any grid, and in any order of blocks and lanes. Tails that
    // are in slots are compared by their lengths first.
    const Dictionary fast = dictionary_of(words, DictionaryLayout::Fast);
    EXPECT_EQ(look_up(fast, "lookup_fast", keys, {2, 128, 5}), (Work{21143, 11277, 33248, 39872}));
    const Dictionary louds = dictionary_of(words, DictionaryLayout::Louds);
    for (const std::int64_t seed : {1, 2, 3}) {
        EXPECT_EQ(look_up(louds, "lookup_louds", keys, {1, 512, seed}), unsorted);
        EXPECT_EQ(look_up(louds, "split_louds", keys, {4, 32 * seed, seed}), unsorted);
    }
}

TEST_F(LookupSteps, OfEnglishWords) {
    const char* const forced = std::getenv("MINTERM_SHARED");
    const std::filesystem::path file =
        (forced != nullptr ? std::filesystem::path(forced)
                           : std::filesystem::path(MINTERM_SOURCE_DIR).parent_path() / "shared") /
        "data/words/american-english";
    if (!std::filesystem::exists(file))
        GTEST_SKIP() << "needs the shared data folder (" << file << "); set MINTERM_SHARED";
    std::vector<std::string> words;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) words.push_back(line);
    const std::vector<std::string> text = text_of(words, 32768);
    const std::vector<std::string_view> keys(text.begin(), text.end());
    const Dictionary xbw = dictionary_of(words, DictionaryLayout::Paper);
    EXPECT_EQ(look_up(xbw, "lookup_paper", keys, {8, 512, 1}),
              (Work{260487, 20087, 447968, 96992}));
    EXPECT_EQ(look_up(xbw, "lookup_paper", by_length(keys), {8, 512, 1}),
              (Work{260487, 20087, 280864, 89568}));
}

/// Numbers of an image lead nowhere else, whatever they are (lookup.cu, Note [Trust]).
TEST_F(LookupSteps, ChangedImagesAreHarmless) {
    std::mt19937 random(29);
    std::vector<std::string> words{"", "a", "abc", "abcd"};
    for (int i = 0; i < 300; ++i) {
        words.emplace_back();
        for (auto length = random() % 12; length > 0; --length)
            words.back() += static_cast<char>(random() % 20 == 0 ? random() : 'a' + random() % 6);
    }
    const std::vector<std::string_view> keys(words.begin(), words.begin() + 64);
    for (const DictionaryLayout layout :
         {DictionaryLayout::Fast, DictionaryLayout::Paper, DictionaryLayout::Louds}) {
        const Dictionary whole = dictionary_of(words, layout);
        std::vector<std::string> kernels{std::string("lookup_") + name_of(layout)};
        if (layout == DictionaryLayout::Louds) kernels.emplace_back("split_louds");
        int opened = 0;
        for (int round = 0; round < 1000; ++round) {
            std::vector<CacheLine> image(whole.image().size() / sizeof(CacheLine));
            std::memcpy(image.data(), whole.image().data(), whole.image().size());
            const auto bytes = std::as_writable_bytes(std::span(image));
            const std::size_t place = random() % bytes.size();
            const std::uint32_t number = random() % 2 == 0 ? 0xffffffffU : 0U;
            if (random() % 2 == 0)
                bytes[place] ^= std::byte{1} << random() % 8;
            else
                std::memcpy(bytes.data() + place / 4 * 4, &number, 4);
            const auto dictionary = Dictionary::view(bytes, "words.mtd", /*check_content=*/false);
            if (!dictionary) continue;
            ++opened;
            LookupArrays arrays = *LookupArrays::of(*dictionary, /*way_back=*/true);
            std::deque<GuardedArray> guarded;
            for (std::span<const std::byte>& array : arrays.arrays)
                array = guarded.emplace_back(array).array();
            for (const std::string& kernel : kernels) run(arrays, kernel, keys, {1, 64, round});
            std::vector<std::uint64_t> numbers(64);
            for (std::uint64_t& id : numbers) id = random() % (words.size() + 4);
            climb(arrays, std::string("keys_") + name_of(layout), numbers, {1, 64, round});
        }
        EXPECT_GT(opened, 300);
    }
}

}  // namespace
}  // namespace minterm::lookup_source_test
