// SPDX-License-Identifier: MIT
// From options to subjects under the fuzzer.
#include "fuzz_target_option.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "numbers.hpp"
#include "outside.hpp"
#include "outside_plugin_child.hpp"
#include "plugin_option.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::tools {
namespace {

constexpr std::array<std::string_view, 4> levels{"logic", "banded", "full_range", "exact"};

struct Promise {
    std::optional<Level> level;  ///< as asked for; else what the built-in promises, or banded
    std::optional<double> band;

    fuzz::FuzzOptions options(Level promised, bool policies) const {
        // A published method may promise nothing, which is known of it; here it is asked for the least.
        return {.level = level.value_or(std::max(promised, Level::logic)), .band = band, .policies = policies};
    }
};

std::optional<Promise> read_promise(std::string_view verb, const FuzzTargetArguments& arguments, std::ostream& err) {
    Promise promise{{}, arguments.band};
    if (arguments.band && !(*arguments.band >= 0 && std::isfinite(*arguments.band))) {
        err << "tangency: --band must be a finite number, 0 or more\n";
        return std::nullopt;
    }
    if (arguments.level.empty()) return promise;
    const auto place = find_word(verb, "level", arguments.level, levels, err);
    if (!place) return std::nullopt;
    promise.level = static_cast<Level>(std::ranges::find(level_names, levels[*place]) - level_names.begin());
    return promise;
}

bool is_asked_for(const Signature& signature, const SignatureArguments& arguments) {
    return (arguments.form.empty() || arguments.form == form_name(signature)) &&
           (arguments.scalar.empty() || arguments.scalar == name_of(signature.scalar)) &&
           (arguments.dim.empty() || arguments.dim == std::to_string(signature.dim));
}

std::optional<FuzzTarget> find_built_in(const FuzzTargetArguments& arguments, const Promise& promise, std::ostream& err) {
    FuzzTarget target{arguments.subject, true, {}};
    std::vector<std::string> others;
    const auto add = [&](const properties::Subject& subject, Level promised, bool policies) {
        if (subject.name != arguments.subject) return;
        if (is_asked_for(subject.signature, arguments.signature))
            target.fuzzed_subjects.emplace_back(subject, promise.options(promised, policies));
        else
            others.push_back(signature_text(subject.signature));
    };
    for (const auto& method : subjects::methods()) add(method.subject, method.expected, false);
    for (const auto& mutant : subjects::mutants()) add(mutant.subject, mutant.unbroken, mutant.breaks_policy);
    if (!target.fuzzed_subjects.empty()) return target;
    if (others.empty())
        err << fmt::format("tangency: unknown --subject {}; tangency audit --list has the names\n", quote_token(arguments.subject));
    else
        err << fmt::format("tangency: {} is not tried in the form, scalar and dimension asked for; it is in {}\n", arguments.subject,
                           fmt::join(others, ", "));
    return std::nullopt;
}

}  // namespace

void add_fuzz_target_options(const Verb& verb, FuzzTargetArguments& arguments) {
    verb.add_option("--subject", &arguments.subject, "A built-in method or mutant; tangency audit --list has the names");
    verb.add_option("--plugin", &arguments.plugin, "A shared object that exports int tangency_FORM_SCALAR(...)");
    verb.add_option("--command", &arguments.command, "A program that reads one case a line and answers 1 or 0 a line");
    add_signature_options(verb, arguments.signature, "; of a program f64 if not given");
    verb.add_option("--contract", &arguments.contract,
                    "What touching is: closed (a hit), open (a miss), half_open (of points in boxes: a hit on low sides alone), or auto, "
                    "which asks the function, "
                    "and is taken if not given");
    verb.add_option("--level", &arguments.level,
                    "What it promises: logic, banded, full_range or exact; by default what "
                    "a built-in promises, else banded");
    verb.add_option("--band", &arguments.band, "The factor k of the band; by default the form's own");
}

std::optional<FuzzTarget> read_fuzz_target(std::string_view verb, const FuzzTargetArguments& arguments, std::ostream& err) {
    const auto given = !arguments.subject.empty() + !arguments.plugin.empty() + !arguments.command.empty();
    if (given != 1) {
        err << fmt::format("tangency: {} needs one of --subject NAME, --plugin FILE.so and --command 'PROGRAM ARG...'\n", verb);
        return std::nullopt;
    }
    const auto promise = read_promise(verb, arguments, err);
    if (!promise) return std::nullopt;
    if (!arguments.subject.empty()) {
        if (!arguments.contract.empty()) {
            err << "tangency: a built-in has its own contract; leave out --contract\n";
            return std::nullopt;
        }
        return find_built_in(arguments, *promise, err);
    }
    SignatureArguments words = arguments.signature;
    std::string answer(name_of(AnswerKind::boolean));
    if (const auto complaint = arguments.plugin.empty() ? std::nullopt : read_plugin_name(arguments.plugin, words, answer)) {
        err << fmt::format("tangency: {}\n", *complaint);
        return std::nullopt;
    }
    if (arguments.plugin.empty() && words.scalar.empty()) words.scalar = scalar_of_programs;
    const auto signature = read_signature(verb, words, err);
    if (!signature) return std::nullopt;
    const auto contract = read_contract(verb, arguments.contract, *signature, err);
    if (!contract) return std::nullopt;
    const auto open = [&](Contract kept) {
        return arguments.plugin.empty() ? start_command(arguments.command, *signature, kept)
                                        : open_plugin(arguments.plugin, *signature, kept);
    };
    FuzzTarget target{arguments.plugin.empty() ? arguments.command : arguments.plugin, false, {}};
    target.fuzzed_subjects.emplace_back(open(kept_contract(*contract, open)), promise->options(Level::banded, false));
    return target;
}

}  // namespace tangency::tools
