// SPDX-License-Identifier: MIT
// What the property files share.
#include "domains.hpp"

#include <cstdlib>

namespace tangency::properties {

std::optional<Instance> lattice_instance(Expectation expectation, std::initializer_list<LatticeInput> inputs,
                                         const Signature& signature) {
    Instance instance{.expectation = expectation, .inputs = {}};
    for (const LatticeInput& input : inputs) {
        if (!is_valid(input) || std::abs(input.exponent) > lattice_exponent) return std::nullopt;
        instance.inputs.push_back(express(input, signature));
        if (!may_be_instantiated(instance.inputs.back())) return std::nullopt;
    }
    return instance;
}

std::optional<Instance> band_instance(const Input& row, Magnitudes magnitudes) {
    if (!is_input(row) || magnitudes_of(row) != magnitudes) return std::nullopt;
    return verdict_instance(Expectation::verdict_or_band, row);
}

}  // namespace tangency::properties
