// SPDX-License-Identifier: MIT
// Judging numbers: every comparison is one of fractions, roots by their squares.
#include "tangency/properties/reply.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "roots.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/question.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/reference/contact_time.hpp"
#include "tangency/reference/nearest_point.hpp"

namespace tangency::properties {

using reference::Number;
using reference::Verdict;

namespace {

constexpr double most_measured = 0x1p60;

// Whether sqrt(a) + sqrt(b) <= c.
bool is_sum_of_roots_at_most(const Number& a, const Number& b, const Number& c) {
    if (c.sign() < 0) return false;
    const Number rest = c * c - a - b;
    return rest.sign() >= 0 && a * b * 4 <= rest * rest;
}

// An infinity is right where numbers end.
bool is_near(double reply, const Number& exact, const Number& width, double largest) {
    if (std::isinf(reply)) return reply > 0 ? exact > Number(largest) - width : exact < width - Number(largest);
    return exact <= Number(reply) + width && exact >= Number(reply) - width;
}

// What a program answers need be no number of the scalar type.
std::string answered_text(double number, ScalarType scalar) {
    return decimal_text(number, round_to(scalar, number) == number ? scalar : ScalarType::f64);
}

std::string vector_text(std::span<const double> numbers, ScalarType scalar) {
    std::string text;
    for (const double number : numbers) text += (text.empty() ? "(" : ", ") + answered_text(number, scalar);
    return text + ")";
}

// A double for people, and what it stands for where that is another number.
std::string number_text(const Number& number) {
    const double nearest = number.nearest();
    if (!std::isfinite(nearest)) return "a number beyond all doubles";
    const std::string decimal = fmt::format("{}", nearest);
    if (number == Number(nearest)) return decimal;
    const std::string exact = number.text();
    return exact.size() <= 40 ? fmt::format("{} ({})", decimal, exact) : "about " + decimal;
}

// Counted above reply_band.
double rotated_reply_band(const Signature& signature) {
    const bool is_mtv = signature.answer == AnswerKind::mtv;
    if (signature.question == Question::box_box)
        return signature.orientation == Orientation::axis ? (is_mtv ? 60 : 120) : (is_mtv ? 212 : 400);
    switch (signature.orientation) {
        case Orientation::degrees: return is_mtv ? 56 : 60;
        case Orientation::axis: return 44;
        case Orientation::quaternion: return is_mtv ? 148 : 196;
        default: return is_mtv ? 36 : 40;
    }
}

}  // namespace

bool same_reply(const Reply& a, const Reply& b) {
    return std::equal(a.numbers.begin(), a.numbers.end(), b.numbers.begin(), [](double one, double other) {
        return (std::isnan(one) && std::isnan(other)) || std::bit_cast<std::uint64_t>(one) == std::bit_cast<std::uint64_t>(other);
    });
}

Reply reply_of(Verdict verdict) { return {{verdict == Verdict::disjoint ? -1.0 : verdict == Verdict::touching ? 0.0 : 1.0}}; }

std::optional<std::string> find_reply_defect(const Reply& reply, const Signature& signature) {
    const std::span<const double> row = reply.row(signature);
    if (signature.answer == AnswerKind::verdict) {
        if (row[0] == -1 || row[0] == 0 || row[0] == 1) return std::nullopt;
        return "a verdict is -1 (disjoint), 0 (touching) or 1 (overlapping)";
    }
    if (std::none_of(row.begin(), row.end(), [](double number) { return std::isnan(number); })) return std::nullopt;
    if (signature.answer == AnswerKind::mtv)
        return "an mtv has no NaN: give zero where the shapes do not overlap, and any shortest way where there are several";
    if (signature.answer == AnswerKind::nearest)
        return "a nearest point has no NaN: give any of several, and where the shapes meet any point of both";
    return fmt::format("a {} is a number", name_of(signature.answer));
}

std::string reply_text(const Reply& reply, const Signature& signature) {
    const std::span<const double> row = reply.row(signature);
    if (is_vector(signature.answer)) return vector_text(row, signature.scalar);
    if (signature.answer != AnswerKind::verdict) return answered_text(row[0], signature.scalar);
    return row[0] == 0 ? "touching" : row[0] == 1 ? "overlapping" : row[0] == -1 ? "disjoint" : fmt::format("{}", row[0]);
}

// Why k is what docs/answers.md lists: what the dearest sensible method costs.
//
// S is the scale, errors are in eps S, to first order. A distance is asked of shapes far apart as well, where each axis has a gap of up
// to 2 S, so d <= 2 sqrt(D): 2.83 and 3.46.
//
// - A box and a ball: per axis centre from corner and size 1.5, offset 2.5, half extent 2, as a vector 6 sqrt(D): 8.5, 10.4. Squares,
//   sum and root D/2 + 1 of d, or two nested `hypot`, 4 of d in space: 5.7, 13.9. Less r 2.8, 3.5. Together 17.0 and 27.8.
// - A ball stored by its corner: p costs 2 more, offset 3.5, u 3: 10 per axis; d <= 3 sqrt(D). Together 14.2 + 8.5 + 4.2 = 26.9 and
//   17.3 + 20.8 + 5.2 = 43.3.
// - Two balls: offsets d, root as above, r + s 2, the difference d: 13.4, 22.8.
// - Two boxes: centres 3, offset 3, halves' sum 1, difference 2: 9 per axis. Together 12.7 + 5.7 = 18.4 and 15.6 + 13.9 = 29.5.
//
// Translation of a ball. Now d <= r <= S. Per axis 1.5 + 1.5 + 1 = 4 (stored by its corner 6), so |e| is 5.7, 6.9 (8.5, 10.4). Let u'
// be the computed way from the nearest point, d' its computed length and v = u'/d' (r - d'). Then u + v = u' (1 + (r - d')/d') + e: an
// error of the direction costs nothing. The ball ends at a distance of r or more, less |e| and the roundings of v: 2 (in space 4) of d'
// in all, and three of r - d'. Together 10.7 and 13.9; by the corner 13.5 and 17.4. This needs a u' that is zero on the axes where the
// centre lies between the sides. Who finds the nearest point in the world and subtracts it from p has rounding there instead, and is
// wrong at `banded` (`nearest_point_in_the_world`). With the centre inside it is less.
//
// Rotated boxes. The steps are those of the yes or no (reference_answer.cpp), with |D| and |l| of up to 2.83 and 3.46, and |h| of up to
// 1.41 and 1.73.
//
// - Distance by radians: p - c 2.8, sine and cosine 4, products and sums of R^-1 D 6.8, sides in the frame 2.8, the nearest point
//   rotated back and + c 6.2, overshoots, root, less r 11.3: 33.9. By degrees 19.4 more for the angle: 53.3. By an axis the length and
//   its quotients 11.3 in place of 4: 41.2. By a quaternion 3.5, length, entries, products and sums 108, sides 3.5, rotated back 57.5,
//   20.8: 193.3.
// - Distance by half axes divided by their own lengths: 39, 58.4, 43.3, 148.2.
// - Translation, from outside: 35.1, 54.5, 42, 146.7. From inside it is less: 29.3, 48.7, 38.7 and 128.
//
// The translation costs the yes or no by half axes (27.8, 47.2, 32.1, 110.5), less r^2 and squares (1.5; 2), the root and the roundings
// of v (5; 7), and v rotated back as D was: 3.8 |v|, of an axis 6.4 |v|, of a quaternion 31.2 |v|, |v| at most S.
//
// Two rotated boxes, of which each side is off by 3 of an axis, 13 of a quaternion (docs/why/bands.md).
//
// - Translation: the gap along the dearest axis as there, 53 and 193, which is as long; and the axis times it, each at most 2.4 and 4.7:
//   58 and 203, of a cross 4.7 more for its length. A way that goes aside does not go deeper.
// - Distance: a corner seen from its centre costs 8.2 and 49, put in the world 5.5 and 7.3 more, of both boxes 28 and 112. In the plane
//   these are 2.41 S from the origin: the nearest point of a side, the place and the difference, as of polygons below, 2.41 * 35.2, the root
//   5.7: 118. In space they are up to 6.9 S apart: differences 9.5; along the cross of two edges, off by 18 as a direction, 124 and the
//   product 21; and 124 once more where the places on the edges are as much off: 391.
//
// Polygons and ways. Distance of polygons: the nearest point of a side 25.4 along it and 7 for the place
// (docs/why/bands.md), difference 2.8, root 5.7, less r 2.8: 43.7. Translation of a disk: a gap along a normal 11.3, the
// normal's components 4, r less the gap and the product 4: 19.3. Translation of a polygon: projections 11.3, normal 4, product 2: 17.3.
// Distance of a way: projection 50.3, place 8.7 (docs/why/bands.md), sides 3.5, differences 3.5, root 8.7, less r 3.5:
// 78.2.
//
// A nearest point costs less than the distance from it: no root, no radius taken off, and one sum back into the world. So does the time of a
// ball that moves, told by the distance at that time, of which its own rounding moves the centre by at most 2 S eps; but three roundings of
// r^2 - h^2 as a product and its root, h the distance of the centre's line, and the quotient by the way's length make it 96.
//
// Translation of two balls: at most 3 R + a R + 2 for R = r + s <= 2 S, a = 2 (in space 4), at d = 0: 12, 16. Of two boxes, from sides:
// 2 + 2 + 2 + 2 = 8, along one axis.
double reply_band(const Signature& signature) {
    if (signature.answer == AnswerKind::time) return 96;
    if (signature.orientation != Orientation::none) return rotated_reply_band(signature);
    if (has_polygon(signature.question) || has_end(signature.question)) return terms_of(signature.question).band(signature);
    const bool in_space = signature.dim == 3, is_wide = widens_bands(signature.form);
    if (signature.answer == AnswerKind::mtv) return is_wide ? 20 : 16;
    if (is_wide) return in_space ? 44 : 28;
    if (!in_space) return 20;
    return signature.question == Question::box_box ? 32 : 28;
}

ExactReply::ExactReply(const Input& input) : ExactReply(input, find_verdict(input)) {}

ExactReply::ExactReply(const Input& input, Verdict verdict)
    : input_(with_positive_sizes(input)),
      verdict_(verdict),
      separation_(reference::find_separation(input_.signature, input_.row())),
      signed_distance_(separation_.signed_distance()),
      distance_(verdict_ == Verdict::disjoint ? signed_distance_ : Number(0)) {}

Number ExactReply::width_of(double k) const {
    const FloatFormat& format = format_of(input_.signature.scalar);
    const Number relative = Number(scale_of(input_)) * Number(format.unit_roundoff), absolute = Number(format.smallest) / 2;
    return Number(k) * Number(1 + turns_of(input_)) * std::max(relative, absolute);
}

// The distance of such a centre from the other shape is 0 by the question's definition, and its depth what a step out takes.
bool ExactReply::is_centre_inside() const { return has_radius(input_.signature.question) && separation_.inside.sign() > 0; }

// Where the shapes clearly meet or are clearly apart. At ties who takes a root by std::hypot rounds, which scales by a quotient; so does
// who divides by the length of a side or of a way, or multiplies by a cosine. Squares along the axes are exact, and so is all of two boxes.
bool ExactReply::knows_zero() const {
    const auto [form, scalar, dim, orientation, question, answer] = input_.signature;
    if (has_end(question) || answer == AnswerKind::nearest) return false;
    const bool has_no_root = answer == AnswerKind::distance_sq && has_radius(question);
    if (has_polygon(question) || orientation != Orientation::none) return verdict_ != Verdict::touching && !has_no_root;
    return verdict_ != Verdict::touching || has_no_root || question == Question::box_box;
}

bool ExactReply::is_right(const Reply& reply, Contract contract, double k, bool on_lattice) const {
    const bool strictly = on_lattice && knows_zero();
    const std::span<const double> row = reply.row(input_.signature);
    if (std::any_of(row.begin(), row.end(), [](double number) { return std::isnan(number); })) return false;
    const Number width = width_of(k);
    switch (input_.signature.answer) {
        case AnswerKind::distance: return is_distance(row[0], width, strictly);
        case AnswerKind::signed_distance: return is_signed_distance(row[0], width, strictly);
        case AnswerKind::distance_sq: return is_square(row[0], width, k, strictly);
        case AnswerKind::mtv: return is_translation(row, width, contract, strictly);
        case AnswerKind::time: return is_time(row[0], width);
        case AnswerKind::nearest: return is_nearest(place_of(row), width);
        default: return false;
    }
}

bool ExactReply::is_distance(double reply, const Number& width, bool strictly) const {
    if (strictly && (verdict_ == Verdict::disjoint ? !(reply > 0) : reply != 0)) return false;
    return is_near(reply, distance_, width, format_of(input_.signature.scalar).largest);
}

bool ExactReply::is_signed_distance(double reply, const Number& width, bool strictly) const {
    if (strictly) {
        const bool may_be_deep = verdict_ == Verdict::overlapping || is_centre_inside();
        const bool has_sign = verdict_ == Verdict::disjoint   ? reply > 0
                              : verdict_ == Verdict::touching ? reply == 0 || (may_be_deep && reply < 0)
                                                              : reply < 0;
        if (!has_sign) return false;
    }
    const double largest = format_of(input_.signature.scalar).largest;
    return is_near(reply, signed_distance_, width, largest) || (is_centre_inside() && is_near(reply, -separation_.radius, width, largest));
}

bool ExactReply::is_square(double reply, const Number& width, double k, bool strictly) const {
    const Number& square = separation_.outside_sq;
    if (strictly && (square.sign() == 0 ? reply != 0 : !(reply > 0))) return false;
    const FloatFormat& format = format_of(input_.signature.scalar);
    if (std::isinf(reply)) return reply > 0 && is_root_at_most(Number(format.largest), square, width);
    // Squares that are smaller than the smallest number are rounded to it or to 0.
    const Number step = Number(k) * Number(format.smallest) / 2, most = Number(reply) - step, least = Number(reply) + step;
    return least.sign() >= 0 && (most.sign() <= 0 || is_root_at_most(most, square, width)) && is_root_at_most(square, least, width);
}

bool ExactReply::is_translation(std::span<const double> reply, const Number& width, Contract contract, bool strictly) const {
    const auto& [outside_sq, inside, radius, distance] = separation_;
    const bool is_zero = std::all_of(reply.begin(), reply.end(), [](double number) { return number == 0; });
    const bool overlaps = verdict_ == Verdict::overlapping;
    // Inside the other shape a ball as small as rounding, or none at all, may be told to touch or to overlap.
    if (is_zero && is_centre_inside() && (radius.sign() == 0 || (!strictly && radius <= width))) return true;
    if (strictly && overlaps && is_zero) return false;
    const bool must_be_zero = verdict_ == Verdict::disjoint || (verdict_ == Verdict::touching && contract == Contract::open);
    if (strictly && must_be_zero && !is_zero && !is_centre_inside()) return false;
    // A depth that no number reaches has no answer.
    const bool is_deep = overlaps || is_centre_inside();
    if (is_deep && signed_distance_ < width - Number(format_of(input_.signature.scalar).largest)) return true;
    if (!std::all_of(reply.begin(), reply.end(), [](double number) { return std::isfinite(number); })) return false;
    Number length_sq;
    for (const double number : reply) length_sq += Number(number) * Number(number);
    if (!is_deep) return length_sq <= width * width;
    // No longer than the depth, which is radius + inside - sqrt(outside_sq), and moved by it no deeper than rounding.
    if (!is_sum_of_roots_at_most(length_sq, outside_sq, radius + inside + width)) return false;
    const reference::Separation moved = reference::find_separation(input_.signature, input_.row(), reply);
    const Number least = radius + moved.inside - width;
    return least.sign() <= 0 || (moved.inside.sign() == 0 && moved.outside_sq >= least * least);
}

double ExactReply::widen(double measured, const Reply& reply, Contract contract) const {
    const bool is_point = input_.signature.answer == AnswerKind::nearest;
    const auto place = is_point ? place_of(reply.row(input_.signature)) : std::nullopt;
    const auto is_right_within = [&](double k) { return is_point ? is_nearest(place, width_of(k)) : is_right(reply, contract, k, false); };
    if (is_right_within(measured)) return measured;
    double wrong = measured, right = std::max(2 * measured, 0x1p-6);
    while (!is_right_within(right)) {
        wrong = right;
        right *= 2;
        if (right > most_measured) return measured;
    }
    while (right - wrong > right / 100) {
        const double middle = (wrong + right) / 2;
        (is_right_within(middle) ? right : wrong) = middle;
    }
    return right;
}

std::string ExactReply::text() const {
    switch (input_.signature.answer) {
        case AnswerKind::distance: return number_text(distance_);
        case AnswerKind::distance_sq: return number_text(separation_.outside_sq);
        case AnswerKind::signed_distance:
            if (!is_centre_inside()) return number_text(signed_distance_);
            return fmt::format("{}, or {} where a centre inside is at distance 0", number_text(signed_distance_),
                               number_text(-separation_.radius));
        case AnswerKind::mtv: {
            const auto [by, is_unique] = reference::find_translation(input_.signature, input_.row());
            std::array<double, 3> nearest{};
            for (std::size_t axis = 0; axis < nearest.size(); ++axis) nearest[axis] = by[axis].nearest();
            return vector_text(std::span(nearest).first(input_.signature.dim), ScalarType::f64) + (is_unique ? "" : ", or another as long");
        }
        case AnswerKind::time: {
            const auto time = reference::find_contact_time(input_.signature, input_.row());
            return time ? number_text(*time) : "2: it never touches";
        }
        case AnswerKind::nearest: {
            std::array<double, 3> point{};
            std::ranges::transform(reference::find_nearest_point(input_.signature, input_.row()), point.begin(), &Number::nearest);
            const std::string text = vector_text(std::span(point).first(input_.signature.dim), ScalarType::f64);
            if (verdict_ != Verdict::disjoint) return text + ", or another point of both";
            return reference::has_one_nearest_point(input_.signature) ? text : text + ", or another as near";
        }
        default: return "";
    }
}

}  // namespace tangency::properties
