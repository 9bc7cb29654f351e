// SPDX-License-Identifier: MIT
// An input by its numbers.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "tangency/properties/input.hpp"

namespace tangency {

/// Needs as many numbers as the signature has.
inline properties::Input input_of(const Signature& signature, const std::vector<double>& numbers) {
    if (numbers.size() != number_count(signature)) throw std::invalid_argument("the row is of another length");
    properties::Input input{signature};
    std::ranges::copy(numbers, input.numbers.begin());
    return input;
}

}  // namespace tangency
