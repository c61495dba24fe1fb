// SPDX-License-Identifier: Apache-2.0
//
// Every bit vector against a naive one, at every size around the ends of words, blocks and lines.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/packed_numbers.hpp"
#include "runtime/dictionary/plain_bits.hpp"
#include "runtime/dictionary/rising_numbers.hpp"
#include "runtime/dictionary/rrr_bits.hpp"
#include "runtime/dictionary/sparse_bits.hpp"
#include "synth/random_sequence.hpp"

namespace minterm::bit_vectors_test {
namespace {

struct Naive {
    std::vector<bool> bits;
    BitArray array() const {
        BitArray result(bits.size());
        for (std::size_t i = 0; i < bits.size(); ++i)
            if (bits[i]) result.set(i);
        return result;
    }
    std::vector<std::uint32_t> places(bool bit) const {
        std::vector<std::uint32_t> result;
        for (std::size_t i = 0; i < bits.size(); ++i)
            if (bits[i] == bit) result.push_back(static_cast<std::uint32_t>(i));
        return result;
    }
};

/// `share` of 256 are ones.
Naive random_bits(RandomSequence& random, std::size_t size, std::size_t share) {
    Naive naive;
    for (std::size_t i = 0; i < size; ++i) naive.bits.push_back(random.below(256) < share);
    return naive;
}

std::vector<std::size_t> sizes() {
    std::vector<std::size_t> sizes{0, 1, 2};
    for (const std::size_t end : {15U, 64U, 240U, 448U, 480U, 512U, 896U, 4096U, 20000U})
        for (const std::size_t size : {end - 1, end, end + 1}) sizes.push_back(size);
    return sizes;
}

template <typename Part, typename Write>
void with_image(const Write& write, const auto& check) {
    ImageWriter writer;
    write(writer);
    const ImageLines image = writer.finish();
    Result<ImageReader> reader =
        ImageReader::open(std::as_bytes(std::span(image)), "the image", true);
    ASSERT_TRUE(reader.ok()) << reader.failure().render();
    const std::optional<Part> part = Part::open(*reader);
    ASSERT_TRUE(part.has_value());
    EXPECT_TRUE(reader->at_end());
    check(*part);
}

constexpr std::size_t kShares[] = {0, 1, 30, 128, 250, 256};

TEST(PlainBits, AgreesWithANaiveOne) {
    RandomSequence random(1);
    for (const std::size_t size : sizes()) {
        for (const std::size_t share : kShares) {
            SCOPED_TRACE(std::to_string(size) + " bits, " + std::to_string(share) + "/256 ones");
            const Naive naive = random_bits(random, size, share);
            with_image<PlainBits>(
                [&](ImageWriter& image) { PlainBits::write(image, naive.array()); },
                [&](const PlainBits& bits) {
                    std::size_t rank = 0;
                    for (std::size_t i = 0; i < size; ++i) {
                        ASSERT_EQ(bits.get(i), naive.bits[i]);
                        ASSERT_EQ(bits.rank(i), rank);
                        rank += naive.bits[i] ? 1 : 0;
                    }
                    ASSERT_EQ(bits.rank(size), rank);
                    ASSERT_EQ(bits.count(), rank);
                    const auto ones = naive.places(true);
                    const auto zeros = naive.places(false);
                    for (std::size_t r = 0; r < ones.size(); ++r)
                        ASSERT_EQ(bits.select(r), ones[r]);
                    for (std::size_t r = 0; r < zeros.size(); ++r)
                        ASSERT_EQ(bits.select_zero(r), zeros[r]);
                    ASSERT_EQ(bits.select(ones.size()), size);
                    ASSERT_EQ(bits.select_zero(zeros.size()), size);
                    ASSERT_EQ(bits.next_one(0), ones.empty() ? size : ones[0]);
                });
        }
    }
}

TEST(RrrBits, AgreesWithANaiveOne) {
    RandomSequence random(2);
    for (const std::size_t size : sizes()) {
        std::vector<Naive> naive;
        std::vector<BitArray> arrays;
        for (const std::size_t share : kShares) {
            naive.push_back(random_bits(random, size, share));
            arrays.push_back(naive.back().array());
        }
        SCOPED_TRACE(std::to_string(size) + " bits");
        with_image<RrrBits>([&](ImageWriter& image) { ASSERT_TRUE(RrrBits::write(image, arrays)); },
                            [&](const RrrBits& bits) {
                                for (std::size_t v = 0; v < naive.size(); ++v) {
                                    std::size_t rank = 0;
                                    for (std::size_t i = 0; i < size; ++i) {
                                        const RrrBits::Found found = bits.find(v, i);
                                        ASSERT_EQ(found.present, naive[v].bits[i]);
                                        ASSERT_EQ(found.rank, rank);
                                        if (!found.present) continue;
                                        const std::size_t superblock = i / RrrBits::kSuperblockBits;
                                        ASSERT_EQ(bits.select_in_superblock(v, superblock, rank),
                                                  i);
                                        ++rank;
                                    }
                                    ASSERT_EQ(bits.find(v, size).rank, rank);
                                    ASSERT_FALSE(bits.find(v, size).present);
                                }
                            });
    }
}

// Table 1 of the paper's form: 15 bits, 16 classes, and what their numbers take.
TEST(RrrBits, ClassesAreThePublishedOnes) {
    const RrrTables& tables = rrr_tables();
    const std::array<std::uint8_t, 16> widths{0,  4,  7,  9,  11, 12, 13, 13,
                                              13, 13, 12, 11, 9,  7,  4,  0};
    EXPECT_EQ(tables.widths, widths);
    for (unsigned block = 0; block < 1U << 15; ++block) {
        const auto k = static_cast<std::size_t>(std::popcount(block));
        ASSERT_EQ(tables.blocks[tables.first[k] + tables.numbers[block]], block);
    }
}

TEST(SparseBits, AgreesWithANaiveOne) {
    RandomSequence random(3);
    for (const std::size_t size : sizes()) {
        std::vector<Naive> naive;
        std::vector<std::vector<std::uint32_t>> places;
        for (const std::size_t share : kShares) {
            naive.push_back(random_bits(random, size, share));
            places.push_back(naive.back().places(true));
        }
        SCOPED_TRACE(std::to_string(size) + " bits");
        with_image<SparseBits>([&](ImageWriter& image) { SparseBits::write(image, size, places); },
                               [&](const SparseBits& bits) {
                                   for (std::size_t v = 0; v < naive.size(); ++v) {
                                       std::size_t rank = 0;
                                       for (std::size_t i = 0; i < size; ++i) {
                                           const SparseBits::Found found = bits.find(v, i);
                                           ASSERT_EQ(found.present, naive[v].bits[i]);
                                           ASSERT_EQ(found.rank, rank);
                                           rank += naive[v].bits[i] ? 1 : 0;
                                       }
                                       for (std::size_t r = 0; r < places[v].size(); ++r)
                                           ASSERT_EQ(bits.select(v, r), places[v][r]);
                                   }
                               });
    }
}

TEST(RisingNumbers, AreWhatWasWritten) {
    RandomSequence random(4);
    for (const std::size_t size : {0U, 1U, 2U, 63U, 64U, 65U, 3000U}) {
        for (const std::size_t step : {1U, 2U, 40U, 5000000U}) {
            std::vector<std::uint64_t> values;
            std::uint64_t value = 0;
            for (std::size_t i = 0; i < size; ++i) values.push_back(value += random.below(step));
            with_image<RisingNumbers>(
                [&](ImageWriter& image) {
                    RisingNumbers::Writer writer(size, value);
                    for (const std::uint64_t each : values) writer.append(each);
                    std::move(writer).write(image);
                },
                [&](const RisingNumbers& numbers) {
                    ASSERT_EQ(numbers.size(), size);
                    for (std::size_t i = 0; i < size; ++i) {
                        ASSERT_EQ(numbers[i], values[i]);
                        if (i + 1 == size) break;
                        ASSERT_EQ(numbers.pair(i).first, values[i]);
                        ASSERT_EQ(numbers.pair(i).second, values[i + 1]);
                    }
                });
        }
    }
}

TEST(PackedNumbers, AreWhatWasWritten) {
    RandomSequence random(5);
    for (const std::size_t width : {0U, 1U, 7U, 8U, 31U, 57U}) {
        std::vector<std::uint64_t> values;
        for (std::size_t i = 0; i < 200; ++i) values.push_back(random.next() & low_bits(width));
        with_image<PackedNumbers>(
            [&](ImageWriter& image) {
                PackedNumbers::Writer writer(width);
                for (const std::uint64_t value : values) writer.append(value);
                std::move(writer).write(image);
            },
            [&](const PackedNumbers& numbers) {
                for (std::size_t i = 0; i < values.size(); ++i) ASSERT_EQ(numbers[i], values[i]);
            });
    }
}

TEST(PackedNumbers, MayHave64Bits) {
    RandomSequence random(6);
    for (std::size_t width = 50; width <= 64; ++width) {
        std::vector<std::uint64_t> values{~std::uint64_t{0} >> (64 - width)};
        for (std::size_t i = 0; i < 200; ++i) values.push_back(random.next() >> (64 - width));
        ImageWriter writer;
        PackedNumbers::write(writer, std::span<const std::uint64_t>(values));
        const ImageLines image = writer.finish();
        const auto bytes = std::as_bytes(std::span(image));
        Result<ImageReader> wide = ImageReader::open(bytes, "image", true);
        Result<ImageReader> narrow = ImageReader::open(bytes, "image", true);
        ASSERT_TRUE(wide.ok() && narrow.ok());
        EXPECT_EQ(PackedNumbers::open(*narrow).has_value(), width <= PackedNumbers::kMostBits);
        const auto numbers = PackedNumbers::open(*wide, 64);
        ASSERT_TRUE(numbers.has_value());
        for (std::size_t i = 0; i < values.size(); ++i) ASSERT_EQ(numbers->wide(i), values[i]);
    }
}

// XXH64 with seed 0, from the reference implementation.
TEST(Image, ChecksumIsXxh64) {
    const auto of = [](std::string_view text) {
        return checksum_of(std::as_bytes(std::span(text.data(), text.size())));
    };
    EXPECT_EQ(of(""), 0xEF46DB3751D8E999U);
    EXPECT_EQ(of("a"), 0xD24EC4F1A98C6E5BU);
    EXPECT_EQ(of("abc"), 0x44BC2CF5AD770999U);
    EXPECT_EQ(of("Nobody inspects the spammish repetition"), 0xFBCEA83C8A378BF1U);
}

TEST(LargeVector, GivesItsMemoryBack) {
    LargeVector<std::uint64_t> numbers(1U << 20U);
    release(numbers);
    EXPECT_TRUE(numbers.empty());
    EXPECT_EQ(numbers.capacity(), 0U);
}

TEST(ImageWriter, ArraysFilledAheadAreThoseOfTheirTurn) {
    ImageWriter writer;
    auto second = ImageWriter::zeros_ahead<std::uint16_t>(5);
    for (std::size_t i = 0; i < 5; ++i) second.values()[i] = static_cast<std::uint16_t>(i + 1);
    writer.zeros<std::uint32_t>(3)[2] = 9;
    writer.array(std::move(second));
    const ImageLines image = writer.finish();
    Result<ImageReader> reader =
        ImageReader::open(std::as_bytes(std::span(image)), "the image", true);
    ASSERT_TRUE(reader.ok()) << reader.failure().render();
    const auto first = reader->array<std::uint32_t>();
    const auto last = reader->array<std::uint16_t>();
    ASSERT_TRUE(first && last && reader->at_end());
    EXPECT_EQ(std::vector(first->begin(), first->end()), (std::vector<std::uint32_t>{0, 0, 9}));
    EXPECT_EQ(std::vector(last->begin(), last->end()), (std::vector<std::uint16_t>{1, 2, 3, 4, 5}));
}

}  // namespace
}  // namespace minterm::bit_vectors_test
