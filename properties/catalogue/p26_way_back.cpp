// SPDX-License-Identifier: MIT
// P26: a segment, a capsule or a way is the same from its other end.
#include "instances.hpp"

#include <utility>

namespace tangency::properties {
namespace {

std::optional<Instance> p26_instance(Source& source, const Signature& signature) {
    const LatticeInput input = draw_lattice(source, signature);
    LatticeInput back = input;
    LatticeShape& way = back.*draw_way(source, input);
    std::swap(way.center, way.end);
    return same_instance(input, back, signature, source.domain());
}

}  // namespace

Property p26_way_back() {
    return {.id = "P26",
            .title = "the way back",
            .statement = "Exchanging the ends of a segment, of a capsule, or of a ball's way, leaves the answer alone.",
            .proof = "Both ends span the same points.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_ways,
            .on_lattice = true,
            .share = 10000,
            .instance = p26_instance,
            .answers = SpeaksOf::every_answer,
            .compares = true};
}

}  // namespace tangency::properties
