// SPDX-License-Identifier: MIT
// What the property files share.
#include "support.hpp"

#include <cstdlib>

namespace tangency::properties {

std::optional<Instance> lattice_instance(Expectation expectation, std::initializer_list<LatticeScene> scenes,
                                         const Signature& signature) {
    Instance instance{.expectation = expectation, .inputs = {}};
    for (const LatticeScene& scene : scenes) {
        if (!is_valid(scene) || std::abs(scene.exponent) > lattice_exponent) return std::nullopt;
        instance.inputs.push_back(express(scene, signature));
        if (!may_be_posed(instance.inputs.back())) return std::nullopt;
    }
    return instance;
}

std::optional<Instance> band_instance(const Case& row, Magnitudes magnitudes) {
    if (!is_input(row) || magnitudes_of(row) != magnitudes) return std::nullopt;
    return verdict_instance(Expectation::verdict_or_band, row);
}

}  // namespace tangency::properties
