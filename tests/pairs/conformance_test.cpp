// SPDX-License-Identifier: MIT
// What a test framework is told of a broad phase: what passes, fails and is skipped, and the list that lost a pair.
#include "tangency/pairs/conformance.hpp"

#include <gtest/gtest.h>

#include <array>
#include <stdexcept>
#include <string>

#include "tangency/pairs/callable.hpp"

namespace tangency::pairs {
namespace {

using properties::TestResult;
using Kind = TestResult::Kind;
using Shapes = PlainShapes<Form::lo_hi, float, 2>;
using Box = LoHiBox<float, 2>;

// A shape's bounds along an axis.
std::array<float, 2> bounds_of(const Shapes::value_type& shape, std::size_t axis) {
    if (const auto* box = std::get_if<Box>(&shape)) return {box->lo[axis], box->hi[axis]};
    const auto& ball = std::get<Ball<float, 2>>(shape);
    return {ball.center[axis] - ball.radius, ball.center[axis] + ball.radius};
}

// Pairs whose bounds along x meet, or only those that overlap there.
template <bool touching_counts>
std::vector<std::pair<std::size_t, std::size_t>> pairs_along_x(const Shapes& shapes) {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t j = 0; j < shapes.size(); ++j)
        for (std::size_t i = 0; i < j; ++i) {
            const auto one = bounds_of(shapes[i], 0), other = bounds_of(shapes[j], 0);
            const bool meet = touching_counts ? one[0] <= other[1] && other[0] <= one[1] : one[0] < other[1] && other[0] < one[1];
            if (meet) pairs.emplace_back(i, j);
        }
    return pairs;
}

template <class Function>
Conformance trial_of(Function function, Level required = Level::banded, Contract contract = Contract::closed) {
    return {"candidates", finder_of<Form::lo_hi, float, 2>(function), required,
            TrialOptions{
                .signature = {Form::lo_hi, ScalarType::f32, 2, Orientation::none, Question::box_box}, .contract = contract, .lists = 350}};
}

TEST(PairsConformance, PassesARightBroadPhase) {
    Conformance trial = trial_of(pairs_along_x<true>);
    EXPECT_EQ(trial.result_of_level().kind, Kind::pass) << trial.result_of_level().text;
    for (const PropertyText& text : property_texts)
        EXPECT_EQ(trial.result_of(static_cast<Property>(&text - property_texts.data())).kind, Kind::pass) << text.id;
}

TEST(PairsConformance, FailsAWrongOneWithTheLostPairAndItsShapes) {
    Conformance trial = trial_of(pairs_along_x<false>);
    const TestResult touching = trial.result_of(Property::touching), level = trial.result_of_level();
    ASSERT_EQ(touching.kind, Kind::fail);
    for (const char* part :
         {"WRONG  closed, 2-D, float: the pair (0, 1) is lost where the ", " just touch", "\n  0: b", "\n  1: b", "\n  answer: none\n",
          ": a touch\n", "\ncandidates FAILED banded by B02: ", ": pairs of lo_hi f32 in 2-D, closed, "})
        EXPECT_NE(touching.text.find(part), std::string::npos) << part << " in\n" << touching.text;
    EXPECT_EQ(touching.text.find("\n  2: "), std::string::npos) << touching.text;
    EXPECT_EQ(level.kind, Kind::fail);
    EXPECT_EQ(level.text, "its cause is told by the first failure of this suite");
}

TEST(PairsConformance, AsksForNoTouchingPairUnderAnOpenContract) {
    Conformance trial = trial_of(pairs_along_x<false>, Level::banded, Contract::open);
    EXPECT_EQ(trial.result_of_level().kind, Kind::pass) << trial.result_of_level().text;
    EXPECT_FALSE(trial.is_asked(Property::touching));
}

template <class Function>
Conformance trial_without_contract(Function function) {
    const TrialOptions options{.signature = {Form::lo_hi, ScalarType::f32, 2, Orientation::none, Question::box_box}, .lists = 350};
    return {"candidates", finder_of<Form::lo_hi, float, 2>(function), Level::banded, options, true};
}

TEST(PairsConformance, WithoutAContractTakesTheOneThatIsKeptAndSaysSo) {
    Conformance closed = trial_without_contract(pairs_along_x<true>), open = trial_without_contract(pairs_along_x<false>);
    for (Conformance* trial : {&closed, &open}) EXPECT_EQ(trial->result_of_level().kind, Kind::pass) << trial->result_of_level().text;
    EXPECT_EQ(closed.contract_text().find("closed: "), 0U);
    EXPECT_EQ(open.contract_text().find("open: "), 0U);
    EXPECT_EQ(closed.result_of(Property::touching).kind, Kind::pass);
    EXPECT_EQ(open.result_of(Property::touching).kind, Kind::skip);
}

TEST(PairsConformance, AWrongOneWithoutAContractIsToldUnderWhichItWasTried) {
    Conformance none = trial_without_contract([](const Shapes&) { return std::vector<std::pair<std::size_t, std::size_t>>{}; });
    const TestResult level = none.result_of_level();
    ASSERT_EQ(level.kind, Kind::fail);
    EXPECT_NE(level.text.find("\nno contract was given, so it was tried as "), std::string::npos) << level.text;
}

// Wrong on floats alone, whose level is not required.
TEST(PairsConformance, AsksForNothingBeyondTheLevel) {
    Conformance trial = trial_of(
        [](const Shapes& shapes) {
            std::vector<std::array<int, 2>> pairs;
            for (const auto& [i, j] : pairs_along_x<true>(shapes)) {
                const float first = bounds_of(shapes[i], 0)[0];
                if (first == std::trunc(first)) pairs.push_back({static_cast<int>(i), static_cast<int>(j)});
            }
            return pairs;
        },
        Level::logic);
    EXPECT_EQ(trial.result_of_level().kind, Kind::pass) << trial.result_of_level().text;
    EXPECT_FALSE(trial.is_asked(Property::floats));
}

TEST(PairsConformance, ATrialThatEndsEarlyNamesTheListAndNeverPasses) {
    const auto expect_end = [](Conformance trial, const char* why) {
        EXPECT_EQ(trial.result_of(Property::overlapping).kind, Kind::skip);
        const TestResult level = trial.result_of_level();
        EXPECT_EQ(level.kind, Kind::fail);
        EXPECT_EQ(level.text.find(why), 0U) << level.text;
        EXPECT_NE(level.text.find("\n1: b"), std::string::npos) << level.text;
    };
    using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;
    expect_end(trial_of([](const Shapes& shapes) -> Pairs {
                   if (shapes.size() < 2) return {};
                   throw std::runtime_error("out of cells");
               }),
               "the trial of candidates ended early: it threw out of cells\n0: b");
}

TEST(PairsConformance, WhatIsNoListOfPairsFailsB08WithASmallList) {
    using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;
    const auto expect_fault = [](Conformance trial, const char* why) {
        const TestResult answers = trial.result_of(Property::answers);
        EXPECT_EQ(answers.kind, Kind::fail);
        EXPECT_NE(answers.text.find(why), std::string::npos) << answers.text;
        EXPECT_EQ(answers.text.find("\n  2: "), std::string::npos) << answers.text;
        EXPECT_EQ(trial.result_of_level().kind, Kind::fail);
    };
    expect_fault(trial_of([](const Shapes& shapes) {
                     return shapes.size() < 2 ? Pairs{} : Pairs{{0, shapes.size()}};
                 }),
                 "no list of pairs: it names shape 2 of 2; shapes count from 0\n");
    expect_fault(trial_of([](const Shapes& shapes) {
                     return shapes.size() < 2 ? Pairs{} : Pairs{{0, 0x100000001}};
                 }),
                 "no list of pairs: it names shape -1 of 2; shapes count from 0\n");
}

TEST(PairsCallable, GetsTheNumbersOfEachShapeInItsForm) {
    const Signature signature{Form::corner_size, ScalarType::f64, 3, Orientation::none, Question::box_box};
    const ShapeList list{signature, {Shape{false, {1, 2, 3, 4, 5, 6}}, Shape{true, {7, 8, 9, 10}}}};
    const auto shapes = plain_shapes<Form::corner_size, double, 3>(list);
    ASSERT_EQ(shapes.size(), 2U);
    const auto& box = std::get<CornerSizeBox<double, 3>>(shapes[0]);
    EXPECT_EQ(box.corner, (Vector<double, 3>{1, 2, 3}));
    EXPECT_EQ(box.extent, (Vector<double, 3>{4, 5, 6}));
    const auto& ball = std::get<Ball<double, 3>>(shapes[1]);
    EXPECT_EQ(ball.center, (Vector<double, 3>{7, 8, 9}));
    EXPECT_EQ(ball.radius, 10);
}

}  // namespace
}  // namespace tangency::pairs
