// SPDX-License-Identifier: MIT
// Angles at which a linear form vanishes only with all three coefficients: intervals, doubled until sure.
#pragma once

#include <algorithm>
#include <utility>

#include "tangency/reference/rotated/interval.hpp"
#include "tangency/reference/rotated/linear_form.hpp"
#include "tangency/reference/rotated/surd_integer.hpp"
#include "tangency/reference/rotated/turn_of.hpp"

namespace tangency::reference::detail {

/// Angle::enclose(bits, cos, sin) encloses cosine and sine ever more tightly as bits grow.
/// Needs an angle for which A cos + B sin + C = 0 only if A = B = 0 (docs/why/rotated.md, theorems 1 and 2):
/// then a sum with (A, B) != 0 is not zero, its enclosures shrink towards it, and every loop here ends.
template <class Angle>
class IntervalTurn final : public Turn {
public:
    IntervalTurn(Angle angle, Precision precision)
        : angle_(std::move(angle)),
          bits_(static_cast<mpfr_prec_t>(std::max(precision.start_bits, 2U))),
          cos_(bits_),
          sin_(bits_),
          sum_(bits_),
          term_(bits_),
          factor_(bits_) {
        angle_.enclose(bits_, cos_, sin_);
    }

    int sign(const LinearForm& form) override {
        if (form.cosine == 0 && form.sine == 0) return form.constant.sign();
        for (;; refine()) {
            evaluate(form);
            if (mpfi_is_strictly_pos(sum_)) return 1;
            if (mpfi_is_strictly_neg(sum_)) return -1;
        }
    }

    ExactNumber number(const LinearForm& form, int exponent) override {
        if (form.cosine == 0 && form.sine == 0) return {Fraction(form.constant, 1, exponent)};
        for (;; refine()) {
            evaluate(form);
            if (is_sharp()) return enclosure(exponent);
        }
    }

    ExactNumber product(const LinearForm& left, const LinearForm& right, int exponent) override {
        for (;; refine()) {
            evaluate(right);
            mpfi_swap(sum_, factor_);
            evaluate(left);
            mpfi_mul(sum_, sum_, factor_);
            if (is_sharp()) return enclosure(exponent);
        }
    }

private:
    /// sum_ = A cos + B sin + C, every step rounded outwards.
    void evaluate(const LinearForm& form) {
        mpfi_mul_z(sum_, cos_, carrier_.load(form.cosine));
        mpfi_mul_z(term_, sin_, carrier_.load(form.sine));
        mpfi_add(sum_, sum_, term_);
        mpfi_add_z(sum_, sum_, carrier_.load(form.constant));
    }

    void refine() {
        bits_ *= 2;
        for (Interval* interval : {&cos_, &sin_, &sum_, &term_, &factor_}) interval->set_bits(bits_);
        angle_.enclose(bits_, cos_, sin_);
    }

    /// Whether sum_ excludes zero and is no wider than 2^-100 of its smaller end.
    bool is_sharp() {
        if (!mpfi_is_strictly_pos(sum_) && !mpfi_is_strictly_neg(sum_)) return false;
        mpfr_sub(term_.hi(), sum_.hi(), sum_.lo(), MPFR_RNDU);
        mpfr_mul_2ui(term_.hi(), term_.hi(), 100, MPFR_RNDU);
        return mpfr_cmpabs(term_.hi(), sum_.lo()) <= 0 && mpfr_cmpabs(term_.hi(), sum_.hi()) <= 0;
    }

    ExactNumber enclosure(int exponent) {
        mpfi_mul_2si(sum_, sum_, exponent);
        return {Enclosure{carrier_.unload(sum_.lo()), carrier_.unload(sum_.hi())}};
    }

    Angle angle_;
    mpfr_prec_t bits_;
    Interval cos_, sin_, sum_, term_, factor_;
    Carrier carrier_;
};

}  // namespace tangency::reference::detail
