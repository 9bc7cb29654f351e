// SPDX-License-Identifier: MIT
// What every question's tests ask alike: the reference before its judge, ties of every region, subjects and mutants on trial.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tangency/shapes/form.hpp"

namespace tangency {

/// A row with its answer as worked out by hand.
struct Known {
    std::vector<double> row;
    std::string_view verdict, region, relation;
    std::string gap_sq;
};

/// Expects that answer of the reference, and of its judge.
void expect_known(Question question, Form form, std::size_t dim, const std::vector<Known>& all);

/// Draws inputs of every kind in every form, scalar and dimension, and expects one answer of the reference and its judge.
void expect_agreement(Question question);

/// Expects every lattice tie that is drawn on purpose to be one, but for a few, and those that are to lie in every region.
void expect_ties_in_every_region(Question question);

/// Puts the question's methods on trial and expects the level that each is said to reach, up to banded; controls reach it.
void expect_levels(Question question);

/// Puts its mutants on trial and expects that none reaches the level of the method that it was made of.
void expect_mutants_killed(Question question, std::size_t least);

}  // namespace tangency
