// SPDX-License-Identifier: Apache-2.0
#include "runtime/lines/unified_diff.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace minterm {

namespace {

constexpr std::size_t kPart = std::size_t{64} << 10U;

constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kCyan = "\x1b[36m";
constexpr std::string_view kRed = "\x1b[31m";
constexpr std::string_view kGreen = "\x1b[32m";
constexpr std::string_view kPlain = "\x1b[0m";

/// What stands behind the backslash, or 0.
char letter_of_escape(char c) {
    switch (c) {
        case '\a':
            return 'a';
        case '\b':
            return 'b';
        case '\t':
            return 't';
        case '\n':
            return 'n';
        case '\v':
            return 'v';
        case '\f':
            return 'f';
        case '\r':
            return 'r';
        case '"':
        case '\\':
            return c;
        default:
            return 0;
    }
}

std::string quoted(std::string_view name) {
    std::string text = "\"";
    bool plain = true;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        plain = plain && c != ' ';
        if (const char letter = letter_of_escape(c); letter != 0) {
            text += {'\\', letter};
        } else if (byte < 0x20 || byte > 0x7F) {
            const auto octal = [byte](unsigned shift) {
                return static_cast<char>('0' + (byte >> shift & 7U));
            };
            text += {'\\', octal(6), octal(3), octal(0)};
        } else {
            text += c;
        }
    }
    plain = plain && text.size() == name.size() + 1;
    return plain ? std::string(name) : text + '"';
}

/// Where a hunk stands in one file: "12,5"; a single line is "12", and before none stands the line
/// in front of it: "11,0".
std::string range(std::size_t begin, std::size_t count) {
    if (count == 1) return std::to_string(begin + 1);
    return std::to_string(begin + (count == 0 ? 0 : 1)) + ',' + std::to_string(count);
}

class Writer {
public:
    Writer(const DiffSide& a, const DiffSide& b, const UnifiedDiffOptions& options,
           const TextSink& sink)
        : a_(a), b_(b), options_(options), sink_(sink) {}

    void headers() {
        colored(kBold, "--- ", a_.label);
        text_ += '\n';
        colored(kBold, "+++ ", b_.label);
        text_ += '\n';
    }

    /// Changes near each other, with the lines around them.
    Status hunk(std::span<const Change> changes) {
        const Change& first = changes.front();
        const Change& last = changes.back();
        const std::size_t head = std::min(options_.context, first.a_begin);
        const std::size_t last_in_a = last.a_begin + last.a_count;
        const std::size_t tail = std::min(options_.context, a_.lines.size() - last_in_a);
        const std::size_t a_begin = first.a_begin - head;
        const std::size_t b_begin = first.b_begin - head;
        const std::size_t a_count = last_in_a + tail - a_begin;
        const std::size_t b_count = last.b_begin + last.b_count + tail - b_begin;
        colored(kCyan, "@@ -",
                range(options_.lines_before + a_begin, a_count) + " +" +
                    range(options_.lines_before + b_begin, b_count) + " @@");
        text_ += '\n';
        std::size_t at = a_begin;
        for (const Change& change : changes) {
            if (Status done = lines(' ', {}, a_, at, change.a_begin - at); !done) return done;
            if (Status done = lines('-', kRed, a_, change.a_begin, change.a_count); !done)
                return done;
            if (Status done = lines('+', kGreen, b_, change.b_begin, change.b_count); !done)
                return done;
            at = change.a_begin + change.a_count;
        }
        return lines(' ', {}, a_, at, tail);
    }

    Status flush() {
        Status done = text_.empty() ? success() : sink_(text_);
        text_.clear();
        return done;
    }

private:
    void colored(std::string_view color, std::string_view start, std::string_view rest) {
        if (options_.color) text_ += color;
        text_ += start;
        text_ += rest;
        if (options_.color) text_ += kPlain;
    }

    Status lines(char mark, std::string_view color, const DiffSide& side, std::size_t begin,
                 std::size_t count) {
        for (std::string_view line : side.lines.subspan(begin, count)) {
            const bool ends = line.back() == '\n';
            if (ends) line.remove_suffix(1);
            if (options_.color) text_ += color;
            text_ += mark;
            text_ += line;
            if (options_.color && !color.empty()) text_ += kPlain;
            text_ += ends ? "\n" : "\n\\ No newline at end of file\n";
            if (text_.size() < kPart) continue;
            if (Status done = flush(); !done) return done;
        }
        return success();
    }

    const DiffSide& a_;
    const DiffSide& b_;
    const UnifiedDiffOptions& options_;
    const TextSink& sink_;
    std::string text_;
};

}  // namespace

std::string diff_label(std::string_view name, const std::timespec& time) {
    std::tm local{};
    ::localtime_r(&time.tv_sec, &local);
    std::array<char, 64> day{};
    std::array<char, 64> zone{};
    std::strftime(day.data(), day.size(), "%Y-%m-%d %H:%M:%S", &local);
    std::strftime(zone.data(), zone.size(), "%z", &local);
    std::array<char, 16> fraction{};
    std::snprintf(fraction.data(), fraction.size(), ".%09ld ", time.tv_nsec);
    return quoted(name) + '\t' + day.data() + fraction.data() + zone.data();
}

Status write_unified_diff(const DiffSide& a, const DiffSide& b, std::span<const Change> changes,
                          const UnifiedDiffOptions& options, const TextSink& sink) {
    if (changes.empty()) return success();
    Writer writer(a, b, options, sink);
    writer.headers();
    while (!changes.empty()) {
        std::size_t count = 1;
        for (; count < changes.size(); ++count) {
            const Change& before = changes[count - 1];
            const std::size_t between = changes[count].a_begin - before.a_begin - before.a_count;
            if (between > options.context && between - options.context > options.context) break;
        }
        if (Status done = writer.hunk(changes.first(count)); !done) return done;
        changes = changes.subspan(count);
    }
    return writer.flush();
}

}  // namespace minterm
