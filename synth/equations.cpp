// SPDX-License-Identifier: Apache-2.0
//
// Resolving names depth first, without recursion: a chain of a million gates is no danger.
#include "synth/equations.hpp"

#include <algorithm>
#include <utility>

#include "synth/diagnostics.hpp"

namespace minterm {
namespace {

/// Set in the owner of a name that a definition gives, clear where it is an input.
constexpr std::size_t kDefinition = std::size_t{1} << 40;

}  // namespace

Equations::Equations(Source source) : source_(std::move(source)), places_(source_) {}

void Equations::error(Span span, std::string text) {
    if (messages_.size() < kMostReported) {
        messages_.push_back({places_.place(span), std::move(text), {}});
    }
}

void Equations::error(Span span, std::string text, Span other, std::string note) {
    if (messages_.size() >= kMostReported) return;
    messages_.push_back(
        {places_.place(span), std::move(text), {{places_.place(other), std::move(note), {}}}});
}

void Equations::error(std::string text) {
    if (messages_.size() < kMostReported) {
        messages_.push_back({{source_.file, 0, 0, 1, {}}, std::move(text), {}});
    }
}

Failure Equations::failure() const { return {FailureKind::User, messages_}; }

bool Equations::claim(const NamedPlace& name, std::size_t index) {
    const auto [entry, is_new] = owner_.try_emplace(name.name, index);
    if (is_new) return true;
    const bool input = entry->second < kDefinition;
    const NamedPlace& first =
        input ? inputs_[entry->second] : definitions_[entry->second - kDefinition].target;
    error(name.span, name.name + (input ? " is an input already" : " is defined twice"), first.span,
          "first here");
    return false;
}

void Equations::add_input(NamedPlace input) {
    if (claim(input, inputs_.size())) inputs_.push_back(std::move(input));
}

void Equations::add_output(NamedPlace output, std::string shown) {
    if (shown.empty()) shown = output.name;
    outputs_.emplace_back(std::move(output), std::move(shown));
}

void Equations::define(NamedPlace target, std::vector<NamedPlace> uses, Build build) {
    if (!claim(target, kDefinition + definitions_.size())) return;
    definitions_.push_back({std::move(target), std::move(uses), std::move(build)});
}

Result<Network> Equations::finish() {
    if (failed()) return failure();
    std::unordered_map<std::string, Span> named_outputs;
    for (const auto& [output, shown] : outputs_) {
        const auto [entry, is_new] = named_outputs.try_emplace(shown, output.span);
        if (!is_new) error(output.span, shown + " is an output twice", entry->second, "first here");
    }
    std::vector<std::string> names;
    for (const NamedPlace& input : inputs_) names.push_back(input.name);
    Network network(std::move(names));

    enum class State : std::uint8_t { Untouched, Open, Done };
    std::vector<State> states(definitions_.size(), State::Untouched);
    std::vector<Signal> signals(definitions_.size());
    // The definitions being made, each with how many of its uses are made.
    std::vector<std::pair<std::size_t, std::size_t>> stack;
    std::vector<Signal> made;
    const auto owner_of = [&](const NamedPlace& use) -> const std::size_t* {
        const auto found = owner_.find(use.name);
        if (found != owner_.end()) return &found->second;
        error(use.span, use.name + " is used and nothing defines it");
        return nullptr;
    };
    const auto signal_of = [&](std::size_t owner) {
        if (owner < kDefinition) return network.input(static_cast<int>(owner));
        return signals[owner - kDefinition];
    };
    const auto make = [&](std::size_t root) {
        if (states[root] != State::Untouched) return;
        states[root] = State::Open;
        stack.emplace_back(root, 0);
        while (!stack.empty()) {
            const std::size_t d = stack.back().first;
            const Definition& definition = definitions_[d];
            if (stack.back().second < definition.uses.size()) {
                const NamedPlace& use = definition.uses[stack.back().second++];
                const std::size_t* owner = owner_of(use);
                if (owner == nullptr || *owner < kDefinition) continue;
                State& state = states[*owner - kDefinition];
                if (state == State::Open) {
                    error(use.span, use.name + " depends on itself: a network has no loops",
                          definitions_[*owner - kDefinition].target.span, "defined here");
                } else if (state == State::Untouched) {
                    state = State::Open;
                    stack.emplace_back(*owner - kDefinition, 0);
                }
                continue;
            }
            if (!failed()) {
                made.clear();
                for (const NamedPlace& use : definition.uses) {
                    made.push_back(signal_of(owner_.find(use.name)->second));
                }
                signals[d] = definition.build(network, made);
            }
            states[d] = State::Done;
            stack.pop_back();
        }
    };
    // Definitions that no output needs are looked at for their errors too.
    for (std::size_t d = 0; d < definitions_.size(); ++d) make(d);
    for (const auto& [output, shown] : outputs_) {
        const std::size_t* owner = owner_of(output);
        if (owner != nullptr && !failed()) network.add_output(shown, signal_of(*owner));
    }
    if (failed()) return failure();
    return network;
}

}  // namespace minterm
