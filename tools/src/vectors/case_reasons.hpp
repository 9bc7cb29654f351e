// SPDX-License-Identifier: MIT
// Reasons about inputs, in words and as what makes them true.
#pragma once

#include <span>
#include <string_view>

#include "input_details.hpp"

namespace tangency::vectors {

/// What a case may be kept for.
struct CaseReason {
    std::string_view id, meaning, consequence;
    bool (*holds)(const InputDetails& details);
};

/// Those that inputs of every question may have, and those that box_ball has none of, which need an input of another question.
std::span<const CaseReason> common_reasons();
std::span<const CaseReason> question_reasons();

}  // namespace tangency::vectors
