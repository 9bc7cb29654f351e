// SPDX-License-Identifier: MIT
// exact_filtered before the reference, each stage forced on in turn.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

#include "exact_functions.hpp"
#include "exact_scenes.hpp"
#include "tangency/reference/row.hpp"

namespace tangency::exact_test {
namespace {

using properties::Case;
using properties::Random;

constexpr int last_stage = 4, wide_filter = 2;
constexpr std::uint64_t cases_per_signature = static_cast<std::uint64_t>(12'000 * TANGENCY_TEST_EFFORT);

class Agreement : public testing::TestWithParam<std::tuple<Form, ScalarType>> {
protected:
    void SetUp() override {
        if (!can_run()) GTEST_SKIP() << "this machine cannot run " << target_name();
    }
};

TEST_P(Agreement, EveryStageGivesTheReferencesVerdict) {
    const auto [form, scalar] = GetParam();
    std::array<std::uint64_t, 5> decided_by{};
    std::array<std::uint64_t, 3> verdicts{};
    for (std::size_t dim = 1; dim <= 3; ++dim) {
        const Signature signature{form, scalar, dim};
        Random random(properties::mix_seed(6, 100 * static_cast<std::uint64_t>(form) + 10 * dim +
                                                  static_cast<std::uint64_t>(scalar)));
        for (std::uint64_t i = 0; i < cases_per_signature; ++i) {
            const Case scene = draw_hard(random, signature);
            const int verdict = static_cast<int>(reference::measure_row(signature, scene.row()).verdict);
            const Answer answer = decide_case(scene);
            ASSERT_EQ(answer.verdict, verdict) << to_text(scene) << " by stage " << answer.stage;
            ++decided_by[static_cast<std::size_t>(answer.stage)];
            ++verdicts[static_cast<std::size_t>(verdict)];
            for (int stage = 1; stage <= last_stage; ++stage) {
                const Answer forced = decide_case(scene, stage);
                ASSERT_EQ(forced.verdict, verdict) << to_text(scene) << " from stage " << stage;
                ASSERT_GE(forced.stage, stage) << to_text(scene);
            }
            if (dim != 2) continue;
            const Spoken spoken = decide_numbers(scene);
            ASSERT_EQ(spoken.verdict, verdict) << to_text(scene);
            ASSERT_EQ(spoken.closed, verdict != 0) << to_text(scene);
            ASSERT_EQ(spoken.open, verdict == 2) << to_text(scene);
        }
    }
    const std::uint64_t cases = 3 * cases_per_signature;
    for (int stage = 0; stage <= last_stage; ++stage) {
        const std::uint64_t decided = decided_by[static_cast<std::size_t>(stage)];
        if (stage == wide_filter && scalar == ScalarType::f64) {
            EXPECT_EQ(decided, 0U);
        } else {
            EXPECT_GT(decided, cases / 50) << "stage " << stage;
        }
    }
    for (const std::uint64_t count : verdicts) EXPECT_GT(count, cases / 20);
}

#if defined(__SSE2__)
TEST_P(Agreement, FlushingSubnormalsChangesNoVerdict) {
    const auto [form, scalar] = GetParam();
    const Signature signature{form, scalar, 2};
    Random random(20);
    std::uint64_t with_subnormal = 0;
    for (std::uint64_t i = 0; i < cases_per_signature; ++i) {
        const Case scene = i % 2 == 0 ? draw_hard(random, signature) : draw_tiny(random, signature);
        const double least_normal = scalar == ScalarType::f32 ? 0x1p-126 : 0x1p-1022;
        with_subnormal += std::any_of(scene.row().begin(), scene.row().end(), [least_normal](double number) {
            return number != 0 && std::abs(number) < least_normal;
        });
        const int verdict = static_cast<int>(reference::measure_row(signature, scene.row()).verdict);
        for (int stage = 0; stage <= last_stage; ++stage)
            ASSERT_EQ(decide_case_flushing(scene, stage).verdict, verdict) << to_text(scene) << " from stage " << stage;
    }
    EXPECT_GT(with_subnormal, cases_per_signature / 5);
}
#endif

INSTANTIATE_TEST_SUITE_P(EveryForm, Agreement,
                         testing::Combine(testing::Values(Form::center_half, Form::lo_hi, Form::corner_size),
                                          testing::Values(ScalarType::f32, ScalarType::f64)),
                         [](const auto& suite) {
                             return std::string(name_of(std::get<0>(suite.param))) + "_" +
                                    std::string(name_of(std::get<1>(suite.param)));
                         });

}  // namespace
}  // namespace tangency::exact_test
