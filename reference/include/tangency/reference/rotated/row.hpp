// SPDX-License-Identifier: MIT
// The reference asked by a row of numbers, rotated or not, for callers that learn the form at run time.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <variant>

#include "tangency/reference/rotated/axis.hpp"
#include "tangency/reference/rotated/degrees.hpp"
#include "tangency/reference/rotated/quaternion.hpp"
#include "tangency/reference/rotated/radians.hpp"
#include "tangency/reference/row.hpp"

namespace tangency::reference {
namespace detail {

/// Calls visit with the integer input that a row of a box along the axes spells.
template <class Scalar, class Visit>
auto visit_integers(const Signature& signature, std::span<const Scalar> numbers, Visit visit) {
    return visit_shapes<false>(signature, numbers, [&](const auto& box, const auto& ball) { return visit(integer_input(box, ball)); });
}

/// A ball and a rotated box.
using RotatedInput = std::variant<InPlane, InSpace>;

/// What a row spells; with `moved_by`, a number an axis and finite, after the ball has moved so far.
template <class Scalar>
RotatedInput rotated_input(const Signature& signature, std::span<const Scalar> numbers, Precision precision,
                           std::span<const Scalar> moved_by = {}) {
    return visit_shapes<true>(signature, numbers,
                              [&]<class Box, class OrientationType, std::size_t Dim>(const Rotated<Box, OrientationType>& rotated,
                                                                                     const Ball<Scalar, Dim>& ball) {
                                  std::array<Scalar, Dim> way{};
                                  std::copy(moved_by.begin(), moved_by.end(), way.begin());
                                  if constexpr (Dim == 2)
                                      return RotatedInput(in_plane(rotated, ball, precision, way));
                                  else
                                      return RotatedInput(in_space(rotated, ball, way));
                              });
}

}  // namespace detail

/// stand() of the input that a row spells in the order of its layout, rotated or not. A float widens to double without
/// loss, so Scalar may be wider than the signature's scalar. Needs a valid input.
template <class Scalar>
Standing stand_any_row(const Signature& signature, std::span<const Scalar> numbers, Precision precision = {}) {
    if (signature.orientation == Orientation::none)
        return detail::visit_integers(signature, numbers, [](const auto& input) { return detail::measure(input).standing; });
    return std::visit([](const auto& input) { return detail::stand_on(input); }, detail::rotated_input(signature, numbers, precision));
}

/// The verdict alone; as stand_any_row.
template <class Scalar>
Verdict decide_any_row(const Signature& signature, std::span<const Scalar> numbers, Precision precision = {}) {
    return stand_any_row(signature, numbers, precision).verdict;
}

/// measure() of the input that a row spells; as stand_any_row.
template <class Scalar>
RotatedMeasurement measure_any_row(const Signature& signature, std::span<const Scalar> numbers, Precision precision = {}) {
    if (signature.orientation == Orientation::none)
        return detail::visit_integers(signature, numbers,
                                      [](const auto& input) { return detail::in_fractions(detail::measure(input), input, 1); });
    return std::visit([](const auto& input) { return detail::measure_on(input); }, detail::rotated_input(signature, numbers, precision));
}

/// classify() of the input that a row spells; as stand_any_row.
template <class Scalar>
RotatedClassification classify_any_row(const Signature& signature, std::span<const Scalar> numbers, Precision precision = {}) {
    if (signature.orientation == Orientation::none)
        return detail::visit_integers(signature, numbers, [](const auto& input) { return detail::classify_in_fractions(input, 1); });
    return std::visit([](const auto& input) { return detail::classify_on(input); }, detail::rotated_input(signature, numbers, precision));
}

}  // namespace tangency::reference
