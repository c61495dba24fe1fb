// SPDX-License-Identifier: Apache-2.0
#include "cli/answer_stream.hpp"

namespace minterm {

Status AnswerStream::open(const std::string& path) {
    standard_output_ = path.empty() || path == "-";
    if (standard_output_) return success();
    MINTERM_TRY(file_, files_.open(path));
    return success();
}

Status AnswerStream::flush() {
    Status written = standard_output_ ? write_standard_output(text_) : files_.append(file_, text_);
    text_.clear();
    return written;
}

Status AnswerStream::commit() {
    MINTERM_TRY([[maybe_unused]] const Unit flushed, flush());
    return files_.commit();
}

}  // namespace minterm
