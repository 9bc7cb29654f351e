// SPDX-License-Identifier: MIT
// The one kind of number that decides a rotated input: A cos(theta) + B sin(theta) + C.
#pragma once

#include <array>
#include <cstddef>

#include "tangency/reference/integer_input.hpp"

namespace tangency::reference::detail {

/// A cos(theta) + B sin(theta) + C with integer A, B, C; theta is known to the turn that judges it.
struct LinearForm {
    Integer cosine;
    Integer sine;
    Integer constant;
};

inline LinearForm operator+(LinearForm form, const Integer& constant) {
    form.constant += constant;
    return form;
}

inline LinearForm operator-(LinearForm form, const Integer& constant) {
    form.constant -= constant;
    return form;
}

inline void negate(LinearForm& form) {
    form.cosine = -form.cosine;
    form.sine = -form.sine;
    form.constant = -form.constant;
}

/// l = R(-theta) D, the centre seen from the box: l_x = D_x cos + D_y sin, l_y = D_y cos - D_x sin.
inline std::array<LinearForm, 2> local_center(const IntegerInput<2>& input) {
    const auto& [x, y] = input.offset;
    return {{{x, y, 0}, {y, -x, 0}}};
}

/// |D|^2 + |h|^2, the part of every corner distance that no angle touches: |l|^2 = |D|^2.
inline Integer rotation_free_sq(const IntegerInput<2>& input) {
    const auto& [x, y] = input.offset;
    const auto& [h_x, h_y] = input.half_extent;
    return x * x + y * y + h_x * h_x + h_y * h_y;
}

/// |D|^2 + |h|^2 + 2 side (h_x |l_x| + h_y |l_y|), given the forms of |l_x| and |l_y|.
///   - side = -1: squared distance to the nearest corner, sum of (|l_i| - h_i)^2
///   - side = +1: squared distance to the farthest corner, sum of (|l_i| + h_i)^2
inline LinearForm corner_distance_sq(const IntegerInput<2>& input, const std::array<LinearForm, 2>& in_box_frame, int side) {
    const auto& [h_x, h_y] = input.half_extent;
    const Integer twice = 2 * side;
    return {twice * (h_x * in_box_frame[0].cosine + h_y * in_box_frame[1].cosine),
            twice * (h_x * in_box_frame[0].sine + h_y * in_box_frame[1].sine), rotation_free_sq(input)};
}

}  // namespace tangency::reference::detail
