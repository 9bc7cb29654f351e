// SPDX-License-Identifier: MIT
// The reference of rotated boxes against itself at another precision.
#include <gtest/gtest.h>

#include "rotated_inputs.hpp"

namespace tangency::rotated_test {
namespace {

using namespace reference;

class RotatedPrecision : public testing::TestWithParam<Signature> {};

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

// Axes and quaternions know no precision.
INSTANTIATE_TEST_SUITE_P(Angles, RotatedPrecision, testing::ValuesIn(signatures_where([](const Signature& signature) {
                             return signature.orientation == Orientation::radians || signature.orientation == Orientation::degrees;
                         })),
                         signature_name);

}  // namespace
}  // namespace tangency::rotated_test
