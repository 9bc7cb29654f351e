// SPDX-License-Identifier: MIT
// Distances and minimum translations as programs compute them: what a trial of numbers must leave alone.
#pragma once

#include "impl/box_ball/answers/frame.hpp"

namespace tangency::answers {

/// The length of what is beyond the sides, less the radius (Ericson, Real-Time Collision Detection, 2005, section 5.1.3).
struct ClampDistance {
    static auto answer(const auto& shapes) { return positive(std::sqrt(outside_sq(shapes)) - shapes.radius); }
};

/// The same by std::hypot, which neither overflows nor underflows on its way.
struct HypotDistance {
    static auto answer(const auto& shapes) {
        return positive(std::hypot(std::hypot(shapes.beyond(0), shapes.beyond(1)), shapes.beyond(2)) - shapes.radius);
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
    static auto answer(const auto& shapes) { return outside_sq(shapes); }
};

/// Below zero inside, where the nearest side counts (Quilez, distance functions: box, rounded).
struct SignedDistance {
    static auto answer(const auto& shapes) {
        return std::sqrt(outside_sq(shapes)) - positive(-shapes.overshoot(nearest_axis(shapes))) - shapes.radius;
    }
};

/// d - r with d = 0 inside: how far the rim of a ball reaches beyond its nearest point.
struct DistanceToRim {
    static auto answer(const auto& shapes) { return std::sqrt(outside_sq(shapes)) - shapes.radius; }
};

/// The way from the nearest point to the centre, each number of it changed.
template <class Scalar, class Change>
Numbers<Scalar> outwards(const PointAndBox<Scalar>& shapes, Change change) {
    Numbers<Scalar> by{};
    for (std::size_t axis = 0; axis < shapes.dim; ++axis) by[axis] = change(std::copysign(shapes.beyond(axis), shapes.offset[axis]));
    return by;
}

/// Away from the nearest point; with the centre inside, out through the nearest side.
struct ClampTranslation {
    static auto answer(const auto& shapes) {
        const std::size_t nearest = nearest_axis(shapes);
        if (shapes.overshoot(nearest) <= 0) {
            const auto depth = shapes.radius - shapes.overshoot(nearest);
            return along(nearest, shapes.offset[nearest], depth);
        }
        return from_nearest_point(shapes, std::sqrt(outside_sq(shapes)));
    }

    // Needs a point outside the box, at that distance.
    template <class Scalar>
    static Numbers<Scalar> from_nearest_point(const PointAndBox<Scalar>& shapes, Scalar distance) {
        if (distance >= shapes.radius) return {};
        return outwards(shapes, [&](Scalar way) { return way / distance * (shapes.radius - distance); });
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
    static auto answer(const auto& shapes) {
        const std::size_t nearest = nearest_axis(shapes);
        const auto square = outside_sq(shapes);
        if (square == 0) return along(nearest, shapes.offset[nearest], shapes.radius - shapes.overshoot(nearest));
        const auto factor = positive(shapes.radius / std::sqrt(square) - 1);
        return outwards(shapes, [&](auto way) { return way * factor; });
    }
};

/// Three words by one comparison each way.
struct SquaresVerdict {
    static auto answer(const auto& shapes) {
        if (shapes.question == Question::box_box) {
            const auto beyond = shapes.overshoot(nearest_axis(shapes));
            return (beyond < 0) - (beyond > 0);
        }
        const auto square = outside_sq(shapes), radius_sq = shapes.radius * shapes.radius;
        return (square < radius_sq) - (square > radius_sq);
    }
};

/// One of them for each kind of answer.
struct RightAnswer {
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        switch (shapes.asked) {
            case AnswerKind::verdict: return numbers_of<Scalar>(SquaresVerdict::answer(shapes));
            case AnswerKind::signed_distance: return {SignedDistance::answer(shapes)};
            case AnswerKind::distance_sq: return {ClampSquare::answer(shapes)};
            case AnswerKind::mtv: return ClampTranslation::answer(shapes);
            default: return {ClampDistance::answer(shapes)};
        }
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
