// SPDX-License-Identifier: MIT
// Float inputs written into rows.
#include "tangency/properties/write_row.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "fast_angle.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::properties {

double approximate_distance(const Input& input) {
    if (input.signature.orientation != Orientation::none) return rotated_distance(input);
    double scale = 0;
    for (const double number : input.row()) scale = std::max(scale, std::abs(number));
    if (scale == 0) return 0;
    const int shift = std::ilogb(scale);
    const auto number = [&](std::size_t place) { return scaled(input.numbers[place], -shift); };
    double sum = 0;
    const Layout& layout = layout_of(input.signature);
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        const auto [lo, hi] = box_sides(layout, axis, number);
        const double position = number(layout.ball(axis));
        const double beyond = std::max({lo - position, position - hi, 0.0});
        sum += beyond * beyond;
    }
    return finite(ScalarType::f64, scaled(std::sqrt(sum), shift));
}

void set_axis(Input& input, std::size_t axis, double center, double half, double position) {
    const Layout& layout = layout_of(input.signature);
    Lengths<double> lengths;
    lengths.first.center[axis] = center;
    lengths.first.half_extent[axis] = half;
    for (const std::size_t place : {layout.first(axis), layout.second(axis)})
        input.numbers[place] = finite(input.signature.scalar, number_in(layout[place], lengths));
    input.numbers[layout.ball(axis)] = finite(input.signature.scalar, position);
}

void set_radius(Input& input, double radius) {
    const Layout& layout = layout_of(input.signature);
    const ScalarType scalar = input.signature.scalar;
    const double stored = finite(scalar, std::max(radius, 0.0));
    input.numbers[layout.radius()] = stored;
    if (layout[layout.ball(0)].role != Role::corner) return;
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        double& position = input.numbers[layout.ball(axis)];
        position = finite(scalar, position - stored);
    }
}

void copy_lengths(const Input& axis_aligned, Input& rotated) {
    const std::size_t box = layout_of(rotated.signature).orientation(), ball = layout_of(rotated.signature).ball(0);
    const auto row = axis_aligned.row();
    std::ranges::copy(row.first(box), rotated.numbers.begin());
    std::ranges::copy(row.subspan(box), rotated.numbers.begin() + static_cast<std::ptrdiff_t>(ball));
}

BoxFrame approximate_frame(const Input& input) {
    const double angle = input.numbers[layout_of(input.signature).orientation()];
    std::optional<fast::Reduced> reduced;
    if (input.signature.orientation == Orientation::radians) reduced = fast::reduce_radians(angle);
    if (input.signature.orientation == Orientation::degrees) reduced = fast::reduce_degrees(angle);
    if (!reduced) return frame_of(input);
    const auto [cosine, sine] = fast::direction_of<double>(*reduced);
    BoxFrame frame;
    frame.rows[0] = {cosine, -sine, 0};
    frame.rows[1] = {sine, cosine, 0};
    return frame;
}

void carry_ball(const Input& axis_aligned, Input& input) { carry_ball(axis_aligned, input, frame_of(input)); }

void carry_ball(const Input& axis_aligned, Input& input, const BoxFrame& frame) {
    const Layout& layout = layout_of(axis_aligned.signature);
    const double scale = scale_of(axis_aligned);
    const int shift = scale == 0 ? 0 : std::ilogb(scale);
    const auto number = [&](std::size_t place) { return scaled(axis_aligned.numbers[place], -shift); };
    Point center{}, offset{};
    const Lengths<double> lengths = lengths_of(layout, number);
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        center[axis] = lengths.first.center[axis];
        offset[axis] = lengths.second.center[axis] - center[axis];
    }
    offset = frame.to_world(offset);
    for (std::size_t axis = 0; axis < layout.dim(); ++axis)
        input.numbers[layout_of(input.signature).ball(axis)] = finite(input.signature.scalar, scaled(center[axis] + offset[axis], shift));
}

}  // namespace tangency::properties
