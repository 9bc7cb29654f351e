// SPDX-License-Identifier: MIT
// Other conventions read off one classification: solid or hollow circle, solid or hollow box.
#pragma once

#include "tangency/reference/classify.hpp"

namespace tangency::reference {

/// A solid is filled; a hollow shape is its boundary alone.
enum class Fill { hollow, solid };

/// Whether circle and box share a point when each is taken as solid or hollow (Arvo, Graphics Gems,
/// 1990: four modes; CGAL's Circle_2 is a hollow circle). Closed: boundaries count.
///   - a hollow box misses a circle strictly inside it
///   - a hollow circle misses a box strictly inside it
///   - two solids meet unless they are disjoint
inline bool share_a_point(const Classification& answer, Fill circle, Fill box) {
    const bool strictly_held = !answer.touches_from_within;
    if (answer.relation == Relation::circle_inside_box) return box == Fill::solid || !strictly_held;
    if (answer.relation == Relation::box_inside_circle) return circle == Fill::solid || !strictly_held;
    return answer.relation != Relation::disjoint;
}

}  // namespace tangency::reference
