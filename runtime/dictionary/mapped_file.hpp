// SPDX-License-Identifier: Apache-2.0
//
// A file -> its bytes in memory, as they are on disk.
#pragma once

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <span>
#include <string>

#include "minterm/result.hpp"

namespace minterm {

/// A file's bytes in memory.
class MappedFile {
public:
    MappedFile() = default;
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    ~MappedFile() {
        if (!bytes_.empty()) ::munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
    }

    /// `what` is said of files that cannot be mapped. Errors: it is not there, may not be read, is
    /// a directory or no regular file (user); others of the system (environment).
    Status map(const std::string& path, const std::string& what) {
        const int descriptor = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        if (descriptor < 0) return cannot_read(path, what, errno);
        struct stat& status = status_;
        void* memory = nullptr;
        int error = ::fstat(descriptor, &status) == 0 ? 0 : errno;
        if (error == 0 && S_ISDIR(status.st_mode)) error = EISDIR;
        if (error == 0 && !S_ISREG(status.st_mode)) error = ESPIPE;
        if (error == 0 && status.st_size > 0) {
            memory = ::mmap(nullptr, static_cast<std::size_t>(status.st_size), PROT_READ,
                            MAP_SHARED, descriptor, 0);
            if (memory == MAP_FAILED) error = errno;
        }
        ::close(descriptor);
        if (error != 0) return cannot_read(path, what, error);
        if (memory != nullptr)
            bytes_ = {static_cast<const std::byte*>(memory),
                      static_cast<std::size_t>(status.st_size)};
        return success();
    }
    std::span<const std::byte> bytes() const { return bytes_; }
    /// Of the file that was mapped: its owner and permissions.
    const struct stat& status() const { return status_; }

private:
    static Failure cannot_read(const std::string& path, const std::string& what, int error) {
        const std::string start = "cannot read " + path + ": ";
        switch (error) {
            case ENOENT:
            case ENOTDIR:
                return Failure::user(start + "there is no such file; check the path");
            case EACCES:
            case EPERM:
                return Failure::user(start + "you may not read it; check its permissions (ls -l)");
            case EISDIR:
                return Failure::user(start + "it is a directory; name a file in it");
            case ESPIPE:
                return Failure::user(start + what + " must be a regular file, which can be mapped");
            default:
                return Failure::environment(start + std::strerror(error));
        }
    }

    std::span<const std::byte> bytes_;
    struct stat status_ {};
};

}  // namespace minterm
