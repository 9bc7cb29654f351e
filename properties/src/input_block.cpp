// SPDX-License-Identifier: MIT
// Columns of numbers, and what is made of them when asked for.
#include "tangency/properties/input_block.hpp"

#include <algorithm>
#include <type_traits>

namespace tangency::properties {

InputBlock::InputBlock(const Signature& signature) : signature_(signature), width_(number_count(signature)) {}

void InputBlock::resize(std::size_t size) {
    if (size > room_) {
        const std::size_t room = std::max(size, 2 * room_);
        std::vector<double> grown(width_ * room);
        for (std::size_t place = 0; place < width_; ++place)
            std::copy_n(numbers_.data() + place * room_, size_, grown.data() + place * room);
        numbers_ = std::move(grown);
        room_ = room;
    }
    size_ = size;
    forget();
}

void InputBlock::push_back(const Input& input) {
    resize(size_ + 1);
    set(size_ - 1, input);
}

const void* const* InputBlock::columns() const {
    if (has_columns_) return columns_.data();
    has_columns_ = true;
    visit_scalar(signature_.scalar, [this](auto zero) {
        using Scalar = decltype(zero);
        if constexpr (std::is_same_v<Scalar, double>) {
            for (std::size_t place = 0; place < width_; ++place) columns_[place] = column(place).data();
        } else {
            narrowed_.resize(width_ * size_ * sizeof(Scalar));
            auto* next = reinterpret_cast<Scalar*>(narrowed_.data());
            for (std::size_t place = 0; place < width_; ++place, next += size_) {
                std::ranges::transform(column(place), next, [](double number) { return static_cast<Scalar>(number); });
                columns_[place] = next;
            }
        }
    });
    return columns_.data();
}

std::span<const Input> InputBlock::inputs() const {
    if (!has_inputs_) {
        inputs_.assign(size_, Input{signature_});
        for (std::size_t place = 0; place < width_; ++place)
            for (std::size_t i = 0; i < size_; ++i) inputs_[i].numbers[place] = numbers_[place * room_ + i];
        has_inputs_ = true;
    }
    return inputs_;
}

}  // namespace tangency::properties
