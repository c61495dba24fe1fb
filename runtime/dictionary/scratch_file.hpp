// SPDX-License-Identifier: Apache-2.0
//
// A file for what does not fit in memory. It has no name, so that it is gone when it is closed,
// however the program ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include "minterm/result.hpp"

namespace minterm {

class ScratchFile {
public:
    /// In a folder. Errors (environment): it is missing, or may not be written.
    static Result<ScratchFile> open(const std::string& folder);

    ScratchFile(ScratchFile&& other) noexcept
        : folder_(std::move(other.folder_)),
          descriptor_(std::exchange(other.descriptor_, -1)),
          size_(other.size_) {}
    ScratchFile& operator=(ScratchFile&& other) noexcept {
        std::swap(folder_, other.folder_);
        std::swap(descriptor_, other.descriptor_);
        std::swap(size_, other.size_);
        return *this;
    }
    ~ScratchFile();

    std::uint64_t size() const { return size_; }
    /// Errors (environment): the disk is full, or fails.
    Status append(std::span<const std::byte> bytes);
    /// Fills `bytes` from `place` on, all of which was appended. Errors (environment): the disk
    /// fails.
    Status read(std::uint64_t place, std::span<std::byte> bytes) const;

private:
    ScratchFile(std::string folder, int descriptor)
        : folder_(std::move(folder)), descriptor_(descriptor) {}
    Failure cannot(const char* what, int error) const;

    std::string folder_;
    int descriptor_ = -1;
    std::uint64_t size_ = 0;
};

}  // namespace minterm
