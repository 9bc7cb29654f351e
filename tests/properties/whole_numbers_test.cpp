// SPDX-License-Identifier: MIT
// Functions of whole numbers: right ones are left alone, each mutant is told, and rows are what an int holds.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tangency/properties/callable.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/overflow.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/requirement.hpp"
#include "tangency/subjects/built_in.hpp"
#include "tangency/subjects/nearest_mutant.hpp"

namespace tangency::properties {
namespace {

Domain domain_of(std::string_view words, const Signature& signature) {
    const DomainReading reading = read_domain(words, signature);
    EXPECT_TRUE(reading.ok()) << reading.problem;
    return reading.domain;
}

// With so few cases a mutant is still told, so a sanitized run draws no fewer.
constexpr double least_effort = 0.02;

TrialResult try_one(const Subject& subject, std::string_view words = "", double effort = least_effort) {
    const TrialOptions options{.effort = std::max(effort * TANGENCY_TEST_EFFORT, least_effort),
                               .domain = domain_of(words, subject.signature),
                               .exhaustive = false};
    return try_subjects(subject.signature, std::span(&subject, 1), options).results[0];
}

std::string complaint(const TrialResult& result, Contract contract) {
    for (const Outcome& outcome : result.outcomes)
        if (outcome.counterexample)
            return std::string(outcome.property->id) + "\n" + describe_counterexample(*outcome.counterexample, contract);
    return "";
}

std::vector<Signature> whole_signatures() {
    std::vector<Signature> all;
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question))
            for (const std::size_t dim : {1U, 2U, 3U})
                if (form.is_asked_in(dim) && form.exists_of(ScalarType::i32) &&
                    (!has_polygon(question) || form.name.ends_with('4') || form.name == "vertices8"))
                    all.push_back({form.form, ScalarType::i32, dim, form.orientation, question});
    return all;
}

TEST(WholeMethods, AllHoldExact) {
    ASSERT_GE(subjects::whole_methods().size(), 12U);
    for (const subjects::BuiltIn& method : subjects::whole_methods()) {
        const TrialResult result = try_one(method.subject);
        EXPECT_EQ(result.level, Level::exact) << method.subject.name << ' ' << complaint(result, method.subject.contract);
        EXPECT_EQ(result.of("P02").status, Status::not_applicable);
    }
}

TEST(WholeMethods, ThoseIn64BitsHoldFarAway) {
    for (const subjects::BuiltIn& method : subjects::whole_methods())
        if (method.subject.name == "whole_clamp_in_long") {
            EXPECT_EQ(try_one(method.subject, "coordinates=-500000000..500000000").level, Level::exact);
        }
}

TEST(WholeMutants, EachIsTold) {
    ASSERT_GE(subjects::whole_mutants().size(), 8U);
    for (const subjects::Mutant& mutant : subjects::whole_mutants()) {
        EXPECT_LT(try_one(mutant.subject, mutant.domain).level, Level::exact) << mutant.subject.name;
        if (mutant.domain.empty()) {
            EXPECT_EQ(try_one(mutant.subject).level, Level::none) << mutant.subject.name << " is told by what logic asks";
        }
    }
}

TEST(WholeMutants, AreNamedForThemselves) {
    for (const subjects::Mutant& mutant : subjects::whole_mutants()) {
        const auto nearest = subjects::find_nearest_mutant(mutant.subject, 0, 1, domain_of(mutant.domain, mutant.subject.signature));
        ASSERT_TRUE(nearest) << mutant.subject.name;
        EXPECT_EQ(nearest->agreement(), 1) << mutant.subject.name << " and " << nearest->mutant->subject.name;
    }
}

// Of every question: every number is one of an int, no zero has a sign, and positions and sides keep to the coordinates.
TEST(WholeRows, AreNumbersOfTheLanguageWithinTheCoordinates) {
    for (const Signature& signature : whole_signatures())
        for (const std::string_view words : {"", "coordinates=0..255", "coordinates=-1000000..1000000", "range=1..100"}) {
            const Domain domain = domain_of(words, signature);
            std::size_t rows = 0;
            Source source(7);
            for (const Property& property : catalogue()) {
                if (!applies(property, signature, domain)) continue;
                for (int draw = 0; draw < 12; ++draw) {
                    const auto instance = instance_in(domain, property, source, signature);
                    for (const Input& row : instance ? instance->inputs : std::vector<Input>{}) {
                        ++rows;
                        for (const double number : row.row())
                            ASSERT_TRUE(has_number(ScalarType::i32, number) && (number != 0 || !std::signbit(number)))
                                << property.id << ' ' << words << ' ' << to_text(row);
                        ASSERT_TRUE(lies_in(row, domain)) << property.id << ' ' << to_text(row);
                    }
                }
            }
            EXPECT_GT(rows, 20U) << name_of(signature.question) << ' ' << form_name(signature) << ' ' << words;
        }
}

