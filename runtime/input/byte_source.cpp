// SPDX-License-Identifier: Apache-2.0
//
// Reads with read(2) and decompresses with zlib's inflate rather than through gzread, which passes
// bytes that are not gzip through silently and cannot tell a truncated bgzip file from a whole one.
#include "runtime/input/byte_source.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace minterm {
namespace {

constexpr std::size_t kChunkBytes = std::size_t{256} << 10;

/// RFC 1952: the two bytes that open a gzip member.
constexpr unsigned char kGzipMagic[2] = {0x1f, 0x8b};

Failure cannot_open(const std::string& path, int error) {
    if (error == ENOENT || error == ENOTDIR) {
        return Failure::user("cannot read " + path + ": there is no such file; check the path");
    }
    if (error == EACCES || error == EPERM) {
        return Failure::user("cannot read " + path +
                             ": you may not read it; check its permissions (ls -l)");
    }
    return Failure::environment("cannot read " + path + ": " + std::strerror(error));
}

}  // namespace

struct ByteSource::State {
    std::string file;
    int descriptor = -1;
    bool close_at_end = false;
    std::size_t size_hint = 0;

    std::vector<char> input = std::vector<char>(kChunkBytes);
    std::size_t input_begin = 0;
    std::size_t input_end = 0;
    bool input_ended = false;

    bool started = false;
    bool compressed = false;
    bool stream_ready = false;   ///< `stream` must be released
    bool inside_member = false;  ///< between the header of a gzip member and its checksum
    bool all_done = false;
    z_stream stream{};
    gz_header header{};
    std::array<unsigned char, 64> extra{};   ///< the member's extra field, which tells bgzip
    std::uint64_t member_bytes = 0;          ///< decompressed so far in this member
    bool last_member_is_open_bgzip = false;  ///< the end marker must still come
    std::vector<char> output;
    bool at_once = false;                    ///< chunks are not filled
    std::optional<std::string_view> peeked;  ///< a chunk that is still to be handed out
    std::optional<Failure> failure;          ///< of what comes behind the last chunk

    ~State() {
        if (stream_ready) inflateEnd(&stream);
        if (close_at_end) ::close(descriptor);
    }

    std::size_t available() const { return input_end - input_begin; }

    /// What one read(2) gives, at most as much as there is room; 0 at the end.
    Result<std::size_t> read_some(std::span<char> room) {
        while (!input_ended) {
            const ssize_t got = ::read(descriptor, room.data(), room.size());
            if (got > 0) return static_cast<std::size_t>(got);
            if (got == 0) {
                input_ended = true;
                MINTERM_TRY([[maybe_unused]] const Unit whole, still_whole());
            } else if (errno == EISDIR) {
                return is_directory();
            } else if (errno != EINTR) {
                return Failure::environment("reading " + file + " failed: " + std::strerror(errno));
            }
        }
        return std::size_t{0};
    }

    /// Appends what read(2) gives to the input buffer, which must not be full.
    Status read_more() {
        if (input_begin > 0) {
            std::memmove(input.data(), input.data() + input_begin, available());
            input_end -= input_begin;
            input_begin = 0;
        }
        MINTERM_TRY(const std::size_t got, read_some(std::span(input).subspan(input_end)));
        input_end += got;
        return success();
    }

    /// Moves bytes of the next chunk, or of the input itself, to `room`; 0 at the end.
    Result<std::size_t> move_some(ByteSource& source, std::span<char> room) {
        if (!started) {
            MINTERM_TRY([[maybe_unused]] const Unit begun, start());
        }
        if (!peeked && !compressed && available() == 0) return read_some(room);
        MINTERM_TRY(const std::string_view chunk, source.peek_chunk());
        const std::size_t moved = chunk.copy(room.data(), room.size());
        if (moved < chunk.size())
            peeked->remove_prefix(moved);
        else if (moved > 0)
            peeked.reset();
        return moved;
    }

    /// A file that somebody cuts off meanwhile ends like any other.
    Status still_whole() const {
        struct stat status {};
        if (size_hint == 0 || ::fstat(descriptor, &status) != 0) return success();
        const auto size = static_cast<std::size_t>(status.st_size);
        if (size >= size_hint) return success();
        return Failure::environment(
            "reading " + file + " failed: it had " + std::to_string(size_hint) + " bytes and has " +
            std::to_string(size) + " now; read it again when nobody writes it");
    }

