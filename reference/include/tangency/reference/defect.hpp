// SPDX-License-Identifier: MIT
// What makes an input no scene at all: an error value that names the field, never a verdict.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tangency/shapes/form.hpp"

namespace tangency::reference {

enum class Flaw { not_a_number, infinite, negative, lo_above_hi, zero_direction };

/// The first field, in argument order, that keeps the input from being a scene. An axis or a quaternion
/// of length zero is named by its fields together: "ux, uy".
struct Defect {
    std::string_view field;
    Flaw flaw;

    friend bool operator==(const Defect&, const Defect&) = default;
};

/// One clause for an error message: what is wrong with the field and what it must be instead.
inline std::string describe(const Defect& defect) {
    const std::string field(defect.field);
    switch (defect.flaw) {
        case Flaw::not_a_number: return field + " is NaN; give a finite number";
        case Flaw::infinite: return field + " is infinite; give a finite number";
        case Flaw::negative: return field + " is negative; give zero or more";
        case Flaw::lo_above_hi: return field + " is above its hi side; swap the two";
        case Flaw::zero_direction: return field + " are all zero; give a direction of any nonzero length";
    }
    return field;
}

/// The first defect of a row of numbers in the order of `field_names`, or nothing if the row is a
/// scene: every number finite, radius and extents not negative, lo at most hi, axis or quaternion not zero.
/// Minus zero is zero.
template <class Scalar>
std::optional<Defect> find_defect(const Signature& signature, std::span<const Scalar> numbers) {
    const auto names = field_names(signature);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (std::isnan(numbers[i])) return Defect{names[i], Flaw::not_a_number};
        if (std::isinf(numbers[i])) return Defect{names[i], Flaw::infinite};
    }
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const std::size_t second = signature.dim + axis;
        if (signature.form == Form::lo_hi) {
            if (numbers[axis] > numbers[second]) return Defect{names[axis], Flaw::lo_above_hi};
        } else if (numbers[second] < 0) {
            return Defect{names[second], Flaw::negative};
        }
    }
    const auto turning = numbers.subspan(2 * signature.dim, turning_count(signature.turning));
    const bool is_zero = std::all_of(turning.begin(), turning.end(), [](Scalar number) { return number == 0; });
    if (is_zero && signature.turning == Turning::axis) return Defect{"ux, uy", Flaw::zero_direction};
    if (is_zero && signature.turning == Turning::quaternion)
        return Defect{"qx, qy, qz, qw", Flaw::zero_direction};
    if (numbers[names.size() - 1] < 0) return Defect{names.back(), Flaw::negative};
    return std::nullopt;
}

}  // namespace tangency::reference
