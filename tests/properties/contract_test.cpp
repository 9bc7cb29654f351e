// SPDX-License-Identifier: MIT
// Which contract a function is found to keep, and what is called rounding.
#include "tangency/properties/contract.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "functions.hpp"

namespace tangency::properties {
namespace {

// What a method knows of an input of center_half.
struct Seen {
    double sx, sy;          // from the centre of the box to that of the ball
    double hx, hy, px, r;   // as given
    double dx, dy;          // over the sides, 0 or more
    double square, radius;  // of distance and radius

    bool closer() const { return square < radius; }
    bool tie() const { return square == radius; }
};

using Rule = std::function<bool(const Seen&)>;

Subject of_rule(const Rule& rule, ScalarType scalar = ScalarType::f64) {
    return subject_of("function", {Form::center_half, scalar, 2}, [rule](const Input& input) {
        const auto& n = input.numbers;
        Seen seen{n[4] - n[0], n[5] - n[1], n[2], n[3], n[4], n[6], 0, 0, 0, n[6] * n[6]};
        seen.dx = std::max(std::abs(seen.sx) - seen.hx, 0.0);
        seen.dy = std::max(std::abs(seen.sy) - seen.hy, 0.0);
        seen.square = seen.dx * seen.dx + seen.dy * seen.dy;
        return rule(seen);
    });
}

Rule at_ties(const Rule& rule) {
    return [rule](const Seen& seen) { return seen.closer() || (seen.tie() && rule(seen)); };
}

struct Named {
    std::string name;
    Rule rule;
};

void expect_kind(ContractKind kind, const std::vector<Named>& rules, const Domain& domain = whole_domain) {
    for (const auto& [name, rule] : rules)
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
            for (std::uint64_t seed = 1; seed <= 2; ++seed)
                EXPECT_EQ(name_of(find_contract(of_rule(rule, scalar), seed, domain).kind), name_of(kind))
                    << name << " " << name_of(scalar) << " seed " << seed;
}

const std::vector<Named> rules{
    {"closed corners, open faces", at_ties([](const Seen& s) { return s.dx > 0 && s.dy > 0; })},
    {"open corners, closed faces", at_ties([](const Seen& s) { return s.dx == 0 || s.dy == 0; })},
    {"closed on x, open on y", at_ties([](const Seen& s) { return s.dy == 0; })},
    {"closed left, open right", at_ties([](const Seen& s) { return s.sx < 0; })},
    {"low sides in, high sides out", at_ties([](const Seen& s) { return s.sx < 0 || (s.sx == 0 && s.sy < 0); })},
    {"closed at odd widths", at_ties([](const Seen& s) { return std::fmod(2 * s.hx, 2) == 1; })},
    {"closed at radii that three divides", at_ties([](const Seen& s) { return std::fmod(s.r, 3) == 0; })},
    {"closed at small radii", at_ties([](const Seen& s) { return s.r < 4; })},
    {"closed near the origin", at_ties([](const Seen& s) { return std::abs(s.px) < 5; })},
    {"closed where the box is wide", at_ties([](const Seen& s) { return s.hx > s.hy; })},
    {"closed in even columns", at_ties([](const Seen& s) { return std::fmod(std::floor(s.px), 2) == 0; })},
};

const std::vector<Named> roundings{
    {"squares in tenths", [](const Seen& s) { return s.square * 0.1 <= s.r * 0.1 * s.r; }},
    {"squares in tenths, open", [](const Seen& s) { return s.square * 0.1 < s.r * 0.1 * s.r; }},
    {"lengths in hundredths", [](const Seen& s) { return std::pow(s.dx * 0.01, 2) + std::pow(s.dy * 0.01, 2) <= std::pow(s.r * 0.01, 2); }},
    {"an axis of length one",
     [](const Seen& s) {
         const double length = std::sqrt(s.square);
         return length == 0 || s.dx / length * s.dx + s.dy / length * s.dy <= s.r;
     }},
    {"thirds", [](const Seen& s) { return s.dx / 3 * s.dx + s.dy / 3 * s.dy <= s.r / 3 * s.r; }},
};

TEST(FoundContract, OneAnswerToEveryTieIsAContract) {
    expect_kind(ContractKind::closed, {{"closed", at_ties([](const Seen&) { return true; })}});
    expect_kind(ContractKind::open, {{"open", at_ties([](const Seen&) { return false; })}});
    // The root of a square is exact.
    expect_kind(ContractKind::closed, {{"root", [](const Seen& s) { return std::sqrt(s.square) <= s.r; }}});
}

TEST(FoundContract, ARuleOfPlacesOrNumbersIsMixedAndNoRounding) { expect_kind(ContractKind::mixed, rules); }

TEST(FoundContract, WhatFallsToEitherSideAsItIsRoundedIsRounded) {
    int uniform = 0;
    for (const auto& [name, rule] : roundings)
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
            for (std::uint64_t seed = 1; seed <= 2; ++seed) {
                const ContractFound found = find_contract(of_rule(rule, scalar), seed);
                uniform += found.is_kept;
                if (!found.is_kept) {
                    EXPECT_EQ(name_of(found.kind), "rounded") << name << " " << name_of(scalar) << " seed " << seed;
                }
            }
    EXPECT_LE(uniform, 2) << "some round so seldom that ties may meet none of it";
}

TEST(FoundContract, OfWholeNumbersNothingRounds) {
    Domain domain;
    domain.whole_numbers = true;
    for (const auto& [name, rule] : roundings)
        for (std::uint64_t seed = 1; seed <= 2; ++seed)
            EXPECT_NE(name_of(find_contract(of_rule(rule), seed, domain).kind), "rounded") << name << " seed " << seed;
}

TEST(FoundContract, TheTiesTellAroundWhichItIsRight) {
    // Corners are lost, so what it says of ties there is no contract: the faces tell.
    const Rule plus = [](const Seen& s) { return (s.dx == 0 || s.dy == 0) && s.square <= s.radius; };
    const Rule open_square = [](const Seen& s) { return s.dx < s.r && s.dy < s.r; };
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        const ContractFound of_plus = find_contract(of_rule(plus), seed);
        EXPECT_EQ(of_plus.fits, Contract::closed);
        EXPECT_EQ(of_plus.kind, ContractKind::closed);
        EXPECT_FALSE(of_plus.is_kept);
        const ContractFound of_square = find_contract(of_rule(open_square), seed);
        EXPECT_EQ(of_square.fits, Contract::open);
        EXPECT_EQ(of_square.kind, ContractKind::open);
    }
}

TEST(FoundContract, RoundingOfVerdictsIsToldFromARuleAsWell) {
    const auto subject = [](const std::function<double(const Seen&)>& reply) {
        Signature signature{Form::center_half, ScalarType::f64, 2};
        signature.answer = AnswerKind::verdict;
        return Subject{"function", signature, Contract::closed, [reply](std::span<const Input> inputs, AnswerSlots slots) {
                           const std::span<Reply> replies = slots;
                           for (std::size_t i = 0; i < inputs.size(); ++i) {
                               const auto& n = inputs[i].numbers;
                               Seen seen{n[4] - n[0], n[5] - n[1], n[2], n[3], n[4], n[6], 0, 0, 0, n[6] * n[6]};
                               seen.dx = std::max(std::abs(seen.sx) - seen.hx, 0.0);
                               seen.dy = std::max(std::abs(seen.sy) - seen.hy, 0.0);
                               seen.square = seen.dx * seen.dx + seen.dy * seen.dy;
                               replies[i] = {{reply(seen)}};
                           }
                       }};
    };
    const auto sign = [](double number) { return number > 0 ? 1.0 : number < 0 ? -1.0 : 0.0; };
    const Subject in_tenths = subject([&](const Seen& s) { return sign(s.r * 0.1 * s.r - s.square * 0.1); });
    const Subject at_corners = subject([&](const Seen& s) { return s.tie() && s.dx > 0 && s.dy > 0 ? 1 : sign(s.radius - s.square); });
    EXPECT_TRUE(rounds_at_ties(in_tenths, 1));
    EXPECT_FALSE(rounds_at_ties(at_corners, 1));
}

}  // namespace
}  // namespace tangency::properties
