// SPDX-License-Identifier: MIT
// What the property files share.
#include "instances.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

namespace tangency::properties {

namespace {

// A verdict or a number that breaks a relation is told by the reference as often. What relations ask is taken from the largest share, that
// of ordinary floats, so that a check takes no longer for them.
constexpr std::size_t large_share = 100000;

std::size_t share_of_answers(const Property& property, AnswerKind answer) {
    if (answer == AnswerKind::boolean) return property.share;
    if (property.compares) return property.share / 4;
    return property.share > large_share ? property.share - property.share / 8 : property.share;
}

}  // namespace

std::size_t share_of(const Property& property, const Signature& signature, const Domain& domain) {
    const double part = property.part_in_domain == nullptr ? 1 : property.part_in_domain(signature, domain);
    // What whole numbers are not asked by the band they are asked exactly.
    const std::size_t times = is_whole(signature.scalar) && property.level == Level::exact ? 4 : 1;
    const auto share = times * static_cast<std::size_t>(part * static_cast<double>(share_of_answers(property, signature.answer)));
    switch (signature.orientation) {
        case Orientation::none: return share;
        case Orientation::radians:
        case Orientation::degrees: return share / 4;
        default: return share / 2;
    }
}

std::optional<Instance> lattice_instance(Expectation expectation, std::initializer_list<LatticeInput> inputs, const Signature& signature,
                                         const Domain& domain) {
    for (const LatticeInput& input : inputs)
        if (!is_valid(input) || std::abs(input.exponent) > lattice_exponent) return std::nullopt;
    std::vector<LatticeInput> moved(inputs);
    auto rows = move_into_range(moved, signature, domain);
    if (!rows || !std::all_of(rows->begin(), rows->end(), may_be_instantiated)) return std::nullopt;
    return Instance{.expectation = expectation, .inputs = std::move(*rows)};
}

std::optional<Instance> same_instance(const LatticeInput& input, const LatticeInput& other, const Signature& signature,
                                      const Domain& domain, const Correspondence& correspondence) {
    auto instance = lattice_instance(Expectation::same, {input, other}, signature, domain);
    if (!instance) return std::nullopt;
    instance->correspondence = correspondence;
    if (signature.orientation != Orientation::none) instance->correspondence.axes = {};
    return instance;
}

std::optional<Instance> lattice_verdict(const Source& source, const LatticeInput& input, const Signature& signature) {
    auto instance = lattice_instance(Expectation::verdict, {input}, signature, source.domain());
    if (!instance || !source.wants(*instance)) return std::nullopt;
    instance->answer = answered(instance->inputs[0]);
    return instance;
}

std::optional<Instance> band_instance(const Source& source, const Input& row, Magnitudes magnitudes) {
    if (!is_input(row, source.domain().any_sign) || magnitudes_of(row) != magnitudes || !source.wants(row)) return std::nullopt;
    return verdict_instance(Expectation::verdict_or_band, row);
}

}  // namespace tangency::properties
