// SPDX-License-Identifier: MIT
// Functions on trial that live in another program: a plugin's symbol or a process that reads and answers lines.
#pragma once

#include <cstddef>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>

#include "tangency/properties/subject.hpp"

namespace tangency::tools {

/// How long an outside function may take. A program at work is not silent while it takes in what it is sent.
struct OutsideLimits {
    double startup_seconds = 60;  ///< for a plugin to open, for a program until its first answer
    double silence_seconds = 10;  ///< without a further answer, after which it counts as hung
    /// On how many inputs it may exit, or hang, in one call and be asked on; the rest of that call is left out. With no
    /// exits allowed the first one is thrown as SubjectDied.
    std::size_t most_exits = 0;
    std::size_t most_hangs = 3;
    bool quiet = false;       ///< pass on nothing of its standard error
    bool is_started = false;  ///< it has answered others before, so that silence at the first input is no matter of its start
    /// Told, in a sentence, what would make a program easier to work with; from any thread.
    std::function<void(const std::string&)> recommend = [](const std::string&) {};
};

/// An outside function cannot be started: a missing file, symbol or command. One line that names it and the hint.
class CannotStart : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// An outside function answered what is no answer, or exited more often than is allowed.
class SubjectDied : public std::runtime_error {
public:
    explicit SubjectDied(properties::Exit how) : std::runtime_error(how.what), exit(std::move(how)) {}

    properties::Exit exit;
};

/// The function `tangency_<form>_<scalar>` (`tangency3_...` in 3-D, `tangency1_...` on a line, `tangency_<answer>_...` of other answers) of a shared object, run in a child process, so
/// that nothing it does harms this one. After an exit the subject's `answer` goes on with a new child, as `limits`
/// allow, and throws SubjectExited at its end. Throws CannotStart.
properties::Subject open_plugin(const std::string& file, const Signature& signature, Contract contract, const OutsideLimits& limits = {});

/// A command that reads one case a line and answers `1` or `0` a line, or what else the signature answers (reply_line.hpp); quotes in it group as in a shell, and no
/// shell runs it. One process serves all calls, whatever its pauses; answers that it holds back in a buffer are pushed
/// out by sending cases again. Only a command that keeps every answer until the end of its input is started once a call
/// (docs/how-to-process.md says how that is told). After an exit the subject's `answer` starts the command again and
/// goes on, as `limits` allow, and throws SubjectExited at its end. A call with no cases ends the session: it closes
/// the command's input and throws if more answers come than questions were asked, or if the command does not end.
/// Throws CannotStart.
properties::Subject start_command(const std::string& command, const Signature& signature, Contract contract,
                                  const OutsideLimits& limits = {});

}  // namespace tangency::tools
