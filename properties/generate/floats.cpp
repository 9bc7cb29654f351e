// SPDX-License-Identifier: MIT
// Float generators: every magnitude, and radii placed around the true distance.
#include <algorithm>
#include <array>
#include <cmath>

#include "coincidence.hpp"
#include "float_numbers.hpp"
#include "float_places.hpp"
#include "question_draws.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/fit.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/plain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/sizes.hpp"
#include "tangency/properties/write_row.hpp"

namespace tangency::properties {
namespace {

double draw_radius_near_band(Source& random, const Input& input) {
    const double distance = approximate_distance(input);
    return distance + draw_gap(random, input.signature.scalar, std::max(distance, scale_of(input)));
}

double draw_radius_of_any_kind(Source& random, const Input& input, int exponent) {
    const int kind = random.between(0, 9);
    if (kind == 0) return 0;
    if (kind <= 2) return draw_number(random, input.signature.scalar, exponent - random.between(0, 20));
    return draw_radius_near_band(random, input);
}

void draw_radius(Source& random, Input& input, int exponent) {
    fit(input, random.domain());  // as the box stays, the radius is right for it
    set_radius(input, draw_radius_of_any_kind(random, input, exponent));
}

Input draw_structured(Source& random, const Signature& signature, Magnitudes magnitudes) {
    Placed placed = place_structured(random, signature, magnitudes);
    draw_radius(random, placed.input, placed.exponent);
    return placed.input;
}

Input draw_axis_aligned(Source& random, const Signature& signature, Magnitudes magnitudes) {
    auto [input, exponent, step, whole] = place(random, signature, magnitudes);
    if (!whole) {
        if (step == 0 || random.chance(1, 2))
            draw_radius(random, input, exponent);
        else
            set_radius(input, random.between(0, 500) * step);
    }
    if (random.chance(1, 4)) nudge(random, input);
    put_in_domain(random, input);
    return input;
}

Input draw_compact(Source& random, const Signature& signature) {
    Placed placed = place_compact(random, signature);
    draw_radius(random, placed.input, placed.exponent);
    return placed.input;
}

Input draw_rotated(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const auto [of_lengths, of_orientation] = draw_rotated_magnitudes(random, signature, magnitudes);
    const Signature plain{signature.form, signature.scalar, signature.dim};
    const bool compact = of_lengths == Magnitudes::ordinary && random.chance(1, 2);
    const Input axis_aligned = compact ? draw_compact(random, plain) : draw_axis_aligned(random, plain, of_lengths);
    Input input{signature};
    copy_lengths(axis_aligned, input);
    draw_orientation(random, input, of_orientation);
    // Where lengths are never of these magnitudes, it is cheaper to draw this again than all of the row.
    const bool is_alone = !may_have_lengths(random.domain(), magnitudes, signature.scalar);
    while (is_alone && magnitudes_of(input) != magnitudes && !random.is_exhausted()) draw_orientation(random, input, of_orientation);
    put_in_domain(random, input);
    if (random.chance(2, 3)) carry_ball(axis_aligned, input);
    if (random.chance(3, 4)) {
        const double scale = scale_of(input);
        draw_radius(random, input, scale == 0 ? 0 : std::ilogb(scale));
    }
    if (random.chance(1, 4)) nudge(random, input);
    put_in_domain(random, input);
    return input;
}

Input draw_box_ball(Source& random, const Signature& signature, Magnitudes magnitudes) {
    return signature.orientation == Orientation::none ? draw_axis_aligned(random, signature, magnitudes)
                                                      : draw_rotated(random, signature, magnitudes);
}

Input draw_beside_tie(Source& random, const Signature& signature) {
    Input input{signature};
    bool is_broken = false;
    if (random.chance(1, 2)) {
        input = draw_scaled_tie(random, signature);
        if (random.chance(1, signature.orientation == Orientation::none ? 2 : 12)) {
            // A part too small for any rounded sum to keep, yet enough to break the tie.
            const FloatFormat& format = format_of(signature.scalar);
            const int tiny = format.min_exponent + random.between(0, std::min(40, (format.max_exponent - format.min_exponent) / 2));
            for (double& number : input.row())
                if (number == 0 && random.chance(1, 2)) {
                    number = random.with_sign(std::ldexp(1.0, tiny));
                    is_broken = true;
                }
        }
    } else {
        const Magnitudes magnitudes = random.pick(every_magnitudes);
        const bool rotated = signature.orientation != Orientation::none;
        input = rotated ? draw_rotated(random, signature, magnitudes) : draw_structured(random, signature, magnitudes);
        put_in_domain(random, input);
        if (signature.form != Form::corner_size_ball_corner) set_radius(input, approximate_distance(input));
    }
    // An axis-aligned input is nudged, since P03 has ties by the thousand; ties at Pythagorean directions and odd multiples of 30 degrees
    // are met here alone.
    if (!is_broken && (signature.orientation == Orientation::none || random.chance(1, 2))) nudge(random, input);
    put_in_domain(random, input);
    return input;
}

// Changes a length by a few units, or moves the shape that it belongs to.
void step_whole(Source& random, Input& input) {
    const Layout& layout = layout_of(input.signature);
    const std::size_t place = random.below(static_cast<std::uint32_t>(layout.size()));
    const Field& picked = layout[place];
    if (!is_length(picked.role)) return;
    const int by = random.between(-3, 3);
    const bool moves = is_position(picked.role) && random.chance(2, 3);
    for (std::size_t each = 0; each < layout.size(); ++each) {
        const Field& field = layout[each];
        const bool goes_along = moves && is_position(field.role) && field.shape == picked.shape && field.axis == picked.axis;
        if (each == place || goes_along) input.numbers[each] += by;
    }
}

// About how many ulps beside a tie an input lies; HUGE_VAL for a tie. Doubles tell, but for what is next to nothing.
double ulps_beside_tie(const Input& input) {
    constexpr double settled = 0x1p-20;  // by far above what the bounds are off by
    std::optional<GapBound> bound = bound_gap(input);
    if (bound && bound->ulps - bound->above > settled) return bound->ulps;
    if (bound) return find_verdict(input) == reference::Verdict::touching ? HUGE_VAL : settled;
    const ReferenceAnswer answer = find_reference_answer(input);
    if (answer.verdict == reference::Verdict::touching) return HUGE_VAL;
    bound = bound_gap(answer);
    return bound ? std::max(bound->ulps, settled) : settled;
}

// What is aimed beside a tie and rounded to whole numbers lies farther off. Of inputs a few units beside it this is the nearest that is no
// tie.
Input draw_nearest_whole(Source& random, const Input& aimed) {
    constexpr int attempts = 32;
    Input nearest = aimed;
    double least = ulps_beside_tie(aimed);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        Input other = nearest;
        for (int steps = random.between(1, 3); steps > 0; --steps) step_whole(random, other);
        put_in_domain(random, other);
        if (const double there = ulps_beside_tie(other); there < least) {
            least = there;
            nearest = other;
        }
    }
    return nearest;
}

// One in so many rows of floats coincides: of ways, for which most is special, the most; of a box and a ball the fewest, since these are asked
// for what they are nearly as well, and the small lattice has them all.
int coincident_of(Question question) { return has_end(question) ? 6 : question == Question::box_ball ? 16 : 8; }

// One in so many rows of whole numbers climbs to a near tie. Of rotated boxes, beside whose ties it is dearer to measure, fewer.
int nearest_whole_of(const Signature& signature) { return signature.orientation == Orientation::none ? 24 : 96; }

Input draw_any_floats(Source& random, const Signature& signature, Magnitudes magnitudes, bool may_cross) {
    const auto draw_one = signature.question == Question::box_ball ? draw_box_ball : draw_question_floats;
    if (random.chance(1, coincident_of(signature.question))) return draw_coincident_floats(random, signature, magnitudes);
    const bool crosses = may_cross && (random.domain().coordinates ? random.chance(1, 2) : random.chance(1, 8));
    Input input = crosses ? draw_across_range(random, signature) : draw_one(random, signature, magnitudes);
    if (crosses && signature.question == Question::box_ball && random.chance(1, 2)) {
        draw_radius(random, input, random.domain().exponents().highest);
        put_in_domain(random, input);
    }
    const bool climbs = random.domain().whole_numbers && random.chance(1, nearest_whole_of(signature));
    return climbs ? draw_nearest_whole(random, input) : input;
}

// A row of whole numbers of any size in the domain, all that P24 has of what P02 asks of floats.
Input draw_any_whole(Source& random, const Signature& signature) {
    const bool may_be_large = may_have_lengths(random.domain(), Magnitudes::large, signature.scalar);
    const Magnitudes magnitudes = may_be_large && random.chance(3, 4) ? Magnitudes::large : Magnitudes::ordinary;
    return draw_any_floats(random, signature, magnitudes, may_draw_across_range(random.domain(), signature, magnitudes));
}

}  // namespace

