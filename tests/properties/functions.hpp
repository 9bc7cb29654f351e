// SPDX-License-Identifier: MIT
// What tests of draws and trials share: functions put on trial, and a quick verdict.
#pragma once

#include <string>
#include <utility>

#include "../signatures.hpp"
#include "tangency/properties/fast_verdict.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/subject.hpp"

namespace tangency::properties {

/// A subject of a function of one input.
template <class Test>
Subject subject_of(std::string name, const Signature& signature, Test test, Contract contract = Contract::closed) {
    return {std::move(name), signature, contract, [test](std::span<const Input> inputs, std::span<bool> answers) {
                for (std::size_t i = 0; i < inputs.size(); ++i) answers[i] = test(inputs[i]);
            }};
}

/// By exact_filtered, or where that is not certain or knows no way from the form, by the reference.
inline reference::Verdict verdict_of(const Input& input) {
    const auto fast = fast_verdict(input);
    return fast ? *fast : find_verdict(input);
}

}  // namespace tangency::properties
