// SPDX-License-Identifier: MIT
// P22: turning the whole scene changes nothing.
#include "support.hpp"

#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace tangency::properties {
namespace {

using Integers = std::array<std::int64_t, 4>;

// Quarter turns first; then turns of rational matrices, which enlarge the scene.
constexpr std::array<Integers, 7> plane_turns{{{0, 1}, {-1, 0}, {0, -1}, {3, 4}, {4, -3}, {-5, 12}, {15, 8}}};
constexpr std::array<Integers, 9> space_turns{{{0, 0, 1, 1},
                                               {1, 0, 0, 1},
                                               {0, -1, 0, 1},
                                               {1, 1, 1, 1},
                                               {1, 1, -1, 1},
                                               {0, 1, 0, 0},
                                               {0, 0, 1, 2},
                                               {1, 1, 1, 0},
                                               {1, 0, 2, -1}}};

enum Way { swap_extents, compose, turn_box_by_half };

int turn_count(Turning turning) { return turning == Turning::axis ? 7 : turning == Turning::quaternion ? 9 : 3; }

std::array<std::int64_t, 3> turned(const IntegerTurn& by, const std::array<std::int64_t, 3>& vector) {
    std::array<std::int64_t, 3> result{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) result[i] += by.rows[i][j] * vector[j];
    return result;
}

// The orientation turned by `by`, a direction or a quaternion; an angle by the quarters that `by` makes.
LatticeTurn composed(LatticeTurn turn, const Integers& by, const Signature& signature) {
    const auto [a, b, c, d] = turn.numbers;
    switch (signature.turning) {
        case Turning::axis: turn.numbers = {by[0] * a - by[1] * b, by[0] * b + by[1] * a}; break;
        case Turning::degrees: {
            const std::int64_t quarters = by[1] != 0 ? (by[1] > 0 ? 1 : 3) : 2;
            turn.numbers[0] += static_cast<std::int64_t>(std::ldexp(static_cast<double>(90 * quarters), -turn.exponent));
            break;
        }
        default: {
            const auto& [x, y, z, w] = by;
            turn.numbers = {w * a + x * d + y * c - z * b, w * b - x * c + y * d + z * a,
                            w * c + x * b - y * a + z * d, w * d - x * a - y * b - z * c};
        }
    }
    return turn;
}

// Box and ball about the origin by quarters; in the plane turns commute, so the offset may be turned in
// whichever frame it is meant, and a box turned by a quarter more is one with its extents exchanged.
LatticeScene turned_by_quarters(const LatticeScene& scene, const IntegerTurn& by) {
    LatticeScene result = scene;
    result.box_center = turned(by, scene.box_center);
    result.center = turned(by, scene.center);
    if (by.rows[0][0] == 0) std::swap(result.half_extent[0], result.half_extent[1]);
    return result;
}

// Carried by the box, the ball need not be touched: the box's place and orientation turn.
LatticeScene turned_with_ball(const LatticeScene& scene, const IntegerTurn& by, const LatticeTurn& turn) {
    LatticeScene result = scene;
    result.box_center = turned(by, scene.box_center);
    for (std::size_t i = 0; i < 3; ++i) result.center[i] = result.box_center[i] + scene.center[i] - scene.box_center[i];
    result.turn = turn;
    return result;
}

std::optional<Instance> instance(Source& source, const Signature& signature) {
    LatticeScene scene = draw_lattice(source, signature);
    const auto choice = source.below(static_cast<std::uint32_t>(turn_count(signature.turning)));
    const int way = source.between(swap_extents, turn_box_by_half);
    const bool space = signature.turning == Turning::quaternion;
    const Integers numbers = space ? space_turns[choice] : plane_turns[choice];
    const IntegerTurn by = *integer_turn({.turning = space ? Turning::quaternion : Turning::axis, .numbers = numbers});
    if (way == swap_extents && !space) {
        if (by.scale != 1) return std::nullopt;
        return lattice_instance(Expectation::same, {scene, turned_by_quarters(scene, by)}, signature);
    }
    if (signature.turning == Turning::radians) return std::nullopt;  // no quarter turn is exact
    if (signature.turning == Turning::degrees && (by.scale != 1 || scene.turn.exponent > 0)) return std::nullopt;
    // Zeros stand for no turn, and nothing can be composed with them but an angle.
    if (signature.turning >= Turning::axis && scene.turn.numbers == Integers{}) return std::nullopt;
    scene.turn.turning = signature.turning;
    scene.turn.carries = true;
    if (way == turn_box_by_half && signature.turning != Turning::degrees) {
        LatticeScene half = scene;
        for (std::int64_t& number : half.turn.numbers) number = -number;
        // The opposite direction turns the frame by half; the opposite quaternion is the same turn.
        if (!space)
            for (std::size_t i = 0; i < 2; ++i) half.center[i] = 2 * scene.box_center[i] - scene.center[i];
        return lattice_instance(Expectation::same, {scene, half}, signature);
    }
    const LatticeTurn turn = composed(scene.turn, numbers, signature);
    return lattice_instance(Expectation::same, {scene, turned_with_ball(scene, by, turn)}, signature);
}

}  // namespace

Property p22_scene_rotation() {
    return {.id = "P22",
            .title = "rotation of the whole scene",
            .statement = "Turning box and circle together, by quarters or by a turn whose cosine and sine are "
                         "rational, leaves the answer alone.",
            .proof = "A rotation is an isometry, and of a turned box it is another turned box: orientations compose, "
                     "or after a quarter turn the extents change places.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_turned_boxes,
            .on_lattice = true,
            .share = 20000,
            .instance = instance};
}

}  // namespace tangency::properties
