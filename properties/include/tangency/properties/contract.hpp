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
    closed,  ///< yes to every tie
    open,    ///< no to every tie
    mixed,   ///< one answer a region, but not the same in all
    rounded  ///< now yes, now no in one region: rounding decides
};

std::string_view name_of(ContractKind kind);

struct ContractFound {
    ContractKind kind;
    Contract fits;  ///< the contract that it keeps in most regions; closed if in as many as open
    TieTally ties;
};

/// Ties asked of each region that the form has.
inline constexpr std::size_t ties_a_region = 200;

/// Asks the subject the same ties of the domain for the same seed: lattice ties, which every sensible method meets
/// without rounding.
ContractFound find_contract(const Subject& subject, std::uint64_t seed, const Domain& domain = whole_domain);

}  // namespace tangency::properties
