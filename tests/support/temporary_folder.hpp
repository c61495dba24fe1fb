// SPDX-License-Identifier: Apache-2.0
//
// A folder of its own for a test, gone with everything in it when the object goes.
#pragma once

#include <stdlib.h>  // mkdtemp is POSIX

#include <filesystem>
#include <stdexcept>
#include <string>
#include <system_error>

namespace minterm::testing {

class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "minterm-XXXXXX").string();
        if (::mkdtemp(pattern.data()) == nullptr) {
            throw std::runtime_error("no folder can be made like " + pattern);
        }
        path_ = pattern;
    }
    ~TemporaryFolder() {
        std::error_code error;
        std::filesystem::remove_all(path_, error);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

}  // namespace minterm::testing
