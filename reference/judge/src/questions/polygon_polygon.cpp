// SPDX-License-Identifier: MIT
// Two convex polygons judged by the hull of the differences of their vertices: where the origin lies to it.
#include "polygon.hpp"
#include "tangency/judge/judge.hpp"

namespace tangency::questions {

using namespace judge;

namespace {

// Counterclockwise, without points within its sides (Andrew, "Another efficient algorithm for convex hulls in two dimensions", 1979).
WholePolygon hull_of(WholePolygon points) {
    std::sort(points.begin(), points.end(),
              [](const WholePoint& a, const WholePoint& b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    points.erase(std::unique(points.begin(), points.end()), points.end());
    WholePolygon hull;
    const auto add_chain = [&hull](auto begin, auto end) {
        const std::size_t kept = hull.size();
        for (auto point = begin; point != end; ++point) {
            while (hull.size() >= kept + 2 && area(hull[hull.size() - 2], hull.back(), *point) <= 0) hull.pop_back();
            hull.push_back(*point);
        }
        hull.pop_back();
    };
    add_chain(points.begin(), points.end());
    add_chain(points.rbegin(), points.rend());
    return hull;
}

}  // namespace

JudgeAnswer judge_polygon_polygon(const Signature& signature, std::span<const double> row) {
    int exponent = 0;
    const auto integers = common_integers(row, exponent);
    const std::size_t numbers = 2 * vertices_of(signature.form).first;
    WholePolygon differences;
    for (std::size_t i = 0; i < numbers; i += 2)
        for (std::size_t j = numbers; j < integers.size(); j += 2)
            differences.push_back({integers[i] - integers[j], integers[i + 1] - integers[j + 1]});
    const WholePolygon hull = hull_of(differences);

    const WholePoint origin{0, 0};
    mpq_class depth_sq = -1;
    bool is_on_boundary = false, is_on_vertex = false;
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const WholePoint &one = hull[i], &next = hull[(i + 1) % hull.size()];
        const mpz_class beside = area(one, next, origin);
        is_on_boundary = is_on_boundary || beside == 0;
        is_on_vertex = is_on_vertex || one == origin;
        mpq_class square(beside * beside, dot(one, next, next));
        square.canonicalize();
        if (depth_sq < 0 || square < depth_sq) depth_sq = square;
    }
    const NearestPart nearest = nearest_part(hull, origin);
    if (nearest.region != "inside")
        return {"disjoint", nearest.region, "disjoint", false, square_text(nearest.above, nearest.below, exponent)};
    if (is_on_boundary) return {"touching", is_on_vertex ? "corner" : "face", "touching", false, "0"};
    return {"overlapping", "inside", "crossing", false, scaled_fraction(-depth_sq, 2 * exponent)};
}

}  // namespace tangency::questions
