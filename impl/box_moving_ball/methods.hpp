// SPDX-License-Identifier: MIT
// A moving ball and a box: the published methods, repairs, and right variants that must never be blamed.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "impl/box_segment/methods.hpp"
#include "impl/segments.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::box_moving_ball {

using impl::MethodInfo;
using impl::sides_of;
using segments::nearest_share;
using segments::point_at;

inline constexpr MethodInfo by_center = impl::by(Form::center_half, Question::box_moving_ball),
                            by_sides = impl::by(Form::lo_hi, Question::box_moving_ball),
                            by_corner = impl::by(Form::corner_size, Question::box_moving_ball);

template <class Scalar, std::size_t Dim>
Segment<Scalar, Dim> way_of(const MovingBall<Scalar, Dim>& ball) {
    return {ball.start, ball.end};
}

template <class Scalar, std::size_t Dim>
LoHiBox<Scalar, Dim> grown(LoHiBox<Scalar, Dim> box, Scalar by) {
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        box.lo[axis] -= by;
        box.hi[axis] += by;
    }
    return box;
}

/// The clamp of box_ball.
template <class Scalar, std::size_t Dim>
Scalar point_distance_sq(const LoHiBox<Scalar, Dim>& box, const Vector<Scalar, Dim>& point) {
    Scalar sum = 0;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const Scalar off = point[axis] - std::clamp(point[axis], box.lo[axis], box.hi[axis]);
        sum += off * off;
    }
    return sum;
}

template <class Scalar, std::size_t Dim>
Vector<Scalar, Dim> corner_of(const LoHiBox<Scalar, Dim>& box, std::size_t corner) {
    Vector<Scalar, Dim> point;
    for (std::size_t axis = 0; axis < Dim; ++axis) point[axis] = (corner >> axis & 1) != 0 ? box.hi[axis] : box.lo[axis];
    return point;
}

/// From an edge of the box, through a corner along an axis, to the way: the least over the places where it may be least.
template <class Scalar, std::size_t Dim>
Scalar edge_distance_sq(const LoHiBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& way, std::size_t corner, std::size_t axis) {
    LoHiBox<Scalar, Dim> edge{corner_of(box, corner), corner_of(box, corner)};
    edge.lo[axis] = box.lo[axis];
    edge.hi[axis] = box.hi[axis];
    Scalar least = point_distance_sq(edge, way.start);
    for (const Scalar share : {Scalar(1), nearest_share(way, edge.lo), nearest_share(way, edge.hi), nearest_share(way, edge.lo, axis)})
        least = std::min(least, point_distance_sq(edge, share == 1 ? way.end : point_at(way, share)));
    return least;
}

/// Ends of the way against the box, then every edge against the way; 0 where the way meets the box.
template <class Scalar, std::size_t Dim>
Scalar features_distance_sq(const LoHiBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& way) {
    if (box_segment::clips_closed(box, way)) return 0;
    Scalar least = std::min(point_distance_sq(box, way.start), point_distance_sq(box, way.end));
    for (std::size_t corner = 0; corner < std::size_t{1} << Dim; ++corner)
        for (std::size_t axis = 0; axis < Dim; ++axis)
            if ((corner >> axis & 1) == 0) least = std::min(least, edge_distance_sq(box, way, corner, axis));
    return least;
}

/// The box grown by the radius on every side: its corners are square, where they should be round.
struct ExpandedBox {
    static constexpr MethodInfo info =
        by_sides.published(Contract::closed, "moving_ball_expanded_box", "the way against the box grown by the radius, corners square",
                           "the first step of Ericson (2005), 5.5.7, taken for the whole, as broad phases do", Level::none);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const MovingBall<Scalar, Dim>& ball) {
        return box_segment::clips_closed(grown(box, ball.radius), way_of(ball));
    }
};

