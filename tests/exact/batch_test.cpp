// SPDX-License-Identifier: MIT
// The batch functions against the scalar ones: every length, alignment and mixture gives the same bytes.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "exact_functions.hpp"
#include "quaternion_inputs.hpp"
#include "tangency/impl/exact_filtered_batch.hpp"

namespace tangency::exact_test {
namespace {

using properties::Input;
using properties::Source;

// A form and how its boxes are rotated, if at all.
struct Kind {
    Form form;
    Orientation orientation = Orientation::none;
};

class Batch : public testing::TestWithParam<Kind> {
protected:
    void SetUp() override {
        if (!can_run()) GTEST_SKIP() << "this machine cannot run " << target_name();
    }

    // Of one to three dimensions, or of the one that boxes are rotated in.
    static std::vector<std::size_t> dims() {
        switch (GetParam().orientation) {
            case Orientation::axis: return {2};
            case Orientation::quaternion: return {3};
            default: return {1, 2, 3};
        }
    }
    static Signature signature(ScalarType scalar, std::size_t dim) { return {GetParam().form, scalar, dim, GetParam().orientation}; }
};

Input draw_hard_of_any(Source& random, const Signature& signature) {
    switch (signature.orientation) {
        case Orientation::axis: return draw_hard_rotated(random, signature);
        case Orientation::quaternion: return draw_hard_quaternion(random, signature);
        default: return draw_hard(random, signature);
    }
}

void expect_scalar_answers(const std::vector<Input>& inputs, std::size_t shift) {
    const Columned batch = decide_columns(inputs, shift);
    ASSERT_EQ(batch.verdicts.size(), inputs.size());
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const int verdict = decide_case(inputs[i]).verdict;
        ASSERT_EQ(batch.verdicts[i], verdict) << i << " of " << inputs.size() << ": " << to_text(inputs[i]);
        ASSERT_EQ(batch.closed[i], verdict != 0 ? 1 : 0) << to_text(inputs[i]);
        ASSERT_EQ(batch.open[i], verdict == 2 ? 1 : 0) << to_text(inputs[i]);
    }
}

// From all clear to all undecided, so that blocks of every sort are met.
Input draw_mixed(Source& random, const Signature& signature, int hard_in_hundred) {
    if (random.chance(hard_in_hundred, 100)) return draw_hard_of_any(random, signature);
    return properties::draw_floats(random, signature, properties::Magnitudes::ordinary);
}

TEST_P(Batch, EveryLengthAndAlignmentAnswersAsTheScalarForm) {
    static constexpr std::array<std::size_t, 15> lengths{1, 2, 3, 4, 7, 8, 15, 16, 31, 33, 63, 64, 65, 127, 200};
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
        for (const std::size_t dim : dims()) {
            const Signature signature = this->signature(scalar, dim);
            Source random(7 + dim);
            for (const std::size_t length : lengths)
                for (std::size_t shift = 0; shift < 4; ++shift) {
                    std::vector<Input> inputs;
                    for (std::size_t i = 0; i < length; ++i) inputs.push_back(draw_mixed(random, signature, static_cast<int>(25 * shift)));
                    expect_scalar_answers(inputs, shift);
                }
        }
}

TEST_P(Batch, LongRunsAnswerAsTheScalarForm) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
        for (const std::size_t dim : dims()) {
            if (dim == 1) continue;
            const Signature signature = this->signature(scalar, dim);
            Source random(11 + dim);
            for (const std::size_t length : {256U, 257U, 511U, 1000U, 2048U}) {
                std::vector<Input> inputs;
                for (std::size_t i = 0; i < length; ++i) inputs.push_back(draw_mixed(random, signature, i < 600 ? 1 : 100));
                expect_scalar_answers(inputs, length % 3);
            }
        }
}

// So long that columns are fetched ahead, up to their very end.
TEST_P(Batch, ColumnsLargerThanACacheAnswerAsTheScalarForm) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        const std::size_t dim = dims().size() == 1 ? dims()[0] : scalar == ScalarType::f32 ? 2 : 3;
        const Signature signature = this->signature(scalar, dim);
        Source random(17);
        std::vector<Input> drawn;
        for (int i = 0; i < 509; ++i) drawn.push_back(draw_mixed(random, signature, 2));
        std::vector<Input> inputs(scalar == ScalarType::f32 ? 40'009 : 14'009, Input{signature});
        using impl::exact::CenterHalf;
        using namespace impl::exact::detail;
        ASSERT_TRUE(scalar == ScalarType::f32 ? (is_far<AxisAlignedBatch<CenterHalf, float, 2>>(inputs.size()))
                                              : (is_far<AxisAlignedBatch<CenterHalf, double, 3>>(inputs.size())));
        for (std::size_t i = 0; i < inputs.size(); ++i) inputs[i] = drawn[i % drawn.size()];
        expect_scalar_answers(inputs, 1);
    }
}

