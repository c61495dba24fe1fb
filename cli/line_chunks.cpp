// SPDX-License-Identifier: Apache-2.0
#include "cli/line_chunks.hpp"

#include <algorithm>

namespace minterm {

Result<std::string_view> LineChunks::next() {
    const std::string& lines = lines_.next([this](std::string& next) { return read(next); });
    if (lines.empty() && !failure_) return failure_.failure();
    return std::string_view(lines);
}

bool LineChunks::read(std::string& lines) {
    lines.clear();
    while (!ended_) {
        if (unread_.empty()) {
            Result<std::string_view> chunk = source_.next_chunk();
            if (chunk) {
                unread_ = *chunk;
            } else {
                failure_ = std::move(chunk).failure();
            }
            ended_ = unread_.empty();
            continue;
        }
        // As much as a chunk still needs, then to the end of the line.
        std::size_t taken = 0;
        bool complete = false;
        if (chunk_bytes_ == 0) {
            const std::size_t last_end = unread_.rfind('\n');
            complete = last_end != std::string_view::npos;
            taken = complete ? last_end + 1 : unread_.size();
        } else if (lines.size() < chunk_bytes_) {
            taken = std::min(unread_.size(), chunk_bytes_ - lines.size());
            complete = lines.size() + taken == chunk_bytes_ && unread_[taken - 1] == '\n';
        } else {
            const std::size_t line_end = unread_.find('\n');
            complete = line_end != std::string_view::npos;
            taken = complete ? line_end + 1 : unread_.size();
        }
        lines.append(unread_.substr(0, taken));
        unread_.remove_prefix(taken);
        if (complete) break;
    }
    return !lines.empty();
}

}  // namespace minterm
