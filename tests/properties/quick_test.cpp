// SPDX-License-Identifier: MIT
// The quick verdict against the reference: every generator, every form, every stage forced.
#include "tangency/properties/quick.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "../exact/exact_scenes.hpp"
#include "straight_signatures.hpp"
#include "tangency/properties/truth.hpp"

namespace tangency::properties {
namespace {

Case draw_any(Source& random, const Signature& signature) {
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

TEST(QuickVerdict, IsTheReferencesOnEveryGeneratorFromEveryStage) {
    constexpr int wanted = static_cast<int>(3000 * TANGENCY_TEST_EFFORT) + 200;
    for (const Signature& signature : straight_signatures()) {
        Source random(mix_seed(17, static_cast<std::uint64_t>(signature.form) * 8 + signature.dim));
        int undecided = 0, ties = 0;
        for (int i = 0; i < wanted; ++i) {
            const Case scene = draw_any(random, signature);
            const reference::Verdict right = find_truth(scene).verdict;
            ties += right == reference::Verdict::touching;
            for (int stage = 0; stage <= 4; ++stage) {
                const auto quick = quick_verdict_from(scene, stage);
                if (stage == 0) undecided += !quick;
                ASSERT_EQ(quick.value_or(right), right) << text_of(signature) << " from stage " << stage << ": " << to_text(scene);
            }
        }
        EXPECT_GT(ties, wanted / 20) << text_of(signature);
        EXPECT_EQ(undecided, 0) << text_of(signature);
    }
}

TEST(QuickVerdict, OfARunIsThatOfEachScene) {
    for (const Signature& signature : straight_signatures()) {
        Source random(3);
        std::vector<Case> scenes;
        for (int i = 0; i < 40; ++i) scenes.push_back(draw_any(random, signature));
        std::vector<std::optional<reference::Verdict>> verdicts(scenes.size());
        quick_verdicts(scenes, verdicts);
        for (std::size_t i = 0; i < scenes.size(); ++i) EXPECT_EQ(verdicts[i], quick_verdict(scenes[i])) << to_text(scenes[i]);
    }
    quick_verdicts({}, {});
}

// q + r is no double in any of these, and rounded it would answer wrongly.
TEST(QuickVerdict, TakesTheCentreOfABallStoredByItsCornerExactly) {
    using enum reference::Verdict;
    const Signature line{Form::corner_size_ball_corner, ScalarType::f64, 1};
    const auto verdict = [&line](double x, double w, double q, double r) { return quick_verdict(Case{line, {x, w, q, r}}); };
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

TEST(QuickVerdict, IsPlainFarFromTies) {
    for (const Signature& signature : straight_signatures()) {
        const bool cornered = signature.form == Form::corner_size_ball_corner;
        Case scene{signature};
        scene.row().back() = 1;
        for (std::size_t axis = 0; axis < signature.dim; ++axis) scene.numbers[2 * signature.dim + axis] = cornered ? -1 : 0;
        EXPECT_EQ(quick_verdict(scene), reference::Verdict::overlapping) << text_of(signature);
        scene.numbers[2 * signature.dim] = 9;
        EXPECT_EQ(quick_verdict(scene), reference::Verdict::disjoint) << text_of(signature);
    }
}

}  // namespace
}  // namespace tangency::properties
