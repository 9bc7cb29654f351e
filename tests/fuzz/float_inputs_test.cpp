// SPDX-License-Identifier: MIT
// Float inputs: radii beside the distance, coincidences, special values, turns.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "inputs.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/encode.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::fuzz {
namespace {

using properties::Input;
using properties::LatticeInput;
using properties::Source;
using properties::ReferenceAnswer;

// The gap of float inputs whose radius is fitted to the distance, in units of eps * scale.
TEST(FloatInputs, FittedRadiiLieOnTheirSideAtEveryFractionAndMultipleOfTheBand) {
    for (const Signature& signature : played_signatures()) {
        if (signature.orientation == Orientation::radians || signature.orientation == Orientation::degrees) continue;
        Source random(5);
        std::map<Fit, int> fits, right;
        std::map<std::pair<Fit, int>, int> octaves;
        for (int i = 0; i < inputs_of_a_signature; ++i) {
            Recipe made = random_of_kind(random, InputKind::floats);
            made.range = 0;
            made.steps = {};
            const ReferenceAnswer reference_answer = find_reference_answer(row_of(build(made, signature), signature));
            if (reference_answer.region == reference::Region::inside || made.fit == Fit::free ||
                made.fit == Fit::zero) continue;
            ++fits[made.fit];
            const double bands = gap_in_bands(reference_answer);
            if (made.fit == Fit::tie) {
                right[made.fit] += bands < (signature.orientation == Orientation::none ? 4 : 16);
                continue;
            }
            const auto side = made.fit == Fit::below ? reference::Verdict::disjoint : reference::Verdict::overlapping;
            if (reference_answer.verdict != side) continue;
            ++right[made.fit];
            ++octaves[{made.fit, bands < 1 ? 0 : bands < 8 ? 1 : bands < 64 ? 2 : bands < 4096 ? 3 : 4}];
        }
        EXPECT_GE(right[Fit::tie], fits[Fit::tie] * 95 / 100) << name_of_signature(signature);
        for (const Fit fit : {Fit::below, Fit::above}) {
            EXPECT_GE(right[fit], fits[fit] * 3 / 4) << name_of_signature(signature);
            for (int octave = 0; octave < 5; ++octave)
                EXPECT_GE((octaves[std::pair(fit, octave)]), fits[fit] / 25)
                    << name_of_signature(signature) << " octave " << octave;
        }
    }
}

TEST(FloatInputs, FloatInputsHoldTheCoincidencesThatProgramsMeet) {
    for (const Signature& signature : played_signatures()) {
        if (signature.orientation != Orientation::none || signature.form == Form::corner_size_ball_corner) continue;
        const std::size_t dim = signature.dim;
        Source random(14);
        std::map<std::string, int> seen{{"slivers", 0}, {"far boxes", 0}, {"far balls", 0}};
        for (int i = 0; i < 2000; ++i) {
            Recipe made = random_of_kind(random, InputKind::floats);
            made.steps = {};
            made.range = 0;
            const Input row = row_of(build(made, signature), signature);
            const double* numbers = row.numbers.data();
            const auto extent = [&](std::size_t axis) {
                return signature.form == Form::lo_hi ? numbers[dim + axis] - numbers[axis] : numbers[dim + axis];
            };
            const auto flat = [&] {
                std::size_t count = 0;
                for (std::size_t axis = 0; axis < dim; ++axis) count += extent(axis) == 0;
                return count;
            }();
            seen["one flat axis"] += flat == 1;
            seen["points"] += flat == dim;
            seen["squares"] += flat == 0 && extent(0) == extent(1);
            seen["boxes at the origin"] += std::all_of(numbers, numbers + dim, [](double number) {
                return number == 0;
            });
            seen["balls at the origin"] += std::all_of(numbers + 2 * dim, numbers + 3 * dim, [](double number) {
                return number == 0;
            });
            seen["equal numbers"] +=
                numbers[0] == numbers[2 * dim] || numbers[1] == numbers[2 * dim + 1] || numbers[0] == numbers[1];
            for (std::size_t place = 0; place < 3 * dim; ++place)
                if (numbers[place] != 0 && std::find(numbers, numbers + place, -numbers[place]) != numbers + place) {
                    ++seen["opposite numbers"];
                    break;
                }
            seen["zeros"] += std::count(numbers, numbers + 3 * dim, 0.0) == 1;
            seen["slivers"] += extent(0) > 1000 * extent(1) && extent(1) > 0;
            seen["far boxes"] += std::abs(numbers[0]) > 1000 * extent(0);
            seen["far balls"] += std::abs(numbers[2 * dim] - numbers[0]) > 1000 * extent(0);
        }
        // One coincidence in sixteen is for each of these alone, so others' accidents do not fill their share.
        const std::map<std::string, int> of_their_own{{"opposite numbers", 60}, {"one flat axis", 90}};
        for (const auto& [what, count] : seen) {
            const auto own = of_their_own.find(what);
            EXPECT_GE(count, own == of_their_own.end() ? 8 : own->second)
                << what << " in " << name_of_signature(signature);
        }
    }
}

TEST(FloatInputs, SpecialInputsHoldTheNumbersThatProgramsTripOver) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        const Signature signature{Form::center_half, scalar, 2};
        const properties::FloatFormat& format = properties::format_of(scalar);
        Source random(6);
        std::map<std::string, int> seen;
        for (int i = 0; i < 2000; ++i) {
            const Input row = row_of(build(random_of_kind(random, InputKind::special), signature), signature);
            for (const double number : row.row()) {
                const double size = std::abs(number);
                int exponent = 0;
                seen["-0"] += number == 0 && std::signbit(number);
                seen["smallest"] += size == format.smallest;
                seen["subnormal"] += size != 0 && size < std::ldexp(1.0, format.min_exponent + format.precision - 1);
                seen["largest"] += size == format.largest;
                seen["power"] += std::frexp(number, &exponent) == 0.5;
                const double next = properties::step_ulps(scalar, size, 1);
                seen["below a power"] += size > 0x1p-100 && size < 0x1p100 && std::frexp(next, &exponent) == 0.5;
                seen["square overflows"] += size >= std::ldexp(1.0, (format.max_exponent + 1) / 2) &&
                                            size <= std::ldexp(1.0, (format.max_exponent + 1) / 2 + 1);
            }
        }
        EXPECT_EQ(seen.size(), 7U);
        for (const auto& [what, count] : seen) EXPECT_GE(count, 50) << what << " in " << name_of(scalar);
    }
}

