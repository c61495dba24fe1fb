// SPDX-License-Identifier: Apache-2.0
//
// Enough of CUDA for an ordinary compiler: the lanes of a warp are fibers, which run one after the
// other, in an order drawn anew each time, until each of them waits for the others. Emitted sources
// are compiled with this in front of them, unchanged; what they do without waiting for each other
// shows as a wrong answer. Lanes that wait in different places end the program.
#pragma once

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <ucontext.h>

#define __device__
#define __global__
#define __launch_bounds__(...)
#define __forceinline__ inline
#define __noinline__ __attribute__((noinline))

namespace simt {

inline constexpr int kLanes = 32;
inline constexpr size_t kStackBytes = size_t{128} << 10U;

struct Dimension {
    unsigned x = 0;
};

struct Lane {
    ucontext_t context{};
    char* stack = nullptr;
    const char* waits_in = nullptr;
    unsigned exchanges = 0;
    bool is_done = false;
};

struct Warp {
    ucontext_t scheduler{};
    Lane lanes[kLanes];
    uint32_t slots[2][kLanes]{};
    uint32_t seed = 1;
    int current = 0;
    void (*kernel)(uint8_t* const*, const int64_t*, int) = nullptr;
    uint8_t* const* buffers = nullptr;
    const int64_t* scalars = nullptr;
    int number = 0;
};

inline Warp& warp() {
    static Warp only;
    return only;
}

inline Dimension thread_index, block_index, block_dimension;

/// Until all lanes are here.
inline void wait(const char* where) {
    Warp& all = warp();
    Lane& mine = all.lanes[all.current];
    mine.waits_in = where;
    swapcontext(&mine.context, &all.scheduler);
}

/// What lane `from` gives. The slots of an exchange are used again by the one after the next, when
/// everybody has read them.
inline uint32_t exchange(const char* where, uint32_t value, int from) {
    Warp& all = warp();
    const int me = all.current;
    uint32_t* const slots = all.slots[all.lanes[me].exchanges++ % 2];
    slots[me] = value;
    wait(where);
    return slots[from & (kLanes - 1)];
}

inline void run_lane() {
    Warp& all = warp();
    all.kernel(all.buffers, all.scalars, all.number);
    all.lanes[all.current].is_done = true;
    swapcontext(&all.lanes[all.current].context, &all.scheduler);
}

/// At the kernel's first statement. Stacks stay for the next time.
inline void begin(Lane& lane) {
    if (lane.stack == nullptr) lane.stack = static_cast<char*>(malloc(kStackBytes));
    if (lane.stack == nullptr) abort();
    lane.is_done = false;
    lane.exchanges = 0;
    getcontext(&lane.context);
    lane.context.uc_stack.ss_sp = lane.stack;
    lane.context.uc_stack.ss_size = kStackBytes;
    lane.context.uc_link = nullptr;
    makecontext(&lane.context, run_lane, 0);
}

/// The numbers below `count` in an order that is another one each time.
inline void shuffle(int* order, int count) {
    Warp& all = warp();
    for (int i = 0; i < count; ++i) order[i] = i;
    for (int i = count - 1; i > 0; --i) {
        all.seed = all.seed * 1664525U + 1013904223U;
        int& other = order[(all.seed >> 16U) % static_cast<unsigned>(i + 1)];
        const int mine = order[i];
        order[i] = other;
        other = mine;
    }
}

/// Each lane once, in some order, up to where it waits; whether any is left.
inline bool step() {
    Warp& all = warp();
    int order[kLanes];
    shuffle(order, kLanes);
    for (const int lane : order) {
        all.current = lane;
        thread_index.x = static_cast<unsigned>(lane);
        swapcontext(&all.scheduler, &all.lanes[lane].context);
    }
    for (const Lane& lane : all.lanes) {
        const Lane& first = all.lanes[0];
        if (lane.is_done == first.is_done && (lane.is_done || lane.waits_in == first.waits_in))
            continue;
        fprintf(stderr, "lanes of a warp wait in %s and in %s\n",
                first.is_done ? "the end" : first.waits_in,
                lane.is_done ? "the end" : lane.waits_in);
        abort();
    }
    return !all.lanes[0].is_done;
}

/// `blocks` of one warp each, one after the other in some order, all with the same number.
inline void launch(void (*kernel)(uint8_t* const*, const int64_t*, int), uint8_t* const* buffers,
                   const int64_t* scalars, int number, int blocks) {
    Warp& all = warp();
    all.kernel = kernel;
    all.buffers = buffers;
    all.scalars = scalars;
    all.number = number;
    block_dimension.x = kLanes;
    int* const order = static_cast<int*>(malloc(static_cast<size_t>(blocks) * sizeof(int)));
    if (order == nullptr) abort();
    shuffle(order, blocks);
    for (int i = 0; i < blocks; ++i) {
        block_index.x = static_cast<unsigned>(order[i]);
        for (Lane& lane : all.lanes) {
            begin(lane);
        }
        while (step()) {
        }
    }
    free(order);
}

/// A kernel of so many tasks, a warp each.
inline void run(void (*kernel)(uint8_t* const*, const int64_t*, int), uint8_t* const* buffers,
                const int64_t* scalars, int tasks) {
    launch(kernel, buffers, scalars, tasks, tasks);
}

}  // namespace simt

#define threadIdx simt::thread_index
#define blockIdx simt::block_index
#define blockDim simt::block_dimension

inline void __syncwarp() { simt::wait("__syncwarp"); }
inline uint32_t __shfl_sync(uint32_t, uint32_t value, int from) {
    return simt::exchange("__shfl_sync", value, from);
}
inline uint32_t __shfl_up_sync(uint32_t, uint32_t value, int by) {
    const int me = static_cast<int>(threadIdx.x);
    return simt::exchange("__shfl_up_sync", value, me < by ? me : me - by);
}
inline uint32_t __shfl_down_sync(uint32_t, uint32_t value, int by) {
    const int me = static_cast<int>(threadIdx.x);
    return simt::exchange("__shfl_down_sync", value, me + by < simt::kLanes ? me + by : me);
}
inline uint32_t __shfl_xor_sync(uint32_t, uint32_t value, int mask) {
    return simt::exchange("__shfl_xor_sync", value, static_cast<int>(threadIdx.x) ^ mask);
}
inline uint32_t __ballot_sync(uint32_t, bool vote) {
    simt::Warp& all = simt::warp();
    uint32_t* const slots = all.slots[all.lanes[all.current].exchanges % 2];
    simt::exchange("__ballot_sync", vote ? 1U : 0U, 0);
    uint32_t votes = 0;
    for (unsigned lane = 0; lane < simt::kLanes; ++lane) votes |= slots[lane] << lane;
    return votes;
}
inline uint32_t __funnelshift_r(uint32_t low, uint32_t high, uint32_t bits) {
    return static_cast<uint32_t>((uint64_t{high} << 32U | low) >> (bits & 31U));
}
inline uint32_t __funnelshift_l(uint32_t low, uint32_t high, uint32_t bits) {
    return static_cast<uint32_t>((uint64_t{high} << 32U | low) << (bits & 31U) >> 32U);
}
