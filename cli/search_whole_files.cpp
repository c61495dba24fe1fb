// SPDX-License-Identifier: Apache-2.0
#include "cli/search_whole_files.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "cli/locus_filter.hpp"
#include "cli/occurrence_output.hpp"
#include "runtime/symbols/utf8.hpp"

namespace minterm {
namespace {

class WholeFileSearch {
public:
    WholeFileSearch(SearchSession& session, const SearchEngine& engine, ByteSource source,
                    std::size_t bytes_at_once)
        : session_(session),
          engine_(engine),
          source_(std::move(source)),
          bytes_at_once_(bytes_at_once),
          longest_(session.search.longest()),
          one_per_locus_(session.options.one_per_locus()),
          loci_(one_per_locus_ ? engine.pattern_count() : 0, longest_),
          output_(session, source_.file(), false) {}

    Status run() {
        output_.write_header();
        bool more = true;
        while (more && !output_.is_done() && !session_.broken_output) {
            more = read();
            const std::size_t end = end_of_characters(more);
            MINTERM_TRY([[maybe_unused]] const Unit searched, search_to(end));
            forget();
            if (failure_) continue;
            session_.report(failure_.failure());
            more = false;
        }
        if (!output_.is_done()) loci_.flush(give_);
        output_.finish();
        return success();
    }

private:
    /// Says whether there may be more behind.
    bool read() {
        bool more = true;
        const std::size_t before = window_.size();
        do {
            Result<std::string_view> chunk = source_.next_chunk();
            if (!chunk) failure_ = std::move(chunk).failure();
            more = chunk && !chunk->empty();
            if (more) window_ += *chunk;
        } while (more && window_.size() - before < bytes_at_once_);
        return more;
    }

    /// How far the window can be searched: a character may still break off with it.
    std::size_t end_of_characters(bool more) {
        if (engine_.unit() == SymbolUnit::Byte) return window_.size();
        const std::string_view rest = std::string_view(window_).substr(searched_);
        const Utf8Prefix characters = utf8_prefix(rest);
        const std::size_t end = searched_ + characters.bytes;
        if (end < window_.size() && failure_ && !(characters.breaks_off && more))
            failure_ =
                Failure::user(source_.file() + ": " + no_character(window_[end], offset_ + end));
        return end;
    }

    Status search_to(std::size_t end) {
        const std::string_view text = std::string_view(window_).substr(0, end);
        const auto scan = [&](const OneHitSink& sink) {
            return session_.search.scan_text(text, offset_, searched_,
                                             one_per_locus_ ? &loci_ : nullptr, sink);
        };
        const Status scanned = session_.run(end - searched_, scan, give_);
        searched_ = end;
        return scanned;
    }

    /// Drops what neither later occurrences nor those that loci keep depend on.
    void forget() {
        const std::size_t kept = std::max(engine_.memory(), 2 * longest_);
        const std::size_t gone = searched_ - std::min(searched_, kept);
        window_.erase(0, gone);
        offset_ += gone;
        searched_ -= gone;
    }

    SearchSession& session_;
    const SearchEngine& engine_;
    ByteSource source_;
    std::size_t bytes_at_once_;
    std::size_t longest_;  ///< bytes of an occurrence, at most
    bool one_per_locus_;
    LocusFilter loci_;
    OccurrenceOutput output_;
    Status failure_ = success();  ///< why the file ends where it does

    std::string window_;
    std::uint64_t offset_ = 0;  ///< of the window in the file
    std::size_t searched_ = 0;  ///< bytes of the window

    /// Takes hits by their places in the file.
    const OneHitSink give_ = [this](const SearchHit& hit) {
        return output_.take(
            hit, hit.start,
            std::string_view(window_).substr(hit.start - offset_, hit.end - hit.start));
    };
};

}  // namespace

Status search_whole_file(SearchSession& session, ByteSource source) {
    MINTERM_TRY([[maybe_unused]] const Unit fits,
                refuse_options_of_lines(session.options, source.file(), "one text"));
    if (session.options.bed)
        return Failure::user(
            source.file() +
            " is one text, and --bed is for records; leave it out, or --format raw");
    const SearchEngine* const engine = session.search.engine();
    if (engine == nullptr) {
        OccurrenceOutput output(session, source.file(), false);
        output.write_header();
        output.finish();
        return success();
    }
    constexpr std::size_t kForAllThreads = std::size_t{4} << 20U;
    const std::size_t bytes_at_once =
        session.is_awaited(source) ? 1 : session.bytes_at_once(kForAllThreads);
    return WholeFileSearch(session, *engine, std::move(source), bytes_at_once).run();
}

}  // namespace minterm
