// SPDX-License-Identifier: MIT
// What a run of a target may choose beside the driver's own flags.
#pragma once

#include <string>

#include "tangency/shapes/question.hpp"

namespace tangency::fuzz {

/// The choices of a run, each from a flag `--NAME=VALUE` or, where no flag is given, from the environment.
struct Settings {
    std::string subject{};              ///< --subject, TANGENCY_FUZZ_SUBJECT: one built-in subject or mutant by name; empty: all
    std::string question{};             ///< --question, TANGENCY_FUZZ_QUESTION: all subjects of this question; empty: of box_ball
    std::string form{};                 ///< --form, TANGENCY_FUZZ_FORM: only subjects of this form; empty: of all
    std::string broken{};               ///< --break, TANGENCY_FUZZ_BREAK: what a test breaks on purpose, to see the target find it
    std::string artifact_prefix{"./"};  ///< libFuzzer's own -artifact_prefix: where a minimised input is written
};

/// The settings of this run: from the environment until `read_settings` has seen the command line.
Settings& settings();

/// The question that is played where no subject is named. An unknown one ends the program with exit code 2.
Question question_of_the_run();

/// Reads and removes our flags, so that the driver does not see them, and leaves their values in the environment for
/// the processes that libFuzzer starts. An unknown `--flag` ends the program with exit code 2; a bare `--` says nothing.
void read_settings(int& argc, char** argv);

}  // namespace tangency::fuzz
