// SPDX-License-Identifier: Apache-2.0
//
// Patterns in, occurrences out: compiles the kernels for a set of patterns once and runs them over
// texts, as long as one likes.
//
//     Result<SearchEngine> engine = SearchEngine::create(recurrence, {"GATTACA"}, target, store);
//     engine->scan(text, [](std::span<const SearchHit> hits) { print(hits); return true; });
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/device_search.hpp"
#include "codegen/stage_time.hpp"
#include "codegen/target.hpp"
#include "codegen/text_feed.hpp"
#include "minterm/alignment.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_units.hpp"
#include "runtime/search/literal_set.hpp"
#include "runtime/search/screened_search.hpp"
#include "synth/cell_store.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// Which occurrences a scan gives.
enum class HitsWanted : std::uint8_t {
    All,
    /// Of those that end in one line (lines end with a newline) at least one, if any of them lies
    /// within it, and as few more as costs little: where lines are full of them this saves nearly
    /// all of the time that they take.
    OneALine
};

/// How a text is searched. Occurrences are the same.
enum class SearchMethod : std::uint8_t {
    Auto,        ///< what costs less; `create` in search_engine.cpp says how that is weighed
    TextSliced,  ///< patterns compiled into logic: a speed that no text changes
    Cyclic,      ///< patterns side by side in words as published: nothing is compiled for them
    Lanes,       ///< the same with each pattern within 64 bits of a word
    Screened,    ///< Note [Window screen], and behind it what costs less otherwise
    Filter,      ///< Note [Gram filter], for patterns without errors
    Automaton,   ///< that of Aho and Corasick, for patterns without errors
};

struct SearchOptions {
    /// What errors, wildcards and predicates count: bytes, or the characters of patterns and texts
    /// in UTF-8 (Note [Characters as bytes]). Places are bytes in any case.
    SymbolUnit unit = SymbolUnit::Byte;
    /// Of characters: those that differ in case only are the same, as to `UnitReader`. (Of bytes
    /// predicates say that.)
    bool ignore_case = false;
    /// Whether `SearchHit::start` is looked for where patterns may have gaps, a fraction of a
    /// microsecond a hit; else it is `end` there.
    bool starts = true;
    /// Gates of one kernel function: patterns come in groups of about so many; 0: what measured
    /// best.
    std::size_t group_gates = 0;
    SearchMethod method = SearchMethod::Auto;
    /// A part of a text like those that will be searched, some kilobytes, to choose by; without it
    /// letters as frequent as in the patterns stand for one.
    std::string_view sample;
    /// About how much text will be searched, to weigh what compiling costs; 0: not known, taken for
    /// 64 MiB.
    std::uint64_t text_bytes = 0;
    /// Bytes that a thread of `scan` searches before it hands out what it found, and pieces of a
    /// text on a device; 0: what measured best. Not saved.
    std::size_t stretch_bytes = 0;
    int device = 0;  ///< which GPU, for targets of one
};

/// What was compiled.
struct SearchFigures {
    std::size_t groups = 0;
    std::size_t classes = 0;      ///< of bytes, that symbols match
    std::size_t class_gates = 0;  ///< a position and byte, to know all classes
    std::size_t match_gates = 0;  ///< a position, of all groups
    std::size_t delays = 0;
    std::size_t memory = 0;  ///< bytes before a position that results depend on
    std::size_t words = 0;   ///< that patterns lie side by side in (Cyclic, Lanes); else 0
    SearchMethod method = SearchMethod::TextSliced;  ///< TextSliced, Cyclic or Lanes
    /// Of the code, as in `RunResult`; or "not needed": it is compiled when a screen in front of it
    /// lets a part of a text through.
    std::string origin;
    std::string not_kept;  ///< why code that was not found is not there now
};

class SearchEngine {
public:
    /// More gates are not compiled: it would take a minute and more.
    static constexpr std::size_t kMostGates = 400'000;
    /// Nor those of a pattern, which are one function, and take longer the larger that is.
    static constexpr std::size_t kMostGatesOfPattern = 60'000;

    /// Compiles `patterns` for a recurrence whose a is a pattern and whose b is the text, and which
    /// reports columns: shift_or, k_mismatch, k_edit, or one's own; a parameter k is taken for a
    /// number of errors. Where patterns occur as they stand (`literal_codes`), hundreds of
    /// thousands of them may be searched for. Errors (user): no pattern; an empty one; one that is
    /// not longer than k (each by its number, from 1); what `derive_delay_cell` refuses; too many
    /// symbols for logic; a method for literals where patterns are none; what `compile_cyclic`
    /// refuses; `starts` for a recurrence with gaps that is no edit distance; where characters are
    /// searched for, another unit than these, a pattern that is no UTF-8, or one with more
    /// different characters beyond ASCII than `CharacterCodes::kMost`. What is compiled is kept in
    /// the store's folder. On a GPU (`Target::is_device`) patterns lie side by side; errors (user):
    /// another method, characters that are no bytes, those of `DeviceSearch::create`.
    static Result<SearchEngine> create(const Recurrence& recurrence,
                                       const std::vector<std::string>& patterns,
                                       const Target& target, const CellStore& store = {},
                                       const SearchOptions& options = {});

    /// Writes the engine to a file, with a note of the caller's, any bytes. There is never half a
    /// file under this name. Errors: its code is linked into this program or is a device's (user);
    /// the file cannot be written (environment).
    Status save(const std::string& path, std::string_view note = {}) const;

