// SPDX-License-Identifier: MIT
// Boxes rotated to a direction (u, v): every sign by squaring, in whole numbers.
#pragma once

#include <memory>
#include <optional>

#include "tangency/reference/rotated/measure.hpp"
#include "tangency/reference/rotated/surd_integer.hpp"

namespace tangency::reference::detail {

/// cos = u / sqrt(n), sin = v / sqrt(n), n = u^2 + v^2. One common root, so for a form f
/// f sqrt(n) = (A u + B v) + C sqrt(n), whose sign is that of f.
class AxisTurn final : public Turn {
public:
    template <class Scalar>
    explicit AxisTurn(const Axis<Scalar>& axis) {
        CommonUnit<Scalar> unit;
        unit.include(axis.x);
        unit.include(axis.y);
        u_ = unit.count(axis.x);
        v_ = unit.count(axis.y);
        n_ = u_ * u_ + v_ * v_;
    }

    int sign(const LinearForm& form) override {
        const SurdInteger sum = times_root(form);
        return sign_of_surd(sum.a, sum.b, n_);
    }

    /// f = C + (A u + B v) / sqrt(n).
    ExactNumber number(const LinearForm& form, int exponent) override {
        const SurdInteger sum = times_root(form);
        if (sum.a == 0) return {Fraction(form.constant, 1, exponent)};
        const auto& [factor, core] = root();
        if (core == 1) return {Fraction(sum.a + form.constant * factor, factor, exponent)};
        return {Surd{Fraction(form.constant, 1, exponent), Fraction(sum.a, factor * core, exponent), core}};
    }

    ExactNumber product(const LinearForm& left, const LinearForm& right, int exponent) override {
        return exact_number(multiply(times_root(left), times_root(right), n_), root(), n_, exponent);
    }

private:
    SurdInteger times_root(const LinearForm& form) const { return {form.cosine * u_ + form.sine * v_, form.constant}; }

    const Root& root() {
        if (!root_) root_ = Root::of(n_, gcd(u_, v_));
        return *root_;
    }

    Integer u_, v_, n_;
    std::optional<Root> root_;
};

template <class Scalar>
struct TurnOf<Axis<Scalar>> {
    static std::unique_ptr<Turn> make(const Axis<Scalar>& axis, Precision) { return std::make_unique<AxisTurn>(axis); }
};

}  // namespace tangency::reference::detail
