// SPDX-License-Identifier: MIT
// Mutation and crossover: bounds, determinism, and edits that do what they are named for.
#include "tangency/fuzz/mutation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <set>

#include "inputs.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/complexity.hpp"

namespace tangency::fuzz {
namespace {

using properties::Choices;
using properties::Input;
using properties::InputKind;
using properties::Source;

constexpr Signature flat{Form::center_half, ScalarType::f32, 2};

Bytes crossed(const Bytes& a, const Bytes& b, std::uint32_t seed, std::size_t max_size = max_input_size) {
    Bytes child(max_size);
    child.resize(cross_over(a.data(), a.size(), b.data(), b.size(), child.data(), max_size, seed));
    return child;
}

TEST(Mutation, IsNeverEmptyNorLongerThanAllowed) {
    Source random(1);
    for (int i = 0; i < 10000; ++i) {
        const auto max_size = static_cast<std::size_t>(random.chance(1, 4) ? random.between(1, 4) : random.between(1, 1000));
        const auto seed = static_cast<std::uint32_t>(random.bits());
        const Bytes input = random_bytes(random, random.between(0, 300)), other = random_bytes(random, random.between(0, 900));
        for (const Bytes& child : {mutated(input, seed, max_size), crossed(input, other, seed, max_size)}) {
            ASSERT_GE(child.size(), 1U);
            ASSERT_LE(child.size(), std::min(max_size, max_input_size));
        }
    }
}

TEST(Mutation, WritesNothingBeyondTheSizeAllowed) {
    Source random(2);
    for (int i = 0; i < 5000; ++i) {
        const int max_size = random.between(1, 140);
        const Bytes input = random_bytes(random, random.between(0, max_size));
        Bytes buffer(200, 0xee), child(200, 0xee);
        std::copy(input.begin(), input.end(), buffer.begin());
        const auto seed = static_cast<std::uint32_t>(random.bits());
        mutate(buffer.data(), input.size(), static_cast<std::size_t>(max_size), seed);
        cross_over(input.data(), input.size(), input.data(), input.size(), child.data(), static_cast<std::size_t>(max_size), seed);
        for (auto place = static_cast<std::size_t>(max_size); place < buffer.size(); ++place) {
            ASSERT_EQ(buffer[place], 0xee);
            ASSERT_EQ(child[place], 0xee);
        }
    }
}

TEST(Mutation, MakesTheSameOfTheSameInputAndSeedAndSomethingElseOfIt) {
    Source random(3);
    for (std::uint32_t seed = 0; seed < 5000; ++seed) {
        const Bytes input = random_bytes(random, random.between(0, 200)), other = random_bytes(random, 100);
        const Bytes child = mutated(input, seed);
        ASSERT_EQ(child, mutated(input, seed));
        ASSERT_NE(child, input);
        ASSERT_EQ(crossed(input, other, seed), crossed(input, other, seed));
    }
}

TEST(Mutation, OfATargetWithOneSignatureLeavesTheFirstChoiceAlone) {
    const Bytes input{7, 0, 1, 0, 5, 6, 7, 1};
    for (std::uint32_t seed = 0; seed < 2000; ++seed) ASSERT_EQ(mutated(input, seed, max_input_size, {&flat, 1})[0], 7);
}

TEST(Mutation, KeepsTheSignatureThatAnInputNamesWhereItIsPlayed) {
    const std::array<Signature, 2> few{{{Form::lo_hi, ScalarType::f64, 3}, {Form::center_half, ScalarType::f64, 3}}};
    std::array<int, 2> chosen{};
    for (std::uint32_t choice = 0; choice < 256; ++choice) {
        EXPECT_EQ(&signature_of(choice, played_signatures()), &signature_of(choice));
        ++chosen[static_cast<std::size_t>(&signature_of(choice, few) - few.data())];
    }
    EXPECT_GE(std::min(chosen[0], chosen[1]), 100);
    // So a minimised input, which has its signature's place among all, plays the finding again where few are
    // played.
    for (const Signature& signature : few) EXPECT_EQ(&signature_of(static_cast<std::uint32_t>(place_of(signature)), few), &signature);
    std::set<const Signature*> selected;
    for (std::uint32_t seed = 0; seed < 5000; ++seed)
        selected.insert(&signature_of(decode(mutated({0, 0, 1, 5}, seed, max_input_size, few)).signature, few));
    EXPECT_EQ(selected.size(), 2U);
}

// A tie at a corner: 3-4-5 beyond a box of 2 x 1 at (10, 20).
FuzzInput corner_tie() {
    const Input row{flat, {10, 20, 2, 1, 15, 15, 5}};
    return input_of(row);
}

// How many of so many seeds make a child for which `wanted` holds.
int count_children(const FuzzInput& parent, const std::function<bool(const FuzzInput&)>& wanted, std::uint32_t seeds = 10000) {
    const Bytes bytes = encode(parent);
    int count = 0;
    for (std::uint32_t seed = 0; seed < seeds; ++seed) count += wanted(decode(mutated(bytes, seed, max_input_size, {&flat, 1})));
    return count;
}

// One in a thousand is a hundred and fifty a second.
constexpr int some = 10;

TEST(Mutation, MovesEachChoiceByOneUpAndDownToZeroAndAway) {
    const FuzzInput tie = corner_tie();
    Choices shown = tie.choices;
    while (shown.back() == 0) shown.pop_back();
    for (std::size_t place = 0; place < shown.size(); ++place) {
        const auto children = [&](const std::function<bool(std::uint32_t)>& wanted) {
            return count_children(tie, [&](const FuzzInput& child) {
                Choices changed = child.choices;
                changed.resize(shown.size());
                const std::uint32_t choice = changed[place];
                changed[place] = shown[place];
                return changed == shown && wanted(choice);
            });
        };
        EXPECT_GE(children([&](std::uint32_t choice) { return choice == shown[place] + 1; }), some) << place;
        if (shown[place] == 0) continue;
        EXPECT_GE(children([&](std::uint32_t choice) { return choice == shown[place] - 1; }), some) << place;
        EXPECT_GE(children([](std::uint32_t choice) { return choice == 0; }), some) << place;
    }
    EXPECT_GE(count_children(tie, [&](const FuzzInput& child) { return child.choices.size() + 1 == shown.size(); }), some);
}

TEST(Mutation, PlaysEveryPropertyAndKindOnTheSameChoices) {
    const FuzzInput tie = corner_tie();
    Choices shown = decode(encode(tie)).choices;
    std::set<const properties::Property*> properties;
    std::set<InputKind> kinds;
    count_children(
        tie,
        [&](const FuzzInput& child) {
            if (child.choices != shown) return false;
            properties.insert(child.property);
            kinds.insert(child.kind);
            return true;
        },
        40000);
    EXPECT_EQ(properties.size(), played_properties().size() + 1);
    EXPECT_EQ(kinds.size(), 8U);
}

TEST(Mutation, SaysARowInPlainChoicesAndNowAndThenASimplerOne) {
    // Drawn by a seed, so not in plain choices.
    FuzzInput parent{.kind = InputKind::near_tie};
    properties::Recording recording;
    const Input row = draw(parent, flat, Source(5), &recording).row;
    parent.choices = recording.choices;
    ASSERT_EQ(parent.choices[0], 1U);
    const auto is_plain = [](const FuzzInput& child) { return !child.choices.empty() && child.choices[0] == 0; };
    EXPECT_GE(count_children(parent, [&](const FuzzInput& child) { return is_plain(child) && same_bits(draw(child, flat).row, row); }),
              some);
    EXPECT_GE(count_children(parent,
                             [&](const FuzzInput& child) {
                                 return child.kind == parent.kind && is_plain(child) && complexity(draw(child, flat).row) < complexity(row);
                             }),
              some);
}

TEST(Crossover, TakesTheFirstChoicesOfTheOneAndTheRestOfTheOther) {
    const Bytes a{1, 0, 1, 11, 12, 13, 14}, b{2, 3, 4, 21, 22, 23, 24, 25};
    std::set<Bytes> children;
    for (std::uint32_t seed = 0; seed < 500; ++seed) {
        const Bytes child = crossed(a, b, seed);
        const bool from_a = child[0] == 1;
        const Bytes &first = from_a ? a : b, &second = from_a ? b : a;
        std::size_t cut = 3;
        while (cut < child.size() && cut < first.size() && child[cut] == first[cut]) ++cut;
        Bytes expected(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(cut));
        if (cut < second.size()) expected.insert(expected.end(), second.begin() + static_cast<std::ptrdiff_t>(cut), second.end());
        ASSERT_EQ(child, expected);
        children.insert(child);
    }
    EXPECT_EQ(children.size(), 5U + 6U) << "each cut of each parent";
}

}  // namespace
}  // namespace tangency::fuzz
