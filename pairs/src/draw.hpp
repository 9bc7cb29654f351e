// SPDX-License-Identifier: MIT
// Lists drawn from the one Source of choices.
#pragma once

#include <vector>

#include "tangency/pairs/shape_list.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::pairs {

/// Small integers, of one kind of crowd: scattered, in clusters, at the borders of cells, beside large ones, chains of ties, the same
/// again, left of zero, without size. A recording of it says the same in plain choices, so that it shrinks to fewer and smaller shapes.
ShapeList draw_lattice_list(properties::Source& source, const Signature& signature);

/// Such a list scaled, each shape by itself or all alike, rounded, and moved by a few ulps; in most of them a few shapes overlap one of the
/// list by little, or miss it by as little.
ShapeList draw_float_list(properties::Source& source, const Signature& signature);

/// A lattice list in which the same pairs meet, and where each shape of the first one stands in it.
struct ChangedList {
    ShapeList list;
    std::vector<int> order;
};

ChangedList permuted(const ShapeList& list, properties::Source& source);
ChangedList mirrored(const ShapeList& list, properties::Source& source);
ChangedList translated(const ShapeList& list, properties::Source& source);

}  // namespace tangency::pairs
