// SPDX-License-Identifier: MIT
// A row put to subjects: what is found out of it, found at most once however many are asked.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "tangency/fuzz/drawn.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::fuzz {

/// A drawn input of one signature and the property chosen to be played on it.
class Question {
public:
    /// `choice` is a property that applies to the signature and plays on the drawn input's kind of row, or null: then
    /// the verdict alone is asked. Needs a valid row.
    Question(const DrawnInput& drawn, const Signature& signature, const properties::Property* choice);

    const DrawnInput& drawn() const { return drawn_; }
    const properties::Property* choice() const { return choice_; }

    /// The row as subjects receive it.
    const properties::Input& input() const { return round_[1]; }

    /// The verdict on the row: by fast_verdict, or by the reference where that decides nothing.
    reference::Verdict verdict();

    /// Whether the reference had to find the verdict.
    bool asked_the_reference() const { return asked_the_reference_; }

    /// What the chosen property asks; null if nothing is chosen or the drawn input lies outside its domain.
    const properties::Instance* instance();

    /// The calls put to a subject: a decoy, the row, another decoy, the row, the first decoy. The decoys share
    /// with the row what programs remember rows by (the ball's centre and the box's extents; the box's first
    /// corner or centre) and differ in the rest, so that whoever keeps an answer or a part of the row from one
    /// call answers the next by it.
    std::span<const properties::Input, 5> round() const { return round_; }

private:
    DrawnInput drawn_;
    const properties::Property* choice_;
    std::array<properties::Input, 5> round_;
    std::optional<reference::Verdict> verdict_{};
    bool asked_the_reference_ = false;
    bool instantiated_ = false;
    std::optional<properties::Instance> instance_{};
};

/// Whether the gap of a row, whose verdict is given, is proven in little time to lie inside the band of factor k: never
/// true where properties::outside_band is. False leaves it to the reference. Needs a valid row.
///
/// An axis-aligned box's gap is bounded (properties/gap_bound.hpp). Of a rotated one the fast verdict is asked again
/// with another radius r', which keeps the distance d: if a disjoint row is not disjoint at r' <= r + width, then
/// d <= r' <= r + width; if an overlapping one does not overlap at r' >= r - width, then d >= r' >= r - width.
bool certainly_in_band(const properties::Input& input, reference::Verdict verdict, double k);

}  // namespace tangency::fuzz
