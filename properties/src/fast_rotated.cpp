// SPDX-License-Identifier: MIT
// The fast verdict on rotated boxes: by an axis or a quaternion always, by an angle where the filter proves it.
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

#include "fast_angle.hpp"
#include "fast_deciders.hpp"
#include "tangency/impl/exact_filtered_axis.hpp"
#include "tangency/impl/exact_filtered_quaternion.hpp"

namespace tangency::properties::fast {
namespace {

namespace exact = impl::exact;
namespace detail = exact::detail;
using detail::as;
using exact::Stage;

// A row as decide_axis_row takes it.
using Place = detail::Row<2, 2>;
using Row = std::array<double, Place::length>;

MaybeVerdict said(exact::Verdict verdict) { return static_cast<reference::Verdict>(verdict); }

template <class Form>
MaybeVerdict decide_along(Row row, double u, double v, Stage first_stage) {
    row[Place::orientation] = u;
    row[Place::orientation + 1] = v;
    return said(exact::decide_axis_row<Form>(row.data(), first_stage).verdict);
}

// Whether no turn changes the distance: the box is a point, or the circle's centre is the box's.
template <class Form>
bool is_round(const Row& row) {
    bool is_point = true, is_centered = true;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const double second = row[Place::second + axis];
        const Pair offset = Form::offset(as<Pair>(row[Place::first + axis]), as<Pair>(second), as<Pair>(row[Place::center + axis]));
        is_point = is_point && second == 0;
        is_centered = is_centered && offset.high == 0;
    }
    return is_point || is_centered;
}

// The filter of decide_axis_row, with the direction's own error in the bound.
template <class Form, class Work>
MaybeVerdict filter(const Row& near_one, const Reduced& angle, double k) {
    const Direction<Work> turn = direction_of<Work>(angle);
    exact::Verdict verdict{};
    const double bound_rel = k + 3 * direction_error<Work>;
    const auto estimated =
        detail::estimate_rotated<Form, detail::ByAxis, double, Work>(near_one.data(), {turn.cosine, turn.sine}, bound_rel);
    if (detail::is_decided(estimated, verdict)) return said(verdict);
    const detail::AxisFrame<double> frame{detail::leading(turn.cosine), detail::leading(turn.sine)};
    if (!detail::is_surely_inside<Form, detail::ByAxis>(near_one.data(), frame, std::make_index_sequence<2>{})) return std::nullopt;
    return said(detail::verdict_inside(near_one.back()));
}

template <class Form>
MaybeVerdict decide_by_angle(const Row& row, const Reduced& angle, Stage first_stage) {
    detail::Span lengths;
    for (const double number : row) lengths.see(number);
    if (lengths.is_empty()) return reference::Verdict::touching;
    Row near_one;
    for (std::size_t i = 0; i < row.size(); ++i) near_one[i] = detail::scaled(row[i], -lengths.top);
    // A radius so small that it became 0 is none.
    if (near_one.back() == 0 && row.back() != 0) return std::nullopt;
    if (first_stage <= Stage::wide_filter)
        if (const MaybeVerdict answer = filter<Form, double>(near_one, angle, detail::ByAxis::filter_k)) return answer;
    if (first_stage <= Stage::expansions) return filter<Form, Pair>(near_one, angle, detail::ByAxis::pairs_k);
    return std::nullopt;
}

template <class Form>
MaybeVerdict decide_plane(const Input& input, Stage first_stage) {
    Row row{};
    const Orientation orientation_kind = input.signature.orientation;
    // The row of the axis form; an angle leaves the axis open.
    const Layout &layout = layout_of(input.signature), &axes = layout_for<tangency::Form::center_half, Orientation::axis, 2>;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        row[axes.first(axis)] = input.numbers[layout.first(axis)];
        row[axes.second(axis)] = input.numbers[layout.second(axis)];
        row[axes.ball(axis)] = input.numbers[layout.ball(axis)];
    }
    row[axes.radius()] = input.numbers[layout.radius()];
    const double* const orientation = input.numbers.data() + layout.orientation();
    if (orientation_kind == Orientation::axis) return decide_along<Form>(row, orientation[0], orientation[1], first_stage);
    const double angle = orientation[0];
    if (is_round<Form>(row)) return decide_along<Form>(row, 1, 0, first_stage);
    const std::optional<Reduced> reduced = orientation_kind == Orientation::degrees ? reduce_degrees(angle) : reduce_radians(angle);
    if (!reduced) return std::nullopt;
    if (const auto axis = exact_axis_of(orientation_kind, angle, *reduced))
        return decide_along<Form>(row, axis->cosine, axis->sine, first_stage);
    return decide_by_angle<Form>(row, *reduced, first_stage);
}

}  // namespace

std::optional<Direction<double>> exact_axis_of(Orientation orientation, double angle, const Reduced& reduced) {
    const bool diagonal = orientation == Orientation::degrees && std::fabs(std::remainder(angle, 90.0)) == 45;
    if (!diagonal && !reduced.is_whole) return std::nullopt;
    Direction<double> turn{1, diagonal ? std::copysign(1.0, reduced.rest.high) : 0};
    for (int quarter = 0; quarter < reduced.quarters; ++quarter) turn = {-turn.sine, turn.cosine};
    return turn;
}

MaybeVerdict decide_rotated(const Input& input, int first_stage) {
    const auto first = static_cast<Stage>(first_stage);
    if (input.signature.orientation == Orientation::quaternion) {
        const double* row = input.numbers.data();
        if (input.signature.form == Form::center_half) return said(exact::decide_quaternion_row<exact::CenterHalf>(row, first).verdict);
        return said(exact::decide_quaternion_row<exact::CornerSize>(row, first).verdict);
    }
    if (input.signature.form == Form::center_half) return decide_plane<exact::CenterHalf>(input, first);
    return decide_plane<exact::CornerSize>(input, first);
}

}  // namespace tangency::properties::fast
