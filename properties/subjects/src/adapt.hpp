// SPDX-License-Identifier: MIT
// From a method's typed function to a subject that answers rows of numbers.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "tangency/properties/subject.hpp"
#include "tangency/shapes/row.hpp"

namespace tangency::subjects {

/// Answers inputs in order.
using Answer = void (*)(std::span<const properties::Input>, std::span<bool>);

/// Method has a static intersects(box, ball), or of two other shapes, for those of the signature.
template <class Method, Signature signature>
constexpr Answer answer_of() {
    return [](std::span<const properties::Input> inputs, std::span<bool> answers) {
        for (std::size_t i = 0; i < inputs.size(); ++i)
            answers[i] = with_shapes_of<signature>(inputs[i].numbers.data(),
                                                   [](const auto& one, const auto& other) { return Method::intersects(one, other); });
    };
}

inline properties::Subject adapt(std::string_view name, const Signature& signature, Contract contract, Answer answer) {
    return {std::string(name), signature, contract, answer};
}

}  // namespace tangency::subjects
