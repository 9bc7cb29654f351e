// SPDX-License-Identifier: MIT
// A known bug that explains what a function gets wrong, as messages tell it.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "tangency/properties/subject.hpp"

namespace tangency::properties {

struct KnownBug {
    std::string_view mutant;               ///< "mutant_skips_vertex_axis"
    std::string_view defect;               ///< one clause: what it does wrong
    std::string_view seen_in;              ///< where real software shipped it
    std::size_t wrong = 0;                 ///< of the inputs compared, those that the function gets wrong
    std::size_t same = 0;                  ///< of these, those that the bug gets wrong too
    std::size_t more = 0;                  ///< those that only the bug gets wrong
    Contract contract = Contract::closed;  ///< that the mutant keeps
    bool is_another_contract = false;      ///< all that is wrong with it: it is right by a contract that it does not claim
};

/// Which known bug a subject with wrong answers looks like, if any; asked with the factor k of the band.
using FindKnownBug = std::function<std::optional<KnownBug>(const Subject&, double)>;

}  // namespace tangency::properties
