// SPDX-License-Identifier: MIT
// The rotated reference asked by a row of numbers, for callers that learn form and turning at run time.
#pragma once

#include <span>
#include <stdexcept>

#include "tangency/reference/rotated/axis.hpp"
#include "tangency/reference/rotated/defect.hpp"
#include "tangency/reference/rotated/degrees.hpp"
#include "tangency/reference/rotated/quaternion.hpp"
#include "tangency/reference/rotated/radians.hpp"
#include "tangency/shapes/rotated_row.hpp"

namespace tangency::reference {
namespace detail {

template <template <class, std::size_t> class Box, class Scalar, class Visit>
auto visit_turning(Turning turning, const Scalar* numbers, Visit visit) {
    switch (turning) {
        case Turning::radians: return with_rotated_shapes<Box, Turning::radians, Scalar>(numbers, visit);
        case Turning::degrees: return with_rotated_shapes<Box, Turning::degrees, Scalar>(numbers, visit);
        case Turning::axis: return with_rotated_shapes<Box, Turning::axis, Scalar>(numbers, visit);
        case Turning::quaternion: return with_rotated_shapes<Box, Turning::quaternion, Scalar>(numbers, visit);
    }
    throw std::logic_error("no such turning");
}

template <class Scalar, class Visit>
auto visit_rotated_row(const RotatedSignature& signature, std::span<const Scalar> numbers, Visit visit) {
    if (signature.form == Form::center_half)
        return visit_turning<CenterHalfBox>(signature.turning, numbers.data(), visit);
    if (signature.form == Form::corner_size)
        return visit_turning<CornerSizeBox>(signature.turning, numbers.data(), visit);
    throw std::logic_error("no such rotated form");
}

}  // namespace detail

/// decide() of the scene that a row spells in the order of field_names. A float widens to double without
/// loss, so Scalar may be wider than the signature's scalar. Needs a valid scene, center_half or
/// corner_size.
template <class Scalar>
Verdict decide_row(const RotatedSignature& signature, std::span<const Scalar> numbers, Precision precision = {}) {
    return detail::visit_rotated_row(signature, numbers, [precision](const auto& rotated, const auto& ball) {
        return decide(rotated, ball, precision);
    });
}

/// measure() of the scene that a row spells; as decide_row.
template <class Scalar>
RotatedMeasurement measure_row(const RotatedSignature& signature, std::span<const Scalar> numbers,
                               Precision precision = {}) {
    return detail::visit_rotated_row(signature, numbers, [precision](const auto& rotated, const auto& ball) {
        return measure(rotated, ball, precision);
    });
}

/// classify() of the scene that a row spells; as decide_row.
template <class Scalar>
RotatedClassification classify_row(const RotatedSignature& signature, std::span<const Scalar> numbers,
                                   Precision precision = {}) {
    return detail::visit_rotated_row(signature, numbers, [precision](const auto& rotated, const auto& ball) {
        return classify(rotated, ball, precision);
    });
}

}  // namespace tangency::reference
