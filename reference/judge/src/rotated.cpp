// SPDX-License-Identifier: MIT
// The judge of rotated boxes: the box's features where they lie, in exact or error-bounded integers.
#include "tangency/judge/rotated.hpp"

#include <gmpxx.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "meaning.hpp"

namespace tangency::judge {
namespace {

constexpr unsigned first_bits = 256;
constexpr unsigned last_bits = 16384;

// The input as whole multiples of 1 / unit_inverse, the ball's centre relative to the box's.
struct Lengths {
    std::vector<mpz_class> offset, half_extent;
    mpz_class radius;
    mpz_class unit_inverse = 1;
};

// Finite doubles have powers of two as denominators; the largest serves all.
std::vector<mpz_class> whole_multiples(const std::vector<mpq_class>& numbers, mpz_class& unit_inverse) {
    unit_inverse = 1;
    for (const mpq_class& number : numbers) unit_inverse = std::max(unit_inverse, mpz_class(number.get_den()));
    std::vector<mpz_class> wholes;
    for (const mpq_class& number : numbers) wholes.push_back(number.get_num() * (unit_inverse / number.get_den()));
    return wholes;
}

Lengths lengths_of(const Signature& signature, std::span<const double> numbers) {
    const Layout& layout = layout_of(signature);
    std::vector<mpq_class> lengths(numbers.size());
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (is_length(layout[place].role)) lengths[place] = numbers[place];
    // Twice each number, so that the halves of extents are whole.
    Lengths result;
    auto wholes = whole_multiples(lengths, result.unit_inverse);
    for (mpz_class& whole : wholes) whole *= 2;
    result.unit_inverse *= 2;
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        mpz_class half = wholes[layout.second(axis)];
        if (layout[layout.second(axis)].role == Role::extent) half /= 2;
        mpz_class center = wholes[layout.first(axis)];
        if (layout[layout.first(axis)].role == Role::corner) center += half;
        result.offset.push_back(wholes[layout.ball(axis)] - center);
        result.half_extent.push_back(half);
    }
    result.radius = wholes[layout.radius()];
    return result;
}

// The box's own directions X = (cos, sin), Y = (-sin, cos) of a world enlarged by `enlarged`, where they
// have that length; `zero` is 0.
template <class Number>
struct BoxFrame {
    Number cos, sin, enlarged, zero;
};

// What the features say; an empty word is open at this precision.
template <class Number>
struct Findings {
    std::optional<int> nearest_sign;  // of d^2 - r^2
    std::string region;
    std::optional<int> held_ball;  // -1 some point of the ball leaves the box, 0 touches, 1 clears
    std::optional<int> held_box;   // the same for the box in the ball
    std::vector<Number> gaps_sq;   // times enlarged^2; the smallest is d^2 - r^2

