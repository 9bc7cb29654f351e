// SPDX-License-Identifier: MIT
// Shapes in numbers of another type, boxes in another encoding, and a method as a formula of these.
#pragma once

#include <cstddef>
#include <type_traits>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {

template <class To, class Scalar, std::size_t Dim>
Vector<To, Dim> as(const Vector<Scalar, Dim>& vector) {
    Vector<To, Dim> result;
    for (std::size_t axis = 0; axis < Dim; ++axis) result[axis] = static_cast<To>(vector[axis]);
    return result;
}

template <class To, class Scalar, std::size_t Dim>
CenterHalfBox<To, Dim> as(const CenterHalfBox<Scalar, Dim>& box) {
    return {as<To>(box.center), as<To>(box.half_extent)};
}

template <class To, class Scalar, std::size_t Dim>
LoHiBox<To, Dim> as(const LoHiBox<Scalar, Dim>& box) {
    return {as<To>(box.lo), as<To>(box.hi)};
}

template <class To, class Scalar, std::size_t Dim>
CornerSizeBox<To, Dim> as(const CornerSizeBox<Scalar, Dim>& box) {
    return {as<To>(box.corner), as<To>(box.extent)};
}

template <class To, class Scalar, std::size_t Dim>
CenterSizeBox<To, Dim> as(const CenterSizeBox<Scalar, Dim>& box) {
    return {as<To>(box.center), as<To>(box.extent)};
}

template <class To, class Scalar, std::size_t Dim>
Ball<To, Dim> as(const Ball<Scalar, Dim>& ball) {
    return {as<To>(ball.center), static_cast<To>(ball.radius)};
}

template <class To, class Scalar, std::size_t Dim>
Segment<To, Dim> as(const Segment<Scalar, Dim>& segment) {
    return {as<To>(segment.start), as<To>(segment.end)};
}

template <class To, class Scalar, std::size_t Dim>
Capsule<To, Dim> as(const Capsule<Scalar, Dim>& capsule) {
    return {as<To>(capsule.start), as<To>(capsule.end), static_cast<To>(capsule.radius)};
}

template <class To, class Scalar, std::size_t Dim>
Point<To, Dim> as(const Point<Scalar, Dim>& point) {
    return {as<To>(point.position)};
}

template <class To, class Scalar>
Polygon<To> as(const Polygon<Scalar>& polygon) {
    Polygon<To> result;
    result.count = polygon.count;
    for (std::size_t i = 0; i < polygon.size(); ++i) result.vertices[i] = as<To>(polygon[i]);
    return result;
}

/// A box by centre and half extents, (lo + hi) / 2 and (hi - lo) / 2 or x + w / 2 and w / 2: what authors round.
template <class Scalar, std::size_t Dim>
CenterHalfBox<Scalar, Dim> centered(const LoHiBox<Scalar, Dim>& box) {
    CenterHalfBox<Scalar, Dim> result;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        result.center[axis] = (box.lo[axis] + box.hi[axis]) / 2;
        result.half_extent[axis] = (box.hi[axis] - box.lo[axis]) / 2;
    }
    return result;
}

template <class Scalar, std::size_t Dim>
CenterHalfBox<Scalar, Dim> centered(const CenterHalfBox<Scalar, Dim>& box) {
    return box;
}

template <class Scalar, std::size_t Dim>
CenterHalfBox<Scalar, Dim> centered(const CenterSizeBox<Scalar, Dim>& box) {
    CenterHalfBox<Scalar, Dim> result{box.center, box.extent};
    for (Scalar& half : result.half_extent) half /= 2;
    return result;
}

template <class Scalar, std::size_t Dim>
CenterHalfBox<Scalar, Dim> centered(const CornerSizeBox<Scalar, Dim>& box) {
    CenterHalfBox<Scalar, Dim> result = centered(CenterSizeBox<Scalar, Dim>{box.corner, box.extent});
    for (std::size_t axis = 0; axis < Dim; ++axis) result.center[axis] += result.half_extent[axis];
    return result;
}

/// A box by its sides.
template <class Scalar, std::size_t Dim>
LoHiBox<Scalar, Dim> sides_of(const LoHiBox<Scalar, Dim>& box) {
    return box;
}

template <class Scalar, std::size_t Dim>
LoHiBox<Scalar, Dim> sides_of(const CenterHalfBox<Scalar, Dim>& box) {
    LoHiBox<Scalar, Dim> sides{box.center, box.center};
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        sides.lo[axis] -= box.half_extent[axis];
        sides.hi[axis] += box.half_extent[axis];
    }
    return sides;
}

template <class Scalar, std::size_t Dim>
LoHiBox<Scalar, Dim> sides_of(const CenterSizeBox<Scalar, Dim>& box) {
    return sides_of(centered(box));
}

template <class Scalar, std::size_t Dim>
LoHiBox<Scalar, Dim> sides_of(const CornerSizeBox<Scalar, Dim>& box) {
    LoHiBox<Scalar, Dim> sides{box.corner, box.corner};
    for (std::size_t axis = 0; axis < Dim; ++axis) sides.hi[axis] += box.extent[axis];
    return sides;
}

template <std::size_t Dim, class Holds>
bool on_every_axis(Holds holds) {
    for (std::size_t axis = 0; axis < Dim; ++axis)
        if (!holds(axis)) return false;
    return true;
}

/// The sum of the squares of term(axis) over the axes, from the first on.
template <std::size_t Dim, class Term>
auto sum_of_squares(Term term) {
    decltype(term(std::size_t{0})) sum = 0;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const auto number = term(axis);
        sum += number * number;
    }
    return sum;
}

/// The contract that a formula keeps.
template <class Formula>
constexpr Contract contract_of() {
    if constexpr (requires { Formula::info; })
        return Formula::info.contract;
    else
        return Formula::kept;
}

/// What most formulas reach.
struct Banded {
    static constexpr Level level_f32 = Level::banded, level_f64 = Level::banded;
};

/// A formula computed in another type, to which every number is converted first.
template <class Wide, class Formula>
struct In {
    static constexpr Contract kept = contract_of<Formula>();
    static constexpr Level level_f32 = Level::full_range, level_f64 = std::is_same_v<Wide, double> ? Level::banded : Level::full_range;

    template <class First, class Second>
    static bool intersects(const First& first, const Second& second) {
        return Formula::intersects(as<Wide>(first), as<Wide>(second));
    }
};

/// A formula as a control.
template <const MethodInfo& encoded, class Formula, Name name, Name idea>
struct Control : Formula {
    static constexpr MethodInfo info = encoded.control(contract_of<Formula>(), name, idea).reaching(Formula::level_f32, Formula::level_f64);
};

}  // namespace tangency::impl
