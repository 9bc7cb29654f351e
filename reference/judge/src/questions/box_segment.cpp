// SPDX-License-Identifier: MIT
// A segment and a box judged by separating axes; where they touch, by the points at which the segment crosses the sides' planes.
#include "way.hpp"
#include "tangency/judge/judge.hpp"

namespace tangency::questions {

using namespace judge;

namespace {

// On how many axes all common points lie on the same side of the box. The ends of what is common are ends of the segment or
// crossings of a side's plane.
std::size_t common_sides(const JudgedWay& way) {
    std::array<bool, 3> all_lo{true, true, true}, all_hi{true, true, true};
    // The point a + along * above / below, below > 0.
    const auto look_at = [&](const mpz_class& above, const mpz_class& below) {
        Whole place{};
        for (std::size_t axis = 0; axis < way.dim; ++axis) {
            place[axis] = way.a[axis] * below + way.along[axis] * above;
            if (place[axis] < way.lo[axis] * below || place[axis] > way.hi[axis] * below) return;
        }
        for (std::size_t axis = 0; axis < way.dim; ++axis) {
            all_lo[axis] = all_lo[axis] && place[axis] == way.lo[axis] * below;
            all_hi[axis] = all_hi[axis] && place[axis] == way.hi[axis] * below;
        }
    };
    look_at(0, 1);
    look_at(1, 1);
    for (std::size_t axis = 0; axis < way.dim; ++axis)
        for (const mpz_class& side : {way.lo[axis], way.hi[axis]}) {
            const mpz_class below = abs(way.along[axis]), above = (side - way.a[axis]) * sgn(way.along[axis]);
            if (below != 0 && above >= 0 && above <= below) look_at(above, below);
        }
    std::size_t sides = 0;
    for (std::size_t axis = 0; axis < way.dim; ++axis) sides += all_lo[axis] || all_hi[axis];
    return sides;
}

// The nearest plane of a face of the hull of all differences corner - end, which holds the origin: its edges are parallel to the
// box's and to the segment, and it lies where the farthest of the differences is.
Between depth_of(const JudgedWay& way) {
    std::vector<Whole> differences;
    for (std::size_t corner = 0; corner < std::size_t{1} << way.dim; ++corner)
        for (const Whole& end : {way.a, way.b}) {
            Whole difference{};
            for (std::size_t axis = 0; axis < way.dim; ++axis)
                difference[axis] = ((corner >> axis & 1) != 0 ? way.hi[axis] : way.lo[axis]) - end[axis];
            differences.push_back(difference);
        }
    std::vector<Whole> edges;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        Whole edge{};
        edge[axis] = 1;
        edges.push_back(edge);
    }
    edges.push_back(way.along);
    std::optional<std::pair<mpz_class, mpz_class>> least;  // of a plane's distance, the square above and below the line
    for (std::size_t i = 0; i < edges.size(); ++i)
        for (std::size_t j = i + 1; j < edges.size(); ++j) {
            if (way.dim == 2 && i != 2 && j != 2) continue;  // the plane's faces stand upright on it
            const Whole &u = edges[i], &v = edges[j];
            const Whole normal{u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
            const mpz_class length_sq = normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2];
            if (length_sq == 0) continue;
            for (const int sense : {-1, 1}) {
                mpz_class farthest = 0;
                for (const Whole& difference : differences) {
                    const mpz_class reach = sense * (difference[0] * normal[0] + difference[1] * normal[1] + difference[2] * normal[2]);
                    if (reach > farthest) farthest = reach;
                }
                const mpz_class square = farthest * farthest;
                if (!least || square * least->second < least->first * length_sq) least = {square, length_sq};
            }
        }
    return {least->first * least->second, least->second, 0};  // square / length^2 with a whole root below the line
}

}  // namespace

JudgeAnswer judge_box_segment(const Signature& signature, std::span<const double> row) {
    const JudgedWay way = judged_way(signature, row);
    int order = order_by_axes(way);
    for (std::size_t axis = 0; axis < way.dim; ++axis)
        if (order < 0 && way.lo[axis] == way.hi[axis]) order = 0;  // no interior to meet
    if (order == 0) return {"touching", region_name(common_sides(way), way.dim), "touching", false, "0"};
    if (order < 0) {
        const Between depth = depth_of(way);
        return {"overlapping", "inside", "crossing", false, text_of(-depth.square, depth.below, way.exponent)};
    }
    const Between shortest = shortest_between(way);
    return {"disjoint", region_name(shortest.axes, way.dim), "disjoint", false, text_of(shortest.square, shortest.below, way.exponent)};
}

}  // namespace tangency::questions
