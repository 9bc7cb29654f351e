// SPDX-License-Identifier: MIT
// Distances and depths in fractions and their roots.
#include "tangency/reference/separation.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>

#include "tangency/reference/rational.hpp"
#include "tangency/reference/rotated/exact_number.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::reference {
namespace {

// The point and the box with rounded corners about the origin.
struct Difference {
    std::size_t dim;
    std::array<Fraction, 3> point, half_extent;
    Fraction radius;

    // How far the point is beyond the nearer side of an axis; below 0 between them.
    Fraction overshoot(std::size_t axis) const { return abs(point[axis]) - half_extent[axis]; }

    bool is_inside() const {
        for (std::size_t axis = 0; axis < dim; ++axis)
            if (overshoot(axis).sign() > 0) return false;
        return true;
    }

    Fraction outside_sq() const {
        Fraction sum;
        for (std::size_t axis = 0; axis < dim; ++axis) {
            const Fraction beyond = overshoot(axis);
            if (beyond.sign() > 0) sum += beyond * beyond;
        }
        return sum;
    }

    // The axis on which a point in the box is nearest to a side.
    std::size_t nearest_axis() const {
        std::size_t nearest = 0;
        for (std::size_t axis = 1; axis < dim; ++axis)
            if (overshoot(axis) > overshoot(nearest)) nearest = axis;
        return nearest;
    }
};

Difference difference_of(const Signature& signature, std::span<const double> row) {
    const auto lengths = lengths_of(layout_of(signature), [row](std::size_t place) { return Fraction(row[place]); });
    Difference difference{signature.dim, {}, {}, lengths.radius};
    // The first ball's radius is kept as its half extent on axis 0.
    const bool of_balls = signature.question == Question::ball_ball;
    if (of_balls) difference.radius += lengths.half_extent[0];
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        difference.point[axis] = lengths.ball[axis] - lengths.center[axis];
        if (!of_balls) difference.half_extent[axis] = lengths.half_extent[axis] + lengths.other_half[axis];
    }
    return difference;
}

Number number_of(Fraction fraction) { return Number(ExactNumber{std::move(fraction)}); }

const Fraction& fraction_of(const Number& number) { return std::get<Fraction>(number.exact().value); }

// The root of a whole number without a factor of four, if that is whole. Of numbers whose exponents are far apart the radicand has
// thousands of bits, and a root takes milliseconds: what is no square by what it leaves, divided by 8, 9, 7, 5, 13 or 11, has none.
std::optional<Integer> whole_root(const Integer& radicand) {
    if (static_cast<int>(radicand % 8) != 1) return std::nullopt;
    const int rest = static_cast<int>(radicand % 45045);
    for (const int divisor : {9, 7, 5, 13, 11}) {
        bool is_left_by_a_square = false;
        for (int root = 0; root < divisor; ++root) is_left_by_a_square = is_left_by_a_square || root * root % divisor == rest % divisor;
        if (!is_left_by_a_square) return std::nullopt;
    }
    const Integer root = sqrt(radicand);
    return root * root == radicand ? std::optional(root) : std::nullopt;
}

// coefficient * sqrt(square) + rational, in its simplest kind of number.
Number with_root(const Fraction& rational, const Fraction& coefficient, const Fraction& square) {
    if (square.sign() == 0 || coefficient.sign() == 0) return number_of(rational);
    auto [above, below] = square.lowest_terms();
    // sqrt(a / b) = sqrt(a b) / b; squares of two are taken out so that what stays under the root is short.
    Integer radicand = above * below;
    const int twos = detail::strip_factors_of_two(radicand);
    if (twos % 2 != 0) radicand <<= 1;
    const Fraction factor = coefficient * Fraction(1, below, twos / 2);
    if (const auto root = whole_root(radicand)) return number_of(rational + factor * Fraction(*root, 1, 0));
    return Number(ExactNumber{Surd{rational, factor, std::move(radicand)}});
}

}  // namespace

Number Separation::signed_distance() const { return with_root(-fraction_of(inside) - fraction_of(radius), 1, fraction_of(outside_sq)); }

Separation find_separation(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    Difference difference = difference_of(signature, row);
    for (std::size_t axis = 0; axis < moved_by.size(); ++axis) difference.point[axis] += Fraction(moved_by[axis]);
    const bool is_inside = difference.is_inside();
    return {number_of(is_inside ? Fraction(0) : difference.outside_sq()),
            number_of(is_inside ? -difference.overshoot(difference.nearest_axis()) : Fraction(0)), number_of(difference.radius)};
}

Translation find_translation(const Signature& signature, std::span<const double> row) {
    const Difference difference = difference_of(signature, row);
    Translation translation{{}, true};
    const Fraction square = difference.outside_sq(), radius_sq = difference.radius * difference.radius;
    if (!difference.is_inside()) {
        // Along the way from the nearest point, of length d, to the length r: (r / d - 1) of it on each axis.
        if (square < radius_sq)
            for (std::size_t axis = 0; axis < difference.dim; ++axis) {
                const Fraction beyond = difference.overshoot(axis);
                if (beyond.sign() <= 0) continue;
                const Fraction way = difference.point[axis].sign() < 0 ? -beyond : beyond;
                translation.by[axis] = with_root(-way, way * difference.radius / square, square);
            }
        return translation;
    }
    const std::size_t nearest = difference.nearest_axis();
    const Fraction depth = difference.radius - difference.overshoot(nearest);
    // By its distance, 0, a ball without a radius touches wherever it is in the box.
    if (depth.sign() == 0 || (has_radius(signature.question) && difference.radius.sign() == 0)) return translation;
    for (std::size_t axis = 0; axis < difference.dim; ++axis)
        if (axis != nearest && difference.overshoot(axis) == difference.overshoot(nearest)) translation.is_unique = false;
    if (difference.point[nearest].sign() == 0) translation.is_unique = false;
    translation.by[nearest] = number_of(difference.point[nearest].sign() < 0 ? -depth : depth);
    return translation;
}

Number root_of(const Number& square) { return with_root(0, 1, fraction_of(square)); }

}  // namespace tangency::reference
