// SPDX-License-Identifier: Apache-2.0
//
// What the last call of minterm.h said that failed -> a Failure. For the other headers of
// libminterm.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "minterm.h"
#include "minterm/result.hpp"

namespace minterm::detail {

/// Of a call that gave `status`, neither MINTERM_OK nor MINTERM_MORE. Its message renders as
/// minterm_last_error() reads, with "error: " where no place in a spec is before it.
inline Failure last_failure(minterm_status status) {
    FailureKind kind = FailureKind::Internal;
    if (status == MINTERM_BAD_INPUT) kind = FailureKind::User;
    if (status == MINTERM_ENVIRONMENT || status == MINTERM_STOPPED) kind = FailureKind::Environment;
    Message message{{}, minterm_last_error(), {}};
    constexpr std::string_view kSeverity = ": error: ";
    if (const std::size_t place = message.text.find(kSeverity);
        place < message.text.find('\n') && place != std::string::npos) {
        message.place.file = message.text.substr(0, place);
        message.text.erase(0, place + kSeverity.size());
    }
    return {kind, std::move(message)};
}

}  // namespace minterm::detail
