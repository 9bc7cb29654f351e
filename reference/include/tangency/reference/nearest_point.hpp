// SPDX-License-Identifier: MIT
// Where the first shape is nearest to the second: what functions that answer a nearest point are held to.
#pragma once

#include <array>
#include <span>

#include "tangency/reference/number.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::reference {

/// The point of the first shape, radius included, that is nearest to the second; of several any, and where the shapes meet a point of both. An
/// axis each, 0 beyond the dimension. Needs a valid row.
std::array<Number, 3> find_nearest_point(const Signature& signature, std::span<const double> row);

/// Whether functions agree on the nearest point while the shapes are apart: there is one, of which squares of its distance tell nothing. Who asks
/// a polygon's sides in turn compares these, and takes a corner beside it.
constexpr bool has_one_nearest_point(const Signature& signature) {
    const auto& [name, decides, first, second, rule] = tangency::detail::row_of(signature.question);
    return core_of(first) != CoreKind::polygon && core_of(second) == CoreKind::point;
}

}  // namespace tangency::reference
