// SPDX-License-Identifier: MIT
// `tangency fuzz explain|vector|finding|seeds`: options, messages, exit status.
#include "fuzz_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "fuzz/explain.hpp"
#include "fuzz/finding.hpp"
#include "fuzz/found.hpp"
#include "fuzz_target_option.hpp"
#include "json.hpp"
#include "outside.hpp"
#include "seeds_command.hpp"
#include "tangency/properties/explain.hpp"
#include "vectors/append.hpp"
#include "vectors/store.hpp"

namespace tangency::tools {
namespace {

using properties::Input;

constexpr int holds = 0, violated = 1, cannot_run = 2;

struct Arguments {
    std::vector<std::string> files;
    FuzzTargetArguments target;
    bool text = false, json = false;
    std::string out;
};

std::string description_of_exit(const Found& found, const SubjectDied& died) {
    const std::string place = died.exit.input ? fmt::format(" at {}", to_text(*died.exit.input)) : "";
    return fmt::format("{}: {}{}", found.name, died.what(), place);
}

int explain_one(const Arguments& arguments, FuzzTarget& target, const std::string& file, std::ostream& out) {
    const Found found = read_found(file, arguments.text);
    try {
        const Explanation explanation = explain_input(target, found);
        out << (arguments.json ? explanation_json(target, explanation) + '\n' : explanation_text(target, explanation));
        return explanation.finding ? violated : holds;
    } catch (const SubjectDied& died) {
        throw BadInput(description_of_exit(found, died));
    }
}

// Every file is told of; the status is the worst.
int explain(const Arguments& arguments, std::ostream& out, std::ostream& err) {
    auto target = read_fuzz_target("fuzz explain", arguments.target, err);
    if (!target) return cannot_run;
    int worst = holds;
    for (const std::string& file : arguments.files) {
        int status = cannot_run;
        try {
            status = explain_one(arguments, *target, file, out);
        } catch (const BadInput& bad) {
            if (arguments.json) out << fmt::format("{{\"file\":{},\"error\":{}}}\n", json_string(file), json_string(bad.what()));
            err << "tangency: " << bad.what() << '\n';
        }
        worst = std::max(worst, status);
    }
    return worst;
}

// The cases of a finding that the target answers wrongly; if the reference objects to none of them alone, all.
std::vector<Input> inputs_of(const FuzzTarget& target, const Explanation& explanation) {
    const auto& counterexample = explanation.finding->counterexample;
    const Contract contract = target.fuzzed_subjects[explanation.fuzzed].subject().contract;
    std::vector<Input> wrong, all;
    for (const std::size_t i : properties::telling_cases(counterexample)) {
        const Input& input = counterexample.instance.inputs[i];
        all.push_back(input);
        if (is_answered_wrongly(input, counterexample.answers[i], contract)) wrong.push_back(input);
    }
    return wrong.empty() ? all : wrong;
}

// Without a subject named there is nothing to minimise by: the row as the input means it.
std::optional<Input> input_as_it_is(const Arguments& arguments, const Found& found, std::ostream& err) {
    const auto question = find_word("fuzz vector", "question", arguments.target.signature.question_or_default(), question_names, err);
    if (!question) return std::nullopt;
    Signature signature = selected_signature(found, every_question[*question]);
    if (found.text || !arguments.target.signature.form.empty()) {
        const auto given = read_signature("fuzz vector without a subject", arguments.target.signature, err);
        if (!given) return std::nullopt;
        signature = *given;
    }
    return fuzz::draw(meanings_of(found, signature).back(), signature).row;
}

int add_vector(const Arguments& arguments, FuzzTarget* target, const std::string& file, std::ostream& out, std::ostream& err) {
    const Found found = read_found(file, arguments.text);
    std::vector<Input> inputs;
    if (target == nullptr) {
        const auto input = input_as_it_is(arguments, found, err);
        if (!input) return cannot_run;
        inputs.push_back(*input);
    } else {
        try {
            const Explanation explanation = explain_input(*target, found);
            if (!explanation.finding)
                throw BadInput(
                    fmt::format("{}: {} answers it rightly; leave out the subject to store the row as it is", file, target->name));
            inputs = inputs_of(*target, explanation);
        } catch (const SubjectDied& died) {
            throw BadInput(description_of_exit(found, died));
        }
    }
    const vectors::Appended appended = vectors::append(arguments.out, inputs.front().signature, inputs);
    for (const Input& input : inputs) {
        const bool added = std::ranges::find(appended.added, vectors::id_of(input)) != appended.added.end();
        out << fmt::format("{}: {} case {}: {} ({})\n", file, added ? "added" : "has already", vectors::id_of(input), to_text(input),
                           properties::reference_view(input));
    }
    out << fmt::format("{}: {} cases and {} policy rows\n", arguments.out, appended.cases, appended.policy);
    return holds;
}

int add_vectors(const Arguments& arguments, std::ostream& out, std::ostream& err) {
    std::optional<FuzzTarget> target;
    if (!arguments.target.none() && !(target = read_fuzz_target("fuzz vector", arguments.target, err))) return cannot_run;
    int worst = holds;
    for (const std::string& file : arguments.files)
        worst = std::max(worst, add_vector(arguments, target ? &*target : nullptr, file, out, err));
    return worst;
}

int print_finding(const Arguments& arguments, std::ostream& out, std::ostream& err) {
    auto target = read_fuzz_target("fuzz finding", arguments.target, err);
    if (!target) return cannot_run;
    if (!is_method(target->name)) {
        err << fmt::format("tangency: {} is no built-in method, and findings are about these; see fuzz explain\n", target->name);
        return cannot_run;
    }
    const Explanation explanation = explain_input(*target, read_found(arguments.files.front(), arguments.text));
    if (!explanation.finding) {
        out << explanation_text(*target, explanation);
        return holds;
    }
    out << finding_row(*target, explanation);
    return violated;
}

using Action = int (*)(const Arguments&, std::ostream&, std::ostream&);

}  // namespace

void add_fuzz_command(const CommandLine& line, std::ostream& out, std::ostream& err) {
    const Verb fuzz = line.add_verb("fuzz", "Understand what a fuzzer found: explain it, store it, report it");
    const auto arguments = std::make_shared<Arguments>();
    const auto add_verb = [&](const char* name, const char* text, Action action) {
        const Verb verb = fuzz.add_verb(name, text);
        verb.set_action([=, &out, &err] { return action(*arguments, out, err); });
        return verb;
    };

    const Verb explaining = add_verb("explain", "Minimise found inputs in meaning and say what they show", explain);
    explaining.add_option("FILE", &arguments->files, "Inputs as a fuzzer wrote them, or cases in words (cx=0 cy=0 ...)",
                          {.required = true});
    add_fuzz_target_options(explaining, arguments->target);
    explaining.add_flag("--text", arguments->text, "Each file is a case in words, with or without names");
    explaining.add_flag("--json", arguments->json, "One JSON object a file, one a line");

    const Verb vector = add_verb("vector", "Add what found inputs show, minimised, to a file of vectors", add_vectors);
    vector.add_option("FILE", &arguments->files, "Inputs as a fuzzer wrote them, or cases in words", {.required = true});
    vector.add_option("--out", &arguments->out, "The file of vectors, made if it is not there", {.required = true});
    add_fuzz_target_options(vector, arguments->target);
    vector.add_flag("--text", arguments->text, "Each file is a case in words, with or without names");

    const Verb finding = add_verb("finding", "Print the row that records what a found input shows of a built-in method", print_finding);
    finding.add_option("FILE", &arguments->files, "An input as a fuzzer wrote it, or a case in words", {.required = true, .single = true});
    add_fuzz_target_options(finding, arguments->target);
    finding.add_flag("--text", arguments->text, "The file is a case in words, with or without names");

    add_seeds_verb(fuzz, out);
}

}  // namespace tangency::tools
