// SPDX-License-Identifier: MIT
// The verdict by GMP integers, quicker than the reference: what the long runs hold exact_filtered against.
#pragma once

#include <gmp.h>

#include <array>
#include <cmath>
#include <cstddef>

#include "tangency/properties/input.hpp"

namespace tangency::exact_test {

class Integer {
public:
    Integer() { mpz_init(value); }
    ~Integer() { mpz_clear(value); }
    Integer(const Integer&) = delete;
    Integer& operator=(const Integer&) = delete;

    mpz_t value;
};

// Every number scaled to an integer by one power of two, as the judge does, then the definition.
inline int axis_aligned_verdict(const properties::Input& input) {
    static std::array<Integer, 10> numbers;
    static Integer overshoot, other, sum, radius_sq;
    std::array<int, 10> exponents{};
    std::array<long, 10> significands{};
    int unit = 2000;
    const std::size_t count = input.row().size(), dim = input.signature.dim;
    for (std::size_t i = 0; i < count; ++i) {
        significands[i] = static_cast<long>(std::ldexp(std::frexp(input.numbers[i], &exponents[i]), 53));
        exponents[i] -= 53;
        if (significands[i] != 0 && exponents[i] < unit) unit = exponents[i];
    }
    for (std::size_t i = 0; i < count; ++i) {
        mpz_set_si(numbers[i].value, significands[i]);
        if (significands[i] != 0) mpz_mul_2exp(numbers[i].value, numbers[i].value, static_cast<mp_bitcnt_t>(exponents[i] - unit));
    }
    mpz_set_ui(sum.value, 0);
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const mpz_t& first = numbers[axis].value;
        const mpz_t& second = numbers[dim + axis].value;
        const mpz_t& center = numbers[2 * dim + axis].value;
        mpz_sub(overshoot.value, center, first);
        if (input.signature.form == Form::center_half) {
            mpz_abs(overshoot.value, overshoot.value);
            mpz_sub(overshoot.value, overshoot.value, second);
        } else {
            mpz_neg(other.value, overshoot.value);
            if (input.signature.form == Form::lo_hi)
                mpz_sub(overshoot.value, center, second);
            else
                mpz_sub(overshoot.value, overshoot.value, second);
            if (mpz_cmp(other.value, overshoot.value) > 0) mpz_set(overshoot.value, other.value);
        }
        if (mpz_sgn(overshoot.value) > 0) mpz_addmul(sum.value, overshoot.value, overshoot.value);
    }
    mpz_mul(radius_sq.value, numbers[count - 1].value, numbers[count - 1].value);
    const int order = mpz_cmp(sum.value, radius_sq.value);
    return order > 0 ? 0 : order < 0 ? 2 : 1;
}

// The row as integers: lengths doubled in one unit, the orientation in another.
inline void read_doubled(const properties::Input& input, std::array<Integer, 14>& numbers) {
    std::array<int, 14> exponents{};
    std::array<long, 14> significands{};
    std::array<int, 2> units{4000, 4000};
    const auto turns = [&layout = layout_of(input.signature)](std::size_t i) { return is_orientation(layout[i].role) ? 1U : 0U; };
    const std::size_t count = input.row().size();
    for (std::size_t i = 0; i < count; ++i) {
        significands[i] = static_cast<long>(std::ldexp(std::frexp(input.numbers[i], &exponents[i]), 53));
        int& unit = units[turns(i)];
        if (significands[i] != 0 && exponents[i] < unit) unit = exponents[i];
    }
    for (std::size_t i = 0; i < count; ++i) {
        mpz_set_si(numbers[i].value, significands[i]);
        if (significands[i] == 0) continue;
        const int shift = exponents[i] - units[turns(i)] + (turns(i) == 1 ? 0 : 1);
        mpz_mul_2exp(numbers[i].value, numbers[i].value, static_cast<mp_bitcnt_t>(shift));
    }
}

