// SPDX-License-Identifier: MIT
// Distances of a segment, or of a moving ball, from a box, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/box_ball/answers/frame.hpp"
#include "impl/box_ball/answers/homes.hpp"
#include "impl/box_segment/numbers.hpp"

namespace tangency::questions::segments {

inline constexpr auto nearer_end = []<class Scalar>(const WayAndBox<Scalar>& shapes) {
    return shapes.square(0) < shapes.square(1) ? Scalar{0} : Scalar{1};
};

/// Calls add(name, kinds of answer, homes, what is told of it, formula) for each.
template <class Add>
void add_broken_ways(Add add_row) {
    using namespace answers::homes;
    namespace kind = answers::kind;
    const auto add = answers::adding(add_row, []<class Nearest>(Nearest) { return answers::formula_of<AtPlace<Nearest>>; });
    add("forwards_alone", {kind::distance, kind::distance_sq, kind::verdict}, {way, moving},
        {"measures from the start alone where the way leads to negative x", "a sweep that was written for movement to the right"},
        []<class Scalar>(const WayAndBox<Scalar>& shapes) -> Scalar {
            return shapes.along[0] < 0 ? Scalar{0} : CrossedPlanes::nearest(shapes);
        });
    add("middle_alone", {kind::verdict, kind::distance}, {way, moving}, {"measures from the middle of the way", "one sample a step"},
        []<class Scalar>(const WayAndBox<Scalar>&) { return Scalar{0.5F}; });
    add("slopes_interpolated", kind::distance, {way}, {"divides by slopes at crossings that were rounded", "this file, first written so"},
        []<class Scalar>(const WayAndBox<Scalar>& shapes) -> Scalar {
            const std::vector<Scalar> places = crossings(shapes);
            if (shapes.slope(0) >= 0) return 0;
            for (std::size_t i = 1; i < places.size(); ++i) {
                const Scalar before = shapes.slope(places[i - 1]), here = shapes.slope(places[i]);
                if (here >= 0) return before < 0 ? places[i - 1] + (places[i] - places[i - 1]) * (before / (before - here)) : places[i - 1];
            }
            return 1;
        });
    add("ends_alone", kind::distance, {way, moving}, {"measures from the ends alone", "a body asked about before and after its step"},
        nearer_end);
    add("sixteenths", kind::distance, {way, moving}, {"measures at sixteenths of the way", "sampling in time"},
        []<class Scalar>(const WayAndBox<Scalar>& shapes) -> Scalar {
            Scalar best = 0;
            for (int step = 1; step <= 16; ++step) {
                const Scalar t = static_cast<Scalar>(step) / 16;
                if (shapes.square(t) < shapes.square(best)) best = t;
            }
            return best;
        });
    add("nearest_to_the_centre", kind::distance, {way, moving},
        {"measures where the way comes nearest to the box's centre", "a segment's nearest point to the middle of what it may hit"},
        []<class Scalar>(const WayAndBox<Scalar>& shapes) -> Scalar {
            Scalar above = 0, below = 0;
            for (std::size_t axis = 0; axis < shapes.dim; ++axis) {
                above -= shapes.start[axis] * shapes.along[axis];
                below += shapes.along[axis] * shapes.along[axis];
            }
            return below == 0 ? Scalar{0} : std::clamp(above / below, Scalar{0}, Scalar{1});
        });
    add("crosses_sides_alone", kind::distance, {way, moving_in_the_plane},
        {"sees no way that enters at a corner", "sides crossed strictly, and corners beside the way"},
        []<class Scalar>(const WayAndBox<Scalar>& shapes) -> Scalar {
            Scalar best = nearer_end(shapes), length_sq = 0;
            const auto look_at = [&](Scalar t) {
                if (t > 0 && t < 1 && shapes.square(t) < shapes.square(best)) best = t;
            };
            for (std::size_t axis = 0; axis < shapes.dim; ++axis) length_sq += shapes.along[axis] * shapes.along[axis];
            for (std::size_t corner = 0; corner < std::size_t{1} << shapes.dim; ++corner) {
                Scalar forwards = 0;
                for (std::size_t axis = 0; axis < shapes.dim; ++axis) {
                    const Scalar side = (corner >> axis & 1) != 0 ? shapes.half_extent[axis] : -shapes.half_extent[axis];
                    forwards += (side - shapes.start[axis]) * shapes.along[axis];
                }
                if (length_sq > 0 && shapes.square(forwards / length_sq) > 0) look_at(forwards / length_sq);
            }
            for (const Scalar t : crossings(shapes)) {
                std::size_t within = 0;
                for (std::size_t axis = 0; axis < shapes.dim; ++axis)
                    within += std::abs(shapes.start[axis] + t * shapes.along[axis]) < shapes.half_extent[axis];
                if (within + 1 == shapes.dim) look_at(t);
            }
            return best;
        });
    add("whole_line", kind::distance, {way, moving}, {"measures beyond the ends of the way", "a clamp to 0 and 1 left out"},
        []<class Scalar>(const WayAndBox<Scalar>& shapes) -> Scalar {
            return halved(Scalar(-4), Scalar(4), [&](Scalar t) { return shapes.slope(t) < 0; })[1];
        });
    add_row("way_radius_forgotten", kind::distance, {moving}, {"measures to the moving centre", "a point's distance given for a ball's"},
            [](const Signature& signature, const auto* row) { return std::sqrt(WaySquare<CrossedPlanes>::answer(signature, row)); });
    add_row("way_root_forgotten", kind::distance, {way, moving},
            {"takes the squared distance for the distance", "lengthSq() where length() was meant"},
            [](const Signature& signature, const auto* row) {
                const auto shapes = way_and_box(signature, row);
                return positive(shapes.square(CrossedPlanes::nearest(shapes)) - shapes.radius);
            });
}

}  // namespace tangency::questions::segments
