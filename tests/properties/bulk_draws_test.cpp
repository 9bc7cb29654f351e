// SPDX-License-Identifier: MIT
// What a bulk run draws: divisible, valid, of every kind; and the bound on its gaps.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_set>
#include <vector>

#include "functions.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/instance.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/fast_verdict.hpp"
#include "tangency/properties/bulk.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

struct Drawn {
    InputBlock cases;
    std::vector<DrawnAs> as;
};

Drawn draw(const Signature& signature, std::uint64_t first, std::size_t count, std::uint64_t seed = 1) {
    Drawn drawn{InputBlock(signature), {}};
    BulkDraws(signature, seed).draw(first, count, drawn.cases, drawn.as);
    return drawn;
}

Input of_choices(const Choices& choices, bool on_lattice, const Signature& signature) {
    Source source(choices);
    return *draw_input(source, signature, on_lattice ? InputKind::lattice : InputKind::near_tie);
}

TEST(BulkDraws, OfAnotherSeedAreOthers) {
    const Signature flat{Form::center_half, ScalarType::f32, 2};
    const Drawn first = draw(flat, 0, 200, 1), second = draw(flat, 0, 200, 2);
    int same = 0;
    for (std::size_t i = 0; i < first.cases.size(); ++i) same += same_bits(first.cases[i], second.cases[i]);
    EXPECT_LT(same, 10);
}

TEST(BulkDraws, CanBeDividedAnywhereAndDrawnAgainOneByOne) {
    for (const Signature& signature : signatures_of(Question::box_ball)) {
        const Drawn whole = draw(signature, 0, 300);
        const Drawn rest = draw(signature, 101, 199);
        const BulkDraws draws(signature, 1);
        for (std::size_t i = 0; i < whole.cases.size(); ++i) {
            const bool on_lattice = whole.as[i].may_be_instantiated;
            EXPECT_TRUE(i < 101 || (same_bits(whole.cases[i], rest.cases[i - 101]) && on_lattice == rest.as[i - 101].may_be_instantiated))
                << text_of(signature) << " " << i;
            EXPECT_TRUE(same_bits(whole.cases[i], of_choices(draws.choices(i, on_lattice), on_lattice, signature)))
                << text_of(signature) << " " << i;
        }
    }
}

// A rotated lattice input that rounding may decide is none of the lattice's properties, and every other is.
TEST(BulkDraws, LieInTheDomainOfTheirProperty) {
    for (const Signature& signature : signatures_of(Question::box_ball)) {
        const Drawn drawn = draw(signature, 0, 800);
        const BulkDraws draws(signature, 1);
        for (std::size_t i = 0; i < drawn.cases.size(); ++i) {
            const Input input = drawn.cases[i];
            const auto& [kind, on_lattice, magnitudes, same_box, same_verdict] = drawn.as[i];
            const bool tie = find_verdict(input) == reference::Verdict::touching;
            const char* id = on_lattice                           ? (tie ? "P03" : "P01")
                             : magnitudes == Magnitudes::ordinary ? "P02"
                             : magnitudes == Magnitudes::large    ? "P18"
                                                                  : "P19";
            EXPECT_TRUE(instance_of(*find_property(id), signature, draws.choices(i, on_lattice)))
                << id << " " << text_of(signature) << " " << to_text(input);
            EXPECT_TRUE(on_lattice ? may_be_instantiated(input) : magnitudes == magnitudes_of(input))
                << text_of(signature) << " " << to_text(input);
            EXPECT_TRUE(signature.orientation != Orientation::none || on_lattice == (kind == BulkKind::lattice));
        }
    }
}

TEST(BulkDraws, AreOfEveryKindOftenEnoughAndSeldomTwiceTheSame) {
    for (const Signature& signature : signatures_of(Question::box_ball)) {
        if (signature.dim == 1) continue;  // no corners to speak of
        constexpr std::size_t count = 8000;
        const Drawn drawn = draw(signature, 0, count);
        Tally tally;
        std::unordered_set<std::uint64_t> hashes;
        std::array<std::size_t, bulk_kind_names.size()> kinds{};
        std::size_t instantiable = 0, instantiable_ties = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const Input input = drawn.cases[i];
            const reference::Standing standing = find_standing(input);
            tally.add(input, standing.verdict, standing.region);
            hashes.insert(hash_of(input));
            ++kinds[static_cast<std::size_t>(drawn.as[i].kind)];
            instantiable += drawn.as[i].may_be_instantiated;
            instantiable_ties += drawn.as[i].may_be_instantiated && standing.verdict == reference::Verdict::touching;
        }
        for (const Shortfall& shortfall : find_shortfalls(tally, signature.dim))
            ADD_FAILURE() << text_of(signature) << ": " << shortfall.seen << " of kind "
                          << kind_names[static_cast<std::size_t>(shortfall.kind)];
        EXPECT_GT(hashes.size(), count * 8 / 10) << text_of(signature);
        const bool is_rotated = signature.orientation != Orientation::none;
        EXPECT_GT(tally.of(Kind::tie), count / (is_rotated ? 16 : 10)) << text_of(signature);
        for (std::size_t kind = 0; kind < kinds.size(); ++kind)
            EXPECT_GT(kinds[kind], count / (is_rotated ? 16 : 10)) << bulk_kind_names[kind] << " " << text_of(signature);
        EXPECT_GT(instantiable, count / 4) << text_of(signature);
        EXPECT_GT(instantiable_ties, count / (is_rotated ? 40 : 20)) << text_of(signature);
    }
}

