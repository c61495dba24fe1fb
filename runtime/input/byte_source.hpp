// SPDX-License-Identifier: Apache-2.0
//
// A file or standard input -> its bytes, in chunks, decompressed when they are gzip or bgzip.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "minterm/result.hpp"

namespace minterm {

/// Hands out the content of a file front to back. Memory: two fixed buffers.
class ByteSource {
public:
    /// Opens `path`; "-" is standard input. Errors (user): missing, a directory, may not be read.
    static Result<ByteSource> open(const std::string& path);

    ~ByteSource();
    ByteSource(ByteSource&&) noexcept;
    ByteSource& operator=(ByteSource&&) noexcept;

    /// From now on chunks are not filled: they are what one read gives, as soon as it does.
    void give_at_once();

    /// The next bytes, valid until the next call; empty only at the end. Every chunk but the last
    /// is full (256 KiB), so the first one can be sniffed, unless it was `give_at_once`. Errors:
    /// truncated or damaged gzip data, bytes after it that are no gzip data, a bgzip file without
    /// its end marker (user); a read error of the system (environment).
    Result<std::string_view> next_chunk();

    /// Fills `room` with the next bytes, without a copy of them in between where they are not
    /// compressed, and says how many: fewer only at the end, or where chunks are given at once; 0
    /// only at the end. Errors: those of `next_chunk`, when what was before them was given.
    Result<std::size_t> read(std::span<char> room);

    /// What `next_chunk` will give, without taking it. Errors: the same.
    Result<std::string_view> peek_chunk();

    /// The same after one more read, for a source that gives at once and whose first bytes do not
    /// tell enough: a longer chunk, or an equal one where it is full or the end is reached. Errors:
    /// the same.
    Result<std::string_view> peek_more();

    const std::string& file() const;  ///< for messages: the path, or "standard input"
    bool compressed() const;          ///< known after the first chunk
    std::size_t size_hint() const;    ///< bytes on disk of a regular file, else 0

private:
    struct State;
    explicit ByteSource(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

}  // namespace minterm
