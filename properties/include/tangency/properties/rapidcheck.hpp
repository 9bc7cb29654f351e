// SPDX-License-Identifier: MIT
// The generators and the shrinking of this library as RapidCheck generators. Needs RapidCheck.
#pragma once

#include <rapidcheck.h>

#include <ostream>
#include <utility>
#include <vector>

#include "tangency/properties/generators.hpp"
#include "tangency/properties/property.hpp"
#include "tangency/properties/shrink.hpp"

namespace tangency::properties {

/// What `draw(Source&)` makes, an optional value that has a complexity. RapidCheck's random source seeds ours, and its
/// search for a smaller failure walks simpler choices, so what it reports is small in meaning.
template <class Draw>
auto generated_by(Draw draw) {
    using Value = typename decltype(replay(Choices{}, draw))::value_type;
    using Drawn = std::pair<Choices, Value>;
    const auto simpler = [draw](const Drawn& drawn) {
        Recording recording;
        replay(drawn.first, draw, &recording);
        std::vector<Choices> candidates = simpler_choices(recording);
        candidates.insert(candidates.begin(), in_plain_choices(recording));
        std::vector<Drawn> found;
        const double limit = complexity(drawn.second);
        for (Choices& choices : candidates)
            if (auto value = replay_below(limit, choices, draw)) found.emplace_back(std::move(choices), std::move(*value));
        return rc::seq::fromContainer(std::move(found));
    };
    const rc::Gen<Drawn> drawn([draw, simpler](const rc::Random& random, int) {
        rc::Random copy(random);
        Source seeds(copy.next());
        for (;;) {
            Recording recording;
            Source source(seeds.bits());
            source.record_to(recording);
            if (auto value = draw(source)) return rc::shrinkable::shrinkRecur(Drawn(recording.choices, std::move(*value)), simpler);
        }
    });
    return rc::gen::map(drawn, [](Drawn pair) { return std::move(pair.second); });
}

/// How RapidCheck prints a counterexample.
inline void showValue(const Input& input, std::ostream& out) { out << to_text(input); }
inline void showValue(const Instance& instance, std::ostream& out) {
    for (const Input& input : instance.inputs) out << to_text(input) << '\n';
}

/// Instances of a property.
inline rc::Gen<Instance> instances_of(const Property& property, const Signature& signature) {
    return generated_by([&property, signature, domain = read_domain("", signature).domain](Source& source) {
        return instance_in(domain, property, source, signature);
    });
}

/// Inputs of a kind, as properties draw them.
inline rc::Gen<Input> inputs_of(const Signature& signature, InputKind kind) {
    return generated_by([signature, kind, domain = read_domain("", signature).domain](Source& source) {
        source.keep_to(domain);
        return draw_input(source, signature, kind);
    });
}

}  // namespace tangency::properties
