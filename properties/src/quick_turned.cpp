// SPDX-License-Identifier: MIT
// The quick verdict on turned boxes: by an axis or a quaternion always, by an angle where the filter proves it.
#include <array>
#include <cmath>
#include <cstddef>

#include "quick_angle.hpp"
#include "quick_parts.hpp"
#include "tangency/impl/exact_filtered_axis.hpp"
#include "tangency/impl/exact_filtered_quaternion.hpp"

namespace tangency::properties::quick {
namespace {

namespace exact = impl::exact;
namespace detail = exact::detail;
using exact::Stage;

// A row as decide_turned_row takes it.
using Row = std::array<double, detail::turned_count>;

Answer said(exact::Verdict verdict) { return static_cast<reference::Verdict>(verdict); }

template <class Form>
Answer decide_along(Row row, double u, double v, Stage first_stage) {
    row[4] = u;
    row[5] = v;
    return said(exact::decide_turned_row<Form>(row.data(), first_stage).verdict);
}

// Whether no turn changes the distance: the box is a point, or the circle's centre is the box's.
template <class Form>
bool is_round(const Row& row) {
    if (row[2] == 0 && row[3] == 0) return true;
    using Turned = detail::TurnedForm<Form>;
    const Pair x = Turned::template offset<Pair>(row[0], row[2], row[6]);
    const Pair y = Turned::template offset<Pair>(row[1], row[3], row[7]);
    return x.high == 0 && y.high == 0;
}

// The filter of decide_turned_row, with the direction's own error in the bound.
template <class Form, class Work>
Answer filter(const Row& near_one, const Reduced& angle, double k) {
    const Direction<Work> turn = direction_of<Work>(angle);
    exact::Verdict verdict{};
    const double bound_rel = k + 3 * direction_error<Work>;
    if (detail::is_decided<double>(
            detail::estimate_turned<Form>(near_one.data(), turn.cosine, turn.sine, bound_rel), verdict))
        return said(verdict);
    const double u = detail::leading(turn.cosine), v = detail::leading(turn.sine);
    if (!detail::is_surely_inside<Form>(near_one.data(), u, v)) return std::nullopt;
    return near_one.back() == 0 ? reference::Verdict::touching : reference::Verdict::overlapping;
}

template <class Form>
Answer decide_by_angle(const Row& row, const Reduced& angle, Stage first_stage) {
    detail::Span lengths;
    for (const double number : row) lengths.see(number);
    if (lengths.empty) return reference::Verdict::touching;
    Row near_one;
    for (std::size_t i = 0; i < row.size(); ++i) near_one[i] = detail::scaled(row[i], -lengths.top);
    // A radius so small that it became 0 is none.
    if (near_one.back() == 0 && row.back() != 0) return std::nullopt;
    if (first_stage <= Stage::wide_filter)
        if (const Answer answer = filter<Form, double>(near_one, angle, detail::turned_k_filter)) return answer;
    if (first_stage <= Stage::expansions) return filter<Form, Pair>(near_one, angle, detail::turned_k_pairs);
    return std::nullopt;
}

// The angle as an axis: no turn, and in degrees quarter turns and odd multiples of 45. In radians only 0 leaves no
// rest.
std::optional<Direction<double>> exact_axis_of(Turning turning, double angle, Reduced reduced) {
    const bool diagonal = turning == Turning::degrees && std::fabs(std::remainder(angle, 90.0)) == 45;
    if (!diagonal && !reduced.is_whole) return std::nullopt;
    Direction<double> turn{1, diagonal ? std::copysign(1.0, reduced.rest.high) : 0};
    for (int quarter = 0; quarter < reduced.quarters; ++quarter) turn = {-turn.sine, turn.cosine};
    return turn;
}

template <class Form>
Answer decide_plane(const Case& scene, Stage first_stage) {
    Row row{};
    const Turning turning = scene.signature.turning;
    // The row of the axis form; an angle leaves the axis open.
    const Layout &layout = layout_of(scene.signature), &axes = layout_for<tangency::Form::center_half, Turning::axis, 2>;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        row[axes.first(axis)] = scene.numbers[layout.first(axis)];
        row[axes.second(axis)] = scene.numbers[layout.second(axis)];
        row[axes.ball(axis)] = scene.numbers[layout.ball(axis)];
    }
    row[axes.radius()] = scene.numbers[layout.radius()];
    const double* const orientation = scene.numbers.data() + layout.orientation();
    if (turning == Turning::axis) return decide_along<Form>(row, orientation[0], orientation[1], first_stage);
    const double angle = orientation[0];
    if (is_round<Form>(row)) return decide_along<Form>(row, 1, 0, first_stage);
    const std::optional<Reduced> reduced =
        turning == Turning::degrees ? reduce_degrees(angle) : reduce_radians(angle);
    if (!reduced) return std::nullopt;
    if (const auto axis = exact_axis_of(turning, angle, *reduced))
        return decide_along<Form>(row, axis->cosine, axis->sine, first_stage);
    return decide_by_angle<Form>(row, *reduced, first_stage);
}

}  // namespace

Answer decide_turned(const Case& scene, int first_stage) {
    const auto first = static_cast<Stage>(first_stage);
    if (scene.signature.turning == Turning::quaternion) {
        const double* row = scene.numbers.data();
        if (scene.signature.form == Form::center_half)
            return said(exact::decide_spun_row<exact::CenterHalf>(row, first).verdict);
        return said(exact::decide_spun_row<exact::CornerSize>(row, first).verdict);
    }
    if (scene.signature.form == Form::center_half) return decide_plane<exact::CenterHalf>(scene, first);
    return decide_plane<exact::CornerSize>(scene, first);
}

}  // namespace tangency::properties::quick
