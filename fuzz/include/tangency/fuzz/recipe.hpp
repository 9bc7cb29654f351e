// SPDX-License-Identifier: MIT
// What a fuzzer's bytes mean: not numbers, but how to make a row.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "tangency/fuzz/drawn.hpp"

namespace tangency::fuzz {

/// The ways to make a row. The first five make lattice inputs, the others rows of floats.
enum class InputKind : std::uint8_t {
    lattice,      ///< integers as they stand in `words`
    scattered,    ///< a region an axis, free legs, a radius anywhere or next to the distance
    tie,          ///< a lattice tie built from its answer, or one a unit or a few away from it
    degenerate,   ///< a tie or its neighbour, flattened, or with a point for a circle
    rotated_tie,  ///< a tie by a turn's own exact route that keeps to the lattice; a tie where no box is rotated
    near_tie,     ///< a tie of any turn at any exponent, far offsets included, and its neighbours by ulps
    floats,       ///< floats of any magnitude, with the radius at, near or far from the true distance
    everyday,     ///< pixels, tiles and tenths
    huge,         ///< box and ball at opposite ends of the range
    special,      ///< zeros, ends of the range, powers of two, bounds that programs know, and their neighbours
    drawn,        ///< what a property's own generator draws from a seed
    raw           ///< numbers as their bits in `words`
};
inline constexpr std::array<std::string_view, 12> input_kind_names{
    "lattice", "scattered", "tie",    "degenerate", "rotated_tie", "near_tie",
    "floats",  "everyday",  "huge", "special",    "drawn",      "raw"};

/// Where the ball's centre lies on one axis of the box.
enum class Side : std::uint8_t { between, on_low, on_high, below, above, centered };
inline constexpr std::array<std::string_view, 6> side_names{"between", "on_low", "on_high",
                                                            "below",   "above",  "centered"};

/// Where the radius lies in relation to the distance.
enum class Fit : std::uint8_t { tie, below, above, free, zero };
inline constexpr std::array<std::string_view, 5> fit_names{"tie", "below", "above", "free", "zero"};

/// One axis: the region, and the three lengths that place box and ball. What a length's 16 bits mean is the
/// row kind's to say: lattice kinds read an integer, float kinds an exponent's drop and a significand.
struct AxisPlan {
    Side side = Side::between;
    std::uint16_t center = 0, half = 0, away = 0;

    friend bool operator==(const AxisPlan&, const AxisPlan&) = default;
};

/// A step of a few units (lattice kinds) or ulps (float kinds) on one number. A place that names no number of the
/// row steps nothing. Of lattice kinds 1 is the radius, from 2 on come the ball's centre, the half extents and the
/// box's centre, three each; of float kinds it is the number's place in the row plus one.
struct Step {
    std::uint8_t place = 0;
    std::int8_t amount = 0;

    friend bool operator==(const Step&, const Step&) = default;
};

/// How the box is rotated; signatures without orientation ignore it.
struct TurnPlan {
    std::uint8_t family = 0;  ///< no turn, quarters, 45, 30, 15 degrees, Pythagorean, small integers, any, ...
    std::array<std::int8_t, 4> numbers{};
    std::int8_t exponent = 0;  ///< of a direction's or quaternion's length
    std::uint8_t flags =
        0;  ///< bit 0: the ball stays where it is, else the turn carries it; bit 1: box at the origin

    friend bool operator==(const TurnPlan&, const TurnPlan&) = default;
};

/// How to make a row, and what to play on it. Every value of every field means something, so a fuzzer may write
/// any of them. A kind ignores the fields that are not its own; `decode` leaves those of the other layout zero
/// (`words` of all kinds but lattice, special and raw; everything from `range` on of these three).
struct Recipe {
    std::uint8_t signature = 0;  ///< which signature a target of many plays: the number modulo their count
    InputKind kind = InputKind::lattice;
    std::uint8_t property = 0;   ///< n: the catalogue's n-th property, as 4 is P04; else the row's verdict alone
    PropertyChoices property_choices{};   ///< read as the choices of the property named above

