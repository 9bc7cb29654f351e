// SPDX-License-Identifier: MIT
// Regions and ties: where plans put the ball, and what they promise of the verdict.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "inputs.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::fuzz {
namespace {

using properties::Input;
using properties::LatticeInput;
using properties::Source;
using properties::ReferenceAnswer;

TEST(PlannedTies, LatticeTiesAndTheirNeighboursLieInEachRegion) {
    using reference::Region;
    for (const Signature& signature : played_signatures()) {
        if (signature.scalar == ScalarType::f64) continue;
        Source random(3);
        const int count = inputs_of_a_signature / 2;
        std::map<std::pair<Region, bool>, int> seen;
        for (int i = 0; i < count; ++i) {
            const DrawnInput drawn = build(random_of_kind(random, InputKind::tie), signature);
            const ReferenceAnswer reference_answer = find_reference_answer(row_of(drawn, signature));
            const bool tie = reference_answer.verdict == reference::Verdict::touching;
            // Only as what a property may instantiate do they count.
            if (instance_of(*properties::find_property(tie ? "P03" : "P01"), drawn,
                            signature)) ++seen[{reference_answer.region, tie}];
        }
        for (const Region region : {Region::inside, Region::face, Region::edge, Region::corner}) {
            if (region == Region::edge && signature.dim < 3) continue;
            EXPECT_GE(seen[std::pair(region, true)], count / 25) << name_of_signature(signature);
            EXPECT_GE(seen[std::pair(region, false)], count / 100) << name_of_signature(signature);
        }
    }
}

// How many axes the plan puts the ball's centre beyond the box, which is the region.
reference::Region region_of(const Recipe& made, std::size_t dim) {
    std::size_t outside = 0;
    for (std::size_t axis = 0; axis < dim; ++axis)
        outside += made.axes[axis].side == Side::below || made.axes[axis].side == Side::above;
    return outside == 0     ? reference::Region::inside
           : outside == 1   ? reference::Region::face
           : outside == dim ? reference::Region::corner
                            : reference::Region::edge;
}

TEST(PlannedTies, SidesAreWhereTheCentreLiesHoweverTheBoxIsRotated) {
    for (const Signature& signature : played_signatures()) {
        if (signature.form != Form::center_half) continue;
        for (const InputKind kind : {InputKind::scattered, InputKind::tie, InputKind::floats}) {
            Source random(11);
            int agree = 0, signs = 0, all_signs = 0;
            const int count = inputs_of_a_signature / 4;
            for (int i = 0; i < count; ++i) {
                Recipe made = random_of_kind(random, kind);
                made.steps = {};
                made.coincidence = 16;
                made.turn.flags = 0;
                made.range = 0;
                // Along a side of the box rounding and rotating decide, so nothing is said of it here.
                for (AxisPlan& axis : made.axes)
                    if (axis.side == Side::on_low || axis.side == Side::on_high) axis.side = Side::centered;
                const Input row = row_of(build(made, signature), signature);
                const reference::Region seen = find_reference_answer(row).region;
                agree += seen == region_of(made, signature.dim);
                if (signature.orientation != Orientation::none || seen == reference::Region::inside) continue;
                for (std::size_t axis = 0; axis < signature.dim; ++axis) {
                    const double away = row.numbers[2 * signature.dim + axis] - row.numbers[axis];
                    if (made.axes[axis].side != Side::below && made.axes[axis].side != Side::above) continue;
                    ++all_signs;
                    signs += away == 0 || (away < 0) == (made.axes[axis].side == Side::below);
                }
            }
            EXPECT_GE(agree, count * (kind == InputKind::floats || signature.orientation != Orientation::none ? 85
                                      : 100) / 100)
                << name_of_signature(signature) << input_kind_names[static_cast<std::size_t>(kind)];
            EXPECT_EQ(signs, all_signs) << name_of_signature(signature);
        }
    }
}

TEST(PlannedTies, TheCentreLiesOnTheSideThatALatticePlanNames) {
    const Signature signature{Form::center_half, ScalarType::f64, 3};
    Source random(12);
    std::map<Side, int> seen;
    for (int i = 0; i < 1000; ++i) {
        Recipe made = random_of_kind(random, i % 2 == 0 ? InputKind::tie : InputKind::scattered);
        made.steps = {};
        const Input row = row_of(build(made, signature), signature);
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const Side side = made.axes[axis].side;
            const double away = row.numbers[6 + axis] - row.numbers[axis], half = row.numbers[3 + axis];
            const bool there = side == Side::below     ? away < -half
                               : side == Side::above   ? away > half
                               : side == Side::on_low  ? away == -half
                               : side == Side::on_high ? away == half
                               : side == Side::between ? std::abs(away) <= half
                                                       : away == 0;
            ASSERT_TRUE(there) << side_names[static_cast<std::size_t>(side)];
            ++seen[side];
        }
    }
    EXPECT_EQ(seen.size(), side_names.size());
}

