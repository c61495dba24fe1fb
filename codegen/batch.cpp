// SPDX-License-Identifier: Apache-2.0
//
// The batch layout: see runtime/kernel_abi.hpp, Note [Batch layout].
#include "codegen/batch.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "codegen/emit_network.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

namespace {

/// A loop over columns (or rows) in which every sequence of words is addressed by the same index.
class BatchFunction {
public:
    BatchFunction(const BatchCell& cell, std::string name)
        : cell_(cell), builder_(std::move(name)) {}

    /// A tile: its rows' vertical flow stays in registers, the horizontal flow goes down through
    /// them and on through memory.
    KernelFunction tile(int rows, bool held) && {
        read_scalars();
        std::vector<Planes> vertical(static_cast<std::size_t>(rows));
        for (int row = 0; row < rows; ++row)
            for (int plane = 0; plane < cell_.vertical_planes; ++plane)
                vertical[static_cast<std::size_t>(row)].push_back(
                    builder_.load(row_word(batch::kVertical, row, cell_.vertical_planes, plane)));

        std::vector<Planes> held_symbols(cell_.holds_symbols ? vertical.size() : 0);
        for (std::size_t row = 0; row < held_symbols.size(); ++row)
            held_symbols[row] = load_symbols_of(static_cast<int>(row));

        const ValueId column = builder_.begin_loop(begin_, end_);
        std::vector<Planes> carried(vertical.size());
        for (std::size_t row = 0; row < vertical.size(); ++row)
            for (const ValueId value : vertical[row]) carried[row].push_back(builder_.carry(value));
        const ValueId word = builder_.multiply(column, word_bytes_);
        Planes down = load_sequence(batch::kHorizontal, word, cell_.horizontal_planes);
        const Planes symbols = load_sequence(batch::kSymbolsB, word, symbols_b());
        Planes active;
        if (held) active = load_sequence(batch::kActive, word, 1);
        const ValueId masks = builder_.scale(word, cell_.predicates);
        for (std::size_t row = 0; row < vertical.size(); ++row) {
            Planes inputs = carried[row];
            inputs.insert(inputs.end(), down.begin(), down.end());
            const Planes own =
                cell_.holds_symbols ? held_symbols[row] : load_symbols_of(static_cast<int>(row));
            inputs.insert(inputs.end(), own.begin(), own.end());
            inputs.insert(inputs.end(), symbols.begin(), symbols.end());
            for (int predicate = 0; predicate < cell_.predicates; ++predicate)
                inputs.push_back(builder_.load({batch::kFirstMask + static_cast<std::uint32_t>(row),
                                                masks, predicate, 0, true}));
            inputs.insert(inputs.end(), active.begin(), active.end());
            const Planes out = emit_network(builder_, held ? cell_.held : cell_.cell, inputs);
            const auto split = out.begin() + cell_.vertical_planes;
            for (std::size_t plane = 0; plane < carried[row].size(); ++plane)
                builder_.set_next(carried[row][plane], out[plane]);
            down.assign(split, out.end());
        }
        store_sequence(batch::kHorizontal, word, down);
        builder_.end_loop();

        for (int row = 0; row < rows; ++row)
            for (int plane = 0; plane < cell_.vertical_planes; ++plane)
                builder_.store(
                    row_word(batch::kVertical, row, cell_.vertical_planes, plane),
                    carried[static_cast<std::size_t>(row)][static_cast<std::size_t>(plane)]);
        return std::move(builder_).finish();
    }

    /// Adds the numbers of rows begin .. end - 1 of the right edge to the counters.
    KernelFunction sum(bool counted) && {
        read_scalars();
        Planes counters;
        for (int plane = 0; plane < cell_.counter_planes; ++plane)
            counters.push_back(builder_.load({batch::kCounters, kNoValue, plane, 0, true}));
        const ValueId row = builder_.begin_loop(begin_, end_);
        Planes carried;
        for (const ValueId counter : counters) carried.push_back(builder_.carry(counter));
        const ValueId word = builder_.multiply(row, word_bytes_);
        Planes inputs = load_sequence(batch::kVertical, word, cell_.vertical_planes);
        inputs.insert(inputs.end(), carried.begin(), carried.end());
        if (counted) inputs.push_back(load_sequence(batch::kCounted, word, 1).front());
        const Planes sums = emit_network(builder_, counted ? cell_.sum_counted : cell_.sum, inputs,
                                         {NetworkRole::Sum});
        for (std::size_t plane = 0; plane < sums.size(); ++plane)
            builder_.set_next(carried[plane], sums[plane]);
        builder_.end_loop();
        for (int plane = 0; plane < cell_.counter_planes; ++plane)
            builder_.store({batch::kCounters, kNoValue, plane, 0, true},
                           carried[static_cast<std::size_t>(plane)]);
        return std::move(builder_).finish();
    }

