// SPDX-License-Identifier: MIT
// Bytes to recipes to rows and back.
#include <gtest/gtest.h>

#include <cmath>

#include "inputs.hpp"
#include "tangency/properties/shrink.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/lattice.hpp"

namespace tangency::fuzz {
namespace {

using properties::Input;
using properties::LatticeInput;
using properties::Source;

// What keeps the drawn input from being a valid input that a property may instantiate, or nothing.
std::string fault_of(const DrawnInput& drawn, const Signature& signature) {
    if (const auto* lattice = std::get_if<LatticeInput>(&drawn.input)) {
        if (lattice->dim != signature.dim) return "another dimension";
        if (!properties::is_valid(*lattice)) return "beyond the lattice";
        if (std::abs(lattice->exponent) > properties::lattice_exponent) return "beyond the lattice's units";
    }
    const Input row = row_of(drawn, signature);
    if (!(row.signature == signature)) return "another signature";
    for (const double number : row.row())
        if (!std::isfinite(number) || properties::round_to(signature.scalar, number) != number)
            return "no number of the scalar: " + properties::to_text(row);
    if (const auto defect = reference::find_defect(signature, row.row()))
        return "a defect: " + properties::to_text(row);
    return {};
}

TEST(Recipe, EveryByteStringOfAnyLengthMakesAValidInput) {
    Source random(1);
    for (const Signature& signature : every_signature())
        for (int i = 0; i < 3000; ++i) {
            auto bytes =
                random_bytes(random, static_cast<std::size_t>(random.between(0, static_cast<int>(max_input_size) + 9)));
            if (bytes.size() > 1) bytes[1] = static_cast<std::uint8_t>(i);
            const DrawnInput drawn = build(decode(bytes), signature);
            const std::string fault = fault_of(drawn, signature);
            ASSERT_TRUE(fault.empty()) << fault << " in " << form_name(signature) << " kind "
                                       << static_cast<int>(decode(bytes).kind);
        }
}

TEST(Recipe, OfLatticeWordsThatAreMostlyZeroIsValid) {
    Source random(5);
    for (const Signature& signature : every_signature())
        for (int i = 0; i < 2000; ++i) {
            Recipe made;
            made.kind = InputKind::lattice;
            for (std::uint32_t& word : made.words)
                if (random.chance(1, 3)) word = static_cast<std::uint32_t>(random.between(-40, 40));
            const std::string fault = fault_of(build(made, signature), signature);
            ASSERT_TRUE(fault.empty()) << fault << " in " << form_name(signature);
        }
}

TEST(Recipe, DecodingWhatWasEncodedGivesTheSameRecipe) {
    Source random(2);
    for (int i = 0; i < 20000; ++i) {
        const auto bytes =
            random_bytes(random, static_cast<std::size_t>(random.between(0, static_cast<int>(max_input_size) + 9)));
        const Recipe made = decode(bytes);
        const auto again = encode(made);
        ASSERT_LE(again.size(), max_input_size);
        ASSERT_TRUE(decode(again) == made);
    }
}

TEST(Recipe, FillsTheLongestInputAndNoMore) {
    const std::vector<std::uint8_t> longest(max_input_size, 0x0b);
    EXPECT_EQ(decode(longest).kind, InputKind::raw);
    EXPECT_EQ(encode(decode(longest)), longest);
}

TEST(Recipe, IsFoundOfEveryDrawOfEveryPropertyBitForBit) {
    Source random(3);
    int lattices = 0, cases = 0;
    for (const Signature& signature : every_signature())
        for (const properties::Property& property : properties::catalogue()) {
            if (!property.applies(signature)) continue;
            for (int i = 0; i < 10; ++i) {
                properties::Recording recording;
                random.record_to(recording);
                if (!property.instance(random, signature) || property.recommendation || recording.rewrites[0].plain.empty()) continue;
                const DrawnInput drawn = drawn_of(property, properties::in_plain_choices(recording), signature);
                Recipe made = recipe_of(drawn, signature);
                ASSERT_TRUE(same_drawn(build(made, signature), drawn)) << property.id << " in " << form_name(signature);
                const bool is_lattice = std::holds_alternative<LatticeInput>(drawn.input);
                ASSERT_EQ(made.kind, is_lattice ? InputKind::lattice : InputKind::raw);
                (is_lattice ? lattices : cases) += 1;
                // Played by its own property, the choices survive too.
                made.property = static_cast<std::uint8_t>(&property - properties::catalogue().data() + 1);
                ASSERT_TRUE(same_drawn(build(decode(encode(made)), signature), drawn)) << property.id;
                ASSERT_EQ(chosen_property(made, signature, drawn), &property);
            }
        }
    EXPECT_GT(lattices, 1000);
    EXPECT_GT(cases, 1000);
}

TEST(Recipe, OfADrawnInputIsWhatItsPropertyDrawsFromTheSeed) {
    int same = 0, drawn = 0;
    for (const Signature& signature : every_signature())
        for (std::size_t place = 0; place < properties::catalogue().size(); ++place) {
            const properties::Property& property = properties::catalogue()[place];
            if (!property.applies(signature) || property.recommendation) continue;
            for (std::uint32_t seed = 0; seed < 20; ++seed) {
                Recipe made;
                made.kind = InputKind::drawn;
                made.property = static_cast<std::uint8_t>(place + 1);
                made.salt = seed;
                Source random(seed);
                const auto expected = property.instance(random, signature);
                const auto instance = instance_of(property, build(made, signature), signature);
                if (!expected || !instance) continue;
                ++drawn;
                same += same_bits(instance->inputs[0], expected->inputs[0]);
            }
        }
    EXPECT_GT(drawn, 2000);
    EXPECT_GT(same, drawn * 9 / 10) << "but for inputs that plain choices cannot say";
}

// The tie 3-4-5 beyond a box of 2 x 1 x 7 at (10, 20, 30), in space at an edge.
Recipe edge_tie() {
    Recipe made;
    made.kind = InputKind::tie;
    made.axes = {{{Side::above, 10, 2, 0}, {Side::below, 20, 1, 0}, {Side::centered, 30, 7, 0}}};
    return made;
}

TEST(Recipe, AStepMovesTheNumberThatItNamesAndNoOther) {
    const Signature space{Form::center_half, ScalarType::f64, 3};
    Recipe made = edge_tie();
    // As the row has them: the box's centre, the half extents, the ball's centre, the radius.
    const std::array<double, 10> tie{10, 20, 30, 2, 1, 7, 15, 15, 30, 5};
    const std::array<std::size_t, 11> row_place{99, 9, 6, 7, 8, 3, 4, 5, 0, 1, 2};
    for (std::size_t place = 0; place < 32; ++place)
        for (const int amount : {-8, -2, -1, 0, 1, 3, 8, 127, -128}) {
            made.steps[0] = {static_cast<std::uint8_t>(place), static_cast<std::int8_t>(amount)};
            auto expected = tie;
            const int units = std::abs(amount) <= 8 ? amount : amount < 0 ? -1 : 1;
            if (place % 16 >= 1 && place % 16 <= 10) {
                double& number = expected[row_place[place % 16]];
                const bool negative = number >= 0 && number + units < 0 && place % 16 != 2 && place % 16 != 3;
                number = negative ? 0 : number + units;
            }
            const Input row = row_of(build(made, space), space);
            EXPECT_TRUE(std::equal(expected.begin(), expected.end(), row.numbers.begin())) << place << " by " << amount;
        }
    made.kind = InputKind::near_tie;
    made.scale = 20;  // 2^(-20 + 20)
    for (std::uint8_t place = 0; place <= 40; ++place) {
        made.steps = {{{place, -3}, {1, 0}, {7, 1}}};
        auto expected = tie;
        if (place % 32 >= 1 && place % 32 <= 10)
            expected[place % 32 - 1] = properties::step_ulps(ScalarType::f64, expected[place % 32 - 1], -3);
        expected[6] = properties::step_ulps(ScalarType::f64, expected[6], 1);
        const Input row = row_of(build(made, space), space);
        EXPECT_TRUE(std::equal(expected.begin(), expected.end(), row.numbers.begin())) << int{place};
    }
}

TEST(Recipe, IsFoundOfEveryBuiltInputBitForBit) {
    Source random(4);
    for (const Signature& signature : every_signature())
        for (int i = 0; i < 1000; ++i) {
            const auto bytes = random_bytes(random, max_input_size);
            const DrawnInput drawn = build(decode(bytes), signature);
            ASSERT_TRUE(same_drawn(build(recipe_of(drawn, signature), signature), drawn));
        }
}

}  // namespace
}  // namespace tangency::fuzz
