// SPDX-License-Identifier: MIT
// A point and a box, rotated or not, in the box's own frame: how far the point lies beyond the nearer of two sides says all.
#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

#include "point_as_ball.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/rotated/gap.hpp"
#include "tangency/reference/rotated/row.hpp"

namespace tangency::questions {

using namespace reference;
using namespace reference::detail;

namespace {

// Of the sign of the largest overshoot, below zero between all sides, and of how many axes on which it is not below.
Answer answer_with(int largest, std::size_t axes, std::size_t dim, ExactNumber distance_sq, ExactNumber gap_sq) {
    Answer answer{};
    answer.verdict = verdict_of_sign(largest);
    answer.region = region_of(axes, dim);
    answer.relation = relation_without_holding(answer.verdict);
    answer.distance_sq = Number(std::move(distance_sq));
    answer.gap_sq = Number(std::move(gap_sq));
    return answer;
}

// Of whole numbers whose squares were multiplied by `enlargement`.
template <std::size_t Dim>
Answer answer_on(const IntegerInput<Dim>& input, const Integer& enlargement) {
    Integer largest = overshoot(input, 0), outside_sq = 0;
    std::size_t axes = 0;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const Integer beyond = overshoot(input, axis);
        axes += beyond.sign() >= 0;
        if (beyond.sign() > 0) outside_sq += beyond * beyond;
        largest = std::max(largest, beyond);
    }
    const Integer square = largest.sign() < 0 ? Integer(largest * largest) : outside_sq;
    const auto number = [&](const Integer& count) { return ExactNumber{Fraction(count, enlargement, 2 * input.exponent)}; };
    return answer_with(largest.sign(), axes, Dim, number(square), number(largest.sign() < 0 ? Integer(-square) : square));
}

Answer answer_on(const InSpace& in_space) {
    const Integer& norm_sq = in_space.rotation.norm_sq;
    return answer_on(in_space.in_box_frame, norm_sq * norm_sq);
}

Answer answer_on(const InPlane& in_plane) {
    const LinearForm& nearest = in_plane.center.overshoot[nearest_axis(in_plane)];
    std::size_t axes = 0;
    for (const LinearForm& beyond : in_plane.center.overshoot) axes += in_plane.turn->sign(beyond) >= 0;
    const int largest = in_plane.turn->sign(nearest);
    if (largest == 0) return answer_with(largest, axes, 2, {Fraction(0)}, {Fraction(0)});
    if (largest > 0) {
        const ExactNumber outside_sq = gap_on(in_plane).outside_sq;
        return answer_with(largest, axes, 2, outside_sq, outside_sq);
    }
    LinearForm depth = nearest;
    negate(depth);
    const int squared = 2 * in_plane.input.exponent;
    return answer_with(largest, axes, 2, in_plane.turn->product(depth, depth, squared), in_plane.turn->product(depth, nearest, squared));
}

}  // namespace

Answer answer_box_point(const Signature& signature, std::span<const double> row) {
    const PointAsBall ball(signature, row);
    const std::span<const double> numbers(ball.row);
    if (signature.orientation == Orientation::none)
        return visit_integers(ball.signature, numbers, [](const auto& input) { return answer_on(input, Integer(1)); });
    return std::visit([](const auto& input) { return answer_on(input); }, rotated_input(ball.signature, numbers, Precision{}));
}

}  // namespace tangency::questions
