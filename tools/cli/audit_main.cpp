// SPDX-License-Identifier: MIT
// The verb audit by itself, for ./run audit: as main.cpp, without what the other verbs need.
#include <csignal>
#include <iostream>

#include "audit_command.hpp"

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    std::signal(SIGPIPE, SIG_IGN);
    const tangency::tools::CommandLine line("Put the built-in subjects on trial before an exact reference.", "tangency " TANGENCY_VERSION);
    tangency::tools::add_audit_command(line);
    return line.run({argv + 1, argv + argc}, std::cout, std::cerr);
}
