// SPDX-License-Identifier: MIT
// The headers' functions behind pointers: a build by other flags is compiled apart from what it is compared with.
#pragma once

#include <cstddef>
#include <cstdint>

namespace headers {

inline constexpr std::size_t most_numbers = 10, at_once = 8;  // as many rows as the widest register holds

/// Of f32 as doubles, which hold them all.
struct Estimate {
    double gap_sq, bound, reach;
};

/// What is made of a row. Verdicts as the headers number them.
struct Found {
    Estimate own, wide;
    int verdict, expanded;
    bool is_decided, is_tie, in_domain, are_pairs, is_expanded, is_whole;
    std::uint64_t lost;
    double root[3][2], square[4][2];  // high and low
    std::int32_t counted[most_numbers];
};

/// A number by its bits.
struct Decomposed {
    std::uint64_t magnitude;
    int exponent;
    bool is_finite, is_negative, is_less;
    double scaled;
};

/// Boxes of one kind. While it works, subnormal numbers are kept or flushed.
struct Kind {
    int form;  // center_half, lo_hi, corner_size
    bool is_f32;
    std::size_t dim;
    void (*ask)(const double* row, double anchor, bool flushing, Found& found);
    /// That many rows, each place of them an array; nothing where there are no registers.
    void (*ask_in_registers)(const double (*columns)[at_once], bool flushing, Estimate* found);
    Decomposed (*decompose)(double number, double other, int shift, bool flushing);
};
extern const Kind kinds[18];
extern const bool has_fma, has_registers, splits;  // splits: by Dekker's product, without FMA
bool can_run();

struct RotatedEstimate {
    double gap_sq, bound, reach, scale;
    bool is_decided, is_decided_on_bound;  // the other one if gap_sq were the bound
    int verdict;
};
/// What is made of a row of a rotated box: in doubles, and in pairs of them; the stages' verdicts bring it near one themselves.
struct RotatedFound {
    RotatedEstimate estimate[2];
    bool is_inside, is_answered[2];
    int answer[2];
    double pairs[5][2];  // a = n[0] * n[1], b = n[2] * n[3], a + b, a * b, the root of |a|
};
struct RotatedKind {
    const char* name;
    std::size_t dim;
    bool doubled, is_f32;
    void (*ask)(const double* row, bool flushing, RotatedFound& found);
};
extern const RotatedKind rotated_kinds[8];

/// How many gaps a step of the batch filter has; a register holds bytes as many. 0 where there are no registers.
extern const std::size_t step_length;
/// By the bits of numbers, whether each of a step's gaps is beyond the bound of its lane.
bool is_step_beyond(bool is_f32, const std::uint64_t* gaps, const std::uint64_t* bounds);

/// A number more in an expansion.
struct Parts {
    double part[20];
    std::size_t count;
};
void add(Parts& parts, double number, bool flushing);

}  // namespace headers
