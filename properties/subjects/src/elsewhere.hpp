// SPDX-License-Identifier: MIT
// Mutants asked in other signatures than that of their home.
#pragma once

#include <optional>

#include "impl/mutants/mutant.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::subjects {

/// A row as a function understands it that misreads it so, in any form that stores a box by its sizes: a valid one of its scalar. Null for
/// nothing misread.
Misread misread_by(mutants::Misreading misreading);

/// The mutant with as many vertices as the signature's polygons, if its defect shows in those; else at home.
properties::Subject with_vertices_of(const Mutant& mutant, const Signature& signature);

/// In the subject's signature and contract the right answers to the rows as the mutant misreads them; nothing where there is no size to
/// misread, and at home, where the mutant itself is asked.
std::optional<properties::Subject> misreading_of(const Mutant& mutant, const properties::Subject& subject);

}  // namespace tangency::subjects
