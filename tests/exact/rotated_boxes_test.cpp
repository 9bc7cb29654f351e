// SPDX-License-Identifier: MIT
// exact_filtered for boxes rotated by an axis or a quaternion before the reference, each stage forced on in turn.
#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <string>
#include <tuple>

#include "exact_functions.hpp"
#include "quaternion_inputs.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::exact_test {
namespace {

using properties::Input;
using properties::Source;

constexpr std::uint64_t cases_per_signature = static_cast<std::uint64_t>(2'500 * TANGENCY_TEST_EFFORT);

constexpr std::array<int, 5> rotated_stages{filter, exact_tie, wide_filter, expansions, integers};

constexpr Signature rotated(Form form, ScalarType scalar, Orientation orientation = Orientation::axis) {
    return {form, scalar, orientation == Orientation::axis ? std::size_t{2} : 3, orientation};
}
constexpr Signature f32 = rotated(Form::center_half, ScalarType::f32), f64 = rotated(Form::center_half, ScalarType::f64);
constexpr Signature corner_f32 = rotated(Form::corner_size, ScalarType::f32);
constexpr Signature corner_f64 = rotated(Form::corner_size, ScalarType::f64);

int reference_verdict(const Input& input) { return static_cast<int>(reference::find_standing(input.signature, input.row()).verdict); }

Input draw_hard_input(Source& random, const Signature& signature) {
    return signature.orientation == Orientation::axis ? draw_hard_rotated(random, signature) : draw_hard_quaternion(random, signature);
}

class Rotated : public testing::TestWithParam<std::tuple<Form, ScalarType, Orientation>> {
protected:
    void SetUp() override {
        if (!can_run()) GTEST_SKIP() << "this machine cannot run " << target_name();
    }
};

TEST_P(Rotated, EveryStageGivesTheReferencesVerdict) {
    const auto [form, scalar, orientation] = GetParam();
    const Signature signature = rotated(form, scalar, orientation);
    std::array<std::uint64_t, 5> decided_by{};
    std::array<std::uint64_t, 3> verdicts{};
    Source random(properties::mix_seed(66, 10 * static_cast<std::uint64_t>(form) + static_cast<std::uint64_t>(scalar)));
    for (std::uint64_t i = 0; i < cases_per_signature; ++i) {
        const Input input = draw_hard_input(random, signature);
        const int verdict = reference_verdict(input);
        const Answer answer = decide_case(input);
        ASSERT_EQ(answer.verdict, verdict) << to_text(input) << " by stage " << answer.stage;
        ++decided_by[static_cast<std::size_t>(answer.stage)];
        ++verdicts[static_cast<std::size_t>(verdict)];
        for (const int stage : {exact_tie, wide_filter, expansions, integers}) {
            const Answer forced = decide_case(input, stage);
            ASSERT_EQ(forced.verdict, verdict) << to_text(input) << " from stage " << stage;
            ASSERT_GE(forced.stage, stage) << to_text(input);
        }
        const Spoken spoken = decide_numbers(input);
        ASSERT_EQ(spoken.verdict, verdict) << to_text(input);
        ASSERT_EQ(spoken.closed, verdict != disjoint) << to_text(input);
        ASSERT_EQ(spoken.open, verdict == overlapping) << to_text(input);
    }
    if (cases_per_signature < 1000) return;  // too few to count
    for (const int stage : rotated_stages)
        EXPECT_GT(decided_by[static_cast<std::size_t>(stage)], cases_per_signature / 100) << "stage " << stage;
    for (const std::uint64_t count : verdicts) EXPECT_GT(count, cases_per_signature / 20);
}

// Integers of n and m bits, all of them long, so that sums and products fill whatever type was chosen for the width.
TEST_P(Rotated, IntegersOfEveryWidthAreWideEnough) {
    const auto [form, scalar, orientation] = GetParam();
    const Signature signature = rotated(form, scalar, orientation);
    const int precision = properties::format_of(scalar).precision;
    Source random(69);
    std::uint64_t small = 0;
    for (std::uint64_t i = 0; i < cases_per_signature / 2; ++i) {
        // Half of them about as long as the numbers that are counted in small integers.
        const int most = i % 2 == 0 ? precision : 18;
        const int lengths = random.between(1, most), turns = random.between(1, most);
        Input input{signature};
        for (std::size_t place = 0; place < input.row().size(); ++place) {
            const int bits = is_length(layout_of(signature)[place].role) ? lengths : turns;
            const double magnitude = std::ldexp(1.0, bits) - 1 - std::floor(std::ldexp(random.unit(), bits - 1));
            input.numbers[place] = random.chance(1, 2) ? -magnitude : magnitude;
        }
        make_valid(input);
        const int verdict = reference_verdict(input);
        ASSERT_EQ(decide_case(input, integers).verdict, verdict) << to_text(input);
        const Answer counted = decide_case(input, exact_tie);
        ASSERT_EQ(counted.verdict, verdict) << to_text(input);
        small += counted.stage == exact_tie;
    }
    EXPECT_GT(small, cases_per_signature / 8);
}

// What a bound is for: where gaps are as large as the bound itself, every share of it must be needed. The stage
// that should decide is asked alone, so a bound too small by 2^10 says nonsense here and nowhere else.
TEST_P(Rotated, BesideALongTieNoStageSaysTooMuch) {
    const auto [form, scalar, orientation] = GetParam();
    const Signature signature = rotated(form, scalar, orientation);
    Source random(67);
    std::array<std::uint64_t, 5> decided_by{};
    for (std::uint64_t i = 0; i < cases_per_signature; ++i) {
        const Input input = orientation != Orientation::axis ? beside_tie(random, draw_long_quaternion_tie(random, signature))
                            : i % 2 == 0                     ? beside_tie(random, draw_long_rotated_tie(random, signature))
                                                             : draw_rotated_ulp_neighbour(random, signature);
        const int verdict = decide_case(input, integers).verdict;
        ASSERT_EQ(decide_case(input, expansions).verdict, verdict) << to_text(input);
        ASSERT_EQ(decide_case(input, wide_filter).verdict, verdict) << to_text(input);
        const Answer answer = decide_case(input);
        ASSERT_EQ(answer.verdict, verdict) << to_text(input);
        ++decided_by[static_cast<std::size_t>(answer.stage)];
        if (i % 8 == 0) {
            ASSERT_EQ(reference_verdict(input), verdict) << to_text(input);
        }
    }
    if (cases_per_signature < 1000) return;
    for (const int stage : {expansions, integers})
        EXPECT_GT(decided_by[static_cast<std::size_t>(stage)], cases_per_signature / 100) << "stage " << stage;
}

#if defined(__SSE2__)
TEST_P(Rotated, FlushingSubnormalsChangesNoVerdict) {
    const auto [form, scalar, orientation] = GetParam();
    const Signature signature = rotated(form, scalar, orientation);
    Source random(68);
    for (std::uint64_t i = 0; i < cases_per_signature / 4; ++i) {
        const Input input = i % 2 == 0 ? draw_hard_input(random, signature) : draw_tiny(random, signature);
        const int verdict = reference_verdict(input);
        for (const int stage : rotated_stages)
            ASSERT_EQ(decide_case_flushing(input, stage).verdict, verdict) << to_text(input) << " from stage " << stage;
    }
}
#endif

INSTANTIATE_TEST_SUITE_P(EveryForm, Rotated,
                         testing::Combine(testing::Values(Form::center_half, Form::corner_size),
                                          testing::Values(ScalarType::f32, ScalarType::f64),
                                          testing::Values(Orientation::axis, Orientation::quaternion)),
                         [](const auto& suite) {
                             const ScalarType scalar = std::get<1>(suite.param);
                             const Signature signature = rotated(std::get<0>(suite.param), scalar, std::get<2>(suite.param));
                             return std::string(form_name(signature)) + "_" + std::string(name_of(scalar));
                         });

constexpr double top_f64 = std::numeric_limits<double>::max();
constexpr double top_f32 = std::numeric_limits<float>::max();
constexpr double least_f64 = 0x1p-1074, least_f32 = 0x1p-149;

const Hard hard_cases[] = {
    {"clear miss", {f32, {0, 0, 1, 1, 3, 4, 9, 9, 4}}, disjoint, filter},
    {"clear hit", {f64, {0, 0, 1, 1, 3, 4, 4, 5, 6}}, overlapping, filter},
    {"centre inside", {corner_f32, {0, 0, 8, 8, 1, 2, 3, 4, 1}}, overlapping, filter},
    {"a long axis is still a direction", {f64, {0, 0, 1, 1, 3e50, 4e50, 9, 9, 4}}, disjoint, filter},
    {"a longer one too", {f64, {0, 0, 1, 1, 3e300, 4e300, 9, 9, 4}}, disjoint, wide_filter},
    {"and a subnormal one", {f64, {0, 0, 1, 1, 3 * least_f64, 4 * least_f64, 9, 9, 4}}, disjoint, wide_filter},
    {"and a subnormal one", {f32, {0, 0, 1, 1, 3 * least_f32, 4 * least_f32, 9, 9, 4}}, disjoint, wide_filter},
    {"square overflows", {f64, {0, 0, 1, 1, 1, 2, 0x1p600, 0, 0x1p599}}, disjoint, wide_filter},
    {"squares underflow", {f64, {0, 0, 0, 0, 1, 2, 0x1p-800, 0, 0x1p-801}}, disjoint, wide_filter},
    {"difference overflows", {f64, {-top_f64, 0, 0, 0, 1, 1, top_f64, 0, top_f64}}, disjoint, wide_filter},
    {"a small circle inside a huge one", {f64, {0, 0, 1e9, 1e9, 1, 2, 1e8, 1e8, 1e-9}}, overlapping, wide_filter},
    {"zero radius inside", {f64, {0, 0, 3, 3, 1, 2, 1, 1, 0}}, touching, exact_tie},
    {"zero radius inside, long numbers", {f64, {0, 0, 3.1, 3, 1, 2, 1, 1, 0}}, touching, wide_filter},
    {"zero radius outside", {f64, {0, 0, 3, 3, 1, 2, 9, 1, 0}}, disjoint, filter},
    // Ties: whole numbers alone can see one, small ones or the last stage's.
    {"face tie, quarter turn", {f32, {0, 0, 1, 2, 0, 1, 0, 5, 4}}, touching, exact_tie},
    {"face tie, axis (3, 4)", {f64, {0, 0, 5, 5, 3, 4, 6, 8, 5}}, touching, exact_tie},
    {"face tie, axis (-4, 3)", {corner_f64, {-5, -5, 10, 10, -4, 3, 6, 8, 5}}, touching, exact_tie},
    {"corner tie, axis (3, 4)", {f32, {0, 0, 5, 5, 3, 4, -15, 55, 50}}, touching, exact_tie},
    {"corner tie, half pixels", {corner_f32, {-2.5, -2.5, 5, 5, 3, 4, -7.5, 27.5, 25}}, touching, exact_tie},
    {"point box, irrational axis", {f64, {0, 0, 0, 0, 1, 1, 3, 4, 5}}, touching, exact_tie},
    {"point box, slope of 2^2000", {f64, {0, 0, 0, 0, 0x1p1000, 0x1p-1000, 3, 4, 5}}, touching, integers},
    {"zero radius on a side", {f64, {0, 0, 5, 9, 3, 4, 3, 4, 0}}, touching, exact_tie},
    {"nothing but a direction", {f64, {0, 0, 0, 0, 1, 1, 0, 0, 0}}, touching, integers},
    {"subnormal tie", {f64, {0, 0, 5 * least_f64, 0, 3, 4, 6 * least_f64, 8 * least_f64, 5 * least_f64}}, touching, integers},
    {"subnormal tie", {f32, {0, 0, 5 * least_f32, 0, 3, 4, 6 * least_f32, 8 * least_f32, 5 * least_f32}}, touching, integers},
    {"tie at the top", {f64, {0, 0, 0, 0, 1, 2, 0x1.8p1022, 0x1p1023, 0x1.4p1023}}, touching, integers},
    // One ulp beside.
    {"one ulp outside", {f64, {0, 0, 5, 5, 3, 4, 6, 8, 0x1.3ffffffffffffp2}}, disjoint, expansions},
    {"one ulp inside", {f64, {0, 0, 5, 5, 3, 4, 6, 8, 0x1.4000000000001p2}}, overlapping, expansions},
    {"one ulp outside", {f32, {0, 0, 5, 5, 3, 4, 6, 8, 0x1.3ffffep2}}, disjoint, filter},
    {"one ulp of the axis", {f64, {0, 0, 5, 9, 3, 0x1.0000000000001p2, 2, 11, 5}}, disjoint, expansions},
    {"the box's centre is x + w / 2", {corner_f64, {-5, -5, 10, 0x1.4000000000001p3, 3, 4, 6, 8, 5}}, overlapping, expansions},
    {"a tail in the centre", {f64, {-0x1p-70, 0, 5, 5, 3, 4, 6, 8, 5}}, disjoint, expansions},
    {"a subnormal breaks a tie", {f64, {-least_f64, 0, 5, 5, 3, 4, 6, 8, 5}}, disjoint, integers},
    {"a slope breaks a tie", {f64, {0, 0, 5, 1, 1, 0x1p-900, 10, 0, 5}}, overlapping, integers},
    {"full width", {f64, {least_f64, 0, 0, 0, 1, least_f64, top_f64, 0, top_f64}}, overlapping, integers},
    {"full width", {corner_f32, {least_f32, 0, 0, 0, 1, least_f32, top_f32, 0, top_f32}}, overlapping, integers},
    // X = 2^1020 (2^124): no product may be shortened, nor any of its 12602 (1676) bits be missing.
    {"all bits at a corner", {f64, {-least_f64, 0, 0x3p1020, 0, top_f64, least_f64, 0x6p1020, 0x4p1020, 0x5p1020}}, disjoint, integers},
    {"all bits at a corner", {f32, {-least_f32, 0, 0x3p124, 0, top_f32, least_f32, 0x6p124, 0x4p124, 0x5p124}}, disjoint, integers},
    {"all bits at a corner", {f64, {least_f64, 0, 0x3p1020, 0, top_f64, least_f64, 0x6p1020, 0x4p1020, 0x5p1020}}, overlapping, integers},
};

TEST(RotatedStages, EachHardCaseIsDecidedByTheStageMadeForIt) {
    if (!can_run()) GTEST_SKIP() << "this machine cannot run " << target_name();
    std::size_t seen = 0;
    for (const Hard& hard : hard_cases) {
        const std::string name = std::string(hard.what) + ": " + to_text(hard.input);
        EXPECT_EQ(reference_verdict(hard.input), hard.verdict) << name;
        EXPECT_EQ(decide_case(hard.input), (Answer{hard.verdict, hard.stage})) << name;
        ++seen;
    }
    EXPECT_GE(seen, 38U);
}

TEST(RotatedStages, ANanAnywhereAndAnAxisOfZeroAreDisjoint) {
    if (!can_run()) GTEST_SKIP() << "this machine cannot run " << target_name();
    for (const Signature& signature : {f32, f64, corner_f32, corner_f64}) {
        const Input hit{signature, {0, 0, 3, 3, 3, 4, 1, 1, 9}};
        ASSERT_EQ(decide_case(hit).verdict, overlapping);
        for (int stage = filter; stage <= integers; ++stage) {
            for (std::size_t place = 0; place < 9; ++place) {
                Input input = hit;
                input.numbers[place] = std::numeric_limits<double>::quiet_NaN();
                EXPECT_EQ(decide_case(input, stage).verdict, disjoint) << form_name(signature) << " number " << place;
            }
            Input input = hit;
            input.numbers[4] = input.numbers[5] = -0.0;
            EXPECT_EQ(decide_case(input, stage).verdict, disjoint) << form_name(signature);
        }
    }
}

}  // namespace
}  // namespace tangency::exact_test
