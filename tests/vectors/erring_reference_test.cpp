// SPDX-License-Identifier: MIT
// References that err on the stored cases, in whatever they say of them, are each refuted by the judge, and so is each wrong word.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tangency/reference/defect.hpp"
#include "vectors/folder.hpp"
#include "vectors/store.hpp"

namespace tangency::vectors {
namespace {

VectorFile load_stored(const Signature& signature) { return load_file(std::filesystem::path(TANGENCY_VECTORS) / file_name(signature)); }

bool touches_from_within(const VectorCase& known) { return std::ranges::count(known.reasons, "touches_from_within") > 0; }

/// What a reference that errs takes a row for.
struct Misreading {
    std::string_view name;
    Orientation orientation;
    void (*apply)(const Layout& layout, std::span<double> row);

    friend void PrintTo(const Misreading& misreading, std::ostream* out) { *out << misreading.name; }
};

class ErringReference : public testing::TestWithParam<Misreading> {};

TEST_P(ErringReference, ProvesNothingWrongOfAStoredCase) {
    const Misreading& misreading = GetParam();
    for (const ScalarType scalar : tried_scalars) {
        const Signature signature{Form::center_half, scalar, misreading.orientation == Orientation::quaternion ? 3U : 2U,
                                  misreading.orientation};
        int wrong_verdicts = 0, wrong_words = 0;
        for (const VectorCase& known : load_stored(signature).cases) {
            properties::Input misread = known.input;
            misreading.apply(layout_of(signature), misread.row());
            if (reference::find_defect<double>(signature, misread.row())) continue;
            VectorCase lie = describe(misread);
            lie.input = known.input;
            const bool is_verdict_wrong = lie.verdict != known.verdict;
            if (!is_verdict_wrong && lie.region == known.region && lie.relation == known.relation && lie.gap_sq == known.gap_sq &&
                touches_from_within(lie) == touches_from_within(known))
                continue;
            ++(is_verdict_wrong ? wrong_verdicts : wrong_words);
            EXPECT_NE(mismatch(lie), "") << known.id;
            // Nor does the true certificate prove any of it.
            lie.certificate = known.certificate;
            EXPECT_NE(mismatch(lie), "") << known.id;
        }
        EXPECT_GT(wrong_verdicts, 10);
        EXPECT_GT(wrong_words, 10);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Misreadings, ErringReference,
    testing::Values(
        Misreading{"a_wrong_sign", Orientation::none, [](auto& layout, auto row) { row[layout.ball(0)] *= -1; }},
        Misreading{"a_dropped_axis", Orientation::none, [](auto& layout, auto row) { row[layout.ball(1)] = row[layout.first(1)]; }},
        Misreading{"swapped_half_extents", Orientation::none,
                   [](auto& layout, auto row) { std::swap(row[layout.second(0)], row[layout.second(1)]); }},
        Misreading{"a_clamp_at_the_wrong_side", Orientation::none,
                   [](auto& layout, auto row) {
                       const double way = row[layout.ball(0)] - row[layout.first(0)], half = row[layout.second(0)];
                       if (std::abs(way) > half) row[layout.first(0)] -= std::copysign(2 * half, way);
                   }},
        Misreading{"a_half_extent_left_out", Orientation::none, [](auto& layout, auto row) { row[layout.second(0)] = 0; }},
        Misreading{"a_radius_for_a_diameter", Orientation::none, [](auto& layout, auto row) { row[layout.radius()] /= 2; }},
        Misreading{"an_axis_the_other_way_round", Orientation::axis, [](auto& layout, auto row) { row[layout.orientation() + 1] *= -1; }},
        Misreading{"the_conjugate_quaternion", Orientation::quaternion,
                   [](auto& layout, auto row) { row[layout.orientation() + 3] *= -1; }},
        Misreading{"degrees_the_other_way_round", Orientation::degrees, [](auto& layout, auto row) { row[layout.orientation()] *= -1; }},
        Misreading{"a_lost_digit_of_an_angle", Orientation::degrees,
                   [](auto& layout, auto row) { row[layout.orientation()] = std::nearbyint(row[layout.orientation()]); }},
        Misreading{"radians_of_two_digits", Orientation::radians,
                   [](auto& layout, auto row) { row[layout.orientation()] = std::nearbyint(row[layout.orientation()] * 100) / 100; }}),
    [](const auto& misreading) { return std::string(misreading.param.name); });

// One word after the other, in all that is stored of one scalar: none of which the judge takes for true.
TEST(StoredWords, AreRefusedWhereAnyOfThemIsWrong) {
    std::size_t enclosed = 0, tried = 0;
    for (const Signature& signature : all_signatures()) {
        if (signature.scalar != ScalarType::f32) continue;
        const VectorFile file = load_stored(signature);
        for (std::size_t place = 0; place < file.cases.size(); place += 7) {
            const VectorCase& known = file.cases[place];
            const auto expect_refused = [&](auto change, std::string_view says) {
                VectorCase lie = known;
                change(lie);
                const std::string said = mismatch(lie);
                EXPECT_NE(said.find(says), std::string::npos) << file_name(signature) << ' ' << known.id << ' ' << says << ": " << said;
                ++tried;
            };
            ASSERT_EQ(mismatch(known), "") << known.id;
            for (const auto region :
                 {reference::Region::inside, reference::Region::face, reference::Region::edge, reference::Region::corner})
                if (region != known.region) expect_refused([&](VectorCase& lie) { lie.region = region; }, "region is ");
            for (std::size_t relation = 0; relation < reference::relation_names.size(); ++relation)
                if (const auto word = static_cast<reference::Relation>(relation); word != known.relation)
                    expect_refused([&](VectorCase& lie) { lie.relation = word; }, "relation is ");
            if (signature.question == Question::box_ball)
                expect_refused(
                    [](VectorCase& lie) {
                        if (std::erase(lie.reasons, "touches_from_within") == 0) lie.reasons.emplace_back("touches_from_within");
                    },
                    "touches_from_within is ");
            if (known.gap_sq.starts_with('[')) {
                ++enclosed;
                expect_refused([](VectorCase& lie) { lie.gap_sq.replace(1, lie.gap_sq.find(',') - 1, "-1e300"); },
                               "gap_sq is enclosed more widely");
                expect_refused([](VectorCase& lie) { lie.gap_sq[lie.gap_sq.find_last_of('.') + 5] ^= 1; }, "gap_sq is ");
            } else {
                if (known.gap_sq.find_first_of("/ *s") == std::string::npos)
                    expect_refused([](VectorCase& lie) { lie.gap_sq += "/1"; }, "is not in lowest terms");
                expect_refused([](VectorCase& lie) { lie.gap_sq.insert(lie.gap_sq.starts_with('-') ? 1 : 0, "1"); }, "gap_sq");
            }
        }
    }
    EXPECT_GT(tried, 30'000U);
    EXPECT_GT(enclosed, 100U);
}

}  // namespace
}  // namespace tangency::vectors
