// SPDX-License-Identifier: Apache-2.0
//
// Random formulas that are then held between bounds which keep flows finite; one in a few is left
// free, so that refusals are met as well. Random parts are drawn in braces or statements of their
// own: the order in which arguments are evaluated differs between compilers.
#include "tests/property/random_recurrence.hpp"

#include <array>

#include "tests/support/recurrence_builder.hpp"

namespace minterm::testing {

// SplitMix64 (Steele, Lea, Flood 2014).
std::uint64_t Random::next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
}

std::string random_string(Random& random, std::size_t length) {
    std::string text(length, ' ');
    for (char& c : text) {
        c = static_cast<char>('a' + random.below(4));
        if (random.one_in(16)) c = '\0';
        if (random.one_in(16)) c = '\xff';
    }
    return text;
}

namespace {

class Generator {
public:
    explicit Generator(std::uint64_t seed)
        : random_(seed), builder_("random_" + std::to_string(seed)) {}

    Recurrence run(std::uint64_t kind) {
        const int predicates = random_.between(1, 2);
        for (int r = 0; r < predicates; ++r) add_predicate(r);
        switch (kind) {
            case 0:
            case 1:
                invariant_table();
                break;
            case 2:
                saturated_table();
                break;
            case 3:
                boolean_table();
                break;
            case 4:
                invariant_table();
                follower_table();
                break;
            default:
                invariant_table();
                witness_table();
                break;
        }
        answer();
        return builder_.build();
    }

    Recurrence run_far() {
        add_predicate(0);
        random_.one_in(3) ? far_truth_table() : far_table();
        answer();
        return builder_.build();
    }

private:
    void add_predicate(int r) {
        const std::string name = "p" + std::to_string(r);
        if (r == 0 && random_.one_in(2)) {
            builder_.equality(name);
            return;
        }
        // One random bit a pair of residues: small enough for few classes, and seldom symmetric.
        const std::uint64_t pairs = random_.next();
        builder_.relation(name, [pairs](unsigned char a, unsigned char b) {
            return (pairs >> (8 * (a % 8) + b % 8) & 1) != 0;
        });
    }

    Formula predicate() {
        const auto relations = static_cast<int>(builder_.build().relations.size());
        const Formula holds = builder_.holds(static_cast<std::uint32_t>(random_.below(relations)));
        return random_.one_in(4) ? !holds : holds;
    }

    Formula neighbour(std::uint32_t table) {
        switch (random_.below(3)) {
            case 0:
                return builder_.left(table);
            case 1:
                return builder_.above(table);
            default:
                return builder_.diagonal(table);
        }
    }

    Formula small_number() { return builder_.number(random_.between(-2, 2)); }

    Formula cost() {
        const std::array<Formula, 2> numbers{small_number(), small_number()};
        return select(predicate(), numbers[0], numbers[1]);
    }

    // Adding a constant to all values read adds it to the result.
    Formula invariant(std::uint32_t table, int depth) {
        if (depth == 0) {
            const Formula read = neighbour(table);
            return random_.one_in(3) ? read : read + small_number();
        }
        const auto part = [&] { return invariant(table, depth - 1); };
        const std::array<Formula, 2> p{part(), part()};
        switch (random_.below(6)) {
            case 0:
            case 1:
                return min(p[0], p[1]);
            case 2:
                return max(p[0], p[1]);
            case 3:
                return select(predicate(), p[0], p[1]);
            case 4: {
                const std::array<Formula, 2> q{part(), part()};
                return select(q[0] <= q[1], p[0], p[1]);
            }
            default:
                return p[0] + cost();
        }
    }

    Formula any_integer(std::uint32_t table, int depth) {
        if (depth == 0) return random_.one_in(4) ? small_number() : neighbour(table);
        const auto part = [&] { return any_integer(table, depth - 1); };
        const std::array<Formula, 2> p{part(), part()};
        switch (random_.below(7)) {
            case 0:
                return min(p[0], p[1]);
            case 1:
                return max(p[0], p[1]);
            case 2:
                return p[0] - p[1];
            case 3:
                return -p[0];
            case 4: {
                const std::array<Formula, 2> q{part(), part()};
                return select(q[0] == q[1], p[0], p[1]);
            }
            case 5:
                return builder_.number(2) * p[0];
            default:
                return p[0] + cost();
        }
    }

    Formula any_truth(std::uint32_t table, int depth) {
        if (depth == 0) {
            return random_.one_in(3) ? predicate() : neighbour(table);
        }
        const auto part = [&] { return any_truth(table, depth - 1); };
        const std::array<Formula, 2> p{part(), part()};
        switch (random_.below(5)) {
            case 0:
                return p[0] && p[1];
            case 1:
                return p[0] || p[1];
            case 2:
                return !p[0];
            case 3:
                return p[0] != p[1];
            default:
                return select(predicate(), p[0], p[1]);
        }
    }

    // A boundary with steps of at most 2 and now and then a bend.
    Formula straight(Formula index) {
        const Formula line = builder_.number(random_.between(-2, 2)) * index;
        if (random_.one_in(4)) return min(line, random_.between(0, 5));
        if (random_.one_in(4)) {
            const Formula bent = line + random_.between(-1, 1);
            return select(index <= random_.between(0, 5), line, bent);
        }
        return line;
    }

