// SPDX-License-Identifier: MIT
// Shapes and where they stand to each other in the words of people who draw them.
#pragma once

#include <string>
#include <string_view>

#include "tangency/reference/verdict.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::properties {

/// "rectangle", in space "box"; "circle", in space "sphere".
std::string_view first_shape_name(const Signature& signature);
std::string_view second_shape_name(const Signature& signature);

/// What to call the points of a certificate.
struct NearestPoints {
    std::string first, second;  ///< "nearest point of the rectangle", "centre"
    std::string both;           ///< where they are one: "the centre", "a point of both"
    std::string where;          ///< said behind that one: " is in the rectangle"; or empty
};
NearestPoints nearest_points(const Signature& signature);

/// "at a corner"; empty where nothing is to be said of the region.
std::string_view place_text(const Signature& signature, reference::Region region);

/// "the circle misses the rectangle at a corner"
std::string standing_text(const Signature& signature, const reference::Standing& standing);

}  // namespace tangency::properties
