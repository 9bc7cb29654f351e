// SPDX-License-Identifier: MIT
// The reference of turned and unturned boxes asked by a row of numbers, for callers that learn the form at run time.
#pragma once

#include <span>
#include <utility>

#include "tangency/reference/rotated/axis.hpp"
#include "tangency/reference/rotated/degrees.hpp"
#include "tangency/reference/rotated/quaternion.hpp"
#include "tangency/reference/rotated/radians.hpp"
#include "tangency/reference/row.hpp"

namespace tangency::reference {
namespace detail {

inline RotatedMeasurement exactly(Measurement&& measured) {
    return {measured.verdict, measured.region, {std::move(measured.distance_sq)}, {std::move(measured.gap_sq)}};
}

}  // namespace detail

/// stand() of the scene that a row spells in the order of its layout, turned or not. A float widens to double without
/// loss, so Scalar may be wider than the signature's scalar. Needs a valid scene.
template <class Scalar>
Standing stand_any_row(const Signature& signature, std::span<const Scalar> numbers, Precision precision = {}) {
    if (signature.turning == Turning::none) {
        const Measurement measured = measure_row(signature, numbers);
        return {measured.verdict, measured.region};
    }
    return visit_shapes<true>(signature, numbers, [precision](const auto& rotated, const auto& ball) {
        return stand(rotated, ball, precision);
    });
}

/// The verdict alone; as stand_any_row.
template <class Scalar>
Verdict decide_any_row(const Signature& signature, std::span<const Scalar> numbers, Precision precision = {}) {
    return stand_any_row(signature, numbers, precision).verdict;
}

/// measure() of the scene that a row spells; as stand_any_row.
template <class Scalar>
RotatedMeasurement measure_any_row(const Signature& signature, std::span<const Scalar> numbers,
                                   Precision precision = {}) {
    if (signature.turning == Turning::none) return detail::exactly(measure_row(signature, numbers));
    return visit_shapes<true>(signature, numbers, [precision](const auto& rotated, const auto& ball) {
        return measure(rotated, ball, precision);
    });
}

/// classify() of the scene that a row spells; as stand_any_row.
template <class Scalar>
RotatedClassification classify_any_row(const Signature& signature, std::span<const Scalar> numbers,
                                       Precision precision = {}) {
    if (signature.turning == Turning::none) {
        Classification plain = classify_row(signature, numbers);
        const auto [relation, touches_from_within] = std::pair(plain.relation, plain.touches_from_within);
        return {detail::exactly(std::move(plain)), relation, touches_from_within};
    }
    return visit_shapes<true>(signature, numbers, [precision](const auto& rotated, const auto& ball) {
        return classify(rotated, ball, precision);
    });
}

}  // namespace tangency::reference
