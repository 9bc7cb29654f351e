// SPDX-License-Identifier: MIT
// What a caller excuses beside the band: ties, and a documented tolerance.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

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

/// What of the inputs of one instance excusing asks of the reference, each at most once.
class Forgiveness {
public:
    /// Whether answers that break the instance are excused: every input that is answered wrongly by itself is one on which either answer
    /// is right. So a relation between two inputs is not excused for a tie that is answered rightly, nor what is no valid input for
    /// anything. Right answers break nothing but purity, and a call order is never excused: the same bits have one answer, whichever it
    /// is. Needs the same instance, and the same factor k of the band, in every call.
    bool covers(const Allowance& allowance, const Instance& instance, const GivenAnswers& answers, Contract contract, double k);

private:
    struct Known {
        std::optional<reference::Verdict> verdict{};  ///< none of what is no valid input
        std::optional<bool> in_margin{};
    };

    Known& known(const Instance& instance, std::size_t place);
    bool is_covered(const Allowance& allowance, const Instance& instance, std::size_t place, double k);

    std::vector<std::optional<Known>> known_{};
};

/// Whether answers that break the instance do so at ties alone: each input answered wrongly is one.
bool is_about_ties(const Instance& instance, const GivenAnswers& answers, Contract contract);

/// What a subject answers at exact ties, by the region of the nearest point.
struct TieTally {
    struct Count {
        std::uint64_t yes = 0, no = 0, wrong = 0;
    };
    std::array<Count, reference::region_names.size()> by_region{};

    void add(reference::Region region, bool answer, bool is_right = true);
    void add(const TieTally& other);
    Count& of(reference::Region region) { return by_region[static_cast<std::size_t>(region)]; }
    const Count& of(reference::Region region) const { return by_region[static_cast<std::size_t>(region)]; }
};

}  // namespace tangency::properties
