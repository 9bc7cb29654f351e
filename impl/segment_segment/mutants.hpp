// SPDX-License-Identifier: MIT
// Two segments of the plane, broken on purpose.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "impl/mutants/mutant.hpp"
#include "impl/segment_segment/methods.hpp"

namespace tangency::mutants {

namespace crossing = questions::crossing;
namespace segment_pairs = questions::segment_segment;

/// Whether shares of both segments are where two functions want them; parallel segments are told by another of the segments.
template <class Scalar, class OfOne, class OfOther, class Parallel>
bool shares_meet(const Segment<Scalar, 2>& one, const Segment<Scalar, 2>& other, OfOne of_one, OfOther of_other, Parallel parallel) {
    const auto shares = segment_pairs::shares_of(one, other);
    if (shares.denominator == 0) return parallel();
    return of_one(shares.of_one / shares.denominator) && of_other(shares.of_other / shares.denominator);
}

inline constexpr auto within_ends = [](auto share) { return share >= 0 && share <= 1; };
inline constexpr auto anywhere = [](auto) { return true; };

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_segment_segment(Add add) {
    constexpr EncodingsOf<Question::segment_segment> in;
    add("segments_parallel_miss", in.ends.f32,
        {"parallel segments never meet", "return false on a zero determinant", "walls that overlap on one line pass through each other"},
        [](const auto& one, const auto& other) { return shares_meet(one, other, within_ends, within_ends, [] { return false; }); });
    add("segments_parallel_hit", in.ends.f32,
        {"parallel segments always meet", "an answer of its own for parallel lines, which is not zero",
         "parallel walls hit each other from any distance"},
        [](const auto& one, const auto& other) { return shares_meet(one, other, within_ends, within_ends, [] { return true; }); });
    add("segments_on_one_line_hit", in.ends.f32,
        {"segments on one line always meet", "four orientations without bounds", "walls in a row hit each other across the doors"},
        [](const auto& one, const auto& other) { return crossing::straddle(one, other); });
    add("segments_on_one_line_by_x", in.ends.f64,
        {"compares segments on one line by x alone", "an interval test that upright lines have no width for", "posts above each other hit"},
        [](const auto& one, const auto& other) {
            if (!crossing::straddle(one, other)) return false;
            return std::max(one.start[0], one.end[0]) >= std::min(other.start[0], other.end[0]) &&
                   std::max(other.start[0], other.end[0]) >= std::min(one.start[0], one.end[0]);
        });
    add("segments_on_one_line_one_way", in.ends.f32,
        {"of segments on one line looks for the second's ends on the first alone", "two of four comparisons",
         "a short wall within a long one is or is not seen by the order"},
        [](const auto& one, const auto& other) {
            if (segment_pairs::shares_of(one, other).denominator != 0) return crossing::meet(one, other);
            return crossing::meet(one, {other.start, other.start}) || crossing::meet(one, {other.end, other.end});
        });
    add("segments_second_share_alone", in.ends.f32,
        {"checks the place on one of the segments alone", "a line against a segment", "shots hit what they never reach"},
        [](const auto& one, const auto& other) {
            return shares_meet(one, other, anywhere, within_ends, [&] { return crossing::meet(one, other); });
        });
    add("segments_first_share_alone", in.ends.f64,
        {"checks the place on the first of the segments alone", "t checked, and u computed for nothing",
         "shots hit beyond both ends of a wall"},
        [](const auto& one, const auto& other) {
            return shares_meet(one, other, within_ends, anywhere, [&] { return crossing::meet(one, other); });
        });
    add("segments_as_ray", in.ends.f32,
        {"forgets the end of the first", "a ray's test; t >= 0 without t <= 1", "shots hit what stands behind their target"},
        [](const auto& one, const auto& other) {
            const auto ahead = [](float share) { return share >= 0; };
            return shares_meet(one, other, ahead, within_ends, [&] { return crossing::meet(one, other); });
        });
    add("segments_as_lines", in.ends.f32, {"forgets the ends of both", "a formula for lines", "whatever is not parallel hits"},
        [](const auto& one, const auto& other) {
            return shares_meet(one, other, anywhere, anywhere, [&] { return crossing::meet(one, other); });
        });
    add("segments_ends_miss", in.ends.f32,
        {"a segment that ends on the other is a miss", "turns compared with !=, 0 being as good as 1; shares with < and >",
         "a wall that ends at a wall leaves a gap"},
        [](const auto& one, const auto& other) { return crossing::cross_properly(one, other); });
    add("segments_shared_end_misses", in.ends.f64,
        {"segments with an end in common never meet", "neighbours in a chain left out by their places",
         "whoever walks to a corner walks on"},
        [](const auto& one, const auto& other) {
            const bool is_shared = one.start == other.start || one.start == other.end || one.end == other.start || one.end == other.end;
            return !is_shared && crossing::meet(one, other);
        });
    add("segments_last_end_misses", in.ends.f32,
        {"leaves the last point of each out", "t < 1, so that a chain counts each corner once",
         "whether a wall's end is hit depends on how it was drawn"},
        [](const auto& one, const auto& other) {
            const auto before_end = [](float share) { return share >= 0 && share < 1; };
            return shares_meet(one, other, before_end, before_end, [&] { return crossing::meet(one, other); });
        });
    add("segments_touch_hits", in.ends.f64,
        {"counts touching as a hit where the contract says open", "a closed test for edges that may share corners",
         "a chain is said to cross itself at every corner", Contract::open},
        [](const auto& one, const auto& other) { return crossing::meet(one, other); });
    add("segments_on_one_line_cross", in.ends.f32,
        {"segments that overlap on one line cross", "a strict test with a closed branch for a zero determinant",
         "a wall drawn twice is said to cross itself", Contract::open},
        [](const auto& one, const auto& other) {
            const bool is_parallel = segment_pairs::shares_of(one, other).denominator == 0;
            return is_parallel ? crossing::meet(one, other) : crossing::cross_properly(one, other);
        });
    add("segments_as_bounds", in.ends.f32,
        {"compares bounding boxes", "a quick rejection taken for the answer", "slanted walls hit across empty space"},
        [](const auto& one, const auto& other) { return crossing::bounds_meet(one, other); });
    add("segments_one_straddles", in.ends.f32,
        {"asks whether the second crosses the first's line, not the other way round", "two of four orientations",
         "shots that pass the end of a wall hit it"},
        [](const auto& one, const auto& other) {
            return crossing::bounds_meet(one, other) &&
                   crossing::side_of(one.start, one.end, other.start) * crossing::side_of(one.start, one.end, other.end) <= 0;
        });
    add("segments_points_miss", in.ends.f32,
        {"a segment without a length never meets anything", "return false on a zero length; divided by it",
         "who stands on a line does not touch it"},
        [](const auto& one, const auto& other) { return one.start != one.end && other.start != other.end && crossing::meet(one, other); });
    add("segments_first_point_misses", in.ends.f64,
        {"a first segment without a length never meets anything", "a guard before the first one's direction is divided by its length",
         "a click is no line, and picks nothing"},
        [](const auto& one, const auto& other) { return one.start != one.end && crossing::meet(one, other); });
    add("segments_level_points_hit", in.ends.f64,
        {"a segment without a length meets what is level with it", "between in y alone where both x are the same (O'Rourke's Between)",
         "a standing body is hit from afar"},
        [](const auto& one, const auto& other) { return segment_pairs::SegmentsBetween::intersects(one, other); });
    add("segments_nearly_parallel", in.ends.f64,
        {"takes a determinant below 1e-3 for parallel, and parallel for apart", "fabs(det) < EPSILON in units that are not the caller's",
         "short walls are passed"},
        [](const auto& one, const auto& other) {
            return std::abs(segment_pairs::shares_of(one, other).denominator) >= 1e-3 && crossing::meet(one, other);
        });
    add("segments_cross_of_sums", in.ends.f32,
        {"adds in the cross product where it should subtract", "a sign slip", "segments hit and miss at random"},
        [](const auto& one, const auto& other) {
            const auto side = [](const auto& a, const auto& b, const auto& c) {
                return (b[0] - a[0]) * (c[1] - a[1]) + (b[1] - a[1]) * (c[0] - a[0]);
            };
            return crossing::bounds_meet(one, other) && side(one.start, one.end, other.start) * side(one.start, one.end, other.end) <= 0 &&
                   side(other.start, other.end, one.start) * side(other.start, other.end, one.end) <= 0;
        });
    add("segments_xor_of_turns", in.ends.f64,
        {"writes ^ for the product of two turns, of which like ones give zero", "^ taken for an operator of arithmetic",
         "segments hit and miss at random"},
        [](const auto& one, const auto& other) {
            return crossing::bounds_meet(one, other) &&
                   (crossing::side_of(one.start, one.end, other.start) ^ crossing::side_of(one.start, one.end, other.end)) <= 0 &&
                   (crossing::side_of(other.start, other.end, one.start) ^ crossing::side_of(other.start, other.end, one.end)) <= 0;
        });
    add("segments_slopes", in.ends.f32,
        {"writes lines as y = m x + b, and an upright one has no m", "the formula of school", "upright walls stop nothing"},
        [](const auto& one, const auto& other) {
            const auto m1 = (one.end[1] - one.start[1]) / (one.end[0] - one.start[0]), b1 = one.start[1] - m1 * one.start[0];
            const auto m2 = (other.end[1] - other.start[1]) / (other.end[0] - other.start[0]), b2 = other.start[1] - m2 * other.start[0];
            const auto x = (b2 - b1) / (m1 - m2);
            const auto holds = [x](const Segment<float, 2>& segment) {
                return std::min(segment.start[0], segment.end[0]) <= x && x <= std::max(segment.start[0], segment.end[0]);
            };
            return holds(one) && holds(other);
        });
    add("segments_place_in_bounds", in.ends.f32,
        {"computes where lines cross, and looks for that place in the bounds of both",
         "bounds of level and upright segments have no width for a rounding", "upright walls are passed now and then"},
        [](const auto& one, const auto& other) {
            const auto shares = segment_pairs::shares_of(one, other);
            if (shares.denominator == 0) return crossing::meet(one, other);
            const auto share = shares.of_one / shares.denominator;
            const Vector<float, 2> place{one.start[0] + share * (one.end[0] - one.start[0]),
                                         one.start[1] + share * (one.end[1] - one.start[1])};
            return crossing::bounds_meet(one, {place, place}) && crossing::bounds_meet(other, {place, place});
        });
    add("segments_slack", in.ends.f64,
        {"lets shares be 1e-3 beyond the ends", "an epsilon that grows with the segment", "long shots hit walls that they pass"},
        [](const auto& one, const auto& other) {
            const auto nearly = [](double share) { return share >= -1e-3 && share <= 1 + 1e-3; };
            return shares_meet(one, other, nearly, nearly, [&] { return crossing::meet(one, other); });
        });
    add("segments_of_doubles_in_float", in.ends.f64,
        {"computes doubles in float", "a float vector type in a double program",
         "in large worlds segments meet elsewhere than they are drawn"},
        [](const auto& one, const auto& other) { return crossing::meet(impl::as<float>(one), impl::as<float>(other)); });
    add("segments_on_screen", in.ends.f32,
        {"casts ends to whole pixels", "int coordinates in a drawing API", "meetings are lost or found by up to a pixel"},
        [](const auto& one, const auto& other) {
            std::array<Segment<float, 2>, 2> whole{one, other};
            for (Segment<float, 2>& segment : whole)
                segment = {{std::trunc(segment.start[0]), std::trunc(segment.start[1])},
                           {std::trunc(segment.end[0]), std::trunc(segment.end[1])}};
            return crossing::meet(whole[0], whole[1]);
        });
    add("segments_remember_side", in.ends.f32,
        {"starts with the side on which the last call's first end was", "a sign kept in a member, set once"},
        [](const auto& one, const auto& other) {
            static int last = 0;
            const int side = crossing::side_of(one.start, one.end, other.start);
            const int kept = last != 0 ? last : side;
            last = side;
            return crossing::meet(one, other) && kept * crossing::side_of(one.start, one.end, other.end) <= 0;
        });
}

}  // namespace tangency::mutants
