// SPDX-License-Identifier: MIT
// The judge's enclosures: an integer with an error bound.
#pragma once

#include <gmpxx.h>

#include <optional>

namespace tangency::judge {

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
