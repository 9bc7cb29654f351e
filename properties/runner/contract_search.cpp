// SPDX-License-Identifier: MIT
// Finding a contract first, and changing one's mind where a known bug speaks for the other.
#include "tangency/properties/contract_search.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <stdexcept>

#include "tangency/properties/requirement.hpp"

namespace tangency::properties {
namespace {

// A translation shows its contract where two boxes along the axes touch and do not overlap: an open one is zero there. Of others, and of
// closed ones, nothing depends on it.
ContractTaken try_translation(const ContractSearch& search) {
    ContractTaken taken{search.signature.question == Question::box_box ? Contract::open : Contract::closed};
    if (!search.run(taken.contract, {}).is_in_doubt || taken.contract == Contract::closed) return taken;
    taken.contract = Contract::closed;
    search.run(taken.contract, {});
    return taken;
}

// How much a known bug explains under a contract: ties are compared with mutants of the same one only.
constexpr int all_explained = 2;
int explanation(const std::optional<KnownBug>& bug, Contract contract) { return !bug ? 0 : bug->contract == contract ? all_explained : 1; }

// What a subject does in place of answering is reported by its trial.
std::optional<ContractFound> find_if_answering(const Subject& subject, const ContractSearch& search) {
    try {
        return find_contract(subject, search.seed, search.domain);
    } catch (const std::runtime_error&) {
        return std::nullopt;
    }
}

bool most_ties_tell_or_end(const ContractSearch& search) {
    try {
        return most_ties_tell(search.open(), search.seed, search.domain);
    } catch (const std::runtime_error&) {
        return true;
    }
}

}  // namespace

ContractTaken try_under_contract_found(const ContractSearch& search) {
    if (search.signature.answer == AnswerKind::mtv) return try_translation(search);
    ContractTaken taken{Contract::closed, find_if_answering(search.open(), search)};
    if (taken.found) taken.contract = taken.found->fits;
    const TrialUnderContract first = search.run(taken.contract, taken.found);
    // Who is wrong at ties alone, such as where segments are parallel, may follow a rule at them that only a known bug knows.
    const bool is_right_beside_ties = std::ranges::all_of(
        first.outcomes, [](const Outcome& outcome) { return !binds(*outcome.property, {}) || outcome.is_right_beside_ties(); });
    const Contract fits = taken.contract;
    int most = explanation(first.known_bug, fits);
    if (!taken.found || !first.is_in_doubt || most == all_explained) return taken;
    if (!is_right_beside_ties && most_ties_tell_or_end(search)) return taken;
    if (is_right_beside_ties) most = std::max(most, all_explained - 1);
    for (const Contract other : {Contract::closed, Contract::open, Contract::half_open}) {
        if (other == fits || most == all_explained || !is_asked(other, search.signature)) continue;
        const std::optional<KnownBug> bug = search.find_known_bug(other);
        // Who answers as another contract says keeps that one: such a bug tells nothing that the ties did not.
        const int explained = bug && bug->is_another_contract ? 0 : explanation(bug, other);
        if (explained > most) taken.contract = other;
        most = std::max(most, explained);
    }
    if (taken.contract != fits) search.run(taken.contract, taken.found);
    return taken;
}

std::string reason_text(const ContractTaken& taken) {
    if (!taken.found) return "";
    if (taken.contract != taken.found->fits) return "a known bug then explains its answers at ties too";
    if (taken.contract == Contract::half_open) return "touching is a hit for it on low sides alone";
    std::uint64_t yes = 0, no = 0;
    for (const TieTally::Count& count : taken.found->ties.by_region) {
        yes += count.yes;
        no += count.no;
    }
    const bool is_closed = taken.contract == Contract::closed;
    const std::uint64_t all = yes + no, agree = is_closed ? yes : no;
    return fmt::format("touching is a {} for it at {} {} ties{}", is_closed ? "hit" : "miss",
                       agree == all ? "all of" : fmt::format("{} of", agree), all,
                       agree == all ? "" : ", in most of the places where shapes touch");
}

}  // namespace tangency::properties