// A name for the way in which the orientation's numbers turn the box.
std::string turn_class(const Input& row) {
    const double* numbers = row.numbers.data() + 2 * row.signature.dim;
    const auto magnitude = [&](std::size_t i) { return std::abs(numbers[i]); };
    switch (row.signature.orientation) {
        case Orientation::none: return {};
        case Orientation::radians:
            if (numbers[0] == 0) return "none";
            if (magnitude(0) < 0x1p-20 || magnitude(0) > 100) return magnitude(0) < 1 ? "tiny" : "huge";
            for (const int parts : {4, 8, 12, 24}) {
                const double steps = numbers[0] / (0x1.921fb54442d18p+2 / parts);
                if (std::abs(steps - std::nearbyint(steps)) < 1e-6) return "parts of " + std::to_string(parts);
            }
            return std::nearbyint(numbers[0]) == numbers[0] ? "whole" : "any";
        case Orientation::degrees:
            if (numbers[0] == 0) return "none";
            if (magnitude(0) < 0x1p-10 || magnitude(0) > 3600) return magnitude(0) < 1 ? "tiny" : "huge";
            for (const int step : {90, 45, 30, 15, 1})
                if (std::fmod(numbers[0], step) == 0) return "multiple of " + std::to_string(step);
            return "any";
        case Orientation::axis: {
            if (numbers[0] == 0 || numbers[1] == 0) return "along an axis";
            if (magnitude(0) == magnitude(1)) return "diagonal";
            const double length = std::hypot(numbers[0], numbers[1]);
            const double ratio = magnitude(0) / magnitude(1);
            if (ratio > 1e3 || ratio < 1e-3) return "nearly along an axis";
            return std::abs(length - std::nearbyint(length)) < 1e-12 && length < 1000 ? "whole length" : "any";
        }
        case Orientation::quaternion: break;
    }
    const auto zeros = std::count(numbers, numbers + 4, 0.0);
    if (zeros == 3) return "none or half";
    if (zeros == 2) return "about an axis";
    return magnitude(0) == magnitude(1) && magnitude(1) == magnitude(2) && magnitude(2) == magnitude(3) ? "third"
                                                                                                        : "any";
}

