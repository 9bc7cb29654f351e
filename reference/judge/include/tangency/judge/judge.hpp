// SPDX-License-Identifier: MIT
// A second, independently derived reference: what the first one answers, or a stored vector says, is held against it.
#pragma once

#include <span>
#include <string>

#include "tangency/shapes/layout.hpp"

namespace tangency::judge {

/// The judge's answer, in words and decimal text so that comparing it shares no type with the reference.
struct JudgeAnswer {
    std::string verdict;
    std::string region;
    std::string relation;
    bool touches_from_within;
    std::string gap_sq;  ///< reduced fraction "n" or "n/d"
};

/// Decides a valid input by scaling every number to an integer (GMP) and minimising the distance over
/// the box's features: its inside, faces, edges and corners. Slower than the reference, shares with it the
/// layout of rows (held by tests/shapes), and no other code or arithmetic library.
/// Domain: finite numbers, extents and radius not negative, lo at most hi; dim 1 to 3.
JudgeAnswer rule(const Signature& signature, std::span<const double> numbers);

/// The same for the other questions, each decided in a way of its own (questions/*/judge.cpp).
JudgeAnswer rule_question(const Signature& signature, std::span<const double> numbers);

}  // namespace tangency::judge
