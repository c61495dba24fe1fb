// SPDX-License-Identifier: Apache-2.0
//
// Runs groups of pairs on a GPU, many at a time: what runtime/kernel_abi.hpp, Note [Batches on a
// device], says, from the host's side.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/batch/batch_group.hpp"
#include "runtime/cuda/cuda_device.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

/// Kernels of a batch on a device: `pairs` alone, or the other three (`masks` only where cells are
/// given any).
struct CudaBatchKernels {
    CudaFunctions::Function pairs = nullptr;
    CudaFunctions::Function targets = nullptr;
    CudaFunctions::Function masks = nullptr;
    CudaFunctions::Function queries = nullptr;
};

struct CudaBatchParams {
    std::size_t most_warps = 0;  ///< of a launch; 0: as many as the device has room for
    /// Bytes of strings of one piece; what is packed and what is computed take turns by pieces.
    std::size_t piece_bytes = std::size_t{1} << 28;
};

/// `GroupDriver` of a device. Strings are copied as they are and become planes there; answers come
/// back as numbers. Groups that the device's memory does not hold at once go through in pieces, and
/// one is packed while the other is computed. The device and the run must outlive it. Errors beside
/// those of the interface: a device that is lost (environment).
class CudaBatchDriver final : public GroupDriver {
public:
    CudaBatchDriver(const CudaDevice& device, const BatchRun& run, const CudaBatchKernels& kernels,
                    const CudaBatchParams& params = {})
        : device_(device), run_(run), kernels_(kernels), params_(params) {}

    std::size_t groups_at_once() const override;
    Status run_pairs(std::span<const PairGroup> groups, const Consumer& consumer) override;
    Result<std::size_t> places_at_once(std::size_t bytes) const override;
    std::size_t most_shares() const override { return 1; }
    Status load_targets(std::span<const PlaceTexts> places) override;
    Status run_queries(std::span<const QueryGroup> groups, const Consumer& consumer) override;

private:
    /// Memory of the device that grows when more is needed.
    struct Room {
        CudaMemory memory;
        std::size_t bytes = 0;
    };
    /// A launch, from the host's memory to the device's and back.
    struct Piece {
        std::vector<std::byte> texts;
        std::vector<std::uint64_t> strings;
        std::vector<std::int64_t> tasks;
        std::vector<BatchStep> steps;
        std::vector<std::uint32_t> slots;
        std::vector<std::byte> arguments;
        /// Of the host, too, and pinned: else a copy would wait, and nothing be packed beside it.
        PinnedMemory numbers;
        std::size_t number_bytes = 0;
        std::size_t first = 0;  ///< of the groups of the call
        std::size_t count = 0;  ///< groups
        std::array<Room, batch_device::kBufferCount> rooms;
        Room arguments_room;
        std::optional<CudaStream> stream;
        std::optional<CudaEvent> begin, end;
    };
    /// Second strings of a group of a matrix.
    struct Place {
        std::vector<std::uint32_t> columns;  ///< of each lane
        LengthRange range;
        std::vector<std::int64_t> first_row;
    };
    using Scalars = std::array<std::int64_t, batch_device::kScalarCount>;
    using Task = std::array<std::int64_t, batch_device::kTaskCount>;

    std::size_t most_warps() const;
    std::size_t own_bytes(std::size_t rows, std::size_t columns) const;
    Result<std::size_t> usable_bytes() const;
    Status reserve(Room& room, std::size_t bytes);
    Status copy(Piece& piece, batch_device::Buffer buffer, std::span<const std::byte> bytes);
    Status place_edges();
    void add_strings(Piece& piece, std::span<const SymbolSpan> texts) const;
    void add_task(Piece& piece, const GroupShape& shape, std::optional<std::int64_t> bound,
                  Task& task);
    static void clear(Piece& piece, std::size_t first);
    std::size_t warps_for(std::size_t groups, std::size_t own, std::size_t bytes) const;
    /// Copies a piece's numbers to the device and launches a kernel over its tasks.
    Status launch(Piece& piece, CudaFunctions::Function kernel, std::size_t warps, std::size_t own,
                  Scalars scalars, bool has_numbers);
    Status await(Piece& piece);
    static const std::uint64_t* numbers_of(const Piece& piece, std::size_t i);
    Status take_pairs(Piece& piece, std::span<const PairGroup> groups, const Consumer& consumer);
    Status tell(const GroupShape& shape, std::optional<std::int64_t> bound,
                const std::uint64_t* numbers, std::size_t group, const Consumer& consumer);
    Status fill_pairs(Piece& piece, std::span<const PairGroup> groups, std::size_t first,
                      std::size_t bytes);
    GroupShape shape_of(const QueryGroup& group, std::span<const std::uint32_t> rows) const;
    Status make_masks(const std::vector<std::uint32_t>& codes);
    Status run_some_queries(std::span<const QueryGroup> groups, std::size_t first,
                            const Consumer& consumer);

    const CudaDevice& device_;
    const BatchRun& run_;
    CudaBatchKernels kernels_;
    CudaBatchParams params_;
    Room edges_, coding_;  ///< the same for all pieces
    std::array<Piece, 2> pieces_;
    std::size_t row_room_ = 0;     ///< of the call
    std::size_t column_room_ = 0;  ///< of the call, or of what was loaded
    std::vector<Place> places_;
    Room place_room_, mask_room_;
    std::map<std::uint32_t, std::uint32_t> slot_of_code_;  ///< of masks that all places have
    std::size_t slot_count_ = 0;                           ///< of a place
    std::vector<std::int64_t> answers_;                    ///< one a lane
};

}  // namespace minterm
