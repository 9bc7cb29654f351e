// SPDX-License-Identifier: MIT
// Distances of a segment, or of a moving ball, from a box: what a trial of numbers must leave alone.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "impl/box_ball/answers/point_and_box.hpp"

namespace tangency::questions::segments {

using answers::Numbers;
using answers::positive;

/// In the frame of the box's centre, in floats.
template <class Scalar>
struct WayAndBox {
    std::size_t dim;
    Numbers<Scalar> start, along, half_extent;
    Scalar radius;

    /// How far the point at t lies beyond the sides of an axis, with the side's sign.
    Scalar beyond(std::size_t axis, Scalar t) const {
        const Scalar place = start[axis] + t * along[axis];
        return place - std::clamp(place, -half_extent[axis], half_extent[axis]);
    }
    Scalar square(Scalar t) const {
        Scalar sum = 0;
        for (std::size_t axis = 0; axis < dim; ++axis) sum += beyond(axis, t) * beyond(axis, t);
        return sum;
    }
    Scalar slope(Scalar t) const {
        Scalar sum = 0;
        for (std::size_t axis = 0; axis < dim; ++axis) sum += beyond(axis, t) * along[axis];
        return sum;
    }
};

template <class Scalar>
WayAndBox<Scalar> way_and_box(const Signature& signature, const Scalar* row) {
    const auto lengths = lengths_of(layout_of(signature), [row](std::size_t place) { return row[place]; });
    WayAndBox<Scalar> shapes{signature.dim, {}, {}, lengths.first.half_extent, lengths.second.radius};
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        shapes.start[axis] = lengths.second.center[axis] - lengths.first.center[axis];
        shapes.along[axis] = lengths.second.end[axis] - lengths.second.center[axis];
    }
    return shapes;
}

/// Where the way crosses the planes of the box's sides, and its ends, in order.
template <class Scalar>
std::vector<Scalar> crossings(const WayAndBox<Scalar>& shapes) {
    std::vector<Scalar> places{0, 1};
    for (std::size_t axis = 0; axis < shapes.dim; ++axis)
        for (const Scalar side : {-shapes.half_extent[axis], shapes.half_extent[axis]}) {
            const Scalar place = (side - shapes.start[axis]) / shapes.along[axis];
            if (place > 0 && place < 1) places.push_back(place);
        }
    std::sort(places.begin(), places.end());
    return places;
}

/// Between two crossings the axes outside are the same ones, and the squared distance is least where the way passes their corner, edge
/// or side: of all intervals the one in which that is so, told by the slope, which grows with t.
struct CrossedPlanes {
    template <class Scalar>
    static Scalar nearest(const WayAndBox<Scalar>& shapes) {
        const std::vector<Scalar> places = crossings(shapes);
        if (shapes.slope(0) >= 0) return 0;
        for (std::size_t i = 1; i < places.size(); ++i)
            if (shapes.slope(places[i]) >= 0) return bottom(shapes, places[i - 1], places[i]);
        return 1;
    }

    template <class Scalar>
    static Scalar bottom(const WayAndBox<Scalar>& shapes, Scalar from, Scalar to) {
        Scalar above = 0, below = 0;
        for (std::size_t axis = 0; axis < shapes.dim; ++axis) {
            const Scalar beyond = shapes.beyond(axis, (from + to) / 2);
            if (beyond == 0) continue;
            above += (std::copysign(shapes.half_extent[axis], beyond) - shapes.start[axis]) * shapes.along[axis];
            below += shapes.along[axis] * shapes.along[axis];
        }
        return below == 0 ? from : std::clamp(above / below, from, to);
    }
};

/// Halved between a place before and one after until t has no digits left: the pair that is left.
template <class Scalar, class IsBefore>
std::array<Scalar, 2> halved(Scalar before, Scalar after, IsBefore is_before) {
    for (int step = 0; step < 80; ++step) {
        const Scalar middle = (before + after) / 2;
        (is_before(middle) ? before : after) = middle;
    }
    return {before, after};
}

/// The same by halving, which ends where t has no digits left.
struct Halving {
    template <class Scalar>
    static Scalar nearest(const WayAndBox<Scalar>& shapes) {
        const Scalar lo = 0, hi = 1;
        if (shapes.slope(lo) >= 0) return lo;
        if (shapes.slope(hi) <= 0) return hi;
        return halved(lo, hi, [&](Scalar t) { return shapes.slope(t) < 0; })[1];
    }
};

template <class Method>
struct WayDistance {
    static auto answer(const Signature& signature, const auto* row) {
        const auto shapes = way_and_box(signature, row);
        return positive(std::sqrt(shapes.square(Method::nearest(shapes))) - shapes.radius);
    }
};

template <class Method>
struct WaySquare {
    static auto answer(const Signature& signature, const auto* row) {
        const auto shapes = way_and_box(signature, row);
        return shapes.square(Method::nearest(shapes));
    }
};

/// How near a way comes at the place that a formula tells, by the kind of answer that is asked for. Of a verdict whether it comes near
/// enough: it is not told from another by a number.
template <class Nearest>
struct AtPlace {
    template <class Scalar>
    static Scalar answer(const Signature& signature, const Scalar* row) {
        const auto shapes = way_and_box(signature, row);
        const Scalar square = shapes.square(Nearest{}(shapes));
        if (signature.answer == AnswerKind::distance_sq) return square;
        if (signature.answer == AnswerKind::verdict) return square <= shapes.radius * shapes.radius ? Scalar{1} : Scalar{-1};
        return positive(std::sqrt(square) - shapes.radius);
    }
};

}  // namespace tangency::questions::segments
