// SPDX-License-Identifier: MIT
// The reference asked about a case, and the exact band around a tie.
#include "tangency/properties/reference_answer.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/question.hpp"
#include "tangency/properties/reply.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::properties {

using reference::Number;

// The band widens only beyond one turn, rounded up to the next double above 2 pi so as not to begin early.
double turns_of(const Input& input) {
    if (input.signature.orientation == Orientation::none && input.signature.question != Question::box_ball) {
        const auto widening = terms_of(input.signature.question).widening;
        return widening ? widening(input) - 1 : 0;
    }
    if (input.signature.orientation == Orientation::none) return 0;
    const double angle = std::abs(input.numbers[layout_of(input.signature).orientation()]);
    switch (input.signature.orientation) {
        case Orientation::radians: return angle > one_turn_in_radians ? angle : 0;
        case Orientation::degrees: return angle > 360 ? angle * 0x1.1df46a2529d3ap-6 : 0;
        default: return 0;
    }
}

namespace {

// Draws, properties and bands ask about the same input in turn, so a thread keeps its last answer.
const reference::Answer& last_answer(const Input& input) {
    thread_local std::optional<std::pair<Input, reference::Answer>> last;
    if (last && same_bits(last->first, input)) return last->second;
    const Input positive = with_positive_sizes(input);
    last.emplace(input, reference::find_answer(positive.signature, positive.row()));
    return last->second;
}

reference::Distance find_distance(const Input& input) {
    if (input.signature.question != Question::box_ball) return last_answer(input);
    const Input positive = with_positive_sizes(input);
    return reference::find_distance(positive.signature, positive.row());
}

}  // namespace

ReferenceAnswer find_reference_answer(const Input& input) {
    reference::Distance found = find_distance(input);
    if (found.verdict == reference::Verdict::overlapping && input.signature.question != Question::box_ball)
        if (const auto limit_depth_sq = terms_of(input.signature.question).limit_depth_sq) {
            found.distance_sq = limit_depth_sq(input, found.distance_sq);
            found.gap_sq = -found.distance_sq;
        }
    return {found.verdict, found.region,    found.distance_sq, found.gap_sq,
            found.radius,  scale_of(input), turns_of(input),   input.signature.scalar};
}

reference::Standing find_standing(const Input& input) {
    if (input.signature.question != Question::box_ball) return last_answer(input);
    const Input positive = with_positive_sizes(input);
    return reference::find_standing(positive.signature, positive.row());
}

reference::Verdict find_verdict(const Input& input) { return find_standing(input).verdict; }

// A ball stored by its low corner has its centre rounded as well.
bool widens_bands(Form form) { return form < Form::center_radius && roles_of(form).ball == Role::corner; }

// Of rotated boxes S is the scale, errors are vectors in units of eps S, terms of first order are kept. D = p - c, l = R^-1 D, h the
// half extents. Where a decision is close, |l| is at most |h| + d, and d is about r <= S. So |D| is at most (sqrt(2) + 1) S = 2.41 S in
// the plane and 2.73 S in space, 1.71 and 1.87 if full extents are stored. Sine and cosine are within one ulp, which below 1 is at most
// eps. A float's relative error is at most eps.
//
// k is the largest sum, rounded up to a multiple of four. The dearest method, D . (H / |H|) - |H|, step by step:
//
// - radians: p - c 2.4, sides 2 |h| 2.8, H = h u 2.8, |H| 2 (|l| + |h|) 7.6, H / |H| sqrt(2) |D| 3.4, D . u_i 5.8, differences,
//   squares, sums and r^2 3;
// - degrees: 19.4 more for the angle converted to radians;
// - an axis: sides 4 |h| and 1 |h|, 7.1 in place of 2.8;
// - a quaternion: p - c 2.7, sides 10 (4/3 |h| + 4/3 |D|) and entries 5.7 |D| 75.1, H 3.2, |H| 2.5 (|l| + |h|) 11.2, H / |H| sqrt(3)
//   |D| 4.7, D . u_i 10.1, the rest 3.5.
//
// A quaternion in the box's frame costs 31.2 |D|. q' = q (1 + 4) + 1 makes |q'|^2 wrong by 10. With s = sin(t/2) and c = cos(t/2) of
// the turn t, |l - D| = 2 s |D|, hence 20 s. A cross product q x v costs 2.155 per |v|, so 2 q x v costs 4.31 s, w times that 6.31 s c,
// q times that 8.62 s^2, the sums 2.41. Their sum is largest near t = 150 degrees.
//
// Degrees to radians within one turn: angle * pi / 180 costs 4.0 (pi rounded), 5.7 (the product, at most 1131, to half an ulp of 2^-13
// in f32, divided by 180) and 4.0 (the quotient, below 8), together 13.7; other orders cost less. Corners and distance move by at most
// sqrt(2) S times that.
//
// Beyond one turn three roundings of at most eps * theta and 0.64 for pi leave 27.8 + sqrt(2) * 2.64 theta < 28 (1 + theta), theta in
// radians, so the band is k (1 + theta) wide there, in radians likewise.
double default_band(const Signature& signature) {
    if (is_whole(signature.scalar)) return 0;
    if (is_measured(signature.answer)) return reply_band(signature);
    if (signature.question != Question::box_ball) return terms_of(signature.question).band(signature);
    switch (signature.orientation) {
        case Orientation::none: return widens_bands(signature.form) ? 12 : 8;
        // In eps * scale, the dearest sensible method: half axes divided by their own lengths.
        case Orientation::radians: return 28;
        // The same and 13.7 for an angle of one turn converted, which moves the corners by |h| times that.
        case Orientation::degrees: return 48;
        // As radians, but sides that are divided by a rounded length, or multiplied by its reciprocal.
        case Orientation::axis: return 36;
        // The sides are up to ten times off the unit length, and rotated by entries of three roundings.
        case Orientation::quaternion: return 112;
    }
    return 8;
}

