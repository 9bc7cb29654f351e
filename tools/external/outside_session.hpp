// SPDX-License-Identifier: MIT
// A session with a function in another process: asked on after it exits, and what it exits on found.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "outside.hpp"

namespace tangency::tools {

/// Why an attempt ended early.
struct Failure {
    std::string what;
    std::string standard_error{};
    bool hung = false;
    std::string defect{};  ///< what is wrong with the answer, where one was given that is none, or what it wrote where it may not
    bool goes_on = false;  ///< it answered besides, so that it works, if not rightly
};

/// What came of asking a process for answers.
struct Attempt {
    std::size_t answered = 0;  ///< so many of the first cases have answers
    std::size_t sent = 0;      ///< a case that ended the process is one of those from `answered` up to here
    std::optional<Failure> failure{};
};

/// A process that answers, or the means to start one.
class OutsideProcess {
public:
    virtual ~OutsideProcess() = default;

    /// Asks a process, a new one after it has ended, which every failure has done. Throws SubjectDied if answers
    /// cannot be told apart any more, CannotStart if there is no new one.
    virtual Attempt attempt(std::span<const properties::Input> cases, properties::AnswerSlots answers) = 0;
    /// No more cases come. Throws SubjectDied if the process does not end well.
    virtual void finish() = 0;
};

/// A subject's `answer`, as open_plugin and start_command promise it. Where a process exits with many cases before it,
/// new ones are asked about the first of them alone, then about twice as many each time, until one exits on one case
/// alone: that is the case that it exits on. The answers given meanwhile count.
class OutsideSession {
public:
    OutsideSession(std::unique_ptr<OutsideProcess> process, const OutsideLimits& limits);

    void answer(std::span<const properties::Input> cases, properties::AnswerSlots answers);

private:
    struct Call;

    void ask_on(Call& call);
    void take_failure(Call& call, const Attempt& attempt, bool alone);
    void blame(Call& call, properties::Exit exit);
    bool is_over(const Call& call) const;

    std::unique_ptr<OutsideProcess> process_;
    OutsideLimits limits_;
    bool has_answered_ = false;
    std::size_t exits_ = 0;
    std::size_t failures_ = 0;       // since the last that was traced to a case
    std::size_t idle_failures_ = 0;  // of new processes in a row that took in no case
};

}  // namespace tangency::tools
