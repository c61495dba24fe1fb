// SPDX-License-Identifier: Apache-2.0
//
// Why there is no folder for a file.
#pragma once

#include <filesystem>
#include <string>
#include <system_error>

namespace minterm {

/// Of a file that could not be made since there is no folder: nothing is, or something else.
inline std::string missing_folder(const std::string& path) {
    std::filesystem::path way(path);
    while (way.has_relative_path()) {
        way = way.parent_path();
        std::error_code error;
        const std::filesystem::file_status there = std::filesystem::status(way, error);
        if (std::filesystem::exists(there) && !std::filesystem::is_directory(there))
            return way.string() + " is no folder; choose another place";
    }
    return "there is no such folder; create it first";
}

}  // namespace minterm
