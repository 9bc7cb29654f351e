// SPDX-License-Identifier: MIT
// How hard inputs are to read.
#include "tangency/properties/complexity.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "tangency/properties/floats.hpp"
#include "tangency/shapes/layout.hpp"

namespace tangency::properties {
namespace {

// Bits of the significand, and how far the point is from its end: of small integers every doubling is a bit. Of a long
// significand hardly more than its magnitude is read, so that digits which come of rounding are alike.
double cost_of_number(double number) {
    if (number == 0) return std::signbit(number) ? 0.25 : 0;
    if (std::isnan(number)) return 1;
    if (std::isinf(number)) return 1000;
    const auto [odd, doublings] = odd_part(std::abs(number));
    const double bits = std::log2(static_cast<double>(odd));
    const double in_full = bits + 0.5 * (std::abs(doublings) + std::clamp(doublings, 0, 10));
    const double at_a_glance = 12 + bits / 8 + 0.5 * std::abs(std::ilogb(number) + 1);
    return 1 + std::min(in_full, at_a_glance) + (number < 0 ? 0.5 : 0);
}

// The angles that everybody knows first, then whole numbers.
double cost_of_degrees(double angle) {
    static constexpr std::array<double, 3> drawing_board{90, 45, 30};
    if (angle == 0) return cost_of_number(angle);
    for (std::size_t i = 0; i < drawing_board.size(); ++i)
        if (std::isfinite(angle) && std::fmod(angle, drawing_board[i]) == 0)
            return static_cast<double>(i) + 1 + 0.25 * std::log2(std::abs(angle) / drawing_board[i]) + (angle < 0 ? 0.5 : 0);
    return 6 + cost_of_number(angle);
}

}  // namespace

double complexity(const Input& row) {
    double cost = 0;
    const double* number = row.numbers.data();
    const Layout& layout = layout_of(row.signature);
    const bool has_first_box = has_box(row.signature.question);
    for (const Field& field : layout) {
        const double here = field.role == Role::degrees ? cost_of_degrees(*number) : cost_of_number(*number);
        // A box at the origin reads a little easier than a ball there.
        cost += has_first_box && field.shape == ShapeOf::first && is_position(field.role) ? 1.01 * here : here;
        ++number;
    }
    return cost;
}

// What stands beside the first input is mostly the same numbers again.
double complexity(const Instance& instance) {
    double cost = 0;
    for (std::size_t i = 0; i < instance.inputs.size(); ++i) cost += complexity(instance.inputs[i]) / (i == 0 ? 1 : 4);
    return cost;
}

}  // namespace tangency::properties
