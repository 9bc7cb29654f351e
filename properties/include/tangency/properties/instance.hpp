// SPDX-License-Identifier: MIT
// What a property puts to a subject: a few inputs and what is expected of the answers.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "tangency/properties/input.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::properties {

/// What must hold of the answers. A verdict is read as two answers, one under either contract; of numbers relation.cpp says what it means.
enum class Expectation {
    verdict,          ///< the answer is the reference's, ties by contract
    verdict_or_band,  ///< as verdict, but a gap inside the band excuses any answer
    same,             ///< all answers are equal
    implies,          ///< a hit on the first input is a hit on the second
    hit,              ///< every answer is true
    miss,             ///< every answer is false
    pure              ///< inputs with the same bits have the same answer
};

/// How the right number of the second of two inputs that are the same, seen otherwise, follows from the first one's.
struct Correspondence {
    int doublings = 0;  ///< of every length
    /// of which number of the first vector each number of the second is made, counted from 1, and negative where it is its negative;
    /// all 0 where no more is known than its length
    std::array<int, 3> axes{1, 2, 3};
};

/// The reference's answer on an input; find_reference_answer(input) has the numbers behind it.
struct Answered : reference::Standing {
    Input input;
};

class ExactReply;

/// Inputs and what is expected. `answer` is the reference's on the first input or its equal, where the expectation needs it.
struct Instance {
    Expectation expectation;
    std::vector<Input> inputs;
    std::optional<Answered> answer{};
    std::optional<Contract> only_for{};                                      ///< what is expected under one contract only
    Correspondence correspondence{};                                         ///< of what is the same
    mutable std::vector<std::shared_ptr<const ExactReply>> right_replies{};  ///< of right_reply_of, each once it was asked
};

struct GivenAnswers;

/// Asks the reference about an input, for an instance's `answer`. Needs a valid input.
Answered answered(const Input& input);

/// An instance about the verdict on one input, with the reference's answer.
Instance verdict_instance(Expectation expectation, const Input& input);

/// What a right reply to the input at a place is, worked out once for all subjects. Of an answer that is measured.
const ExactReply& right_reply_of(const Instance& instance, std::size_t place = 0);

/// Whether the answers of a subject with this contract are as expected. Of a yes or no and of a verdict the band is left aside;
/// numbers are right within theirs.
bool answers_hold(const Instance& instance, const GivenAnswers& answers, Contract contract);

/// How grave wrong answers are, for choosing which to show: greater is graver. The gravest number of an instance's; of yes or no, of
/// verdicts and of call orders all are alike, 0.
int gravity_of(const Instance& instance, const GivenAnswers& answers, Contract contract);

/// Whether what was given are answers, right or wrong: a NaN is none, nor is a verdict but the three. What is none nothing excuses.
bool are_answers(const Instance& instance, const GivenAnswers& answers);

/// Whether a wrong answer is excused because the gap lies inside the band of factor k. A wrong number never is.
bool band_excuses(const Instance& instance, double k);

}  // namespace tangency::properties
