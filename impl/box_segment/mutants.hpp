// SPDX-License-Identifier: MIT
// A segment and a box, broken on purpose.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

#include "mutant.hpp"
#include "impl/box_segment/methods.hpp"

namespace tangency::mutants {

/// Slabs in any range of the parameter; what a defect changes is given as functions of an axis' parameters and of the outcome.
template <class Scalar, std::size_t Dim, class Parallel, class Slab>
std::pair<Scalar, Scalar> clipped(const LoHiBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment, Scalar near, Scalar far,
                                  Parallel is_outside, Slab slab) {
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const Scalar along = segment.end[axis] - segment.start[axis];
        const Scalar lo = box.lo[axis] - segment.start[axis], hi = box.hi[axis] - segment.start[axis];
        if (along == 0) {
            if (is_outside(lo, hi)) return {Scalar(1), Scalar(0)};
            continue;
        }
        const auto [first, last] = slab(lo / along, hi / along);
        near = std::max(near, first);
        far = std::min(far, last);
    }
    return {near, far};
}

template <class Scalar>
constexpr auto beyond_sides = [](Scalar lo, Scalar hi) { return lo > 0 || hi < 0; };
template <class Scalar>
constexpr auto in_order = [](Scalar one, Scalar other) { return std::pair(std::min(one, other), std::max(one, other)); };

struct SegmentAsLine {
    static constexpr MutantInfo info{.defect = "forgets both ends",
                                     .seen_in = "a ray test without its range",
                                     .costs = "bullets hit what they never reach and what lies behind the gun"};
    static bool intersects(const LoHiBox<float, 2>& box, const Segment<float, 2>& segment) {
        constexpr float all = std::numeric_limits<float>::infinity();
        const auto [near, far] = clipped(box, segment, -all, all, beyond_sides<float>, in_order<float>);
        return near <= far;
    }
};

struct SegmentAsRay {
    static constexpr MutantInfo info{.defect = "forgets the far end",
                                     .seen_in = "bullets that hit what stands behind their target",
                                     .costs = "bullets hit what they never reach"};
    static bool intersects(const LoHiBox<float, 3>& box, const Segment<float, 3>& segment) {
        const auto [near, far] = clipped(box, segment, 0.0F, std::numeric_limits<float>::infinity(), beyond_sides<float>, in_order<float>);
        return near <= far;
    }
};

struct SegmentEndsOnly {
    static constexpr MutantInfo info{.defect = "looks at the two ends alone",
                                     .seen_in = "fast bodies that tunnel through walls",
                                     .costs = "fast bodies tunnel through walls"};
    static bool intersects(const LoHiBox<float, 2>& box, const Segment<float, 2>& segment) {
        const auto holds = [&box](const Vector<float, 2>& point) {
            return box.lo[0] <= point[0] && point[0] <= box.hi[0] && box.lo[1] <= point[1] && point[1] <= box.hi[1];
        };
        return holds(segment.start) || holds(segment.end);
    }
};

struct SegmentBoundingBox {
    static constexpr MutantInfo info{
        .defect = "compares bounding boxes", .seen_in = "the broad phase alone", .costs = "lines of sight that pass a corner are blocked"};
    static bool intersects(const LoHiBox<double, 2>& box, const Segment<double, 2>& segment) {
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const auto [lo, hi] = std::minmax({segment.start[axis], segment.end[axis]});
            if (hi < box.lo[axis] || lo > box.hi[axis]) return false;
        }
        return true;
    }
};

struct SegmentSkipsCrossOfZ {
    static constexpr MutantInfo info{.defect = "leaves one cross product out",
                                     .seen_in = "separating axes copied from the plane twice",
                                     .costs = "segments that pass an edge of the box hit it"};
    static bool intersects(const LoHiBox<float, 3>& box, const Segment<float, 3>& segment) {
        std::array<float, 3> m{}, e{}, d{};
        for (std::size_t axis = 0; axis < 3; ++axis) {
            e[axis] = (box.hi[axis] - box.lo[axis]) / 2;
            m[axis] = (segment.start[axis] + segment.end[axis]) / 2 - (box.lo[axis] + box.hi[axis]) / 2;
            d[axis] = (segment.end[axis] - segment.start[axis]) / 2;
            if (std::abs(m[axis]) > e[axis] + std::abs(d[axis])) return false;
        }
        return std::abs(m[1] * d[2] - m[2] * d[1]) <= e[1] * std::abs(d[2]) + e[2] * std::abs(d[1]) &&
               std::abs(m[2] * d[0] - m[0] * d[2]) <= e[2] * std::abs(d[0]) + e[0] * std::abs(d[2]);
    }
};

