// SPDX-License-Identifier: MIT
// Whether a function of whole numbers is wrong where products pass what a type holds, and within which coordinates it is right.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "tangency/properties/domain.hpp"
#include "tangency/properties/subject.hpp"

namespace tangency::properties {

/// Coordinates within which a function is right that is wrong by far beyond them.
struct Overflow {
    Interval right_within;
    bool is_of_32_bits;  ///< the largest sum of squares there is near the end of 32 bits
};

/// What overflow explains of a subject that is wrong in a domain of whole numbers: nothing if it is wrong beside ties alone, as rounding
/// makes it, if coordinates are not declared around or beside zero, or if it is wrong of small numbers too. By asking cases drawn from the
/// seed in ever smaller coordinates. Throws what the subject's answer throws.
std::optional<Overflow> find_overflow(const Subject& subject, const Domain& domain, std::uint64_t seed = 1);

/// "looks like 32-bit overflow: right while coordinates stay within -16,384..16,384"
std::string overflow_text(const Overflow& overflow);

}  // namespace tangency::properties
