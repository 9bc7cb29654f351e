// SPDX-License-Identifier: MIT
// Float scenes written into rows.
#include "tangency/properties/placing.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "quick_angle.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::properties {

double finite(ScalarType scalar, double value) {
    const double largest = format_of(scalar).largest;
    return std::clamp(round_to(scalar, value), -largest, largest);
}

double steering_distance(const Case& scene) {
    if (scene.signature.turning != Turning::none) return turned_distance(scene);
    double scale = 0;
    for (const double number : scene.row()) scale = std::max(scale, std::abs(number));
    if (scale == 0) return 0;
    const int shift = std::ilogb(scale);
    const auto scaled = [&](std::size_t index) { return std::ldexp(scene.numbers[index], -shift); };
    double sum = 0;
    const Layout& layout = layout_of(scene.signature);
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        const auto [lo, hi] = box_sides(layout, axis, scaled);
        const double position = scaled(layout.ball(axis));
        const double beyond = std::max({lo - position, position - hi, 0.0});
        sum += beyond * beyond;
    }
    return finite(ScalarType::f64, std::ldexp(std::sqrt(sum), shift));
}

double largest_length(const Case& scene) { return scale_of(scene); }

void set_axis(Case& scene, std::size_t axis, double center, double half, double position) {
    const Layout& layout = layout_of(scene.signature);
    Lengths<double> lengths;
    lengths.center[axis] = center;
    lengths.half_extent[axis] = half;
    for (const std::size_t place : {layout.first(axis), layout.second(axis)})
        scene.numbers[place] = finite(scene.signature.scalar, number_in(layout[place], lengths));
    scene.numbers[layout.ball(axis)] = finite(scene.signature.scalar, position);
}

void set_radius(Case& scene, double radius) {
    const Layout& layout = layout_of(scene.signature);
    const ScalarType scalar = scene.signature.scalar;
    scene.numbers[layout.radius()] = finite(scalar, std::max(radius, 0.0));
    for (std::size_t axis = 0; axis < layout.dim(); ++axis)
        if (double& position = scene.numbers[layout.ball(axis)]; layout[layout.ball(axis)].role == Role::corner)
            position = finite(scalar, position - scene.numbers[layout.radius()]);
}

void copy_lengths(const Case& straight, Case& turned) {
    const Layout &from = layout_of(straight.signature), &to = layout_of(turned.signature);
    for (const Field& field : from)
        turned.numbers[to.place_of(field.shape, field.role, field.axis)] =
            straight.numbers[from.place_of(field.shape, field.role, field.axis)];
}

Frame steering_frame(const Case& scene) {
    const double angle = scene.numbers[layout_of(scene.signature).orientation()];
    std::optional<quick::Reduced> reduced;
    if (scene.signature.turning == Turning::radians) reduced = quick::reduce_radians(angle);
    if (scene.signature.turning == Turning::degrees) reduced = quick::reduce_degrees(angle);
    if (!reduced) return frame_of(scene);
    const auto [cosine, sine] = quick::direction_of<double>(*reduced);
    Frame frame;
    frame.rows[0] = {cosine, -sine, 0};
    frame.rows[1] = {sine, cosine, 0};
    return frame;
}

void carry_ball(const Case& straight, Case& scene) { carry_ball(straight, scene, frame_of(scene)); }

void carry_ball(const Case& straight, Case& scene, const Frame& frame) {
    const Layout& layout = layout_of(straight.signature);
    const double scale = largest_length(straight);
    const int shift = scale == 0 ? 0 : std::ilogb(scale);
    const auto scaled = [&](std::size_t place) { return std::ldexp(straight.numbers[place], -shift); };
    Point center{}, offset{};
    const Lengths<double> lengths = lengths_of(layout, scaled);
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        center[axis] = lengths.center[axis];
        offset[axis] = lengths.ball[axis] - center[axis];
    }
    offset = frame.to_world(offset);
    for (std::size_t axis = 0; axis < layout.dim(); ++axis)
        scene.numbers[layout_of(scene.signature).ball(axis)] =
            finite(scene.signature.scalar, std::ldexp(center[axis] + offset[axis], shift));
}

}  // namespace tangency::properties
