// SPDX-License-Identifier: MIT
// Mutation and crossover: bounds, determinism, and moves that do what they are named for.
#include "tangency/fuzz/mutation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <set>

#include "inputs.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/floats.hpp"

namespace tangency::fuzz {
namespace {

using properties::Input;
using properties::LatticeInput;
using properties::Source;

using Bytes = std::vector<std::uint8_t>;

constexpr Signature flat{Form::center_half, ScalarType::f32, 2};

Bytes mutated(Bytes input, std::uint32_t seed, std::size_t max_size = max_input_size,
              std::span<const Signature> played = played_signatures()) {
    const std::size_t size = std::min(input.size(), max_size);
    input.resize(std::max(input.size(), max_size));
    input.resize(mutate(input.data(), size, max_size, seed, played));
    return input;
}

Bytes crossed(const Bytes& a, const Bytes& b, std::uint32_t seed, std::size_t max_size = max_input_size) {
    Bytes child(max_size);
    child.resize(cross_over(a.data(), a.size(), b.data(), b.size(), child.data(), max_size, seed));
    return child;
}

TEST(Mutation, IsNeverEmptyNorLongerThanAllowedAndAlwaysBuilds) {
    Source random(1);
    for (int i = 0; i < 20000; ++i) {
        const auto size = static_cast<std::size_t>(random.between(0, 300));
        const auto max_size =
            static_cast<std::size_t>(random.chance(1, 4) ? random.between(1, 4) : random.between(1, 300));
        const auto seed = static_cast<std::uint32_t>(random.bits());
        const Bytes input = random_bytes(random, size),
                    other = random_bytes(random, static_cast<std::size_t>(random.between(0, 200)));
        for (const Bytes& child : {mutated(input, seed, max_size), crossed(input, other, seed, max_size)}) {
            ASSERT_GE(child.size(), 1U);
            ASSERT_LE(child.size(), max_size);
            const Recipe made = decode(child);
            build(made, signature_of(made.signature));
        }
    }
}

TEST(Mutation, WritesNothingBeyondTheSizeAllowed) {
    Source random(2);
    for (int i = 0; i < 5000; ++i) {
        const auto max_size = static_cast<std::size_t>(random.between(1, 140));
        const Bytes input =
            random_bytes(random, static_cast<std::size_t>(random.between(0, static_cast<int>(max_size))));
        Bytes buffer(200, 0xee), child(200, 0xee);
        std::copy(input.begin(), input.end(), buffer.begin());
        const auto seed = static_cast<std::uint32_t>(random.bits());
        mutate(buffer.data(), input.size(), max_size, seed);
        cross_over(input.data(), input.size(), input.data(), input.size(), child.data(), max_size, seed);
        for (std::size_t place = max_size; place < buffer.size(); ++place) {
            ASSERT_EQ(buffer[place], 0xee);
            ASSERT_EQ(child[place], 0xee);
        }
    }
}

TEST(Mutation, MakesTheSameOfTheSameInputAndSeedAndSomethingElseOfIt) {
    Source random(3);
    for (int i = 0; i < 5000; ++i) {
        const Bytes input = encode(decode(random_bytes(random, max_input_size)));
        const auto seed = static_cast<std::uint32_t>(i);
        const Bytes child = mutated(input, seed);
        ASSERT_EQ(child, mutated(input, seed));
        ASSERT_NE(child, input);
        const Bytes other = random_bytes(random, max_input_size);
        ASSERT_EQ(crossed(input, other, seed), crossed(input, other, seed));
    }
}

TEST(Mutation, OfATargetWithOneSignatureLeavesTheFirstByteAlone) {
    const Bytes input{7, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    for (std::uint32_t seed = 0; seed < 2000; ++seed) {
        const Bytes child = mutated(input, seed, max_input_size, {&flat, 1});
        const bool plain_byte = std::equal(input.begin() + 1, input.end(), child.begin() + 1, child.end());
        ASSERT_TRUE(plain_byte || child[0] == 7);
    }
}

// A tie at a corner: 3-4-5 beyond a box of 2 x 1 at (10, 20).
Recipe corner_tie() {
    Recipe made;
    made.kind = InputKind::tie;
    made.axes[0] = {Side::above, 10, 2, 0};
    made.axes[1] = {Side::below, 20, 1, 0};
    return made;
}

Recipe raw_input() {
    return recipe_of({Input{flat, {1, 2, 3, 4, 5.5, -6.5, 7}}}, flat);
}

// How many of so many seeds make a child for which `wanted` holds.
int count_children(const Recipe& parent, const std::function<bool(const Recipe&)>& wanted,
                   int seeds = 10000) {
    const Bytes input = encode(parent);
    int count = 0;
    for (int seed = 0; seed < seeds; ++seed)
        count += wanted(decode(mutated(input, static_cast<std::uint32_t>(seed), max_input_size, {&flat, 1})));
    return count;
}

// One in a thousand is a hundred and fifty a second.
constexpr int some = 10;

// The numbers of a lattice input in the plane.
std::array<std::int64_t, 7> integers_of(const Recipe& made) {
    const auto drawn = build(made, flat);
    const auto* row = std::get_if<LatticeInput>(&drawn.input);
    if (row == nullptr) return {};
    return {row->box_center[0], row->box_center[1], row->half_extent[0], row->half_extent[1],
            row->center[0],     row->center[1],     row->radius};
}

std::vector<std::size_t> changed_places(const std::array<std::int64_t, 7>& a, const std::array<std::int64_t, 7>& b) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i] != b[i]) places.push_back(i);
    return places;
}

