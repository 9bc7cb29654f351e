// SPDX-License-Identifier: MIT
// How a file is made by its recipe: the simplest inputs that show each bug, neighbours of ties, the parts, and what fills up quotas.
// A stored id is for good, so a file that is stored keeps every case, and is given only what it lacks of that.
#include "draw.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <unordered_set>
#include <utility>

#include "certificate_json.hpp"
#include "reasons.hpp"
#include "tangency/properties/domain.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::vectors {

using properties::Input;
using properties::is_input;
using properties::Source;
using reference::Region;
using reference::Verdict;

namespace {

constexpr std::uint64_t seed = 20260101;

// A file of long fractions serves nobody; what no reader needs is left out.
constexpr std::size_t longest_proof = 1'500;

bool is_short(const VectorCase& known) { return known.gap_sq.size() + tools::json_of(*known.certificate).size() <= longest_proof; }

void gather_part(Gathering& gathering, Source random, const Part& part) {
    std::size_t added = 0;
    // Small lattices repeat themselves, so the number of tries is bounded.
    for (std::size_t tries = 0; added < part.count && tries < 20 * part.count; ++tries)
        if (gathering.add(part.draw(random, gathering.signature()))) ++added;
}

// A measure of how hard an input is to read: small whole numbers first. Ties and degenerate shapes come last, since a
// function of the other contract or a special case for them would hide the bug.
double reading_cost(const InputDetails& details) {
    double cost = details.reference_answer.verdict == Verdict::touching ? 100'000 : 0;
    if (details.geometry.second.radius == 0) cost += 10'000;
    for (std::size_t axis = 0; axis < details.input.signature.dim; ++axis)
        if (details.geometry.first.half_extent[axis] == 0) cost += 10'000;
    for (const double number : details.input.row()) cost += std::min(std::abs(number), 1e4) + (number == std::trunc(number) ? 0 : 20);
    return cost;
}

// The simplest inputs of a large draw in which each bug shows. One serves all bugs that it shows.
void gather_bugs(Gathering& gathering, Source random, const Recipe& recipe) {
    const Signature& signature = gathering.signature();
    const auto all_bugs = bugs_of(signature);
    const auto lacks = [&](std::string_view bug) { return gathering.count(bug) < least_cases_of_a_bug; };
    if (std::ranges::none_of(all_bugs, lacks)) return;
    struct Candidate {
        InputDetails details;
        double cost;
    };
    std::vector<Candidate> pool;
    std::unordered_set<std::uint64_t> pooled;  // by their bits: one that is drawn twice is one case
    for (int i = 0; i < recipe.candidates; ++i) {
        const Input input = recipe.candidate(random, signature);
        if (!is_input(input) || gathering.holds(input) || !pooled.insert(hash_of(input)).second) continue;
        InputDetails details = find_details(input);
        const double cost = reading_cost(details);
        pool.push_back({std::move(details), cost});
    }
    std::ranges::stable_sort(pool, {}, &Candidate::cost);
    std::vector<std::string_view> bugs;
    std::vector<const Candidate*> chosen;
    for (const std::string_view bug : all_bugs) {
        const std::size_t lacking = least_cases_of_a_bug - std::min(gathering.count(bug), least_cases_of_a_bug);
        const auto shows = [bug](const Candidate* candidate) { return bug_shows(bug, candidate->details); };
        const auto shown = static_cast<std::size_t>(std::ranges::count_if(chosen, shows));
        std::vector<const Candidate*> found;
        for (const Candidate& candidate : pool)
            if (shown + found.size() < lacking && std::ranges::find(chosen, &candidate) == chosen.end() && shows(&candidate) &&
                is_short(describe(candidate.details.input)))
                found.push_back(&candidate);
        const bool has_enough = shown + found.size() >= lacking;
        if (!has_enough && must_show(bug, signature))
            throw std::logic_error(file_name(signature) + ": too few inputs show " + std::string(bug));
        if (!has_enough) continue;
        bugs.push_back(bug);
        chosen.insert(chosen.end(), found.begin(), found.end());
    }
    for (const Candidate* const candidate : chosen) gathering.add(candidate->details.input, {}, bugs);
}

// Every argument of ties moved by ulps, wherever that ends the tie.
void gather_neighbours(Gathering& gathering, Source random) {
    const Signature& signature = gathering.signature();
    for (std::size_t field = 0; field < number_count(signature); ++field) {
        std::optional<Input> last;  // of few steps one tie serves for all, as far as they end it
        for (const int ulps : neighbour_steps(signature)) {
            if (gathering.has_neighbour(field, ulps)) continue;
            // A tie at a face does not mind where the other axes are, and one rotated by nothing not how.
            for (int tries = 0; tries < 600; ++tries) {
                const Input tie = tries == 0 && last ? *last : draw_tie(random, signature);
                Input moved = tie;
                moved.numbers[field] = stepped(signature.scalar, tie.numbers[field], ulps);
                if (!is_input(tie) || !is_input(moved) || !lies_in(moved, random.domain())) continue;
                if (reference::find_standing(signature, std::as_const(moved).row()).verdict == Verdict::touching) continue;
                if (!gathering.add(moved, Neighbour{id_of(tie), field, ulps})) continue;
                gathering.add(tie);
                if (!takes_every_step(signature)) last = tie;
                break;
            }
        }
    }
}

// A quarter of each verdict, which a little more keeps as cases are added, and enough of each region.
void fill_quotas(Gathering& gathering, Source random, const Recipe& recipe) {
    const Signature& signature = gathering.signature();
    const auto falls_short = [&gathering](Verdict verdict) { return gathering.count(verdict) * 100 < gathering.size() * 27; };
    const auto regions = regions_of(signature);
    const auto is_rare = [&gathering](Region region) { return gathering.count(region) < least_cases_of_a_region; };
    for (int i = 0; i < 20'000; ++i) {
        const bool ties = falls_short(Verdict::touching);
        const bool balanced = !ties && !falls_short(Verdict::disjoint) && !falls_short(Verdict::overlapping);
        const bool has_rare = std::ranges::any_of(regions, is_rare);
        if (balanced && !has_rare && gathering.size() >= recipe.least_cases) return;
        if (ties) {
            gathering.add(draw_tie(random, signature));
            continue;
        }
        const Input input = random.chance(1, 2) ? recipe.lattice(random, signature) : recipe.floats(random, signature);
        if (!is_input(input)) continue;
        const auto [verdict, region] = reference::find_standing(signature, input.row());
        if (balanced ? !has_rare || is_rare(region) : falls_short(verdict)) gathering.add(input);
    }
    throw std::logic_error("the quotas of " + file_name(signature) + " cannot be met");
}

VectorCase describe_with(const Input& input, std::optional<Neighbour> neighbour, const std::vector<std::string_view>& bugs) {
    std::vector<std::string> shown;
    if (!bugs.empty()) {
        const InputDetails details = find_details(input, neighbour);
        for (const std::string_view bug : bugs)
            if (bug_shows(bug, details)) shown.emplace_back(bug);
    }
    return describe(input, std::move(neighbour), shown);
}

// A case that no draw gives any more stays, for those of its bugs that it still shows.
void gather_stored(Gathering& gathering, const VectorFile& stored) {
    for (const VectorCase& each : stored.cases) gathering.keep(each);
}

}  // namespace

