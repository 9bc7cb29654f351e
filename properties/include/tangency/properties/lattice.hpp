// SPDX-License-Identifier: MIT
// Scenes on a small dyadic lattice, where every sensible intermediate is exact.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "tangency/properties/case.hpp"

namespace tangency::properties {

/// How the box of a lattice scene is turned: the orientation of its row in units of 2^exponent, being an angle,
/// a direction (u, v) or a quaternion (x, y, z, w). All zeros, or another turning than the row's: no turn.
struct LatticeTurn {
    Turning turning = Turning::none;
    std::array<std::int64_t, 4> numbers{};
    int exponent = 0;
    bool carries = false;  ///< the ball turns with the box: the scene's offset is meant in the box's frame

    double number(std::size_t index) const;
};

/// A rotation times `scale`, in integers.
struct IntegerTurn {
    std::array<std::array<std::int64_t, 3>, 3> rows;
    std::int64_t scale;
};

/// The turn in integers where it is rational: any quaternion, an axis of whole length, quarter turns in
/// degrees, angle zero. Needs a turn within the limits of `is_valid`.
std::optional<IntegerTurn> integer_turn(const LatticeTurn& turn);

/// A scene in integers, in units of 2^exponent. Every form and scalar can express it exactly as long
/// as the integers keep to `lattice_limit`: sides, differences, their squares and sums of three
/// squares then fit the 24 bits of f32 (docs/levels.md has the count). Where the box is turned, only the turns
/// of `turns_exactly` keep all that exact.
struct LatticeScene {
    std::size_t dim = 2;
    std::array<std::int64_t, 3> box_center{};
    std::array<std::int64_t, 3> half_extent{};
    std::array<std::int64_t, 3> center{};
    std::int64_t radius = 0;
    int exponent = 0;
    int negative_zeros = 0;  ///< bit i: the row's number i, if it is no extent or radius and zero, is written -0
    LatticeTurn turn{};      ///< written by turned signatures only
};

/// The largest integer in a scene that lattice properties pose.
inline constexpr std::int64_t lattice_limit = 512;

/// Units from 2^-lattice_exponent to 2^lattice_exponent keep a scene a lattice scene.
inline constexpr int lattice_exponent = 8;

/// Orientations keep to this many units, angles to this many turns: a sensible float method turns by them
/// with an error far below the clearance of docs/levels.md.
inline constexpr std::int64_t turn_limit = 65536;
inline constexpr int most_turns = 20;
inline constexpr int most_turn_exponent = 30;

/// Whether extents and radius are not negative, every integer keeps to `lattice_limit` and the turn to its
/// limits.
bool is_valid(const LatticeScene& scene);

/// The scene in a caller's form. Needs a valid turn and a signature of the scene's dimension. Exact, but for a
/// ball carried by a turn that is not rational: it is rounded to the scalar type. A turned scene keeps the
/// place of its box's centre; an integer turn enlarges the other lengths by its scale.
Case express(const LatticeScene& scene, const Signature& signature);

/// How far the centre lies beyond the box on one axis, in units; 0 between its sides. In the box's frame if the
/// turn carries the ball.
std::int64_t overshoot(const LatticeScene& scene, std::size_t axis);

}  // namespace tangency::properties
