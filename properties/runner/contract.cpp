// SPDX-License-Identifier: MIT
// Asking ties of every region.
#include "tangency/properties/contract.hpp"

#include <vector>

#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

constexpr std::size_t most_draws = 40 * ties_a_region;

struct Ties {
    std::vector<Input> inputs{};
    std::vector<reference::Region> regions{};
};

Ties draw_ties(const Signature& signature, std::uint64_t seed, const Domain& domain) {
    Ties ties;
    std::array<std::size_t, reference::region_names.size()> drawn{};
    Source source(mix_seed(seed, 0xc0417ac7));
    source.keep_to(domain);
    for (std::size_t draw = 0; draw < most_draws; ++draw) {
        const auto input = draw_input(source, signature, InputKind::tie);
        if (!input) continue;
        const auto [verdict, region] = find_standing(*input);
        std::size_t& of_region = drawn[static_cast<std::size_t>(region)];
        if (verdict != reference::Verdict::touching || of_region == ties_a_region) continue;
        ++of_region;
        ties.inputs.push_back(*input);
        ties.regions.push_back(region);
    }
    return ties;
}

}  // namespace

std::string_view name_of(ContractKind kind) {
    switch (kind) {
        case ContractKind::closed: return "closed";
        case ContractKind::open: return "open";
        case ContractKind::mixed: return "mixed";
        case ContractKind::rounded: return "rounded";
    }
    return "";
}

ContractFound find_contract(const Subject& subject, std::uint64_t seed, const Domain& domain) {
    const Ties ties = draw_ties(subject.signature, seed, domain);
    const Answers answers(subject, ties.inputs);
    ContractFound found{};
    for (std::size_t i = 0; i < ties.inputs.size(); ++i)
        if (answers.are_given(i, 1)) found.ties.add(ties.regions[i], answers[i]);
    std::size_t closed = 0, open = 0, both = 0;
    for (const auto& [yes, no] : found.ties.by_region) {
        closed += yes > no;
        open += no > yes;
        both += yes > 0 && no > 0;
    }
    found.fits = closed >= open ? Contract::closed : Contract::open;
    found.kind = both > 0                 ? ContractKind::rounded
                 : closed > 0 && open > 0 ? ContractKind::mixed
                 : open > 0               ? ContractKind::open
                                          : ContractKind::closed;
    return found;
}

}  // namespace tangency::properties
