// SPDX-License-Identifier: MIT
// The built-in subjects and mutants under suspicion.
#include "fuzzed_group.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <set>
#include <string_view>
#include <utility>

#include "settings.hpp"
#include "tangency/fuzz/report.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/reference/certificate.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::fuzz {
namespace {

FuzzedSubject fuzzed_of(const subjects::BuiltIn& method) { return {method.subject, {.level = method.expected}}; }

FuzzedSubject fuzzed_of(const subjects::Mutant& mutant) {
    return {mutant.subject, {.level = mutant.unbroken, .policies = mutant.breaks_policy}};
}

// A method's name stands for several subjects, one for each scalar and dimension it is tried in.
std::vector<FuzzedGroup> find_named(const std::string& name) {
    std::vector<FuzzedGroup> found;
    for (const subjects::BuiltIn& method : subjects::methods())
        if (method.subject.name == name) found.push_back({method.subject.signature, {fuzzed_of(method)}});
    for (const subjects::Mutant& mutant : subjects::mutants())
        if (mutant.subject.name == name) found.push_back({mutant.subject.signature, {fuzzed_of(mutant)}});
    if (found.empty()) {
        std::fprintf(stderr, "tangency fuzz: no subject or mutant is named '%s'; './run tangency audit --list' names them\n", name.c_str());
        std::exit(2);
    }
    return found;
}

std::vector<FuzzedGroup> find_all() {
    const Question question = question_of_the_run();
    std::vector<FuzzedGroup> found;
    for (const Signature& signature : played_signatures(question)) found.push_back({signature, {}});
    for (const subjects::BuiltIn& method : subjects::methods())
        if (method.subject.signature.question == question && method.expected > Level::none)
            found[place_of(method.subject.signature)].fuzzed_subjects.push_back(fuzzed_of(method));
    // Of polygons one number of vertices is tried.
    if (question != Question::box_ball)
        std::erase_if(found, [](const FuzzedGroup& fuzzed_group) { return fuzzed_group.fuzzed_subjects.empty(); });
    return found;
}

void keep_form(std::vector<FuzzedGroup>& all, const std::string& name) {
    std::set<std::string_view> forms;
    for (const FuzzedGroup& fuzzed_group : all) forms.insert(form_name(fuzzed_group.signature));
    std::erase_if(all, [&](const FuzzedGroup& fuzzed_group) { return form_name(fuzzed_group.signature) != name; });
    if (!all.empty()) return;
    std::fputs(fmt::format("tangency fuzz: nothing to fuzz has the form '{}'; the forms are {}\n", name, fmt::join(forms, " ")).c_str(),
               stderr);
    std::exit(2);
}

// Said where a run is of one form or question, for whoever keeps its log.
void say_who_is_fuzzed(const std::vector<FuzzedGroup>& all) {
    std::set<std::string_view> names;
    for (const FuzzedGroup& fuzzed_group : all)
        for (const FuzzedSubject& fuzzed : fuzzed_group.fuzzed_subjects) names.insert(fuzzed.subject().name);
    std::fputs(fmt::format("tangency fuzz: fuzzing {}\n", fmt::join(names, " ")).c_str(), stderr);
}

std::vector<FuzzedGroup> find_fuzzed_groups() {
    std::vector<FuzzedGroup> found = settings().subject.empty() ? find_all() : find_named(settings().subject);
    if (!settings().form.empty()) keep_form(found, settings().form);
    if (!settings().form.empty() || !settings().question.empty()) say_who_is_fuzzed(found);
    return found;
}

std::vector<FuzzedGroup>& all_fuzzed_groups() {
    static std::vector<FuzzedGroup> all = find_fuzzed_groups();
    return all;
}

// Of no verdict whose certificate the judge refuses.
std::string alarm_of(const properties::Counterexample& counterexample) {
    for (const std::size_t place : properties::telling_cases(counterexample)) {
        const properties::Input& input = counterexample.instance.inputs[place];
        if (properties::find_defect(input)) continue;
        const std::string no = judged(input, reference::find_answer(input.signature, input.row()), judge::GapSq::left_out);
        if (no.empty()) continue;
        return fmt::format(
            "tangency: ALARM, a defect of Tangency itself, please report this line: the judge refuses the reference's certificate that {} "
            "{} "
            "is {}: {}",
            form_name(input.signature), name_of(input.signature.scalar), no, to_text(input));
    }
    return {};
}

}  // namespace

std::string judged(const properties::Input& row, const reference::Answer& answer, judge::GapSq gap_sq) {
    if (settings().broken != "certificate") return judge::disagreement(row.signature, row.row(), answer, gap_sq);
    Certificate certificate = reference::find_certificate(row.signature, row.row());
    for (WrittenNumber& number : certificate.normal) number = {"0"};
    return judge::disagreement(row.signature, row.row(), answer, certificate, gap_sq);
}

std::span<const Signature> fuzzed_signatures() {
    static const std::vector<Signature> signatures = [] {
        std::vector<Signature> list;
        for (const FuzzedGroup& fuzzed_group : all_fuzzed_groups()) list.push_back(fuzzed_group.signature);
        return list;
    }();
    return signatures;
}

FuzzedGroup& fuzzed_group_for(std::uint32_t choice) {
    const std::span<const Signature> signatures = fuzzed_signatures();
    return all_fuzzed_groups()[static_cast<std::size_t>(&signature_of(choice, signatures) - signatures.data())];
}

void examine(FuzzedGroup& fuzzed_group, PlayedInput& played) {
    for (FuzzedSubject& fuzzed : fuzzed_group.fuzzed_subjects)
        if (auto finding = fuzzed.examine(played))
            report(fuzzed, std::move(*finding), settings().artifact_prefix,
                   "./run tangency fuzz explain --subject " + fuzzed.subject().name, alarm_of);
}

}  // namespace tangency::fuzz
