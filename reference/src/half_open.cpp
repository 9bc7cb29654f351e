// SPDX-License-Identifier: MIT
// Which points a box holds that has its low sides and not its high ones.
#include <array>
#include <cstddef>
#include <type_traits>
#include <variant>

#include "point_as_ball.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/rotated/row.hpp"

namespace tangency::reference {
namespace {

using namespace detail;

template <std::size_t Dim>
bool lies_within(const IntegerInput<Dim>& input) {
    for (std::size_t axis = 0; axis < Dim; ++axis)
        if (input.offset[axis] < -input.half_extent[axis] || input.offset[axis] >= input.half_extent[axis]) return false;
    return true;
}

bool lies_within(const InSpace& in_space) { return lies_within(in_space.in_box_frame); }

// l_i + h_i and l_i - h_i are linear forms, whose signs every turn decides (docs/why/rotated.md).
bool lies_within(const InPlane& in_plane) {
    const std::array<LinearForm, 2> local = local_center(in_plane.input);
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const Integer& half_extent = in_plane.input.half_extent[axis];
        if (in_plane.turn->sign(local[axis] + half_extent) < 0 || in_plane.turn->sign(local[axis] - half_extent) >= 0) return false;
    }
    return true;
}

}  // namespace

bool holds_half_open(const Signature& signature, std::span<const double> row) {
    const PointAsBall ball(signature, row);
    const std::span<const double> numbers(ball.row);
    if (signature.orientation == Orientation::none)
        return visit_integers(ball.signature, numbers, [](const auto& input) { return lies_within(input); });
    return std::visit([](const auto& input) { return lies_within(input); }, rotated_input(ball.signature, numbers, Precision{}));
}

}  // namespace tangency::reference
