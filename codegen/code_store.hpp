// SPDX-License-Identifier: Apache-2.0
//
// Machine code of kernels on disk, so that the next process finds it: the folder `kernels` beside
// the solved cells (synth/cell_store.hpp), one file a code image.
//
// Note [Trust]. What is loaded from here is executed, so that whoever can write here can run what
// he likes as this user. The folder is made for its owner alone (mode 0700). It is not used,
// neither read nor written, when it or a file in it belongs to another user or can be written by
// others, or when its name is a link; files are opened relative to the folder that was checked,
// whatever becomes of its name meanwhile. The check sum in a file is against damage, not against
// people.
//
// A file is named by a hash of its key, a text that says everything the code depends on. Several
// processes may use the folder: a file appears under its name when all of it is written. Files that
// are damaged are removed when they are come across; when all files together are larger than
// `most_bytes` those go that nobody has used for longest, and what a killed writer left goes after
// an hour.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codegen/code_image.hpp"
#include "minterm/result.hpp"

namespace minterm {

struct StoredCode {
    CodeImage image;
    std::vector<std::int64_t> figures;  ///< what else its maker wants to know of it

    bool operator==(const StoredCode&) const = default;
};

struct CodeStore {
    std::string folder;  ///< empty: nothing is kept
    std::uint64_t most_bytes = std::uint64_t{64} << 20U;

    /// Nothing if the code is not there, is damaged, or the folder cannot be trusted. Some ten
    /// microseconds.
    std::optional<StoredCode> find(const std::string& key) const;

    /// Whether `find` would look at a file. Nothing is read.
    bool has(const std::string& key) const;

    /// Keeps the code; the folder is made if it is missing. Errors (environment): the folder cannot
    /// be made or written, the disk is full, or the folder cannot be trusted, with the reason.
    Status keep(const std::string& key, const StoredCode& code) const;
};

}  // namespace minterm
