// SPDX-License-Identifier: Apache-2.0
//
// Made by tools/emit_linked; do not edit.
#include "codegen/linked_kernels.hpp"

extern "C" {
void affine_avx2_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p2_masks_held2(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p2_masks_steady2(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p2_symbols_held2(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p2_symbols_steady2(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void affine_avx2_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void affine_avx2_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void affine_avx2_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void affine_avx2_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void affine_avx2_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void affine_avx2_wavefront_p2_k2_edge(std::byte* const*, const std::int64_t*);
void affine_avx2_wavefront_p2_k2_steady(std::byte* const*, const std::int64_t*);
void affine_avx2_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void affine_avx2_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void affine_avx2_wavefront_p8_k2_edge(std::byte* const*, const std::int64_t*);
void affine_avx2_wavefront_p8_k2_steady(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p2_masks_held3(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p2_masks_steady3(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p2_symbols_held3(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p2_symbols_steady3(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void affine_avx512_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void affine_avx512_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void affine_avx512_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void affine_avx512_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void affine_avx512_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void affine_avx512_wavefront_p2_k3_edge(std::byte* const*, const std::int64_t*);
void affine_avx512_wavefront_p2_k3_steady(std::byte* const*, const std::int64_t*);
void affine_avx512_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void affine_avx512_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void affine_avx512_wavefront_p8_k3_edge(std::byte* const*, const std::int64_t*);
void affine_avx512_wavefront_p8_k3_steady(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p2_masks_held2(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p2_masks_steady2(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p2_symbols_held2(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p2_symbols_steady2(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void affine_scalar_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void affine_scalar_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void affine_scalar_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void affine_scalar_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void affine_scalar_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void affine_scalar_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void affine_scalar_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p2_masks_held5(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p2_masks_steady5(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p2_symbols_held4(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p2_symbols_steady4(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void bitpal_avx2_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void bitpal_avx2_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void bitpal_avx2_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_p2_k2_edge(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_p2_k2_steady(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_p8_k2_edge(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_p8_k2_steady(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_prefix_p2_k2_edge_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_prefix_p2_k2_steady_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_prefix_p8_k2_edge_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx2_wavefront_prefix_p8_k2_steady_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p20_symbols_held3(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p20_symbols_steady3(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p2_masks_held8(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p2_masks_steady8(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p2_symbols_held8(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p2_symbols_steady8(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p8_symbols_held8(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void bitpal_avx512_batch_p8_symbols_steady8(std::byte* const*, const std::int64_t*);
void bitpal_avx512_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void bitpal_avx512_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_p2_k3_edge(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_p2_k3_steady(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_p8_k3_edge(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_p8_k3_steady(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_prefix_p2_k3_edge_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_prefix_p2_k3_steady_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_prefix_p8_k3_edge_tap(std::byte* const*, const std::int64_t*);
void bitpal_avx512_wavefront_prefix_p8_k3_steady_tap(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p2_masks_held4(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p2_masks_steady4(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p2_symbols_held3(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p2_symbols_steady3(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void bitpal_scalar_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void bitpal_scalar_column_p2_k16_sweep(std::byte* const*, const std::int64_t*);
void bitpal_scalar_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void bitpal_scalar_column_prefix_p2_k16_sweep_tap(std::byte* const*, const std::int64_t*);
void bitpal_scalar_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void bitpal_scalar_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void bitpal_scalar_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void bitpal_scalar_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void bitpal_scalar_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void bitpal_scalar_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void bitpal_scalar_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void bitpal_scalar_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void bitpal_scalar_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void bitpal_scalar_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void bitpal_scalar_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void bitpal_scalar_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void bitpal_scalar_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p2_masks_held5(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p2_masks_steady5(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p2_symbols_held4(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p2_symbols_steady4(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void hamming_avx2_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void hamming_avx2_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void hamming_avx2_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void hamming_avx2_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void hamming_avx2_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void hamming_avx2_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void hamming_avx2_wavefront_p2_k2_edge(std::byte* const*, const std::int64_t*);
void hamming_avx2_wavefront_p2_k2_steady(std::byte* const*, const std::int64_t*);
void hamming_avx2_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void hamming_avx2_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void hamming_avx2_wavefront_p8_k2_edge(std::byte* const*, const std::int64_t*);
void hamming_avx2_wavefront_p8_k2_steady(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p20_symbols_held3(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p20_symbols_steady3(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p2_masks_held8(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p2_masks_steady8(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p2_symbols_held8(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p2_symbols_steady8(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p8_symbols_held8(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void hamming_avx512_batch_p8_symbols_steady8(std::byte* const*, const std::int64_t*);
void hamming_avx512_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void hamming_avx512_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void hamming_avx512_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void hamming_avx512_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void hamming_avx512_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void hamming_avx512_wavefront_p2_k3_edge(std::byte* const*, const std::int64_t*);
void hamming_avx512_wavefront_p2_k3_steady(std::byte* const*, const std::int64_t*);
void hamming_avx512_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void hamming_avx512_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void hamming_avx512_wavefront_p8_k3_edge(std::byte* const*, const std::int64_t*);
void hamming_avx512_wavefront_p8_k3_steady(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p2_masks_held4(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p2_masks_steady4(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p2_symbols_held3(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p2_symbols_steady3(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void hamming_scalar_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void hamming_scalar_column_p2_k16_sweep(std::byte* const*, const std::int64_t*);
void hamming_scalar_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void hamming_scalar_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void hamming_scalar_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void hamming_scalar_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void hamming_scalar_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void hamming_scalar_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void hamming_scalar_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p2_masks_held8(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p2_masks_steady8(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p2_symbols_held8(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p2_symbols_steady8(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p8_symbols_held3(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void indel_avx2_batch_p8_symbols_steady3(std::byte* const*, const std::int64_t*);
void indel_avx2_column_infix_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void indel_avx2_column_infix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void indel_avx2_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p20_k1_edge(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p20_k1_steady(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p2_k1_edge(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p2_k1_steady(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p2_k2_edge(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p2_k2_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p2_k2_steady(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p2_k2_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p8_k1_edge(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p8_k1_steady(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p8_k2_edge(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p8_k2_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p8_k2_steady(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_infix_p8_k2_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_p2_k2_edge(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_p2_k2_steady(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_p8_k2_edge(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_p8_k2_steady(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_prefix_p2_k2_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_prefix_p2_k2_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_prefix_p8_k2_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx2_wavefront_prefix_p8_k2_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p20_symbols_held7(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p20_symbols_steady7(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p2_masks_held8(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p2_masks_steady8(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p2_symbols_held8(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p2_symbols_steady8(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p8_symbols_held8(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void indel_avx512_batch_p8_symbols_steady8(std::byte* const*, const std::int64_t*);
void indel_avx512_column_infix_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void indel_avx512_column_infix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void indel_avx512_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p20_k1_edge(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p20_k1_steady(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p2_k1_edge(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p2_k1_steady(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p2_k3_edge(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p2_k3_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p2_k3_steady(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p2_k3_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p8_k1_edge(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p8_k1_steady(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p8_k3_edge(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p8_k3_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p8_k3_steady(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_infix_p8_k3_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_p2_k3_edge(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_p2_k3_steady(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_p8_k3_edge(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_p8_k3_steady(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_prefix_p2_k3_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_prefix_p2_k3_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_prefix_p8_k3_edge_tap(std::byte* const*, const std::int64_t*);
void indel_avx512_wavefront_prefix_p8_k3_steady_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p2_masks_held8(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p2_masks_steady8(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p2_symbols_held8(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p2_symbols_steady8(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void indel_scalar_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void indel_scalar_column_infix_p2_k16_sweep(std::byte* const*, const std::int64_t*);
void indel_scalar_column_infix_p2_k16_sweep_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_column_infix_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void indel_scalar_column_infix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_column_p2_k16_sweep(std::byte* const*, const std::int64_t*);
void indel_scalar_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void indel_scalar_column_prefix_p2_k16_sweep_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_infix_p20_k1_edge(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_infix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_infix_p20_k1_steady(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_infix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_infix_p2_k1_edge(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_infix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_infix_p2_k1_steady(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_infix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_infix_p8_k1_edge(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_infix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_infix_p8_k1_steady(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_infix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void indel_scalar_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void iupac_avx2_batch_p4_masks_held1(std::byte* const*, const std::int64_t*);
void iupac_avx2_batch_p4_masks_held5(std::byte* const*, const std::int64_t*);
void iupac_avx2_batch_p4_masks_masks(std::byte* const*, const std::int64_t*);
void iupac_avx2_batch_p4_masks_steady1(std::byte* const*, const std::int64_t*);
void iupac_avx2_batch_p4_masks_steady5(std::byte* const*, const std::int64_t*);
void iupac_avx2_batch_p4_symbols_held1(std::byte* const*, const std::int64_t*);
void iupac_avx2_batch_p4_symbols_held3(std::byte* const*, const std::int64_t*);
void iupac_avx2_batch_p4_symbols_steady1(std::byte* const*, const std::int64_t*);
void iupac_avx2_batch_p4_symbols_steady3(std::byte* const*, const std::int64_t*);
void iupac_avx2_batch_p4_symbols_sum(std::byte* const*, const std::int64_t*);
void iupac_avx2_batch_p4_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void iupac_avx2_column_p4_k1_sweep(std::byte* const*, const std::int64_t*);
void iupac_avx2_column_prefix_p4_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void iupac_avx2_wavefront_p4_k1_edge(std::byte* const*, const std::int64_t*);
void iupac_avx2_wavefront_p4_k1_steady(std::byte* const*, const std::int64_t*);
void iupac_avx2_wavefront_p4_k2_edge(std::byte* const*, const std::int64_t*);
void iupac_avx2_wavefront_p4_k2_steady(std::byte* const*, const std::int64_t*);
void iupac_avx2_wavefront_prefix_p4_k1_edge_tap(std::byte* const*, const std::int64_t*);
void iupac_avx2_wavefront_prefix_p4_k1_steady_tap(std::byte* const*, const std::int64_t*);
void iupac_avx2_wavefront_prefix_p4_k2_edge_tap(std::byte* const*, const std::int64_t*);
void iupac_avx2_wavefront_prefix_p4_k2_steady_tap(std::byte* const*, const std::int64_t*);
void iupac_avx512_batch_p4_masks_held1(std::byte* const*, const std::int64_t*);
void iupac_avx512_batch_p4_masks_held8(std::byte* const*, const std::int64_t*);
void iupac_avx512_batch_p4_masks_masks(std::byte* const*, const std::int64_t*);
void iupac_avx512_batch_p4_masks_steady1(std::byte* const*, const std::int64_t*);
void iupac_avx512_batch_p4_masks_steady8(std::byte* const*, const std::int64_t*);
void iupac_avx512_batch_p4_symbols_held1(std::byte* const*, const std::int64_t*);
void iupac_avx512_batch_p4_symbols_held8(std::byte* const*, const std::int64_t*);
void iupac_avx512_batch_p4_symbols_steady1(std::byte* const*, const std::int64_t*);
void iupac_avx512_batch_p4_symbols_steady8(std::byte* const*, const std::int64_t*);
void iupac_avx512_batch_p4_symbols_sum(std::byte* const*, const std::int64_t*);
void iupac_avx512_batch_p4_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void iupac_avx512_column_p4_k1_sweep(std::byte* const*, const std::int64_t*);
void iupac_avx512_column_prefix_p4_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void iupac_avx512_wavefront_p4_k1_edge(std::byte* const*, const std::int64_t*);
void iupac_avx512_wavefront_p4_k1_steady(std::byte* const*, const std::int64_t*);
void iupac_avx512_wavefront_p4_k3_edge(std::byte* const*, const std::int64_t*);
void iupac_avx512_wavefront_p4_k3_steady(std::byte* const*, const std::int64_t*);
void iupac_avx512_wavefront_prefix_p4_k1_edge_tap(std::byte* const*, const std::int64_t*);
void iupac_avx512_wavefront_prefix_p4_k1_steady_tap(std::byte* const*, const std::int64_t*);
void iupac_avx512_wavefront_prefix_p4_k3_edge_tap(std::byte* const*, const std::int64_t*);
void iupac_avx512_wavefront_prefix_p4_k3_steady_tap(std::byte* const*, const std::int64_t*);
void iupac_scalar_batch_p4_masks_held1(std::byte* const*, const std::int64_t*);
void iupac_scalar_batch_p4_masks_held4(std::byte* const*, const std::int64_t*);
void iupac_scalar_batch_p4_masks_masks(std::byte* const*, const std::int64_t*);
void iupac_scalar_batch_p4_masks_steady1(std::byte* const*, const std::int64_t*);
void iupac_scalar_batch_p4_masks_steady4(std::byte* const*, const std::int64_t*);
void iupac_scalar_batch_p4_symbols_held1(std::byte* const*, const std::int64_t*);
void iupac_scalar_batch_p4_symbols_held2(std::byte* const*, const std::int64_t*);
void iupac_scalar_batch_p4_symbols_steady1(std::byte* const*, const std::int64_t*);
void iupac_scalar_batch_p4_symbols_steady2(std::byte* const*, const std::int64_t*);
void iupac_scalar_batch_p4_symbols_sum(std::byte* const*, const std::int64_t*);
void iupac_scalar_batch_p4_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void iupac_scalar_column_p4_k16_sweep(std::byte* const*, const std::int64_t*);
void iupac_scalar_column_p4_k1_sweep(std::byte* const*, const std::int64_t*);
void iupac_scalar_column_prefix_p4_k16_sweep_tap(std::byte* const*, const std::int64_t*);
void iupac_scalar_column_prefix_p4_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void iupac_scalar_wavefront_p4_k1_edge(std::byte* const*, const std::int64_t*);
void iupac_scalar_wavefront_p4_k1_steady(std::byte* const*, const std::int64_t*);
void iupac_scalar_wavefront_prefix_p4_k1_edge_tap(std::byte* const*, const std::int64_t*);
void iupac_scalar_wavefront_prefix_p4_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k0_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k0_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k0_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k0_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k0_words_1024_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k0_words_1024_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k0_words_256_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k0_words_256_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k1_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k1_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k1_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k1_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k1_words_1024_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k1_words_1024_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k1_words_256_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k1_words_256_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k2_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k2_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k2_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k2_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k2_words_1024_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k2_words_1024_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k2_words_256_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k2_words_256_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k3_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k3_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k3_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k3_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k3_words_1024_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k3_words_1024_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k3_words_256_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx2_cyclic_k3_words_256_results(std::byte* const*, const std::int64_t*);
void k_edit_avx2_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void k_edit_avx2_wavefront_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_edit_avx2_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void k_edit_avx2_wavefront_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_edit_avx2_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void k_edit_avx2_wavefront_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_edit_avx2_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void k_edit_avx2_wavefront_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_edit_avx2_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void k_edit_avx2_wavefront_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_edit_avx2_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void k_edit_avx2_wavefront_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k0_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k0_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k0_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k0_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k0_words_2048_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k0_words_2048_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k0_words_512_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k0_words_512_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k1_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k1_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k1_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k1_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k1_words_2048_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k1_words_2048_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k1_words_512_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k1_words_512_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k2_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k2_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k2_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k2_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k2_words_2048_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k2_words_2048_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k2_words_512_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k2_words_512_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k3_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k3_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k3_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k3_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k3_words_2048_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k3_words_2048_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k3_words_512_columns(std::byte* const*, const std::int64_t*);
void k_edit_avx512_cyclic_k3_words_512_results(std::byte* const*, const std::int64_t*);
void k_edit_avx512_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void k_edit_avx512_wavefront_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_edit_avx512_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void k_edit_avx512_wavefront_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_edit_avx512_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void k_edit_avx512_wavefront_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_edit_avx512_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void k_edit_avx512_wavefront_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_edit_avx512_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void k_edit_avx512_wavefront_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_edit_avx512_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void k_edit_avx512_wavefront_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k0_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k0_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k0_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k0_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k0_words_256_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k0_words_256_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k0_words_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k0_words_64_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k1_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k1_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k1_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k1_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k1_words_256_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k1_words_256_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k1_words_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k1_words_64_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k2_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k2_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k2_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k2_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k2_words_256_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k2_words_256_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k2_words_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k2_words_64_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k3_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k3_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k3_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k3_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k3_words_256_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k3_words_256_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k3_words_64_columns(std::byte* const*, const std::int64_t*);
void k_edit_scalar_cyclic_k3_words_64_results(std::byte* const*, const std::int64_t*);
void k_edit_scalar_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void k_edit_scalar_wavefront_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_edit_scalar_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void k_edit_scalar_wavefront_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_edit_scalar_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void k_edit_scalar_wavefront_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_edit_scalar_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void k_edit_scalar_wavefront_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_edit_scalar_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void k_edit_scalar_wavefront_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_edit_scalar_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void k_edit_scalar_wavefront_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k0_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k0_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k0_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k0_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k0_words_1024_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k0_words_1024_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k0_words_256_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k0_words_256_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k1_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k1_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k1_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k1_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k1_words_1024_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k1_words_1024_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k1_words_256_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k1_words_256_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k2_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k2_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k2_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k2_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k2_words_1024_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k2_words_1024_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k2_words_256_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k2_words_256_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k3_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k3_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k3_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k3_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k3_words_1024_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k3_words_1024_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k3_words_256_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_cyclic_k3_words_256_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_wavefront_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_wavefront_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_wavefront_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_wavefront_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_wavefront_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void k_mismatch_avx2_wavefront_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k0_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k0_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k0_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k0_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k0_words_2048_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k0_words_2048_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k0_words_512_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k0_words_512_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k1_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k1_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k1_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k1_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k1_words_2048_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k1_words_2048_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k1_words_512_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k1_words_512_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k2_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k2_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k2_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k2_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k2_words_2048_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k2_words_2048_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k2_words_512_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k2_words_512_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k3_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k3_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k3_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k3_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k3_words_2048_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k3_words_2048_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k3_words_512_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_cyclic_k3_words_512_results(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_wavefront_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_wavefront_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_wavefront_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_wavefront_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_wavefront_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void k_mismatch_avx512_wavefront_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k0_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k0_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k0_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k0_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k0_words_256_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k0_words_256_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k0_words_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k0_words_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k1_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k1_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k1_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k1_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k1_words_256_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k1_words_256_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k1_words_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k1_words_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k2_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k2_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k2_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k2_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k2_words_256_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k2_words_256_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k2_words_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k2_words_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k3_lanes_16_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k3_lanes_16_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k3_lanes_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k3_lanes_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k3_words_256_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k3_words_256_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k3_words_64_columns(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_cyclic_k3_words_64_results(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_wavefront_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_wavefront_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_wavefront_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_wavefront_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_wavefront_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void k_mismatch_scalar_wavefront_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p2_masks_held8(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p2_masks_steady8(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p2_symbols_held8(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p2_symbols_steady8(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p8_symbols_held3(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void lcs_avx2_batch_p8_symbols_steady3(std::byte* const*, const std::int64_t*);
void lcs_avx2_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void lcs_avx2_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void lcs_avx2_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void lcs_avx2_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void lcs_avx2_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void lcs_avx2_wavefront_p2_k2_edge(std::byte* const*, const std::int64_t*);
void lcs_avx2_wavefront_p2_k2_steady(std::byte* const*, const std::int64_t*);
void lcs_avx2_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void lcs_avx2_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void lcs_avx2_wavefront_p8_k2_edge(std::byte* const*, const std::int64_t*);
void lcs_avx2_wavefront_p8_k2_steady(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p20_symbols_held7(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p20_symbols_steady7(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p2_masks_held8(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p2_masks_steady8(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p2_symbols_held8(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p2_symbols_steady8(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p8_symbols_held8(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void lcs_avx512_batch_p8_symbols_steady8(std::byte* const*, const std::int64_t*);
void lcs_avx512_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void lcs_avx512_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void lcs_avx512_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void lcs_avx512_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void lcs_avx512_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void lcs_avx512_wavefront_p2_k3_edge(std::byte* const*, const std::int64_t*);
void lcs_avx512_wavefront_p2_k3_steady(std::byte* const*, const std::int64_t*);
void lcs_avx512_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void lcs_avx512_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void lcs_avx512_wavefront_p8_k3_edge(std::byte* const*, const std::int64_t*);
void lcs_avx512_wavefront_p8_k3_steady(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p2_masks_held8(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p2_masks_steady8(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p2_symbols_held8(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p2_symbols_steady8(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void lcs_scalar_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void lcs_scalar_column_p2_k16_sweep(std::byte* const*, const std::int64_t*);
void lcs_scalar_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void lcs_scalar_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void lcs_scalar_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void lcs_scalar_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void lcs_scalar_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void lcs_scalar_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void lcs_scalar_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p2_masks_held5(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p2_masks_steady5(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p2_symbols_held4(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p2_symbols_steady4(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_p2_k2_edge(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_p2_k2_steady(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_p8_k2_edge(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_p8_k2_steady(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_prefix_p2_k2_edge_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_prefix_p2_k2_steady_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_prefix_p8_k2_edge_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx2_wavefront_prefix_p8_k2_steady_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p20_symbols_held3(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p20_symbols_steady3(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p2_masks_held8(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p2_masks_steady8(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p2_symbols_held8(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p2_symbols_steady8(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p8_symbols_held8(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_batch_p8_symbols_steady8(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_p2_k3_edge(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_p2_k3_steady(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_p8_k3_edge(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_p8_k3_steady(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_prefix_p2_k3_edge_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_prefix_p2_k3_steady_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_prefix_p8_k3_edge_tap(std::byte* const*, const std::int64_t*);
void levenshtein_avx512_wavefront_prefix_p8_k3_steady_tap(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p2_masks_held4(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p2_masks_steady4(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p2_symbols_held3(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p2_symbols_steady3(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_column_p2_k16_sweep(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_column_prefix_p2_k16_sweep_tap(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void levenshtein_scalar_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p2_masks_held2(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p2_masks_steady2(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p2_symbols_held2(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p2_symbols_steady2(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void osa_avx2_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void osa_avx2_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void osa_avx2_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_p2_k2_edge(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_p2_k2_steady(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_p8_k2_edge(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_p8_k2_steady(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_prefix_p2_k2_edge_tap(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_prefix_p2_k2_steady_tap(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_prefix_p8_k2_edge_tap(std::byte* const*, const std::int64_t*);
void osa_avx2_wavefront_prefix_p8_k2_steady_tap(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p2_masks_held8(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p2_masks_steady8(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p2_symbols_held7(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p2_symbols_steady7(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p8_symbols_held5(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void osa_avx512_batch_p8_symbols_steady5(std::byte* const*, const std::int64_t*);
void osa_avx512_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void osa_avx512_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_p2_k3_edge(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_p2_k3_steady(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_p8_k3_edge(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_p8_k3_steady(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_prefix_p2_k3_edge_tap(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_prefix_p2_k3_steady_tap(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_prefix_p8_k3_edge_tap(std::byte* const*, const std::int64_t*);
void osa_avx512_wavefront_prefix_p8_k3_steady_tap(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p2_masks_held2(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p2_masks_steady2(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p2_symbols_held2(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p2_symbols_steady2(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void osa_scalar_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void osa_scalar_column_p2_k16_sweep(std::byte* const*, const std::int64_t*);
void osa_scalar_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void osa_scalar_column_prefix_p2_k16_sweep_tap(std::byte* const*, const std::int64_t*);
void osa_scalar_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void osa_scalar_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void osa_scalar_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void osa_scalar_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void osa_scalar_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void osa_scalar_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void osa_scalar_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void osa_scalar_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void osa_scalar_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void osa_scalar_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void osa_scalar_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void osa_scalar_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void osa_scalar_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void shift_or_avx2_cyclic_lanes_16_columns(std::byte* const*, const std::int64_t*);
void shift_or_avx2_cyclic_lanes_16_results(std::byte* const*, const std::int64_t*);
void shift_or_avx2_cyclic_lanes_64_columns(std::byte* const*, const std::int64_t*);
void shift_or_avx2_cyclic_lanes_64_results(std::byte* const*, const std::int64_t*);
void shift_or_avx2_cyclic_words_1024_columns(std::byte* const*, const std::int64_t*);
void shift_or_avx2_cyclic_words_1024_results(std::byte* const*, const std::int64_t*);
void shift_or_avx2_cyclic_words_256_columns(std::byte* const*, const std::int64_t*);
void shift_or_avx2_cyclic_words_256_results(std::byte* const*, const std::int64_t*);
void shift_or_avx2_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void shift_or_avx2_wavefront_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void shift_or_avx2_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void shift_or_avx2_wavefront_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void shift_or_avx2_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void shift_or_avx2_wavefront_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void shift_or_avx2_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void shift_or_avx2_wavefront_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void shift_or_avx2_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void shift_or_avx2_wavefront_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void shift_or_avx2_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void shift_or_avx2_wavefront_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void shift_or_avx512_cyclic_lanes_16_columns(std::byte* const*, const std::int64_t*);
void shift_or_avx512_cyclic_lanes_16_results(std::byte* const*, const std::int64_t*);
void shift_or_avx512_cyclic_lanes_64_columns(std::byte* const*, const std::int64_t*);
void shift_or_avx512_cyclic_lanes_64_results(std::byte* const*, const std::int64_t*);
void shift_or_avx512_cyclic_words_2048_columns(std::byte* const*, const std::int64_t*);
void shift_or_avx512_cyclic_words_2048_results(std::byte* const*, const std::int64_t*);
void shift_or_avx512_cyclic_words_512_columns(std::byte* const*, const std::int64_t*);
void shift_or_avx512_cyclic_words_512_results(std::byte* const*, const std::int64_t*);
void shift_or_avx512_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void shift_or_avx512_wavefront_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void shift_or_avx512_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void shift_or_avx512_wavefront_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void shift_or_avx512_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void shift_or_avx512_wavefront_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void shift_or_avx512_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void shift_or_avx512_wavefront_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void shift_or_avx512_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void shift_or_avx512_wavefront_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void shift_or_avx512_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void shift_or_avx512_wavefront_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void shift_or_scalar_cyclic_lanes_16_columns(std::byte* const*, const std::int64_t*);
void shift_or_scalar_cyclic_lanes_16_results(std::byte* const*, const std::int64_t*);
void shift_or_scalar_cyclic_lanes_64_columns(std::byte* const*, const std::int64_t*);
void shift_or_scalar_cyclic_lanes_64_results(std::byte* const*, const std::int64_t*);
void shift_or_scalar_cyclic_words_256_columns(std::byte* const*, const std::int64_t*);
void shift_or_scalar_cyclic_words_256_results(std::byte* const*, const std::int64_t*);
void shift_or_scalar_cyclic_words_64_columns(std::byte* const*, const std::int64_t*);
void shift_or_scalar_cyclic_words_64_results(std::byte* const*, const std::int64_t*);
void shift_or_scalar_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void shift_or_scalar_wavefront_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void shift_or_scalar_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void shift_or_scalar_wavefront_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void shift_or_scalar_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void shift_or_scalar_wavefront_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void shift_or_scalar_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void shift_or_scalar_wavefront_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void shift_or_scalar_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void shift_or_scalar_wavefront_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void shift_or_scalar_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void shift_or_scalar_wavefront_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p2_masks_held3(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p2_masks_steady3(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p2_symbols_held2(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p2_symbols_steady2(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void weighted_avx2_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void weighted_avx2_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void weighted_avx2_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_p2_k2_edge(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_p2_k2_steady(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_p8_k2_edge(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_p8_k2_steady(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_prefix_p2_k2_edge_tap(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_prefix_p2_k2_steady_tap(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_prefix_p8_k2_edge_tap(std::byte* const*, const std::int64_t*);
void weighted_avx2_wavefront_prefix_p8_k2_steady_tap(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p2_masks_held8(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p2_masks_steady8(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p2_symbols_held7(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p2_symbols_steady7(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p8_symbols_held5(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void weighted_avx512_batch_p8_symbols_steady5(std::byte* const*, const std::int64_t*);
void weighted_avx512_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void weighted_avx512_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_p2_k3_edge(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_p2_k3_steady(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_p8_k3_edge(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_p8_k3_steady(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_prefix_p2_k3_edge_tap(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_prefix_p2_k3_steady_tap(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_prefix_p8_k3_edge_tap(std::byte* const*, const std::int64_t*);
void weighted_avx512_wavefront_prefix_p8_k3_steady_tap(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p20_masks_masks(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p20_symbols_held1(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p20_symbols_held2(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p20_symbols_steady1(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p20_symbols_steady2(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p2_masks_held1(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p2_masks_held2(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p2_masks_masks(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p2_masks_steady1(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p2_masks_steady2(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p2_symbols_held1(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p2_symbols_held2(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p2_symbols_steady1(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p2_symbols_steady2(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p2_symbols_sum(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p2_symbols_sum_counted(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p8_masks_masks(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p8_symbols_held1(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p8_symbols_held2(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p8_symbols_steady1(std::byte* const*, const std::int64_t*);
void weighted_scalar_batch_p8_symbols_steady2(std::byte* const*, const std::int64_t*);
void weighted_scalar_column_p2_k16_sweep(std::byte* const*, const std::int64_t*);
void weighted_scalar_column_p2_k1_sweep(std::byte* const*, const std::int64_t*);
void weighted_scalar_column_prefix_p2_k16_sweep_tap(std::byte* const*, const std::int64_t*);
void weighted_scalar_column_prefix_p2_k1_sweep_tap(std::byte* const*, const std::int64_t*);
void weighted_scalar_wavefront_p20_k1_edge(std::byte* const*, const std::int64_t*);
void weighted_scalar_wavefront_p20_k1_steady(std::byte* const*, const std::int64_t*);
void weighted_scalar_wavefront_p2_k1_edge(std::byte* const*, const std::int64_t*);
void weighted_scalar_wavefront_p2_k1_steady(std::byte* const*, const std::int64_t*);
void weighted_scalar_wavefront_p8_k1_edge(std::byte* const*, const std::int64_t*);
void weighted_scalar_wavefront_p8_k1_steady(std::byte* const*, const std::int64_t*);
void weighted_scalar_wavefront_prefix_p20_k1_edge_tap(std::byte* const*, const std::int64_t*);
void weighted_scalar_wavefront_prefix_p20_k1_steady_tap(std::byte* const*, const std::int64_t*);
void weighted_scalar_wavefront_prefix_p2_k1_edge_tap(std::byte* const*, const std::int64_t*);
void weighted_scalar_wavefront_prefix_p2_k1_steady_tap(std::byte* const*, const std::int64_t*);
void weighted_scalar_wavefront_prefix_p8_k1_edge_tap(std::byte* const*, const std::int64_t*);
void weighted_scalar_wavefront_prefix_p8_k1_steady_tap(std::byte* const*, const std::int64_t*);
}

namespace minterm {
namespace {

const LinkedFunction functions_013f92d248d8259b[] = {{"edge", bitpal_avx512_wavefront_p2_k1_edge}, {"steady", bitpal_avx512_wavefront_p2_k1_steady}};
const std::int64_t figures_013f92d248d8259b[] = {9};
const LinkedFunction functions_01f87012f44612cc[] = {{"columns", k_edit_scalar_cyclic_k2_words_256_columns}, {"results", k_edit_scalar_cyclic_k2_words_256_results}};
const LinkedFunction functions_0202af349c97b1b5[] = {{"edge", k_mismatch_scalar_wavefront_p20_k1_edge}, {"steady", k_mismatch_scalar_wavefront_p20_k1_steady}};
const std::int64_t figures_0202af349c97b1b5[] = {44};
const LinkedFunction functions_0214992ec3e17763[] = {{"edge", affine_avx512_wavefront_p20_k1_edge}, {"steady", affine_avx512_wavefront_p20_k1_steady}};
const std::int64_t figures_0214992ec3e17763[] = {51};
const LinkedFunction functions_0414bbfeef80f523[] = {{"edge", affine_avx512_wavefront_p8_k1_edge}, {"steady", affine_avx512_wavefront_p8_k1_steady}};
const std::int64_t figures_0414bbfeef80f523[] = {39};
const LinkedFunction functions_04228c8923f94255[] = {{"edge_tap", levenshtein_scalar_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", levenshtein_scalar_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_04228c8923f94255[] = {11};
const LinkedFunction functions_04ae592e15f5f5a2[] = {{"sweep", levenshtein_avx512_column_p2_k1_sweep}};
const std::int64_t figures_04ae592e15f5f5a2[] = {8, 1, 1, 4, 1, 0, 2, -1, 4, 1, 2, 0, 0};
const LinkedFunction functions_04eab2cdc3d32104[] = {{"edge_tap", indel_scalar_wavefront_infix_p20_k1_edge_tap}, {"steady_tap", indel_scalar_wavefront_infix_p20_k1_steady_tap}};
const std::int64_t figures_04eab2cdc3d32104[] = {52};
const LinkedFunction functions_05465c16fa4c8551[] = {{"edge", bitpal_scalar_wavefront_p2_k1_edge}, {"steady", bitpal_scalar_wavefront_p2_k1_steady}};
const std::int64_t figures_05465c16fa4c8551[] = {16};
const LinkedFunction functions_05732456d1680237[] = {{"steady2", affine_scalar_batch_p2_masks_steady2}, {"held2", affine_scalar_batch_p2_masks_held2}, {"steady1", affine_scalar_batch_p2_masks_steady1}, {"held1", affine_scalar_batch_p2_masks_held1}, {"sum", affine_scalar_batch_p2_symbols_sum}, {"sum_counted", affine_scalar_batch_p2_symbols_sum_counted}, {"masks", affine_scalar_batch_p2_masks_masks}};
const std::int64_t figures_05732456d1680237[] = {1, 8, 31, 2, 1};
const LinkedFunction functions_06626e3ae6051981[] = {{"sweep_tap", osa_scalar_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_06626e3ae6051981[] = {20, 1, 0, 8, 1, 2, 3, -1, -1, -1, 0, 0, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_06b73936a51a5c08[] = {{"edge_tap", osa_scalar_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", osa_scalar_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_06b73936a51a5c08[] = {14};
const LinkedFunction functions_06c0090de5de4501[] = {{"edge", k_mismatch_scalar_wavefront_p2_k1_edge}, {"steady", k_mismatch_scalar_wavefront_p2_k1_steady}};
const std::int64_t figures_06c0090de5de4501[] = {8};
const LinkedFunction functions_06c9ee67aeb9946c[] = {{"edge", indel_avx512_wavefront_infix_p20_k1_edge}, {"steady", indel_avx512_wavefront_infix_p20_k1_steady}};
const std::int64_t figures_06c9ee67aeb9946c[] = {27};
const LinkedFunction functions_06e3d8302c302144[] = {{"edge_tap", indel_scalar_wavefront_infix_p8_k1_edge_tap}, {"steady_tap", indel_scalar_wavefront_infix_p8_k1_steady_tap}};
const std::int64_t figures_06e3d8302c302144[] = {28};
const LinkedFunction functions_0747529a9c1b763b[] = {{"edge", bitpal_avx2_wavefront_p2_k2_edge}, {"steady", bitpal_avx2_wavefront_p2_k2_steady}};
const std::int64_t figures_0747529a9c1b763b[] = {16};
const LinkedFunction functions_074cd277510a3738[] = {{"steady2", lcs_scalar_batch_p8_symbols_steady2}, {"held2", lcs_scalar_batch_p8_symbols_held2}, {"steady1", lcs_scalar_batch_p8_symbols_steady1}, {"held1", lcs_scalar_batch_p8_symbols_held1}, {"sum", lcs_scalar_batch_p2_symbols_sum}, {"sum_counted", lcs_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_074cd277510a3738[] = {0, 8, 255, 2, 1};
const LinkedFunction functions_07b50f70fd0b6205[] = {{"columns", k_mismatch_avx2_cyclic_k0_words_1024_columns}, {"results", k_mismatch_avx2_cyclic_k0_words_1024_results}};
const LinkedFunction functions_080e507dd5406b76[] = {{"edge", k_mismatch_avx2_wavefront_p8_k1_edge}, {"steady", k_mismatch_avx2_wavefront_p8_k1_steady}};
const std::int64_t figures_080e507dd5406b76[] = {20};
const LinkedFunction functions_0880e0b85faf816b[] = {{"steady2", osa_avx2_batch_p2_symbols_steady2}, {"held2", osa_avx2_batch_p2_symbols_held2}, {"steady1", osa_avx2_batch_p2_symbols_steady1}, {"held1", osa_avx2_batch_p2_symbols_held1}, {"sum", osa_avx2_batch_p2_symbols_sum}, {"sum_counted", osa_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_0880e0b85faf816b[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_0a0e768477ee2d6d[] = {{"edge", affine_avx512_wavefront_p2_k3_edge}, {"steady", affine_avx512_wavefront_p2_k3_steady}};
const std::int64_t figures_0a0e768477ee2d6d[] = {33};
const LinkedFunction functions_0a551086bdad1179[] = {{"columns", k_edit_avx512_cyclic_k2_words_512_columns}, {"results", k_edit_avx512_cyclic_k2_words_512_results}};
const LinkedFunction functions_0ad3b3c432d9b8eb[] = {{"columns", k_mismatch_avx512_cyclic_k2_words_2048_columns}, {"results", k_mismatch_avx512_cyclic_k2_words_2048_results}};
const LinkedFunction functions_0af2ec51f25a54a6[] = {{"edge", indel_avx512_wavefront_p2_k1_edge}, {"steady", indel_avx512_wavefront_p2_k1_steady}};
const std::int64_t figures_0af2ec51f25a54a6[] = {4};
const LinkedFunction functions_0af6800fb968a4e4[] = {{"edge", lcs_avx512_wavefront_p2_k3_edge}, {"steady", lcs_avx512_wavefront_p2_k3_steady}};
const std::int64_t figures_0af6800fb968a4e4[] = {4};
const LinkedFunction functions_0b5f32396f7b759b[] = {{"edge_tap", k_mismatch_avx512_wavefront_p2_k1_edge_tap}, {"steady_tap", k_mismatch_avx512_wavefront_p2_k1_steady_tap}};
const std::int64_t figures_0b5f32396f7b759b[] = {4};
const LinkedFunction functions_0d16033a2c6b399e[] = {{"columns", k_mismatch_scalar_cyclic_k2_words_64_columns}, {"results", k_mismatch_scalar_cyclic_k2_words_64_results}};
const LinkedFunction functions_0ddc3ad90da414d1[] = {{"sweep_tap", weighted_avx512_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_0ddc3ad90da414d1[] = {22, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_0ec6003f7c649e14[] = {{"edge_tap", iupac_scalar_wavefront_prefix_p4_k1_edge_tap}, {"steady_tap", iupac_scalar_wavefront_prefix_p4_k1_steady_tap}};
const std::int64_t figures_0ec6003f7c649e14[] = {67};
const LinkedFunction functions_1033aa67b5e23f05[] = {{"edge", bitpal_avx512_wavefront_p8_k3_edge}, {"steady", bitpal_avx512_wavefront_p8_k3_steady}};
const std::int64_t figures_1033aa67b5e23f05[] = {15};
const LinkedFunction functions_107ea4e974a97279[] = {{"edge_tap", weighted_scalar_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", weighted_scalar_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_107ea4e974a97279[] = {57};
const LinkedFunction functions_10ff74c03b7f6f76[] = {{"edge", k_mismatch_avx2_wavefront_p20_k1_edge}, {"steady", k_mismatch_avx2_wavefront_p20_k1_steady}};
const std::int64_t figures_10ff74c03b7f6f76[] = {44};
const LinkedFunction functions_118d5e5d3d413be2[] = {{"edge_tap", bitpal_avx512_wavefront_prefix_p2_k3_edge_tap}, {"steady_tap", bitpal_avx512_wavefront_prefix_p2_k3_steady_tap}};
const std::int64_t figures_118d5e5d3d413be2[] = {9};
const LinkedFunction functions_123c74f435bded2e[] = {{"columns", k_edit_scalar_cyclic_k1_lanes_64_columns}, {"results", k_edit_scalar_cyclic_k1_lanes_64_results}};
const LinkedFunction functions_1393c04c8ab53861[] = {{"columns", k_mismatch_avx2_cyclic_k3_lanes_16_columns}, {"results", k_mismatch_avx2_cyclic_k3_lanes_16_results}};
const LinkedFunction functions_13d3fca16c9ad383[] = {{"edge", levenshtein_avx2_wavefront_p8_k2_edge}, {"steady", levenshtein_avx2_wavefront_p8_k2_steady}};
const std::int64_t figures_13d3fca16c9ad383[] = {23};
const LinkedFunction functions_141d3fb69e122287[] = {{"steady4", levenshtein_scalar_batch_p2_masks_steady4}, {"held4", levenshtein_scalar_batch_p2_masks_held4}, {"steady1", levenshtein_scalar_batch_p2_masks_steady1}, {"held1", levenshtein_scalar_batch_p2_masks_held1}, {"sum", levenshtein_scalar_batch_p2_symbols_sum}, {"sum_counted", levenshtein_scalar_batch_p2_symbols_sum_counted}, {"masks", levenshtein_scalar_batch_p8_masks_masks}};
const std::int64_t figures_141d3fb69e122287[] = {1, 8, 127, 4, 1};
const LinkedFunction functions_1472f5c2b97d57e9[] = {{"edge", hamming_scalar_wavefront_p2_k1_edge}, {"steady", hamming_scalar_wavefront_p2_k1_steady}};
const std::int64_t figures_1472f5c2b97d57e9[] = {7};
const LinkedFunction functions_15589490abd3fbe6[] = {{"edge", levenshtein_scalar_wavefront_p20_k1_edge}, {"steady", levenshtein_scalar_wavefront_p20_k1_steady}};
const std::int64_t figures_15589490abd3fbe6[] = {47};
const LinkedFunction functions_1573570f60cef5bb[] = {{"edge_tap", shift_or_avx512_wavefront_p8_k1_edge_tap}, {"steady_tap", shift_or_avx512_wavefront_p8_k1_steady_tap}};
const std::int64_t figures_1573570f60cef5bb[] = {9};
const LinkedFunction functions_157fb47ef39eab17[] = {{"edge", weighted_avx2_wavefront_p8_k2_edge}, {"steady", weighted_avx2_wavefront_p8_k2_steady}};
const std::int64_t figures_157fb47ef39eab17[] = {33};
const LinkedFunction functions_15fad8220727bcbc[] = {{"columns", k_mismatch_scalar_cyclic_k2_words_256_columns}, {"results", k_mismatch_scalar_cyclic_k2_words_256_results}};
const LinkedFunction functions_164a7c4574b2702e[] = {{"edge_tap", osa_avx512_wavefront_prefix_p8_k3_edge_tap}, {"steady_tap", osa_avx512_wavefront_prefix_p8_k3_steady_tap}};
const std::int64_t figures_164a7c4574b2702e[] = {14};
const LinkedFunction functions_168e4d5421b0c5b6[] = {{"edge", k_mismatch_avx2_wavefront_p2_k1_edge}, {"steady", k_mismatch_avx2_wavefront_p2_k1_steady}};
const std::int64_t figures_168e4d5421b0c5b6[] = {8};
const LinkedFunction functions_16be71c83b94c15a[] = {{"sweep_tap", iupac_avx512_column_prefix_p4_k1_sweep_tap}};
const std::int64_t figures_16be71c83b94c15a[] = {8, 1, 1, 4, 1, 0, 2, -1, 4, 1, 2, 0, 0};
const LinkedFunction functions_16c3e54b2557e42b[] = {{"sweep", indel_scalar_column_infix_p2_k1_sweep}};
const std::int64_t figures_16c3e54b2557e42b[] = {11, 1, 0, 4, 1, 0, 2, -1, 4, 1, 0, 2, -1};
const LinkedFunction functions_172f22449f13fcf0[] = {{"sweep", indel_avx512_column_p2_k1_sweep}};
const std::int64_t figures_172f22449f13fcf0[] = {3, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_17b08afd5c69bbe9[] = {{"edge", osa_avx512_wavefront_p8_k1_edge}, {"steady", osa_avx512_wavefront_p8_k1_steady}};
const std::int64_t figures_17b08afd5c69bbe9[] = {14};
const LinkedFunction functions_17fd7386f76d0889[] = {{"sweep_tap", indel_avx2_column_infix_p2_k1_sweep_tap}};
const std::int64_t figures_17fd7386f76d0889[] = {11, 1, 0, 4, 1, 0, 2, -1, 4, 1, 0, 2, -1};
const LinkedFunction functions_1868a146de946b4b[] = {{"edge", osa_avx512_wavefront_p8_k3_edge}, {"steady", osa_avx512_wavefront_p8_k3_steady}};
const std::int64_t figures_1868a146de946b4b[] = {14};
const LinkedFunction functions_18f743569d2e48ae[] = {{"steady7", weighted_avx512_batch_p2_symbols_steady7}, {"held7", weighted_avx512_batch_p2_symbols_held7}, {"steady1", weighted_avx512_batch_p2_symbols_steady1}, {"held1", weighted_avx512_batch_p2_symbols_held1}, {"sum", weighted_avx512_batch_p2_symbols_sum}, {"sum_counted", weighted_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_18f743569d2e48ae[] = {0, 8, 63, 7, 1};
const LinkedFunction functions_19debacd413c3c7e[] = {{"columns", k_mismatch_avx2_cyclic_k1_lanes_64_columns}, {"results", k_mismatch_avx2_cyclic_k1_lanes_64_results}};
const LinkedFunction functions_1a074c771a95c721[] = {{"edge", affine_scalar_wavefront_p20_k1_edge}, {"steady", affine_scalar_wavefront_p20_k1_steady}};
const std::int64_t figures_1a074c771a95c721[] = {97};
const LinkedFunction functions_1a46cc3655215e59[] = {{"edge", lcs_avx2_wavefront_p8_k2_edge}, {"steady", lcs_avx2_wavefront_p8_k2_steady}};
const std::int64_t figures_1a46cc3655215e59[] = {19};
const LinkedFunction functions_1ab734ec35ee3d9e[] = {{"edge", lcs_avx512_wavefront_p2_k1_edge}, {"steady", lcs_avx512_wavefront_p2_k1_steady}};
const std::int64_t figures_1ab734ec35ee3d9e[] = {4};
const LinkedFunction functions_1bbe8b05b5c95aa6[] = {{"steady3", weighted_avx2_batch_p2_masks_steady3}, {"held3", weighted_avx2_batch_p2_masks_held3}, {"steady1", weighted_avx2_batch_p2_masks_steady1}, {"held1", weighted_avx2_batch_p2_masks_held1}, {"sum", weighted_avx2_batch_p2_symbols_sum}, {"sum_counted", weighted_avx2_batch_p2_symbols_sum_counted}, {"masks", weighted_avx2_batch_p8_masks_masks}};
const std::int64_t figures_1bbe8b05b5c95aa6[] = {1, 8, 63, 3, 1};
const LinkedFunction functions_1bfba6ce3719738c[] = {{"sweep_tap", osa_avx512_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_1bfba6ce3719738c[] = {14, 1, 0, 4, 3, 0, 1, 2, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_1c5bdb61940d6770[] = {{"sweep", weighted_avx512_column_p2_k1_sweep}};
const std::int64_t figures_1c5bdb61940d6770[] = {22, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_1db485ef76b75b2e[] = {{"edge_tap", levenshtein_avx2_wavefront_prefix_p2_k2_edge_tap}, {"steady_tap", levenshtein_avx2_wavefront_prefix_p2_k2_steady_tap}};
const std::int64_t figures_1db485ef76b75b2e[] = {11};
const LinkedFunction functions_1dc4b772ef1917c6[] = {{"sweep_tap", bitpal_scalar_column_prefix_p2_k16_sweep_tap}};
const std::int64_t figures_1dc4b772ef1917c6[] = {23, 1, 1, 4, 1, 0, 2, 3, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_1e1388060658e5ec[] = {{"edge", indel_avx512_wavefront_infix_p2_k1_edge}, {"steady", indel_avx512_wavefront_infix_p2_k1_steady}};
const std::int64_t figures_1e1388060658e5ec[] = {9};
const LinkedFunction functions_1f1cbbcf7fec8ea3[] = {{"edge", lcs_scalar_wavefront_p2_k1_edge}, {"steady", lcs_scalar_wavefront_p2_k1_steady}};
const std::int64_t figures_1f1cbbcf7fec8ea3[] = {7};
const LinkedFunction functions_1fbeccddd2287386[] = {{"edge", lcs_avx2_wavefront_p2_k1_edge}, {"steady", lcs_avx2_wavefront_p2_k1_steady}};
const std::int64_t figures_1fbeccddd2287386[] = {7};
const LinkedFunction functions_1fc44870c5bd6596[] = {{"edge", levenshtein_avx2_wavefront_p8_k1_edge}, {"steady", levenshtein_avx2_wavefront_p8_k1_steady}};
const std::int64_t figures_1fc44870c5bd6596[] = {23};
const LinkedFunction functions_1fcf8301605cb156[] = {{"edge", levenshtein_avx2_wavefront_p2_k1_edge}, {"steady", levenshtein_avx2_wavefront_p2_k1_steady}};
const std::int64_t figures_1fcf8301605cb156[] = {11};
const LinkedFunction functions_1ff3b6aefcb31f87[] = {{"edge", weighted_avx2_wavefront_p2_k2_edge}, {"steady", weighted_avx2_wavefront_p2_k2_steady}};
const std::int64_t figures_1ff3b6aefcb31f87[] = {21};
const LinkedFunction functions_1ff7a9055eca9191[] = {{"edge", affine_avx2_wavefront_p2_k2_edge}, {"steady", affine_avx2_wavefront_p2_k2_steady}};
const std::int64_t figures_1ff7a9055eca9191[] = {61};
const LinkedFunction functions_204784eb48896047[] = {{"sweep", indel_scalar_column_p2_k16_sweep}};
const std::int64_t figures_204784eb48896047[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_20fb84b8c9dbd42d[] = {{"steady5", levenshtein_avx2_batch_p2_masks_steady5}, {"held5", levenshtein_avx2_batch_p2_masks_held5}, {"steady1", levenshtein_avx2_batch_p2_masks_steady1}, {"held1", levenshtein_avx2_batch_p2_masks_held1}, {"sum", levenshtein_avx2_batch_p2_symbols_sum}, {"sum_counted", levenshtein_avx2_batch_p2_symbols_sum_counted}, {"masks", levenshtein_avx2_batch_p8_masks_masks}};
const std::int64_t figures_20fb84b8c9dbd42d[] = {1, 8, 127, 5, 1};
const LinkedFunction functions_21148a08fe1775a0[] = {{"edge_tap", indel_avx2_wavefront_infix_p8_k2_edge_tap}, {"steady_tap", indel_avx2_wavefront_infix_p8_k2_steady_tap}};
const std::int64_t figures_21148a08fe1775a0[] = {28};
const LinkedFunction functions_2120f0090805b0c7[] = {{"columns", k_edit_avx2_cyclic_k1_words_256_columns}, {"results", k_edit_avx2_cyclic_k1_words_256_results}};
const LinkedFunction functions_2130a57e00d329e3[] = {{"edge_tap", shift_or_avx2_wavefront_p2_k1_edge_tap}, {"steady_tap", shift_or_avx2_wavefront_p2_k1_steady_tap}};
const std::int64_t figures_2130a57e00d329e3[] = {4};
const LinkedFunction functions_21a395d0f68fc45a[] = {{"edge_tap", shift_or_scalar_wavefront_p2_k1_edge_tap}, {"steady_tap", shift_or_scalar_wavefront_p2_k1_steady_tap}};
const std::int64_t figures_21a395d0f68fc45a[] = {4};
const LinkedFunction functions_2298b0e0c56482d1[] = {{"sweep", hamming_scalar_column_p2_k16_sweep}};
const std::int64_t figures_2298b0e0c56482d1[] = {5, 1, 0, 4, 2, -1, 1, 0, 4, 1, 0, 2, -1};
const LinkedFunction functions_2378cef62892af6b[] = {{"edge", indel_scalar_wavefront_p8_k1_edge}, {"steady", indel_scalar_wavefront_p8_k1_steady}};
const std::int64_t figures_2378cef62892af6b[] = {19};
const LinkedFunction functions_23e4ef78d0414f5e[] = {{"edge_tap", iupac_avx2_wavefront_prefix_p4_k1_edge_tap}, {"steady_tap", iupac_avx2_wavefront_prefix_p4_k1_steady_tap}};
const std::int64_t figures_23e4ef78d0414f5e[] = {67};
const LinkedFunction functions_23f6787d96438530[] = {{"edge", bitpal_avx2_wavefront_p8_k1_edge}, {"steady", bitpal_avx2_wavefront_p8_k1_steady}};
const std::int64_t figures_23f6787d96438530[] = {28};
const LinkedFunction functions_249737ba8adf3d38[] = {{"steady2", lcs_scalar_batch_p20_symbols_steady2}, {"held2", lcs_scalar_batch_p20_symbols_held2}, {"steady1", lcs_scalar_batch_p20_symbols_steady1}, {"held1", lcs_scalar_batch_p20_symbols_held1}, {"sum", lcs_scalar_batch_p2_symbols_sum}, {"sum_counted", lcs_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_249737ba8adf3d38[] = {0, 8, 255, 2, 1};
const LinkedFunction functions_25cbdd3e1486d60e[] = {{"columns", k_mismatch_scalar_cyclic_k1_lanes_64_columns}, {"results", k_mismatch_scalar_cyclic_k1_lanes_64_results}};
const LinkedFunction functions_266018b592f58c78[] = {{"sweep_tap", bitpal_scalar_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_266018b592f58c78[] = {23, 1, 1, 4, 1, 0, 2, 3, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_27bca0baa4ff1163[] = {{"steady2", osa_scalar_batch_p2_masks_steady2}, {"held2", osa_scalar_batch_p2_masks_held2}, {"steady1", osa_scalar_batch_p2_masks_steady1}, {"held1", osa_scalar_batch_p2_masks_held1}, {"sum", osa_scalar_batch_p2_symbols_sum}, {"sum_counted", osa_scalar_batch_p2_symbols_sum_counted}, {"masks", osa_scalar_batch_p2_masks_masks}};
const std::int64_t figures_27bca0baa4ff1163[] = {1, 8, 127, 2, 1};
const LinkedFunction functions_27cca37a225426ce[] = {{"columns", k_edit_avx2_cyclic_k3_words_1024_columns}, {"results", k_edit_avx2_cyclic_k3_words_1024_results}};
const LinkedFunction functions_28990de661b80872[] = {{"edge_tap", k_mismatch_scalar_wavefront_p8_k1_edge_tap}, {"steady_tap", k_mismatch_scalar_wavefront_p8_k1_steady_tap}};
const std::int64_t figures_28990de661b80872[] = {20};
const LinkedFunction functions_28c5016486334654[] = {{"sweep", iupac_scalar_column_p4_k16_sweep}};
const std::int64_t figures_28c5016486334654[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_28f1b44b0f1823d7[] = {{"sweep", levenshtein_scalar_column_p2_k1_sweep}};
const std::int64_t figures_28f1b44b0f1823d7[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_290b0f4ac45fd18f[] = {{"steady2", osa_avx512_batch_p20_symbols_steady2}, {"held2", osa_avx512_batch_p20_symbols_held2}, {"steady1", osa_avx512_batch_p20_symbols_steady1}, {"held1", osa_avx512_batch_p20_symbols_held1}, {"sum", osa_avx512_batch_p2_symbols_sum}, {"sum_counted", osa_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_290b0f4ac45fd18f[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_2978dac7875ff1fe[] = {{"sweep", weighted_avx2_column_p2_k1_sweep}};
const std::int64_t figures_2978dac7875ff1fe[] = {34, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_2993488e94b27137[] = {{"columns", k_mismatch_scalar_cyclic_k3_words_64_columns}, {"results", k_mismatch_scalar_cyclic_k3_words_64_results}};
const LinkedFunction functions_2a4f237c93ddb2b4[] = {{"edge_tap", levenshtein_avx512_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", levenshtein_avx512_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_2a4f237c93ddb2b4[] = {6};
const LinkedFunction functions_2a6714d3fcba2288[] = {{"steady2", indel_scalar_batch_p20_symbols_steady2}, {"held2", indel_scalar_batch_p20_symbols_held2}, {"steady1", indel_scalar_batch_p20_symbols_steady1}, {"held1", indel_scalar_batch_p20_symbols_held1}, {"sum", indel_scalar_batch_p2_symbols_sum}, {"sum_counted", indel_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_2a6714d3fcba2288[] = {0, 8, 255, 2, 1};
const LinkedFunction functions_2aa813417fd5ac2b[] = {{"sweep", iupac_avx2_column_p4_k1_sweep}};
const std::int64_t figures_2aa813417fd5ac2b[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_2b1e7c207aa6514c[] = {{"edge", weighted_avx2_wavefront_p8_k1_edge}, {"steady", weighted_avx2_wavefront_p8_k1_steady}};
const std::int64_t figures_2b1e7c207aa6514c[] = {33};
const LinkedFunction functions_2bb7de0db676bc0c[] = {{"edge", indel_avx512_wavefront_p8_k3_edge}, {"steady", indel_avx512_wavefront_p8_k3_steady}};
const std::int64_t figures_2bb7de0db676bc0c[] = {10};
const LinkedFunction functions_2bdba52f23291884[] = {{"columns", k_edit_scalar_cyclic_k1_words_256_columns}, {"results", k_edit_scalar_cyclic_k1_words_256_results}};
const LinkedFunction functions_2bf16535dfcb6f3b[] = {{"steady2", affine_scalar_batch_p2_symbols_steady2}, {"held2", affine_scalar_batch_p2_symbols_held2}, {"steady1", affine_scalar_batch_p2_symbols_steady1}, {"held1", affine_scalar_batch_p2_symbols_held1}, {"sum", affine_scalar_batch_p2_symbols_sum}, {"sum_counted", affine_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_2bf16535dfcb6f3b[] = {0, 8, 31, 2, 1};
const LinkedFunction functions_2c2afe2170a83e3e[] = {{"steady3", levenshtein_avx512_batch_p20_symbols_steady3}, {"held3", levenshtein_avx512_batch_p20_symbols_held3}, {"steady1", levenshtein_avx512_batch_p20_symbols_steady1}, {"held1", levenshtein_avx512_batch_p20_symbols_held1}, {"sum", levenshtein_avx512_batch_p2_symbols_sum}, {"sum_counted", levenshtein_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_2c2afe2170a83e3e[] = {0, 8, 127, 3, 1};
const LinkedFunction functions_2c50cc1f5e1d2da5[] = {{"edge_tap", k_mismatch_avx2_wavefront_p2_k1_edge_tap}, {"steady_tap", k_mismatch_avx2_wavefront_p2_k1_steady_tap}};
const std::int64_t figures_2c50cc1f5e1d2da5[] = {8};
const LinkedFunction functions_2c51df01e33c0958[] = {{"steady8", lcs_scalar_batch_p2_symbols_steady8}, {"held8", lcs_scalar_batch_p2_symbols_held8}, {"steady1", lcs_scalar_batch_p2_symbols_steady1}, {"held1", lcs_scalar_batch_p2_symbols_held1}, {"sum", lcs_scalar_batch_p2_symbols_sum}, {"sum_counted", lcs_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_2c51df01e33c0958[] = {0, 8, 255, 8, 1};
const LinkedFunction functions_2c87e6f2f49a547e[] = {{"sweep_tap", indel_scalar_column_prefix_p2_k16_sweep_tap}};
const std::int64_t figures_2c87e6f2f49a547e[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_2d0ef0d7188a483d[] = {{"steady8", lcs_avx2_batch_p2_masks_steady8}, {"held8", lcs_avx2_batch_p2_masks_held8}, {"steady1", lcs_avx2_batch_p2_masks_steady1}, {"held1", lcs_avx2_batch_p2_masks_held1}, {"sum", lcs_avx2_batch_p2_symbols_sum}, {"sum_counted", lcs_avx2_batch_p2_symbols_sum_counted}, {"masks", lcs_avx2_batch_p20_masks_masks}};
const std::int64_t figures_2d0ef0d7188a483d[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_2df52b5f00f6f0ed[] = {{"edge_tap", osa_avx2_wavefront_prefix_p8_k2_edge_tap}, {"steady_tap", osa_avx2_wavefront_prefix_p8_k2_steady_tap}};
const std::int64_t figures_2df52b5f00f6f0ed[] = {26};
const LinkedFunction functions_2e084ad3732e02d7[] = {{"columns", shift_or_scalar_cyclic_words_64_columns}, {"results", shift_or_scalar_cyclic_words_64_results}};
const LinkedFunction functions_2e7c13ecae734c5e[] = {{"steady2", weighted_scalar_batch_p2_symbols_steady2}, {"held2", weighted_scalar_batch_p2_symbols_held2}, {"steady1", weighted_scalar_batch_p2_symbols_steady1}, {"held1", weighted_scalar_batch_p2_symbols_held1}, {"sum", weighted_scalar_batch_p2_symbols_sum}, {"sum_counted", weighted_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_2e7c13ecae734c5e[] = {0, 8, 63, 2, 1};
const LinkedFunction functions_2f1752e0b88c7487[] = {{"columns", shift_or_avx512_cyclic_lanes_16_columns}, {"results", shift_or_avx512_cyclic_lanes_16_results}};
const LinkedFunction functions_2f981f6bcbb53f9e[] = {{"sweep", weighted_avx2_column_p2_k1_sweep}};
const std::int64_t figures_2f981f6bcbb53f9e[] = {34, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_2fb37068a247f6a1[] = {{"sweep", indel_scalar_column_p2_k1_sweep}};
const std::int64_t figures_2fb37068a247f6a1[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_2fbae6847dcb286c[] = {{"columns", k_edit_avx512_cyclic_k1_lanes_64_columns}, {"results", k_edit_avx512_cyclic_k1_lanes_64_results}};
const LinkedFunction functions_30aa6de4a9df457e[] = {{"edge", hamming_avx2_wavefront_p2_k1_edge}, {"steady", hamming_avx2_wavefront_p2_k1_steady}};
const std::int64_t figures_30aa6de4a9df457e[] = {7};
const LinkedFunction functions_30d9881ea06effa7[] = {{"edge_tap", indel_avx2_wavefront_infix_p20_k1_edge_tap}, {"steady_tap", indel_avx2_wavefront_infix_p20_k1_steady_tap}};
const std::int64_t figures_30d9881ea06effa7[] = {52};
const LinkedFunction functions_3110a34c8404d727[] = {{"edge", indel_avx2_wavefront_p2_k2_edge}, {"steady", indel_avx2_wavefront_p2_k2_steady}};
const std::int64_t figures_3110a34c8404d727[] = {7};
const LinkedFunction functions_314f5e0e101042d4[] = {{"sweep", hamming_avx2_column_p2_k1_sweep}};
const std::int64_t figures_314f5e0e101042d4[] = {5, 1, 0, 4, 2, -1, 1, 0, 4, 1, 0, 2, -1};
const LinkedFunction functions_31bf84ae62a2886c[] = {{"columns", k_edit_avx512_cyclic_k1_words_512_columns}, {"results", k_edit_avx512_cyclic_k1_words_512_results}};
const LinkedFunction functions_31ce41a5ae5005e8[] = {{"edge_tap", bitpal_avx2_wavefront_prefix_p2_k2_edge_tap}, {"steady_tap", bitpal_avx2_wavefront_prefix_p2_k2_steady_tap}};
const std::int64_t figures_31ce41a5ae5005e8[] = {16};
const LinkedFunction functions_31e53b423348e8f6[] = {{"steady8", weighted_avx512_batch_p2_masks_steady8}, {"held8", weighted_avx512_batch_p2_masks_held8}, {"steady1", weighted_avx512_batch_p2_masks_steady1}, {"held1", weighted_avx512_batch_p2_masks_held1}, {"sum", weighted_avx512_batch_p2_symbols_sum}, {"sum_counted", weighted_avx512_batch_p2_symbols_sum_counted}, {"masks", weighted_avx512_batch_p2_masks_masks}};
const std::int64_t figures_31e53b423348e8f6[] = {1, 8, 63, 8, 1};
const LinkedFunction functions_32c7096697580f88[] = {{"edge_tap", bitpal_avx2_wavefront_prefix_p8_k2_edge_tap}, {"steady_tap", bitpal_avx2_wavefront_prefix_p8_k2_steady_tap}};
const std::int64_t figures_32c7096697580f88[] = {28};
const LinkedFunction functions_33c1ba7faae8ee13[] = {{"sweep_tap", indel_avx512_column_infix_p2_k1_sweep_tap}};
const std::int64_t figures_33c1ba7faae8ee13[] = {9, 1, 0, 4, -1, 0, 2, 1, 4, 0, 1, -1, 2};
const LinkedFunction functions_3426f0086fe60cd6[] = {{"steady8", weighted_avx512_batch_p2_masks_steady8}, {"held8", weighted_avx512_batch_p2_masks_held8}, {"steady1", weighted_avx512_batch_p2_masks_steady1}, {"held1", weighted_avx512_batch_p2_masks_held1}, {"sum", weighted_avx512_batch_p2_symbols_sum}, {"sum_counted", weighted_avx512_batch_p2_symbols_sum_counted}, {"masks", weighted_avx512_batch_p8_masks_masks}};
const std::int64_t figures_3426f0086fe60cd6[] = {1, 8, 63, 8, 1};
const LinkedFunction functions_34717058de134e5b[] = {{"edge", k_edit_avx512_wavefront_p20_k1_edge}, {"steady", k_edit_avx512_wavefront_p20_k1_steady}};
const std::int64_t figures_34717058de134e5b[] = {25};
const LinkedFunction functions_34738287ebe7e266[] = {{"sweep", lcs_avx2_column_p2_k1_sweep}};
const std::int64_t figures_34738287ebe7e266[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_3490f96effaec5a7[] = {{"edge_tap", indel_avx2_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", indel_avx2_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_3490f96effaec5a7[] = {7};
const LinkedFunction functions_350c26b145232f1f[] = {{"steady8", lcs_avx512_batch_p2_masks_steady8}, {"held8", lcs_avx512_batch_p2_masks_held8}, {"steady1", lcs_avx512_batch_p2_masks_steady1}, {"held1", lcs_avx512_batch_p2_masks_held1}, {"sum", lcs_avx512_batch_p2_symbols_sum}, {"sum_counted", lcs_avx512_batch_p2_symbols_sum_counted}, {"masks", lcs_avx512_batch_p8_masks_masks}};
const std::int64_t figures_350c26b145232f1f[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_352d7e5574b862a4[] = {{"edge_tap", k_edit_avx2_wavefront_p20_k1_edge_tap}, {"steady_tap", k_edit_avx2_wavefront_p20_k1_steady_tap}};
const std::int64_t figures_352d7e5574b862a4[] = {49};
const LinkedFunction functions_36061b2483139b48[] = {{"edge_tap", k_edit_avx2_wavefront_p2_k1_edge_tap}, {"steady_tap", k_edit_avx2_wavefront_p2_k1_steady_tap}};
const std::int64_t figures_36061b2483139b48[] = {13};
const LinkedFunction functions_3628d5d257ae4908[] = {{"edge_tap", osa_scalar_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", osa_scalar_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_3628d5d257ae4908[] = {26};
const LinkedFunction functions_36377762265aeb84[] = {{"edge_tap", bitpal_avx512_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", bitpal_avx512_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_36377762265aeb84[] = {27};
const LinkedFunction functions_3656414135b758a9[] = {{"edge", osa_avx512_wavefront_p20_k1_edge}, {"steady", osa_avx512_wavefront_p20_k1_steady}};
const std::int64_t figures_3656414135b758a9[] = {26};
const LinkedFunction functions_369487ed6eae2b1b[] = {{"steady7", lcs_avx512_batch_p20_symbols_steady7}, {"held7", lcs_avx512_batch_p20_symbols_held7}, {"steady1", lcs_avx512_batch_p20_symbols_steady1}, {"held1", lcs_avx512_batch_p20_symbols_held1}, {"sum", lcs_avx512_batch_p2_symbols_sum}, {"sum_counted", lcs_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_369487ed6eae2b1b[] = {0, 8, 255, 7, 1};
const LinkedFunction functions_36ce3be18b4aeab0[] = {{"edge", shift_or_avx512_wavefront_p2_k1_edge}, {"steady", shift_or_avx512_wavefront_p2_k1_steady}};
const std::int64_t figures_36ce3be18b4aeab0[] = {2};
const LinkedFunction functions_378a2cae41c21227[] = {{"sweep_tap", indel_avx2_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_378a2cae41c21227[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_37df5c0a011716bb[] = {{"sweep", indel_scalar_column_infix_p2_k1_sweep}};
const std::int64_t figures_37df5c0a011716bb[] = {11, 1, 0, 4, 1, 0, 2, -1, 4, 1, 0, 2, -1};
const LinkedFunction functions_37ee12b11391a2b8[] = {{"edge_tap", bitpal_avx512_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", bitpal_avx512_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_37ee12b11391a2b8[] = {15};
const LinkedFunction functions_38015378552b4266[] = {{"sweep", bitpal_avx2_column_p2_k1_sweep}};
const std::int64_t figures_38015378552b4266[] = {23, 1, 1, 4, 1, 0, 2, 3, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_386145dbe51757ab[] = {{"edge", osa_avx512_wavefront_p2_k3_edge}, {"steady", osa_avx512_wavefront_p2_k3_steady}};
const std::int64_t figures_386145dbe51757ab[] = {8};
const LinkedFunction functions_386a75a0afe41eee[] = {{"steady2", weighted_avx512_batch_p20_symbols_steady2}, {"held2", weighted_avx512_batch_p20_symbols_held2}, {"steady1", weighted_avx512_batch_p20_symbols_steady1}, {"held1", weighted_avx512_batch_p20_symbols_held1}, {"sum", weighted_avx512_batch_p2_symbols_sum}, {"sum_counted", weighted_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_386a75a0afe41eee[] = {0, 8, 63, 2, 1};
const LinkedFunction functions_386b534b44a6622e[] = {{"sweep", indel_avx512_column_infix_p2_k1_sweep}};
const std::int64_t figures_386b534b44a6622e[] = {9, 1, 0, 4, -1, 0, 2, 1, 4, 0, 1, -1, 2};
const LinkedFunction functions_38b325232c8422c6[] = {{"edge", lcs_avx2_wavefront_p20_k1_edge}, {"steady", lcs_avx2_wavefront_p20_k1_steady}};
const std::int64_t figures_38b325232c8422c6[] = {43};
const LinkedFunction functions_38e4fbd6aa189134[] = {{"edge", affine_avx2_wavefront_p2_k1_edge}, {"steady", affine_avx2_wavefront_p2_k1_steady}};
const std::int64_t figures_38e4fbd6aa189134[] = {61};
const LinkedFunction functions_39b70d1ec9e64cae[] = {{"edge", indel_avx512_wavefront_infix_p8_k3_edge}, {"steady", indel_avx512_wavefront_infix_p8_k3_steady}};
const std::int64_t figures_39b70d1ec9e64cae[] = {15};
const LinkedFunction functions_3a6dd94d8e921ef2[] = {{"columns", k_mismatch_avx2_cyclic_k0_lanes_64_columns}, {"results", k_mismatch_avx2_cyclic_k0_lanes_64_results}};
const LinkedFunction functions_3a76fb995a6863b5[] = {{"columns", k_edit_avx512_cyclic_k0_lanes_16_columns}, {"results", k_edit_avx512_cyclic_k0_lanes_16_results}};
const LinkedFunction functions_3aaca5a8caba93de[] = {{"sweep_tap", weighted_scalar_column_prefix_p2_k16_sweep_tap}};
const std::int64_t figures_3aaca5a8caba93de[] = {34, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_3ae37f0d0564e4de[] = {{"sweep_tap", indel_scalar_column_infix_p2_k1_sweep_tap}};
const std::int64_t figures_3ae37f0d0564e4de[] = {11, 1, 0, 4, 1, 0, 2, -1, 4, 1, 0, 2, -1};
const LinkedFunction functions_3b4d60e37b3d48af[] = {{"sweep_tap", levenshtein_avx512_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_3b4d60e37b3d48af[] = {8, 1, 1, 4, 1, 0, 2, -1, 4, 1, 2, 0, 0};
const LinkedFunction functions_3ca653deda8126b2[] = {{"sweep_tap", levenshtein_scalar_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_3ca653deda8126b2[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_3cbb0e57a43f5a2f[] = {{"steady7", osa_avx512_batch_p2_symbols_steady7}, {"held7", osa_avx512_batch_p2_symbols_held7}, {"steady1", osa_avx512_batch_p2_symbols_steady1}, {"held1", osa_avx512_batch_p2_symbols_held1}, {"sum", osa_avx512_batch_p2_symbols_sum}, {"sum_counted", osa_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_3cbb0e57a43f5a2f[] = {0, 8, 127, 7, 1};
const LinkedFunction functions_3d5885d007a52f3a[] = {{"columns", k_edit_scalar_cyclic_k0_lanes_64_columns}, {"results", k_edit_scalar_cyclic_k0_lanes_64_results}};
const LinkedFunction functions_3d8ad7e642ebb9e1[] = {{"edge", affine_avx2_wavefront_p8_k2_edge}, {"steady", affine_avx2_wavefront_p8_k2_steady}};
const std::int64_t figures_3d8ad7e642ebb9e1[] = {73};
const LinkedFunction functions_3dbfb6b03b497773[] = {{"steady7", indel_avx512_batch_p20_symbols_steady7}, {"held7", indel_avx512_batch_p20_symbols_held7}, {"steady1", indel_avx512_batch_p20_symbols_steady1}, {"held1", indel_avx512_batch_p20_symbols_held1}, {"sum", indel_avx512_batch_p2_symbols_sum}, {"sum_counted", indel_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_3dbfb6b03b497773[] = {0, 8, 255, 7, 1};
const LinkedFunction functions_3de23bab8a60d0f0[] = {{"edge", shift_or_avx512_wavefront_p8_k1_edge}, {"steady", shift_or_avx512_wavefront_p8_k1_steady}};
const std::int64_t figures_3de23bab8a60d0f0[] = {9};
const LinkedFunction functions_3e03348e38501228[] = {{"edge", indel_avx2_wavefront_infix_p8_k1_edge}, {"steady", indel_avx2_wavefront_infix_p8_k1_steady}};
const std::int64_t figures_3e03348e38501228[] = {28};
const LinkedFunction functions_3e59bf181701e519[] = {{"columns", k_edit_avx512_cyclic_k3_lanes_16_columns}, {"results", k_edit_avx512_cyclic_k3_lanes_16_results}};
const LinkedFunction functions_3e67b840d78ec40c[] = {{"edge", weighted_avx2_wavefront_p2_k1_edge}, {"steady", weighted_avx2_wavefront_p2_k1_steady}};
const std::int64_t figures_3e67b840d78ec40c[] = {21};
const LinkedFunction functions_3e875f3682fa2d88[] = {{"edge", weighted_scalar_wavefront_p2_k1_edge}, {"steady", weighted_scalar_wavefront_p2_k1_steady}};
const std::int64_t figures_3e875f3682fa2d88[] = {21};
const LinkedFunction functions_3f12879794c05dc7[] = {{"steady2", bitpal_scalar_batch_p20_symbols_steady2}, {"held2", bitpal_scalar_batch_p20_symbols_held2}, {"steady1", bitpal_scalar_batch_p20_symbols_steady1}, {"held1", bitpal_scalar_batch_p20_symbols_held1}, {"sum", bitpal_scalar_batch_p2_symbols_sum}, {"sum_counted", bitpal_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_3f12879794c05dc7[] = {0, 8, 85, 2, 1};
const LinkedFunction functions_3f77f28dc8dfd0bd[] = {{"edge", levenshtein_avx512_wavefront_p8_k3_edge}, {"steady", levenshtein_avx512_wavefront_p8_k3_steady}};
const std::int64_t figures_3f77f28dc8dfd0bd[] = {12};
const LinkedFunction functions_41414042a37f2c18[] = {{"columns", k_mismatch_scalar_cyclic_k3_lanes_64_columns}, {"results", k_mismatch_scalar_cyclic_k3_lanes_64_results}};
const LinkedFunction functions_42b171c7f3a9e496[] = {{"steady2", bitpal_avx2_batch_p20_symbols_steady2}, {"held2", bitpal_avx2_batch_p20_symbols_held2}, {"steady1", bitpal_avx2_batch_p20_symbols_steady1}, {"held1", bitpal_avx2_batch_p20_symbols_held1}, {"sum", bitpal_avx2_batch_p2_symbols_sum}, {"sum_counted", bitpal_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_42b171c7f3a9e496[] = {0, 8, 85, 2, 1};
const LinkedFunction functions_43802eb8aee0ec6c[] = {{"steady8", indel_scalar_batch_p2_masks_steady8}, {"held8", indel_scalar_batch_p2_masks_held8}, {"steady1", indel_scalar_batch_p2_masks_steady1}, {"held1", indel_scalar_batch_p2_masks_held1}, {"sum", indel_scalar_batch_p2_symbols_sum}, {"sum_counted", indel_scalar_batch_p2_symbols_sum_counted}, {"masks", indel_scalar_batch_p8_masks_masks}};
const std::int64_t figures_43802eb8aee0ec6c[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_44cea54eb0f7ab16[] = {{"edge_tap", levenshtein_avx512_wavefront_prefix_p2_k3_edge_tap}, {"steady_tap", levenshtein_avx512_wavefront_prefix_p2_k3_steady_tap}};
const std::int64_t figures_44cea54eb0f7ab16[] = {6};
const LinkedFunction functions_44f53f6db90e0166[] = {{"steady2", iupac_scalar_batch_p4_symbols_steady2}, {"held2", iupac_scalar_batch_p4_symbols_held2}, {"steady1", iupac_scalar_batch_p4_symbols_steady1}, {"held1", iupac_scalar_batch_p4_symbols_held1}, {"sum", iupac_scalar_batch_p4_symbols_sum}, {"sum_counted", iupac_scalar_batch_p4_symbols_sum_counted}};
const std::int64_t figures_44f53f6db90e0166[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_4510842d50ee1ea6[] = {{"steady3", weighted_avx2_batch_p2_masks_steady3}, {"held3", weighted_avx2_batch_p2_masks_held3}, {"steady1", weighted_avx2_batch_p2_masks_steady1}, {"held1", weighted_avx2_batch_p2_masks_held1}, {"sum", weighted_avx2_batch_p2_symbols_sum}, {"sum_counted", weighted_avx2_batch_p2_symbols_sum_counted}, {"masks", weighted_avx2_batch_p20_masks_masks}};
const std::int64_t figures_4510842d50ee1ea6[] = {1, 8, 63, 3, 1};
const LinkedFunction functions_466b3c64df8bbc02[] = {{"columns", k_edit_avx512_cyclic_k2_lanes_16_columns}, {"results", k_edit_avx512_cyclic_k2_lanes_16_results}};
const LinkedFunction functions_46a8b5ba269e6c70[] = {{"sweep", levenshtein_avx2_column_p2_k1_sweep}};
const std::int64_t figures_46a8b5ba269e6c70[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_46fa66464284750e[] = {{"edge", k_mismatch_avx512_wavefront_p20_k1_edge}, {"steady", k_mismatch_avx512_wavefront_p20_k1_steady}};
const std::int64_t figures_46fa66464284750e[] = {22};
const LinkedFunction functions_47ab31c97028d2a1[] = {{"sweep", hamming_scalar_column_p2_k16_sweep}};
const std::int64_t figures_47ab31c97028d2a1[] = {5, 1, 0, 4, 2, -1, 1, 0, 4, 1, 0, 2, -1};
const LinkedFunction functions_47ca142b5838f7bf[] = {{"steady8", indel_avx512_batch_p2_symbols_steady8}, {"held8", indel_avx512_batch_p2_symbols_held8}, {"steady1", indel_avx512_batch_p2_symbols_steady1}, {"held1", indel_avx512_batch_p2_symbols_held1}, {"sum", indel_avx512_batch_p2_symbols_sum}, {"sum_counted", indel_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_47ca142b5838f7bf[] = {0, 8, 255, 8, 1};
const LinkedFunction functions_48e164b20590c920[] = {{"columns", k_mismatch_avx512_cyclic_k1_lanes_64_columns}, {"results", k_mismatch_avx512_cyclic_k1_lanes_64_results}};
const LinkedFunction functions_48eeebda95c4db1e[] = {{"columns", k_edit_avx2_cyclic_k1_words_1024_columns}, {"results", k_edit_avx2_cyclic_k1_words_1024_results}};
const LinkedFunction functions_48f02d36a65d7d50[] = {{"sweep", levenshtein_avx2_column_p2_k1_sweep}};
const std::int64_t figures_48f02d36a65d7d50[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_49213c6acafd2525[] = {{"columns", k_edit_avx2_cyclic_k0_words_1024_columns}, {"results", k_edit_avx2_cyclic_k0_words_1024_results}};
const LinkedFunction functions_4927da528b9b3e5a[] = {{"steady2", weighted_avx2_batch_p8_symbols_steady2}, {"held2", weighted_avx2_batch_p8_symbols_held2}, {"steady1", weighted_avx2_batch_p8_symbols_steady1}, {"held1", weighted_avx2_batch_p8_symbols_held1}, {"sum", weighted_avx2_batch_p2_symbols_sum}, {"sum_counted", weighted_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_4927da528b9b3e5a[] = {0, 8, 63, 2, 1};
const LinkedFunction functions_49ce4028772d035a[] = {{"edge_tap", shift_or_scalar_wavefront_p8_k1_edge_tap}, {"steady_tap", shift_or_scalar_wavefront_p8_k1_steady_tap}};
const std::int64_t figures_49ce4028772d035a[] = {16};
const LinkedFunction functions_4a2ae3f26e0fb80b[] = {{"edge", levenshtein_avx512_wavefront_p8_k1_edge}, {"steady", levenshtein_avx512_wavefront_p8_k1_steady}};
const std::int64_t figures_4a2ae3f26e0fb80b[] = {12};
const LinkedFunction functions_4a58164b0f747e09[] = {{"columns", k_mismatch_avx2_cyclic_k2_lanes_16_columns}, {"results", k_mismatch_avx2_cyclic_k2_lanes_16_results}};
const LinkedFunction functions_4a6411072cd5256f[] = {{"steady2", affine_scalar_batch_p20_symbols_steady2}, {"held2", affine_scalar_batch_p20_symbols_held2}, {"steady1", affine_scalar_batch_p20_symbols_steady1}, {"held1", affine_scalar_batch_p20_symbols_held1}, {"sum", affine_scalar_batch_p2_symbols_sum}, {"sum_counted", affine_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_4a6411072cd5256f[] = {0, 8, 31, 2, 1};
const LinkedFunction functions_4b7fd07ac3e2abce[] = {{"edge", k_mismatch_avx512_wavefront_p8_k1_edge}, {"steady", k_mismatch_avx512_wavefront_p8_k1_steady}};
const std::int64_t figures_4b7fd07ac3e2abce[] = {10};
const LinkedFunction functions_4c2bab63f21b3fae[] = {{"steady5", weighted_avx512_batch_p8_symbols_steady5}, {"held5", weighted_avx512_batch_p8_symbols_held5}, {"steady1", weighted_avx512_batch_p8_symbols_steady1}, {"held1", weighted_avx512_batch_p8_symbols_held1}, {"sum", weighted_avx512_batch_p2_symbols_sum}, {"sum_counted", weighted_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_4c2bab63f21b3fae[] = {0, 8, 63, 5, 1};
const LinkedFunction functions_4c2bf95762619d15[] = {{"edge_tap", levenshtein_scalar_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", levenshtein_scalar_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_4c2bf95762619d15[] = {47};
const LinkedFunction functions_4c5c99b57ab1b038[] = {{"edge_tap", levenshtein_avx512_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", levenshtein_avx512_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_4c5c99b57ab1b038[] = {24};
const LinkedFunction functions_4ca19eb059867eac[] = {{"sweep", indel_avx2_column_infix_p2_k1_sweep}};
const std::int64_t figures_4ca19eb059867eac[] = {11, 1, 0, 4, 1, 0, 2, -1, 4, 1, 0, 2, -1};
const LinkedFunction functions_4cfd3ad6ebbcf564[] = {{"edge", weighted_scalar_wavefront_p20_k1_edge}, {"steady", weighted_scalar_wavefront_p20_k1_steady}};
const std::int64_t figures_4cfd3ad6ebbcf564[] = {57};
const LinkedFunction functions_4d278487c8e0c244[] = {{"edge_tap", levenshtein_avx512_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", levenshtein_avx512_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_4d278487c8e0c244[] = {12};
const LinkedFunction functions_4d8a3db1c9db405a[] = {{"edge_tap", k_edit_avx512_wavefront_p2_k1_edge_tap}, {"steady_tap", k_edit_avx512_wavefront_p2_k1_steady_tap}};
const std::int64_t figures_4d8a3db1c9db405a[] = {7};
const LinkedFunction functions_4e02c3542ea94c61[] = {{"columns", k_edit_avx2_cyclic_k2_lanes_16_columns}, {"results", k_edit_avx2_cyclic_k2_lanes_16_results}};
const LinkedFunction functions_4e431a1ebc600467[] = {{"edge", shift_or_scalar_wavefront_p8_k1_edge}, {"steady", shift_or_scalar_wavefront_p8_k1_steady}};
const std::int64_t figures_4e431a1ebc600467[] = {16};
const LinkedFunction functions_4ea311bf0d4a80ac[] = {{"columns", k_mismatch_scalar_cyclic_k0_words_256_columns}, {"results", k_mismatch_scalar_cyclic_k0_words_256_results}};
const LinkedFunction functions_4fe0426b85008a90[] = {{"columns", shift_or_scalar_cyclic_lanes_64_columns}, {"results", shift_or_scalar_cyclic_lanes_64_results}};
const LinkedFunction functions_50dc31176e8cf792[] = {{"steady2", affine_avx2_batch_p2_masks_steady2}, {"held2", affine_avx2_batch_p2_masks_held2}, {"steady1", affine_avx2_batch_p2_masks_steady1}, {"held1", affine_avx2_batch_p2_masks_held1}, {"sum", affine_avx2_batch_p2_symbols_sum}, {"sum_counted", affine_avx2_batch_p2_symbols_sum_counted}, {"masks", affine_avx2_batch_p20_masks_masks}};
const std::int64_t figures_50dc31176e8cf792[] = {1, 8, 31, 2, 1};
const LinkedFunction functions_52fd62b765036a1e[] = {{"columns", k_mismatch_avx2_cyclic_k2_words_1024_columns}, {"results", k_mismatch_avx2_cyclic_k2_words_1024_results}};
const LinkedFunction functions_53c4d4ff63c20826[] = {{"edge", indel_avx512_wavefront_p20_k1_edge}, {"steady", indel_avx512_wavefront_p20_k1_steady}};
const std::int64_t figures_53c4d4ff63c20826[] = {22};
const LinkedFunction functions_53fbe2ff3c786c1b[] = {{"edge", k_edit_avx512_wavefront_p8_k1_edge}, {"steady", k_edit_avx512_wavefront_p8_k1_steady}};
const std::int64_t figures_53fbe2ff3c786c1b[] = {13};
const LinkedFunction functions_543748e89f4cb34f[] = {{"sweep", weighted_scalar_column_p2_k16_sweep}};
const std::int64_t figures_543748e89f4cb34f[] = {34, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_5472133626bc78be[] = {{"edge", hamming_avx2_wavefront_p20_k1_edge}, {"steady", hamming_avx2_wavefront_p20_k1_steady}};
const std::int64_t figures_5472133626bc78be[] = {43};
const LinkedFunction functions_5476c6d7630e36b2[] = {{"steady8", levenshtein_avx512_batch_p2_symbols_steady8}, {"held8", levenshtein_avx512_batch_p2_symbols_held8}, {"steady1", levenshtein_avx512_batch_p2_symbols_steady1}, {"held1", levenshtein_avx512_batch_p2_symbols_held1}, {"sum", levenshtein_avx512_batch_p2_symbols_sum}, {"sum_counted", levenshtein_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_5476c6d7630e36b2[] = {0, 8, 127, 8, 1};
const LinkedFunction functions_5486b768aff32a7f[] = {{"steady2", osa_avx2_batch_p2_masks_steady2}, {"held2", osa_avx2_batch_p2_masks_held2}, {"steady1", osa_avx2_batch_p2_masks_steady1}, {"held1", osa_avx2_batch_p2_masks_held1}, {"sum", osa_avx2_batch_p2_symbols_sum}, {"sum_counted", osa_avx2_batch_p2_symbols_sum_counted}, {"masks", osa_avx2_batch_p8_masks_masks}};
const std::int64_t figures_5486b768aff32a7f[] = {1, 8, 127, 2, 1};
const LinkedFunction functions_5487e06a26439642[] = {{"columns", shift_or_scalar_cyclic_words_256_columns}, {"results", shift_or_scalar_cyclic_words_256_results}};
const LinkedFunction functions_54b3cd615203ec33[] = {{"edge_tap", weighted_avx2_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", weighted_avx2_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_54b3cd615203ec33[] = {57};
const LinkedFunction functions_54c2daa656eb78b7[] = {{"steady2", affine_avx512_batch_p8_symbols_steady2}, {"held2", affine_avx512_batch_p8_symbols_held2}, {"steady1", affine_avx512_batch_p8_symbols_steady1}, {"held1", affine_avx512_batch_p8_symbols_held1}, {"sum", affine_avx512_batch_p2_symbols_sum}, {"sum_counted", affine_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_54c2daa656eb78b7[] = {0, 8, 31, 2, 1};
const LinkedFunction functions_552d95517ae2b027[] = {{"columns", k_edit_avx512_cyclic_k3_words_2048_columns}, {"results", k_edit_avx512_cyclic_k3_words_2048_results}};
const LinkedFunction functions_558db92eab1c0e46[] = {{"edge_tap", levenshtein_avx512_wavefront_prefix_p8_k3_edge_tap}, {"steady_tap", levenshtein_avx512_wavefront_prefix_p8_k3_steady_tap}};
const std::int64_t figures_558db92eab1c0e46[] = {12};
const LinkedFunction functions_5620881551df7dd7[] = {{"columns", k_mismatch_avx2_cyclic_k1_words_256_columns}, {"results", k_mismatch_avx2_cyclic_k1_words_256_results}};
const LinkedFunction functions_56ba1e0df67a3d26[] = {{"columns", shift_or_avx512_cyclic_lanes_64_columns}, {"results", shift_or_avx512_cyclic_lanes_64_results}};
const LinkedFunction functions_56d8ed7c107c9096[] = {{"steady2", affine_avx2_batch_p2_symbols_steady2}, {"held2", affine_avx2_batch_p2_symbols_held2}, {"steady1", affine_avx2_batch_p2_symbols_steady1}, {"held1", affine_avx2_batch_p2_symbols_held1}, {"sum", affine_avx2_batch_p2_symbols_sum}, {"sum_counted", affine_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_56d8ed7c107c9096[] = {0, 8, 31, 2, 1};
const LinkedFunction functions_578327d27867777f[] = {{"edge", indel_scalar_wavefront_infix_p8_k1_edge}, {"steady", indel_scalar_wavefront_infix_p8_k1_steady}};
const std::int64_t figures_578327d27867777f[] = {28};
const LinkedFunction functions_57abf9a561adde1f[] = {{"edge", osa_scalar_wavefront_p20_k1_edge}, {"steady", osa_scalar_wavefront_p20_k1_steady}};
const std::int64_t figures_57abf9a561adde1f[] = {50};
const LinkedFunction functions_57cacd2bdecdfd97[] = {{"edge_tap", weighted_avx2_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", weighted_avx2_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_57cacd2bdecdfd97[] = {33};
const LinkedFunction functions_583375f0fd4110ae[] = {{"columns", k_edit_scalar_cyclic_k2_words_64_columns}, {"results", k_edit_scalar_cyclic_k2_words_64_results}};
const LinkedFunction functions_589082f9f92dd01c[] = {{"edge", k_edit_scalar_wavefront_p2_k1_edge}, {"steady", k_edit_scalar_wavefront_p2_k1_steady}};
const std::int64_t figures_589082f9f92dd01c[] = {13};
const LinkedFunction functions_58a426c3c6f53d60[] = {{"columns", k_mismatch_avx512_cyclic_k0_words_512_columns}, {"results", k_mismatch_avx512_cyclic_k0_words_512_results}};
const LinkedFunction functions_58d294ac3a411619[] = {{"steady2", levenshtein_avx2_batch_p8_symbols_steady2}, {"held2", levenshtein_avx2_batch_p8_symbols_held2}, {"steady1", levenshtein_avx2_batch_p8_symbols_steady1}, {"held1", levenshtein_avx2_batch_p8_symbols_held1}, {"sum", levenshtein_avx2_batch_p2_symbols_sum}, {"sum_counted", levenshtein_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_58d294ac3a411619[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_591c73ace42dcfc5[] = {{"columns", k_mismatch_scalar_cyclic_k1_words_64_columns}, {"results", k_mismatch_scalar_cyclic_k1_words_64_results}};
const LinkedFunction functions_593525dd1445e152[] = {{"steady2", affine_avx2_batch_p2_masks_steady2}, {"held2", affine_avx2_batch_p2_masks_held2}, {"steady1", affine_avx2_batch_p2_masks_steady1}, {"held1", affine_avx2_batch_p2_masks_held1}, {"sum", affine_avx2_batch_p2_symbols_sum}, {"sum_counted", affine_avx2_batch_p2_symbols_sum_counted}, {"masks", affine_avx2_batch_p2_masks_masks}};
const std::int64_t figures_593525dd1445e152[] = {1, 8, 31, 2, 1};
const LinkedFunction functions_596b42f21679c7f3[] = {{"edge", lcs_scalar_wavefront_p8_k1_edge}, {"steady", lcs_scalar_wavefront_p8_k1_steady}};
const std::int64_t figures_596b42f21679c7f3[] = {19};
const LinkedFunction functions_59a8d97959138da4[] = {{"columns", k_mismatch_scalar_cyclic_k3_words_256_columns}, {"results", k_mismatch_scalar_cyclic_k3_words_256_results}};
const LinkedFunction functions_5a99cd2ef8e7840e[] = {{"edge_tap", levenshtein_avx2_wavefront_prefix_p8_k2_edge_tap}, {"steady_tap", levenshtein_avx2_wavefront_prefix_p8_k2_steady_tap}};
const std::int64_t figures_5a99cd2ef8e7840e[] = {23};
const LinkedFunction functions_5af372f8f8d50037[] = {{"columns", k_edit_avx2_cyclic_k1_lanes_16_columns}, {"results", k_edit_avx2_cyclic_k1_lanes_16_results}};
const LinkedFunction functions_5b3cac5def6bd5c9[] = {{"steady8", iupac_avx512_batch_p4_symbols_steady8}, {"held8", iupac_avx512_batch_p4_symbols_held8}, {"steady1", iupac_avx512_batch_p4_symbols_steady1}, {"held1", iupac_avx512_batch_p4_symbols_held1}, {"sum", iupac_avx512_batch_p4_symbols_sum}, {"sum_counted", iupac_avx512_batch_p4_symbols_sum_counted}};
const std::int64_t figures_5b3cac5def6bd5c9[] = {0, 8, 127, 8, 1};
const LinkedFunction functions_5b730ae559340845[] = {{"edge_tap", indel_avx512_wavefront_infix_p8_k3_edge_tap}, {"steady_tap", indel_avx512_wavefront_infix_p8_k3_steady_tap}};
const std::int64_t figures_5b730ae559340845[] = {15};
const LinkedFunction functions_5b91fe838c7fad30[] = {{"edge", shift_or_avx512_wavefront_p20_k1_edge}, {"steady", shift_or_avx512_wavefront_p20_k1_steady}};
const std::int64_t figures_5b91fe838c7fad30[] = {21};
const LinkedFunction functions_5bac702f06dad96e[] = {{"steady2", weighted_scalar_batch_p8_symbols_steady2}, {"held2", weighted_scalar_batch_p8_symbols_held2}, {"steady1", weighted_scalar_batch_p8_symbols_steady1}, {"held1", weighted_scalar_batch_p8_symbols_held1}, {"sum", weighted_scalar_batch_p2_symbols_sum}, {"sum_counted", weighted_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_5bac702f06dad96e[] = {0, 8, 63, 2, 1};
const LinkedFunction functions_5bc7a89b4c763ec7[] = {{"steady8", osa_avx512_batch_p2_masks_steady8}, {"held8", osa_avx512_batch_p2_masks_held8}, {"steady1", osa_avx512_batch_p2_masks_steady1}, {"held1", osa_avx512_batch_p2_masks_held1}, {"sum", osa_avx512_batch_p2_symbols_sum}, {"sum_counted", osa_avx512_batch_p2_symbols_sum_counted}, {"masks", osa_avx512_batch_p8_masks_masks}};
const std::int64_t figures_5bc7a89b4c763ec7[] = {1, 8, 127, 8, 1};
const LinkedFunction functions_5bd19a46363876d6[] = {{"steady8", weighted_avx512_batch_p2_masks_steady8}, {"held8", weighted_avx512_batch_p2_masks_held8}, {"steady1", weighted_avx512_batch_p2_masks_steady1}, {"held1", weighted_avx512_batch_p2_masks_held1}, {"sum", weighted_avx512_batch_p2_symbols_sum}, {"sum_counted", weighted_avx512_batch_p2_symbols_sum_counted}, {"masks", weighted_avx512_batch_p20_masks_masks}};
const std::int64_t figures_5bd19a46363876d6[] = {1, 8, 63, 8, 1};
const LinkedFunction functions_5c3cbca40bc4f050[] = {{"edge_tap", osa_avx2_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", osa_avx2_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_5c3cbca40bc4f050[] = {26};
const LinkedFunction functions_5d7003f7535c93cf[] = {{"edge", indel_scalar_wavefront_infix_p2_k1_edge}, {"steady", indel_scalar_wavefront_infix_p2_k1_steady}};
const std::int64_t figures_5d7003f7535c93cf[] = {16};
const LinkedFunction functions_5daf2bdd3c383db0[] = {{"sweep_tap", levenshtein_scalar_column_prefix_p2_k16_sweep_tap}};
const std::int64_t figures_5daf2bdd3c383db0[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_5e05b42a3374e514[] = {{"steady5", iupac_avx2_batch_p4_masks_steady5}, {"held5", iupac_avx2_batch_p4_masks_held5}, {"steady1", iupac_avx2_batch_p4_masks_steady1}, {"held1", iupac_avx2_batch_p4_masks_held1}, {"sum", iupac_avx2_batch_p4_symbols_sum}, {"sum_counted", iupac_avx2_batch_p4_symbols_sum_counted}, {"masks", iupac_avx2_batch_p4_masks_masks}};
const std::int64_t figures_5e05b42a3374e514[] = {1, 8, 127, 5, 1};
const LinkedFunction functions_5ec27c2e39c0e0e1[] = {{"columns", k_edit_scalar_cyclic_k0_words_64_columns}, {"results", k_edit_scalar_cyclic_k0_words_64_results}};
const LinkedFunction functions_5efb93d935c7b8a9[] = {{"sweep", indel_scalar_column_infix_p2_k16_sweep}};
const std::int64_t figures_5efb93d935c7b8a9[] = {11, 1, 0, 4, 1, 0, 2, -1, 4, 1, 0, 2, -1};
const LinkedFunction functions_5f6e35ce5c8ce264[] = {{"columns", k_edit_avx512_cyclic_k0_lanes_64_columns}, {"results", k_edit_avx512_cyclic_k0_lanes_64_results}};
const LinkedFunction functions_5fe0e402a1e98f91[] = {{"sweep", osa_avx512_column_p2_k1_sweep}};
const std::int64_t figures_5fe0e402a1e98f91[] = {14, 1, 0, 4, 3, 0, 1, 2, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_6065c001622daffa[] = {{"edge", levenshtein_scalar_wavefront_p2_k1_edge}, {"steady", levenshtein_scalar_wavefront_p2_k1_steady}};
const std::int64_t figures_6065c001622daffa[] = {11};
const LinkedFunction functions_6077daa989524866[] = {{"steady8", hamming_avx512_batch_p2_masks_steady8}, {"held8", hamming_avx512_batch_p2_masks_held8}, {"steady1", hamming_avx512_batch_p2_masks_steady1}, {"held1", hamming_avx512_batch_p2_masks_held1}, {"sum", hamming_avx512_batch_p2_symbols_sum}, {"sum_counted", hamming_avx512_batch_p2_symbols_sum_counted}, {"masks", hamming_avx512_batch_p20_masks_masks}};
const std::int64_t figures_6077daa989524866[] = {1, 8, 127, 8, 1};
const LinkedFunction functions_61229aa357124319[] = {{"sweep", indel_scalar_column_infix_p2_k16_sweep}};
const std::int64_t figures_61229aa357124319[] = {11, 1, 0, 4, 1, 0, 2, -1, 4, 1, 0, 2, -1};
const LinkedFunction functions_6194f751484f4cad[] = {{"steady3", lcs_avx2_batch_p8_symbols_steady3}, {"held3", lcs_avx2_batch_p8_symbols_held3}, {"steady1", lcs_avx2_batch_p8_symbols_steady1}, {"held1", lcs_avx2_batch_p8_symbols_held1}, {"sum", lcs_avx2_batch_p2_symbols_sum}, {"sum_counted", lcs_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_6194f751484f4cad[] = {0, 8, 255, 3, 1};
const LinkedFunction functions_623ecf5be7e27207[] = {{"edge_tap", weighted_avx2_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", weighted_avx2_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_623ecf5be7e27207[] = {21};
const LinkedFunction functions_62561c0a28263ae4[] = {{"columns", k_mismatch_scalar_cyclic_k1_words_256_columns}, {"results", k_mismatch_scalar_cyclic_k1_words_256_results}};
const LinkedFunction functions_62ae92d8f446d3c5[] = {{"edge_tap", indel_avx512_wavefront_prefix_p2_k3_edge_tap}, {"steady_tap", indel_avx512_wavefront_prefix_p2_k3_steady_tap}};
const std::int64_t figures_62ae92d8f446d3c5[] = {4};
const LinkedFunction functions_62c8879cd4262bdf[] = {{"edge", lcs_scalar_wavefront_p20_k1_edge}, {"steady", lcs_scalar_wavefront_p20_k1_steady}};
const std::int64_t figures_62c8879cd4262bdf[] = {43};
const LinkedFunction functions_6337191779e88b57[] = {{"steady8", indel_avx512_batch_p2_masks_steady8}, {"held8", indel_avx512_batch_p2_masks_held8}, {"steady1", indel_avx512_batch_p2_masks_steady1}, {"held1", indel_avx512_batch_p2_masks_held1}, {"sum", indel_avx512_batch_p2_symbols_sum}, {"sum_counted", indel_avx512_batch_p2_symbols_sum_counted}, {"masks", indel_avx512_batch_p8_masks_masks}};
const std::int64_t figures_6337191779e88b57[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_633c301c6ad3394f[] = {{"steady2", osa_scalar_batch_p2_symbols_steady2}, {"held2", osa_scalar_batch_p2_symbols_held2}, {"steady1", osa_scalar_batch_p2_symbols_steady1}, {"held1", osa_scalar_batch_p2_symbols_held1}, {"sum", osa_scalar_batch_p2_symbols_sum}, {"sum_counted", osa_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_633c301c6ad3394f[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_63891d99a755f11e[] = {{"edge", lcs_avx512_wavefront_p20_k1_edge}, {"steady", lcs_avx512_wavefront_p20_k1_steady}};
const std::int64_t figures_63891d99a755f11e[] = {22};
const LinkedFunction functions_646fb52dbb7d02f8[] = {{"columns", k_edit_scalar_cyclic_k3_lanes_64_columns}, {"results", k_edit_scalar_cyclic_k3_lanes_64_results}};
const LinkedFunction functions_64fc6568ba585874[] = {{"edge", affine_avx2_wavefront_p8_k1_edge}, {"steady", affine_avx2_wavefront_p8_k1_steady}};
const std::int64_t figures_64fc6568ba585874[] = {73};
const LinkedFunction functions_656648819653471c[] = {{"steady8", lcs_scalar_batch_p2_masks_steady8}, {"held8", lcs_scalar_batch_p2_masks_held8}, {"steady1", lcs_scalar_batch_p2_masks_steady1}, {"held1", lcs_scalar_batch_p2_masks_held1}, {"sum", lcs_scalar_batch_p2_symbols_sum}, {"sum_counted", lcs_scalar_batch_p2_symbols_sum_counted}, {"masks", lcs_scalar_batch_p8_masks_masks}};
const std::int64_t figures_656648819653471c[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_656cd5472c88ebb4[] = {{"sweep", hamming_avx2_column_p2_k1_sweep}};
const std::int64_t figures_656cd5472c88ebb4[] = {5, 1, 0, 4, 2, -1, 1, 0, 4, 1, 0, 2, -1};
const LinkedFunction functions_658c62dd7bf59176[] = {{"columns", shift_or_avx512_cyclic_words_512_columns}, {"results", shift_or_avx512_cyclic_words_512_results}};
const LinkedFunction functions_66479c243dd439b1[] = {{"steady8", lcs_avx2_batch_p2_masks_steady8}, {"held8", lcs_avx2_batch_p2_masks_held8}, {"steady1", lcs_avx2_batch_p2_masks_steady1}, {"held1", lcs_avx2_batch_p2_masks_held1}, {"sum", lcs_avx2_batch_p2_symbols_sum}, {"sum_counted", lcs_avx2_batch_p2_symbols_sum_counted}, {"masks", lcs_avx2_batch_p8_masks_masks}};
const std::int64_t figures_66479c243dd439b1[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_66b7fca3a15ed896[] = {{"columns", k_mismatch_avx512_cyclic_k2_lanes_16_columns}, {"results", k_mismatch_avx512_cyclic_k2_lanes_16_results}};
const LinkedFunction functions_66e24854e96252e1[] = {{"steady8", iupac_avx512_batch_p4_masks_steady8}, {"held8", iupac_avx512_batch_p4_masks_held8}, {"steady1", iupac_avx512_batch_p4_masks_steady1}, {"held1", iupac_avx512_batch_p4_masks_held1}, {"sum", iupac_avx512_batch_p4_symbols_sum}, {"sum_counted", iupac_avx512_batch_p4_symbols_sum_counted}, {"masks", iupac_avx512_batch_p4_masks_masks}};
const std::int64_t figures_66e24854e96252e1[] = {1, 8, 127, 8, 1};
const LinkedFunction functions_672acbc5327028d0[] = {{"edge", osa_avx2_wavefront_p8_k2_edge}, {"steady", osa_avx2_wavefront_p8_k2_steady}};
const std::int64_t figures_672acbc5327028d0[] = {26};
const LinkedFunction functions_6764aebac159eb0d[] = {{"edge_tap", k_edit_scalar_wavefront_p8_k1_edge_tap}, {"steady_tap", k_edit_scalar_wavefront_p8_k1_steady_tap}};
const std::int64_t figures_6764aebac159eb0d[] = {25};
const LinkedFunction functions_68109ab692d6f7f8[] = {{"steady2", hamming_scalar_batch_p8_symbols_steady2}, {"held2", hamming_scalar_batch_p8_symbols_held2}, {"steady1", hamming_scalar_batch_p8_symbols_steady1}, {"held1", hamming_scalar_batch_p8_symbols_held1}, {"sum", hamming_scalar_batch_p2_symbols_sum}, {"sum_counted", hamming_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_68109ab692d6f7f8[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_6833ed85c98ee676[] = {{"sweep", hamming_avx512_column_p2_k1_sweep}};
const std::int64_t figures_6833ed85c98ee676[] = {4, 1, 0, 4, -1, 1, 2, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_68dbb8fcc0adc3cb[] = {{"edge_tap", indel_avx512_wavefront_infix_p2_k1_edge_tap}, {"steady_tap", indel_avx512_wavefront_infix_p2_k1_steady_tap}};
const std::int64_t figures_68dbb8fcc0adc3cb[] = {9};
const LinkedFunction functions_6977015c49acef03[] = {{"edge_tap", levenshtein_avx2_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", levenshtein_avx2_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_6977015c49acef03[] = {23};
const LinkedFunction functions_69ecf93ad2add7d4[] = {{"edge_tap", weighted_avx2_wavefront_prefix_p8_k2_edge_tap}, {"steady_tap", weighted_avx2_wavefront_prefix_p8_k2_steady_tap}};
const std::int64_t figures_69ecf93ad2add7d4[] = {33};
const LinkedFunction functions_6a614f0ab7a61ccf[] = {{"edge_tap", weighted_avx512_wavefront_prefix_p2_k3_edge_tap}, {"steady_tap", weighted_avx512_wavefront_prefix_p2_k3_steady_tap}};
const std::int64_t figures_6a614f0ab7a61ccf[] = {12};
const LinkedFunction functions_6ae1bde407bb3c0b[] = {{"edge_tap", bitpal_avx2_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", bitpal_avx2_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_6ae1bde407bb3c0b[] = {28};
const LinkedFunction functions_6ba32765c3325123[] = {{"edge", indel_avx2_wavefront_infix_p8_k2_edge}, {"steady", indel_avx2_wavefront_infix_p8_k2_steady}};
const std::int64_t figures_6ba32765c3325123[] = {28};
const LinkedFunction functions_6be310df50dab143[] = {{"steady2", levenshtein_scalar_batch_p20_symbols_steady2}, {"held2", levenshtein_scalar_batch_p20_symbols_held2}, {"steady1", levenshtein_scalar_batch_p20_symbols_steady1}, {"held1", levenshtein_scalar_batch_p20_symbols_held1}, {"sum", levenshtein_scalar_batch_p2_symbols_sum}, {"sum_counted", levenshtein_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_6be310df50dab143[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_6c15968d892f596a[] = {{"steady8", levenshtein_avx512_batch_p2_masks_steady8}, {"held8", levenshtein_avx512_batch_p2_masks_held8}, {"steady1", levenshtein_avx512_batch_p2_masks_steady1}, {"held1", levenshtein_avx512_batch_p2_masks_held1}, {"sum", levenshtein_avx512_batch_p2_symbols_sum}, {"sum_counted", levenshtein_avx512_batch_p2_symbols_sum_counted}, {"masks", levenshtein_avx512_batch_p8_masks_masks}};
const std::int64_t figures_6c15968d892f596a[] = {1, 8, 127, 8, 1};
const LinkedFunction functions_6c2691e9ba00433f[] = {{"steady2", osa_scalar_batch_p2_masks_steady2}, {"held2", osa_scalar_batch_p2_masks_held2}, {"steady1", osa_scalar_batch_p2_masks_steady1}, {"held1", osa_scalar_batch_p2_masks_held1}, {"sum", osa_scalar_batch_p2_symbols_sum}, {"sum_counted", osa_scalar_batch_p2_symbols_sum_counted}, {"masks", osa_scalar_batch_p20_masks_masks}};
const std::int64_t figures_6c2691e9ba00433f[] = {1, 8, 127, 2, 1};
const LinkedFunction functions_6c940d1cfb998820[] = {{"sweep_tap", indel_scalar_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_6c940d1cfb998820[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_6caf34d9d08c0907[] = {{"steady8", osa_avx512_batch_p2_masks_steady8}, {"held8", osa_avx512_batch_p2_masks_held8}, {"steady1", osa_avx512_batch_p2_masks_steady1}, {"held1", osa_avx512_batch_p2_masks_held1}, {"sum", osa_avx512_batch_p2_symbols_sum}, {"sum_counted", osa_avx512_batch_p2_symbols_sum_counted}, {"masks", osa_avx512_batch_p2_masks_masks}};
const std::int64_t figures_6caf34d9d08c0907[] = {1, 8, 127, 8, 1};
const LinkedFunction functions_6cc49012cda67cef[] = {{"columns", k_edit_scalar_cyclic_k1_lanes_16_columns}, {"results", k_edit_scalar_cyclic_k1_lanes_16_results}};
const LinkedFunction functions_6ce0e7d6bb7ad134[] = {{"columns", k_mismatch_avx512_cyclic_k1_words_2048_columns}, {"results", k_mismatch_avx512_cyclic_k1_words_2048_results}};
const LinkedFunction functions_6d1d6602fa18a440[] = {{"columns", k_edit_avx512_cyclic_k3_words_512_columns}, {"results", k_edit_avx512_cyclic_k3_words_512_results}};
const LinkedFunction functions_6da298a37bcd9760[] = {{"columns", k_edit_avx512_cyclic_k3_lanes_64_columns}, {"results", k_edit_avx512_cyclic_k3_lanes_64_results}};
const LinkedFunction functions_6e729826782a3a52[] = {{"steady2", affine_avx2_batch_p2_masks_steady2}, {"held2", affine_avx2_batch_p2_masks_held2}, {"steady1", affine_avx2_batch_p2_masks_steady1}, {"held1", affine_avx2_batch_p2_masks_held1}, {"sum", affine_avx2_batch_p2_symbols_sum}, {"sum_counted", affine_avx2_batch_p2_symbols_sum_counted}, {"masks", affine_avx2_batch_p8_masks_masks}};
const std::int64_t figures_6e729826782a3a52[] = {1, 8, 31, 2, 1};
const LinkedFunction functions_6e77adf89689dcde[] = {{"steady3", hamming_avx512_batch_p20_symbols_steady3}, {"held3", hamming_avx512_batch_p20_symbols_held3}, {"steady1", hamming_avx512_batch_p20_symbols_steady1}, {"held1", hamming_avx512_batch_p20_symbols_held1}, {"sum", hamming_avx512_batch_p2_symbols_sum}, {"sum_counted", hamming_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_6e77adf89689dcde[] = {0, 8, 127, 3, 1};
const LinkedFunction functions_6e97ddbdc9d4a7bf[] = {{"edge_tap", k_mismatch_avx512_wavefront_p20_k1_edge_tap}, {"steady_tap", k_mismatch_avx512_wavefront_p20_k1_steady_tap}};
const std::int64_t figures_6e97ddbdc9d4a7bf[] = {22};
const LinkedFunction functions_6f8fd9e409859b5a[] = {{"steady2", weighted_avx2_batch_p2_symbols_steady2}, {"held2", weighted_avx2_batch_p2_symbols_held2}, {"steady1", weighted_avx2_batch_p2_symbols_steady1}, {"held1", weighted_avx2_batch_p2_symbols_held1}, {"sum", weighted_avx2_batch_p2_symbols_sum}, {"sum_counted", weighted_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_6f8fd9e409859b5a[] = {0, 8, 63, 2, 1};
const LinkedFunction functions_6ff8a8d36b2b68e6[] = {{"edge", indel_avx512_wavefront_p8_k1_edge}, {"steady", indel_avx512_wavefront_p8_k1_steady}};
const std::int64_t figures_6ff8a8d36b2b68e6[] = {10};
const LinkedFunction functions_7064be0fb813490e[] = {{"sweep_tap", osa_avx2_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_7064be0fb813490e[] = {20, 1, 0, 8, 1, 2, 3, -1, -1, -1, 0, 0, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_708917feb841c1a8[] = {{"edge_tap", bitpal_avx512_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", bitpal_avx512_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_708917feb841c1a8[] = {9};
const LinkedFunction functions_709a331a5dccbfdb[] = {{"steady5", hamming_avx2_batch_p2_masks_steady5}, {"held5", hamming_avx2_batch_p2_masks_held5}, {"steady1", hamming_avx2_batch_p2_masks_steady1}, {"held1", hamming_avx2_batch_p2_masks_held1}, {"sum", hamming_avx2_batch_p2_symbols_sum}, {"sum_counted", hamming_avx2_batch_p2_symbols_sum_counted}, {"masks", hamming_avx2_batch_p8_masks_masks}};
const std::int64_t figures_709a331a5dccbfdb[] = {1, 8, 127, 5, 1};
const LinkedFunction functions_7104a8292a0a40c3[] = {{"edge", osa_scalar_wavefront_p2_k1_edge}, {"steady", osa_scalar_wavefront_p2_k1_steady}};
const std::int64_t figures_7104a8292a0a40c3[] = {14};
const LinkedFunction functions_710ec2261450981d[] = {{"steady2", levenshtein_avx2_batch_p20_symbols_steady2}, {"held2", levenshtein_avx2_batch_p20_symbols_held2}, {"steady1", levenshtein_avx2_batch_p20_symbols_steady1}, {"held1", levenshtein_avx2_batch_p20_symbols_held1}, {"sum", levenshtein_avx2_batch_p2_symbols_sum}, {"sum_counted", levenshtein_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_710ec2261450981d[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_712f485fca76f2cb[] = {{"edge", levenshtein_avx512_wavefront_p20_k1_edge}, {"steady", levenshtein_avx512_wavefront_p20_k1_steady}};
const std::int64_t figures_712f485fca76f2cb[] = {24};
const LinkedFunction functions_71804ae771810166[] = {{"columns", k_mismatch_avx2_cyclic_k3_words_1024_columns}, {"results", k_mismatch_avx2_cyclic_k3_words_1024_results}};
const LinkedFunction functions_72117e4edc9ea7cb[] = {{"sweep_tap", iupac_scalar_column_prefix_p4_k16_sweep_tap}};
const std::int64_t figures_72117e4edc9ea7cb[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_726bb6bca4b831c4[] = {{"sweep", osa_scalar_column_p2_k1_sweep}};
const std::int64_t figures_726bb6bca4b831c4[] = {20, 1, 0, 8, 1, 2, 3, -1, -1, -1, 0, 0, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_73532330f740fea9[] = {{"sweep", lcs_scalar_column_p2_k1_sweep}};
const std::int64_t figures_73532330f740fea9[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_737b6acdf6a0afb7[] = {{"steady2", hamming_avx2_batch_p8_symbols_steady2}, {"held2", hamming_avx2_batch_p8_symbols_held2}, {"steady1", hamming_avx2_batch_p8_symbols_steady1}, {"held1", hamming_avx2_batch_p8_symbols_held1}, {"sum", hamming_avx2_batch_p2_symbols_sum}, {"sum_counted", hamming_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_737b6acdf6a0afb7[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_739b4f911508789b[] = {{"steady8", indel_avx512_batch_p2_masks_steady8}, {"held8", indel_avx512_batch_p2_masks_held8}, {"steady1", indel_avx512_batch_p2_masks_steady1}, {"held1", indel_avx512_batch_p2_masks_held1}, {"sum", indel_avx512_batch_p2_symbols_sum}, {"sum_counted", indel_avx512_batch_p2_symbols_sum_counted}, {"masks", indel_avx512_batch_p20_masks_masks}};
const std::int64_t figures_739b4f911508789b[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_74486f27cac0ba5d[] = {{"steady5", levenshtein_avx2_batch_p2_masks_steady5}, {"held5", levenshtein_avx2_batch_p2_masks_held5}, {"steady1", levenshtein_avx2_batch_p2_masks_steady1}, {"held1", levenshtein_avx2_batch_p2_masks_held1}, {"sum", levenshtein_avx2_batch_p2_symbols_sum}, {"sum_counted", levenshtein_avx2_batch_p2_symbols_sum_counted}, {"masks", levenshtein_avx2_batch_p2_masks_masks}};
const std::int64_t figures_74486f27cac0ba5d[] = {1, 8, 127, 5, 1};
const LinkedFunction functions_751d7275850b095a[] = {{"steady5", bitpal_avx2_batch_p2_masks_steady5}, {"held5", bitpal_avx2_batch_p2_masks_held5}, {"steady1", bitpal_avx2_batch_p2_masks_steady1}, {"held1", bitpal_avx2_batch_p2_masks_held1}, {"sum", bitpal_avx2_batch_p2_symbols_sum}, {"sum_counted", bitpal_avx2_batch_p2_symbols_sum_counted}, {"masks", bitpal_avx2_batch_p2_masks_masks}};
const std::int64_t figures_751d7275850b095a[] = {1, 8, 85, 5, 1};
const LinkedFunction functions_75828915a9b52527[] = {{"steady2", indel_avx2_batch_p20_symbols_steady2}, {"held2", indel_avx2_batch_p20_symbols_held2}, {"steady1", indel_avx2_batch_p20_symbols_steady1}, {"held1", indel_avx2_batch_p20_symbols_held1}, {"sum", indel_avx2_batch_p2_symbols_sum}, {"sum_counted", indel_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_75828915a9b52527[] = {0, 8, 255, 2, 1};
const LinkedFunction functions_758540877f28bf41[] = {{"edge", hamming_avx512_wavefront_p8_k3_edge}, {"steady", hamming_avx512_wavefront_p8_k3_steady}};
const std::int64_t figures_758540877f28bf41[] = {10};
const LinkedFunction functions_776971ba84c387ac[] = {{"steady8", indel_scalar_batch_p2_masks_steady8}, {"held8", indel_scalar_batch_p2_masks_held8}, {"steady1", indel_scalar_batch_p2_masks_steady1}, {"held1", indel_scalar_batch_p2_masks_held1}, {"sum", indel_scalar_batch_p2_symbols_sum}, {"sum_counted", indel_scalar_batch_p2_symbols_sum_counted}, {"masks", indel_scalar_batch_p20_masks_masks}};
const std::int64_t figures_776971ba84c387ac[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_7884adfbe23c6474[] = {{"edge", affine_avx2_wavefront_p20_k1_edge}, {"steady", affine_avx2_wavefront_p20_k1_steady}};
const std::int64_t figures_7884adfbe23c6474[] = {97};
const LinkedFunction functions_788b6b45fecfd9af[] = {{"sweep_tap", weighted_avx2_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_788b6b45fecfd9af[] = {34, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_78cd55e88eb2a370[] = {{"edge", bitpal_avx2_wavefront_p2_k1_edge}, {"steady", bitpal_avx2_wavefront_p2_k1_steady}};
const std::int64_t figures_78cd55e88eb2a370[] = {16};
const LinkedFunction functions_79d1169fbf3585be[] = {{"edge_tap", osa_avx512_wavefront_prefix_p2_k3_edge_tap}, {"steady_tap", osa_avx512_wavefront_prefix_p2_k3_steady_tap}};
const std::int64_t figures_79d1169fbf3585be[] = {8};
const LinkedFunction functions_7a205090bf3297e5[] = {{"columns", k_edit_scalar_cyclic_k1_words_64_columns}, {"results", k_edit_scalar_cyclic_k1_words_64_results}};
const LinkedFunction functions_7ae39a78ef72d196[] = {{"edge", levenshtein_avx2_wavefront_p20_k1_edge}, {"steady", levenshtein_avx2_wavefront_p20_k1_steady}};
const std::int64_t figures_7ae39a78ef72d196[] = {47};
const LinkedFunction functions_7aee51debbf53de7[] = {{"steady2", affine_scalar_batch_p2_masks_steady2}, {"held2", affine_scalar_batch_p2_masks_held2}, {"steady1", affine_scalar_batch_p2_masks_steady1}, {"held1", affine_scalar_batch_p2_masks_held1}, {"sum", affine_scalar_batch_p2_symbols_sum}, {"sum_counted", affine_scalar_batch_p2_symbols_sum_counted}, {"masks", affine_scalar_batch_p8_masks_masks}};
const std::int64_t figures_7aee51debbf53de7[] = {1, 8, 31, 2, 1};
const LinkedFunction functions_7b09262a380920d9[] = {{"columns", k_edit_avx2_cyclic_k3_lanes_16_columns}, {"results", k_edit_avx2_cyclic_k3_lanes_16_results}};
const LinkedFunction functions_7b0f0ec0c49b5c0d[] = {{"edge_tap", osa_avx2_wavefront_prefix_p2_k2_edge_tap}, {"steady_tap", osa_avx2_wavefront_prefix_p2_k2_steady_tap}};
const std::int64_t figures_7b0f0ec0c49b5c0d[] = {14};
const LinkedFunction functions_7b3156942370eebb[] = {{"columns", k_edit_scalar_cyclic_k0_lanes_16_columns}, {"results", k_edit_scalar_cyclic_k0_lanes_16_results}};
const LinkedFunction functions_7b9d89d3b225a775[] = {{"edge", osa_avx2_wavefront_p8_k1_edge}, {"steady", osa_avx2_wavefront_p8_k1_steady}};
const std::int64_t figures_7b9d89d3b225a775[] = {26};
const LinkedFunction functions_7bad85a194dda91c[] = {{"steady4", hamming_scalar_batch_p2_masks_steady4}, {"held4", hamming_scalar_batch_p2_masks_held4}, {"steady1", hamming_scalar_batch_p2_masks_steady1}, {"held1", hamming_scalar_batch_p2_masks_held1}, {"sum", hamming_scalar_batch_p2_symbols_sum}, {"sum_counted", hamming_scalar_batch_p2_symbols_sum_counted}, {"masks", hamming_scalar_batch_p2_masks_masks}};
const std::int64_t figures_7bad85a194dda91c[] = {1, 8, 127, 4, 1};
const LinkedFunction functions_7c1c0636fbc186fb[] = {{"steady3", bitpal_scalar_batch_p2_symbols_steady3}, {"held3", bitpal_scalar_batch_p2_symbols_held3}, {"steady1", bitpal_scalar_batch_p2_symbols_steady1}, {"held1", bitpal_scalar_batch_p2_symbols_held1}, {"sum", bitpal_scalar_batch_p2_symbols_sum}, {"sum_counted", bitpal_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_7c1c0636fbc186fb[] = {0, 8, 85, 3, 1};
const LinkedFunction functions_7c50ca90f6c7245b[] = {{"edge", hamming_avx512_wavefront_p2_k1_edge}, {"steady", hamming_avx512_wavefront_p2_k1_steady}};
const std::int64_t figures_7c50ca90f6c7245b[] = {4};
const LinkedFunction functions_7c50f2139bed55be[] = {{"sweep", osa_scalar_column_p2_k16_sweep}};
const std::int64_t figures_7c50f2139bed55be[] = {20, 1, 0, 8, 1, 2, 3, -1, -1, -1, 0, 0, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_7d22e4f12c80c5d3[] = {{"edge", levenshtein_avx2_wavefront_p2_k2_edge}, {"steady", levenshtein_avx2_wavefront_p2_k2_steady}};
const std::int64_t figures_7d22e4f12c80c5d3[] = {11};
const LinkedFunction functions_7efe4ffa939f7dd6[] = {{"steady4", bitpal_avx2_batch_p2_symbols_steady4}, {"held4", bitpal_avx2_batch_p2_symbols_held4}, {"steady1", bitpal_avx2_batch_p2_symbols_steady1}, {"held1", bitpal_avx2_batch_p2_symbols_held1}, {"sum", bitpal_avx2_batch_p2_symbols_sum}, {"sum_counted", bitpal_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_7efe4ffa939f7dd6[] = {0, 8, 85, 4, 1};
const LinkedFunction functions_7f5282385704d7d2[] = {{"edge_tap", bitpal_avx512_wavefront_prefix_p8_k3_edge_tap}, {"steady_tap", bitpal_avx512_wavefront_prefix_p8_k3_steady_tap}};
const std::int64_t figures_7f5282385704d7d2[] = {15};
const LinkedFunction functions_7f5799219f3a58d3[] = {{"edge_tap", shift_or_avx2_wavefront_p8_k1_edge_tap}, {"steady_tap", shift_or_avx2_wavefront_p8_k1_steady_tap}};
const std::int64_t figures_7f5799219f3a58d3[] = {16};
const LinkedFunction functions_7f718164a8e66e8b[] = {{"steady2", osa_avx2_batch_p20_symbols_steady2}, {"held2", osa_avx2_batch_p20_symbols_held2}, {"steady1", osa_avx2_batch_p20_symbols_steady1}, {"held1", osa_avx2_batch_p20_symbols_held1}, {"sum", osa_avx2_batch_p2_symbols_sum}, {"sum_counted", osa_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_7f718164a8e66e8b[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_80d3777a2b404120[] = {{"edge_tap", osa_avx2_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", osa_avx2_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_80d3777a2b404120[] = {14};
const LinkedFunction functions_80ea33c89adfdaf4[] = {{"edge_tap", weighted_avx2_wavefront_prefix_p2_k2_edge_tap}, {"steady_tap", weighted_avx2_wavefront_prefix_p2_k2_steady_tap}};
const std::int64_t figures_80ea33c89adfdaf4[] = {21};
const LinkedFunction functions_811c93d6f9f9c2fc[] = {{"columns", shift_or_avx512_cyclic_words_2048_columns}, {"results", shift_or_avx512_cyclic_words_2048_results}};
const LinkedFunction functions_8135a2f61bf71959[] = {{"edge", hamming_scalar_wavefront_p8_k1_edge}, {"steady", hamming_scalar_wavefront_p8_k1_steady}};
const std::int64_t figures_8135a2f61bf71959[] = {19};
const LinkedFunction functions_81af7f1f3bc09c81[] = {{"steady8", bitpal_avx512_batch_p2_masks_steady8}, {"held8", bitpal_avx512_batch_p2_masks_held8}, {"steady1", bitpal_avx512_batch_p2_masks_steady1}, {"held1", bitpal_avx512_batch_p2_masks_held1}, {"sum", bitpal_avx512_batch_p2_symbols_sum}, {"sum_counted", bitpal_avx512_batch_p2_symbols_sum_counted}, {"masks", bitpal_avx512_batch_p8_masks_masks}};
const std::int64_t figures_81af7f1f3bc09c81[] = {1, 8, 85, 8, 1};
const LinkedFunction functions_822a0bb8ebe198c1[] = {{"steady8", bitpal_avx512_batch_p2_masks_steady8}, {"held8", bitpal_avx512_batch_p2_masks_held8}, {"steady1", bitpal_avx512_batch_p2_masks_steady1}, {"held1", bitpal_avx512_batch_p2_masks_held1}, {"sum", bitpal_avx512_batch_p2_symbols_sum}, {"sum_counted", bitpal_avx512_batch_p2_symbols_sum_counted}, {"masks", bitpal_avx512_batch_p20_masks_masks}};
const std::int64_t figures_822a0bb8ebe198c1[] = {1, 8, 85, 8, 1};
const LinkedFunction functions_8230ec96ac1252a1[] = {{"sweep_tap", bitpal_avx512_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_8230ec96ac1252a1[] = {15, 1, 0, 4, 3, 1, 2, 0, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_8290d76f52982335[] = {{"edge_tap", indel_avx512_wavefront_infix_p2_k3_edge_tap}, {"steady_tap", indel_avx512_wavefront_infix_p2_k3_steady_tap}};
const std::int64_t figures_8290d76f52982335[] = {9};
const LinkedFunction functions_829ae8cb09326424[] = {{"columns", shift_or_avx2_cyclic_lanes_64_columns}, {"results", shift_or_avx2_cyclic_lanes_64_results}};
const LinkedFunction functions_831f569ae000b1e9[] = {{"steady3", bitpal_avx512_batch_p20_symbols_steady3}, {"held3", bitpal_avx512_batch_p20_symbols_held3}, {"steady1", bitpal_avx512_batch_p20_symbols_steady1}, {"held1", bitpal_avx512_batch_p20_symbols_held1}, {"sum", bitpal_avx512_batch_p2_symbols_sum}, {"sum_counted", bitpal_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_831f569ae000b1e9[] = {0, 8, 85, 3, 1};
const LinkedFunction functions_837c87c39ce2d6ef[] = {{"sweep", lcs_scalar_column_p2_k16_sweep}};
const std::int64_t figures_837c87c39ce2d6ef[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_837f6150d1456374[] = {{"edge", weighted_avx512_wavefront_p2_k1_edge}, {"steady", weighted_avx512_wavefront_p2_k1_steady}};
const std::int64_t figures_837f6150d1456374[] = {12};
const LinkedFunction functions_838aaa0a225aec06[] = {{"edge", iupac_avx512_wavefront_p4_k1_edge}, {"steady", iupac_avx512_wavefront_p4_k1_steady}};
const std::int64_t figures_838aaa0a225aec06[] = {36};
const LinkedFunction functions_838b1bab4ac0ffaf[] = {{"sweep_tap", bitpal_avx2_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_838b1bab4ac0ffaf[] = {23, 1, 1, 4, 1, 0, 2, 3, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_839cc8be9ab617c9[] = {{"steady4", levenshtein_avx2_batch_p2_symbols_steady4}, {"held4", levenshtein_avx2_batch_p2_symbols_held4}, {"steady1", levenshtein_avx2_batch_p2_symbols_steady1}, {"held1", levenshtein_avx2_batch_p2_symbols_held1}, {"sum", levenshtein_avx2_batch_p2_symbols_sum}, {"sum_counted", levenshtein_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_839cc8be9ab617c9[] = {0, 8, 127, 4, 1};
const LinkedFunction functions_83dadc5cb73b84f3[] = {{"edge", indel_avx2_wavefront_infix_p2_k2_edge}, {"steady", indel_avx2_wavefront_infix_p2_k2_steady}};
const std::int64_t figures_83dadc5cb73b84f3[] = {16};
const LinkedFunction functions_83e26a056a6de6d8[] = {{"edge_tap", k_edit_avx2_wavefront_p8_k1_edge_tap}, {"steady_tap", k_edit_avx2_wavefront_p8_k1_steady_tap}};
const std::int64_t figures_83e26a056a6de6d8[] = {25};
const LinkedFunction functions_84378db2e2092a38[] = {{"edge", indel_avx2_wavefront_p8_k1_edge}, {"steady", indel_avx2_wavefront_p8_k1_steady}};
const std::int64_t figures_84378db2e2092a38[] = {19};
const LinkedFunction functions_84fe7c6a91d7fe69[] = {{"steady8", bitpal_avx512_batch_p2_symbols_steady8}, {"held8", bitpal_avx512_batch_p2_symbols_held8}, {"steady1", bitpal_avx512_batch_p2_symbols_steady1}, {"held1", bitpal_avx512_batch_p2_symbols_held1}, {"sum", bitpal_avx512_batch_p2_symbols_sum}, {"sum_counted", bitpal_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_84fe7c6a91d7fe69[] = {0, 8, 85, 8, 1};
const LinkedFunction functions_8572ba58360e75b7[] = {{"steady2", affine_avx512_batch_p20_symbols_steady2}, {"held2", affine_avx512_batch_p20_symbols_held2}, {"steady1", affine_avx512_batch_p20_symbols_steady1}, {"held1", affine_avx512_batch_p20_symbols_held1}, {"sum", affine_avx512_batch_p2_symbols_sum}, {"sum_counted", affine_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_8572ba58360e75b7[] = {0, 8, 31, 2, 1};
const LinkedFunction functions_8584ac602f74a955[] = {{"edge_tap", indel_avx512_wavefront_prefix_p8_k3_edge_tap}, {"steady_tap", indel_avx512_wavefront_prefix_p8_k3_steady_tap}};
const std::int64_t figures_8584ac602f74a955[] = {10};
const LinkedFunction functions_86e39a646c1fb611[] = {{"sweep_tap", bitpal_avx512_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_86e39a646c1fb611[] = {15, 1, 0, 4, 3, 1, 2, 0, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_875ea8eb4d0c4f1b[] = {{"edge", indel_scalar_wavefront_p2_k1_edge}, {"steady", indel_scalar_wavefront_p2_k1_steady}};
const std::int64_t figures_875ea8eb4d0c4f1b[] = {7};
const LinkedFunction functions_87ca5b1a77a3bb72[] = {{"edge_tap", k_mismatch_scalar_wavefront_p2_k1_edge_tap}, {"steady_tap", k_mismatch_scalar_wavefront_p2_k1_steady_tap}};
const std::int64_t figures_87ca5b1a77a3bb72[] = {8};
const LinkedFunction functions_88496b6a0d7298de[] = {{"edge", lcs_avx512_wavefront_p8_k1_edge}, {"steady", lcs_avx512_wavefront_p8_k1_steady}};
const std::int64_t figures_88496b6a0d7298de[] = {10};
const LinkedFunction functions_884ff2181aa909ff[] = {{"sweep", bitpal_scalar_column_p2_k16_sweep}};
const std::int64_t figures_884ff2181aa909ff[] = {23, 1, 1, 4, 1, 0, 2, 3, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_885a363226d9d3bf[] = {{"columns", k_edit_avx512_cyclic_k2_words_2048_columns}, {"results", k_edit_avx512_cyclic_k2_words_2048_results}};
const LinkedFunction functions_89138650ab139430[] = {{"columns", k_mismatch_avx512_cyclic_k1_words_512_columns}, {"results", k_mismatch_avx512_cyclic_k1_words_512_results}};
const LinkedFunction functions_8916a5d1d0182ed0[] = {{"edge_tap", indel_avx2_wavefront_prefix_p8_k2_edge_tap}, {"steady_tap", indel_avx2_wavefront_prefix_p8_k2_steady_tap}};
const std::int64_t figures_8916a5d1d0182ed0[] = {19};
const LinkedFunction functions_894deeaccf7d3610[] = {{"sweep", weighted_avx512_column_p2_k1_sweep}};
const std::int64_t figures_894deeaccf7d3610[] = {22, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_89f2b55e403ff535[] = {{"edge", osa_avx2_wavefront_p2_k1_edge}, {"steady", osa_avx2_wavefront_p2_k1_steady}};
const std::int64_t figures_89f2b55e403ff535[] = {14};
const LinkedFunction functions_8a2746f444c96c39[] = {{"edge_tap", weighted_scalar_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", weighted_scalar_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_8a2746f444c96c39[] = {21};
const LinkedFunction functions_8a31d34f5872296f[] = {{"steady3", affine_avx512_batch_p2_masks_steady3}, {"held3", affine_avx512_batch_p2_masks_held3}, {"steady1", affine_avx512_batch_p2_masks_steady1}, {"held1", affine_avx512_batch_p2_masks_held1}, {"sum", affine_avx512_batch_p2_symbols_sum}, {"sum_counted", affine_avx512_batch_p2_symbols_sum_counted}, {"masks", affine_avx512_batch_p20_masks_masks}};
const std::int64_t figures_8a31d34f5872296f[] = {1, 8, 31, 3, 1};
const LinkedFunction functions_8b9824abb2d2316c[] = {{"edge_tap", indel_scalar_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", indel_scalar_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_8b9824abb2d2316c[] = {43};
const LinkedFunction functions_8bc1869b51eb79a0[] = {{"edge", osa_avx2_wavefront_p2_k2_edge}, {"steady", osa_avx2_wavefront_p2_k2_steady}};
const std::int64_t figures_8bc1869b51eb79a0[] = {14};
const LinkedFunction functions_8bf6b2a7b7f0a978[] = {{"edge_tap", bitpal_scalar_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", bitpal_scalar_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_8bf6b2a7b7f0a978[] = {52};
const LinkedFunction functions_8c21c4cbb08fed99[] = {{"columns", k_mismatch_avx512_cyclic_k0_lanes_16_columns}, {"results", k_mismatch_avx512_cyclic_k0_lanes_16_results}};
const LinkedFunction functions_8c5365b9cc388103[] = {{"steady2", levenshtein_scalar_batch_p8_symbols_steady2}, {"held2", levenshtein_scalar_batch_p8_symbols_held2}, {"steady1", levenshtein_scalar_batch_p8_symbols_steady1}, {"held1", levenshtein_scalar_batch_p8_symbols_held1}, {"sum", levenshtein_scalar_batch_p2_symbols_sum}, {"sum_counted", levenshtein_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_8c5365b9cc388103[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_8d210246c7aeb03f[] = {{"columns", k_edit_avx512_cyclic_k2_lanes_64_columns}, {"results", k_edit_avx512_cyclic_k2_lanes_64_results}};
const LinkedFunction functions_8d235426e405b1b3[] = {{"sweep_tap", osa_scalar_column_prefix_p2_k16_sweep_tap}};
const std::int64_t figures_8d235426e405b1b3[] = {20, 1, 0, 8, 1, 2, 3, -1, -1, -1, 0, 0, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_8d26be25b1b55db7[] = {{"edge", shift_or_scalar_wavefront_p2_k1_edge}, {"steady", shift_or_scalar_wavefront_p2_k1_steady}};
const std::int64_t figures_8d26be25b1b55db7[] = {4};
const LinkedFunction functions_8d420ac6d47f4865[] = {{"edge", bitpal_avx512_wavefront_p2_k3_edge}, {"steady", bitpal_avx512_wavefront_p2_k3_steady}};
const std::int64_t figures_8d420ac6d47f4865[] = {9};
const LinkedFunction functions_8d7c3ce7b4470937[] = {{"steady8", lcs_avx512_batch_p8_symbols_steady8}, {"held8", lcs_avx512_batch_p8_symbols_held8}, {"steady1", lcs_avx512_batch_p8_symbols_steady1}, {"held1", lcs_avx512_batch_p8_symbols_held1}, {"sum", lcs_avx512_batch_p2_symbols_sum}, {"sum_counted", lcs_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_8d7c3ce7b4470937[] = {0, 8, 255, 8, 1};
const LinkedFunction functions_8e3b855eafb250d6[] = {{"steady2", bitpal_avx2_batch_p8_symbols_steady2}, {"held2", bitpal_avx2_batch_p8_symbols_held2}, {"steady1", bitpal_avx2_batch_p8_symbols_steady1}, {"held1", bitpal_avx2_batch_p8_symbols_held1}, {"sum", bitpal_avx2_batch_p2_symbols_sum}, {"sum_counted", bitpal_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_8e3b855eafb250d6[] = {0, 8, 85, 2, 1};
const LinkedFunction functions_8ee3501d76096952[] = {{"steady4", iupac_scalar_batch_p4_masks_steady4}, {"held4", iupac_scalar_batch_p4_masks_held4}, {"steady1", iupac_scalar_batch_p4_masks_steady1}, {"held1", iupac_scalar_batch_p4_masks_held1}, {"sum", iupac_scalar_batch_p4_symbols_sum}, {"sum_counted", iupac_scalar_batch_p4_symbols_sum_counted}, {"masks", iupac_scalar_batch_p4_masks_masks}};
const std::int64_t figures_8ee3501d76096952[] = {1, 8, 127, 4, 1};
const LinkedFunction functions_8f4a5215cef4e18e[] = {{"edge", k_mismatch_avx512_wavefront_p2_k1_edge}, {"steady", k_mismatch_avx512_wavefront_p2_k1_steady}};
const std::int64_t figures_8f4a5215cef4e18e[] = {4};
const LinkedFunction functions_906323ee6f7199bf[] = {{"sweep_tap", bitpal_avx2_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_906323ee6f7199bf[] = {23, 1, 1, 4, 1, 0, 2, 3, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_90d6d1c290147129[] = {{"edge", osa_avx512_wavefront_p2_k1_edge}, {"steady", osa_avx512_wavefront_p2_k1_steady}};
const std::int64_t figures_90d6d1c290147129[] = {8};
const LinkedFunction functions_917c0c3435e84444[] = {{"edge_tap", indel_scalar_wavefront_infix_p2_k1_edge_tap}, {"steady_tap", indel_scalar_wavefront_infix_p2_k1_steady_tap}};
const std::int64_t figures_917c0c3435e84444[] = {16};
const LinkedFunction functions_9232ed88e8143aa8[] = {{"columns", k_edit_avx512_cyclic_k1_words_2048_columns}, {"results", k_edit_avx512_cyclic_k1_words_2048_results}};
const LinkedFunction functions_926a085f2f7da937[] = {{"sweep", indel_scalar_column_p2_k16_sweep}};
const std::int64_t figures_926a085f2f7da937[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_928d0507198f536b[] = {{"columns", k_mismatch_avx512_cyclic_k2_lanes_64_columns}, {"results", k_mismatch_avx512_cyclic_k2_lanes_64_results}};
const LinkedFunction functions_9477a59abd6e773f[] = {{"steady2", osa_avx2_batch_p2_masks_steady2}, {"held2", osa_avx2_batch_p2_masks_held2}, {"steady1", osa_avx2_batch_p2_masks_steady1}, {"held1", osa_avx2_batch_p2_masks_held1}, {"sum", osa_avx2_batch_p2_symbols_sum}, {"sum_counted", osa_avx2_batch_p2_symbols_sum_counted}, {"masks", osa_avx2_batch_p20_masks_masks}};
const std::int64_t figures_9477a59abd6e773f[] = {1, 8, 127, 2, 1};
const LinkedFunction functions_949cffddecb862b5[] = {{"sweep_tap", levenshtein_avx2_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_949cffddecb862b5[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_94c42d5ea3df6f31[] = {{"sweep", indel_scalar_column_p2_k1_sweep}};
const std::int64_t figures_94c42d5ea3df6f31[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_94d1ba4d38fae58d[] = {{"edge", affine_avx512_wavefront_p8_k3_edge}, {"steady", affine_avx512_wavefront_p8_k3_steady}};
const std::int64_t figures_94d1ba4d38fae58d[] = {39};
const LinkedFunction functions_94ed2918db508cdd[] = {{"columns", k_mismatch_scalar_cyclic_k3_lanes_16_columns}, {"results", k_mismatch_scalar_cyclic_k3_lanes_16_results}};
const LinkedFunction functions_95c800e6a6362770[] = {{"edge_tap", indel_avx2_wavefront_prefix_p2_k2_edge_tap}, {"steady_tap", indel_avx2_wavefront_prefix_p2_k2_steady_tap}};
const std::int64_t figures_95c800e6a6362770[] = {7};
const LinkedFunction functions_973d8a517917a03a[] = {{"steady8", levenshtein_avx512_batch_p2_masks_steady8}, {"held8", levenshtein_avx512_batch_p2_masks_held8}, {"steady1", levenshtein_avx512_batch_p2_masks_steady1}, {"held1", levenshtein_avx512_batch_p2_masks_held1}, {"sum", levenshtein_avx512_batch_p2_symbols_sum}, {"sum_counted", levenshtein_avx512_batch_p2_symbols_sum_counted}, {"masks", levenshtein_avx512_batch_p2_masks_masks}};
const std::int64_t figures_973d8a517917a03a[] = {1, 8, 127, 8, 1};
const LinkedFunction functions_984bb1c94b4e45e9[] = {{"sweep", iupac_avx512_column_p4_k1_sweep}};
const std::int64_t figures_984bb1c94b4e45e9[] = {8, 1, 1, 4, 1, 0, 2, -1, 4, 1, 2, 0, 0};
const LinkedFunction functions_98e455915f99fddc[] = {{"steady8", lcs_scalar_batch_p2_masks_steady8}, {"held8", lcs_scalar_batch_p2_masks_held8}, {"steady1", lcs_scalar_batch_p2_masks_steady1}, {"held1", lcs_scalar_batch_p2_masks_held1}, {"sum", lcs_scalar_batch_p2_symbols_sum}, {"sum_counted", lcs_scalar_batch_p2_symbols_sum_counted}, {"masks", lcs_scalar_batch_p20_masks_masks}};
const std::int64_t figures_98e455915f99fddc[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_99e3edc9c0a4deb7[] = {{"edge_tap", iupac_avx512_wavefront_prefix_p4_k1_edge_tap}, {"steady_tap", iupac_avx512_wavefront_prefix_p4_k1_steady_tap}};
const std::int64_t figures_99e3edc9c0a4deb7[] = {36};
const LinkedFunction functions_9a2dacb4d7b3eace[] = {{"edge_tap", k_edit_avx512_wavefront_p20_k1_edge_tap}, {"steady_tap", k_edit_avx512_wavefront_p20_k1_steady_tap}};
const std::int64_t figures_9a2dacb4d7b3eace[] = {25};
const LinkedFunction functions_9a6464ef99a18d5f[] = {{"steady2", osa_scalar_batch_p8_symbols_steady2}, {"held2", osa_scalar_batch_p8_symbols_held2}, {"steady1", osa_scalar_batch_p8_symbols_steady1}, {"held1", osa_scalar_batch_p8_symbols_held1}, {"sum", osa_scalar_batch_p2_symbols_sum}, {"sum_counted", osa_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_9a6464ef99a18d5f[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_9ab2e688a5b7e4b1[] = {{"edge", iupac_avx2_wavefront_p4_k1_edge}, {"steady", iupac_avx2_wavefront_p4_k1_steady}};
const std::int64_t figures_9ab2e688a5b7e4b1[] = {67};
const LinkedFunction functions_9aefa6a3d408bafe[] = {{"sweep", indel_avx2_column_p2_k1_sweep}};
const std::int64_t figures_9aefa6a3d408bafe[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_9bb82fbe2518cfc8[] = {{"steady8", indel_scalar_batch_p2_symbols_steady8}, {"held8", indel_scalar_batch_p2_symbols_held8}, {"steady1", indel_scalar_batch_p2_symbols_steady1}, {"held1", indel_scalar_batch_p2_symbols_held1}, {"sum", indel_scalar_batch_p2_symbols_sum}, {"sum_counted", indel_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_9bb82fbe2518cfc8[] = {0, 8, 255, 8, 1};
const LinkedFunction functions_9c27c8b85736389e[] = {{"sweep_tap", osa_avx2_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_9c27c8b85736389e[] = {20, 1, 0, 8, 1, 2, 3, -1, -1, -1, 0, 0, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_9c7502741afb4c45[] = {{"columns", k_mismatch_scalar_cyclic_k2_lanes_64_columns}, {"results", k_mismatch_scalar_cyclic_k2_lanes_64_results}};
const LinkedFunction functions_9cd8901adc1270bb[] = {{"edge_tap", bitpal_avx2_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", bitpal_avx2_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_9cd8901adc1270bb[] = {16};
const LinkedFunction functions_9ce7f934d5c3c94d[] = {{"edge_tap", weighted_avx512_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", weighted_avx512_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_9ce7f934d5c3c94d[] = {18};
const LinkedFunction functions_9d372d73f0f84f6d[] = {{"columns", k_mismatch_avx512_cyclic_k3_lanes_16_columns}, {"results", k_mismatch_avx512_cyclic_k3_lanes_16_results}};
const LinkedFunction functions_9d8a3f00c92c6200[] = {{"sweep_tap", weighted_scalar_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_9d8a3f00c92c6200[] = {34, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_9e11ceb23fee5a62[] = {{"steady8", levenshtein_avx512_batch_p8_symbols_steady8}, {"held8", levenshtein_avx512_batch_p8_symbols_held8}, {"steady1", levenshtein_avx512_batch_p8_symbols_steady1}, {"held1", levenshtein_avx512_batch_p8_symbols_held1}, {"sum", levenshtein_avx512_batch_p2_symbols_sum}, {"sum_counted", levenshtein_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_9e11ceb23fee5a62[] = {0, 8, 127, 8, 1};
const LinkedFunction functions_9e3f88e939cb2c0b[] = {{"steady2", osa_avx2_batch_p8_symbols_steady2}, {"held2", osa_avx2_batch_p8_symbols_held2}, {"steady1", osa_avx2_batch_p8_symbols_steady1}, {"held1", osa_avx2_batch_p8_symbols_held1}, {"sum", osa_avx2_batch_p2_symbols_sum}, {"sum_counted", osa_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_9e3f88e939cb2c0b[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_9e795d8d08654ac4[] = {{"edge", lcs_avx512_wavefront_p8_k3_edge}, {"steady", lcs_avx512_wavefront_p8_k3_steady}};
const std::int64_t figures_9e795d8d08654ac4[] = {10};
const LinkedFunction functions_9ef3b4a4cd5b6c34[] = {{"columns", k_mismatch_avx2_cyclic_k3_lanes_64_columns}, {"results", k_mismatch_avx2_cyclic_k3_lanes_64_results}};
const LinkedFunction functions_a079b7bb8161b0f1[] = {{"sweep", osa_avx512_column_p2_k1_sweep}};
const std::int64_t figures_a079b7bb8161b0f1[] = {14, 1, 0, 4, 3, 0, 1, 2, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_a09ea6443163fde3[] = {{"steady3", levenshtein_scalar_batch_p2_symbols_steady3}, {"held3", levenshtein_scalar_batch_p2_symbols_held3}, {"steady1", levenshtein_scalar_batch_p2_symbols_steady1}, {"held1", levenshtein_scalar_batch_p2_symbols_held1}, {"sum", levenshtein_scalar_batch_p2_symbols_sum}, {"sum_counted", levenshtein_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_a09ea6443163fde3[] = {0, 8, 127, 3, 1};
const LinkedFunction functions_a1345857660846bb[] = {{"steady2", osa_scalar_batch_p20_symbols_steady2}, {"held2", osa_scalar_batch_p20_symbols_held2}, {"steady1", osa_scalar_batch_p20_symbols_steady1}, {"held1", osa_scalar_batch_p20_symbols_held1}, {"sum", osa_scalar_batch_p2_symbols_sum}, {"sum_counted", osa_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_a1345857660846bb[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_a169063decd52e67[] = {{"steady8", indel_avx512_batch_p2_masks_steady8}, {"held8", indel_avx512_batch_p2_masks_held8}, {"steady1", indel_avx512_batch_p2_masks_steady1}, {"held1", indel_avx512_batch_p2_masks_held1}, {"sum", indel_avx512_batch_p2_symbols_sum}, {"sum_counted", indel_avx512_batch_p2_symbols_sum_counted}, {"masks", indel_avx512_batch_p2_masks_masks}};
const std::int64_t figures_a169063decd52e67[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_a19771cfbecc3492[] = {{"steady8", hamming_avx512_batch_p2_masks_steady8}, {"held8", hamming_avx512_batch_p2_masks_held8}, {"steady1", hamming_avx512_batch_p2_masks_steady1}, {"held1", hamming_avx512_batch_p2_masks_held1}, {"sum", hamming_avx512_batch_p2_symbols_sum}, {"sum_counted", hamming_avx512_batch_p2_symbols_sum_counted}, {"masks", hamming_avx512_batch_p2_masks_masks}};
const std::int64_t figures_a19771cfbecc3492[] = {1, 8, 127, 8, 1};
const LinkedFunction functions_a2bd4e918adfff4b[] = {{"edge_tap", shift_or_avx512_wavefront_p2_k1_edge_tap}, {"steady_tap", shift_or_avx512_wavefront_p2_k1_steady_tap}};
const std::int64_t figures_a2bd4e918adfff4b[] = {2};
const LinkedFunction functions_a2d9bc6cdeb49fd6[] = {{"edge", shift_or_avx2_wavefront_p20_k1_edge}, {"steady", shift_or_avx2_wavefront_p20_k1_steady}};
const std::int64_t figures_a2d9bc6cdeb49fd6[] = {40};
const LinkedFunction functions_a32a7c840c352331[] = {{"columns", k_mismatch_scalar_cyclic_k0_words_64_columns}, {"results", k_mismatch_scalar_cyclic_k0_words_64_results}};
const LinkedFunction functions_a34229a12d08e516[] = {{"edge", shift_or_avx2_wavefront_p2_k1_edge}, {"steady", shift_or_avx2_wavefront_p2_k1_steady}};
const std::int64_t figures_a34229a12d08e516[] = {4};
const LinkedFunction functions_a34e66244d75f552[] = {{"sweep_tap", levenshtein_scalar_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_a34e66244d75f552[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_a41382931e088cee[] = {{"columns", k_mismatch_avx2_cyclic_k1_words_1024_columns}, {"results", k_mismatch_avx2_cyclic_k1_words_1024_results}};
const LinkedFunction functions_a458046f75395e7b[] = {{"edge_tap", indel_avx512_wavefront_infix_p8_k1_edge_tap}, {"steady_tap", indel_avx512_wavefront_infix_p8_k1_steady_tap}};
const std::int64_t figures_a458046f75395e7b[] = {15};
const LinkedFunction functions_a46b40cf6cb331a7[] = {{"steady4", hamming_avx2_batch_p2_symbols_steady4}, {"held4", hamming_avx2_batch_p2_symbols_held4}, {"steady1", hamming_avx2_batch_p2_symbols_steady1}, {"held1", hamming_avx2_batch_p2_symbols_held1}, {"sum", hamming_avx2_batch_p2_symbols_sum}, {"sum_counted", hamming_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_a46b40cf6cb331a7[] = {0, 8, 127, 4, 1};
const LinkedFunction functions_a4dd4d7988d81dce[] = {{"steady2", weighted_scalar_batch_p2_masks_steady2}, {"held2", weighted_scalar_batch_p2_masks_held2}, {"steady1", weighted_scalar_batch_p2_masks_steady1}, {"held1", weighted_scalar_batch_p2_masks_held1}, {"sum", weighted_scalar_batch_p2_symbols_sum}, {"sum_counted", weighted_scalar_batch_p2_symbols_sum_counted}, {"masks", weighted_scalar_batch_p20_masks_masks}};
const std::int64_t figures_a4dd4d7988d81dce[] = {1, 8, 63, 2, 1};
const LinkedFunction functions_a5e51b39be056f68[] = {{"edge", indel_avx2_wavefront_infix_p2_k1_edge}, {"steady", indel_avx2_wavefront_infix_p2_k1_steady}};
const std::int64_t figures_a5e51b39be056f68[] = {16};
const LinkedFunction functions_a5ec1b5273ae23d9[] = {{"sweep_tap", indel_avx2_column_infix_p2_k1_sweep_tap}};
const std::int64_t figures_a5ec1b5273ae23d9[] = {11, 1, 0, 4, 1, 0, 2, -1, 4, 1, 0, 2, -1};
const LinkedFunction functions_a6e48f4b652d5108[] = {{"steady3", iupac_avx2_batch_p4_symbols_steady3}, {"held3", iupac_avx2_batch_p4_symbols_held3}, {"steady1", iupac_avx2_batch_p4_symbols_steady1}, {"held1", iupac_avx2_batch_p4_symbols_held1}, {"sum", iupac_avx2_batch_p4_symbols_sum}, {"sum_counted", iupac_avx2_batch_p4_symbols_sum_counted}};
const std::int64_t figures_a6e48f4b652d5108[] = {0, 8, 127, 3, 1};
const LinkedFunction functions_a73747f0d863f89f[] = {{"edge_tap", shift_or_avx512_wavefront_p20_k1_edge_tap}, {"steady_tap", shift_or_avx512_wavefront_p20_k1_steady_tap}};
const std::int64_t figures_a73747f0d863f89f[] = {21};
const LinkedFunction functions_a871f76ea5405ed0[] = {{"sweep", indel_avx512_column_p2_k1_sweep}};
const std::int64_t figures_a871f76ea5405ed0[] = {3, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_a8a1ad343f616f85[] = {{"sweep", levenshtein_scalar_column_p2_k16_sweep}};
const std::int64_t figures_a8a1ad343f616f85[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_a96d8390bbdd322c[] = {{"edge_tap", indel_scalar_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", indel_scalar_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_a96d8390bbdd322c[] = {7};
const LinkedFunction functions_a9e03932ba884f07[] = {{"steady8", lcs_avx512_batch_p2_symbols_steady8}, {"held8", lcs_avx512_batch_p2_symbols_held8}, {"steady1", lcs_avx512_batch_p2_symbols_steady1}, {"held1", lcs_avx512_batch_p2_symbols_held1}, {"sum", lcs_avx512_batch_p2_symbols_sum}, {"sum_counted", lcs_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_a9e03932ba884f07[] = {0, 8, 255, 8, 1};
const LinkedFunction functions_aa30e7588919860b[] = {{"steady8", indel_avx2_batch_p2_symbols_steady8}, {"held8", indel_avx2_batch_p2_symbols_held8}, {"steady1", indel_avx2_batch_p2_symbols_steady1}, {"held1", indel_avx2_batch_p2_symbols_held1}, {"sum", indel_avx2_batch_p2_symbols_sum}, {"sum_counted", indel_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_aa30e7588919860b[] = {0, 8, 255, 8, 1};
const LinkedFunction functions_aa63768f478f9cf8[] = {{"sweep", lcs_avx512_column_p2_k1_sweep}};
const std::int64_t figures_aa63768f478f9cf8[] = {3, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_aa63b72c0947fcde[] = {{"edge", iupac_avx2_wavefront_p4_k2_edge}, {"steady", iupac_avx2_wavefront_p4_k2_steady}};
const std::int64_t figures_aa63b72c0947fcde[] = {67};
const LinkedFunction functions_aaa640e71844ef38[] = {{"steady2", hamming_scalar_batch_p20_symbols_steady2}, {"held2", hamming_scalar_batch_p20_symbols_held2}, {"steady1", hamming_scalar_batch_p20_symbols_steady1}, {"held1", hamming_scalar_batch_p20_symbols_held1}, {"sum", hamming_scalar_batch_p2_symbols_sum}, {"sum_counted", hamming_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_aaa640e71844ef38[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_aac3ff70c5be7b0d[] = {{"columns", k_mismatch_avx2_cyclic_k2_words_256_columns}, {"results", k_mismatch_avx2_cyclic_k2_words_256_results}};
const LinkedFunction functions_aad53128c15ac999[] = {{"sweep", lcs_scalar_column_p2_k1_sweep}};
const std::int64_t figures_aad53128c15ac999[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_ab49c99fe8cec2a7[] = {{"sweep", levenshtein_scalar_column_p2_k1_sweep}};
const std::int64_t figures_ab49c99fe8cec2a7[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_ab68d3fc9b97adfd[] = {{"columns", k_edit_avx512_cyclic_k1_lanes_16_columns}, {"results", k_edit_avx512_cyclic_k1_lanes_16_results}};
const LinkedFunction functions_ab817025e55900af[] = {{"steady3", affine_avx512_batch_p2_masks_steady3}, {"held3", affine_avx512_batch_p2_masks_held3}, {"steady1", affine_avx512_batch_p2_masks_steady1}, {"held1", affine_avx512_batch_p2_masks_held1}, {"sum", affine_avx512_batch_p2_symbols_sum}, {"sum_counted", affine_avx512_batch_p2_symbols_sum_counted}, {"masks", affine_avx512_batch_p2_masks_masks}};
const std::int64_t figures_ab817025e55900af[] = {1, 8, 31, 3, 1};
const LinkedFunction functions_aba7b5f74096e6f5[] = {{"columns", k_edit_scalar_cyclic_k2_lanes_64_columns}, {"results", k_edit_scalar_cyclic_k2_lanes_64_results}};
const LinkedFunction functions_ac064113291a2f79[] = {{"columns", shift_or_scalar_cyclic_lanes_16_columns}, {"results", shift_or_scalar_cyclic_lanes_16_results}};
const LinkedFunction functions_ad7eae4b1479eff9[] = {{"sweep", bitpal_scalar_column_p2_k1_sweep}};
const std::int64_t figures_ad7eae4b1479eff9[] = {23, 1, 1, 4, 1, 0, 2, 3, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_adc06bd971cc66d0[] = {{"sweep_tap", levenshtein_scalar_column_prefix_p2_k16_sweep_tap}};
const std::int64_t figures_adc06bd971cc66d0[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_ae550655f4700c67[] = {{"steady4", levenshtein_scalar_batch_p2_masks_steady4}, {"held4", levenshtein_scalar_batch_p2_masks_held4}, {"steady1", levenshtein_scalar_batch_p2_masks_steady1}, {"held1", levenshtein_scalar_batch_p2_masks_held1}, {"sum", levenshtein_scalar_batch_p2_symbols_sum}, {"sum_counted", levenshtein_scalar_batch_p2_symbols_sum_counted}, {"masks", levenshtein_scalar_batch_p2_masks_masks}};
const std::int64_t figures_ae550655f4700c67[] = {1, 8, 127, 4, 1};
const LinkedFunction functions_ae911deb2a1cab1a[] = {{"steady2", weighted_avx2_batch_p20_symbols_steady2}, {"held2", weighted_avx2_batch_p20_symbols_held2}, {"steady1", weighted_avx2_batch_p20_symbols_steady1}, {"held1", weighted_avx2_batch_p20_symbols_held1}, {"sum", weighted_avx2_batch_p2_symbols_sum}, {"sum_counted", weighted_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_ae911deb2a1cab1a[] = {0, 8, 63, 2, 1};
const LinkedFunction functions_ae97c3d989a6aaeb[] = {{"steady2", affine_scalar_batch_p8_symbols_steady2}, {"held2", affine_scalar_batch_p8_symbols_held2}, {"steady1", affine_scalar_batch_p8_symbols_steady1}, {"held1", affine_scalar_batch_p8_symbols_held1}, {"sum", affine_scalar_batch_p2_symbols_sum}, {"sum_counted", affine_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_ae97c3d989a6aaeb[] = {0, 8, 31, 2, 1};
const LinkedFunction functions_ae9dd74019111d9b[] = {{"steady3", indel_avx2_batch_p8_symbols_steady3}, {"held3", indel_avx2_batch_p8_symbols_held3}, {"steady1", indel_avx2_batch_p8_symbols_steady1}, {"held1", indel_avx2_batch_p8_symbols_held1}, {"sum", indel_avx2_batch_p2_symbols_sum}, {"sum_counted", indel_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_ae9dd74019111d9b[] = {0, 8, 255, 3, 1};
const LinkedFunction functions_aeb1cf6d1ed08a0e[] = {{"edge", indel_avx512_wavefront_infix_p2_k3_edge}, {"steady", indel_avx512_wavefront_infix_p2_k3_steady}};
const std::int64_t figures_aeb1cf6d1ed08a0e[] = {9};
const LinkedFunction functions_afe5021bd457f755[] = {{"edge_tap", levenshtein_scalar_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", levenshtein_scalar_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_afe5021bd457f755[] = {23};
const LinkedFunction functions_afeef9c3ac3faa49[] = {{"edge", lcs_avx2_wavefront_p2_k2_edge}, {"steady", lcs_avx2_wavefront_p2_k2_steady}};
const std::int64_t figures_afeef9c3ac3faa49[] = {7};
const LinkedFunction functions_b077bc2b1de072f7[] = {{"sweep_tap", indel_avx2_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_b077bc2b1de072f7[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_b0a5dc96418444db[] = {{"columns", k_mismatch_avx2_cyclic_k0_words_256_columns}, {"results", k_mismatch_avx2_cyclic_k0_words_256_results}};
const LinkedFunction functions_b0c8e0c528017b1a[] = {{"edge_tap", shift_or_scalar_wavefront_p20_k1_edge_tap}, {"steady_tap", shift_or_scalar_wavefront_p20_k1_steady_tap}};
const std::int64_t figures_b0c8e0c528017b1a[] = {40};
const LinkedFunction functions_b11075914a048837[] = {{"edge", indel_avx2_wavefront_p8_k2_edge}, {"steady", indel_avx2_wavefront_p8_k2_steady}};
const std::int64_t figures_b11075914a048837[] = {19};
const LinkedFunction functions_b1359c384db5b369[] = {{"sweep", bitpal_scalar_column_p2_k1_sweep}};
const std::int64_t figures_b1359c384db5b369[] = {23, 1, 1, 4, 1, 0, 2, 3, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_b171dd5324f5682c[] = {{"sweep_tap", indel_scalar_column_infix_p2_k16_sweep_tap}};
const std::int64_t figures_b171dd5324f5682c[] = {11, 1, 0, 4, 1, 0, 2, -1, 4, 1, 0, 2, -1};
const LinkedFunction functions_b1a8dee8b5f5fdf8[] = {{"edge", indel_avx2_wavefront_p2_k1_edge}, {"steady", indel_avx2_wavefront_p2_k1_steady}};
const std::int64_t figures_b1a8dee8b5f5fdf8[] = {7};
const LinkedFunction functions_b22c69f1dac4b2e1[] = {{"steady8", bitpal_avx512_batch_p2_masks_steady8}, {"held8", bitpal_avx512_batch_p2_masks_held8}, {"steady1", bitpal_avx512_batch_p2_masks_steady1}, {"held1", bitpal_avx512_batch_p2_masks_held1}, {"sum", bitpal_avx512_batch_p2_symbols_sum}, {"sum_counted", bitpal_avx512_batch_p2_symbols_sum_counted}, {"masks", bitpal_avx512_batch_p2_masks_masks}};
const std::int64_t figures_b22c69f1dac4b2e1[] = {1, 8, 85, 8, 1};
const LinkedFunction functions_b250098340a9c660[] = {{"sweep_tap", weighted_scalar_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_b250098340a9c660[] = {34, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_b285e1b60be0e089[] = {{"sweep", weighted_scalar_column_p2_k1_sweep}};
const std::int64_t figures_b285e1b60be0e089[] = {34, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_b2e8b822afb216c4[] = {{"sweep_tap", iupac_avx2_column_prefix_p4_k1_sweep_tap}};
const std::int64_t figures_b2e8b822afb216c4[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_b3621df7b9e7a3b0[] = {{"columns", k_mismatch_avx512_cyclic_k0_lanes_64_columns}, {"results", k_mismatch_avx512_cyclic_k0_lanes_64_results}};
const LinkedFunction functions_b37eab38d8b9edef[] = {{"steady8", lcs_avx512_batch_p2_masks_steady8}, {"held8", lcs_avx512_batch_p2_masks_held8}, {"steady1", lcs_avx512_batch_p2_masks_steady1}, {"held1", lcs_avx512_batch_p2_masks_held1}, {"sum", lcs_avx512_batch_p2_symbols_sum}, {"sum_counted", lcs_avx512_batch_p2_symbols_sum_counted}, {"masks", lcs_avx512_batch_p2_masks_masks}};
const std::int64_t figures_b37eab38d8b9edef[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_b3acd8e0cf5e61e1[] = {{"steady8", lcs_avx2_batch_p2_masks_steady8}, {"held8", lcs_avx2_batch_p2_masks_held8}, {"steady1", lcs_avx2_batch_p2_masks_steady1}, {"held1", lcs_avx2_batch_p2_masks_held1}, {"sum", lcs_avx2_batch_p2_symbols_sum}, {"sum_counted", lcs_avx2_batch_p2_symbols_sum_counted}, {"masks", lcs_avx2_batch_p2_masks_masks}};
const std::int64_t figures_b3acd8e0cf5e61e1[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_b4204106c834e0ac[] = {{"edge", indel_avx512_wavefront_infix_p8_k1_edge}, {"steady", indel_avx512_wavefront_infix_p8_k1_steady}};
const std::int64_t figures_b4204106c834e0ac[] = {15};
const LinkedFunction functions_b43bf0b82989a7b8[] = {{"edge_tap", bitpal_scalar_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", bitpal_scalar_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_b43bf0b82989a7b8[] = {16};
const LinkedFunction functions_b490cbb3c5ae76b7[] = {{"edge_tap", indel_avx2_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", indel_avx2_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_b490cbb3c5ae76b7[] = {19};
const LinkedFunction functions_b4e3db09443041e9[] = {{"edge_tap", weighted_avx512_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", weighted_avx512_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_b4e3db09443041e9[] = {30};
const LinkedFunction functions_b572cf7250447006[] = {{"steady3", weighted_avx2_batch_p2_masks_steady3}, {"held3", weighted_avx2_batch_p2_masks_held3}, {"steady1", weighted_avx2_batch_p2_masks_steady1}, {"held1", weighted_avx2_batch_p2_masks_held1}, {"sum", weighted_avx2_batch_p2_symbols_sum}, {"sum_counted", weighted_avx2_batch_p2_symbols_sum_counted}, {"masks", weighted_avx2_batch_p2_masks_masks}};
const std::int64_t figures_b572cf7250447006[] = {1, 8, 63, 3, 1};
const LinkedFunction functions_b5bfe704ffd68d36[] = {{"steady2", affine_avx2_batch_p8_symbols_steady2}, {"held2", affine_avx2_batch_p8_symbols_held2}, {"steady1", affine_avx2_batch_p8_symbols_steady1}, {"held1", affine_avx2_batch_p8_symbols_held1}, {"sum", affine_avx2_batch_p2_symbols_sum}, {"sum_counted", affine_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_b5bfe704ffd68d36[] = {0, 8, 31, 2, 1};
const LinkedFunction functions_b5f9e86a27459b55[] = {{"edge", hamming_avx2_wavefront_p8_k2_edge}, {"steady", hamming_avx2_wavefront_p8_k2_steady}};
const std::int64_t figures_b5f9e86a27459b55[] = {19};
const LinkedFunction functions_b63c51213414304b[] = {{"edge_tap", k_mismatch_avx512_wavefront_p8_k1_edge_tap}, {"steady_tap", k_mismatch_avx512_wavefront_p8_k1_steady_tap}};
const std::int64_t figures_b63c51213414304b[] = {10};
const LinkedFunction functions_b68b7515964bae7a[] = {{"steady8", hamming_avx512_batch_p8_symbols_steady8}, {"held8", hamming_avx512_batch_p8_symbols_held8}, {"steady1", hamming_avx512_batch_p8_symbols_steady1}, {"held1", hamming_avx512_batch_p8_symbols_held1}, {"sum", hamming_avx512_batch_p2_symbols_sum}, {"sum_counted", hamming_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_b68b7515964bae7a[] = {0, 8, 127, 8, 1};
const LinkedFunction functions_b71aaf2423a9b244[] = {{"columns", k_edit_avx512_cyclic_k0_words_512_columns}, {"results", k_edit_avx512_cyclic_k0_words_512_results}};
const LinkedFunction functions_b73ab66499e44427[] = {{"edge_tap", indel_avx512_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", indel_avx512_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_b73ab66499e44427[] = {10};
const LinkedFunction functions_b73b8b2d3a057339[] = {{"edge_tap", weighted_scalar_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", weighted_scalar_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_b73b8b2d3a057339[] = {33};
const LinkedFunction functions_b77418d0a3d5c395[] = {{"edge", hamming_scalar_wavefront_p20_k1_edge}, {"steady", hamming_scalar_wavefront_p20_k1_steady}};
const std::int64_t figures_b77418d0a3d5c395[] = {43};
const LinkedFunction functions_b792bff5e0ac7f97[] = {{"columns", k_edit_scalar_cyclic_k3_words_64_columns}, {"results", k_edit_scalar_cyclic_k3_words_64_results}};
const LinkedFunction functions_b7f158bf6cb7a21d[] = {{"steady8", lcs_avx2_batch_p2_symbols_steady8}, {"held8", lcs_avx2_batch_p2_symbols_held8}, {"steady1", lcs_avx2_batch_p2_symbols_steady1}, {"held1", lcs_avx2_batch_p2_symbols_held1}, {"sum", lcs_avx2_batch_p2_symbols_sum}, {"sum_counted", lcs_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_b7f158bf6cb7a21d[] = {0, 8, 255, 8, 1};
const LinkedFunction functions_b92ccbb84f10e128[] = {{"sweep", bitpal_avx512_column_p2_k1_sweep}};
const std::int64_t figures_b92ccbb84f10e128[] = {15, 1, 0, 4, 3, 1, 2, 0, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_b957641d2095ccb3[] = {{"steady2", osa_scalar_batch_p2_masks_steady2}, {"held2", osa_scalar_batch_p2_masks_held2}, {"steady1", osa_scalar_batch_p2_masks_steady1}, {"held1", osa_scalar_batch_p2_masks_held1}, {"sum", osa_scalar_batch_p2_symbols_sum}, {"sum_counted", osa_scalar_batch_p2_symbols_sum_counted}, {"masks", osa_scalar_batch_p8_masks_masks}};
const std::int64_t figures_b957641d2095ccb3[] = {1, 8, 127, 2, 1};
const LinkedFunction functions_b9feab14cd7ff302[] = {{"columns", k_mismatch_avx512_cyclic_k0_words_2048_columns}, {"results", k_mismatch_avx512_cyclic_k0_words_2048_results}};
const LinkedFunction functions_bae58cb1a92d9dc6[] = {{"sweep", lcs_avx2_column_p2_k1_sweep}};
const std::int64_t figures_bae58cb1a92d9dc6[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_bbc74870b7dad71e[] = {{"sweep", indel_avx2_column_p2_k1_sweep}};
const std::int64_t figures_bbc74870b7dad71e[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_bc4bc8c4dfda8501[] = {{"edge", bitpal_scalar_wavefront_p8_k1_edge}, {"steady", bitpal_scalar_wavefront_p8_k1_steady}};
const std::int64_t figures_bc4bc8c4dfda8501[] = {28};
const LinkedFunction functions_bc67379c758d1eb8[] = {{"edge_tap", bitpal_scalar_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", bitpal_scalar_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_bc67379c758d1eb8[] = {28};
const LinkedFunction functions_bca9559f7f54a067[] = {{"columns", k_mismatch_avx2_cyclic_k1_lanes_16_columns}, {"results", k_mismatch_avx2_cyclic_k1_lanes_16_results}};
const LinkedFunction functions_bd051e542ece31d7[] = {{"steady4", bitpal_scalar_batch_p2_masks_steady4}, {"held4", bitpal_scalar_batch_p2_masks_held4}, {"steady1", bitpal_scalar_batch_p2_masks_steady1}, {"held1", bitpal_scalar_batch_p2_masks_held1}, {"sum", bitpal_scalar_batch_p2_symbols_sum}, {"sum_counted", bitpal_scalar_batch_p2_symbols_sum_counted}, {"masks", bitpal_scalar_batch_p2_masks_masks}};
const std::int64_t figures_bd051e542ece31d7[] = {1, 8, 85, 4, 1};
const LinkedFunction functions_bd6797ab2299d74d[] = {{"edge_tap", k_edit_scalar_wavefront_p20_k1_edge_tap}, {"steady_tap", k_edit_scalar_wavefront_p20_k1_steady_tap}};
const std::int64_t figures_bd6797ab2299d74d[] = {49};
const LinkedFunction functions_bdfed2db853898a5[] = {{"edge", affine_scalar_wavefront_p2_k1_edge}, {"steady", affine_scalar_wavefront_p2_k1_steady}};
const std::int64_t figures_bdfed2db853898a5[] = {61};
const LinkedFunction functions_be3a538634ecaaff[] = {{"sweep", lcs_scalar_column_p2_k16_sweep}};
const std::int64_t figures_be3a538634ecaaff[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_be7b86bb486e954c[] = {{"edge", weighted_avx2_wavefront_p20_k1_edge}, {"steady", weighted_avx2_wavefront_p20_k1_steady}};
const std::int64_t figures_be7b86bb486e954c[] = {57};
const LinkedFunction functions_be957580a1f072eb[] = {{"steady2", hamming_avx2_batch_p20_symbols_steady2}, {"held2", hamming_avx2_batch_p20_symbols_held2}, {"steady1", hamming_avx2_batch_p20_symbols_steady1}, {"held1", hamming_avx2_batch_p20_symbols_held1}, {"sum", hamming_avx2_batch_p2_symbols_sum}, {"sum_counted", hamming_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_be957580a1f072eb[] = {0, 8, 127, 2, 1};
const LinkedFunction functions_befed56a49543566[] = {{"columns", k_edit_avx2_cyclic_k2_words_1024_columns}, {"results", k_edit_avx2_cyclic_k2_words_1024_results}};
const LinkedFunction functions_c10e64b6cb547985[] = {{"columns", k_mismatch_avx2_cyclic_k3_words_256_columns}, {"results", k_mismatch_avx2_cyclic_k3_words_256_results}};
const LinkedFunction functions_c15637d252eed486[] = {{"sweep", bitpal_avx2_column_p2_k1_sweep}};
const std::int64_t figures_c15637d252eed486[] = {23, 1, 1, 4, 1, 0, 2, 3, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_c173b4b93c44af7e[] = {{"sweep_tap", weighted_scalar_column_prefix_p2_k16_sweep_tap}};
const std::int64_t figures_c173b4b93c44af7e[] = {34, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_c189b47210bb62dc[] = {{"columns", k_mismatch_avx2_cyclic_k2_lanes_64_columns}, {"results", k_mismatch_avx2_cyclic_k2_lanes_64_results}};
const LinkedFunction functions_c19db931fed66ed6[] = {{"sweep", hamming_avx512_column_p2_k1_sweep}};
const std::int64_t figures_c19db931fed66ed6[] = {4, 1, 0, 4, -1, 1, 2, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_c2254d7a68c627eb[] = {{"columns", k_mismatch_avx2_cyclic_k0_lanes_16_columns}, {"results", k_mismatch_avx2_cyclic_k0_lanes_16_results}};
const LinkedFunction functions_c2293d74eec399c6[] = {{"edge", weighted_avx512_wavefront_p2_k3_edge}, {"steady", weighted_avx512_wavefront_p2_k3_steady}};
const std::int64_t figures_c2293d74eec399c6[] = {12};
const LinkedFunction functions_c2b4c38f2cd1b6bd[] = {{"columns", k_edit_scalar_cyclic_k3_lanes_16_columns}, {"results", k_edit_scalar_cyclic_k3_lanes_16_results}};
const LinkedFunction functions_c365995f9c4a6aac[] = {{"edge_tap", osa_avx2_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", osa_avx2_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_c365995f9c4a6aac[] = {50};
const LinkedFunction functions_c36d26a115fcd682[] = {{"sweep", levenshtein_avx512_column_p2_k1_sweep}};
const std::int64_t figures_c36d26a115fcd682[] = {8, 1, 1, 4, 1, 0, 2, -1, 4, 1, 2, 0, 0};
const LinkedFunction functions_c3a7d85eedf8b3d6[] = {{"edge", shift_or_avx2_wavefront_p8_k1_edge}, {"steady", shift_or_avx2_wavefront_p8_k1_steady}};
const std::int64_t figures_c3a7d85eedf8b3d6[] = {16};
const LinkedFunction functions_c3d201fa2ddfd80b[] = {{"steady2", bitpal_scalar_batch_p8_symbols_steady2}, {"held2", bitpal_scalar_batch_p8_symbols_held2}, {"steady1", bitpal_scalar_batch_p8_symbols_steady1}, {"held1", bitpal_scalar_batch_p8_symbols_held1}, {"sum", bitpal_scalar_batch_p2_symbols_sum}, {"sum_counted", bitpal_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_c3d201fa2ddfd80b[] = {0, 8, 85, 2, 1};
const LinkedFunction functions_c48dedae958ae286[] = {{"columns", k_edit_avx512_cyclic_k0_words_2048_columns}, {"results", k_edit_avx512_cyclic_k0_words_2048_results}};
const LinkedFunction functions_c4c398b9b6a71fc0[] = {{"columns", k_mismatch_scalar_cyclic_k2_lanes_16_columns}, {"results", k_mismatch_scalar_cyclic_k2_lanes_16_results}};
const LinkedFunction functions_c51d711f4d534d7b[] = {{"columns", k_edit_avx2_cyclic_k0_words_256_columns}, {"results", k_edit_avx2_cyclic_k0_words_256_results}};
const LinkedFunction functions_c5746f1a6731a1ba[] = {{"steady5", bitpal_avx2_batch_p2_masks_steady5}, {"held5", bitpal_avx2_batch_p2_masks_held5}, {"steady1", bitpal_avx2_batch_p2_masks_steady1}, {"held1", bitpal_avx2_batch_p2_masks_held1}, {"sum", bitpal_avx2_batch_p2_symbols_sum}, {"sum_counted", bitpal_avx2_batch_p2_symbols_sum_counted}, {"masks", bitpal_avx2_batch_p8_masks_masks}};
const std::int64_t figures_c5746f1a6731a1ba[] = {1, 8, 85, 5, 1};
const LinkedFunction functions_c58b49fa4ec543e3[] = {{"edge", affine_avx512_wavefront_p2_k1_edge}, {"steady", affine_avx512_wavefront_p2_k1_steady}};
const std::int64_t figures_c58b49fa4ec543e3[] = {33};
const LinkedFunction functions_c5a6df0097ef809c[] = {{"columns", k_mismatch_avx512_cyclic_k3_words_512_columns}, {"results", k_mismatch_avx512_cyclic_k3_words_512_results}};
const LinkedFunction functions_c61a04023b22210e[] = {{"columns", k_edit_avx2_cyclic_k1_lanes_64_columns}, {"results", k_edit_avx2_cyclic_k1_lanes_64_results}};
const LinkedFunction functions_c647405be0a3abe6[] = {{"sweep_tap", bitpal_scalar_column_prefix_p2_k16_sweep_tap}};
const std::int64_t figures_c647405be0a3abe6[] = {23, 1, 1, 4, 1, 0, 2, 3, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_c64ed1ffc9a3ff4f[] = {{"sweep", bitpal_scalar_column_p2_k16_sweep}};
const std::int64_t figures_c64ed1ffc9a3ff4f[] = {23, 1, 1, 4, 1, 0, 2, 3, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_c692a5d1bc081ebc[] = {{"steady4", hamming_scalar_batch_p2_masks_steady4}, {"held4", hamming_scalar_batch_p2_masks_held4}, {"steady1", hamming_scalar_batch_p2_masks_steady1}, {"held1", hamming_scalar_batch_p2_masks_held1}, {"sum", hamming_scalar_batch_p2_symbols_sum}, {"sum_counted", hamming_scalar_batch_p2_symbols_sum_counted}, {"masks", hamming_scalar_batch_p20_masks_masks}};
const std::int64_t figures_c692a5d1bc081ebc[] = {1, 8, 127, 4, 1};
const LinkedFunction functions_c6a25a27d3704aef[] = {{"steady8", indel_avx512_batch_p8_symbols_steady8}, {"held8", indel_avx512_batch_p8_symbols_held8}, {"steady1", indel_avx512_batch_p8_symbols_steady1}, {"held1", indel_avx512_batch_p8_symbols_held1}, {"sum", indel_avx512_batch_p2_symbols_sum}, {"sum_counted", indel_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_c6a25a27d3704aef[] = {0, 8, 255, 8, 1};
const LinkedFunction functions_c6d0e8397184c90e[] = {{"sweep", indel_avx512_column_infix_p2_k1_sweep}};
const std::int64_t figures_c6d0e8397184c90e[] = {9, 1, 0, 4, -1, 0, 2, 1, 4, 0, 1, -1, 2};
const LinkedFunction functions_c7023de1537caba7[] = {{"steady4", bitpal_scalar_batch_p2_masks_steady4}, {"held4", bitpal_scalar_batch_p2_masks_held4}, {"steady1", bitpal_scalar_batch_p2_masks_steady1}, {"held1", bitpal_scalar_batch_p2_masks_held1}, {"sum", bitpal_scalar_batch_p2_symbols_sum}, {"sum_counted", bitpal_scalar_batch_p2_symbols_sum_counted}, {"masks", bitpal_scalar_batch_p8_masks_masks}};
const std::int64_t figures_c7023de1537caba7[] = {1, 8, 85, 4, 1};
const LinkedFunction functions_c883170205c57c3c[] = {{"steady8", lcs_scalar_batch_p2_masks_steady8}, {"held8", lcs_scalar_batch_p2_masks_held8}, {"steady1", lcs_scalar_batch_p2_masks_steady1}, {"held1", lcs_scalar_batch_p2_masks_held1}, {"sum", lcs_scalar_batch_p2_symbols_sum}, {"sum_counted", lcs_scalar_batch_p2_symbols_sum_counted}, {"masks", lcs_scalar_batch_p2_masks_masks}};
const std::int64_t figures_c883170205c57c3c[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_c89ec9c635b86453[] = {{"sweep", osa_avx2_column_p2_k1_sweep}};
const std::int64_t figures_c89ec9c635b86453[] = {20, 1, 0, 8, 1, 2, 3, -1, -1, -1, 0, 0, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_c8ff427e984281bf[] = {{"edge_tap", shift_or_avx2_wavefront_p20_k1_edge_tap}, {"steady_tap", shift_or_avx2_wavefront_p20_k1_steady_tap}};
const std::int64_t figures_c8ff427e984281bf[] = {40};
const LinkedFunction functions_c94d3d684cd40930[] = {{"edge", bitpal_avx2_wavefront_p20_k1_edge}, {"steady", bitpal_avx2_wavefront_p20_k1_steady}};
const std::int64_t figures_c94d3d684cd40930[] = {52};
const LinkedFunction functions_c97f2dea441936c3[] = {{"columns", k_mismatch_avx512_cyclic_k3_words_2048_columns}, {"results", k_mismatch_avx512_cyclic_k3_words_2048_results}};
const LinkedFunction functions_c98b706651cf69cf[] = {{"columns", k_mismatch_scalar_cyclic_k1_lanes_16_columns}, {"results", k_mismatch_scalar_cyclic_k1_lanes_16_results}};
const LinkedFunction functions_c9d6cc2c5a171cf7[] = {{"edge_tap", indel_avx512_wavefront_infix_p20_k1_edge_tap}, {"steady_tap", indel_avx512_wavefront_infix_p20_k1_steady_tap}};
const std::int64_t figures_c9d6cc2c5a171cf7[] = {27};
const LinkedFunction functions_ca42659b68020463[] = {{"sweep_tap", indel_avx512_column_infix_p2_k1_sweep_tap}};
const std::int64_t figures_ca42659b68020463[] = {9, 1, 0, 4, -1, 0, 2, 1, 4, 0, 1, -1, 2};
const LinkedFunction functions_cae8d89b98d67d32[] = {{"edge_tap", k_mismatch_scalar_wavefront_p20_k1_edge_tap}, {"steady_tap", k_mismatch_scalar_wavefront_p20_k1_steady_tap}};
const std::int64_t figures_cae8d89b98d67d32[] = {44};
const LinkedFunction functions_cb146b03dfc5808f[] = {{"steady8", indel_avx2_batch_p2_masks_steady8}, {"held8", indel_avx2_batch_p2_masks_held8}, {"steady1", indel_avx2_batch_p2_masks_steady1}, {"held1", indel_avx2_batch_p2_masks_held1}, {"sum", indel_avx2_batch_p2_symbols_sum}, {"sum_counted", indel_avx2_batch_p2_symbols_sum_counted}, {"masks", indel_avx2_batch_p8_masks_masks}};
const std::int64_t figures_cb146b03dfc5808f[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_cb1f9e240ba13922[] = {{"steady8", hamming_avx512_batch_p2_masks_steady8}, {"held8", hamming_avx512_batch_p2_masks_held8}, {"steady1", hamming_avx512_batch_p2_masks_steady1}, {"held1", hamming_avx512_batch_p2_masks_held1}, {"sum", hamming_avx512_batch_p2_symbols_sum}, {"sum_counted", hamming_avx512_batch_p2_symbols_sum_counted}, {"masks", hamming_avx512_batch_p8_masks_masks}};
const std::int64_t figures_cb1f9e240ba13922[] = {1, 8, 127, 8, 1};
const LinkedFunction functions_cb6ef8b485ea320b[] = {{"columns", k_edit_avx2_cyclic_k0_lanes_16_columns}, {"results", k_edit_avx2_cyclic_k0_lanes_16_results}};
const LinkedFunction functions_cb8f47876f066789[] = {{"edge_tap", k_mismatch_avx2_wavefront_p20_k1_edge_tap}, {"steady_tap", k_mismatch_avx2_wavefront_p20_k1_steady_tap}};
const std::int64_t figures_cb8f47876f066789[] = {44};
const LinkedFunction functions_cb953fb9836a0c79[] = {{"edge", k_edit_avx2_wavefront_p2_k1_edge}, {"steady", k_edit_avx2_wavefront_p2_k1_steady}};
const std::int64_t figures_cb953fb9836a0c79[] = {13};
const LinkedFunction functions_cbfcd8963b799000[] = {{"sweep_tap", indel_scalar_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_cbfcd8963b799000[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_cd213c3368601aac[] = {{"edge", k_edit_scalar_wavefront_p8_k1_edge}, {"steady", k_edit_scalar_wavefront_p8_k1_steady}};
const std::int64_t figures_cd213c3368601aac[] = {25};
const LinkedFunction functions_cd7f996404be4a9c[] = {{"columns", k_edit_scalar_cyclic_k0_words_256_columns}, {"results", k_edit_scalar_cyclic_k0_words_256_results}};
const LinkedFunction functions_cd83a615972e82f7[] = {{"edge_tap", indel_avx512_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", indel_avx512_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_cd83a615972e82f7[] = {4};
const LinkedFunction functions_cda47633612e362c[] = {{"columns", k_edit_avx2_cyclic_k3_lanes_64_columns}, {"results", k_edit_avx2_cyclic_k3_lanes_64_results}};
const LinkedFunction functions_cdb99d8a0f0ba5e2[] = {{"sweep", iupac_scalar_column_p4_k1_sweep}};
const std::int64_t figures_cdb99d8a0f0ba5e2[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_cdd5fda4dc4fb40a[] = {{"edge_tap", k_edit_avx512_wavefront_p8_k1_edge_tap}, {"steady_tap", k_edit_avx512_wavefront_p8_k1_steady_tap}};
const std::int64_t figures_cdd5fda4dc4fb40a[] = {13};
const LinkedFunction functions_ce0e0fb346a1cb4f[] = {{"steady5", osa_avx512_batch_p8_symbols_steady5}, {"held5", osa_avx512_batch_p8_symbols_held5}, {"steady1", osa_avx512_batch_p8_symbols_steady1}, {"held1", osa_avx512_batch_p8_symbols_held1}, {"sum", osa_avx512_batch_p2_symbols_sum}, {"sum_counted", osa_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_ce0e0fb346a1cb4f[] = {0, 8, 127, 5, 1};
const LinkedFunction functions_ce3f9b0ec41729ab[] = {{"steady8", indel_avx2_batch_p2_masks_steady8}, {"held8", indel_avx2_batch_p2_masks_held8}, {"steady1", indel_avx2_batch_p2_masks_steady1}, {"held1", indel_avx2_batch_p2_masks_held1}, {"sum", indel_avx2_batch_p2_symbols_sum}, {"sum_counted", indel_avx2_batch_p2_symbols_sum_counted}, {"masks", indel_avx2_batch_p20_masks_masks}};
const std::int64_t figures_ce3f9b0ec41729ab[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_cec43046062371bc[] = {{"steady4", hamming_scalar_batch_p2_masks_steady4}, {"held4", hamming_scalar_batch_p2_masks_held4}, {"steady1", hamming_scalar_batch_p2_masks_steady1}, {"held1", hamming_scalar_batch_p2_masks_held1}, {"sum", hamming_scalar_batch_p2_symbols_sum}, {"sum_counted", hamming_scalar_batch_p2_symbols_sum_counted}, {"masks", hamming_scalar_batch_p8_masks_masks}};
const std::int64_t figures_cec43046062371bc[] = {1, 8, 127, 4, 1};
const LinkedFunction functions_ceffab4902452fef[] = {{"steady3", affine_avx512_batch_p2_masks_steady3}, {"held3", affine_avx512_batch_p2_masks_held3}, {"steady1", affine_avx512_batch_p2_masks_steady1}, {"held1", affine_avx512_batch_p2_masks_held1}, {"sum", affine_avx512_batch_p2_symbols_sum}, {"sum_counted", affine_avx512_batch_p2_symbols_sum_counted}, {"masks", affine_avx512_batch_p8_masks_masks}};
const std::int64_t figures_ceffab4902452fef[] = {1, 8, 31, 3, 1};
const LinkedFunction functions_cf2df7072ab8c00f[] = {{"edge_tap", levenshtein_avx2_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", levenshtein_avx2_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_cf2df7072ab8c00f[] = {47};
const LinkedFunction functions_cf982d2c897f9773[] = {{"edge_tap", indel_avx2_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", indel_avx2_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_cf982d2c897f9773[] = {43};
const LinkedFunction functions_d000885ca502b865[] = {{"edge_tap", iupac_avx512_wavefront_prefix_p4_k3_edge_tap}, {"steady_tap", iupac_avx512_wavefront_prefix_p4_k3_steady_tap}};
const std::int64_t figures_d000885ca502b865[] = {36};
const LinkedFunction functions_d046bff9dafa7ec6[] = {{"edge", lcs_avx2_wavefront_p8_k1_edge}, {"steady", lcs_avx2_wavefront_p8_k1_steady}};
const std::int64_t figures_d046bff9dafa7ec6[] = {19};
const LinkedFunction functions_d073f31bf17d952c[] = {{"edge", indel_avx512_wavefront_p2_k3_edge}, {"steady", indel_avx512_wavefront_p2_k3_steady}};
const std::int64_t figures_d073f31bf17d952c[] = {4};
const LinkedFunction functions_d07957de4397d0ea[] = {{"columns", k_mismatch_scalar_cyclic_k0_lanes_64_columns}, {"results", k_mismatch_scalar_cyclic_k0_lanes_64_results}};
const LinkedFunction functions_d104df827d28925b[] = {{"columns", shift_or_avx2_cyclic_words_1024_columns}, {"results", shift_or_avx2_cyclic_words_1024_results}};
const LinkedFunction functions_d1f832f73d8f84e6[] = {{"steady8", levenshtein_avx512_batch_p2_masks_steady8}, {"held8", levenshtein_avx512_batch_p2_masks_held8}, {"steady1", levenshtein_avx512_batch_p2_masks_steady1}, {"held1", levenshtein_avx512_batch_p2_masks_held1}, {"sum", levenshtein_avx512_batch_p2_symbols_sum}, {"sum_counted", levenshtein_avx512_batch_p2_symbols_sum_counted}, {"masks", levenshtein_avx512_batch_p20_masks_masks}};
const std::int64_t figures_d1f832f73d8f84e6[] = {1, 8, 127, 8, 1};
const LinkedFunction functions_d2294fc24cafbfa6[] = {{"edge", weighted_avx512_wavefront_p8_k3_edge}, {"steady", weighted_avx512_wavefront_p8_k3_steady}};
const std::int64_t figures_d2294fc24cafbfa6[] = {18};
const LinkedFunction functions_d2c5e9ac0992e153[] = {{"edge_tap", levenshtein_avx2_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", levenshtein_avx2_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_d2c5e9ac0992e153[] = {11};
const LinkedFunction functions_d39f15ca1147773f[] = {{"edge_tap", weighted_avx512_wavefront_prefix_p8_k3_edge_tap}, {"steady_tap", weighted_avx512_wavefront_prefix_p8_k3_steady_tap}};
const std::int64_t figures_d39f15ca1147773f[] = {18};
const LinkedFunction functions_d440d248039482aa[] = {{"steady2", weighted_scalar_batch_p2_masks_steady2}, {"held2", weighted_scalar_batch_p2_masks_held2}, {"steady1", weighted_scalar_batch_p2_masks_steady1}, {"held1", weighted_scalar_batch_p2_masks_held1}, {"sum", weighted_scalar_batch_p2_symbols_sum}, {"sum_counted", weighted_scalar_batch_p2_symbols_sum_counted}, {"masks", weighted_scalar_batch_p8_masks_masks}};
const std::int64_t figures_d440d248039482aa[] = {1, 8, 63, 2, 1};
const LinkedFunction functions_d5508063c7c4418b[] = {{"edge", bitpal_avx2_wavefront_p8_k2_edge}, {"steady", bitpal_avx2_wavefront_p8_k2_steady}};
const std::int64_t figures_d5508063c7c4418b[] = {28};
const LinkedFunction functions_d5620791d901b4be[] = {{"edge", hamming_avx2_wavefront_p8_k1_edge}, {"steady", hamming_avx2_wavefront_p8_k1_steady}};
const std::int64_t figures_d5620791d901b4be[] = {19};
const LinkedFunction functions_d5ac1928c09f388b[] = {{"steady2", affine_scalar_batch_p2_masks_steady2}, {"held2", affine_scalar_batch_p2_masks_held2}, {"steady1", affine_scalar_batch_p2_masks_steady1}, {"held1", affine_scalar_batch_p2_masks_held1}, {"sum", affine_scalar_batch_p2_symbols_sum}, {"sum_counted", affine_scalar_batch_p2_symbols_sum_counted}, {"masks", affine_scalar_batch_p20_masks_masks}};
const std::int64_t figures_d5ac1928c09f388b[] = {1, 8, 31, 2, 1};
const LinkedFunction functions_d5bc5f2d58843a4c[] = {{"sweep", indel_avx2_column_infix_p2_k1_sweep}};
const std::int64_t figures_d5bc5f2d58843a4c[] = {11, 1, 0, 4, 1, 0, 2, -1, 4, 1, 0, 2, -1};
const LinkedFunction functions_d5e679a7331374c5[] = {{"columns", k_mismatch_avx512_cyclic_k2_words_512_columns}, {"results", k_mismatch_avx512_cyclic_k2_words_512_results}};
const LinkedFunction functions_d6380413277fa8ac[] = {{"columns", k_mismatch_avx512_cyclic_k3_lanes_64_columns}, {"results", k_mismatch_avx512_cyclic_k3_lanes_64_results}};
const LinkedFunction functions_d690fa91d8dda759[] = {{"sweep_tap", indel_avx512_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_d690fa91d8dda759[] = {3, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_d7408ef5d7719af4[] = {{"edge", weighted_avx512_wavefront_p20_k1_edge}, {"steady", weighted_avx512_wavefront_p20_k1_steady}};
const std::int64_t figures_d7408ef5d7719af4[] = {30};
const LinkedFunction functions_d7f040b51fe1db51[] = {{"edge", k_mismatch_scalar_wavefront_p8_k1_edge}, {"steady", k_mismatch_scalar_wavefront_p8_k1_steady}};
const std::int64_t figures_d7f040b51fe1db51[] = {20};
const LinkedFunction functions_d962b7ac714f8034[] = {{"columns", k_edit_avx2_cyclic_k2_lanes_64_columns}, {"results", k_edit_avx2_cyclic_k2_lanes_64_results}};
const LinkedFunction functions_d966538ae4fd14e3[] = {{"edge", indel_scalar_wavefront_infix_p20_k1_edge}, {"steady", indel_scalar_wavefront_infix_p20_k1_steady}};
const std::int64_t figures_d966538ae4fd14e3[] = {52};
const LinkedFunction functions_d9e4f9044d64bc12[] = {{"steady2", weighted_scalar_batch_p20_symbols_steady2}, {"held2", weighted_scalar_batch_p20_symbols_held2}, {"steady1", weighted_scalar_batch_p20_symbols_steady1}, {"held1", weighted_scalar_batch_p20_symbols_held1}, {"sum", weighted_scalar_batch_p2_symbols_sum}, {"sum_counted", weighted_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_d9e4f9044d64bc12[] = {0, 8, 63, 2, 1};
const LinkedFunction functions_da55df5559f8d8d8[] = {{"sweep", lcs_avx512_column_p2_k1_sweep}};
const std::int64_t figures_da55df5559f8d8d8[] = {3, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_da7974d593e71265[] = {{"edge", iupac_scalar_wavefront_p4_k1_edge}, {"steady", iupac_scalar_wavefront_p4_k1_steady}};
const std::int64_t figures_da7974d593e71265[] = {67};
const LinkedFunction functions_db5694db42595e07[] = {{"steady4", levenshtein_scalar_batch_p2_masks_steady4}, {"held4", levenshtein_scalar_batch_p2_masks_held4}, {"steady1", levenshtein_scalar_batch_p2_masks_steady1}, {"held1", levenshtein_scalar_batch_p2_masks_held1}, {"sum", levenshtein_scalar_batch_p2_symbols_sum}, {"sum_counted", levenshtein_scalar_batch_p2_symbols_sum_counted}, {"masks", levenshtein_scalar_batch_p20_masks_masks}};
const std::int64_t figures_db5694db42595e07[] = {1, 8, 127, 4, 1};
const LinkedFunction functions_db87969e73f3a539[] = {{"sweep", weighted_scalar_column_p2_k1_sweep}};
const std::int64_t figures_db87969e73f3a539[] = {34, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_dbb0a85f9e067c0d[] = {{"edge_tap", k_edit_scalar_wavefront_p2_k1_edge_tap}, {"steady_tap", k_edit_scalar_wavefront_p2_k1_steady_tap}};
const std::int64_t figures_dbb0a85f9e067c0d[] = {13};
const LinkedFunction functions_dbfaaaf5c6370980[] = {{"edge_tap", indel_avx2_wavefront_infix_p2_k2_edge_tap}, {"steady_tap", indel_avx2_wavefront_infix_p2_k2_steady_tap}};
const std::int64_t figures_dbfaaaf5c6370980[] = {16};
const LinkedFunction functions_dc4d34118fb3f7bd[] = {{"columns", k_edit_avx2_cyclic_k3_words_256_columns}, {"results", k_edit_avx2_cyclic_k3_words_256_results}};
const LinkedFunction functions_dc72e96edd6fc9d7[] = {{"steady3", affine_avx512_batch_p2_symbols_steady3}, {"held3", affine_avx512_batch_p2_symbols_held3}, {"steady1", affine_avx512_batch_p2_symbols_steady1}, {"held1", affine_avx512_batch_p2_symbols_held1}, {"sum", affine_avx512_batch_p2_symbols_sum}, {"sum_counted", affine_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_dc72e96edd6fc9d7[] = {0, 8, 31, 3, 1};
const LinkedFunction functions_dd1656aa390ac2a3[] = {{"sweep", hamming_scalar_column_p2_k1_sweep}};
const std::int64_t figures_dd1656aa390ac2a3[] = {5, 1, 0, 4, 2, -1, 1, 0, 4, 1, 0, 2, -1};
const LinkedFunction functions_de2238a6d1f3a54f[] = {{"steady5", hamming_avx2_batch_p2_masks_steady5}, {"held5", hamming_avx2_batch_p2_masks_held5}, {"steady1", hamming_avx2_batch_p2_masks_steady1}, {"held1", hamming_avx2_batch_p2_masks_held1}, {"sum", hamming_avx2_batch_p2_symbols_sum}, {"sum_counted", hamming_avx2_batch_p2_symbols_sum_counted}, {"masks", hamming_avx2_batch_p20_masks_masks}};
const std::int64_t figures_de2238a6d1f3a54f[] = {1, 8, 127, 5, 1};
const LinkedFunction functions_de3f7079247cdf77[] = {{"edge", indel_scalar_wavefront_p20_k1_edge}, {"steady", indel_scalar_wavefront_p20_k1_steady}};
const std::int64_t figures_de3f7079247cdf77[] = {43};
const LinkedFunction functions_de66058bcce65628[] = {{"edge", indel_avx2_wavefront_infix_p20_k1_edge}, {"steady", indel_avx2_wavefront_infix_p20_k1_steady}};
const std::int64_t figures_de66058bcce65628[] = {52};
const LinkedFunction functions_de6ad307e609e9ea[] = {{"edge", levenshtein_scalar_wavefront_p8_k1_edge}, {"steady", levenshtein_scalar_wavefront_p8_k1_steady}};
const std::int64_t figures_de6ad307e609e9ea[] = {23};
const LinkedFunction functions_deba10050b0c1175[] = {{"edge_tap", k_mismatch_avx2_wavefront_p8_k1_edge_tap}, {"steady_tap", k_mismatch_avx2_wavefront_p8_k1_steady_tap}};
const std::int64_t figures_deba10050b0c1175[] = {20};
const LinkedFunction functions_df3e520b6611cb3d[] = {{"edge_tap", weighted_avx512_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", weighted_avx512_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_df3e520b6611cb3d[] = {12};
const LinkedFunction functions_df4fb14f1485a544[] = {{"edge_tap", osa_avx512_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", osa_avx512_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_df4fb14f1485a544[] = {14};
const LinkedFunction functions_df504d9783fe42ea[] = {{"steady8", hamming_avx512_batch_p2_symbols_steady8}, {"held8", hamming_avx512_batch_p2_symbols_held8}, {"steady1", hamming_avx512_batch_p2_symbols_steady1}, {"held1", hamming_avx512_batch_p2_symbols_held1}, {"sum", hamming_avx512_batch_p2_symbols_sum}, {"sum_counted", hamming_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_df504d9783fe42ea[] = {0, 8, 127, 8, 1};
const LinkedFunction functions_dfc04b71b3ba2759[] = {{"edge_tap", iupac_avx2_wavefront_prefix_p4_k2_edge_tap}, {"steady_tap", iupac_avx2_wavefront_prefix_p4_k2_steady_tap}};
const std::int64_t figures_dfc04b71b3ba2759[] = {67};
const LinkedFunction functions_dfeb12e1d428af48[] = {{"sweep", bitpal_avx512_column_p2_k1_sweep}};
const std::int64_t figures_dfeb12e1d428af48[] = {15, 1, 0, 4, 3, 1, 2, 0, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_e05418a33e6b4cf0[] = {{"columns", k_edit_scalar_cyclic_k2_lanes_16_columns}, {"results", k_edit_scalar_cyclic_k2_lanes_16_results}};
const LinkedFunction functions_e068866c865d7d93[] = {{"edge", osa_scalar_wavefront_p8_k1_edge}, {"steady", osa_scalar_wavefront_p8_k1_steady}};
const std::int64_t figures_e068866c865d7d93[] = {26};
const LinkedFunction functions_e0c4c5175229e8b9[] = {{"edge", k_edit_avx2_wavefront_p20_k1_edge}, {"steady", k_edit_avx2_wavefront_p20_k1_steady}};
const std::int64_t figures_e0c4c5175229e8b9[] = {49};
const LinkedFunction functions_e20a85e738cba4c8[] = {{"steady2", indel_scalar_batch_p8_symbols_steady2}, {"held2", indel_scalar_batch_p8_symbols_held2}, {"steady1", indel_scalar_batch_p8_symbols_steady1}, {"held1", indel_scalar_batch_p8_symbols_held1}, {"sum", indel_scalar_batch_p2_symbols_sum}, {"sum_counted", indel_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_e20a85e738cba4c8[] = {0, 8, 255, 2, 1};
const LinkedFunction functions_e24bdf4d3bbe7693[] = {{"sweep_tap", osa_scalar_column_prefix_p2_k16_sweep_tap}};
const std::int64_t figures_e24bdf4d3bbe7693[] = {20, 1, 0, 8, 1, 2, 3, -1, -1, -1, 0, 0, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_e27fd0b248992733[] = {{"sweep", hamming_scalar_column_p2_k1_sweep}};
const std::int64_t figures_e27fd0b248992733[] = {5, 1, 0, 4, 2, -1, 1, 0, 4, 1, 0, 2, -1};
const LinkedFunction functions_e347ddf4c3ef9704[] = {{"columns", k_edit_scalar_cyclic_k3_words_256_columns}, {"results", k_edit_scalar_cyclic_k3_words_256_results}};
const LinkedFunction functions_e39964d010e53d9b[] = {{"edge", hamming_avx512_wavefront_p8_k1_edge}, {"steady", hamming_avx512_wavefront_p8_k1_steady}};
const std::int64_t figures_e39964d010e53d9b[] = {10};
const LinkedFunction functions_e4ec931636249419[] = {{"sweep_tap", iupac_scalar_column_prefix_p4_k1_sweep_tap}};
const std::int64_t figures_e4ec931636249419[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_e5c537d94e04551a[] = {{"steady2", weighted_scalar_batch_p2_masks_steady2}, {"held2", weighted_scalar_batch_p2_masks_held2}, {"steady1", weighted_scalar_batch_p2_masks_steady1}, {"held1", weighted_scalar_batch_p2_masks_held1}, {"sum", weighted_scalar_batch_p2_symbols_sum}, {"sum_counted", weighted_scalar_batch_p2_symbols_sum_counted}, {"masks", weighted_scalar_batch_p2_masks_masks}};
const std::int64_t figures_e5c537d94e04551a[] = {1, 8, 63, 2, 1};
const LinkedFunction functions_e709c4f1adf1cad4[] = {{"sweep", osa_scalar_column_p2_k1_sweep}};
const std::int64_t figures_e709c4f1adf1cad4[] = {20, 1, 0, 8, 1, 2, 3, -1, -1, -1, 0, 0, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_e73d189750ee63a3[] = {{"edge_tap", indel_avx2_wavefront_infix_p8_k1_edge_tap}, {"steady_tap", indel_avx2_wavefront_infix_p8_k1_steady_tap}};
const std::int64_t figures_e73d189750ee63a3[] = {28};
const LinkedFunction functions_e7eeeda21c01e34e[] = {{"sweep", osa_scalar_column_p2_k16_sweep}};
const std::int64_t figures_e7eeeda21c01e34e[] = {20, 1, 0, 8, 1, 2, 3, -1, -1, -1, 0, 0, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_e800b04b6bd28aa1[] = {{"sweep_tap", osa_scalar_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_e800b04b6bd28aa1[] = {20, 1, 0, 8, 1, 2, 3, -1, -1, -1, 0, 0, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_e821a310996d28d8[] = {{"sweep_tap", bitpal_scalar_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_e821a310996d28d8[] = {23, 1, 1, 4, 1, 0, 2, 3, 8, 0, 1, -1, 2, -1, -1, -1, 3};
const LinkedFunction functions_e8409455834743ff[] = {{"sweep", weighted_scalar_column_p2_k16_sweep}};
const std::int64_t figures_e8409455834743ff[] = {34, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_e888e5c8986c82a9[] = {{"steady8", bitpal_avx512_batch_p8_symbols_steady8}, {"held8", bitpal_avx512_batch_p8_symbols_held8}, {"steady1", bitpal_avx512_batch_p8_symbols_steady1}, {"held1", bitpal_avx512_batch_p8_symbols_held1}, {"sum", bitpal_avx512_batch_p2_symbols_sum}, {"sum_counted", bitpal_avx512_batch_p2_symbols_sum_counted}};
const std::int64_t figures_e888e5c8986c82a9[] = {0, 8, 85, 8, 1};
const LinkedFunction functions_e8d5d3c006927949[] = {{"columns", k_mismatch_avx512_cyclic_k1_lanes_16_columns}, {"results", k_mismatch_avx512_cyclic_k1_lanes_16_results}};
const LinkedFunction functions_e9859ccfdbc972b4[] = {{"edge_tap", osa_avx512_wavefront_prefix_p2_k1_edge_tap}, {"steady_tap", osa_avx512_wavefront_prefix_p2_k1_steady_tap}};
const std::int64_t figures_e9859ccfdbc972b4[] = {8};
const LinkedFunction functions_ea52851d07434b55[] = {{"sweep", levenshtein_scalar_column_p2_k16_sweep}};
const std::int64_t figures_ea52851d07434b55[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_ebfdc9f6dbb76048[] = {{"edge_tap", osa_scalar_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", osa_scalar_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_ebfdc9f6dbb76048[] = {50};
const LinkedFunction functions_ebfeb362a7866f3e[] = {{"sweep_tap", indel_scalar_column_infix_p2_k1_sweep_tap}};
const std::int64_t figures_ebfeb362a7866f3e[] = {11, 1, 0, 4, 1, 0, 2, -1, 4, 1, 0, 2, -1};
const LinkedFunction functions_eca3f2dc3392ce38[] = {{"edge", indel_avx2_wavefront_p20_k1_edge}, {"steady", indel_avx2_wavefront_p20_k1_steady}};
const std::int64_t figures_eca3f2dc3392ce38[] = {43};
const LinkedFunction functions_ecac7e4cf6ff66db[] = {{"edge", k_edit_avx512_wavefront_p2_k1_edge}, {"steady", k_edit_avx512_wavefront_p2_k1_steady}};
const std::int64_t figures_ecac7e4cf6ff66db[] = {7};
const LinkedFunction functions_ecc2d5506e1e0b8c[] = {{"sweep_tap", indel_scalar_column_infix_p2_k16_sweep_tap}};
const std::int64_t figures_ecc2d5506e1e0b8c[] = {11, 1, 0, 4, 1, 0, 2, -1, 4, 1, 0, 2, -1};
const LinkedFunction functions_ed5ee7ba79d64d5d[] = {{"edge", levenshtein_avx512_wavefront_p2_k3_edge}, {"steady", levenshtein_avx512_wavefront_p2_k3_steady}};
const std::int64_t figures_ed5ee7ba79d64d5d[] = {6};
const LinkedFunction functions_ed6b2de35bfd5045[] = {{"sweep_tap", levenshtein_avx2_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_ed6b2de35bfd5045[] = {10, 1, 0, 4, 2, -1, 1, 0, 4, 0, 1, -1, 2};
const LinkedFunction functions_ee1268acc4b3dbc5[] = {{"edge", bitpal_scalar_wavefront_p20_k1_edge}, {"steady", bitpal_scalar_wavefront_p20_k1_steady}};
const std::int64_t figures_ee1268acc4b3dbc5[] = {52};
const LinkedFunction functions_ee3b4df6a586e7db[] = {{"edge", hamming_avx512_wavefront_p20_k1_edge}, {"steady", hamming_avx512_wavefront_p20_k1_steady}};
const std::int64_t figures_ee3b4df6a586e7db[] = {22};
const LinkedFunction functions_ee409622e3b0ba34[] = {{"edge", weighted_avx512_wavefront_p8_k1_edge}, {"steady", weighted_avx512_wavefront_p8_k1_steady}};
const std::int64_t figures_ee409622e3b0ba34[] = {18};
const LinkedFunction functions_efbfd9b9cf90072c[] = {{"edge_tap", indel_scalar_wavefront_prefix_p8_k1_edge_tap}, {"steady_tap", indel_scalar_wavefront_prefix_p8_k1_steady_tap}};
const std::int64_t figures_efbfd9b9cf90072c[] = {19};
const LinkedFunction functions_efc225603acd0735[] = {{"edge", affine_scalar_wavefront_p8_k1_edge}, {"steady", affine_scalar_wavefront_p8_k1_steady}};
const std::int64_t figures_efc225603acd0735[] = {73};
const LinkedFunction functions_f0423c7a5fec509f[] = {{"sweep_tap", levenshtein_avx512_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_f0423c7a5fec509f[] = {8, 1, 1, 4, 1, 0, 2, -1, 4, 1, 2, 0, 0};
const LinkedFunction functions_f121697d30a8065e[] = {{"sweep_tap", indel_scalar_column_prefix_p2_k16_sweep_tap}};
const std::int64_t figures_f121697d30a8065e[] = {4, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_f1cc7fdb7a1af2e1[] = {{"edge", hamming_avx512_wavefront_p2_k3_edge}, {"steady", hamming_avx512_wavefront_p2_k3_steady}};
const std::int64_t figures_f1cc7fdb7a1af2e1[] = {4};
const LinkedFunction functions_f2263580b7a4644b[] = {{"edge", levenshtein_avx512_wavefront_p2_k1_edge}, {"steady", levenshtein_avx512_wavefront_p2_k1_steady}};
const std::int64_t figures_f2263580b7a4644b[] = {6};
const LinkedFunction functions_f2879db8817ce541[] = {{"sweep_tap", weighted_avx512_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_f2879db8817ce541[] = {22, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_f2d9c81c3fdaf375[] = {{"edge", osa_avx2_wavefront_p20_k1_edge}, {"steady", osa_avx2_wavefront_p20_k1_steady}};
const std::int64_t figures_f2d9c81c3fdaf375[] = {50};
const LinkedFunction functions_f34e51016c17d275[] = {{"columns", shift_or_avx2_cyclic_lanes_16_columns}, {"results", shift_or_avx2_cyclic_lanes_16_results}};
const LinkedFunction functions_f3f2bed73b944c6b[] = {{"columns", k_mismatch_scalar_cyclic_k0_lanes_16_columns}, {"results", k_mismatch_scalar_cyclic_k0_lanes_16_results}};
const LinkedFunction functions_f3f8fb2f4e31cfbf[] = {{"sweep_tap", weighted_avx2_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_f3f8fb2f4e31cfbf[] = {34, 1, 0, 16, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4, 16, 4, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, 2, -1, 1, 0};
const LinkedFunction functions_f453977576c23cb9[] = {{"edge", k_edit_avx2_wavefront_p8_k1_edge}, {"steady", k_edit_avx2_wavefront_p8_k1_steady}};
const std::int64_t figures_f453977576c23cb9[] = {25};
const LinkedFunction functions_f460df8cd1eff849[] = {{"steady2", lcs_avx2_batch_p20_symbols_steady2}, {"held2", lcs_avx2_batch_p20_symbols_held2}, {"steady1", lcs_avx2_batch_p20_symbols_steady1}, {"held1", lcs_avx2_batch_p20_symbols_held1}, {"sum", lcs_avx2_batch_p2_symbols_sum}, {"sum_counted", lcs_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_f460df8cd1eff849[] = {0, 8, 255, 2, 1};
const LinkedFunction functions_f46f0b09502a62ab[] = {{"edge_tap", indel_avx512_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", indel_avx512_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_f46f0b09502a62ab[] = {22};
const LinkedFunction functions_f47bdec6b6f67fb7[] = {{"edge_tap", bitpal_avx2_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", bitpal_avx2_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_f47bdec6b6f67fb7[] = {52};
const LinkedFunction functions_f4fbbaf01262a081[] = {{"columns", shift_or_avx2_cyclic_words_256_columns}, {"results", shift_or_avx2_cyclic_words_256_results}};
const LinkedFunction functions_f5313a2c9665f7bf[] = {{"steady2", osa_avx2_batch_p2_masks_steady2}, {"held2", osa_avx2_batch_p2_masks_held2}, {"steady1", osa_avx2_batch_p2_masks_steady1}, {"held1", osa_avx2_batch_p2_masks_held1}, {"sum", osa_avx2_batch_p2_symbols_sum}, {"sum_counted", osa_avx2_batch_p2_symbols_sum_counted}, {"masks", osa_avx2_batch_p2_masks_masks}};
const std::int64_t figures_f5313a2c9665f7bf[] = {1, 8, 127, 2, 1};
const LinkedFunction functions_f595a3d5b4eef292[] = {{"columns", k_edit_avx2_cyclic_k0_lanes_64_columns}, {"results", k_edit_avx2_cyclic_k0_lanes_64_results}};
const LinkedFunction functions_f5c5785c3d24e7c8[] = {{"edge_tap", osa_avx512_wavefront_prefix_p20_k1_edge_tap}, {"steady_tap", osa_avx512_wavefront_prefix_p20_k1_steady_tap}};
const std::int64_t figures_f5c5785c3d24e7c8[] = {26};
const LinkedFunction functions_f5cdcf4e86ca238b[] = {{"steady5", hamming_avx2_batch_p2_masks_steady5}, {"held5", hamming_avx2_batch_p2_masks_held5}, {"steady1", hamming_avx2_batch_p2_masks_steady1}, {"held1", hamming_avx2_batch_p2_masks_held1}, {"sum", hamming_avx2_batch_p2_symbols_sum}, {"sum_counted", hamming_avx2_batch_p2_symbols_sum_counted}, {"masks", hamming_avx2_batch_p2_masks_masks}};
const std::int64_t figures_f5cdcf4e86ca238b[] = {1, 8, 127, 5, 1};
const LinkedFunction functions_f61609850f9141c3[] = {{"steady8", lcs_avx512_batch_p2_masks_steady8}, {"held8", lcs_avx512_batch_p2_masks_held8}, {"steady1", lcs_avx512_batch_p2_masks_steady1}, {"held1", lcs_avx512_batch_p2_masks_held1}, {"sum", lcs_avx512_batch_p2_symbols_sum}, {"sum_counted", lcs_avx512_batch_p2_symbols_sum_counted}, {"masks", lcs_avx512_batch_p20_masks_masks}};
const std::int64_t figures_f61609850f9141c3[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_f64b0006abbf3387[] = {{"steady8", osa_avx512_batch_p2_masks_steady8}, {"held8", osa_avx512_batch_p2_masks_held8}, {"steady1", osa_avx512_batch_p2_masks_steady1}, {"held1", osa_avx512_batch_p2_masks_held1}, {"sum", osa_avx512_batch_p2_symbols_sum}, {"sum_counted", osa_avx512_batch_p2_symbols_sum_counted}, {"masks", osa_avx512_batch_p20_masks_masks}};
const std::int64_t figures_f64b0006abbf3387[] = {1, 8, 127, 8, 1};
const LinkedFunction functions_f716c1b26533c25c[] = {{"sweep_tap", osa_avx512_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_f716c1b26533c25c[] = {14, 1, 0, 4, 3, 0, 1, 2, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_f720c2589d704f01[] = {{"steady5", levenshtein_avx2_batch_p2_masks_steady5}, {"held5", levenshtein_avx2_batch_p2_masks_held5}, {"steady1", levenshtein_avx2_batch_p2_masks_steady1}, {"held1", levenshtein_avx2_batch_p2_masks_held1}, {"sum", levenshtein_avx2_batch_p2_symbols_sum}, {"sum_counted", levenshtein_avx2_batch_p2_symbols_sum_counted}, {"masks", levenshtein_avx2_batch_p20_masks_masks}};
const std::int64_t figures_f720c2589d704f01[] = {1, 8, 127, 5, 1};
const LinkedFunction functions_f8525a43174a01db[] = {{"edge", bitpal_avx512_wavefront_p8_k1_edge}, {"steady", bitpal_avx512_wavefront_p8_k1_steady}};
const std::int64_t figures_f8525a43174a01db[] = {15};
const LinkedFunction functions_f88ff6e3ba923f54[] = {{"edge", iupac_avx512_wavefront_p4_k3_edge}, {"steady", iupac_avx512_wavefront_p4_k3_steady}};
const std::int64_t figures_f88ff6e3ba923f54[] = {36};
const LinkedFunction functions_f8bca28237ae13ff[] = {{"steady8", indel_avx2_batch_p2_masks_steady8}, {"held8", indel_avx2_batch_p2_masks_held8}, {"steady1", indel_avx2_batch_p2_masks_steady1}, {"held1", indel_avx2_batch_p2_masks_held1}, {"sum", indel_avx2_batch_p2_symbols_sum}, {"sum_counted", indel_avx2_batch_p2_symbols_sum_counted}, {"masks", indel_avx2_batch_p2_masks_masks}};
const std::int64_t figures_f8bca28237ae13ff[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_fb414ba00ad567fa[] = {{"steady5", bitpal_avx2_batch_p2_masks_steady5}, {"held5", bitpal_avx2_batch_p2_masks_held5}, {"steady1", bitpal_avx2_batch_p2_masks_steady1}, {"held1", bitpal_avx2_batch_p2_masks_held1}, {"sum", bitpal_avx2_batch_p2_symbols_sum}, {"sum_counted", bitpal_avx2_batch_p2_symbols_sum_counted}, {"masks", bitpal_avx2_batch_p20_masks_masks}};
const std::int64_t figures_fb414ba00ad567fa[] = {1, 8, 85, 5, 1};
const LinkedFunction functions_fb4e1710d2c7541b[] = {{"edge", bitpal_avx512_wavefront_p20_k1_edge}, {"steady", bitpal_avx512_wavefront_p20_k1_steady}};
const std::int64_t figures_fb4e1710d2c7541b[] = {27};
const LinkedFunction functions_fbd61df1a92b3598[] = {{"edge", k_edit_scalar_wavefront_p20_k1_edge}, {"steady", k_edit_scalar_wavefront_p20_k1_steady}};
const std::int64_t figures_fbd61df1a92b3598[] = {49};
const LinkedFunction functions_fbda4a8c7e845f49[] = {{"sweep_tap", indel_avx512_column_prefix_p2_k1_sweep_tap}};
const std::int64_t figures_fbda4a8c7e845f49[] = {3, 1, 0, 2, 1, 0, 2, 0, 1};
const LinkedFunction functions_fcbff56728bc0113[] = {{"edge", shift_or_scalar_wavefront_p20_k1_edge}, {"steady", shift_or_scalar_wavefront_p20_k1_steady}};
const std::int64_t figures_fcbff56728bc0113[] = {40};
const LinkedFunction functions_fd2dd88f9b2e176c[] = {{"steady8", indel_scalar_batch_p2_masks_steady8}, {"held8", indel_scalar_batch_p2_masks_held8}, {"steady1", indel_scalar_batch_p2_masks_steady1}, {"held1", indel_scalar_batch_p2_masks_held1}, {"sum", indel_scalar_batch_p2_symbols_sum}, {"sum_counted", indel_scalar_batch_p2_symbols_sum_counted}, {"masks", indel_scalar_batch_p2_masks_masks}};
const std::int64_t figures_fd2dd88f9b2e176c[] = {1, 8, 255, 8, 1};
const LinkedFunction functions_fe5e7678050bdb78[] = {{"edge", weighted_scalar_wavefront_p8_k1_edge}, {"steady", weighted_scalar_wavefront_p8_k1_steady}};
const std::int64_t figures_fe5e7678050bdb78[] = {33};
const LinkedFunction functions_fed8c54ff2515033[] = {{"sweep", osa_avx2_column_p2_k1_sweep}};
const std::int64_t figures_fed8c54ff2515033[] = {20, 1, 0, 8, 1, 2, 3, -1, -1, -1, 0, 0, 16, 3, -1, 2, 1, 5, -1, 4, 4, -1, -1, -1, -1, 0, -1, 0, -1};
const LinkedFunction functions_ff1ba285f0027825[] = {{"edge", hamming_avx2_wavefront_p2_k2_edge}, {"steady", hamming_avx2_wavefront_p2_k2_steady}};
const std::int64_t figures_ff1ba285f0027825[] = {7};
const LinkedFunction functions_ff3eb972d869fa43[] = {{"steady4", bitpal_scalar_batch_p2_masks_steady4}, {"held4", bitpal_scalar_batch_p2_masks_held4}, {"steady1", bitpal_scalar_batch_p2_masks_steady1}, {"held1", bitpal_scalar_batch_p2_masks_held1}, {"sum", bitpal_scalar_batch_p2_symbols_sum}, {"sum_counted", bitpal_scalar_batch_p2_symbols_sum_counted}, {"masks", bitpal_scalar_batch_p20_masks_masks}};
const std::int64_t figures_ff3eb972d869fa43[] = {1, 8, 85, 4, 1};
const LinkedFunction functions_ff4e5c0c2f7ec6f6[] = {{"steady2", affine_avx2_batch_p20_symbols_steady2}, {"held2", affine_avx2_batch_p20_symbols_held2}, {"steady1", affine_avx2_batch_p20_symbols_steady1}, {"held1", affine_avx2_batch_p20_symbols_held1}, {"sum", affine_avx2_batch_p2_symbols_sum}, {"sum_counted", affine_avx2_batch_p2_symbols_sum_counted}};
const std::int64_t figures_ff4e5c0c2f7ec6f6[] = {0, 8, 31, 2, 1};
const LinkedFunction functions_ff74cd8e44f79773[] = {{"edge_tap", indel_avx2_wavefront_infix_p2_k1_edge_tap}, {"steady_tap", indel_avx2_wavefront_infix_p2_k1_steady_tap}};
const std::int64_t figures_ff74cd8e44f79773[] = {16};
const LinkedFunction functions_ffc3c346f3a0a658[] = {{"steady3", hamming_scalar_batch_p2_symbols_steady3}, {"held3", hamming_scalar_batch_p2_symbols_held3}, {"steady1", hamming_scalar_batch_p2_symbols_steady1}, {"held1", hamming_scalar_batch_p2_symbols_held1}, {"sum", hamming_scalar_batch_p2_symbols_sum}, {"sum_counted", hamming_scalar_batch_p2_symbols_sum_counted}};
const std::int64_t figures_ffc3c346f3a0a658[] = {0, 8, 127, 3, 1};
const LinkedFunction functions_ffc48ab263127585[] = {{"columns", k_edit_avx2_cyclic_k2_words_256_columns}, {"results", k_edit_avx2_cyclic_k2_words_256_results}};

const LinkedKernel kernels[] = {
    {0x013f92d248d8259b, functions_013f92d248d8259b, figures_013f92d248d8259b},
    {0x01f87012f44612cc, functions_01f87012f44612cc, {}},
    {0x0202af349c97b1b5, functions_0202af349c97b1b5, figures_0202af349c97b1b5},
    {0x0214992ec3e17763, functions_0214992ec3e17763, figures_0214992ec3e17763},
    {0x0414bbfeef80f523, functions_0414bbfeef80f523, figures_0414bbfeef80f523},
    {0x04228c8923f94255, functions_04228c8923f94255, figures_04228c8923f94255},
    {0x04ae592e15f5f5a2, functions_04ae592e15f5f5a2, figures_04ae592e15f5f5a2},
    {0x04eab2cdc3d32104, functions_04eab2cdc3d32104, figures_04eab2cdc3d32104},
    {0x05465c16fa4c8551, functions_05465c16fa4c8551, figures_05465c16fa4c8551},
    {0x05732456d1680237, functions_05732456d1680237, figures_05732456d1680237},
    {0x06626e3ae6051981, functions_06626e3ae6051981, figures_06626e3ae6051981},
    {0x06b73936a51a5c08, functions_06b73936a51a5c08, figures_06b73936a51a5c08},
    {0x06c0090de5de4501, functions_06c0090de5de4501, figures_06c0090de5de4501},
    {0x06c9ee67aeb9946c, functions_06c9ee67aeb9946c, figures_06c9ee67aeb9946c},
    {0x06e3d8302c302144, functions_06e3d8302c302144, figures_06e3d8302c302144},
    {0x0747529a9c1b763b, functions_0747529a9c1b763b, figures_0747529a9c1b763b},
    {0x074cd277510a3738, functions_074cd277510a3738, figures_074cd277510a3738},
    {0x07b50f70fd0b6205, functions_07b50f70fd0b6205, {}},
    {0x080e507dd5406b76, functions_080e507dd5406b76, figures_080e507dd5406b76},
    {0x0880e0b85faf816b, functions_0880e0b85faf816b, figures_0880e0b85faf816b},
    {0x0a0e768477ee2d6d, functions_0a0e768477ee2d6d, figures_0a0e768477ee2d6d},
    {0x0a551086bdad1179, functions_0a551086bdad1179, {}},
    {0x0ad3b3c432d9b8eb, functions_0ad3b3c432d9b8eb, {}},
    {0x0af2ec51f25a54a6, functions_0af2ec51f25a54a6, figures_0af2ec51f25a54a6},
    {0x0af6800fb968a4e4, functions_0af6800fb968a4e4, figures_0af6800fb968a4e4},
    {0x0b5f32396f7b759b, functions_0b5f32396f7b759b, figures_0b5f32396f7b759b},
    {0x0d16033a2c6b399e, functions_0d16033a2c6b399e, {}},
    {0x0ddc3ad90da414d1, functions_0ddc3ad90da414d1, figures_0ddc3ad90da414d1},
    {0x0ec6003f7c649e14, functions_0ec6003f7c649e14, figures_0ec6003f7c649e14},
    {0x1033aa67b5e23f05, functions_1033aa67b5e23f05, figures_1033aa67b5e23f05},
    {0x107ea4e974a97279, functions_107ea4e974a97279, figures_107ea4e974a97279},
    {0x10ff74c03b7f6f76, functions_10ff74c03b7f6f76, figures_10ff74c03b7f6f76},
    {0x118d5e5d3d413be2, functions_118d5e5d3d413be2, figures_118d5e5d3d413be2},
    {0x123c74f435bded2e, functions_123c74f435bded2e, {}},
    {0x1393c04c8ab53861, functions_1393c04c8ab53861, {}},
    {0x13d3fca16c9ad383, functions_13d3fca16c9ad383, figures_13d3fca16c9ad383},
    {0x141d3fb69e122287, functions_141d3fb69e122287, figures_141d3fb69e122287},
    {0x1472f5c2b97d57e9, functions_1472f5c2b97d57e9, figures_1472f5c2b97d57e9},
    {0x15589490abd3fbe6, functions_15589490abd3fbe6, figures_15589490abd3fbe6},
    {0x1573570f60cef5bb, functions_1573570f60cef5bb, figures_1573570f60cef5bb},
    {0x157fb47ef39eab17, functions_157fb47ef39eab17, figures_157fb47ef39eab17},
    {0x15fad8220727bcbc, functions_15fad8220727bcbc, {}},
    {0x164a7c4574b2702e, functions_164a7c4574b2702e, figures_164a7c4574b2702e},
    {0x168e4d5421b0c5b6, functions_168e4d5421b0c5b6, figures_168e4d5421b0c5b6},
    {0x16be71c83b94c15a, functions_16be71c83b94c15a, figures_16be71c83b94c15a},
    {0x16c3e54b2557e42b, functions_16c3e54b2557e42b, figures_16c3e54b2557e42b},
    {0x172f22449f13fcf0, functions_172f22449f13fcf0, figures_172f22449f13fcf0},
    {0x17b08afd5c69bbe9, functions_17b08afd5c69bbe9, figures_17b08afd5c69bbe9},
    {0x17fd7386f76d0889, functions_17fd7386f76d0889, figures_17fd7386f76d0889},
    {0x1868a146de946b4b, functions_1868a146de946b4b, figures_1868a146de946b4b},
    {0x18f743569d2e48ae, functions_18f743569d2e48ae, figures_18f743569d2e48ae},
    {0x19debacd413c3c7e, functions_19debacd413c3c7e, {}},
    {0x1a074c771a95c721, functions_1a074c771a95c721, figures_1a074c771a95c721},
    {0x1a46cc3655215e59, functions_1a46cc3655215e59, figures_1a46cc3655215e59},
    {0x1ab734ec35ee3d9e, functions_1ab734ec35ee3d9e, figures_1ab734ec35ee3d9e},
    {0x1bbe8b05b5c95aa6, functions_1bbe8b05b5c95aa6, figures_1bbe8b05b5c95aa6},
    {0x1bfba6ce3719738c, functions_1bfba6ce3719738c, figures_1bfba6ce3719738c},
    {0x1c5bdb61940d6770, functions_1c5bdb61940d6770, figures_1c5bdb61940d6770},
    {0x1db485ef76b75b2e, functions_1db485ef76b75b2e, figures_1db485ef76b75b2e},
    {0x1dc4b772ef1917c6, functions_1dc4b772ef1917c6, figures_1dc4b772ef1917c6},
    {0x1e1388060658e5ec, functions_1e1388060658e5ec, figures_1e1388060658e5ec},
    {0x1f1cbbcf7fec8ea3, functions_1f1cbbcf7fec8ea3, figures_1f1cbbcf7fec8ea3},
    {0x1fbeccddd2287386, functions_1fbeccddd2287386, figures_1fbeccddd2287386},
    {0x1fc44870c5bd6596, functions_1fc44870c5bd6596, figures_1fc44870c5bd6596},
    {0x1fcf8301605cb156, functions_1fcf8301605cb156, figures_1fcf8301605cb156},
    {0x1ff3b6aefcb31f87, functions_1ff3b6aefcb31f87, figures_1ff3b6aefcb31f87},
    {0x1ff7a9055eca9191, functions_1ff7a9055eca9191, figures_1ff7a9055eca9191},
    {0x204784eb48896047, functions_204784eb48896047, figures_204784eb48896047},
    {0x20fb84b8c9dbd42d, functions_20fb84b8c9dbd42d, figures_20fb84b8c9dbd42d},
    {0x21148a08fe1775a0, functions_21148a08fe1775a0, figures_21148a08fe1775a0},
    {0x2120f0090805b0c7, functions_2120f0090805b0c7, {}},
    {0x2130a57e00d329e3, functions_2130a57e00d329e3, figures_2130a57e00d329e3},
    {0x21a395d0f68fc45a, functions_21a395d0f68fc45a, figures_21a395d0f68fc45a},
    {0x2298b0e0c56482d1, functions_2298b0e0c56482d1, figures_2298b0e0c56482d1},
    {0x2378cef62892af6b, functions_2378cef62892af6b, figures_2378cef62892af6b},
    {0x23e4ef78d0414f5e, functions_23e4ef78d0414f5e, figures_23e4ef78d0414f5e},
    {0x23f6787d96438530, functions_23f6787d96438530, figures_23f6787d96438530},
    {0x249737ba8adf3d38, functions_249737ba8adf3d38, figures_249737ba8adf3d38},
    {0x25cbdd3e1486d60e, functions_25cbdd3e1486d60e, {}},
    {0x266018b592f58c78, functions_266018b592f58c78, figures_266018b592f58c78},
    {0x27bca0baa4ff1163, functions_27bca0baa4ff1163, figures_27bca0baa4ff1163},
    {0x27cca37a225426ce, functions_27cca37a225426ce, {}},
    {0x28990de661b80872, functions_28990de661b80872, figures_28990de661b80872},
    {0x28c5016486334654, functions_28c5016486334654, figures_28c5016486334654},
    {0x28f1b44b0f1823d7, functions_28f1b44b0f1823d7, figures_28f1b44b0f1823d7},
    {0x290b0f4ac45fd18f, functions_290b0f4ac45fd18f, figures_290b0f4ac45fd18f},
    {0x2978dac7875ff1fe, functions_2978dac7875ff1fe, figures_2978dac7875ff1fe},
    {0x2993488e94b27137, functions_2993488e94b27137, {}},
    {0x2a4f237c93ddb2b4, functions_2a4f237c93ddb2b4, figures_2a4f237c93ddb2b4},
    {0x2a6714d3fcba2288, functions_2a6714d3fcba2288, figures_2a6714d3fcba2288},
    {0x2aa813417fd5ac2b, functions_2aa813417fd5ac2b, figures_2aa813417fd5ac2b},
    {0x2b1e7c207aa6514c, functions_2b1e7c207aa6514c, figures_2b1e7c207aa6514c},
    {0x2bb7de0db676bc0c, functions_2bb7de0db676bc0c, figures_2bb7de0db676bc0c},
    {0x2bdba52f23291884, functions_2bdba52f23291884, {}},
    {0x2bf16535dfcb6f3b, functions_2bf16535dfcb6f3b, figures_2bf16535dfcb6f3b},
    {0x2c2afe2170a83e3e, functions_2c2afe2170a83e3e, figures_2c2afe2170a83e3e},
    {0x2c50cc1f5e1d2da5, functions_2c50cc1f5e1d2da5, figures_2c50cc1f5e1d2da5},
    {0x2c51df01e33c0958, functions_2c51df01e33c0958, figures_2c51df01e33c0958},
    {0x2c87e6f2f49a547e, functions_2c87e6f2f49a547e, figures_2c87e6f2f49a547e},
    {0x2d0ef0d7188a483d, functions_2d0ef0d7188a483d, figures_2d0ef0d7188a483d},
    {0x2df52b5f00f6f0ed, functions_2df52b5f00f6f0ed, figures_2df52b5f00f6f0ed},
    {0x2e084ad3732e02d7, functions_2e084ad3732e02d7, {}},
    {0x2e7c13ecae734c5e, functions_2e7c13ecae734c5e, figures_2e7c13ecae734c5e},
    {0x2f1752e0b88c7487, functions_2f1752e0b88c7487, {}},
    {0x2f981f6bcbb53f9e, functions_2f981f6bcbb53f9e, figures_2f981f6bcbb53f9e},
    {0x2fb37068a247f6a1, functions_2fb37068a247f6a1, figures_2fb37068a247f6a1},
    {0x2fbae6847dcb286c, functions_2fbae6847dcb286c, {}},
    {0x30aa6de4a9df457e, functions_30aa6de4a9df457e, figures_30aa6de4a9df457e},
    {0x30d9881ea06effa7, functions_30d9881ea06effa7, figures_30d9881ea06effa7},
    {0x3110a34c8404d727, functions_3110a34c8404d727, figures_3110a34c8404d727},
    {0x314f5e0e101042d4, functions_314f5e0e101042d4, figures_314f5e0e101042d4},
    {0x31bf84ae62a2886c, functions_31bf84ae62a2886c, {}},
    {0x31ce41a5ae5005e8, functions_31ce41a5ae5005e8, figures_31ce41a5ae5005e8},
    {0x31e53b423348e8f6, functions_31e53b423348e8f6, figures_31e53b423348e8f6},
    {0x32c7096697580f88, functions_32c7096697580f88, figures_32c7096697580f88},
    {0x33c1ba7faae8ee13, functions_33c1ba7faae8ee13, figures_33c1ba7faae8ee13},
    {0x3426f0086fe60cd6, functions_3426f0086fe60cd6, figures_3426f0086fe60cd6},
    {0x34717058de134e5b, functions_34717058de134e5b, figures_34717058de134e5b},
    {0x34738287ebe7e266, functions_34738287ebe7e266, figures_34738287ebe7e266},
    {0x3490f96effaec5a7, functions_3490f96effaec5a7, figures_3490f96effaec5a7},
    {0x350c26b145232f1f, functions_350c26b145232f1f, figures_350c26b145232f1f},
    {0x352d7e5574b862a4, functions_352d7e5574b862a4, figures_352d7e5574b862a4},
    {0x36061b2483139b48, functions_36061b2483139b48, figures_36061b2483139b48},
    {0x3628d5d257ae4908, functions_3628d5d257ae4908, figures_3628d5d257ae4908},
    {0x36377762265aeb84, functions_36377762265aeb84, figures_36377762265aeb84},
    {0x3656414135b758a9, functions_3656414135b758a9, figures_3656414135b758a9},
    {0x369487ed6eae2b1b, functions_369487ed6eae2b1b, figures_369487ed6eae2b1b},
    {0x36ce3be18b4aeab0, functions_36ce3be18b4aeab0, figures_36ce3be18b4aeab0},
    {0x378a2cae41c21227, functions_378a2cae41c21227, figures_378a2cae41c21227},
    {0x37df5c0a011716bb, functions_37df5c0a011716bb, figures_37df5c0a011716bb},
    {0x37ee12b11391a2b8, functions_37ee12b11391a2b8, figures_37ee12b11391a2b8},
    {0x38015378552b4266, functions_38015378552b4266, figures_38015378552b4266},
    {0x386145dbe51757ab, functions_386145dbe51757ab, figures_386145dbe51757ab},
    {0x386a75a0afe41eee, functions_386a75a0afe41eee, figures_386a75a0afe41eee},
    {0x386b534b44a6622e, functions_386b534b44a6622e, figures_386b534b44a6622e},
    {0x38b325232c8422c6, functions_38b325232c8422c6, figures_38b325232c8422c6},
    {0x38e4fbd6aa189134, functions_38e4fbd6aa189134, figures_38e4fbd6aa189134},
    {0x39b70d1ec9e64cae, functions_39b70d1ec9e64cae, figures_39b70d1ec9e64cae},
    {0x3a6dd94d8e921ef2, functions_3a6dd94d8e921ef2, {}},
    {0x3a76fb995a6863b5, functions_3a76fb995a6863b5, {}},
    {0x3aaca5a8caba93de, functions_3aaca5a8caba93de, figures_3aaca5a8caba93de},
    {0x3ae37f0d0564e4de, functions_3ae37f0d0564e4de, figures_3ae37f0d0564e4de},
    {0x3b4d60e37b3d48af, functions_3b4d60e37b3d48af, figures_3b4d60e37b3d48af},
    {0x3ca653deda8126b2, functions_3ca653deda8126b2, figures_3ca653deda8126b2},
    {0x3cbb0e57a43f5a2f, functions_3cbb0e57a43f5a2f, figures_3cbb0e57a43f5a2f},
    {0x3d5885d007a52f3a, functions_3d5885d007a52f3a, {}},
    {0x3d8ad7e642ebb9e1, functions_3d8ad7e642ebb9e1, figures_3d8ad7e642ebb9e1},
    {0x3dbfb6b03b497773, functions_3dbfb6b03b497773, figures_3dbfb6b03b497773},
    {0x3de23bab8a60d0f0, functions_3de23bab8a60d0f0, figures_3de23bab8a60d0f0},
    {0x3e03348e38501228, functions_3e03348e38501228, figures_3e03348e38501228},
    {0x3e59bf181701e519, functions_3e59bf181701e519, {}},
    {0x3e67b840d78ec40c, functions_3e67b840d78ec40c, figures_3e67b840d78ec40c},
    {0x3e875f3682fa2d88, functions_3e875f3682fa2d88, figures_3e875f3682fa2d88},
    {0x3f12879794c05dc7, functions_3f12879794c05dc7, figures_3f12879794c05dc7},
    {0x3f77f28dc8dfd0bd, functions_3f77f28dc8dfd0bd, figures_3f77f28dc8dfd0bd},
    {0x41414042a37f2c18, functions_41414042a37f2c18, {}},
    {0x42b171c7f3a9e496, functions_42b171c7f3a9e496, figures_42b171c7f3a9e496},
    {0x43802eb8aee0ec6c, functions_43802eb8aee0ec6c, figures_43802eb8aee0ec6c},
    {0x44cea54eb0f7ab16, functions_44cea54eb0f7ab16, figures_44cea54eb0f7ab16},
    {0x44f53f6db90e0166, functions_44f53f6db90e0166, figures_44f53f6db90e0166},
    {0x4510842d50ee1ea6, functions_4510842d50ee1ea6, figures_4510842d50ee1ea6},
    {0x466b3c64df8bbc02, functions_466b3c64df8bbc02, {}},
    {0x46a8b5ba269e6c70, functions_46a8b5ba269e6c70, figures_46a8b5ba269e6c70},
    {0x46fa66464284750e, functions_46fa66464284750e, figures_46fa66464284750e},
    {0x47ab31c97028d2a1, functions_47ab31c97028d2a1, figures_47ab31c97028d2a1},
    {0x47ca142b5838f7bf, functions_47ca142b5838f7bf, figures_47ca142b5838f7bf},
    {0x48e164b20590c920, functions_48e164b20590c920, {}},
    {0x48eeebda95c4db1e, functions_48eeebda95c4db1e, {}},
    {0x48f02d36a65d7d50, functions_48f02d36a65d7d50, figures_48f02d36a65d7d50},
    {0x49213c6acafd2525, functions_49213c6acafd2525, {}},
    {0x4927da528b9b3e5a, functions_4927da528b9b3e5a, figures_4927da528b9b3e5a},
    {0x49ce4028772d035a, functions_49ce4028772d035a, figures_49ce4028772d035a},
    {0x4a2ae3f26e0fb80b, functions_4a2ae3f26e0fb80b, figures_4a2ae3f26e0fb80b},
    {0x4a58164b0f747e09, functions_4a58164b0f747e09, {}},
    {0x4a6411072cd5256f, functions_4a6411072cd5256f, figures_4a6411072cd5256f},
    {0x4b7fd07ac3e2abce, functions_4b7fd07ac3e2abce, figures_4b7fd07ac3e2abce},
    {0x4c2bab63f21b3fae, functions_4c2bab63f21b3fae, figures_4c2bab63f21b3fae},
    {0x4c2bf95762619d15, functions_4c2bf95762619d15, figures_4c2bf95762619d15},
    {0x4c5c99b57ab1b038, functions_4c5c99b57ab1b038, figures_4c5c99b57ab1b038},
    {0x4ca19eb059867eac, functions_4ca19eb059867eac, figures_4ca19eb059867eac},
    {0x4cfd3ad6ebbcf564, functions_4cfd3ad6ebbcf564, figures_4cfd3ad6ebbcf564},
    {0x4d278487c8e0c244, functions_4d278487c8e0c244, figures_4d278487c8e0c244},
    {0x4d8a3db1c9db405a, functions_4d8a3db1c9db405a, figures_4d8a3db1c9db405a},
    {0x4e02c3542ea94c61, functions_4e02c3542ea94c61, {}},
    {0x4e431a1ebc600467, functions_4e431a1ebc600467, figures_4e431a1ebc600467},
    {0x4ea311bf0d4a80ac, functions_4ea311bf0d4a80ac, {}},
    {0x4fe0426b85008a90, functions_4fe0426b85008a90, {}},
    {0x50dc31176e8cf792, functions_50dc31176e8cf792, figures_50dc31176e8cf792},
    {0x52fd62b765036a1e, functions_52fd62b765036a1e, {}},
    {0x53c4d4ff63c20826, functions_53c4d4ff63c20826, figures_53c4d4ff63c20826},
    {0x53fbe2ff3c786c1b, functions_53fbe2ff3c786c1b, figures_53fbe2ff3c786c1b},
    {0x543748e89f4cb34f, functions_543748e89f4cb34f, figures_543748e89f4cb34f},
    {0x5472133626bc78be, functions_5472133626bc78be, figures_5472133626bc78be},
    {0x5476c6d7630e36b2, functions_5476c6d7630e36b2, figures_5476c6d7630e36b2},
    {0x5486b768aff32a7f, functions_5486b768aff32a7f, figures_5486b768aff32a7f},
    {0x5487e06a26439642, functions_5487e06a26439642, {}},
    {0x54b3cd615203ec33, functions_54b3cd615203ec33, figures_54b3cd615203ec33},
    {0x54c2daa656eb78b7, functions_54c2daa656eb78b7, figures_54c2daa656eb78b7},
    {0x552d95517ae2b027, functions_552d95517ae2b027, {}},
    {0x558db92eab1c0e46, functions_558db92eab1c0e46, figures_558db92eab1c0e46},
    {0x5620881551df7dd7, functions_5620881551df7dd7, {}},
    {0x56ba1e0df67a3d26, functions_56ba1e0df67a3d26, {}},
    {0x56d8ed7c107c9096, functions_56d8ed7c107c9096, figures_56d8ed7c107c9096},
    {0x578327d27867777f, functions_578327d27867777f, figures_578327d27867777f},
    {0x57abf9a561adde1f, functions_57abf9a561adde1f, figures_57abf9a561adde1f},
    {0x57cacd2bdecdfd97, functions_57cacd2bdecdfd97, figures_57cacd2bdecdfd97},
    {0x583375f0fd4110ae, functions_583375f0fd4110ae, {}},
    {0x589082f9f92dd01c, functions_589082f9f92dd01c, figures_589082f9f92dd01c},
    {0x58a426c3c6f53d60, functions_58a426c3c6f53d60, {}},
    {0x58d294ac3a411619, functions_58d294ac3a411619, figures_58d294ac3a411619},
    {0x591c73ace42dcfc5, functions_591c73ace42dcfc5, {}},
    {0x593525dd1445e152, functions_593525dd1445e152, figures_593525dd1445e152},
    {0x596b42f21679c7f3, functions_596b42f21679c7f3, figures_596b42f21679c7f3},
    {0x59a8d97959138da4, functions_59a8d97959138da4, {}},
    {0x5a99cd2ef8e7840e, functions_5a99cd2ef8e7840e, figures_5a99cd2ef8e7840e},
    {0x5af372f8f8d50037, functions_5af372f8f8d50037, {}},
    {0x5b3cac5def6bd5c9, functions_5b3cac5def6bd5c9, figures_5b3cac5def6bd5c9},
    {0x5b730ae559340845, functions_5b730ae559340845, figures_5b730ae559340845},
    {0x5b91fe838c7fad30, functions_5b91fe838c7fad30, figures_5b91fe838c7fad30},
    {0x5bac702f06dad96e, functions_5bac702f06dad96e, figures_5bac702f06dad96e},
    {0x5bc7a89b4c763ec7, functions_5bc7a89b4c763ec7, figures_5bc7a89b4c763ec7},
    {0x5bd19a46363876d6, functions_5bd19a46363876d6, figures_5bd19a46363876d6},
    {0x5c3cbca40bc4f050, functions_5c3cbca40bc4f050, figures_5c3cbca40bc4f050},
    {0x5d7003f7535c93cf, functions_5d7003f7535c93cf, figures_5d7003f7535c93cf},
    {0x5daf2bdd3c383db0, functions_5daf2bdd3c383db0, figures_5daf2bdd3c383db0},
    {0x5e05b42a3374e514, functions_5e05b42a3374e514, figures_5e05b42a3374e514},
    {0x5ec27c2e39c0e0e1, functions_5ec27c2e39c0e0e1, {}},
    {0x5efb93d935c7b8a9, functions_5efb93d935c7b8a9, figures_5efb93d935c7b8a9},
    {0x5f6e35ce5c8ce264, functions_5f6e35ce5c8ce264, {}},
    {0x5fe0e402a1e98f91, functions_5fe0e402a1e98f91, figures_5fe0e402a1e98f91},
    {0x6065c001622daffa, functions_6065c001622daffa, figures_6065c001622daffa},
    {0x6077daa989524866, functions_6077daa989524866, figures_6077daa989524866},
    {0x61229aa357124319, functions_61229aa357124319, figures_61229aa357124319},
    {0x6194f751484f4cad, functions_6194f751484f4cad, figures_6194f751484f4cad},
    {0x623ecf5be7e27207, functions_623ecf5be7e27207, figures_623ecf5be7e27207},
    {0x62561c0a28263ae4, functions_62561c0a28263ae4, {}},
    {0x62ae92d8f446d3c5, functions_62ae92d8f446d3c5, figures_62ae92d8f446d3c5},
    {0x62c8879cd4262bdf, functions_62c8879cd4262bdf, figures_62c8879cd4262bdf},
    {0x6337191779e88b57, functions_6337191779e88b57, figures_6337191779e88b57},
    {0x633c301c6ad3394f, functions_633c301c6ad3394f, figures_633c301c6ad3394f},
    {0x63891d99a755f11e, functions_63891d99a755f11e, figures_63891d99a755f11e},
    {0x646fb52dbb7d02f8, functions_646fb52dbb7d02f8, {}},
    {0x64fc6568ba585874, functions_64fc6568ba585874, figures_64fc6568ba585874},
    {0x656648819653471c, functions_656648819653471c, figures_656648819653471c},
    {0x656cd5472c88ebb4, functions_656cd5472c88ebb4, figures_656cd5472c88ebb4},
    {0x658c62dd7bf59176, functions_658c62dd7bf59176, {}},
    {0x66479c243dd439b1, functions_66479c243dd439b1, figures_66479c243dd439b1},
    {0x66b7fca3a15ed896, functions_66b7fca3a15ed896, {}},
    {0x66e24854e96252e1, functions_66e24854e96252e1, figures_66e24854e96252e1},
    {0x672acbc5327028d0, functions_672acbc5327028d0, figures_672acbc5327028d0},
    {0x6764aebac159eb0d, functions_6764aebac159eb0d, figures_6764aebac159eb0d},
    {0x68109ab692d6f7f8, functions_68109ab692d6f7f8, figures_68109ab692d6f7f8},
    {0x6833ed85c98ee676, functions_6833ed85c98ee676, figures_6833ed85c98ee676},
    {0x68dbb8fcc0adc3cb, functions_68dbb8fcc0adc3cb, figures_68dbb8fcc0adc3cb},
    {0x6977015c49acef03, functions_6977015c49acef03, figures_6977015c49acef03},
    {0x69ecf93ad2add7d4, functions_69ecf93ad2add7d4, figures_69ecf93ad2add7d4},
    {0x6a614f0ab7a61ccf, functions_6a614f0ab7a61ccf, figures_6a614f0ab7a61ccf},
    {0x6ae1bde407bb3c0b, functions_6ae1bde407bb3c0b, figures_6ae1bde407bb3c0b},
    {0x6ba32765c3325123, functions_6ba32765c3325123, figures_6ba32765c3325123},
    {0x6be310df50dab143, functions_6be310df50dab143, figures_6be310df50dab143},
    {0x6c15968d892f596a, functions_6c15968d892f596a, figures_6c15968d892f596a},
    {0x6c2691e9ba00433f, functions_6c2691e9ba00433f, figures_6c2691e9ba00433f},
    {0x6c940d1cfb998820, functions_6c940d1cfb998820, figures_6c940d1cfb998820},
    {0x6caf34d9d08c0907, functions_6caf34d9d08c0907, figures_6caf34d9d08c0907},
    {0x6cc49012cda67cef, functions_6cc49012cda67cef, {}},
    {0x6ce0e7d6bb7ad134, functions_6ce0e7d6bb7ad134, {}},
    {0x6d1d6602fa18a440, functions_6d1d6602fa18a440, {}},
    {0x6da298a37bcd9760, functions_6da298a37bcd9760, {}},
    {0x6e729826782a3a52, functions_6e729826782a3a52, figures_6e729826782a3a52},
    {0x6e77adf89689dcde, functions_6e77adf89689dcde, figures_6e77adf89689dcde},
    {0x6e97ddbdc9d4a7bf, functions_6e97ddbdc9d4a7bf, figures_6e97ddbdc9d4a7bf},
    {0x6f8fd9e409859b5a, functions_6f8fd9e409859b5a, figures_6f8fd9e409859b5a},
    {0x6ff8a8d36b2b68e6, functions_6ff8a8d36b2b68e6, figures_6ff8a8d36b2b68e6},
    {0x7064be0fb813490e, functions_7064be0fb813490e, figures_7064be0fb813490e},
    {0x708917feb841c1a8, functions_708917feb841c1a8, figures_708917feb841c1a8},
    {0x709a331a5dccbfdb, functions_709a331a5dccbfdb, figures_709a331a5dccbfdb},
    {0x7104a8292a0a40c3, functions_7104a8292a0a40c3, figures_7104a8292a0a40c3},
    {0x710ec2261450981d, functions_710ec2261450981d, figures_710ec2261450981d},
    {0x712f485fca76f2cb, functions_712f485fca76f2cb, figures_712f485fca76f2cb},
    {0x71804ae771810166, functions_71804ae771810166, {}},
    {0x72117e4edc9ea7cb, functions_72117e4edc9ea7cb, figures_72117e4edc9ea7cb},
    {0x726bb6bca4b831c4, functions_726bb6bca4b831c4, figures_726bb6bca4b831c4},
    {0x73532330f740fea9, functions_73532330f740fea9, figures_73532330f740fea9},
    {0x737b6acdf6a0afb7, functions_737b6acdf6a0afb7, figures_737b6acdf6a0afb7},
    {0x739b4f911508789b, functions_739b4f911508789b, figures_739b4f911508789b},
    {0x74486f27cac0ba5d, functions_74486f27cac0ba5d, figures_74486f27cac0ba5d},
    {0x751d7275850b095a, functions_751d7275850b095a, figures_751d7275850b095a},
    {0x75828915a9b52527, functions_75828915a9b52527, figures_75828915a9b52527},
    {0x758540877f28bf41, functions_758540877f28bf41, figures_758540877f28bf41},
    {0x776971ba84c387ac, functions_776971ba84c387ac, figures_776971ba84c387ac},
    {0x7884adfbe23c6474, functions_7884adfbe23c6474, figures_7884adfbe23c6474},
    {0x788b6b45fecfd9af, functions_788b6b45fecfd9af, figures_788b6b45fecfd9af},
    {0x78cd55e88eb2a370, functions_78cd55e88eb2a370, figures_78cd55e88eb2a370},
    {0x79d1169fbf3585be, functions_79d1169fbf3585be, figures_79d1169fbf3585be},
    {0x7a205090bf3297e5, functions_7a205090bf3297e5, {}},
    {0x7ae39a78ef72d196, functions_7ae39a78ef72d196, figures_7ae39a78ef72d196},
    {0x7aee51debbf53de7, functions_7aee51debbf53de7, figures_7aee51debbf53de7},
    {0x7b09262a380920d9, functions_7b09262a380920d9, {}},
    {0x7b0f0ec0c49b5c0d, functions_7b0f0ec0c49b5c0d, figures_7b0f0ec0c49b5c0d},
    {0x7b3156942370eebb, functions_7b3156942370eebb, {}},
    {0x7b9d89d3b225a775, functions_7b9d89d3b225a775, figures_7b9d89d3b225a775},
    {0x7bad85a194dda91c, functions_7bad85a194dda91c, figures_7bad85a194dda91c},
    {0x7c1c0636fbc186fb, functions_7c1c0636fbc186fb, figures_7c1c0636fbc186fb},
    {0x7c50ca90f6c7245b, functions_7c50ca90f6c7245b, figures_7c50ca90f6c7245b},
    {0x7c50f2139bed55be, functions_7c50f2139bed55be, figures_7c50f2139bed55be},
    {0x7d22e4f12c80c5d3, functions_7d22e4f12c80c5d3, figures_7d22e4f12c80c5d3},
    {0x7efe4ffa939f7dd6, functions_7efe4ffa939f7dd6, figures_7efe4ffa939f7dd6},
    {0x7f5282385704d7d2, functions_7f5282385704d7d2, figures_7f5282385704d7d2},
    {0x7f5799219f3a58d3, functions_7f5799219f3a58d3, figures_7f5799219f3a58d3},
    {0x7f718164a8e66e8b, functions_7f718164a8e66e8b, figures_7f718164a8e66e8b},
    {0x80d3777a2b404120, functions_80d3777a2b404120, figures_80d3777a2b404120},
    {0x80ea33c89adfdaf4, functions_80ea33c89adfdaf4, figures_80ea33c89adfdaf4},
    {0x811c93d6f9f9c2fc, functions_811c93d6f9f9c2fc, {}},
    {0x8135a2f61bf71959, functions_8135a2f61bf71959, figures_8135a2f61bf71959},
    {0x81af7f1f3bc09c81, functions_81af7f1f3bc09c81, figures_81af7f1f3bc09c81},
    {0x822a0bb8ebe198c1, functions_822a0bb8ebe198c1, figures_822a0bb8ebe198c1},
    {0x8230ec96ac1252a1, functions_8230ec96ac1252a1, figures_8230ec96ac1252a1},
    {0x8290d76f52982335, functions_8290d76f52982335, figures_8290d76f52982335},
    {0x829ae8cb09326424, functions_829ae8cb09326424, {}},
    {0x831f569ae000b1e9, functions_831f569ae000b1e9, figures_831f569ae000b1e9},
    {0x837c87c39ce2d6ef, functions_837c87c39ce2d6ef, figures_837c87c39ce2d6ef},
    {0x837f6150d1456374, functions_837f6150d1456374, figures_837f6150d1456374},
    {0x838aaa0a225aec06, functions_838aaa0a225aec06, figures_838aaa0a225aec06},
    {0x838b1bab4ac0ffaf, functions_838b1bab4ac0ffaf, figures_838b1bab4ac0ffaf},
    {0x839cc8be9ab617c9, functions_839cc8be9ab617c9, figures_839cc8be9ab617c9},
    {0x83dadc5cb73b84f3, functions_83dadc5cb73b84f3, figures_83dadc5cb73b84f3},
    {0x83e26a056a6de6d8, functions_83e26a056a6de6d8, figures_83e26a056a6de6d8},
    {0x84378db2e2092a38, functions_84378db2e2092a38, figures_84378db2e2092a38},
    {0x84fe7c6a91d7fe69, functions_84fe7c6a91d7fe69, figures_84fe7c6a91d7fe69},
    {0x8572ba58360e75b7, functions_8572ba58360e75b7, figures_8572ba58360e75b7},
    {0x8584ac602f74a955, functions_8584ac602f74a955, figures_8584ac602f74a955},
    {0x86e39a646c1fb611, functions_86e39a646c1fb611, figures_86e39a646c1fb611},
    {0x875ea8eb4d0c4f1b, functions_875ea8eb4d0c4f1b, figures_875ea8eb4d0c4f1b},
    {0x87ca5b1a77a3bb72, functions_87ca5b1a77a3bb72, figures_87ca5b1a77a3bb72},
    {0x88496b6a0d7298de, functions_88496b6a0d7298de, figures_88496b6a0d7298de},
    {0x884ff2181aa909ff, functions_884ff2181aa909ff, figures_884ff2181aa909ff},
    {0x885a363226d9d3bf, functions_885a363226d9d3bf, {}},
    {0x89138650ab139430, functions_89138650ab139430, {}},
    {0x8916a5d1d0182ed0, functions_8916a5d1d0182ed0, figures_8916a5d1d0182ed0},
    {0x894deeaccf7d3610, functions_894deeaccf7d3610, figures_894deeaccf7d3610},
    {0x89f2b55e403ff535, functions_89f2b55e403ff535, figures_89f2b55e403ff535},
    {0x8a2746f444c96c39, functions_8a2746f444c96c39, figures_8a2746f444c96c39},
    {0x8a31d34f5872296f, functions_8a31d34f5872296f, figures_8a31d34f5872296f},
    {0x8b9824abb2d2316c, functions_8b9824abb2d2316c, figures_8b9824abb2d2316c},
    {0x8bc1869b51eb79a0, functions_8bc1869b51eb79a0, figures_8bc1869b51eb79a0},
    {0x8bf6b2a7b7f0a978, functions_8bf6b2a7b7f0a978, figures_8bf6b2a7b7f0a978},
    {0x8c21c4cbb08fed99, functions_8c21c4cbb08fed99, {}},
    {0x8c5365b9cc388103, functions_8c5365b9cc388103, figures_8c5365b9cc388103},
    {0x8d210246c7aeb03f, functions_8d210246c7aeb03f, {}},
    {0x8d235426e405b1b3, functions_8d235426e405b1b3, figures_8d235426e405b1b3},
    {0x8d26be25b1b55db7, functions_8d26be25b1b55db7, figures_8d26be25b1b55db7},
    {0x8d420ac6d47f4865, functions_8d420ac6d47f4865, figures_8d420ac6d47f4865},
    {0x8d7c3ce7b4470937, functions_8d7c3ce7b4470937, figures_8d7c3ce7b4470937},
    {0x8e3b855eafb250d6, functions_8e3b855eafb250d6, figures_8e3b855eafb250d6},
    {0x8ee3501d76096952, functions_8ee3501d76096952, figures_8ee3501d76096952},
    {0x8f4a5215cef4e18e, functions_8f4a5215cef4e18e, figures_8f4a5215cef4e18e},
    {0x906323ee6f7199bf, functions_906323ee6f7199bf, figures_906323ee6f7199bf},
    {0x90d6d1c290147129, functions_90d6d1c290147129, figures_90d6d1c290147129},
    {0x917c0c3435e84444, functions_917c0c3435e84444, figures_917c0c3435e84444},
    {0x9232ed88e8143aa8, functions_9232ed88e8143aa8, {}},
    {0x926a085f2f7da937, functions_926a085f2f7da937, figures_926a085f2f7da937},
    {0x928d0507198f536b, functions_928d0507198f536b, {}},
    {0x9477a59abd6e773f, functions_9477a59abd6e773f, figures_9477a59abd6e773f},
    {0x949cffddecb862b5, functions_949cffddecb862b5, figures_949cffddecb862b5},
    {0x94c42d5ea3df6f31, functions_94c42d5ea3df6f31, figures_94c42d5ea3df6f31},
    {0x94d1ba4d38fae58d, functions_94d1ba4d38fae58d, figures_94d1ba4d38fae58d},
    {0x94ed2918db508cdd, functions_94ed2918db508cdd, {}},
    {0x95c800e6a6362770, functions_95c800e6a6362770, figures_95c800e6a6362770},
    {0x973d8a517917a03a, functions_973d8a517917a03a, figures_973d8a517917a03a},
    {0x984bb1c94b4e45e9, functions_984bb1c94b4e45e9, figures_984bb1c94b4e45e9},
    {0x98e455915f99fddc, functions_98e455915f99fddc, figures_98e455915f99fddc},
    {0x99e3edc9c0a4deb7, functions_99e3edc9c0a4deb7, figures_99e3edc9c0a4deb7},
    {0x9a2dacb4d7b3eace, functions_9a2dacb4d7b3eace, figures_9a2dacb4d7b3eace},
    {0x9a6464ef99a18d5f, functions_9a6464ef99a18d5f, figures_9a6464ef99a18d5f},
    {0x9ab2e688a5b7e4b1, functions_9ab2e688a5b7e4b1, figures_9ab2e688a5b7e4b1},
    {0x9aefa6a3d408bafe, functions_9aefa6a3d408bafe, figures_9aefa6a3d408bafe},
    {0x9bb82fbe2518cfc8, functions_9bb82fbe2518cfc8, figures_9bb82fbe2518cfc8},
    {0x9c27c8b85736389e, functions_9c27c8b85736389e, figures_9c27c8b85736389e},
    {0x9c7502741afb4c45, functions_9c7502741afb4c45, {}},
    {0x9cd8901adc1270bb, functions_9cd8901adc1270bb, figures_9cd8901adc1270bb},
    {0x9ce7f934d5c3c94d, functions_9ce7f934d5c3c94d, figures_9ce7f934d5c3c94d},
    {0x9d372d73f0f84f6d, functions_9d372d73f0f84f6d, {}},
    {0x9d8a3f00c92c6200, functions_9d8a3f00c92c6200, figures_9d8a3f00c92c6200},
    {0x9e11ceb23fee5a62, functions_9e11ceb23fee5a62, figures_9e11ceb23fee5a62},
    {0x9e3f88e939cb2c0b, functions_9e3f88e939cb2c0b, figures_9e3f88e939cb2c0b},
    {0x9e795d8d08654ac4, functions_9e795d8d08654ac4, figures_9e795d8d08654ac4},
    {0x9ef3b4a4cd5b6c34, functions_9ef3b4a4cd5b6c34, {}},
    {0xa079b7bb8161b0f1, functions_a079b7bb8161b0f1, figures_a079b7bb8161b0f1},
    {0xa09ea6443163fde3, functions_a09ea6443163fde3, figures_a09ea6443163fde3},
    {0xa1345857660846bb, functions_a1345857660846bb, figures_a1345857660846bb},
    {0xa169063decd52e67, functions_a169063decd52e67, figures_a169063decd52e67},
    {0xa19771cfbecc3492, functions_a19771cfbecc3492, figures_a19771cfbecc3492},
    {0xa2bd4e918adfff4b, functions_a2bd4e918adfff4b, figures_a2bd4e918adfff4b},
    {0xa2d9bc6cdeb49fd6, functions_a2d9bc6cdeb49fd6, figures_a2d9bc6cdeb49fd6},
    {0xa32a7c840c352331, functions_a32a7c840c352331, {}},
    {0xa34229a12d08e516, functions_a34229a12d08e516, figures_a34229a12d08e516},
    {0xa34e66244d75f552, functions_a34e66244d75f552, figures_a34e66244d75f552},
    {0xa41382931e088cee, functions_a41382931e088cee, {}},
    {0xa458046f75395e7b, functions_a458046f75395e7b, figures_a458046f75395e7b},
    {0xa46b40cf6cb331a7, functions_a46b40cf6cb331a7, figures_a46b40cf6cb331a7},
    {0xa4dd4d7988d81dce, functions_a4dd4d7988d81dce, figures_a4dd4d7988d81dce},
    {0xa5e51b39be056f68, functions_a5e51b39be056f68, figures_a5e51b39be056f68},
    {0xa5ec1b5273ae23d9, functions_a5ec1b5273ae23d9, figures_a5ec1b5273ae23d9},
    {0xa6e48f4b652d5108, functions_a6e48f4b652d5108, figures_a6e48f4b652d5108},
    {0xa73747f0d863f89f, functions_a73747f0d863f89f, figures_a73747f0d863f89f},
    {0xa871f76ea5405ed0, functions_a871f76ea5405ed0, figures_a871f76ea5405ed0},
    {0xa8a1ad343f616f85, functions_a8a1ad343f616f85, figures_a8a1ad343f616f85},
    {0xa96d8390bbdd322c, functions_a96d8390bbdd322c, figures_a96d8390bbdd322c},
    {0xa9e03932ba884f07, functions_a9e03932ba884f07, figures_a9e03932ba884f07},
    {0xaa30e7588919860b, functions_aa30e7588919860b, figures_aa30e7588919860b},
    {0xaa63768f478f9cf8, functions_aa63768f478f9cf8, figures_aa63768f478f9cf8},
    {0xaa63b72c0947fcde, functions_aa63b72c0947fcde, figures_aa63b72c0947fcde},
    {0xaaa640e71844ef38, functions_aaa640e71844ef38, figures_aaa640e71844ef38},
    {0xaac3ff70c5be7b0d, functions_aac3ff70c5be7b0d, {}},
    {0xaad53128c15ac999, functions_aad53128c15ac999, figures_aad53128c15ac999},
    {0xab49c99fe8cec2a7, functions_ab49c99fe8cec2a7, figures_ab49c99fe8cec2a7},
    {0xab68d3fc9b97adfd, functions_ab68d3fc9b97adfd, {}},
    {0xab817025e55900af, functions_ab817025e55900af, figures_ab817025e55900af},
    {0xaba7b5f74096e6f5, functions_aba7b5f74096e6f5, {}},
    {0xac064113291a2f79, functions_ac064113291a2f79, {}},
    {0xad7eae4b1479eff9, functions_ad7eae4b1479eff9, figures_ad7eae4b1479eff9},
    {0xadc06bd971cc66d0, functions_adc06bd971cc66d0, figures_adc06bd971cc66d0},
    {0xae550655f4700c67, functions_ae550655f4700c67, figures_ae550655f4700c67},
    {0xae911deb2a1cab1a, functions_ae911deb2a1cab1a, figures_ae911deb2a1cab1a},
    {0xae97c3d989a6aaeb, functions_ae97c3d989a6aaeb, figures_ae97c3d989a6aaeb},
    {0xae9dd74019111d9b, functions_ae9dd74019111d9b, figures_ae9dd74019111d9b},
    {0xaeb1cf6d1ed08a0e, functions_aeb1cf6d1ed08a0e, figures_aeb1cf6d1ed08a0e},
    {0xafe5021bd457f755, functions_afe5021bd457f755, figures_afe5021bd457f755},
    {0xafeef9c3ac3faa49, functions_afeef9c3ac3faa49, figures_afeef9c3ac3faa49},
    {0xb077bc2b1de072f7, functions_b077bc2b1de072f7, figures_b077bc2b1de072f7},
    {0xb0a5dc96418444db, functions_b0a5dc96418444db, {}},
    {0xb0c8e0c528017b1a, functions_b0c8e0c528017b1a, figures_b0c8e0c528017b1a},
    {0xb11075914a048837, functions_b11075914a048837, figures_b11075914a048837},
    {0xb1359c384db5b369, functions_b1359c384db5b369, figures_b1359c384db5b369},
    {0xb171dd5324f5682c, functions_b171dd5324f5682c, figures_b171dd5324f5682c},
    {0xb1a8dee8b5f5fdf8, functions_b1a8dee8b5f5fdf8, figures_b1a8dee8b5f5fdf8},
    {0xb22c69f1dac4b2e1, functions_b22c69f1dac4b2e1, figures_b22c69f1dac4b2e1},
    {0xb250098340a9c660, functions_b250098340a9c660, figures_b250098340a9c660},
    {0xb285e1b60be0e089, functions_b285e1b60be0e089, figures_b285e1b60be0e089},
    {0xb2e8b822afb216c4, functions_b2e8b822afb216c4, figures_b2e8b822afb216c4},
    {0xb3621df7b9e7a3b0, functions_b3621df7b9e7a3b0, {}},
    {0xb37eab38d8b9edef, functions_b37eab38d8b9edef, figures_b37eab38d8b9edef},
    {0xb3acd8e0cf5e61e1, functions_b3acd8e0cf5e61e1, figures_b3acd8e0cf5e61e1},
    {0xb4204106c834e0ac, functions_b4204106c834e0ac, figures_b4204106c834e0ac},
    {0xb43bf0b82989a7b8, functions_b43bf0b82989a7b8, figures_b43bf0b82989a7b8},
    {0xb490cbb3c5ae76b7, functions_b490cbb3c5ae76b7, figures_b490cbb3c5ae76b7},
    {0xb4e3db09443041e9, functions_b4e3db09443041e9, figures_b4e3db09443041e9},
    {0xb572cf7250447006, functions_b572cf7250447006, figures_b572cf7250447006},
    {0xb5bfe704ffd68d36, functions_b5bfe704ffd68d36, figures_b5bfe704ffd68d36},
    {0xb5f9e86a27459b55, functions_b5f9e86a27459b55, figures_b5f9e86a27459b55},
    {0xb63c51213414304b, functions_b63c51213414304b, figures_b63c51213414304b},
    {0xb68b7515964bae7a, functions_b68b7515964bae7a, figures_b68b7515964bae7a},
    {0xb71aaf2423a9b244, functions_b71aaf2423a9b244, {}},
    {0xb73ab66499e44427, functions_b73ab66499e44427, figures_b73ab66499e44427},
    {0xb73b8b2d3a057339, functions_b73b8b2d3a057339, figures_b73b8b2d3a057339},
    {0xb77418d0a3d5c395, functions_b77418d0a3d5c395, figures_b77418d0a3d5c395},
    {0xb792bff5e0ac7f97, functions_b792bff5e0ac7f97, {}},
    {0xb7f158bf6cb7a21d, functions_b7f158bf6cb7a21d, figures_b7f158bf6cb7a21d},
    {0xb92ccbb84f10e128, functions_b92ccbb84f10e128, figures_b92ccbb84f10e128},
    {0xb957641d2095ccb3, functions_b957641d2095ccb3, figures_b957641d2095ccb3},
    {0xb9feab14cd7ff302, functions_b9feab14cd7ff302, {}},
    {0xbae58cb1a92d9dc6, functions_bae58cb1a92d9dc6, figures_bae58cb1a92d9dc6},
    {0xbbc74870b7dad71e, functions_bbc74870b7dad71e, figures_bbc74870b7dad71e},
    {0xbc4bc8c4dfda8501, functions_bc4bc8c4dfda8501, figures_bc4bc8c4dfda8501},
    {0xbc67379c758d1eb8, functions_bc67379c758d1eb8, figures_bc67379c758d1eb8},
    {0xbca9559f7f54a067, functions_bca9559f7f54a067, {}},
    {0xbd051e542ece31d7, functions_bd051e542ece31d7, figures_bd051e542ece31d7},
    {0xbd6797ab2299d74d, functions_bd6797ab2299d74d, figures_bd6797ab2299d74d},
    {0xbdfed2db853898a5, functions_bdfed2db853898a5, figures_bdfed2db853898a5},
    {0xbe3a538634ecaaff, functions_be3a538634ecaaff, figures_be3a538634ecaaff},
    {0xbe7b86bb486e954c, functions_be7b86bb486e954c, figures_be7b86bb486e954c},
    {0xbe957580a1f072eb, functions_be957580a1f072eb, figures_be957580a1f072eb},
    {0xbefed56a49543566, functions_befed56a49543566, {}},
    {0xc10e64b6cb547985, functions_c10e64b6cb547985, {}},
    {0xc15637d252eed486, functions_c15637d252eed486, figures_c15637d252eed486},
    {0xc173b4b93c44af7e, functions_c173b4b93c44af7e, figures_c173b4b93c44af7e},
    {0xc189b47210bb62dc, functions_c189b47210bb62dc, {}},
    {0xc19db931fed66ed6, functions_c19db931fed66ed6, figures_c19db931fed66ed6},
    {0xc2254d7a68c627eb, functions_c2254d7a68c627eb, {}},
    {0xc2293d74eec399c6, functions_c2293d74eec399c6, figures_c2293d74eec399c6},
    {0xc2b4c38f2cd1b6bd, functions_c2b4c38f2cd1b6bd, {}},
    {0xc365995f9c4a6aac, functions_c365995f9c4a6aac, figures_c365995f9c4a6aac},
    {0xc36d26a115fcd682, functions_c36d26a115fcd682, figures_c36d26a115fcd682},
    {0xc3a7d85eedf8b3d6, functions_c3a7d85eedf8b3d6, figures_c3a7d85eedf8b3d6},
    {0xc3d201fa2ddfd80b, functions_c3d201fa2ddfd80b, figures_c3d201fa2ddfd80b},
    {0xc48dedae958ae286, functions_c48dedae958ae286, {}},
    {0xc4c398b9b6a71fc0, functions_c4c398b9b6a71fc0, {}},
    {0xc51d711f4d534d7b, functions_c51d711f4d534d7b, {}},
    {0xc5746f1a6731a1ba, functions_c5746f1a6731a1ba, figures_c5746f1a6731a1ba},
    {0xc58b49fa4ec543e3, functions_c58b49fa4ec543e3, figures_c58b49fa4ec543e3},
    {0xc5a6df0097ef809c, functions_c5a6df0097ef809c, {}},
    {0xc61a04023b22210e, functions_c61a04023b22210e, {}},
    {0xc647405be0a3abe6, functions_c647405be0a3abe6, figures_c647405be0a3abe6},
    {0xc64ed1ffc9a3ff4f, functions_c64ed1ffc9a3ff4f, figures_c64ed1ffc9a3ff4f},
    {0xc692a5d1bc081ebc, functions_c692a5d1bc081ebc, figures_c692a5d1bc081ebc},
    {0xc6a25a27d3704aef, functions_c6a25a27d3704aef, figures_c6a25a27d3704aef},
    {0xc6d0e8397184c90e, functions_c6d0e8397184c90e, figures_c6d0e8397184c90e},
    {0xc7023de1537caba7, functions_c7023de1537caba7, figures_c7023de1537caba7},
    {0xc883170205c57c3c, functions_c883170205c57c3c, figures_c883170205c57c3c},
    {0xc89ec9c635b86453, functions_c89ec9c635b86453, figures_c89ec9c635b86453},
    {0xc8ff427e984281bf, functions_c8ff427e984281bf, figures_c8ff427e984281bf},
    {0xc94d3d684cd40930, functions_c94d3d684cd40930, figures_c94d3d684cd40930},
    {0xc97f2dea441936c3, functions_c97f2dea441936c3, {}},
    {0xc98b706651cf69cf, functions_c98b706651cf69cf, {}},
    {0xc9d6cc2c5a171cf7, functions_c9d6cc2c5a171cf7, figures_c9d6cc2c5a171cf7},
    {0xca42659b68020463, functions_ca42659b68020463, figures_ca42659b68020463},
    {0xcae8d89b98d67d32, functions_cae8d89b98d67d32, figures_cae8d89b98d67d32},
    {0xcb146b03dfc5808f, functions_cb146b03dfc5808f, figures_cb146b03dfc5808f},
    {0xcb1f9e240ba13922, functions_cb1f9e240ba13922, figures_cb1f9e240ba13922},
    {0xcb6ef8b485ea320b, functions_cb6ef8b485ea320b, {}},
    {0xcb8f47876f066789, functions_cb8f47876f066789, figures_cb8f47876f066789},
    {0xcb953fb9836a0c79, functions_cb953fb9836a0c79, figures_cb953fb9836a0c79},
    {0xcbfcd8963b799000, functions_cbfcd8963b799000, figures_cbfcd8963b799000},
    {0xcd213c3368601aac, functions_cd213c3368601aac, figures_cd213c3368601aac},
    {0xcd7f996404be4a9c, functions_cd7f996404be4a9c, {}},
    {0xcd83a615972e82f7, functions_cd83a615972e82f7, figures_cd83a615972e82f7},
    {0xcda47633612e362c, functions_cda47633612e362c, {}},
    {0xcdb99d8a0f0ba5e2, functions_cdb99d8a0f0ba5e2, figures_cdb99d8a0f0ba5e2},
    {0xcdd5fda4dc4fb40a, functions_cdd5fda4dc4fb40a, figures_cdd5fda4dc4fb40a},
    {0xce0e0fb346a1cb4f, functions_ce0e0fb346a1cb4f, figures_ce0e0fb346a1cb4f},
    {0xce3f9b0ec41729ab, functions_ce3f9b0ec41729ab, figures_ce3f9b0ec41729ab},
    {0xcec43046062371bc, functions_cec43046062371bc, figures_cec43046062371bc},
    {0xceffab4902452fef, functions_ceffab4902452fef, figures_ceffab4902452fef},
    {0xcf2df7072ab8c00f, functions_cf2df7072ab8c00f, figures_cf2df7072ab8c00f},
    {0xcf982d2c897f9773, functions_cf982d2c897f9773, figures_cf982d2c897f9773},
    {0xd000885ca502b865, functions_d000885ca502b865, figures_d000885ca502b865},
    {0xd046bff9dafa7ec6, functions_d046bff9dafa7ec6, figures_d046bff9dafa7ec6},
    {0xd073f31bf17d952c, functions_d073f31bf17d952c, figures_d073f31bf17d952c},
    {0xd07957de4397d0ea, functions_d07957de4397d0ea, {}},
    {0xd104df827d28925b, functions_d104df827d28925b, {}},
    {0xd1f832f73d8f84e6, functions_d1f832f73d8f84e6, figures_d1f832f73d8f84e6},
    {0xd2294fc24cafbfa6, functions_d2294fc24cafbfa6, figures_d2294fc24cafbfa6},
    {0xd2c5e9ac0992e153, functions_d2c5e9ac0992e153, figures_d2c5e9ac0992e153},
    {0xd39f15ca1147773f, functions_d39f15ca1147773f, figures_d39f15ca1147773f},
    {0xd440d248039482aa, functions_d440d248039482aa, figures_d440d248039482aa},
    {0xd5508063c7c4418b, functions_d5508063c7c4418b, figures_d5508063c7c4418b},
    {0xd5620791d901b4be, functions_d5620791d901b4be, figures_d5620791d901b4be},
    {0xd5ac1928c09f388b, functions_d5ac1928c09f388b, figures_d5ac1928c09f388b},
    {0xd5bc5f2d58843a4c, functions_d5bc5f2d58843a4c, figures_d5bc5f2d58843a4c},
    {0xd5e679a7331374c5, functions_d5e679a7331374c5, {}},
    {0xd6380413277fa8ac, functions_d6380413277fa8ac, {}},
    {0xd690fa91d8dda759, functions_d690fa91d8dda759, figures_d690fa91d8dda759},
    {0xd7408ef5d7719af4, functions_d7408ef5d7719af4, figures_d7408ef5d7719af4},
    {0xd7f040b51fe1db51, functions_d7f040b51fe1db51, figures_d7f040b51fe1db51},
    {0xd962b7ac714f8034, functions_d962b7ac714f8034, {}},
    {0xd966538ae4fd14e3, functions_d966538ae4fd14e3, figures_d966538ae4fd14e3},
    {0xd9e4f9044d64bc12, functions_d9e4f9044d64bc12, figures_d9e4f9044d64bc12},
    {0xda55df5559f8d8d8, functions_da55df5559f8d8d8, figures_da55df5559f8d8d8},
    {0xda7974d593e71265, functions_da7974d593e71265, figures_da7974d593e71265},
    {0xdb5694db42595e07, functions_db5694db42595e07, figures_db5694db42595e07},
    {0xdb87969e73f3a539, functions_db87969e73f3a539, figures_db87969e73f3a539},
    {0xdbb0a85f9e067c0d, functions_dbb0a85f9e067c0d, figures_dbb0a85f9e067c0d},
    {0xdbfaaaf5c6370980, functions_dbfaaaf5c6370980, figures_dbfaaaf5c6370980},
    {0xdc4d34118fb3f7bd, functions_dc4d34118fb3f7bd, {}},
    {0xdc72e96edd6fc9d7, functions_dc72e96edd6fc9d7, figures_dc72e96edd6fc9d7},
    {0xdd1656aa390ac2a3, functions_dd1656aa390ac2a3, figures_dd1656aa390ac2a3},
    {0xde2238a6d1f3a54f, functions_de2238a6d1f3a54f, figures_de2238a6d1f3a54f},
    {0xde3f7079247cdf77, functions_de3f7079247cdf77, figures_de3f7079247cdf77},
    {0xde66058bcce65628, functions_de66058bcce65628, figures_de66058bcce65628},
    {0xde6ad307e609e9ea, functions_de6ad307e609e9ea, figures_de6ad307e609e9ea},
    {0xdeba10050b0c1175, functions_deba10050b0c1175, figures_deba10050b0c1175},
    {0xdf3e520b6611cb3d, functions_df3e520b6611cb3d, figures_df3e520b6611cb3d},
    {0xdf4fb14f1485a544, functions_df4fb14f1485a544, figures_df4fb14f1485a544},
    {0xdf504d9783fe42ea, functions_df504d9783fe42ea, figures_df504d9783fe42ea},
    {0xdfc04b71b3ba2759, functions_dfc04b71b3ba2759, figures_dfc04b71b3ba2759},
    {0xdfeb12e1d428af48, functions_dfeb12e1d428af48, figures_dfeb12e1d428af48},
    {0xe05418a33e6b4cf0, functions_e05418a33e6b4cf0, {}},
    {0xe068866c865d7d93, functions_e068866c865d7d93, figures_e068866c865d7d93},
    {0xe0c4c5175229e8b9, functions_e0c4c5175229e8b9, figures_e0c4c5175229e8b9},
    {0xe20a85e738cba4c8, functions_e20a85e738cba4c8, figures_e20a85e738cba4c8},
    {0xe24bdf4d3bbe7693, functions_e24bdf4d3bbe7693, figures_e24bdf4d3bbe7693},
    {0xe27fd0b248992733, functions_e27fd0b248992733, figures_e27fd0b248992733},
    {0xe347ddf4c3ef9704, functions_e347ddf4c3ef9704, {}},
    {0xe39964d010e53d9b, functions_e39964d010e53d9b, figures_e39964d010e53d9b},
    {0xe4ec931636249419, functions_e4ec931636249419, figures_e4ec931636249419},
    {0xe5c537d94e04551a, functions_e5c537d94e04551a, figures_e5c537d94e04551a},
    {0xe709c4f1adf1cad4, functions_e709c4f1adf1cad4, figures_e709c4f1adf1cad4},
    {0xe73d189750ee63a3, functions_e73d189750ee63a3, figures_e73d189750ee63a3},
    {0xe7eeeda21c01e34e, functions_e7eeeda21c01e34e, figures_e7eeeda21c01e34e},
    {0xe800b04b6bd28aa1, functions_e800b04b6bd28aa1, figures_e800b04b6bd28aa1},
    {0xe821a310996d28d8, functions_e821a310996d28d8, figures_e821a310996d28d8},
    {0xe8409455834743ff, functions_e8409455834743ff, figures_e8409455834743ff},
    {0xe888e5c8986c82a9, functions_e888e5c8986c82a9, figures_e888e5c8986c82a9},
    {0xe8d5d3c006927949, functions_e8d5d3c006927949, {}},
    {0xe9859ccfdbc972b4, functions_e9859ccfdbc972b4, figures_e9859ccfdbc972b4},
    {0xea52851d07434b55, functions_ea52851d07434b55, figures_ea52851d07434b55},
    {0xebfdc9f6dbb76048, functions_ebfdc9f6dbb76048, figures_ebfdc9f6dbb76048},
    {0xebfeb362a7866f3e, functions_ebfeb362a7866f3e, figures_ebfeb362a7866f3e},
    {0xeca3f2dc3392ce38, functions_eca3f2dc3392ce38, figures_eca3f2dc3392ce38},
    {0xecac7e4cf6ff66db, functions_ecac7e4cf6ff66db, figures_ecac7e4cf6ff66db},
    {0xecc2d5506e1e0b8c, functions_ecc2d5506e1e0b8c, figures_ecc2d5506e1e0b8c},
    {0xed5ee7ba79d64d5d, functions_ed5ee7ba79d64d5d, figures_ed5ee7ba79d64d5d},
    {0xed6b2de35bfd5045, functions_ed6b2de35bfd5045, figures_ed6b2de35bfd5045},
    {0xee1268acc4b3dbc5, functions_ee1268acc4b3dbc5, figures_ee1268acc4b3dbc5},
    {0xee3b4df6a586e7db, functions_ee3b4df6a586e7db, figures_ee3b4df6a586e7db},
    {0xee409622e3b0ba34, functions_ee409622e3b0ba34, figures_ee409622e3b0ba34},
    {0xefbfd9b9cf90072c, functions_efbfd9b9cf90072c, figures_efbfd9b9cf90072c},
    {0xefc225603acd0735, functions_efc225603acd0735, figures_efc225603acd0735},
    {0xf0423c7a5fec509f, functions_f0423c7a5fec509f, figures_f0423c7a5fec509f},
    {0xf121697d30a8065e, functions_f121697d30a8065e, figures_f121697d30a8065e},
    {0xf1cc7fdb7a1af2e1, functions_f1cc7fdb7a1af2e1, figures_f1cc7fdb7a1af2e1},
    {0xf2263580b7a4644b, functions_f2263580b7a4644b, figures_f2263580b7a4644b},
    {0xf2879db8817ce541, functions_f2879db8817ce541, figures_f2879db8817ce541},
    {0xf2d9c81c3fdaf375, functions_f2d9c81c3fdaf375, figures_f2d9c81c3fdaf375},
    {0xf34e51016c17d275, functions_f34e51016c17d275, {}},
    {0xf3f2bed73b944c6b, functions_f3f2bed73b944c6b, {}},
    {0xf3f8fb2f4e31cfbf, functions_f3f8fb2f4e31cfbf, figures_f3f8fb2f4e31cfbf},
    {0xf453977576c23cb9, functions_f453977576c23cb9, figures_f453977576c23cb9},
    {0xf460df8cd1eff849, functions_f460df8cd1eff849, figures_f460df8cd1eff849},
    {0xf46f0b09502a62ab, functions_f46f0b09502a62ab, figures_f46f0b09502a62ab},
    {0xf47bdec6b6f67fb7, functions_f47bdec6b6f67fb7, figures_f47bdec6b6f67fb7},
    {0xf4fbbaf01262a081, functions_f4fbbaf01262a081, {}},
    {0xf5313a2c9665f7bf, functions_f5313a2c9665f7bf, figures_f5313a2c9665f7bf},
    {0xf595a3d5b4eef292, functions_f595a3d5b4eef292, {}},
    {0xf5c5785c3d24e7c8, functions_f5c5785c3d24e7c8, figures_f5c5785c3d24e7c8},
    {0xf5cdcf4e86ca238b, functions_f5cdcf4e86ca238b, figures_f5cdcf4e86ca238b},
    {0xf61609850f9141c3, functions_f61609850f9141c3, figures_f61609850f9141c3},
    {0xf64b0006abbf3387, functions_f64b0006abbf3387, figures_f64b0006abbf3387},
    {0xf716c1b26533c25c, functions_f716c1b26533c25c, figures_f716c1b26533c25c},
    {0xf720c2589d704f01, functions_f720c2589d704f01, figures_f720c2589d704f01},
    {0xf8525a43174a01db, functions_f8525a43174a01db, figures_f8525a43174a01db},
    {0xf88ff6e3ba923f54, functions_f88ff6e3ba923f54, figures_f88ff6e3ba923f54},
    {0xf8bca28237ae13ff, functions_f8bca28237ae13ff, figures_f8bca28237ae13ff},
    {0xfb414ba00ad567fa, functions_fb414ba00ad567fa, figures_fb414ba00ad567fa},
    {0xfb4e1710d2c7541b, functions_fb4e1710d2c7541b, figures_fb4e1710d2c7541b},
    {0xfbd61df1a92b3598, functions_fbd61df1a92b3598, figures_fbd61df1a92b3598},
    {0xfbda4a8c7e845f49, functions_fbda4a8c7e845f49, figures_fbda4a8c7e845f49},
    {0xfcbff56728bc0113, functions_fcbff56728bc0113, figures_fcbff56728bc0113},
    {0xfd2dd88f9b2e176c, functions_fd2dd88f9b2e176c, figures_fd2dd88f9b2e176c},
    {0xfe5e7678050bdb78, functions_fe5e7678050bdb78, figures_fe5e7678050bdb78},
    {0xfed8c54ff2515033, functions_fed8c54ff2515033, figures_fed8c54ff2515033},
    {0xff1ba285f0027825, functions_ff1ba285f0027825, figures_ff1ba285f0027825},
    {0xff3eb972d869fa43, functions_ff3eb972d869fa43, figures_ff3eb972d869fa43},
    {0xff4e5c0c2f7ec6f6, functions_ff4e5c0c2f7ec6f6, figures_ff4e5c0c2f7ec6f6},
    {0xff74cd8e44f79773, functions_ff74cd8e44f79773, figures_ff74cd8e44f79773},
    {0xffc3c346f3a0a658, functions_ffc3c346f3a0a658, figures_ffc3c346f3a0a658},
    {0xffc48ab263127585, functions_ffc48ab263127585, {}},
};

}  // namespace

std::span<const LinkedKernel> linked_kernels() { return kernels; }

}  // namespace minterm
