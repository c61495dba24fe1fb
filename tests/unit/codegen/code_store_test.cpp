// SPDX-License-Identifier: Apache-2.0
//
// The folder of machine code: what was kept is found again, nothing else is, and nothing of others
// is executed.
#include "codegen/code_store.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/temporary_folder.hpp"

namespace minterm::code_store_test {
namespace {

namespace fs = std::filesystem;

class CodeStoreTest : public ::testing::Test {
protected:
    CodeStoreTest() {
        store_.folder = (temporary_.path() / "not/there/yet").string();
        code_.image.bytes = {'\xc3', 0, 1, 2, 3, '\xff'};
        code_.image.entries = {{"edge", 0}, {"steady", 5}};
        code_.figures = {7, -1};
    }

    fs::path kernels() const { return fs::path(store_.folder) / "kernels"; }
    std::vector<fs::path> files() const {
        std::vector<fs::path> paths;
        for (const auto& entry : fs::directory_iterator(kernels())) paths.push_back(entry.path());
        return paths;
    }
    /// The file of a store with one.
    fs::path file() const { return files().at(0); }
    static std::string read(const fs::path& path) {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    }
    static void write(const fs::path& path, const std::string& bytes) {
        std::ofstream(path, std::ios::binary) << bytes;
    }
    static unsigned mode_of(const fs::path& path) {
        return static_cast<unsigned>(fs::status(path).permissions());
    }
    std::string refusal() const {
        const Status kept = store_.keep("key", code_);
        if (kept) return "none";
        EXPECT_EQ(kept.failure().kind(), FailureKind::Environment);
        return kept.failure().messages().front().text;
    }

