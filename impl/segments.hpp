// SPDX-License-Identifier: MIT
// What methods of segments, capsules and moving balls share: points on a segment, and distances of segments.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "tangency/impl/as.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::segments {

/// How sums of products and points between two ends are rounded.
struct Plain {
    template <class Scalar>
    static Scalar add_product(Scalar sum, Scalar one, Scalar other) {
        return sum + one * other;
    }
    template <class Scalar>
    static Scalar between(Scalar start, Scalar end, Scalar share) {
        return start + share * (end - start);
    }
};

struct Fused {
    template <class Scalar>
    static Scalar add_product(Scalar sum, Scalar one, Scalar other) {
        return std::fma(one, other, sum);
    }
    template <class Scalar>
    static Scalar between(Scalar start, Scalar end, Scalar share) {
        return std::fma(share, end - start, start);
    }
};

/// Rounds on every axis, also where the ends agree.
struct SharesOfEnds : Plain {
    template <class Scalar>
    static Scalar between(Scalar start, Scalar end, Scalar share) {
        return (1 - share) * start + share * end;
    }
};

template <class Scalar, std::size_t Dim>
Vector<Scalar, Dim> from_to(const Vector<Scalar, Dim>& from, const Vector<Scalar, Dim>& to) {
    Vector<Scalar, Dim> offset;
    for (std::size_t axis = 0; axis < Dim; ++axis) offset[axis] = to[axis] - from[axis];
    return offset;
}

template <class Scalar, std::size_t Dim>
Vector<Scalar, Dim> along(const Segment<Scalar, Dim>& way) {
    return from_to(way.start, way.end);
}

template <class Arithmetic = Plain, class Scalar, std::size_t Dim>
Scalar dot(const Vector<Scalar, Dim>& one, const Vector<Scalar, Dim>& other) {
    Scalar sum = 0;
    for (std::size_t axis = 0; axis < Dim; ++axis) sum = Arithmetic::add_product(sum, one[axis], other[axis]);
    return sum;
}

template <class Arithmetic = Plain, class Scalar, std::size_t Dim>
Scalar distance_sq(const Vector<Scalar, Dim>& one, const Vector<Scalar, Dim>& other) {
    const Vector<Scalar, Dim> offset = from_to(one, other);
    return dot<Arithmetic>(offset, offset);
}