struct SegmentMissesTouch {
    static constexpr MutantInfo info{.defect = "compares entry and exit with <",
                                     .seen_in = "tmin < tmax, which loses corners and flat boxes",
                                     .costs = "rays through corners and along walls pass, and flat walls stop nothing"};
    static bool intersects(const LoHiBox<float, 2>& box, const Segment<float, 2>& segment) {
        const auto [near, far] = clipped(box, segment, 0.0F, 1.0F, beyond_sides<float>, in_order<float>);
        return near < far;
    }
};

struct SegmentHitsTouch {
    static constexpr MutantInfo info{.defect = "counts touching where the contract does not",
                                     .seen_in = "closed slabs in an engine whose contacts need depth",
                                     .costs = "a body that slides along a wall is stopped by it",
                                     .contract = Contract::open};
    static bool intersects(const LoHiBox<double, 2>& box, const Segment<double, 2>& segment) {
        const auto [near, far] = clipped(box, segment, 0.0, 1.0, beyond_sides<double>, in_order<double>);
        return near <= far;
    }
};

struct SegmentParallelHits {
    static constexpr MutantInfo info{.defect = "leaves a slab out that the segment is parallel to",
                                     .seen_in = "if (d != 0) without an else",
                                     .costs = "shots parallel to a wall hit it from any distance"};
    static bool intersects(const LoHiBox<float, 2>& box, const Segment<float, 2>& segment) {
        const auto [near, far] = clipped(
            box, segment, 0.0F, 1.0F, [](float, float) { return false; }, in_order<float>);
        return near <= far;
    }
};

struct SegmentParallelMisses {
    static constexpr MutantInfo info{.defect = "a segment parallel to a side is a miss",
                                     .seen_in = "return false on a zero divisor",
                                     .costs = "level and upright shots pass through everything"};
    static bool intersects(const LoHiBox<float, 2>& box, const Segment<float, 2>& segment) {
        const auto [near, far] = clipped(
            box, segment, 0.0F, 1.0F, [](float, float) { return true; }, in_order<float>);
        return near <= far;
    }
};

struct SegmentInThePlaneMisses {
    static constexpr MutantInfo info{.defect = "a parallel segment in a side's plane is a miss",
                                     .seen_in = "<= for < in the branch for zero",
                                     .costs = "a ray along a wall passes through it"};
    static bool intersects(const LoHiBox<float, 3>& box, const Segment<float, 3>& segment) {
        const auto [near, far] = clipped(
            box, segment, 0.0F, 1.0F, [](float lo, float hi) { return lo >= 0 || hi <= 0; }, in_order<float>);
        return near <= far;
    }
};

struct SegmentForwardsOnly {
    static constexpr MutantInfo info{.defect = "does not put entry and exit in order",
                                     .seen_in = "slabs tried with positive directions alone",
                                     .costs = "shots to the left and downwards hit nothing"};
    static bool intersects(const LoHiBox<float, 2>& box, const Segment<float, 2>& segment) {
        const auto as_they_come = [](float one, float other) { return std::pair(one, other); };
        const auto [near, far] = clipped(box, segment, 0.0F, 1.0F, beyond_sides<float>, as_they_come);
        return near <= far;
    }
};

struct SegmentNearlyParallel {
    static constexpr MutantInfo info{.defect = "takes 1e-3 for parallel",
                                     .seen_in = "fabs(d) < EPSILON in units that are not the caller's",
                                     .costs = "long shots at a shallow angle go through walls"};
    static bool intersects(const LoHiBox<double, 2>& box, const Segment<double, 2>& segment) {
        Segment<double, 2> straight = segment;
        for (std::size_t axis = 0; axis < 2; ++axis)
            if (std::abs(segment.end[axis] - segment.start[axis]) < 1e-3) straight.end[axis] = segment.start[axis];
        return questions::box_segment::clips_closed(box, straight);
    }
};

struct SegmentInFloat {
    static constexpr MutantInfo info{.defect = "computes doubles in float",
                                     .seen_in = "a float vector type in a double program",
                                     .costs = "in large worlds shots hit elsewhere than they are drawn"};
    static bool intersects(const LoHiBox<double, 2>& box, const Segment<double, 2>& segment) {
        LoHiBox<float, 2> small;
        Segment<float, 2> thin;
        for (std::size_t axis = 0; axis < 2; ++axis) {
            small.lo[axis] = static_cast<float>(box.lo[axis]);
            small.hi[axis] = static_cast<float>(box.hi[axis]);
            thin.start[axis] = static_cast<float>(segment.start[axis]);
            thin.end[axis] = static_cast<float>(segment.end[axis]);
        }
        return questions::box_segment::clips_closed(small, thin);
    }
};

