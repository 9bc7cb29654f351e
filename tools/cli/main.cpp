// SPDX-License-Identifier: MIT
// The tangency command: one entry point, one exit code (0 holds, 1 violations, 2 cannot run).
#include <algorithm>
#include <csignal>
#include <iostream>

#include "audit_command.hpp"
#include "campaign_command.hpp"
#include "check_command.hpp"
#include "classify_command.hpp"
#include "draw_command.hpp"
#include "forms_command.hpp"
#include "fuzz_command.hpp"
#include "search_command.hpp"
#include "vectors_command.hpp"

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    // A closed pipe ends the output, not the process by a signal.
    std::signal(SIGPIPE, SIG_IGN);

    const tangency::tools::CommandLine line(
        "Does this circle touch this rectangle? An exact reference, and a suite that tries your function.", "tangency " TANGENCY_VERSION);
    line.set_footer("Exit status: 0 what was asked holds, 1 violations were found, 2 it could not be run.");
    tangency::tools::add_audit_command(line);
    tangency::tools::add_campaign_command(line);
    tangency::tools::add_check_command(line);
    tangency::tools::add_classify_command(line, std::cin, std::cout, std::cerr);
    tangency::tools::add_draw_command(line, std::cout, std::cerr);
    tangency::tools::add_forms_command(line, std::cout, std::cerr);
    tangency::tools::add_fuzz_command(line, std::cout, std::cerr);
    tangency::tools::add_search_command(line);
    tangency::vectors::add_vectors_command(line, std::cout, std::cerr);
    return line.run({argv + std::min(argc, 1), argv + argc}, std::cout, std::cerr);
}
