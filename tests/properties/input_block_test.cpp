// SPDX-License-Identifier: MIT
// Blocks of inputs: what is put in comes out as rows and as columns.
#include "tangency/properties/input_block.hpp"

#include <gtest/gtest.h>

#include "functions.hpp"
#include "tangency/properties/bulk.hpp"

namespace tangency::properties {
namespace {

TEST(InputBlock, HoldsEachInputAsARowAndAsColumnsOfTheScalarType) {
    for (const Signature& signature : signatures_of(Question::box_ball)) {
        InputBlock drawn(signature), block(signature);
        std::vector<DrawnAs> as;
        BulkDraws(signature, 1).draw(0, 100, drawn, as);
        for (std::size_t i = 0; i < drawn.size(); ++i) block.push_back(drawn[i]);
        ASSERT_EQ(block.inputs().size(), 100U);
        for (std::size_t i = 0; i < block.size(); ++i) {
            EXPECT_TRUE(same_bits(block[i], drawn[i]) && same_bits(block.inputs()[i], drawn[i])) << text_of(signature) << " " << i;
            for (std::size_t place = 0; place < number_count(signature); ++place) {
                EXPECT_EQ(block.column(place)[i], drawn[i].numbers[place]);
                visit_scalar(signature.scalar, [&](auto zero) {
                    EXPECT_EQ(static_cast<const decltype(zero)*>(block.columns()[place])[i], drawn[i].numbers[place]);
                });
            }
        }
    }
}

TEST(InputBlock, ForgetsWhatItMadeOnceItChanges) {
    const Signature line{Form::lo_hi, ScalarType::f32, 1};
    InputBlock block(line);
    const auto radius = [&](std::size_t i) { return static_cast<const float*>(block.columns()[3])[i]; };
    for (const double number : {1.0, 2.0, 3.0}) block.push_back({line, {0, 1, 2, number}});
    EXPECT_EQ(radius(2), 3);
    EXPECT_EQ(block.inputs()[2].numbers[3], 3);
    block.set(2, {line, {0, 1, 2, 4}});
    EXPECT_EQ(radius(2), 4);
    EXPECT_EQ(block.inputs()[2].numbers[3], 4);
    block.edit(3)[2] = 5;
    EXPECT_EQ(radius(2), 5);
    block.move(2, 0);
    block.resize(1);
    EXPECT_EQ(radius(0), 5);
    ASSERT_EQ(block.inputs().size(), 1U);
    EXPECT_EQ(block.inputs()[0].numbers[3], 5);
}

}  // namespace
}  // namespace tangency::properties
