// SPDX-License-Identifier: Apache-2.0
#include "api/call.hpp"

#include <span>
#include <string_view>
#include <utility>

#include "specs/embedded_specs.hpp"
#include "synth/check_spec.hpp"
#include "synth/parse_spec.hpp"

namespace minterm::api {

namespace {

thread_local std::string last_error;

/// `advice` goes with the error that there is none.
Result<Source> shipped_source(const std::string& name, const char* advice) {
    const EmbeddedText* const shipped = find_shipped_spec(name);
    if (shipped == nullptr)
        return Failure::user("there is no shipped spec '" + name + "'; " + advice);
    return Source{file_of(*shipped), std::string(shipped->text)};
}

Result<Recurrence> recurrence_of(const Source& source, const char* name,
                                 const ParameterValues& parameters) {
    MINTERM_TRY([[maybe_unused]] const Unit readable, check_text(source));
    MINTERM_TRY(const Spec spec, parse_spec(source));
    MINTERM_TRY(SpecItems items, check_spec(spec, source, parameters));
    if (items.recurrences.empty()) return Failure::user(source.file + " defines no recurrence");
    if (name == nullptr) {
        if (items.recurrences.size() == 1) return std::move(items.recurrences.front());
        return Failure::user(source.file + " has several recurrences; `recurrence` chooses one");
    }
    for (Recurrence& recurrence : items.recurrences)
        if (recurrence.name == name) return std::move(recurrence);
    return Failure::user(source.file + " has no recurrence '" + name + "'");
}

Result<Recurrence> choose_recurrence(const minterm_engine_options& options, const char* metric) {
    if (options.metric != nullptr && options.spec != nullptr)
        return Failure::user("give `metric` or `spec`, not both");
    Source source;
    if (options.spec != nullptr)
        source = {"spec", options.spec};
    else {
        MINTERM_TRY(source, shipped_source(options.metric != nullptr ? options.metric : metric,
                                           "`spec` takes the text of one"));
    }
    ParameterValues parameters;
    for (const minterm_parameter& parameter :
         std::span(options.parameters, options.parameter_count)) {
        if (parameter.name == nullptr) return Failure::user("the `name` of a parameter is NULL");
        parameters[parameter.name] = parameter.value;
    }
    return recurrence_of(source, options.recurrence, parameters);
}

bool asks_for_equality(const Recurrence& recurrence) {
    return recurrence.relations.size() == 1 && recurrence.relations.front().is_equality;
}

Status use_match(Recurrence& recurrence, const char* match) {
    if (match == nullptr) return success();
    if (!asks_for_equality(recurrence))
        return Failure::user(
            "`match` is for specs that ask whether a[i] == b[j], and nothing else, of symbols; '" +
            recurrence.name + "' does not");
    MINTERM_TRY(const Source source,
                shipped_source(match, "`match` takes the name of one, such as iupac or casefold"));
    MINTERM_TRY(const Recurrence other, recurrence_of(source, nullptr, {}));
    if (other.relations.size() != 1)
        return Failure::user("'" + other.name + "' does not compare symbols in one way");
    recurrence.relations = other.relations;
    return success();
}

Status add_wildcards(Recurrence& recurrence, std::span<const std::uint32_t> wildcards) {
    if (wildcards.empty()) return success();
    if (!asks_for_equality(recurrence))
        return Failure::user(
            "wildcards are for specs that ask whether a[i] == b[j], and nothing "
            "else, of symbols; '" +
            recurrence.name + "' does not");
    recurrence.relations.front().wildcards.assign(wildcards.begin(), wildcards.end());
    return success();
}

}  // namespace

minterm_status fail(minterm_status status, std::string text) {
    last_error = std::move(text);
    return status;
}

minterm_status fail(const Failure& failure) {
    minterm_status status = MINTERM_INTERNAL;
    if (failure.kind() == FailureKind::User) status = MINTERM_BAD_INPUT;
    if (failure.kind() == FailureKind::Environment) status = MINTERM_ENVIRONMENT;
    std::string text = failure.render();
    constexpr std::string_view kSeverity = "error: ";  // of one without a place in a text
    if (text.starts_with(kSeverity)) text.erase(0, kSeverity.size());
    return fail(status, std::move(text));
}

bool is_good(const minterm_text& text) {
    return (text.symbol_bytes == 1 || text.symbol_bytes == 4) &&
           (text.symbols != nullptr || text.length == 0);
}

bool is_bytes(const minterm_text& text) { return is_good(text) && text.symbol_bytes == 1; }

std::string_view bytes_of(const minterm_text& text) {
    return {static_cast<const char*>(text.symbols), text.length};
}

SymbolSpan span_of(const minterm_text& text) {
    if (text.symbol_bytes == 1)
        return std::span(static_cast<const std::uint8_t*>(text.symbols), text.length);
    return std::span(static_cast<const std::uint32_t*>(text.symbols), text.length);
}

Result<EngineChoice> choose_engine(const minterm_engine_options* options, const char* metric) {
    minterm_engine_options chosen = MINTERM_ENGINE_OPTIONS_INIT;
    if (options != nullptr) {
        if (options->size != sizeof chosen)
            return Failure::user(
                "`size` of the options is wrong; start from MINTERM_ENGINE_OPTIONS_INIT");
        chosen = *options;
    }
    if ((chosen.parameter_count > 0 && chosen.parameters == nullptr) ||
        (chosen.wildcard_count > 0 && chosen.wildcards == nullptr))
        return Failure::user("`parameters` or `wildcards` is NULL, and its count is not 0");
    EngineChoice choice;
    MINTERM_TRY(choice.recurrence, choose_recurrence(chosen, metric));
    MINTERM_TRY([[maybe_unused]] const Unit matched, use_match(choice.recurrence, chosen.match));
    MINTERM_TRY([[maybe_unused]] const Unit wild,
                add_wildcards(choice.recurrence, {chosen.wildcards, chosen.wildcard_count}));
    MINTERM_TRY(choice.target,
                chosen.target != nullptr ? find_target(chosen.target) : choose_target());
    if (const std::string why = why_unavailable(*choice.target); !why.empty())
        return Failure::environment("target '" + choice.target->name +
                                    "' does not run here: " + why);
    if (chosen.cache_folder != nullptr) choice.store.folder = chosen.cache_folder;
    return choice;
}

}  // namespace minterm::api

const char* minterm_last_error(void) { return minterm::api::last_error.c_str(); }
