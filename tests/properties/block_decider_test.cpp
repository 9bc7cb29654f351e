// SPDX-License-Identifier: MIT
// What cases of a family share: distances against the reference at every radius, and blocks against their inputs one by one.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "../../properties/src/block_decider.hpp"
#include "functions.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/fast_verdict.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/write_row.hpp"

namespace tangency::properties {
namespace {

using reference::Verdict;

struct Block {
    explicit Block(const Signature& signature, std::uint64_t first = 0, std::size_t count = 1500) : cases(signature), verdicts(count) {
        BulkDraws(signature, 11).draw(first, count, cases, drawn);
        decider.emplace(signature);
        decider->decide(cases, drawn, verdicts);
    }

    InputBlock cases;
    std::vector<DrawnAs> drawn{};
    std::vector<std::optional<Verdict>> verdicts;
    std::optional<BlockDecider> decider{};
};

TEST(BlockDecider, DecidesEveryInputAsItIsDecidedAlone) {
    for (const Signature& signature : signatures_of(Question::box_ball)) {
        const Block block(signature);
        for (std::size_t i = 0; i < block.cases.size(); ++i) {
            const Input input = block.cases[i];
            const auto alone = fast_verdict(input);
            if (!alone && !block.verdicts[i]) continue;
            EXPECT_EQ(block.verdicts[i], alone ? *alone : find_verdict(input)) << text_of(signature) << " " << i << ": " << to_text(input);
        }
    }
}

// What is said of a case may come of another one before it.
TEST(BlockDecider, DecidesTheSameWhereverABlockBegins) {
    for (const Signature& signature : signatures_of(Question::box_ball)) {
        const Block whole(signature), rest(signature, 203, 700);
        for (std::size_t i = 0; i < rest.cases.size(); ++i)
            EXPECT_EQ(rest.verdicts[i], whole.verdicts[i + 203]) << text_of(signature) << " " << i;
    }
}

TEST(BlockDecider, BoundsGapsAsTheyAreBoundedAlone) {
    for (const Signature& signature : signatures_of(Question::box_ball)) {
        const Block block(signature);
        for (std::size_t i = 0; i < block.cases.size(); ++i) {
            const Input input = block.cases[i];
            const auto alone = bound_gap(input), here = block.decider->bound_gap(i, input);
            ASSERT_EQ(here.has_value(), alone.has_value());
            if (!here) continue;
            EXPECT_LE(std::abs(here->bands - alone->bands), here->above + alone->above + alone->bands * 0x1p-42)
                << text_of(signature) << " " << to_text(input);
        }
    }
}

// As members of a family are said to differ.
TEST(DrawnAs, SharesAsMuchAsItSays) {
    for (const Signature& signature : signatures_of(Question::box_ball)) {
        const Block block(signature);
        std::size_t boxes = 0, verdicts = 0;
        for (std::size_t i = 0; i < block.cases.size(); ++i) {
            const auto& drawn = block.drawn[i];
            Input input = block.cases[i], box = block.cases[drawn.same_box], twin = block.cases[drawn.same_verdict];
            boxes += drawn.same_box != i;
            verdicts += drawn.same_verdict != i;
            box.row().back() = input.row().back();
            EXPECT_TRUE(same_bits(box, input)) << text_of(signature) << " " << i;
            const double units = scale_of(input) == 0 ? 1 : scale_of(input) / scale_of(twin);
            for (std::size_t place = 0; place < twin.row().size(); ++place)
                EXPECT_EQ(twin.numbers[place] * (is_length(layout_of(signature)[place].role) ? units : 1), input.numbers[place])
                    << text_of(signature) << " " << i;
        }
        EXPECT_GT(verdicts, block.cases.size() / 8) << text_of(signature);
        const bool is_of_corner = signature.form == Form::corner_size_ball_corner;
        EXPECT_GE(boxes, is_of_corner ? 0 : block.cases.size() / 3) << text_of(signature);
    }
}

Input draw_any(Source& random, const Signature& signature) {
    switch (random.between(0, 5)) {
        case 0: return express(draw_lattice(random, signature), signature);
        case 1: return express(draw_lattice_degenerate(random, signature), signature);
        case 2: return draw_floats(random, signature, Magnitudes::large);
        case 3: return draw_floats(random, signature, Magnitudes::small);
        case 4: return draw_near_tie(random, signature);
        default: return draw_floats(random, signature, Magnitudes::ordinary);
    }
}

// Radii at the distance, by ulps and by less beside it, none, next to none, and huge ones.
double draw_radius(Source& random, const Input& input) {
    const ScalarType scalar = input.signature.scalar;
    const double distance = finite(scalar, approximate_distance(input));
    switch (random.between(0, 5)) {
        case 0: return random.pick(std::array{0.0, format_of(scalar).smallest, format_of(scalar).largest, 1.0});
        case 1: return finite(scalar, distance * 2 * random.unit());
        case 2: return finite(scalar, scale_of(input) * power_of_two(random.between(-900, 100)));
        default: return std::abs(step_ulps(scalar, distance, random.between(-3, 3)));
    }
}

TEST(BoxDistance, DecidesAsTheReferenceDoesWhateverTheRadius) {
    constexpr int wanted = static_cast<int>(400 * TANGENCY_TEST_EFFORT) + 100;
    for (const Signature& signature : signatures_of(Question::box_ball)) {
        if (signature.form == Form::corner_size_ball_corner) continue;  // whose ball moves with its radius
        Source random(23);
        DistanceMeasure measure(signature);
        int known = 0, decided = 0;
        for (int i = 0; i < wanted; ++i) {
            Input input = draw_any(random, signature);
            const ScaledRow row = measure.scaled([&input](std::size_t place) { return input.numbers[place]; });
            const auto distance = measure.measure(row);
            if (!distance) continue;
            for (int radius = 0; radius < 4; ++radius) {
                input.row().back() = draw_radius(random, input);
                const auto verdict = distance->verdict(input.row().back(), row.exponent);
                const Verdict right = find_verdict(input);
                ASSERT_EQ(verdict.value_or(right), right) << text_of(signature) << " " << to_text(input);
                ++known;
                decided += verdict.has_value() || right == Verdict::touching;
            }
        }
        EXPECT_GE(known, 3 * wanted) << text_of(signature);
        EXPECT_GE(decided, known * 8 / 10) << text_of(signature);
    }
}

// A gap as small as the pairs' own error, either way: nothing may be said of it that is not so.
TEST(BoxDistance, HoldsItsTongueWhereAGapIsAsSmallAsItsError) {
    using enum Verdict;
    const Signature line{Form::lo_hi, ScalarType::f64, 1};
    for (int exponent = -40; exponent >= -140; --exponent)
        for (const double sign : {1.0, -1.0}) {
            // The ball's centre at 1 and the box's side a hair beside 0, so that d - r is that hair.
            const Input input{line, {-1, sign * std::ldexp(1.0, exponent), 1, 1}};
            DistanceMeasure measure(line);
            const ScaledRow row = measure.scaled([&input](std::size_t place) { return input.numbers[place]; });
            const auto verdict = measure.measure(row)->verdict(1, row.exponent);
            EXPECT_TRUE(!verdict || verdict == (sign > 0 ? overlapping : disjoint)) << exponent;
            EXPECT_TRUE(verdict || exponent < -85) << exponent;
            EXPECT_FALSE(verdict && exponent < -105) << exponent;
        }
}

}  // namespace
}  // namespace tangency::properties
