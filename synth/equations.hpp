// SPDX-License-Identifier: Apache-2.0
//
// Named definitions in any order -> a network: what the readers of BLIF, AIGER and Verilog share.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "minterm/result.hpp"
#include "synth/network.hpp"
#include "synth/source.hpp"

namespace minterm {

/// A name where it is used or declared.
struct NamedPlace {
    std::string name;
    Span span;
};

/// Collects inputs, outputs and definitions, then resolves the names. The messages are errors of
/// the text; the first 20 are kept.
class Equations {
public:
    using Build = std::function<Signal(Network&, const std::vector<Signal>& uses)>;

    explicit Equations(Source source);

    void add_input(NamedPlace input);
    /// `shown` is the name that the network's output gets; empty: the name itself.
    void add_output(NamedPlace output, std::string shown = {});
    /// `build` makes the signal from the signals of `uses`, in their order.
    void define(NamedPlace target, std::vector<NamedPlace> uses, Build build);

    void error(Span span, std::string text);
    /// An error of the file as a whole.
    void error(std::string text);
    bool failed() const { return !messages_.empty(); }
    Failure failure() const;
    const Source& source() const { return source_; }

    /// The network, or the errors so far, names without a definition, with two, or in a loop.
    /// O(size of the text).
    Result<Network> finish();

private:
    struct Definition {
        NamedPlace target;
        std::vector<NamedPlace> uses;
        Build build;
    };

    void error(Span span, std::string text, Span other, std::string note);
    bool claim(const NamedPlace& name, std::size_t index);

    Source source_;
    LineIndex places_;
    std::vector<NamedPlace> inputs_;
    std::vector<std::pair<NamedPlace, std::string>> outputs_;
    std::vector<Definition> definitions_;
    /// By name: input i is i, definition d is inputs + d, counted by `kDefinition`.
    std::unordered_map<std::string, std::size_t> owner_;
    std::vector<Message> messages_;
};

}  // namespace minterm
