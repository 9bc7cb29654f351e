// SPDX-License-Identifier: MIT
// MPFI intervals that own their memory, and their exchange with the reference's integers.
#pragma once

#include <mpfi.h>
#include <mpfr.h>

#include <iterator>
#include <vector>

#include "tangency/reference/rotated/exact_number.hpp"
#include "tangency/reference/integer_input.hpp"

namespace tangency::reference::detail {

/// Gives back at a thread's end the constants and spare numbers that MPFR keeps for it.
struct FreesMpfrCaches {
    ~FreesMpfrCaches() { mpfr_free_cache2(MPFR_FREE_LOCAL_CACHE); }
};

/// An MPFI interval: every operation on it rounds its two ends outwards.
class Interval {
public:
    explicit Interval(mpfr_prec_t bits) {
        thread_local const FreesMpfrCaches at_thread_end;
        mpfi_init2(value_, bits);
    }
    ~Interval() { mpfi_clear(value_); }
    Interval(const Interval&) = delete;
    Interval& operator=(const Interval&) = delete;

    operator mpfi_ptr() { return value_; }
    mpfr_ptr lo() { return &value_->left; }
    mpfr_ptr hi() { return &value_->right; }

    /// Changes the precision; the value is lost.
    void set_bits(mpfr_prec_t bits) { mpfi_set_prec(value_, bits); }

private:
    mpfi_t value_;
};

/// A GMP integer that carries cpp_int values to MPFI and back.
class Carrier {
public:
    Carrier() { mpz_init(value_); }
    ~Carrier() { mpz_clear(value_); }
    Carrier(const Carrier&) = delete;
    Carrier& operator=(const Carrier&) = delete;

    mpz_ptr load(const Integer& integer) {
        limbs_.clear();
        export_bits(integer, std::back_inserter(limbs_), 64, false);
        mpz_import(value_, limbs_.size(), -1, sizeof(std::uint64_t), 0, 0, limbs_.data());
        if (integer < 0) mpz_neg(value_, value_);
        return value_;
    }

    /// The exact value of a finite MPFR number: significand * 2^exponent.
    Fraction unload(mpfr_srcptr number) {
        if (mpfr_zero_p(number)) return 0;
        const mpfr_exp_t exponent = mpfr_get_z_2exp(value_, number);
        limbs_.resize((mpz_sizeinbase(value_, 2) + 63) / 64);
        mpz_export(limbs_.data(), nullptr, -1, sizeof(std::uint64_t), 0, 0, value_);
        Integer significand;
        import_bits(significand, limbs_.begin(), limbs_.end(), 64, false);
        if (mpz_sgn(value_) < 0) significand = -significand;
        return {std::move(significand), 1, static_cast<int>(exponent)};
    }

private:
    mpz_t value_;
    std::vector<std::uint64_t> limbs_;
};

}  // namespace tangency::reference::detail
