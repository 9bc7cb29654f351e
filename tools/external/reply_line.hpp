// SPDX-License-Identifier: MIT
// A program's answer as a line of text: yes or no, a verdict, a number, or the numbers of a vector.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "tangency/properties/subject.hpp"

namespace tangency::tools {

/// An answer as read, or what is wrong with a line that is none.
struct ReadAnswer {
    bool yes = false;
    properties::Reply reply{};
    std::string problem{};  ///< a clause that says what an answer is, or that no line end came; empty if this is one
    std::string oddity{};   ///< what of the line its author may not see (odd_line.hpp); empty if there is nothing

    /// Puts the answer at a place of the slots, whose kind is the signature's.
    void put(properties::AnswerSlots slots, std::size_t place, const Signature& signature) const;
};

/// How many characters a line may have: an exact decimal of the smallest double has 1,100.
inline constexpr std::size_t longest_answer = std::size_t{1} << 14;

/// Reads a line: 1, 0, true, True, false or False, of a verdict a word or a number, else decimals or hexfloats with blanks between them.
/// A number that is no right answer to anything, such as NaN, is read as one.
ReadAnswer read_answer(std::string_view line, const Signature& signature);

}  // namespace tangency::tools
