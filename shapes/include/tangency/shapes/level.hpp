// SPDX-License-Identifier: MIT
// The words for how much a subject got right, from least to most.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace tangency {

/// How much a subject got right. A level is reported only after all lower ones.
enum class Level {
    none,        ///< wrong even where all arithmetic is exact
    logic,       ///< right on every lattice input, ties by its contract
    banded,      ///< also right on ordinary floats whenever the gap lies outside the band
    full_range,  ///< also on every finite input whenever the gap lies outside the band
    exact        ///< right on every finite input, ties included
};

inline constexpr std::array<std::string_view, 5> level_names{"none", "logic", "banded", "full_range", "exact"};

constexpr std::string_view name_of(Level level) { return level_names[static_cast<std::size_t>(level)]; }

}  // namespace tangency
