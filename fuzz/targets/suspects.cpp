// SPDX-License-Identifier: MIT
// The built-in subjects and mutants under suspicion.
#include "suspects.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <set>
#include <string_view>
#include <utility>

#include "settings.hpp"
#include "tangency/fuzz/accuse.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::fuzz {
namespace {

Hunt hunt_of(const subjects::BuiltIn& method) { return {method.subject, {.claimed = method.expected}}; }

Hunt hunt_of(const subjects::Mutant& mutant) {
    return {mutant.subject, {.claimed = mutant.unbroken, .policies = mutant.breaks_policy}};
}

// A method's name stands for several subjects, one for each scalar and dimension it is tried in.
std::vector<Suspects> find_named(const std::string& name) {
    std::vector<Suspects> found;
    for (const subjects::BuiltIn& method : subjects::methods())
        if (method.subject.name == name) found.push_back({method.subject.signature, {hunt_of(method)}});
    for (const subjects::Mutant& mutant : subjects::mutants())
        if (mutant.subject.name == name) found.push_back({mutant.subject.signature, {hunt_of(mutant)}});
    if (found.empty()) {
        std::fprintf(stderr, "tangency fuzz: no subject or mutant is named '%s'; './run tangency audit --list' names them\n",
                     name.c_str());
        std::exit(2);
    }
    return found;
}

std::vector<Suspects> find_all() {
    std::vector<Suspects> found;
    for (const Signature& signature : played_signatures()) found.push_back({signature, {}});
    for (const subjects::BuiltIn& method : subjects::methods())
        if (method.expected > Level::none)
            found[place_of(method.subject.signature)].hunts.push_back(hunt_of(method));
    return found;
}

void keep_form(std::vector<Suspects>& all, const std::string& name) {
    std::set<std::string_view> forms;
    for (const Suspects& suspects : all) forms.insert(form_name(suspects.signature));
    std::erase_if(all, [&](const Suspects& suspects) { return form_name(suspects.signature) != name; });
    if (!all.empty()) return;
    std::fputs(fmt::format("tangency fuzz: nothing to hunt has the form '{}'; the forms are {}\n", name, fmt::join(forms, " ")).c_str(),
               stderr);
    std::exit(2);
}

// Said where a run is of one form, for whoever keeps its log.
void say_who_is_hunted(const std::vector<Suspects>& all) {
    std::set<std::string_view> names;
    for (const Suspects& suspects : all)
        for (const Hunt& hunt : suspects.hunts) names.insert(hunt.subject().name);
    std::fputs(fmt::format("tangency fuzz: hunting {}\n", fmt::join(names, " ")).c_str(), stderr);
}

std::vector<Suspects> find_suspects() {
    std::vector<Suspects> found = settings().subject.empty() ? find_all() : find_named(settings().subject);
    if (!settings().form.empty()) {
        keep_form(found, settings().form);
        say_who_is_hunted(found);
    }
    return found;
}

std::vector<Suspects>& all_suspects() {
    static std::vector<Suspects> all = find_suspects();
    return all;
}

}  // namespace

std::span<const Signature> suspect_signatures() {
    static const std::vector<Signature> signatures = [] {
        std::vector<Signature> list;
        for (const Suspects& suspects : all_suspects()) list.push_back(suspects.signature);
        return list;
    }();
    return signatures;
}

Suspects& suspects_for(std::uint8_t choice) {
    const std::span<const Signature> signatures = suspect_signatures();
    return all_suspects()[static_cast<std::size_t>(&signature_of(choice, signatures) - signatures.data())];
}

void examine(Suspects& suspects, Question& question) {
    for (Hunt& hunt : suspects.hunts)
        if (auto charge = hunt.examine(question))
            accuse(hunt, std::move(*charge), settings().artifact_prefix,
                   "./run tangency fuzz explain --subject " + hunt.subject().name);
}

}  // namespace tangency::fuzz