    std::uint8_t range = 0;    ///< float kinds: ordinary, large, small magnitudes or the range's ends
    std::uint16_t scale = 0;   ///< float kinds: the exponent, counted within that range
    std::int8_t exponent = 0;  ///< lattice kinds: the unit is 2^exponent within -8 .. 8, mostly 1 beyond
    Fit fit = Fit::tie;
    std::uint16_t radius = 0;    ///< how far from the distance, or how large
    std::array<std::uint8_t, 4> legs{};  ///< the parameters of a Pythagorean triple or quadruple
    std::uint8_t order = 0;      ///< which axis gets which leg
    std::uint8_t coincidence = 0;   ///< coincidences: squares, origins, equal numbers
    std::uint8_t flat = 0;       ///< degenerate: bits 0 to 2 the axes without extent, bit 3 a point circle
    std::uint16_t zeros = 0;     ///< bit i: the row's number i is -0 where it is zero
    std::uint8_t far = 0;        ///< near_tie: how far from the origin
    std::uint32_t salt = 0;      ///< the seed of drawn rows, the significands of floats
    std::array<Step, 3> steps{}; ///< lattice kinds take the first
    std::array<AxisPlan, 3> axes{};
    TurnPlan turn{};

    std::array<std::uint32_t, 28> words{};  ///< lattice, special, raw: numbers, two words each in f64's raw rows

    friend bool operator==(const Recipe&, const Recipe&) = default;
};

/// The longest input that means anything; what lies beyond is ignored.
inline constexpr std::size_t max_input_size = 131;

/// A field of an input: its bytes, the lowest first.
struct FieldPlace {
    std::string_view name;
    std::size_t place, size;
};

/// The fields of a kind's inputs, one after the other. There are two layouts: lattice, special and raw rows share
/// the one that stores numbers, all other kinds the one that stores a plan. docs/fuzz-inputs.md shows both.
std::span<const FieldPlace> layout_of(InputKind kind);

/// The recipe that the bytes mean. Total: every byte string means something, missing bytes read as zero.
/// Fields have fixed places, so a changed byte changes one field.
Recipe decode(std::span<const std::uint8_t> input);

/// The shortest bytes that mean it: decode(encode(c)) == c for every c that `decode` returns.
std::vector<std::uint8_t> encode(const Recipe& recipe);

/// The same into a buffer of `max_input_size` bytes, for callers that must not allocate; returns how many count.
std::size_t encode_to(const Recipe& recipe, std::span<std::uint8_t, max_input_size> out);

/// Makes the row, always a valid one: a lattice input within the limits of `is_valid`, or a case without a
/// defect. Needs a signature that exists.
DrawnInput build(const Recipe& recipe, const Signature& signature);

/// The inverse: build(recipe_of(drawn input, s), s) is that drawn input, bit for bit. Lattice inputs become lattice
/// recipes, cases raw bits; the property is left 0. Needs a drawn input as properties instantiate it: a lattice input
/// within `is_valid`, an exponent within -8 .. 8 and choices within its property's domain, or a case that is a
/// row of the signature. A lattice input beyond those limits becomes the raw row that it expresses.
Recipe recipe_of(const DrawnInput& drawn, const Signature& signature);

/// The property that the recipe asks to play on what it built, or null if the row's verdict is all: the
/// byte names none, or one that does not apply to the signature, or one that plays on the other kind of row.
const properties::Property* chosen_property(const Recipe& recipe, const Signature& signature,
                                            const DrawnInput& drawn);

/// The comparison: bytes as floats from the first on, without structure. Missing bytes read as zero; no number is
/// infinite or NaN, and what is not a valid input is made one as `make_valid` does.
DrawnInput build_raw(std::span<const std::uint8_t> input, const Signature& signature);

}  // namespace tangency::fuzz
