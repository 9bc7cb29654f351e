// SPDX-License-Identifier: MIT
// P20: axis-aligned is axis-aligned, and a quarter turn exchanges extents.
#include "instances.hpp"

#include <array>
#include <cmath>

#include "tangency/properties/floats.hpp"
#include "tangency/shapes/layout.hpp"

namespace tangency::properties {
namespace {

constexpr double quarter_turn_in_radians = 0x1.921fb54442d18p+0;
constexpr int most_turn_doublings = 10;

// The 24 turns that take a cube to itself: quaternions of one, two or four components 1 or -1, signs apart.
LatticeTurn cube_turn(int choice) {
    LatticeTurn turn{.orientation = Orientation::quaternion};
    for (int code = 1, found = -1; found < choice; ++code) {
        int rest = code % 81, nonzero = 0, first = 0;
        for (std::size_t i = 4; i-- > 0; rest /= 3) {
            turn.numbers[i] = rest % 3 == 2 ? -1 : rest % 3;
            nonzero += rest % 3 != 0;
            if (turn.numbers[i] != 0) first = static_cast<int>(turn.numbers[i]);
        }
        found += nonzero != 3 && nonzero != 0 && first > 0;
    }
    return turn;
}

LatticeTurn quarter_turns(int choice, Orientation orientation) {
    if (orientation == Orientation::quaternion) return cube_turn((choice % 24 + 24) % 24);
    const int quarters = choice % 8;
    if (orientation != Orientation::axis) return {.orientation = Orientation::degrees, .numbers = {90 * quarters}};
    constexpr std::array<std::int64_t, 4> cosines{1, 0, -1, 0};
    const auto place = static_cast<std::size_t>(quarters & 3);
    return {.orientation = Orientation::axis, .numbers = {cosines[place], cosines[(place + 3) % 4]}};
}

// The half extents on the world's axes of a box rotated by quarters.
std::array<std::int64_t, 3> exchanged(const std::array<std::int64_t, 3>& half_extent, const IntegerTurn& turn) {
    std::array<std::int64_t, 3> result{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) result[i] += std::abs(turn.rows[i][j]) * half_extent[j];
    return result;
}

// The verdict is asked of the axis-aligned reference. In radians the angle is the float nearest to the
// quarter turn, which no input that is clear of ties can tell from it.
std::optional<Instance> p20_instance(Source& source, const Signature& signature) {
    LatticeInput input = draw_lattice(source, signature);
    const int choice = source.between(-23, 23);
    const int doublings = source.chance(1, 2) ? 0 : source.between(-most_turn_doublings, most_turn_doublings);
    input.turn = quarter_turns(choice, signature.orientation);
    const IntegerTurn turn = *integer_turn(input.turn);
    if (signature.orientation >= Orientation::axis) input.turn.exponent = doublings;
    const bool has_two_turns = layout_of(signature).has_second_turn();
    if (has_two_turns) input.second_turn = quarter_turns(source.between(-23, 23), signature.orientation);
    auto instance = lattice_instance(Expectation::verdict, {input}, signature, source.domain());
    if (!instance) return std::nullopt;
    if (signature.orientation == Orientation::radians) {
        // A scalar of few bits has no number near enough to a quarter turn.
        if (choice % 8 != 0 && !holds_every_lattice(signature.scalar)) return std::nullopt;
        const std::size_t place = Layout(signature).place_of(ShapeOf::first, Role::radians);
        instance->inputs[0].numbers[place] = round_to(signature.scalar, quarter_turn_in_radians * (choice % 8));
        if (!may_be_instantiated(instance->inputs[0])) return std::nullopt;
    }
    if (!source.wants(*instance)) return std::nullopt;
    LatticeInput axis_aligned = input;
    axis_aligned.first.half_extent = exchanged(input.first.half_extent, turn);
    if (has_two_turns) axis_aligned.second.half_extent = exchanged(input.second.half_extent, *integer_turn(input.second_turn));
    const Input row = express(axis_aligned, {Form::center_half, signature.scalar, signature.dim, Orientation::none, signature.question});
    if (!is_held(axis_aligned, row)) return std::nullopt;
    instance->answer = answered(row);
    return instance;
}

}  // namespace

Property p20_quarter_turns() {
    return {.id = "P20",
            .title = "quarter turns",
            .statement =
                "A box rotated by nothing is judged as the axis-aligned box, one rotated by quarters as the "
                "axis-aligned box with its extents exchanged.",
            .proof =
                "A quarter turn takes the axes to the axes, so the rotated box is that axis-aligned box; the "
                "reference of the latter gives the verdict.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_rotated_boxes,
            .on_lattice = true,
            .share = 40000,
            .instance = p20_instance,
            .answers = SpeaksOf::verdicts};
}

}  // namespace tangency::properties
