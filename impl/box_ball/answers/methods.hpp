// SPDX-License-Identifier: MIT
// Distances and minimum translations as programs compute them: what a trial of numbers must leave alone.
#pragma once

#include "impl/box_ball/answers/frame.hpp"

namespace tangency::answers {

/// The length of what is beyond the sides, less the radius (Ericson, Real-Time Collision Detection, 2005, section 5.1.3).
struct ClampDistance {
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {std::max(std::sqrt(outside_sq(shapes)) - shapes.radius, Scalar{0})};
    }
};

/// The same by std::hypot, which neither overflows nor underflows on its way.
struct HypotDistance {
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        const Scalar length = std::hypot(std::hypot(shapes.beyond(0), shapes.beyond(1)), shapes.dim == 3 ? shapes.beyond(2) : Scalar{0});
        return {std::max(length - shapes.radius, Scalar{0})};
    }
};

/// Lengths in units of the largest, as libraries make hypot of three numbers or of any: not exact where a root is whole.
struct DividedDistance {
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        Scalar largest = 0, sum = 0;
        for (std::size_t axis = 0; axis < shapes.dim; ++axis) largest = std::max(largest, shapes.beyond(axis));
        if (largest == 0) return {};
        for (std::size_t axis = 0; axis < shapes.dim; ++axis) sum += (shapes.beyond(axis) / largest) * (shapes.beyond(axis) / largest);
        return {std::max(largest * std::sqrt(sum) - shapes.radius, Scalar{0})};
    }
};

/// The square alone, which saves the root.
struct ClampSquare {
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {outside_sq(shapes)};
    }
};

/// Below zero inside, where the nearest side counts (Quilez, distance functions: box, rounded).
struct SignedDistance {
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {std::sqrt(outside_sq(shapes)) + std::min(shapes.overshoot(nearest_axis(shapes)), Scalar{0}) - shapes.radius};
    }
};

/// d - r with d = 0 inside: how far the rim of a ball reaches beyond its nearest point.
struct DistanceToRim {
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {std::sqrt(outside_sq(shapes)) - shapes.radius};
    }
};

/// Away from the nearest point; with the centre inside, out through the nearest side.
struct ClampTranslation {
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        const std::size_t nearest = nearest_axis(shapes);
        if (shapes.overshoot(nearest) <= 0) {
            const Scalar depth = shapes.radius - shapes.overshoot(nearest);
            return along(nearest, shapes.offset[nearest], depth);
        }
        return from_nearest_point(shapes, std::sqrt(outside_sq(shapes)));
    }

    // Needs a point outside the box, at that distance.
    template <class Scalar>
    static Numbers<Scalar> from_nearest_point(const PointAndBox<Scalar>& shapes, Scalar distance) {
        Numbers<Scalar> by{};
        if (distance >= shapes.radius) return by;
        for (std::size_t axis = 0; axis < shapes.dim; ++axis) {
            const Scalar unit = std::copysign(shapes.beyond(axis), shapes.offset[axis]) / distance;
            by[axis] = unit * (shapes.radius - distance);
        }
        return by;
    }
};

/// The same by std::hypot, whose squares do not vanish beside a large box.
struct HypotTranslation {
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        if (shapes.overshoot(nearest_axis(shapes)) <= 0) return ClampTranslation::answer(shapes);
        return ClampTranslation::from_nearest_point(
            shapes, std::hypot(std::hypot(shapes.beyond(0), shapes.beyond(1)), shapes.dim == 3 ? shapes.beyond(2) : Scalar{0}));
    }
};

/// The same with one factor for all axes in place of a unit vector.
struct ScaledWay {
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        const std::size_t nearest = nearest_axis(shapes);
        const Scalar square = outside_sq(shapes);
        if (square == 0) return along(nearest, shapes.offset[nearest], shapes.radius - shapes.overshoot(nearest));
        const Scalar factor = std::max(shapes.radius / std::sqrt(square) - 1, Scalar{0});
        Numbers<Scalar> by{};
        for (std::size_t axis = 0; axis < shapes.dim; ++axis) by[axis] = std::copysign(shapes.beyond(axis), shapes.offset[axis]) * factor;
        return by;
    }
};

/// Three words by one comparison each way.
struct SquaresVerdict {
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        if (shapes.question == Question::box_box) {
            const Scalar beyond = shapes.overshoot(nearest_axis(shapes));
            return {static_cast<Scalar>((beyond < 0) - (beyond > 0))};
        }
        const Scalar square = outside_sq(shapes), radius_sq = shapes.radius * shapes.radius;
        return {static_cast<Scalar>((square < radius_sq) - (square > radius_sq))};
    }
};

/// A method in the unit that makes the largest length one, so that no square leaves the range of floats.
template <class Method, int Degree>
struct Scaled {
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const Layout& layout = layout_of(signature);
        Scalar largest = 0;
        for (std::size_t place = 0; place < layout.size(); ++place)
            if (is_length(layout[place].role)) largest = std::max(largest, std::abs(row[place]));
        const int exponent = largest == 0 ? 0 : std::ilogb(largest);
        std::array<Scalar, max_number_count> scaled{};
        for (std::size_t place = 0; place < layout.size(); ++place)
            scaled[place] = is_length(layout[place].role) ? std::scalbn(row[place], -exponent) : row[place];
        Numbers<Scalar> answer = answer_of<Method>(signature, scaled.data());
        for (Scalar& number : answer) number = std::scalbn(number, Degree * exponent);
        return answer;
    }
};

}  // namespace tangency::answers
