// SPDX-License-Identifier: MIT
// Lists of shapes in words, and how hard they are to read.
#pragma once

#include <string>
#include <vector>

#include "tangency/shapes/shape_list.hpp"

namespace tangency::pairs {

/// "box lox=0 loy=0 hix=1 hiy=1".
std::string to_text(const Shape& shape, const Signature& signature);
/// Of each shape of a list.
std::vector<std::string> shape_texts(const ShapeList& list);

/// The largest magnitude among all numbers of the list.
double scale_of(const ShapeList& list);

/// How hard a list is to read, which shrinking lowers: shapes cost most, then numbers that are long or large, and sizes of zero.
double complexity(const ShapeList& list);

}  // namespace tangency::pairs