TEST(Mutation, StepsFromATieToEachNeighbourByOneUnitAndBack) {
    const Recipe tie = corner_tie();
    const auto numbers = integers_of(tie);
    ASSERT_EQ(numbers, (std::array<std::int64_t, 7>{10, 20, 2, 1, 15, 15, 5}));
    for (std::size_t place = 0; place < numbers.size(); ++place)
        for (const std::int64_t unit : {-1, 1})
            EXPECT_GE(count_children(tie, [&](const Recipe& child) {
                const auto stepped = integers_of(child);
                return changed_places(numbers, stepped) == std::vector{place} &&
                       stepped[place] == numbers[place] + unit;
            }), some / 4) << place << " by " << unit;
    Recipe neighbour = tie;
    neighbour.steps[0] = {1, 1};
    EXPECT_GE(count_children(neighbour,
                             [&](const Recipe& child) {
                                 return integers_of(child) == numbers;
                             }),
              some);
}

TEST(Mutation, FlipsSidesAndReachesEachRegion) {
    const Recipe tie = corner_tie();
    EXPECT_GE(count_children(tie, [&](const Recipe& child) {
        return child.axes[0].side == Side::below && child.axes[1] == tie.axes[1] && child.kind == tie.kind;
    }), some);
    for (std::size_t axis = 0; axis < 2; ++axis)
        for (int side = 0; side < static_cast<int>(side_names.size()); ++side)
            EXPECT_GE(count_children(tie, [&](const Recipe& child) {
                return static_cast<int>(child.axes[axis].side) == side && child.axes[1 - axis] == tie.axes[1 - axis];
            }), some) << axis << side_names[static_cast<std::size_t>(side)];
    // The mirrored side comes oftener than one that is drawn.
    for (const auto& [from, to] : {std::pair(Side::above, Side::below), std::pair(Side::below, Side::above),
                                   std::pair(Side::on_low, Side::on_high), std::pair(Side::on_high, Side::on_low)}) {
        Recipe parent = tie;
        parent.axes[0].side = from;
        parent.axes[1].side = Side::between;
        const auto children = [&](Side side) {
            return count_children(parent, [&](const Recipe& child) {
                return child.axes[0].side == side && child.axes[1] == parent.axes[1];
            });
        };
        EXPECT_GE(children(to), 2 * children(Side::centered)) << side_names[static_cast<std::size_t>(from)];
    }
}

TEST(Mutation, ChangesExponentsSwapsAxesAndRefits) {
    const Recipe tie = corner_tie();
    EXPECT_GE(count_children(tie, [&](const Recipe& child) {
        Recipe other = child;
        other.exponent = tie.exponent;
        return child.exponent != 0 && other == tie;
    }), some);
    EXPECT_GE(count_children(tie, [&](const Recipe& child) {
        return child.axes[0] == tie.axes[1] && child.axes[1] == tie.axes[0];
    }), some);
    Recipe floats = tie;
    floats.kind = InputKind::floats;
    for (std::size_t fit = 0; fit < fit_names.size(); ++fit)
        EXPECT_GE(count_children(floats, [&](const Recipe& child) {
            return child.fit == static_cast<Fit>(fit) && child.axes == floats.axes;
        }), some) << fit_names[fit];
    EXPECT_GE(count_children(floats, [&](const Recipe& child) {
        return child.scale != floats.scale && child.axes == floats.axes && child.fit == floats.fit;
    }), some);
}

