// SPDX-License-Identifier: Apache-2.0
//
// Kernel program -> C.
#include "codegen/emit_c.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "codegen/emit_source.hpp"
#include "codegen/operand_order.hpp"

namespace minterm {

namespace {

/// What a target is to a C compiler.
struct Machine {
    const char* name;
    const char* macro;    ///< that has to be defined; empty: none
    const char* flags;    ///< which define it
    const char* include;  ///< header of intrinsics; empty: none
};

constexpr Machine kMachines[] = {
    {"scalar", "", "", ""},
    {"avx2", "__AVX2__", "-mavx2", "immintrin.h"},
    {"avx512", "__AVX512BW__", "-mavx512f -mavx512bw -mavx512dq -mavx512vl", "immintrin.h"},
    {"neon", "__ARM_NEON", "of a 64-bit Arm processor", ""},
};

const Machine& machine_of(const Target& target) {
    return *std::find_if(std::begin(kMachines), std::end(kMachines),
                         [&](const Machine& machine) { return target.name == machine.name; });
}

/// Definitions of what emit_source.hpp asks of a dialect.
class Preamble {
public:
    /// `bodies`: the functions that will follow. What they do not call is not defined.
    Preamble(const std::string& bodies, const Target& target)
        : bodies_(bodies), target_(target), lanes_(target.word_bits / 64) {}

    std::string write() && {
        types();
        memory();
        constants();
        if (calls("shift_in")) shift_in();
        if (calls("bits_in")) bits_in();
        if (calls("part_shift")) define("word", "part_shift(word w, int n)", {"return w << n;"});
        if (calls("byte_in")) byte_in();
        if (calls("add_carry")) add_carry();
        return text_;
    }

private:
    bool calls(const std::string& name) const { return minterm::calls(bodies_, name); }

    void define(const std::string& type, const std::string& signature,
                const std::vector<std::string>& lines) {
        text_ += fmt::format("static inline {} {} {{\n", type, signature);
        for (const std::string& line : lines) text_ += "    " + line + "\n";
        text_ += "}\n";
    }

    void types() {
        text_ += fmt::format("enum {{ WORD_BYTES = {} }};\n", target_.word_bits / 8);
        const std::string vector =
            lanes_ > 1 ? fmt::format(" __attribute__((vector_size({})))", target_.word_bits / 8)
                       : std::string();
        text_ += fmt::format("typedef uint64_t word{};\n", vector);
        text_ += "typedef word aligned_word __attribute__((may_alias));\n";
        text_ += "typedef word any_word __attribute__((may_alias, aligned(1)));\n";
        if (lanes_ > 1 && calls("byte_in"))
            text_ += fmt::format("typedef uint8_t bytes __attribute__((vector_size({})));\n",
                                 target_.word_bits / 8);
        text_ += "\n";
    }

    void memory() {
        const auto cast = [](const char* type, const char* qualifier) {
            return fmt::format("*({}{} *)p", qualifier, type);
        };
        for (const auto& [name, type] :
             {std::pair("load_word", "any_word"), std::pair("load_aligned", "aligned_word")})
            if (calls(name))
                define("word", fmt::format("{}(const uint8_t *p)", name),
                       {fmt::format("return {};", cast(type, "const "))});
        if (calls("load_first")) load_first();
        for (const auto& [name, type] :
             {std::pair("store_word", "any_word"), std::pair("store_aligned", "aligned_word")})
            if (calls(name))
                define("void", fmt::format("{}(uint8_t *p, word w)", name),
                       {fmt::format("{} = w;", cast(type, ""))});
        if (calls("load_byte")) define("uint64_t", "load_byte(const uint8_t *p)", {"return *p;"});
        if (calls("store_byte"))
            define("void", "store_byte(uint8_t *p, uint64_t x)", {"*p = (uint8_t)x;"});
        if (calls("store_first"))
            define("void", "store_first(uint8_t *p, word w)",
                   {fmt::format("const uint32_t first = (uint32_t)w{};", lanes_ > 1 ? "[0]" : ""),
                    "memcpy(p, &first, sizeof first);"});
        if (calls("fetch")) define("void", "fetch(const uint8_t *p)", {"__builtin_prefetch(p);"});
    }

