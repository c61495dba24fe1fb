// SPDX-License-Identifier: Apache-2.0
#include "cli/line_chunks.hpp"

#include <algorithm>
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

Result<std::size_t> LineChunks::read_more(std::string& lines, std::size_t filled) {
    if (chunk_bytes_ == 0) {
        MINTERM_TRY(const std::string_view chunk, source_.next_chunk());
        lines.resize(filled);
        lines += chunk;
        return chunk.size();
    }
    // What is behind a chunk is read with it, so that the line that it ends in is mostly there.
    constexpr std::size_t kBehind = std::size_t{4} << 10U;
    constexpr std::size_t kAtOnce = std::size_t{256} << 10U;
    std::size_t more = filled < chunk_bytes_ ? chunk_bytes_ + kBehind - filled : kAtOnce;
    // Room is cleared when it is made: for a short file, not much.
    const std::size_t size = source_.size_hint();
    if (size > 0 && read_ <= size) more = std::min<std::size_t>(more, size - read_ + 1);
    // A string that is filled again has it already.
    if (lines.size() < filled + more) lines.resize(filled + more);
    MINTERM_TRY(const std::size_t got, source_.read(std::span(lines).subspan(filled, more)));
    read_ += got;
    return got;
}

Result<bool> LineChunks::read(std::string& lines) {
    if (lines.size() < behind_.size()) lines.resize(behind_.size());
    std::size_t filled = behind_.copy(lines.data(), behind_.size());
    behind_.clear();
    std::size_t end = 0;  // of the lines; 0: not there yet
    std::size_t looked = chunk_bytes_ == 0 ? filled : chunk_bytes_ - 1;
    while (!ended_) {
        if (looked < filled) {
            const std::string_view text(lines.data(), filled);
            // Of a source that gives at once all lines that are complete.
            const std::size_t newline = chunk_bytes_ == 0 ? text.substr(looked).rfind('\n')
                                                          : text.substr(looked).find('\n');
            if (newline != std::string_view::npos) {
                end = looked + newline + 1;
                break;
            }
            looked = filled;
        }
        Result<std::size_t> got = read_more(lines, filled);
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
