// SPDX-License-Identifier: MIT
// Scenes drawn from the one Source of choices.
#pragma once

#include <vector>

#include "tangency/pairs/scene.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::pairs {

/// Small integers, of one kind of crowd: scattered, in clusters, at the borders of cells, beside large ones, chains of ties, the same
/// again, left of zero, without size. A recording of it says the same in plain choices, so that it shrinks to fewer and smaller shapes.
Scene draw_lattice_scene(properties::Source& source, const Signature& signature);

/// Such a scene scaled, each shape by itself or all alike, rounded, and moved by a few ulps.
Scene draw_float_scene(properties::Source& source, const Signature& signature);

/// A lattice scene in which the same pairs meet, and where each shape of the first one stands in it.
struct ChangedScene {
    Scene scene;
    std::vector<int> order;
};

ChangedScene permuted(const Scene& scene, properties::Source& source);
ChangedScene mirrored(const Scene& scene, properties::Source& source);
ChangedScene translated(const Scene& scene, properties::Source& source);

}  // namespace tangency::pairs