Input draw_scaled_tie(Source& random, const Signature& signature) {
    const FloatFormat& format = format_of(signature.scalar);
    const bool rotated = signature.orientation != Orientation::none;
    LatticeInput tie = rotated ? draw_exact_rotated_tie(random, signature) : draw_lattice_tie(random, signature.dim);
    if (!rotated) vary_sizes(random, tie, signature, true);
    if (signature.orientation >= Orientation::axis && random.chance(1, 8))
        tie.turn.exponent = random.between(format.min_exponent, format.max_exponent - 14);
    const int highest = format.max_exponent - format.precision;
    tie.exponent = random.chance(1, 2) ? random.between(-20, std::min(20, highest)) : random.between(format.min_exponent, highest);
    if (random.chance(1, 3)) {
        const Exponents room = random.domain().exponents();
        const int bits = format.precision - 2;
        const std::int64_t far = std::int64_t{1} << std::min(random.between(std::min(8, bits), bits), room.highest - room.lowest - 2);
        for (std::size_t axis = 0; axis < signature.dim; ++axis) {
            tie.first.center[axis] += far;
            tie.second.center[axis] += far;
        }
    }
    const auto rows = move_into_range(std::span(&tie, 1), signature, random.domain(), format.max_exponent - format.min_exponent);
    return rows ? rows->front() : express(tie, signature);
}

Input draw_floats(Source& random, const Signature& signature, Magnitudes magnitudes) {
    return row_or_plain(random, signature, [&] {
        const bool may_cross = may_draw_across_range(random.domain(), signature, magnitudes);
        const auto draw_any = [&] { return draw_any_floats(random, signature, magnitudes, may_cross); };
        Input input = draw_any();
        const bool exists = !is_short(format_of(signature.scalar)) || may_have_orientations(random.domain(), signature, magnitudes);
        while (exists && magnitudes_of(input) != magnitudes && !random.is_exhausted()) input = draw_any();
        return input;
    });
}

Input draw_near_tie(Source& random, const Signature& signature) {
    return row_or_plain(random, signature, [&] {
        if (is_whole(signature.scalar) && random.chance(1, 2)) return draw_any_whole(random, signature);
        Input input =
            signature.question == Question::box_ball ? draw_beside_tie(random, signature) : draw_beside_question_tie(random, signature);
        // Ulps are lost in whole numbers: what lies beside a tie there is a unit beside it.
        if (is_whole(signature.scalar) && random.chance(1, 2)) {
            step_whole(random, input);
            put_in_domain(random, input);
        }
        return input;
    });
}

}  // namespace tangency::properties
