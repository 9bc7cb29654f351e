// SPDX-License-Identifier: MIT
// From a method's typed function to a subject that answers rows of numbers.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <type_traits>

#include "tangency/properties/subject.hpp"
#include "tangency/shapes/row.hpp"

namespace tangency::subjects {

template <class Scalar>
inline constexpr ScalarType scalar_type_of = std::is_same_v<Scalar, float> ? ScalarType::f32 : ScalarType::f64;

/// Method has a static info with form, turning and contract, and intersects(box, ball).
template <class Method, class Scalar, std::size_t Dim>
properties::Subject adapt(std::string_view name) {
    const auto answer = [](std::span<const properties::Case> cases, std::span<bool> answers) {
        for (std::size_t i = 0; i < cases.size(); ++i)
            answers[i] = with_shapes<Method::info.form, Method::info.turning, Scalar, Dim>(
                cases[i].numbers.data(),
                [](const auto& box, const auto& ball) { return Method::intersects(box, ball); });
    };
    const Signature signature{Method::info.form, scalar_type_of<Scalar>, Dim, Method::info.turning};
    return {std::string(name), signature, Method::info.contract, answer};
}

}  // namespace tangency::subjects
