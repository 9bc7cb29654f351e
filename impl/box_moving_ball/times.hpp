// SPDX-License-Identifier: MIT
// Times of a first touch as programs compute them.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/box_segment/numbers.hpp"

namespace tangency::questions::segments {

inline constexpr double never = 2;

/// Of the nearest place, the ends and the middles between crossings that where the centre is nearest: a way through the box is at no distance for
/// long, and where it enters that is rounded.
template <class Scalar>
Scalar deepest(const WayAndBox<Scalar>& shapes) {
    Scalar best = CrossedPlanes::nearest(shapes);
    const auto try_place = [&](Scalar t) { best = shapes.square(t) < shapes.square(best) ? t : best; };
    const auto places = crossings(shapes);
    for (std::size_t i = 1; i < places.size(); ++i) try_place((places[i - 1] + places[i]) / 2);
    try_place(1);
    return best;
}

/// Before the nearest place the distance only falls: halved there until t has no digits left.
struct HalvedTime {
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const auto shapes = way_and_box(signature, row);
        const auto is_near = [&shapes](Scalar t) { return std::sqrt(shapes.square(t)) <= shapes.radius; };
        if (is_near(0)) return {};
        const Scalar near = deepest(shapes);
        if (!is_near(near)) return {static_cast<Scalar>(never)};
        return {halved(Scalar(0), near, [&](Scalar t) { return !is_near(t); })[1]};
    }
};

/// Between two crossings the line of the centre passes the side, edge or corner beyond which it is at a distance h, nearest at t0: it comes
/// within r at t0 - sqrt(r^2 - h^2) / |way|. By h and not by the discriminant, which cancels (Haines, Guenther and Akenine-Moeller, Precision
/// Improvements for Ray/Sphere Intersection, Ray Tracing Gems, 2019, 7).
struct HeightTime {
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const auto shapes = way_and_box(signature, row);
        const auto places = crossings(shapes);
        for (std::size_t i = 1; i < places.size(); ++i) {
            const Scalar time = between(shapes, places[i - 1], places[i]);
            if (time <= places[i]) return {time};
        }
        return {static_cast<Scalar>(never)};
    }

    template <class Scalar>
    static Scalar between(const WayAndBox<Scalar>& shapes, Scalar from, Scalar to) {
        if (std::sqrt(shapes.square(from)) <= shapes.radius || shapes.square((from + to) / 2) == 0) return from;
        Scalar length_sq = 0, above = 0;
        Numbers<Scalar> beyond{}, along{};
        for (std::size_t axis = 0; axis < shapes.dim; ++axis) {
            const Scalar side = shapes.beyond(axis, (from + to) / 2);
            if (side == 0) continue;
            along[axis] = shapes.along[axis];
            beyond[axis] = shapes.start[axis] - std::copysign(shapes.half_extent[axis], side);
            length_sq += along[axis] * along[axis];
            above -= beyond[axis] * along[axis];
        }
        if (length_sq == 0) return static_cast<Scalar>(never);
        const Scalar nearest = above / length_sq;
        Scalar height_sq = 0;
        for (std::size_t axis = 0; axis < shapes.dim; ++axis) {
            const Scalar place = beyond[axis] + nearest * along[axis];
            height_sq += place * place;
        }
        const Scalar height = std::sqrt(height_sq);
        if (height > shapes.radius) return static_cast<Scalar>(never);
        const Scalar half_chord = std::sqrt((shapes.radius - height) * (shapes.radius + height));
        const Scalar time = nearest - half_chord / std::sqrt(length_sq);
        return nearest < from ? static_cast<Scalar>(never) : std::max(time, from);
    }
};

}  // namespace tangency::questions::segments
