// SPDX-License-Identifier: MIT
// An instance that is put to many subjects, with what of it is found at most once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "tangency/properties/allowance.hpp"
#include "tangency/properties/complexity.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/instance.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/subject.hpp"

namespace tangency::properties {

/// An instance with what is worth computing at most once for all subjects, and only once one of them is wrong.
/// Measuring the gap in rationals takes as long as asking the reference, so a bound on the gap answers what it
/// can.
class Instantiated {
public:
    Instantiated(std::uint64_t seed_of_it, Instance made) : seed(seed_of_it), instance(std::move(made)) {}

    /// As `band_excuses`.
    bool is_excused(double band) {
        if (!excused_) excused_ = excuse(band);
        return *excused_;
    }

    /// As Forgiveness::covers says of these answers.
    bool is_forgiven(const Allowance& allowance, const GivenAnswers& answers, Contract contract, double band) {
        return forgiveness_.covers(allowance, instance, answers, contract, band);
    }

    /// As `is_about_ties`.
    bool is_about_ties(const GivenAnswers& answers, Contract contract, double band) {
        return forgiveness_.covers({.ties = true}, instance, answers, contract, band);
    }

    /// The larger of what was measured and the instance's gap. Needs the reference's answer in the instance.
    double widen_ulps(double measured) {
        if (bound() && bound()->ulps <= measured) return measured;
        if (!ulps_) ulps_ = gap_in_ulps(reference_answer());
        return std::max(measured, *ulps_);
    }
    double widen_bands(double measured) {
        if (bound() && bound()->bands <= measured) return measured;
        if (!bands_) bands_ = gap_in_bands(reference_answer());
        return std::max(measured, *bands_);
    }

    /// How hard it is to read.
    double cost() {
        if (!cost_) cost_ = complexity(instance);
        return *cost_;
    }

    std::uint64_t seed;  ///< a source of it draws the instance again, where it was drawn
    Instance instance;

private:
    bool excuse(double band) {
        if (instance.expectation != Expectation::verdict_or_band || is_measured(instance.inputs[0].signature.answer)) return false;
        if (bound() && bound()->surely_in_band(band)) return true;
        if (bound() && bound()->surely_outside_band(band)) return false;
        return !outside_band(reference_answer(), band);
    }

    const ReferenceAnswer& reference_answer() {
        if (!reference_answer_) reference_answer_ = find_reference_answer(instance.answer->input);
        return *reference_answer_;
    }

    const std::optional<GapBound>& bound() {
        if (!is_bound_) bound_ = find_bound();
        is_bound_ = true;
        return bound_;
    }

    std::optional<GapBound> find_bound() {
        if (instance.answer->verdict == reference::Verdict::touching) return GapBound{0, 0};
        const std::optional<GapBound> from_numbers = bound_gap(instance.answer->input);
        return from_numbers ? from_numbers : bound_gap(reference_answer());
    }

    std::optional<ReferenceAnswer> reference_answer_{};
    bool is_bound_ = false;
    std::optional<GapBound> bound_{};
    std::optional<bool> excused_{};
    Forgiveness forgiveness_{};
    std::optional<double> bands_{}, ulps_{}, cost_{};
};

}  // namespace tangency::properties