    void load_first() {
        text_ += "/* Bit 0 is that of a byte; the others say nothing. */\n";
        if (lanes_ == 1)
            define("word", "load_first(const uint8_t *p)",
                   {"word first;", "memcpy(&first, p, sizeof first);", "return first;"});
        else
            define("word", "load_first(const uint8_t *p)",
                   {"uint64_t first;", "memcpy(&first, p, sizeof first);",
                    "const word w = {first};", "return w;"});
    }

    void constants() {
        const bool adds_lanes = calls("add_carry") && lanes_ > 2;
        for (const auto& [name, byte] : {std::pair("zeros", "0"), std::pair("ones", "255")})
            if (calls(name) || (adds_lanes && byte[0] == '2'))
                define("word", fmt::format("{}(void)", name),
                       {"word w;", fmt::format("memset(&w, {}, sizeof w);", byte), "return w;"});
    }

    /// Lane j of what the lanes of `first`, then those of `second` are.
    std::string lanes_from(const char* first, const char* second, int begin) const {
        std::vector<int> lanes;
        for (int lane = 0; lane < lanes_; ++lane) lanes.push_back(begin + lane);
        return fmt::format("__builtin_shufflevector({}, {}, {})", first, second,
                           fmt::join(lanes, ", "));
    }

    void shift_in() {
        text_ += "/* One bit towards bit 0; the top bit comes from bit 0 of `incoming`. */\n";
        if (lanes_ == 1) {
            define("word", "shift_in(word w, word incoming)",
                   {"return (w >> 1) | (incoming << 63);"});
            return;
        }
        std::vector<std::string> lines{
            fmt::format("const word above = {};", lanes_from("w", "incoming", 1))};
        if (target_.ternary_logic)
            lines.insert(lines.end(),
                         {"#ifdef __AVX512VBMI2__",
                          "return (word)_mm512_shrdi_epi64((__m512i)w, (__m512i)above, 1);",
                          "#else", "return (w >> 1) | (above << 63);", "#endif"});
        else
            lines.emplace_back("return (w >> 1) | (above << 63);");
        define("word", "shift_in(word w, word incoming)", lines);
    }

    void bits_in() {
        text_ += "/* n bits towards the top; below enter the top bits of `below`. */\n";
        if (lanes_ == 1)
            define("word", "bits_in(word w, word below, int n)",
                   {"return (w << n) | (below >> (64 - n));"});
        else
            define("word", "bits_in(word w, word below, int n)",
                   {fmt::format("const word before = {};", lanes_from("below", "w", lanes_ - 1)),
                    "return (w << n) | (before >> (64 - n));"});
    }

    void byte_in() {
        text_ +=
            "/* The bytes of each 16 one place up; the lowest is the top one of `before`. */\n";
        if (lanes_ == 1) {
            define("word", "byte_in(word w, word before)", {"return (w << 8) | (before >> 56);"});
            return;
        }
        std::vector<int> places;
        for (int part = 0; part < target_.word_bits / 8; part += kPartBytes) {
            places.push_back(part + kPartBytes - 1);
            for (int byte = 0; byte + 1 < kPartBytes; ++byte)
                places.push_back(target_.word_bits / 8 + part + byte);
        }
        define("word", "byte_in(word w, word before)",
               {"return (word)__builtin_shufflevector(", "    (bytes)before, (bytes)w,",
                fmt::format("    {});", fmt::join(places, ", "))});
    }