    bool settled() const { return nearest_sign && !region.empty() && held_ball && held_box; }
};

// The least of several signs; open as long as an open one may be less than the rest.
std::optional<int> least(const std::vector<std::optional<int>>& signs) {
    int known = 1;
    bool open = false;
    for (const auto& sign : signs) {
        if (sign)
            known = std::min(known, *sign);
        else
            open = true;
    }
    if (open && known > -1) return std::nullopt;
    return known;
}

template <class Number>
struct Edge {
    Number side;                      // how far the centre lies beyond the edge's line, outwards
    std::optional<bool> foot_within;  // whether the perpendicular from the centre falls on the edge
};

// The edge with outward normal sign * X or sign * Y.
template <class Number>
Edge<Number> edge_of(const Lengths& input, const BoxFrame<Number>& frame, std::size_t normal_axis, int sign) {
    const mpz_class& x = input.offset[0];
    const mpz_class& y = input.offset[1];
    const Number along[2] = {x * frame.cos + y * frame.sin, y * frame.cos - x * frame.sin};
    const mpz_class outward = sign;
    const Number& tangent = along[1 - normal_axis];
    const Number reach = input.half_extent[1 - normal_axis] * frame.enlarged;
    const auto foot = least({(reach - tangent).sign(), (reach + tangent).sign()});
    Edge<Number> edge{outward * along[normal_axis] - input.half_extent[normal_axis] * frame.enlarged, {}};
    if (foot) edge.foot_within = *foot >= 0;
    return edge;
}

// |p - corner|^2 - r^2 for the corner c + sign_x h_x X + sign_y h_y Y, times enlarged^2.
template <class Number>
Number corner_gap_sq(const Lengths& input, const BoxFrame<Number>& frame, int sign_x, int sign_y) {
    const mpz_class h_x = sign_x * input.half_extent[0];
    const mpz_class h_y = sign_y * input.half_extent[1];
    const Number leg_x = input.offset[0] * frame.enlarged - (h_x * frame.cos - h_y * frame.sin);
    const Number leg_y = input.offset[1] * frame.enlarged - (h_x * frame.sin + h_y * frame.cos);
    const Number radius = input.radius * frame.enlarged;
    return leg_x * leg_x + leg_y * leg_y - radius * radius;
}

std::optional<int> negated(std::optional<int> sign) {
    if (sign) *sign = -*sign;
    return sign;
}

template <class Number>
Findings<Number> examine(const Lengths& input, const BoxFrame<Number>& frame) {
    Findings<Number> found;
    const Number radius = input.radius * frame.enlarged;
    std::vector<std::optional<int>> inward, cleared, corner_signs, held_corners;
    std::vector<Edge<Number>> edges;
    std::vector<Number> corners;
    for (const int sign : {-1, 1}) {
        for (std::size_t axis : {0U, 1U}) {
            edges.push_back(edge_of(input, frame, axis, sign));
            inward.push_back(negated(edges.back().side.sign()));
            cleared.push_back(negated((edges.back().side + radius).sign()));
        }
        for (const int other : {-1, 1}) {
            corners.push_back(corner_gap_sq(input, frame, sign, other));
            corner_signs.push_back(corners.back().sign());
            held_corners.push_back(negated(corner_signs.back()));
        }
    }
    found.held_ball = least(cleared);
    found.held_box = least(held_corners);

    const auto inside = least(inward);
    if (!inside) return found;
    if (*inside >= 0) {
        found.region = "inside";
        found.nearest_sign = -sgn(input.radius);
        found.gaps_sq = {frame.zero - radius * radius};
        return found;
    }
    for (const Edge<Number>& edge : edges) {
        const auto side = edge.side.sign();
        if (!side || !edge.foot_within) return found;
        if (*side <= 0 || !*edge.foot_within) continue;
        found.region = "face";
        found.nearest_sign = (edge.side - radius).sign();
        found.gaps_sq = {edge.side * edge.side - radius * radius};
        return found;
    }
    found.region = "corner";
    found.nearest_sign = least(corner_signs);
    found.gaps_sq = std::move(corners);
    return found;
}

template <class Number>
RotatedJudgeAnswer in_words(const Findings<Number>& found) {
    const std::string undecided = "undecided";
    RotatedJudgeAnswer judged;
    const auto& sign = found.nearest_sign;
    judged.verdict = !sign ? undecided : *sign > 0 ? "disjoint" : *sign < 0 ? "overlapping" : "touching";
    judged.region = found.region.empty() ? undecided : found.region;
    const auto held = [&](const std::optional<int>& hold, const char* relation) {
        judged.relation = relation;
        judged.touches_from_within = *hold == 0 ? "yes" : "no";
    };
    if (found.held_ball && *found.held_ball >= 0) {
        held(found.held_ball, "circle_inside_box");
    } else if (found.held_ball && found.held_box && *found.held_box >= 0) {
        held(found.held_box, "box_inside_circle");
    } else if (found.held_ball && found.held_box) {
        judged.relation = judged.verdict == "overlapping" ? "crossing" : judged.verdict;
        judged.touches_from_within = "no";
    } else {
        judged.relation = judged.touches_from_within = undecided;
    }
    return judged;
}

// --- exact turns: numbers a + b sqrt(n) -------------------------------------------------------------

// (a + b sqrt(n)) / (divisor * unit_inverse^2); factor^2 divides n and is taken out of the root.
std::string root_text(const Surd& number, const mpz_class& divisor, const Lengths& input, const mpz_class& factor) {
    const mpz_class below = divisor * input.unit_inverse * input.unit_inverse;
    const bool has_root = number.at.size() > 1;
    mpq_class rational(number.at.empty() ? mpz_class(0) : number.at[0], below);
    mpq_class coefficient(has_root ? mpz_class(number.at[1] * factor) : mpz_class(0), below);
    rational.canonicalize();
    coefficient.canonicalize();
    if (coefficient == 0) return rational.get_str();
    const mpq_class size = abs(coefficient);
    const std::string root = (size == 1 ? std::string() : size.get_str() + "*") + "sqrt(" +
                             mpz_class(number.roots->numbers[0] / (factor * factor)).get_str() + ")";
    if (rational == 0) return std::string(coefficient < 0 ? "-" : "") + root;
    return rational.get_str() + (coefficient < 0 ? " - " : " + ") + root;
}

// The directions' length squared is the divisor; factor as in root_text.
RotatedJudgeAnswer rule_exactly(const Lengths& input, const Frame<Surd>& frame, const mpz_class& divisor, const mpz_class& factor) {
    const auto found = examine<Surd>(input, {frame.sides[0][0], frame.sides[0][1], frame.side_length, {}});
    RotatedJudgeAnswer judged = in_words(found);
    const auto smaller = [](const Surd& p, const Surd& q) { return *(p - q).sign() < 0; };
    judged.gap_sq = root_text(*std::min_element(found.gaps_sq.begin(), found.gaps_sq.end(), smaller), divisor, input, factor);
    return judged;
}

// X = (u, v) has the length sqrt(n), n = u^2 + v^2: the world is enlarged by that root.
RotatedJudgeAnswer rule_axis(const Lengths& input, double axis_x, double axis_y) {
    mpz_class unused;
    Roots roots;
    const auto axis = whole_multiples({mpq_class(axis_x), mpq_class(axis_y)}, unused);
    return rule_exactly(input, frame_of_axis(axis, roots), axis[0] * axis[0] + axis[1] * axis[1], gcd(axis[0], axis[1]));
}

RotatedJudgeAnswer rule_table(const Lengths& input, const SpecialAngle& angle) {
    Roots roots;
    return rule_exactly(input, frame_of_special(angle, roots), 4, 1);
}

// --- other angles: integers with an error bound -----------------------------------------------------

std::string fraction_text(const mpz_class& num, const mpz_class& den) {
    mpq_class fraction(num, den);
    fraction.canonicalize();
    return fraction.get_str();
}

template <class DirectionOf>
RotatedJudgeAnswer rule_by_bounds(const Lengths& input, DirectionOf direction_of) {
    for (unsigned bits = first_bits;; bits *= 2) {
        const FixedDirection direction = direction_of(bits);
        const mpz_class enlarged = mpz_class(1) << bits;
        const auto found = examine<Ball>(input, {direction.cos, direction.sin, {enlarged, 0}, {0, 0}});
        if (!found.settled() && bits < last_bits) continue;
        RotatedJudgeAnswer judged = in_words(found);
        if (found.gaps_sq.empty()) return judged;
        // The least number lies between the least lower and the least upper bound.
        std::optional<mpz_class> lo, hi;
        for (const Ball& gap : found.gaps_sq) {
            const mpz_class gap_lo = gap.mid - gap.rad;
            const mpz_class gap_hi = gap.mid + gap.rad;
            if (!lo || gap_lo < *lo) lo = gap_lo;
            if (!hi || gap_hi < *hi) hi = gap_hi;
        }
        const mpz_class below = enlarged * enlarged * input.unit_inverse * input.unit_inverse;
        if (*lo == *hi) {
            judged.gap_sq = fraction_text(*lo, below);
        } else {
            judged.gap_sq_lo = fraction_text(*lo, below);
            judged.gap_sq_hi = fraction_text(*hi, below);
        }
        return judged;
    }
}

// --- space ------------------------------------------------------------------------------------------

using Hamilton = std::array<mpz_class, 4>;  // x, y, z, w

Hamilton times(const Hamilton& p, const Hamilton& q) {
    return {p[3] * q[0] + p[0] * q[3] + p[1] * q[2] - p[2] * q[1], p[3] * q[1] + p[1] * q[3] + p[2] * q[0] - p[0] * q[2],
            p[3] * q[2] + p[2] * q[3] + p[0] * q[1] - p[1] * q[0], p[3] * q[3] - p[0] * q[0] - p[1] * q[1] - p[2] * q[2]};
}

// conj(q) D q is the centre in the box's frame, enlarged by |q|^2. There the box has 27 features: on each
// axis low side (0), high side (1) or between (2). The nearest whose perpendicular falls on it decides.
RotatedJudgeAnswer rule_space(const Lengths& input, std::span<const double> quaternion) {
    mpz_class unused;
    const auto q =
        whole_multiples({mpq_class(quaternion[0]), mpq_class(quaternion[1]), mpq_class(quaternion[2]), mpq_class(quaternion[3])}, unused);
    const Hamilton turn{q[0], q[1], q[2], q[3]};
    const Hamilton conjugate{-q[0], -q[1], -q[2], q[3]};
    const Hamilton local = times(times(conjugate, {input.offset[0], input.offset[1], input.offset[2], 0}), turn);
    const mpz_class enlarged = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
    const mpz_class radius = enlarged * input.radius;

    std::optional<mpz_class> nearest_sq;
    std::size_t nearest_fixed = 0;
    mpz_class farthest_sq = 0;
    int held_ball = 1;
    for (std::size_t feature = 0; feature < 27; ++feature) {
        mpz_class sum_sq = 0;
        std::size_t fixed = 0;
        bool foot_within = true;
        for (std::size_t axis = 0, digits = feature; axis < 3; ++axis, digits /= 3) {
            const mpz_class half = enlarged * input.half_extent[axis];
            if (digits % 3 == 2) {
                foot_within = foot_within && mpz_cmpabs(local[axis].get_mpz_t(), half.get_mpz_t()) <= 0;
                continue;
            }
            const mpz_class leg = digits % 3 == 0 ? mpz_class(-half - local[axis]) : mpz_class(local[axis] - half);
            sum_sq += leg * leg;
            ++fixed;
            held_ball = std::min(held_ball, -sgn(mpz_class(leg + radius)));
        }
        if (fixed == 3) farthest_sq = std::max(farthest_sq, sum_sq);
        const bool nearer = !nearest_sq || sum_sq < *nearest_sq || (sum_sq == *nearest_sq && fixed < nearest_fixed);
        if (foot_within && nearer) nearest_sq = sum_sq, nearest_fixed = fixed;
    }

    Findings<mpz_class> found;
    const mpz_class gap_sq = *nearest_sq - radius * radius;
    found.nearest_sign = sgn(gap_sq);
    found.region = std::array{"inside", "face", "edge", "corner"}[nearest_fixed];
    found.held_ball = held_ball;
    found.held_box = sgn(mpz_class(radius * radius - farthest_sq));
    RotatedJudgeAnswer judged = in_words(found);
    judged.gap_sq = fraction_text(gap_sq, enlarged * enlarged * input.unit_inverse * input.unit_inverse);
    return judged;
}

}  // namespace

RotatedJudgeAnswer rule_rotated(const Signature& signature, std::span<const double> numbers) {
    const Lengths input = lengths_of(signature, numbers);
    const auto orientation = layout_of(signature).orientation(numbers);
    if (signature.orientation == Orientation::quaternion) return rule_space(input, orientation);
    if (signature.orientation == Orientation::axis) return rule_axis(input, orientation[0], orientation[1]);
    const mpq_class angle(orientation[0]);
    if (signature.orientation == Orientation::degrees) {
        if (const auto row = special_angle(angle)) return rule_table(input, *row);
        return rule_by_bounds(input, [&](unsigned bits) { return direction_of_degrees(angle, bits); });
    }
    if (angle == 0) return rule_table(input, *special_angle(0));
    return rule_by_bounds(input, [&](unsigned bits) { return direction_of_radians(angle, bits); });
}

}  // namespace tangency::judge
