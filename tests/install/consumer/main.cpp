// SPDX-License-Identifier: Apache-2.0
//
// Uses a function of each header, so that headers, libraries and flags must all be found.
#include <cstdio>
#include <string>

#include "minterm/alignment.hpp"
#include "minterm/dictionary.hpp"
#include "minterm/generate_pair.hpp"
#include "minterm/result.hpp"
#include "minterm/sequences.hpp"
#include "minterm/symbol_units.hpp"
#ifdef HAS_DISTANCES
#include "minterm/distance.hpp"
#include "minterm/key_dictionary.hpp"
#include "minterm/search.hpp"
#endif

namespace {

using namespace minterm;

bool has_runtime() {
    Alignment alignment;
    append_run(alignment.runs, EditOperation::Match, 2);
    RandomNumbers random(1);
    EditCounts edits;
    UnitReader reader(SymbolUnit::Character);
    const Result<UnitText> text = reader.read("abc", "a name");
    const Failure failure = Failure::user("it works");
    return cigar(alignment) == "2=" && pretty(alignment, "ab", "ab").size() > 4 &&
           mutate(random_dna(8, random), 0, random, edits).size() == 8 && generate_pair({}).ok() &&
           text.ok() && text->symbols().size() == 3 && fold_case("a") == fold_case("A") &&
           pieces_of("a b", SymbolUnit::Word).size() == 2 && shown("a").columns == 1 &&
           name_of(SymbolUnit::Byte) != nullptr && name_of(SequenceFormat::Raw) != nullptr &&
           !SequenceReader::open("no such file").ok() && !read_one_sequence("no such file").ok() &&
           failure.render().find("it works") != std::string::npos &&
           !render(failure.messages().front(), "error").empty();
}

bool has_dictionaries() {
    DictionaryBuilder builder;
    if (!builder.add("street") || !builder.add("sesame")) return false;
    const Result<Dictionary> dictionary = std::move(builder).build({});
    return dictionary.ok() && dictionary->find("street") == 1 &&
           dictionary->key(0).value_or("") == "sesame" &&
           dictionary->near("stret", 1).size() == 1 && name_of(IdOrder::Sorted) != nullptr &&
           name_of(DictionaryLayout::Fast) != nullptr;
}

bool has_library() {
#ifdef HAS_DISTANCES
    const Result<std::int64_t> distance = edit_distance("kitten", "sitting");
    DistanceOptions unknown;
    unknown.metric = "nonsense";
    const Result<DistanceEngine> none = DistanceEngine::create(unknown);
    return distance.ok() && *distance == 3 && !none.ok() &&
           none.failure().render().find("error: there is no") == 0;
#else
    return true;
#endif
}

}  // namespace

int main() {
    if (!has_runtime() || !has_dictionaries() || !has_library()) return 1;
    std::puts("it works");
    return 0;
}