/// Of the plane one number, of space three.
template <class Scalar, std::size_t Dim>
auto cross(const Vector<Scalar, Dim>& a, const Vector<Scalar, Dim>& b) {
    if constexpr (Dim == 2)
        return Vector<Scalar, 1>{a[0] * b[1] - a[1] * b[0]};
    else
        return Vector<Scalar, 3>{a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

template <class Arithmetic = Plain, class Scalar, std::size_t Dim>
Vector<Scalar, Dim> point_at(const Segment<Scalar, Dim>& way, Scalar share) {
    Vector<Scalar, Dim> point;
    for (std::size_t axis = 0; axis < Dim; ++axis) point[axis] = Arithmetic::between(way.start[axis], way.end[axis], share);
    return point;
}

/// Where the way comes nearest to a point, or to the line through it along an axis (Dim: to the point), kept to its ends.
template <class Arithmetic = Plain, class Scalar, std::size_t Dim>
Scalar nearest_share(const Segment<Scalar, Dim>& way, const Vector<Scalar, Dim>& point, std::size_t free = Dim) {
    Scalar above = 0, below = 0;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        if (axis == free) continue;
        const Scalar length = way.end[axis] - way.start[axis];
        above = Arithmetic::add_product(above, point[axis] - way.start[axis], length);
        below = Arithmetic::add_product(below, length, length);
    }
    return below > 0 ? std::clamp(above / below, Scalar(0), Scalar(1)) : Scalar(0);
}

/// From a point to the nearest of the segment.
template <class Arithmetic = Plain, class Scalar, std::size_t Dim>
Scalar point_distance_sq(const Segment<Scalar, Dim>& way, const Vector<Scalar, Dim>& point) {
    return distance_sq<Arithmetic>(point_at<Arithmetic>(way, nearest_share<Arithmetic>(way, point)), point);
}

/// Where the first line comes nearest to the second, kept to the first's ends; 0 of parallel ones. By cross products, which of nearly
/// parallel ways keep the digits that |a|^2 |b|^2 - (a . b)^2 loses. The second way is made about one long, lest fourth powers overflow.
template <class Arithmetic = Plain, class Scalar, std::size_t Dim>
Scalar crossing_share(const Segment<Scalar, Dim>& one, const Segment<Scalar, Dim>& other) {
    Vector<Scalar, Dim> direction = along(other);
    Scalar longest = 0;
    for (const Scalar number : direction) longest = std::max(longest, std::abs(number));
    if (!(longest > 0)) return 0;
    for (Scalar& number : direction) number /= longest;
    const auto normal = cross(along(one), direction);
    const Scalar above = dot<Arithmetic>(cross(from_to(one.start, other.start), direction), normal),
                 below = dot<Arithmetic>(normal, normal);
    return below > 0 ? std::clamp(above / below, Scalar(0), Scalar(1)) : Scalar(0);
}

/// Two segments are nearest at an end of either, or where their lines are.
template <class Arithmetic = Plain, class Scalar, std::size_t Dim>
Scalar segments_distance_sq(const Segment<Scalar, Dim>& one, const Segment<Scalar, Dim>& other) {
    const Vector<Scalar, Dim> crossing = point_at<Arithmetic>(one, crossing_share<Arithmetic>(one, other));
    return std::min({point_distance_sq<Arithmetic>(one, other.start), point_distance_sq<Arithmetic>(one, other.end),
                     point_distance_sq<Arithmetic>(other, one.start), point_distance_sq<Arithmetic>(other, one.end),
                     point_distance_sq<Arithmetic>(other, crossing)});
}

// Formulas of the squared distance of a point from a segment, which methods of segments and of capsules share.

template <class Arithmetic = Plain>
struct NearestPoint {
    template <class Scalar, std::size_t Dim>
    static Scalar squared(const Segment<Scalar, Dim>& way, const Vector<Scalar, Dim>& point) {
        return point_distance_sq<Arithmetic>(way, point);
    }
};

/// To an end, or beside the way as `beside` tells of the way from the start to the point and along.
template <class Scalar, std::size_t Dim, class Beside>
Scalar end_or_beside_sq(const Segment<Scalar, Dim>& way, const Vector<Scalar, Dim>& point, Beside beside) {
    const Vector<Scalar, Dim> to_point = from_to(way.start, point), length = along(way);
    const Scalar forwards = dot(to_point, length), length_sq = dot(length, length);
    if (forwards <= 0) return dot(to_point, to_point);
    if (forwards >= length_sq) return distance_sq(way.end, point);
    return beside(to_point, length, forwards, length_sq);
}

/// Difference of squares: |ac|^2 - (ac . ab)^2 / |ab|^2. Source: Ericson, Real-Time Collision Detection (2005), 5.1.2.1.
struct SubtractedProjection {
    template <class Scalar, std::size_t Dim>
    static Scalar squared(const Segment<Scalar, Dim>& way, const Vector<Scalar, Dim>& point) {
        return end_or_beside_sq(way, point, [](const auto& to_point, const auto&, Scalar forwards, Scalar length_sq) {
            return dot(to_point, to_point) - forwards * forwards / length_sq;
        });
    }
};

/// Beside the way by the cross product over the length, else to an end.
struct ByHeight {
    template <class Scalar, std::size_t Dim>
    static Scalar squared(const Segment<Scalar, Dim>& way, const Vector<Scalar, Dim>& point) {
        return end_or_beside_sq(way, point, [](const auto& to_point, const auto& length, Scalar, Scalar length_sq) {
            auto height = cross(to_point, length);
            for (Scalar& number : height) number /= std::sqrt(length_sq);
            return dot(height, height);
        });
    }
};

/// A direction of length one first, and along it a length no longer than the way.
struct ByDirection {
    template <class Scalar, std::size_t Dim>
    static Scalar squared(const Segment<Scalar, Dim>& way, const Vector<Scalar, Dim>& point) {
        Vector<Scalar, Dim> direction = along(way);
        const Scalar length = std::sqrt(dot(direction, direction));
        if (length == 0) return distance_sq(way.start, point);
        for (Scalar& number : direction) number /= length;
        const Scalar forwards = std::clamp(dot(from_to(way.start, point), direction), Scalar(0), length);
        Vector<Scalar, Dim> place = way.start;
        for (std::size_t axis = 0; axis < Dim; ++axis) place[axis] += forwards * direction[axis];
        return distance_sq(place, point);
    }
};

template <class Scalar, std::size_t Dim>
Segment<Scalar, Dim> core_of(const Capsule<Scalar, Dim>& capsule) {
    return {capsule.start, capsule.end};
}

template <class Scalar>
Scalar square(Scalar number) {
    return number * number;
}

/// A formula's squared distance against the square of the radius, or of the sum of both.
template <class Distance, Contract contract = Contract::closed>
struct BySquares : impl::Banded {
    static constexpr Contract kept = contract;

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
        return impl::is_within<contract>(Distance::squared(way, ball.center), square(ball.radius));
    }

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
        return impl::is_within<contract>(Distance::squared(core_of(capsule), ball.center), square(capsule.radius + ball.radius));
    }
};

}  // namespace tangency::questions::segments
