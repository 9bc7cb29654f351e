// SPDX-License-Identifier: MIT
// Certificates at angles whose cosine and sine are transcendental or of a high degree: plain fractions near the nearest point and the
// direction, as near as it takes to prove the verdict.
#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <variant>

#include "proof.hpp"
#include "turn.hpp"

namespace tangency::certificates {

using namespace reference;
using reference::detail::LinearForm;
using reference::detail::shifted;
using reference::detail::Turn;

namespace {

using Vector2 = std::array<Integer, 2>;

LinearForm difference(const LinearForm& a, const LinearForm& b) { return {a.cosine - b.cosine, a.sine - b.sine, a.constant - b.constant}; }

/// The components of a vector along the box's own directions (cos, sin) and (-sin, cos).
std::array<LinearForm, 2> in_box_frame(const Vector2& v) { return {{{v[0], v[1], 0}, {v[1], -v[0], 0}}}; }

LinearForm magnitude(LinearForm form, Turn& turn) {
    if (turn.sign(form) < 0) negate(form);
    return form;
}

/// The vector by the cosine and the sine that are given, instead of the true ones.
Vector2 rotated(const Vector2& v, const Integer& cosine, const Integer& sine) {
    return {v[0] * cosine - v[1] * sine, v[0] * sine + v[1] * cosine};
}

/// Without what lies `bits` bits below the greater component's first one: short to read.
Vector2 shortened(Vector2 v, int bits) {
    const Integer greater = std::max<Integer>(abs(v[0]), abs(v[1]));
    const int cut = greater == 0 ? 0 : static_cast<int>(msb(greater)) - bits;
    if (cut <= 0) return v;
    for (Integer& number : v) number = shifted(number / shifted(1, cut), cut);
    return v;
}

/// number * 2^bits, its fraction left out.
Integer cut_at(const ExactNumber& number, int bits) {
    const Fraction scaled = approximate(number) * Fraction(1, 1, bits);
    return scaled.exponent >= 0 ? shifted(scaled.numerator, scaled.exponent) : Integer(scaled.numerator / shifted(1, -scaled.exponent));
}

/// Lengths in units of 2^exponent.
struct DiskAndBox {
    Vector2 center, offset, half_extent;  ///< the box's centre, and the disk's less that
    Integer radius;
    int exponent;
};

/// How the disk's centre stands to the rectangle's boundary: -1 within, 0 on it, 1 outside.
int side_of_center(const DiskAndBox& input, Turn& turn) {
    const auto place = in_box_frame(input.offset);
    int side = -1;
    for (std::size_t own = 0; own < 2; ++own) side = std::max(side, turn.sign(magnitude(place[own], turn) - input.half_extent[own]));
    return side;
}

/// Whether the disk begins beyond the rectangle's end along n: n . D - h_x |n . e_x| - h_y |n . e_y| > r |n|, which a whole number that
/// is no less stands for.
bool is_apart_along(const Vector2& n, const DiskAndBox& input, Turn& turn) {
    const Integer length = sqrt(Integer(n[0] * n[0] + n[1] * n[1])) + 1;
    LinearForm gap{0, 0, n[0] * input.offset[0] + n[1] * input.offset[1] - input.radius * length};
    const auto along = in_box_frame(n);
    for (std::size_t own = 0; own < 2; ++own) {
        const LinearForm reach = magnitude(along[own], turn);
        gap.cosine -= input.half_extent[own] * reach.cosine;
        gap.sine -= input.half_extent[own] * reach.sine;
    }
    return turn.sign(gap) > 0;
}

/// Whether the disk holds the point of the rectangle that is nearest to its centre + point / 2^bits. What is 0 is not enclosed.
bool is_reached(const Vector2& point, int bits, const DiskAndBox& input, Turn& turn) {
    const auto place = in_box_frame(point), center = in_box_frame({shifted(input.offset[0], bits), shifted(input.offset[1], bits)});
    Fraction distance_sq = 0;
    for (std::size_t own = 0; own < 2; ++own) {
        const Integer half = shifted(input.half_extent[own], bits);
        LinearForm clamped = place[own];
        if (turn.sign(magnitude(clamped, turn) - half) > 0) clamped = {0, 0, turn.sign(clamped) < 0 ? Integer(-half) : half};
        const LinearForm rest = difference(center[own], clamped);
        if (turn.sign(rest) != 0) distance_sq += std::get<Enclosure>(turn.product(rest, rest, -2 * bits).value).hi;
    }
    return distance_sq < Fraction(Integer(input.radius * input.radius), 1, 0);
}

}  // namespace

Proof prove_at_angle(const Signature& signature, std::span<const double> row, const WholeLengths& whole) {
    const auto& lengths = whole.lengths;
    const auto &center = lengths.first.center, &half_extent = lengths.first.half_extent, &ball = lengths.second.center;
    const Integer& radius = lengths.second.radius;
    const DiskAndBox input{
        {center[0], center[1]}, {ball[0] - center[0], ball[1] - center[1]}, {half_extent[0], half_extent[1]}, radius, whole.exponent};
    const auto numbers = layout_of(signature).orientation(row);
    const auto proof_of = [&](Verdict verdict, const Vector2& nearest, int bits, const Vector2& normal) {
        Proof proof{verdict, {{}, {}, {}, Fraction(radius, 1, input.exponent).str()}};
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const Integer place = shifted(center[axis], bits) + nearest[axis];
            proof.certificate.first.push_back({Fraction(place, 1, input.exponent - bits).str()});
            proof.certificate.second.push_back({Fraction(ball[axis], 1, input.exponent).str()});
            proof.certificate.normal.push_back({normal[axis].str()});
        }
        return proof;
    };
    if (const int side = side_of_center(input, *turn_of(signature.orientation, numbers)); side <= 0) {
        const bool touches = rule_of(signature.question) == Rule::distance ? radius == 0 : side == 0;
        return proof_of(touches ? Verdict::touching : Verdict::overlapping, input.offset, 0, {});
    }
    // A tie is not possible any more (docs/why/rotated.md), so one or the other gets proved: as bits grow, the point comes as near to the nearest
    // one as it likes, and the direction to the one between.
    for (int bits = 32;; bits *= 2) {
        const auto turn = turn_of(signature.orientation, numbers, {static_cast<unsigned>(4 * bits)});
        const Integer cosine = cut_at(turn->number({1, 0, 0}, 0), bits), sine = cut_at(turn->number({0, 1, 0}, 0), bits);
        const Vector2 place = rotated(input.offset, cosine, -sine);
        Vector2 nearest;
        for (std::size_t own = 0; own < 2; ++own) {
            const Integer half = shifted(input.half_extent[own], bits);
            nearest[own] = std::clamp<Integer>(place[own], -half, half);
        }
        const Vector2 way{place[0] - nearest[0], place[1] - nearest[1]};
        const Vector2 normal = shortened(rotated(way, cosine, sine), bits);
        const Vector2 point = shortened(rotated(nearest, cosine, sine), bits);
        if (is_apart_along(normal, input, *turn)) return proof_of(Verdict::disjoint, point, 2 * bits, normal);
        if (is_reached(point, 2 * bits, input, *turn)) return proof_of(Verdict::overlapping, point, 2 * bits, {});
    }
}

}  // namespace tangency::certificates
