// SPDX-License-Identifier: MIT
// Counting the kinds of input.
#include "tangency/properties/tally.hpp"

#include "tangency/properties/generators.hpp"

namespace tangency::properties {

void Tally::add(const Case& scene, reference::Verdict verdict, reference::Region region) {
    const auto count = [this](Kind kind) { ++by_kind[static_cast<std::size_t>(kind)]; };
    ++cases;
    switch (verdict) {
        case reference::Verdict::touching: count(Kind::tie); break;
        case reference::Verdict::disjoint: count(Kind::disjoint); break;
        case reference::Verdict::overlapping: count(Kind::overlapping); break;
    }
    switch (region) {
        case reference::Region::inside: count(Kind::inside); break;
        case reference::Region::face: count(Kind::face); break;
        case reference::Region::edge: count(Kind::edge); break;
        case reference::Region::corner: count(Kind::corner); break;
    }
    const std::size_t dim = scene.signature.dim;
    bool flat = false;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const double second = scene.numbers[dim + axis];
        flat = flat || second == (scene.signature.form == Form::lo_hi ? scene.numbers[axis] : 0);
    }
    if (flat) count(Kind::flat_box);
    if (scene.numbers[3 * dim] == 0) count(Kind::zero_radius);
    const Magnitudes magnitudes = magnitudes_of(scene);
    if (magnitudes == Magnitudes::large) count(Kind::large);
    if (magnitudes == Magnitudes::small) count(Kind::small);
}

std::vector<Shortfall> find_shortfalls(const Tally& tally, std::size_t dim) {
    std::vector<Shortfall> shortfalls;
    for (std::size_t i = 0; i < kind_names.size(); ++i) {
        const auto kind = static_cast<Kind>(i);
        if ((kind == Kind::edge && dim < 3) || (kind == Kind::corner && dim < 2)) continue;
        const std::uint64_t drawn = tally.cases - tally.enumerated;
        const std::uint64_t required = drawn / (kind == Kind::tie ? 20 : 100);
        if (tally.of(kind) < required || drawn == 0) shortfalls.push_back({kind, tally.of(kind), required});
    }
    return shortfalls;
}

}  // namespace tangency::properties
