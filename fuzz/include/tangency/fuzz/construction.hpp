// SPDX-License-Identifier: MIT
// What a fuzzer's bytes mean: not numbers, but how to make a scene.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "tangency/fuzz/draft.hpp"

namespace tangency::fuzz {

/// The ways to make a scene. The first five make lattice scenes, the others rows of floats.
enum class SceneKind : std::uint8_t {
    lattice,     ///< integers as they stand in `words`
    scattered,   ///< a region an axis, free legs, a radius anywhere or next to the distance
    tie,         ///< a lattice tie built from its answer, or one a unit or a few away from it
    degenerate,  ///< a tie or its neighbour, flattened, or with a point for a circle
    turned_tie,  ///< a tie by a turn's own exact route that keeps to the lattice; a tie where no box is turned
    near_tie,    ///< a tie of any turn at any exponent, far offsets included, and its neighbours by ulps
    floats,      ///< floats of any magnitude, with the radius at, near or far from the true distance
    everyday,    ///< pixels, tiles and tenths
    giants,      ///< box and ball at opposite ends of the range
    special,     ///< zeros, ends of the range, powers of two, bounds that programs know, and their neighbours
    drawn,       ///< what a property's own generator draws from a seed
    raw          ///< numbers as their bits in `words`
};
inline constexpr std::array<std::string_view, 12> scene_kind_names{
    "lattice", "scattered", "tie",    "degenerate", "turned_tie", "near_tie",
    "floats",  "everyday",  "giants", "special",    "drawn",      "raw"};

/// Where the ball's centre lies on one axis of the box.
enum class Side : std::uint8_t { between, on_low, on_high, below, above, centered };
inline constexpr std::array<std::string_view, 6> side_names{"between", "on_low", "on_high",
                                                            "below",   "above",  "centered"};

/// Where the radius lies in relation to the distance.
enum class Fit : std::uint8_t { tie, below, above, free, zero };
inline constexpr std::array<std::string_view, 5> fit_names{"tie", "below", "above", "free", "zero"};

/// One axis: the region, and the three lengths that place box and ball. What a length's 16 bits mean is the
/// scene kind's to say: lattice kinds read an integer, float kinds an exponent's drop and a significand.
struct AxisPlan {
    Side side = Side::between;
    std::uint16_t center = 0, half = 0, away = 0;

    friend bool operator==(const AxisPlan&, const AxisPlan&) = default;
};

/// A step of a few units (lattice kinds) or ulps (float kinds) on one number. A place that names no number of the
/// scene steps nothing. Of lattice kinds 1 is the radius, from 2 on come the ball's centre, the half extents and the
/// box's centre, three each; of float kinds it is the number's place in the row plus one.
struct Step {
    std::uint8_t place = 0;
    std::int8_t amount = 0;

    friend bool operator==(const Step&, const Step&) = default;
};

/// How the box is turned; signatures without turning ignore it.
struct TurnPlan {
    std::uint8_t family = 0;  ///< no turn, quarters, 45, 30, 15 degrees, Pythagorean, small integers, any, ...
    std::array<std::int8_t, 4> numbers{};
    std::int8_t exponent = 0;  ///< of a direction's or quaternion's length
    std::uint8_t flags =
        0;  ///< bit 0: the ball stays where it is, else the turn carries it; bit 1: box at the origin

    friend bool operator==(const TurnPlan&, const TurnPlan&) = default;
};

/// How to make a scene, and what to play on it. Every value of every field means something, so a fuzzer may write
/// any of them. A kind ignores the fields that are not its own; `decode` leaves those of the other layout zero
/// (`words` of all kinds but lattice, special and raw; everything from `reach` on of these three).
struct Construction {
    std::uint8_t signature = 0;  ///< which signature a target of many plays: the number modulo their count
    SceneKind kind = SceneKind::lattice;
    std::uint8_t property = 0;   ///< n: the catalogue's n-th property, as 4 is P04; else the scene's verdict alone
    Twist twist{};   ///< read as the choices of the property named above

    std::uint8_t reach = 0;      ///< float kinds: ordinary, large, small magnitudes or the range's ends
    std::uint16_t scale = 0;     ///< float kinds: the exponent, counted within that reach
    std::int8_t exponent = 0;    ///< lattice kinds: the unit is 2^exponent within -8 .. 8, mostly 1 beyond
    Fit fit = Fit::tie;
    std::uint16_t radius = 0;    ///< how far from the distance, or how large
    std::array<std::uint8_t, 4> legs{};  ///< the parameters of a Pythagorean triple or quadruple
    std::uint8_t order = 0;      ///< which axis gets which leg
    std::uint8_t likeness = 0;   ///< coincidences: squares, origins, equal numbers
    std::uint8_t flat = 0;       ///< degenerate: bits 0 to 2 the axes without extent, bit 3 a point circle
    std::uint16_t zeros = 0;     ///< bit i: the row's number i is -0 where it is zero
    std::uint8_t far = 0;        ///< near_tie: how far from the origin
    std::uint32_t salt = 0;      ///< the seed of drawn scenes, the significands of floats
    std::array<Step, 3> steps{}; ///< lattice kinds take the first
    std::array<AxisPlan, 3> axes{};
    TurnPlan turn{};

    std::array<std::uint32_t, 28> words{};  ///< lattice, special, raw: numbers, two words each in f64's raw rows

    friend bool operator==(const Construction&, const Construction&) = default;
};

/// The longest input that means anything; what lies beyond is ignored.
inline constexpr std::size_t max_input_size = 131;

/// A field of an input: its bytes, the lowest first.
struct FieldPlace {
    std::string_view name;
    std::size_t place, size;
};

/// The fields of a kind's inputs, one after the other. There are two layouts: lattice, special and raw scenes share
/// the one that stores numbers, all other kinds the one that stores a plan. docs/fuzz-inputs.md shows both.
std::span<const FieldPlace> layout_of(SceneKind kind);

/// The construction that the bytes mean. Total: every byte string means something, missing bytes read as zero.
/// Fields have fixed places, so a changed byte changes one field.
Construction decode(std::span<const std::uint8_t> input);

/// The shortest bytes that mean it: decode(encode(c)) == c for every c that `decode` returns.
std::vector<std::uint8_t> encode(const Construction& construction);

/// The same into a buffer of `max_input_size` bytes, for callers that must not allocate; returns how many count.
std::size_t encode_to(const Construction& construction, std::span<std::uint8_t, max_input_size> out);

/// Makes the scene, always a valid one: a lattice scene within the limits of `is_valid`, or a case without a
/// defect. Needs a signature that exists.
Draft build(const Construction& construction, const Signature& signature);

/// The inverse: build(construction_of(draft, s), s) is that draft, bit for bit. Lattice scenes become lattice
/// constructions, cases raw bits; the property is left 0. Needs a draft as properties pose it: a lattice scene
/// within `is_valid`, an exponent within -8 .. 8 and a twist within its property's domain, or a case that is a
/// scene of the signature. A lattice scene beyond those limits becomes the raw row that it expresses.
Construction construction_of(const Draft& draft, const Signature& signature);

/// The property that the construction asks to play on what it built, or null if the scene's verdict is all: the
/// byte names none, or one that does not apply to the signature, or one that plays on the other kind of scene.
const properties::Property* chosen_property(const Construction& construction, const Signature& signature,
                                            const Draft& draft);

/// The comparison: bytes as floats from the first on, without structure. Missing bytes read as zero; no number is
/// infinite or NaN, and what is no scene is made one as `make_valid` does.
Draft build_raw(std::span<const std::uint8_t> input, const Signature& signature);

}  // namespace tangency::fuzz
