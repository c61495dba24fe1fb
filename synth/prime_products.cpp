// SPDX-License-Identifier: Apache-2.0
//
// All primes of a multi-output table.
//
// Note [Ternary array]. A cube over n inputs is a number of n ternary digits: 0 and 1 for a
// literal, 2 for an input that does not appear. One array entry for each of the 3^n cubes holds the
// outputs that the cube may feed: those that are 1 or free on all of its minterms. The entry of a
// cube with a digit 2 is the intersection of the entries with that digit 0 and 1 (the merging step
// of McCluskey 1956, done for every pair at once and without a search for partners), and a cube is
// prime iff no digit can become 2 without losing an output. Don't-cares, which multiply the
// implicants and are the ruin of list-based merging, cost nothing here. The inner loops run over
// contiguous entries.
#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

#include "synth/minimize_qm.hpp"
#include "synth/used_inputs.hpp"

namespace minterm {

namespace {

/// `Tag` is an unsigned type with a bit for each output.
template <typename Tag>
std::vector<Product> primes_of(const TruthTable& table) {
    const int inputs = table.input_count();
    std::vector<std::size_t> power(1, 1);
    for (int i = 0; i < inputs; ++i) power.push_back(power.back() * 3);
    const std::size_t cubes = power.back();

    // `may`: the outputs that are 1 or free on the whole cube. `must`: those that are 1 somewhere.
    std::vector<Tag> may(cubes, 0);
    std::vector<Tag> must(cubes, 0);
    std::vector<std::size_t> place(std::size_t{1} << inputs, 0);  // of a minterm in the array
    for (std::size_t minterm = 0; minterm < place.size(); ++minterm) {
        if (minterm != 0) {
            const auto lowest = static_cast<std::size_t>(std::countr_zero(minterm));
            place[minterm] = place[minterm & (minterm - 1)] + power[lowest];
        }
        for (std::size_t o = 0; o < table.outputs.size(); ++o) {
            const bool on = table.outputs[o].on.test(minterm);
            const bool free = table.outputs[o].dont_care.test(minterm);
            const auto bit = static_cast<Tag>(std::uint64_t{1} << o);
            if (on) must[place[minterm]] = static_cast<Tag>(must[place[minterm]] | bit);
            if (on || free) may[place[minterm]] = static_cast<Tag>(may[place[minterm]] | bit);
        }
    }

    for (std::size_t i = 0; i + 1 < power.size(); ++i) {
        const std::size_t step = power[i];
        for (std::size_t base = 0; base < cubes; base += 3 * step) {
            Tag* const may_0 = may.data() + base;
            Tag* const must_0 = must.data() + base;
            for (std::size_t k = 0; k < step; ++k) {
                may_0[2 * step + k] = static_cast<Tag>(may_0[k] & may_0[step + k]);
                must_0[2 * step + k] = static_cast<Tag>(must_0[k] | must_0[step + k]);
            }
        }
    }

    std::vector<std::uint8_t> grows(cubes, 0);  // some literal can go without loss of an output
    for (std::size_t i = 0; i + 1 < power.size(); ++i) {
        const std::size_t step = power[i];
        for (std::size_t base = 0; base < cubes; base += 3 * step) {
            const Tag* const may_0 = may.data() + base;
            std::uint8_t* const grows_0 = grows.data() + base;
            for (std::size_t k = 0; k < step; ++k) {
                const Tag merged = may_0[2 * step + k];
                grows_0[k] = static_cast<std::uint8_t>(grows_0[k] | (may_0[k] == merged));
                grows_0[step + k] =
                    static_cast<std::uint8_t>(grows_0[step + k] | (may_0[step + k] == merged));
            }
        }
    }

    std::vector<Product> primes;
    for (std::size_t at = 0; at < cubes; ++at) {
        if (grows[at] != 0 || (may[at] & must[at]) == 0) continue;
        Product prime;
        prime.outputs = may[at];
        std::size_t digits = at;
        for (int i = 0; i < inputs; ++i, digits /= 3) {
            if (digits % 3 == 2) continue;
            prime.cube.mask |= std::uint32_t{1} << i;
            if (digits % 3 == 1) prime.cube.bits |= std::uint32_t{1} << i;
        }
        primes.push_back(prime);
    }
    return primes;
}

/// Of the least type with a bit for each output.
std::size_t tag_bytes(const TruthTable& table) {
    return std::bit_ceil(std::max<std::size_t>(1, (table.outputs.size() + 7) / 8));
}

}  // namespace

std::uint64_t prime_bytes(const TruthTable& table) {
    std::uint64_t bytes = 2 * tag_bytes(table) + 1;  // may, must and grows
    for (int i = 0; i < table.input_count(); ++i) bytes *= 3;
    return bytes;
}

std::vector<Product> prime_products(const TruthTable& table) {
    const std::vector<int> used = used_inputs(table);
    assert(used.size() <= static_cast<std::size_t>(kMaxPrimeInputs));
    const TruthTable small = keep_inputs(table, used);

    std::vector<Product> primes;
    switch (tag_bytes(table)) {
        case 1:
            primes = primes_of<std::uint8_t>(small);
            break;
        case 2:
            primes = primes_of<std::uint16_t>(small);
            break;
        case 4:
            primes = primes_of<std::uint32_t>(small);
            break;
        default:
            primes = primes_of<std::uint64_t>(small);
    }
    for (Product& prime : primes) prime.cube = widen(prime.cube, used);
    sort_products(primes);
    return primes;
}

}  // namespace minterm
