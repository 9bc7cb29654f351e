// SPDX-License-Identifier: MIT
// A scene put to subjects: what is found out of it, found at most once however many are asked.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "tangency/fuzz/draft.hpp"
#include "tangency/reference/words.hpp"

namespace tangency::fuzz {

/// A draft of one signature and the property chosen to be played on it.
class Question {
public:
    /// `choice` is a property that applies to the signature and plays on the draft's kind of scene, or null: then
    /// the verdict alone is asked. Needs a valid scene.
    Question(const Draft& draft, const Signature& signature, const properties::Property* choice);

    const Draft& draft() const { return draft_; }
    const properties::Property* choice() const { return choice_; }

    /// The scene as subjects receive it.
    const properties::Case& scene() const { return round_[1]; }

    /// The verdict on the scene: by quick_verdict, or by the reference where that decides nothing.
    reference::Verdict verdict();

    /// Whether the reference had to find the verdict.
    bool asked_the_reference() const { return asked_the_reference_; }

    /// What the chosen property poses; null if nothing is chosen or the draft lies outside its domain.
    const properties::Instance* instance();

    /// The calls put to a subject: a decoy, the scene, another decoy, the scene, the first decoy. The decoys share
    /// with the scene what programs remember scenes by (the ball's centre and the box's extents; the box's first
    /// corner or centre) and differ in the rest, so that whoever keeps an answer or a part of the scene from one
    /// call answers the next by it.
    std::span<const properties::Case, 5> round() const { return round_; }

private:
    Draft draft_;
    const properties::Property* choice_;
    std::array<properties::Case, 5> round_;
    std::optional<reference::Verdict> verdict_{};
    bool asked_the_reference_ = false;
    bool posed_ = false;
    std::optional<properties::Instance> instance_{};
};

/// Whether the gap of a scene, whose verdict is given, is proven in little time to lie inside the band of factor k: never
/// true where properties::outside_band is. False leaves it to the reference. Needs a valid scene.
///
/// A straight box's gap is bounded (properties/gap_bound.hpp). Of a turned one the quick verdict is asked again with
/// another radius r', which keeps the distance d: if a disjoint scene is not disjoint at r' <= r + width, then
/// d <= r' <= r + width; if an overlapping one does not overlap at r' >= r - width, then d >= r' >= r - width.
bool certainly_in_band(const properties::Case& scene, reference::Verdict verdict, double k);

}  // namespace tangency::fuzz
