// SPDX-License-Identifier: MIT
// A segment and a box, broken on purpose.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

#include "impl/box_segment/methods.hpp"
#include "impl/mutants/mutant.hpp"

namespace tangency::mutants {

namespace box_segment = questions::box_segment;

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

/// Whether anything is left.
template <class... Given>
bool clips(const Given&... given) {
    const auto [near, far] = clipped(given...);
    return near <= far;
}

inline constexpr auto beyond_sides = [](auto lo, auto hi) { return lo > 0 || hi < 0; };
inline constexpr auto in_order = [](auto one, auto other) { return std::pair(std::min(one, other), std::max(one, other)); };

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

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_box_segment(Add add) {
    constexpr EncodingsOf<Question::box_segment> in;
    add("segment_as_line", in.lo_hi.f32,
        {"forgets both ends", "a ray test without its range", "bullets hit what they never reach and what lies behind the gun"},
        [](const auto& box, const auto& segment) {
            constexpr float all = std::numeric_limits<float>::infinity();
            return clips(box, segment, -all, all, beyond_sides, in_order);
        });
    add("segment_as_ray", in.lo_hi.f32_3d,
        {"forgets the far end", "bullets that hit what stands behind their target", "bullets hit what they never reach"},
        [](const auto& box, const auto& segment) {
            return clips(box, segment, 0.0F, std::numeric_limits<float>::infinity(), beyond_sides, in_order);
        });
    add("segment_ends_only", in.lo_hi.f32,
        {"looks at the two ends alone", "fast bodies that tunnel through walls", "fast bodies tunnel through walls"},
        [](const auto& box, const auto& segment) {
            const auto holds = [&box](const Vector<float, 2>& point) {
                return box.lo[0] <= point[0] && point[0] <= box.hi[0] && box.lo[1] <= point[1] && point[1] <= box.hi[1];
            };
            return holds(segment.start) || holds(segment.end);
        });
    add("segment_bounding_box", in.lo_hi.f64,
        {"compares bounding boxes", "the broad phase alone", "lines of sight that pass a corner are blocked"},
        [](const auto& box, const auto& segment) {
            for (std::size_t axis = 0; axis < 2; ++axis) {
                const auto [lo, hi] = std::minmax({segment.start[axis], segment.end[axis]});
                if (hi < box.lo[axis] || lo > box.hi[axis]) return false;
            }
            return true;
        });
    add("segment_skips_cross_of_z", in.lo_hi.f32_3d,
        {"leaves one cross product out", "separating axes copied from the plane twice", "segments that pass an edge of the box hit it"},
        [](const auto& box, const auto& segment) {
            std::array<float, 3> m{}, e{}, d{};
            for (std::size_t axis = 0; axis < 3; ++axis) {
                e[axis] = (box.hi[axis] - box.lo[axis]) / 2;
                m[axis] = (segment.start[axis] + segment.end[axis]) / 2 - (box.lo[axis] + box.hi[axis]) / 2;
                d[axis] = (segment.end[axis] - segment.start[axis]) / 2;
                if (std::abs(m[axis]) > e[axis] + std::abs(d[axis])) return false;
            }
            return std::abs(m[1] * d[2] - m[2] * d[1]) <= e[1] * std::abs(d[2]) + e[2] * std::abs(d[1]) &&
                   std::abs(m[2] * d[0] - m[0] * d[2]) <= e[2] * std::abs(d[0]) + e[0] * std::abs(d[2]);
        });
    add("segment_misses_touch", in.lo_hi.f32,
        {"compares entry and exit with <", "tmin < tmax, which loses corners and flat boxes",
         "rays through corners and along walls pass, and flat walls stop nothing"},
        [](const auto& box, const auto& segment) {
            const auto [near, far] = clipped(box, segment, 0.0F, 1.0F, beyond_sides, in_order);
            return near < far;
        });
    add("segment_hits_touch", in.lo_hi.f64,
        {"counts touching where the contract does not", "closed slabs in an engine whose contacts need depth",
         "a body that slides along a wall is stopped by it", Contract::open},
        [](const auto& box, const auto& segment) { return clips(box, segment, 0.0, 1.0, beyond_sides, in_order); });
    add("segment_parallel_hits", in.lo_hi.f32,
        {"leaves a slab out that the segment is parallel to", "if (d != 0) without an else",
         "shots parallel to a wall hit it from any distance"},
        [](const auto& box, const auto& segment) {
            return clips(
                box, segment, 0.0F, 1.0F, [](float, float) { return false; }, in_order);
        });
    add("segment_parallel_misses", in.lo_hi.f32,
        {"a segment parallel to a side is a miss", "return false on a zero divisor", "level and upright shots pass through everything"},
        [](const auto& box, const auto& segment) {
            return clips(
                box, segment, 0.0F, 1.0F, [](float, float) { return true; }, in_order);
        });
    add("segment_in_the_plane_misses", in.lo_hi.f32_3d,
        {"a parallel segment in a side's plane is a miss", "<= for < in the branch for zero", "a ray along a wall passes through it"},
        [](const auto& box, const auto& segment) {
            return clips(
                box, segment, 0.0F, 1.0F, [](float lo, float hi) { return lo >= 0 || hi <= 0; }, in_order);
        });
    add("segment_forwards_only", in.lo_hi.f32,
        {"does not put entry and exit in order", "slabs tried with positive directions alone",
         "shots to the left and downwards hit nothing"},
        [](const auto& box, const auto& segment) {
            const auto as_they_come = [](float one, float other) { return std::pair(one, other); };
            return clips(box, segment, 0.0F, 1.0F, beyond_sides, as_they_come);
        });
    add("segment_nearly_parallel", in.lo_hi.f64,
        {"takes 1e-3 for parallel", "fabs(d) < EPSILON in units that are not the caller's",
         "long shots at a shallow angle go through walls"},
        [](const auto& box, const auto& segment) {
            Segment<double, 2> straight = segment;
            for (std::size_t axis = 0; axis < 2; ++axis)
                if (std::abs(segment.end[axis] - segment.start[axis]) < 1e-3) straight.end[axis] = segment.start[axis];
            return box_segment::clips_closed(box, straight);
        });
    add("segment_in_float", in.lo_hi.f64,
        {"computes doubles in float", "a float vector type in a double program", "in large worlds shots hit elsewhere than they are drawn"},
        [](const auto& box, const auto& segment) { return box_segment::clips_closed(impl::as<float>(box), impl::as<float>(segment)); });
    add("segment_from_inside_misses", in.lo_hi.f32,
        {"a segment that starts inside is a miss", "tmin > 0 asked for a point of entry",
         "a body that is in a wall already leaves it freely"},
        [](const auto& box, const auto& segment) {
            const auto [near, far] = clipped(box, segment, -1.0F, 1.0F, beyond_sides, in_order);
            return near <= far && near >= 0;
        });
    add("segment_hollow_box", in.center_half.f32,
        {"a segment wholly inside is a miss", "line against the four sides of a rectangle",
         "short moves within a large box are never seen"},
        [](const auto& box, const auto& segment) {
            const auto is_inside = [&box](const Vector<float, 2>& point) {
                return std::abs(point[0] - box.center[0]) < box.half_extent[0] && std::abs(point[1] - box.center[1]) < box.half_extent[1];
            };
            return box_segment::clips_closed(impl::sides_of(box), segment) && !(is_inside(segment.start) && is_inside(segment.end));
        });
    add("segment_sampled", in.lo_hi.f32,
        {"looks at seventeen points of the way", "substeps instead of a sweep", "fast bodies tunnel through thin walls"},
        [](const auto& box, const auto& segment) {
            for (int step = 0; step <= 16; ++step) {
                const auto t = static_cast<float>(step) / 16;
                const auto x = segment.start[0] + t * (segment.end[0] - segment.start[0]);
                const auto y = segment.start[1] + t * (segment.end[1] - segment.start[1]);
                if (box.lo[0] <= x && x <= box.hi[0] && box.lo[1] <= y && y <= box.hi[1]) return true;
            }
            return false;
        });
    add("segment_half_width_of_x", in.center_half.f32,
        {.defect = "takes the half extent of x for y as well",
         .seen_in = "a method tried on squares",
         .costs = "the test only works on squares",
         .misreads = Misreading::x_size_for_all},
        [](const auto& box, const auto& segment) {
            const CenterHalfBox<float, 2> square{box.center, {box.half_extent[0], box.half_extent[0]}};
            return box_segment::clips_closed(impl::sides_of(square), segment);
        });
    add("segment_extent_as_half", in.corner_size.f32_3d,
        {"takes the extents for half extents", "w and h passed on to a test about a centre", "shots hit boxes of twice the size"},
        [](const auto& box, const auto& segment) {
            return box_segment::clips_closed(impl::sides_of(by_center(box.corner, box.extent)), segment);
        });
    add("segment_keeps_entry", in.lo_hi.f32, {"starts from the last call's entry", "tmin kept in a member, set once"},
        [](const auto& box, const auto& segment) {
            static float entry = 0;
            const auto [near, far] = clipped(box, segment, entry, 1.0F, beyond_sides, in_order);
            entry = near <= far ? 0 : 0.5F;
            return near <= far;
        });
    add("segment_crosses_sides_strictly", in.lo_hi.f64,
        {"crosses four sides, and none at its ends", "a segment tested against each side, whose ends do not count under an open contract",
         "a shot from corner to corner goes through", Contract::open},
        [](const auto& box, const auto& segment) { return crosses_strictly(box, segment); });
    add("segment_diagonal_misses", in.lo_hi.f64_3d,
        {"misses from one corner to the opposite one", "strict crossings of sides, other meetings told by the middle of the segment",
         "a shot along the diagonal of a tile goes through", Contract::open},
        [](const auto& box, const auto& segment) {
            bool is_diagonal = true;
            for (std::size_t axis = 0; axis < 3; ++axis)
                is_diagonal = is_diagonal && std::min(segment.start[axis], segment.end[axis]) == box.lo[axis] &&
                              std::max(segment.start[axis], segment.end[axis]) == box.hi[axis];
            return !is_diagonal && box_segment::SatOpen::intersects(impl::centered(box), segment);
        });
    add("segment_past_two_edges_misses", in.lo_hi.f64,
        {"misses in through one edge or corner and out through another",
         "a side for entry and one for exit, none where two are met at once", "a shot through two corners goes through", Contract::open},
        [](const auto& box, const auto& segment) {
            const auto share = [&](double side, std::size_t axis) {
                return (side - segment.start[axis]) / (segment.end[axis] - segment.start[axis]);
            };
            const auto [x, last_x] = std::minmax({share(box.lo[0], 0), share(box.hi[0], 0)});
            const auto [y, last_y] = std::minmax({share(box.lo[1], 1), share(box.hi[1], 1)});
            if (x == y && last_x == last_y && x > 0 && last_x < 1) return false;
            return box_segment::SatOpen::intersects(impl::centered(box), segment);
        });
    add("segment_slack", in.lo_hi.f32,
        {"widens every slab by 1e-4", "skin widths in physics engines", "shots hit small boxes that they pass"},
        [](const auto& box, const auto& segment) {
            LoHiBox<float, 2> wide = box;
            for (std::size_t axis = 0; axis < 2; ++axis) {
                wide.lo[axis] -= 1e-4F;
                wide.hi[axis] += 1e-4F;
            }
            return box_segment::clips_closed(wide, segment);
        });
    add("segment_rounds_reciprocal", in.lo_hi.f32,
        {"multiplies by a rounded reciprocal", "ray tracers, for which a corner is nothing",
         "rays slip between two boxes that share a corner"},
        [](const auto& box, const auto& segment) {
            float near = 0, far = 1;
            for (std::size_t axis = 0; axis < 2; ++axis) {
                const auto along = segment.end[axis] - segment.start[axis], inverse = 1 / along;
                const auto lo = box.lo[axis] - segment.start[axis], hi = box.hi[axis] - segment.start[axis];
                if (along == 0) {
                    if (lo > 0 || hi < 0) return false;
                    continue;
                }
                near = std::max(near, std::min(lo * inverse, hi * inverse));
                far = std::min(far, std::max(lo * inverse, hi * inverse));
            }
            return near <= far;
        });
}

}  // namespace tangency::mutants
