// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/image.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "runtime/support/link_target.hpp"
#include "runtime/support/missing_folder.hpp"

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

Checksum::Checksum() : sums_{kPrime1 + kPrime2, kPrime2, 0, 0 - kPrime1}, rest_{} {}

void Checksum::add_stripes(const std::byte* stripes, std::size_t count) {
    std::uint64_t sums[4];  // nothing that `stripes` may be part of
    std::copy_n(sums_, 4, sums);
    for (; count > 0; --count, stripes += kStripe)
        for (std::size_t i = 0; i < 4; ++i)
            sums[i] = xxh64_round(sums[i], read_number<std::uint64_t>(stripes + 8 * i));
    std::copy_n(sums, 4, sums_);
}

void Checksum::add(std::span<const std::byte> bytes) {
    const std::size_t kept = size_ % kStripe;
    size_ += bytes.size();
    if (kept > 0) {
        const std::size_t taken = std::min(kStripe - kept, bytes.size());
        std::copy_n(bytes.begin(), taken, rest_ + kept);
        bytes = bytes.subspan(taken);
        if (kept + taken < kStripe) return;
        add_stripes(rest_, 1);
    }
    add_stripes(bytes.data(), bytes.size() / kStripe);
    bytes = bytes.last(bytes.size() % kStripe);
    std::copy(bytes.begin(), bytes.end(), rest_);
}

