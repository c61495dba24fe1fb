// SPDX-License-Identifier: Apache-2.0
//
// Enough of CUDA for an ordinary compiler: the threads of a block are fibers, which run one after
// the other, in an order drawn anew each time, until each of them waits for the others of its warp
// or of its block. Sources are compiled with this in front of them, unchanged; what they do without
// waiting for each other shows as a wrong answer. Blocks of one warp take turns, a few of them at a
// time, from wait to wait: one may wait for what another writes, and a block that waits for one
// that has not begun, and never will, hangs. Lanes of a warp that wait in different places end the
// program, and so do warps of which one waits for a block that another has left. Shared memory
// holds anything when a block begins.
#pragma once

// longjmp goes from one stack to another here, which its checked form takes for an error.
#undef _FORTIFY_SOURCE

#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

#define __device__
#define __global__
#define __launch_bounds__(...)
#define __forceinline__ inline
#define __noinline__ __attribute__((noinline))
/// Of kernels and functions that are not inlined, and not of templates. It is one place for all
/// blocks, where what the block that runs has of it lies while it runs.
#define __shared__ static __attribute__((section("simt_shared")))
#define __align__(bytes) __attribute__((aligned(bytes)))

/// All shared memory of a program, if it has any; the linker's names.
extern "C" {
extern char __start_simt_shared[] __attribute__((weak, visibility("hidden")));
extern char __stop_simt_shared[] __attribute__((weak, visibility("hidden")));
}

