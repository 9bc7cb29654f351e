// SPDX-License-Identifier: MIT
// What a caller excuses beside the band: ties, and a documented tolerance.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "tangency/properties/instance.hpp"

namespace tangency::properties {

/// A documented tolerance: either answer is right where lo <= d - r <= hi, in the unit of the input's lengths.
struct Margin {
    double lo = 0;
    double hi = 0;
};

/// On which inputs either answer is right.
struct Allowance {
    bool ties = false;               ///< where d = r exactly
    std::optional<Margin> margin{};  ///< where d - r lies in it, each end widened by the band

    constexpr bool forgives_nothing() const { return !ties && !margin; }
};

/// Whether the reference finds a tie among the inputs. What is no valid input is no tie.
bool has_tie(const Instance& instance);

/// Whether wrong answers to the instance are excused, because either answer is right on one of its inputs; k is the
/// factor of the band. A call order is never excused: the same bits have one answer, whichever it is.
bool forgives(const Allowance& allowance, const Instance& instance, double k);

/// What a subject answers at exact ties, by the region of the nearest point.
struct TieTally {
    struct Count {
        std::uint64_t yes = 0, no = 0;
    };
    std::array<Count, reference::region_names.size()> by_region{};

    void add(reference::Region region, bool answer);
    void add(const TieTally& other);
    Count& of(reference::Region region) { return by_region[static_cast<std::size_t>(region)]; }
    const Count& of(reference::Region region) const { return by_region[static_cast<std::size_t>(region)]; }
};

}  // namespace tangency::properties
