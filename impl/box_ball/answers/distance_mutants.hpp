// SPDX-License-Identifier: MIT
// Distances, squares and verdicts broken on purpose.
#pragma once

#include "impl/box_ball/answers/methods.hpp"

namespace tangency::answers {

struct Unfloored {
    static constexpr std::string_view defect = "goes below zero where the shapes overlap", seen_in = "a signed distance under another name";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return DistanceToRim::answer(shapes);
    }
};

struct ForgetsTheRoot {
    static constexpr std::string_view defect = "takes the squared distance for the distance",
                                      seen_in = "lengthSq() where length() was meant";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {std::max(outside_sq(shapes) - shapes.radius, Scalar{0})};
    }
};

struct ForgetsTheRadius {
    static constexpr std::string_view defect = "measures to the centre", seen_in = "a point's distance given for a ball's";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {std::sqrt(outside_sq(shapes))};
    }
};

struct RadiusSquared {
    static constexpr std::string_view defect = "takes the square of the radius off",
                                      seen_in = "r * r left over from a comparison of squares";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {std::max(std::sqrt(outside_sq(shapes)) - shapes.radius * shapes.radius, Scalar{0})};
    }
};

struct LargestAxisAlone {
    static constexpr std::string_view defect = "takes the largest gap of an axis at corners too", seen_in = "Chebyshev's distance";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {std::max(shapes.overshoot(nearest_axis(shapes)) - shapes.radius, Scalar{0})};
    }
};

struct SumOfAxes {
    static constexpr std::string_view defect = "adds the gaps of the axes", seen_in = "Manhattan distance on a grid";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {std::max(shapes.beyond(0) + shapes.beyond(1) + shapes.beyond(2) - shapes.radius, Scalar{0})};
    }
};

struct ToTheCentre {
    static constexpr std::string_view defect = "measures to the box's centre", seen_in = "distance(a.center, b.center)";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {std::max(std::hypot(std::hypot(shapes.offset[0], shapes.offset[1]), shapes.offset[2]) - shapes.radius, Scalar{0})};
    }
};

struct InFloats {
    static constexpr std::string_view defect = "computes in float what it is asked in double", seen_in = "a vector class of floats";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {static_cast<Scalar>(static_cast<float>(ClampDistance::answer(shapes)[0]))};
    }
};

struct ReadsTheLastAnswer {
    static constexpr std::string_view defect = "adds a millionth of what it answered before", seen_in = "a running average left in";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        static Scalar last = 0;
        const Scalar right = ClampDistance::answer(shapes)[0];
        const Scalar answer = right + last * Scalar{1e-6F};
        last = right;
        return {answer};
    }
};

struct Unsigned {
    static constexpr std::string_view defect = "is positive inside as well", seen_in = "fabs() around a signed distance";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {std::abs(SignedDistance::answer(shapes)[0])};
    }
};

struct SignedByTheFarthestSide {
    static constexpr std::string_view defect = "counts the farthest side inside",
                                      seen_in = "min and max changed over in a distance function";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        Scalar least = 0;
        for (std::size_t axis = 0; axis < shapes.dim; ++axis) least = std::min(least, shapes.overshoot(axis));
        return {std::sqrt(outside_sq(shapes)) + least - shapes.radius};
    }
};

struct SquareOfTheGap {
    static constexpr std::string_view defect = "squares what is left once the radius is off", seen_in = "distance() * distance()";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        const Scalar gap = ClampDistance::answer(shapes)[0];
        return {gap * gap};
    }
};

struct DifferenceOfSquares {
    static constexpr std::string_view defect = "takes the squared radius off", seen_in = "the left side of a comparison with zero";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {outside_sq(shapes) - shapes.radius * shapes.radius};
    }
};

struct RootOfTheSquare {
    static constexpr std::string_view defect = "takes the root of what should be a square", seen_in = "a rename that forgot the body";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {std::sqrt(outside_sq(shapes))};
    }
};

struct NeverTouches {
    static constexpr std::string_view defect = "says overlapping at contact", seen_in = "a bool cast to a verdict";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {SquaresVerdict::answer(shapes)[0] < 0 ? Scalar{-1} : Scalar{1}};
    }
};

struct SignTurned {
    static constexpr std::string_view defect = "says -1 for overlapping and 1 for disjoint", seen_in = "the sign of the gap given as it is";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {-SquaresVerdict::answer(shapes)[0]};
    }
};

struct TouchesWithin {
    static constexpr std::string_view defect = "says touching within 1e-3", seen_in = "an epsilon for contact";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return {std::abs(DistanceToRim::answer(shapes)[0]) < Scalar{1e-3F} ? Scalar{0} : SquaresVerdict::answer(shapes)[0]};
    }
};

}  // namespace tangency::answers
