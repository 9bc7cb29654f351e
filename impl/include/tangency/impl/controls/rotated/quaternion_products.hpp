// SPDX-License-Identifier: MIT
// Controls that never take a quaternion's root, and one that multiplies row vectors.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/controls/rotated/sides.hpp"

namespace tangency::impl::controls {

template <class Scalar>
Scalar norm_sq(const Quaternion<Scalar>& q) {
    return q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w;
}

template <class Scalar>
Quaternion<Scalar> hamilton_product(const Quaternion<Scalar>& a, const Quaternion<Scalar>& b) {
    return {a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z};
}

/// q* v q, which is |q|^2 times the offset in the box's frame.
template <class Scalar>
Vector<Scalar, 3> rotated_back_and_scaled(const Quaternion<Scalar>& q, const Vector<Scalar, 3>& v) {
    const Quaternion<Scalar> conjugate{-q.x, -q.y, -q.z, q.w};
    const auto result = hamilton_product(hamilton_product(conjugate, {v[0], v[1], v[2], Scalar(0)}), q);
    return {result.x, result.y, result.z};
}

/// q* v q divided by |q|^2, whatever the length.
struct QuaternionSandwich {
    static constexpr auto info = rotated_control("quaternion_sandwich", Orientation::quaternion, "Hamilton's products, divided by |q|^2");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball) {
        const auto& [box, q] = rotated;
        auto local = rotated_back_and_scaled(q, box_frame::offset_of<Scalar>(box, ball));
        for (Scalar& number : local) number /= norm_sq(q);
        return box_frame::folded_distance_sq(local, box.half_extent) <= ball.radius * ball.radius;
    }
};

/// Everything else multiplied by |q|^2 instead. Squares of such lengths stay in range for ordinary numbers.
struct QuaternionUndivided {
    static constexpr auto info = rotated_control("quaternion_undivided", Orientation::quaternion, "compare in units of |q|^2, no division");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball) {
        const auto& [box, q] = rotated;
        const Scalar scale = norm_sq(q);
        const auto local = rotated_back_and_scaled(q, box_frame::offset_of<Scalar>(box, ball));
        const Scalar radius = ball.radius * scale;
        return box_frame::folded_distance_sq(local, times(box.half_extent, scale)) <= radius * radius;
    }
};

/// The matrix for row vectors, v M, with the entries divided by |q|^2: of the inverse turn, columns are rows.
struct QuaternionRowVectors {
    static constexpr auto info =
        rotated_control("quaternion_row_vectors", Orientation::quaternion, "v M for row vectors, entries divided by |q|^2");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball) {
        const auto& [x, y, z, w] = rotated.orientation;
        const Scalar factor = 2 / norm_sq(rotated.orientation);
        const Sides<Scalar, 3> matrix{{{1 - factor * (y * y + z * z), factor * (x * y - w * z), factor * (x * z + w * y)},
                                       {factor * (x * y + w * z), 1 - factor * (x * x + z * z), factor * (y * z - w * x)},
                                       {factor * (x * z - w * y), factor * (y * z + w * x), 1 - factor * (x * x + y * y)}}};
        const auto offset = box_frame::offset_of<Scalar>(rotated.box, ball);
        Vector<Scalar, 3> local{};
        for (std::size_t row = 0; row < 3; ++row)
            for (std::size_t column = 0; column < 3; ++column) local[column] += offset[row] * matrix[row][column];
        return box_frame::folded_distance_sq(local, rotated.box.half_extent) <= ball.radius * ball.radius;
    }
};

}  // namespace tangency::impl::controls
