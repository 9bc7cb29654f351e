// SPDX-License-Identifier: MIT
// Times of a first touch broken on purpose.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string_view>

#include "impl/box_ball/answers/homes.hpp"
#include "impl/box_moving_ball/times.hpp"

namespace tangency::questions::segments {

/// A time of the method with something done to it, where there is one and the ball does not start there.
template <class Scalar, class Change>
Numbers<Scalar> changed(const Signature& signature, const Scalar* row, Change change) {
    const auto shapes = way_and_box(signature, row);
    const Scalar time = HalvedTime::answer(signature, row)[0];
    return {time > 0 && time <= 1 ? static_cast<Scalar>(change(shapes, time)) : time};
}

template <class Scalar>
Numbers<Scalar> time_with_radius(const Signature& signature, const Scalar* row, Scalar radius) {
    std::array<Scalar, max_number_count> changed{};
    std::copy_n(row, layout_of(signature).size(), changed.begin());
    changed[layout_of(signature).radius()] = radius;
    return HalvedTime::answer(signature, changed.data());
}

/// The entry of a slab test (Kay and Kajiya, Ray Tracing Complex Scenes, 1986) of the box grown by the radius.
template <class Scalar>
Scalar entry_of_grown_box(const WayAndBox<Scalar>& shapes) {
    Scalar entry = 0, exit = 1;
    for (std::size_t axis = 0; axis < shapes.dim; ++axis) {
        const Scalar half = shapes.half_extent[axis] + shapes.radius;
        if (shapes.along[axis] == 0) {
            if (std::abs(shapes.start[axis]) > half) return static_cast<Scalar>(never);
            continue;
        }
        const Scalar one = (-half - shapes.start[axis]) / shapes.along[axis], other = (half - shapes.start[axis]) / shapes.along[axis];
        entry = std::max(entry, std::min(one, other));
        exit = std::min(exit, std::max(one, other));
    }
    return entry <= exit ? entry : static_cast<Scalar>(never);
}

/// Calls add(name, kind of answer, homes, what is told of it, formula) for each.
template <class Add>
void add_broken_times(Add add_row) {
    using namespace answers::homes;
    namespace kind = answers::kind;
    const auto add = [&](std::string_view name, const answers::Told& told, auto formula) {
        add_row(name, kind::time, {moving, moving_in_floats}, told, formula);
    };
    add("time_of_the_centre", {"times the centre alone", "a ray cast given for a sphere cast"},
        []<class Scalar>(const Signature& signature, const Scalar* row) { return time_with_radius(signature, row, Scalar(0)); });
    add("square_corners",
        {"takes the ball for a box: the grown box keeps its corners", "a swept test by Minkowski sums without the corner cases"},
        [](const Signature& signature, const auto* row) { return entry_of_grown_box(way_and_box(signature, row)); });
    add("diameter_for_radius", {"takes the radius for a diameter", "sizes and half sizes mixed"},
        [](const Signature& signature, const auto* row) {
            return time_with_radius(signature, row, row[layout_of(signature).radius()] / 2);
        });
    add("time_of_leaving", {"gives the larger root of a ball that starts within", "the first root above 0"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            const auto shapes = way_and_box(signature, row);
            const auto is_near = [&shapes](Scalar t) { return std::sqrt(shapes.square(t)) <= shapes.radius; };
            if (!is_near(0) || is_near(1)) return HalvedTime::answer(signature, row);
            return {halved(Scalar(0), Scalar(1), is_near)[1]};
        });
    add("time_of_nearest", {"gives the time of the nearest place", "closest approach in place of impact"},
        []<class Scalar>(const Signature& signature, const Scalar* row) {
            return changed(signature, row, [](const auto& shapes, Scalar) { return CrossedPlanes::nearest(shapes); });
        });
    add("length_for_time", {"gives the length of the way in place of the fraction", "casts by a unit direction and a greatest distance"},
        []<class Scalar>(const Signature& signature, const Scalar* row) {
            return changed(signature, row, [](const auto& shapes, Scalar time) {
                return time * std::hypot(std::hypot(shapes.along[0], shapes.along[1]), shapes.along[2]);
            });
        });
    add("time_left", {"gives the fraction that is left", "time of impact and remaining time mixed"},
        []<class Scalar>(const Signature& signature, const Scalar* row) {
            return changed(signature, row, [](const auto&, Scalar time) { return 1 - time; });
        });
    add("end_for_never", {"gives 1 where it never touches", "a fraction that begins at 1 and is only lowered"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            return {std::min(HalvedTime::answer(signature, row)[0], Scalar(1))};
        });
    add("sixteen_steps", {"asks sixteen places of the way", "substeps in place of a sweep"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            const auto shapes = way_and_box(signature, row);
            for (int step = 0; step <= 16; ++step) {
                const Scalar time = static_cast<Scalar>(step) / 16;
                if (std::sqrt(shapes.square(time)) <= shapes.radius) return {time};
            }
            return {static_cast<Scalar>(never)};
        });
    add("before_the_start", {"goes on to the whole line", "a root that is not kept to 0 and 1"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            auto shapes = way_and_box(signature, row);
            const Scalar time = HalvedTime::answer(signature, row)[0];
            if (time > 0) return {time};
            for (std::size_t axis = 0; axis < shapes.dim; ++axis) shapes.start[axis] -= shapes.along[axis];
            const Scalar back = entry_of_grown_box(shapes);
            return {back <= 1 ? back - 1 : time};
        });
    add("discriminant_cancels",
        {"subtracts squares of the way from the start, of which little is left beside a small ball",
         "b^2 - a c as it is printed, from far away"},
        []<class Scalar>(const Signature& signature, const Scalar* row) {
            return changed(signature, row, [](const auto& shapes, Scalar time) {
                Scalar a = 0, b = 0, c = -shapes.radius * shapes.radius;
                for (std::size_t axis = 0; axis < shapes.dim; ++axis) {
                    const Scalar side = shapes.beyond(axis, time);
                    if (side == 0) continue;
                    const Scalar beyond = shapes.start[axis] - std::copysign(shapes.half_extent[axis], side);
                    a += shapes.along[axis] * shapes.along[axis];
                    b += beyond * shapes.along[axis];
                    c += beyond * beyond;
                }
                const Scalar discriminant = b * b - a * c;
                if (a == 0) return time;
                return discriminant < 0 ? static_cast<Scalar>(never) : std::clamp((-b - std::sqrt(discriminant)) / a, Scalar(0), Scalar(1));
            });
        });
}

}  // namespace tangency::questions::segments
