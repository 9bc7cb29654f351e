// SPDX-License-Identifier: MIT
// The reference asked by a row of numbers, for callers that learn form and dimension at run time.
#pragma once

#include <cstddef>
#include <span>
#include <stdexcept>

#include "tangency/reference/classify.hpp"
#include "tangency/shapes/row.hpp"

namespace tangency::reference {
namespace detail {

template <std::size_t Dim, class Scalar, class Visit>
decltype(auto) visit_form(Form form, const Scalar* numbers, Visit visit) {
    switch (form) {
        case Form::center_half: return with_shapes<Form::center_half, Scalar, Dim>(numbers, visit);
        case Form::lo_hi: return with_shapes<Form::lo_hi, Scalar, Dim>(numbers, visit);
        case Form::corner_size: return with_shapes<Form::corner_size, Scalar, Dim>(numbers, visit);
        case Form::corner_size_ball_corner:
            return with_shapes<Form::corner_size_ball_corner, Scalar, Dim>(numbers, visit);
    }
    throw std::logic_error("no such form");
}

template <class Scalar, class Visit>
decltype(auto) visit_row(const Signature& signature, std::span<const Scalar> numbers, Visit visit) {
    switch (signature.dim) {
        case 1: return visit_form<1>(signature.form, numbers.data(), visit);
        case 2: return visit_form<2>(signature.form, numbers.data(), visit);
        case 3: return visit_form<3>(signature.form, numbers.data(), visit);
        default: throw std::logic_error("no such dimension");
    }
}

}  // namespace detail

/// measure() of the scene that a row spells in the order of field_names. A float widens to double
/// without loss, so Scalar may be wider than the signature's scalar. Needs a valid scene, dim 1 to 3, turning none.
template <class Scalar>
Measurement measure_row(const Signature& signature, std::span<const Scalar> numbers) {
    return detail::visit_row(signature, numbers,
                             [](const auto& box, const auto& ball) { return measure(box, ball); });
}

/// classify() of the scene that a row spells; as measure_row.
template <class Scalar>
Classification classify_row(const Signature& signature, std::span<const Scalar> numbers) {
    return detail::visit_row(signature, numbers,
                             [](const auto& box, const auto& ball) { return classify(box, ball); });
}

}  // namespace tangency::reference
