// SPDX-License-Identifier: MIT
// A segment and a box, decided exactly: the part of the segment that lies in the box, and where its middle is.
#include <optional>
#include <utility>

#include "gap.hpp"
#include "segment.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/rotated/exact_number.hpp"

namespace tangency::questions {

using namespace reference;

namespace {

// The middle of the part in the closed box, as a parameter of the segment; nothing where they do not meet. On each axis the box
// holds an interval of parameters (Liang and Barsky, "A new concept and method for line clipping", 1984).
std::optional<Ratio> middle_inside(const Way& way) {
    Ratio enters{0, 1}, leaves{1, 1};
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        const Integer &along = way.along[axis], &half = way.half[axis];
        if (along == 0) {
            if (abs(way.start[axis]) > half) return std::nullopt;
            continue;
        }
        const Integer size = abs(along), start = way.start[axis] * along.sign();
        const Ratio first{-half - start, size}, last{half - start, size};
        if (enters < first) enters = first;
        if (last < leaves) leaves = last;
        if (leaves < enters) return std::nullopt;
    }
    return detail::middle_of(enters, leaves);
}

// On how many axes that point lies on a side of the box. It lies on one only if all of the part does: the part's middle is a
// mean of any of its points with another. So it is inside if any point of the segment is.
std::size_t sides_at(const Way& way, const Ratio& t) {
    std::size_t sides = 0;
    for (std::size_t axis = 0; axis < way.dim; ++axis)
        sides += abs(way.start[axis] * t.below + way.along[axis] * t.above) == way.half[axis] * t.below;
    return sides;
}

// The least distance from the origin to a face of the Minkowski difference, box minus segment, squared. Its edges are those of the
// box and the segment, so a face's normal is an axis, or perpendicular to the segment and to an axis (in the plane, to the segment);
// along a normal n the difference reaches sum half_i |n_i| + |along . n| / 2 to either side of the segment's middle.
Fraction depth_sq(const Way& way) {
    std::optional<Ratio> least;
    const auto try_normal = [&](const std::array<Integer, 3>& normal) {
        Integer reach, off, along_normal, length_sq;  // reach and off twice over, to halve nothing
        for (std::size_t axis = 0; axis < way.dim; ++axis) {
            reach += 2 * way.half[axis] * abs(normal[axis]);
            off += (2 * way.start[axis] + way.along[axis]) * normal[axis];
            along_normal += way.along[axis] * normal[axis];
            length_sq += normal[axis] * normal[axis];
        }
        if (length_sq == 0) return;
        const Integer depth = reach + abs(along_normal) - abs(off);
        Ratio square{depth * depth, 4 * length_sq};
        if (!least || square < *least) least = std::move(square);
    };
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        std::array<Integer, 3> normal{};
        normal[axis] = 1;
        try_normal(normal);
    }
    const auto& [x, y, z] = way.along;
    if (way.dim == 3) {
        try_normal({0, -z, y});
        try_normal({z, 0, -x});
    }
    try_normal({-y, x, 0});
    return least->square_in(way.exponent);
}

}  // namespace

Answer answer_box_segment(const Signature& signature, std::span<const double> row) {
    const Way way = way_of(signature, row);
    Verdict verdict = Verdict::disjoint;
    std::size_t axes = 0;
    Fraction distance_sq = 0, gap_sq = 0;
    if (const auto middle = middle_inside(way)) {
        axes = sides_at(way, *middle);
        verdict = axes == 0 ? Verdict::overlapping : Verdict::touching;
        if (axes == 0) {
            distance_sq = depth_sq(way);
            gap_sq = -distance_sq;
        }
    } else {
        const Nearest nearest = nearest_of(way);
        axes = nearest.axes_outside;
        distance_sq = gap_sq = nearest.distance_sq;
    }
    return {{{verdict, region_of(axes, signature.dim)}, Number(ExactNumber{distance_sq}), Number(ExactNumber{gap_sq}), Number(0)},
            {relation_without_holding(verdict), false}};
}

// A segment and a box: the shortest vector between them. No way out is found, as none is asked for.
reference::Gap gap_box_segment(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    const Nearest nearest = nearest_of(way_of(signature, row, moved_by));
    return {.meet = nearest.axes_outside == 0, .way = nearest.way};
}

}  // namespace tangency::questions
