// SPDX-License-Identifier: MIT
// Times of a first touch as programs compute them, and broken ones.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string_view>

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

struct TimeOfTheCentre {
    static constexpr std::string_view defect = "times the centre alone", seen_in = "a ray cast given for a sphere cast";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return time_with_radius(signature, row, Scalar(0));
    }
};

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

struct SquareCorners {
    static constexpr std::string_view defect = "takes the ball for a box: the grown box keeps its corners",
                                      seen_in = "a swept test by Minkowski sums without the corner cases";
    static auto answer(const Signature& signature, const auto* row) { return entry_of_grown_box(way_and_box(signature, row)); }
};

struct DiameterForRadius {
    static constexpr std::string_view defect = "takes the radius for a diameter", seen_in = "sizes and half sizes mixed";
    static auto answer(const Signature& signature, const auto* row) {
        return time_with_radius(signature, row, row[layout_of(signature).radius()] / 2);
    }
};

struct TimeOfLeaving {
    static constexpr std::string_view defect = "gives the larger root of a ball that starts within", seen_in = "the first root above 0";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const auto shapes = way_and_box(signature, row);
        const auto is_near = [&shapes](Scalar t) { return std::sqrt(shapes.square(t)) <= shapes.radius; };
        if (!is_near(0) || is_near(1)) return HalvedTime::answer(signature, row);
        return {halved(Scalar(0), Scalar(1), is_near)[1]};
    }
};

struct TimeOfNearest {
    static constexpr std::string_view defect = "gives the time of the nearest place", seen_in = "closest approach in place of impact";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return changed(signature, row, [](const auto& shapes, Scalar) { return CrossedPlanes::nearest(shapes); });
    }
};

struct LengthForTime {
    static constexpr std::string_view defect = "gives the length of the way in place of the fraction",
                                      seen_in = "casts by a unit direction and a greatest distance";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return changed(signature, row, [](const auto& shapes, Scalar time) {
            return time * std::hypot(std::hypot(shapes.along[0], shapes.along[1]), shapes.along[2]);
        });
    }
};

struct TimeLeft {
    static constexpr std::string_view defect = "gives the fraction that is left", seen_in = "time of impact and remaining time mixed";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return changed(signature, row, [](const auto&, Scalar time) { return 1 - time; });
    }
};

struct EndForNever {
    static constexpr std::string_view defect = "gives 1 where it never touches",
                                      seen_in = "a fraction that begins at 1 and is only lowered";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return {std::min(HalvedTime::answer(signature, row)[0], Scalar(1))};
    }
};

struct SixteenSteps {
    static constexpr std::string_view defect = "asks sixteen places of the way", seen_in = "substeps in place of a sweep";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const auto shapes = way_and_box(signature, row);
        for (int step = 0; step <= 16; ++step) {
            const Scalar time = static_cast<Scalar>(step) / 16;
            if (std::sqrt(shapes.square(time)) <= shapes.radius) return {time};
        }
        return {static_cast<Scalar>(never)};
    }
};

struct BeforeTheStart {
    static constexpr std::string_view defect = "goes on to the whole line", seen_in = "a root that is not kept to 0 and 1";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        auto shapes = way_and_box(signature, row);
        const Scalar time = HalvedTime::answer(signature, row)[0];
        if (time > 0) return {time};
        for (std::size_t axis = 0; axis < shapes.dim; ++axis) shapes.start[axis] -= shapes.along[axis];
        const Scalar back = entry_of_grown_box(shapes);
        return {back <= 1 ? back - 1 : time};
    }
};

struct DiscriminantCancels {
    static constexpr std::string_view defect = "subtracts squares of the way from the start, of which little is left beside a small ball",
                                      seen_in = "b^2 - a c as it is printed, from far away";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
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
    }
};

}  // namespace tangency::questions::segments
