// SPDX-License-Identifier: Apache-2.0
//
// Key -> machine code, in a folder that only its owner can write.
#include "codegen/code_store.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <llvm/ADT/ArrayRef.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/BLAKE3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <memory>
#include <random>
#include <string_view>
#include <system_error>
#include <utility>

namespace minterm {
namespace {

// ---- files --------------------------------------------------------------------------------------

/// A file descriptor that is closed with this object.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&&) = delete;

    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }
    int release() { return std::exchange(number_, -1); }

private:
    int number_;
};

Failure cannot_keep(const std::string& folder, const std::string& why) {
    return Failure::environment(
        fmt::format("compiled kernels cannot be kept in {}: {}", folder, why));
}

/// Why a folder or file is not the user's own; empty if it is.
std::string why_not_trusted(const struct stat& status) {
    if (status.st_uid != ::geteuid()) return "it belongs to another user";
    if ((status.st_mode & (S_IWGRP | S_IWOTH)) != 0) return "other users can write there";
    return {};
}

std::string path_of(const std::string& folder) {
    return (std::filesystem::path(folder) / "kernels").string();
}

/// The folder of the files, checked: see Note [Trust].
Result<Descriptor> open_folder(const std::string& path) {
    Descriptor folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (!folder.is_open()) return cannot_keep(path, std::strerror(errno));
    struct stat status {};
    if (::fstat(folder.number(), &status) != 0) return cannot_keep(path, std::strerror(errno));
    if (const std::string why = why_not_trusted(status); !why.empty())
        return cannot_keep(path, why);
    return folder;
}

Result<Descriptor> make_folder(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const std::string path = path_of(folder);
    if (error) return cannot_keep(path, error.message());
    if (::mkdir(path.c_str(), 0700) != 0 && errno != EEXIST)
        return cannot_keep(path, std::strerror(errno));
    return open_folder(path);
}

