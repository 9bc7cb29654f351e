// SPDX-License-Identifier: MIT
// A row as two cores and the sum of their radii.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>

#include "core.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::certificates {

/// A row's lengths, and vertices, in whole numbers of 2^exponent: multiples of four, so that halves are whole of whatever they are sums of.
struct WholeLengths {
    Lengths<Integer> lengths{};
    std::array<std::array<std::array<Integer, 2>, most_vertices>, 2> vertices{};  ///< of the first shape, of the second
    int exponent = 0;
};

/// With `moved_by`, a number an axis, after the second shape has moved so far.
WholeLengths whole_lengths(const Signature& signature, std::span<const double> row, std::span<const double> moved_by = {});

/// The directions of a rotated box's sides, `divisor` times as long as 1.
struct Frame {
    std::array<Point<OneRoot>, 3> axes;
    Integer divisor = 1;
    std::unique_ptr<const Integer> root{};  ///< of the numbers in `axes`; none if they are whole
};

/// Those of a row's shapes, with one divisor. If both have a root, either it is one and the same, which the first has, or no sum of the one
/// and fractions is the other.
struct Frames {
    Frame first, second;
    std::size_t roots = 0;  ///< how many there are: none, one or two
};

/// A frame is that of the axes where the shape is not rotated or a point; nothing if a cosine and a sine are no sums with a root.
std::optional<Frames> frames_of(const Signature& signature, std::span<const double> row, const WholeLengths& whole);

/// Lengths are 2^exponent / divisor times those here.
template <class Number>
struct Cores {
    Core<Number> first, second;
    Integer radii;
    Integer divisor;
    int exponent;
};

/// Number is Integer, OneRoot or TwoRoots, as there are roots.
template <class Number>
Cores<Number> cores_of(const Signature& signature, const WholeLengths& whole, const Frames& frames);

/// Calls visit with the cores in numbers that have no more roots than it takes.
template <class Visit>
auto with_cores(const Signature& signature, const WholeLengths& whole, const Frames& frames, Visit visit) {
    if (frames.roots == 0) return visit(cores_of<Integer>(signature, whole, frames));
    return frames.roots == 1 ? visit(cores_of<OneRoot>(signature, whole, frames)) : visit(cores_of<TwoRoots>(signature, whole, frames));
}

}  // namespace tangency::certificates
