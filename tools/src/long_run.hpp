// SPDX-License-Identifier: MIT
// What verbs that work for long share: Ctrl-C as a flag, and progress on a terminal.
#pragma once

#include <atomic>
#include <string_view>

namespace tangency::tools {

/// The exit status of a verb that Ctrl-C ended.
inline constexpr int exit_interrupted = 130;

/// A flag that the first Ctrl-C from now on sets; a second one, should the work not end, ends the process.
const std::atomic<bool>& watch_interrupt();

/// The same flag, which SIGTERM sets too: so schedulers say that a job is to end, some time before they kill it.
const std::atomic<bool>& watch_termination();

/// "audit:  37 %" on a terminal, nothing in a pipe or a log. Domain of `share`: 0 to 1. One thread at a time.
void show_progress(std::string_view verb, double share);

/// Wipes the line that show_progress wrote.
void clear_progress();

}  // namespace tangency::tools
