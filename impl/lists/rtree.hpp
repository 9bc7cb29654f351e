// SPDX-License-Identifier: MIT
// Boost.Geometry's R-tree, compiled in one place, since its headers take long.
#pragma once

#include "impl/lists/bounds.hpp"

namespace tangency::pairs::methods {

/// boost::geometry::index::rtree with quadratic splits: each shape's box is looked up among those entered before it.
template <class Scalar>
PairList boost_rtree(const BoundsList<Scalar>& list);

}  // namespace tangency::pairs::methods
