// SPDX-License-Identifier: MIT
// Rows of floats of the questions beside box_ball: shapes of every magnitude, most of them aimed at a tie.
#include <algorithm>
#include <array>
#include <cmath>

#include "float_numbers.hpp"
#include "polygon_floats.hpp"
#include "question_draws.hpp"
#include "tangency/properties/fit.hpp"
#include "tangency/properties/question.hpp"

namespace tangency::properties {
namespace {

// What a field of the row is about, in any order: a shape's position on an axis or its size there. Vertices aside.
template <class Visit>
void for_each_length(const Signature& signature, FloatShapes& lengths, Visit visit) {
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        if (!has_polygon(signature.question)) visit(lengths.center[axis], false);
        if (signature.question != Question::polygon_polygon) visit(lengths.ball[axis], false);
        if (has_end(signature.question)) visit(lengths.end[axis], false);
        if (has_box(signature.question) || (axis == 0 && signature.question == Question::ball_ball)) visit(lengths.half_extent[axis], true);
        if (signature.question == Question::box_box) visit(lengths.other_half[axis], true);
    }
    if (has_radius(signature.question)) visit(lengths.radius, true);
}

template <class Visit>
void for_each_number(const Signature& signature, FloatShapes& shapes, Visit visit) {
    for_each_length(signature, shapes, [&visit](double& number, bool) { visit(number); });
    for (const Field& field : layout_of(signature))
        if (field.role == Role::vertex) visit(vertex_at(shapes.vertices, field));
}

double largest_of(const Signature& signature, FloatShapes& shapes) {
    double largest = 0;
    for_each_number(signature, shapes, [&largest](double number) { largest = std::max(largest, std::abs(number)); });
    return largest;
}

Input written(const Signature& signature, const FloatShapes& shapes) {
    Input input{signature};
    const Layout& layout = layout_of(signature);
    for (std::size_t place = 0; place < layout.size(); ++place)
        input.numbers[place] = finite(signature.scalar, layout[place].role == Role::vertex ? vertex_at(shapes.vertices, layout[place])
                                                                                           : number_in<double>(layout[place], shapes));
    return input;
}

FloatShapes draw_structured(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const FloatFormat& format = format_of(signature.scalar);
    const int top = draw_scale_exponent(random, magnitudes, format);
    const int lowest = exponents_of(magnitudes, format, random.domain()).lowest;
    const auto draw = [&] { return draw_number(random, signature.scalar, draw_exponent_below(random, format, top, lowest)); };
    FloatShapes lengths;
    for_each_length(signature, lengths, [&](double& number, bool is_size) { number = is_size ? draw() : random.with_sign(draw()); });
    if (has_polygon(signature.question)) draw_float_polygons(random, signature, lengths, draw);
    // Beside each other, as shapes that meet are.
    if (!has_polygon(signature.question) && random.chance(1, 2))
        for (std::size_t axis = 0; axis < signature.dim; ++axis) {
            if (random.chance(2, 3)) lengths.ball[axis] = lengths.center[axis] + random.with_sign(draw());
            if (has_end(signature.question) && random.chance(1, 2)) lengths.end[axis] = lengths.ball[axis] + random.with_sign(draw());
        }
    return lengths;
}

// Coordinates as games, pages and drawings have them: pixels, tiles, tenths.
FloatShapes draw_everyday(Source& random, const Signature& signature) {
    const double step = random.pick(everyday_steps);
    FloatShapes lengths;
    for_each_length(signature, lengths,
                    [&](double& number, bool is_size) { number = (is_size ? random.between(0, 300) : random.between(-40, 1920)) * step; });
    if (has_polygon(signature.question)) draw_everyday_polygons(random, signature, lengths, step);
    return lengths;
}

// The second shape of the first one's size, and now and then in its place, or nearly.
void make_alike(Source& random, const Signature& signature, FloatShapes& lengths) {
    const bool in_place = random.chance(1, 4);
    const double miss = draw_miss(random, signature.scalar);  // one for all, so that all are as near
    // A row has either the radius or the other extents.
    const auto nearly = [&](double number) { return random.chance(1, 2) ? number : number * (1 + miss); };
    lengths.radius = nearly(lengths.half_extent[0]);
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        lengths.other_half[axis] = nearly(lengths.half_extent[axis]);
        if (in_place) lengths.ball[axis] = nearly(lengths.center[axis]);
    }
}