    Failure is_directory() const {
        return Failure::user("cannot read " + file + ": it is a directory; name a file in it");
    }

    Failure truncated(const std::string& where) const {
        return Failure::user("truncated gzip: " + file + " ends in the middle of " + where +
                             "; copy or download it again");
    }

    bool at_gzip_magic() const {
        return available() >= 2 && std::memcmp(input.data() + input_begin, kGzipMagic, 2) == 0;
    }

    Status start() {
        started = true;
        while (available() < 2 && !input_ended) {
            MINTERM_TRY([[maybe_unused]] const Unit read, read_more());
        }
        compressed = at_gzip_magic();
        if (compressed) output.resize(kChunkBytes);
        return success();
    }

    Status open_member() {
        // 16 + MAX_WBITS: a gzip wrapper and nothing else.
        const int code =
            stream_ready ? inflateReset(&stream) : inflateInit2(&stream, 16 + MAX_WBITS);
        if (code != Z_OK) return Failure::environment("out of memory while decompressing " + file);
        stream_ready = true;
        header = {};
        extra.fill(0);
        header.extra = extra.data();
        header.extra_max = static_cast<uInt>(extra.size());
        inflateGetHeader(&stream, &header);
        member_bytes = 0;
        inside_member = true;
        return success();
    }

    /// bgzip marks its members with a subfield "BC" (SAM specification, section 4.1) and ends a
    /// file with an empty member: where that is missing the file was cut between two members.
    void close_member() {
        const bool bgzip =
            header.done == 1 && header.extra_len >= 6 && extra[0] == 'B' && extra[1] == 'C';
        last_member_is_open_bgzip = bgzip && member_bytes != 0;
        inside_member = false;
    }

    /// Between members: ends the stream, or checks that another member follows.
    Status after_member() {
        while (available() < 2 && !input_ended) {
            MINTERM_TRY([[maybe_unused]] const Unit read, read_more());
        }
        if (at_gzip_magic()) return open_member();
        // Tapes and some transfer programs pad with zeros, which gzip itself accepts.
        for (;;) {
            while (available() > 0 && input[input_begin] == 0) ++input_begin;
            if (available() > 0) {
                return Failure::user(
                    "damaged gzip: " + file +
                    " goes on with other bytes after its gzip data; cut them off, or "
                    "copy the file again");
            }
            if (input_ended) break;
            MINTERM_TRY([[maybe_unused]] const Unit read, read_more());
        }
        if (last_member_is_open_bgzip) {
            return Failure::user("truncated bgzip: the end marker of " + file +
                                 " is missing, so the file was cut; copy or download it again");
        }
        all_done = true;
        return success();
    }

    /// Behind so many bytes that are there already. What was decompressed before an error is given
    /// out before that is.
    Result<std::string_view> inflate_chunk(std::size_t before = 0) {
        std::size_t filled = before;
        if (failure) return *failure;
        Status inflated = inflate_more(before, filled);
        if (!inflated && filled == before) return std::move(inflated).failure();
        if (!inflated) failure = std::move(inflated).failure();
        return std::string_view(output.data(), filled);
    }

    Status inflate_more(std::size_t before, std::size_t& filled) {
        if (!stream_ready) {
            MINTERM_TRY([[maybe_unused]] const Unit opened, open_member());
        }
        while (filled < output.size() && !all_done) {
            if (!inside_member) {
                MINTERM_TRY([[maybe_unused]] const Unit moved, after_member());
                continue;
            }
            if (available() == 0 && !input_ended) {
                if (at_once && filled > before) break;
                MINTERM_TRY([[maybe_unused]] const Unit read, read_more());
            }
            stream.next_in = reinterpret_cast<Bytef*>(input.data() + input_begin);
            stream.avail_in = static_cast<uInt>(available());
            stream.next_out = reinterpret_cast<Bytef*>(output.data() + filled);
            stream.avail_out = static_cast<uInt>(output.size() - filled);
            const uInt room = stream.avail_out;
            const int code = inflate(&stream, Z_NO_FLUSH);
            input_begin = input_end - stream.avail_in;
            const std::size_t made = room - stream.avail_out;
            filled += made;
            member_bytes += made;
            if (code == Z_STREAM_END) {
                close_member();
            } else if (code == Z_MEM_ERROR) {
                return Failure::environment("out of memory while decompressing " + file);
            } else if (code != Z_OK && code != Z_BUF_ERROR) {
                return Failure::user("damaged gzip: " + file + " cannot be decompressed (" +
                                     (stream.msg != nullptr ? stream.msg : "bad data") +
                                     "); copy or download it again");
            } else if (available() == 0 && input_ended && made == 0) {
                return truncated(member_bytes == 0 && header.done == 0 ? "the gzip header"
                                                                       : "compressed data");
            }
        }
        return success();
    }
};

