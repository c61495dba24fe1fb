// SPDX-License-Identifier: Apache-2.0
//
// Problem -> solved cell, from the program itself and from a folder.
#include "synth/cell_store.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>

#include "synth/care_table.hpp"
#include "synth/map_with_symbols.hpp"
#include "synth/order_gates.hpp"
#include "synth/shipped_cells.hpp"
#include "synth/slot_network.hpp"

namespace minterm {
namespace {

std::optional<std::string> shipped_text(const std::string& name) {
    const std::vector<EmbeddedText>& cells = shipped_cells();
    const auto found = std::lower_bound(
        cells.begin(), cells.end(), name,
        [](const EmbeddedText& cell, const std::string& wanted) { return cell.name < wanted; });
    if (found == cells.end() || found->name != name) return std::nullopt;
    return std::string(found->text);
}

std::string path_of(const std::string& folder, const std::string& name) {
    return (std::filesystem::path(folder) / (name + ".json")).string();
}

/// Nothing if there is no such file, or none that could be a record.
std::optional<std::string> file_text(const std::string& path) {
    constexpr std::uintmax_t kMostBytes = 1 << 20;
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error) return std::nullopt;
    if (size > kMostBytes) return std::string();
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

Failure cannot_keep(const std::string& folder, int error) {
    return Failure::environment(
        fmt::format("the solved cell cannot be kept in {}: {}", folder, std::strerror(error)));
}

/// What mkstemp makes of a record's path.
constexpr std::string_view kTemporary = ".XXXXXX";

/// Removes what writers were about to rename when they were killed. Nobody writes for an hour.
void remove_left_overs(const std::string& folder) {
    namespace fs = std::filesystem;
    std::error_code error;
    for (fs::directory_iterator at(folder, error); !error && at != end(at); at.increment(error)) {
        const fs::path& path = at->path();  // RECORD.json.XXXXXX
        const bool is_temporary = path.stem().extension() == ".json" &&
                                  path.extension().string().size() == kTemporary.size();
        if (!is_temporary) continue;
        std::error_code gone;  // by another process
        const fs::file_time_type written = at->last_write_time(gone);
        if (gone || fs::file_time_type::clock::now() - written < std::chrono::hours(1)) continue;
        fs::remove(path, gone);
    }
}

/// By the cells alone: what is known of the problem, bound and effort, holds for both.
bool is_better_cell(const SolvedCell& a, const SolvedCell& b, const CellProblem& problem) {
    const int cost_a = total_cost(a.network, problem.library);
    const int cost_b = total_cost(b.network, problem.library);
    if (cost_a != cost_b) return cost_a < cost_b;
    if (a.encoding == b.encoding && a.network == b.network) return false;
    const auto rank = [&](const SolvedCell& cell) {
        return rank_among_equals(problem.flows, cell.encoding, cell.network, problem.library);
    };
    return rank(a) < rank(b);
}

}  // namespace

std::optional<SolvedCell> CellStore::find(const CellProblem& problem) const {
    const std::string name = record_name(problem, problem.library);
    std::optional<SolvedCell> best;
    const auto offer = [&](std::optional<SolvedCell> cell, SolvedCell::Origin origin) {
        if (!cell) return false;
        cell->origin = origin;
        const int bound = std::max(cell->lower_bound, best ? best->lower_bound : 0);
        const double effort = std::max(cell->effort, best ? best->effort : 0);
        // Of equals the stored one: `keep` has compared them, which takes longer than a look-up
        // may.
        if (!best || total_cost(cell->network, problem.library) <=
                         total_cost(best->network, problem.library)) {
            best = std::move(cell);
        }
        best->lower_bound = bound;
        best->effort = effort;
        return true;
    };
    if (shipped) {
        if (const auto text = shipped_text(name)) {
            offer(read_solved_cell(*text, problem), SolvedCell::Origin::Shipped);
        }
    }
    if (!folder.empty()) {
        const std::string path = path_of(folder, name);
        const auto text = file_text(path);
        if (text && !offer(read_solved_cell(*text, problem), SolvedCell::Origin::Stored)) {
            ::unlink(path.c_str());
        }
    }
    return best;
}

std::optional<SolvedCell> CellStore::find_in_subsets(const CellProblem& problem, int limit) const {
    std::optional<SolvedCell> best;
    const std::string said = problem_text(problem);
    const auto is_cheaper = [&](const std::optional<std::string>& text) {
        return text && stated_cost(*text) < limit;
    };
    for (const CellLibrary& library : all_libraries()) {
        if (library.name == problem.library.name || !is_subset(library, problem.library)) continue;
        const std::string name = record_name(said, library);
        const bool shipped_is = shipped && is_cheaper(shipped_text(name));
        const bool stored_is = !folder.empty() && is_cheaper(file_text(path_of(folder, name)));
        if (!shipped_is && !stored_is) continue;
        std::optional<SolvedCell> cell =
            find({problem.flows, problem.encoding, problem.given, library});
        if (!cell || !SlotNetwork::fits(cell->network)) continue;
        const CareTable care = care_table(problem.flows, cell->encoding);
        cell->network = order_gates(SlotNetwork(cell->network, care, problem.library).write());
        cell->lower_bound = 0;
        cell->effort = 0;
        const int cost = total_cost(cell->network, problem.library);
        if (cost >= limit) continue;
        limit = cost;
        best = std::move(cell);
    }
    return best;
}

int CellStore::lower_bound(const CellProblem& problem) const {
    int bound = 0;
    const std::string said = problem_text(problem);
    for (const CellLibrary& library : all_libraries()) {
        if (!is_subset(problem.library, library)) continue;
        const std::string name = record_name(said, library);
        if (const auto text = shipped ? shipped_text(name) : std::nullopt) {
            bound = std::max(bound, read_lower_bound(*text, problem, library));
        }
        if (folder.empty()) continue;
        if (const auto text = file_text(path_of(folder, name))) {
            bound = std::max(bound, read_lower_bound(*text, problem, library));
        }
    }
    return bound;
}

Status CellStore::keep(const CellProblem& problem, const SolvedCell& solved,
                       const std::string& title) const {
    if (folder.empty()) return success();
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return cannot_keep(folder, error.value());

    const std::string path = path_of(folder, record_name(problem, problem.library));
    SolvedCell best = solved;
    const auto join = [&](const std::optional<std::string>& text) {
        const std::optional<SolvedCell> known =
            text ? read_solved_cell(*text, problem) : std::nullopt;
        if (!known) return;
        const int bound = std::max(best.lower_bound, known->lower_bound);
        const double effort = std::max(best.effort, known->effort);
        if (!is_better_cell(best, *known, problem)) best = *known;
        best.lower_bound = bound;
        best.effort = effort;
    };
    const std::optional<std::string> there = file_text(path);
    join(there);
    if (shipped) join(shipped_text(record_name(problem, problem.library)));
    if (there && write_solved_cell(problem, best, title) == *there) return success();
    remove_left_overs(folder);
    std::string temporary = path + std::string(kTemporary);
    const int descriptor = ::mkstemp(temporary.data());
    if (descriptor < 0) return cannot_keep(folder, errno);
    const std::string text = write_solved_cell(problem, best, title);
    ::fchmod(descriptor, 0644);  // others may use the folder, too
    std::FILE* file = ::fdopen(descriptor, "wb");
    bool written = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
    int cause = errno;
    if (file != nullptr && std::fclose(file) != 0) {
        cause = errno;
        written = false;
    }
    if (written && ::rename(temporary.c_str(), path.c_str()) == 0) return success();
    if (written) cause = errno;
    ::unlink(temporary.c_str());
    return cannot_keep(folder, cause);
}

}  // namespace minterm
