// SPDX-License-Identifier: Apache-2.0
//
// Everything here is part of a promise: the same seed gives the same files for ever, because
// examples and recorded figures depend on them. The tests hold known values.
#include "minterm/generate_pair.hpp"

#include <array>
#include <bit>
#include <bitset>
#include <cmath>
#include <vector>

namespace minterm {
namespace {

constexpr std::string_view kBases = "ACGT";
constexpr std::string_view kNucleotides = "ACGTUNRYSWKMBDHVacgtunryswkmbdhv";

bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// The letters that edits bring in.
struct Alphabet {
    std::string letters;
    bool nucleotides = false;

    explicit Alphabet(std::string_view text) {
        std::bitset<256> occurs;
        for (const char c : text) occurs.set(static_cast<unsigned char>(c));
        nucleotides = true;
        for (unsigned byte = 0; byte < 256; ++byte) {
            if (!occurs[byte]) continue;
            letters += static_cast<char>(byte);
            nucleotides =
                nucleotides && kNucleotides.find(static_cast<char>(byte)) != std::string_view::npos;
        }
        // A single letter has no other one to be replaced by.
        if (nucleotides || letters.size() < 2) letters = kBases;
    }

    /// A letter for the place of `old`; with `different`, another one than `old`.
    char draw(char old, bool different, RandomNumbers& random) const {
        const bool lower = nucleotides && is_lower(old);
        std::array<char, 256> choices{};
        std::size_t count = 0;
        for (const char letter : letters) {
            const char choice = lower ? to_lower(letter) : letter;
            if (!different || choice != old) choices[count++] = choice;
        }
        return choices[random.below(count)];
    }
};

}  // namespace

RandomNumbers::RandomNumbers(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
        seed += 0x9E3779B97F4A7C15U;
        std::uint64_t z = seed;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        word = z ^ (z >> 31);
    }
}

std::uint64_t RandomNumbers::next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint64_t RandomNumbers::below(std::uint64_t bound) {
    // The first 2^64 mod bound values would make the small remainders more likely.
    const std::uint64_t reject_below = (0 - bound) % bound;
    for (;;) {
        const std::uint64_t value = next();
        if (value >= reject_below) return value % bound;
    }
}

std::string random_dna(std::uint64_t length, RandomNumbers& random) {
    std::string text(length, '\0');
    std::uint64_t bits = 0;
    for (std::uint64_t i = 0; i < length; ++i) {
        if (i % 32 == 0) bits = random.next();
        text[i] = kBases[bits & 3];
        bits >>= 2;
    }
    return text;
}

std::string mutate(std::string_view text, std::uint64_t edits, RandomNumbers& random,
                   EditCounts& counts) {
    const Alphabet alphabet(text);
    std::uint64_t left[3] = {(edits + 2) / 3, (edits + 1) / 3, edits / 3};
    counts = {left[0], left[1], left[2]};
    std::string result;
    result.reserve(text.size() + left[1]);
    // Selection sampling (Knuth, volume 2, 3.4.2, algorithm S): of the positions that are left,
    // each is as likely as any other to be among the edits that are left. Kinds are drawn the same
    // way.
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (edits == 0 || random.below(text.size() - i) >= edits) {
            result += text[i];
            continue;
        }
        std::uint64_t ticket = random.below(edits);
        int kind = 0;
        while (ticket >= left[kind]) ticket -= left[kind++];
        --left[kind];
        --edits;
        if (kind == 0) {
            result += alphabet.draw(text[i], true, random);
        } else if (kind == 1) {
            result += alphabet.draw(text[i], false, random);
            result += text[i];
        }
    }
    return result;
}

Result<GeneratedPair> generate_pair(const GenerateParams& params) {
    if (params.mutate_percent && !(*params.mutate_percent >= 0 && *params.mutate_percent <= 100)) {
        return Failure::user("the percentage of mutated positions must be between 0 and 100");
    }
    RandomNumbers random(params.seed);
    GeneratedPair pair;
    pair.a = params.from ? *params.from : random_dna(params.length, random);
    if (!params.mutate_percent) {
        pair.b = random_dna(pair.a.size(), random);
        return pair;
    }
    const double share = *params.mutate_percent / 100 * static_cast<double>(pair.a.size());
    pair.b = mutate(pair.a, static_cast<std::uint64_t>(std::llround(share)), random, pair.edits);
    return pair;
}

}  // namespace minterm
