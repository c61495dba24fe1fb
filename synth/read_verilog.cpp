// SPDX-License-Identifier: Apache-2.0
//
// A structural Verilog module -> equations: tokens, then statements by recursive descent. Each
// expression becomes a list of steps over the names that it reads.
#include <cctype>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "synth/equations.hpp"
#include "synth/read_network.hpp"

namespace minterm {
namespace {

/// Parentheses within parentheses; more are refused rather than trusted to the stack.
constexpr int kMaxVerilogNesting = 500;

struct Token {
    enum class Kind { Name, Number, Symbol, End } kind = Kind::End;
    std::string text;
    Span span;
};

/// A postfix program: push use `index`, push a constant, or apply an operator to the top values.
struct Step {
    enum class Kind { Use, Constant, Not, And, Or, Xor, Select } kind = Kind::Use;
    std::size_t index = 0;
};

Signal evaluate_steps(Network& network, const std::vector<Step>& steps,
                      const std::vector<Signal>& uses) {
    std::vector<Signal> stack;
    const auto pop = [&] {
        const Signal top = stack.back();
        stack.pop_back();
        return top;
    };
    for (const Step& step : steps) {
        switch (step.kind) {
            case Step::Kind::Use:
                stack.push_back(uses[step.index]);
                break;
            case Step::Kind::Constant:
                stack.push_back(network.constant(step.index != 0));
                break;
            case Step::Kind::Not:
                stack.back() = !stack.back();
                break;
            case Step::Kind::And:
            case Step::Kind::Or:
            case Step::Kind::Xor: {
                const Signal b = pop();
                const Signal a = pop();
                stack.push_back(step.kind == Step::Kind::And  ? network.make_and(a, b)
                                : step.kind == Step::Kind::Or ? network.make_or(a, b)
                                                              : network.make_xor(a, b));
                break;
            }
            case Step::Kind::Select: {
                const Signal otherwise = pop();
                const Signal then = pop();
                const Signal select = pop();
                stack.push_back(network.make_mux(select, then, otherwise));
                break;
            }
        }
    }
    return stack.back();
}

class VerilogReader {
public:
    VerilogReader(std::string_view text, const std::string& file)
        : equations_({file, std::string(text)}) {}

    Result<Network> read() {
        tokenize();
        if (!equations_.failed()) read_module();
        return equations_.finish();
    }

private:
    using Kind = Token::Kind;

    // --- tokens ---

    void tokenize() {
        const std::string& text = equations_.source().text;
        std::size_t at = text.rfind("\xEF\xBB\xBF", 0) == 0 ? 3 : 0;
        const auto is_word = [&](std::size_t i) {
            const auto c = static_cast<unsigned char>(text[i]);
            return c < 0x80 && (std::isalnum(c) || c == '_' || c == '$');
        };
        while (at < text.size() && !equations_.failed()) {
            const char c = text[at];
            const std::size_t begin = at;
            if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
                ++at;
            } else if (text.compare(at, 2, "//") == 0 || c == '`') {
                at = std::min(text.find('\n', at), text.size());  // comments and directives
            } else if (text.compare(at, 2, "/*") == 0 || text.compare(at, 2, "(*") == 0) {
                const char* close = c == '/' ? "*/" : "*)";
                at = text.find(close, at + 2);
                if (at == std::string::npos) {
                    equations_.error({begin, begin + 2}, "this comment is never closed");
                    return;
                }
                at += 2;
            } else if (c == '\\') {
                while (at < text.size() && static_cast<unsigned char>(text[at]) > ' ') ++at;
                tokens_.push_back(
                    {Kind::Name, text.substr(begin + 1, at - begin - 1), {begin, at}});
            } else if (is_word(at) && !std::isdigit(static_cast<unsigned char>(c))) {
                while (at < text.size() && is_word(at)) ++at;
                tokens_.push_back({Kind::Name, text.substr(begin, at - begin), {begin, at}});
            } else if (is_word(at)) {
                while (at < text.size() && (is_word(at) || text[at] == '\'')) ++at;
                tokens_.push_back({Kind::Number, text.substr(begin, at - begin), {begin, at}});
            } else if (std::string_view("()[]{},;=~!&|^?:#.").find(c) != std::string_view::npos) {
                const std::string two = text.substr(at, 2);
                const bool pair = two == "~^" || two == "^~" || two == "&&" || two == "||";
                at += pair ? 2 : 1;
                tokens_.push_back({Kind::Symbol, text.substr(begin, at - begin), {begin, at}});
            } else {
                equations_.error({at, at + 1}, "this character has no place in structural Verilog");
                return;
            }
        }
        tokens_.push_back({Kind::End, "the end of the file", {text.size(), text.size()}});
    }

