// SPDX-License-Identifier: MIT
// P27: a longer segment, capsule or way loses no hit.
#include "instances.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> p27_instance(Source& source, const Signature& signature) {
    const LatticeInput part = draw_lattice(source, signature);
    LatticeInput whole = part;
    const int times = source.between(1, 3);
    LatticeShape& way = whole.*draw_way(source, part);
    for (std::size_t axis = 0; axis < signature.dim; ++axis) way.end[axis] += times * (way.end[axis] - way.center[axis]);
    return lattice_instance(Expectation::implies, {part, whole}, signature, source.domain());
}

}  // namespace

Property p27_longer_way() {
    return {
        .id = "P27",
        .title = "the longer way",
        .statement = "A hit stays a hit when the segment, or the way, goes on beyond its end in the same direction.",
        .proof = "The longer one holds all points of the shorter.",
        .level = Level::logic,
        .recommendation = false,
        .applies = to_ways,
        .on_lattice = true,
        .share = 10000,
        .instance = p27_instance,
        .answers = SpeaksOf::every_answer,
        .compares = true,
        .of_verdicts = {"Going on beyond its end in the same direction never moves the verdict on a segment, or a way, towards disjoint."},
        .of_numbers = {"Going on beyond its end in the same direction never makes the distance of a segment, or a way, larger."}};
}

}  // namespace tangency::properties
