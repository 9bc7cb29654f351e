// SPDX-License-Identifier: MIT
// Which contract a function keeps, found by asking it ties of every region.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tangency/properties/allowance.hpp"
#include "tangency/properties/domain.hpp"
#include "tangency/properties/subject.hpp"

namespace tangency::properties {

enum class ContractKind {
    closed,     ///< yes to every tie that tells
    open,       ///< no to every tie that tells
    half_open,  ///< of points and boxes: yes on low sides alone
    mixed,      ///< now yes, now no, by a rule: of where the shapes touch, or of their numbers
    rounded     ///< now yes, now no, by rounding
};

std::string_view name_of(ContractKind kind);

/// What a subject was found to keep. Where it says yes to some ties and no to others, those tell around which it is right: a defect that
/// makes it wrong beside ties decides at them too. If there are none of these, all tell.
struct ContractFound {
    ContractKind kind;
    Contract
        fits;  ///< half_open if it keeps that at more ties than any other; else that which it keeps in most regions, closed in case of doubt
    bool is_kept;   ///< whether it kept that at all ties, whether they tell or not
    TieTally ties;  ///< those that tell
};

/// Ties asked of each region that the form has.
inline constexpr std::size_t ties_a_region = 200;

/// Asks the subject, which answers yes or no, the same ties of the domain for the same seed: lattice ties, which every sensible method
/// meets without rounding.
ContractFound find_contract(const Subject& subject, std::uint64_t seed, const Domain& domain = whole_domain);

/// Whether the subject is right around most ties, so that its answers to them are its contract and no defect's.
bool most_ties_tell(const Subject& subject, std::uint64_t seed, const Domain& domain = whole_domain);

/// Whether rounding is what makes the subject, of yes or no or of verdicts, right at some of these ties and wrong at others. Lengths that are
/// multiplied alike make a tie of a tie. In whole numbers, times a factor that keeps the usual remainders, a rule of regions, sides, order
/// or remainders answers as before, and rounding may not. Divided by a power of two after that, they round as they did, and are about as
/// large as at first: a rule of sizes, which the factor may have reversed too, is reversed again. Of whole numbers nothing rounds.
bool rounds_at_ties(const Subject& subject, std::uint64_t seed, const Domain& domain = whole_domain);

}  // namespace tangency::properties
