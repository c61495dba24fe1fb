// SPDX-License-Identifier: Apache-2.0
#include "cli/output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <new>
#include <optional>
#include <utility>

#include "runtime/support/link_target.hpp"
#include "runtime/support/missing_folder.hpp"

namespace minterm {
namespace {

/// 0 or the errno of the write that failed.
int write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0) {
            if (errno == EINTR) continue;
            return errno;
        }
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

Failure cannot_write(const std::string& path, int error) {
    const std::string start = "cannot write " + path + ": ";
    switch (error) {
        case ENOENT:
        case ENOTDIR:
            return Failure::user(start + missing_folder(path));
        case EISDIR:
            return Failure::user(start + "it is a directory; name a file");
        case EACCES:
        case EPERM:
        case EROFS:
            return Failure::user(start + "you may not write there; choose another place");
        case ENOSPC:
        case EDQUOT:
            return Failure::environment(start + "no space is left; nothing was kept");
        default:
            return Failure::environment(start + std::strerror(error));
    }
}

// Temporary files that an interrupt must remove. Plain arrays, because a signal handler may use
// nothing else.
constexpr int kMostTemporaries = 4;
constexpr std::size_t kLongestPath = 4096;
char temporaries[kMostTemporaries][kLongestPath];

extern "C" void remove_temporaries(int signal_number) {
    for (const auto& path : temporaries) {
        if (path[0] != '\0') ::unlink(path);
    }
    std::signal(signal_number, SIG_DFL);
    std::raise(signal_number);
}

void remember_temporary(const std::string& path) {
    for (auto& slot : temporaries) {
        if (slot[0] != '\0' || path.size() >= kLongestPath) continue;
        std::memcpy(slot, path.c_str(), path.size() + 1);
        break;
    }
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        if (std::signal(number, remove_temporaries) == SIG_IGN) std::signal(number, SIG_IGN);
    }
}

void forget_temporary(const std::string& path) {
    for (auto& slot : temporaries) {
        if (path == slot) slot[0] = '\0';
    }
}

/// "/proc/self/fd/3".
struct DescriptorName {
    char text[32];
    explicit DescriptorName(int descriptor) {
        std::snprintf(text, sizeof text, "/proc/self/fd/%d", descriptor);
    }
};

/// A file without a name in the folder of `target`, which can get one; -1 where there is no such.
int open_unnamed(const std::string& target) {
    const std::size_t slash = target.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : target.substr(0, slash + 1);
    const int descriptor = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (descriptor < 0) return -1;
    if (::access(DescriptorName(descriptor).text, F_OK) == 0) return descriptor;
    ::close(descriptor);
    return -1;
}

/// The name beside `target` that it gets, or nothing, and errno.
std::string give_name(int descriptor, const std::string& target) {
    const DescriptorName own(descriptor);
    for (unsigned attempt = 0; attempt < 1000; ++attempt) {
        char end[32];
        std::snprintf(end, sizeof end, ".%d.%u", static_cast<int>(::getpid()), attempt);
        std::string name = target + end;
        if (::linkat(AT_FDCWD, own.text, AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0)
            return name;
        if (errno != EEXIST) break;
    }
    return {};
}

/// The descriptor of this process that `path` names, itself or as a link: 1 of /dev/stdout, 3 of
/// /dev/fd/3. Opened by that name its file would have a place of its own to write at; renaming
/// would replace what others still write to.
std::optional<int> own_descriptor(std::filesystem::path path) {
    namespace fs = std::filesystem;
    constexpr int kMostLinks = 40;  // as Linux follows
    const fs::path own = "/proc/" + std::to_string(::getpid()) + "/fd";
    for (int links = 0; links < kMostLinks; ++links) {
        std::error_code error;
        const fs::path folder =
            fs::canonical(path.has_parent_path() ? path.parent_path() : ".", error);
        if (error) return std::nullopt;
        if (folder == own) {
            const std::string name = path.filename();
            int number = -1;
            const auto [end, wrong] =
                std::from_chars(name.data(), name.data() + name.size(), number);
            return wrong == std::errc() && *end == '\0' ? std::optional(number) : std::nullopt;
        }
        const fs::path target = fs::read_symlink(path, error);
        if (error) return std::nullopt;  // it is no link
        path = folder / target;
    }
    return std::nullopt;
}

}  // namespace

Status write_standard_output(std::string_view text) {
    const int error = write_all(STDOUT_FILENO, text);
    if (error == EPIPE) {
        // Someone told us to ignore SIGPIPE; end as if it had been delivered.
        std::signal(SIGPIPE, SIG_DFL);
        std::raise(SIGPIPE);
    }
    if (error != 0) {
        return Failure::environment(std::string("cannot write the answer to standard output: ") +
                                    std::strerror(error));
    }
    return success();
}

bool shows_colors() {
    const auto variable = [](const char* name) {
        const char* const value = std::getenv(name);
        return std::string_view(value == nullptr ? "" : value);
    };
    return ::isatty(STDOUT_FILENO) == 1 && variable("TERM") != "dumb" &&
           variable("NO_COLOR").empty();
}

