// SPDX-License-Identifier: MIT
// What is wrong with a function as a person reads it first: a sentence, one plain case with its reason, its cause, and what is right besides.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tangency/properties/known_bug.hpp"
#include "tangency/properties/overflow.hpp"
#include "tangency/properties/requirement.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::properties {

/// One cause of wrong answers, in words of the caller's world.
struct Cause {
    std::string sentence;              ///< "WRONG  closed, 2-D, double: a hit where the circle misses the rectangle at a corner"
    std::vector<std::string> lines{};  ///< the case, its reason, what it looks like, what is right besides

    std::string text() const;  ///< the sentence, then the lines two blanks further in; the last one ended
};

/// What the words need beside the outcomes.
struct ShortTerms {
    Signature signature;
    Contract contract;
    Requirement requirement{};
    std::function<std::string(const Input&)> call;  ///< a call of the function as its owner writes it
    std::optional<KnownBug> known_bug{};
    std::optional<Overflow> overflow{};
    std::optional<Contract> kept{};  ///< the other contract, where the function keeps that
};

/// "closed, 2-D, double": what the sentence of a cause begins with.
std::string terms_text(const Signature& signature, Contract contract);

/// Where the shapes of a valid input stand: "the circle just touches the rectangle at a side".
std::string standing_text(const Input& input);

/// The causes of the violations that bind, nothing if there are none. What one known bug, one region or one sort of wrong answer explains is
/// one cause, told by its plainest case: shapes of positive size and ways that move rather than others, no tie rather than a tie, small
/// numbers rather than large ones. A function that remembers breaks much else, so that alone is told of it.
std::vector<Cause> find_causes(std::span<const Outcome> outcomes, const ShortTerms& terms);

/// Of a function that holds, with what was excused or is not required: "right on 2,160,890 cases, but for differences within rounding".
std::string right_text(std::uint64_t cases, std::span<const Outcome> outcomes, const Requirement& requirement, const Allowance& allowance);

/// What a function hits that it could miss, with the case that is farthest off in relation to its scale.
std::string excess_text(const Excess& excess, const std::function<std::string(const Input&)>& call);

/// 1234567 as "1,234,567".
std::string grouped(std::uint64_t number);

/// The numbers of an input as a person writes them, with what stands between: "0, 0, 1, 1, 2, 0, 1".
std::string numbers_text(const Input& input, std::string_view between);

}  // namespace tangency::properties
