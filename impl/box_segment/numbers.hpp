// SPDX-License-Identifier: MIT
// Distances of a segment, or of a moving ball, from a box: what a trial of numbers must leave alone, and what it must tell.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string_view>
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
struct WayDistance : Method {
    static auto answer(const Signature& signature, const auto* row) {
        const auto shapes = way_and_box(signature, row);
        return positive(std::sqrt(shapes.square(Method::nearest(shapes))) - shapes.radius);
    }
};

template <class Method>
struct WaySquare : Method {
    static auto answer(const Signature& signature, const auto* row) {
        const auto shapes = way_and_box(signature, row);
        return shapes.square(Method::nearest(shapes));
    }
};

struct SlopesInterpolated {
    static constexpr std::string_view defect = "divides by slopes at crossings that were rounded", seen_in = "this file, first written so";
    template <class Scalar>
    static Scalar nearest(const WayAndBox<Scalar>& shapes) {
        const std::vector<Scalar> places = crossings(shapes);
        if (shapes.slope(0) >= 0) return 0;
        for (std::size_t i = 1; i < places.size(); ++i) {
            const Scalar before = shapes.slope(places[i - 1]), here = shapes.slope(places[i]);
            if (here >= 0) return before < 0 ? places[i - 1] + (places[i] - places[i - 1]) * (before / (before - here)) : places[i - 1];
        }
        return 1;
    }
};

struct ForwardsAlone {
    static constexpr std::string_view defect = "measures from the start alone where the way leads to negative x",
                                      seen_in = "a sweep that was written for movement to the right";
    template <class Scalar>
    static Scalar nearest(const WayAndBox<Scalar>& shapes) {
        return shapes.along[0] < 0 ? Scalar{0} : CrossedPlanes::nearest(shapes);
    }
};

/// Whether the way comes near enough; a verdict is not told from another by a number.
template <class Method>
struct WayVerdict : Method {
    static auto answer(const Signature& signature, const auto* row) {
        const auto shapes = way_and_box(signature, row);
        return shapes.square(Method::nearest(shapes)) <= shapes.radius * shapes.radius ? 1 : -1;
    }
};

struct EndsAlone {
    static constexpr std::string_view defect = "measures from the ends alone", seen_in = "a body asked about before and after its step";
    template <class Scalar>
    static Scalar nearest(const WayAndBox<Scalar>& shapes) {
        return shapes.square(0) < shapes.square(1) ? Scalar{0} : Scalar{1};
    }
};

struct MiddleAlone {
    static constexpr std::string_view defect = "measures from the middle of the way", seen_in = "one sample a step";
    template <class Scalar>
    static Scalar nearest(const WayAndBox<Scalar>&) {
        return Scalar{0.5F};
    }
};

struct Sixteenths {
    static constexpr std::string_view defect = "measures at sixteenths of the way", seen_in = "sampling in time";
    template <class Scalar>
    static Scalar nearest(const WayAndBox<Scalar>& shapes) {
        Scalar best = 0;
        for (int step = 1; step <= 16; ++step) {
            const Scalar t = static_cast<Scalar>(step) / 16;
            if (shapes.square(t) < shapes.square(best)) best = t;
        }
        return best;
    }
};

struct NearestToTheCentre {
    static constexpr std::string_view defect = "measures where the way comes nearest to the box's centre",
                                      seen_in = "a segment's nearest point to the middle of what it may hit";
    template <class Scalar>
    static Scalar nearest(const WayAndBox<Scalar>& shapes) {
        Scalar above = 0, below = 0;
        for (std::size_t axis = 0; axis < shapes.dim; ++axis) {
            above -= shapes.start[axis] * shapes.along[axis];
            below += shapes.along[axis] * shapes.along[axis];
        }
        return below == 0 ? Scalar{0} : std::clamp(above / below, Scalar{0}, Scalar{1});
    }
};

struct CrossesSidesAlone {
    static constexpr std::string_view defect = "sees no way that enters at a corner",
                                      seen_in = "sides crossed strictly, and corners beside the way";
    template <class Scalar>
    static Scalar nearest(const WayAndBox<Scalar>& shapes) {
        Scalar best = EndsAlone::nearest(shapes), length_sq = 0;
        const auto look_at = [&](Scalar t) {
            if (t > 0 && t < 1 && shapes.square(t) < shapes.square(best)) best = t;
        };
        for (std::size_t axis = 0; axis < shapes.dim; ++axis) length_sq += shapes.along[axis] * shapes.along[axis];
        for (std::size_t corner = 0; corner < std::size_t{1} << shapes.dim; ++corner) {
            Scalar forwards = 0;
            for (std::size_t axis = 0; axis < shapes.dim; ++axis) {
                const Scalar side = (corner >> axis & 1) != 0 ? shapes.half_extent[axis] : -shapes.half_extent[axis];
                forwards += (side - shapes.start[axis]) * shapes.along[axis];
            }
            if (length_sq > 0 && shapes.square(forwards / length_sq) > 0) look_at(forwards / length_sq);
        }
        for (const Scalar t : crossings(shapes)) {
            std::size_t within = 0;
            for (std::size_t axis = 0; axis < shapes.dim; ++axis)
                within += std::abs(shapes.start[axis] + t * shapes.along[axis]) < shapes.half_extent[axis];
            if (within + 1 == shapes.dim) look_at(t);
        }
        return best;
    }
};

struct WholeLine {
    static constexpr std::string_view defect = "measures beyond the ends of the way", seen_in = "a clamp to 0 and 1 left out";
    template <class Scalar>
    static Scalar nearest(const WayAndBox<Scalar>& shapes) {
        return halved(Scalar(-4), Scalar(4), [&](Scalar t) { return shapes.slope(t) < 0; })[1];
    }
};

struct WayRadiusForgotten {
    static constexpr std::string_view defect = "measures to the moving centre", seen_in = "a point's distance given for a ball's";
    static auto answer(const Signature& signature, const auto* row) { return std::sqrt(WaySquare<CrossedPlanes>::answer(signature, row)); }
};

struct WayRootForgotten {
    static constexpr std::string_view defect = "takes the squared distance for the distance",
                                      seen_in = "lengthSq() where length() was meant";
    static auto answer(const Signature& signature, const auto* row) {
        const auto shapes = way_and_box(signature, row);
        return positive(shapes.square(CrossedPlanes::nearest(shapes)) - shapes.radius);
    }
};

}  // namespace tangency::questions::segments
