// SPDX-License-Identifier: MIT
// Rows of floats of the questions beside box_ball: shapes of every magnitude, most of them aimed at a tie.
#include <algorithm>
#include <array>
#include <cmath>

#include "aim.hpp"
#include "float_numbers.hpp"
#include "polygon_floats.hpp"
#include "question_draws.hpp"
#include "rotated_boxes.hpp"
#include "float_places.hpp"
#include "tangency/properties/write_row.hpp"
#include "tangency/properties/fit.hpp"

namespace tangency::properties {
namespace {

// Each position and each size of the shapes, vertices aside, and whether it is a size.
template <class Visit>
void for_each_length(std::size_t dim, FloatShapes& shapes, Visit visit) {
    for (std::size_t axis = 0; axis < dim; ++axis) {
        for (DrawnShape<double>* shape : both_of(shapes)) {
            if (core_of(shape->kind) != CoreKind::polygon) visit(shape->center[axis], false);
            if (has_end(shape->kind)) visit(shape->end[axis], false);
        }
        for (DrawnShape<double>* shape : both_of(shapes))
            if (core_of(shape->kind) == CoreKind::box) visit(shape->half_extent[axis], true);
    }
    for (DrawnShape<double>* shape : both_of(shapes))
        if (has_radius(shape->kind)) visit(shape->radius, true);
}

template <class Visit>
void for_each_number(std::size_t dim, FloatShapes& shapes, Visit visit) {
    for (std::size_t axis = 0; axis < dim; ++axis) for_each_position(shapes, axis, visit);
    for_each_size(shapes, dim, [&visit](double& number, Role) { visit(number); });
}

double largest_of(std::size_t dim, FloatShapes& shapes) {
    double largest = 0;
    for_each_number(dim, shapes, [&largest](double number) { largest = std::max(largest, std::abs(number)); });
    return largest;
}

Input written(const Signature& signature, const FloatShapes& shapes) {
    Input input{signature};
    const Layout& layout = layout_of(signature);
    for (std::size_t place = 0; place < layout.size(); ++place)
        input.numbers[place] = finite(signature.scalar, number_in(layout[place], shapes));
    return input;
}

// The same where the box is rotated: the second shape goes along, or stays where it is.
Input written(Source& random, const Signature& signature, const FloatShapes& shapes, Magnitudes of_orientation) {
    if (signature.orientation == Orientation::none) return written(signature, shapes);
    Signature plain = signature;
    plain.orientation = Orientation::none;
    const Input along_axes = written(plain, shapes);
    Input input{signature};
    copy_lengths(along_axes, input);
    draw_orientation(random, input, of_orientation);
    make_valid(input);  // a direction that underflowed is none
    if (random.chance(3, 4)) carry_ball(along_axes, input);
    return input;
}

FloatShapes draw_structured_lengths(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const FloatFormat& format = format_of(signature.scalar);
    const int top = draw_scale_exponent(random, magnitudes, format);
    const int lowest = exponents_of(magnitudes, format, random.domain()).lowest;
    const auto draw = [&] { return draw_number(random, signature.scalar, draw_exponent_below(random, format, top, lowest)); };
    FloatShapes lengths = shapes_of<double>(signature);
    for_each_length(signature.dim, lengths, [&](double& number, bool is_size) { number = is_size ? draw() : random.with_sign(draw()); });
    if (has_polygon(signature.question)) draw_float_polygons(random, signature.scalar, lengths, draw);
    // Beside each other, as shapes that meet are.
    if (!has_polygon(signature.question) && random.chance(1, 2))
        for (std::size_t axis = 0; axis < signature.dim; ++axis) {
            if (random.chance(2, 3)) lengths.second.center[axis] = lengths.first.center[axis] + random.with_sign(draw());
            for (DrawnShape<double>* shape : both_of(lengths))
                if (has_end(shape->kind) && random.chance(1, 2)) shape->end[axis] = shape->center[axis] + random.with_sign(draw());
        }
    return lengths;
}

// Coordinates as games, pages and drawings have them: pixels, tiles, tenths.
FloatShapes draw_everyday(Source& random, const Signature& signature) {
    const double step = random.pick(everyday_steps);
    FloatShapes lengths = shapes_of<double>(signature);
    for_each_length(signature.dim, lengths,
                    [&](double& number, bool is_size) { number = (is_size ? random.between(0, 300) : random.between(-40, 1920)) * step; });
    if (has_polygon(signature.question)) draw_everyday_polygons(random, lengths, step);
    return lengths;
}

// The second shape of the first one's size, and now and then in its place, or nearly.
void make_alike(Source& random, const Signature& signature, FloatShapes& lengths) {
    const bool in_place = random.chance(1, 4);
    const double miss = draw_miss(random, signature.scalar);  // one for all, so that all are as near
    const auto nearly = [&](double number) { return random.chance(1, 2) ? number : number * (1 + miss); };
    auto& [first, second] = lengths;
    if (has_radius(second.kind)) second.radius = nearly(has_radius(first.kind) ? first.radius : first.half_extent[0]);
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        if (core_of(second.kind) == CoreKind::box) second.half_extent[axis] = nearly(first.half_extent[axis]);
        if (in_place) second.center[axis] = nearly(first.center[axis]);
        if (has_end(second.kind)) second.end[axis] = second.center[axis] + nearly(first.end[axis] - first.center[axis]);
    }
}

// Coincidences that continuous draws never show: zeros, equal numbers or nearly, points.
void add_coincidence(Source& random, const Signature& signature, FloatShapes& lengths) {
    const int kind = random.between(0, 15);
    if (kind > (may_be_of_one_size(signature.question) ? 7 : 5)) return;
    const std::size_t axis = random.below(static_cast<std::uint32_t>(signature.dim));
    const double place = has_polygon(signature.question) ? lengths.first.vertices[0][axis] : lengths.first.center[axis];
    if (kind == 0) lengths.second.center[axis] = place;
    if (kind == 1) (has_radius(lengths.first.kind) ? lengths.first.radius : lengths.first.half_extent[axis]) = 0;
    if (kind == 2) lengths.second.radius = 0;
    for (DrawnShape<double>* shape : both_of(lengths))
        if (kind == 3 && has_end(shape->kind)) shape->end = shape->center;
    if (kind == 4) for_each_length(signature.dim, lengths, [](double& number, bool is_size) { number = is_size ? 0 : number; });
    if (kind == 5) lengths.second.center[axis] = place * (1 + draw_miss(random, signature.scalar));
    if (kind >= 6) make_alike(random, signature, lengths);
}

// Two ways that cross, nearly parallel, or one along an axis and the other with an end beside its end: there quotients are nearly 0 / 0, or 1
// but for rounding. Radii are often as small as what that makes of the distance.
void cross_ways(Source& random, const Signature& signature, FloatShapes& lengths) {
    auto& [first, second] = lengths;
    if (!has_end(first.kind) || !has_end(second.kind) || !random.chance(1, 6)) return;
    const auto share = [&] { return draw_number(random, signature.scalar, -random.between(1, 4)); };
    const bool are_parallel = random.chance(1, 2);
    const std::size_t axis = random.below(static_cast<std::uint32_t>(signature.dim));
    const double at = share(), other_at = share(), times = random.with_sign(2 * share()), miss = draw_miss(random, signature.scalar);
    double longest = 0;
    for (std::size_t each = 0; each < signature.dim; ++each) {
        const double along = first.end[each] - first.center[each];
        double other_along = second.end[each] - second.center[each];
        longest = std::max({longest, std::abs(along), std::abs(other_along)});
        if (are_parallel) {
            other_along = times * along * (each == axis ? 1 + miss : 1);
            second.center[each] = first.center[each] + at * along - other_at * other_along;
            second.end[each] = second.center[each] + other_along;
        } else if (each == axis) {
            second.center[each] = first.center[each] + at * along;
            second.end[each] = first.end[each];
        } else {
            first.end[each] = first.center[each];
            second.center[each] = first.center[each] - other_at * other_along;
            second.end[each] = second.center[each] + other_along;
        }
    }
    if (has_radius(first.kind) && random.chance(3, 4))
        first.radius = second.radius = longest * std::abs(draw_miss(random, signature.scalar));
}

// In units of the scale, so that nothing in between overflows.
void aim_scaled(Source& random, const Signature& signature, FloatShapes& lengths, bool exactly) {
    const double largest = largest_of(signature.dim, lengths);
    if (largest == 0 || !std::isfinite(largest)) return;
    const int exponent = std::ilogb(largest);
    const auto shift_all = [&](int by) {
        for_each_number(signature.dim, lengths, [by](double& number) { number = std::ldexp(number, by); });
    };
    shift_all(-exponent);
    const double gap = exactly ? 0 : draw_gap(random, signature.scalar, std::ldexp(largest, -exponent));
    aim(random, lengths, signature, gap);
    shift_all(exponent);
}

// Opposite huge numbers: differences and sums that overflow before anything is squared.
FloatShapes draw_huge(Source& random, const Signature& signature) {
    const int top = std::min(format_of(signature.scalar).max_exponent, random.domain().exponents().highest);
    const auto huge = [&] { return draw_number(random, signature.scalar, top - random.between(0, 2)); };
    const double side = random.chance(1, 2) ? 1 : -1;
    FloatShapes lengths = shapes_of<double>(signature);
    if (has_polygon(signature.question)) draw_huge_polygons(random, lengths, huge);
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        if (axis == 0 || random.chance(1, 2)) {
            lengths.second.center[axis] = -side * huge();
            (has_end(lengths.second.kind) ? lengths.second.end : lengths.first.center)[axis] = side * huge();
        }
        if (has_end(lengths.second.kind) && random.chance(1, 2)) lengths.first.center[axis] = random.with_sign(huge());
        if (has_end(lengths.first.kind)) lengths.first.end[axis] = random.with_sign(huge());
    }
    for_each_length(signature.dim, lengths, [&](double& number, bool is_size) {
        if (is_size && random.chance(3, 4)) number = huge();
    });
    return lengths;
}

