// SPDX-License-Identifier: MIT
// Rotated: the centre through the inverse of the box's matrix, then vertex_edge or fold.
#pragma once

#include <cmath>

#include "tangency/impl/fold.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/impl/vertex_edge.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl {

/// M = translation by c times R(theta), inverted as a general matrix; the centre goes through it into the box's
/// frame. Why the inverse is right, which the source leaves open: docs/why/rotated.md. The shift R(-theta) c is as
/// large as c and cancels against R(-theta) p, so this costs more roundings than rotating p - c does.
template <class Scalar>
Ball<Scalar, 2> through_inverse_matrix(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
    const auto& [box, orientation] = rotated;
    const Scalar angle = box_frame::degree<Scalar> * orientation.angle;
    const Scalar cos = std::cos(angle);
    const Scalar sin = std::sin(angle);
    const auto& [tx, ty] = box.center;
    // The adjugate over the determinant; the last row stays (0, 0, 1).
    const Scalar factor = 1 / (cos * cos + sin * sin);
    const Scalar shift_x = (-sin * ty - cos * tx) * factor;
    const Scalar shift_y = (sin * tx - cos * ty) * factor;
    const auto& [px, py] = ball.center;
    const Scalar local_x = (cos * factor) * px + (sin * factor) * py + shift_x;
    const Scalar local_y = (-sin * factor) * px + (cos * factor) * py + shift_y;
    return {{local_x, local_y}, ball.radius};
}

/// Level none for what vertex_edge does to ties.
/// Source: alexuhui, "Judging whether a circle and a rectangle intersect" (2022-09-25), Get2DTRMatrix.
struct InverseMatrix {
    static constexpr MethodInfo info =
        by(Form::center_half)
            .rotated_by(Orientation::degrees)
            .published(Contract::closed, "inverse_matrix", "centre through the inverse of the box's matrix, then vertex_edge",
                       "alexuhui (2022), rotated 1: Get2DTRMatrix, then method 1", Level::none)
            .noting("corners closed, faces open");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const CenterHalfBox<Scalar, 2> box{{0, 0}, rotated.box.half_extent};
        return VertexEdge::intersects(box, through_inverse_matrix(rotated, ball));
    }
};

/// The same frame, then fold.
/// Source: alexuhui, algorithm repository (2022), CheckCircleRectRotInsert.
struct InverseMatrixFold {
    static constexpr MethodInfo info =
        by(Form::center_half)
            .rotated_by(Orientation::degrees)
            .published(Contract::closed, "inverse_matrix_fold", "centre through the inverse of the box's matrix, then fold",
                       "alexuhui (2022), rotated 1: Get2DTRMatrix, then method 2");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const CenterHalfBox<Scalar, 2> box{{0, 0}, rotated.box.half_extent};
        return Fold::intersects(box, through_inverse_matrix(rotated, ball));
    }
};

}  // namespace tangency::impl
