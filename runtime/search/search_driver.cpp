// SPDX-License-Identifier: Apache-2.0
//
// Text -> pieces -> stripes -> planes -> reported columns.
#include "runtime/search/search_driver.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "runtime/search/byte_stripes.hpp"
#include "runtime/search/line_skip.hpp"

namespace minterm {

namespace {

constexpr std::uint64_t kLowBits = 0x0101010101010101;

std::uint64_t eight_places(const std::byte* place) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, place, sizeof bits);
    return bits;
}

/// The narrowest words have one.
std::uint64_t one_place(const std::byte* place) { return std::to_integer<std::uint64_t>(*place); }

}  // namespace

Result<SearchWorkspace> SearchWorkspace::create(const TextSlicedKernel& kernel) {
    SearchWorkspace workspace(kernel);
    const std::size_t blocks = (kernel.context + kernel.stripe) / kernel.step();
    workspace.plane_bytes_ = blocks * kernel.word_bytes;
    bool enough = workspace.planes_.reset(8 * kernel.stride);
    enough &= workspace.classes_.reset(kernel.class_count * kernel.stride);
    enough &= workspace.any_.reset(kernel.groups.size() * kernel.stride);
    enough &=
        workspace.stripes_copy_.reset((kernel.stripes() + 1) * (kernel.context + kernel.stripe));
    for (const TextSlicedGroup& group : kernel.groups) {
        enough &= workspace.delays_.emplace_back().reset(group.delays * kernel.word_bytes);
        enough &= workspace.results_.emplace_back().reset(group.results * workspace.plane_bytes_);
    }
    if (!enough) return Failure::environment("not enough memory to search this text");
    workspace.stripes_.resize(kernel.stripes());
    return workspace;
}

std::size_t SearchWorkspace::piece_size() const { return kernel_->stripes() * kernel_->stripe; }

void SearchWorkspace::search(const TextWindow& text, std::size_t begin, std::size_t end,
                             std::vector<ReportedColumn>& found) {
    if (begin >= end) return;
    const std::size_t step = kernel_->step();
    const std::size_t count = end - begin;
    const std::size_t each = (count + kernel_->stripes() - 1) / kernel_->stripes();
    const std::size_t places = (each + step - 1) / step * step;
    place_stripes(text, begin, end, places);

    const auto context_words = static_cast<std::int64_t>(kernel_->context / step);
    const auto words = static_cast<std::int64_t>((kernel_->context + places) / step);
    const std::size_t bytes = static_cast<std::size_t>(words) * kernel_->word_bytes;
    transpose_stripes(stripes_, bytes, planes_.data(), kernel_->stride);

    std::array<std::byte*, text_sliced::kBufferCount> buffers{};
    buffers[text_sliced::kPlanes] = planes_.data();
    buffers[text_sliced::kClasses] = classes_.data();
    std::array<std::int64_t, text_sliced::kScalarCount> scalars{};
    scalars[text_sliced::kEnd] = words;
    scalars[text_sliced::kWordBytes] = static_cast<std::int64_t>(kernel_->word_bytes);
    kernel_->classes(buffers.data(), scalars.data());
    if (kernel_->reads_before_text) clear_before_text(text, begin, places);
    if (!kernel_->reads_before_text) scalars[text_sliced::kBegin] = context_words;
    // Stripes are too short for processors to see what they will need next. `match` may begin
    // behind the context; the address is a number until it is asked for.
    const std::size_t skipped = kernel_->reads_before_text ? 0 : 8 * context_bytes();
    auto* const next = reinterpret_cast<std::byte*>(
        reinterpret_cast<std::uintptr_t>(text.bytes.data()) + end - skipped);
    for (std::size_t group = 0; group < kernel_->groups.size(); ++group) {
        buffers[text_sliced::kDelays] = delays_[group].data();
        buffers[text_sliced::kResults] = results_[group].data();
        buffers[text_sliced::kAny] = any_.data() + group * kernel_->stride;
        buffers[text_sliced::kNext] = next;
        kernel_->groups[group].match(buffers.data(), scalars.data());
    }
    std::byte* any = any_.data() + context_bytes();
    for (std::size_t group = 1; group < kernel_->groups.size(); ++group)
        for (std::size_t i = 0; i < places * kernel_->parts; ++i)
            any[i] |= any[group * kernel_->stride + i];
    collect(text, text.offset + begin + 1, count, places, found);
}

