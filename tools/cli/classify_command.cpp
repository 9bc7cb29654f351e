// SPDX-License-Identifier: MIT
// `tangency classify` as a subcommand.
#include "classify_command.hpp"

#include <fmt/format.h>

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
    std::string answer{name_of(AnswerKind::boolean)};
    bool json = false, certificate = false;
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

int run(const Verb& verb, const ClassifyArguments& arguments, std::istream& in, std::ostream& out, std::ostream& err) {
    auto signature = read_signature("classify", arguments.signature, err);
    if (!signature) return 2;
    const auto answer = read_answer("classify", arguments.answer, *signature, err);
    if (!answer) return 2;
    signature->answer = *answer;
    auto numbers = numbers_of(verb.rest(), err);
    if (!numbers) return 2;
    return run_classify({*signature, arguments.json || arguments.certificate, std::move(*numbers), arguments.certificate}, in, out, err);
}

}  // namespace

void add_classify_command(const CommandLine& line, std::istream& in, std::ostream& out, std::ostream& err) {
    const Verb verb = line.add_verb("classify", "Answer cases exactly: verdict, region, relation and gap_sq");
    const auto arguments = std::make_shared<ClassifyArguments>();
    add_signature_options(verb, arguments->signature);
    add_answer_option(verb, arguments->answer);
    verb.add_flag("--json", arguments->json, "One JSON object a line, with the bits used");
    verb.add_flag("--certificate", arguments->certificate, "The proof of each verdict in the JSON: two points and a direction");
    verb.add_rest("NUMBERS",
                  "One case, box first; negative numbers are safe after --. "
                  "Without it, one case a line on standard input");
    verb.set_action([=, &in, &out, &err] { return run(verb, *arguments, in, out, err); });
}

}  // namespace tangency::tools
