// SPDX-License-Identifier: MIT
// The picture of wrong answers in near ties: what is counted, and that nothing else is.
#include "near_ties.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "contender.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::bench {
namespace {

using reference::Verdict;

constexpr std::size_t count = 4000;

template <class Scalar>
class NearTies : public testing::Test {
protected:
    static void SetUpTestSuite() { work = make_workload<Scalar>(Kind::near_ties, count); }
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

    // By name, of all that is drawn but the slow ones.
    static std::map<std::string, Wrong> wrong_answers() {
        std::vector<Contender<Scalar>> list;
        add_scalar_contenders(list);
        std::map<std::string, Wrong> wrong;
        for (const auto& contender : list) {
            if (!is_made(contender.reads, Kind::near_ties, count)) continue;
            std::vector<std::uint8_t> answers(count);
            contender.answer(work, answers.data());
            wrong[contender.name] = count_wrong(verdicts_of(work, static_cast<Form>(contender.reads), 8), contender.contract, answers);
        }
        return wrong;
    }

    static inline Workload<Scalar> work;
};

using Scalars = testing::Types<float, double>;
TYPED_TEST_SUITE(NearTies, Scalars, );

TYPED_TEST(NearTies, TheReferenceDecidesAllOfThemAsExactFilteredDoes) {
    for (const Form form : every_form) {
        const auto verdicts = verdicts_of(this->work, form, count);
        for (std::size_t i = 0; i < count; ++i) ASSERT_EQ(verdicts[i], this->verdict_of(form, i, 0)) << name_of(form) << " input " << i;
    }
}

TYPED_TEST(NearTies, TheTieIsWithinThreeFloatsOfTheRadius) {
    for (const Form form : every_form)
        for (std::size_t i = 0; i < count; i += 8)
            ASSERT_NE(this->verdict_of(form, i, -3) == Verdict::disjoint, this->verdict_of(form, i, 3) == Verdict::disjoint)
                << name_of(form) << " input " << i;
}

TYPED_TEST(NearTies, HitsAndMissesAreEquallyOften) {
    for (const Form form : every_form) {
        const auto verdicts = verdicts_of(this->work, form, count);
        const auto misses = std::count(verdicts.begin(), verdicts.end(), Verdict::disjoint);
        EXPECT_NEAR(static_cast<double>(misses), count / 2.0, count / 25.0) << name_of(form);
    }
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

// The numbers of g++ -O3: every compiler draws the same ties and every method answers them alike.
TYPED_TEST(NearTies, EachMethodIsWrongOnAsManyWithEveryCompiler) {
    constexpr std::size_t scalar = sizeof(TypeParam) == 4 ? 0 : 1;
    const std::map<std::string, std::array<Wrong, 2>> expected{{"vertex_edge", {{{256, 655}, {224, 659}}}},
                                                               {"vertex_edge_closed", {{{570, 166}, {540, 158}}}},
                                                               {"vertex_edge_open", {{{175, 558}, {163, 564}}}},
                                                               {"fold", {{{152, 20}, {161, 29}}}},
                                                               {"fold_open", {{{28, 178}, {17, 202}}}},
                                                               {"clamp_corner", {{{268, 320}, {272, 311}}}},
                                                               {"clamp_corner_closed", {{{339, 229}, {337, 244}}}},
                                                               {"clamp_center", {{{395, 490}, {340, 511}}}},
                                                               {"nearest_branch", {{{242, 380}, {255, 370}}}},
                                                               {"nearest_interval", {{{6, 107}, {5, 82}}}},
                                                               {"arvo", {{{95, 4}, {105, 0}}}},
                                                               {"sat_five_axes", {{{518, 32}, {504, 39}}}},
                                                               {"rounded_box", {{{225, 12}, {224, 14}}}},
                                                               {"bounding_circles", {{{268, 320}, {272, 311}}}},
                                                               {"bounding_circles_safe", {{{268, 320}, {272, 311}}}},
                                                               {"extent_then_corner", {{{410, 9}, {395, 13}}}},
                                                               {"same_cell", {{{0, 1817}, {0, 1792}}}},
                                                               {"neighbouring_cell", {{{0, 2026}, {0, 2026}}}},
                                                               {"pixel_masks", {{{2266, 0}, {2290, 0}}}},
                                                               {"outer_box_first", {{{242, 380}, {255, 370}}}},
                                                               {"clamp", {{{95, 4}, {105, 0}}}},
                                                               {"in_double", {{{0, 0}, {0, 0}}}},
                                                               {"exact_filtered", {{{0, 0}, {0, 0}}}},
                                                               {"exact_filtered_lo_hi", {{{0, 0}, {0, 0}}}}};
    const auto wrong = this->wrong_answers();
    EXPECT_EQ(wrong.size(), expected.size() - scalar);  // in_double is fold for f64
    for (const auto& [name, counted] : wrong) {
        EXPECT_EQ(counted.hits, expected.at(name)[scalar].hits) << name;
        EXPECT_EQ(counted.misses, expected.at(name)[scalar].misses) << name;
    }
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
