// SPDX-License-Identifier: Apache-2.0
//
// What all functions of minterm.h have in common: how they fail, and what an engine is asked for.
#pragma once

#include <exception>
#include <new>
#include <string>
#include <string_view>

#include "codegen/target.hpp"
#include "minterm.h"
#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "synth/cell_store.hpp"
#include "synth/recurrence.hpp"

namespace minterm::api {

/// Keeps `text` for minterm_last_error() and gives the status back.
minterm_status fail(minterm_status status, std::string text);
minterm_status fail(const Failure& failure);

/// Nothing that is thrown leaves the library. `call` gives a status.
template <typename Call>
minterm_status guarded(const Call& call) noexcept {
    try {
        return call();
    } catch (const std::bad_alloc&) {
        // Short enough to need no memory.
        return fail(MINTERM_ENVIRONMENT, "no memory");
    } catch (const std::exception& error) {
        return fail(MINTERM_INTERNAL, error.what());
    } catch (...) {
        return fail(MINTERM_INTERNAL, "unknown exception");
    }
}

inline constexpr const char* kBadThreads = "`threads` is less than 0; there is at least one";
inline constexpr const char* kBadText =
    "a text needs symbols of 1 or 4 bytes, and a pointer unless it is empty";

bool is_good(const minterm_text& text);
/// Good, and of bytes.
bool is_bytes(const minterm_text& text);
std::string_view bytes_of(const minterm_text& text);
SymbolSpan span_of(const minterm_text& text);

/// What `minterm_engine_options` ask for.
struct EngineChoice {
    Recurrence recurrence;
    const Target* target = nullptr;
    CellStore store;
};

/// `options` may be null; then, and where they name neither, `metric` is meant. Errors (user): as
/// minterm_engine_create and minterm_search_create say; (environment): the target does not run
/// here.
Result<EngineChoice> choose_engine(const minterm_engine_options* options, const char* metric);

}  // namespace minterm::api
