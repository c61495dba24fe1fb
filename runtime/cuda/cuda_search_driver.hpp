// SPDX-License-Identifier: Apache-2.0
//
// Searches a text on a GPU: what runtime/kernel_abi.hpp, Note [Search on a device], says, from the
// host's side.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "minterm/result.hpp"
#include "runtime/cuda/cuda_device.hpp"
#include "runtime/cuda/cuda_piece.hpp"
#include "runtime/search/cyclic_driver.hpp"
#include "runtime/search/text_window.hpp"

namespace minterm {

struct CudaSearchKernels {
    CudaFunctions::Function search = nullptr;
    CudaFunctions::Function before_text = nullptr;
};

struct CudaSearchParams {
    std::size_t most_warps = 0;  ///< of a launch; 0: as many as the device has room for
    /// Bytes of the text that go to the device together; what is copied and what is computed take
    /// turns by pieces.
    std::size_t piece_bytes = std::size_t{1} << 25U;
    std::size_t room = 16;  ///< hits that come back of each stretch at once, of all groups
    /// Hits that are asked for together where stretches have more.
    std::size_t most_hits = std::size_t{1} << 20U;
};

/// One thread at a time.
class CudaSearchDriver {
public:
    /// Is given hits by (end, pattern), some at a time; says whether to go on.
    using Consumer = std::function<bool(std::span<const ReportedColumn>)>;

    /// Copies masks to the device, which must outlive it; so must the patterns. Errors
    /// (environment): there is not enough memory; the device is lost.
    static Result<std::unique_ptr<CudaSearchDriver>> create(const CudaDevice& device,
                                                            const CyclicPatterns& patterns,
                                                            const CudaSearchKernels& kernels,
                                                            const CudaSearchParams& params = {});

    /// All of a text of any length; memory does not grow with it, except for the hits of one row of
    /// stretches. After an error less has been given. Errors: those of `create`.
    Status search(std::string_view text, const Consumer& consumer);

    /// Of kernels, by the device's clock, of all calls.
    double device_seconds() const { return device_seconds_; }

private:
    using Arguments = CudaArguments<search_device::kBufferCount, search_device::kScalarCount>;

    /// Tasks of a launch, and room for the hits of each of their stretches.
    struct Launch {
        std::vector<std::uint32_t> tasks;
        std::vector<std::uint32_t> rooms;
        CudaPiece cuda;
        CudaMemory own;
        std::size_t own_bytes = 0;

        std::size_t in_bytes() const;
        std::size_t counts_bytes() const;
        const std::uint32_t* counts() const;
        const std::uint64_t* hits() const;
    };
    struct Piece {
        std::size_t first = 0;  ///< position in the text
        std::size_t count = 0;  ///< positions
        std::size_t rows = 0;
        Launch launch;
        CudaPiece& cuda = launch.cuda;
    };

    CudaSearchDriver(const CudaDevice& device, const CyclicPatterns& patterns,
                     const CudaSearchKernels& kernels, const CudaSearchParams& params)
        : device_(device), patterns_(patterns), kernels_(kernels), params_(params) {}

    std::size_t groups() const { return patterns_.groups.size(); }
    std::size_t copies() const { return patterns_.kernel.copies; }
    std::size_t stretch() const { return patterns_.kernel.stream_stride; }
    std::size_t row_bytes() const { return copies() * stretch(); }
    std::size_t context() const;
    std::size_t room() const { return std::max<std::size_t>(1, params_.room / groups()); }
    std::size_t stretches_of_row() const { return groups() * copies(); }

    Status place_patterns();
    Status make_before_text();
    Status reserve_own(Launch& launch, std::size_t warps) const;
    Result<std::size_t> rows_of_piece() const;
    std::size_t most_warps() const;
    Status start(Launch& launch, std::size_t text_bytes, Arguments arguments);
    Status start(Piece& piece, std::string_view text);
    Result<bool> take(Piece& piece, const Consumer& consumer);
    Result<std::size_t> take_more(const Piece& piece, std::size_t row);
    void add_row(const Piece& piece, std::size_t row, const Launch& launch, std::size_t first_task);

    const CudaDevice& device_;
    const CyclicPatterns& patterns_;
    CudaSearchKernels kernels_;
    CudaSearchParams params_;
    CudaMemory memory_;    ///< of what follows
    Arguments arguments_;  ///< that all launches have in common
    std::array<Piece, 2> pieces_;
    Launch more_;  ///< stretches of a piece again
    std::vector<ReportedColumn> found_;
    double device_seconds_ = 0;
};

}  // namespace minterm