bool Gathering::add(const Input& input, std::optional<Neighbour> neighbour, const std::vector<std::string_view>& bugs) {
    if (!is_input(input) || holds(input)) return false;
    VectorCase known = describe_with(input, std::move(neighbour), bugs);
    if (!is_short(known)) return false;
    put(std::move(known));
    return true;
}

void Gathering::keep(const VectorCase& stored) {
    if (is_input(stored.input) && !holds(stored.input))
        put(describe_with(stored.input, stored.neighbour, {stored.reasons.begin(), stored.reasons.end()}));
}

void Gathering::put(VectorCase known) {
    ids_.insert(known.id);
    ++by_verdict_[static_cast<std::size_t>(known.verdict)];
    file_.cases.push_back(std::move(known));
}

bool Gathering::holds(const Input& input) const { return ids_.contains(id_of(input)); }

std::size_t Gathering::count(std::string_view reason) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        file_.cases, [&](const VectorCase& each) { return std::ranges::find(each.reasons, reason) != each.reasons.end(); }));
}

std::size_t Gathering::count(Region region) const {
    return static_cast<std::size_t>(std::ranges::count(file_.cases, region, &VectorCase::region));
}

bool Gathering::has_neighbour(std::size_t field, int ulps) const {
    return std::ranges::any_of(file_.cases, [&](const VectorCase& each) {
        return each.neighbour && each.neighbour->field == field && each.neighbour->ulps == ulps;
    });
}

void Gathering::add_policy(Input row) {
    for (double& number : row.row()) number = properties::round_to(row.signature.scalar, number);
    const bool is_of_scalar = std::ranges::all_of(row.row(), [&](double number) { return has_number(row.signature.scalar, number); });
    if (!is_of_scalar || !reference::find_defect(row.signature, std::as_const(row).row())) return;
    if (ids_.insert(id_of(row)).second) file_.policy.push_back(describe_policy(row));
}

VectorFile draw_file(const Signature& signature, const VectorFile& stored) {
    Gathering gathering(signature);
    // A stream of its own for each part, so that changing one leaves the cases of the others as they are.
    const properties::Domain domain = properties::read_domain("", signature).domain;
    const auto stream = [&domain, own = hash_of(Input{signature})](std::uint64_t part) {
        Source random(properties::mix_seed(seed ^ own, part));
        random.keep_to(domain);
        return random;
    };
    const Recipe recipe = recipe_of(signature);
    gather_stored(gathering, stored);
    gather_bugs(gathering, stream(1), recipe);
    gather_neighbours(gathering, stream(2));
    std::uint64_t part_number = 10;
    if (stored.cases.empty())
        for (const Part& part : recipe.parts) gather_part(gathering, stream(part_number++), part);
    fill_quotas(gathering, stream(3), recipe);
    for (const PolicyCase& each : stored.policy) gathering.add_policy(each.input);
    if (stored.policy.empty()) gather_policy(gathering, stream(4));
    return gathering.take();
}

}  // namespace tangency::vectors
