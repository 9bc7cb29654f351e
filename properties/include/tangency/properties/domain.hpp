// SPDX-License-Identifier: MIT
// The domain that a user declares for a function: what its inputs have in common, so that nothing else is asked.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tangency/properties/input.hpp"
#include "tangency/properties/instance.hpp"

namespace tangency::properties {

/// Exponents of two, both ends included; none if `lowest` is above `highest`.
struct Exponents {
    int lowest, highest;

    bool is_empty() const { return lowest > highest; }
    Exponents common_with(const Exponents& other) const;
    /// The one that is nearest. Needs one.
    int nearest_to(int exponent) const;
};

/// Magnitudes of lengths, both ends included. A length of zero has none and always belongs, and so does NaN.
struct Range {
    double lo, hi;

    bool has(double length) const {
        const double magnitude = std::abs(length);
        return magnitude == 0 || !(magnitude < lo || magnitude > hi);
    }
};

/// Numbers between two ends, both included.
struct Interval {
    double lo, hi;

    double width() const { return hi - lo; }
    /// The largest magnitude in it.
    double reach() const { return std::max(std::abs(lo), std::abs(hi)); }
};

/// The magnitudes of whole numbers where no range is declared: squares, products of two differences and their sums fit 32 bits
/// (docs/levels.md has the count).
inline constexpr Range whole_lengths{0, 4096};

/// Where whole numbers of the language lie if nothing else is declared: sums of squares, products and halves that are doubled fit 32 bits,
/// and where a question takes the square of a product, 64 bits (docs/levels.md has the count).
Interval default_coordinates(const Signature& signature);

/// Which inputs a function is for. Lengths are positions, sides, extents and the radius: an angle has no unit, and a
/// direction or a quaternion any, so `range` leaves orientations alone.
struct Domain {
    bool positive_extent = false;  ///< no side of a box is zero
    bool positive_radius = false;
    bool unit_orientation = false;  ///< a direction or quaternion has length one, up to rounding
    bool whole_numbers = false;     ///< every length is a whole number
    bool cells = false;             ///< corners are whole numbers, sides are one and the radius is a half: a shape fills a cell of a map
    bool moving = false;            ///< a segment or a way has a length
    bool counterclockwise = false;  ///< a polygon's vertices run from x towards y
    bool any_sign = false;          ///< widths and heights may be negative: the box is the same set of points
    std::optional<Range> range{};
    /// Where every position and every side of a box lies, as stored: of a rotated box before it is rotated, of a ball its centre alone.
    std::optional<Interval> coordinates{};
    bool nan = false;  ///< NaN in any place belongs to it as well, though something is declared

    /// Whether nothing is declared, so that every input belongs.
    bool is_whole() const {
        return !positive_extent && !positive_radius && !unit_orientation && !whole_numbers && !cells && !moving && !counterclockwise &&
               !any_sign && !range && !coordinates;
    }
    /// The same, of proper shapes only, and of ways that move.
    Domain with_proper_shapes() const;

    /// Where coordinates lie that are within the range as well. Needs coordinates.
    Interval places() const;

    /// The powers of two in the range, of which lengths are made: whole numbers of 1, cells of 1/2.
    Exponents exponents() const;
    /// The exponent if its power of two lies in the range, else one that does, between the bounds if any is there: far
    /// ones come round as a clock's hand does, so that draws stay spread.
    int exponent_within(int drawn, int lowest, int highest) const;
    /// The unit in which small integers lie in the range, the usual one if it does.
    int lattice_unit(int usual) const;
    /// The bound of an integer that is usually this, as small as a narrow range has room for.
    int at_most(int usual) const;
    /// By how many doublings all lengths of the rows come to lie in the range.
    Exponents doublings_of(std::span<const Input> rows) const;
    Exponents doublings_of(double length) const;
    /// Whether a radius lies in it whatever stands beside it. Needs has_radii_of_their_own.
    bool holds_radius(double radius) const;
    /// Whether a radius is ruled by itself: within coordinates and cells other numbers say what it may be, and with signs what a row means.
    bool has_radii_of_their_own() const { return !coordinates && !cells && !any_sign; }
};

/// Every input.
inline constexpr Domain whole_domain{};

/// Shapes that are no points and no segments, and ways that move.
inline constexpr Domain proper_shapes{.positive_extent = true, .positive_radius = true, .moving = true, .nan = true};

bool lies_in(const Input& row, const Domain& domain);

/// Whether the shape is a segment, or has a way, that ends where it starts.
bool is_still(const Input& row, ShapeOf shape);
/// Whether every input of it does.
bool lies_in(const Instance& instance, const Domain& domain);

/// A domain as read, or what is wrong with it.
struct DomainReading {
    Domain domain{};
    std::string problem{};  ///< a sentence that names the word and what to give instead; empty if there is none

    bool ok() const { return problem.empty(); }
};

/// Reads words joined by commas: positive-extent, positive-radius, proper, unit-orientation, whole-numbers, cells, moving,
/// counterclockwise, any-sign, range=LO..HI, coordinates=LO..HI. No words are the whole domain; whole numbers without a range or
/// coordinates have that of whole_lengths, and those of the language default_coordinates: these are whole and end whatever is said.
DomainReading read_domain(std::string_view words, const Signature& signature);

/// The words that read_domain reads, in an order of their own; empty for the whole domain.
std::string to_text(const Domain& domain);

}  // namespace tangency::properties
