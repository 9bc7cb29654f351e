// SPDX-License-Identifier: MIT
// The words for how a caller stores a scene: form, scalar type, dimension, and the contract at a tie.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace tangency {

/// How the caller stores the box (and, in the last form, the ball).
enum class Form { center_half, lo_hi, corner_size, corner_size_ball_corner };

/// The floating-point type of every argument.
enum class ScalarType { f32, f64 };

/// What a subject promises at a tie: closed counts touching as intersecting, open does not.
enum class Contract { closed, open };

inline constexpr std::array<std::string_view, 4> form_names{"center_half", "lo_hi", "corner_size",
                                                            "corner_size_ball_corner"};
inline constexpr std::array<std::string_view, 2> scalar_names{"f32", "f64"};
inline constexpr std::array<std::string_view, 2> contract_names{"closed", "open"};

constexpr std::string_view name_of(Form form) { return form_names[static_cast<std::size_t>(form)]; }
constexpr std::string_view name_of(ScalarType scalar) {
    return scalar_names[static_cast<std::size_t>(scalar)];
}
constexpr std::string_view name_of(Contract contract) {
    return contract_names[static_cast<std::size_t>(contract)];
}

/// Everything that fixes the meaning of a row of numbers.
struct Signature {
    Form form;
    ScalarType scalar;
    std::size_t dim;  ///< 1, 2 or 3

    friend constexpr bool operator==(const Signature&, const Signature&) = default;
};

/// How many numbers a scene takes: box first (two per axis), then the ball's position and radius.
constexpr std::size_t number_count(const Signature& signature) { return 3 * signature.dim + 1; }

namespace detail {

using FieldRow = std::array<std::string_view, 10>;

// One row a dimension for each form, in the order of Form.
inline constexpr std::array<std::array<FieldRow, 3>, 4> field_rows{{
    {{{"cx", "hx", "px", "r"},
      {"cx", "cy", "hx", "hy", "px", "py", "r"},
      {"cx", "cy", "cz", "hx", "hy", "hz", "px", "py", "pz", "r"}}},
    {{{"lox", "hix", "px", "r"},
      {"lox", "loy", "hix", "hiy", "px", "py", "r"},
      {"lox", "loy", "loz", "hix", "hiy", "hiz", "px", "py", "pz", "r"}}},
    {{{"x", "w", "px", "r"},
      {"x", "y", "w", "h", "px", "py", "r"},
      {"x", "y", "z", "w", "h", "d", "px", "py", "pz", "r"}}},
    {{{"x", "w", "qx", "r"},
      {"x", "y", "w", "h", "qx", "qy", "r"},
      {"x", "y", "z", "w", "h", "d", "qx", "qy", "qz", "r"}}},
}};

}  // namespace detail

/// The names of a scene's numbers in their order, as error messages and reports use them.
/// Domain: dim 1 to 3.
constexpr std::span<const std::string_view> field_names(const Signature& signature) {
    const auto& row = detail::field_rows[static_cast<std::size_t>(signature.form)][signature.dim - 1];
    return std::span<const std::string_view>(row).first(number_count(signature));
}

}  // namespace tangency