ByteSource::ByteSource(std::unique_ptr<State> state) : state_(std::move(state)) {}
ByteSource::~ByteSource() = default;
ByteSource::ByteSource(ByteSource&&) noexcept = default;
ByteSource& ByteSource::operator=(ByteSource&&) noexcept = default;

Result<ByteSource> ByteSource::open(const std::string& path) {
    auto state = std::make_unique<State>();
    if (path == "-") {
        state->file = "standard input";
        state->descriptor = STDIN_FILENO;
    } else {
        if (path.empty())
            return Failure::user(
                "the name of an input file is empty; give a path, or - for standard input");
        state->file = path;
        state->descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
        if (state->descriptor < 0) return cannot_open(path, errno);
        state->close_at_end = true;
    }
    struct stat status {};
    if (::fstat(state->descriptor, &status) != 0) {
        return Failure::environment("cannot read " + state->file + ": " + std::strerror(errno));
    }
    if (S_ISDIR(status.st_mode)) return state->is_directory();
    if (S_ISREG(status.st_mode)) state->size_hint = static_cast<std::size_t>(status.st_size);
    return ByteSource(std::move(state));
}

void ByteSource::give_at_once() { state_->at_once = true; }

Result<std::string_view> ByteSource::next_chunk() {
    State& state = *state_;
    if (state.peeked) return *std::exchange(state.peeked, std::nullopt);
    if (!state.started) {
        MINTERM_TRY([[maybe_unused]] const Unit started, state.start());
    }
    if (state.compressed) {
        if (state.all_done) return std::string_view();
        return state.inflate_chunk();
    }
    while (state.available() < state.input.size() && !state.input_ended) {
        if (state.at_once && state.available() > 0) break;
        MINTERM_TRY([[maybe_unused]] const Unit read, state.read_more());
    }
    const std::string_view chunk(state.input.data() + state.input_begin, state.available());
    state.input_begin = state.input_end;
    return chunk;
}

Result<std::size_t> ByteSource::read(std::span<char> room) {
    State& state = *state_;
    if (state.failure && !state.peeked) return *state.failure;
    std::size_t filled = 0;
    while (filled < room.size() && !(state.at_once && filled > 0)) {
        Result<std::size_t> moved = state.move_some(*this, room.subspan(filled));
        if (!moved && filled == 0) return moved;
        if (!moved) state.failure = std::move(moved).failure();
        if (!moved || *moved == 0) break;
        filled += *moved;
    }
    return filled;
}

Result<std::string_view> ByteSource::peek_chunk() {
    MINTERM_TRY(const std::string_view chunk, next_chunk());
    state_->peeked = chunk;
    return chunk;
}

Result<std::string_view> ByteSource::peek_more() {
    State& state = *state_;
    MINTERM_TRY(const std::string_view chunk, peek_chunk());
    if (state.compressed) {
        if (state.all_done) return chunk;
        MINTERM_TRY(state.peeked, state.inflate_chunk(chunk.size()));
        return *state.peeked;
    }
    if (state.input_ended || chunk.size() == state.input.size()) return chunk;
    state.input_begin = state.input_end - chunk.size();
    MINTERM_TRY([[maybe_unused]] const Unit read, state.read_more());
    state.peeked.emplace(state.input.data() + state.input_begin, state.available());
    state.input_begin = state.input_end;
    return *state.peeked;
}

const std::string& ByteSource::file() const { return state_->file; }
bool ByteSource::compressed() const { return state_->compressed; }
std::size_t ByteSource::size_hint() const { return state_->size_hint; }

}  // namespace minterm
