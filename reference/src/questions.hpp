// SPDX-License-Identifier: MIT
// The references of the questions beside box and ball, a file each in questions/.
#pragma once

#include <span>

#include "tangency/reference/answer.hpp"

namespace tangency::reference {

/// Needs a valid row of a question other than box_ball.
Answer answer_question(const Signature& signature, std::span<const double> row);

}  // namespace tangency::reference