// By Hamilton's product: conj(q) D q is the offset in the box's frame times |q|^2.
inline int quaternion_verdict(const properties::Input& input) {
    static std::array<Integer, 14> n;
    static std::array<Integer, 4> left, local;
    static Integer norm_sq, sum, t;
    read_doubled(input, n);
    for (std::size_t i = 0; i < 3; ++i) {
        if (input.signature.form == Form::corner_size) {
            mpz_tdiv_q_2exp(n[3 + i].value, n[3 + i].value, 1);
            mpz_add(n[i].value, n[i].value, n[3 + i].value);
        }
        mpz_sub(n[i].value, n[10 + i].value, n[i].value);
    }
    // a = (x, y, z, w) times b, the real part last; a conjugated where told.
    const auto multiply = [](std::array<Integer, 4>& to, const std::array<const Integer*, 4>& a, bool conjugated,
                             const std::array<const Integer*, 4>& b) {
        for (std::size_t i = 0; i < 4; ++i) {
            mpz_set_ui(to[i].value, 0);
            for (std::size_t k = 0; k < 4; ++k) {
                // Component i takes b's k with a's partner: 3 - k crosswise for the imaginary units.
                const std::size_t partner = i == 3 ? k : k == i ? 3 : k == 3 ? i : 3 - i - k;
                const int rotated = i == 3 ? (k == 3 ? 1 : -1) : k == i || k == 3 ? 1 : (k == (i + 2) % 3 ? 1 : -1);
                const int sense = rotated * (conjugated && partner != 3 ? -1 : 1);
                (sense > 0 ? mpz_addmul : mpz_submul)(to[i].value, a[partner]->value, b[k]->value);
            }
        }
    };
    static const Integer zero;
    const std::array<const Integer*, 4> q{&n[6], &n[7], &n[8], &n[9]}, offset{&n[0], &n[1], &n[2], &zero};
    multiply(left, q, true, offset);
    multiply(local, {&left[0], &left[1], &left[2], &left[3]}, false, q);
    mpz_set_ui(norm_sq.value, 0);
    for (const Integer* part : q) mpz_addmul(norm_sq.value, part->value, part->value);
    mpz_set_ui(sum.value, 0);
    for (std::size_t i = 0; i < 3; ++i) {
        mpz_mul(t.value, n[3 + i].value, norm_sq.value);
        mpz_abs(local[i].value, local[i].value);
        mpz_sub(t.value, local[i].value, t.value);
        if (mpz_sgn(t.value) > 0) mpz_addmul(sum.value, t.value, t.value);
    }
    mpz_mul(t.value, n[13].value, norm_sq.value);
    mpz_mul(t.value, t.value, t.value);
    const int order = mpz_cmp(sum.value, t.value);
    return order > 0 ? 0 : order < 0 ? 2 : 1;
}

// Boxes rotated by an axis, by another way than the header's: twice all lengths, the overshoots as numbers m - h
// sqrt(S) of which only signs and squares are taken, and d^2 - r^2 = (m_x - h_x sqrt S)^2 + ... collected into P +
// Q sqrt(S), over S.
inline int rotated_verdict(const properties::Input& input) {
    static std::array<Integer, 14> n;
    static Integer x, y, s, rational, surd, t;
    static std::array<Integer, 2> in_box_frame;
    read_doubled(input, n);
    const bool corner = input.signature.form == Form::corner_size;
    for (std::size_t i = 0; corner && i < 2; ++i) {
        mpz_tdiv_q_2exp(n[2 + i].value, n[2 + i].value, 1);
        mpz_add(n[i].value, n[i].value, n[2 + i].value);
    }
    mpz_sub(x.value, n[6].value, n[0].value);
    mpz_sub(y.value, n[7].value, n[1].value);
    mpz_mul(in_box_frame[0].value, x.value, n[4].value);
    mpz_addmul(in_box_frame[0].value, y.value, n[5].value);
    mpz_mul(in_box_frame[1].value, y.value, n[4].value);
    mpz_submul(in_box_frame[1].value, x.value, n[5].value);
    mpz_mul(s.value, n[4].value, n[4].value);
    mpz_addmul(s.value, n[5].value, n[5].value);
    // (d^2 - r^2) S = rational - 2 surd sqrt(S): for each axis beyond its side m^2 + h^2 S, and h m.
    mpz_mul(t.value, n[8].value, n[8].value);
    mpz_mul(rational.value, t.value, s.value);
    mpz_neg(rational.value, rational.value);
    mpz_set_ui(surd.value, 0);
    for (std::size_t i = 0; i < 2; ++i) {
        mpz_abs(in_box_frame[i].value, in_box_frame[i].value);
        mpz_mul(x.value, in_box_frame[i].value, in_box_frame[i].value);
        mpz_mul(y.value, n[2 + i].value, n[2 + i].value);
        mpz_mul(y.value, y.value, s.value);
        if (mpz_cmp(x.value, y.value) <= 0) continue;
        mpz_add(rational.value, rational.value, x.value);
        mpz_add(rational.value, rational.value, y.value);
        mpz_addmul(surd.value, in_box_frame[i].value, n[2 + i].value);
    }
    int order = mpz_sgn(rational.value);
    if (order > 0 && mpz_sgn(surd.value) > 0) {
        mpz_mul(x.value, rational.value, rational.value);
        mpz_mul(y.value, surd.value, surd.value);
        mpz_mul(y.value, y.value, s.value);
        mpz_mul_2exp(y.value, y.value, 2);
        order = mpz_cmp(x.value, y.value);
    } else if (mpz_sgn(surd.value) > 0) {
        order = -1;
    }
    return order > 0 ? 0 : order < 0 ? 2 : 1;
}

/// 0 disjoint, 1 touching, 2 overlapping. Needs a valid input, axis-aligned or rotated by an axis. Not for two threads
/// at once.
inline int verdict_by_gmp(const properties::Input& input) {
    switch (input.signature.orientation) {
        case Orientation::none: return axis_aligned_verdict(input);
        case Orientation::axis: return rotated_verdict(input);
        default: return quaternion_verdict(input);
    }
}

}  // namespace tangency::exact_test
