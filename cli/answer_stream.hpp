// SPDX-License-Identifier: Apache-2.0
//
// Answers that come piece by piece -> standard output or a file, in large writes.
#pragma once

#include <string>

#include "cli/output.hpp"
#include "minterm/result.hpp"

namespace minterm {

/// Append to `text()`, and call `flush_if_full` now and then. A file appears under its name by
/// `commit`; standard output has what was flushed.
class AnswerStream {
public:
    /// `path`; standard output when it is empty or "-". Errors: those of FileSet::write.
    Status open(const std::string& path);

    /// What has been said since the last flush.
    std::string& text() { return text_; }
    /// Writes when there is enough for a write to be cheap. Errors: those of FileSet::write.
    Status flush_if_full() { return text_.size() >= kFull ? flush() : success(); }
    Status flush();
    /// Flushes; a file is whole now.
    Status commit();

private:
    static constexpr std::size_t kFull = std::size_t{1} << 18;

    std::string text_;
    FileSet files_;
    FileSet::OpenFile file_;
    bool standard_output_ = true;
};

}  // namespace minterm
