// SPDX-License-Identifier: MIT
// Which known bug looks like this: a wrong function's answers beside those of the mutants.
#pragma once

#include <cstddef>
#include <optional>

#include "tangency/properties/subject.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::subjects {

/// A mutant that is wrong where a subject is wrong.
struct NearestMutant {
    const Mutant* mutant;
    double agreement;   ///< of the cases that either gets wrong, the share that both get wrong: of all, or of everyday ones
    std::size_t wrong;  ///< how many of the cases asked the subject gets wrong
};

/// The mutant most like the subject, if it is convincing: at least `least_agreement` over at least `least_wrong`
/// wrong answers. Both are asked the same few thousand cases, drawn from `seed`: ties, lattice inputs, floats of all
/// magnitudes, without those that an ordinary method of the signature gets wrong as well. Agreement on the everyday
/// ones, which `banded` is about, is enough. A mutant of another form or scalar is compared on the lattice, which every
/// form expresses exactly.
/// Throws what the subject's answer throws.
std::optional<NearestMutant> find_nearest_mutant(const properties::Subject& subject, double band,
                                                 std::uint64_t seed = 1);

inline constexpr double least_agreement = 0.85;
inline constexpr std::size_t least_wrong = 12;

}  // namespace tangency::subjects
