// SPDX-License-Identifier: MIT
// The verdict by GMP integers, quicker than the reference: what the long runs hold exact_filtered against.
#pragma once

#include <gmp.h>

#include <array>
#include <cmath>
#include <cstddef>

#include "tangency/properties/case.hpp"

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
inline int straight_verdict(const properties::Case& scene) {
    static std::array<Integer, 10> numbers;
    static Integer excess, other, sum, radius_sq;
    std::array<int, 10> exponents{};
    std::array<long, 10> significands{};
    int unit = 2000;
    const std::size_t count = scene.row().size(), dim = scene.signature.dim;
    for (std::size_t i = 0; i < count; ++i) {
        significands[i] = static_cast<long>(std::ldexp(std::frexp(scene.numbers[i], &exponents[i]), 53));
        exponents[i] -= 53;
        if (significands[i] != 0 && exponents[i] < unit) unit = exponents[i];
    }
    for (std::size_t i = 0; i < count; ++i) {
        mpz_set_si(numbers[i].value, significands[i]);
        if (significands[i] != 0)
            mpz_mul_2exp(numbers[i].value, numbers[i].value, static_cast<mp_bitcnt_t>(exponents[i] - unit));
    }
    mpz_set_ui(sum.value, 0);
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const mpz_t& first = numbers[axis].value;
        const mpz_t& second = numbers[dim + axis].value;
        const mpz_t& center = numbers[2 * dim + axis].value;
        mpz_sub(excess.value, center, first);
        if (scene.signature.form == Form::center_half) {
            mpz_abs(excess.value, excess.value);
            mpz_sub(excess.value, excess.value, second);
        } else {
            mpz_neg(other.value, excess.value);
            if (scene.signature.form == Form::lo_hi)
                mpz_sub(excess.value, center, second);
            else
                mpz_sub(excess.value, excess.value, second);
            if (mpz_cmp(other.value, excess.value) > 0) mpz_set(excess.value, other.value);
        }
        if (mpz_sgn(excess.value) > 0) mpz_addmul(sum.value, excess.value, excess.value);
    }
    mpz_mul(radius_sq.value, numbers[count - 1].value, numbers[count - 1].value);
    const int order = mpz_cmp(sum.value, radius_sq.value);
    return order > 0 ? 0 : order < 0 ? 2 : 1;
}

// Boxes turned by an axis, by another way than the header's: twice all lengths, the excesses as numbers m - h
// sqrt(S) of which only signs and squares are taken, and d^2 - r^2 = (m_x - h_x sqrt S)^2 + ... collected into P +
// Q sqrt(S), over S.
inline int turned_verdict(const properties::Case& scene) {
    static std::array<Integer, 9> n;
    static Integer x, y, s, rational, surd, t;
    static std::array<Integer, 2> reach;
    std::array<int, 9> exponents{};
    std::array<long, 9> significands{};
    std::array<int, 2> units{4000, 4000};
    const auto is_axis = [](std::size_t i) { return i == 4 || i == 5 ? 1U : 0U; };
    for (std::size_t i = 0; i < 9; ++i) {
        significands[i] = static_cast<long>(std::ldexp(std::frexp(scene.numbers[i], &exponents[i]), 53));
        int& unit = units[is_axis(i)];
        if (significands[i] != 0 && exponents[i] < unit) unit = exponents[i];
    }
    for (std::size_t i = 0; i < 9; ++i) {
        mpz_set_si(n[i].value, significands[i]);
        if (significands[i] == 0) continue;
        mpz_mul_2exp(n[i].value, n[i].value,
                     static_cast<mp_bitcnt_t>(exponents[i] - units[is_axis(i)] + (is_axis(i) ? 0 : 1)));
    }
    const bool corner = scene.signature.form == Form::corner_size;
    for (std::size_t i = 0; corner && i < 2; ++i) {
        mpz_tdiv_q_2exp(n[2 + i].value, n[2 + i].value, 1);
        mpz_add(n[i].value, n[i].value, n[2 + i].value);
    }
    mpz_sub(x.value, n[6].value, n[0].value);
    mpz_sub(y.value, n[7].value, n[1].value);
    mpz_mul(reach[0].value, x.value, n[4].value);
    mpz_addmul(reach[0].value, y.value, n[5].value);
    mpz_mul(reach[1].value, y.value, n[4].value);
    mpz_submul(reach[1].value, x.value, n[5].value);
    mpz_mul(s.value, n[4].value, n[4].value);
    mpz_addmul(s.value, n[5].value, n[5].value);
    // (d^2 - r^2) S = rational - 2 surd sqrt(S): for each axis beyond its side m^2 + h^2 S, and h m.
    mpz_mul(t.value, n[8].value, n[8].value);
    mpz_mul(rational.value, t.value, s.value);
    mpz_neg(rational.value, rational.value);
    mpz_set_ui(surd.value, 0);
    for (std::size_t i = 0; i < 2; ++i) {
        mpz_abs(reach[i].value, reach[i].value);
        mpz_mul(x.value, reach[i].value, reach[i].value);
        mpz_mul(y.value, n[2 + i].value, n[2 + i].value);
        mpz_mul(y.value, y.value, s.value);
        if (mpz_cmp(x.value, y.value) <= 0) continue;
        mpz_add(rational.value, rational.value, x.value);
        mpz_add(rational.value, rational.value, y.value);
        mpz_addmul(surd.value, reach[i].value, n[2 + i].value);
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

/// 0 disjoint, 1 touching, 2 overlapping. Needs a valid scene, straight or turned by an axis. Not for two threads
/// at once.
inline int verdict_by_gmp(const properties::Case& scene) {
    return scene.signature.turning == Turning::none ? straight_verdict(scene) : turned_verdict(scene);
}

}  // namespace tangency::exact_test
