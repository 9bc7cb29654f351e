// SPDX-License-Identifier: MIT
// Float scenes written into rows.
#include "tangency/properties/placing.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "quick_angle.hpp"
#include "tangency/properties/floats.hpp"

namespace tangency::properties {

double finite(ScalarType scalar, double value) {
    const double largest = format_of(scalar).largest;
    return std::clamp(round_to(scalar, value), -largest, largest);
}

double steering_distance(const Case& scene) {
    if (scene.signature.turning != Turning::none) return turned_distance(scene);
    const std::size_t dim = scene.signature.dim;
    double scale = 0;
    for (const double number : scene.row()) scale = std::max(scale, std::abs(number));
    if (scale == 0) return 0;
    const int shift = std::ilogb(scale);
    const auto scaled = [&](std::size_t index) { return std::ldexp(scene.numbers[index], -shift); };
    double sum = 0;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const double first = scaled(axis);
        const double second = scaled(dim + axis);
        const double position = scaled(2 * dim + axis);
        const bool centered = scene.signature.form == Form::center_half;
        const double lo = centered ? first - second : first;
        const double hi = scene.signature.form == Form::lo_hi ? second : first + second;
        const double beyond = std::max({lo - position, position - hi, 0.0});
        sum += beyond * beyond;
    }
    return finite(ScalarType::f64, std::ldexp(std::sqrt(sum), shift));
}

double largest_length(const Case& scene) {
    double scale = 0;
    for (std::size_t i = 0; i < scene.row().size(); ++i)
        if (i < 2 * scene.signature.dim || i >= ball_place(scene.signature))
            scale = std::max(scale, std::abs(scene.numbers[i]));
    return scale;
}

void set_axis(Case& scene, std::size_t axis, double center, double half, double position) {
    const ScalarType scalar = scene.signature.scalar;
    const Form form = scene.signature.form;
    const double first = form == Form::center_half ? center : center - half;
    const double second = form == Form::center_half ? half : form == Form::lo_hi ? center + half : 2 * half;
    scene.numbers[axis] = finite(scalar, first);
    scene.numbers[scene.signature.dim + axis] = finite(scalar, second);
    scene.numbers[2 * scene.signature.dim + axis] = finite(scalar, position);
}

void set_radius(Case& scene, double radius) {
    const std::size_t dim = scene.signature.dim;
    const ScalarType scalar = scene.signature.scalar;
    scene.row().back() = finite(scalar, std::max(radius, 0.0));
    if (scene.signature.form != Form::corner_size_ball_corner) return;
    for (std::size_t axis = 2 * dim; axis < 3 * dim; ++axis)
        scene.numbers[axis] = finite(scalar, scene.numbers[axis] - scene.numbers[3 * dim]);
}

void copy_lengths(const Case& straight, Case& turned) {
    const std::size_t dim = turned.signature.dim;
    std::copy_n(straight.numbers.begin(), 2 * dim, turned.numbers.begin());
    std::copy_n(straight.numbers.begin() + static_cast<std::ptrdiff_t>(2 * dim), dim + 1,
                turned.numbers.begin() + static_cast<std::ptrdiff_t>(ball_place(turned.signature)));
}

Frame steering_frame(const Case& scene) {
    const double angle = scene.numbers[2 * scene.signature.dim];
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
    const std::size_t dim = scene.signature.dim;
    const double scale = largest_length(straight);
    const int shift = scale == 0 ? 0 : std::ilogb(scale);
    const auto scaled = [&](std::size_t place) { return std::ldexp(straight.numbers[place], -shift); };
    Point center{}, offset{};
    for (std::size_t axis = 0; axis < dim; ++axis) {
        center[axis] = scaled(axis) + (scene.signature.form == Form::center_half ? 0 : scaled(dim + axis) / 2);
        offset[axis] = scaled(2 * dim + axis) - center[axis];
    }
    offset = frame.to_world(offset);
    for (std::size_t axis = 0; axis < dim; ++axis)
        scene.numbers[ball_place(scene.signature) + axis] =
            finite(scene.signature.scalar, std::ldexp(center[axis] + offset[axis], shift));
}

}  // namespace tangency::properties
