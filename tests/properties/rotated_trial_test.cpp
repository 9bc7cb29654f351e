// SPDX-License-Identifier: MIT
// The checker on rotated boxes: right subjects are never blamed, wrong ones always, with a small counterexample.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string_view>

#include "rotated_subjects.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::properties {
namespace {

using rotated_test::right_subjects;
using rotated_test::violations_of;

TrialOptions small_trial() { return {.effort = std::max(0.02 * TANGENCY_TEST_EFFORT, 0.002), .exhaustive = false}; }

class RotatedTrial : public testing::TestWithParam<Orientation> {};

void expect_no_finding(const Signature& signature) {
    const std::vector<Subject> subjects = right_subjects(signature);
    const GroupResult group = try_subjects(signature, subjects, small_trial());
    ASSERT_GE(group.results.size(), 3U);
    for (const TrialResult& result : group.results) {
        // Wider arithmetic than the scalar's is right at every magnitude.
        const bool wide = result.subject.find("long double") != std::string::npos;
        const Level expected = wide ? Level::full_range : Level::banded;
        EXPECT_GE(result.level, expected) << result.subject << "\n" << violations_of(result, expected);
        EXPECT_LE(result.measured_k, default_band(signature)) << result.subject;
    }
    constexpr std::uint64_t enough_for_shares = 1500;
    if (group.tally.cases >= enough_for_shares) {
        for (const Shortfall& shortfall : find_shortfalls(group.tally, signature.dim))
            ADD_FAILURE() << kind_names[static_cast<std::size_t>(shortfall.kind)] << ": " << shortfall.seen << " of " << shortfall.required;
    }
    EXPECT_GT(group.distinct_cases, group.tally.cases * 9 / 10);
}

TEST_P(RotatedTrial, BlamesNoRightSubjectBelowFullRangeAndMeetsEveryKindOfInput) {
    for (const Signature& signature : signatures_of(GetParam())) {
        SCOPED_TRACE(text_of(signature));
        expect_no_finding(signature);
    }
}

TEST_P(RotatedTrial, NeverBlamesTheReferenceItselfUnderEitherContract) {
    for (const Signature& signature : signatures_of(GetParam())) {
        std::vector<Subject> subjects;
        for (const Contract contract : {Contract::closed, Contract::open}) {
            const auto answer = [contract](const Input& input) {
                for (const double number : input.row())
                    if (std::isnan(number)) return false;
                return intersects(find_reference_answer(input), contract);
            };
            subjects.push_back(subject_of("reference", signature, answer, contract));
        }
        TrialOptions options = small_trial();
        options.effort /= 4;
        for (const TrialResult& result : try_subjects(signature, subjects, options).results)
            EXPECT_EQ(result.level, Level::exact) << text_of(signature) << "\n" << violations_of(result, Level::exact);
    }
}

INSTANTIATE_TEST_SUITE_P(EveryOrientation, RotatedTrial, testing::ValuesIn(rotated_test::orientations));

// A wrong sense, unit, period, quadrant, length, order.
constexpr std::array<std::string_view, 12> told_at_a_glance{
    "mutant_turns_the_wrong_way",     "mutant_takes_degrees_for_radians",      "mutant_swaps_cosine_and_sine",
    "mutant_loses_quarter_turns",     "mutant_clamps_the_angle_at_one_turn",   "mutant_half_turn_mirrors",
    "mutant_ignores_the_angle",       "mutant_bounding_box_of_the_turned_box", "mutant_axis_not_normalised",
    "mutant_axis_components_swapped", "mutant_quaternion_not_conjugated",      "mutant_quaternion_not_normalised"};

// A name, an equals sign and a few digits for each number: what a person takes in at a glance.
void expect_readable(const Outcome& outcome) {
    const bool lattice = outcome.property->level == Level::logic;
    const std::string text = explain(*outcome.counterexample, Contract::closed);
    for (const Input& input : outcome.counterexample->instance.inputs) {
        EXPECT_LE(to_text(input).size(), lattice ? 100U : 160U) << text;
        for (const double number : input.row()) EXPECT_LE(std::abs(number), lattice ? 720 : 0x1p30) << text;
    }
}

TEST(WrongRotations, AreToldWithASmallCounterexample) {
    std::size_t tried = 0;
    for (const subjects::Mutant& mutant : subjects::mutants()) {
        const Subject& subject = mutant.subject;
        if (std::ranges::find(told_at_a_glance, subject.name) == told_at_a_glance.end()) continue;
        SCOPED_TRACE(subject.name);
        const TrialResult result = try_subjects(subject.signature, std::span(&subject, 1), small_trial()).results[0];
        EXPECT_LT(result.level, mutant.unbroken);
        // Beyond what the method would hold the numbers may be as large as they like.
        const auto kill = std::ranges::find_if(result.outcomes, [&mutant](const Outcome& outcome) {
            return outcome.status == Status::violated && counts_as_kill(mutant, *outcome.property);
        });
        ASSERT_NE(kill, result.outcomes.end());
        ASSERT_TRUE(kill->counterexample.has_value());
        expect_readable(*kill);
        ++tried;
    }
    EXPECT_EQ(tried, told_at_a_glance.size());
}

TEST(RotatedProperties, SayNothingOfAxisAlignedBoxesAndPeriodsNothingButOfDegrees) {
    const Signature axis_aligned{Form::center_half, ScalarType::f32, 2};
    const Signature axis{Form::center_half, ScalarType::f32, 2, Orientation::axis};
    const Signature degrees{Form::center_half, ScalarType::f32, 2, Orientation::degrees};
    for (const std::string_view id : {"P20", "P21", "P22", "P23"}) {
        EXPECT_FALSE(find_property(id)->applies(axis_aligned));
        EXPECT_TRUE(find_property(id)->applies(degrees));
        EXPECT_EQ(find_property(id)->applies(axis), id != "P23");
    }
    const Subject never = subject_of("never", axis_aligned, [](const Input&) { return false; });
    EXPECT_EQ(try_subjects(axis_aligned, std::span(&never, 1), small_trial()).results[0].of("P21").status, Status::not_applicable);
}

// Any orientation with its ball carried along would satisfy P22, so what it instantiates is held to its word here: the
// second input is the first, rotated about z by a quarter, box, ball and orientation alike.
TEST(InputRotation, InstantiatesTheWholeInputRotated) {
    constexpr int compose = 1;
    for (const Orientation orientation_kind : {Orientation::degrees, Orientation::axis, Orientation::quaternion}) {
        const Signature signature = rotated_signature(Form::center_half, orientation_kind, ScalarType::f64);
        const std::size_t ball = layout_of(signature).ball(0);
        Source random(51);
        int instantiated = 0;
        for (int i = 0; i < 300; ++i) {
            const Property& rotation = *find_property("P22");
            Recording recording;
            random.record_to(recording);
            rotation.instance(random, signature);
            // The last two choices are the turn and the way to make it.
            Choices& choices = recording.choices;
            choices[choices.size() - 2] = 0;
            choices[choices.size() - 1] = compose;
            const auto instance = instance_of(rotation, signature, choices);
            if (!instance) continue;
            ++instantiated;
            const auto &before = instance->inputs[0], &after = instance->inputs[1];
            const BoxFrame frame = frame_of(before), rotated = frame_of(after);
            for (std::size_t j = 0; j < signature.dim; ++j) {
                EXPECT_NEAR(rotated.rows[0][j], -frame.rows[1][j], 1e-12) << to_text(before) << "\n" << to_text(after);
                EXPECT_NEAR(rotated.rows[1][j], frame.rows[0][j], 1e-12) << to_text(before) << "\n" << to_text(after);
            }
            EXPECT_EQ(after.numbers[0], -before.numbers[1]);
            EXPECT_EQ(after.numbers[1], before.numbers[0]);
            // An integer quaternion's scale may change by a factor, and with it every length.
            const double larger = before.row().back() == 0 ? 0 : after.row().back() / before.row().back();
            if (larger == 0) continue;
            const auto offset = [ball](const Input& input, std::size_t axis) { return input.numbers[ball + axis] - input.numbers[axis]; };
            EXPECT_NEAR(offset(after, 0), -larger * offset(before, 1), 1e-9) << to_text(before) << "\n" << to_text(after);
            EXPECT_NEAR(offset(after, 1), larger * offset(before, 0), 1e-9) << to_text(before) << "\n" << to_text(after);
        }
        EXPECT_GT(instantiated, 50) << form_name(signature);
    }
}

TEST(RotatedTrials, AStateKeptFromTheLastAngleIsPutDownToPurity) {
    const Signature signature{Form::center_half, ScalarType::f32, 2, Orientation::degrees};
    const auto last = std::make_shared<double>(0);
    const Subject stale = subject_of("stale angle", signature, [last](const Input& input) {
        const double angle = std::exchange(*last, input.numbers[4]) * (rotated_test::pi<double> / 180);
        return rotated_test::fold_rotated(std::cos(angle), std::sin(angle), rotated_test::flat_of<double>(input));
    });
    EXPECT_EQ(try_subjects(signature, std::span(&stale, 1), small_trial()).results[0].of("P14").status, Status::violated);
}

}  // namespace
}  // namespace tangency::properties
