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

using impl::Control;
using impl::In;
using impl::MethodInfo;
using segments::core_of;
using segments::segments_distance_sq;
using segments::square;

inline constexpr MethodInfo method = impl::by(Form::ends_radius, Question::capsule_capsule);

/// A formula's squared distance of the cores against the square of both radii's sum.
template <class Distance, Contract contract = Contract::closed>
struct BySquares : impl::Banded {
    static constexpr Contract kept = contract;

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        return impl::is_within<contract>(Distance::squared(core_of(one), core_of(other)), square(one.radius + other.radius));
    }
};

template <class Arithmetic = segments::Plain>
struct Crossing {
    template <class Scalar, std::size_t Dim>
    static Scalar squared(const Segment<Scalar, Dim>& one, const Segment<Scalar, Dim>& other) {
        return segments_distance_sq<Arithmetic>(one, other);
    }
};

struct Twice {
    template <class Scalar, std::size_t Dim>
    static Scalar squared(const Segment<Scalar, Dim>& one, const Segment<Scalar, Dim>& other) {
        return distance_sq_at(one, other, clamped_twice(one, other));
    }
};

template <class Outside>
struct Conjugate {
    template <class Scalar, std::size_t Dim>
    static Scalar squared(const Segment<Scalar, Dim>& one, const Segment<Scalar, Dim>& other) {
        return distance_sq_at(one, other, conjugate_line<Outside>(one, other));
    }
};

struct ClampedTwice : BySquares<Twice> {
    static constexpr MethodInfo info = method.published(Contract::closed, "capsules_clamped_twice",
                                                        "the closest points of the cores, the second clamped and the first anew",
                                                        "Ericson, Real-Time Collision Detection (2005), 4.5.1 and 5.1.9");
};

struct ClampedTwiceOpen {
    static constexpr MethodInfo info =
        method.repaired(Contract::open, "capsules_clamped_twice_open", "capsules_clamped_twice, rooted, with <",
                        "Ericson (2005), 4.5.1 and 5.1.9, in the other contract");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        return std::sqrt(Twice::squared(core_of(one), core_of(other))) < one.radius + other.radius;
    }
};

struct FractionsApart {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "capsules_fractions_apart", "fractions of the closest points, ways parallel below 1e-8",
                         "Sunday, Distance between lines, segments and the CPA (2001), dist3D_Segment_to_Segment", Level::none);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        const Segment<Scalar, Dim> core = core_of(one), other_core = core_of(other);
        const Shares<Scalar> shares = fractions_apart(core, other_core, Scalar(1e-8));
        return std::sqrt(distance_sq_at(core, other_core, shares)) <= one.radius + other.radius;
    }
};

struct ConjugateLine : BySquares<Conjugate<Half>> {
    static constexpr MethodInfo info = method.published(
        Contract::closed, "capsules_conjugate_line", "the least on the unit square of both shares; quotients beyond it become one half",
        "Eberly, Robust computation of distance between line segments (2018)", Level::logic);
};

struct ConjugateLineClamped : BySquares<Conjugate<Border>, Contract::open> {
    static constexpr MethodInfo info =
        method.repaired(Contract::open, "capsules_conjugate_line_clamped", "capsules_conjugate_line with such quotients clamped, and <",
                        "Eberly (2018), in the other contract");
};

using EndsAndCrossing = Control<method, BySquares<Crossing<>>, "capsules_ends_and_crossing",
                                "four ends against the other core, and the point nearest to its line by cross products">;

struct EndsAndCrossingOpen {
    static constexpr MethodInfo info =
        method.control(Contract::open, "capsules_ends_and_crossing_open", "the same, rooted, less either radius");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        return std::sqrt(segments_distance_sq(core_of(one), core_of(other))) - one.radius - other.radius < 0;
    }
};

using Fused = Control<method, BySquares<Crossing<segments::Fused>>, "capsules_fused", "capsules_ends_and_crossing by std::fma">;

using SharesOfEnds = Control<method, BySquares<Crossing<segments::SharesOfEnds>, Contract::open>, "capsules_shares_of_ends",
                             "capsules_ends_and_crossing_open with (1 - t) a + t b">;

struct FourEnds {
    static constexpr MethodInfo info =
        method.control(Contract::closed, "capsules_four_ends", "cores of the plane that cross by the sides of their ends, else four ends")
            .only_in(impl::Dims::two);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
        const Segment<Scalar, Dim> core = core_of(one), other_core = core_of(other);
        const Scalar sum = one.radius + other.radius;
        if (cross_by_sides(core, other_core)) return true;
        using segments::ByDirection;
        return std::min({ByDirection::squared(core, other.start), ByDirection::squared(core, other.end),
                         ByDirection::squared(other_core, one.start), ByDirection::squared(other_core, one.end)}) <= square(sum);
    }
};

using InDouble = Control<method, In<double, BySquares<Crossing<>>>, "capsules_in_double", "capsules_ends_and_crossing in double">;

using InLongDouble =
    Control<method, In<long double, BySquares<Crossing<>>>, "capsules_in_long_double", "capsules_ends_and_crossing in long double">;

using Methods = impl::MethodList<ClampedTwice, ClampedTwiceOpen, FractionsApart, ConjugateLine, ConjugateLineClamped, EndsAndCrossing,
                                 EndsAndCrossingOpen, Fused, SharesOfEnds, FourEnds, InDouble, InLongDouble>;

}  // namespace tangency::questions::capsule_capsule