FloatShapes draw_lengths(Source& random, const Signature& signature, Magnitudes magnitudes) {
    // A declared range has ends of its own, at which other questions draw rows (draw_across_range).
    const bool has_ends =
        magnitudes == Magnitudes::large || ((random.domain().range || random.domain().coordinates) && has_polygon(signature.question));
    if (has_ends && random.chance(1, 5)) return draw_huge(random, signature);
    const bool everyday = magnitudes == Magnitudes::ordinary && random.chance(1, 4);
    FloatShapes lengths = everyday ? draw_everyday(random, signature) : draw_structured_lengths(random, signature, magnitudes);
    add_coincidence(random, signature, lengths);
    cross_ways(random, signature, lengths);
    return lengths;
}

}  // namespace

Input draw_question_floats(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const auto [of_lengths, of_orientation] = draw_rotated_magnitudes(random, signature, magnitudes);
    FloatShapes lengths = draw_lengths(random, signature, of_lengths);
    const bool is_aimed = random.chance(3, 4), has_two_turns = layout_of(signature).has_second_turn();
    if (is_aimed && !has_two_turns) aim_scaled(random, signature, lengths, false);
    Input input = has_two_turns ? write_rotated_boxes(random, signature, lengths, of_orientation, is_aimed ? Aim::beside : Aim::none)
                                : written(random, signature, lengths, of_orientation);
    if (random.chance(1, 4)) nudge(random, input);
    put_in_domain(random, input);
    return input;
}

