// SPDX-License-Identifier: MIT
// The generators of rotated boxes: ties where they are built, clear inputs that are clear, the same draws everywhere.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "rotated_subjects.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::properties {
namespace {

const int draws = std::max(static_cast<int>(800 * TANGENCY_TEST_EFFORT), 60);

using rotated_test::orientations;

class RotatedGenerators : public testing::TestWithParam<Orientation> {};

TEST_P(RotatedGenerators, BuildNothingButTiesWhereTheyBuildTies) {
    for (const Signature& signature : signatures_of(GetParam())) {
        Source random(31);
        for (int i = 0; i < draws; ++i) {
            for (const LatticeInput& tie : {draw_lattice_tie(random, signature), draw_exact_rotated_tie(random, signature)}) {
                const Input input = express(tie, signature);
                ASSERT_EQ(reference::find_defect(signature, input.row()), std::nullopt) << to_text(input);
                ASSERT_EQ(find_reference_answer(input).verdict, reference::Verdict::touching) << to_text(input);
            }
        }
    }
}

TEST_P(RotatedGenerators, KeepToTheirMagnitudesAndToTheScalarType) {
    for (const Signature& signature : signatures_of(GetParam())) {
        Source random(32);
        for (int i = 0; i < draws; ++i)
            for (const Magnitudes magnitudes : properties::every_magnitudes) {
                const Input input = draw_floats(random, signature, magnitudes);
                ASSERT_EQ(magnitudes_of(input), magnitudes) << to_text(input);
                ASSERT_EQ(reference::find_defect(signature, input.row()), std::nullopt) << to_text(input);
                for (const double number : input.row()) ASSERT_EQ(round_to(signature.scalar, number), number);
            }
    }
}

// How far an orientation misses what programs take for special: the length one and an axis of the world, or a quarter turn.
std::vector<double> misses_of(const Input& input) {
    const auto numbers = layout_of(input.signature).orientation(input.row());
    if (numbers.size() == 1) {
        const double quarter = input.signature.orientation == Orientation::degrees ? 90 : 0x1.921fb54442d18p+0;
        return {std::abs(std::remainder(numbers[0], quarter)) / quarter};
    }
    double square = 0, largest = 0;
    for (const double number : numbers) {
        square += number * number;
        largest = std::max(largest, number * number);
    }
    return {std::abs(std::sqrt(square) - 1), std::sqrt((square - largest) / square)};
}

// So that whatever tolerance a program has, some inputs lie within it that are not what it takes them for.
TEST_P(RotatedGenerators, MissUnitLengthsAxesAndQuarterTurnsByAnyPowerOfTwo) {
    for (const Signature& signature : signatures_of(GetParam())) {
        std::array<std::array<int, 2>, 2> near_and_nearer{};
        Source random(38);
        for (int i = 0; i < 4 * draws; ++i) {
            const std::vector<double> misses = misses_of(draw_floats(random, signature, Magnitudes::ordinary));
            for (std::size_t which = 0; which < misses.size(); ++which) {
                // Below are roundings, and components that are not ordinary.
                const int last = std::min(format_of(signature.scalar).precision - 4, which == 1 ? 24 : 49);
                const double octave = -std::log2(misses[which]);
                if (octave > 8 && octave < last) ++near_and_nearer[which][octave < (8 + last) / 2 ? 0 : 1];
            }
        }
        for (std::size_t which = 0; which < (GetParam() >= Orientation::axis ? 2 : 1); ++which)
            for (const int count : near_and_nearer[which]) EXPECT_GT(count, draws / 80) << which << ' ' << to_text(Input{signature});
    }
}

// The frame in doubles decides which lattice inputs are instantiated; the reference confirms what it lets pass.
TEST_P(RotatedGenerators, InstantiateNoInputNearATieButWhereTheTurnIsExact) {
    for (const Signature& signature : signatures_of(GetParam())) {
        Source random(33);
        int clear = 0;
        for (int i = 0; i < draws; ++i) {
            const Input input = express(draw_lattice(random, signature), signature);
            if (!is_clear(input)) continue;
            ++clear;
            ReferenceAnswer reference_answer = find_reference_answer(input);
            reference_answer.turns = 0;  // the clearance does not widen
            const double k = clearance / format_of(signature.scalar).unit_roundoff;
            ASSERT_TRUE(outside_band(reference_answer, k) || reference_answer.region == reference::Region::inside) << to_text(input);
        }
        EXPECT_GT(clear, draws / 4);
    }
}

// A carried input means the same as the input before it was rotated.
TEST_P(RotatedGenerators, CarryRegionAndVerdictWithTheBox) {
    for (const Signature& signature : signatures_of(GetParam())) {
        Source random(34);
        const Signature axis_aligned{Form::center_half, ScalarType::f64, signature.dim};
        for (int i = 0; i < draws; ++i) {
            LatticeInput input = draw_lattice(random, signature);
            input.turn.carries = true;
            const Input rotated = express(input, signature);
            if (!may_be_instantiated(rotated)) continue;
            const ReferenceAnswer expected = find_reference_answer(express(input, axis_aligned));
            ASSERT_EQ(find_reference_answer(rotated).verdict, expected.verdict) << to_text(rotated);
            if (turns_exactly(rotated)) {
                ASSERT_EQ(find_reference_answer(rotated).gap_sq, expected.gap_sq) << to_text(rotated);
            }
        }
    }
}

// Issue 3: where the theorem of docs/why/rotated.md leaves no room for a tie but that of a degenerate shape.
TEST_P(RotatedGenerators, MeetTiesOfProperShapesOnlyWhereTheTheoremAllowsThem) {
    for (const Signature& signature : signatures_of(GetParam())) {
        const Orientation orientation_kind = signature.orientation;
        if (orientation_kind != Orientation::radians && orientation_kind != Orientation::degrees) return;
        Source random(35);
        int degenerate_ties = 0;
        for (int i = 0; i < 4 * draws; ++i) {
            LatticeInput lattice = i % 2 == 0 ? draw_lattice_degenerate(random, signature) : draw_exact_rotated_tie(random, signature);
            const bool odd_multiple = orientation_kind == Orientation::degrees;
            if (odd_multiple) lattice.turn = {Orientation::degrees, {90 * random.between(-8, 7) + 45}, 0, lattice.turn.carries};
            const Input input = express(lattice, signature);
            if (!odd_multiple && input.numbers[4] == 0) continue;
            const ReferenceAnswer reference_answer = find_reference_answer(input);
            if (reference_answer.verdict != reference::Verdict::touching) continue;
            ++degenerate_ties;
            const bool point_box = input.numbers[2] == 0 && input.numbers[3] == 0;
            ASSERT_TRUE(point_box || (reference_answer.region == reference::Region::inside && reference_answer.radius == 0))
                << to_text(input);
        }
        EXPECT_GT(degenerate_ties, draws / 8);
    }
}

INSTANTIATE_TEST_SUITE_P(EveryOrientation, RotatedGenerators, testing::ValuesIn(orientations));

TEST(ThirtyDegreeTies, AreOfFacesAndOfCornersAtEveryOddMultiple) {
    const Signature signature{Form::center_half, ScalarType::f32, 2, Orientation::degrees};
    Source random(36);
    std::array<int, 12> faces{}, corners{};
    for (int i = 0; i < 3000; ++i) {
        const LatticeInput tie = draw_exact_rotated_tie(random, signature);
        const Input input = express(tie, signature);
        const double angle = std::fmod(std::fmod(input.numbers[4], 360) + 360, 360);
        const bool proper = input.numbers[2] + input.numbers[3] > 0 && input.numbers[7] > 0;
        if (std::fmod(angle, 30) != 0 || std::fmod(angle, 90) == 0 || !proper) continue;
        const auto place = static_cast<std::size_t>(angle / 30);
        const ReferenceAnswer reference_answer = find_reference_answer(input);
        ++(reference_answer.region == reference::Region::corner ? corners : faces)[place];
    }
    for (const std::size_t place : {1U, 2U, 4U, 5U, 7U, 8U, 10U, 11U}) {
        EXPECT_GT(faces[place], 20) << 30 * place;
        EXPECT_GT(corners[place], 20) << 30 * place;
    }
}

TEST(ExactTurns, AreThoseOfWhichEverySensibleMethodMakesExactNumbers) {
    const auto row = [](Orientation orientation, std::array<double, 4> numbers) {
        Input input{rotated_signature(Form::center_half, orientation, ScalarType::f32)};
        const auto places = layout_of(input.signature).orientation(input.row());
        std::copy_n(numbers.begin(), places.size(), places.begin());
        return input;
    };
    EXPECT_TRUE(turns_exactly(row(Orientation::degrees, {-0.0})));
    EXPECT_FALSE(turns_exactly(row(Orientation::degrees, {90})));
    EXPECT_FALSE(turns_exactly(row(Orientation::radians, {1})));
    EXPECT_TRUE(turns_exactly(row(Orientation::axis, {4, -0.0})));
    for (const std::array<double, 4>& direction : {std::array<double, 4>{3, 0}, {-1, 0}, {0, 1}, {1, 1}})
        EXPECT_FALSE(turns_exactly(row(Orientation::axis, direction)));
    EXPECT_TRUE(turns_exactly(row(Orientation::quaternion, {0, -0.0, 0, 0.5})));
    for (const std::array<double, 4>& q : {std::array<double, 4>{0, 0, 0, 3}, {0, 0, 0, -1}, {0, 1, 0, 0}, {1, 1, 1, 1}})
        EXPECT_FALSE(turns_exactly(row(Orientation::quaternion, q)));
    // Half axes times the reciprocal of their length are unit vectors again only for powers of two.
    Input input = row(Orientation::axis, {1, 0});
    for (const auto& [extent, instantiable] : {std::pair{0.0, true}, {4.0, true}, {3.0, false}}) {
        input.numbers[2] = extent;
        EXPECT_EQ(may_be_instantiated(input), instantiable) << extent;
    }
    // And the right subjects agree: on a whole lattice of exact ties none of them errs.
    for (const Orientation orientation_kind : orientations)
        for (const Signature& signature : signatures_of(orientation_kind))
            for (const Subject& subject : rotated_test::right_subjects(signature)) {
                Source random(37);
                for (int i = 0; i < 100; ++i) {
                    const Input tie = express(draw_lattice_tie(random, signature), signature);
                    ASSERT_TRUE(may_be_instantiated(tie));
                    ASSERT_TRUE(ask(subject, tie)) << subject.name << " " << to_text(tie);
                }
            }
}

}  // namespace
}  // namespace tangency::properties
