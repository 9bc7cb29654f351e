// SPDX-License-Identifier: MIT
// Directions of angles with a proven error, for the fast verdict. Library cosines differ from one processor to
// the next, and which inputs are decided quickly must not.
#pragma once

#include <optional>

#include "tangency/impl/exact/double_double.hpp"

namespace tangency::properties::fast {

using impl::exact::detail::Pair;

/// An angle of `quarters` right angles (0 to 3) and `rest` radians, |rest| <= 0.7855, off by less than 2^-102.
struct Reduced {
    Pair rest;
    int quarters;
    bool is_whole;  ///< nothing but right angles: the true rest is 0, not only rounded to it
};

/// The largest angle in radians that is reduced.
inline constexpr double most_radians = 0x1p20;

/// Nothing beyond most_radians.
std::optional<Reduced> reduce_radians(double angle);

/// Any finite angle.
Reduced reduce_degrees(double angle);

template <class Work>
struct Direction {
    Work cosine, sine;
};

/// How far a cosine and a sine may be off together, as the length of that error: twice what is derived beside
/// them.
template <class Work>
inline constexpr double direction_error = 0x1p-50;
template <>
inline constexpr double direction_error<Pair> = 0x1p-99;

/// Work is double or Pair.
template <class Work>
Direction<Work> direction_of(const Reduced& angle);

}  // namespace tangency::properties::fast
