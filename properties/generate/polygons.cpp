// SPDX-License-Identifier: MIT
// Drawing convex polygons.
#include "tangency/properties/polygons.hpp"

#include <algorithm>
#include <vector>

#include "tangency/properties/ties.hpp"

namespace tangency::properties {
namespace {

constexpr int most_attempts = 16;

// Whole numbers whose sum is zero: the steps of two ways from the least of some drawn places to the greatest, one forth, one back.
std::vector<std::int64_t> draw_steps(Source& source, std::size_t count, int most) {
    std::vector<std::int64_t> places(count), steps;
    for (std::int64_t& place : places) place = source.between(0, most);
    std::ranges::sort(places);
    std::array<std::int64_t, 2> last{places.front(), places.front()};
    for (std::size_t i = 1; i + 1 < count; ++i) {
        const std::size_t way = source.below(2);
        steps.push_back(way == 0 ? places[i] - last[0] : last[1] - places[i]);
        last[way] = places[i];
    }
    steps.push_back(places.back() - last[0]);
    steps.push_back(last[1] - places.back());
    return steps;
}

std::int64_t cross_in_plane(const LatticeVertex& a, const LatticeVertex& b) { return a[0] * b[1] - a[1] * b[0]; }

bool is_upper(const LatticeVertex& side) { return side[1] > 0 || (side[1] == 0 && side[0] > 0); }

// By angle, from the direction of x on.
bool comes_before(const LatticeVertex& a, const LatticeVertex& b) {
    return is_upper(a) != is_upper(b) ? is_upper(a) : cross_in_plane(a, b) > 0;
}

// Sides that close up, the first of them along x if it is to be; two may have one direction.
std::vector<LatticeVertex> draw_sides(Source& source, std::size_t count, int most, Base base) {
    std::vector<std::int64_t> x = draw_steps(source, count, most), y;
    if (base == Base::level) {
        y = draw_steps(source, count - 1, most);
        y.push_back(0);
    } else {
        y = draw_steps(source, count, most);
    }
    for (std::size_t i = count; i > 1; --i) std::swap(x[i - 1], x[source.below(static_cast<std::uint32_t>(i))]);
    if (base == Base::level && x.back() < 0)
        for (std::int64_t& step : x) step = -step;
    std::vector<LatticeVertex> all;
    for (std::size_t i = 0; i < count; ++i) all.push_back({x[i], y[i]});
    std::ranges::sort(all, comes_before);
    return all;
}

// No two sides have one direction, and none is a point. Of three directions and more whose sum is zero no two neighbours are a half turn
// apart, so the polygon is strictly convex.
bool have_directions(const std::vector<LatticeVertex>& sides) {
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const LatticeVertex &one = sides[i], &other = sides[(i + 1) % sides.size()];
        if ((one[0] == 0 && one[1] == 0) || (cross_in_plane(one, other) == 0 && is_upper(one) == is_upper(other))) return false;
    }
    return true;
}

}  // namespace

LatticePolygon plain_polygon(std::size_t count) {
    switch (count) {
        case 3: return {{{0, 0}, {1, 0}, {0, 1}}};
        case 4: return {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
        case 5: return {{{0, 0}, {1, 0}, {2, 1}, {1, 2}, {0, 1}}};
        case 6: return {{{0, 0}, {1, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 1}}};
        case 7: return {{{1, 0}, {2, 0}, {3, 1}, {3, 2}, {2, 3}, {1, 3}, {0, 2}}};
        default: return {{{1, 0}, {2, 0}, {3, 1}, {3, 2}, {2, 3}, {1, 3}, {0, 2}, {0, 1}}};
    }
}

LatticePolygon draw_polygon(Source& source, std::size_t count, int most, Base base) {
    most = std::max(most, static_cast<int>(count) / 2);
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
        const std::vector<LatticeVertex> drawn = draw_sides(source, count, most, base);
        if (!have_directions(drawn)) continue;
        LatticePolygon polygon{};
        for (std::size_t i = 1; i < count; ++i) polygon[i] = {polygon[i - 1][0] + drawn[i - 1][0], polygon[i - 1][1] + drawn[i - 1][1]};
        return polygon;
    }
    return plain_polygon(count);
}

void draw_polygons(Source& source, LatticeInput& input) {
    for (LatticeShape* shape : both_of(input)) {
        if (shape->count == 0) continue;
        LatticePolygon& polygon = shape->vertices;
        // Before the call: compilers evaluate its arguments in different orders, and the same seed is to draw the same.
        const Base base = source.chance(1, 4) ? Base::level : Base::any;
        const int most = draw_size(source);
        polygon = draw_polygon(source, shape->count, most, base);
        if (shape->count == 4 && source.chance(1, 4)) {
            const std::int64_t width = 1 + draw_size(source), height = 1 + draw_size(source);
            polygon = {{{0, 0}, {width, 0}, {width, height}, {0, height}}};
            // Or a rhombus, of which half are the tile of a map seen from a slope, twice as wide as high.
            if (source.chance(1, 3)) {
                const std::int64_t rise = 1 + height / 4, half = source.chance(1, 2) ? 2 * rise : 1 + width / 4;
                polygon = {{{half, 0}, {2 * half, rise}, {half, 2 * rise}, {0, rise}}};
            }
        }
        draw_order(source, polygon, shape->count);
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const std::int64_t shift = draw_coordinate(source);
            for (std::size_t i = 0; i < shape->count; ++i) polygon[i][axis] += shift;
        }
    }
}

void bring_together(Source& source, LatticeInput& input) {
    const auto halfway = [&source](const LatticeShape& shape) {
        const LatticeVertex &one = shape.vertices[0], &other = shape.vertices[source.below(static_cast<std::uint32_t>(shape.count))];
        return LatticeVertex{(one[0] + other[0]) / 2, (one[1] + other[1]) / 2};
    };
    const LatticeVertex place = halfway(input.first);
    if (input.second.count == 0) {
        const int reach = source.chance(1, 2) ? static_cast<int>(input.second.radius) : 0;
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const std::int64_t by = place[axis] + source.between(-reach, reach) - input.second.center[axis];
            input.second.center[axis] += by;
            if (has_end(input.second.kind)) input.second.end[axis] += by;
        }
        return;
    }
    input.second.center = {};
    const LatticeVertex other = halfway(input.second);
    for (std::size_t i = 0; i < input.second.count; ++i)
        for (std::size_t axis = 0; axis < 2; ++axis) input.second.vertices[i][axis] += place[axis] - other[axis];
}

LatticeVertex rotated(const LatticeVertex& vertex, const LatticeVertex& turn) {
    return {vertex[0] * turn[0] - vertex[1] * turn[1], vertex[0] * turn[1] + vertex[1] * turn[0]};
}

}  // namespace tangency::properties
