// SPDX-License-Identifier: MIT
// Dividing a check into rounds and units.
#include "check_plan.hpp"

#include <algorithm>
#include <utility>

#include "tangency/properties/random.hpp"

namespace tangency::tools {
namespace {

using properties::Property;

constexpr double quick_effort = 0.05;
constexpr unsigned later_rounds = 3;
constexpr double least_exams = 24;

// The sizes that LatticeTable documents; the table itself is worth computing only if it is used.
double lattice_size(std::size_t dim) { return dim == 3 ? 1048576 : 705894; }

// How many cases of a standard run the reference decides for this property.
double decided_share(const Property& property, const Signature& signature) {
    if (!property.applies(signature)) return 0;
    properties::Random random(1);
    for (int attempt = 0; attempt < 60; ++attempt) {
        const properties::Draft draft = property.draw(random, signature);
        if (const auto exam = property.pose(draft, signature)) return exam->truth ? static_cast<double>(property.share) : 0;
    }
    return 0;
}

struct Size {
    double effort;
    bool lattice;
};

Size size_of_run(const Signature& signature, std::optional<std::uint64_t> cases) {
    if (!cases) return {1, true};
    double drawn = 0;
    for (const Property& property : properties::catalogue()) drawn += decided_share(property, signature);
    const auto wanted = static_cast<double>(*cases);
    const double lattice = lattice_size(signature.dim);
    // The lattice first, once there is room for it and for a tenth of a standard run beside it.
    const bool with_lattice = wanted >= lattice + drawn / 10;
    return {(wanted - (with_lattice ? lattice : 0)) / drawn, with_lattice};
}

// The lower levels first and advice last: a function may well die of a huge number or a NaN, and what binds should
// be known by then.
std::vector<const Property*> in_order() {
    std::vector<const Property*> order;
    for (const Property& property : properties::catalogue()) order.push_back(&property);
    std::stable_sort(order.begin(), order.end(), [](const Property* a, const Property* b) {
        return std::pair(a->advice, a->level) < std::pair(b->advice, b->level);
    });
    return order;
}

// Each unit to the session with the least to do so far.
void assign(Round& round, std::vector<double>& loads, const Unit& unit) {
    const auto least = static_cast<std::size_t>(std::min_element(loads.begin(), loads.end()) - loads.begin());
    loads[least] += unit.weight;
    round.by_worker[least].push_back(unit);
}

Round make_round(const Signature& signature, unsigned number, double effort, bool lattice, unsigned workers) {
    Round round{std::vector<std::vector<Unit>>(workers)};
    std::vector<double> loads(workers, 0);
    if (lattice) assign(round, loads, {nullptr, 0, number, lattice_size(signature.dim) / 4});
    for (const Property* property : in_order()) {
        if (!property->applies(signature)) continue;
        const auto share = static_cast<double>(property->share);
        const double here = number == 0 ? std::max(effort, least_exams / share) : effort;
        // An exam of purity plays a hundred cases.
        const double cost = property->id == "P14" ? 50 : 1;
        if (here * share >= 1) assign(round, loads, {property, here, number, here * share * cost});
    }
    return round;
}

}  // namespace

std::uint64_t Unit::seed(std::uint64_t run_seed) const {
    return round == 0 ? run_seed : properties::mix_seed(run_seed, round);
}

Plan make_plan(const Signature& signature, std::optional<std::uint64_t> cases, unsigned workers) {
    const Size size = size_of_run(signature, cases);
    const double quick = std::min(quick_effort, size.effort);
    Plan plan;
    plan.rounds.push_back(make_round(signature, 0, quick, false, workers));
    for (unsigned number = 1; number <= later_rounds && (size.effort > quick || size.lattice); ++number)
        plan.rounds.push_back(make_round(signature, number, (size.effort - quick) / later_rounds, size.lattice && number == 1, workers));
    for (const Round& round : plan.rounds)
        for (const auto& units : round.by_worker)
            for (const Unit& unit : units) plan.weight += unit.weight;
    return plan;
}

}  // namespace tangency::tools
