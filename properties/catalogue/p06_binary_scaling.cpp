// SPDX-License-Identifier: MIT
// P06: a change of unit by a power of two changes nothing.
#include "instances.hpp"

#include <cmath>
#include <cstdlib>

namespace tangency::properties {
namespace {

constexpr int most_unit_doublings = 20;

// Lattice integers times 2^-20 .. 2^20 keep their squares exact and far from overflow and underflow.
std::optional<Instance> p06_instance(Source& source, const Signature& signature) {
    LatticeInput input = draw_lattice(source, signature);
    const int doublings = source.between(-most_unit_doublings, most_unit_doublings);
    input.exponent = 1 - row_step(input, signature);
    auto instance = lattice_instance(Expectation::same, {input}, signature, source.domain());
    if (!instance) return std::nullopt;
    input.exponent = doublings;
    auto scaled = move_into_range(std::span(&input, 1), signature, source.domain(), most_unit_doublings);
    if (!scaled || !may_be_instantiated(scaled->front())) return std::nullopt;
    instance->inputs.push_back(scaled->front());
    // A domain may have moved either of them, to the origin as well; numbers that do not correspond then are each compared with the exact one.
    const double before = scale_of(instance->inputs[0]), after = scale_of(instance->inputs[1]);
    if (before > 0 && after > 0) instance->correspondence.doublings = std::ilogb(after) - std::ilogb(before);
    return instance;
}

}  // namespace

Property p06_binary_scaling() {
    return {.id = "P06",
            .title = "scaling by powers of two",
            .statement = "Multiplying every length by the same power of two leaves the answer alone.",
            .proof = "d and r scale alike, and a power of two only moves exponents.",
            .level = Level::banded,
            .recommendation = false,
            .applies = to_every_form,
            .on_lattice = true,
            .share = 10000,
            .instance = p06_instance,
            .part_in_domain = part_with_sizes_of_choice,
            .answers = SpeaksOf::every_answer,
            .compares = true,
            .of_numbers = {"Multiplying every length by the same power of two multiplies a distance or an mtv by it, and a squared "
                           "distance by its square.",
                           "Distances, depths and translations are lengths, and a power of two only moves exponents."}};
}

}  // namespace tangency::properties
