// SPDX-License-Identifier: MIT
#include "probes.hpp"

#include <algorithm>
#include <utility>

#include "tangency/properties/plain.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::subjects {

using properties::Instance;
using properties::Property;

namespace {

constexpr int attempts_a_round = 30 * instances_each / rounds;

std::optional<Probe> make_probe(std::optional<Instance> instance, const Signature& signature, std::size_t kind, double band) {
    if (!instance || !instance->answer || instance->inputs.size() != 1) return std::nullopt;
    const Property& property = *asked_by(kind);
    const bool tie = instance->answer->verdict == reference::Verdict::touching;
    auto lattice =
        property.on_lattice && signature.orientation == Orientation::none ? properties::find_lattice(instance->inputs[0]) : std::nullopt;
    const bool excused = band_excuses(*instance, band);
    return Probe{std::move(*instance), 0, kind, std::move(lattice), tie, excused, property.level <= Level::banded};
}

// One or two choices that made an input, exchanged for others: most of them a little larger or smaller.
properties::Choices change(properties::Choices choices, properties::Source& random) {
    for (int changes = random.between(1, 2); changes > 0 && !choices.empty(); --changes) {
        std::uint32_t& choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
        choice = random.chance(1, 4) ? random.below(1024) : choice + random.below(5) - std::min(choice, 2U);
    }
    return choices;
}

}  // namespace

const Property* asked_by(std::size_t kind) { return properties::find_property(asking[kind % asking.size()]); }

void draw_round(std::vector<Probe>& probes, std::size_t kind, properties::Source& source, const Signature& signature, double band,
                const properties::Domain& domain) {
    int wanted = instances_each / rounds;
    for (int attempt = 0; attempt < attempts_a_round && wanted > 0; ++attempt) {
        const std::uint64_t drawn_by = source.seed();
        auto probe = make_probe(instance_in(domain, *asked_by(kind), source, signature), signature, kind, band);
        if (!probe) continue;
        probe->seed = drawn_by;
        probes.push_back(std::move(*probe));
        --wanted;
    }
}

std::vector<Probe> neighbours_of(const Probe& wrong, const Signature& signature, double band, properties::Source& random,
                                 const properties::Domain& domain) {
    properties::Recording recording;
    properties::Source source(wrong.seed);
    source.keep_to(domain);
    source.record_to(recording);
    asked_by(wrong.kind)->instance(source, signature);
    std::vector<Probe> neighbours;
    for (int i = 0; i < neighbours_each; ++i) {
        auto neighbour = properties::instance_of(*asked_by(wrong.kind), signature, change(recording.choices, random), domain);
        auto probe = make_probe(std::move(neighbour), signature, wrong.kind + asking.size(), band);
        if (probe) neighbours.push_back(std::move(*probe));
    }
    return neighbours;
}

}  // namespace tangency::subjects
