// SPDX-License-Identifier: Apache-2.0
//
// Arrays of numbers <-> one block of bytes: what a dictionary is in memory and in its file. A part
// of a dictionary writes its arrays in some order and takes views of them in the same order, so
// that what was just built and what was mapped from a file are the same thing.
//
//     bytes 0..63    the header: magic, version, number of arrays, bytes of the whole, checksum
//     then           the length in bytes of each array, 8 bytes each
//     then           the arrays, each at a multiple of 64 bytes, with zeros between them
//
// All numbers are little-endian. The checksum is XXH64 of two numbers: XXH64 of the header with 0
// in the checksum's place, and XXH64 of what follows the header.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "minterm/result.hpp"
#include "runtime/dictionary/scratch_file.hpp"
#include "runtime/support/large_vector.hpp"

namespace minterm {

static_assert(std::endian::native == std::endian::little, "images are mapped as they are");

/// The unit of memory that images are made of.
struct alignas(64) CacheLine {
    std::uint64_t words[8];
};

/// An image in memory of its own: in huge pages where there are any, because walks through tries go
/// anywhere and small pages cost them a miss of the TLB a step.
using ImageLines = LargeVector<CacheLine>;

inline constexpr std::uint32_t kImageVersion = 6;

/// What images are of: how files begin, and what is said of those that do not.
struct ImageFormat {
    char magic[8];  ///< as PNG's: bytes that a transfer as text, or as seven bits, would change
    std::uint32_t version;
    const char* missing;  ///< "no dictionary of minterm; build one with .."
};
inline constexpr ImageFormat kDictionaryFormat{
    {'\x89', 'M', 'T', 'D', '\r', '\n', '\x1a', '\n'},
    kImageVersion,
    "no dictionary of minterm; build one with minterm dict build WORDS -o FILE"};

/// XXH64 (Collet), with `seed` 0, of bytes that come piece by piece.
class Checksum {
public:
    Checksum();
    void add(std::span<const std::byte> bytes);
    std::uint64_t value() const;

private:
    static constexpr std::size_t kStripe = 32;
    void add_stripes(const std::byte* stripes, std::size_t count);

    std::uint64_t sums_[4];
    std::uint64_t size_ = 0;
    std::byte rest_[kStripe];  ///< size_ % kStripe bytes that are no whole stripe
};
/// The same of bytes that are all there.
std::uint64_t checksum_of(std::span<const std::byte> bytes);

/// Takes the bytes of an image, one piece after the other.
using ImageSink = std::function<Status(std::span<const std::byte> piece)>;

/// Words that become an array: in memory, or in a file.
class ImageStream {
public:
    ImageStream() = default;
    explicit ImageStream(ScratchFile file) : file_(std::move(file)) {}
    void append(std::span<const std::uint64_t> words);

private:
    friend class ImageWriter;
    LargeVector<std::uint64_t> words_;  ///< all, or those that are not yet in the file
    std::optional<ScratchFile> file_;
    Status status_ = success();  ///< of the file
};

class ImageWriter {
public:
    /// With a folder, streams are in files there, without names.
    explicit ImageWriter(std::optional<std::string> folder = std::nullopt)
        : folder_(std::move(folder)) {}

    template <typename T>
    void array(std::span<const T> values) {
        static_assert(std::is_trivially_copyable_v<T>);
        if (const auto room = append(values.size_bytes()); !values.empty())
            std::memcpy(room.data(), values.data(), values.size_bytes());
    }
    template <typename T>
    void array(const std::vector<T>& values) {
        array(std::span<const T>(values));
    }

    /// An array of `count` zeros, which may be changed until `finish`.
    template <typename T>
    std::span<T> zeros(std::size_t count) {
        static_assert(std::is_trivially_copyable_v<T>);
        return {reinterpret_cast<T*>(append(count * sizeof(T)).data()), count};
    }

    /// The same before it is its turn: `array` takes it as it is, so that it is in memory once.
    template <typename T>
    struct Ahead {
        ImageLines lines;
        std::size_t count;
        std::span<T> values() { return {reinterpret_cast<T*>(lines.data()), count}; }
    };
    template <typename T>
    static Ahead<T> zeros_ahead(std::size_t count) {
        static_assert(std::is_trivially_copyable_v<T>);
        return {lines_of(count * sizeof(T)), count};
    }
    template <typename T>
    std::span<T> array(Ahead<T> ahead) {
        const auto room = append(ahead.count * sizeof(T), std::move(ahead.lines));
        return {reinterpret_cast<T*>(room.data()), ahead.count};
    }

    /// One that grows, until it is given to `array`. Errors (environment): those of ScratchFile.
    Result<ImageStream> stream() const;
    Status array(ImageStream stream);

    /// The whole image; there are no streams in files. The writer is empty afterwards.
    ImageLines finish(const ImageFormat& format = kDictionaryFormat);
    /// Gives the whole image to `sink`; how many bytes it had. Errors: those of `sink`;
    /// (environment) those of ScratchFile.
    Result<std::uint64_t> write(const ImageSink& sink,
                                const ImageFormat& format = kDictionaryFormat) const;

private:
    struct Array {
        ImageLines lines;
        std::optional<ScratchFile> file;  ///< instead
        std::uint64_t count() const;      ///< of lines
    };
    /// Zeros for so many bytes.
    static ImageLines lines_of(std::size_t bytes);
    std::span<std::byte> append(std::size_t bytes);
    std::span<std::byte> append(std::size_t bytes, ImageLines lines);
    Status write_arrays(const ImageSink& sink) const;

    std::optional<std::string> folder_;
    std::vector<std::uint64_t> lengths_;
    std::vector<Array> arrays_;
};

/// Views of the arrays of an image, which must outlive them.
class ImageReader {
public:
    /// Checks what can be checked without knowing what the arrays mean: that this is an image, of
    /// this version, whole, and unharmed. `file` is for messages. Time: that of reading the image
    /// once; without `check_content` some hundred nanoseconds, and then only sizes are checked.
    /// Errors (user): the reason why it is not.
    static Result<ImageReader> open(std::span<const std::byte> image, const std::string& file,
                                    bool check_content,
                                    const ImageFormat& format = kDictionaryFormat);

    /// The next array; nothing if there is none or if its length is no multiple of T's.
    template <typename T>
    std::optional<std::span<const T>> array() {
        static_assert(std::is_trivially_copyable_v<T>);
        if (next_ == lengths_.size() || lengths_[next_] % sizeof(T) != 0) return std::nullopt;
        const std::uint64_t length = lengths_[next_++];
        const std::span<const T> values(reinterpret_cast<const T*>(image_.data() + place_),
                                        length / sizeof(T));
        place_ += (length + 63) / 64 * 64;
        return values;
    }
    bool at_end() const { return next_ == lengths_.size(); }
    /// Where the next array begins, in bytes.
    std::uint64_t place() const { return place_; }

private:
    std::span<const std::byte> image_;
    std::span<const std::uint64_t> lengths_;
    std::size_t next_ = 0;
    std::uint64_t place_ = 0;
};

/// Writes an image to a file with these permissions. There is never half a file under this name.
/// Errors: what is there is no regular file, but a device or a folder, or its folder is not there
/// (user); it cannot be written, with the reason (environment).
Status save_image(std::span<const std::byte> image, const std::string& path, unsigned mode);
/// The same of one that `write` gives piece by piece. Errors: also those of `write`.
Status save_image(const std::function<Status(const ImageSink&)>& write, const std::string& path,
                  unsigned mode);

}  // namespace minterm
