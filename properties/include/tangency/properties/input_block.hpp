// SPDX-License-Identifier: MIT
// Many inputs of one signature as columns: number by number, as fast loops want them.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "tangency/properties/input.hpp"

namespace tangency::properties {

/// Inputs of one signature. Column p holds number p of every input.
class InputBlock {
public:
    explicit InputBlock(const Signature& signature);

    const Signature& signature() const { return signature_; }
    std::size_t size() const { return size_; }

    /// Room for so many inputs; what is new has no numbers yet.
    void resize(std::size_t size);
    /// Needs an input of the signature.
    void set(std::size_t i, const Input& input) {
        for (std::size_t place = 0; place < width_; ++place) numbers_[place * room_ + i] = input.numbers[place];
        forget();
    }
    void push_back(const Input& input);
    /// Puts input `from` in the place of input `to`.
    void move(std::size_t from, std::size_t to) {
        for (std::size_t place = 0; place < width_; ++place) numbers_[place * room_ + to] = numbers_[place * room_ + from];
        forget();
    }

    /// A column to be written to.
    std::span<double> edit(std::size_t place) {
        forget();
        return std::span(numbers_).subspan(place * room_, size_);
    }

    Input operator[](std::size_t i) const {
        Input input{signature_};
        read(i, input);
        return input;
    }
    /// The same into an input of the signature, which it has before.
    void read(std::size_t i, Input& input) const {
        for (std::size_t place = 0; place < width_; ++place) input.numbers[place] = numbers_[place * room_ + i];
    }
    std::span<const double> column(std::size_t place) const { return std::span(numbers_).subspan(place * room_, size_); }

    /// The columns in the scalar type, each as long as the block. They and `inputs` are made when first asked for, and hold until the
    /// block changes.
    const void* const* columns() const;
    std::span<const Input> inputs() const;

private:
    void forget() { has_columns_ = has_inputs_ = false; }

    Signature signature_;
    std::size_t width_, size_ = 0, room_ = 0;
    std::vector<double> numbers_{};
    mutable bool has_columns_ = false, has_inputs_ = false;
    mutable std::array<const void*, max_number_count> columns_{};
    mutable std::vector<std::byte> narrowed_{};  // the columns' numbers, where the scalar type is not double
    mutable std::vector<Input> inputs_{};
};

}  // namespace tangency::properties
