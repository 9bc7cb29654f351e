// SPDX-License-Identifier: MIT
// What makes a row no valid input at all: an error value that names the field, never a verdict.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tangency/shapes/layout.hpp"

namespace tangency::reference {

enum class Flaw { not_a_number, infinite, negative, lo_above_hi, zero_direction };

/// The first field, in argument order, that keeps the row from being a valid input. An axis or a quaternion
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

/// The first defect of a row of numbers in the order of its layout, or nothing if the row is an
/// input: every number finite, radius and extents not negative, lo at most hi, axis or quaternion not zero.
/// Minus zero is zero.
template <class Scalar>
std::optional<Defect> find_defect(const Signature& signature, std::span<const Scalar> numbers) {
    const Layout& layout = layout_of(signature);
    for (std::size_t i = 0; i < layout.size(); ++i) {
        if (std::isnan(numbers[i])) return Defect{layout[i].name, Flaw::not_a_number};
        if (std::isinf(numbers[i])) return Defect{layout[i].name, Flaw::infinite};
    }
    const bool is_rotated = signature.orientation != Orientation::none;
    const auto orientation = is_rotated ? layout.orientation(numbers) : std::span<const Scalar>();
    const bool is_zero = std::all_of(orientation.begin(), orientation.end(), [](Scalar number) { return number == 0; });
    for (std::size_t i = 0; i < layout.size(); ++i) {
        const auto& [name, role, shape, axis] = layout[i];
        if (is_size(role) && numbers[i] < 0) return Defect{name, Flaw::negative};
        if (role == Role::lo && numbers[i] > numbers[layout.place_of(shape, Role::hi, axis)]) return Defect{name, Flaw::lo_above_hi};
        if (role == Role::direction && is_zero) return Defect{"ux, uy", Flaw::zero_direction};
        if (role == Role::quaternion && is_zero) return Defect{"qx, qy, qz, qw", Flaw::zero_direction};
    }
    return std::nullopt;
}

}  // namespace tangency::reference
