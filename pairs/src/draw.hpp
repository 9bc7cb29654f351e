// SPDX-License-Identifier: MIT
// Lists drawn from the one Source of choices.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "blocks.hpp"
#include "tangency/pairs/shape_list.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::pairs {

/// Small integers, of one kind of crowd: scattered, in clusters, at the borders of cells, beside large ones, chains of ties, the same
/// again, left of zero, without size. A recording of it says the same in plain choices, so that it shrinks to fewer and smaller shapes.
ShapeList draw_lattice_list(properties::Source& source, const Signature& signature);

/// How many lists of fixed sizes there are, and the one of a number: of 0 to 64 shapes, all of which meet, or none, or one pair at an
/// end of the list. Nothing drops out of them.
std::size_t sized_list_count();
ShapeList draw_sized_list(properties::Source& source, const Signature& signature, std::size_t number);

/// What a lattice list is made by: the plain way where the source asks for it, else as given. A recording of it says the same in plain
/// choices, and knows lists of fewer and of equal shapes.
ShapeList draw_list(properties::Source& source, const Signature& signature, const std::function<std::vector<Block>()>& draw_varied);

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

/// A list that is told from this one by little: the same numbers of other kinds where they are valid, or one shape elsewhere.
ShapeList nearly_the_same(const ShapeList& list, properties::Source& source);

}  // namespace tangency::pairs
