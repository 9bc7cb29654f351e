// SPDX-License-Identifier: MIT
// Angles whose cosine and sine lie in one quadratic field: multiples of 30 and 45 degrees.
#pragma once

#include <memory>
#include <utility>

#include "tangency/reference/rotated/linear_form.hpp"
#include "tangency/reference/rotated/surd_integer.hpp"
#include "tangency/reference/rotated/turn_of.hpp"

namespace tangency::reference::detail {

/// 2 cos = cos_a + cos_b sqrt(n) and 2 sin = sin_a + sin_b sqrt(n), with n = 2 or 3.
class SpecialTurn final : public Turn {
public:
    /// The turn by quarters * 90 + rest degrees for a rest of 0, 30, -30, 45 or -45; null for others.
    static std::unique_ptr<SpecialTurn> of(int quarters, int rest) {
        auto made = std::make_unique<SpecialTurn>();
        SpecialTurn& turn = *made;
        switch (rest < 0 ? -rest : rest) {
            case 0: turn.cos_ = {2, 0}, turn.sin_ = {0, 0}, turn.n_ = 2; break;
            case 30: turn.cos_ = {0, 1}, turn.sin_ = {1, 0}, turn.n_ = 3; break;
            case 45: turn.cos_ = {0, 1}, turn.sin_ = {0, 1}, turn.n_ = 2; break;
            default: return nullptr;
        }
        if (rest < 0) turn.sin_ = {-turn.sin_.a, -turn.sin_.b};
        for (; quarters > 0; --quarters) turn.cos_ = std::exchange(turn.sin_, turn.cos_), turn.cos_ = {-turn.cos_.a, -turn.cos_.b};
        return made;
    }

    int sign(const LinearForm& form) override {
        const SurdInteger sum = twice(form);
        return sign_of_surd(sum.a, sum.b, n_);
    }

    ExactNumber number(const LinearForm& form, int exponent) override { return exact_number(twice(form), {1, n_}, 2, exponent); }

    ExactNumber product(const LinearForm& left, const LinearForm& right, int exponent) override {
        return exact_number(multiply(twice(left), twice(right), n_), {1, n_}, 4, exponent);
    }

private:
    /// 2 (A cos + B sin + C) = a + b sqrt(n).
    SurdInteger twice(const LinearForm& form) const {
        return {form.cosine * cos_.a + form.sine * sin_.a + 2 * form.constant, form.cosine * cos_.b + form.sine * sin_.b};
    }

    SurdInteger cos_, sin_;
    Integer n_;
};

}  // namespace tangency::reference::detail
