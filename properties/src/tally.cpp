// SPDX-License-Identifier: MIT
// Counting the kinds of input.
#include "tangency/properties/tally.hpp"

#include <algorithm>
#include <cmath>

#include "tangency/properties/generators.hpp"

namespace tangency::properties {

namespace {

struct Extents {
    double smallest, largest;
};

Extents extents_of(const Case& scene) {
    Extents extents{HUGE_VAL, 0};
    for (std::size_t axis = 0; axis < scene.signature.dim; ++axis) {
        const double second = scene.numbers[scene.signature.dim + axis];
        const double extent = scene.signature.form == Form::lo_hi ? second - scene.numbers[axis] : second;
        extents = {std::min(extents.smallest, extent), std::max(extents.largest, extent)};
    }
    return extents;
}

std::uint64_t least_share(Kind kind) {
    switch (kind) {
        case Kind::tie: return 20;
        case Kind::negative_zero:
        case Kind::sliver:
        case Kind::point_box: return 400;
        default: return 100;
    }
}

}  // namespace

void Tally::add(const Case& scene, reference::Verdict verdict, reference::Region region, bool from_table) {
    const auto count = [this, from_table](Kind kind) {
        ++by_kind[static_cast<std::size_t>(kind)];
        if (from_table) ++enumerated_by_kind[static_cast<std::size_t>(kind)];
    };
    ++cases;
    if (from_table) ++enumerated;
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
    const Extents extents = extents_of(scene);
    if (extents.smallest == 0) count(Kind::flat_box);
    if (extents.largest == 0) count(Kind::point_box);
    if (extents.smallest > 0 && extents.largest / 100 > extents.smallest) count(Kind::sliver);
    if (scene.row().back() == 0) count(Kind::zero_radius);
    if (std::any_of(scene.row().begin(), scene.row().end(), [](double n) { return n == 0 && std::signbit(n); }))
        count(Kind::negative_zero);
    const Magnitudes magnitudes = magnitudes_of(scene);
    if (magnitudes == Magnitudes::large) count(Kind::large);
    if (magnitudes == Magnitudes::small) count(Kind::small);
}

std::vector<Shortfall> find_shortfalls(const Tally& tally, std::size_t dim) {
    std::vector<Shortfall> shortfalls;
    for (std::size_t i = 0; i < kind_names.size(); ++i) {
        const auto kind = static_cast<Kind>(i);
        if ((kind == Kind::edge && dim < 3) || ((kind == Kind::corner || kind == Kind::sliver) && dim < 2)) continue;
        const std::uint64_t drawn = tally.cases - tally.enumerated;
        const std::uint64_t required = drawn / least_share(kind);
        const std::uint64_t seen = tally.of(kind) - tally.enumerated_by_kind[i];
        if (seen < required || drawn == 0) shortfalls.push_back({kind, seen, required});
    }
    return shortfalls;
}

}  // namespace tangency::properties
