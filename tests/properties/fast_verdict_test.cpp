// SPDX-License-Identifier: MIT
// The fast verdict against the reference: every generator, every form, every stage forced.
#include "tangency/properties/fast_verdict.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "../exact/exact_inputs.hpp"
#include "../signatures.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

Input draw_any(Source& random, const Signature& signature) {
    switch (random.between(0, 8)) {
        case 0: return express(draw_lattice(random, signature.dim), signature);
        case 1: return express(draw_lattice_tie(random, signature.dim), signature);
        case 2: return express(draw_lattice_degenerate(random, signature.dim), signature);
        case 3: return draw_floats(random, signature, Magnitudes::ordinary);
        case 4: return draw_floats(random, signature, Magnitudes::large);
        case 5: return draw_floats(random, signature, Magnitudes::small);
        case 6: return exact_test::draw_tiny(random, signature);
        case 7: return exact_test::draw_ends(random, signature);
        default: return draw_near_tie(random, signature);
    }
}

// The forms from which there is a way to one of exact_filtered; all others are the reference's.
constexpr std::array known_forms{Form::center_half, Form::lo_hi, Form::corner_size, Form::corner_size_ball_corner, Form::center_size};

bool is_known(Form form) { return std::ranges::find(known_forms, form) != known_forms.end(); }

TEST(FastVerdict, IsTheReferencesOnEveryGeneratorFromEveryStage) {
    constexpr int wanted = static_cast<int>(3000 * TANGENCY_TEST_EFFORT) + 200;
    for (const Signature& signature : axis_aligned_signatures()) {
        Source random(mix_seed(17, static_cast<std::uint64_t>(signature.form) * 8 + signature.dim));
        int undecided = 0, ties = 0;
        for (int i = 0; i < wanted; ++i) {
            const Input input = draw_any(random, signature);
            const reference::Verdict right = find_reference_answer(input).verdict;
            ties += right == reference::Verdict::touching;
            for (int stage = 0; stage <= 4; ++stage) {
                const auto fast = fast_verdict_from(input, stage);
                if (stage == 0) undecided += !fast;
                ASSERT_EQ(fast.value_or(right), right) << text_of(signature) << " from stage " << stage << ": " << to_text(input);
            }
        }
        EXPECT_GT(ties, wanted / 20) << text_of(signature);
        // Half of an odd multiple of the smallest subnormal beside a huge number is for the reference.
        if (!is_known(signature.form)) continue;
        EXPECT_LE(undecided, signature.form == Form::center_size && signature.scalar == ScalarType::f64 ? wanted / 20 : 0)
            << text_of(signature);
    }
}

TEST(FastVerdict, OfARunIsThatOfEachInput) {
    for (const Signature& signature : axis_aligned_signatures()) {
        Source random(3);
        std::vector<Input> inputs;
        for (int i = 0; i < 40; ++i) inputs.push_back(draw_any(random, signature));
        std::vector<std::optional<reference::Verdict>> verdicts(inputs.size());
        fast_verdicts(inputs, verdicts);
        for (std::size_t i = 0; i < inputs.size(); ++i) EXPECT_EQ(verdicts[i], fast_verdict(inputs[i])) << to_text(inputs[i]);
    }
    fast_verdicts({}, {});
}

// q + r is no double in any of these, and rounded it would answer wrongly.
TEST(FastVerdict, TakesTheCentreOfABallStoredByItsCornerExactly) {
    using enum reference::Verdict;
    const Signature line{Form::corner_size_ball_corner, ScalarType::f64, 1};
    const auto verdict = [&line](double x, double w, double q, double r) { return fast_verdict(Input{line, {x, w, q, r}}); };
    // The ball ends at q + 2r and the box begins at x.
    EXPECT_EQ(verdict(2, 1, 0x1p-60, 1), overlapping);
    EXPECT_EQ(verdict(2, 1, -0x1p-60, 1), disjoint);
    // The ball begins at q, whatever r is, and the box ends at x + w.
    EXPECT_EQ(verdict(0, 0x1p-60, 0x1p-60, 1), touching);
    EXPECT_EQ(verdict(0, 0x1p-60, 0x1p-61, 1), overlapping);
    EXPECT_EQ(verdict(0, 0x1p-60, 0x1p-59, 1), disjoint);
    EXPECT_EQ(verdict(-1, 1, 0x1p-1074, 0x1p900), disjoint);
    EXPECT_EQ(verdict(-1, 1, -0x1p-1074, 0x1p900), overlapping);
    EXPECT_EQ(verdict(-0x1p-1074, 0x1p-1074, 0, 0x1.fffffffffffffp1023), touching);
}

TEST(FastVerdict, IsPlainFarFromTies) {
    for (const Signature& signature : axis_aligned_signatures()) {
        if (!is_known(signature.form)) continue;
        const bool cornered = signature.form == Form::corner_size_ball_corner;
        Input input{signature};
        input.row().back() = 1;
        const Layout& layout = layout_of(signature);
        for (std::size_t axis = 0; axis < layout.dim(); ++axis) input.numbers[layout.ball(axis)] = cornered ? -1 : 0;
        EXPECT_EQ(fast_verdict(input), reference::Verdict::overlapping) << text_of(signature);
        input.numbers[layout.ball(0)] = 9;
        EXPECT_EQ(fast_verdict(input), reference::Verdict::disjoint) << text_of(signature);
    }
}

}  // namespace
}  // namespace tangency::properties