// What is known of the bounds on some gaps that are not zero.
struct Bounded {
    int all = 0, tight = 0;
};

void expect_bound(const Input& input, Bounded& bounded) {
    const ReferenceAnswer answer = find_reference_answer(input);
    const std::optional<GapBound> bound = bound_gap(input);
    const std::string text = text_of(input.signature) + " " + to_text(input);
    if (answer.verdict != reference::Verdict::touching) {
        ++bounded.all;
        bounded.tight += bound && bound->above <= 0x1p-36;
    }
    if (!bound) return;
    const double relative = input.signature.orientation == Orientation::none ? 0x1p-46 : 0x1p-43;
    const double bands = gap_in_bands(answer), ulps = gap_in_ulps(answer);
    // The true gap is rounded for reporting, so it may stand an ulp or two above itself.
    EXPECT_GE(bound->bands * (1 + 0x1p-50), bands) << text;
    EXPECT_LE(bound->bands, bands * (1 + relative) + bound->above) << text;
    EXPECT_GE(bound->ulps * (1 + 0x1p-50), ulps) << text;
    constexpr double next_to_nothing = 0x1p-900;  // of a tie by a huge angle, whose bound in bands underflows
    EXPECT_LE(bound->ulps, ulps * (1 + relative) + bound->above * (1 + answer.turns) + next_to_nothing) << text;
    // What it surely puts in the band, the exact band excuses, and what it surely puts outside, that does not.
    for (const double k : {0.5, 1.0, 8.0, 1000.0, bands * (1 + 0x1p-40) + 0x1p-36, std::max(bands * (1 - 0x1p-40) - 0x1p-36, 0.0)}) {
        EXPECT_FALSE(bound->surely_in_band(k) && outside_band(answer, k)) << k << " " << text;
        EXPECT_FALSE(bound->surely_outside_band(k) && !outside_band(answer, k)) << k << " " << text;
    }
}

// Loose where distance and radius are next to nothing, as a point on a side that is moved by the least there is, and none where an angle is huge.
void expect_most_tight(const Bounded& bounded, const Signature& signature) {
    const bool is_rotated = signature.orientation != Orientation::none;
    EXPECT_GE(bounded.tight, bounded.all * (is_rotated ? 80 : 98) / 100) << text_of(signature);
}

TEST(GapBound, IsAboveTheGapAndHardlySo) {
    for (const Signature& signature : signatures_of(Question::box_ball)) {
        Bounded bounded;
        const Drawn drawn = draw(signature, 0, 500);
        for (const Input& input : drawn.cases.inputs()) expect_bound(input, bounded);
        expect_most_tight(bounded, signature);
    }
}

TEST(GapBound, HoldsOnTheGeneratorsInputsOfEveryMagnitude) {
    for (const Signature& signature : signatures_of(Question::box_ball)) {
        Bounded bounded;
        Source random(5);
        for (int i = 0; i < 200; ++i)
            expect_bound(i % 4 == 0 ? draw_near_tie(random, signature) : draw_floats(random, signature, static_cast<Magnitudes>(i % 4 - 1)),
                         bounded);
        expect_most_tight(bounded, signature);
    }
}

TEST(GapBound, OfNothingButZerosIsZero) {
    EXPECT_EQ(bound_gap(Input{{Form::lo_hi, ScalarType::f64, 3}})->bands, 0);
    EXPECT_EQ(bound_gap(Input{{Form::center_half, ScalarType::f64, 2, Orientation::axis}, {0, 0, 0, 0, 1, 1, 0, 0, 0}})->bands, 0);
}

TEST(GapBound, IsOfABoxAndABallAlone) {
    EXPECT_FALSE(bound_gap(Input{{Form::lo_hi, ScalarType::f64, 2, Orientation::none, Question::box_box}}));
}

}  // namespace
}  // namespace tangency::properties
