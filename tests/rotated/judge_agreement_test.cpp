// SPDX-License-Identifier: MIT
// The reference of rotated boxes against its judge, and against itself at another precision.
#include <gtest/gtest.h>

#include "rotated_inputs.hpp"

namespace tangency::rotated_test {
namespace {

using namespace reference;

class RotatedJudge : public testing::TestWithParam<Signature> {};
class RotatedPrecision : public testing::TestWithParam<Signature> {};

// For each of the two scalars; an effort of 20 makes it 100,000 a form.
constexpr int cases = static_cast<int>(2'500 * TANGENCY_TEST_EFFORT);

TEST_P(RotatedJudge, AgreesOnVerdictRegionRelationAndGap) {
    Draws draws(1000 + static_cast<std::uint64_t>(GetParam().orientation));
    std::array<int, 3> verdicts{};
    std::array<int, 4> regions{};
    std::array<int, 5> relations{};
    for (int i = 0; i < cases; ++i) {
        const Row row = draw_row(draws, GetParam());
        const Answer answer = find_answer(GetParam(), row);
        ASSERT_EQ(disagreement(GetParam(), row, answer), "") << "case " << i;
        ++verdicts[static_cast<std::size_t>(answer.verdict)];
        ++regions[static_cast<std::size_t>(answer.region)];
        ++relations[static_cast<std::size_t>(answer.relation)];
    }
    // Enough of everything, or the agreement says little.
    for (const int count : verdicts) EXPECT_GE(count, cases / 2500);
    for (std::size_t region = 0; region < regions.size(); ++region) {
        const bool exists = region != static_cast<std::size_t>(Region::edge) || GetParam().orientation == Orientation::quaternion;
        EXPECT_GE(regions[region], exists ? cases / 1000 : 0) << region_names[region];
    }
    for (std::size_t relation = 0; relation < relations.size(); ++relation)
        EXPECT_GE(relations[relation], cases / 5000) << relation_names[relation];
}

TEST_P(RotatedPrecision, FourTimesAsMuchChangesNoAnswer) {
    Draws draws(2000);
    for (int i = 0; i < static_cast<int>(1'500 * TANGENCY_TEST_EFFORT); ++i) {
        const Row row = draw_row(draws, GetParam());
        const std::span<const double> numbers(row);
        const auto answer = classify_any_row(GetParam(), numbers);
        // 512 is four times the default; from 2 bits every answer has to climb.
        for (const unsigned start_bits : {2U, 512U}) {
            const auto again = classify_any_row(GetParam(), numbers, Precision{start_bits});
            ASSERT_EQ(again.verdict, answer.verdict) << text_of(GetParam(), row);
            ASSERT_EQ(again.region, answer.region) << text_of(GetParam(), row);
            ASSERT_EQ(again.relation, answer.relation) << text_of(GetParam(), row);
            ASSERT_EQ(again.touches_from_within, answer.touches_from_within) << text_of(GetParam(), row);
            ASSERT_EQ(stand_any_row(GetParam(), numbers, Precision{start_bits}), (Standing{answer.verdict, answer.region}));
            ASSERT_EQ(again.gap_sq.value.index(), answer.gap_sq.value.index());
            if (const auto* wide = std::get_if<Enclosure>(&answer.gap_sq.value)) {
                const auto& other = std::get<Enclosure>(again.gap_sq.value);
                ASSERT_LE(wide->lo, other.hi);
                ASSERT_LE(other.lo, wide->hi);
            } else {
                ASSERT_EQ(again.gap_sq, answer.gap_sq);
            }
        }
    }
}

std::string signature_name(const testing::TestParamInfo<Signature>& form) {
    return std::string(form_name(form.param)) + "_" + std::string(name_of(form.param.scalar));
}

INSTANTIATE_TEST_SUITE_P(Forms, RotatedJudge, testing::ValuesIn(rotated_signatures()), signature_name);

// Axes and quaternions know no precision.
INSTANTIATE_TEST_SUITE_P(Angles, RotatedPrecision, testing::ValuesIn(signatures_where([](const Signature& signature) {
                             return signature.orientation == Orientation::radians || signature.orientation == Orientation::degrees;
                         })),
                         signature_name);

}  // namespace
}  // namespace tangency::rotated_test
