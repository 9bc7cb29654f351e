// SPDX-License-Identifier: MIT
// Sums of whole numbers times square roots, whose signs are decided by squaring.
#pragma once

#include <gmpxx.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace tangency::judge {

/// The whole numbers whose roots one case has. A mask names some of them, and stands for the product of their roots.
struct Roots {
    std::vector<mpz_class> numbers;
    std::vector<mpz_class> products{1};  ///< by mask

    void add(const mpz_class& number) {
        numbers.push_back(number);
        for (std::size_t mask = 0, before = products.size(); mask < before; ++mask) products.push_back(products[mask] * number);
    }
};

/// The sum over masks of at[mask] times the roots that the mask names. There are as many as a power of two, or none of 0.
struct Surd {
    std::vector<mpz_class> at{};
    const Roots* roots = nullptr;  ///< outlives the number; null where there is no root

    friend Surd operator+(const Surd& p, const Surd& q) { return p.plus(q, 1); }
    friend Surd operator*(const mpz_class& k, const Surd& p) { return Surd{{k}} * p; }
    friend Surd operator-(const Surd& p, const Surd& q) { return p.plus(q, -1); }
    friend Surd operator*(const Surd& p, const Surd& q) {
        Surd product{{}, p.roots != nullptr ? p.roots : q.roots};
        if (p.at.empty() || q.at.empty()) return product;
        product.at.resize(std::max(p.at.size(), q.at.size()));
        for (std::size_t i = 0; i < p.at.size(); ++i)
            for (std::size_t j = 0; j < q.at.size(); ++j)
                if (p.at[i] != 0 && q.at[j] != 0) {
                    const mpz_class term = p.at[i] * q.at[j];
                    if ((i & j) == 0)
                        product.at[i ^ j] += term;
                    else
                        product.at[i ^ j] += term * product.roots->products[i & j];
                }
        return product;
    }

    /// With r the last root the number is a + b r. Where a and b have unlike signs, the greater of a^2 and b^2 r^2 decides; no root need
    /// be irrational, nor independent of the others. Never nothing, which an enclosure's sign may be.
    std::optional<int> sign() const {
        if (at.empty()) return 0;
        if (at.size() == 1) return sgn(at[0]);
        const std::size_t half = at.size() / 2;
        const auto middle = at.begin() + static_cast<std::ptrdiff_t>(half);
        const Surd a{{at.begin(), middle}, roots}, b{{middle, at.end()}, roots};
        const int sign_a = *a.sign(), sign_b = *b.sign();
        if (sign_b == 0 || sign_a == sign_b) return sign_a;
        if (sign_a == 0) return sign_b;
        return sign_a * *(a * a - roots->products[half] * (b * b)).sign();
    }

private:
    Surd plus(const Surd& q, int factor) const {
        Surd sum{at, roots != nullptr ? roots : q.roots};
        if (at.size() < q.at.size()) sum.at.resize(q.at.size());
        for (std::size_t mask = 0; mask < q.at.size(); ++mask) sum.at[mask] += factor * q.at[mask];
        return sum;
    }
};

}  // namespace tangency::judge