/// The way against the grown box; where it enters beyond two sides or three, against the rounded edges that meet there.
struct RoundedBox {
    static constexpr MethodInfo info = by_sides.published(Contract::closed, "moving_ball_rounded_box",
                                                          "the way against the grown box, then against the capsules of its edges",
                                                          "Ericson, Real-Time Collision Detection (2005), 5.5.7");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const MovingBall<Scalar, Dim>& ball) {
        const Segment<Scalar, Dim> way = way_of(ball);
        const LoHiBox<Scalar, Dim> outer = grown(box, ball.radius);
        if (!box_segment::clips_closed(outer, way)) return false;
        Scalar entry = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar along = way.end[axis] - way.start[axis];
            if (along != 0) entry = std::max(entry, ((along > 0 ? outer.lo[axis] : outer.hi[axis]) - way.start[axis]) / along);
        }
        const Vector<Scalar, Dim> place = point_at(way, entry);
        std::size_t corner = 0, outside = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            outside += place[axis] < box.lo[axis] || place[axis] > box.hi[axis];
            corner |= place[axis] > box.hi[axis] ? std::size_t{1} << axis : 0;
        }
        if (outside < 2) return true;
        Scalar least = std::numeric_limits<Scalar>::infinity();
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const bool is_outside = place[axis] < box.lo[axis] || place[axis] > box.hi[axis];
            if (outside == Dim || !is_outside) least = std::min(least, edge_distance_sq(box, way, corner, axis));
        }
        return least <= ball.radius * ball.radius;
    }
};

/// |ac|^2 - (ac . ab)^2 / |ab|^2: two numbers of the size of the way, squared, whose difference is the distance squared.
struct SubtractedProjection {
    static constexpr MethodInfo info = by_sides
                                           .published(Contract::closed, "moving_ball_subtracted_projection",
                                                      "corners against the way by a difference of squares, which cancels",
                                                      "Ericson, Real-Time Collision Detection (2005), 5.1.2.1, SqDistPointSegment")
                                           .reaching(Level::none, Level::logic)
                                           .only_in(impl::Dims::two);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const MovingBall<Scalar, Dim>& ball) {
        const Segment<Scalar, Dim> way = way_of(ball);
        if (box_segment::clips_closed(box, way)) return true;
        Scalar least = std::min(point_distance_sq(box, way.start), point_distance_sq(box, way.end));
        for (std::size_t corner = 0; corner < 4; ++corner)
            least = std::min(least, segments::SubtractedProjection::squared(way, corner_of(box, corner)));
        return least <= ball.radius * ball.radius;
    }
};

/// The ball where it is at so many moments, each right by itself.
struct SampledInTime {
    static constexpr MethodInfo info =
        by_sides.published(Contract::closed, "moving_ball_sampled", "a standing ball at seventeen moments of the way",
                           "Ericson (2005), 5.5, motion tested at discrete times", Level::none);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const MovingBall<Scalar, Dim>& ball) {
        for (int moment = 0; moment <= 16; ++moment) {
            const Vector<Scalar, Dim> place = point_at(way_of(ball), static_cast<Scalar>(moment) / 16);
            if (point_distance_sq(box, place) <= ball.radius * ball.radius) return true;
        }
        return false;
    }
};

struct FeaturesCenterHalf {
    static constexpr MethodInfo info =
        by_center.control(Contract::closed, "moving_ball_features", "the way's ends against the box, the box's edges against the way");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const MovingBall<Scalar, Dim>& ball) {
        return features_distance_sq(sides_of(box), way_of(ball)) <= ball.radius * ball.radius;
    }
};

struct FeaturesOpen {
    static constexpr MethodInfo info =
        by_corner.control(Contract::open, "moving_ball_features_open", "the same by corner and extents, rooted, touching a miss");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const MovingBall<Scalar, Dim>& ball) {
        return std::sqrt(features_distance_sq(sides_of(box), way_of(ball))) < ball.radius;
    }
};

/// Calls look_at(share) for every share of the way at which it may be nearest: where it passes corners and edges, and where it crosses
/// the planes of sides.
template <class Scalar, std::size_t Dim, class LookAt>
void for_each_candidate(const LoHiBox<Scalar, Dim>& sides, const Segment<Scalar, Dim>& way, LookAt look_at) {
    for (std::size_t corner = 0; corner < std::size_t{1} << Dim; ++corner)
        for (std::size_t free = 0; free <= Dim; ++free) look_at(nearest_share(way, corner_of(sides, corner), free));
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const Scalar along = way.end[axis] - way.start[axis];
        if (along == 0) continue;
        for (const Scalar side : {sides.lo[axis], sides.hi[axis]})
            look_at(std::clamp((side - way.start[axis]) / along, Scalar(0), Scalar(1)));
    }
}

