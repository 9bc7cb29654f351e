// SPDX-License-Identifier: MIT
// A list of boxes and balls, as a broad phase gets it, and the pairs that it answers.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "tangency/shapes/form.hpp"

namespace tangency::pairs {

/// How many shapes a list has at most.
inline constexpr std::size_t most_shapes = 64;

/// How many numbers a shape takes in every form: a box all of them, a ball its centre, its radius, and zeros.
constexpr std::size_t numbers_per_shape(std::size_t dim) { return 2 * dim; }

struct Shape {
    bool is_ball = false;
    std::array<double, 6> numbers{};

    friend bool operator==(const Shape&, const Shape&) = default;
};

/// Shapes whose boxes are stored in the signature's form, which is one of box_box.
struct ShapeList {
    Signature signature;
    std::vector<Shape> shapes{};
    bool is_lattice = true;  ///< small integers: sums, halves and squares of them are exact, so rounding excuses nothing

    std::size_t count() const { return shapes.size(); }
    /// N(N-1)/2.
    std::size_t pair_count() const { return count() < 2 ? 0 : count() * (count() - 1) / 2; }
};

/// Two places of a list, from 0.
struct Pair {
    int first, second;

    friend bool operator==(const Pair&, const Pair&) = default;
};

using PairList = std::vector<Pair>;

}  // namespace tangency::pairs
