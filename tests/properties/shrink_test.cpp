// SPDX-License-Identifier: MIT
// Shrinking leads to small integers, round numbers and orientations that everybody knows, and only ever downwards.
#include "tangency/properties/shrink.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <memory>

#include "tangency/properties/generators.hpp"
#include "tangency/properties/plain.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

const Signature flat_f32{Form::center_half, ScalarType::f32, 2};

Signature rotated(Orientation orientation, ScalarType scalar = ScalarType::f32) {
    return {Form::center_half, scalar, orientation == Orientation::quaternion ? std::size_t{3} : std::size_t{2}, orientation};
}

// Shrinks an input of that kind, asking one at a time.
Input shrunk(Choices choices, const Signature& signature, InputKind kind, const std::function<bool(const Input&)>& fails,
             std::size_t budget = 600, std::size_t batch = 1) {
    const auto draw = [&](Source& source) { return draw_input(source, signature, kind); };
    const auto first_failing = [&](std::span<const Input> rows) -> std::optional<std::size_t> {
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (fails(rows[i])) return i;
        return std::nullopt;
    };
    return *replay(shrink(std::move(choices), draw, first_failing, batch, budget), draw);
}

Input shrunk(const LatticeInput& lattice, const Signature& signature, const std::function<bool(const Input&)>& fails,
             std::size_t budget = 600, std::size_t batch = 1) {
    return shrunk(encode(lattice, signature).value(), signature, InputKind::lattice, fails, budget, batch);
}

TEST(Shrinking, LeadsEveryKindOfInputToTheOriginIfNothingMatters) {
    for (const Signature& signature : {flat_f32, rotated(Orientation::degrees), rotated(Orientation::quaternion)})
        for (const InputKind kind :
             {InputKind::lattice, InputKind::degenerate, InputKind::inside, InputKind::ordinary, InputKind::near_tie}) {
            Source seeds(5);
            for (int i = 0; i < 20; ++i) {
                Recording recording;
                Source source(seeds.bits());
                source.record_to(recording);
                if (!draw_input(source, signature, kind)) continue;
                const Input end = shrunk(recording.choices, signature, kind, [](const Input&) { return true; });
                EXPECT_LE(complexity(end), 1) << static_cast<int>(kind) << " " << to_text(end);
            }
        }
}

TEST(Shrinking, LeadsLargeAndSmallMagnitudesToOneSuchNumber) {
    for (const InputKind kind : {InputKind::large, InputKind::small}) {
        Source seeds(6);
        for (int i = 0; i < 20; ++i) {
            Recording recording;
            Source source(seeds.bits());
            source.record_to(recording);
            if (!draw_input(source, flat_f32, kind)) continue;
            const Input end = shrunk(
                recording.choices, flat_f32, kind, [](const Input&) { return true; }, 2000);
            EXPECT_LE(complexity(end), 22) << to_text(end);
        }
    }
}

TEST(Shrinking, EndsWithinItsBudgetOfQuestions) {
    std::size_t asked = 0;
    LatticeInput start{.dim = 2};
    start.second.center = {400, -300, 0};
    shrunk(
        start, flat_f32, [&](const Input&) { return ++asked % 2 == 0; }, 25);
    EXPECT_LE(asked, 25U);
}

TEST(Shrinking, InBatchesFindsWhatOneByOneFinds) {
    Source random(8);
    for (int i = 0; i < 20; ++i) {
        const LatticeInput start = draw_lattice_tie(random, 2);
        const auto is_tie = [](const Input& row) { return find_verdict(row) == reference::Verdict::touching && row.row().back() > 0; };
        if (!is_tie(express(start, flat_f32))) continue;
        EXPECT_TRUE(same_bits(shrunk(start, flat_f32, is_tie, 300), shrunk(start, flat_f32, is_tie, 300, 64)));
    }
}

TEST(Shrinking, FindsASmallTieFromALargeOne) {
    Source random(3);
    for (int i = 0; i < 200; ++i) {
        const LatticeInput start = draw_lattice_tie(random, 2);
        const auto is_corner_tie = [](const Input& row) {
            const auto standing = find_standing(row);
            return standing.region == reference::Region::corner && standing.verdict == reference::Verdict::touching;
        };
        if (!is_corner_tie(express(start, flat_f32))) continue;
        const Input end = shrunk(start, flat_f32, is_corner_tie);
        // The box and its place never matter to a corner tie, so they must be gone.
        EXPECT_EQ(end.numbers[2] + end.numbers[3], 0) << to_text(end);
        EXPECT_LE(std::abs(end.numbers[0] * end.numbers[4]) + std::abs(end.numbers[1] * end.numbers[5]), 3) << to_text(end);
    }
}