    void invariant_table() {
        const auto table = builder_.int_table("D");
        Formula cell = invariant(table, random_.between(1, 3));
        if (!random_.one_in(6)) {
            // Never further than `step` from the neighbours on either side.
            const int step = random_.between(1, 2);
            const Formula above = builder_.above(table);
            const Formula left = builder_.left(table);
            cell = max(min(cell, min(above, left) + step), max(above, left) - step);
        }
        const std::array<Formula, 2> border{straight(builder_.j()), straight(builder_.i())};
        builder_.fill(table, border[0], border[1], cell);
    }

    void saturated_table() {
        const auto table = builder_.int_table("M");
        const int least = random_.between(-2, 0);
        const int greatest = random_.between(1, 4);
        const auto bound = [&](Formula x) { return max(min(x, greatest), least); };
        Formula cell = any_integer(table, random_.between(1, 3));
        if (!random_.one_in(8)) cell = bound(cell);
        const std::array<Formula, 2> border{straight(builder_.j()), straight(builder_.i())};
        builder_.fill(table, bound(border[0]), bound(border[1]), cell);
    }

    void boolean_table() {
        const auto table = builder_.bool_table("S");
        const std::array<Formula, 2> border{
            random_.one_in(2) ? builder_.truth(true) : builder_.j() <= 2,
            random_.one_in(2) ? builder_.truth(false) : builder_.i() == 1};
        builder_.fill(table, border[0], border[1], any_truth(table, random_.between(1, 3)));
    }

    Formula far_read(std::uint32_t table) {
        const int up = random_.below(3);
        const int left = up < 2 ? 2 : random_.below(3);
        return builder_.far(table, up, left);
    }

    Formula far_predicate() {
        const int up = random_.below(3);
        return builder_.holds(0, up, random_.below(3));
    }

    // What min and max leave out where it is missing, or symbols that are asked first.
    void far_table() {
        const auto table = builder_.int_table("D");
        const Formula above = builder_.above(table);
        const Formula left = builder_.left(table);
        Formula cell = invariant(table, 1);
        const std::array<Formula, 2> asked{far_predicate(), far_predicate()};
        const int cost = random_.between(0, 2);
        switch (random_.below(3)) {
            case 0:
                cell = min(cell, select(builder_.holds(0, 1, 0) && builder_.holds(0, 0, 1),
                                        builder_.far(table, 2, 2), builder_.diagonal(table)) +
                                     cost);
                break;
            case 1:
                cell = min(cell, far_read(table) + cost);
                break;
            default:
                cell = select(asked[0] && asked[1], cell, max(above - cost, far_read(table)));
                break;
        }
        cell = max(min(cell, min(above, left) + 1), max(above, left) - 1);
        const std::array<Formula, 2> border{straight(builder_.j()), straight(builder_.i())};
        builder_.fill(table, border[0], border[1], cell);
    }

    void far_truth_table() {
        const auto table = builder_.bool_table("S");
        const std::array<Formula, 2> reads{far_read(table), neighbour(table)};
        const std::array<Formula, 2> asked{far_predicate(), far_predicate()};
        const Formula cell = random_.one_in(2) ? (reads[0] && asked[0]) || (reads[1] && asked[1])
                                               : select(asked[0], reads[0] != reads[1], asked[1]);
        builder_.fill(table, builder_.j() <= 2, builder_.truth(random_.one_in(2)), cell);
    }

    // A second integer that stays near the first one.
    void follower_table() {
        const auto table = builder_.int_table("E");
        const int distance = random_.between(1, 2);
        const Formula guide = builder_.here(0);
        const std::array<Formula, 2> free{invariant(table, 1), invariant(0, 1)};
        const Formula cell = max(min(min(free[0], free[1]), guide + distance), guide - distance);
        const Recurrence so_far = builder_.build();
        const Formula row{&builder_, so_far.tables[0].first_row, ValueType::Int};
        const Formula col{&builder_, so_far.tables[0].first_col, ValueType::Int};
        const int row_offset = random_.between(-1, 1);
        builder_.fill(table, row + row_offset, col + random_.between(-1, 1), cell);
    }

    // A truth value that compares integers.
    void witness_table() {
        const auto table = builder_.bool_table("W");
        const Formula grew = builder_.here(0) > neighbour(0);
        const Formula before = neighbour(table);
        const Formula cell = random_.one_in(2) ? grew && before : select(before, predicate(), grew);
        builder_.fill(table, builder_.truth(random_.one_in(2)), builder_.i() <= 2, cell);
    }

    void answer() {
        const Recurrence so_far = builder_.build();
        const auto table =
            static_cast<std::uint32_t>(random_.below(static_cast<int>(so_far.tables.size())));
        const bool truth = so_far.tables[table].type == ValueType::Bool;
        switch (random_.below(4)) {
            case 0:
                builder_.answer_corner(table);
                break;
            case 1:
                truth ? builder_.answer_corner(table) : builder_.answer_least(table);
                break;
            case 2:
                truth ? builder_.answer_corner(table) : builder_.answer_greatest(table);
                break;
            default:
                builder_.answer_where(table, truth
                                                 ? builder_.here(table)
                                                 : builder_.here(table) <= random_.between(-2, 4));
                break;
        }
    }

    Random random_;
    RecurrenceBuilder builder_;
};

}  // namespace

Recurrence random_recurrence(std::uint64_t seed) { return Generator(seed).run(seed % 6); }

Recurrence random_far_recurrence(std::uint64_t seed) { return Generator(seed).run_far(); }

}  // namespace minterm::testing
