// SPDX-License-Identifier: MIT
// An input put to subjects: what is found out of it, found at most once however many are asked.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "tangency/fuzz/fuzz_input.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::fuzz {

/// What an input draws in one signature.
class PlayedInput {
public:
    PlayedInput(FuzzInput input, const Signature& signature);

    const FuzzInput& input() const { return input_; }

    /// The row as subjects receive it, and whether a lattice generator drew it.
    const properties::Input& row() const { return round_[1]; }
    bool is_lattice() const { return is_lattice_; }

    /// Plain choices of which what was drawn first is this lattice input or row; empty if there are none.
    properties::Choices plain_choices() const;

    /// The verdict on the row: by fast_verdict, or by the reference where that decides nothing.
    reference::Verdict verdict();

    /// What the input's property asks; null if it has none or they make no instance.
    const properties::Instance* instance() const { return instance_ ? &*instance_ : nullptr; }

    /// The calls put to a subject: a decoy, the row, another decoy, the row, the first decoy. The decoys share
    /// with the row what programs remember rows by (the second shape's place and the first one's size; the first
    /// corner or centre of the first) and differ in the rest, so that whoever keeps an answer or a part of the row
    /// from one call answers the next by it.
    std::span<const properties::Input, 5> round() const { return round_; }

private:
    FuzzInput input_;
    bool is_lattice_;
    std::optional<properties::Instance> instance_;
    std::array<properties::Input, 5> round_;
    std::optional<reference::Verdict> verdict_{};
};

/// Whether the gap of a row, whose verdict is given, is proven in little time to lie inside the band of factor k: never
/// true where properties::outside_band is. False leaves it to the reference. Needs a valid row. A tie is in every band; of a box and a ball
/// the gap has a bound (properties/gap_bound.hpp), and of the other questions only ties are told.
bool certainly_in_band(const properties::Input& input, reference::Verdict verdict, double k);

}  // namespace tangency::fuzz
