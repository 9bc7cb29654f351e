// SPDX-License-Identifier: MIT
// The picture of wrong answers in near ties: what is counted, and that nothing else is.
#include "near_ties.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "contender.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::bench {
namespace {

using reference::Verdict;

constexpr std::size_t inputs_counted = 4000;

template <class Scalar>
class NearTies : public testing::Test {
protected:
    static void SetUpTestSuite() { work = make_workload<Scalar>(Kind::near_ties, inputs_counted); }
    static void TearDownTestSuite() { work = {}; }

    static Verdict verdict_of(Form form, std::size_t i, int floats_further) {
        properties::Input input{{form, sizeof(Scalar) == 4 ? ScalarType::f32 : ScalarType::f64, 2}};
        const auto& columns = work.*columns_of<Scalar>[static_cast<std::size_t>(form)];
        for (std::size_t place = 0; place < 7; ++place) input.numbers[place] = static_cast<double>(columns[place][i]);
        Scalar radius = columns[6][i];
        for (int step = 0; step < std::abs(floats_further); ++step)
            radius = std::nextafter(radius, floats_further < 0 ? Scalar(0) : Scalar(1e9));
        input.numbers[6] = static_cast<double>(radius);
        return reference::find_standing(input.signature, input.row()).verdict;
    }

    static inline Workload<Scalar> work;
};

using Scalars = testing::Types<float, double>;
TYPED_TEST_SUITE(NearTies, Scalars, );

TYPED_TEST(NearTies, TheReferenceDecidesAllAsExactFilteredDoesAndHalfAreHits) {
    for (const Form form : every_form) {
        const auto verdicts = verdicts_of(this->work, form, inputs_counted);
        for (std::size_t i = 0; i < inputs_counted; ++i)
            ASSERT_EQ(verdicts[i], this->verdict_of(form, i, 0)) << name_of(form) << " input " << i;
        const auto misses = std::count(verdicts.begin(), verdicts.end(), Verdict::disjoint);
        EXPECT_NEAR(static_cast<double>(misses), inputs_counted / 2.0, inputs_counted / 25.0) << name_of(form);
    }
}

TYPED_TEST(NearTies, TheTieIsWithinThreeFloatsOfTheRadius) {
    for (const Form form : every_form)
        for (std::size_t i = 0; i < inputs_counted; i += 8)
            ASSERT_NE(this->verdict_of(form, i, -3) == Verdict::disjoint, this->verdict_of(form, i, 3) == Verdict::disjoint)
                << name_of(form) << " input " << i;
}

TEST(WrongAnswers, AreThoseThatTheContractForbids) {
    const std::vector verdicts{Verdict::disjoint, Verdict::touching, Verdict::touching, Verdict::overlapping, Verdict::overlapping};
    const auto expect = [&](Contract contract, const std::vector<std::uint8_t>& answers, std::size_t hits, std::size_t misses) {
        const Wrong wrong = count_wrong(verdicts, contract, answers);
        EXPECT_EQ(wrong.hits, hits);
        EXPECT_EQ(wrong.misses, misses);
    };
    expect(Contract::closed, {0, 1, 1, 1, 1}, 0, 0);
    expect(Contract::open, {0, 0, 0, 1, 1}, 0, 0);
    expect(Contract::closed, {1, 0, 1, 0, 0}, 1, 3);
    expect(Contract::open, {1, 0, 1, 1, 0}, 2, 1);
}

// "NAME FALSE_HITS FALSE_MISSES; ..." by g++ -O3: every compiler draws the same ties, and every method answers them alike.
constexpr std::array<std::string_view, 2> expected{
    "arvo 95 4; bounding_circles 268 320; bounding_circles_safe 268 320; clamp 95 4; clamp_center 395 490; "
    "clamp_corner 268 320; clamp_corner_closed 339 229; exact_filtered 0 0; exact_filtered_lo_hi 0 0; "
    "extent_then_corner 410 9; fold 152 20; fold_open 28 178; in_double 0 0; nearest_branch 242 380; "
    "nearest_interval 6 107; neighbouring_cell 0 2026; outer_box_first 242 380; pixel_masks 2266 0; rounded_box 225 12; "
    "same_cell 0 1817; sat_five_axes 518 32; vertex_edge 256 655; vertex_edge_closed 570 166; vertex_edge_open 175 558; ",
    "arvo 105 0; bounding_circles 272 311; bounding_circles_safe 272 311; clamp 105 0; clamp_center 340 511; "
    "clamp_corner 272 311; clamp_corner_closed 337 244; exact_filtered 0 0; exact_filtered_lo_hi 0 0; "
    "extent_then_corner 395 13; fold 161 29; fold_open 17 202; nearest_branch 255 370; nearest_interval 5 82; "
    "neighbouring_cell 0 2026; outer_box_first 255 370; pixel_masks 2290 0; rounded_box 224 14; same_cell 0 1792; "
    "sat_five_axes 504 39; vertex_edge 224 659; vertex_edge_closed 540 158; vertex_edge_open 163 564; "};

TYPED_TEST(NearTies, EachMethodIsWrongOnAsManyWithEveryCompiler) {
    std::vector<Contender<TypeParam>> list;
    add_scalar_contenders(list);
    std::map<std::string, std::string> counted;
    for (const auto& contender : list) {
        if (!is_made(contender.reads, Kind::near_ties, inputs_counted)) continue;
        std::vector<std::uint8_t> answers(inputs_counted);
        contender.answer(this->work, answers.data());
        const Wrong wrong = count_wrong(verdicts_of(this->work, static_cast<Form>(contender.reads), 8), contender.contract, answers);
        counted[contender.name] = " " + std::to_string(wrong.hits) + " " + std::to_string(wrong.misses) + "; ";
        EXPECT_TRUE(!contender.exact || wrong.hits + wrong.misses == 0) << contender.name;
    }
    std::string line;
    for (const auto& [name, wrong] : counted) line += name + wrong;
    EXPECT_EQ(line, expected[sizeof(TypeParam) / 8]);
}

// A circle that touches a side, one that touches a corner, one that overlaps and one that misses, in whole numbers.
TEST(WrongAnswers, OfVertexEdgeAreTiesAtSides) {
    Workload<double> work;
    work.count = 4;
    work.center_half = {{{0, 0, 0, 0}, {0, 0, 0, 0}, {2, 2, 2, 2}, {2, 2, 2, 2}, {5, 5, 4, 9}, {0, 6, 0, 0}, {3, 5, 3, 3}}};
    const auto verdicts = verdicts_of(work, Form::center_half, 1);
    EXPECT_EQ(verdicts, (std::vector{Verdict::touching, Verdict::touching, Verdict::overlapping, Verdict::disjoint}));
    std::vector<Contender<double>> list;
    add_scalar_contenders(list);
    for (const auto& contender : list) {
        if (contender.reads != Reads::center_half) continue;
        std::vector<std::uint8_t> answers(work.count);
        contender.answer(work, answers.data());
        const Wrong wrong = count_wrong(verdicts, contender.contract, answers);
        EXPECT_EQ(wrong.misses, contender.name == "vertex_edge" ? 1U : 0U) << contender.name;
        EXPECT_EQ(wrong.hits, 0U) << contender.name;
    }
}

}  // namespace
}  // namespace tangency::bench