// A lattice tie anywhere in the exponent range, or floats aimed at one, and what is a few ulps beside them.
Input draw_beside_question_tie(Source& random, const Signature& signature) {
    const FloatFormat& format = format_of(signature.scalar);
    Input input{signature};
    if (random.chance(1, 2)) {
        LatticeInput tie = draw_rational_tie(random, signature);
        const int highest = format.max_exponent - format.precision;
        tie.exponent = random.chance(1, 2) ? random.between(-20, std::min(20, highest)) : random.between(format.min_exponent + 1, highest);
        const auto rows = move_into_range(std::span(&tie, 1), signature, random.domain(), format.max_exponent - format.min_exponent);
        input = rows ? rows->front() : express(tie, signature);
    } else {
        const auto [of_lengths, of_orientation] = draw_rotated_magnitudes(random, signature, random.pick(every_magnitudes));
        FloatShapes lengths = draw_lengths(random, signature, of_lengths);
        if (layout_of(signature).has_second_turn()) {
            input = write_rotated_boxes(random, signature, lengths, of_orientation, Aim::exactly);
        } else {
            aim_scaled(random, signature, lengths, true);
            input = written(random, signature, lengths, of_orientation);
        }
    }
    nudge(random, input);
    put_in_domain(random, input);
    return input;
}

}  // namespace tangency::properties
