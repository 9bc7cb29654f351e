// SPDX-License-Identifier: MIT
// Times of a first touch and nearest points: what is right is taken, what is wrong is told by how much.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "tangency/properties/explain.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/reply.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/reference/contact_time.hpp"
#include "tangency/reference/nearest_point.hpp"

namespace tangency::properties {
namespace {

Input input_of(AnswerKind answer, Question question, Form form, std::initializer_list<double> row,
               Orientation orientation = Orientation::none, std::size_t dim = 2) {
    Input input{{form, ScalarType::f64, dim, orientation, question, answer}};
    EXPECT_EQ(row.size(), number_count(input.signature));
    std::ranges::copy(row, input.numbers.begin());
    return input;
}

Reply reply_of_numbers(std::initializer_list<double> numbers) {
    Reply reply;
    std::ranges::copy(numbers, reply.numbers.begin());
    return reply;
}

bool is_right(const Input& input, std::initializer_list<double> numbers) {
    return ExactReply(input).is_right(reply_of_numbers(numbers), Contract::closed, default_band(input.signature), true);
}

std::string error_of(const Input& input, std::initializer_list<double> numbers) {
    return ExactReply(input).error_text(reply_of_numbers(numbers));
}

Input moving(std::initializer_list<double> row) { return input_of(AnswerKind::time, Question::box_moving_ball, Form::lo_hi, row); }

TEST(Times, AreExactAtSidesAtCornersAndWhereTheBallStarts) {
    const auto text = [](const Input& input) {
        const auto time = reference::find_contact_time(input.signature, input.row());
        return time ? time->text() : "never";
    };
    EXPECT_EQ(text(moving({0, 0, 1, 1, -3, 0.5, 3, 0.5, 1})), "1/3") << "against a side";
    EXPECT_EQ(text(moving({0, 0, 1, 1, -3, 2, 3, 2, 2})), "1/2 - 1/18*sqrt(27)") << "against a corner";
    EXPECT_EQ(text(moving({0, 0, 1, 1, -3, -2, 3, -2, 2})), "1/2") << "it grazes the lower side all along";
    EXPECT_EQ(text(moving({0, 0, 1, 1, -4, 3, 4, -3, 0})), "1/2") << "a point through a corner";
    EXPECT_EQ(text(moving({0, 0, 1, 1, 2, 0.5, 9, 9, 1})), "0") << "it starts in touch";
    EXPECT_EQ(text(moving({0, 0, 1, 1, 0.5, 0.5, 9, 9, 1})), "0") << "it starts within";
    EXPECT_EQ(text(moving({0, 0, 1, 1, 3, 3, 3, 3, 1})), "never");
    EXPECT_EQ(text(moving({0, 0, 1, 1, 3, 0.5, 9, 0.5, 1})), "never") << "it moves away";
    EXPECT_EQ(text(moving({0, 0, 1, 1, -3, 0.5, -1, 0.5, 1})), "1") << "at its end";
    const Input in_space = input_of(AnswerKind::time, Question::box_moving_ball, Form::center_half,
                                    {0, 0, 0, 1, 1, 1, -5, 2, 2, 5, 2, 2, 2}, Orientation::none, 3);
    EXPECT_EQ(text(in_space), "2/5 - 1/50*sqrt(50)") << "against an edge's end: 1 above it and 1 beside, so sqrt(2) before it";
}

TEST(Times, AreJudgedByWhereTheBallIsThen) {
    const Input side = moving({0, 0, 1, 1, -3, 0.5, 3, 0.5, 1});
    EXPECT_TRUE(is_right(side, {1.0 / 3}));
    EXPECT_TRUE(is_right(side, {std::nextafter(1.0 / 3, 1)}));
    for (const double wrong : {0.0, 0.3, 0.4, 1.0, 2.0, -1.0, 1.5, std::numeric_limits<double>::infinity()})
        EXPECT_FALSE(is_right(side, {wrong})) << wrong;
    const Input grazing = moving({0, 0, 1, 1, -4, 3, 4, 3, 2});
    EXPECT_TRUE(is_right(grazing, {0.5})) << "all along the upper side";
    EXPECT_TRUE(is_right(grazing, {0.5000001})) << "nowhere deeper than rounding";
    EXPECT_TRUE(is_right(grazing, {2})) << "a little less radius never touches";
    EXPECT_FALSE(is_right(grazing, {0.4}));
    const Input within = moving({0, 0, 1, 1, 0.5, 0.5, 9, 9, 0});
    EXPECT_TRUE(is_right(within, {0}));
    EXPECT_FALSE(is_right(within, {2})) << "a point that starts deep within";
    const Input through = moving({0, 0, 1, 1, -1, 0.5, 2, 0.5, 0});
    EXPECT_TRUE(is_right(through, {1.0 / 3}));
    EXPECT_FALSE(is_right(through, {2})) << "a point that passes through";
    const Input away = moving({0, 0, 1, 1, 3, 0.5, 9, 0.5, 1});
    EXPECT_TRUE(is_right(away, {2}));
    EXPECT_FALSE(is_right(away, {1}));
    EXPECT_FALSE(is_right(away, {0}));
}

TEST(Times, AreToldByHowMuchTheyAreOff) {
    const Input side = moving({0, 0, 1, 1, -3, 0.5, 3, 0.5, 2});
    EXPECT_EQ(error_of(side, {0.5}), "too late by 0.333333");
    EXPECT_EQ(error_of(side, {0}), "too early by 0.166667");
    EXPECT_EQ(error_of(side, {2}), "of never though it touches");
    EXPECT_EQ(error_of(side, {-0.5}), "that is neither from 0 to 1 nor 2");
    EXPECT_EQ(error_of(moving({0, 0, 1, 1, 3, 0.5, 9, 0.5, 1}), {1}), "though it never touches");
    const Input graze = moving({0, 0, 1, 1, -4, 3, 4, 3, std::nextafter(2, 0)});
    EXPECT_EQ(ExactReply(graze).text(), "2: it never touches");
    EXPECT_TRUE(is_right(graze, {0.5})) << "as rounding may have it";
    EXPECT_EQ(error_of(graze, {0.4}), "beside its graze");
    EXPECT_LT(ExactReply(graze).error_of(reply_of_numbers({0.4})).gravity(), ExactReply(side).error_of(reply_of_numbers({0.4})).gravity());
    EXPECT_EQ(ExactReply(side).text(), "0.16666666666666666 (1/6)");
    EXPECT_EQ(ExactReply(moving({0, 0, 1, 1, 3, 3, 3, 3, 1})).text(), "2: it never touches");
}

TEST(NearestPoints, LieOnTheFirstShapeAndAreAsNearAsCanBe) {
    const Input box = input_of(AnswerKind::nearest, Question::box_ball, Form::lo_hi, {0, 0, 4, 2, 6, 1, 1});
    EXPECT_TRUE(is_right(box, {4, 1}));
    EXPECT_FALSE(is_right(box, {4, 1.0001})) << "as near as the square of that, and beside";
    EXPECT_FALSE(is_right(box, {5, 1})) << "the ball's own point";
    EXPECT_FALSE(is_right(box, {3.9, 1})) << "within the box";
    EXPECT_EQ(error_of(box, {5, 1}), "off the first shape by 1");
    EXPECT_EQ(error_of(box, {4, 2}), "farther than the nearest by 0.236068");
    const Input meeting = input_of(AnswerKind::nearest, Question::box_ball, Form::lo_hi, {0, 0, 4, 2, 5, 1, 2});
    EXPECT_TRUE(is_right(meeting, {4, 1})) << "nearest to the centre";
    EXPECT_TRUE(is_right(meeting, {3.5, 1.2})) << "another point of both";
    EXPECT_FALSE(is_right(meeting, {2, 1})) << "of the box alone";
    EXPECT_FALSE(is_right(meeting, {5, 1})) << "of the ball alone";
    const Input within = input_of(AnswerKind::nearest, Question::box_point, Form::corner_size, {0, 0, 4, 2, 1, 1});
    EXPECT_TRUE(is_right(within, {1, 1}));
    EXPECT_FALSE(is_right(within, {0, 1})) << "the border's";
}

TEST(NearestPoints, OfParallelSidesAreManyAndOfRadiiLieOnTheRim) {
    const Input boxes = input_of(AnswerKind::nearest, Question::box_box, Form::lo_hi, {0, 0, 4, 2, 6, 1, 9, 9});
    for (const double y : {1.0, 1.5, 2.0}) EXPECT_TRUE(is_right(boxes, {4, y})) << y;
    EXPECT_FALSE(is_right(boxes, {4, 0.5}));
    const Input capsules = input_of(AnswerKind::nearest, Question::capsule_capsule, Form::ends_radius, {0, 0, 4, 0, 1, 0, 9, 4, 9, 2});
    for (const double x : {0.0, 2.0, 4.0}) EXPECT_TRUE(is_right(capsules, {x, 1})) << x;
    EXPECT_FALSE(is_right(capsules, {2, 0})) << "the axis's";
    const Input balls = input_of(AnswerKind::nearest, Question::ball_ball, Form::center_radius, {0, 0, 5, 6, 8, 1});
    EXPECT_TRUE(is_right(balls, {3, 4}));
    EXPECT_FALSE(is_right(balls, {0, 0}));
    EXPECT_FALSE(is_right(balls, {5.4, 7.2}));
}

TEST(NearestPoints, OfPolygonsAndWaysAreThoseOfTheFirst) {
    const Input disk = input_of(AnswerKind::nearest, Question::polygon_ball, vertices_form(3), {0, 0, 4, 0, 0, 3, 5, -1, 1});
    EXPECT_TRUE(is_right(disk, {4, 0}));
    EXPECT_FALSE(is_right(disk, {0, 0}));
    const Input polygons =
        input_of(AnswerKind::nearest, Question::polygon_polygon, vertices_form(3, 3), {0, 0, 4, 0, 0, 3, 6, 0, 9, 0, 9, 9});
    EXPECT_TRUE(is_right(polygons, {4, 0}));
    EXPECT_FALSE(is_right(polygons, {0, 3}));
    const Input segment = input_of(AnswerKind::nearest, Question::polygon_segment, vertices_form(3), {0, 0, 4, 0, 0, 3, -1, -1, 9, -1});
    EXPECT_TRUE(is_right(segment, {3, 0}));
    EXPECT_FALSE(is_right(segment, {3, 1}));
    const Input way = input_of(AnswerKind::nearest, Question::box_segment, Form::lo_hi, {0, 0, 1, 1, 3, -1, -1, 3});
    EXPECT_TRUE(is_right(way, {1, 1})) << "a point of both: the way touches the corner";
    EXPECT_FALSE(is_right(way, {0, 1}));
}

// The reference's own answer, rounded to the scalar: nothing is more right, so no form, magnitude or shape may blame it.
TEST(RoundedReference, IsRightInEveryQuestionThatHasThem) {
    std::size_t tried = 0;
    for (const AnswerKind kind : {AnswerKind::time, AnswerKind::nearest})
        for (const Question question : every_question)
            for (const FormName& form : forms_of(question))
                for (const std::size_t dim : {2U, 3U}) {
                    const ScalarType scalar = tried % 2 == 0 ? ScalarType::f32 : ScalarType::f64;
                    const Signature signature{form.form, scalar, dim, form.orientation, question, kind};
                    const bool is_many_sided = has_polygon(question) && form.form > vertices_form(4) && form.form != vertices_form(3, 4);
                    if (!form.exists_in(dim) || !is_asked(kind, signature) || is_many_sided) continue;
                    const Subject rounded{"rounded", signature, Contract::closed,
                                          [&](std::span<const Input> inputs, std::span<Reply> replies) {
                                              for (std::size_t i = 0; i < inputs.size(); ++i) {
                                                  const Input input = with_positive_sizes(inputs[i]);
                                                  if (kind == AnswerKind::time) {
                                                      const auto time = reference::find_contact_time(signature, input.row());
                                                      replies[i].numbers[0] = time ? round_to(scalar, time->nearest()) : 2;
                                                      continue;
                                                  }
                                                  const auto point = reference::find_nearest_point(signature, input.row());
                                                  for (std::size_t axis = 0; axis < dim; ++axis)
                                                      replies[i].numbers[axis] = round_to(scalar, point[axis].nearest());
                                              }
                                          }};
                    const TrialOptions options{.effort = 0.001 * TANGENCY_TEST_EFFORT, .exhaustive = false};
                    const TrialResult result = try_subjects(signature, std::span(&rounded, 1), options).results[0];
                    for (const Outcome& outcome : result.outcomes)
                        if (outcome.counterexample)
                            ADD_FAILURE() << form.name << ' ' << tangency::name_of(question) << ' ' << outcome.property->id << '\n'
                                          << describe_counterexample(*outcome.counterexample, Contract::closed);
                    ++tried;
                }
    EXPECT_GT(tried, 60U);
}

}  // namespace
}  // namespace tangency::properties
