// SPDX-License-Identifier: MIT
// exact_filtered behind plain types, so that the same tests try it compiled for different targets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tangency/properties/input.hpp"

namespace tangency::exact_test {

/// The stages of exact_filtered, in the order in which they are asked.
enum Stage { filter, exact_tie, wide_filter, expansions, integers };

/// The verdicts, as the numbers that the functions below answer.
enum Word { disjoint, touching, overlapping };

/// The verdict (a Word) and the stage that decided.
struct Answer {
    int verdict;
    int stage;

    friend bool operator==(const Answer&, const Answer&) = default;
};

/// A case picked by hand, its verdict, and the stage that must decide it.
struct Hard {
    const char* what;
    properties::Input input;
    Word verdict;
    Stage stage;
};

/// What the object under test was compiled for, and whether this machine can run it.
const char* target_name();
bool can_run();

/// decide_row, or decide_axis_row for an axis, from `first_stage` on. Form center_half, lo_hi or corner_size.
Answer decide_case(const properties::Input& input, int first_stage = 0);

/// decide_case while the processor flushes subnormal results and arguments to zero; on x86 only.
Answer decide_case_flushing(const properties::Input& input, int first_stage);

/// The functions that take single numbers, in 2-D: decide, intersects_closed, intersects_open, or those that
/// turn.
struct Spoken {
    int verdict;
    bool closed, open;
};
Spoken decide_numbers(const properties::Input& input);

/// The batch functions' bytes for inputs of one signature, columns and answers each moved `shift` places from
/// their allocation's start.
struct Columned {
    std::vector<std::uint8_t> verdicts, closed, open;
};
Columned decide_columns(const std::vector<properties::Input>& inputs, std::size_t shift);

/// How many gaps the batch filter's test of a step takes together, 0 where it has none, and that test: whether all of them are
/// finite and by their upper halves exceed a bound.
std::size_t step_length();
bool is_step_beyond(ScalarType scalar, const std::vector<double>& gaps, double bound);

/// Whether the batch functions leave their answers alone when asked for none, with null columns.
bool writes_nothing_when_empty(const Signature& signature);

}  // namespace tangency::exact_test
