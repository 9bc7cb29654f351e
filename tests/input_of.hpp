// SPDX-License-Identifier: MIT
// An input by its numbers, and as tables of rows have it.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <string>
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

/// Of "[box_segment lo_hi 2]", in f64, or "[box_segment lo_hi 2 f32]".
inline Signature read_signature(const std::string& line) {
    std::istringstream words(line.substr(1, line.size() - 2));
    std::string question, form, scalar = "f64";
    std::size_t dim = 0;
    words >> question >> form >> dim >> scalar;
    const auto type = std::ranges::find(every_scalar, scalar, [](ScalarType each) { return name_of(each); });
    for (const Question each : every_question)
        for (const FormName& name : forms_of(each))
            if (type != every_scalar.end() && name_of(each) == question && name.name == form)
                return {name.form, *type, dim, name.orientation, each};
    throw std::invalid_argument("no such signature: " + line);
}

/// Decimals and hexfloats with blanks between them.
inline std::vector<double> read_numbers(const std::string& text) {
    std::istringstream words(text);
    std::vector<double> numbers;
    for (std::string number; words >> number;) numbers.push_back(std::strtod(number.c_str(), nullptr));
    return numbers;
}

}  // namespace tangency
