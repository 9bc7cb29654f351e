// SPDX-License-Identifier: MIT
// Bytes to constructions to scenes and back.
#include <gtest/gtest.h>

#include <cmath>

#include "inputs.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/lattice.hpp"

namespace tangency::fuzz {
namespace {

using properties::Case;
using properties::Draft;
using properties::LatticeScene;
using properties::Random;

// What keeps the draft from being a scene that a property may pose, or nothing.
std::string fault_of(const Draft& draft, const Signature& signature) {
    if (const auto* lattice = std::get_if<LatticeScene>(&draft.scene)) {
        if (lattice->dim != signature.dim) return "another dimension";
        if (!properties::is_valid(*lattice)) return "beyond the lattice";
        if (std::abs(lattice->exponent) > properties::lattice_exponent) return "beyond the lattice's units";
    }
    const Case row = row_of(draft, signature);
    if (!(row.signature == signature)) return "another signature";
    for (const double number : row.row())
        if (!std::isfinite(number) || properties::round_to(signature.scalar, number) != number)
            return "no number of the scalar: " + properties::to_text(row);
    if (const auto defect = reference::find_defect(signature, row.row())) return "a defect: " + properties::to_text(row);
    return {};
}

TEST(Construction, EveryByteStringOfAnyLengthMakesAValidScene) {
    Random random(1);
    for (const Signature& signature : every_signature())
        for (int i = 0; i < 3000; ++i) {
            auto bytes = random_bytes(random, static_cast<std::size_t>(random.between(0, static_cast<int>(max_input_size) + 9)));
            if (bytes.size() > 1) bytes[1] = static_cast<std::uint8_t>(i);
            const Draft draft = build(decode(bytes), signature);
            const std::string fault = fault_of(draft, signature);
            ASSERT_TRUE(fault.empty()) << fault << " in " << form_name(signature) << " kind "
                                       << static_cast<int>(decode(bytes).kind);
        }
}

TEST(Construction, DecodingWhatWasEncodedGivesTheSameConstruction) {
    Random random(2);
    for (int i = 0; i < 20000; ++i) {
        const auto bytes = random_bytes(random, static_cast<std::size_t>(random.between(0, static_cast<int>(max_input_size) + 9)));
        const Construction made = decode(bytes);
        const auto again = encode(made);
        ASSERT_LE(again.size(), max_input_size);
        ASSERT_TRUE(decode(again) == made);
    }
}

TEST(Construction, FillsTheLongestInputAndNoMore) {
    const std::vector<std::uint8_t> longest(max_input_size, 0x0b);
    EXPECT_EQ(decode(longest).kind, SceneKind::raw);
    EXPECT_EQ(encode(decode(longest)), longest);
}

TEST(Construction, IsFoundOfEveryDrawOfEveryPropertyBitForBit) {
    Random random(3);
    int lattices = 0, cases = 0;
    for (const Signature& signature : every_signature())
        for (const properties::Property& property : properties::catalogue()) {
            if (!property.applies(signature)) continue;
            for (int i = 0; i < 10; ++i) {
                const Draft draft = property.draw(random, signature);
                if (property.advice || !property.pose(draft, signature)) continue;
                Construction made = construction_of(draft, signature);
                ASSERT_TRUE(same_draft(build(made, signature), draft)) << property.id << " in " << form_name(signature);
                const bool is_lattice = std::holds_alternative<LatticeScene>(draft.scene);
                ASSERT_EQ(made.kind, is_lattice ? SceneKind::lattice : SceneKind::raw);
                (is_lattice ? lattices : cases) += 1;
                // Played by its own property, the choices survive too.
                made.property = static_cast<std::uint8_t>(&property - properties::catalogue().data() + 1);
                ASSERT_TRUE(same_draft(build(decode(encode(made)), signature), draft)) << property.id;
                ASSERT_EQ(chosen_property(made, signature, draft), &property);
            }
        }
    EXPECT_GT(lattices, 1000);
    EXPECT_GT(cases, 1000);
}

TEST(Construction, IsFoundOfEveryBuiltSceneBitForBit) {
    Random random(4);
    for (const Signature& signature : every_signature())
        for (int i = 0; i < 1000; ++i) {
            const auto bytes = random_bytes(random, max_input_size);
            const Draft draft = build(decode(bytes), signature);
            ASSERT_TRUE(same_draft(build(construction_of(draft, signature), signature), draft));
        }
}

}  // namespace
}  // namespace tangency::fuzz
