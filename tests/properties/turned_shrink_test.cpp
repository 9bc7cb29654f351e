// SPDX-License-Identifier: MIT
// Turned counterexamples shrink to angles, directions and quaternions that everybody knows.
#include <gtest/gtest.h>

#include <cmath>

#include "tangency/properties/generators.hpp"
#include "tangency/properties/shrink.hpp"
#include "tangency/properties/truth.hpp"

namespace tangency::properties {
namespace {

Signature signature_of(Turning turning) {
    return {Form::center_half, ScalarType::f32, turning == Turning::quaternion ? std::size_t{3} : std::size_t{2}, turning};
}

LatticeTurn turn_of(const Draft& draft) { return std::get<LatticeScene>(draft.scene).turn; }

LatticeTurn shrunk_turn(const LatticeTurn& start, const std::function<bool(const LatticeTurn&)>& fails) {
    LatticeScene scene;
    scene.turn = start;
    return turn_of(shrink({scene}, [&](const Draft& draft) { return fails(turn_of(draft)); }, 600));
}

TEST(TurnedSimplification, EveryCandidateIsStrictlySimpler) {
    Random random(41);
    for (const Turning turning : {Turning::radians, Turning::degrees, Turning::axis, Turning::quaternion})
        for (const Property& property : catalogue()) {
            if (!property.applies(signature_of(turning))) continue;
            for (int i = 0; i < 10; ++i) {
                const Draft draft = property.draw(random, signature_of(turning));
                for (const Draft& candidate : simpler(draft))
                    ASSERT_LT(complexity(candidate), complexity(draft)) << property.id;
            }
        }
}

TEST(TurnedShrinking, FindsTheAnglesOfTheDrawingBoard) {
    const LatticeTurn start{Turning::degrees, {-8 * 217 - 3}, -3, true};
    EXPECT_EQ(shrunk_turn(start, [](const LatticeTurn&) { return true; }).number(0), 0);
    EXPECT_EQ(shrunk_turn(start, [](const LatticeTurn& turn) { return turn.number(0) != 0; }).number(0), 90);
    EXPECT_EQ(shrunk_turn(start, [](const LatticeTurn& turn) { return std::fmod(turn.number(0), 90) != 0; }).number(0), 45);
    EXPECT_EQ(shrunk_turn(start, [](const LatticeTurn& turn) { return std::fmod(turn.number(0), 45) != 0; }).number(0), 30);
    const auto is_odd = [](const LatticeTurn& turn) { return std::fmod(turn.number(0), 15) != 0; };
    const double other = shrunk_turn(start, is_odd).number(0);
    EXPECT_EQ(other, std::trunc(other));
    EXPECT_LE(std::abs(other), 2);
}

TEST(TurnedShrinking, FindsSmallDirectionsAndQuaternions) {
    const auto as_array = [](const LatticeTurn& turn) { return turn.numbers; };
    const LatticeTurn axis{Turning::axis, {-35, 12}, 7, true};
    const auto is_direction = [](const LatticeTurn& turn) { return turn.numbers[0] != 0 || turn.numbers[1] != 0; };
    EXPECT_EQ(as_array(shrunk_turn(axis, is_direction)), (std::array<std::int64_t, 4>{1, 0}));
    const auto is_slanted = [](const LatticeTurn& turn) { return turn.numbers[0] != 0 && turn.numbers[1] != 0; };
    EXPECT_EQ(as_array(shrunk_turn(axis, is_slanted)), (std::array<std::int64_t, 4>{1, 1}));
    const auto is_whole_and_slanted = [&](const LatticeTurn& turn) { return is_slanted(turn) && integer_turn(turn); };
    const LatticeTurn whole = shrunk_turn(axis, is_whole_and_slanted);
    EXPECT_EQ(as_array(whole), (std::array<std::int64_t, 4>{3, 4}));
    EXPECT_EQ(whole.exponent, 0);
    EXPECT_FALSE(whole.carries);
    const LatticeTurn quaternion{Turning::quaternion, {3, -4, 2, 1}, -9, true};
    const auto turns_x = [](const LatticeTurn& turn) { return integer_turn(turn)->rows[1][0] != 0; };
    EXPECT_EQ(as_array(shrunk_turn(quaternion, turns_x)), (std::array<std::int64_t, 4>{0, 0, 1, 1}));
}

TEST(TurnedShrinking, RoundsTheOrientationOfFloatCases) {
    Random random(42);
    for (const Turning turning : {Turning::radians, Turning::degrees, Turning::axis, Turning::quaternion})
        for (int i = 0; i < 20; ++i) {
            const Case start = draw_floats(random, signature_of(turning), Magnitudes::ordinary);
            const auto overlaps = [](const Draft& draft) {
                const Case& scene = std::get<Case>(draft.scene);
                for (const double number : scene.row())
                    if (!std::isfinite(number) || static_cast<double>(static_cast<float>(number)) != number) return false;
                Case valid = scene;
                make_valid(valid);
                return same_bits(valid, scene) && find_truth(scene).verdict == reference::Verdict::overlapping;
            };
            if (!overlaps({start})) continue;
            const auto end = std::get<Case>(shrink({start}, overlaps, 1500).scene);
            const std::size_t place = 2 * end.signature.dim;
            for (std::size_t j = 0; j < turning_count(turning); ++j)
                EXPECT_LE(std::abs(end.numbers[place + j]), 90) << to_text(end);
            EXPECT_LE(complexity({end}), 12) << to_text(end);
        }
}

}  // namespace
}  // namespace tangency::properties