    void add_carry() {
        text_ += "/* a + b + carry as numbers; what that is too large by is *out. */\n";
        const char* const signature = "add_carry(word a, word b, uint64_t carry, uint64_t *out)";
        if (lanes_ == 1) {
            define("word", signature,
                   {"word sum;", "uint64_t over = __builtin_add_overflow(a, b, &sum);",
                    "over |= __builtin_add_overflow(sum, carry, &sum);", "*out = over;",
                    "return sum;"});
            return;
        }
        if (target_.name == "avx512") {
            define("word", signature,
                   carry_select(
                       {"const uint64_t made = _mm512_cmplt_epu64_mask((__m512i)sum, (__m512i)a);",
                        "const uint64_t passes = _mm512_cmpeq_epi64_mask((__m512i)sum, "
                        "(__m512i)ones());"},
                       "return (word)_mm512_mask_sub_epi64((__m512i)sum, (__mmask8)(rippled ^ "
                       "passes), "
                       "(__m512i)sum, (__m512i)ones());"));
            return;
        }
        if (target_.name == "avx2") {
            define(
                "word", signature,
                carry_select(
                    {"const word majority = (a & b) | ((a | b) & ~sum);",
                     "const uint64_t made = (uint64_t)_mm256_movemask_pd((__m256d)majority);",
                     "const uint64_t passes =",
                     "    (uint64_t)_mm256_movemask_pd((__m256d)_mm256_cmpeq_epi64((__m256i)sum, "
                     "(__m256i)ones()));"},
                    "const word lane = {1, 2, 4, 8};",
                    {"const word chosen = (lane & (rippled ^ passes));",
                     "return sum - (word)_mm256_cmpeq_epi64((__m256i)chosen, (__m256i)lane);"}));
            return;
        }
        define("word", signature,
               {"word sum = a;", fmt::format("for (int lane = 0; lane < {}; ++lane) {{", lanes_),
                "    uint64_t one;",
                "    uint64_t over = __builtin_add_overflow(a[lane], b[lane], &one);",
                "    over |= __builtin_add_overflow(one, carry, &one);", "    sum[lane] = one;",
                "    carry = over;", "}", "*out = carry;", "return sum;"});
    }

    /// Lanes first; then a carry ripples through those whose sum is all ones in one addition of a
    /// number of a bit a lane (codegen/emit_llvm.cpp, add_lanes).
    std::vector<std::string> carry_select(const std::vector<std::string>& flags,
                                          const std::string& select,
                                          const std::vector<std::string>& more = {}) const {
        std::vector<std::string> lines{"const word sum = a + b;"};
        lines.insert(lines.end(), flags.begin(), flags.end());
        lines.emplace_back("const uint64_t rippled = (made << 1) + carry + passes;");
        lines.push_back(fmt::format("*out = rippled >> {};", lanes_));
        lines.push_back(select);
        lines.insert(lines.end(), more.begin(), more.end());
        return lines;
    }