struct SegmentFromInsideMisses {
    static constexpr MutantInfo info{.defect = "a segment that starts inside is a miss",
                                     .seen_in = "tmin > 0 asked for a point of entry",
                                     .costs = "a body that is in a wall already leaves it freely"};
    static bool intersects(const LoHiBox<float, 2>& box, const Segment<float, 2>& segment) {
        const auto [near, far] = clipped(box, segment, -1.0F, 1.0F, beyond_sides<float>, in_order<float>);
        return near <= far && near >= 0;
    }
};

struct SegmentHollowBox {
    static constexpr MutantInfo info{.defect = "a segment wholly inside is a miss",
                                     .seen_in = "line against the four sides of a rectangle",
                                     .costs = "short moves within a large box are never seen"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Segment<float, 2>& segment) {
        const auto is_inside = [&box](const Vector<float, 2>& point) {
            return std::abs(point[0] - box.center[0]) < box.half_extent[0] && std::abs(point[1] - box.center[1]) < box.half_extent[1];
        };
        return questions::box_segment::clips_closed(questions::box_segment::sides_of(box), segment) &&
               !(is_inside(segment.start) && is_inside(segment.end));
    }
};

struct SegmentSampled {
    static constexpr MutantInfo info{.defect = "looks at seventeen points of the way",
                                     .seen_in = "substeps instead of a sweep",
                                     .costs = "fast bodies tunnel through thin walls"};
    static bool intersects(const LoHiBox<float, 2>& box, const Segment<float, 2>& segment) {
        for (int step = 0; step <= 16; ++step) {
            const float t = static_cast<float>(step) / 16;
            const float x = segment.start[0] + t * (segment.end[0] - segment.start[0]);
            const float y = segment.start[1] + t * (segment.end[1] - segment.start[1]);
            if (box.lo[0] <= x && x <= box.hi[0] && box.lo[1] <= y && y <= box.hi[1]) return true;
        }
        return false;
    }
};

struct SegmentHalfWidthOfX {
    static constexpr MutantInfo info{.defect = "takes the half extent of x for y as well",
                                     .seen_in = "a method tried on squares",
                                     .costs = "the test only works on squares"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Segment<float, 2>& segment) {
        const CenterHalfBox<float, 2> square{box.center, {box.half_extent[0], box.half_extent[0]}};
        return questions::box_segment::clips_closed(questions::box_segment::sides_of(square), segment);
    }
};

struct SegmentExtentAsHalf {
    static constexpr MutantInfo info{.defect = "takes the extents for half extents",
                                     .seen_in = "w and h passed on to a test about a centre",
                                     .costs = "shots hit boxes of twice the size"};
    static bool intersects(const CornerSizeBox<float, 3>& box, const Segment<float, 3>& segment) {
        return questions::box_segment::clips_closed(questions::box_segment::sides_of(CenterHalfBox<float, 3>{box.corner, box.extent}),
                                                    segment);
    }
};

struct SegmentKeepsEntry {
    static constexpr MutantInfo info{.defect = "starts from the last call's entry", .seen_in = "tmin kept in a member, set once"};
    static bool intersects(const LoHiBox<float, 2>& box, const Segment<float, 2>& segment) {
        static float entry = 0;
        const auto [near, far] = clipped(box, segment, entry, 1.0F, beyond_sides<float>, in_order<float>);
        entry = near <= far ? 0 : 0.5F;
        return near <= far;
    }
};

/// Whether an end lies in the box, or the segment crosses a side, at no rim of either.
template <class Scalar, std::size_t Dim>
bool crosses_strictly(const LoHiBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
    const auto is_within = [&box](const Vector<Scalar, Dim>& point, std::size_t axis) {
        return box.lo[axis] < point[axis] && point[axis] < box.hi[axis];
    };
    bool start_is_within = true, end_is_within = true;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        start_is_within = start_is_within && is_within(segment.start, axis);
        end_is_within = end_is_within && is_within(segment.end, axis);
        for (const Scalar side : {box.lo[axis], box.hi[axis]}) {
            const Scalar before = side - segment.start[axis], after = segment.end[axis] - side;
            if (!((before > 0 && after > 0) || (before < 0 && after < 0))) continue;
            bool crosses = true;
            for (std::size_t other = 0; other < Dim; ++other) {
                Vector<Scalar, Dim> place = segment.start;
                place[other] += before / (before + after) * (segment.end[other] - segment.start[other]);
                crosses = crosses && (other == axis || is_within(place, other));
            }
            if (crosses) return true;
        }
    }
    return start_is_within || end_is_within;
}