TEST(PlannedTies, DegenerateInputsAreSegmentsPointsAndPointCirclesAtTiesAndBesideThem) {
    for (const Signature& signature : played_signatures()) {
        if (signature.scalar == ScalarType::f64) continue;
        Source random(13);
        std::map<std::string, int> seen;
        const int count = inputs_of_a_signature / 4;
        for (int i = 0; i < count; ++i) {
            const DrawnInput drawn = build(random_of_kind(random, InputKind::degenerate), signature);
            const auto& input = std::get<LatticeInput>(drawn.input);
            const auto flat = static_cast<std::size_t>(std::count(
                input.half_extent.begin(), input.half_extent.begin() + static_cast<std::ptrdiff_t>(signature.dim), 0));
            const ReferenceAnswer reference_answer = find_reference_answer(row_of(drawn, signature));
            ASSERT_TRUE(flat > 0 || input.radius == 0);
            ++seen[flat == 0 ? "a whole box" : flat == signature.dim ? "a point box" : "a flat box"];
            ++seen[input.radius == 0 ? "a point circle" : "a whole circle"];
            ++seen[reference_answer.verdict == reference::Verdict::touching ? "a tie" : "no tie"];
        }
        EXPECT_EQ(seen.size(), 7U);
        for (const auto& [what, times] : seen)
            EXPECT_GE(times, count / 20) << what << " in " << name_of_signature(signature);
    }
}

TEST(PlannedTies, RotatedTiesAreTies) {
    for (const Signature& signature : played_signatures()) {
        Source random(15);
        int ties = 0, rotated = 0;
        const int count = inputs_of_a_signature / 8;
        for (int i = 0; i < count; ++i) {
            Recipe made = random_of_kind(random, i % 2 == 0 ? InputKind::rotated_tie : InputKind::near_tie);
            made.steps = {};
            made.coincidence = static_cast<std::uint8_t>(made.coincidence & 2);  // nothing tiny
            const Input row = row_of(build(made, signature), signature);
            ties += find_reference_answer(row).verdict == reference::Verdict::touching;
            rotated += !turns_exactly(row);
        }
        EXPECT_GE(ties, count * 95 / 100) << name_of_signature(signature);
        EXPECT_TRUE(signature.orientation == Orientation::none || rotated >= count / 5)
            << name_of_signature(signature) << rotated;
    }
}

TEST(PlannedTies, NearTiesAreTiesOrWithinUlpsOfThemOverTheWholeExponentRangeAndFarAway) {
    for (const Signature& signature : played_signatures()) {
        const properties::FloatFormat& format = properties::format_of(signature.scalar);
        Source random(4);
        int ties = 0, near = 0, low = 0, high = 0, far = 0;
        const int count = inputs_of_a_signature / 4;
        for (int i = 0; i < count; ++i) {
            const Input row = row_of(build(random_of_kind(random, InputKind::near_tie), signature), signature);
            const ReferenceAnswer reference_answer = find_reference_answer(row);
            const bool tie = reference_answer.verdict == reference::Verdict::touching;
            ties += tie;
            near += !tie && gap_in_ulps(reference_answer) < 64;
            const int exponent = reference_answer.scale == 0 ? 0 : std::ilogb(reference_answer.scale);
            low += exponent < format.min_exponent * 3 / 4;
            high += exponent > format.max_exponent * 3 / 4;
            double extent = row.row().back();
            for (std::size_t axis = 0; axis < signature.dim; ++axis) {
                const double second = row.numbers[signature.dim + axis];
                extent = std::max(extent, signature.form == Form::lo_hi ? second - row.numbers[axis] : second);
            }
            far += reference_answer.scale > 1000 * extent;
        }
        EXPECT_GE(ties, count / 5) << name_of_signature(signature);
        EXPECT_GE(near, count / 6) << name_of_signature(signature);
        EXPECT_GE(low, count / 20) << name_of_signature(signature);
        EXPECT_GE(high, count / 40) << name_of_signature(signature);
        EXPECT_GE(far, count / 20) << name_of_signature(signature);
    }
}

}  // namespace
}  // namespace tangency::fuzz
