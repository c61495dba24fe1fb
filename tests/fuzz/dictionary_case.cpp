// SPDX-License-Identifier: Apache-2.0
#include <array>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "minterm/dictionary.hpp"
#include "tests/fuzz/changed_image.hpp"
#include "tests/fuzz/fuzz_cases.hpp"
#include "tests/fuzz/fuzz_input.hpp"

namespace minterm::testing {

namespace {

/// Images of all layouts and orders.
const std::vector<std::vector<std::byte>>& dictionary_images() {
    static const auto images = [] {
        std::vector<std::vector<std::byte>> all;
        for (const DictionaryLayout layout : {DictionaryLayout::Fast, DictionaryLayout::Paper,
                                              DictionaryLayout::Louds, DictionaryLayout::Small})
            for (const IdOrder order : {IdOrder::Sorted, IdOrder::Trie, IdOrder::Own}) {
                DictionaryBuilder builder;
                std::string word;
                for (std::size_t i = 0; i < 150; ++i) {
                    word = i % 5 == 0
                               ? word + "b"
                               : std::string("acd").substr(i % 3) + std::to_string(i * i % 97);
                    const Status added =
                        order == IdOrder::Own ? builder.add(word, word.size()) : builder.add(word);
                    if (!added) std::abort();
                }
                const Result<Dictionary> built = std::move(builder).build({layout, order});
                if (!built) std::abort();
                all.emplace_back(built->image().begin(), built->image().end());
            }
        return all;
    }();
    return images;
}

/// Asks everything that can be asked; answers may be wrong.
void ask(const Dictionary& dictionary) {
    const std::array<std::string_view, 8> keys{"",    "a",   "acd0", "acd25b",
                                               "cd1", "d96", "zz",   "\xff"};
    std::vector<std::uint64_t> ids(keys.size());
    dictionary.find(keys, ids);
    for (std::uint64_t id = 0; id < 160; id += 9) ids.push_back(id);
    std::string text;
    std::vector<std::size_t> ends;
    dictionary.append_keys(ids, text, ends);
    for (const std::string_view key : keys) {
        dictionary.find(key);
        dictionary.prefixes_of(key);
        std::size_t visited = 0;
        dictionary.visit_keys(key,
                              [&](std::string_view, std::uint64_t) { return ++visited < 200; });
        dictionary.visit_range(key, "d",
                               [&](std::string_view, std::uint64_t) { return ++visited < 400; });
    }
    for (const std::uint64_t id : ids)
        if (dictionary.has_id(id)) dictionary.key(id);
    dictionary.near("acd25", 2, 50);
    dictionary.statistics();
}

}  // namespace

std::string dictionary_failure(FuzzBytes bytes) {
    FuzzInput input(bytes);
    const std::size_t base = input.below(dictionary_images().size() + 1);
    std::vector<std::byte> image;
    if (base < dictionary_images().size()) {
        image = dictionary_images()[base];
        change_image(input, image);
    } else {
        const std::string rest = input.rest();
        image.resize(rest.size());
        if (!rest.empty()) std::memcpy(image.data(), rest.data(), rest.size());
    }
    set_checksum(image);
    // Images begin at a multiple of 64 bytes, and what lies behind them is nobody's.
    std::vector<CacheLine> lines((image.size() + sizeof(CacheLine) - 1) / sizeof(CacheLine));
    if (!image.empty()) std::memcpy(lines.data(), image.data(), image.size());
    const Result<Dictionary> opened =
        Dictionary::view(std::as_bytes(std::span(lines)).first(image.size()), "words.mtd");
    if (opened) {
        ask(*opened);
        return {};
    }
    return opened.failure().kind() == FailureKind::User ? "" : opened.failure().render();
}

}  // namespace minterm::testing
