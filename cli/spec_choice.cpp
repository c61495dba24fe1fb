// SPDX-License-Identifier: Apache-2.0
#include "cli/spec_choice.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <string_view>

#include "cli/closest_word.hpp"
#include "cli/stopwatch.hpp"
#include "runtime/input/byte_source.hpp"
#include "synth/pla.hpp"

namespace minterm {
namespace {

bool looks_like_path(std::string_view name) {
    return name.find('/') != std::string_view::npos || name.ends_with(".dp") ||
           name.ends_with(".pla");
}

bool exists(const std::string& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0;
}

Result<Source> read_standard_input(const std::string& what, std::size_t limit) {
    MINTERM_TRY(ByteSource bytes, ByteSource::open("-"));
    Source source;
    source.file = bytes.file();
    for (;;) {
        MINTERM_TRY(const std::string_view chunk, bytes.next_chunk());
        if (chunk.empty()) return source;
        source.text += chunk;
        if (source.text.size() > limit) {
            return Failure::user(fmt::format(
                "standard input holds more than a {} may have ({} bytes)", what, limit));
        }
    }
}

Failure unknown_spec(const std::string& name) {
    std::vector<std::string> names;
    for (const EmbeddedText& spec : embedded_specs()) names.emplace_back(spec.name);
    if (name.empty()) {
        return Failure::user(fmt::format("the name of the spec is empty; name a file or one of {}",
                                         fmt::join(names, ", ")));
    }
    // A path to a file that is not there may mean a shipped spec.
    std::string stem = name.substr(name.rfind('/') + 1);
    if (stem.ends_with(".dp")) stem.resize(stem.size() - 3);
    const std::string closest = closest_word(stem, names);
    std::string text = looks_like_path(name) ? "there is no file " + name
                                             : "there is neither a shipped spec nor a file " + name;
    text += closest.empty() ? fmt::format("; the shipped specs are {}", fmt::join(names, ", "))
                            : fmt::format("; did you mean the shipped spec \"{}\"?", closest);
    return Failure::user(text);
}

/// "folder/cell.pla" -> "cell".
std::string table_name(const std::string& file) {
    if (file == "standard input") return "table";
    std::string name = file.substr(file.rfind('/') + 1);
    if (name.ends_with(".pla")) name.resize(name.size() - 4);
    return name;
}

/// `a recurrence "x", a table "y"`: what a spec has to choose from.
std::string list_items(const SpecItems& items, bool with_tables) {
    std::vector<std::string> names;
    for (const Recurrence& recurrence : items.recurrences) names.push_back(recurrence.name);
    if (with_tables) {
        for (const NamedTable& table : items.tables) names.push_back(table.name);
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

Result<Source> read_text(const std::string& path, const std::string& what, std::size_t limit) {
    return path == "-" ? read_standard_input(what, limit) : read_source(path, what, limit);
}

Result<Source> read_spec(const std::string& name) {
    if (name == "-") return read_standard_input("spec", kMaxSourceBytes);
    if (!looks_like_path(name)) {
        if (const EmbeddedText* shipped = find_shipped_spec(name)) {
            return Source{file_of(*shipped), std::string(shipped->text)};
        }
    }
    if (!exists(name)) return unknown_spec(name);
    return read_source(name);
}

bool is_pla(const Source& source) {
    if (source.file.ends_with(".pla")) return true;
    std::string_view text = source.text;
    for (;;) {
        text.remove_prefix(std::min(text.size(), text.find_first_not_of(" \t\r\n")));
        if (text.empty() || text.front() != '#') break;
        text.remove_prefix(std::min(text.size(), text.find('\n')));
    }
    return !text.empty() && text.front() == '.';  // as no spec begins
}

Result<CheckedSpec> check_source(const Source& source, const ParameterValues& parameters) {
    CheckedSpec checked;
    if (is_pla(source)) {
        if (!parameters.empty()) {
            return Failure::user(
                fmt::format("--param {}: {} is a truth table, which has no "
                            "parameters; leave it out",
                            parameters.begin()->first, source.file));
        }
        Stopwatch watch;
        MINTERM_TRY(TruthTable table, read_pla(source.text, source.file));
        checked.times.push_back({"read", watch.milliseconds()});
        checked.items.tables.push_back({table_name(source.file), std::move(table)});
        return checked;
    }
    MINTERM_TRY([[maybe_unused]] const Unit readable, check_text(source));
    Stopwatch watch;
    MINTERM_TRY(const Spec spec, parse_spec(source));
    checked.times.push_back({"parse", watch.lap()});
    MINTERM_TRY(checked.items, check_spec(spec, source, parameters));
    checked.times.push_back({"check", watch.lap()});
    return checked;
}

Result<Recurrence> choose_recurrence(const CheckedSpec& spec, const Source& source,
                                     const std::string& name) {
    const SpecItems& items = spec.items;
    if (name.empty() && items.recurrences.size() > 1) {
        return Failure::user(
            fmt::format("{} has {} recurrences: {}; choose one with --recurrence NAME", source.file,
                        items.recurrences.size(), list_items(items, false)));
    }
    MINTERM_TRY(
        const SpecItem item,
        choose_item(spec, source,
                    name.empty() && !items.recurrences.empty() ? items.recurrences[0].name : name));
    if (item.recurrence == nullptr) {
        return Failure::user(
            fmt::format("{} defines the raw truth table \"{}\": it says nothing about strings, so "
                        "there is nothing to run; see what it becomes with minterm compile",
                        source.file, item.table->name));
    }
    return *item.recurrence;
}

Result<SpecItem> choose_item(const CheckedSpec& spec, const Source& source,
                             const std::string& name) {
    const SpecItems& items = spec.items;
    const std::size_t count = items.recurrences.size() + items.tables.size();
    if (count == 0) {
        return Failure::user(source.file +
                             " defines no recurrence and no truth table; write one, or start from "
                             "minterm specs levenshtein");
    }
    if (name.empty() && count > 1) {
        return Failure::user(fmt::format(
            "{} defines {} recurrences and tables: {}; choose one with --recurrence NAME",
            source.file, count, list_items(items, true)));
    }
    for (const Recurrence& recurrence : items.recurrences) {
        if (name.empty() || recurrence.name == name) return SpecItem{&recurrence, nullptr};
    }
    for (const NamedTable& table : items.tables) {
        if (name.empty() || table.name == name) return SpecItem{nullptr, &table};
    }
    return Failure::user(fmt::format("{} has no recurrence \"{}\"; it has {}", source.file, name,
                                     list_items(items, true)));
}

}  // namespace minterm
