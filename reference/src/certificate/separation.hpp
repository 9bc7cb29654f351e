// SPDX-License-Identifier: MIT
// Cores that meet: whether a direction parts them, and how far one may move until none is left in common.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <vector>

#include "nearest.hpp"

namespace tangency::certificates {

/// Whether directions, no two of them parallel, leave one across all of them.
template <class Number>
bool is_flat(const std::vector<Point<Number>>& along, std::size_t dim) {
    if (along.size() < dim) return true;
    if (dim == 2) return false;
    const Point<Number> normal = cross(along[0], along[1]);
    return std::all_of(along.begin() + 2, along.end(),
                       [&](const Point<Number>& other) { return sign_of(Number(dot(normal, other))) == 0; });
}

/// Directions of both senses among which are the normals of all faces of the difference of two cores. A face of that is spanned by edges of
/// both, so its normal is at right angles to an edge in the plane and to two in space; where the difference is flat itself, to its edges
/// and to an axis.
template <class Number>
std::vector<Point<Number>> normals_of(const Core<Number>& first, const Core<Number>& second, std::size_t dim) {
    std::vector<Point<Number>> along, normals;
    const auto add = [](std::vector<Point<Number>>& all, const Point<Number>& of_any_length) {
        const Point<Number> direction = simplified(of_any_length);
        const auto is_along = [&](const Point<Number>& other) { return are_parallel(direction, other); };
        if (!is_zero(direction) && std::none_of(all.begin(), all.end(), is_along)) all.push_back(direction);
    };
    if (dim == 1) return {unit_along<Number>(0), -unit_along<Number>(0)};
    std::vector<Point<Number>> edges;
    for (const Core<Number>* core : {&first, &second}) {
        for (const Point<Number>& edge : core->edges) add(edges, edge);
        for (std::size_t i = 1; i < core->corners.size(); ++i) add(edges, core->corners[i] - core->corners[i - 1]);
        add(edges, core->corners.back() - core->corners.front());
    }
    // Faces ask for axes beside flat differences alone. In the plane stored certificates name them, and they cost little but with two roots.
    const bool are_taken = (dim == 2 && !std::is_same_v<Number, TwoRoots>) || is_flat(edges, dim);
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const Point<Number> unit = unit_along<Number>(axis);
        const auto is_along = [&unit](const Point<Number>& edge) { return are_parallel(unit, edge); };
        if (are_taken || std::any_of(edges.begin(), edges.end(), is_along)) add(along, unit);
    }
    for (const Point<Number>& edge : edges) add(along, edge);
    for (std::size_t place = 0; place < along.size(); ++place) {
        if (dim == 2) add(normals, cross(along[place], unit_along<Number>(2)));
        for (std::size_t other = place + 1; dim == 3 && other < along.size(); ++other) add(normals, cross(along[place], along[other]));
    }
    for (std::size_t count = normals.size(), i = 0; i < count; ++i) normals.push_back(-normals[i]);
    return normals;
}

/// A normal along which the second core begins no sooner than the first one ends. There is one just where no interior point of their
/// difference is 0.
template <class Number>
std::optional<Point<Number>> parting_normal(const std::vector<Point<Number>>& normals, const Core<Number>& first,
                                            const Core<Number>& second) {
    for (const Point<Number>& n : normals)
        if (sign_of_dot(n, way_along(n, first, second)) >= 0) return n;
    return std::nullopt;
}

/// Points of both cores with a given way from the second to the first, `parts` times as large as they are.
template <class Number>
struct PairBehind {
    Pair<Number> pair;
    Number parts;  ///< a power of two
};

/// Points of which the first is way / parts beyond the second. Needs cores that no normal parts. If the second is moved by way / parts, it
/// still meets the first as long as no normal parts them: their difference holds what is within all of its faces.
template <class Number>
PairBehind<Number> pair_behind(const Point<Number>& way, const std::vector<Point<Number>>& normals, const Core<Number>& first,
                               const Core<Number>& second) {
    Number parts = 1;
    for (const Point<Number>& n : normals) {
        const Number along = dot(n, way), gap = gap_along(n, first, second);
        while (sign_of(Number(parts * gap + along)) > 0) parts = parts + parts;
    }
    Pair<Number> met = nearest_points(enlarged(first, parts), enlarged(second, parts, way));
    met.second = met.second - met.weight * way;
    met.way = met.second - met.first;
    return {std::move(met), std::move(parts)};
}

/// A point in the interior of each core that has one, `weight` times as large. Needs cores that no normal parts. With v the way between the
/// middles, a and b of both such that b - a = -v / parts, the points (parts a + middle) / (parts + 1) of the two are one, and inside:
/// between a point of a convex set and one of its interior all is interior.
template <class Number>
Pair<Number> inner_point(const std::vector<Point<Number>>& normals, const Core<Number>& first, const Core<Number>& second) {
    const auto [pair, parts] = pair_behind(second.middle - first.middle, normals, first, second);
    const Point<Number> point = pair.first + pair.weight * first.middle;
    return {point, point, {}, pair.weight * (parts + 1)};
}

}  // namespace tangency::certificates
