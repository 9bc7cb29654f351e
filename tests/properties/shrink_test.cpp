// SPDX-License-Identifier: MIT
// Shrinking leads to small integers and round numbers, and only ever downwards.
#include "tangency/properties/shrink.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>

#include "tangency/properties/generators.hpp"
#include "tangency/properties/truth.hpp"

namespace tangency::properties {
namespace {

const Signature flat_f32{Form::center_half, ScalarType::f32, 2};

TEST(Simplification, EveryCandidateIsStrictlySimpler) {
    Random random(1);
    for (const Property& property : catalogue())
        for (int i = 0; i < 50; ++i) {
            const Draft draft = property.draw(random, flat_f32);
            for (const Draft& candidate : simpler(draft)) ASSERT_LT(complexity(candidate), complexity(draft)) << property.id;
        }
}

TEST(Simplification, TheSceneAtTheOriginHasNothingSimpler) {
    LatticeScene origin;
    EXPECT_TRUE(simpler({origin}).empty());
    EXPECT_TRUE(simpler({Case{flat_f32}}).empty());
}

TEST(Shrinking, EndsWithinItsBudgetOfQuestions) {
    std::size_t asked = 0;
    LatticeScene scene;
    scene.center = {400, -300, 0};
    shrink({scene}, [&](const Draft&) { return ++asked % 2 == 0; }, 25);
    EXPECT_LE(asked, 25U);
}

TEST(Shrinking, FindsASmallTieFromALargeOne) {
    Random random(3);
    for (int i = 0; i < 200; ++i) {
        const LatticeScene start = draw_lattice_tie(random, 2);
        const auto is_corner_tie = [](const Draft& draft) {
            const auto& scene = std::get<LatticeScene>(draft.scene);
            return is_valid(scene) && overshoot(scene, 0) > 0 && overshoot(scene, 1) > 0 &&
                   find_truth(express(scene, flat_f32)).verdict == reference::Verdict::touching;
        };
        if (!is_corner_tie({start})) continue;
        const auto end = std::get<LatticeScene>(shrink({start}, is_corner_tie, 600).scene);
        // The box and its place never matter to a corner tie, so they must be gone.
        EXPECT_EQ(end.half_extent[0] + end.half_extent[1], 0);
        EXPECT_EQ(std::abs(end.box_center[0] * end.center[0]) + std::abs(end.box_center[1] * end.center[1]), 0);
        EXPECT_EQ(end.exponent, 0);
    }
}

TEST(Shrinking, FindsTheSquareThatUnderflows) {
    // What a fold in f32 gets wrong: the square of the distance is below half the smallest subnormal.
    const auto underflows = [](const Draft& draft) {
        const Case& scene = std::get<Case>(draft.scene);
        for (const double number : scene.row())
            if (static_cast<double>(static_cast<float>(number)) != number) return false;
        const float dx = static_cast<float>(scene.numbers[4]) - static_cast<float>(scene.numbers[0]);
        return scene.numbers[2] == 0 && scene.numbers[3] == 0 && dx != 0 && dx * dx == 0;
    };
    const Case start{flat_f32, {0x1.234568p-80, 0x1.9p-77, 0, 0, 0x1.77ap-79, 0x1.4p-77, 0x1p-90}};
    ASSERT_TRUE(underflows({start}));
    const auto end = std::get<Case>(shrink({start}, underflows, 2000).scene);
    EXPECT_EQ(end.numbers[0] * end.numbers[4], 0) << to_text(end);
    EXPECT_EQ(end.numbers[6], 0) << to_text(end);
    EXPECT_EQ(std::frexp(std::abs(end.numbers[0] + end.numbers[4]), std::make_unique<int>().get()), 0.5) << to_text(end);
}

}  // namespace
}  // namespace tangency::properties
