// SPDX-License-Identifier: MIT
// Lists drawn from the one Source of choices.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "blocks.hpp"
#include "tangency/pairs/shape_list.hpp"
#include "tangency/properties/domain.hpp"
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

/// Moves the shapes into the domain, all alike as far as that goes: in a unit and at a place where they are lattice shapes still. Returns the
/// exponent of the unit; nothing if one of them comes to lie outside.
std::optional<int> put_in_domain(ShapeList& list, const properties::Domain& domain);

/// The same of a list of such shapes that was moved or mirrored, whose unit stays.
bool put_back(ShapeList& list, const properties::Domain& domain, int exponent);

/// Makes sizes of boxes negative, which ones by the number of their list and their place in it; by 0 none.
void negate_some_sizes(ShapeList& list, int number);

/// Whether every shape does.
bool lies_in(const ShapeList& list, const properties::Domain& domain);

/// A lattice list in which the same pairs meet, and where each shape of the first one stands in it.
struct ChangedList {
    ShapeList list;
    std::vector<int> order;
};

ChangedList permuted(const ShapeList& list, properties::Source& source);
ChangedList mirrored(const ShapeList& list, properties::Source& source);
/// By as many units of 2^exponent.
ChangedList translated(const ShapeList& list, properties::Source& source, int exponent);

/// A list that is told from this one by little: the same numbers of other kinds where they are valid, or one shape elsewhere.
ShapeList nearly_the_same(const ShapeList& list, properties::Source& source);

}  // namespace tangency::pairs
