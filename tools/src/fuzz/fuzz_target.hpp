// SPDX-License-Identifier: MIT
// The function that an input is held against: a built-in subject by its name, or the user's own.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "command_line.hpp"
#include "signature_option.hpp"
#include "tangency/fuzz/fuzzed_subject.hpp"

namespace tangency::tools {

/// The options that name it, as the user wrote them.
struct FuzzTargetArguments {
    std::string subject, plugin, command;
    SignatureArguments signature;
    std::string contract, level;
    std::optional<double> band;

    bool none() const { return subject.empty() && plugin.empty() && command.empty(); }
};

/// One name, one fuzzed subject a signature: a built-in method is tried in several scalars and dimensions.
struct FuzzTarget {
    std::string name;  ///< as the user wrote it
    bool built_in = false;
    std::vector<fuzz::FuzzedSubject> fuzzed_subjects;  ///< never empty
};

/// Adds --subject, --plugin, --command, --form, --scalar, --dim, --contract, --level and --band.
void add_fuzz_target_options(const Verb& verb, FuzzTargetArguments& arguments);

/// What the words name, or nothing after one line on `err` that says which word is wrong and what to give.
/// Throws CannotStart if a plugin or a command cannot be opened.
std::optional<FuzzTarget> read_fuzz_target(std::string_view verb, const FuzzTargetArguments& arguments, std::ostream& err);

/// How a call of a signature is written in a counterexample: the plugin's symbol, or "intersects".
std::string function_name(const FuzzTarget& target, const Signature& signature);

}  // namespace tangency::tools
