// SPDX-License-Identifier: Apache-2.0
#include "runtime/batch/npy_writer.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <limits>
#include <vector>

namespace minterm {
namespace {

static_assert(std::endian::native == std::endian::little, "numbers are written as they lie here");

/// The numbers begin here; the format wants a multiple of 64.
constexpr std::uint64_t kHeaderBytes = 128;

std::string header_of(std::uint64_t rows, std::uint64_t columns, NumberType type) {
    const std::string fields = std::string("{'descr': '") + npy_name_of(type) +
                               "', 'fortran_order': False, 'shape': (" + std::to_string(rows) +
                               ", " + std::to_string(columns) + "), }";
    std::string header("\x93NUMPY\x01\x00", 8);
    const std::uint64_t length = kHeaderBytes - header.size() - 2;
    header += static_cast<char>(length & 0xFF);
    header += static_cast<char>(length >> 8);
    header += fields;
    header.resize(kHeaderBytes - 1, ' ');
    return header + '\n';
}

/// 0 or the errno of the write that failed.
int write_at(int descriptor, const void* bytes, std::size_t count, std::uint64_t offset) {
    const char* from = static_cast<const char*>(bytes);
    while (count > 0) {
        const ssize_t done = ::pwrite(descriptor, from, count, static_cast<off_t>(offset));
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return errno;
        from += done;
        count -= static_cast<std::size_t>(done);
        offset += static_cast<std::uint64_t>(done);
    }
    return 0;
}

int read_at(int descriptor, void* bytes, std::size_t count, std::uint64_t offset) {
    char* to = static_cast<char*>(bytes);
    while (count > 0) {
        const ssize_t done = ::pread(descriptor, to, count, static_cast<off_t>(offset));
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return errno;
        if (done == 0) return EIO;
        to += done;
        count -= static_cast<std::size_t>(done);
        offset += static_cast<std::uint64_t>(done);
    }
    return 0;
}

template <typename From, typename To>
void convert(std::span<const std::byte> from, std::span<std::byte> to, bool has_more) {
    const auto* const old = reinterpret_cast<const From*>(from.data());
    auto* const wide = reinterpret_cast<To*>(to.data());
    for (std::size_t i = 0; i < from.size() / sizeof(From); ++i) {
        const bool more = has_more && old[i] == std::numeric_limits<From>::max();
        wide[i] = more ? std::numeric_limits<To>::max() : static_cast<To>(old[i]);
    }
}

}  // namespace

bool NpyWriter::is_too_large() const {
    constexpr std::uint64_t kMost = std::numeric_limits<off_t>::max();
    return columns_ > 0 && rows_ > (kMost - kHeaderBytes) / width_of(type_) / columns_;
}

std::uint64_t NpyWriter::size() const { return kHeaderBytes + rows_ * columns_ * width_of(type_); }

Failure NpyWriter::cannot_write(int error) const {
    const std::string start = "cannot write " + file_ + ": ";
    if (error != ENOSPC && error != EDQUOT && error != EFBIG)
        return Failure::environment(start + std::strerror(error));
    return Failure::environment(
        start +
        (is_too_large() ? "no file can be as large as this matrix"
                        : "there is no space for its " + std::to_string(size()) + " bytes") +
        "; name a file on a larger disk, or keep only what is near: with --max-distance or "
        "--top, without --npy");
}

Result<NpyWriter> NpyWriter::begin(int descriptor, std::string file, std::uint64_t rows,
                                   std::uint64_t columns, NumberType type) {
    NpyWriter writer(descriptor, std::move(file), rows, columns, type);
    MINTERM_TRY([[maybe_unused]] const Unit reserved, writer.reserve());
    return writer;
}

Status NpyWriter::reserve() {
    if (is_too_large()) return cannot_write(EFBIG);
    const int error = ::posix_fallocate(descriptor_, 0, static_cast<off_t>(size()));
    // A file system that cannot tell in advance tells later.
    if (error != 0 && error != EINVAL && error != EOPNOTSUPP) return cannot_write(error);
    return success();
}

Status NpyWriter::append(std::span<const std::byte> numbers) {
    const std::uint64_t width = width_of(type_);
    if (const int error =
            write_at(descriptor_, numbers.data(), numbers.size(), kHeaderBytes + written_ * width))
        return cannot_write(error);
    written_ += numbers.size() / width;
    return success();
}

Status NpyWriter::change_type(NumberType type, bool has_more) {
    constexpr std::uint64_t kNumbersAtOnce = std::uint64_t{1} << 17;
    const std::uint64_t from_width = width_of(type_);
    const std::uint64_t to_width = width_of(type);
    const NumberType from_type = type_;
    type_ = type;
    MINTERM_TRY([[maybe_unused]] const Unit reserved, reserve());
    std::vector<std::byte> from(kNumbersAtOnce * from_width);
    std::vector<std::byte> to(kNumbersAtOnce * to_width);
    // From the back: what a piece becomes covers itself and pieces behind it, never one before it.
    for (std::uint64_t end = written_; end > 0;) {
        const std::uint64_t begin = (end - 1) / kNumbersAtOnce * kNumbersAtOnce;
        const std::span<std::byte> old(from.data(), (end - begin) * from_width);
        const std::span<std::byte> wide(to.data(), (end - begin) * to_width);
        if (const int error =
                read_at(descriptor_, old.data(), old.size(), kHeaderBytes + begin * from_width))
            return cannot_write(error);
        with_type(from_type, [&](auto narrow) {
            with_type(type, [&](auto wider) {
                convert<decltype(narrow), decltype(wider)>(old, wide, has_more);
            });
        });
        if (const int error =
                write_at(descriptor_, wide.data(), wide.size(), kHeaderBytes + begin * to_width))
            return cannot_write(error);
        end = begin;
    }
    return success();
}

Status NpyWriter::finish() {
    const std::string header = header_of(rows_, columns_, type_);
    if (const int error = write_at(descriptor_, header.data(), header.size(), 0))
        return cannot_write(error);
    return success();
}

}  // namespace minterm
