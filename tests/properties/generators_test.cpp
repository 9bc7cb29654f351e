// SPDX-License-Identifier: MIT
// Each generator reaches its classes and stays in its domain.
#include "tangency/properties/generators.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "functions.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/tally.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::properties {
namespace {

constexpr int draws_each = 4000;

template <class Draw>
Tally tally_of(const Signature& signature, Draw draw) {
    Source random(7);
    Tally tally;
    for (int i = 0; i < draws_each; ++i) {
        const Input input = draw(random, signature);
        EXPECT_EQ(reference::find_defect(signature, input.row()), std::nullopt) << to_text(input);
        for (const double number : input.row()) EXPECT_EQ(round_to(signature.scalar, number), number) << to_text(input);
        const ReferenceAnswer reference_answer = find_reference_answer(input);
        tally.add(input, reference_answer.verdict, reference_answer.region);
    }
    return tally;
}

TEST(TieGenerator, DrawsNothingButTiesInEveryRegion) {
    for (const Signature& signature : axis_aligned_signatures()) {
        const Tally tally =
            tally_of(signature, [](Source& random, const Signature& s) { return express(draw_lattice_tie(random, s.dim), s); });
        EXPECT_EQ(tally.of(Kind::tie), static_cast<std::uint64_t>(draws_each));
        EXPECT_GT(tally.of(Kind::inside), draws_each / 10U);
        EXPECT_GT(tally.of(Kind::face), draws_each / 10U);
        if (signature.dim == 3) {
            EXPECT_GT(tally.of(Kind::edge), draws_each / 10U);
        }
        if (signature.dim >= 2) {
            EXPECT_GT(tally.of(Kind::corner), draws_each / 10U);
        }
    }
}

TEST(LatticeGenerator, IsRichInTiesAndInBothVerdicts) {
    for (std::size_t dim = 1; dim <= 3; ++dim) {
        const Tally tally = tally_of({Form::lo_hi, ScalarType::f32, dim},
                                     [](Source& random, const Signature& s) { return express(draw_lattice(random, s.dim), s); });
        EXPECT_GT(tally.of(Kind::tie), draws_each / 6U);
        EXPECT_GT(tally.of(Kind::disjoint), draws_each / 6U);
        EXPECT_GT(tally.of(Kind::overlapping), draws_each / 6U);
    }
}

TEST(DegenerateGenerator, DrawsFlatBoxesPointsAndBoth) {
    Source random(9);
    int flat = 0, point_circle = 0, both = 0;
    for (int i = 0; i < draws_each; ++i) {
        const LatticeInput input = draw_lattice_degenerate(random, 2);
        const bool is_flat = input.first.half_extent[0] == 0 || input.first.half_extent[1] == 0;
        ASSERT_TRUE(is_flat || input.second.radius == 0);
        flat += is_flat;
        point_circle += input.second.radius == 0;
        both += is_flat && input.second.radius == 0;
    }
    EXPECT_GT(flat, draws_each / 4);
    EXPECT_GT(point_circle, draws_each / 4);
    EXPECT_GT(both, draws_each / 8);
}

TEST(InsideGenerator, KeepsTheCentreInTheBoxAndOftenOnASide) {
    Source random(3);
    int on_side = 0;
    for (int i = 0; i < draws_each; ++i) {
        const LatticeInput input = draw_lattice_inside(random, 3);
        bool side = false;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            ASSERT_EQ(overshoot(input, axis), 0);
            side = side || std::abs(input.second.center[axis] - input.first.center[axis]) == input.first.half_extent[axis];
        }
        on_side += side;
    }
    EXPECT_GT(on_side, draws_each / 4);
}

TEST(LatticeInputs, MeanTheSameInEveryFormAndScalar) {
    Source random(11);
    for (int i = 0; i < draws_each; ++i) {
        const LatticeInput input = draw_lattice(random, 2);
        const Signature first{Form::center_half, ScalarType::f64, 2};
        const auto expected = find_reference_answer(express(input, first)).gap_sq;
        for (const Signature& signature : axis_aligned_signatures()) {
            if (signature.dim != 2) continue;
            const Input row = express(input, signature);
            for (const double number : row.row()) ASSERT_EQ(round_to(signature.scalar, number), number);
            ASSERT_EQ(find_reference_answer(row).gap_sq, expected) << to_text(row);
        }
    }
}

TEST(FloatGenerator, KeepsToItsMagnitudesAndMeetsEveryRegionAndVerdict) {
    for (const Signature& signature : axis_aligned_signatures())
        for (const Magnitudes magnitudes : properties::every_magnitudes) {
            const Tally tally = tally_of(signature, [magnitudes](Source& random, const Signature& s) {
                const Input input = draw_floats(random, s, magnitudes);
                EXPECT_EQ(magnitudes_of(input), magnitudes);
                return input;
            });
            for (const Kind kind : {Kind::disjoint, Kind::overlapping, Kind::inside, Kind::face})
                EXPECT_GT(tally.of(kind), draws_each / 50U) << kind_names[static_cast<std::size_t>(kind)];
            if (signature.dim >= 2) {
                EXPECT_GT(tally.of(Kind::corner), draws_each / 20U);
            }
        }
}

TEST(FloatGenerator, PutsGapsOnBothSidesOfTheBandInEveryOctave) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        Source random(5);
        const Signature signature{Form::lo_hi, scalar, 2};
        int inside = 0, just_outside = 0, far = 0;
        for (int i = 0; i < draws_each; ++i) {
            const double bands = gap_in_bands(find_reference_answer(draw_floats(random, signature, Magnitudes::ordinary)));
            inside += bands <= 8;
            just_outside += bands > 8 && bands <= 64;
            far += bands > 64;
        }
        EXPECT_GT(inside, draws_each / 40);
        EXPECT_GT(just_outside, draws_each / 40);
        EXPECT_GT(far, draws_each / 4);
    }
}

TEST(FloatGenerator, ReachesTheVeryEndsOfTheRange) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        const FloatFormat& format = format_of(scalar);
        Source random(13);
        bool top = false, subnormal = false;
        for (int i = 0; i < draws_each; ++i) {
            const Input large = draw_floats(random, {Form::center_half, scalar, 2}, Magnitudes::large);
            for (const double number : large.row()) top = top || std::abs(number) >= format.largest / 2;
            const Input small = draw_floats(random, {Form::center_half, scalar, 2}, Magnitudes::small);
            for (const double number : small.row()) subnormal = subnormal || (number != 0 && std::abs(number) < format.smallest * 0x1p20);
        }
        EXPECT_TRUE(top);
        EXPECT_TRUE(subnormal);
    }
}

TEST(NearTieGenerator, DrawsTiesAndGapsBelowTheBand) {
    for (const Signature& signature : axis_aligned_signatures()) {
        Source random(17);
        int ties = 0, near = 0;
        for (int i = 0; i < draws_each; ++i) {
            const ReferenceAnswer reference_answer = find_reference_answer(draw_near_tie(random, signature));
            const bool tie = reference_answer.verdict == reference::Verdict::touching;
            ties += tie;
            near += !tie && gap_in_bands(reference_answer) <= 8;
        }
        EXPECT_GT(ties, draws_each / 20);
        EXPECT_GT(near, draws_each / 8);
    }
}

}  // namespace
}  // namespace tangency::properties
