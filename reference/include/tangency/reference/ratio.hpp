// SPDX-License-Identifier: MIT
// Whole numbers of a row, and ratios of them: for decisions that want no fraction before their end.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "tangency/reference/integer_input.hpp"

namespace tangency::reference {

/// A row's numbers in units of 2^exponent.
struct WholeRow {
    std::vector<Integer> numbers;
    int exponent = 0;
};

inline WholeRow whole_row(std::span<const double> row) {
    detail::CommonUnit<double> unit;
    for (const double number : row) unit.include(number);
    WholeRow whole{{}, unit.exponent()};
    whole.numbers.reserve(row.size());
    for (const double number : row) whole.numbers.push_back(unit.count(number));
    return whole;
}

/// above / below. Needs a number below that is greater than 0.
struct Ratio {
    Integer above = 0, below = 1;

    friend bool operator<(const Ratio& a, const Ratio& b) { return a.above * b.below < b.above * a.below; }

    /// Of squares of lengths in units of 2^exponent.
    Fraction square_in(int exponent) const { return {above, below, 2 * exponent}; }
};

}  // namespace tangency::reference
