// SPDX-License-Identifier: Apache-2.0
//
// A file -> chunks of whole lines, however long these are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "cli/read_ahead.hpp"
#include "minterm/result.hpp"
#include "runtime/input/byte_source.hpp"

namespace minterm {

class LineChunks {
public:
    static constexpr std::size_t kChunkBytes = std::size_t{4} << 20;

    /// Chunks have at least `chunk_bytes` bytes, but for the last, and no more lines than that
    /// takes; the same however the source is read. With 0 they are the lines that are complete with
    /// each chunk of the source, for one that gives them at once. `ahead`: the next chunk is read
    /// while the caller has this one.
    explicit LineChunks(ByteSource source, std::size_t chunk_bytes = kChunkBytes,
                        bool ahead = false)
        : source_(std::move(source)), chunk_bytes_(chunk_bytes), lines_(ahead) {}

    /// The next lines with their ends (LF), of which the last of the file may have none; valid
    /// until the next call; empty at the end. Memory: a chunk, or the longest line and a chunk.
    /// Errors: those of `ByteSource::next_chunk`, after what was read before them.
    Result<std::string_view> next();

    /// The same into `lines`, for who reads none ahead; false at the end.
    Result<bool> read(std::string& lines);

    const std::string& file() const { return source_.file(); }

private:
    /// Reads behind the first `filled` bytes of `lines`, which may be longer; says how many, 0 at
    /// the end.
    Result<std::size_t> read_more(std::string& lines, std::size_t filled);

    ByteSource source_;
    std::size_t chunk_bytes_;
    std::uint64_t read_ = 0;      ///< bytes of the source
    std::string behind_;          ///< what was read behind the last lines
    bool ended_ = false;          ///< so has the source, or
    Status failure_ = success();  ///< it has failed
    ReadAhead<std::string> lines_;
};

}  // namespace minterm
