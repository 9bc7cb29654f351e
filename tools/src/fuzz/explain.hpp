// SPDX-License-Identifier: MIT
// What a found input shows: the smallest numbers that still show it, in words or in JSON.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "accused.hpp"
#include "found.hpp"
#include "tangency/fuzz/hunt.hpp"

namespace tangency::tools {

/// What became of an input. Of an accused of several signatures the first that it convicts counts.
struct Explanation {
    std::string file;
    std::optional<fuzz::Charge> charge;  ///< minimised; nothing if the accused answers rightly
    std::size_t hunt;                    ///< whose: a place in Accused::hunts; without a charge, the likeliest
    properties::Case scene;              ///< as it was found, in that hunt's signature
};

/// Whether the answer is not the reference's; of a row that is no scene, whether it is a hit, which P17 advises
/// against.
bool is_answered_wrongly(const properties::Case& scene, bool answer, Contract contract);

/// Puts an input to the accused: in the signature that its first byte selects, then in the others. A text is held
/// against every property. Throws BadInput if a text fits no signature or more than one,
/// and what the accused's answers throw.
Explanation explain_input(Accused& accused, const Found& found);

/// As the checker prints counterexamples, over several lines.
std::string explanation_text(const Accused& accused, const Explanation& explanation);

/// One JSON object on one line.
std::string explanation_json(const Accused& accused, const Explanation& explanation);

}  // namespace tangency::tools