TEST_P(Batch, AnUndecidedLaneAnywhereIsSettled) {
    const auto [form, orientation] = GetParam();
    const Signature signature = this->signature(ScalarType::f32, dims().size() == 1 ? dims()[0] : 2);
    const Input tie = [&, form = form, orientation = orientation] {
        const double low = form == Form::center_half ? 0 : -1, side = form == Form::corner_size ? 2 : 1;
        if (orientation == Orientation::axis) return Input{signature, {low, low, side, side, 2, 0, 4, 5, 5}};
        if (orientation == Orientation::quaternion) return Input{signature, {low, low, low, side, side, side, 0, 0, 0, 1, 4, 5, 0, 5}};
        return Input{signature, {low, low, side, side, 4, 5, 5}};
    }();
    Input clear = tie;
    clear.row().back() = 4;
    Input nan = tie;
    nan.numbers[2] = std::numeric_limits<double>::quiet_NaN();
    for (std::size_t at = 0; at < 300; ++at) {
        std::vector<Input> inputs(300, clear);
        inputs[at] = at % 2 == 0 ? tie : nan;
        const Columned answers = decide_columns(inputs, 0);
        for (std::size_t i = 0; i < inputs.size(); ++i) ASSERT_EQ(answers.verdicts[i], i == at && at % 2 == 0 ? 1 : 0) << i;
    }
}

// Inputs of like magnitudes are decided by the bound that a step shares; one that is out of the common wherever it
// stands must not spoil its neighbours, nor they it.
TEST_P(Batch, AStrangerAmongLikeInputsChangesNoOtherAnswer) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
        for (const std::size_t dim : dims()) {
            const Signature signature = this->signature(scalar, dim);
            Source random(19 + dim);
            for (std::size_t turn = 0; turn < 400; ++turn) {
                std::vector<Input> inputs;
                for (std::size_t i = 0; i < 64; ++i) inputs.push_back(draw_like(random, signature));
                Input& stranger = inputs[turn % inputs.size()];
                if (turn % 8 == 7)
                    stranger.numbers[turn / 8 % stranger.row().size()] = turn % 16 == 7 ? nan : -nan;
                else
                    stranger = draw_hard_of_any(random, signature);
                expect_scalar_answers(inputs, turn % 4);
            }
        }
}

// One gap of a step about as large as the bound, all others larger, the bound being any normal number, an infinity or a NaN.
TEST(BatchStep, IsBeyondABoundOnlyIfEveryGapIsAndMissesNoneTwiceAsLarge) {
    if (!can_run() || step_length() == 0) GTEST_SKIP() << "no registers on " << target_name();
    std::size_t beyond = 0, not_beyond = 0;
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        const properties::FloatFormat& format = properties::format_of(scalar);
        const double least_normal = std::ldexp(1.0, format.min_exponent + format.precision - 1),
                     infinity = std::numeric_limits<double>::infinity();
        Source random(29);
        for (std::size_t turn = 0; turn < 40'000; ++turn) {
            double bound = std::max(std::abs(draw_any_finite(random, scalar)), least_normal);
            if (turn % 16 == 0) bound = turn % 32 == 0 ? infinity : std::numeric_limits<double>::quiet_NaN();
            const auto signed_gap = [&](double size) {
                const double rounded = std::min(properties::round_to(scalar, size), format.largest);
                return random.chance(1, 2) ? -rounded : rounded;
            };
            std::vector<double> gaps(step_length());
            for (double& gap : gaps)
                gap = signed_gap((std::isfinite(bound) ? bound : least_normal) * std::ldexp(1.0, random.between(2, 9)));
            double& one = gaps[turn % gaps.size()];
            const double off = random.unit() - 0.5;
            const double factor = 1 + std::ldexp(off, -random.between(-1, 10));
            const double near = std::isfinite(bound) ? bound * factor : format.largest;
            one = signed_gap(near);
            if (turn % 64 == 1) one = random.chance(1, 2) ? infinity : -std::numeric_limits<double>::quiet_NaN();
            const bool is_beyond = is_step_beyond(scalar, gaps, bound);
            bool all = true, all_by_far = true;
            for (const double gap : gaps) {
                all = all && std::isfinite(gap) && std::abs(gap) > bound;
                all_by_far = all_by_far && std::isfinite(gap) && std::abs(gap) >= 2 * bound;
            }
            ASSERT_TRUE(!is_beyond || all) << one << " beside " << bound << ", turn " << turn;
            ASSERT_TRUE(is_beyond || !all_by_far) << one << " beside " << bound << ", turn " << turn;
            ++(is_beyond ? beyond : not_beyond);
        }
    }
    EXPECT_GT(beyond, 10'000U);
    EXPECT_GT(not_beyond, 10'000U);
}

TEST_P(Batch, NoInputsAtAllWriteNothing) {
    EXPECT_TRUE(writes_nothing_when_empty(signature(ScalarType::f32, dims()[0])));
    EXPECT_TRUE(writes_nothing_when_empty(signature(ScalarType::f64, dims().back())));
}

INSTANTIATE_TEST_SUITE_P(EveryForm, Batch,
                         testing::Values(Kind{Form::center_half}, Kind{Form::lo_hi}, Kind{Form::corner_size},
                                         Kind{Form::center_half, Orientation::axis}, Kind{Form::corner_size, Orientation::axis},
                                         Kind{Form::center_half, Orientation::quaternion},
                                         Kind{Form::corner_size, Orientation::quaternion}),
                         [](const auto& suite) {
                             return std::string(form_name({suite.param.form, ScalarType::f32, 2, suite.param.orientation}));
                         });

}  // namespace
}  // namespace tangency::exact_test