TEST(Mutation, KeepsTheInputWhenItChangesItsKind) {
    const auto same_row = [](const Recipe& parent, InputKind kind) {
        const Input row = row_of(build(parent, flat), flat);
        return count_children(parent, [&, kind](const Recipe& child) {
            return child.kind == kind && same_bits(row, row_of(build(child, flat), flat));
        });
    };
    EXPECT_GE(same_row(corner_tie(), InputKind::lattice), some);
    Recipe floats = corner_tie();
    floats.kind = InputKind::floats;
    EXPECT_GE(same_row(floats, InputKind::raw), some);
    Recipe drawn;
    drawn.kind = InputKind::drawn;
    drawn.property = 2;
    EXPECT_GE(same_row(drawn, InputKind::raw), some);
}

TEST(Mutation, MovesOneNumberOfARowByUlpsACopyItsSignOrToZero) {
    const Recipe parent = raw_input();
    const Input row = row_of(build(parent, flat), flat);
    // Children that differ in this one number, as `wanted` says.
    const auto children = [&](std::size_t place, const std::function<bool(double)>& wanted) {
        return count_children(parent, [&](const Recipe& child) {
            Input changed = row_of(build(child, flat), flat);
            const double number = changed.numbers[place];
            changed.numbers[place] = row.numbers[place];
            return child.kind == InputKind::raw && same_bits(changed, row) && wanted(number);
        });
    };
    for (const std::size_t place : {0U, 3U, 5U, 6U}) {
        const double number = row.numbers[place];
        EXPECT_GE(children(place,
                           [&](double changed) {
                               return changed == properties::step_ulps(ScalarType::f32, number, 1);
                           }),
                  some / 4);
        EXPECT_GE(children(place, [&](double changed) { return changed == 0; }), some);
        EXPECT_GE(children(place, [&](double changed) { return changed == row.numbers[(place + 1) % 7]; }), some / 4);
    }
    EXPECT_GE(children(0, [&](double changed) { return changed == -1; }), some);
    EXPECT_GE(children(5, [&](double changed) { return changed == 6.5; }), some);
    EXPECT_GE(children(1, [](double changed) { return changed == 0 && std::signbit(changed); }), some / 2);
}

TEST(Mutation, PlaysEveryPropertyNowAndThen) {
    std::set<int> played;
    count_children(corner_tie(), [&](const Recipe& child) {
        played.insert(child.property);
        return false;
    });
    for (std::size_t property = 0; property <= properties::catalogue().size(); ++property)
        EXPECT_TRUE(played.contains(static_cast<int>(property))) << property;
}

TEST(Mutation, MovesWithinTheSignaturesThatArePlayed) {
    // Byte 0 selects a solid box here, though the project's own list has a flat one at that place.
    const std::array<Signature, 2> played{flat, {Form::lo_hi, ScalarType::f64, 3}};
    const Input solid{played[1], {1, 2, 3, 4, 5, 6, 7.5, 8.5, 9.5, 10}};
    Recipe parent = recipe_of({solid}, played[1]);
    parent.signature = 1;
    ASSERT_EQ(signature_of(1).dim, 2U);
    int last_numbers_changed = 0;
    std::set<int> selected;
    for (std::uint32_t seed = 0; seed < 5000; ++seed) {
        const Recipe child = decode(mutated(encode(parent), seed, max_input_size, played));
        selected.insert(child.signature % 2);
        if (child.signature != 1 || child.kind != InputKind::raw) continue;
        const Input row = row_of(build(child, played[1]), played[1]);
        for (std::size_t place = 7; place < 10; ++place) last_numbers_changed += row.numbers[place] != solid.numbers[place];
    }
    EXPECT_GE(last_numbers_changed, 300);
    EXPECT_EQ(selected.size(), 2U);
}

