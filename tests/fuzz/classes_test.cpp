// SPDX-License-Identifier: MIT
// What bytes mean: always a valid row; and what mutation reaches, by the reference's verdicts.
#include <gtest/gtest.h>

#include <set>
#include <tuple>

#include "../signatures.hpp"
#include "inputs.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/tally.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::fuzz {
namespace {

using properties::Input;
using properties::InputKind;
using properties::Source;

TEST(InputClasses, EveryByteStringDrawsAValidRowAndItsShortestBytesTheSame) {
    Source random(1);
    for (const Signature& played : played_signatures()) {
        for (int i = 0; i < inputs_of_a_signature / 4; ++i) {
            Signature signature = played;
            // The reference is fuzzed in one dimension too.
            if (signature.orientation == Orientation::none && i % 8 == 0) signature.dim = 1;
            Bytes bytes = i % 2 == 0 ? random_bytes(random, random.between(0, 200)) : drawn_anew(signature, static_cast<std::uint32_t>(i));
            // Anywhere a choice that is larger than any bound, or an early end.
            if (i % 3 == 0 && !bytes.empty()) {
                bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] = 0xff;
                bytes.resize(random.below(static_cast<std::uint32_t>(bytes.size())) + 1);
            }
            const FuzzInput input = decode(bytes);
            const Drawn drawn = draw(input, signature);
            ASSERT_TRUE(is_input(drawn.row)) << to_text(drawn.row);
            ASSERT_EQ(drawn.row.signature, signature);
            const Bytes shortest = encode(input);
            EXPECT_LE(shortest.size(), bytes.size() + 2 * 3) << "but for a property or kind beyond the last";
            const FuzzInput again = decode(shortest);
            EXPECT_EQ(std::tie(again.signature, again.property, again.kind), std::tie(input.signature, input.property, input.kind));
            const Drawn second = draw(again, signature);
            ASSERT_TRUE(same_bits(second.row, drawn.row));
            ASSERT_EQ(second.instance.has_value(), drawn.instance.has_value());
        }
    }
}

TEST(InputClasses, EveryRowHasAnInput) {
    int on_lattice = 0, as_lattice = 0;
    for (const Signature& signature : played_signatures()) {
        Source random(2);
        for (int i = 0; i < inputs_of_a_signature / 12; ++i) {
            const auto row = draw_input(random, signature, static_cast<InputKind>(i % 8));
            if (!row) continue;
            for (const bool lattice : {true, false}) {
                const Bytes bytes = encode(input_of(*row, lattice));
                EXPECT_LE(bytes.size(), max_input_size / 2) << "and the amounts of a property";
                const FuzzInput input = decode(bytes);
                EXPECT_EQ(&signature_of(input.signature), &signature_of(static_cast<std::uint32_t>(place_of(signature))));
                if (signature.orientation == Orientation::none && i % 8 <= 3) {
                    ++on_lattice;
                    as_lattice += input.kind == InputKind::lattice;
                }
                ASSERT_TRUE(same_bits(draw(input, signature).row, *row)) << to_text(*row);
            }
        }
    }
    // Half were asked for as lattice inputs; sides whose middle is finer than the lattice's units are none.
    EXPECT_LE(as_lattice, on_lattice / 2);
    EXPECT_GE(as_lattice, on_lattice / 2 * 95 / 100);
}

TEST(InputClasses, MutationsOfAnEmptyInputReachAllThatATrialRequiresEveryKindAndEveryProperty) {
    for (const Signature& signature : played_signatures()) {
        if (signature.scalar == ScalarType::f64) continue;
        properties::Tally tally;
        std::set<InputKind> kinds;
        std::set<const properties::Property*> asked;
        Bytes bytes;
        for (int i = 0; i < inputs_of_a_signature; ++i) {
            bytes = mutated(std::move(bytes), static_cast<std::uint32_t>(i), max_input_size, {&signature, 1});
            const FuzzInput input = decode(bytes);
            const Drawn drawn = draw(input, signature);
            const properties::ReferenceAnswer reference_answer = find_reference_answer(drawn.row);
            tally.add(drawn.row, reference_answer.verdict, reference_answer.region);
            kinds.insert(input.kind);
            if (drawn.instance) asked.insert(input.property);
        }
        for (const properties::Shortfall& shortfall : find_shortfalls(tally, signature.dim))
            ADD_FAILURE() << text_of(signature) << ": " << properties::kind_names[static_cast<std::size_t>(shortfall.kind)] << " "
                          << shortfall.seen << " of " << shortfall.required;
        EXPECT_EQ(kinds.size(), 8U) << text_of(signature);
        std::size_t applying = 0;
        for (const properties::Property& property : properties::catalogue()) applying += property.applies(signature);
        EXPECT_GE(asked.size(), applying * 3 / 4) << text_of(signature);
    }
}

}  // namespace
}  // namespace tangency::fuzz
