// SPDX-License-Identifier: MIT
// `tangency fuzz explain|vector|finding|seeds`: options, messages, exit status.
#include "fuzz_command.hpp"

#include <fmt/format.h>

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "accused.hpp"
#include "explain.hpp"
#include "finding.hpp"
#include "found.hpp"
#include "outside.hpp"
#include "seeds.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/explain.hpp"
#include "vectors/append.hpp"
#include "vectors/store.hpp"

namespace tangency::tools {
namespace {

using properties::Case;

constexpr int holds = 0, violated = 1, cannot_run = 2;

struct Words {
    std::vector<std::string> files;
    AccusedWords accused;
    bool text = false, json = false;
    std::string out, vectors = "vectors";
};

std::string description_of_death(const Found& found, const SubjectDied& died) {
    const std::string place = died.scene ? fmt::format(" at {}", to_text(*died.scene)) : "";
    return fmt::format("{}: {}{}", found.name, died.what(), place);
}

int explain_one(const Words& words, Accused& accused, const std::string& file, std::ostream& out) {
    const Found found = read_found(file, words.text);
    try {
        const Explanation explanation = explain_input(accused, found);
        out << (words.json ? explanation_json(accused, explanation) + '\n'
                           : explanation_text(accused, explanation));
        return explanation.charge ? violated : holds;
    } catch (const SubjectDied& died) {
        throw BadInput(description_of_death(found, died));
    }
}

// Every file is told of; the status is the worst.
int explain(const Words& words, std::ostream& out, std::ostream& err) {
    auto accused = read_accused("fuzz explain", words.accused, err);
    if (!accused) return cannot_run;
    int worst = holds;
    for (const std::string& file : words.files) {
        int status = cannot_run;
        try {
            status = explain_one(words, *accused, file, out);
        } catch (const BadInput& bad) {
            if (words.json)
                out << nlohmann::ordered_json{{"file", file}, {"error", bad.what()}}.dump(-1, ' ', true) << '\n';
            err << "tangency: " << bad.what() << '\n';
        }
        worst = std::max(worst, status);
    }
    return worst;
}

// The cases of a charge that the accused answers wrongly; if the reference objects to none of them alone, all.
std::vector<Case> scenes_of(const Accused& accused, const Explanation& explanation) {
    const auto& counterexample = explanation.charge->counterexample;
    const Contract contract = accused.hunts[explanation.hunt].subject().contract;
    std::vector<Case> wrong, all;
    for (const std::size_t i : properties::telling_cases(counterexample)) {
        const Case& scene = counterexample.instance.inputs[i];
        all.push_back(scene);
        if (is_answered_wrongly(scene, counterexample.answers[i], contract)) wrong.push_back(scene);
    }
    return wrong.empty() ? all : wrong;
}

// Without anyone accused there is nothing to minimise by: the scene as the input means it.
std::optional<Case> scene_as_it_is(const Words& words, const Found& found, std::ostream& err) {
    Signature signature =
        fuzz::signature_of(found.bytes.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(found.bytes[0]));
    if (found.text || !words.accused.signature.form.empty()) {
        const auto given = read_signature("fuzz vector without a subject", words.accused.signature, err);
        if (!given) return std::nullopt;
        signature = *given;
    }
    return row_of(meanings_of(found, signature).back().draft, signature);
}

int add_vector(const Words& words, Accused* accused, const std::string& file, std::ostream& out,
               std::ostream& err) {
    const Found found = read_found(file, words.text);
    std::vector<Case> scenes;
    if (accused == nullptr) {
        const auto scene = scene_as_it_is(words, found, err);
        if (!scene) return cannot_run;
        scenes.push_back(*scene);
    } else {
        try {
            const Explanation explanation = explain_input(*accused, found);
            if (!explanation.charge)
                throw BadInput(
                    fmt::format("{}: {} answers it rightly; leave out the subject to store the scene as it is",
                                file, accused->name));
            scenes = scenes_of(*accused, explanation);
        } catch (const SubjectDied& died) {
            throw BadInput(description_of_death(found, died));
        }
    }
    const vectors::Appended appended = vectors::append(words.out, scenes.front().signature, scenes);
    for (const Case& scene : scenes) {
        const bool added = std::ranges::find(appended.added, vectors::id_of(scene)) != appended.added.end();
        out << fmt::format("{}: {} case {}: {} ({})\n", file, added ? "added" : "has already",
                           vectors::id_of(scene), to_text(scene), properties::reference_view(scene));
    }
    out << fmt::format("{}: {} cases and {} policy rows\n", words.out, appended.cases, appended.policy);
    return holds;
}

int add_vectors(const Words& words, std::ostream& out, std::ostream& err) {
    std::optional<Accused> accused;
    if (!words.accused.none() && !(accused = read_accused("fuzz vector", words.accused, err))) return cannot_run;
    int worst = holds;
    for (const std::string& file : words.files)
        worst = std::max(worst, add_vector(words, accused ? &*accused : nullptr, file, out, err));
    return worst;
}

int print_finding(const Words& words, std::ostream& out, std::ostream& err) {
    auto accused = read_accused("fuzz finding", words.accused, err);
    if (!accused) return cannot_run;
    if (!is_method(accused->name)) {
        err << fmt::format("tangency: {} is no built-in method, and findings are about these; see fuzz explain\n",
                           accused->name);
        return cannot_run;
    }
    const Explanation explanation = explain_input(*accused, read_found(words.files.front(), words.text));
    if (!explanation.charge) {
        out << explanation_text(*accused, explanation);
        return holds;
    }
    out << finding_row(*accused, explanation);
    return violated;
}

int print_seeds(const Words& words, std::ostream& out, std::ostream&) {
    const Seeds seeds = gather_seeds(words.vectors);
    const Written written = write_seeds(seeds, words.out);
    for (const auto& [kind, inputs] : seeds) out << fmt::format("{:>6} inputs for {}\n", inputs.size(), kind);
    out << fmt::format("{}: {} files written ({} bytes), {} were there\n", words.out, written.files, written.bytes,
                       written.present);
    return holds;
}

using Action = int (*)(const Words&, std::ostream&, std::ostream&);

std::shared_ptr<Words> add_verb(CLI::App* fuzz, CLI::App*& verb, const char* name, const char* text, Action action,
                                std::ostream& out, std::ostream& err, int& status) {
    const auto words = std::make_shared<Words>();
    verb = fuzz->add_subcommand(name, text);
    verb->callback([words, action, &out, &err, &status] {
        try {
            status = action(*words, out, err);
        } catch (const std::runtime_error& error) {
            err << "tangency: " << error.what() << '\n';
            status = cannot_run;
        }
    });
    return words;
}

}  // namespace

void add_fuzz_command(CLI::App& app, std::ostream& out, std::ostream& err, int& status) {
    CLI::App* const fuzz =
        app.add_subcommand("fuzz", "Understand what a fuzzer found: explain it, store it, report it");
    fuzz->require_subcommand(1);
    CLI::App* verb = nullptr;

    auto words = add_verb(fuzz, verb, "explain", "Minimise found inputs in meaning and say what they show",
                          explain, out, err, status);
    verb->add_option("FILE", words->files, "Inputs as a fuzzer wrote them, or cases in words (cx=0 cy=0 ...)")
        ->required();
    add_accused_options(verb, words->accused);
    verb->add_flag("--text", words->text, "Each file is a case in words, with or without names");
    verb->add_flag("--json", words->json, "One JSON object a file, one a line");

    words = add_verb(fuzz, verb, "vector", "Add what found inputs show, minimised, to a file of vectors",
                     add_vectors, out, err, status);
    verb->add_option("FILE", words->files, "Inputs as a fuzzer wrote them, or cases in words")->required();
    verb->add_option("--out", words->out, "The file of vectors, made if it is not there")->required();
    add_accused_options(verb, words->accused);
    verb->add_flag("--text", words->text, "Each file is a case in words, with or without names");

    words =
        add_verb(fuzz, verb, "finding", "Print the row that records what a found input shows of a built-in method",
                 print_finding, out, err, status);
    verb->add_option("FILE", words->files, "An input as a fuzzer wrote it, or a case in words")
        ->required()
        ->expected(1);
    add_accused_options(verb, words->accused);
    verb->add_flag("--text", words->text, "The file is a case in words, with or without names");

    words = add_verb(fuzz, verb, "seeds", "Write a seed corpus from the stored vectors and the findings",
                     print_seeds, out, err, status);
    verb->add_option("--out", words->out, "The folder; each kind of target gets one of its own in it")->required();
    verb->add_option("--vectors", words->vectors, "The folder of stored vectors")->capture_default_str();
}

}  // namespace tangency::tools