    /// An engine that was saved: nothing is compiled or planned again, and it finds the same. Its
    /// code is executed, so that the file must belong to the user (or to root) and be writable by
    /// nobody else; the checksum is against damage, not against people. Errors (user): no such
    /// file, no engine, of another format, cut or changed, another's; made by another build of
    /// minterm or for another processor.
    static Result<SearchEngine> open(const std::string& path);

    /// What was saved with an engine that was opened.
    const std::string& note() const;

    ~SearchEngine();
    SearchEngine(SearchEngine&&) noexcept;
    SearchEngine& operator=(SearchEngine&&) noexcept;

    /// Occurrences in a text, on so many threads: all of them, the same in the same order however
    /// many. May be called from many threads at once. The sink runs on the caller's thread. Memory
    /// does not grow with the text. Where characters are searched for, bytes that are no UTF-8 are
    /// characters that only wildcards match: whoever has to refuse them asks `utf8_prefix` before.
    /// On a device there is one thread. Error (environment): not enough memory; the device is lost.
    Status scan(std::string_view text, const HitSink& sink, int threads = 1,
                HitsWanted wanted = HitsWanted::All) const;
    /// The same of texts that follow each other: one thread reads each when the one before it was
    /// taken, several read some of them, in memory for a few, while others are searched. Error
    /// (user): on a device.
    Status scan(TextFeed& texts, int threads, HitsWanted wanted) const;

    /// How the pattern of a hit, a, lies beside the bytes `matched`, b, from its start to its end
    /// in the text: as many errors as the hit has, or fewer, placed by the rule of
    /// `align_within_errors`. Errors (user): no hit of this engine; the recurrence has gaps and is
    /// no edit distance, or asks several predicates of a symbol. Time O(pattern * errors).
    Result<Alignment> align(const SearchHit& hit, std::string_view matched) const;

    /// Whether occurrences may be longer and shorter than their patterns.
    bool has_gaps() const;

    /// Byte or Character.
    SymbolUnit unit() const;
    /// Bytes in front of a place that results depend on there.
    std::size_t memory() const;

    /// How many patterns it was made for, and the symbols of one, by its number.
    std::size_t pattern_count() const;
    std::size_t pattern_size(std::uint32_t pattern) const;
    /// Whether a pattern holds this byte of ASCII.
    bool any_pattern_holds(char byte) const;

    /// The symbols of a text, a byte each, as a pattern is compared with them; and where the last
    /// `count` of those before `end` begin in it. O(text), O(count).
    std::string symbols(std::uint32_t pattern, std::string_view text) const;
    std::size_t symbols_back(std::string_view text, std::size_t end, std::size_t count) const;
    /// Whether a symbol of a pattern, both by their numbers, matches one of a text; of recurrences
    /// with one predicate.
    bool matches(std::uint32_t pattern, std::size_t row, char symbol) const;

    /// What the engine was made for, or, where patterns lie side by side and `method` was open, the
    /// target with narrower words that cost less.
    const std::string& target_name() const;
    /// In how many sets patterns of characters are searched for as codes; 0: as bytes. Figures,
    /// `literals` and `screen` are those of the first set.
    std::size_t character_sets() const;
    /// Of what was compiled; nothing was where there are `literals`.
    SearchFigures figures() const;
    /// What patterns are searched with if not with logic, or nothing.
    const LiteralSet* literals() const;
    /// What stands in front of all that, or nothing.
    const Screen* screen() const;
    /// What searches on a device, or nothing.
    const DeviceSearch* device() const;
    const std::vector<StageTime>& times() const;

private:
    friend class SearchStream;
    struct State;
    class PieceScan;
    class StateFile;
    struct StretchSearch;
    class FeedScan;
    explicit SearchEngine(std::shared_ptr<const State> state);
    Status scan_stretches(TextFeed& texts, std::size_t stretch, std::size_t threads,
                          HitsWanted wanted) const;
    static Result<SearchEngine> of_bytes(const Recurrence& recurrence,
                                         const std::vector<std::string>& patterns,
                                         const Target& target, const CellStore& store,
                                         const SearchOptions& options);
    static Result<SearchEngine> of_characters(const Recurrence& recurrence,
                                              const std::vector<std::string>& patterns,
                                              const Target& target, const CellStore& store,
                                              const SearchOptions& options);
    std::shared_ptr<const State> state_;
};

/// A text that comes in chunks, of any size, also single bytes: the hits are those of the whole
/// text, however it was cut. One thread at a time; keeps what it needs of the engine alive.
class SearchStream {
public:
    /// Errors: not enough memory (environment); the engine is a device's (user).
    static Result<SearchStream> create(const SearchEngine& engine);

    ~SearchStream();
    SearchStream(SearchStream&&) noexcept;
    SearchStream& operator=(SearchStream&&) noexcept;

    /// Takes the next bytes. Hits are given as soon as so many bytes are there as are searched at
    /// once, some kilobytes. False: the sink wanted no more, and gets no more.
    bool feed(std::string_view chunk, const HitSink& sink);

    /// Gives the hits that end in what was fed so far.
    bool flush(const HitSink& sink);

    /// The next chunk begins another text.
    void restart();

private:
    struct State;
    explicit SearchStream(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

}  // namespace minterm