TEST(Mutation, KeepsTheSignatureThatAnInputNamesWhereItIsPlayed) {
    const std::array<Signature, 2> few{{{Form::lo_hi, ScalarType::f64, 3}, {Form::center_half, ScalarType::f64, 3}}};
    std::array<int, 2> chosen{};
    for (int byte = 0; byte < 256; ++byte) {
        const auto choice = static_cast<std::uint8_t>(byte);
        EXPECT_EQ(&signature_of(choice, played_signatures()), &signature_of(choice));
        ++chosen[static_cast<std::size_t>(&signature_of(choice, few) - few.data())];
    }
    EXPECT_GE(std::min(chosen[0], chosen[1]), 100);
    // So a minimised input, which has its signature's place among all, plays the finding again where few are played.
    for (const Signature& signature : few)
        EXPECT_EQ(&signature_of(static_cast<std::uint8_t>(place_of(signature)), few), &signature);
}

// As docs/fuzz-inputs.md says: three new ones and one changed byte in sixteen. Five standard deviations of 10,000 draws.
TEST(Mutation, MakesNewRecipesAndChangesPlainBytesAsOftenAsThePageSays) {
    // No encoder writes this kind, so it stands only where the bytes were left as they are.
    Bytes input = encode(corner_tie());
    input[1] = 34;
    // A third axis in the plane, which no move touches.
    input.resize(max_input_size);
    constexpr std::size_t untouched = 53;
    input[untouched] = 200;
    int plain = 0, made_new = 0;
    for (std::uint32_t seed = 0; seed < 10000; ++seed) {
        Bytes child = mutated(input, seed, max_input_size, {&flat, 1});
        child.resize(max_input_size);
        int changed = 0;
        for (std::size_t place = 0; place < input.size(); ++place) changed += child[place] != input[place];
        if (changed == 1 && (child[1] == 34 || child[1] >= input_kind_names.size()))
            ++plain;
        else
            made_new += child[untouched] != 200 && child[untouched + 1] != 0;
    }
    EXPECT_NEAR(plain, 625, 121);
    EXPECT_NEAR(made_new, 1875, 196);
}

TEST(Crossover, TakesEachFieldFromTheOneOrTheOtherParent) {
    Recipe a = corner_tie(), b;
    b.kind = InputKind::scattered;
    b.axes[0] = {Side::on_low, 300, 4, 9};
    b.axes[1] = {Side::centered, 5, 6, 7};
    b.legs = {1, 2, 3, 4};
    b.turn.family = 9;
    std::set<std::pair<int, int>> kinds_and_sides;
    int of_a = 0;
    for (std::uint32_t seed = 0; seed < 500; ++seed) {
        const Recipe child = decode(crossed(encode(a), encode(b), seed));
        ASSERT_TRUE(child.kind == a.kind || child.kind == b.kind);
        ASSERT_TRUE(child.axes[0].center == 10 || child.axes[0].center == 300) << child.axes[0].center;
        ASSERT_TRUE(child.axes[1].half == 1 || child.axes[1].half == 6);
        ASSERT_TRUE(child.legs[3] == 0 || child.legs[3] == 4);
        of_a += child.axes[1].center == 20;
        kinds_and_sides.insert({static_cast<int>(child.kind), static_cast<int>(child.axes[0].side)});
    }
    EXPECT_EQ(kinds_and_sides.size(), 4U);
    EXPECT_TRUE(of_a > 200 && of_a < 300) << of_a;
    // Half of the fields on average, so hardly a child is one of its parents.
    int copies = 0;
    for (std::uint32_t seed = 0; seed < 500; ++seed) {
        const Recipe child = decode(crossed(encode(a), encode(b), seed));
        copies += child == a || child == b;
    }
    EXPECT_LT(copies, 10);
}

TEST(Crossover, OfNumbersAndAPlanKeepsOneBodyWhole) {
    const Recipe plan = corner_tie();
    Recipe numbers = raw_input();
    numbers.property = 24;
    bool property_crossed = false;
    for (std::uint32_t seed = 0; seed < 500; ++seed) {
        Recipe child = decode(crossed(encode(plan), encode(numbers), seed));
        property_crossed = property_crossed || (child.kind == InputKind::tie && child.property == 24);
        child.property = child.kind == InputKind::raw ? 24 : 0;
        ASSERT_TRUE(child == plan || child == numbers);
    }
    EXPECT_TRUE(property_crossed);
}

}  // namespace
}  // namespace tangency::fuzz