// Coincidences that continuous draws never show: zeros, equal numbers or nearly, points.
void add_coincidence(Source& random, const Signature& signature, FloatShapes& lengths) {
    const int kind = random.between(0, 15);
    if (kind > (may_be_of_one_size(signature.question) ? 6 : 5)) return;
    const std::size_t axis = random.below(static_cast<std::uint32_t>(signature.dim));
    const double place = has_polygon(signature.question) ? lengths.vertices[0][0][axis] : lengths.center[axis];
    if (kind == 0) lengths.ball[axis] = place;
    if (kind == 1) lengths.half_extent[axis] = 0;
    if (kind == 2) lengths.radius = 0;
    if (kind == 3) lengths.end = lengths.ball;
    if (kind == 4) for_each_length(signature, lengths, [](double& number, bool is_size) { number = is_size ? 0 : number; });
    if (kind == 5) lengths.ball[axis] = place * (1 + draw_miss(random, signature.scalar));
    if (kind == 6) make_alike(random, signature, lengths);
}

// Aimed in units of the scale, so that nothing in between overflows.
void aim(Source& random, const Signature& signature, FloatShapes& lengths, bool exactly) {
    const double largest = largest_of(signature, lengths);
    if (largest == 0 || !std::isfinite(largest)) return;
    const int exponent = std::ilogb(largest);
    const auto shift_all = [&](int by) { for_each_number(signature, lengths, [by](double& number) { number = std::ldexp(number, by); }); };
    shift_all(-exponent);
    const double gap = exactly ? 0 : draw_gap(random, signature.scalar, std::ldexp(largest, -exponent));
    draws_of(signature.question).aim(random, lengths, signature, gap);
    shift_all(exponent);
}

// Opposite huge numbers: differences and sums that overflow before anything is squared.
FloatShapes draw_huge(Source& random, const Signature& signature) {
    const int top = std::min(format_of(signature.scalar).max_exponent, random.domain().exponents().highest);
    const auto huge = [&] { return draw_number(random, signature.scalar, top - random.between(0, 2)); };
    const double side = random.chance(1, 2) ? 1 : -1;
    FloatShapes lengths;
    if (has_polygon(signature.question)) draw_huge_polygons(random, signature, lengths, huge);
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        if (axis == 0 || random.chance(1, 2)) {
            lengths.ball[axis] = -side * huge();
            (has_end(signature.question) ? lengths.end : lengths.center)[axis] = side * huge();
        }
        if (has_end(signature.question) && random.chance(1, 2)) lengths.center[axis] = random.with_sign(huge());
    }
    for_each_length(signature, lengths, [&](double& number, bool is_size) {
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
    FloatShapes lengths = everyday ? draw_everyday(random, signature) : draw_structured(random, signature, magnitudes);
    add_coincidence(random, signature, lengths);
    return lengths;
}

}  // namespace

Input draw_question_floats(Source& random, const Signature& signature, Magnitudes magnitudes) {
    FloatShapes lengths = draw_lengths(random, signature, magnitudes);
    if (random.chance(3, 4)) aim(random, signature, lengths, false);
    Input input = written(signature, lengths);
    if (random.chance(1, 4)) nudge(random, input);
    put_in_domain(random, input);
    return input;
}

// A lattice tie anywhere in the exponent range, or floats aimed at one, and what is a few ulps beside them.
Input draw_beside_question_tie(Source& random, const Signature& signature) {
    const FloatFormat& format = format_of(signature.scalar);
    Input input{signature};
    if (random.chance(1, 2)) {
        LatticeInput tie = draw_question_tie(random, signature);
        const int highest = format.max_exponent - format.precision;
        tie.exponent = random.chance(1, 2) ? random.between(-20, std::min(20, highest)) : random.between(format.min_exponent + 1, highest);
        const auto rows = move_into_range(std::span(&tie, 1), signature, random.domain(), format.max_exponent - format.min_exponent);
        input = rows ? rows->front() : express(tie, signature);
    } else {
        FloatShapes lengths = draw_lengths(random, signature, random.pick(every_magnitudes));
        aim(random, signature, lengths, true);
        input = written(signature, lengths);
    }
    nudge(random, input);
    put_in_domain(random, input);
    return input;
}

}  // namespace tangency::properties
