// SPDX-License-Identifier: MIT
// From a method's typed function to a subject that answers rows of numbers.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "tangency/properties/subject.hpp"
#include "tangency/shapes/row.hpp"

namespace tangency::subjects {

/// Answers one case, given its numbers.
using Answer = bool (*)(const double* numbers);

/// Method has a static intersects(box, ball), or of two other shapes, for those of the signature.
template <class Method, Signature signature>
constexpr Answer answer_of() {
    return [](const double* numbers) {
        return with_shapes_of<signature>(numbers, [](const auto& one, const auto& other) { return Method::intersects(one, other); });
    };
}

inline properties::Subject adapt(std::string_view name, const Signature& signature, Contract contract, Answer answer) {
    const auto answer_all = [answer](std::span<const properties::Input> cases, std::span<bool> answers) {
        for (std::size_t i = 0; i < cases.size(); ++i) answers[i] = answer(cases[i].numbers.data());
    };
    return {std::string(name), signature, contract, answer_all};
}

}  // namespace tangency::subjects
