// SPDX-License-Identifier: MIT
// Minimum translations broken on purpose, each in one way.
#pragma once

#include <limits>

#include "impl/box_ball/answers/methods.hpp"

namespace tangency::answers {

/// A vector of which each number is changed.
template <class Scalar, class Change>
Numbers<Scalar> changed(Numbers<Scalar> vector, Change change) {
    for (Scalar& number : vector) number = change(number);
    return vector;
}

template <class Scalar>
bool is_inside(const PointAndBox<Scalar>& shapes) {
    return shapes.overshoot(nearest_axis(shapes)) <= 0;
}

struct MovesTheFirst {
    static constexpr std::string_view defect = "gives the vector that moves the first shape", seen_in = "a sign lost between two libraries";
    static auto answer(const auto& shapes) {
        return changed(ClampTranslation::answer(shapes), [](auto number) { return -number; });
    }
};

struct MovesHalfWay {
    static constexpr std::string_view defect = "leaves half of the way to the other shape", seen_in = "physics that share the correction";
    static auto answer(const auto& shapes) {
        return changed(ClampTranslation::answer(shapes), [](auto number) { return number / 2; });
    }
};

struct ForgetsToNormalise {
    static constexpr std::string_view defect = "multiplies by the offset in place of its direction", seen_in = "a line lost in copying";
    static auto answer(const auto& shapes) {
        const auto distance = std::sqrt(outside_sq(shapes));
        if (is_inside(shapes) || distance >= shapes.radius) return ClampTranslation::answer(shapes);
        return outwards(shapes, [&](auto way) { return way * (shapes.radius - distance); });
    }
};

struct ZeroWhenContained {
    static constexpr std::string_view defect = "gives zero where the centre is inside",
                                      seen_in = "the nearest point taken for the centre itself";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return is_inside(shapes) ? Numbers<Scalar>{} : ClampTranslation::answer(shapes);
    }
};

struct NanWhenContained {
    static constexpr std::string_view defect = "divides by a length of zero where the centre is inside", seen_in = "normalize() of nothing";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        if (!is_inside(shapes)) return ClampTranslation::answer(shapes);
        return changed(Numbers<Scalar>{}, [](Scalar) { return std::numeric_limits<Scalar>::quiet_NaN(); });
    }
};

struct ForgetsTheRadiusInside {
    static constexpr std::string_view defect = "moves the centre to the side, and the ball not beyond it",
                                      seen_in = "a point test that was given a radius later";
    static auto answer(const auto& shapes) {
        if (!is_inside(shapes)) return ClampTranslation::answer(shapes);
        const std::size_t axis = nearest_axis(shapes);
        return along(axis, shapes.offset[axis], -shapes.overshoot(axis));
    }
};

struct FarthestSide {
    static constexpr std::string_view defect = "leaves through the farthest pair of sides", seen_in = "a comparison the wrong way round";
    static auto answer(const auto& shapes) {
        if (!is_inside(shapes)) return ClampTranslation::answer(shapes);
        std::size_t axis = 0;
        for (std::size_t other = 1; other < shapes.dim; ++other)
            if (shapes.overshoot(other) < shapes.overshoot(axis)) axis = other;
        return along(axis, shapes.offset[axis], shapes.radius - shapes.overshoot(axis));
    }
};

struct AlwaysAlongY {
    static constexpr std::string_view defect = "leaves upwards or downwards whatever is nearer", seen_in = "platform games";
    static auto answer(const auto& shapes) {
        if (!is_inside(shapes)) return ClampTranslation::answer(shapes);
        return along(1, shapes.offset[1], shapes.radius - shapes.overshoot(1));
    }
};

struct AwayFromTheCentre {
    static constexpr std::string_view defect = "leaves along the line of the centres", seen_in = "two circles' rule kept for a box";
    static auto answer(const auto& shapes) {
        const auto length = std::hypot(std::hypot(shapes.offset[0], shapes.offset[1]), shapes.offset[2]);
        const auto right = ClampTranslation::answer(shapes);
        if (!is_inside(shapes) || length == 0) return right;
        const std::size_t axis = nearest_axis(shapes);
        const auto depth = shapes.radius - shapes.overshoot(axis);
        return changed(shapes.offset, [&](auto number) { return number / length * depth; });
    }
};

struct LeastOverlapOfSquares {
    static constexpr std::string_view defect = "takes the ball for its square", seen_in = "boxes' least overlap given a circle";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        if (outside_sq(shapes) >= shapes.radius * shapes.radius) return {};
        const std::size_t axis = nearest_axis(shapes);
        return along(axis, shapes.offset[axis], shapes.radius - shapes.overshoot(axis));
    }
};

