// SPDX-License-Identifier: Apache-2.0
//
// Where the checks of a spec put their errors, and the order in which these are reported.
#pragma once

#include <algorithm>
#include <deque>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minterm/result.hpp"
#include "synth/source.hpp"

namespace minterm {

/// How directly a message points at the mistake. The more precise come first in a failure.
enum class Precision {
    Exact,    ///< the marked text itself is wrong
    Missing,  ///< something is absent; the mark is on what lacks it
};

/// So many messages are reported at most; then how many there are more.
inline constexpr std::size_t kMostReported = 20;
inline void limit_messages(std::vector<Message>& messages, const std::string& file) {
    if (messages.size() <= kMostReported) return;
    const std::size_t left = messages.size() - kMostReported;
    messages.resize(kMostReported);
    messages.push_back({{file, 0, 0, 1, {}},
                        fmt::format("{} more error{} not shown", left, left == 1 ? " is" : "s are"),
                        {}});
}

/// Collects errors. Checks go on after one, with a poisoned value that causes no further errors.
class Diagnostics {
public:
    explicit Diagnostics(const Source& source) : source_(source), places_(source) {}

    /// Adds an error and returns it, so that notes can be attached.
    Message& error(Span span, std::string text, Precision precision = Precision::Exact) {
        return entries_.emplace_back(precision, Message{place(span), std::move(text), {}}).second;
    }

    /// Adds an error that concerns no place in the text, such as a wrong command line.
    Message& error_in_file(std::string text) {
        return entries_
            .emplace_back(Precision::Exact,
                          Message{{source_.file, 0, 0, 1, {}}, std::move(text), {}})
            .second;
    }

    /// Takes over messages made elsewhere.
    void add(const Failure& failure) {
        for (const Message& message : failure.messages()) {
            entries_.emplace_back(Precision::Exact, message);
        }
    }

    /// The error that was added last; there must be one.
    Message& last() { return entries_.back().second; }

    Message note(Span span, std::string text) const { return {place(span), std::move(text), {}}; }
    static Message advice(std::string text) { return {{}, std::move(text), {}}; }

    SourcePlace place(Span span) const { return places_.place(span); }
    const Source& source() const { return source_; }
    std::string_view text_of(Span span) const {
        return std::string_view(source_.text).substr(span.begin, span.end - span.begin);
    }

    std::size_t count() const { return entries_.size(); }

    /// Every error: by precision, then in the order of the text; the first kMostReported of them.
    Failure failure() const {
        std::vector<const Entry*> order;
        for (const Entry& entry : entries_) order.push_back(&entry);
        const auto key = [](const Entry* entry) {
            return std::tuple(entry->first, entry->second.place.line, entry->second.place.column);
        };
        std::stable_sort(order.begin(), order.end(),
                         [&](const Entry* x, const Entry* y) { return key(x) < key(y); });
        std::vector<Message> messages;
        for (const Entry* entry : order) messages.push_back(entry->second);
        limit_messages(messages, source_.file);
        return {FailureKind::User, std::move(messages)};
    }

private:
    using Entry = std::pair<Precision, Message>;

    const Source& source_;
    LineIndex places_;
    std::deque<Entry> entries_;  // references to messages stay valid
};

}  // namespace minterm
