// SPDX-License-Identifier: MIT
// What verbs that work for long share: Ctrl-C as a flag, and progress on a terminal.
#include "long_run.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>

namespace tangency::tools {
namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "the signal handler may touch nothing else");

void on_interrupt(int signal) {
    interrupted.store(true);
    std::signal(signal, SIG_DFL);
}

}  // namespace

const std::atomic<bool>& watch_interrupt() {
    std::signal(SIGINT, on_interrupt);
    return interrupted;
}

const std::atomic<bool>& watch_termination() {
    std::signal(SIGTERM, on_interrupt);
    return watch_interrupt();
}

void show_progress(std::string_view verb, double share) {
    static const bool terminal = isatty(STDERR_FILENO) != 0;
    static int shown = -1;
    const int percent = std::min(static_cast<int>(share * 100), 100);
    if (!terminal || percent == shown) return;
    shown = percent;
    fmt::print(stderr, "\r{}: {:3d} %", verb, percent);
    std::fflush(stderr);
}

void clear_progress() {
    if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r{:20}\r", "");
}

}  // namespace tangency::tools
