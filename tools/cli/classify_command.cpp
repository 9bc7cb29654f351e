// SPDX-License-Identifier: MIT
// `tangency classify` as a subcommand.
#include "classify_command.hpp"

#include <fmt/format.h>

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "classify.hpp"
#include "numbers.hpp"
#include "signature_option.hpp"

namespace tangency::tools {
namespace {

struct ClassifyArguments {
    SignatureArguments signature;
    bool json = false;
};

/// Before the mark "--" a minus starts a number only if a number follows; behind it everything is a number.
std::optional<std::vector<std::string>> numbers_of(std::vector<std::string> tokens, std::ostream& err) {
    const auto mark = std::ranges::find(tokens, "--");
    const auto option = std::find_if(tokens.begin(), mark, [](const std::string& token) {
        return token.starts_with("-") && token.find_first_of("0123456789.iInN", 1) != 1;
    });
    if (option != mark) {
        err << "tangency: classify has no option " << quote_token(*option) << "; see classify --help\n";
        return std::nullopt;
    }
    if (mark != tokens.end()) tokens.erase(mark);
    return tokens;
}

int run(const CLI::App& command, const ClassifyArguments& arguments, std::istream& in, std::ostream& out,
        std::ostream& err) {
    const auto signature = read_signature("classify", arguments.signature, err);
    if (!signature) return 2;
    auto numbers = numbers_of(command.remaining(), err);
    if (!numbers) return 2;
    return run_classify({*signature, arguments.json, std::move(*numbers)}, in, out, err);
}

}  // namespace

void add_classify_command(CLI::App& app, std::istream& in, std::ostream& out, std::ostream& err, int& exit_status) {
    auto* command = app.add_subcommand("classify", "Answer cases exactly: verdict, region, relation and gap_sq");
    const auto arguments = std::make_shared<ClassifyArguments>();
    command->add_option("--form", arguments->signature.form, fmt::format("How the box is stored: {}",
                                                                         fmt::join(names_of_forms(), ", ")));
    command->add_option("--scalar", arguments->signature.scalar, "The type of every number: f32 or f64");
    command->add_option("--dim", arguments->signature.dim, "2 or 3; by default 2, or 3 for forms that are 3-D only");
    command->add_flag("--json", arguments->json, "One JSON object a line, with the bits used");

    // CLI11 takes "-.5" and "-inf" for options, so an ordinary list of numbers would lose them. All tokens go
    // to the extras instead, which keep their order. The positional is there for --help, and because CLI11
    // hands what follows "--" to the parent if the command awaits no positional.
    command->allow_extras()->fallthrough(false)->validate_positionals();
    command->add_option("NUMBERS", "One case, box first; negative numbers are safe after --. "
                                   "Without it, one case a line on standard input")
        ->expected(1, -1)
        ->check(CLI::Validator([](std::string&) { return std::string("goes to the extras"); }, ""));
    command->callback([=, &in, &out, &err, &exit_status] { exit_status = run(*command, *arguments, in, out, err); });
}

}  // namespace tangency::tools
