// SPDX-License-Identifier: MIT
// Scenes on a small dyadic lattice, where every sensible intermediate is exact.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tangency/properties/case.hpp"

namespace tangency::properties {

/// A scene in integers, in units of 2^exponent. Every form and scalar can express it exactly as long
/// as the integers keep to `lattice_limit`: sides, differences, their squares and sums of three
/// squares then fit the 24 bits of f32 (docs/levels.md has the count).
struct LatticeScene {
    std::size_t dim = 2;
    std::array<std::int64_t, 3> box_center{};
    std::array<std::int64_t, 3> half_extent{};
    std::array<std::int64_t, 3> center{};
    std::int64_t radius = 0;
    int exponent = 0;
    int negative_zeros = 0;  ///< bit i: the row's number i, if it is a coordinate and zero, is written -0
};

/// The largest integer in a scene that lattice properties pose.
inline constexpr std::int64_t lattice_limit = 512;

/// Units from 2^-lattice_exponent to 2^lattice_exponent keep a scene a lattice scene.
inline constexpr int lattice_exponent = 8;

/// Whether extents and radius are not negative and every integer keeps to `lattice_limit`.
bool is_valid(const LatticeScene& scene);

/// The scene in a caller's form. Needs a signature of the scene's dimension; exact.
Case express(const LatticeScene& scene, const Signature& signature);

/// How far the centre lies beyond the box on one axis, in units; 0 between its sides.
std::int64_t overshoot(const LatticeScene& scene, std::size_t axis);

}  // namespace tangency::properties