struct TranslationByTheSquare {
    static constexpr std::string_view defect = "takes the squared distance for the distance", seen_in = "a root saved in the wrong place";
    static auto answer(const auto& shapes) {
        const auto square = outside_sq(shapes);
        if (is_inside(shapes) || square >= shapes.radius * shapes.radius) return ClampTranslation::answer(shapes);
        return outwards(shapes, [&](auto way) { return way / std::sqrt(square) * (shapes.radius - square); });
    }
};

struct PullsTogether {
    static constexpr std::string_view defect = "moves shapes that are apart until they touch",
                                      seen_in = "a depth used without a look at its sign";
    static auto answer(const auto& shapes) {
        const auto distance = std::sqrt(outside_sq(shapes));
        if (is_inside(shapes) || distance < shapes.radius) return ClampTranslation::answer(shapes);
        return outwards(shapes, [&](auto way) { return way / distance * (shapes.radius - distance); });
    }
};

struct AddsASkin {
    static constexpr std::string_view defect = "moves a little farther so that the shapes stay apart", seen_in = "slop of a physics engine";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        return changed(ClampTranslation::answer(shapes),
                       [](Scalar number) { return number + std::copysign(number == 0 ? 0 : Scalar{0.01F}, number); });
    }
};

struct IgnoresShallowContact {
    static constexpr std::string_view defect = "gives zero for depths below 1e-4", seen_in = "an epsilon in the unit of another game";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        const Numbers<Scalar> right = ClampTranslation::answer(shapes);
        return std::hypot(std::hypot(right[0], right[1]), right[2]) < Scalar{1e-4F} ? Numbers<Scalar>{} : right;
    }
};

struct LeavesZOut {
    static constexpr std::string_view defect = "leaves z out", seen_in = "a game in the plane that got a third axis";
    static auto answer(auto shapes) {
        shapes.dim = 2;
        return ClampTranslation::answer(shapes);
    }
};

struct AlwaysToThePositiveSide {
    static constexpr std::string_view defect = "leaves to the positive side whichever is nearer",
                                      seen_in = "a least overlap without its sign";
    static auto answer(const auto& shapes) {
        const auto right = ClampTranslation::answer(shapes);
        return is_inside(shapes) ? changed(right, [](auto number) { return std::abs(number); }) : right;
    }
};

/// Of boxes: where one holds the other along an axis, what they share is less than what has to be moved.
struct SharedIntervals {
    static constexpr std::string_view defect = "takes the length that two intervals share for the way out",
                                      seen_in = "min(right) - max(left), copied from pages on separating axes";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const auto lengths = lengths_of(layout_of(signature), [row](std::size_t place) { return row[place]; });
        std::size_t least = 0;
        Numbers<Scalar> shared{};
        for (std::size_t axis = 0; axis < signature.dim; ++axis) {
            const Scalar center = lengths.first.center[axis], half = lengths.first.half_extent[axis];
            const Scalar other = lengths.second.center[axis], other_half = lengths.second.half_extent[axis];
            shared[axis] = std::min(center + half, other + other_half) - std::max(center - half, other - other_half);
            if (shared[axis] <= 0) return {};
            if (shared[axis] < shared[least]) least = axis;
        }
        return along(least, lengths.second.center[least] - lengths.first.center[least], shared[least]);
    }
};

struct ConcentricZero {
    static constexpr std::string_view defect = "gives zero where the centres are one", seen_in = "if (distance == 0) return";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        const bool is_one = shapes.offset == Numbers<Scalar>{};
        return is_one ? Numbers<Scalar>{} : ClampTranslation::answer(shapes);
    }
};

/// The nearest point in the world, c + clamp(p - c): what is added and taken away again rounds along the side, and close to it that
/// is as much as the way out.
struct NearestPointInTheWorld {
    static constexpr std::string_view defect = "adds the centre to the clamped offset and takes it away again",
                                      seen_in = "collision resolution of tutorials, with the vector from the nearest point";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const auto lengths = lengths_of(layout_of(signature), [row](std::size_t place) { return row[place]; });
        Numbers<Scalar> way{};
        Scalar square = 0;
        for (std::size_t axis = 0; axis < signature.dim; ++axis) {
            const Scalar half = lengths.first.half_extent[axis];
            const Scalar clamped = std::min(std::max(lengths.second.center[axis] - lengths.first.center[axis], -half), half);
            const Scalar nearest = lengths.first.center[axis] + clamped;
            way[axis] = lengths.second.center[axis] - nearest;
            square += way[axis] * way[axis];
        }
        const Scalar distance = std::sqrt(square);
        if (distance == 0) return ClampTranslation::answer(point_and_box(signature, row));
        if (distance >= lengths.second.radius) return {};
        return changed(way, [&](Scalar number) { return number / distance * (lengths.second.radius - distance); });
    }
};

}  // namespace tangency::answers
