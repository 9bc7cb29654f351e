// SPDX-License-Identifier: MIT
// P28: a polygon is the same whichever vertex comes first, and either way round, where a domain does not say which way that is.
#include <algorithm>

#include "instances.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/property.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> p28_instance(Source& source, const Signature& signature) {
    const LatticeInput input = draw_lattice(source, signature);
    LatticeInput reordered = input;
    for (LatticeShape* shape : both_of(reordered)) {
        if (shape->count == 0) continue;
        const auto begin = shape->vertices.begin(), end = begin + static_cast<std::ptrdiff_t>(shape->count);
        std::rotate(begin, begin + source.below(static_cast<std::uint32_t>(shape->count)), end);
        if (source.chance(1, 2)) std::reverse(begin, end);
    }
    return same_instance(input, reordered, signature, source.domain());
}

}  // namespace

Property p28_vertex_order() {
    return {.id = "P28",
            .title = "order of the vertices",
            .statement = "Beginning with another vertex of a polygon, or giving its vertices the other way round, leaves the answer alone.",
            .proof = "The same vertices span the same points.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_polygons,
            .on_lattice = true,
            .share = 10000,
            .instance = p28_instance,
            .answers = SpeaksOf::every_answer,
            .compares = true};
}

}  // namespace tangency::properties
