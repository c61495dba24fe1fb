// SPDX-License-Identifier: Apache-2.0
#include "runtime/search/window_choice.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "runtime/search/window_bytes.hpp"

namespace minterm {

namespace {

/// Of a text, the part that is taken to look like the patterns, and of one nobody has seen.
constexpr double kLikePatterns = 0.02;
constexpr double kUnseenLikePatterns = 0.5;
constexpr std::size_t kMostOfPatterns = std::size_t{8} << 10U;
/// Patterns whose windows are counted.
constexpr std::size_t kPatternsTried = 4096;

/// The windows of a text that lie in it, by their last byte.
template <typename Use>
void for_each_window(std::string_view text, std::size_t length, const WindowBytes& mask,
                     Use&& use) {
    for (std::size_t place = length - 1; place < text.size(); ++place)
        use(place, (WindowBytes::at(text, place) & mask).hash());
}

}  // namespace

WindowChooser::WindowChooser(const PatternTexts& patterns, const ByteCodes& codes,
                             std::string_view sample, bool is_made_up)
    : patterns_(patterns),
      byte_mask_(codes.common_bits),
      like_patterns_(is_made_up ? kUnseenLikePatterns : kLikePatterns),
      sample_to_learn_(sample.substr(0, sample.size() / 2)),
      sample_to_test_(sample.substr(sample.size() / 2)) {
    // As many as fit, from all over the set.
    const std::size_t average = std::max<std::size_t>(1, patterns.bytes().size() / patterns.size());
    const std::size_t wanted = std::max<std::size_t>(2, 2 * kMostOfPatterns / average);
    const std::size_t step = patterns.size() / wanted + 1;
    bool learns = true;
    for (std::size_t i = 0; i < patterns.size(); i += step, learns = !learns) {
        std::string& text = learns ? patterns_to_learn_ : patterns_to_test_;
        if (text.size() < 2 * kMostOfPatterns) text += patterns[i].substr(0, kMostOfPatterns);
    }
}

WindowChoice WindowChooser::counted(std::span<const std::uint32_t> members,
                                    std::vector<std::uint8_t> behind, std::size_t length) const {
    const WindowBytes mask = WindowBytes::mask(length, byte_mask_);
    const std::size_t step = members.size() / kPatternsTried + 1;
    // Open addressing, at most a quarter full; a hash is as good as its window.
    struct Slot {
        std::uint64_t hash = 0;
        std::uint32_t patterns = 0;
    };
    std::vector<Slot> slots(std::bit_ceil(4 * (members.size() / step + 1)));
    // Of windows of few bytes the lower bits are all zero.
    const int shift = 64 - std::countr_zero(slots.size());
    const auto slot_of = [&](std::uint64_t hash) -> Slot& {
        std::size_t slot = static_cast<std::size_t>(hash >> shift);
        while (slots[slot].patterns != 0 && slots[slot].hash != hash)
            slot = (slot + 1) & (slots.size() - 1);
        return slots[slot];
    };
    for (std::size_t i = 0; i < members.size(); i += step) {
        const std::string_view pattern = patterns_[members[i]];
        const std::size_t more = behind.empty() ? 0 : behind[i];
        const std::uint64_t hash =
            (WindowBytes::at(pattern, pattern.size() - 1 - more) & mask).hash();
        Slot& slot = slot_of(hash);
        slot.hash = hash;
        ++slot.patterns;
    }
    const auto in_text = [&](std::string_view text) {
        std::uint64_t count = 0;
        for_each_window(text, length, mask,
                        [&](std::size_t, std::uint64_t hash) { count += slot_of(hash).patterns; });
        return static_cast<double>(count * step) /
               static_cast<double>(std::max<std::size_t>(1, text.size()));
    };
    const double in_sample = in_text(sample_to_test_);
    return {std::move(behind), in_sample + like_patterns_ * in_text(patterns_to_test_), in_sample};
}

double WindowChooser::survivors(const GramBits& bits) const {
    return bits.survival(sample_to_test_) + like_patterns_ * bits.survival(patterns_to_test_);
}

WindowChoice WindowChooser::last(std::span<const std::uint32_t> members, std::size_t length) const {
    return counted(members, {}, length);
}

WindowChoice WindowChooser::rarest(std::span<const std::uint32_t> members,
                                   std::size_t length) const {
    const WindowBytes mask = WindowBytes::mask(length, byte_mask_);
    constexpr unsigned kCounterBits = 16;
    std::vector<std::uint32_t> counters(std::size_t{1} << kCounterBits);
    for (const std::string_view text : {sample_to_learn_, std::string_view(patterns_to_learn_)})
        for_each_window(text, length, mask, [&](std::size_t, std::uint64_t hash) {
            ++counters[hash >> (64 - kCounterBits)];
        });
    std::vector<std::uint8_t> behind_of;
    for (const std::uint32_t member : members) {
        // Of equally rare ones the last.
        const std::string_view pattern = patterns_[member];
        const std::size_t most = std::min(kMostBehind, pattern.size() - length);
        std::pair<std::uint32_t, std::size_t> best{~std::uint32_t{0}, 0};
        for_each_window(pattern, length, mask, [&](std::size_t place, std::uint64_t hash) {
            const std::size_t behind = pattern.size() - 1 - place;
            if (behind <= most)
                best = std::min(best, std::pair(counters[hash >> (64 - kCounterBits)], behind));
        });
        behind_of.push_back(static_cast<std::uint8_t>(best.second));
    }
    return counted(members, std::move(behind_of), length);
}

}  // namespace minterm