/// All bytes of a file that is the user's own, and marks it as used just now.
std::optional<std::string> read_file(const Descriptor& folder, const std::string& name) {
    constexpr off_t kMostBytes = off_t{16} << 20U;
    const Descriptor file(
        ::openat(folder.number(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat status {};
    if (!file.is_open() || ::fstat(file.number(), &status) != 0) return std::nullopt;
    if (!S_ISREG(status.st_mode) || !why_not_trusted(status).empty()) return std::nullopt;
    std::string bytes(static_cast<std::size_t>(std::clamp<off_t>(status.st_size, 0, kMostBytes)),
                      '\0');
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t got = ::read(file.number(), bytes.data() + done, bytes.size() - done);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        done += static_cast<std::size_t>(got);
    }
    bytes.resize(done);
    ::futimens(file.number(), nullptr);
    return bytes;
}

/// 0, or the reason as `errno`. The file is there whole or not at all.
int write_file(const Descriptor& folder, const std::string& name, std::string_view bytes) {
    std::random_device random;
    const std::string temporary = fmt::format("{}.{:08x}{:08x}", name, random(), random());
    Descriptor file(::openat(folder.number(), temporary.c_str(),
                             O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (!file.is_open()) return errno;
    int cause = 0;
    while (!bytes.empty() && cause == 0) {
        const ssize_t written = ::write(file.number(), bytes.data(), bytes.size());
        if (written >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            cause = errno;
    }
    if (::close(file.release()) != 0 && cause == 0) cause = errno;
    if (cause == 0 &&
        ::renameat(folder.number(), temporary.c_str(), folder.number(), name.c_str()) != 0)
        cause = errno;
    if (cause != 0) ::unlinkat(folder.number(), temporary.c_str(), 0);
    return cause;
}

// ---- what is in a file --------------------------------------------------------------------------

constexpr std::string_view kSuffix = ".code";

using Digest = llvm::BLAKE3Result<>;

Digest digest_of(std::initializer_list<std::string_view> parts) {
    llvm::BLAKE3 hash;
    for (const std::string_view part : parts)
        hash.update(llvm::StringRef(part.data(), part.size()));
    return hash.final();
}

std::string_view view_of(const Digest& digest) {
    return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

std::string file_name_of(const Digest& key) {
    std::string name;
    for (const std::uint8_t byte : key) name += fmt::format("{:02x}", byte);
    return name + std::string(kSuffix);
}

/// Numbers and strings behind each other, in the order and form of this machine: code is not for
/// others.
class Writer {
public:
    void number(std::uint64_t value) {
        bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    void text(std::string_view value) {
        number(value.size());
        bytes_.append(value);
    }
    std::string take() && { return std::move(bytes_); }

private:
    std::string bytes_;
};

class Reader {
public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    std::uint64_t number() {
        std::uint64_t value = 0;
        const std::string_view bytes = next(sizeof value);
        if (good_) std::memcpy(&value, bytes.data(), sizeof value);
        return value;
    }
    std::string_view text() { return next(number()); }
    /// Whether nothing was read that is not there, and nothing is left.
    bool is_done() const { return good_ && bytes_.empty(); }
    bool is_good() const { return good_; }

private:
    std::string_view next(std::uint64_t size) {
        good_ = good_ && size <= bytes_.size();
        if (!good_) return {};
        const std::string_view result = bytes_.substr(0, size);
        bytes_.remove_prefix(size);
        return result;
    }

    std::string_view bytes_;
    bool good_ = true;
};

/// A check sum over the key and what follows, figures, entries, machine code.
std::string write_code(const Digest& key, const StoredCode& code) {
    Writer writer;
    writer.number(code.figures.size());
    for (const std::int64_t figure : code.figures)
        writer.number(static_cast<std::uint64_t>(figure));
    writer.number(code.image.entries.size());
    for (const auto& [name, place] : code.image.entries) {
        writer.text(name);
        writer.number(place);
    }
    writer.text({code.image.bytes.data(), code.image.bytes.size()});
    const std::string content = std::move(writer).take();
    return std::string(view_of(digest_of({view_of(key), content}))) + content;
}

std::optional<StoredCode> read_code(const Digest& key, std::string_view bytes) {
    constexpr std::size_t kDigestBytes = std::tuple_size_v<Digest>;
    if (bytes.size() < kDigestBytes) return std::nullopt;
    const std::string_view content = bytes.substr(kDigestBytes);
    if (view_of(digest_of({view_of(key), content})) != bytes.substr(0, kDigestBytes))
        return std::nullopt;
    StoredCode code;
    Reader reader(content);
    for (std::uint64_t left = reader.number(); left > 0 && reader.is_good(); --left)
        code.figures.push_back(static_cast<std::int64_t>(reader.number()));
    for (std::uint64_t left = reader.number(); left > 0 && reader.is_good(); --left) {
        const std::string name(reader.text());
        code.image.entries[name] = reader.number();
    }
    const std::string_view image = reader.text();
    code.image.bytes.assign(image.begin(), image.end());
    const bool in_range =
        std::all_of(code.image.entries.begin(), code.image.entries.end(),
                    [&](const auto& entry) { return entry.second < code.image.bytes.size(); });
    if (!reader.is_done() || !in_range) return std::nullopt;
    return code;
}

// ---- what is in the folder ----------------------------------------------------------------------

/// Removes what nobody has used for longest until the rest is small enough, and what writers were
/// about to rename when they were killed: nobody writes for an hour.
void tidy(const Descriptor& folder, std::uint64_t most_bytes) {
    struct File {
        timespec used;
        std::uint64_t bytes;
        std::string name;
    };
    // `fdopendir` takes the descriptor, and the place in the folder goes with it.
    const int again = ::openat(folder.number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (again < 0) return;
    const std::unique_ptr<DIR, int (*)(DIR*)> entries(::fdopendir(again), ::closedir);
    if (entries == nullptr) {
        ::close(again);
        return;
    }
    constexpr std::time_t kHour = 3600;
    const std::time_t now = std::time(nullptr);
    std::vector<File> files;
    std::uint64_t bytes = 0;
    while (const dirent* entry = ::readdir(entries.get())) {
        const std::string name = entry->d_name;
        const std::size_t suffix = name.find(kSuffix);
        struct stat status {};
        if (suffix == std::string::npos ||
            ::fstatat(folder.number(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0 ||
            !S_ISREG(status.st_mode))
            continue;
        if (suffix + kSuffix.size() == name.size()) {
            files.push_back({status.st_mtim, static_cast<std::uint64_t>(status.st_size), name});
            bytes += files.back().bytes;
        } else if (now - status.st_mtim.tv_sec >= kHour) {
            ::unlinkat(folder.number(), name.c_str(), 0);
        }
    }
    if (bytes <= most_bytes) return;
    std::sort(files.begin(), files.end(), [](const File& a, const File& b) {
        return std::pair(a.used.tv_sec, a.used.tv_nsec) < std::pair(b.used.tv_sec, b.used.tv_nsec);
    });
    for (const File& file : files) {
        if (bytes <= most_bytes) return;
        ::unlinkat(folder.number(), file.name.c_str(), 0);
        bytes -= file.bytes;
    }
}

}  // namespace

std::optional<StoredCode> CodeStore::find(const std::string& key) const {
    if (folder.empty()) return std::nullopt;
    const Result<Descriptor> files = open_folder(path_of(folder));
    if (!files) return std::nullopt;
    const Digest digest = digest_of({key});
    const std::string name = file_name_of(digest);
    const std::optional<std::string> bytes = read_file(*files, name);
    if (!bytes) return std::nullopt;
    std::optional<StoredCode> code = read_code(digest, *bytes);
    if (!code) ::unlinkat(files->number(), name.c_str(), 0);
    return code;
}

bool CodeStore::has(const std::string& key) const {
    if (folder.empty()) return false;
    const Result<Descriptor> files = open_folder(path_of(folder));
    return files &&
           ::faccessat(files->number(), file_name_of(digest_of({key})).c_str(), R_OK, 0) == 0;
}

Status CodeStore::keep(const std::string& key, const StoredCode& code) const {
    if (folder.empty()) return success();
    MINTERM_TRY(const Descriptor files, make_folder(folder));
    const Digest digest = digest_of({key});
    if (const int cause = write_file(files, file_name_of(digest), write_code(digest, code));
        cause != 0)
        return cannot_keep(path_of(folder), std::strerror(cause));
    tidy(files, most_bytes);
    return success();
}

}  // namespace minterm
