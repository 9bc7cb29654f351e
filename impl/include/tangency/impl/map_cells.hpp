// SPDX-License-Identifier: MIT
// A map in cells: shapes collide if they are in the same cell, or in neighbouring ones.
#pragma once

#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

/// How many cells the shapes are apart on an axis, each being in the cell that its low corner is in. A cell is one unit wide.
template <class Scalar>
Scalar cells_apart(const CornerSizeBox<Scalar, 2>& box, const CorneredBall<Scalar, 2>& ball, std::size_t axis) {
    return std::abs(std::floor(ball.corner[axis]) - std::floor(box.corner[axis]));
}

/// Each shape keeps the cell it is in; the same cell is a collision.
/// The author's condition is that every shape is as large as a cell (and lies on it, which the cells of a map see to). Then it is
/// right: a disk that fills its cell reaches into the box of that cell and into no other. Of other shapes it never looks at a size,
/// so that level none is all it reaches: a wide box is missed by as much as its width, and apart shapes in one cell are hit.
struct SameCell {
    static constexpr MethodInfo info = by(Form::corner_size_ball_corner)
                                           .published(Contract::open, "same_cell", "the low corners lie in the same cell of a map",
                                                      "J.c, Common 2D collision detection (aotu.io, 2017), map in cells", Level::none)
                                           .only_in(Dims::two)
                                           .reaching_in("cells", Level::exact);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const CorneredBall<Scalar, Dim>& ball) {
        return cells_apart(box, ball, 0) == 0 && cells_apart(box, ball, 1) == 0;
    }
};

/// The same, and cells that share a side are a collision as well: the disk that fills one touches the side between them.
/// Cells that share a corner are none: that disk stays 0.2 of a cell away from the corner.
struct NeighbouringCell {
    static constexpr MethodInfo info =
        by(Form::corner_size_ball_corner)
            .published(Contract::closed, "neighbouring_cell", "the low corners lie in the same cell of a map, or in two that share a side",
                       "J.c, Common 2D collision detection (aotu.io, 2017), map in cells", Level::none)
            .only_in(Dims::two)
            .reaching_in("cells", Level::exact);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const CorneredBall<Scalar, Dim>& ball) {
        return cells_apart(box, ball, 0) + cells_apart(box, ball, 1) <= 1;
    }
};

}  // namespace tangency::impl
