// SPDX-License-Identifier: MIT
// A function on trial, whatever it is made of.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "tangency/properties/input.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::properties {

/// A subject answers cases of one signature and promises one contract. `answer` gets a run of cases and
/// sets one answer a case, in order; batches let a process keep many cases in flight. Where it exits instead, it
/// answers what else it can and throws SubjectExited.
struct Subject {
    std::string name;
    Signature signature;
    Contract contract;
    std::function<void(std::span<const Input>, std::span<bool>)> answer;
};

/// That a subject exited, hung or threw where it should have answered.
struct Exit {
    std::optional<Input> input{};  ///< the input that it exited on, where one can be blamed
    std::size_t place = 0;         ///< of that input among the cases of the call
    std::string what{};            ///< "tangency_lo_hi_f32 was killed by SIGSEGV (Segmentation fault)"
    std::string standard_error{};  ///< its last lines
    bool hung = false;
    bool repeats = true;            ///< asked about this input alone, a new process exited too; else it answered
};

/// What one call to a subject left open.
struct Unanswered {
    std::vector<std::size_t> places{};  ///< of the cases that got no answer, in order: those exited on, those left out after
    std::vector<Exit> exits{};

    /// Whether any of the `count` cases from `first` on has no answer.
    bool has_any(std::size_t first, std::size_t count) const;
};

/// Thrown by Subject::answer once every case but those has its answer.
class SubjectExited : public std::runtime_error {
public:
    explicit SubjectExited(Unanswered open) : std::runtime_error(open.exits.front().what), unanswered(std::move(open)) {}

    Unanswered unanswered;
};

/// The subject's answers; what it exited on is returned. Answers of such cases say nothing.
Unanswered ask_all(const Subject& subject, std::span<const Input> cases, std::span<bool> answers);

/// The subject's answer to one case. Throws what Subject::answer throws.
bool ask(const Subject& subject, const Input& input);

}  // namespace tangency::properties
