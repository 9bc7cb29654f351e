// SPDX-License-Identifier: MIT
// Inputs of chosen kinds, one after the other, each with its exact verdict: for who makes tests of them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tangency/properties/domain.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::properties {

/// An input, what it was drawn as, and the reference's answer.
struct DrawnInput {
    Input input;
    InputKind kind;
    reference::Verdict verdict;
};

/// Draws inputs of the kinds in turn. The same arguments give the same inputs on every compiler.
class InputDraws {
public:
    /// Needs at least one kind; the question must have each of them.
    InputDraws(const Signature& signature, std::vector<InputKind> kinds, std::uint64_t seed);

    /// The next one; nothing if hardly any draw makes an input of its kind, and then it is next again.
    std::optional<DrawnInput> next();

private:
    const Signature signature_;
    const std::vector<InputKind> kinds_;
    const Domain domain_;
    Source source_;
    std::uint64_t drawn_ = 0;
};

}  // namespace tangency::properties
