// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/image.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace minterm {
namespace {

struct Header {
    char magic[8];
    std::uint32_t version;
    std::uint32_t arrays;
    std::uint64_t bytes;
    std::uint64_t checksum;
    std::uint64_t zeros[4];
};
static_assert(sizeof(Header) == 64);

constexpr std::uint64_t rounded_up(std::uint64_t bytes) { return (bytes + 63) / 64 * 64; }

/// More than any dictionary has.
constexpr std::uint32_t kMostArrays = 4096;

constexpr std::uint64_t kPrime1 = 0x9E3779B185EBCA87;
constexpr std::uint64_t kPrime2 = 0xC2B2AE3D27D4EB4F;
constexpr std::uint64_t kPrime3 = 0x165667B19E3779F9;
constexpr std::uint64_t kPrime4 = 0x85EBCA77C2B2AE63;
constexpr std::uint64_t kPrime5 = 0x27D4EB2F165667C5;

std::uint64_t xxh64_round(std::uint64_t sum, std::uint64_t word) {
    return std::rotl(sum + word * kPrime2, 31) * kPrime1;
}

template <typename T>
T read_number(const std::byte* bytes) {
    T number = 0;
    std::memcpy(&number, bytes, sizeof(T));
    return number;
}

Failure damaged(const std::string& file, const std::string& why) {
    return Failure::user("cannot use " + file + ": " + why);
}

}  // namespace

std::uint64_t checksum_of(std::span<const std::byte> bytes) {
    const std::byte* at = bytes.data();
    const std::byte* const end = at + bytes.size();
    std::uint64_t hash = kPrime5;
    if (bytes.size() >= 32) {
        std::uint64_t sums[4] = {kPrime1 + kPrime2, kPrime2, 0, 0 - kPrime1};
        for (; end - at >= 32; at += 32) {
            for (std::size_t i = 0; i < 4; ++i)
                sums[i] = xxh64_round(sums[i], read_number<std::uint64_t>(at + 8 * i));
        }
        hash = std::rotl(sums[0], 1) + std::rotl(sums[1], 7) + std::rotl(sums[2], 12) +
               std::rotl(sums[3], 18);
        for (const std::uint64_t sum : sums)
            hash = (hash ^ xxh64_round(0, sum)) * kPrime1 + kPrime4;
    }
    hash += bytes.size();
    for (; end - at >= 8; at += 8) {
        hash ^= xxh64_round(0, read_number<std::uint64_t>(at));
        hash = std::rotl(hash, 27) * kPrime1 + kPrime4;
    }
    if (end - at >= 4) {
        hash ^= read_number<std::uint32_t>(at) * kPrime1;
        hash = std::rotl(hash, 23) * kPrime2 + kPrime3;
        at += 4;
    }
    for (; at != end; ++at) {
        hash ^= std::to_integer<std::uint64_t>(*at) * kPrime5;
        hash = std::rotl(hash, 11) * kPrime1;
    }
    hash = (hash ^ hash >> 33) * kPrime2;
    hash = (hash ^ hash >> 29) * kPrime3;
    return hash ^ hash >> 32;
}

namespace {

/// Of all but the checksum itself.
std::uint64_t image_checksum(std::span<const std::byte> image) {
    Header header{};
    std::memcpy(&header, image.data(), sizeof(header));
    header.checksum = 0;
    const std::uint64_t parts[2] = {checksum_of(std::as_bytes(std::span(&header, 1))),
                                    checksum_of(image.subspan(sizeof(header)))};
    return checksum_of(std::as_bytes(std::span(parts)));
}

}  // namespace

std::span<std::byte> ImageWriter::append(std::size_t bytes) {
    lengths_.push_back(bytes);
    return std::as_writable_bytes(std::span(arrays_.emplace_back(rounded_up(bytes) / 64)));
}

