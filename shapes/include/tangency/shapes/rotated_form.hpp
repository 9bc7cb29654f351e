// SPDX-License-Identifier: MIT
// The words for how a caller stores a rotated scene: the box's form and how its turning is given.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "tangency/shapes/form.hpp"

namespace tangency {

/// How the caller says which way the box is turned. The first three are 2-D, the last is 3-D.
enum class Turning { radians, degrees, axis, quaternion };

inline constexpr std::array<std::string_view, 4> turning_names{"radians", "degrees", "axis", "quaternion"};

constexpr std::string_view name_of(Turning turning) {
    return turning_names[static_cast<std::size_t>(turning)];
}

/// Everything that fixes the meaning of a row of numbers about a rotated box.
struct RotatedSignature {
    Form form;  ///< center_half or corner_size
    Turning turning;
    ScalarType scalar;

    friend constexpr bool operator==(const RotatedSignature&, const RotatedSignature&) = default;
};

constexpr std::size_t dim_of(Turning turning) { return turning == Turning::quaternion ? 3 : 2; }

/// How many numbers the orientation takes: an angle, a direction, or a quaternion.
constexpr std::size_t turning_count(Turning turning) {
    if (turning == Turning::quaternion) return 4;
    return turning == Turning::axis ? 2 : 1;
}

/// How many numbers a rotated scene takes: box (two an axis), orientation, ball's position and radius.
constexpr std::size_t number_count(const RotatedSignature& signature) {
    return 3 * dim_of(signature.turning) + 1 + turning_count(signature.turning);
}

namespace detail {

using RotatedFieldRow = std::array<std::string_view, 14>;

// One row a turning for each of the two forms, in the order of Turning.
inline constexpr std::array<std::array<RotatedFieldRow, 4>, 2> rotated_field_rows{{
    {{{"cx", "cy", "hx", "hy", "angle", "px", "py", "r"},
      {"cx", "cy", "hx", "hy", "angle", "px", "py", "r"},
      {"cx", "cy", "hx", "hy", "ux", "uy", "px", "py", "r"},
      {"cx", "cy", "cz", "hx", "hy", "hz", "qx", "qy", "qz", "qw", "px", "py", "pz", "r"}}},
    {{{"x", "y", "w", "h", "angle", "px", "py", "r"},
      {"x", "y", "w", "h", "angle", "px", "py", "r"},
      {"x", "y", "w", "h", "ux", "uy", "px", "py", "r"},
      {"x", "y", "z", "w", "h", "d", "qx", "qy", "qz", "qw", "px", "py", "pz", "r"}}},
}};

}  // namespace detail

/// The names of a rotated scene's numbers in their order, as error messages and reports use them.
constexpr std::span<const std::string_view> field_names(const RotatedSignature& signature) {
    const auto& rows = detail::rotated_field_rows[signature.form == Form::center_half ? 0 : 1];
    const auto& row = rows[static_cast<std::size_t>(signature.turning)];
    return std::span<const std::string_view>(row).first(number_count(signature));
}

}  // namespace tangency
