// SPDX-License-Identifier: MIT
// The reference of turned and unturned boxes asked by a row of numbers, for callers that learn the form at run time.
#pragma once

#include <span>
#include <stdexcept>
#include <utility>

#include "tangency/reference/rotated/axis.hpp"
#include "tangency/reference/rotated/degrees.hpp"
#include "tangency/reference/rotated/quaternion.hpp"
#include "tangency/reference/rotated/radians.hpp"
#include "tangency/reference/row.hpp"
#include "tangency/shapes/rotated_row.hpp"

namespace tangency::reference {
namespace detail {

template <template <class, std::size_t> class Box, class Scalar, class Visit>
auto visit_turning(Turning turning, const Scalar* numbers, Visit visit) {
    switch (turning) {
        case Turning::none: break;
        case Turning::radians: return with_rotated_shapes<Box, Turning::radians, Scalar>(numbers, visit);
        case Turning::degrees: return with_rotated_shapes<Box, Turning::degrees, Scalar>(numbers, visit);
        case Turning::axis: return with_rotated_shapes<Box, Turning::axis, Scalar>(numbers, visit);
        case Turning::quaternion: return with_rotated_shapes<Box, Turning::quaternion, Scalar>(numbers, visit);
    }
    throw std::logic_error("no such turning");
}

template <class Scalar, class Visit>
auto visit_rotated_row(const Signature& signature, std::span<const Scalar> numbers, Visit visit) {
    if (signature.form == Form::center_half)
        return visit_turning<CenterHalfBox>(signature.turning, numbers.data(), visit);
    if (signature.form == Form::corner_size)
        return visit_turning<CornerSizeBox>(signature.turning, numbers.data(), visit);
    throw std::logic_error("no such rotated form");
}

inline RotatedMeasurement exactly(Measurement&& measured) {
    return {measured.verdict, measured.region, {std::move(measured.distance_sq)}, {std::move(measured.gap_sq)}};
}

}  // namespace detail

/// stand() of the scene that a row spells in the order of field_names, turned or not. A float widens to double without
/// loss, so Scalar may be wider than the signature's scalar. Needs a valid scene.
template <class Scalar>
Standing stand_any_row(const Signature& signature, std::span<const Scalar> numbers, Precision precision = {}) {
    if (signature.turning == Turning::none) {
        const Measurement measured = measure_row(signature, numbers);
        return {measured.verdict, measured.region};
    }
    return detail::visit_rotated_row(signature, numbers, [precision](const auto& rotated, const auto& ball) {
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
    return detail::visit_rotated_row(signature, numbers, [precision](const auto& rotated, const auto& ball) {
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
    return detail::visit_rotated_row(signature, numbers, [precision](const auto& rotated, const auto& ball) {
        return classify(rotated, ball, precision);
    });
}

}  // namespace tangency::reference
