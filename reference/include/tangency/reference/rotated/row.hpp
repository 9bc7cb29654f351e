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

/// Calls visit with the integer scene that a row of a box along the axes spells.
template <class Scalar, class Visit>
auto visit_integers(const Signature& signature, std::span<const Scalar> numbers, Visit visit) {
    return visit_shapes<false>(signature, numbers,
                               [&](const auto& box, const auto& ball) { return visit(integer_scene(box, ball)); });
}

}  // namespace detail

/// stand() of the scene that a row spells in the order of its layout, turned or not. A float widens to double without
/// loss, so Scalar may be wider than the signature's scalar. Needs a valid scene.
template <class Scalar>
Standing stand_any_row(const Signature& signature, std::span<const Scalar> numbers, Precision precision = {}) {
    if (signature.turning == Turning::none)
        return detail::visit_integers(signature, numbers, [](const auto& scene) { return detail::measure(scene).standing; });
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
    if (signature.turning == Turning::none)
        return detail::visit_integers(signature, numbers, [](const auto& scene) {
            return detail::in_fractions(detail::measure(scene), scene, 1);
        });
    return visit_shapes<true>(signature, numbers, [precision](const auto& rotated, const auto& ball) {
        return measure(rotated, ball, precision);
    });
}

/// classify() of the scene that a row spells; as stand_any_row.
template <class Scalar>
RotatedClassification classify_any_row(const Signature& signature, std::span<const Scalar> numbers,
                                       Precision precision = {}) {
    if (signature.turning == Turning::none)
        return detail::visit_integers(signature, numbers,
                                      [](const auto& scene) { return detail::classify_in_fractions(scene, 1); });
    return visit_shapes<true>(signature, numbers, [precision](const auto& rotated, const auto& ball) {
        return classify(rotated, ball, precision);
    });
}

}  // namespace tangency::reference