std::uint64_t Checksum::value() const {
    std::uint64_t hash = kPrime5;
    if (size_ >= kStripe) {
        hash = std::rotl(sums_[0], 1) + std::rotl(sums_[1], 7) + std::rotl(sums_[2], 12) +
               std::rotl(sums_[3], 18);
        for (const std::uint64_t sum : sums_)
            hash = (hash ^ xxh64_round(0, sum)) * kPrime1 + kPrime4;
    }
    hash += size_;
    const std::byte* at = rest_;
    const std::byte* const end = at + size_ % kStripe;
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

std::uint64_t checksum_of(std::span<const std::byte> bytes) {
    Checksum checksum;
    checksum.add(bytes);
    return checksum.value();
}

namespace {

/// Of a header without checksum, and of what follows it.
std::uint64_t image_checksum(const Header& header, std::uint64_t rest) {
    const std::uint64_t parts[2] = {checksum_of(std::as_bytes(std::span(&header, 1))), rest};
    return checksum_of(std::as_bytes(std::span(parts)));
}

/// Of all but the checksum itself.
std::uint64_t image_checksum(std::span<const std::byte> image) {
    Header header{};
    std::memcpy(&header, image.data(), sizeof(header));
    header.checksum = 0;
    return image_checksum(header, checksum_of(image.subspan(sizeof(header))));
}

/// Without checksum.
Header header_of(const ImageFormat& format, std::uint64_t arrays, std::uint64_t bytes) {
    Header header{};
    std::memcpy(header.magic, format.magic, sizeof(format.magic));
    header.version = format.version;
    header.arrays = static_cast<std::uint32_t>(arrays);
    header.bytes = bytes;
    return header;
}

}  // namespace

void ImageStream::append(std::span<const std::uint64_t> words) {
    constexpr std::size_t kBuffer = std::size_t{1} << 13;
    words_.insert(words_.end(), words.begin(), words.end());
    if (!file_ || words_.size() < kBuffer) return;
    if (status_) status_ = file_->append(std::as_bytes(std::span(words_)));
    words_.clear();
}

std::uint64_t ImageWriter::Array::count() const {
    return file ? rounded_up(file->size()) / 64 : lines.size();
}

ImageLines ImageWriter::lines_of(std::size_t bytes) { return ImageLines(rounded_up(bytes) / 64); }

std::span<std::byte> ImageWriter::append(std::size_t bytes) {
    return append(bytes, lines_of(bytes));
}

std::span<std::byte> ImageWriter::append(std::size_t bytes, ImageLines lines) {
    lengths_.push_back(bytes);
    arrays_.push_back({std::move(lines), std::nullopt});
    return std::as_writable_bytes(std::span(arrays_.back().lines));
}

Result<ImageStream> ImageWriter::stream() const {
    if (!folder_) return ImageStream();
    MINTERM_TRY(ScratchFile file, ScratchFile::open(*folder_));
    return ImageStream(std::move(file));
}

Status ImageWriter::array(ImageStream stream) {
    if (!stream.file_) {
        array(std::span<const std::uint64_t>(stream.words_));
        return success();
    }
    MINTERM_TRY([[maybe_unused]] const Unit before, std::move(stream.status_));
    MINTERM_TRY([[maybe_unused]] const Unit last,
                stream.file_->append(std::as_bytes(std::span(stream.words_))));
    lengths_.push_back(stream.file_->size());
    arrays_.push_back({{}, std::move(stream.file_)});
    return success();
}

ImageLines ImageWriter::finish(const ImageFormat& format) {
    const std::size_t lengths_bytes = lengths_.size() * sizeof(std::uint64_t);
    std::size_t place = (sizeof(Header) + rounded_up(lengths_bytes)) / 64;
    std::size_t count = place;
    for (const Array& array : arrays_) count += array.count();
    ImageLines lines(count);
    for (Array& array : arrays_) {
        std::copy(array.lines.begin(), array.lines.end(),
                  lines.begin() + static_cast<std::ptrdiff_t>(place));
        place += array.lines.size();
        array = {};  // so that memory for the image is not needed twice
    }
    Header header = header_of(format, lengths_.size(), lines.size() * 64);
    std::memcpy(lines.data(), &header, sizeof(header));
    std::memcpy(lines.data() + 1, lengths_.data(), lengths_bytes);
    header.checksum = image_checksum(std::as_bytes(std::span(lines)));
    std::memcpy(lines.data(), &header, sizeof(header));
    lengths_.clear();
    arrays_.clear();
    return lines;
}

/// All that follows the header.
Status ImageWriter::write_arrays(const ImageSink& sink) const {
    ImageLines lengths(rounded_up(lengths_.size() * sizeof(std::uint64_t)) / 64);
    if (!lengths_.empty())
        std::memcpy(lengths.data(), lengths_.data(), lengths_.size() * sizeof(std::uint64_t));
    MINTERM_TRY([[maybe_unused]] const Unit first, sink(std::as_bytes(std::span(lengths))));
    constexpr std::uint64_t kPiece = std::uint64_t{1} << 18;
    for (const Array& array : arrays_) {
        const std::span<const std::byte> bytes = std::as_bytes(std::span(array.lines));
        for (std::uint64_t place = 0; place < bytes.size(); place += kPiece) {
            const std::uint64_t size = std::min<std::uint64_t>(kPiece, bytes.size() - place);
            MINTERM_TRY([[maybe_unused]] const Unit taken, sink(bytes.subspan(place, size)));
        }
        const std::uint64_t end = array.file ? array.file->size() : 0;
        std::vector<std::byte> piece;
        for (std::uint64_t place = 0; place < end; place += kPiece) {
            const std::uint64_t size = std::min(kPiece, end - place);
            piece.assign(rounded_up(size), std::byte{0});
            MINTERM_TRY([[maybe_unused]] const Unit read,
                        array.file->read(place, std::span(piece).first(size)));
            MINTERM_TRY([[maybe_unused]] const Unit taken, sink(piece));
        }
    }
    return success();
}

Result<std::uint64_t> ImageWriter::write(const ImageSink& sink, const ImageFormat& format) const {
    // The header comes first and has the checksum of all that follows.
    std::uint64_t bytes = sizeof(Header);
    Checksum rest;
    MINTERM_TRY([[maybe_unused]] const Unit summed,
                write_arrays([&](std::span<const std::byte> piece) {
                    rest.add(piece);
                    bytes += piece.size();
                    return success();
                }));
    Header header = header_of(format, lengths_.size(), bytes);
    header.checksum = image_checksum(header, rest.value());
    MINTERM_TRY([[maybe_unused]] const Unit begun, sink(std::as_bytes(std::span(&header, 1))));
    MINTERM_TRY([[maybe_unused]] const Unit written, write_arrays(sink));
    return bytes;
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
    return save_image([&](const ImageSink& sink) { return sink(image); }, path, mode);
}

Status save_image(const std::function<Status(const ImageSink&)>& write, const std::string& path,
                  unsigned mode) {
    // A link stays one, and a device is nothing to be replaced by a file.
    struct stat there {};
    if (::stat(path.c_str(), &there) == 0 && !S_ISREG(there.st_mode))
        return Failure::user("cannot write " + path +
                             ": it is there and no regular file; choose another name");
    const auto cannot_write = [&](int error) {
        if (error == ENOENT || error == ENOTDIR)
            return Failure::user("cannot write " + path + ": " + missing_folder(path));
        return Failure::environment("cannot write " + path + ": " + std::strerror(error));
    };
    const auto target = link_target(path);
    if (!target) return cannot_write(ELOOP);
    std::string temporary = target->string() + ".XXXXXX";
    const int descriptor = ::mkstemp(temporary.data());
    if (descriptor < 0) return cannot_write(errno);
    Status status = success();
    if (::fchmod(descriptor, mode) != 0) status = cannot_write(errno);
    if (status)
        status = write([&](std::span<const std::byte> piece) -> Status {
            while (!piece.empty()) {
                const ssize_t written = ::write(descriptor, piece.data(), piece.size());
                if (written < 0 && errno == EINTR) continue;
                if (written < 0) return cannot_write(errno);
                piece = piece.subspan(static_cast<std::size_t>(written));
            }
            return success();
        });
    if (::close(descriptor) != 0 && status) status = cannot_write(errno);
    if (status && ::rename(temporary.c_str(), target->c_str()) != 0) status = cannot_write(errno);
    if (!status) ::unlink(temporary.c_str());
    return status;
}

}  // namespace minterm