/// Every place where the way may be nearest, tried as a standing ball, and its ends.
struct Candidates {
    static constexpr MethodInfo info =
        by_corner.control(Contract::closed, "moving_ball_candidates", "a standing ball at every moment that may be the nearest");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const MovingBall<Scalar, Dim>& ball) {
        const LoHiBox<Scalar, Dim> sides = sides_of(box);
        const Segment<Scalar, Dim> way = way_of(ball);
        if (box_segment::clips_closed(sides, way)) return true;  // a rounded crossing may lie beside the side that it is of
        Scalar least = std::min(point_distance_sq(sides, way.start), point_distance_sq(sides, way.end));
        for_each_candidate(sides, way, [&](Scalar share) { least = std::min(least, point_distance_sq(sides, point_at(way, share))); });
        return least <= ball.radius * ball.radius;
    }
};

/// A place of the way as a share of either end, which rounds on every axis, also where the ends agree.
struct SharesOfEnds {
    static constexpr MethodInfo info =
        by_sides.control(Contract::open, "moving_ball_shares_of_ends", "moving_ball_candidates with (1 - t) a + t b");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const MovingBall<Scalar, Dim>& ball) {
        const Segment<Scalar, Dim> way = way_of(ball);
        if (box_segment::clips_closed(box, way)) return ball.radius > 0;
        Scalar least = std::min(point_distance_sq(box, way.start), point_distance_sq(box, way.end));
        for_each_candidate(box, way, [&](Scalar share) {
            Vector<Scalar, Dim> place;
            for (std::size_t axis = 0; axis < Dim; ++axis) place[axis] = (1 - share) * way.start[axis] + share * way.end[axis];
            least = std::min(least, point_distance_sq(box, place));
        });
        return least < ball.radius * ball.radius;
    }
};

/// The slope of the squared distance, which never falls, is followed from knot to knot.
struct SlopeWalk {
    static constexpr MethodInfo info = by_center.control(Contract::closed, "moving_ball_slope_walk",
                                                         "the convex distance minimised piece by piece, about the box's centre");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const MovingBall<Scalar, Dim>& ball) {
        Segment<Scalar, Dim> way;
        LoHiBox<Scalar, Dim> sides;
        std::array<Scalar, 2 * Dim + 2> knots{0, 1};
        std::size_t count = 2;
        const auto insert = [&](Scalar knot) {
            std::size_t place = count++;
            for (; place > 0 && knots[place - 1] > knot; --place) knots[place] = knots[place - 1];
            knots[place] = knot;
        };
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            way.start[axis] = ball.start[axis] - box.center[axis];
            way.end[axis] = ball.end[axis] - box.center[axis];
            sides.hi[axis] = box.half_extent[axis];
            sides.lo[axis] = -sides.hi[axis];
            const Scalar along = way.end[axis] - way.start[axis];
            for (const Scalar side : {sides.lo[axis], sides.hi[axis]})
                if (along != 0) insert(std::clamp((side - way.start[axis]) / along, Scalar(0), Scalar(1)));
        }
        Scalar least = std::min(point_distance_sq(sides, way.start), point_distance_sq(sides, way.end));
        for (std::size_t piece = 0; piece + 1 < count; ++piece) {
            const Vector<Scalar, Dim> middle = point_at(way, (knots[piece] + knots[piece + 1]) / 2);
            Scalar above = 0, below = 0;
            for (std::size_t axis = 0; axis < Dim; ++axis) {
                const Scalar along = way.end[axis] - way.start[axis], side = std::clamp(middle[axis], sides.lo[axis], sides.hi[axis]);
                if (side == middle[axis]) continue;
                above += (side - way.start[axis]) * along;
                below += along * along;
            }
            const Scalar share = below > 0 ? std::clamp(above / below, knots[piece], knots[piece + 1]) : knots[piece];
            least = std::min({least, point_distance_sq(sides, point_at(way, share)), point_distance_sq(sides, middle)});
        }
        return least <= ball.radius * ball.radius;
    }
};

using Methods = impl::MethodList<ExpandedBox, RoundedBox, SubtractedProjection, SampledInTime, FeaturesCenterHalf, FeaturesOpen, Candidates,
                                 SharesOfEnds, SlopeWalk>;

}  // namespace tangency::questions::box_moving_ball
