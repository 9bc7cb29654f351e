// SPDX-License-Identifier: MIT
// A list of boxes and balls, as a broad phase gets it.
#pragma once

#include <array>
#include <cstddef>
#include <string>
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

/// "box lox=0 loy=0 hix=1 hiy=1".
std::string to_text(const Shape& shape, const Signature& signature);
/// Of each shape of a list.
std::vector<std::string> shape_texts(const ShapeList& list);

/// The largest magnitude among all numbers of the list.
double scale_of(const ShapeList& list);

/// How hard a list is to read, which shrinking lowers: shapes cost most, then numbers that are long or large, and sizes of zero.
double complexity(const ShapeList& list);

}  // namespace tangency::pairs
