// SPDX-License-Identifier: MIT
// The judge's two kinds of number: a + b sqrt(n) exactly, and an integer with an error bound.
#pragma once

#include <gmpxx.h>

#include <memory>
#include <optional>

namespace tangency::judge {

/// a + b sqrt(n) with whole a, b, n. Numbers that meet share n.
struct RootNumber {
    mpz_class a, b;
    std::shared_ptr<const mpz_class> n;

    friend RootNumber operator+(const RootNumber& p, const RootNumber& q) { return {p.a + q.a, p.b + q.b, p.n}; }
    friend RootNumber operator-(const RootNumber& p, const RootNumber& q) { return {p.a - q.a, p.b - q.b, p.n}; }
    friend RootNumber operator*(const RootNumber& p, const RootNumber& q) {
        return {p.a * q.a + p.b * q.b * *p.n, p.a * q.b + p.b * q.a, p.n};
    }
    friend RootNumber operator*(const mpz_class& k, const RootNumber& p) { return {k * p.a, k * p.b, p.n}; }

    /// Compares a with -b sqrt(n), whose integer part is the integer root of b^2 n.
    std::optional<int> sign() const {
        mpz_class root, rest;
        const mpz_class square = b * b * *n;
        mpz_sqrtrem(root.get_mpz_t(), rest.get_mpz_t(), square.get_mpz_t());
        if (b < 0) root = -root;  // now b sqrt(n) lies between root and root + sgn(b) * [0, 1)
        const mpz_class sum = a + root;
        if (sum != 0 && sgn(sum) == sgn(b)) return sgn(sum);
        // sum is 0, or opposes the fraction, which is smaller than 1 in magnitude and so than |sum|.
        return sum != 0 ? sgn(sum) : rest == 0 ? 0 : sgn(b);
    }
};

/// Some real number between mid - rad and mid + rad.
struct Ball {
    mpz_class mid, rad;

    friend Ball operator+(const Ball& p, const Ball& q) { return {p.mid + q.mid, p.rad + q.rad}; }
    friend Ball operator-(const Ball& p, const Ball& q) { return {p.mid - q.mid, p.rad + q.rad}; }
    friend Ball operator*(const Ball& p, const Ball& q) { return {p.mid * q.mid, abs(p.mid) * q.rad + p.rad * abs(q.mid) + p.rad * q.rad}; }
    friend Ball operator*(const mpz_class& k, const Ball& p) { return {k * p.mid, abs(k) * p.rad}; }

    /// Nothing if the sign is open at this precision.
    std::optional<int> sign() const {
        if (abs(mid) > rad) return sgn(mid);
        if (rad == 0) return 0;
        return std::nullopt;
    }
};

}  // namespace tangency::judge
