// SPDX-License-Identifier: MIT
// The reference before its judge: random, constructed and extreme inputs in every form and dimension.
#include "tangency/judge/judge.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <tuple>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/tally.hpp"
#include "tangency/reference/defect.hpp"
#include "tangency/reference/row.hpp"

namespace tangency {
namespace {

using properties::Input;
using properties::Kind;
using properties::Magnitudes;
using properties::Source;

// 120,000 cases a form and dimension in the optimised build; sanitizers get a share of them, a long run more.
constexpr std::uint64_t cases_per_scalar = static_cast<std::uint64_t>(60'000 * TANGENCY_TEST_EFFORT);

// Numbers from the ends of the format, every combination of them equally likely.
Input draw_extremes(Source& random, const Signature& signature) {
    const properties::FloatFormat& format = properties::format_of(signature.scalar);
    const std::array<double, 8> ends{0.0,
                                     -0.0,
                                     format.smallest,
                                     std::ldexp(1.0, format.min_exponent + format.precision - 1),
                                     1.0,
                                     std::ldexp(1.0, format.max_exponent),
                                     format.largest,
                                     format.largest / 2};
    Input input{signature};
    for (double& number : input.row()) number = random.pick(ends) * (random.chance(1, 2) ? -1 : 1);
    make_valid(input);
    return input;
}

Input draw(Source& random, const Signature& signature) {
    switch (random.between(0, 7)) {
        case 0: return express(properties::draw_lattice(random, signature.dim), signature);
        case 1: return express(properties::draw_lattice_tie(random, signature.dim), signature);
        case 2: return express(properties::draw_lattice_degenerate(random, signature.dim), signature);
        case 3: return properties::draw_floats(random, signature, Magnitudes::ordinary);
        case 4: return properties::draw_floats(random, signature, Magnitudes::large);
        case 5: return properties::draw_floats(random, signature, Magnitudes::small);
        case 6: return properties::draw_near_tie(random, signature);
        default: return draw_extremes(random, signature);
    }
}

class JudgeAgreement : public testing::TestWithParam<std::tuple<Form, std::size_t>> {};

TEST_P(JudgeAgreement, ReferenceAndJudgeGiveTheSameWords) {
    const auto [form, dim] = GetParam();
    properties::Tally tally;
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        const Signature signature{form, scalar, dim};
        Source random(properties::mix_seed(20'26, static_cast<std::uint64_t>(form) * 100 + dim * 10 + static_cast<std::uint64_t>(scalar)));
        for (std::uint64_t i = 0; i < cases_per_scalar; ++i) {
            const Input input = draw(random, signature);
            ASSERT_EQ(reference::find_defect(signature, input.row()), std::nullopt) << to_text(input);
            const auto answer = reference::classify_row(signature, input.row());
            const auto judged = judge::rule(signature, input.row());
            ASSERT_EQ(name_of(answer.verdict), judged.verdict) << to_text(input);
            ASSERT_EQ(name_of(answer.region), judged.region) << to_text(input);
            ASSERT_EQ(name_of(answer.relation), judged.relation) << to_text(input);
            ASSERT_EQ(answer.touches_from_within, judged.touches_from_within) << to_text(input);
            // Decimal text of thousands of digits is slow, so one case in sixteen compares the fraction.
            if (i % 16 == 0) {
                ASSERT_EQ(answer.gap_sq.str(), judged.gap_sq) << to_text(input);
            }
            tally.add(input, answer.verdict, answer.region);
        }
    }
    EXPECT_EQ(tally.cases, 2 * cases_per_scalar);
    for (const Kind kind : {Kind::tie, Kind::flat_box, Kind::zero_radius, Kind::large, Kind::small, Kind::inside, Kind::face})
        EXPECT_GT(tally.of(kind), tally.cases / 50) << properties::kind_names[static_cast<std::size_t>(kind)];
}

INSTANTIATE_TEST_SUITE_P(EveryFormAndDimension, JudgeAgreement,
                         testing::Combine(testing::ValuesIn(every_form), testing::Values(std::size_t{1}, std::size_t{2}, std::size_t{3})),
                         [](const auto& suite) {
                             return std::string(name_of(std::get<0>(suite.param))) + "_" + std::to_string(std::get<1>(suite.param)) + "d";
                         });

TEST(JudgeItself, TellsEveryVerdictAndRelationApartOnPaperCases) {
    const Signature flat{Form::lo_hi, ScalarType::f64, 2};
    const auto relation = [&flat](std::array<double, 7> numbers) { return judge::rule(flat, numbers).relation; };
    EXPECT_EQ(relation({0, 0, 1, 1, 3, 0, 1}), "disjoint");
    EXPECT_EQ(relation({0, 0, 1, 1, 2, 0, 1}), "touching");
    EXPECT_EQ(relation({0, 0, 1, 1, 1.5, 0, 1}), "crossing");
    EXPECT_EQ(relation({0, 0, 4, 4, 2, 2, 1}), "circle_inside_box");
    EXPECT_EQ(relation({0, 0, 1, 1, 0, 0, 9}), "box_inside_circle");
    EXPECT_EQ(judge::rule(flat, std::array<double, 7>{0, 0, 1, 1, 1.25, 0, 0.5}).gap_sq, "-3/16");
}

}  // namespace
}  // namespace tangency