TEST(Shrinking, FindsTheSquareThatUnderflows) {
    // What a fold in f32 gets wrong: the square of the distance is below half the smallest subnormal.
    const auto underflows = [](const Input& row) {
        const float dx = static_cast<float>(row.numbers[4]) - static_cast<float>(row.numbers[0]);
        return row.numbers[2] == 0 && row.numbers[3] == 0 && dx != 0 && dx * dx == 0;
    };
    const Input start{flat_f32, {0x1.234568p-80, 0x1.9p-77, 0, 0, 0x1.77ap-79, 0x1.4p-77, 0x1p-90}};
    ASSERT_TRUE(underflows(start));
    const Input end = shrunk(encode(start), flat_f32, InputKind::near_tie, underflows, 2000);
    EXPECT_EQ(end.numbers[0] * end.numbers[4], 0) << to_text(end);
    EXPECT_EQ(end.numbers[6], 0) << to_text(end);
    EXPECT_EQ(std::frexp(std::abs(end.numbers[0] + end.numbers[4]), std::make_unique<int>().get()), 0.5) << to_text(end);
}

Input shrunk_turn(const LatticeTurn& turn, const std::function<bool(const double*)>& fails) {
    LatticeInput start;
    start.turn = turn;
    const Signature signature = rotated(turn.orientation);
    start.dim = signature.dim;
    return shrunk(start, signature, [&](const Input& row) { return fails(row.numbers.data() + 2 * signature.dim); });
}

TEST(RotatedShrinking, FindsTheAnglesOfTheDrawingBoard) {
    const auto angle_where = [](const std::function<bool(double)>& fails) {
        return shrunk_turn({Orientation::degrees, {-8 * 217 - 3}, -3, true}, [&](const double* angle) { return fails(*angle); }).numbers[4];
    };
    EXPECT_EQ(angle_where([](double) { return true; }), 0);
    EXPECT_EQ(angle_where([](double angle) { return angle != 0; }), 90);
    EXPECT_EQ(angle_where([](double angle) { return std::fmod(angle, 90) != 0; }), 45);
    EXPECT_EQ(angle_where([](double angle) { return std::fmod(angle, 45) != 0; }), 30);
    const double other = angle_where([](double angle) { return std::fmod(angle, 15) != 0; });
    EXPECT_EQ(other, std::trunc(other));
    EXPECT_LE(std::abs(other), 2);
}

TEST(RotatedShrinking, FindsSmallDirectionsAndQuaternions) {
    const LatticeTurn axis{Orientation::axis, {-35, 12}, 7, true};
    const auto is_slanted = [](const double* u) { return u[0] != 0 && u[1] != 0; };
    const Input slanted = shrunk_turn(axis, is_slanted);
    EXPECT_EQ(slanted.numbers[4], 1);
    EXPECT_EQ(slanted.numbers[5], 1);
    const auto is_whole = [&](const double* u) { return is_slanted(u) && std::fmod(std::hypot(u[0], u[1]), 1) == 0; };
    const Input whole = shrunk_turn(axis, is_whole);
    EXPECT_EQ(whole.numbers[4], 3);
    EXPECT_EQ(whole.numbers[5], 4);
    const LatticeTurn quaternion{Orientation::quaternion, {3, -4, 2, 1}, -9, true};
    const Input about_z = shrunk_turn(quaternion, [](const double* q) { return q[0] * q[1] + q[2] * q[3] != 0; });
    EXPECT_LE(complexity(about_z), 2) << to_text(about_z);
}

TEST(RotatedShrinking, RoundsTheOrientationOfFloatInputs) {
    for (const Orientation orientation : {Orientation::radians, Orientation::degrees, Orientation::axis, Orientation::quaternion}) {
        Source seeds(42);
        for (int i = 0; i < 20; ++i) {
            Recording recording;
            Source source(seeds.bits());
            source.record_to(recording);
            const auto overlaps = [](const Input& row) { return find_verdict(row) == reference::Verdict::overlapping; };
            const auto start = draw_input(source, rotated(orientation), InputKind::ordinary);
            if (!start || !overlaps(*start)) continue;
            const Input end = shrunk(recording.choices, rotated(orientation), InputKind::ordinary, overlaps, 1500);
            EXPECT_LE(complexity(end), 12) << to_text(end);
        }
    }
}

}  // namespace
}  // namespace tangency::properties
