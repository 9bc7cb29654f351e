// SPDX-License-Identifier: MIT
// A program's answer as a line of text: yes or no, a verdict, a number, or the numbers of a vector.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "tangency/properties/subject.hpp"

namespace tangency::tools {

/// An answer as read: `problem` says, in a clause, what such a line is where it is none; `defect` what a number that is none lacks.
struct ReadAnswer {
    bool yes = false;
    properties::Reply reply{};
    std::string problem{};
    std::optional<std::string> defect{};

    /// Puts the answer at a place of the slots, whose kind is the signature's.
    void put(properties::AnswerSlots slots, std::size_t place, const Signature& signature) const;
};

/// How many characters a line may have: an exact decimal of the smallest double has 1,100.
inline constexpr std::size_t longest_answer = std::size_t{1} << 14;

/// Reads a line: 1 or 0, of a verdict a word or -1, 0, 1, else decimals or hexfloats with blanks between them.
ReadAnswer read_answer(std::string_view line, const Signature& signature);

}  // namespace tangency::tools