    const Token& peek() const { return tokens_[at_]; }
    Token next() {
        const Token token = tokens_[at_];
        if (token.kind != Kind::End) ++at_;
        return token;
    }
    bool is(const char* text) const { return peek().text == text && peek().kind != Kind::End; }
    bool take(const char* text) {
        if (!is(text)) return false;
        ++at_;
        return true;
    }
    /// The first error ends the reading: what follows it is guesswork.
    void fail(const std::string& expected) {
        if (!equations_.failed()) {
            equations_.error(peek().span, "expected " + expected + ", found " + peek().text);
        }
    }
    void expect(const char* text) {
        if (!take(text)) fail(std::string("`") + text + "`");
    }
    NamedPlace expect_name(const char* what) {
        if (peek().kind != Kind::Name) {
            fail(what);
            return {};
        }
        const Token token = next();
        return {token.text, token.span};
    }

    // --- statements ---

    void read_module() {
        expect("module");
        expect_name("the module's name");
        if (take("(")) {
            while (!equations_.failed() && !is(")")) read_port();
            expect(")");
        }
        expect(";");
        while (!equations_.failed() && !is("endmodule")) read_statement();
        if (equations_.failed()) return;
        next();
        if (peek().kind != Kind::End) {
            equations_.error(peek().span,
                             "a module ends here and something follows: one module is read");
        }
    }

    /// A port of the list: a name, or a declaration whose direction holds until the next one.
    void read_port() {
        if (is("input") || is("output")) direction_ = next().text;
        take("wire");
        refuse_vector();
        const NamedPlace name = expect_name("a port");
        if (!direction_.empty()) declare(direction_, name);
        if (!take(",") && !is(")")) fail("`,` or `)`");
    }

    void refuse_vector() {
        if (is("[")) {
            equations_.error(peek().span,
                             "vectors are not supported: split them into wires of one bit");
        }
    }

    void declare(const std::string& direction, const NamedPlace& name) {
        if (equations_.failed()) return;
        if (direction == "input") equations_.add_input(name);
        if (direction == "output") equations_.add_output(name);
    }

    void read_statement() {
        static const std::set<std::string> kGates = {"and", "or",   "xor", "nand",
                                                     "nor", "xnor", "not", "buf"};
        const std::string word = peek().text;
        if (peek().kind != Kind::Name) {
            fail("a statement");
        } else if (word == "input" || word == "output" || word == "wire") {
            next();
            if (word != "wire") take("wire");
            do {
                refuse_vector();
                const NamedPlace name = expect_name("a name");
                declare(word, name);
                if (word == "wire" && take("=")) assign(name);
            } while (!equations_.failed() && take(","));
            expect(";");
        } else if (word == "assign") {
            next();
            do {
                const NamedPlace name = expect_name("the wire that is assigned");
                refuse_vector();
                expect("=");
                assign(name);
            } while (!equations_.failed() && take(","));
            expect(";");
        } else if (kGates.contains(word)) {
            next();
            do read_gate(word);
            while (!equations_.failed() && take(","));
            expect(";");
        } else if (word == "always" || word == "reg" || word == "initial") {
            equations_.error(peek().span, word + " is not supported: only wires, assign and gates");
        } else {
            equations_.error(peek().span,
                             "expected input, output, wire, assign or a gate (and or "
                             "xor nand nor xnor not buf), found " +
                                 word +
                                 "; instances of other modules are not "
                                 "supported");
        }
    }

