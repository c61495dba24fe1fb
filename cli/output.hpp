// SPDX-License-Identifier: Apache-2.0
//
// Text -> standard output, standard error or files, with every error noticed. Answers are written
// whole: a file appears under its name only when all of it is on disk.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "minterm/result.hpp"

namespace minterm {

/// "minterm 0.1.0".
std::string version_text();

/// Writes all of `text`. A reader that went away ends the program quietly (SIGPIPE), as it ends any
/// filter; a full disk is an error (environment).
Status write_standard_output(std::string_view text);

/// Whether what is shown on standard output may be in color: it is a terminal other than TERM=dumb,
/// and NO_COLOR (no-color.org) is not set, or empty.
bool shows_colors();

/// Writes to standard error; nothing can be done about its failure.
void print_error(std::string_view text);

/// The exit code of what could not be done, of commands whose 1 is an answer: as grep's and diff's.
inline constexpr int kTrouble = 2;

/// Prints the failure, if there is one, and gives the exit code.
int finish(const Status& status);

/// The exit code that `run` gives, or kTrouble where it fails or there is not enough memory, with a
/// message.
int finish_or_trouble(const std::function<Result<int>()>& run);

/// Files that appear together: each is written where its target will be, without a name where the
/// file system has such files, so that nothing is left of it however the program ends, and renamed
/// by `commit`. What is not committed is removed again, also when the program is interrupted.
class FileSet {
public:
    FileSet() = default;
    ~FileSet();
    FileSet(const FileSet&) = delete;
    FileSet& operator=(const FileSet&) = delete;

    /// Devices, pipes and descriptors that are open already (/dev/stdout, /dev/fd/3) are written at
    /// once, behind what they have. Errors (user): the folder is missing or may not be written;
    /// (environment): the disk is full.
    Status write(const std::string& path, std::string_view text);

    /// A file that is written in pieces. `is_regular`: a file of the set's own, so it can be read
    /// and written anywhere through its descriptor, which stays the set's.
    struct OpenFile {
        std::size_t number = 0;
        int descriptor = -1;
        bool is_regular = false;
    };
    /// Errors: as `write`.
    Result<OpenFile> open(const std::string& path);
    Status append(const OpenFile& file, std::string_view text);

    Status commit();

private:
    struct Pending {
        std::string path;
        std::string temporary;    ///< empty: written where it is, or has no name yet
        std::string target;       ///< what `temporary` becomes
        bool is_unnamed = false;  ///< until it is closed
        int descriptor = -1;
    };
    /// Closes, and gives it a temporary name if it has none. Errors: as `write`.
    static Status close(Pending& file);

    std::vector<Pending> pending_;
};

/// Refuses to write answers over what is read for them. Error (user): `output` is one of `inputs`.
Status refuse_own_input(const std::string& output, const std::vector<std::string>& inputs);

/// To `path`, or to standard output when `path` is empty or "-".
Status write_answer(const std::string& path, std::string_view text);

}  // namespace minterm
