// SPDX-License-Identifier: MIT
// The built-in subjects that answer more than yes or no: methods and mutants of docs/answers.md.
#pragma once

#include <string_view>
#include <vector>

#include "tangency/properties/subject.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::subjects {

struct AnswerSubject {
    properties::Subject subject;
    Level level;                ///< that it reaches; of a mutant none is claimed
    std::string_view defect{};  ///< what is wrong with a mutant; empty of a method
    std::string_view seen_in{};
};

/// Methods, of every question, form, scalar and dimension that they serve.
const std::vector<AnswerSubject>& answer_methods();

/// Mutants, each of one signature, or a few.
const std::vector<AnswerSubject>& answer_mutants();

}  // namespace tangency::subjects
