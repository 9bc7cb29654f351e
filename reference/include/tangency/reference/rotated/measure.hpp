// SPDX-License-Identifier: MIT
// The exact decision procedure for rotated boxes in the plane, the same for every orientation.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "tangency/reference/classify.hpp"
#include "tangency/reference/rotated/exact_number.hpp"
#include "tangency/reference/rotated/linear_form.hpp"
#include "tangency/reference/rotated/turn_of.hpp"
#include "tangency/reference/words.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::reference {

/// The distance question answered, with the exact numbers behind it.
struct RotatedMeasurement {
    Verdict verdict;
    Region region;
    ExactNumber distance_sq;  ///< squared distance from the ball's centre to the box, 0 inside it
    ExactNumber gap_sq;       ///< distance_sq - radius^2; its sign is the verdict
};

/// The whole answer: the distance question and which solid holds which.
struct RotatedClassification : RotatedMeasurement {
    Relation relation;
    bool touches_from_within;  ///< the held shape reaches the holder's boundary; false unless one holds
};

namespace detail {

/// What the integers of a scene say whose squared lengths were multiplied by `enlargement`: 1 for a box along the axes.
template <std::size_t Dim>
RotatedMeasurement in_fractions(IntegerMeasurement measured, const IntegerScene<Dim>& scene, const Integer& enlargement) {
    const int squared = 2 * scene.exponent;
    return {measured.standing.verdict,
            measured.standing.region,
            {Fraction(std::move(measured.distance_sq), enlargement, squared)},
            {Fraction(std::move(measured.gap_sq), enlargement, squared)}};
}

template <std::size_t Dim>
RotatedClassification classify_in_fractions(const IntegerScene<Dim>& scene, const Integer& enlargement) {
    RotatedMeasurement measured = in_fractions(measure(scene), scene, enlargement);
    const auto [relation, touches_from_within] = relate(scene, measured.verdict);
    return {std::move(measured), relation, touches_from_within};
}

/// Where the centre stands, in the box's frame. Once the signs of l_x and l_y are known, |l_x| and |l_y|
/// are linear forms, and so is every question after them (docs/rotated.md, "Three numbers").
struct Footing {
    std::array<LinearForm, 2> reach;   ///< |l_i|
    std::array<LinearForm, 2> excess;  ///< |l_i| - h_i: how far beyond the nearer of two opposite sides
    std::array<bool, 2> outside;       ///< whether excess_i > 0

    std::size_t axes_outside() const { return std::size_t{outside[0]} + std::size_t{outside[1]}; }
    const LinearForm& face_distance() const { return excess[outside[0] ? 0 : 1]; }
};

template <class Turn>
Footing footing_of(const IntegerScene<2>& scene, Turn& turn) {
    Footing footing{local_center(scene), {}, {}};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        if (turn.sign(footing.reach[axis]) < 0) negate(footing.reach[axis]);
        footing.excess[axis] = footing.reach[axis] - scene.half_extent[axis];
        footing.outside[axis] = turn.sign(footing.excess[axis]) > 0;
    }
    return footing;
}

/// The sign of d - r: d is 0 inside, one excess at a face, the distance to the nearest corner else.
template <class Turn>
int gap_sign(const IntegerScene<2>& scene, const Footing& footing, Turn& turn) {
    const Integer& radius = scene.radius;
    switch (footing.axes_outside()) {
        case 0: return -radius.sign();
        case 1: return turn.sign(footing.face_distance() - radius);
        default: return turn.sign(corner_distance_sq(scene, footing.reach, -1) - Integer(radius * radius));
    }
}

template <class Turn>
Standing stand_on(const IntegerScene<2>& scene, const Footing& footing, Turn& turn) {
    return {verdict_of_sign(gap_sign(scene, footing, turn)), region_of(footing.axes_outside(), 2)};
}

