// SPDX-License-Identifier: MIT
// Boxes rotated by an angle: in degrees or radians, reduced first, fused, or by exact quarters.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "tangency/impl/controls/rotated/sides.hpp"
#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::impl::controls {

/// The plain method where no unit of angle has to be converted.
struct RadiansFold {
    static constexpr auto info = rotated_control("radians_fold", Orientation::radians, "rotate p - c by -theta in radians, then fold");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Radians<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        return box_frame::fold_reaches(rotated.box, box_frame::turn_of_radians(rotated.orientation.angle), ball);
    }
};

/// The remainder is exact, so an angle of many turns costs no more than a small one.
struct DegreesReduced {
    static constexpr auto info =
        rotated_control("degrees_reduced", Orientation::degrees, "reduce the angle by remainder(360), then counter-rotation");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const Scalar reduced = std::remainder(rotated.orientation.angle, Scalar(360));
        return box_frame::fold_reaches(rotated.box, box_frame::turn_of_radians(reduced * box_frame::degree<Scalar>), ball);
    }
};

/// Each product of the rotation and of the squares is fused into its sum: fewer roundings, in other places.
struct DegreesFused {
    static constexpr auto info = rotated_control("degrees_fused", Orientation::degrees, "counter-rotation and fold by std::fma");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const auto& [box, orientation] = rotated;
        const auto [cos, sin] = box_frame::turn_of_radians(orientation.angle * box_frame::degree<Scalar>);
        const auto [dx, dy] = box_frame::offset_of<Scalar>(box, ball);
        const Scalar local_x = std::fma(cos, dx, sin * dy);
        const Scalar local_y = std::fma(cos, dy, -(sin * dx));
        const Scalar over_x = std::max(std::abs(local_x) - box.half_extent[0], Scalar(0));
        const Scalar over_y = std::max(std::abs(local_y) - box.half_extent[1], Scalar(0));
        return std::fma(over_x, over_x, over_y * over_y) <= ball.radius * ball.radius;
    }
};

/// remainder leaves at most 45 degrees, exactly; the quarters that it takes out swap and negate cosine and sine,
/// so that 90 degrees has cosine 0, as sincospi would have it.
struct DegreesQuarters {
    static constexpr auto info =
        rotated_control("degrees_quarters", Orientation::degrees, "quarter turns by exact swaps, the rest by cosine and sine");

    template <class Scalar>
    static bool intersects(const Rotated<CenterHalfBox<Scalar, 2>, Degrees<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const Scalar in_turn = std::fmod(rotated.orientation.angle, Scalar(360));
        const Scalar rest = std::remainder(in_turn, Scalar(90));
        // No integer stands for a NaN; it goes on through the cosine.
        const int quarters = std::isnan(rest) ? 0 : static_cast<int>((in_turn - rest) / 90);
        const auto [cos, sin] = box_frame::turn_of_radians(rest * box_frame::degree<Scalar>);
        const std::array<box_frame::Turn<Scalar>, 4> turns{{{cos, sin}, {-sin, cos}, {-cos, -sin}, {sin, -cos}}};
        return box_frame::fold_reaches(rotated.box, turns[static_cast<std::size_t>(quarters & 3)], ball);
    }
};

/// The pivot is the centre, not the corner that the caller stores.
struct CornerDegrees {
    static constexpr auto info = rotated_control("corner_degrees", Orientation::degrees, "centre x + w / 2, then counter-rotation",
                                                 Level::banded, Form::corner_size);

    template <class Scalar>
    static bool intersects(const Rotated<CornerSizeBox<Scalar, 2>, Degrees<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
        const auto turn = box_frame::turn_of_radians(rotated.orientation.angle * box_frame::degree<Scalar>);
        return box_frame::fold_reaches(rotated.box, turn, ball);
    }
};

}  // namespace tangency::impl::controls
