// SPDX-License-Identifier: Apache-2.0
#include "cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "cli/output.hpp"
#include "runtime/support/clock.hpp"

namespace minterm {
namespace {

constexpr double kPause = 0.1;  // between two lines about pairs

std::string duration_text(double seconds) {
    if (seconds < 10) return fmt::format("{:.1f} s", seconds);
    if (seconds < 120) return fmt::format("{:.0f} s", seconds);
    if (seconds < 7200) return fmt::format("{:.0f} min", seconds / 60);
    return fmt::format("{:.1f} h", seconds / 3600);
}

}  // namespace

std::string progress_text(const RunProgress& progress, double elapsed_seconds) {
    const double done = static_cast<double>(progress.cells_done);
    const double total = static_cast<double>(progress.cells_total);
    const double share = total > 0 ? done / total : 0;
    std::string text = fmt::format("{:.0f} %  {:.3g} of {:.3g} cells", 100 * share, done, total);
    if (progress.seconds > 0) text += fmt::format("  {:.3g} GCUPS", done / progress.seconds * 1e-9);
    if (share > 0)
        text += fmt::format("  {} left", duration_text(elapsed_seconds / share * (1 - share)));
    return text;
}

ProgressLine::ProgressLine(bool wanted) : enabled_(wanted && ::isatty(STDERR_FILENO) == 1) {}

ProgressLine::~ProgressLine() {
    if (shown_) print_error(kWipeLine);
}

ProgressCallback ProgressLine::callback() {
    if (!enabled_) return {};
    return [this](const RunProgress& progress) {
        const double elapsed = seconds_since(start_);
        if (elapsed >= kProgressPatience) {
            print_error(kWipeLine + progress_text(progress, elapsed));
            shown_ = true;
        }
        return true;
    };
}

void ProgressLine::show_pairs(std::uint64_t done, std::uint64_t total) {
    const double elapsed = due();
    if (elapsed == 0) return;
    const auto pairs = static_cast<double>(done);
    std::string text = fmt::format("{:.3g} pairs  {:.3g} M pairs/s", pairs, pairs / elapsed * 1e-6);
    if (total > 0 && done > 0) {
        const double share = pairs / static_cast<double>(total);
        text = fmt::format("{:.0f} %  {}  {} left", 100 * share, text,
                           duration_text(elapsed / share * (1 - share)));
    }
    show(text);
}

void ProgressLine::show_bytes(std::uint64_t done) {
    const double elapsed = due();
    if (elapsed == 0) return;
    const double gigabytes = static_cast<double>(done) * 1e-9;
    show(fmt::format("{:.3g} GB  {:.3g} GB/s", gigabytes, gigabytes / elapsed));
}

double ProgressLine::due() {
    if (!enabled_) return 0;
    const double elapsed = seconds_since(start_);
    if (elapsed < kProgressPatience || elapsed < last_ + kPause) return 0;
    last_ = elapsed;
    return elapsed;
}

void ProgressLine::show(const std::string& text) {
    print_error(kWipeLine + text);
    shown_ = true;
}

}  // namespace minterm
