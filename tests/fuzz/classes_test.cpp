// SPDX-License-Identifier: MIT
// What random bytes and mutation reach, counted with the reference's verdicts.
#include <gtest/gtest.h>

#include <set>

#include "inputs.hpp"
#include "tangency/fuzz/mutation.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/tally.hpp"

namespace tangency::fuzz {
namespace {

using properties::Input;
using properties::LatticeInput;
using properties::Source;
using properties::ReferenceAnswer;

void expect_no_shortfall(const properties::Tally& tally, std::size_t dim, const std::string& where) {
    for (const properties::Shortfall& shortfall : find_shortfalls(tally, dim))
        ADD_FAILURE() << where << ": " << properties::kind_names[static_cast<std::size_t>(shortfall.kind)] << " "
                      << shortfall.seen << " of " << shortfall.required;
}

TEST(InputClasses, RandomBytesReachAllThatATrialRequiresInEverySignature) {
    for (const Signature& signature : played_signatures()) {
        Source random(1);
        properties::Tally tally;
        for (int i = 0; i < inputs_of_a_signature; ++i) {
            const Input row = row_of(build(random_recipe(random), signature), signature);
            const ReferenceAnswer reference_answer = find_reference_answer(row);
            tally.add(row, reference_answer.verdict, reference_answer.region);
        }
        expect_no_shortfall(tally, signature.dim, name_of_signature(signature));
    }
}

TEST(InputClasses, MutationsOfAnEmptyInputReachAllThatATrialRequiresAndEveryKind) {
    for (const Signature& signature : played_signatures()) {
        if (signature.scalar == ScalarType::f64) continue;
        properties::Tally tally;
        std::set<InputKind> kinds;
        std::vector<std::uint8_t> input(max_input_size);
        std::size_t size = 0;
        for (int i = 0; i < inputs_of_a_signature; ++i) {
            size = mutate(input.data(), size, max_input_size, static_cast<std::uint32_t>(i), {&signature, 1});
            const Recipe made = decode(std::span(input).first(size));
            const Input row = row_of(build(made, signature), signature);
            const ReferenceAnswer reference_answer = find_reference_answer(row);
            tally.add(row, reference_answer.verdict, reference_answer.region);
            kinds.insert(made.kind);
        }
        expect_no_shortfall(tally, signature.dim, name_of_signature(signature));
        EXPECT_EQ(kinds.size(), input_kind_names.size()) << name_of_signature(signature);
    }
}

TEST(InputClasses, EveryKindHasItsShareOfRandomBytes) {
    Source random(2);
    std::map<InputKind, int> counts;
    for (int i = 0; i < 20000; ++i) ++counts[random_recipe(random).kind];
    for (std::size_t kind = 0; kind < input_kind_names.size(); ++kind)
        EXPECT_GE(counts[static_cast<InputKind>(kind)], 500) << input_kind_names[kind];
    EXPECT_GE(counts[InputKind::tie], 2500);
    EXPECT_GE(counts[InputKind::floats], 4000);
}

TEST(InputClasses, NamedPropertiesArePlayedOnMostInputsOfTheirKind) {
    // The share that narrower domains leave, in percent.
    const std::map<std::string_view, int> narrow{{"P01", 35}, {"P02", 15}, {"P03", 20}, {"P10", 4},
                                                 {"P12", 25}, {"P13", 30}, {"P16", 30}, {"P18", 20},
                                                 {"P19", 7},  {"P20", 50}, {"P22", 8},  {"P23", 24}};
    // Of rotated boxes every input of an instance must be clear of ties, or rotated by nothing with extents of powers
    // of two.
    const std::map<std::string_view, int> rotated{{"P04", 70}, {"P05", 70}, {"P06", 70}, {"P07", 65}, {"P08", 65}, {"P09", 50},
                                                  {"P11", 40}, {"P13", 25}, {"P15", 45}, {"P17", 70}, {"P21", 70}};
    for (const Signature& signature : played_signatures()) {
        if (signature.scalar == ScalarType::f64) continue;
        for (std::size_t place = 0; place < properties::catalogue().size(); ++place) {
            const properties::Property& property = properties::catalogue()[place];
            if (!property.applies(signature)) continue;
            Source random(8);
            int chosen = 0, instantiated = 0;
            for (int i = 0; i < (TANGENCY_TEST_EFFORT < 0.5 ? 200 : 400); ++i) {
                Recipe made = random_recipe(random);
                if (made.kind == InputKind::drawn) continue;
                made.property = static_cast<std::uint8_t>(place + 1);
                const DrawnInput drawn = build(made, signature);
                if (chosen_property(made, signature, drawn) != &property) continue;
                ++chosen;
                instantiated += instance_of(property, drawn, signature).has_value();
            }
            EXPECT_GE(chosen, TANGENCY_TEST_EFFORT < 0.5 ? 50 : 100) << property.id;
            const auto& shares = signature.orientation != Orientation::none && rotated.count(property.id) > 0 ? rotated
                : narrow;
            const auto domain = shares.find(property.id);
            EXPECT_GE(instantiated, chosen * (domain == shares.end() ? 80 : domain->second) / 100)
                << property.id << " in " << name_of_signature(signature);
        }
    }
}

TEST(InputClasses, EveryByteMattersSomewhere) {
    Source random(9);
    std::set<std::size_t> idle;
    for (std::size_t place = 0; place < max_input_size; ++place) idle.insert(place);
    for (int i = 0; i < 200 && !idle.empty(); ++i) {
        const auto bytes = random_bytes(random, max_input_size);
        for (const std::size_t place : std::set(idle)) {
            auto changed = bytes;
            changed[place] = static_cast<std::uint8_t>(changed[place] + random.between(1, 255));
            for (const Signature& signature : played_signatures())
                if (decode(bytes).signature != decode(changed).signature ||
                    !same_drawn(build(decode(bytes), signature), build(decode(changed), signature)) ||
                    chosen_property(decode(bytes), signature, build(decode(bytes), signature)) !=
                        chosen_property(decode(changed), signature, build(decode(changed), signature))) {
                    idle.erase(place);
                    break;
                }
        }
    }
    for (const std::size_t place : idle) ADD_FAILURE() << "byte " << place << " changes nothing";
}

// Rows, encodings and mutations are the same on every compiler and at every optimisation. Whoever changes what
// bytes mean copies the new number, and drops or converts stored inputs.
TEST(InputClasses, BytesMeanTheSameEverywhere) {
    Source random(10);
    std::uint64_t hash = 0;
    const auto add = [&hash](std::uint64_t word) { hash = properties::mix_seed(hash, word); };
    for (const Signature& signature : played_signatures()) {
        auto input = random_bytes(random, max_input_size);
        std::size_t size = input.size();
        for (std::uint32_t i = 0; i < 600; ++i) {
            if (i % 3 == 0) {
                input = random_bytes(random, max_input_size);
                size = input.size();
            }
            // Rows full of NaN, whose payloads compilers treat differently.
            if (i % 7 == 0) {
                input[1] = static_cast<std::uint8_t>(InputKind::raw);
                for (std::size_t place = 11; place < input.size(); ++place)
                    if (random.chance(1, 2)) input[place] = random.chance(1, 2) ? 0xff : 0x7f;
            }
            const auto other = random_bytes(random, max_input_size);
            if (i % 2 == 0)
                size = cross_over(other.data(), other.size(), std::vector(input).data(), size, input.data(),
                                  max_input_size, i);
            size = mutate(input.data(), size, max_input_size, i, {&signature, 1});
            const DrawnInput drawn = build(decode(std::span(input).first(size)), signature);
            add(size);
            add(hash_of(row_of(drawn, signature)));
            for (const int choice
                 : drawn.property_choices) add(static_cast<std::uint64_t>(static_cast<std::int64_t>(choice)));
        }
    }
    EXPECT_EQ(hash, 0x640aecc9a76ac55cULL) << std::hex << hash;
}

}  // namespace
}  // namespace tangency::fuzz
