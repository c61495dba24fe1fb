// SPDX-License-Identifier: Apache-2.0
//
// A file that holds truth tables, in any of the formats that minterm reads -> the table as cubes.
#pragma once

#include <string>
#include <vector>

#include "minterm/result.hpp"
#include "synth/cube_table.hpp"

namespace minterm {

/// Largest file that is read; tables of 20 inputs listed row by row fit.
inline constexpr std::size_t kMaxTableBytes = std::size_t{1} << 26;

/// Most inputs of a table that is given row by row in a `.tt` or `.dp` file.
inline constexpr int kMaxListedInputs = 16;

struct TableFile {
    std::string name;
    CubeTable table;
    std::vector<Message> notes;  ///< what is odd but no error
};

/// PLA, plain truth tables (truth_table_text.hpp), or a table of a spec; told by the ending, else
/// by the content. "-" is standard input, the name of a shipped spec is that spec. `which`: the
/// table of a spec that has several. Errors (user) name the place.
Result<TableFile> read_table_file(const std::string& path, const std::string& which);

}  // namespace minterm
