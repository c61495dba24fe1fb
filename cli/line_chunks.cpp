// SPDX-License-Identifier: Apache-2.0
#include "cli/line_chunks.hpp"

#include <span>

namespace minterm {

Result<std::string_view> LineChunks::next() {
    const auto read_next = [this](std::string& next) {
        // What fails is said when what was read before was taken.
        const Result<bool> found = read(next);
        return found && *found;
    };
    const std::string& lines = lines_.next(read_next);
    if (lines.empty() && !failure_) return failure_.failure();
    return std::string_view(lines);
}

Result<bool> LineChunks::read(std::string& lines) {
    // What behind a chunk is read with it, so that the line that it ends in is mostly there.
    constexpr std::size_t kBehind = std::size_t{4} << 10U;
    constexpr std::size_t kAtOnce = std::size_t{256} << 10U;
    const auto make_room = [&lines](std::size_t bytes) {
        // A string that is filled again is that long already, and need not be cleared.
        if (lines.size() < bytes) lines.resize(bytes);
    };
    make_room(behind_.size());
    std::size_t filled = behind_.copy(lines.data(), behind_.size());
    behind_.clear();
    std::size_t end = 0;  // of the lines; 0: not there yet
    std::size_t looked = chunk_bytes_ == 0 ? 0 : chunk_bytes_ - 1;
    while (!ended_) {
        if (looked < filled) {
            const std::string_view text(lines.data(), filled);
            const std::size_t newline =
                chunk_bytes_ == 0 ? text.rfind('\n') : text.find('\n', looked);
            end = newline == std::string_view::npos ? 0 : newline + 1;
            if (end > 0) break;
            looked = chunk_bytes_ == 0 ? 0 : filled;
        }
        const std::size_t more = filled < chunk_bytes_ ? chunk_bytes_ + kBehind - filled : kAtOnce;
        make_room(filled + more);
        Result<std::size_t> got = source_.read(std::span(lines).subspan(filled, more));
        if (!got) failure_ = std::move(got).failure();
        ended_ = !got || *got == 0;
        filled += ended_ ? 0 : *got;
    }
    if (end == 0) end = filled;
    behind_.assign(lines, end, filled - end);
    lines.resize(end);
    if (lines.empty() && !failure_) return failure_.failure();
    return !lines.empty();
}

}  // namespace minterm
