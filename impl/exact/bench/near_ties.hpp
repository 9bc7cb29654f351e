// SPDX-License-Identifier: MIT
// Near ties of sizes as a game has them, and a method's wrong answers among them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "tangency/reference/verdict.hpp"
#include "tangency/shapes/form.hpp"
#include "workloads.hpp"

namespace tangency::bench {

/// Fills the columns of every form of an axis-aligned box with work.count near ties, the same on every compiler. In a level 2000
/// units wide lie boxes with sides of 10 to 300 units. Half of the circles are beside a corner, their centres 10 to 300 units beyond
/// the box on both axes, half beside a side. Every number is rounded to the scalar type in the form itself. The radius is then one of
/// the six floats around the exact distance, three on each side, each as often. (A circle stored by its low corner moves as its
/// radius grows: beside a right or upper side no radius makes it touch, so it is beside another one.)
template <class Scalar>
void draw_near_ties(Workload<Scalar>& work);

/// The verdicts on them by exact_filtered, in double. One in `every` is asked of the reference as well; throws where that differs.
template <class Scalar>
std::vector<reference::Verdict> verdicts_of(const Workload<Scalar>& work, Form form, std::size_t every);

/// Answers that a contract forbids: at a tie, closed calls no a miss, open calls yes a hit.
struct Wrong {
    std::size_t hits = 0, misses = 0;
};
Wrong count_wrong(std::span<const reference::Verdict> verdicts, Contract contract, std::span<const std::uint8_t> answers);

}  // namespace tangency::bench
