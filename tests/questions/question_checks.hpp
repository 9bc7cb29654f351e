// SPDX-License-Identifier: MIT
// What the test of every question asks of its folder, whatever the shapes are.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "../input_of.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::questions_test {

/// Inputs on which reference and judge are compared, of each form, dimension and scalar type: of three dimensions and two
/// scalars 63,000 a form.
inline constexpr std::uint64_t agreement_cases = static_cast<std::uint64_t>(10'500 * TANGENCY_TEST_EFFORT);
/// Of questions with more forms, dimensions and scalar types than these, all share the cases of so many.
inline constexpr std::uint64_t signatures_in_full = 12;
/// The same for all forms of a question about polygons together, which have one dimension.
inline constexpr std::uint64_t agreement_cases_of_polygons = static_cast<std::uint64_t>(62'500 * TANGENCY_TEST_EFFORT);
/// And for those about a box and a ball, which have three dimensions and orientations.
inline constexpr std::uint64_t agreement_cases_of_box_ball = static_cast<std::uint64_t>(350'000 * TANGENCY_TEST_EFFORT);

/// A row with its answer as worked out by hand.
struct Known {
    std::vector<double> row;
    std::string_view verdict, region, relation;
    std::string gap_sq;
};

/// Expects that answer of the reference, and of its judge.
void expect_known(Question question, Form form, std::size_t dim, const std::vector<Known>& all);

/// Expects that reference and judge answer inputs of every kind alike, and that every verdict and region was met.
void expect_agreement(Question question);

/// The answer, on which reference and judge agree.
reference::Answer agreed_answer(const properties::Input& input);

/// Expects that the ties drawn are touching in every form, but for a few of ways, valid and of every region but `none`.
void expect_ties(Question question, std::initializer_list<reference::Region> none = {});

/// Expects that every method reaches at least the level that it says, no gap being answered wrongly outside the band.
void expect_methods_reach_their_levels(Question question);

/// Expects that a property that the unbroken method would hold sees each mutant.
void expect_mutants_killed(Question question, std::size_t least_count);

/// The built-in subject's answer. Needs one of that name.
bool ask_method(std::string_view name, const properties::Input& input);

}  // namespace tangency::questions_test
