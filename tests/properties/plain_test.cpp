// SPDX-License-Identifier: MIT
// Plain choices say every input, bit for bit, and small changes of them are small changes in meaning.
#include "tangency/properties/plain.hpp"

#include <gtest/gtest.h>

#include "../signatures.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/property.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/shrink.hpp"

namespace tangency::properties {
namespace {

TEST(PlainRows, SayEveryRowBitForBit) {
    Source random(1);
    for (const Signature& signature : signatures_of(Question::box_ball))
        for (int i = 0; i < 200; ++i) {
            const Input row =
                i % 4 == 0 ? draw_near_tie(random, signature) : draw_floats(random, signature, static_cast<Magnitudes>(i % 4 - 1));
            const Choices choices = encode(row);
            Source source(choices);
            ASSERT_TRUE(source.is_plain());
            const Input again = plain_row(source, signature);
            ASSERT_TRUE(same_bits(again, row)) << to_text(row) << "\n" << to_text(again);
            ASSERT_TRUE(source.is_exhausted());
        }
}

TEST(PlainLattices, SayEveryLatticeInputWithinTheLimits) {
    Source random(2);
    for (const Signature& signature : signatures_of(Question::box_ball))
        for (int i = 0; i < 200; ++i) {
            const LatticeInput lattice = i % 2 == 0 ? draw_lattice(random, signature) : draw_lattice_tie(random, signature);
            const auto choices = encode(lattice, signature);
            ASSERT_TRUE(choices);
            Source source(*choices);
            ASSERT_TRUE(source.is_plain());
            const Input row = express(lattice, signature), again = express(plain_lattice(source, signature), signature);
            ASSERT_TRUE(same_bits(again, row)) << to_text(row) << "\n" << to_text(again);
        }
}

TEST(FindLattice, FindsWhatARowExpresses) {
    Source random(3);
    int found = 0, asked = 0;
    for (const Signature& signature : signatures_of(Question::box_ball))
        for (int i = 0; i < 200; ++i) {
            LatticeInput lattice = draw_lattice(random, signature);
            lattice.turn.carries = false;
            const Input row = express(lattice, signature);
            const auto again = find_lattice(row);
            ++asked;
            if (!again) continue;
            ++found;
            ASSERT_TRUE(same_bits(express(*again, signature), row)) << to_text(row);
        }
    EXPECT_GT(found, asked * 95 / 100);
    EXPECT_FALSE(find_lattice(Input{{Form::center_half, ScalarType::f64, 1}, {0.1, 1, 2, 1}}));
    EXPECT_FALSE(find_lattice(Input{{Form::center_half, ScalarType::f64, 1}, {1e300, 1, 2, 1}}));
}

TEST(ChoicesFor, MakeAnInstanceOfTheRowItself) {
    const Input tie{{Form::corner_size, ScalarType::f32, 2}, {-1, -1, 2, 2, 3, 0, 2}};
    for (const std::string_view id : {"P03", "P24", "P02"}) {
        const Property& property = *find_property(id);
        const auto choices = choices_for(property, tie);
        ASSERT_TRUE(choices) << id;
        const auto instance = instance_of(property, tie.signature, *choices);
        ASSERT_TRUE(instance) << id;
        EXPECT_TRUE(same_bits(instance->inputs[0], tie)) << id;
    }
    EXPECT_FALSE(choices_for(*find_property("P01"), Input{tie.signature, {0, 0, 1, 1, 0.1F, 0, 1}}));
}

TEST(PlainLattices, ATieAtAFaceStaysOneWhileTheBoxShrinksAndMoves) {
    const Signature flat{Form::lo_hi, ScalarType::f32, 2};
    LatticeInput tie{.dim = 2};
    tie.first.center = {40, -7, 0};
    tie.first.half_extent = {12, 30, 0};
    tie.second.center = {57, 3, 0};
    tie.second.radius = 5;
    const Choices choices = encode(tie, flat).value();
    Recording recording;
    Source source(choices);
    source.record_to(recording);
    draw_lattice(source, flat);
    const auto verdict_of = [&](const Choices& changed) {
        Source again(changed);
        return find_verdict(express(draw_lattice(again, flat), flat));
    };
    // After the plain flag: the box's centre, its half extent, the side, how far beyond it.
    for (const std::size_t place : {1U, 2U, 4U}) {
        Choices changed = choices;
        for (changed[place] = 0; changed[place] < choices[place]; ++changed[place])
            ASSERT_EQ(verdict_of(changed), reference::Verdict::touching) << place << " " << changed[place];
    }
}

}  // namespace
}  // namespace tangency::properties
