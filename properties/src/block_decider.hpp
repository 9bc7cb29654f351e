// SPDX-License-Identifier: MIT
// Blocks of a bulk run decided and measured, by what the cases of a family share.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "box_distance.hpp"
#include "tangency/properties/bulk.hpp"
#include "tangency/properties/gap_bound.hpp"

namespace tangency::properties {

/// Decides blocks of one signature that is_run_in_bulk. Neighbours that differ in the radius alone share one measured distance,
/// and most are decided by it. The rest go to fast_verdict; of cases that differ in the unit alone, only the first does.
class BlockDecider {
public:
    explicit BlockDecider(const Signature& signature) : measure_(signature) {}

    /// verdicts[i] is that of case i, or nothing where it takes the reference.
    void decide(const InputBlock& block, std::span<const DrawnAs> drawn, std::span<std::optional<reference::Verdict>> verdicts);

    /// The bound_gap of an input that was case i of the block that was decided last.
    std::optional<GapBound> bound_gap(std::size_t i, const Input& input) const;

private:
    struct Measured {
        std::optional<BoxDistance> distance;
        int exponent;
    };

    DistanceMeasure measure_;
    std::vector<Measured> measured_{};
    std::vector<std::uint32_t> places_{};  // of the cases among those
    Input asked_{};
};

}  // namespace tangency::properties
