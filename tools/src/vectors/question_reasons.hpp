// SPDX-License-Identifier: MIT
// Reasons about inputs of the questions beside box_ball that box_ball has none of.
#pragma once

#include <span>
#include <string_view>

#include "input_details.hpp"

namespace tangency::vectors {

/// What a case may be kept for: in words, and what makes it true of an input.
struct QuestionReason {
    std::string_view id, meaning, consequence;
    bool (*holds)(const InputDetails& details);  ///< needs an input of another question than box_ball
};

std::span<const QuestionReason> question_reasons();

}  // namespace tangency::vectors
