// SPDX-License-Identifier: MIT
// Distances, squares and verdicts broken on purpose.
#pragma once

#include "impl/box_ball/answers/methods.hpp"

namespace tangency::answers {

struct Unfloored {
    static constexpr std::string_view defect = "goes below zero where the shapes overlap", seen_in = "a signed distance under another name";
    static auto answer(const auto& shapes) { return DistanceToRim::answer(shapes); }
};

struct ForgetsTheRoot {
    static constexpr std::string_view defect = "takes the squared distance for the distance",
                                      seen_in = "lengthSq() where length() was meant";
    static auto answer(const auto& shapes) { return positive(outside_sq(shapes) - shapes.radius); }
};

struct ForgetsTheRadius {
    static constexpr std::string_view defect = "measures to the centre", seen_in = "a point's distance given for a ball's";
    static auto answer(const auto& shapes) { return std::sqrt(outside_sq(shapes)); }
};

struct RadiusSquared {
    static constexpr std::string_view defect = "takes the square of the radius off",
                                      seen_in = "r * r left over from a comparison of squares";
    static auto answer(const auto& shapes) { return positive(std::sqrt(outside_sq(shapes)) - shapes.radius * shapes.radius); }
};

struct LargestAxisAlone {
    static constexpr std::string_view defect = "takes the largest gap of an axis at corners too", seen_in = "Chebyshev's distance";
    static auto answer(const auto& shapes) { return positive(shapes.overshoot(nearest_axis(shapes)) - shapes.radius); }
};

struct SumOfAxes {
    static constexpr std::string_view defect = "adds the gaps of the axes", seen_in = "Manhattan distance on a grid";
    static auto answer(const auto& shapes) { return positive(shapes.beyond(0) + shapes.beyond(1) + shapes.beyond(2) - shapes.radius); }
};

struct ToTheCentre {
    static constexpr std::string_view defect = "measures to the box's centre", seen_in = "distance(a.center, b.center)";
    static auto answer(const auto& shapes) {
        return positive(std::hypot(std::hypot(shapes.offset[0], shapes.offset[1]), shapes.offset[2]) - shapes.radius);
    }
};

struct InFloats {
    static constexpr std::string_view defect = "computes in float what it is asked in double", seen_in = "a vector class of floats";
    static auto answer(const auto& shapes) { return static_cast<float>(ClampDistance::answer(shapes)); }
};

struct ReadsTheLastAnswer {
    static constexpr std::string_view defect = "adds a millionth of what it answered before", seen_in = "a running average left in";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        static Scalar last = 0;
        const Scalar right = ClampDistance::answer(shapes);
        const Scalar answer = right + last * Scalar{1e-6F};
        last = right;
        return {answer};
    }
};

struct Unsigned {
    static constexpr std::string_view defect = "is positive inside as well", seen_in = "fabs() around a signed distance";
    static auto answer(const auto& shapes) { return std::abs(SignedDistance::answer(shapes)); }
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
    static auto answer(const auto& shapes) {
        const auto gap = ClampDistance::answer(shapes);
        return gap * gap;
    }
};

struct DifferenceOfSquares {
    static constexpr std::string_view defect = "takes the squared radius off", seen_in = "the left side of a comparison with zero";
    static auto answer(const auto& shapes) { return outside_sq(shapes) - shapes.radius * shapes.radius; }
};

struct RootOfTheSquare {
    static constexpr std::string_view defect = "takes the root of what should be a square", seen_in = "a rename that forgot the body";
    static auto answer(const auto& shapes) { return std::sqrt(outside_sq(shapes)); }
};

struct NeverTouches {
    static constexpr std::string_view defect = "says overlapping at contact", seen_in = "a bool cast to a verdict";
    static auto answer(const auto& shapes) { return SquaresVerdict::answer(shapes) < 0 ? -1 : 1; }
};

struct SignTurned {
    static constexpr std::string_view defect = "says -1 for overlapping and 1 for disjoint", seen_in = "the sign of the gap given as it is";
    static auto answer(const auto& shapes) { return -SquaresVerdict::answer(shapes); }
};

struct TouchesWithin {
    static constexpr std::string_view defect = "says touching within 1e-3", seen_in = "an epsilon for contact";
    static auto answer(const auto& shapes) { return std::abs(DistanceToRim::answer(shapes)) < 1e-3F ? 0 : SquaresVerdict::answer(shapes); }
};

}  // namespace tangency::answers
