// SPDX-License-Identifier: MIT
// The tangency command: one entry point, one exit code (0 holds, 1 violations, 2 cannot run).
#include <CLI/CLI.hpp>

#include <csignal>
#include <exception>
#include <iostream>

#include "audit_command.hpp"
#include "check_command.hpp"
#include "classify_command.hpp"
#include "fuzz/fuzz_command.hpp"
#include "search_command.hpp"
#include "vectors/vectors_command.hpp"

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    // A closed pipe ends the output, not the process by a signal.
    std::signal(SIGPIPE, SIG_IGN);

    CLI::App app{"Does this circle touch this rectangle? An exact reference, and a suite that tries your function.",
                 "tangency"};
    app.set_version_flag("--version", "tangency " TANGENCY_VERSION);
    app.require_subcommand(0, 1);  // at least one is asked for below, so that a misspelt verb is named first
    app.footer("Exit status: 0 what was asked holds, 1 violations were found, 2 it could not be run.");
    int status = 0;
    tangency::tools::add_audit_command(app, status);
    tangency::tools::add_check_command(app, status);
    tangency::tools::add_classify_command(app, std::cin, std::cout, std::cerr, status);
    tangency::tools::add_fuzz_command(app, std::cout, std::cerr, status);
    tangency::tools::add_search_command(app, status);
    tangency::vectors::add_vectors_command(app, std::cout, std::cerr, status);
    try {
        app.parse(argc, argv);
        if (app.get_subcommands().empty()) throw CLI::RequiredError("A verb (audit, check, classify, fuzz, search or vectors)");
    } catch (const CLI::ParseError& error) {
        // Help and version are successes; whatever else CLI11 rejects is bad usage.
        if (error.get_exit_code() == 0) return app.exit(error);
        std::cerr << "tangency: " << error.what() << "; see tangency --help\n";
        return 2;
    } catch (const std::exception& error) {
        std::cerr << "tangency: " << error.what() << '\n';
        return 2;
    }
    return status;
}