namespace simt {

inline constexpr int kLanes = 32;
inline constexpr int kMostWarps = 32;
inline constexpr int kMostBlocks = 6;  ///< at a time
inline constexpr size_t kStackBytes = size_t{128} << 10U;
inline constexpr const char* kBlockWaits = "__syncthreads";

struct Dimension {
    unsigned x = 0;
};

/// A context is where a lane begins; from then on jumps lead there and back, without the system
/// calls that a change of contexts takes.
struct Lane {
    ucontext_t context{};
    jmp_buf place{};
    bool has_begun = false;
    char* stack = nullptr;
    const char* waits_in = nullptr;
    unsigned exchanges = 0;
    bool is_done = false;
};

struct Warp {
    Lane lanes[kLanes];
    uint32_t slots[2][kLanes]{};
};

struct Block {
    Warp warps[kMostWarps];
    unsigned index = 0;
    char* shared = nullptr;  ///< its shared memory, while others run
};

struct Device {
    jmp_buf scheduler{};
    Block blocks[kMostBlocks];
    uint32_t seed = 1;
    int block = 0;  ///< who runs
    int warp = 0;
    int lane = 0;
    void (*kernel)(uint8_t* const*, const int64_t*, int) = nullptr;
    uint8_t* const* buffers = nullptr;
    const int64_t* scalars = nullptr;
    int number = 0;
};

inline Device& device() {
    static Device only;
    return only;
}
inline Warp& warp() { return device().blocks[device().block].warps[device().warp]; }

inline Dimension thread_index, block_index, block_dimension, grid_dimension;

/// From the lane that runs to who let it run, until it may go on.
[[gnu::noinline]] inline void leave(Lane& lane) {
    if (_setjmp(lane.place) == 0) _longjmp(device().scheduler, 1);
}
/// The other way round.
[[gnu::noinline]] inline void enter(Lane& lane) {
    if (_setjmp(device().scheduler) != 0) return;
    if (lane.has_begun) _longjmp(lane.place, 1);
    lane.has_begun = true;
    setcontext(&lane.context);
}

/// Until all lanes are here, or all threads of the block.
inline void wait(const char* where) {
    Lane& mine = warp().lanes[device().lane];
    mine.waits_in = where;
    leave(mine);
}

/// What lane `from` gives. The slots of an exchange are used again by the one after the next, when
/// everybody has read them.
inline uint32_t exchange(const char* where, uint32_t value, int from) {
    Warp& all = warp();
    const int me = device().lane;
    uint32_t* const slots = all.slots[all.lanes[me].exchanges++ % 2];
    slots[me] = value;
    wait(where);
    return slots[from & (kLanes - 1)];
}

inline void run_lane() {
    Device& all = device();
    all.kernel(all.buffers, all.scalars, all.number);
    Lane& mine = warp().lanes[all.lane];
    mine.is_done = true;
    leave(mine);
}

/// At the kernel's first statement. Stacks stay for the next time.
inline void begin(Lane& lane) {
    if (lane.stack == nullptr) lane.stack = static_cast<char*>(malloc(kStackBytes));
    if (lane.stack == nullptr) abort();
    lane.is_done = false;
    lane.has_begun = false;
    lane.waits_in = nullptr;
    lane.exchanges = 0;
    getcontext(&lane.context);
    lane.context.uc_stack.ss_sp = lane.stack;
    lane.context.uc_stack.ss_size = kStackBytes;
    lane.context.uc_link = nullptr;
    makecontext(&lane.context, run_lane, 0);
}

/// A number below `count`, another one each time.
inline int draw(int count) {
    uint32_t& seed = device().seed;
    seed = seed * 1664525U + 1013904223U;
    return static_cast<int>((seed >> 16U) % static_cast<unsigned>(count));
}

/// The numbers below `count` in an order that is another one each time.
inline void shuffle(int* order, int count) {
    for (int i = 0; i < count; ++i) order[i] = i;
    for (int i = count - 1; i > 0; --i) {
        int& other = order[draw(i + 1)];
        const int mine = order[i];
        order[i] = other;
        other = mine;
    }
}

[[noreturn]] inline void give_up(const char* who, const Lane& one, const Lane& other) {
    fprintf(stderr, "%s wait in %s and in %s\n", who, one.is_done ? "the end" : one.waits_in,
            other.is_done ? "the end" : other.waits_in);
    abort();
}

inline bool waits_for_block(const Lane& lane) {
    return !lane.is_done && lane.waits_in == kBlockWaits;
}

/// Each lane of a warp once, in some order, up to where it waits.
inline void step(int number) {
    Device& all = device();
    all.warp = number;
    Warp& mine = warp();
    int order[kLanes];
    shuffle(order, kLanes);
    for (const int lane : order) {
        all.lane = lane;
        thread_index.x = static_cast<unsigned>(number * kLanes + lane);
        enter(mine.lanes[lane]);
    }
    const Lane& first = mine.lanes[0];
    for (const Lane& lane : mine.lanes)
        if (lane.is_done != first.is_done || (!lane.is_done && lane.waits_in != first.waits_in))
            give_up("lanes of a warp", first, lane);
}

/// A turn of the block that runs: warps in some order, each until it waits for the others or, where
/// blocks take turns, a few steps of one. False when it has ended.
inline bool run_block(int warps, bool takes_turns) {
    Block& mine = device().blocks[device().block];
    const Lane& first = mine.warps[0].lanes[0];
    int order[kMostWarps];
    shuffle(order, warps);
    for (int i = 0; i < warps; ++i) {
        const Lane& lane = mine.warps[order[i]].lanes[0];
        int left = takes_turns ? 1 + draw(64) : -1;
        while (!lane.is_done && left-- != 0) {
            step(order[i]);
            if (waits_for_block(lane)) break;
        }
    }
    bool done = true;
    for (int w = 0; w < warps; ++w) {
        const Lane& lane = mine.warps[w].lanes[0];
        if (!takes_turns && lane.is_done != first.is_done) give_up("warps of a block", first, lane);
        done = done && lane.is_done;
    }
    return !done;
}

inline size_t shared_bytes() {
    return static_cast<size_t>(__stop_simt_shared - __start_simt_shared);
}

/// Lets another block run next.
inline void turn_to(int block) {
    Device& all = device();
    if (all.block == block) return;
    memcpy(all.blocks[all.block].shared, __start_simt_shared, shared_bytes());
    memcpy(__start_simt_shared, all.blocks[block].shared, shared_bytes());
    all.block = block;
}

/// The libraries of all kernels have their blocks in common, and each its own shared memory.
inline void reserve_shared(int blocks) {
    for (int i = 0; i < blocks; ++i) {
        char*& shared = device().blocks[i].shared;
        shared = static_cast<char*>(realloc(shared, shared_bytes() + 1));
        if (shared == nullptr) abort();
    }
}

/// `blocks` of so many threads each, in some order, all with the same number.
inline void launch(void (*kernel)(uint8_t* const*, const int64_t*, int), uint8_t* const* buffers,
                   const int64_t* scalars, int number, int blocks, int threads = kLanes) {
    Device& all = device();
    all.kernel = kernel;
    all.buffers = buffers;
    all.scalars = scalars;
    all.number = number;
    block_dimension.x = static_cast<unsigned>(threads);
    grid_dimension.x = static_cast<unsigned>(blocks);
    int* const order = static_cast<int*>(malloc(static_cast<size_t>(blocks) * sizeof(int)));
    if (order == nullptr || threads % kLanes != 0 || threads > kMostWarps * kLanes) abort();
    shuffle(order, blocks);
    const int most = threads == kLanes ? 1 + draw(kMostBlocks) : 1;
    reserve_shared(most);
    all.block = 0;
    int places[kMostBlocks];  // of blocks that run
    for (int i = 0; i < most; ++i) places[i] = i;
    int running = 0;
    for (int begun = 0; begun < blocks || running > 0;) {
        for (; running < most && begun < blocks; ++running, ++begun) {
            turn_to(places[running]);
            Block& next = all.blocks[places[running]];
            memset(__start_simt_shared, 0xa5, shared_bytes());
            for (int w = 0; w < threads / kLanes; ++w)
                for (Lane& lane : next.warps[w].lanes) begin(lane);
            next.index = static_cast<unsigned>(order[begun]);
        }
        const int one = draw(running);
        turn_to(places[one]);
        block_index.x = all.blocks[all.block].index;
        if (run_block(threads / kLanes, most > 1)) continue;
        --running;
        places[one] = places[running];
        places[running] = all.block;
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
#define gridDim simt::grid_dimension

inline void __syncwarp() { simt::wait("__syncwarp"); }
inline void __syncthreads() { simt::wait(simt::kBlockWaits); }
inline uint32_t __shfl_sync(uint32_t, uint32_t value, int from) {
    return simt::exchange("__shfl_sync", value, from);
}
inline uint32_t __shfl_up_sync(uint32_t, uint32_t value, int by) {
    const int me = simt::device().lane;
    return simt::exchange("__shfl_up_sync", value, me < by ? me : me - by);
}
inline uint32_t __shfl_down_sync(uint32_t, uint32_t value, int by) {
    const int me = simt::device().lane;
    return simt::exchange("__shfl_down_sync", value, me + by < simt::kLanes ? me + by : me);
}
inline uint32_t __shfl_xor_sync(uint32_t, uint32_t value, int mask) {
    return simt::exchange("__shfl_xor_sync", value, simt::device().lane ^ mask);
}
inline uint32_t __ballot_sync(uint32_t, bool vote) {
    simt::Warp& all = simt::warp();
    uint32_t* const slots = all.slots[all.lanes[simt::device().lane].exchanges % 2];
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

/// Lanes run one after the other: whatever one has written all others see.
inline void __threadfence() {}
inline void __nanosleep(unsigned) {}
inline uint32_t atomicAdd(uint32_t* at, uint32_t value) {
    const uint32_t before = *at;
    *at += value;
    return before;
}

struct uint2 {
    uint32_t x, y;
};
struct __align__(16) uint4 {
    uint32_t x, y, z, w;
};
inline int __popc(uint32_t bits) { return __builtin_popcount(bits); }
inline int __ffs(int bits) { return __builtin_ffs(bits); }
/// Through the cache for what nobody writes, and past all caches.
template <typename Value>
Value __ldg(const Value* at) {
    return *at;
}
template <typename Value>
Value __ldcs(const Value* at) {
    return *at;
}
template <typename Value>
void __stcs(Value* at, Value value) {
    *at = value;
}
