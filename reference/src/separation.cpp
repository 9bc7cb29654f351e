// SPDX-License-Identifier: MIT
// Distances and depths in fractions and their roots.
#include "tangency/reference/separation.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>

#include "gap.hpp"
#include "point_as_ball.hpp"
#include "rotated_gap.hpp"
#include "tangency/reference/rotated/enclosure.hpp"
#include "tangency/reference/rotated/exact_number.hpp"
#include "with_root.hpp"

namespace tangency::reference {
namespace {

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

// a - b
Number difference(const Fraction& a, const Number& b) {
    if (const auto* surd = std::get_if<Surd>(&b.exact().value))
        return Number(ExactNumber{Surd{a - surd->rational_part, -surd->coefficient, surd->radicand}});
    return number_of(a - fraction_of(b));
}

}  // namespace

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

Number Separation::signed_distance() const {
    if (distance) return *distance;
    if (outside_sq.sign() == 0) return difference(-fraction_of(radius), inside);
    return with_root(-fraction_of(radius), 1, fraction_of(outside_sq));
}

Separation find_separation(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    if (is_rotated_in_plane(signature) && signature.question == Question::box_box)
        return questions::separation_of_rectangles(signature, row, moved_by);
    if (is_rotated_in_plane(signature) && signature.question == Question::box_point) {
        const PointAsBall ball(signature, row);
        return find_rotated_separation(ball.signature, ball.row, moved_by);
    }
    if (is_rotated_in_plane(signature)) return find_rotated_separation(signature, row, moved_by);
    const Gap gap = find_gap(signature, row, moved_by);
    if (!gap.meet) return {number_of(square_of(gap.way)), Number(0), number_of(gap.radius)};
    // Its length as a share of the direction's, whose square has fewer digits.
    Number inside(0);
    for (std::size_t axis = 0; axis < signature.dim; ++axis)
        if (gap.way[axis].sign() != 0) inside = with_root(0, gap.way[axis] / gap.direction[axis], square_of(gap.direction));
    return {Number(0), inside, number_of(gap.radius)};
}

Translation find_translation(const Signature& signature, std::span<const double> row) {
    if (is_rotated_in_plane(signature) && signature.question == Question::box_box)
        return questions::translation_of_rectangles(signature, row);
    if (is_rotated_in_plane(signature) && signature.question == Question::box_point) {
        const PointAsBall ball(signature, row);
        return find_rotated_translation(ball.signature, ball.row, Of::point);
    }
    if (is_rotated_in_plane(signature)) return find_rotated_translation(signature, row);
    const Gap gap = find_gap(signature, row);
    Translation translation{{}, true};
    const Fraction square = gap.meet ? square_of(gap.direction) : square_of(gap.way);
    const bool has_none = gap.meet ? gap.radius.sign() == 0 && (has_radius(signature.question) || square_of(gap.way).sign() == 0)
                                   : square >= gap.radius * gap.radius;
    // By its distance, 0, a ball without a radius touches wherever it is within the other shape.
    if (has_none) return translation;
    // Out by the way and the radius; or back from the nearest point, at a distance d, to the distance r: (r / d - 1) of the way.
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const Fraction& along = gap.meet ? gap.direction[axis] : gap.way[axis];
        translation.by[axis] = with_root(gap.meet ? gap.way[axis] : -gap.way[axis], along * gap.radius / square, square);
    }
    translation.is_unique = gap.is_unique;
    return translation;
}

Number root_of(const Number& square) {
    if (const auto* fraction = std::get_if<Fraction>(&square.exact().value)) return with_root(0, 1, *fraction);
    return Number(ExactNumber{detail::root_of(detail::enclose(square.exact()))});
}

}  // namespace tangency::reference
