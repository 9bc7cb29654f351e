// SPDX-License-Identifier: MIT
// How hard numbers and orientations are to read.
#include <array>
#include <bit>
#include <cmath>
#include <cstdlib>

#include "shrink_parts.hpp"

namespace tangency::properties {
namespace {

constexpr std::array<double, 3> drawing_board{90, 45, 30};

}  // namespace

double cost_of_integer(std::int64_t number) {
    const double magnitude = std::abs(static_cast<double>(number));
    return magnitude == 0 ? 0 : 1 + std::log2(magnitude) + (number < 0 ? 0.5 : 0);
}

Binary to_binary(double number) {
    int exponent = 0;
    const double fraction = std::frexp(number, &exponent);
    const auto significand = static_cast<std::int64_t>(std::ldexp(fraction, 53));
    const int zeros = std::countr_zero(static_cast<std::uint64_t>(significand));
    return {significand / (std::int64_t{1} << zeros), exponent - 53 + zeros};
}

double cost_of_float(double number) {
    if (number == 0) return std::signbit(number) ? 0.25 : 0;
    if (!std::isfinite(number)) return HUGE_VAL;  // what a change of unit may overflow to; never simpler
    const Binary binary = to_binary(number);
    return cost_of_integer(binary.odd) + 0.5 * std::abs(binary.exponent);
}

double cost_of_degrees(double angle) {
    if (angle == 0) return std::signbit(angle) ? 0.25 : 0;
    const double sign = angle < 0 ? 0.5 : 0;
    for (std::size_t i = 0; i < drawing_board.size(); ++i)
        if (std::isfinite(angle) && std::fmod(angle, drawing_board[i]) == 0)
            return static_cast<double>(i) + 1 + 0.25 * std::log2(std::abs(angle) / drawing_board[i]) + sign;
    return 6 + cost_of_float(angle);
}

double cost_of_turn(const LatticeTurn& turn) {
    // A ball carried by an irrational turn is written with every digit it has.
    double cost = !turn.carries ? 0 : integer_turn(turn) ? 1 : 6;
    if (turn.turning == Turning::degrees) return cost + cost_of_degrees(turn.number(0));
    for (const std::int64_t number : turn.numbers) cost += cost_of_integer(number);
    return cost + 0.5 * std::abs(turn.exponent);
}

std::vector<std::int64_t> simpler_integers(std::int64_t number) {
    std::vector<std::int64_t> candidates;
    if (number == 0) return candidates;
    candidates = {0, number / 2, number - (number > 0 ? 1 : -1)};
    if (number < 0) candidates.push_back(-number);
    return candidates;
}

}  // namespace tangency::properties
