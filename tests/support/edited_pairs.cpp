// SPDX-License-Identifier: Apache-2.0
#include "tests/support/edited_pairs.hpp"

#include <cstdint>
#include <utility>
#include <vector>

#include "tests/support/random_text.hpp"

namespace minterm::testing {

std::string_view first_letters(std::size_t count) {
    constexpr std::string_view kLetters(
        "\0A\xff"
        "CGTacgtnN",
        12);
    return kLetters.substr(0, count);
}

std::string edited(std::mt19937& random, std::string text, std::string_view letters) {
    for (unsigned edits = random() % 8; edits > 0; --edits) {
        const std::size_t place = random() % (text.size() + 1);
        switch (random() % 4) {
            case 0:
                text.insert(place, random_text(random, 1 + random() % 20, letters));
                break;
            case 1:
                text.erase(place, random() % 20);
                break;
            default:
                if (place < text.size()) text[place] = random_text(random, 1, letters)[0];
        }
    }
    return text;
}

::testing::AssertionResult agrees(Engine& engine, const Recurrence& recurrence,
                                  const std::string& a, const std::string& b,
                                  const RunOptions& options,
                                  const reference::BestAlignments& best) {
    const auto run = engine.run(recurrence, a, b, options);
    if (!run) return ::testing::AssertionFailure() << run.failure().render();
    const auto wrong = [&](const char* what) {
        return ::testing::AssertionFailure()
               << recurrence.name << ": " << what << "; target " << run->target << ", "
               << run->layout << ", K " << run->rows << ", got " << run->answer.value
               << (run->too_costly ? " (more)" : "") << ", expected " << best.distance
               << "\n  a: " << ::testing::PrintToString(a)
               << "\n  b: " << ::testing::PrintToString(b);
    };
    const bool over =
        options.max_distance && *options.max_distance < static_cast<std::uint64_t>(best.distance);
    if (run->too_costly != over) return wrong("the bound");
    if (over) return ::testing::AssertionSuccess();
    if (run->answer.value != best.distance) return wrong("the distance");

    std::vector<std::uint64_t> ends;
    std::vector<std::uint64_t> begins;
    for (const reference::AlignedInfix& infix : best.infixes) {
        ends.push_back(infix.end);
        begins.push_back(infix.begin);
    }
    const AlignmentMode mode = options.mode.value_or(AlignmentMode::Global);
    if (mode != AlignmentMode::Global && run->answer.positions != ends) return wrong("the ends");
    if (options.begins && run->begins != begins) return wrong("the begins");
    if (!options.alignment) return ::testing::AssertionSuccess();
    if (!run->alignment) return wrong("there is no alignment");
    const reference::AlignedInfix& first = best.infixes.front();
    if (run->alignment->begin != first.begin || run->alignment->end != first.end ||
        cigar(*run->alignment) != first.cigar)
        return wrong("the alignment") << "\n  " << cigar(*run->alignment) << "\n  " << first.cigar;
    return ::testing::AssertionSuccess();
}

}  // namespace minterm::testing
