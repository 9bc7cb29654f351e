// SPDX-License-Identifier: MIT
// Dividing a check into rounds and units.
#include "check_plan.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "tangency/properties/lattice_table.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/shapes/layout.hpp"

namespace tangency::tools {
namespace {

using properties::Domain;
using properties::LatticeTable;
using properties::Property;

constexpr double quick_effort = 0.05;
constexpr unsigned later_rounds = 3;
constexpr double least_instances = 24;

double lattice_size(const Signature& signature) {
    if (!properties::has_lattice_table(signature)) return 0;
    return static_cast<double>(LatticeTable::size_of(signature.dim) / LatticeTable::stride(signature.orientation));
}

// What an instance costs beside one of another property. P14's hundred cases are asked and not decided, so each costs half.
double cost_of(const Property& property) { return property.id == "P14" ? 50 : 1; }

// How many cases of a standard run the reference decides for this property.
double decided_share(const Property& property, const Signature& signature, const Domain& domain) {
    if (!applies(property, signature, domain)) return 0;
    properties::Source source(1);
    for (int attempt = 0; attempt < 60; ++attempt)
        if (const auto instance = instance_in(domain, property, source, signature))
            return instance->answer ? static_cast<double>(share_of(property, signature, domain)) : 0;
    return 0;
}

// Run in bulk where no number of cases is asked for; and in one round at most, so that a violation ends the check
// early.
constexpr std::uint64_t default_bulk = 1'000'000;
constexpr std::uint64_t most_bulk_a_round = 4'000'000;

struct Size {
    double effort;
    bool lattice;
    std::uint64_t bulk;
};

Size size_of_run(const Signature& signature, std::optional<std::uint64_t> cases, double full_effort, const Domain& domain) {
    const bool in_bulk = properties::is_run_in_bulk(signature),
               may_have_lattice = properties::has_lattice_table(signature) && full_effort == 1;
    // To decide two rotated boxes takes many times as long, and without a number nobody waits for minutes.
    const double unasked = layout_of(signature).has_second_turn() ? 0.2 : 1;
    if (!cases) return {unasked * full_effort, may_have_lattice, in_bulk ? default_bulk : 0};
    double drawn = 0;
    for (const Property& property : properties::catalogue()) drawn += decided_share(property, signature, domain);
    const auto wanted = static_cast<double>(*cases);
    const double lattice = lattice_size(signature);
    // The lattice first, once there is room for it and for a tenth of a standard run beside it.
    const bool with_lattice = may_have_lattice && wanted >= lattice + drawn / 10;
    const double left = wanted - (with_lattice ? lattice : 0);
    const double most = drawn * full_effort;
    if (in_bulk && left > most) return {full_effort, with_lattice, static_cast<std::uint64_t>(left - most)};
    return {left / drawn, with_lattice, 0};
}

// The lower levels first and recommendations last: a function may well die of a huge number or a NaN, and what
// binds should be known by then.
std::vector<const Property*> in_order() {
    std::vector<const Property*> order;
    for (const Property& property : properties::catalogue()) order.push_back(&property);
    std::stable_sort(order.begin(), order.end(), [](const Property* a, const Property* b) {
        return std::pair(a->recommendation, a->level) < std::pair(b->recommendation, b->level);
    });
    return order;
}

// Each unit to the session with the least to do so far.
void assign(Round& round, std::vector<double>& loads, const Unit& unit) {
    const auto least = static_cast<std::size_t>(std::min_element(loads.begin(), loads.end()) - loads.begin());
    loads[least] += unit.weight;
    round.by_worker[least].push_back(unit);
}

Round make_round(const Signature& signature, unsigned number, double effort, bool lattice, unsigned workers, const Domain& domain) {
    Round round{std::vector<std::vector<Unit>>(workers)};
    std::vector<double> loads(workers, 0);
    if (lattice) assign(round, loads, {.round = number, .weight = lattice_size(signature) / 4});
    for (const Property* property : in_order()) {
        if (!applies(*property, signature, domain)) continue;
        const auto share = static_cast<double>(share_of(*property, signature, domain));
        const double here = number == 0 ? std::max(effort, least_instances / share) : effort;
        if (here * share >= 1)
            assign(round, loads, {.property = property, .effort = here, .round = number, .weight = here * share * cost_of(*property)});
    }
    return round;
}

// In a small run: the parts in a hundred that go to the properties which ask for a verdict. P02, P18 and P24 are
// the only ones that see some defects; the lattice needs few inputs, if they are the right ones. The others ask
// little. Chosen by the mutants that survived 1,000 cases of seeds 1 to 8; tangency audit --small-runs counts them.
struct Part {
    std::string_view id;
    double percent;
};
constexpr std::array<Part, 7> small_run_parts{{{"P01", 14}, {"P03", 7}, {"P16", 5}, {"P02", 38}, {"P18", 20}, {"P19", 5}, {"P24", 11}}};
// Of segments and moving balls more defects show at lattice ties alone.
constexpr std::array<Part, 7> small_run_parts_of_ways{
    {{"P01", 14}, {"P03", 14}, {"P16", 5}, {"P02", 38}, {"P18", 20}, {"P19", 5}, {"P24", 4}}};
// Of polygons few defects show at large floats alone, and many at near ties of two sides, or of a side and a corner.
constexpr std::array<Part, 7> small_run_parts_of_polygons{
    {{"P01", 12}, {"P03", 7}, {"P16", 4}, {"P02", 62}, {"P18", 6}, {"P19", 4}, {"P24", 5}}};
// Of rotated boxes the simplest inputs are those that are hardly rotated, so the first that are drawn are asked.
std::size_t draws_an_input(const Signature& signature) { return signature.orientation == Orientation::none ? 16 : 1; }

Round make_small_round(const Signature& signature, double cases, unsigned workers, const Domain& domain) {
    Round round{std::vector<std::vector<Unit>>(workers)};
    std::vector<double> loads(workers, 0);
    double percent = 0;
    const auto& parts = has_end(signature.question)       ? small_run_parts_of_ways
                        : has_polygon(signature.question) ? small_run_parts_of_polygons
                                                          : small_run_parts;
    const auto part_of = [&](const Property& property) -> double {
        const auto part = std::ranges::find(parts, property.id, &Part::id);
        return part == parts.end() || !applies(property, signature, domain) ? 0 : part->percent;
    };
    for (const Property& property : properties::catalogue()) percent += part_of(property);
    for (const Property* property : in_order()) {
        if (!applies(*property, signature, domain)) continue;
        const double instances = std::max(least_instances, cases * part_of(*property) / percent);
        // Half an instance more, so that the division loses none.
        const double effort = (instances + 0.5) / static_cast<double>(share_of(*property, signature, domain));
        assign(round, loads,
               {.property = property,
                .effort = effort,
                .weight = instances * cost_of(*property),
                .draws_an_input = draws_an_input(signature)});
    }
    return round;
}

// Equal parts for the sessions.
Round make_bulk_round(unsigned number, std::uint64_t from, std::uint64_t cases, unsigned workers) {
    Round round{std::vector<std::vector<Unit>>(workers)};
    for (unsigned worker = 0; worker < workers; ++worker) {
        const std::uint64_t first = cases * worker / workers, end = cases * (worker + 1) / workers;
        if (end > first)
            round.by_worker[worker].push_back({.round = number,
                                               .weight = static_cast<double>(end - first) / properties::bulk_inputs_an_instance,
                                               .bulk = end - first,
                                               .bulk_from = from + first});
    }
    return round;
}

}  // namespace

std::uint64_t Unit::seed(std::uint64_t run_seed) const { return round == 0 || bulk > 0 ? run_seed : properties::mix_seed(run_seed, round); }

properties::TrialOptions trial_of(const Unit& unit, std::uint64_t run_seed) {
    properties::TrialOptions trial{.seed = unit.seed(run_seed), .effort = unit.effort};
    trial.exhaustive = unit.is_lattice();
    trial.bulk = unit.bulk;
    trial.bulk_from = unit.bulk_from;
    trial.draws_an_input = unit.draws_an_input;
    if (unit.bulk == 0) trial.wants = [property = unit.property](const Property& each) { return &each == property; };
    return trial;
}

Plan make_plan(const Signature& signature, std::optional<std::uint64_t> cases, unsigned workers, double full_effort, const Domain& domain) {
    const Size size = size_of_run(signature, cases, full_effort, domain);
    const double first_effort = std::min(quick_effort, size.effort);
    Plan plan;
    const bool is_small = cases && full_effort == 1 && size.effort <= quick_effort;
    plan.rounds.push_back(is_small ? make_small_round(signature, static_cast<double>(*cases), workers, domain)
                                   : make_round(signature, 0, first_effort, false, workers, domain));
    for (unsigned number = 1; number <= later_rounds && (size.effort > first_effort || size.lattice); ++number)
        plan.rounds.push_back(
            make_round(signature, number, (size.effort - first_effort) / later_rounds, size.lattice && number == 1, workers, domain));
    unsigned number = static_cast<unsigned>(plan.rounds.size());
    for (std::uint64_t from = 0; from < size.bulk; from += most_bulk_a_round)
        plan.rounds.push_back(make_bulk_round(number++, from, std::min(most_bulk_a_round, size.bulk - from), workers));
    for (const Round& round : plan.rounds)
        for (const auto& units : round.by_worker)
            for (const Unit& unit : units) plan.weight += unit.weight;
    return plan;
}

}  // namespace tangency::tools
