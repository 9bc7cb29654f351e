// SPDX-License-Identifier: MIT
// A row in whole numbers of a unit, its second shape's coordinates moved.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "tangency/reference/ratio.hpp"

namespace tangency::questions {

/// Of coordinates in the plane, x and y in turn, those from `second` on moved by a vector, or by none.
class MovedRow {
public:
    MovedRow(std::span<const double> coordinates, std::size_t second, std::span<const double> by)
        : size_(coordinates.size()), second_(second) {
        std::vector<double> all(coordinates.begin(), coordinates.end());
        all.insert(all.end(), by.begin(), by.end());
        whole_ = reference::whole_row(all);
        for (std::size_t place = second; place < size_ && !by.empty(); ++place)
            whole_.numbers[place] += whole_.numbers[size_ + (place - second) % 2];
    }

    std::span<const reference::Integer> first() const { return std::span(whole_.numbers).first(second_); }
    std::span<const reference::Integer> second() const { return std::span(whole_.numbers).subspan(second_, size_ - second_); }
    int exponent() const { return whole_.exponent; }

private:
    std::size_t size_, second_;
    reference::WholeRow whole_;
};

}  // namespace tangency::questions
