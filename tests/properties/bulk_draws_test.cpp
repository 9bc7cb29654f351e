// SPDX-License-Identifier: MIT
// What a bulk run draws: pinned, divisible, valid, of every kind; and the bound on its gaps.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <unordered_set>
#include <vector>

#include "axis_aligned_signatures.hpp"
#include "tangency/properties/instance.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/fast_verdict.hpp"
#include "tangency/properties/bulk.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

struct Drawn {
    std::vector<Input> cases;
    std::vector<BulkKind> kinds;
};

Drawn draw(const Signature& signature, std::uint64_t first, std::size_t count, std::uint64_t seed = 1) {
    Drawn drawn{std::vector<Input>(count, Input{signature}), std::vector<BulkKind>(count)};
    BulkDraws(signature, seed).draw(first, drawn.cases, drawn.kinds);
    return drawn;
}

Input of_choices(const Choices& choices, BulkKind kind, const Signature& signature) {
    Source source(choices);
    return *draw_input(source, signature, kind == BulkKind::lattice ? InputKind::lattice : InputKind::near_tie);
}

// If this changes, every bulk run's numbers do: docs/audit.md and small_audit.md must be printed again.
TEST(BulkDraws, AreTheSameOnEveryCompiler) {
    std::uint64_t hash = 0;
    for (const Signature& signature : axis_aligned_signatures())
        for (const Input& input : draw(signature, 0, 2000).cases) hash = mix_seed(hash, hash_of(input));
    EXPECT_EQ(hash, 13929762893098456395U);
}

TEST(BulkDraws, OfAnotherSeedAreOthers) {
    const Signature flat{Form::center_half, ScalarType::f32, 2};
    const Drawn first = draw(flat, 0, 200, 1), second = draw(flat, 0, 200, 2);
    int same = 0;
    for (std::size_t i = 0; i < first.cases.size(); ++i) same += same_bits(first.cases[i], second.cases[i]);
    EXPECT_LT(same, 10);
}

TEST(BulkDraws, CanBeDividedAnywhereAndDrawnAgainOneByOne) {
    for (const Signature& signature : axis_aligned_signatures()) {
        const Drawn whole = draw(signature, 0, 300);
        const Drawn rest = draw(signature, 101, 199);
        const BulkDraws draws(signature, 1);
        for (std::size_t i = 0; i < whole.cases.size(); ++i) {
            EXPECT_TRUE(i < 101 || same_bits(whole.cases[i], rest.cases[i - 101])) << text_of(signature) << " " << i;
            EXPECT_TRUE(same_bits(whole.cases[i], of_choices(draws.choices(i), whole.kinds[i], signature)))
                << text_of(signature) << " " << i;
        }
    }
}

TEST(BulkDraws, LieInTheDomainOfTheirProperty) {
    for (const Signature& signature : axis_aligned_signatures()) {
        const Drawn drawn = draw(signature, 0, 800);
        const BulkDraws draws(signature, 1);
        for (std::size_t i = 0; i < drawn.cases.size(); ++i) {
            const Input& input = drawn.cases[i];
            const bool tie = fast_verdict(input) == reference::Verdict::touching;
            const Magnitudes magnitudes = magnitudes_of(input);
            const char* id = drawn.kinds[i] == BulkKind::lattice  ? (tie ? "P03" : "P01")
                             : magnitudes == Magnitudes::ordinary ? "P02"
                             : magnitudes == Magnitudes::large    ? "P18"
                                                                  : "P19";
            EXPECT_TRUE(instance_of(*find_property(id), signature, draws.choices(i)))
                << id << " " << text_of(signature) << " " << to_text(input);
        }
    }
}

TEST(BulkDraws, AreOfEveryKindOftenEnoughAndSeldomTwiceTheSame) {
    for (const Signature& signature : axis_aligned_signatures()) {
        if (signature.dim == 1) continue;  // no corners to speak of
        constexpr std::size_t count = 4000;
        const Drawn drawn = draw(signature, 0, count);
        Tally tally;
        std::unordered_set<std::uint64_t> hashes;
        std::array<std::size_t, bulk_kind_names.size()> kinds{};
        for (std::size_t i = 0; i < count; ++i) {
            const ReferenceAnswer reference_answer = find_reference_answer(drawn.cases[i]);
            tally.add(drawn.cases[i], reference_answer.verdict, reference_answer.region);
            hashes.insert(hash_of(drawn.cases[i]));
            ++kinds[static_cast<std::size_t>(drawn.kinds[i])];
        }
        for (const Shortfall& shortfall : find_shortfalls(tally, signature.dim))
            ADD_FAILURE() << text_of(signature) << ": " << shortfall.seen << " of kind "
                          << kind_names[static_cast<std::size_t>(shortfall.kind)];
        EXPECT_GT(tally.of(Kind::tie), count / 10) << text_of(signature);
        EXPECT_GT(hashes.size(), count * 8 / 10) << text_of(signature);
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) EXPECT_GT(kinds[kind], count / 10) << bulk_kind_names[kind];
    }
}

TEST(GapBound, IsAboveTheGapAndHardlySo) {
    for (const Signature& signature : axis_aligned_signatures()) {
        const Drawn drawn = draw(signature, 0, 500);
        for (const Input& input : drawn.cases) {
            const ReferenceAnswer reference_answer = find_reference_answer(input);
            const GapBound bound = bound_gap(input);
            const double bands = gap_in_bands(reference_answer), ulps = gap_in_ulps(reference_answer);
            // The true gap is rounded for reporting, so it may stand an ulp or two above itself.
            EXPECT_GE(bound.bands * (1 + 0x1p-50), bands) << text_of(signature) << " " << to_text(input);
            EXPECT_LE(bound.bands, bands * (1 + 0x1p-46) + 0x1p-38) << text_of(signature) << " " << to_text(input);
            EXPECT_GE(bound.ulps * (1 + 0x1p-50), ulps) << text_of(signature) << " " << to_text(input);
            EXPECT_LE(bound.ulps, ulps * (1 + 0x1p-46) + 0x1p-38) << text_of(signature) << " " << to_text(input);
            // What it excuses, the exact band excuses.
            for (const double k : {0.5, 1.0, 8.0, 1000.0})
                EXPECT_FALSE(bound.bands <= k && outside_band(reference_answer, k))
                    << k << " " << text_of(signature) << " " << to_text(input);
        }
    }
}

TEST(GapBound, HoldsOnTheGeneratorsInputsOfEveryMagnitude) {
    for (const Signature& signature : axis_aligned_signatures()) {
        Source random(5);
        for (int i = 0; i < 200; ++i) {
            const Input input =
                i % 4 == 0 ? draw_near_tie(random, signature) : draw_floats(random, signature, static_cast<Magnitudes>(i % 4 - 1));
            const ReferenceAnswer reference_answer = find_reference_answer(input);
            const GapBound bound = bound_gap(input);
            EXPECT_GE(bound.bands * (1 + 0x1p-50), gap_in_bands(reference_answer)) << text_of(signature) << " " << to_text(input);
            EXPECT_LE(bound.bands, gap_in_bands(reference_answer) * (1 + 0x1p-46) + 0x1p-38) << text_of(signature) << " " << to_text(input);
        }
    }
}

TEST(GapBound, OfNothingButZerosIsZero) { EXPECT_EQ(bound_gap(Input{{Form::lo_hi, ScalarType::f64, 3}}).bands, 0); }

}  // namespace
}  // namespace tangency::properties
