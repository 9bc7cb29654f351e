// SPDX-License-Identifier: MIT
// The search verb: which subjects, for how long, and what was reached.
#include "search_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <iostream>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "accusation.hpp"
#include "audit.hpp"
#include "long_run.hpp"
#include "numbers.hpp"
#include "search.hpp"
#include "signature_option.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/subjects/answers.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::tools {
namespace {

struct Options {
    std::vector<std::string> subjects;
    std::string answer{name_of(AnswerKind::boolean)};
    std::uint64_t seconds = 600;
    std::uint64_t seed = 1;
};

// A subject and the farthest that any round brought it.
struct Searched {
    properties::Subject subject;
    Level expected;
    std::uint64_t inputs = 0;
    double bands = 0;    // of the k that its form has
    double lattice = 0;  // of the least gap of a lattice input
    std::string findings{};
    std::string alarms{};
};

std::vector<Searched> subjects_to_search(const Options& options) {
    std::vector<Searched> list;
    const auto add = [&](const properties::Subject& subject, Level expected) {
        const auto& names = options.subjects;
        const bool is_named = names.empty() || std::find(names.begin(), names.end(), subject.name) != names.end();
        if (is_named && expected > Level::none && name_of(subject.signature.answer) == options.answer) list.push_back({subject, expected});
    };
    for (const subjects::AnswerSubject& method : subjects::answer_methods()) add(method.subject, method.level);
    for (const subjects::BuiltIn& built_in : subjects::methods()) add(built_in.subject, built_in.expected);
    return list;
}

// A name that neither the audit nor a method of numbers has.
std::optional<std::string> unknown_subject(const std::vector<std::string>& names) {
    for (const std::string& name : unknown_subjects(names)) {
        const auto& methods = subjects::answer_methods();
        if (std::none_of(methods.begin(), methods.end(), [&name](const auto& method) { return method.subject.name == name; })) return name;
    }
    return std::nullopt;
}

void search_once(Searched& searched, std::uint64_t seed) {
    constexpr std::size_t lattice_steps = 60, float_steps = 600;
    const properties::Subject& subject = searched.subject;
    for (const properties::Property* property : properties_up_to(searched.expected, subject.signature)) {
        const bool on_lattice = property->level == Level::logic || property->id == "P06";
        const Climb found = climb(subject, *property, seed, on_lattice ? lattice_steps : float_steps);
        searched.inputs += found.asked;
        double& reached = on_lattice ? searched.lattice : searched.bands;
        if (property->level < Level::exact) reached = std::max(reached, found.reached);
        if (!found.finding) continue;
        if (const auto alarms = alarms_of(*found.finding); !alarms.empty())
            searched.alarms += fmt::format("{}\n", fmt::join(alarms, "\n"));
        else if (searched.findings.size() < 10'000)
            searched.findings += fmt::format("{} {} is blamed of breaking {} ({}):\n{}\n", subject.name, name_of(subject.signature.scalar),
                                             property->id, property->title, explain(*found.finding, subject.contract));
    }
}

int search(const Options& options) {
    if (const auto unknown = unknown_subject(options.subjects)) {
        std::cerr << "tangency: there is no subject named " << *unknown << "; tangency audit --list names them all\n";
        return 2;
    }
    if (!find_word("search", "answer", options.answer, answer_names, std::cerr)) return 2;
    std::vector<Searched> list = subjects_to_search(options);
    if (list.empty()) {
        std::cerr << "tangency: " << options.subjects.front()
                  << " is no subject that is right at some level and gives that answer; name another, or another --answer\n";
        return 2;
    }
    const std::atomic<bool>& interrupted = watch_interrupt();
    const auto start = std::chrono::steady_clock::now();
    const auto seconds = [&start] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); };
    const auto limit = static_cast<double>(options.seconds);
    const bool is_number = is_measured(list.front().subject.signature.answer);
    std::uint64_t rounds = 0;
    for (bool over = false; !over; ++rounds)
        for (Searched& searched : list) {
            search_once(searched, properties::mix_seed(options.seed, rounds));
            show_progress("search", seconds() / limit);
            // Every subject gets its first round, however short the time; of numbers, which take far longer, as many as get theirs.
            over = interrupted || ((rounds > 0 || is_number) && seconds() >= limit);
            if (over) break;
        }
    clear_progress();

    std::uint64_t inputs = 0, target = 0;
    fmt::print("{:32} {:6} {:24} {:10} {:>11} {:>7} {:>4} {:>10}\n", "subject", "scalar", "form", "level", "inputs", "reached", "of k",
               "on lattice");
    std::erase_if(list, [](const Searched& searched) { return searched.inputs == 0; });
    for (const Searched& searched : list) {
        const Signature& signature = searched.subject.signature;
        const double k = properties::default_band(signature);
        fmt::print("{:32} {:6} {:24} {:10} {:>11} {:>7.1f} {:>4} {:>10.2g}\n", searched.subject.name, name_of(signature.scalar),
                   fmt::format("{} {}-D", form_text(signature), signature.dim), name_of(searched.expected), searched.inputs,
                   searched.bands * k, k, searched.lattice);
        inputs += searched.inputs;
        target += !searched.findings.empty();
    }
    for (const Searched& searched : list)
        if (!searched.findings.empty() || !searched.alarms.empty()) fmt::print("\n{}{}", searched.findings, searched.alarms);
    fmt::print("\n{} of {} right subjects blamed: {} inputs, {} rounds, {:.0f} seconds, seed {}\n", target, list.size(), inputs, rounds,
               seconds(), options.seed);
    const bool alarmed = std::ranges::any_of(list, [](const Searched& searched) { return !searched.alarms.empty(); });
    return alarmed ? 2 : target == 0 ? 0 : 1;
}

}  // namespace

void add_search_command(const CommandLine& line) {
    const Verb verb = line.add_verb("search", "Search for inputs on which a right built-in subject would be blamed");
    const auto options = std::make_shared<Options>();
    verb.add_option("--subject", &options->subjects, "Search for this subject only (repeat for more)");
    add_answer_option(verb, options->answer);
    verb.add_option("--seconds", &options->seconds, "How long; Ctrl-C ends it sooner, with the table of what was reached",
                    {.shows_default = true});
    verb.add_option("--seed", &options->seed, "Seed of every round; the same seed climbs the same way", {.shows_default = true});
    verb.set_footer(
        "reached: the widest wrong gap, in eps * scale, of the k that the band excuses. on lattice: the largest error met\n"
        "there, in the 2^-10 of the scale that a lattice input keeps from a tie. Exit status: 0 no right subject is blamed,\n"
        "1 one is, 2 it could not be run.");
    verb.set_action([options] { return search(*options); });
}

}  // namespace tangency::tools
