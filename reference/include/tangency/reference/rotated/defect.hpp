// SPDX-License-Identifier: MIT
// What makes a rotated input no scene at all: an error value that names the field, never a verdict.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tangency/shapes/rotated_form.hpp"

namespace tangency::reference {

enum class RotatedFlaw { not_a_number, infinite, negative, zero_direction };

/// The first field, in argument order, that keeps the input from being a scene. An axis or a quaternion
/// of length zero is named by its fields together: "ux, uy".
struct RotatedDefect {
    std::string_view field;
    RotatedFlaw flaw;

    friend bool operator==(const RotatedDefect&, const RotatedDefect&) = default;
};

/// One clause for an error message: what is wrong with the field and what it must be instead.
inline std::string describe(const RotatedDefect& defect) {
    const std::string field(defect.field);
    switch (defect.flaw) {
        case RotatedFlaw::not_a_number: return field + " is NaN; give a finite number";
        case RotatedFlaw::infinite: return field + " is infinite; give a finite number";
        case RotatedFlaw::negative: return field + " is negative; give zero or more";
        case RotatedFlaw::zero_direction: return field + " are all zero; give a direction of any nonzero length";
    }
    return field;
}

/// The first defect of a row of numbers in the order of `field_names`, or nothing if the row is a
/// scene: every number finite, radius and extents not negative, axis or quaternion not zero. Minus zero
/// is zero. Needs form center_half or corner_size and number_count(signature) numbers.
template <class Scalar>
std::optional<RotatedDefect> find_defect(const RotatedSignature& signature, std::span<const Scalar> numbers) {
    const auto names = field_names(signature);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (std::isnan(numbers[i])) return RotatedDefect{names[i], RotatedFlaw::not_a_number};
        if (std::isinf(numbers[i])) return RotatedDefect{names[i], RotatedFlaw::infinite};
    }
    const std::size_t dim = dim_of(signature.turning);
    for (std::size_t second = dim; second < 2 * dim; ++second)
        if (numbers[second] < 0) return RotatedDefect{names[second], RotatedFlaw::negative};
    const auto turning = numbers.subspan(2 * dim, turning_count(signature.turning));
    const bool is_zero = std::all_of(turning.begin(), turning.end(), [](Scalar number) { return number == 0; });
    if (is_zero && signature.turning == Turning::axis)
        return RotatedDefect{"ux, uy", RotatedFlaw::zero_direction};
    if (is_zero && signature.turning == Turning::quaternion)
        return RotatedDefect{"qx, qy, qz, qw", RotatedFlaw::zero_direction};
    if (numbers[names.size() - 1] < 0) return RotatedDefect{names.back(), RotatedFlaw::negative};
    return std::nullopt;
}

}  // namespace tangency::reference
