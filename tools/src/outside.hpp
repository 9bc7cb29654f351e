// SPDX-License-Identifier: MIT
// Functions on trial that live in another program: a plugin's symbol or a process that reads and answers lines.
#pragma once

#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "tangency/properties/input.hpp"
#include "tangency/properties/subject.hpp"

namespace tangency::tools {

/// How long an outside function may take. A program at work is not silent while it takes in what it is sent.
struct OutsideLimits {
    double startup_seconds = 60;  ///< for a plugin to open, for a program until its first answer
    double silence_seconds = 10;  ///< without a further answer, after which it counts as hung
    /// Told, in a sentence, what would make a program easier to work with; from any thread.
    std::function<void(const std::string&)> recommend = [](const std::string&) {};
};

/// An outside function cannot be started: a missing file, symbol or command. One line that names it and the hint.
class CannotStart : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// An outside function crashed, hung, left, or answered what is no answer. `input` is the case that did it, where
/// one case can be blamed.
class SubjectDied : public std::runtime_error {
public:
    SubjectDied(const std::string& what, std::optional<properties::Input> blamed)
        : std::runtime_error(what), input(std::move(blamed)) {}

    std::optional<properties::Input> input;
};

/// It hung: nothing came for as long as OutsideLimits allow.
class SubjectHung : public SubjectDied {
public:
    using SubjectDied::SubjectDied;
};

/// The function `tangency_<form>_<scalar>` (`tangency3_...` in 3-D) of a shared object, run in a child process, so
/// that nothing it does harms this one. The subject's `answer` throws SubjectDied, and starts a new child when it
/// is called after that. Throws CannotStart.
properties::Subject open_plugin(const std::string& file, const Signature& signature, Contract contract,
                                const OutsideLimits& limits = {});

/// A command that reads one case a line and answers `1` or `0` a line; quotes in it group as in a shell, and no
/// shell runs it. One process serves all calls, whatever its pauses; answers that it holds back in a buffer are pushed
/// out by sending cases again. Only a command that keeps every answer until the end of its input is started once a call
/// (docs/how-to-process.md says how that is told). The subject's `answer` throws SubjectDied, and starts the command
/// again when it is called after that. A call with no cases ends the session: it closes the command's input and throws
/// if more answers come than questions were asked, or if the command does not end. Throws CannotStart.
properties::Subject start_command(const std::string& command, const Signature& signature, Contract contract,
                                  const OutsideLimits& limits = {});

}  // namespace tangency::tools
