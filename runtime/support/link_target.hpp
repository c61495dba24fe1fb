// SPDX-License-Identifier: Apache-2.0
//
// A path -> the file that is meant, so that what is renamed to it replaces no link.
#pragma once

#include <filesystem>
#include <optional>
#include <system_error>

namespace minterm {

/// Where the links that begin at `path` end, be there a file or nothing yet; `path` if it is no
/// link. Nothing where they go in a circle.
inline std::optional<std::filesystem::path> link_target(std::filesystem::path path) {
    constexpr int kMostLinks = 40;  // as Linux follows
    for (int links = 0; links <= kMostLinks; ++links) {
        std::error_code no_link;
        const std::filesystem::path next = std::filesystem::read_symlink(path, no_link);
        if (no_link) return path;
        path = path.parent_path() / next;  // that alone if it begins at the root
    }
    return std::nullopt;
}

}  // namespace minterm
