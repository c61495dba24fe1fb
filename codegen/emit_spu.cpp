// SPDX-License-Identifier: Apache-2.0
#include "codegen/emit_spu.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

#include "runtime/kernel_abi.hpp"

namespace minterm {

namespace {

constexpr std::uint32_t kDataBegin = 96 * 1024;  ///< code and constants lie below
constexpr std::uint32_t kWordBytes = 16;

std::uint32_t round_up(std::uint32_t value, std::uint32_t multiple) {
    return (value + multiple - 1) / multiple * multiple;
}

std::string cycles_text(const SpuSchedule& schedule) {
    return fmt::format(
        "{} cycles an iteration, {} at least: {} instructions for the even pipe, {} for the odd "
        "one; {} cycles of nops alone",
        schedule.loop.size(), schedule.bound(), schedule.even, schedule.odd, schedule.idle());
}

class AssemblyWriter {
public:
    explicit AssemblyWriter(std::string& text) : text_(text) {}

    void function(const std::string& name, const SpuSchedule& schedule) {
        text_ += fmt::format("\n.global {0}\n.align 3\n{0}:\n", name);
        for (const spu::Instruction& step : schedule.before) line(print(step));
        line(fmt::format("cgti $2, ${}, 0", schedule.count));
        line(fmt::format("brz $2, {}_end", name));
        for (const spu::Instruction& step : schedule.ramp) line(print(step));
        text_ += fmt::format("# {}\n.align 3\n{}_loop:\n", cycles_text(schedule), name);
        for (const SpuCycle& cycle : schedule.loop) loop_line(name, cycle);
        text_ += name + "_end:\n";
        for (const spu::Instruction& step : schedule.after) line(print(step));
        line("bi $0");
    }

private:
    void line(const std::string& instruction) { text_ += "    " + instruction + "\n"; }

    void loop_line(const std::string& name, const SpuCycle& cycle) {
        line(cycle.even ? print(*cycle.even) : "nop");
        if (!cycle.odd) return line("lnop");
        if (cycle.odd->op == spu::Op::Hbrr)
            return line(fmt::format("hbrr {0}_branch, {0}_loop", name));
        if (cycle.odd->op == spu::Op::Brnz) {
            text_ += name + "_branch:\n";
            return line(fmt::format("brnz ${}, {}_loop", cycle.odd->rt, name));
        }
        line(print(*cycle.odd));
    }

    std::string& text_;
};

std::string constants_text(const SpuConstantPool& pool) {
    std::string text = "\nconstants:\n";
    for (const auto& bytes : pool) {
        text += "    .long ";
        for (std::size_t i = 0; i < bytes.size(); i += 4)
            text +=
                fmt::format("{}{:#010x}", i == 0 ? "" : ", ",
                            std::uint32_t{bytes[i]} << 24U | std::uint32_t{bytes[i + 1]} << 16U |
                                std::uint32_t{bytes[i + 2]} << 8U | bytes[i + 3]);
        text += "\n";
    }
    return text;
}

std::string hash_lines(const std::string& text) {
    std::string lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines += begin == end ? "#\n" : "# " + text.substr(begin, end - begin) + "\n";
        begin = end + 1;
    }
    return lines;
}

std::string memory_text(const KernelProgram& program, const SpuMemory& memory) {
    std::string text = "Local store:\n";
    for (std::size_t i = 0; i < program.buffers.size(); ++i)
        text += fmt::format("    {:#07x} {:9} {}\n", memory.buffers[i], program.buffers[i].name,
                            program.buffers[i].meaning);
    int argument = 3;
    for (std::size_t i = 0; i < program.scalars.size(); ++i) {
        const std::optional<std::int64_t>& known = memory.scalars[i];
        text += fmt::format("    {:7} {:9} {}\n",
                            known ? std::to_string(*known) : fmt::format("${}", argument++),
                            program.scalars[i].name, program.scalars[i].meaning);
    }
    return text +
           fmt::format(
               "Bits within bytes are the other way round than in other kernels: bit 0 of a word "
               "is\nthe most significant one. A call does a piece of a strip: begin and end count "
               "iterations from a\nmultiple of {} on, end is at most {}, and windows and edges lie "
               "here from there on.\n",
               memory.period, kSpuIterations + memory.period);
}

}  // namespace

const Target& spu_target() {
    static const Target target = [] {
        Target spu;
        spu.name = "spu";
        spu.description =
            "128 cells a register, two-input logic and selb, two pipes (Cell/B.E. SPU, simulated)";
        spu.word_bits = 128;
        spu.registers = spu::kRegisters;
        spu.library = *library_named("spu");
        spu.default_rows = 8;
        spu.is_simulated = true;
        return spu;
    }();
    return target;
}

