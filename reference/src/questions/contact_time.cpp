// SPDX-License-Identifier: MIT
// The first place of a way from which a box is no farther than the radius: between two crossings of the planes of its sides the squared
// distance is a polynomial of degree two, so the place is a root of it.
#include "tangency/reference/contact_time.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "../with_root.hpp"
#include "segment.hpp"
#include "tangency/reference/rotated/exact_number.hpp"

namespace tangency::questions {
namespace {

using reference::Number;

const Fraction& as_fraction(const Number& number) { return std::get<Fraction>(number.exact().value); }

// In units of 2^exponent, which must be no greater than the way's own.
Way in_units(Way way, int exponent) {
    const int twos = way.exponent - exponent;
    for (std::size_t axis = 0; axis < way.dim; ++axis)
        for (Integer* number : {&way.start[axis], &way.along[axis], &way.half[axis]}) *number = reference::detail::shifted(*number, twos);
    way.exponent = exponent;
    return way;
}

// The way as far as to the fraction t.
Way up_to(const Way& way, double t) {
    const Fraction fraction(t);
    Way part = in_units(way, way.exponent + std::min(fraction.exponent, 0));
    for (std::size_t axis = 0; axis < way.dim; ++axis)
        part.along[axis] = reference::detail::shifted(way.along[axis] * fraction.numerator, std::max(fraction.exponent, 0));
    return part;
}

// The box without a margin of that width on every side; nothing if none of it is left.
std::optional<Way> without_margin(const Way& way, const Fraction& margin) {
    Way deeper = in_units(way, std::min(way.exponent, margin.exponent));
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        deeper.half[axis] -= reference::detail::shifted(margin.numerator, margin.exponent - deeper.exponent);
        if (deeper.half[axis] < 0) return std::nullopt;
    }
    return deeper;
}

bool is_inside_at(const Way& way, const Ratio& t) {
    for (std::size_t axis = 0; axis < way.dim; ++axis)
        if (abs(way.start[axis] * t.below + way.along[axis] * t.above) >= way.half[axis] * t.below) return false;
    return true;
}

// Between two crossings of planes it stays inside or outside.
bool passes_inside(const Way& way) {
    const auto knots = detail::knots_of(way);
    for (std::size_t i = 1; i < knots.size(); ++i)
        if (is_inside_at(way, detail::middle_of(knots[i - 1], knots[i]))) return true;
    return is_inside_at(way, knots.front()) || is_inside_at(way, knots.back());
}

// Of the squared distance less the squared radius at t, between two knots: squares t^2 + 2 products t + rest.
struct Polynomial {
    Fraction squares, products, rest;

    Fraction at(const Fraction& t) const { return (squares * t + products * 2) * t + rest; }
    Fraction discriminant() const { return products * products - squares * rest; }
};

Polynomial polynomial_between(const Way& way, const Ratio& s, const Ratio& t, const Fraction& radius) {
    const Ratio middle = detail::middle_of(s, t);
    Polynomial polynomial{0, 0, -(radius * radius)};
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        const int side = detail::overshoot(way, axis, middle).sign();
        if (side == 0) continue;
        const Fraction along(way.along[axis], 1, way.exponent), beyond(way.start[axis] - side * way.half[axis], 1, way.exponent);
        polynomial.squares += along * along;
        polynomial.products += along * beyond;
        polynomial.rest += beyond * beyond;
    }
    return polynomial;
}

// Where the polynomial, above 0 at s, comes down to 0 before t or there.
std::optional<Number> first_root(const Polynomial& polynomial, const Fraction& s, const Fraction& t) {
    const auto& [squares, products, rest] = polynomial;
    if (squares.sign() == 0) return std::nullopt;
    const Fraction bottom = -products / squares;
    const bool turns_before = bottom < t;
    if (bottom <= s || (turns_before ? polynomial.discriminant().sign() < 0 : polynomial.at(t).sign() > 0)) return std::nullopt;
    return reference::with_root(bottom, Fraction(-1) / squares, polynomial.discriminant());
}

}  // namespace
}  // namespace tangency::questions

namespace tangency::reference {

using namespace questions;

std::optional<Number> find_contact_time(const Signature& signature, std::span<const double> row) {
    const Way way = way_of(signature, row);
    const Fraction radius(row.back());
    const auto knots = questions::detail::knots_of(way);
    for (std::size_t i = 1; i < knots.size(); ++i) {
        const Fraction from(knots[i - 1].above, knots[i - 1].below, 0), to(knots[i].above, knots[i].below, 0);
        const Polynomial polynomial = polynomial_between(way, knots[i - 1], knots[i], radius);
        if (polynomial.at(from).sign() <= 0) return Number(ExactNumber{from});
        if (auto root = first_root(polynomial, from, to)) return root;
    }
    return std::nullopt;
}

bool is_centre_within(const Signature& signature, std::span<const double> row, const Number& reach, double at) {
    Way way = up_to(way_of(signature, row), at);
    for (std::size_t axis = 0; axis < way.dim; ++axis) way.start[axis] += std::exchange(way.along[axis], 0);
    const Fraction distance = as_fraction(reach);
    return nearest_of(way).distance_sq <= distance * distance;
}

bool comes_centre_nearer(const Signature& signature, std::span<const double> row, const Number& reach, double until) {
    const Way way = up_to(way_of(signature, row), until);
    const Fraction distance = as_fraction(reach);
    if (distance.sign() > 0) return nearest_of(way).distance_sq < distance * distance;
    const auto deeper = without_margin(way, -distance);
    return deeper && passes_inside(*deeper);
}

}  // namespace tangency::reference
