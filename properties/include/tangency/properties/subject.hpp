// SPDX-License-Identifier: MIT
// A function on trial, whatever it is made of.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "tangency/properties/input.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::properties {

/// A subject answers cases of one signature and promises one contract. `answer` gets a run of cases and
/// sets one answer a case, in order; batches let a process keep many cases in flight.
struct Subject {
    std::string name;
    Signature signature;
    Contract contract;
    std::function<void(std::span<const Input>, std::span<bool>)> answer;
};

/// The subject's answer to one case.
bool ask(const Subject& subject, const Input& input);

}  // namespace tangency::properties
