// SPDX-License-Identifier: MIT
// The options that name the function an input is held against.
#pragma once

#include <optional>
#include <ostream>
#include <string>

#include "command_line.hpp"
#include "fuzz/fuzz_target.hpp"
#include "signature_option.hpp"

namespace tangency::tools {

/// These, as the user wrote them.
struct FuzzTargetArguments {
    std::string subject, plugin, command;
    SignatureArguments signature;
    std::string contract, level;
    std::optional<double> band;

    bool none() const { return subject.empty() && plugin.empty() && command.empty(); }
};

/// Adds --subject, --plugin, --command, --form, --scalar, --dim, --contract, --level and --band.
void add_fuzz_target_options(const Verb& verb, FuzzTargetArguments& arguments);

/// What the words name, or nothing after one line on `err` that says which word is wrong and what to give.
/// Throws CannotStart if a plugin or a command cannot be opened.
std::optional<FuzzTarget> read_fuzz_target(std::string_view verb, const FuzzTargetArguments& arguments, std::ostream& err);

}  // namespace tangency::tools
