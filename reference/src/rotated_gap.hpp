// SPDX-License-Identifier: MIT
// Distances and ways out of boxes that are rotated.
#pragma once

#include <array>
#include <span>

#include "gap.hpp"
#include "tangency/reference/separation.hpp"

namespace tangency::reference {

/// Whether the numbers of a signature may be no roots of fractions.
constexpr bool is_rotated_in_plane(const Signature& signature) {
    return signature.orientation != Orientation::none && signature.orientation != Orientation::quaternion;
}

/// What is moved: by its distance a disk without a radius touches wherever it is within, and a point has to leave the interior.
enum class Of { disk, point };

/// Of rectangles, as find_separation and find_translation.
Separation find_rotated_separation(const Signature& signature, std::span<const double> row, std::span<const double> moved_by);
Translation find_rotated_translation(const Signature& signature, std::span<const double> row, Of of = Of::disk);

/// The rectangle's point that is nearest to the disk's centre.
std::array<Number, 3> find_rotated_nearest(const Signature& signature, std::span<const double> row);

/// Of boxes in space, rotated by quaternions, as find_gap: all of it fractions.
Gap find_rotated_gap(const Signature& signature, std::span<const double> row, std::span<const double> moved_by);

}  // namespace tangency::reference

namespace tangency::questions {

/// Of two rectangles rotated by axes, as find_separation and find_translation.
reference::Separation separation_of_rectangles(const Signature& signature, std::span<const double> row, std::span<const double> moved_by);
reference::Translation translation_of_rectangles(const Signature& signature, std::span<const double> row);

}  // namespace tangency::questions