SpuMemory spu_wavefront_memory(const WavefrontCell& cell, int rows) {
    SpuMemory memory;
    if (cell.predicates > 0) memory.period = cell.word_bits;
    memory.begin = kDataBegin;
    std::uint32_t place = kDataBegin;
    const auto registers = static_cast<std::uint32_t>(rows);
    const auto take = [&](std::uint32_t bytes, bool is_ring = false) {
        memory.buffers.push_back(place);
        memory.rings.push_back(is_ring);
        place += round_up(bytes, kWordBytes);
    };
    // Windows q + 1 for q up to the last iteration: a byte every eight, and a word. A power of two,
    // so that a multiplication is a shift.
    const auto iterations = static_cast<std::uint32_t>(kSpuIterations + memory.period);
    const std::uint32_t copy_stride = std::bit_ceil(iterations / 8 + 1 + kWordBytes);
    const std::uint32_t edge_stride = round_up(iterations * registers + kWordBytes, kWordBytes);
    const auto planes = [](int count) { return static_cast<std::uint32_t>(count); };
    if (cell.predicates > 0) {
        const std::uint32_t entry = registers * planes(cell.predicates) * kWordBytes;
        take(entry << planes(cell.b_planes));
        take(iterations * registers + kWordBytes);
    } else {
        take(registers * planes(cell.a_planes) * kWordBytes);
        take(registers * planes(cell.b_planes) * 8 * copy_stride);
    }
    take(registers * 8 * copy_stride);
    take(registers * planes(cell.vertical_planes) * kWordBytes);
    take(registers * planes(cell.horizontal_planes) * kWordBytes);
    take(planes(cell.horizontal_planes) * edge_stride);
    take(planes(cell.horizontal_planes) * edge_stride);
    take(registers * planes(cell.horizontal_planes) * kWordBytes);
    if (cell.predicates > 0) {
        const auto slot = static_cast<std::uint32_t>(letter_masks::slot_bytes(cell, rows));
        take(static_cast<std::uint32_t>(letter_masks::ring_slots(cell)) * slot, /*is_ring=*/true);
        take(static_cast<std::uint32_t>(letter_masks::carried_words(cell, rows)) * kWordBytes);
        take(static_cast<std::uint32_t>(letter_masks::stages(cell.word_bits)) * kWordBytes);
    }
    memory.end = place;
    memory.scalars.assign(wavefront::kScalarCount, std::nullopt);
    memory.scalars[wavefront::kCopyStride] = copy_stride;
    memory.scalars[wavefront::kTopStride] = edge_stride;
    memory.scalars[wavefront::kBottomStride] = edge_stride;
    return memory;
}

Status check_code_room(const std::string& name, std::size_t steps, const SpuMemory& memory) {
    const std::size_t bytes = steps * sizeof(std::uint32_t);
    if (bytes <= memory.begin) return success();
    return Failure::environment(fmt::format(
        "{}: {} instructions of loops are {} bytes, and there is room for {} below the buffers; "
        "fewer rows (--rows) or a smaller alphabet need less",
        name, steps, bytes, memory.begin));
}

Result<SpuAssembly> emit_spu(const std::vector<const KernelProgram*>& programs,
                             const SpuMemory& memory, const SourceHead& head) {
    if (memory.end > spu::kLocalStoreBytes)
        return Failure::environment(fmt::format(
            "{}: buffers end at {} of a local store of {} bytes; fewer rows (--rows) or a smaller "
            "alphabet need less",
            programs.front()->name, memory.end, spu::kLocalStoreBytes));
    SpuAssembly assembly;
    std::string head_text = head.title + ".\n\nMade by: " + head.command + "\n\n" +
                            memory_text(*programs.front(), memory) + "\n" + head.notes.text + "\n" +
                            head.cell;
    std::string code;
    AssemblyWriter writer(code);
    SpuConstantPool pool;
    std::vector<std::pair<std::string, SpuFunction>> functions;
    std::size_t steps = 0;
    for (const KernelProgram* program : programs)
        for (const KernelFunction& function : program->functions) {
            MINTERM_TRY(SpuFunction lowered, lower_to_spu(function, memory, pool));
            steps += lowered.body.size();
            functions.emplace_back(program->name + "_" + function.name, std::move(lowered));
        }
    if (Status room = check_code_room(programs.front()->name, steps, memory); !room)
        return std::move(room).failure();
    for (const auto& [name, function] : functions) {
        MINTERM_TRY(SpuSchedule schedule, schedule_spu(function));
        writer.function(name, schedule);
        assembly.functions.push_back({name, std::move(schedule)});
    }
    assembly.text = hash_lines(head_text) + constants_text(pool) + code;
    return assembly;
}

std::string print_schedules(const SpuAssembly& assembly) {
    const auto origin = [](ValueId value) {
        return value == kNoValue ? std::string() : fmt::format("%{}", value);
    };
    const auto text_of = [](const std::optional<spu::Instruction>& instruction) {
        return instruction ? print(*instruction) : std::string("-");
    };
    std::string text;
    for (const auto& [name, schedule] : assembly.functions) {
        text +=
            fmt::format("{}: {}; {} registers\n", name, cycles_text(schedule), schedule.registers);
        text +=
            fmt::format("{:>6}  {:28} {:6}  {:28} {}\n", "cycle", "even", "value", "odd", "value");
        for (std::size_t i = 0; i < schedule.loop.size(); ++i) {
            const SpuCycle& cycle = schedule.loop[i];
            text += fmt::format("{:6}  {:28} {:6}  {:28} {}\n", i, text_of(cycle.even),
                                origin(cycle.even_origin), text_of(cycle.odd),
                                origin(cycle.odd_origin));
        }
    }
    return text;
}

}  // namespace minterm
