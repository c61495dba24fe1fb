// SPDX-License-Identifier: Apache-2.0
//
// The bytes of .npy files as the format's description has them (numpy.lib.format), and what NumPy
// itself reads from them where it is installed.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "runtime/batch/npy_writer.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::npy_writer_test {
namespace {

class NpyFiles : public ::testing::Test {
protected:
    void SetUp() override {
        path_ = (folder_.path() / "d.npy").string();
        descriptor_ = ::open(path_.c_str(), O_RDWR | O_CREAT, 0600);
        ASSERT_GE(descriptor_, 0);
    }
    void TearDown() override { ::close(descriptor_); }

    std::string content() const {
        std::ifstream in(path_, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    NpyWriter begin(std::uint64_t rows, std::uint64_t columns, NumberType type) const {
        Result<NpyWriter> writer = NpyWriter::begin(descriptor_, path_, rows, columns, type);
        EXPECT_TRUE(writer.ok()) << writer.failure().render();
        return *writer;
    }

    testing::TemporaryFolder folder_;
    std::string path_;
    int descriptor_ = -1;
};

template <typename Number>
std::span<const std::byte> bytes_of(const std::vector<Number>& numbers) {
    return std::as_bytes(std::span(numbers));
}

/// Magic, version 1.0, length of the rest, the dictionary, blanks up to 128 bytes and a newline.
std::string header(const std::string& dictionary) {
    std::string text("\x93NUMPY\x01\x00\x76\x00", 10);
    text += dictionary;
    text.resize(127, ' ');
    return text + '\n';
}

TEST_F(NpyFiles, Bytes) {
    NpyWriter npy = begin(2, 3, NumberType::U8);
    ASSERT_TRUE(npy.append(bytes_of<std::uint8_t>({1, 2, 3})).ok());
    ASSERT_TRUE(npy.append(bytes_of<std::uint8_t>({4, 5, 255})).ok());
    ASSERT_TRUE(npy.finish().ok());
    EXPECT_EQ(content(), header("{'descr': '|u1', 'fortran_order': False, 'shape': (2, 3), }") +
                             "\x01\x02\x03\x04\x05\xFF");
}

TEST_F(NpyFiles, WiderNumbersAreLittleEndian) {
    NpyWriter npy = begin(1, 2, NumberType::I16);
    ASSERT_TRUE(npy.append(bytes_of<std::int16_t>({-2, 300})).ok());
    ASSERT_TRUE(npy.finish().ok());
    EXPECT_EQ(content(), header("{'descr': '<i2', 'fortran_order': False, 'shape': (1, 2), }") +
                             "\xFE\xFF\x2C\x01");
}

TEST_F(NpyFiles, NothingToWrite) {
    NpyWriter npy = begin(0, 2, NumberType::U8);
    ASSERT_TRUE(npy.finish().ok());
    EXPECT_EQ(content(), header("{'descr': '|u1', 'fortran_order': False, 'shape': (0, 2), }"));
}

TEST_F(NpyFiles, ATypeMayChangeOnTheWay) {
    // More numbers than are converted at once, and not a multiple of that.
    constexpr std::uint64_t kRows = 1000;
    constexpr std::uint64_t kColumns = 333;
    NpyWriter npy = begin(kRows, kColumns, NumberType::U8);
    std::vector<std::uint8_t> half(kRows / 2 * kColumns);
    for (std::size_t i = 0; i < half.size(); ++i) half[i] = static_cast<std::uint8_t>(i * 7);
    ASSERT_TRUE(npy.append(bytes_of(half)).ok());
    ASSERT_TRUE(npy.change_type(NumberType::I32, true).ok());
    ASSERT_TRUE(npy.append(bytes_of(std::vector<std::int32_t>(half.size(), -70000))).ok());
    ASSERT_TRUE(npy.finish().ok());

    std::string expected =
        header("{'descr': '<i4', 'fortran_order': False, 'shape': (1000, 333), }");
    const auto append = [&](std::int32_t number) {
        for (int shift = 0; shift < 32; shift += 8)
            expected += static_cast<char>(static_cast<std::uint32_t>(number) >> shift & 0xFF);
    };
    for (const std::uint8_t number : half) append(number == 255 ? 0x7FFFFFFF : number);
    for (std::size_t i = 0; i < half.size(); ++i) append(-70000);
    EXPECT_TRUE(content() == expected);
}

TEST_F(NpyFiles, WhatNoDiskHoldsIsRefusedAtOnce) {
    for (const std::uint64_t rows : {std::uint64_t{1} << 32, std::uint64_t{1} << 40}) {
        const Result<NpyWriter> npy =
            NpyWriter::begin(descriptor_, path_, rows, std::uint64_t{1} << 32, NumberType::I64);
        ASSERT_FALSE(npy.ok());
        EXPECT_EQ(npy.failure().kind(), FailureKind::Environment);
        EXPECT_NE(npy.failure().render().find("no file can be as large as this matrix; name a"),
                  std::string::npos)
            << npy.failure().render();
    }
}

TEST_F(NpyFiles, NumPyReadsThem) {
    if (std::system("python3 -c 'import numpy' 2>/dev/null") != 0)
        GTEST_SKIP() << "needs python3 with numpy";
    NpyWriter npy = begin(2, 2, NumberType::U16);
    ASSERT_TRUE(npy.append(bytes_of<std::uint16_t>({1, 2, 3, 65535})).ok());
    ASSERT_TRUE(npy.finish().ok());
    const std::string check = "python3 -c \"import numpy; d = numpy.load('" + path_ +
                              "'); assert d.dtype == numpy.uint16 and d.tolist() == [[1, 2], [3, "
                              "65535]]\"";
    EXPECT_EQ(std::system(check.c_str()), 0);
}

}  // namespace
}  // namespace minterm::npy_writer_test