    void assign(const NamedPlace& name) {
        begin_expression();
        read_choice();
        define(name);
    }

    void read_gate(const std::string& gate) {
        if (peek().kind == Kind::Name) next();  // the instance's name
        expect("(");
        const NamedPlace output = expect_name("the gate's output");
        begin_expression();
        const Span place = peek().span;
        std::size_t operands = 0;
        while (!equations_.failed() && take(",")) {
            read_choice();
            if (++operands > 1) {
                push(gate == "and" || gate == "nand" ? Step::Kind::And
                     : gate == "or" || gate == "nor" ? Step::Kind::Or
                                                     : Step::Kind::Xor);
            }
        }
        expect(")");
        const bool unary = gate == "not" || gate == "buf";
        if (!equations_.failed() && (unary ? operands != 1 : operands < 1)) {
            equations_.error(place, gate + (unary ? " needs one input" : " needs an input"));
        }
        if (gate == "not" || gate == "nand" || gate == "nor" || gate == "xnor") {
            push(Step::Kind::Not);
        }
        define(output);
    }

    // --- expressions, by precedence: ?: then || && | ^ & and unary ---

    void begin_expression() {
        steps_.clear();
        uses_.clear();
    }
    void push(Step::Kind kind, std::size_t index = 0) { steps_.push_back({kind, index}); }
    void define(const NamedPlace& name) {
        if (equations_.failed()) return;
        equations_.define(
            name, std::move(uses_),
            [steps = std::move(steps_)](Network& network, const std::vector<Signal>& uses) {
                return evaluate_steps(network, steps, uses);
            });
        begin_expression();
    }

    bool enter() {
        if (++nesting_ <= kMaxVerilogNesting) return !equations_.failed();
        equations_.error(peek().span, "this expression is nested too deeply: more than " +
                                          std::to_string(kMaxVerilogNesting) + " levels");
        return false;
    }

    void read_choice() {
        if (enter()) {
            read_binary(0);
            if (take("?")) {
                read_choice();
                expect(":");
                read_choice();
                push(Step::Kind::Select);
            }
        }
        --nesting_;
    }

    void read_binary(int level) {
        if (level == 5) {
            read_unary();
            return;
        }
        read_binary(level + 1);
        while (!equations_.failed()) {
            const bool equal = level == 3 && (is("~^") || is("^~"));
            constexpr const char* kOperator[5] = {"||", "&&", "|", "^", "&"};
            if (!equal && !is(kOperator[level])) return;
            next();
            read_binary(level + 1);
            constexpr Step::Kind kKind[5] = {Step::Kind::Or, Step::Kind::And, Step::Kind::Or,
                                             Step::Kind::Xor, Step::Kind::And};
            push(kKind[level]);
            if (equal) push(Step::Kind::Not);
        }
    }

    void read_unary() {
        if (enter()) {
            if (take("~") || take("!")) {
                read_unary();
                push(Step::Kind::Not);
            } else if (take("(")) {
                read_choice();
                expect(")");
            } else if (peek().kind == Kind::Number) {
                read_constant();
            } else {
                const NamedPlace name = expect_name("a wire, a constant or `(`");
                refuse_vector();
                push(Step::Kind::Use, uses_.size());
                uses_.push_back(name);
            }
        }
        --nesting_;
    }

    void read_constant() {
        const Token number = next();
        const std::string& text = number.text;
        const bool sized = text.size() == 4 && text.rfind("1'", 0) == 0 &&
                           std::string_view("bBhHdDoO").find(text[2]) != std::string_view::npos;
        const std::string digit = sized ? text.substr(3) : text;
        if (digit != "0" && digit != "1") {
            equations_.error(number.span, "expected a constant of one bit: 1'b0 or 1'b1");
            return;
        }
        push(Step::Kind::Constant, digit == "1");
    }

    Equations equations_;
    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    std::string direction_;
    int nesting_ = 0;
    std::vector<Step> steps_;
    std::vector<NamedPlace> uses_;
};

}  // namespace

Result<Network> read_verilog(std::string_view text, const std::string& file) {
    return VerilogReader(text, file).read();
}

}  // namespace minterm