TEST(FloatInputs, TurnsAreOfEveryFamilyInLatticeAndFloatInputs) {
    const std::map<Orientation, std::size_t> families{
        {Orientation::radians, 9}, {Orientation::degrees, 9}, {Orientation::axis, 5}, {Orientation::quaternion, 4}};
    // Turns of lattice inputs are neither huge nor tiny, nor nearly along an axis, nor parts of a turn in radians.
    const std::map<Orientation, std::size_t> lattice_families{
        {Orientation::radians, 3}, {Orientation::degrees, 7}, {Orientation::axis, 4}, {Orientation::quaternion, 4}};
    for (const Signature& signature : played_signatures()) {
        if (signature.orientation == Orientation::none) continue;
        for (const InputKind kind : {InputKind::scattered, InputKind::floats}) {
            Source random(7);
            std::map<std::string, int> seen;
            for (int i = 0; i < 2000; ++i)
                ++seen[turn_class(row_of(build(random_of_kind(random, kind), signature), signature))];
            int families_seen = 0;
            for (const auto& [family, count] : seen) families_seen += count >= 20;
            const auto& wanted = kind == InputKind::floats ? families : lattice_families;
            EXPECT_GE(families_seen, static_cast<int>(wanted.at(signature.orientation)))
                << name_of_signature(signature) << " " << testing::PrintToString(seen);
        }
    }
}

TEST(FloatInputs, AreDrawnByFramesWithinAHairOfTheTrueOnes) {
    double worst = 0;
    for (const Signature& signature : played_signatures()) {
        if (signature.orientation != Orientation::radians && signature.orientation != Orientation::degrees) continue;
        Source random(16);
        for (int i = 0; i < 300; ++i) {
            const Input row = row_of(build(random_of_kind(random, InputKind::floats), signature), signature);
            const properties::BoxFrame seen = approximate_frame(row), wanted = frame_of(row);
            for (std::size_t j = 0; j < 2; ++j)
                for (std::size_t k = 0; k < 2; ++k)
                    worst = std::max(worst, std::abs(seen.rows[j][k] - wanted.rows[j][k]));
        }
    }
    EXPECT_LT(worst, 0x1p-49);
}

TEST(RawInputs, AreTheBytesAsFloats) {
    const Signature small{Form::center_half, ScalarType::f32, 2};
    // 1, -2, 3, -4 (whose sign goes), 5, missing ones, and of the last number half.
    const std::vector<std::uint8_t> bytes{0,    0, 0x80, 0x3f, 0,    0, 0, 0xc0, 0,    0, 0x40,
                                          0x40, 0, 0,    0x80, 0xc0, 0, 0, 0xa0, 0x40, 0, 0};
    const DrawnInput drawn = build_raw(bytes, small);
    EXPECT_TRUE(same_bits(std::get<Input>(drawn.input), {small, {1, -2, 3, 4, 5, 0, 0}}));
    const Signature wide{Form::lo_hi, ScalarType::f64, 2};
    std::vector<std::uint8_t> doubles(56, 0xff);  // NaN everywhere
    const DrawnInput unbounded = build_raw(doubles, wide);
    for (const double number : std::get<Input>(unbounded.input).row()) EXPECT_TRUE(std::isfinite(number));
    doubles.assign({0, 0, 0, 0, 0, 0, 0xf0, 0x3f});
    EXPECT_TRUE(same_bits(std::get<Input>(build_raw(doubles, wide).input), {wide, {0, 0, 1, 0, 0, 0, 0}}));
}

}  // namespace
}  // namespace tangency::fuzz
