// SPDX-License-Identifier: MIT
// Deciding blocks.
#include "block_decider.hpp"

#include "tangency/properties/fast_verdict.hpp"

namespace tangency::properties {
namespace {

constexpr std::uint32_t not_measured = ~std::uint32_t{0};

}  // namespace

void BlockDecider::decide(const InputBlock& block, std::span<const DrawnAs> drawn, std::span<std::optional<reference::Verdict>> verdicts) {
    const std::span<const double> radii = block.column(measure_.layout().radius());
    measured_.clear();
    places_.assign(block.size(), not_measured);
    asked_.signature = block.signature();
    for (std::uint32_t i = 0; i < block.size(); ++i) {
        const std::uint32_t same_box = drawn[i].same_box, same_verdict = drawn[i].same_verdict;
        if (same_verdict < i) {
            verdicts[i] = verdicts[same_verdict];
            continue;
        }
        // Where others follow it pays to measure the first as well.
        if (same_box < i || (i + 1 < block.size() && drawn[i + 1].same_box == i)) {
            std::uint32_t& place = places_[same_box];
            if (place == not_measured) {
                const ScaledRow row = measure_.scaled([&](std::size_t column) { return block.column(column)[i]; });
                place = static_cast<std::uint32_t>(measured_.size());
                measured_.push_back({measure_.measure(row), row.exponent});
            }
            places_[i] = place;
            const auto& [distance, exponent] = measured_[place];
            if (distance) verdicts[i] = distance->verdict(radii[i], exponent);
            if (distance && verdicts[i]) continue;
        }
        block.read(i, asked_);
        verdicts[i] = fast_verdict(asked_);
    }
}

std::optional<GapBound> BlockDecider::bound_gap(std::size_t i, const Input& input) const {
    if (places_[i] == not_measured) return properties::bound_gap(input);
    const auto& [distance, exponent] = measured_[places_[i]];
    return distance ? std::optional(in_units(*distance, exponent, input)) : std::nullopt;
}

}  // namespace tangency::properties
