// SPDX-License-Identifier: MIT
// Which known bug looks like this: a wrong function's answers beside those of the mutants.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "tangency/properties/domain.hpp"
#include "tangency/properties/known_bug.hpp"
#include "tangency/properties/subject.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::subjects {

/// A mutant that is wrong where a subject is wrong and nowhere else, and on how many inputs.
struct NearestMutant {
    const Mutant* mutant;
    std::size_t wrong;                 ///< of the inputs compared, those that the subject gets wrong
    std::size_t same;                  ///< of these, those that the mutant gets wrong too
    std::size_t more;                  ///< those that only the mutant gets wrong
    bool is_another_contract = false;  ///< by another contract than the subject's the mutant gets none of the everyday ones wrong

    double agreement() const { return static_cast<double>(same) / static_cast<double>(wrong + more); }
};

/// The mutant most like the subject, if it explains its wrong answers: of these it gives at least `least_share`
/// too, and of its own at least `least_share` are the subject's; for each kind of input with `least_wrong` wrong
/// answers of either at least `least_share_of_kind`. Both are asked the same few thousand inputs of the domain, drawn
/// from `seed`: ties, lattice inputs, floats of all magnitudes, and as many more around those that the subject gets
/// wrong, made by almost the same choices; without those that an ordinary method of the signature gets wrong as
/// well. Agreement on the everyday ones, which `banded` is about, is enough. A mutant of another form or scalar is compared on the
/// lattice, which every form expresses exactly; one of another dimension, encoding of the angle or of boxes along the axes where the
/// reference says that the verdict stays (transcribe.hpp); one of polygons with the signature's vertices; one of the other contract with
/// radii a little beside. Throws what the subject's answer throws.
std::optional<NearestMutant> find_nearest_mutant(const properties::Subject& subject, double band, std::uint64_t seed = 1,
                                                 const properties::Domain& domain = properties::whole_domain);

inline constexpr double least_share = 0.97;
inline constexpr double least_share_of_kind = 0.95;
inline constexpr std::size_t least_wrong = 12;

/// The known bug in words, without a full stop.
std::string hint_text(const properties::KnownBug& bug);

inline properties::KnownBug known_bug_of(const NearestMutant& near) {
    return {near.mutant->subject.name,     near.mutant->defect,     near.mutant->seen_in, near.wrong, near.same, near.more,
            near.mutant->subject.contract, near.is_another_contract};
}

namespace detail {

/// The nearest mutant, if there is one (tangency/properties/googletest.hpp).
std::optional<properties::KnownBug> find_known_bug(const properties::Subject& subject, double band);

}  // namespace detail

}  // namespace tangency::subjects