    /// What the predicates say of one symbol of a and every column.
    KernelFunction masks() && {
        read_scalars();
        Planes symbol;
        for (int plane = 0; plane < cell_.a_planes; ++plane)
            symbol.push_back(builder_.load({batch::kSymbolsA, kNoValue, plane, 0, true}));
        const ValueId column = builder_.begin_loop(begin_, end_);
        const ValueId word = builder_.multiply(column, word_bytes_);
        Planes inputs = symbol;
        const Planes symbols = load_sequence(batch::kSymbolsB, word, cell_.b_planes);
        inputs.insert(inputs.end(), symbols.begin(), symbols.end());
        store_sequence(batch::kFirstMask, word,
                       emit_network(builder_, cell_.mismatch, inputs, {NetworkRole::Symbols}));
        builder_.end_loop();
        return std::move(builder_).finish();
    }

private:
    void read_scalars() {
        begin_ = builder_.scalar(batch::kBegin);
        end_ = builder_.scalar(batch::kEnd);
        word_bytes_ = builder_.scalar(batch::kWordBytes);
    }

    int symbols_a() const { return cell_.predicates > 0 ? 0 : cell_.a_planes; }
    int symbols_b() const { return cell_.predicates > 0 ? 0 : cell_.b_planes; }

    static FunctionBuilder::Address row_word(std::uint32_t buffer, int row, int planes, int plane) {
        return {buffer, kNoValue, row * planes + plane, 0, true};
    }

    /// The planes of a's symbol in a row of the tile.
    Planes load_symbols_of(int row) {
        Planes loaded;
        for (int plane = 0; plane < symbols_a(); ++plane)
            loaded.push_back(builder_.load(row_word(batch::kSymbolsA, row, symbols_a(), plane)));
        return loaded;
    }

    /// The planes at one place of a sequence that has them side by side.
    Planes load_sequence(std::uint32_t buffer, ValueId word, int planes) {
        Planes loaded;
        if (planes == 0) return loaded;
        const ValueId place = builder_.scale(word, planes);
        for (int plane = 0; plane < planes; ++plane)
            loaded.push_back(builder_.load({buffer, place, plane, 0, true}));
        return loaded;
    }

    void store_sequence(std::uint32_t buffer, ValueId word, const Planes& values) {
        if (values.empty()) return;
        const ValueId place = builder_.scale(word, static_cast<std::int64_t>(values.size()));
        for (std::size_t plane = 0; plane < values.size(); ++plane)
            builder_.store({buffer, place, static_cast<std::int32_t>(plane), 0, true},
                           values[plane]);
    }

    const BatchCell& cell_;
    FunctionBuilder builder_;
    ValueId begin_ = kNoValue;
    ValueId end_ = kNoValue;
    ValueId word_bytes_ = kNoValue;
};

}  // namespace

std::string tile_function(int rows, bool held) {
    return (held ? "held" : "steady") + std::to_string(rows);
}

KernelProgram layout_batch(const std::string& name, const BatchCell& cell,
                           const std::vector<int>& heights) {
    KernelProgram program;
    program.name = name;
    program.buffers = {
        {"a", "planes of a's symbols, row by row; one symbol's for masks"},
        {"b", "planes of b's symbols, column by column"},
        {"active", "a word a column: in which pairs the column exists"},
        {"vertical", "vertical flow, row by row, in and out"},
        {"horizontal", "horizontal flow, column by column, in and out"},
        {"counted", "a word a row: in which pairs it counts"},
        {"counters", "planes of the sums, in and out"},
    };
    program.scalars = {
        {"begin", "first column, or row"},
        {"end", "one past the last"},
        {"word_bytes", "bytes of a word"},
    };
    int mask_buffers = cell.predicates > 0 ? 1 : 0;
    for (const int rows : heights) {
        for (const bool held : {false, true})
            program.functions.push_back(
                BatchFunction(cell, tile_function(rows, held)).tile(rows, held));
        if (cell.predicates > 0) mask_buffers = std::max(mask_buffers, rows);
    }
    for (const bool counted : {false, true})
        program.functions.push_back(
            BatchFunction(cell, counted ? "sum_counted" : "sum").sum(counted));
    if (cell.predicates > 0) program.functions.push_back(BatchFunction(cell, "masks").masks());
    for (int row = 0; row < mask_buffers; ++row)
        program.buffers.push_back(
            {"mask" + std::to_string(row),
             "predicates of row " + std::to_string(row) + "'s symbol, column by column"});
    return program;
}

}  // namespace minterm
