// SPDX-License-Identifier: MIT
// Two boxes: what compares their sides says what the definition says.
#include "question_checks.hpp"

namespace tangency::questions_test {
namespace {

using reference::Verdict;

constexpr Signature by_sides{Form::lo_hi, ScalarType::f64, 2, Orientation::none, Question::box_box};

// The four comparisons with < say `overlapping` and with <= `touching` too, of thin boxes as of others: compared sides have no say in it.
TEST(BoxBox, SidesComparedAgreeWithTheDefinitionOnEveryPairOfSmallBoxes) {
    constexpr int most = 3;
    int pairs = 0;
    for (int lo = 0; lo <= most; ++lo)
        for (int hi = lo; hi <= most; ++hi)
            for (int lo_y = 0; lo_y <= most; ++lo_y)
                for (int hi_y = lo_y; hi_y <= most; ++hi_y)
                    for (int hi_2 = 1; hi_2 <= 2; ++hi_2)
                        for (int hi_2_y = 1; hi_2_y <= 2; ++hi_2_y) {
                            const auto number = [](int whole) { return static_cast<double>(whole); };
                            const properties::Input input = input_of(
                                by_sides, {number(lo), number(lo_y), number(hi), number(hi_y), 1, 1, number(hi_2), number(hi_2_y)});
                            const reference::Answer answer = agreed_answer(input);
                            ASSERT_EQ(ask_method("boxes_sides_open", input), answer.verdict == Verdict::overlapping) << to_text(input);
                            ASSERT_EQ(ask_method("boxes_sides", input), answer.verdict != Verdict::disjoint) << to_text(input);
                            ++pairs;
                        }
    EXPECT_EQ(pairs, 400);
}

}  // namespace
}  // namespace tangency::questions_test