    testing::TemporaryFolder temporary_;
    CodeStore store_;
    StoredCode code_;
};

TEST_F(CodeStoreTest, KeepsAndFinds) {
    EXPECT_FALSE(store_.find("key").has_value());
    EXPECT_FALSE(store_.has("key"));
    ASSERT_TRUE(store_.keep("key", code_));
    EXPECT_EQ(store_.find("key"), code_);
    EXPECT_TRUE(store_.has("key"));
    EXPECT_FALSE(store_.find("key ").has_value());
    EXPECT_FALSE(store_.has("key "));
    StoredCode other = code_;
    other.image.bytes.assign(100'000, 'x');
    ASSERT_TRUE(store_.keep("key ", other));
    EXPECT_EQ(store_.find("key"), code_);
    EXPECT_EQ(store_.find("key "), other);
    ASSERT_TRUE(store_.keep("key", other));
    EXPECT_EQ(store_.find("key"), other);
    EXPECT_EQ(files().size(), 2U) << "temporary files are gone";
}

TEST_F(CodeStoreTest, EveryDamageIsNoticedAndRemoved) {
    ASSERT_TRUE(store_.keep("key", code_));
    const fs::path path = file();
    const std::string whole = read(path);
    const auto expect_removed = [&](const std::string& bytes, const std::string& what) {
        write(path, bytes);
        EXPECT_FALSE(store_.find("key").has_value()) << what;
        EXPECT_FALSE(fs::exists(path)) << what;
    };
    for (std::size_t byte = 0; byte < whole.size(); ++byte) {
        for (int bit = 0; bit < 8; ++bit) {
            std::string flipped = whole;
            flipped[byte] = static_cast<char>(flipped[byte] ^ (1 << bit));
            expect_removed(flipped, "bit " + std::to_string(8 * byte) + " flipped");
        }
        expect_removed(whole.substr(0, byte), std::to_string(byte) + " bytes left");
    }
    expect_removed(whole + '\0', "a byte more");
    ASSERT_TRUE(store_.keep("key", code_));
    EXPECT_EQ(store_.find("key"), code_) << "made anew";
}

TEST_F(CodeStoreTest, AFileOfAnotherKeyIsNotTaken) {
    ASSERT_TRUE(store_.keep("key", code_));
    const fs::path path = file();
    const std::string of_key = read(path);
    fs::remove(path);
    ASSERT_TRUE(store_.keep("other key", code_));
    const fs::path other = file();
    write(other, of_key);
    EXPECT_FALSE(store_.find("other key").has_value());
    EXPECT_FALSE(fs::exists(other));
}

TEST_F(CodeStoreTest, OnlyTheOwnerHasRights) {
    const mode_t before = ::umask(0);
    const Status kept = store_.keep("key", code_);
    ::umask(before);
    ASSERT_TRUE(kept);
    EXPECT_EQ(mode_of(kernels()), 0700U);
    EXPECT_EQ(mode_of(file()), 0600U);
}

TEST_F(CodeStoreTest, WhatOthersCanWriteIsRefused) {
    ASSERT_TRUE(store_.keep("key", code_));
    for (const mode_t mode : {0720U, 0702U, 0777U, 01777U}) {
        ASSERT_EQ(::chmod(kernels().c_str(), mode), 0);
        EXPECT_FALSE(store_.find("key").has_value());
        EXPECT_FALSE(store_.has("key"));
        EXPECT_EQ(refusal(), "compiled kernels cannot be kept in " + kernels().string() +
                                 ": other users can write there");
    }
    ASSERT_EQ(::chmod(kernels().c_str(), 0755), 0);
    EXPECT_EQ(store_.find("key"), code_) << "others may read";
    const fs::path path = file();
    ASSERT_EQ(::chmod(path.c_str(), 0622), 0);
    EXPECT_FALSE(store_.find("key").has_value());
    ASSERT_TRUE(store_.keep("key", code_));
    EXPECT_EQ(mode_of(path), 0600U) << "another file";
    EXPECT_EQ(store_.find("key"), code_);
}

TEST_F(CodeStoreTest, WhatBelongsToOthersIsRefused) {
    if (::geteuid() != 0) GTEST_SKIP() << "only root can give files away";
    constexpr uid_t kOther = 12345;
    ASSERT_TRUE(store_.keep("key", code_));
    const fs::path path = file();
    ASSERT_EQ(::chown(path.c_str(), kOther, kOther), 0);
    EXPECT_FALSE(store_.find("key").has_value());
    ASSERT_TRUE(store_.keep("key", code_));
    EXPECT_EQ(store_.find("key"), code_);
    ASSERT_EQ(::chown(kernels().c_str(), kOther, kOther), 0);
    EXPECT_FALSE(store_.find("key").has_value());
    EXPECT_FALSE(store_.has("key"));
    EXPECT_NE(refusal().find("it belongs to another user"), std::string::npos) << refusal();
}

TEST_F(CodeStoreTest, LinksAndPipesAreRefused) {
    ASSERT_TRUE(store_.keep("key", code_));
    const fs::path path = file();
    const fs::path elsewhere = temporary_.path() / "elsewhere";
    fs::rename(path, elsewhere);
    fs::create_symlink(elsewhere, path);
    EXPECT_FALSE(store_.find("key").has_value());
    fs::remove(path);
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    EXPECT_FALSE(store_.find("key").has_value());
    fs::remove(path);
    fs::rename(elsewhere, path);
    EXPECT_TRUE(store_.find("key").has_value());
    fs::rename(kernels(), elsewhere);
    fs::create_symlink(elsewhere, kernels());
    EXPECT_FALSE(store_.find("key").has_value());
    EXPECT_NE(refusal(), "none");
}

TEST_F(CodeStoreTest, FoldersThatCannotBeMadeAreReported) {
    write(temporary_.path() / "file", "x");
    store_.folder = (temporary_.path() / "file" / "cache").string();
    EXPECT_TRUE(refusal().starts_with("compiled kernels cannot be kept in " + store_.folder))
        << refusal();
    EXPECT_FALSE(store_.find("key").has_value());
    store_.folder = temporary_.path().string();
    write(kernels(), "x");
    EXPECT_NE(refusal(), "none");
    EXPECT_FALSE(store_.find("key").has_value());
}

TEST_F(CodeStoreTest, FoldersThatCannotBeWrittenAreReported) {
    if (::geteuid() == 0) GTEST_SKIP() << "root can write anywhere";
    ASSERT_TRUE(store_.keep("key", code_));
    ASSERT_EQ(::chmod(kernels().c_str(), 0500), 0);
    EXPECT_NE(refusal(), "none");
    EXPECT_EQ(store_.find("key"), code_) << "still there to read";
    ASSERT_EQ(::chmod(kernels().c_str(), 0700), 0);
}

TEST_F(CodeStoreTest, WithoutAFolderNothingIsKept) {
    store_.folder.clear();
    EXPECT_TRUE(store_.keep("key", code_));
    EXPECT_FALSE(store_.find("key").has_value());
    EXPECT_FALSE(store_.has("key"));
}

TEST_F(CodeStoreTest, WhatWasNotUsedForLongestGoesFirst) {
    code_.image.bytes.assign(10'000, 'x');
    store_.most_bytes = 35'000;
    const auto now = fs::file_time_type::clock::now();
    for (const char* key : {"a", "b", "c"}) {
        ASSERT_TRUE(store_.keep(key, code_));
        // All of them are older than what comes; `a` the most, then `b`.
        for (const fs::path& path : files())
            fs::last_write_time(path, fs::last_write_time(path) - std::chrono::minutes(1));
    }
    EXPECT_LT(fs::last_write_time(files().front()), now);
    ASSERT_TRUE(store_.find("a").has_value()) << "and is used now";
    ASSERT_TRUE(store_.keep("d", code_));
    EXPECT_TRUE(store_.has("a"));
    EXPECT_FALSE(store_.has("b"));
    EXPECT_TRUE(store_.has("c"));
    EXPECT_TRUE(store_.has("d"));
    store_.most_bytes = 0;
    ASSERT_TRUE(store_.keep("e", code_));
    EXPECT_TRUE(files().empty());
}

TEST_F(CodeStoreTest, WhatAKilledWriterLeftIsRemovedAfterAnHour) {
    ASSERT_TRUE(store_.keep("key", code_));
    const fs::path old = file().string() + ".0123456789abcdef";
    const fs::path recent = file().string() + ".fedcba9876543210";
    const fs::path foreign = kernels() / "notes.txt";
    for (const fs::path& path : {old, recent, foreign}) write(path, "x");
    const auto long_ago = fs::file_time_type::clock::now() - std::chrono::minutes(61);
    for (const fs::path& path : {old, foreign}) fs::last_write_time(path, long_ago);
    store_.most_bytes = 0;
    ASSERT_TRUE(store_.keep("key", code_));
    EXPECT_FALSE(fs::exists(old));
    EXPECT_TRUE(fs::exists(recent)) << "may be being written";
    EXPECT_TRUE(fs::exists(foreign));
}

TEST_F(CodeStoreTest, SeveralWritersAndReaders) {
    StoredCode large = code_;
    large.image.bytes.assign(200'000, 'x');
    ASSERT_TRUE(store_.keep("key", code_));
    std::atomic<int> wrong{0};
    std::vector<std::thread> threads;
    for (int k = 0; k < 4; ++k) {
        threads.emplace_back([&, k] {
            for (int round = 0; round < 50; ++round) {
                if (!store_.keep("key", k % 2 == 0 ? code_ : large)) ++wrong;
                const auto found = store_.find("key");
                if (!found || (*found != code_ && *found != large)) ++wrong;
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(wrong, 0);
    EXPECT_EQ(files().size(), 1U);
}

}  // namespace
}  // namespace minterm::code_store_test
