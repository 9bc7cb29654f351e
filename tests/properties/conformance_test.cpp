// SPDX-License-Identifier: MIT
// What a test framework is told: requirements are read and bind as they say, and callables are asked what was drawn.
#include "tangency/properties/conformance.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

namespace tangency::properties {
namespace {

using Kind = TestResult::Kind;

bool clamp_hits(float x, float y, float w, float h, float px, float py, float r) {
    const float dx = px - std::clamp(px, x, x + w);
    const float dy = py - std::clamp(py, y, y + h);
    return dx * dx + dy * dy <= r * r;
}

bool corner_as_bounding_box_hits(float x, float y, float w, float h, float px, float py, float r) {
    return px + r >= x && px - r <= x + w && py + r >= y && py - r <= y + h;
}

const auto fold_hits = [](const CenterHalfBox<double, 2>& box, const Ball<double, 2>& ball) {
    double distance_sq = 0;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const double u = std::max(std::abs(ball.center[axis] - box.center[axis]) - box.half_extent[axis], 0.0);
        distance_sq += u * u;
    }
    return distance_sq < ball.radius * ball.radius;
};

TrialOptions short_trial() { return {.effort = 0.02, .exhaustive = false}; }

template <class Function>
Conformance corner_size_trial(Function function, std::string_view require = "banded", std::string_view waive = "") {
    return {{subject_of<Signature{Form::corner_size, ScalarType::f32, 2, Orientation::none}>("hits", Contract::closed, function),
             CallStyle::numbers},
            read_requirement(require, waive),
            short_trial()};
}

TestResult result_of(Conformance& trial, std::string_view id) { return trial.result_of(*find_property(id)); }

TEST(Requirement, IsALevelThenProperties) {
    const RequirementReading reading = read_requirement("full_range,P17", "P05,P06");
    ASSERT_TRUE(reading.ok()) << reading.problem;
    EXPECT_EQ(reading.requirement.level, Level::full_range);
    EXPECT_EQ(reading.requirement.named, std::vector<const Property*>{find_property("P17")});
    EXPECT_EQ(reading.requirement.waived.size(), 2U);
}

TEST(Requirement, NamesTheWordThatIsWrong) {
    for (const char* no_level : {"band", "none", "P17", ""}) {
        const std::string problem = read_requirement(no_level, "").problem;
        EXPECT_NE(problem.find("a level, not '" + std::string(no_level) + "'"), std::string::npos) << problem;
    }
    EXPECT_NE(read_requirement("logic,exact", "").problem.find("'exact' is no property"), std::string::npos);
    EXPECT_NE(read_requirement("logic", "P99").problem.find("'P99' is no property"), std::string::npos);
    EXPECT_NE(read_requirement("logic,P17", "P17").problem.find("'P17' is both"), std::string::npos);
}

TEST(Conformance, PassesAFunctionThatReachesTheLevelAndAsksNothingMore) {
    Conformance trial = corner_size_trial(clamp_hits);
    EXPECT_EQ(trial.result_of_level().kind, Kind::pass);
    for (const Property& property : catalogue()) {
        if (!trial.is_asked(property)) continue;
        EXPECT_EQ(trial.result_of(property).kind, Kind::pass) << property.id;
    }
    EXPECT_TRUE(trial.is_asked(*find_property("P01")));
    for (const char* not_asked : {"P17", "P19", "P20", "P28"}) EXPECT_FALSE(trial.is_asked(*find_property(not_asked))) << not_asked;
}

TEST(Conformance, FailsWhatALevelAsksForAndNamesTheProperties) {
    Conformance trial = corner_size_trial(clamp_hits, "full_range");
    EXPECT_EQ(result_of(trial, "P01").kind, Kind::pass);
    const TestResult level = trial.result_of_level();
    EXPECT_EQ(level.kind, Kind::fail);
    EXPECT_NE(level.text.find("\nhits FAILED full_range by P"), std::string::npos) << level.text;
    EXPECT_NE(level.text.find(" P19: corner_size f32 in 2-D, closed, "), std::string::npos) << level.text;
    EXPECT_EQ(result_of(trial, "P19").kind, Kind::fail);
}

TEST(Conformance, FailsAWrongFunctionWithOnePlainCaseAndTheReasonAndTellsThemOnce) {
    Conformance trial = corner_size_trial(corner_as_bounding_box_hits);
    const TestResult first = result_of(trial, "P01"), second = trial.result_of_level();
    ASSERT_EQ(first.kind, Kind::fail);
    EXPECT_EQ(first.text.find("WRONG  closed, 2-D, float: a hit where the circle misses the rectangle at a corner\n  hits("), 0U)
        << first.text;
    for (const char* part :
         {"answered true", " a miss by 0.", "right on every hit, every touch and misses at a side", "\nhits FAILED banded by P01 "})
        EXPECT_NE(first.text.find(part), std::string::npos) << part << " in\n" << first.text;
    EXPECT_LT(std::count(first.text.begin(), first.text.end(), '\n'), 15) << first.text;
    EXPECT_EQ(second.text, "its cause is told by the first failure of this suite");
}

TEST(Conformance, NamesTheKnownBugOfAFunctionThatFailsAndOfNoOther) {
    int asked = 0;
    const auto find_bug = [&asked](const Subject&, double) {
        ++asked;
        return std::optional(KnownBug{"mutant_x", "does x", "a library", 100, 97, 3});
    };
    const auto trial_of = [&](auto function) {
        return Conformance(
            {subject_of<Signature{Form::corner_size, ScalarType::f32, 2, Orientation::none}>("hits", Contract::closed, function),
             CallStyle::numbers},
            read_requirement("banded", ""), short_trial(), find_bug);
    };
    Conformance right = trial_of(clamp_hits);
    EXPECT_EQ(right.result_of_level().kind, Kind::pass);
    EXPECT_EQ(asked, 0);
    Conformance wrong = trial_of(corner_as_bounding_box_hits);
    EXPECT_NE(wrong.result_of_level().text.find("\n  looks like a known bug: does x; it gives 97% of the same wrong answers\n"),
              std::string::npos);
    EXPECT_EQ(asked, 1);
}

TEST(Conformance, RecommendationBindsOnlyByName) {
    const auto hits_on_nan = [](float x, float y, float w, float h, float px, float py, float r) {
        return !(std::isnan(x + y + w + h + px + py + r)) ? clamp_hits(x, y, w, h, px, py, r) : true;
    };
    Conformance advised = corner_size_trial(hits_on_nan);
    EXPECT_FALSE(advised.is_asked(*find_property("P17")));
    EXPECT_EQ(advised.result_of_level().kind, Kind::pass);
    Conformance bound = corner_size_trial(hits_on_nan, "banded,P17");
    EXPECT_EQ(result_of(bound, "P17").kind, Kind::fail);
}

TEST(Conformance, AWaivedPropertyNeitherFailsNorLowersTheLevel) {
    Conformance trial = corner_size_trial(clamp_hits, "full_range", "P18,P19");
    EXPECT_FALSE(trial.is_asked(*find_property("P19")));
    EXPECT_EQ(trial.result_of_level().kind, Kind::pass);
}

TEST(Conformance, ATrialThatEndsEarlyNeverPasses) {
    Conformance trial = corner_size_trial([](auto... numbers) -> bool {
        if ((numbers + ...) > 50) throw std::runtime_error("too far");
        return true;
    });
    const TestResult level = trial.result_of_level();
    EXPECT_EQ(level.kind, Kind::fail);
    EXPECT_NE(level.text.find("=> threw too far"), std::string::npos) << level.text;
    EXPECT_EQ(result_of(trial, "P01").kind, Kind::skip);
}

TEST(Conformance, WhatWasNeverAskedIsNotHeld) {
    const TrialOptions nothing{.effort = 0, .exhaustive = false};
    Conformance trial(
        {subject_of<Signature{Form::corner_size, ScalarType::f32, 2, Orientation::none}>("hits", Contract::closed, clamp_hits),
         CallStyle::numbers},
        read_requirement("banded", "P05"), nothing);
    EXPECT_EQ(trial.result_of_level().kind, Kind::fail);
    EXPECT_EQ(result_of(trial, "P01").kind, Kind::fail);
    for (const char* not_asked : {"P05", "P18"}) EXPECT_FALSE(trial.is_asked(*find_property(not_asked))) << not_asked;
}

TEST(Conformance, ARequirementThatMakesNoSenseFails) {
    Conformance trial = corner_size_trial(clamp_hits, "band");
    EXPECT_EQ(trial.result_of_level().kind, Kind::fail);
    EXPECT_FALSE(trial.is_asked(*find_property("P01")));
}

TEST(Conformance, ShapesAreShownAsShapes) {
    const auto ignores_radius = [](const CenterHalfBox<double, 2>& box, const Ball<double, 2>& ball) {
        return fold_hits(box, {ball.center, 1});
    };
    Conformance trial(
        {subject_of<Signature{Form::center_half, ScalarType::f64, 2, Orientation::none}>("hits", Contract::open, ignores_radius),
         CallStyle::shapes},
        read_requirement("banded", ""), short_trial());
    const TestResult test_result = result_of(trial, "P01");
    ASSERT_EQ(test_result.kind, Kind::fail);
    EXPECT_NE(test_result.text.find("hits(tangency::CenterHalfBox<double, 2>{{"), std::string::npos) << test_result.text;
    EXPECT_NE(test_result.text.find(", tangency::Ball<double, 2>{{"), std::string::npos) << test_result.text;
}

Conformance trial_without_contract(bool (*function)(float, float, float, float, float, float, float), FindKnownBug find_bug = nullptr) {
    return {{subject_of<Signature{Form::corner_size, ScalarType::f32, 2, Orientation::none}>("hits", Contract::closed, function),
             CallStyle::numbers, true},
            read_requirement("banded", ""),
            short_trial(),
            std::move(find_bug)};
}

bool open_hits(float x, float y, float w, float h, float px, float py, float r) {
    const float dx = px - std::clamp(px, x, x + w), dy = py - std::clamp(py, y, y + h);
    return dx * dx + dy * dy < r * r;
}

TEST(Conformance, WithoutAContractTakesTheOneThatIsKeptAndSaysWhy) {
    Conformance closed = trial_without_contract(clamp_hits), open = trial_without_contract(open_hits);
    for (Conformance* trial : {&closed, &open}) {
        const TestResult level = trial->result_of_level();
        EXPECT_EQ(level.kind, Kind::pass) << level.text;
    }
    EXPECT_EQ(closed.contract_text().find("closed: touching is a hit for it at all of "), 0U) << closed.contract_text();
    EXPECT_EQ(open.contract_text().find("open: touching is a miss for it at all of "), 0U) << open.contract_text();
    EXPECT_EQ(corner_size_trial(clamp_hits).contract_text(), "");
}

TEST(Conformance, AWrongOneWithoutAContractIsToldUnderWhichItWasTried) {
    Conformance trial = trial_without_contract(corner_as_bounding_box_hits);
    const TestResult level = trial.result_of_level();
    ASSERT_EQ(level.kind, Kind::fail);
    EXPECT_NE(level.text.find("\nno contract was given, so it was tried as closed: touching is a hit for it at "), std::string::npos)
        << level.text;
    EXPECT_NE(level.text.find("; .contract = \"closed\" or \"open\" says what is meant\n"), std::string::npos) << level.text;
}

// A hit at every tie and around it: nothing there tells which contract was meant, but the known bug does.
TEST(Conformance, AKnownBugOfTheOtherContractSpeaksForThatOne) {
    const auto twice_the_radius = [](float x, float y, float w, float h, float px, float py, float r) {
        return clamp_hits(x, y, w, h, px, py, 2 * r);
    };
    const auto bug_of_open = [](const Subject& subject, double) {
        return subject.contract == Contract::open ? std::optional(KnownBug{"mutant_x", "doubles it", "a library", 9, 9, 0, Contract::open})
                                                  : std::nullopt;
    };
    Conformance trial = trial_without_contract(twice_the_radius, bug_of_open);
    ASSERT_EQ(trial.result_of_level().kind, Kind::fail);
    EXPECT_EQ(trial.contract_text(), "open: a known bug then explains its answers at ties too");
}

TEST(Conformance, WhoIsWrongAtTiesAloneIsTriedUnderTheContractOfAKnownBugThatAnswersThemAlike) {
    const auto hits_touching_corners = [](float x, float y, float w, float h, float px, float py, float r) {
        const float dx = px - std::clamp(px, x, x + w), dy = py - std::clamp(py, y, y + h), distance_sq = dx * dx + dy * dy;
        return distance_sq < r * r || (distance_sq == r * r && dx != 0 && dy != 0);
    };
    // With a bug that is found under a contract, and keeps one itself or, though it says so, another.
    const auto text_with = [&](std::optional<Contract> found_under, Contract kept, bool is_another = false) {
        Conformance trial = trial_without_contract(hits_touching_corners, [=](const Subject& subject, double) {
            return subject.contract == found_under
                       ? std::optional(KnownBug{"mutant_x", "asks corners", "a library", 9, 9, 0, kept, is_another})
                       : std::nullopt;
        });
        EXPECT_EQ(trial.result_of_level().kind, Kind::fail);
        return trial.contract_text();
    };
    const std::string unexplained = text_with(std::nullopt, Contract::closed);
    for (const auto& [contract, other] : {std::pair(Contract::closed, Contract::open), std::pair(Contract::open, Contract::closed)}) {
        EXPECT_EQ(text_with(contract, contract).find(name_of(contract)), 0U);
        EXPECT_EQ(text_with(contract, other), unexplained) << "its ties were not compared";
        EXPECT_EQ(text_with(contract, contract, true), unexplained) << "who answers so keeps the other contract";
    }
}

TEST(Conformance, OneThatThrowsHasNoContractAndSaysWhatItDid) {
    Conformance trial =
        trial_without_contract([](float, float, float, float, float, float, float) -> bool { throw std::runtime_error("no"); });
    EXPECT_NE(trial.result_of_level().text.find("=> threw no"), std::string::npos) << trial.result_of_level().text;
    EXPECT_EQ(trial.contract_text(), "");
}

TEST(Callable, IsAskedTheNumbersOfTheCaseInTheirOrder) {
    const auto in_order = [](float a, float b, float c, float d, float e, float f, float g) {
        return a == 1 && b == 2 && c == 3 && d == 4 && e == 5 && f == 6 && g == 7;
    };
    const Subject subject = subject_of<Signature{Form::lo_hi, ScalarType::f32, 2, Orientation::none}>("f", Contract::closed, in_order);
    EXPECT_TRUE(ask(subject, {subject.signature, {1, 2, 3, 4, 5, 6, 7}}));
    EXPECT_FALSE(ask(subject, {subject.signature, {1, 2, 3, 4, 5, 7, 6}}));
}

TEST(Callable, TakesRotatedShapes) {
    const auto reads_axis = [](const Rotated<CornerSizeBox<double, 2>, Axis<double>>& box, const Ball<double, 2>& ball) {
        return box.box.extent[1] == 4 && box.orientation.x == 5 && box.orientation.y == 6 && ball.radius == 9;
    };
    static_assert(call_style<decltype(reads_axis), Signature{Form::corner_size, ScalarType::f64, 2, Orientation::axis}>() ==
                  CallStyle::shapes);
    const Subject subject =
        subject_of<Signature{Form::corner_size, ScalarType::f64, 2, Orientation::axis}>("f", Contract::closed, reads_axis);
    EXPECT_TRUE(ask(subject, {subject.signature, {1, 2, 3, 4, 5, 6, 7, 8, 9}}));
}

// Its body, compiled for a type that is no number, would not compile.
TEST(Callable, MayBeGenericOrOverloaded) {
    const auto generic = [](auto a, auto b, auto c, auto d, auto e, auto f, auto g) {
        return a + b * c - d + e + f + g == 21 && sizeof(a) == sizeof(double);
    };
    static_assert(!takes_floats_only<decltype(generic), Signature{Form::lo_hi, ScalarType::f32, 2}>());
    struct Overloaded {
        bool operator()(float, float, float, float, float, float, float) const { return false; }
        bool operator()(double a, double, double, double, double, double, double) const { return a == 1; }
    };
    static_assert(!takes_floats_only<Overloaded, Signature{Form::lo_hi, ScalarType::f32, 2}>());
    const Input input{{Form::lo_hi, ScalarType::f64, 2}, {1, 2, 3, 4, 5, 6, 7}};
    EXPECT_TRUE(ask(subject_of<Signature{Form::lo_hi, ScalarType::f64, 2, Orientation::none}>("g", Contract::closed, generic), input));
    EXPECT_TRUE(ask(subject_of<Signature{Form::lo_hi, ScalarType::f64, 2, Orientation::none}>("o", Contract::closed, Overloaded{}), input));
}

using Floats = bool (*)(float, float, float, float, float, float, float);
using Doubles = bool (*)(double, double, double, double, double, double, double);
using TooFew = bool (*)(double, double);
static_assert(takes_floats_only<Floats, Signature{Form::lo_hi, ScalarType::f32, 2}>());
static_assert(takes_floats_only<decltype([](float, float, float, float, float, float, float) { return true; }),
                                Signature{Form::lo_hi, ScalarType::f32, 2}>());
static_assert(!takes_floats_only<Doubles, Signature{Form::lo_hi, ScalarType::f32, 2}>());
static_assert(call_style<Doubles, Signature{Form::lo_hi, ScalarType::f32, 2}>() == CallStyle::numbers);
static_assert(call_style<TooFew, Signature{Form::lo_hi, ScalarType::f64, 2}>() == CallStyle::neither);
static_assert(call_style<decltype(fold_hits), Signature{Form::center_half, ScalarType::f64, 2}>() == CallStyle::shapes);
static_assert(call_style<decltype(fold_hits), Signature{Form::center_half, ScalarType::f32, 2}>() == CallStyle::neither);

TEST(TestName, IsAnIdentifierThatStartsWithTheId) {
    EXPECT_EQ(test_name(*find_property("P04")), "P04ReflectionInEachAxis");
    EXPECT_EQ(test_name(*find_property("P11")), "P11SubBox");
}

}  // namespace
}  // namespace tangency::properties
