// SPDX-License-Identifier: MIT
// The gap of a case from its numbers.
#include "tangency/properties/gap_bound.hpp"

#include "block_decider.hpp"
#include "gap_units.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::properties {

GapBound in_units(const BoxDistance& distance, int exponent, const Input& input) {
    const double scale = scale_of(input);
    if (scale == 0) return {0, 0, 0};
    const GapUnits units(scale, format_of(input.signature.scalar));
    const double radius = input.numbers[layout_of(input.signature).radius()], band = units.band * (1 + turns_of(input));
    // A radius beside which all else is nothing is the gap, but for a relative 2^-58.
    constexpr int next_to_nothing = 60;
    if (units.exponent > exponent + next_to_nothing) {
        const double gap = scaled(radius, -units.exponent);
        return {gap / band, gap / units.ulp, 0};
    }
    const auto [most, above] = distance.gap(radius, exponent);
    const double unit = power_of_two(exponent - units.exponent), gap = most * unit;
    return {gap / band, gap / units.ulp, above * unit / band};
}

std::optional<GapBound> bound_gap(const Input& input) {
    if (input.signature.question != Question::box_ball) return std::nullopt;
    DistanceMeasure measure(input.signature);
    const Input positive = with_positive_sizes(input);
    const ScaledRow row = measure.scaled([&positive](std::size_t place) { return positive.numbers[place]; });
    const std::optional<BoxDistance> distance = measure.measure(row);
    return distance ? std::optional(in_units(*distance, row.exponent, input)) : std::nullopt;
}

}  // namespace tangency::properties