/// Stripes that the window does not hold all of are copied, with zeros where there is nothing.
void SearchWorkspace::place_stripes(const TextWindow& text, std::size_t begin, std::size_t end,
                                    std::size_t places) {
    const auto* bytes = reinterpret_cast<const std::byte*>(text.bytes.data());
    const std::size_t length = kernel_->context + places;
    const std::size_t room = kernel_->context + kernel_->stripe;
    for (std::size_t i = 0; i < stripes_.size(); ++i) {
        const std::size_t first = begin + i * places;
        if (first >= end) {
            stripes_[i] = stripes_copy_.data() + stripes_.size() * room;  // stays zero
            continue;
        }
        const std::size_t missing = first < kernel_->context ? kernel_->context - first : 0;
        const std::size_t from = first + missing - kernel_->context;
        const std::size_t there = std::min(length - missing, text.bytes.size() - from);
        if (there == length) {
            stripes_[i] = bytes + from;
            continue;
        }
        std::byte* copy = stripes_copy_.data() + i * room;
        std::memset(copy, 0, missing);
        std::memcpy(copy + missing, bytes + from, there);
        std::memset(copy + missing + there, 0, length - missing - there);
        stripes_[i] = copy;
    }
}

/// Before the text nothing matches.
void SearchWorkspace::clear_before_text(const TextWindow& text, std::size_t begin,
                                        std::size_t places) {
    const std::size_t step = kernel_->step();
    for (std::size_t i = 0; i < stripes_.size(); ++i) {
        const std::uint64_t first = text.offset + begin + i * places;
        if (first >= kernel_->context) return;
        const std::size_t missing = kernel_->context - static_cast<std::size_t>(first);
        const auto keep = std::byte(~(1U << (i % 8)));
        for (std::size_t place = 0; place < missing; ++place) {
            const std::size_t byte =
                place / step * kernel_->word_bytes + i / 8 * step + place % step;
            for (std::size_t c = 0; c < kernel_->class_count; ++c)
                classes_.data()[c * kernel_->stride + byte] &= keep;
        }
    }
}

void SearchWorkspace::collect(const TextWindow& text, std::uint64_t first_end, std::size_t count,
                              std::size_t places, std::vector<ReportedColumn>& found) {
    LineSkip skip(text, static_cast<std::size_t>(first_end - text.offset) - 1 + count);
    const std::byte* any = any_.data() + context_bytes();
    const std::uint64_t anywhere = mark(std::span(any, places * kernel_->parts));
    for (std::size_t stripe = 0; marked_.size() > 0 && stripe < kernel_->stripes(); ++stripe) {
        const std::size_t part = stripe / 8;
        const auto bit = static_cast<unsigned>(stripe % 8);
        if ((anywhere >> bit & kLowBits) == 0) continue;
        for (const Marked& marked : marked_) {
            if (marked.part != part) continue;
            for (std::uint64_t here = marked.bits >> bit & kLowBits; here != 0; here &= here - 1) {
                const std::size_t further = static_cast<std::size_t>(std::countr_zero(here)) / 8;
                const std::size_t position = stripe * places + marked.place + further;
                if (position >= count) break;
                if (!skip.wants(first_end + position)) continue;
                const std::size_t before = found.size();
                collect_position(context_bytes() + marked.byte + further, bit, first_end + position,
                                 found);
                skip.found(std::span(found).subspan(before));
            }
        }
    }
}

/// Notes the places where something is reported. All their bits together.
std::uint64_t SearchWorkspace::mark(std::span<const std::byte> any) {
    marked_.clear();
    // Most pieces have nothing, and most with something have it in one place.
    std::uint64_t anywhere = 0;
    std::size_t byte = 0;
    for (; byte + 8 <= any.size(); byte += 8) anywhere |= eight_places(&any[byte]);
    for (; byte < any.size(); ++byte) anywhere |= one_place(&any[byte]);
    if (anywhere == 0) return 0;
    const std::size_t step = kernel_->step();
    const std::size_t together = step < 8 ? 1 : 8;
    for (byte = 0; byte < any.size(); byte += together) {
        const std::uint64_t bits = step < 8 ? one_place(&any[byte]) : eight_places(&any[byte]);
        if (bits == 0) continue;
        const std::size_t in_word = byte % kernel_->word_bytes;
        marked_.push_back(
            {bits, byte, byte / kernel_->word_bytes * step + in_word % step, in_word / step});
    }
    return anywhere;
}

/// The patterns that are reported in one column.
void SearchWorkspace::collect_position(std::size_t byte, unsigned bit, std::uint64_t end,
                                       std::vector<ReportedColumn>& found) const {
    std::uint32_t number = 0;
    const std::size_t word = byte / kernel_->word_bytes * kernel_->word_bytes;
    for (std::size_t group = 0; group < kernel_->groups.size(); ++group) {
        const TextSlicedGroup& kernel = kernel_->groups[group];
        const std::byte* results = results_[group].data() + word * kernel.results + (byte - word);
        const auto is_set = [&](std::uint32_t result) {
            return (results[result * kernel_->word_bytes] >> bit & std::byte{1}) != std::byte{0};
        };
        for (const TextSlicedPattern& pattern : kernel.patterns) {
            if (is_set(pattern.report)) {
                std::int64_t cost = 0;
                for (const auto& [result, bound] : pattern.costs) {
                    cost = bound;
                    if (is_set(result)) break;
                    ++cost;
                }
                found.push_back({end, number, cost});
            }
            ++number;
        }
    }
}

}  // namespace minterm
