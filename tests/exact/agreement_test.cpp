// SPDX-License-Identifier: MIT
// exact_filtered before the reference, each stage forced on in turn.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <tuple>

#include "exact_functions.hpp"
#include "exact_inputs.hpp"
#include "tangency/impl/exact/expansions.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::exact_test {
namespace {

using properties::Input;
using properties::Source;

constexpr std::uint64_t cases_per_signature = static_cast<std::uint64_t>(4'000 * TANGENCY_TEST_EFFORT);

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
        Source random(properties::mix_seed(6, 100 * static_cast<std::uint64_t>(form) + 10 * dim + static_cast<std::uint64_t>(scalar)));
        for (std::uint64_t i = 0; i < cases_per_signature; ++i) {
            const Input input = draw_hard(random, signature);
            const int verdict = static_cast<int>(reference::find_standing(signature, input.row()).verdict);
            const Answer answer = decide_case(input);
            ASSERT_EQ(answer.verdict, verdict) << to_text(input) << " by stage " << answer.stage;
            ++decided_by[static_cast<std::size_t>(answer.stage)];
            ++verdicts[static_cast<std::size_t>(verdict)];
            for (int stage = 1; stage <= integers; ++stage) {
                const Answer forced = decide_case(input, stage);
                ASSERT_EQ(forced.verdict, verdict) << to_text(input) << " from stage " << stage;
                ASSERT_GE(forced.stage, stage) << to_text(input);
            }
            if (dim != 2) continue;
            const Spoken spoken = decide_numbers(input);
            ASSERT_EQ(spoken.verdict, verdict) << to_text(input);
            ASSERT_EQ(spoken.closed, verdict != 0) << to_text(input);
            ASSERT_EQ(spoken.open, verdict == 2) << to_text(input);
        }
    }
    const std::uint64_t cases = 3 * cases_per_signature;
    for (int stage = 0; stage <= integers; ++stage) {
        const std::uint64_t decided = decided_by[static_cast<std::size_t>(stage)];
        if (stage == wide_filter && scalar == ScalarType::f64) {
            EXPECT_EQ(decided, 0U);
        } else {
            EXPECT_GT(decided, cases / 50) << "stage " << stage;
        }
    }
    for (const std::uint64_t count : verdicts) EXPECT_GT(count, cases / 20);
}

// A point box and a circle at 2^-100 ... 2^-114 of a tie, the overshoot on the first axis a full pair of doubles, so
// that the expansions' first sum rounds: its radius is the rounded distance, what is left goes into the tail of the
// first axis and, what is left of that, into the second's. Every sum that makes this is exact.
Input draw_beside_expansions(Source& random, const Signature& signature) {
    namespace detail = impl::exact::detail;
    const double x = 1 + random.unit(), y = 1 + random.unit(), r = std::hypot(x, y);
    double x_tail = 0, y_tail = 0;
    const auto gap_sq = [&] {
        detail::Expansion<16> sum;
        for (const auto& [high, low] : {detail::Pair{x, x_tail}, detail::Pair{y, y_tail}}) {
            sum.add(detail::two_product(high, high));
            sum.add(detail::two_product(2 * high, low));
            sum.add(detail::two_product(low, low));
        }
        const detail::Pair radius_sq = detail::two_product(r, r);
        sum.add({-radius_sq.high, -radius_sq.low});
        return sum.sign();  // its leading part
    };
    x_tail = -gap_sq() / (2 * x);
    y_tail = -gap_sq() / (2 * y);
    const int smallness = random.between(100, 114);
    y_tail += random.with_sign(std::ldexp(1 + random.unit(), -smallness));
    Input input{signature};
    const std::size_t dim = signature.dim;
    input.numbers[0] = -x_tail;
    input.numbers[1] = -y_tail;
    if (signature.form == Form::lo_hi) std::copy_n(input.numbers.begin(), 2, input.numbers.begin() + dim);
    input.numbers[2 * dim] = x;
    input.numbers[2 * dim + 1] = y;
    input.numbers[3 * dim] = r;
    return input;
}

// Products of floats round in no pair of doubles.
class AgreementOfDoubles : public Agreement {};

TEST_P(AgreementOfDoubles, TheExpansionsFirstBoundHoldsWhereGapsAreAsSmall) {
    const auto [form, scalar] = GetParam();
    Source random(22);
    for (std::uint64_t i = 0; i < cases_per_signature; ++i) {
        const Input input = draw_beside_expansions(random, {form, scalar, 2 + i % 2});
        const int verdict = decide_case(input, integers).verdict;
        ASSERT_EQ(decide_case(input), (Answer{verdict, expansions})) << to_text(input);
        if (i % 16 == 0) {
            const auto reference = reference::find_standing(input.signature, input.row()).verdict;
            ASSERT_EQ(static_cast<int>(reference), verdict) << to_text(input);
        }
    }
}

// Ties that fill the significand with one number a hair beside.
TEST_P(Agreement, BesideALongTieNoStageSaysTooMuch) {
    const auto [form, scalar] = GetParam();
    Source random(21);
    for (std::uint64_t i = 0; i < cases_per_signature; ++i) {
        const Signature signature{form, scalar, 1 + i % 3};
        const Input input = beside_tie(random, draw_long_tie(random, signature));
        const int verdict = decide_case(input, integers).verdict;
        for (int stage = 0; stage < integers; ++stage)
            ASSERT_EQ(decide_case(input, stage).verdict, verdict) << to_text(input) << " from stage " << stage;
        if (i % 16 == 0) {
            const auto reference = reference::find_standing(signature, input.row()).verdict;
            ASSERT_EQ(static_cast<int>(reference), verdict) << to_text(input);
        }
    }
}

#if defined(__SSE2__)
TEST_P(Agreement, FlushingSubnormalsChangesNoVerdict) {
    const auto [form, scalar] = GetParam();
    const Signature signature{form, scalar, 2};
    Source random(20);
    std::uint64_t with_subnormal = 0;
    for (std::uint64_t i = 0; i < cases_per_signature; ++i) {
        const Input input = i % 2 == 0 ? draw_hard(random, signature) : draw_tiny(random, signature);
        const double least_normal = scalar == ScalarType::f32 ? 0x1p-126 : 0x1p-1022;
        with_subnormal += std::any_of(input.row().begin(), input.row().end(),
                                      [least_normal](double number) { return number != 0 && std::abs(number) < least_normal; });
        const int verdict = static_cast<int>(reference::find_standing(signature, input.row()).verdict);
        for (int stage = 0; stage <= integers; ++stage)
            ASSERT_EQ(decide_case_flushing(input, stage).verdict, verdict) << to_text(input) << " from stage " << stage;
    }
    EXPECT_GT(with_subnormal, cases_per_signature / 5);
}
#endif

const auto every_form = testing::Values(Form::center_half, Form::lo_hi, Form::corner_size);

std::string form_and_scalar(const testing::TestParamInfo<std::tuple<Form, ScalarType>>& suite) {
    const auto [form, scalar] = suite.param;
    return std::string(name_of(form)) + "_" + std::string(name_of(scalar));
}

INSTANTIATE_TEST_SUITE_P(EveryForm, Agreement, testing::Combine(every_form, testing::Values(ScalarType::f32, ScalarType::f64)),
                         form_and_scalar);
INSTANTIATE_TEST_SUITE_P(EveryForm, AgreementOfDoubles, testing::Combine(every_form, testing::Values(ScalarType::f64)), form_and_scalar);

}  // namespace
}  // namespace tangency::exact_test
