// SPDX-License-Identifier: MIT
// Rows put to a function that takes columns.
#include "adapt.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace tangency::subjects {
namespace {

using properties::Input;

constexpr std::size_t rows_at_once = 64;

template <class Scalar>
void answer_rows(AnswerColumns answer, std::span<const Input> inputs, std::span<bool> answers) {
    if (inputs.empty()) return;
    const std::size_t width = number_count(inputs[0].signature);
    std::array<std::array<Scalar, rows_at_once>, max_number_count> numbers;
    std::array<const void*, max_number_count> columns{};
    for (std::size_t place = 0; place < width; ++place) columns[place] = numbers[place].data();
    for (std::size_t first = 0; first < inputs.size(); first += rows_at_once) {
        const auto rows = inputs.subspan(first, std::min(rows_at_once, inputs.size() - first));
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (std::size_t place = 0; place < width; ++place) numbers[place][i] = static_cast<Scalar>(rows[i].numbers[place]);
        answer(columns.data(), rows.size(), answers.data() + first);
    }
}

}  // namespace

properties::Subject adapt(std::string_view name, const Signature& signature, Contract contract, AnswerColumns answer) {
    const auto answer_inputs = [scalar = signature.scalar, answer](std::span<const Input> inputs, std::span<bool> answers) {
        visit_scalar(scalar, [&](auto zero) { answer_rows<decltype(zero)>(answer, inputs, answers); });
    };
    return {std::string(name), signature, contract, answer_inputs, [answer](const properties::InputBlock& block, std::span<bool> answers) {
                answer(block.columns(), block.size(), answers.data());
            }};
}

}  // namespace tangency::subjects
