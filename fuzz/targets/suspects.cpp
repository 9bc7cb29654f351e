// SPDX-License-Identifier: MIT
// The built-in subjects and mutants under suspicion.
#include "suspects.hpp"

#include <cstdio>
#include <cstdlib>
#include <optional>
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

std::vector<Suspects>& all_suspects() {
    static std::vector<Suspects> all = settings().subject.empty() ? find_all() : find_named(settings().subject);
    return all;
}

}  // namespace

Suspects& suspects_for(std::uint8_t choice) { return all_suspects()[choice % all_suspects().size()]; }

const Signature* sole_signature() { return all_suspects().size() == 1 ? &all_suspects()[0].signature : nullptr; }

void examine(Suspects& suspects, Question& question) {
    for (Hunt& hunt : suspects.hunts)
        if (auto charge = hunt.examine(question))
            accuse(hunt, std::move(*charge), settings().artifact_prefix,
                   "./run tangency fuzz explain --subject " + hunt.subject().name);
}

}  // namespace tangency::fuzz
