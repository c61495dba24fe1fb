// SPDX-License-Identifier: Apache-2.0
//
// The one way in which minterm reports that something could not be done: `Result<T>` holds either
// a value or a `Failure`. No function of the library throws for bad input, prints, or exits.
//
//     minterm::Result<Sequence> sequence = minterm::read_one_sequence("a.fa", options);
//     if (!sequence) { fmt::print(stderr, "{}\n", sequence.failure().render()); return 2; }
//     use(*sequence);
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace minterm {

/// Who has to act on a failure. The command line turns it into the exit code.
enum class FailureKind {
    User,         ///< the spec, the file or the arguments are wrong (exit code 2)
    Environment,  ///< the machine lacks something: memory, a processor feature (exit code 1)
    Internal,     ///< minterm is wrong; please report it (exit code 1)
};

/// A place in a text: file, 1-based line and column (in characters), the line itself, and how many
/// characters of it are meant. `line == 0` means that only the file is known; an empty `file` means
/// that no place is known.
struct SourcePlace {
    std::string file;
    std::size_t line = 0;
    std::size_t column = 0;
    std::size_t width = 1;
    std::string line_text;

    bool operator==(const SourcePlace&) const = default;
};

/// One message of a failure: `place: message`, the quoted line with carets, then its notes.
struct Message {
    SourcePlace place;
    std::string text;
    std::vector<Message> notes;

    bool operator==(const Message&) const = default;
};

/// The text of one message for a person, in the form of `Failure::render`; `severity` is "error" or
/// "note".
std::string render(const Message& message, const std::string& severity);

/// What went wrong: one or more independent messages, the most precise first.
class Failure {
public:
    Failure(FailureKind kind, Message message) : kind_(kind) {
        messages_.push_back(std::move(message));
    }
    Failure(FailureKind kind, std::vector<Message> messages)
        : kind_(kind), messages_(std::move(messages)) {}

    /// The user's mistake, without a place in a text.
    static Failure user(std::string text) {
        return {FailureKind::User, Message{{}, std::move(text), {}}};
    }
    /// Something that this machine lacks.
    static Failure environment(std::string text) {
        return {FailureKind::Environment, Message{{}, std::move(text), {}}};
    }
    /// A defect of minterm itself.
    static Failure internal(std::string text) {
        return {FailureKind::Internal, Message{{}, std::move(text), {}}};
    }

    FailureKind kind() const { return kind_; }
    const std::vector<Message>& messages() const { return messages_; }

    /// The whole text for a person, in the form
    ///
    ///     specs/edit.dp:7:32: error: D[i+1][j] is not yet known when D[i][j] is computed
    ///       7 |   D[i][j] = min(D[i-1][j] + 1, D[i+1][j] + 1);
    ///         |                                ^~~~~~~~~
    ///     specs/edit.dp:5:3: note: rows are filled in increasing i, declared here
    ///
    /// with no newline at the end. A message without a place reads `error: text`.
    std::string render() const;

private:
    FailureKind kind_;
    std::vector<Message> messages_;
};

/// Either a `T` or the reason why there is none. Dereferencing a failed result is a defect of the
/// caller (undefined, asserted in debug builds).
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value)
        : state_(std::in_place_index<0>, std::move(value)) {}  // NOLINT: implicit by design
    Result(Failure failure) : state_(std::in_place_index<1>, std::move(failure)) {}  // NOLINT

    bool ok() const { return state_.index() == 0; }
    explicit operator bool() const { return ok(); }

    T& operator*() & { return *std::get_if<0>(&state_); }
    const T& operator*() const& { return *std::get_if<0>(&state_); }
    T&& operator*() && { return std::move(*std::get_if<0>(&state_)); }
    T* operator->() { return std::get_if<0>(&state_); }
    const T* operator->() const { return std::get_if<0>(&state_); }

    const Failure& failure() const& { return *std::get_if<1>(&state_); }
    Failure&& failure() && { return std::move(*std::get_if<1>(&state_)); }

private:
    std::variant<T, Failure> state_;
};

/// For functions that only succeed or fail.
struct Unit {
    bool operator==(const Unit&) const = default;
};
using Status = Result<Unit>;
inline Status success() { return Unit{}; }

}  // namespace minterm

/// `MINTERM_TRY(auto value, expression);` binds the value of a `Result` or returns its failure.
#define MINTERM_TRY(declaration, expression) \
    MINTERM_TRY_IMPL(declaration, expression, MINTERM_CONCAT(minterm_try_, __LINE__))
#define MINTERM_TRY_IMPL(declaration, expression, name) \
    auto name = (expression);                           \
    if (!name) return std::move(name).failure();        \
    declaration = *std::move(name)
#define MINTERM_CONCAT(a, b) MINTERM_CONCAT_IMPL(a, b)
#define MINTERM_CONCAT_IMPL(a, b) a##b