template <class Scalar, std::size_t Dim>
bool overlaps_openly(const LoHiBox<Scalar, Dim>& sides, const Segment<Scalar, Dim>& segment) {
    CenterHalfBox<Scalar, Dim> box;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        box.center[axis] = (sides.lo[axis] + sides.hi[axis]) / 2;
        box.half_extent[axis] = (sides.hi[axis] - sides.lo[axis]) / 2;
    }
    return questions::box_segment::SatOpen::intersects(box, segment);
}

struct SegmentCrossesSidesStrictly {
    static constexpr MutantInfo info{.defect = "crosses four sides, and none at its ends",
                                     .seen_in = "a segment tested against each side, whose ends do not count under an open contract",
                                     .costs = "a shot from corner to corner goes through",
                                     .contract = Contract::open};
    static bool intersects(const LoHiBox<double, 2>& box, const Segment<double, 2>& segment) { return crosses_strictly(box, segment); }
};

struct SegmentDiagonalMisses {
    static constexpr MutantInfo info{.defect = "misses from one corner to the opposite one",
                                     .seen_in = "strict crossings of sides, other meetings told by the middle of the segment",
                                     .costs = "a shot along the diagonal of a tile goes through",
                                     .contract = Contract::open};
    static bool intersects(const LoHiBox<double, 3>& box, const Segment<double, 3>& segment) {
        bool is_diagonal = true;
        for (std::size_t axis = 0; axis < 3; ++axis)
            is_diagonal = is_diagonal && std::min(segment.start[axis], segment.end[axis]) == box.lo[axis] &&
                          std::max(segment.start[axis], segment.end[axis]) == box.hi[axis];
        return !is_diagonal && overlaps_openly(box, segment);
    }
};

struct SegmentPastTwoEdgesMisses {
    static constexpr MutantInfo info{.defect = "misses in through one edge or corner and out through another",
                                     .seen_in = "a side for entry and one for exit, none where two are met at once",
                                     .costs = "a shot through two corners goes through",
                                     .contract = Contract::open};
    static bool intersects(const LoHiBox<double, 2>& box, const Segment<double, 2>& segment) {
        const auto share = [&](double side, std::size_t axis) {
            return (side - segment.start[axis]) / (segment.end[axis] - segment.start[axis]);
        };
        const auto [x, last_x] = std::minmax({share(box.lo[0], 0), share(box.hi[0], 0)});
        const auto [y, last_y] = std::minmax({share(box.lo[1], 1), share(box.hi[1], 1)});
        if (x == y && last_x == last_y && x > 0 && last_x < 1) return false;
        return overlaps_openly(box, segment);
    }
};

struct SegmentSlack {
    static constexpr MutantInfo info{.defect = "widens every slab by 1e-4",
                                     .seen_in = "skin widths in physics engines",
                                     .costs = "shots hit small boxes that they pass"};
    static bool intersects(const LoHiBox<float, 2>& box, const Segment<float, 2>& segment) {
        LoHiBox<float, 2> wide = box;
        for (std::size_t axis = 0; axis < 2; ++axis) {
            wide.lo[axis] -= 1e-4F;
            wide.hi[axis] += 1e-4F;
        }
        return questions::box_segment::clips_closed(wide, segment);
    }
};

struct SegmentRoundsReciprocal {
    static constexpr MutantInfo info{.defect = "multiplies by a rounded reciprocal",
                                     .seen_in = "ray tracers, for which a corner is nothing",
                                     .costs = "rays slip between two boxes that share a corner"};
    static bool intersects(const LoHiBox<float, 2>& box, const Segment<float, 2>& segment) {
        float near = 0, far = 1;
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const float along = segment.end[axis] - segment.start[axis], inverse = 1 / along;
            const float lo = box.lo[axis] - segment.start[axis], hi = box.hi[axis] - segment.start[axis];
            if (along == 0) {
                if (lo > 0 || hi < 0) return false;
                continue;
            }
            near = std::max(near, std::min(lo * inverse, hi * inverse));
            far = std::min(far, std::max(lo * inverse, hi * inverse));
        }
        return near <= far;
    }
};

}  // namespace tangency::mutants
