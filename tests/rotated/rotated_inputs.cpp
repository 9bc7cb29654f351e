// SPDX-License-Identifier: MIT
// Random rotated inputs as rows of numbers.
#include "rotated_inputs.hpp"

namespace tangency::rotated_test {
namespace {

// Multiples of 15 degrees, some of them wrapped many times.
double friendly_degrees(Draws& draws, ScalarType scalar) {
    const double turns = draws.chance(1, 4) ? 360.0 * std::ldexp(1.0, draws.between(0, 12)) : 0.0;
    return rounded(scalar, 15.0 * draws.between(-48, 48) + turns);
}

constexpr double pi = 3.14159265358979323846;

// Rough doubles: only to put the radius near a tie.
double rough_angle(const Signature& signature, const Row& row) {
    const auto turn = layout_of(signature).orientation(std::span<const double>(row));
    if (signature.orientation == Orientation::axis) return std::atan2(turn[1], turn[0]);
    return signature.orientation == Orientation::degrees ? std::remainder(turn[0], 360.0) * pi / 180 : turn[0];
}

double radius_near_tie_2d(Draws& draws, const Signature& signature, const Row& row) {
    const auto [box, ball] = lengths_of(layout_of(signature), [&row](std::size_t place) { return row[place]; });
    const double h_x = box.half_extent[0], h_y = box.half_extent[1];
    const double d_x = ball.center[0] - box.center[0], d_y = ball.center[1] - box.center[1];
    const double angle = rough_angle(signature, row);
    const double l_x = std::abs(d_x * std::cos(angle) + d_y * std::sin(angle));
    const double l_y = std::abs(d_y * std::cos(angle) - d_x * std::sin(angle));
    if (l_x < h_x && l_y < h_y && draws.chance(1, 2)) return std::min(h_x - l_x, h_y - l_y);
    if (draws.chance(1, 4)) return std::hypot(l_x + h_x, l_y + h_y);
    return std::hypot(std::max(l_x - h_x, 0.0), std::max(l_y - h_y, 0.0));
}

}  // namespace

Row draw_row(Draws& draws, const Signature& signature) {
    const ScalarType scalar = signature.scalar;
    const std::size_t dim = signature.dim;
    const int kind = draws.between(0, 5);
    Row row(number_count(signature));
    for (double& number : row) {
        if (kind == 0)
            number = draws.any(scalar);
        else if (kind <= 2)
            number = draws.between(-6, 6);
        else
            number = rounded(scalar, (draws.unit() - 0.5) * std::ldexp(16.0, kind == 3 ? draws.between(-30, 30) : 0));
    }
    const Layout& layout = layout_of(signature);
    for (std::size_t place = 0; place < row.size(); ++place)
        if (is_size(layout[place].role)) row[place] = std::abs(row[place]);
    if (kind != 0) {
        const auto turn = layout.orientation(std::span<double>(row));
        if (signature.orientation == Orientation::degrees)
            turn[0] = draws.chance(1, 2) ? friendly_degrees(draws, scalar) : rounded(scalar, 90 * turn[0]);
        if (signature.orientation == Orientation::axis && turn[0] == 0 && turn[1] == 0) turn[0] = 1;
        if (signature.orientation == Orientation::quaternion) {
            // Integers tie often where nothing turns, and nearly nowhere else.
            if (draws.chance(1, 8)) std::fill_n(turn.begin(), 3, 0.0);
            if (turn[0] == 0 && turn[1] == 0 && turn[2] == 0) turn[3] = 2;
        }
        if (dim == 2 && draws.chance(2, 3)) {
            double radius = rounded(scalar, radius_near_tie_2d(draws, signature, row));
            for (int steps = draws.between(0, 2); steps > 0; --steps)
                radius = scalar == ScalarType::f32
                             ? static_cast<double>(std::nextafter(static_cast<float>(radius), draws.chance(1, 2) ? 1e9F : 0.0F))
                             : std::nextafter(radius, draws.chance(1, 2) ? 1e300 : 0.0);
            row.back() = radius;
        }
    }
    return row;
}

}  // namespace tangency::rotated_test