// Ties of every residue of a size and of a radius, modulo 4.
TEST(WholeRows, TieAtEveryResidue) {
    constexpr Signature signature{Form::corner_size, ScalarType::i32, 2};
    const Domain domain = domain_of("", signature);
    Source source(3);
    std::array<std::array<int, 4>, 3> seen{};
    for (int draw = 0; draw < 4000; ++draw) {
        const auto instance = instance_in(domain, *find_property("P03"), source, signature);
        if (!instance) continue;
        const auto row = instance->inputs[0].row();
        for (const std::size_t place : {2U, 3U, 6U}) {
            const auto residue = static_cast<std::size_t>(std::fmod(row[place], 4));
            ++seen[place == 6 ? 2 : place - 2][residue];
        }
    }
    for (const auto& counts : seen)
        for (const int count : counts) EXPECT_GT(count, 40);
}

TEST(WholeLevels, AreLogicAndExact) {
    constexpr Signature signature{Form::corner_size, ScalarType::i32, 2};
    EXPECT_EQ(default_requirement(ScalarType::i32), "exact");
    EXPECT_EQ(default_requirement(ScalarType::f64), "banded");
    EXPECT_EQ(find_requirement_problem({.level = Level::logic}, signature), "");
    EXPECT_EQ(find_requirement_problem({.level = Level::exact}, signature), "");
    EXPECT_NE(find_requirement_problem({.level = Level::banded}, signature), "");
    EXPECT_EQ(default_band(signature), 0);
    // Wrong of large odd numbers alone, which no lattice has: what logic asks it does, and no level between is said to be reached.
    const Subject large = subject_of<signature>("large", Contract::closed, [](int x, int y, int w, int h, int px, int py, int r) {
        if (w > 3000 && w % 2 == 1 && h % 2 == 1) return false;
        const int dx = px - std::clamp(px, x, x + w), dy = py - std::clamp(py, y, y + h);
        return dx * dx + dy * dy <= r * r;
    });
    EXPECT_EQ(try_one(large, "", 0.1).level, Level::logic);
}

TEST(WholeOverflow, IsMeasuredAndTold) {
    constexpr Signature signature{Form::center_half, ScalarType::i32, 2};
    const auto found = [&](const Subject& subject, std::string_view words) {
        return find_overflow(subject, domain_of(words, subject.signature));
    };
    for (const subjects::Mutant& mutant : subjects::whole_mutants()) {
        const auto overflow = found(mutant.subject, mutant.domain);
        const bool is_of_products = mutant.subject.name.find("products_in_") != std::string::npos;
        ASSERT_EQ(overflow.has_value(), is_of_products) << mutant.subject.name;
        if (mutant.subject.name == "mutant_products_in_32_bits") {
            EXPECT_TRUE(overflow->is_of_32_bits);
            EXPECT_NEAR(overflow->right_within.hi, 16384, 2000);
            EXPECT_TRUE(overflow_text(*overflow).starts_with("looks like 32-bit overflow: right while coordinates stay within -1"));
        }
    }
    // Beside ties alone, as floats are wrong: no overflow.
    const Subject floats = subject_of<signature>("floats", Contract::closed, [](int cx, int cy, int hx, int hy, int px, int py, int r) {
        const auto away = [](int at, int from, int half) {
            return std::max(std::fabs(static_cast<float>(at) - static_cast<float>(from)) - static_cast<float>(half), 0.0F);
        };
        const float dx = away(px, cx, hx), dy = away(py, cy, hy), radius = static_cast<float>(r);
        return dx * dx + dy * dy <= radius * radius;
    });
    EXPECT_FALSE(found(floats, "coordinates=-100000000..100000000"));
}

}  // namespace
}  // namespace tangency::properties