bool intersects(const Input& input, reference::Verdict verdict, Contract contract) {
    if (contract != Contract::half_open || verdict != reference::Verdict::touching) return intersects(verdict, contract);
    const Input positive = with_positive_sizes(input);
    return reference::holds_half_open(positive.signature, positive.row());
}

bool is_right(const Input& input, reference::Verdict verdict, bool answer, Contract contract) {
    return (answer && contract == Contract::conservative) || answer == intersects(input, verdict, contract);
}

bool intersects(reference::Verdict verdict, Contract contract) {
    if (contract == Contract::half_open && verdict == reference::Verdict::touching)
        throw std::logic_error("which sides of a box a point touches no verdict says");
    return verdict == reference::Verdict::overlapping || (verdict == reference::Verdict::touching && contract == Contract::closed);
}

bool intersects(const ReferenceAnswer& reference_answer, Contract contract) { return intersects(reference_answer.verdict, contract); }

Number band_width(const ReferenceAnswer& reference_answer, double k) {
    const FloatFormat& format = format_of(reference_answer.scalar);
    const Number relative = Number(reference_answer.scale) * Number(format.unit_roundoff);
    const Number absolute = Number(format.smallest) / 2;
    const Number widened = Number(1) + Number(reference_answer.turns);
    return Number(k) * widened * std::max(relative, absolute);
}

namespace {

// Of shapes without a radius that overlap, the distance is how deep.
bool is_depth(const ReferenceAnswer& reference_answer) {
    return reference_answer.verdict == reference::Verdict::overlapping && reference_answer.radius.sign() == 0;
}

}  // namespace

bool outside_band(const ReferenceAnswer& reference_answer, double k) {
    const Number width = band_width(reference_answer, k);
    const Number& radius = reference_answer.radius;
    if (is_depth(reference_answer)) return reference_answer.distance_sq > width * width;
    if (reference_answer.verdict == reference::Verdict::disjoint) {
        const Number bound = radius + width;
        return reference_answer.distance_sq > bound * bound;
    }
    const Number bound = radius - width;
    return bound.sign() > 0 && reference_answer.distance_sq < bound * bound;
}

bool is_clear(const Input& input, const ReferenceAnswer& answer) {
    return outside_band(answer, clearance / format_of(input.signature.scalar).unit_roundoff);
}

bool lies_in(const ReferenceAnswer& reference_answer, double lo, double hi, double k) {
    const Number width = band_width(reference_answer, k);
    const Number& radius = reference_answer.radius;
    if (is_depth(reference_answer)) {
        const Number least = -Number(hi) - width, most = width - Number(lo);  // of the depth, the gap's negative
        const bool deep_enough = least.sign() <= 0 || !(reference_answer.distance_sq < least * least);
        return deep_enough && most.sign() >= 0 && !(reference_answer.distance_sq > most * most);
    }
    const Number nearest = radius + Number(lo) - width, farthest = radius + Number(hi) + width;
    const bool far_enough = nearest.sign() <= 0 || !(reference_answer.distance_sq < nearest * nearest);
    return far_enough && farthest.sign() >= 0 && !(reference_answer.distance_sq > farthest * farthest);
}

double gap_in_bands(const ReferenceAnswer& reference_answer) {
    if (reference_answer.scale == 0) return 0;
    // Divided by the scale first, so that no double over- or underflows where it matters.
    const Number scale(reference_answer.scale);
    const auto gap_sq = (reference_answer.gap_sq / (scale * scale)).nearest();
    const double distance = std::sqrt((reference_answer.distance_sq / (scale * scale)).nearest());
    const auto radius = (reference_answer.radius / scale).nearest();
    const auto width = (band_width(reference_answer, 1) / scale).nearest();
    const double sum = distance + radius;
    return sum == 0 ? 0 : std::abs(gap_sq) / sum / width;
}

double gap_length(const ReferenceAnswer& reference_answer) {
    return gap_in_bands(reference_answer) * band_width(reference_answer, 1).nearest();
}

double gap_in_ulps(const ReferenceAnswer& reference_answer) {
    if (reference_answer.scale == 0) return 0;
    const FloatFormat& format = format_of(reference_answer.scalar);
    const int exponent = std::max(std::ilogb(reference_answer.scale) + 1 - format.precision, format.min_exponent);
    const Number ulp(std::ldexp(1.0, exponent));
    return gap_in_bands(reference_answer) * (band_width(reference_answer, 1) / ulp).nearest();
}

}  // namespace tangency::properties
