// SPDX-License-Identifier: MIT
// P22: rotating the whole input changes nothing.
#include "instances.hpp"

#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace tangency::properties {
namespace {

using Integers = std::array<std::int64_t, 4>;

// Quarter turns first; then turns of rational matrices, which enlarge the input.
constexpr std::array<Integers, 7> plane_turns{{{0, 1}, {-1, 0}, {0, -1}, {3, 4}, {4, -3}, {-5, 12}, {15, 8}}};
constexpr std::array<Integers, 9> space_turns{
    {{0, 0, 1, 1}, {1, 0, 0, 1}, {0, -1, 0, 1}, {1, 1, 1, 1}, {1, 1, -1, 1}, {0, 1, 0, 0}, {0, 0, 1, 2}, {1, 1, 1, 0}, {1, 0, 2, -1}}};

enum Way { swap_extents, compose, turn_box_by_half };

int turn_count(Orientation orientation) { return orientation == Orientation::axis ? 7 : orientation == Orientation::quaternion ? 9 : 3; }

std::array<std::int64_t, 3> turned(const IntegerTurn& by, const std::array<std::int64_t, 3>& vector) {
    std::array<std::int64_t, 3> result{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) result[i] += by.rows[i][j] * vector[j];
    return result;
}

// The orientation rotated by `by`, a direction or a quaternion; an angle by the quarters that `by` makes.
LatticeTurn composed(LatticeTurn turn, const Integers& by, const Signature& signature) {
    const auto [a, b, c, d] = turn.numbers;
    switch (signature.orientation) {
        case Orientation::axis: turn.numbers = {by[0] * a - by[1] * b, by[0] * b + by[1] * a}; break;
        case Orientation::degrees: {
            const std::int64_t quarters = by[1] != 0 ? (by[1] > 0 ? 1 : 3) : 2;
            turn.numbers[0] += static_cast<std::int64_t>(std::ldexp(static_cast<double>(90 * quarters), -turn.exponent));
            break;
        }
        default: {
            const auto& [x, y, z, w] = by;
            turn.numbers = {w * a + x * d + y * c - z * b, w * b - x * c + y * d + z * a, w * c + x * b - y * a + z * d,
                            w * d - x * a - y * b - z * c};
        }
    }
    return turn;
}

// Box and ball about the origin by quarters; in the plane turns commute, so the offset may be rotated in
// whichever frame it is meant, and a box rotated by a quarter more is one with its extents exchanged.
LatticeInput rotated_by_quarters(const LatticeInput& input, const IntegerTurn& by) {
    LatticeInput result = input;
    result.first.center = turned(by, input.first.center);
    result.second.center = turned(by, input.second.center);
    if (by.rows[0][0] == 0)
        for (LatticeShape* shape : {&result.first, &result.second}) std::swap(shape->half_extent[0], shape->half_extent[1]);
    return result;
}

// Carried by the box, the ball need not be touched: the box's place and orientation turn.
LatticeInput rotated_with_ball(const LatticeInput& input, const IntegerTurn& by, const LatticeTurn& turn) {
    LatticeInput result = input;
    result.first.center = turned(by, input.first.center);
    for (std::size_t i = 0; i < 3; ++i) result.second.center[i] = result.first.center[i] + input.second.center[i] - input.first.center[i];
    result.turn = turn;
    return result;
}

std::optional<Instance> p22_instance(Source& source, const Signature& signature) {
    LatticeInput input = draw_lattice(source, signature);
    const auto choice = source.below(static_cast<std::uint32_t>(turn_count(signature.orientation)));
    const int way = source.between(swap_extents, turn_box_by_half);
    const bool space = signature.orientation == Orientation::quaternion;
    const Integers numbers = space ? space_turns[choice] : plane_turns[choice];
    const IntegerTurn by = *integer_turn({.orientation = space ? Orientation::quaternion : Orientation::axis, .numbers = numbers});
    if (way == swap_extents && !space) {
        if (by.scale != 1) return std::nullopt;
        return same_instance(input, rotated_by_quarters(input, by), signature, source.domain());
    }
    if (signature.orientation == Orientation::radians) return std::nullopt;  // no quarter turn is exact
    if (signature.orientation == Orientation::degrees && (by.scale != 1 || input.turn.exponent > 0)) return std::nullopt;
    // Zeros stand for no turn, and nothing can be composed with them but an angle.
    const bool has_two_turns = layout_of(signature).has_second_turn();
    if (signature.orientation >= Orientation::axis && input.turn.numbers == Integers{}) return std::nullopt;
    if (has_two_turns && (input.second_turn.numbers == Integers{} || by.scale != 1)) return std::nullopt;
    if (has_two_turns) input.second_turn.orientation = signature.orientation;
    input.turn.orientation = signature.orientation;
    input.turn.carries = true;
    if (way == turn_box_by_half && signature.orientation != Orientation::degrees) {
        LatticeInput half = input;
        for (std::int64_t& number : half.turn.numbers) number = -number;
        // The opposite direction turns the frame by half; the opposite quaternion is the same turn.
        if (!space)
            for (std::size_t i = 0; i < 2; ++i) half.second.center[i] = 2 * input.first.center[i] - input.second.center[i];
        return same_instance(input, half, signature, source.domain());
    }
    LatticeInput whole = rotated_with_ball(input, by, composed(input.turn, numbers, signature));
    if (has_two_turns) whole.second_turn = composed(input.second_turn, numbers, signature);
    return same_instance(input, whole, signature, source.domain());
}

}  // namespace

Property p22_input_rotation() {
    return {.id = "P22",
            .title = "rotation of the whole input",
            .statement =
                "Rotating box and circle together, by quarters or by a turn whose cosine and sine are "
                "rational, leaves the answer alone.",
            .proof =
                "A rotation is an isometry, and of a rotated box it is another rotated box: orientations compose, "
                "or after a quarter turn the extents change places.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_rotated_boxes,
            .on_lattice = true,
            .share = 20000,
            .instance = p22_instance,
            .answers = SpeaksOf::every_answer,
            .compares = true,
            .of_numbers = {"Rotating box and circle together, by quarters or by a turn whose cosine and sine are rational, leaves a "
                           "distance and an mtv's length alone."}};
}

}  // namespace tangency::properties
