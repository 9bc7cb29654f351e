// SPDX-License-Identifier: MIT
// Two capsules: the published methods, repairs, and right variants that must never be blamed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/capsule_capsule/closest_points.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"

namespace tangency::questions::capsule_capsule {

using impl::MethodInfo;
using segments::core_of;
using segments::segments_distance_sq;
using segments::square;
using enum impl::Role;

struct ClampedTwice {
    static constexpr MethodInfo info{.name = "capsules_clamped_twice",
                                     .idea = "the closest points of the cores, the second clamped and the first anew",
                                     .source = "Ericson, Real-Time Collision Detection (2005), 4.5.1 and 5.1.9",
                                     .role = published,
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .question = Question::capsule_capsule};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        const Segment<Scalar, Dim> core = core_of(one), other_core = core_of(other);
        return distance_sq_at(core, other_core, clamped_twice(core, other_core)) <= square(one.radius + other.radius);
    }
};

struct ClampedTwiceOpen {
    static constexpr MethodInfo info{.name = "capsules_clamped_twice_open",
                                     .idea = "capsules_clamped_twice, rooted, with <",
                                     .source = "Ericson (2005), 4.5.1 and 5.1.9, in the other contract",
                                     .role = repaired,
                                     .form = Form::ends_radius,
                                     .contract = Contract::open,
                                     .question = Question::capsule_capsule};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        const Segment<Scalar, Dim> core = core_of(one), other_core = core_of(other);
        return std::sqrt(distance_sq_at(core, other_core, clamped_twice(core, other_core))) < one.radius + other.radius;
    }
};

struct FractionsApart {
    static constexpr MethodInfo info{.name = "capsules_fractions_apart",
                                     .idea = "fractions of the closest points, ways parallel below 1e-8",
                                     .source = "Sunday, Distance between lines, segments and the CPA (2001), dist3D_Segment_to_Segment",
                                     .role = published,
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::none,
                                     .level_f64 = Level::none,
                                     .question = Question::capsule_capsule};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        const Segment<Scalar, Dim> core = core_of(one), other_core = core_of(other);
        const Shares<Scalar> shares = fractions_apart(core, other_core, Scalar(1e-8));
        return std::sqrt(distance_sq_at(core, other_core, shares)) <= one.radius + other.radius;
    }
};

struct ConjugateLine {
    static constexpr MethodInfo info{.name = "capsules_conjugate_line",
                                     .idea = "the least on the unit square of both shares; quotients beyond it become one half",
                                     .source = "Eberly, Robust computation of distance between line segments (2018)",
                                     .role = published,
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::logic,
                                     .level_f64 = Level::logic,
                                     .question = Question::capsule_capsule};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        const Segment<Scalar, Dim> core = core_of(one), other_core = core_of(other);
        return distance_sq_at(core, other_core, conjugate_line<Half>(core, other_core)) <= square(one.radius + other.radius);
    }
};

struct ConjugateLineClamped {
    static constexpr MethodInfo info{.name = "capsules_conjugate_line_clamped",
                                     .idea = "capsules_conjugate_line with such quotients clamped, and <",
                                     .source = "Eberly (2018), in the other contract",
                                     .role = repaired,
                                     .form = Form::ends_radius,
                                     .contract = Contract::open,
                                     .question = Question::capsule_capsule};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        const Segment<Scalar, Dim> core = core_of(one), other_core = core_of(other);
        return distance_sq_at(core, other_core, conjugate_line<Border>(core, other_core)) < square(one.radius + other.radius);
    }
};

struct EndsAndCrossing {
    static constexpr MethodInfo info{.name = "capsules_ends_and_crossing",
                                     .idea = "four ends against the other core, and the point nearest to its line by cross products",
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .question = Question::capsule_capsule};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        return segments_distance_sq(core_of(one), core_of(other)) <= square(one.radius + other.radius);
    }
};

struct EndsAndCrossingOpen {
    static constexpr MethodInfo info{.name = "capsules_ends_and_crossing_open",
                                     .idea = "the same, rooted, less either radius",
                                     .form = Form::ends_radius,
                                     .contract = Contract::open,
                                     .question = Question::capsule_capsule};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        return std::sqrt(segments_distance_sq(core_of(one), core_of(other))) - one.radius - other.radius < 0;
    }
};

struct Fused {
    static constexpr MethodInfo info{.name = "capsules_fused",
                                     .idea = "capsules_ends_and_crossing by std::fma",
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .question = Question::capsule_capsule};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        return segments_distance_sq<segments::Fused>(core_of(one), core_of(other)) <= square(one.radius + other.radius);
    }
};

struct SharesOfEnds {
    static constexpr MethodInfo info{.name = "capsules_shares_of_ends",
                                     .idea = "capsules_ends_and_crossing_open with (1 - t) a + t b",
                                     .form = Form::ends_radius,
                                     .contract = Contract::open,
                                     .question = Question::capsule_capsule};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        return segments_distance_sq<segments::SharesOfEnds>(core_of(one), core_of(other)) < square(one.radius + other.radius);
    }
};

struct FourEnds {
    static constexpr MethodInfo info{.name = "capsules_four_ends",
                                     .idea = "cores of the plane that cross by the sides of their ends, else four ends",
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .dims = impl::Dims::two,
                                     .question = Question::capsule_capsule};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        const Segment<Scalar, Dim> core = core_of(one), other_core = core_of(other);
        const Scalar sum = one.radius + other.radius;
        if (cross_by_sides(core, other_core)) return true;
        return std::min({segments::distance_sq_by_direction(core, other.start), segments::distance_sq_by_direction(core, other.end),
                         segments::distance_sq_by_direction(other_core, one.start),
                         segments::distance_sq_by_direction(other_core, one.end)}) <= square(sum);
    }
};

struct InDouble {
    static constexpr MethodInfo info{.name = "capsules_in_double",
                                     .idea = "capsules_ends_and_crossing in double",
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .question = Question::capsule_capsule};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        const auto sum = static_cast<double>(one.radius) + other.radius;
        return segments_distance_sq(segments::as<double>(core_of(one)), segments::as<double>(core_of(other))) <= sum * sum;
    }
};

struct InLongDouble {
    static constexpr MethodInfo info{.name = "capsules_in_long_double",
                                     .idea = "capsules_ends_and_crossing in long double",
                                     .form = Form::ends_radius,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::capsule_capsule};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        const auto sum = static_cast<long double>(one.radius) + other.radius;
        return segments_distance_sq(segments::as<long double>(core_of(one)), segments::as<long double>(core_of(other))) <= sum * sum;
    }
};

using Methods = impl::MethodList<ClampedTwice, ClampedTwiceOpen, FractionsApart, ConjugateLine, ConjugateLineClamped, EndsAndCrossing,
                                 EndsAndCrossingOpen, Fused, SharesOfEnds, FourEnds, InDouble, InLongDouble>;

}  // namespace tangency::questions::capsule_capsule
