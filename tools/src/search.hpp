// SPDX-License-Identifier: MIT
// A climbing search for inputs on which a built-in subject is blamed though it is right at its level.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "tangency/properties/instance.hpp"
#include "tangency/properties/property.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::tools {

/// What a search did to one property of one subject.
struct Climb {
    std::uint64_t asked = 0;  ///< instances
    /// The largest error met, in the smallest gap at which the property may be instantiated there. An answer can only
    /// be wrong where it exceeds 1, or at an exact tie.
    double reached = 0;
    std::optional<properties::Counterexample> finding{};
};

/// Searches for inputs of the property's domain that the subject answers wrongly, by `steps` small changes of the input
/// that has so far brought the subject's answer to turn farthest from where it should. The same seed, the same search.
Climb climb(const properties::Subject& subject, const properties::Property& property, std::uint64_t seed, std::size_t steps);

/// The properties that a subject right at this level can be blamed by.
std::vector<const properties::Property*> properties_up_to(Level level, const Signature& signature);

}  // namespace tangency::tools