/// The numbers behind the verdict. At a face d^2 - r^2 = (d - r)(d + r), a product of linear forms.
template <class Turn>
RotatedMeasurement measure_on(const IntegerScene<2>& scene, const Footing& footing, Turn& turn) {
    const auto [verdict, region] = stand_on(scene, footing, turn);
    const Integer radius_sq = scene.radius * scene.radius;
    const int squared = 2 * scene.exponent;
    if (region == Region::inside)
        return {verdict, region, {Fraction(0)}, turn.number({0, 0, -radius_sq}, squared)};
    if (region == Region::face) {
        const LinearForm& distance = footing.face_distance();
        return {verdict, region, turn.product(distance, distance, squared),
                turn.product(distance - scene.radius, distance + scene.radius, squared)};
    }
    const LinearForm distance_sq = corner_distance_sq(scene, footing.reach, -1);
    return {verdict, region, turn.number(distance_sq, squared), turn.number(distance_sq - radius_sq, squared)};
}

template <class Turn>
RotatedClassification relate_on(const IntegerScene<2>& scene, const Footing& footing, Turn& turn) {
    RotatedMeasurement measured = measure_on(scene, footing, turn);
    const int past_nearest_side = std::max(turn.sign(footing.excess[0] + scene.radius),
                                           turn.sign(footing.excess[1] + scene.radius));
    const int past_circle =
        turn.sign(corner_distance_sq(scene, footing.reach, 1) - Integer(scene.radius * scene.radius));
    const auto [relation, touches_from_within] = holding_of(past_nearest_side, past_circle, measured.verdict);
    return {std::move(measured), relation, touches_from_within};
}

}  // namespace detail

/// Where the closed disk stands to the closed rotated rectangle, decided without rounding: the verdict and the nearest
/// region, the quickest of the three questions.
///   - touching  <=>  the distance from the centre to the rectangle equals the radius exactly
///   - a quarter turn is the same as swapping the box's extents
///   - mirroring the scene and negating the angle leaves the verdict alone
/// Box is CenterHalfBox or CornerSizeBox, Orientation is Axis, Degrees or Radians.
/// Needs a valid scene (find_defect returns nothing). Domain: every finite number, subnormals included.
/// Source: docs/rotated.md, which proves that each step is decidable.
template <class Box, class Orientation, class Scalar>
Standing stand(const Rotated<Box, Orientation>& rotated, const Ball<Scalar, 2>& ball, Precision precision = {}) {
    const auto scene = detail::integer_scene(rotated.box, ball);
    return detail::TurnOf<Orientation>::visit(rotated.orientation, precision, [&](auto& turn) {
        return detail::stand_on(scene, detail::footing_of(scene, turn), turn);
    });
}

/// The verdict of stand, of a box in the plane or in space.
template <class Turned, class BallLike>
Verdict decide(const Turned& rotated, const BallLike& ball, Precision precision = {}) {
    return stand(rotated, ball, precision).verdict;
}

/// As stand, with the exact numbers behind the verdict. Same laws, same needs.
template <class Box, class Orientation, class Scalar>
RotatedMeasurement measure(const Rotated<Box, Orientation>& rotated, const Ball<Scalar, 2>& ball,
                           Precision precision = {}) {
    const auto scene = detail::integer_scene(rotated.box, ball);
    return detail::TurnOf<Orientation>::visit(rotated.orientation, precision, [&](auto& turn) {
        return detail::measure_on(scene, detail::footing_of(scene, turn), turn);
    });
}

/// As measure, and which solid holds which. Same laws, same needs.
template <class Box, class Orientation, class Scalar>
RotatedClassification classify(const Rotated<Box, Orientation>& rotated, const Ball<Scalar, 2>& ball,
                               Precision precision = {}) {
    const auto scene = detail::integer_scene(rotated.box, ball);
    return detail::TurnOf<Orientation>::visit(rotated.orientation, precision, [&](auto& turn) {
        return detail::relate_on(scene, detail::footing_of(scene, turn), turn);
    });
}

}  // namespace tangency::reference