void print_error(std::string_view text) { write_all(STDERR_FILENO, text); }

int finish(const Status& status) {
    if (status.ok()) return 0;
    // What has no place in a file is told apart from the words of the other commands in a pipe.
    const std::string text = status.failure().render();
    const bool placeless = text.compare(0, 7, "error: ") == 0;
    print_error((placeless ? "minterm: " : "") + text + "\n");
    return status.failure().kind() == FailureKind::User ? 2 : 1;
}

int finish_or_trouble(const std::function<Result<int>()>& run) {
    try {
        const Result<int> code = run();
        if (code) return *code;
        finish(code.failure());
    } catch (const std::bad_alloc&) {
        print_error(
            "minterm: error: out of memory; the longest line or record has to fit, so raise what "
            "the system allows (ulimit -v), or use a machine with more\n");
    }
    return kTrouble;
}

FileSet::~FileSet() {
    for (Pending& file : pending_) {
        if (file.descriptor >= 0) ::close(file.descriptor);
        if (file.temporary.empty()) continue;
        ::unlink(file.temporary.c_str());
        forget_temporary(file.temporary);
    }
}

Result<FileSet::OpenFile> FileSet::open(const std::string& path) {
    struct stat status {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && S_ISDIR(status.st_mode)) return cannot_write(path, EISDIR);
    const std::optional<int> own = own_descriptor(path);
    const bool direct = own || (exists && !S_ISREG(status.st_mode));
    if (exists && !direct && ::access(path.c_str(), W_OK) != 0) return cannot_write(path, errno);

    Pending file;
    file.path = path;
    if (direct) {
        file.target = path;
    } else if (const auto target = link_target(path)) {
        file.target = *target;
    } else {
        return cannot_write(path, ELOOP);
    }
    file.descriptor = own      ? ::fcntl(*own, F_DUPFD_CLOEXEC, 0)
                      : direct ? ::open(path.c_str(), O_WRONLY | O_CLOEXEC)
                               : open_unnamed(file.target);
    file.is_unnamed = !direct && file.descriptor >= 0;
    if (!direct && !file.is_unnamed) {
        std::string temporary = file.target + ".XXXXXX";
        file.descriptor = ::mkostemp(temporary.data(), O_CLOEXEC);
        if (file.descriptor >= 0) {
            file.temporary = temporary;
            remember_temporary(temporary);
        }
    }
    if (file.descriptor < 0) return cannot_write(path, errno);
    if (!direct) {
        const mode_t mask = ::umask(0);
        ::umask(mask);
        ::fchmod(file.descriptor, exists ? status.st_mode & 07777 : 0666 & ~mask);
    }
    pending_.push_back(std::move(file));
    return OpenFile{pending_.size() - 1, pending_.back().descriptor, !direct};
}

Status FileSet::append(const OpenFile& file, std::string_view text) {
    if (const int error = write_all(file.descriptor, text))
        return cannot_write(pending_[file.number].path, error);
    return success();
}

Status FileSet::close(Pending& file) {
    if (file.descriptor < 0) return success();
    if (std::exchange(file.is_unnamed, false)) {
        file.temporary = give_name(file.descriptor, file.target);
        if (file.temporary.empty()) return cannot_write(file.path, errno);
        remember_temporary(file.temporary);
    }
    if (::close(std::exchange(file.descriptor, -1)) != 0) return cannot_write(file.path, errno);
    return success();
}

Status FileSet::write(const std::string& path, std::string_view text) {
    MINTERM_TRY(const OpenFile file, open(path));
    MINTERM_TRY([[maybe_unused]] const Unit written, append(file, text));
    return close(pending_[file.number]);
}

Status FileSet::commit() {
    for (Pending& file : pending_) {
        MINTERM_TRY([[maybe_unused]] const Unit closed, close(file));
    }
    while (!pending_.empty()) {
        const Pending file = pending_.front();
        if (!file.temporary.empty()) {
            if (::rename(file.temporary.c_str(), file.target.c_str()) != 0)
                return cannot_write(file.path, errno);
            forget_temporary(file.temporary);
        }
        pending_.erase(pending_.begin());
    }
    return success();
}

Status refuse_own_input(const std::string& output, const std::vector<std::string>& inputs) {
    for (const std::string& input : inputs) {
        std::error_code unknown;  // a file that is not there is no input
        if (!std::filesystem::is_regular_file(input, unknown) ||
            !std::filesystem::equivalent(output, input, unknown))
            continue;
        return Failure::user(fmt::format(
            "the answers would take the place of their own input {}; write them to another file",
            input));
    }
    return success();
}

Status write_answer(const std::string& path, std::string_view text) {
    if (path.empty() || path == "-") return write_standard_output(text);
    FileSet files;
    MINTERM_TRY([[maybe_unused]] const Unit written, files.write(path, text));
    return files.commit();
}

}  // namespace minterm