    const std::string& bodies_;
    const Target& target_;
    int lanes_;
    std::string text_;
};

std::string gate_of(const Target& target, const Instruction& gate,
                    const std::vector<std::string>& operands) {
    if (gate.arity == 3 && target.ternary_logic)
        return fmt::format(
            "(word)_mm512_ternarylogic_epi64((__m512i){}, (__m512i){}, (__m512i){}, 0x{:02x})",
            operands[2], operands[1], operands[0], gate.function);
    return gate_in_operators(gate, operands);
}

std::string signature(const KernelProgram& program, const Target& target,
                      const KernelFunction& function) {
    return fmt::format("void {}(uint8_t *const *buffers, const int64_t *scalars)",
                       c_function_name(program, target, function));
}

std::string head_comment(const KernelProgram& program, const Target& target,
                         const SourceHead& head) {
    const Machine& machine = machine_of(target);
    std::string text = "/* SPDX-License-Identifier: Apache-2.0\n *\n";
    text += fmt::format(" * {}.\n * Made by: {}\n", head.title, head.command);
    if (machine.macro[0] != '\0') text += fmt::format(" * Compile with {}.\n", machine.flags);
    text +=
        " *\n * A function reads and writes byte buffers, and 64-bit scalars say how much of them. "
        "It\n"
        " * fails never and calls nothing. ";
    text += head.notes.text.empty()
                ? fmt::format(
                      "What lies where: minterm's runtime/kernel_abi.hpp, Note\n"
                      " * [{}]. Words have {} bytes; buffers are aligned to that.\n",
                      head.layout, target.word_bits / 8)
                : fmt::format(
                      "Words have {} bytes; buffers are aligned to that,\n"
                      " * but for edges (top, bottom), which may begin anywhere.\n",
                      target.word_bits / 8);
    text += parameter_comment(program);
    text += comment_lines(head.notes.text);
    text += comment_lines(head.cell);
    return text + " */\n";
}

constexpr const char* kOpenC = "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n";
constexpr const char* kCloseC = "#ifdef __cplusplus\n}\n#endif\n";

}  // namespace

std::string c_function_name(const KernelProgram& program, const Target& target,
                            const KernelFunction& function) {
    return fmt::format("{}_{}_{}", program.name, target.name, function.name);
}

std::string emit_c(const KernelProgram& program, const Target& target, const SourceHead& head) {
    std::string bodies;
    SourceDialect dialect;
    dialect.place = head.place;
    dialect.gate = [&](const Instruction& gate, const std::vector<std::string>& operands) {
        return gate_of(target, gate, operands);
    };
    for (const KernelFunction& function : program.functions) {
        const InstructionMix mix = loop_mix(function);
        bodies += fmt::format(
            "/* An iteration: {} gates, {} moves, {} additions, {} loads, {} stores. */\n{};\n",
            mix.gates, mix.shifts, mix.additions, mix.loads, mix.stores,
            signature(program, target, function));
        bodies += signature(program, target, function) + " {\n";
        const std::string body = source_body(
            program, target.ternary_logic ? with_latest_operand_last(function) : function, dialect);
        if (body.find("scalars[") == std::string::npos) bodies += "    (void)scalars;\n";
        bodies += body + "}\n\n";
    }
    const std::string preamble = Preamble(bodies, target).write();
    const Machine& machine = machine_of(target);
    std::string text = head_comment(program, target, head);
    const auto uses_intrinsics = [](const std::string& code) {
        return code.find("_mm") != std::string::npos;
    };
    if (uses_intrinsics(bodies) || uses_intrinsics(preamble))
        text += fmt::format("#include <{}>\n", machine.include);
    text += "#include <stdint.h>\n#include <string.h>\n\n";
    if (machine.macro[0] != '\0')
        text += fmt::format(
            "#ifndef {}\n#error \"this file is for {}: compile it with {}\"\n#endif\n\n",
            machine.macro, target.name, machine.flags);
    return text + preamble + "\n" + kOpenC + bodies + kCloseC;
}

std::string emit_c_header(const KernelProgram& program, const Target& target,
                          const SourceHead& head) {
    // Sources of several targets and layouts go into one program.
    const std::string prefix = upper_case(fmt::format(
        "{}_{}_{}", program.name, target.name, head.layout.substr(0, head.layout.find(' '))));
    const std::string guard = prefix + "_H";
    std::string text = head_comment(program, target, head);
    text += fmt::format("#ifndef {0}\n#define {0}\n\n#include <stdint.h>\n\n{1}", guard, kOpenC);
    const auto numbers = [&](const char* kind, const std::vector<KernelParameter>& parameters) {
        if (parameters.empty()) return;
        text += "enum {\n";
        for (const KernelParameter& parameter : parameters)
            text += fmt::format("    {},\n",
                                upper_case(fmt::format("{}_{}_{}", prefix, kind, parameter.name)));
        text += fmt::format("    {}_{}_COUNT,\n}};\n\n", prefix, upper_case(kind));
    };
    numbers("buffer", program.buffers);
    numbers("scalar", program.scalars);
    if (!head.notes.numbers.empty()) {
        text += "/* Bytes of a word, and how many rows and planes there are. */\nenum {\n";
        for (const auto& [name, value] : head.notes.numbers)
            text += fmt::format("    {}_{} = {},\n", prefix, name, value);
        text += "};\n\n";
    }
    if (!head.notes.lists.empty())
        text +=
            "/* The letters and their codes; the codes of the first rows and columns at the edges, "
            "of which the last\n   is that of all further ones; and by code what it says of a "
            "table, 0 "
            "where it says nothing. */\n";
    for (const auto& [name, list] : head.notes.lists)
        text += fmt::format("#define {}_{} {}\n", prefix, name, list);
    if (!head.notes.lists.empty()) text += "\n";
    for (const KernelFunction& function : program.functions)
        text += signature(program, target, function) + ";\n";
    return text + "\n" + kCloseC + "\n#endif\n";
}

const std::vector<Target>& c_targets() {
    static const std::vector<Target> targets = [] {
        std::vector<Target> all = all_targets();
        Target neon;
        neon.name = "neon";
        neon.description = "128 cells a register, Arm Advanced SIMD with its multiplexer (C only)";
        neon.word_bits = 128;
        neon.registers = 32;
        neon.library = *library_named("neon");
        neon.default_rows = 4;
        all.push_back(neon);
        return all;
    }();
    return targets;
}

Result<const Target*> find_c_target(std::string_view name) {
    std::vector<std::string> names;
    for (const Target& target : c_targets()) {
        if (target.name == name) return &target;
        names.push_back(target.name);
    }
    return Failure::user(fmt::format("there is no C for target '{}'; there is for {}", name,
                                     fmt::join(names, ", ")));
}

}  // namespace minterm
