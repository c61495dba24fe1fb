// SPDX-License-Identifier: Apache-2.0
//
// A GPU: keys to numbers and back in dictionaries, every layout, and every way that kernels go
// through it; beside one core of the processor. Prints a Markdown table, or says why there is no
// device.
//
//     bench_dict_device [--millions N] [--queries Q] [--words FILE] [--repeats R] [--record FOLDER]
//
// and the options of bench_device, which it takes no notice of.
//
// The lists are N million synthetic words of 9.3 letters (default: 10) and the lines of FILE
// (default: /usr/share/dict/american-english-insane, where it is). Asked are Q million keys
// (default: 16) drawn from the list, one in eight with a letter more. Answers are compared with the
// processor's before the clock starts. Kernel time is the device's; a whole call is time on the
// clock on the wall with packing and copies. Compilation, and copying the dictionary, are in
// neither. "as asked": keys of a warp are not sorted by their lengths. Back go the numbers of the
// same keys.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "bench/device_settings.hpp"
#include "bench/key_lists.hpp"
#include "bench/machine.hpp"
#include "bench/program.hpp"
#include "bench/times.hpp"
#include "codegen/device_dictionary.hpp"
#include "synth/random_sequence.hpp"

namespace {

using minterm::DeviceDictionary;
using minterm::DeviceDictionaryOptions;
using minterm::Dictionary;
using minterm::DictionaryBuilder;
using minterm::DictionaryLayout;
using minterm::bench::DeviceSettings;
using minterm::bench::give_up;
using minterm::bench::Keys;
using minterm::bench::summarize;
using minterm::bench::wall_seconds;

/// Drawn from the list, one in eight with a letter more.
struct Questions {
    Questions(const Keys& keys, std::size_t count) {
        minterm::RandomSequence random(23);
        std::vector<std::size_t> ends;
        for (std::size_t i = 0; i < count; ++i) {
            text += keys.views[random.below(keys.views.size())];
            if (random.below(8) == 0) text += 'x';
            ends.push_back(text.size());
        }
        for (std::size_t i = 0, begin = 0; i < count; begin = ends[i++])
            views.push_back(std::string_view(text).substr(begin, ends[i] - begin));
    }
    std::string text;
    std::vector<std::string_view> views;
};

/// One way through a dictionary.
struct Way {
    const char* name;
    DictionaryLayout layout;
    bool split;
    bool by_length;
};
constexpr Way kWays[] = {
    {"fast", DictionaryLayout::Fast, false, true},
    {"fast, as asked", DictionaryLayout::Fast, false, false},
    {"paper", DictionaryLayout::Paper, false, true},
    {"paper, as asked", DictionaryLayout::Paper, false, false},
    {"louds", DictionaryLayout::Louds, false, true},
    {"louds, as asked", DictionaryLayout::Louds, false, false},
    {"louds, a level a thread", DictionaryLayout::Louds, true, true},
};

Dictionary build(const Keys& keys, DictionaryLayout layout) {
    DictionaryBuilder builder;
    for (const std::string_view key : keys.views)
        if (!builder.add(key)) give_up("a key was refused");
    auto built = std::move(builder).build({layout, minterm::IdOrder::Sorted});
    if (!built) give_up(built.failure().render());
    return *std::move(built);
}

void add_list(std::ostream& table, const DeviceSettings& settings, const std::string& name,
              const Keys& keys) {
    const Questions asked(keys, static_cast<std::size_t>(settings.queries * 1e6));
    const auto count = static_cast<double>(asked.views.size());
    std::vector<std::uint64_t> expected(asked.views.size());
    std::vector<std::uint64_t> ids(asked.views.size());
    for (const Way& way : kWays) {
        const Dictionary dictionary = build(keys, way.layout);
        DeviceDictionaryOptions options;
        options.params.split = way.split;
        options.params.by_length = way.by_length;
        options.way_back = true;
        auto device = DeviceDictionary::open(dictionary, options);
        if (!device) give_up(device.failure().messages().front().text);
        std::string text;
        std::vector<std::size_t> ends;
        const auto check = [](const minterm::Status& done) {
            if (!done) give_up(done.failure().messages().front().text);
        };
        const auto find_there = [&] { check(device->find(asked.views, ids)); };
        const auto keys_there = [&] {
            text.clear();
            ends.clear();
            check(device->append_keys(ids, text, ends));
        };
        const auto find_here = [&] { dictionary.find(asked.views, expected); };
        find_here();
        find_there();
        if (ids != expected) give_up("the device and the processor do not agree");
        std::string expected_text;
        std::vector<std::size_t> expected_ends;
        dictionary.append_keys(ids, expected_text, expected_ends);
        keys_there();
        if (text != expected_text || ends != expected_ends)
            give_up("keys that come back from the device are not the processor's");
        const auto millions = [&](const std::vector<double>& seconds) {
            return count / summarize(seconds).median * 1e-6;
        };
        table << "| " << name << " | " << way.name << " | "
              << static_cast<double>(device->report().bytes) * 1e-6;
        const auto add = [&](const auto& work) {
            std::vector<double> kernels;
            std::vector<double> calls;
            for (int i = 0; i < settings.repeats; ++i) {
                const double before = device->report().device_seconds;
                calls.push_back(wall_seconds(work));
                kernels.push_back(device->report().device_seconds - before);
            }
            table << " | " << millions(kernels) << " | " << millions(calls);
        };
        add(find_there);
        std::vector<double> processor;
        for (int i = 0; i < settings.repeats; ++i) processor.push_back(wall_seconds(find_here));
        table << " | " << millions(processor);
        add(keys_there);
        table << " |\n";
    }
}

}  // namespace

int main(int argc, char** argv) {
    const DeviceSettings settings = minterm::bench::parse_device_settings(
        "Lookups in dictionaries on a GPU, beside one core", argc, argv);
    std::ostringstream table;
    table
        << "## bench_dict_device: " << settings.queries << " million keys looked up\n\n"
        << minterm::bench::device_text(1, settings.repeats) << "\n\n"
        << "| keys | layout | MB there | M keys/s, kernels | M keys/s, whole call | M keys/s, one "
           "core | M back/s, kernels | M back/s, whole call |\n"
        << "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    if (const Keys keys = minterm::bench::lines_of(settings.words); !keys.views.empty())
        add_list(table, settings, std::to_string(keys.views.size()) + " English words", keys);
    const Keys keys =
        minterm::bench::synthetic_words(static_cast<std::size_t>(settings.millions * 1e6));
    add_list(table, settings, std::to_string(keys.views.size()) + " synthetic words", keys);
    return minterm::bench::print_and_record(table.str(), settings.record) ? 0 : 1;
}