ImageLines ImageWriter::finish(const ImageFormat& format) {
    const std::size_t lengths_bytes = lengths_.size() * sizeof(std::uint64_t);
    std::size_t place = (sizeof(Header) + rounded_up(lengths_bytes)) / 64;
    std::size_t count = place;
    for (const ImageLines& array : arrays_) count += array.size();
    ImageLines lines(count);
    for (ImageLines& array : arrays_) {
        std::copy(array.begin(), array.end(), lines.begin() + static_cast<std::ptrdiff_t>(place));
        place += array.size();
        array = {};  // so that memory for the image is not needed twice
    }
    Header header{};
    std::memcpy(header.magic, format.magic, sizeof(format.magic));
    header.version = format.version;
    header.arrays = static_cast<std::uint32_t>(lengths_.size());
    header.bytes = lines.size() * 64;
    std::memcpy(lines.data(), &header, sizeof(header));
    std::memcpy(lines.data() + 1, lengths_.data(), lengths_bytes);
    header.checksum = image_checksum(std::as_bytes(std::span(lines)));
    std::memcpy(lines.data(), &header, sizeof(header));
    lengths_.clear();
    arrays_.clear();
    return lines;
}

Result<ImageReader> ImageReader::open(std::span<const std::byte> image, const std::string& file,
                                      bool check_content, const ImageFormat& format) {
    if (image.size() < sizeof(format.magic) ||
        std::memcmp(image.data(), format.magic, sizeof(format.magic)) != 0)
        return damaged(file, std::string("it is ") + format.missing);
    if (image.size() < sizeof(Header)) return damaged(file, "it was cut; copy or build it again");
    Header header{};
    std::memcpy(&header, image.data(), sizeof(header));
    if (header.version > format.version)
        return damaged(file, "a newer minterm made it (format " + std::to_string(header.version) +
                                 ", this one reads " + std::to_string(format.version) +
                                 "); update minterm or build it again");
    if (header.version < format.version)
        return damaged(file, "an older minterm made it (format " + std::to_string(header.version) +
                                 ", this one reads " + std::to_string(format.version) +
                                 "); build it again");
    if (image.size() != header.bytes)
        return damaged(file, "it has " + std::to_string(image.size()) + " bytes and should have " +
                                 std::to_string(header.bytes) + "; copy or build it again");
    const Failure changed =
        damaged(file, "its bytes were changed since it was built; copy or build it again");
    if (check_content && image_checksum(image) != header.checksum) return changed;

    ImageReader reader;
    reader.image_ = image;
    if (header.arrays > kMostArrays ||
        sizeof(Header) + header.arrays * sizeof(std::uint64_t) > image.size())
        return changed;
    reader.lengths_ = {reinterpret_cast<const std::uint64_t*>(image.data() + sizeof(Header)),
                       header.arrays};
    reader.place_ = sizeof(Header) + rounded_up(header.arrays * sizeof(std::uint64_t));
    std::uint64_t left = image.size() - std::min<std::uint64_t>(reader.place_, image.size());
    for (const std::uint64_t length : reader.lengths_) {
        if (length > left || rounded_up(length) > left) return changed;
        left -= rounded_up(length);
    }
    if (left != 0) return changed;
    return reader;
}

Status save_image(std::span<const std::byte> image, const std::string& path, unsigned mode) {
    // A link stays one, and a device is nothing to be replaced by a file.
    struct stat there {};
    const bool exists = ::stat(path.c_str(), &there) == 0;
    if (exists && !S_ISREG(there.st_mode))
        return Failure::user("cannot write " + path +
                             ": it is there and no regular file; choose another name");
    std::error_code unresolved;
    const std::string target =
        exists ? std::filesystem::canonical(path, unresolved).string() : path;
    if (unresolved)
        return Failure::environment("cannot write " + path + ": " + unresolved.message());
    std::string temporary = target + ".XXXXXX";
    const int descriptor = ::mkstemp(temporary.data());
    if (descriptor < 0)
        return Failure::environment("cannot write " + path + ": " + std::strerror(errno));
    int error = ::fchmod(descriptor, mode) == 0 ? 0 : errno;
    for (std::span<const std::byte> left = image; error == 0 && !left.empty();) {
        const ssize_t written = ::write(descriptor, left.data(), left.size());
        if (written >= 0)
            left = left.subspan(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            error = errno;
    }
    if (::close(descriptor) != 0 && error == 0) error = errno;
    if (error == 0 && ::rename(temporary.c_str(), target.c_str()) != 0) error = errno;
    if (error == 0) return success();
    ::unlink(temporary.c_str());
    return Failure::environment("cannot write " + path + ": " + std::strerror(error));
}

}  // namespace minterm
