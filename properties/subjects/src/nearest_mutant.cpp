// SPDX-License-Identifier: MIT
// Comparing wrong answers.
#include "tangency/subjects/nearest_mutant.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

#include "tangency/properties/plain.hpp"
#include "tangency/properties/property.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::subjects {
namespace {

using properties::Input;
using properties::Instance;
using properties::Property;
using properties::Subject;

// The properties that ask for the verdict on one case: lattice, ties, degenerate shapes, and all magnitudes.
constexpr std::array<std::string_view, 7> asking{"P01", "P03", "P16", "P02", "P18", "P19", "P24"};
constexpr int instances_each = 1200;
constexpr int attempts_each = 30 * instances_each;

// A kind of probe: a property's draws, or what lies around its probes that the subject gets wrong.
constexpr std::size_t kinds = 2 * asking.size();
constexpr std::size_t wrong_looked_around = 12;  // of each property
constexpr int neighbours_each = 25;

struct Probe {
    Instance instance;
    std::uint64_t seed;  ///< a source of it draws the instance, if it is no neighbour
    std::size_t kind;
    std::optional<properties::LatticeInput> lattice;  ///< what other signatures can express too
    bool tie;
    bool excused;   ///< the band excuses any answer
    bool everyday;  ///< asked by a property of level `banded` or lower
};

const Property* asked_by(std::size_t kind) { return properties::find_property(asking[kind % asking.size()]); }

std::optional<Probe> make_probe(std::optional<Instance> instance, const Signature& signature, std::size_t kind, double band) {
    if (!instance || !instance->answer || instance->inputs.size() != 1) return std::nullopt;
    const Property& property = *asked_by(kind);
    const bool tie = instance->answer->verdict == reference::Verdict::touching;
    auto lattice =
        property.on_lattice && signature.orientation == Orientation::none ? properties::find_lattice(instance->inputs[0]) : std::nullopt;
    const bool excused = band_excuses(*instance, band);
    return Probe{std::move(*instance), 0, kind, std::move(lattice), tie, excused, property.level <= Level::banded};
}

std::vector<Probe> make_probes(const Signature& signature, double band, std::uint64_t seed, const properties::Domain& domain) {
    std::vector<Probe> probes;
    for (std::size_t kind = 0; kind < asking.size(); ++kind) {
        const Property* property = asked_by(kind);
        if (property == nullptr || !applies(*property, signature, domain)) continue;
        properties::Source source(properties::mix_seed(seed, probes.size()));
        int wanted = instances_each;
        for (int attempt = 0; attempt < attempts_each && wanted > 0; ++attempt) {
            const std::uint64_t drawn_by = source.seed();
            auto probe = make_probe(instance_in(domain, *property, source, signature), signature, kind, band);
            if (!probe) continue;
            probe->seed = drawn_by;
            probes.push_back(std::move(*probe));
            --wanted;
        }
    }
    return probes;
}

// One or two choices that made an input, exchanged for others: most of them a little larger or smaller.
properties::Choices change(properties::Choices choices, properties::Source& random) {
    for (int changes = random.between(1, 2); changes > 0 && !choices.empty(); --changes) {
        std::uint32_t& choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
        choice = random.chance(1, 4) ? random.below(1024) : choice + random.below(5) - std::min(choice, 2U);
    }
    return choices;
}

// Whether two functions differ shows best where one is wrong: on inputs made by almost the same choices.
std::vector<Probe> neighbours_of(const Probe& wrong, const Signature& signature, double band, properties::Source& random,
                                 const properties::Domain& domain) {
    properties::Recording recording;
    properties::Source source(wrong.seed);
    source.keep_to(domain);
    source.record_to(recording);
    asked_by(wrong.kind)->instance(source, signature);
    std::vector<Probe> neighbours;
    for (int i = 0; i < neighbours_each; ++i) {
        auto neighbour = properties::instance_of(*asked_by(wrong.kind), signature, change(recording.choices, random), domain);
        auto probe = make_probe(std::move(neighbour), signature, wrong.kind + asking.size(), band);
        if (probe) neighbours.push_back(std::move(*probe));
    }
    return neighbours;
}

// A tie that counts otherwise under the other contract, made one that counts alike: with a radius a little larger
// if touching is a hit, a little smaller if it is none. Nothing if there is no such input.
std::optional<properties::LatticeInput> beside_tie(properties::LatticeInput lattice, Contract contract) {
    constexpr std::int64_t parts = 4;
    const auto enlarge = [](std::int64_t& number) { number *= parts; };
    for (std::size_t axis = 0; axis < lattice.dim; ++axis) for_each_position(lattice, axis, enlarge);
    for_each_size(lattice, [&](std::int64_t& size, Role) {
        enlarge(size);
        // The radius; of shapes without one every extent.
        if (!has_radius(lattice.question) || &size == &lattice.radius) size += contract == Contract::closed ? 1 : -1;
    });
    lattice.exponent -= 2;
    return is_valid(lattice) ? std::optional(lattice) : std::nullopt;
}

// The probes as a signature instantiates them; those that only the signature they were drawn for can
// instantiate are left out, and under another contract the ties that it cannot be asked about.
struct Sheet {
    Signature signature;
    bool same_contract;
    std::vector<Input> cases;
    std::vector<std::size_t> probes;  ///< which probe each case is
};

Sheet make_sheet(const std::vector<Probe>& probes, const Subject& drawn_for, const Signature& signature, bool same_contract) {
    Sheet sheet{signature, same_contract, {}, {}};
    for (std::size_t i = 0; i < probes.size(); ++i) {
        const Probe& probe = probes[i];
        if (probe.tie && !same_contract) {
            const auto beside = probe.lattice ? beside_tie(*probe.lattice, drawn_for.contract) : std::nullopt;
            if (!beside) continue;
            sheet.cases.push_back(express(*beside, signature));
        } else if (signature == drawn_for.signature) {
            sheet.cases.push_back(probe.instance.inputs[0]);
        } else if (probe.lattice) {
            sheet.cases.push_back(express(*probe.lattice, signature));
        } else {
            continue;
        }
        sheet.probes.push_back(i);
    }
    return sheet;
}

enum class Mark { right, wrong, unasked };

// By the contract that the probes were drawn for.
std::vector<Mark> mark(const Subject& subject, const std::vector<Probe>& probes, const Sheet& sheet, Contract contract) {
    std::vector<Mark> marks(probes.size(), Mark::unasked);
    const properties::Answers answers(subject, sheet.cases);
    for (std::size_t i = 0; i < sheet.cases.size(); ++i) {
        if (!answers.are_given(i, 1)) continue;
        const Probe& probe = probes[sheet.probes[i]];
        const bool right = probe.excused || answers_hold(probe.instance, answers.of(i, 1), contract);
        marks[sheet.probes[i]] = right ? Mark::right : Mark::wrong;
    }
    return marks;
}

struct Overlap {
    std::size_t same = 0, unexplained = 0, more = 0;

    std::size_t either() const { return same + unexplained + more; }
    double explained() const { return static_cast<double>(same) / static_cast<double>(std::max<std::size_t>(same + unexplained, 1)); }
    double specific() const { return static_cast<double>(same) / static_cast<double>(std::max<std::size_t>(same + more, 1)); }
    bool is_at_least(double share) const { return explained() >= share && specific() >= share; }
};

// Everything compared, if it convinces: in all and for each kind of probe that tells anything.
std::optional<Overlap> compare(const std::vector<Probe>& probes, const std::vector<Mark>& subject, const std::vector<Mark>& mutant,
                               bool everyday_only) {
    std::array<Overlap, kinds> by_kind{};
    Overlap all;
    for (std::size_t i = 0; i < probes.size(); ++i) {
        if (subject[i] == Mark::unasked || mutant[i] == Mark::unasked || (everyday_only && !probes[i].everyday)) continue;
        const bool ours = subject[i] == Mark::wrong, theirs = mutant[i] == Mark::wrong;
        for (Overlap* sum : {&all, &by_kind[probes[i].kind]}) {
            sum->same += ours && theirs;
            sum->unexplained += ours && !theirs;
            sum->more += theirs && !ours;
        }
    }
    const auto convinces = [](const Overlap& kind) { return kind.either() < least_wrong || kind.is_at_least(least_share_of_kind); };
    if (all.same < least_wrong || !all.is_at_least(least_share) || !std::ranges::all_of(by_kind, convinces)) return std::nullopt;
    return all;
}

// Where squares overflow and where rounding decides, ordinary methods err together: a mutant that is one of them
// beside its defect would be named for what is no part of the defect. Controls are left out: some take a long double or
// the library's hypot, which differ from one platform to the next.
void drop_what_ordinary_methods_get_wrong(std::vector<Probe>& probes, const Signature& signature) {
    std::vector<bool> wrong(probes.size(), false);
    for (const BuiltIn& method : methods()) {
        if (method.subject.signature != signature || method.expected < Level::banded || method.role == impl::Role::control) continue;
        const Sheet sheet = make_sheet(probes, method.subject, signature, true);
        const std::vector<Mark> marks = mark(method.subject, probes, sheet, method.subject.contract);
        for (std::size_t i = 0; i < marks.size(); ++i) wrong[i] = wrong[i] || marks[i] == Mark::wrong;
    }
    std::vector<Probe> kept;
    for (std::size_t i = 0; i < probes.size(); ++i)
        if (!wrong[i]) kept.push_back(std::move(probes[i]));
    probes = std::move(kept);
}

bool is_comparable(const Signature& a, const Signature& b) {
    return a == b ||
           (a.question == b.question && a.dim == b.dim && a.orientation == Orientation::none && b.orientation == Orientation::none);
}

// What the subject gets wrong, evenly from all that each property finds.
std::vector<Probe> draw_neighbours(const std::vector<Probe>& probes, const std::vector<Mark>& marks, const Signature& signature,
                                   double band, std::uint64_t seed, const properties::Domain& domain) {
    std::array<std::vector<const Probe*>, asking.size()> wrong;
    for (std::size_t i = 0; i < probes.size(); ++i)
        if (marks[i] == Mark::wrong) wrong[probes[i].kind].push_back(&probes[i]);
    properties::Source random(properties::mix_seed(seed, 0x6e6562));
    std::vector<Probe> drawn;
    for (const auto& list : wrong)
        for (std::size_t i = 0; i < std::min(list.size(), wrong_looked_around); ++i)
            std::ranges::move(
                neighbours_of(*list[i * list.size() / std::min(list.size(), wrong_looked_around)], signature, band, random, domain),
                std::back_inserter(drawn));
    return drawn;
}

}  // namespace

std::optional<NearestMutant> find_nearest_mutant(const Subject& subject, double band, std::uint64_t seed,
                                                 const properties::Domain& domain) {
    const Signature& signature = subject.signature;
    // The built-in mutants answer yes or no.
    if (signature.answer != AnswerKind::boolean) return std::nullopt;
    std::vector<Probe> probes = make_probes(signature, band, seed, domain);
    const std::vector<Mark> first_marks = mark(subject, probes, make_sheet(probes, subject, signature, true), subject.contract);
    std::ranges::move(draw_neighbours(probes, first_marks, signature, band, seed, domain), std::back_inserter(probes));
    drop_what_ordinary_methods_get_wrong(probes, signature);
    std::vector<Sheet> sheets{make_sheet(probes, subject, signature, true)};
    const auto sheet_of = [&](const Mutant& mutant) -> const Sheet& {
        const bool same_contract = mutant.subject.contract == subject.contract;
        for (const Sheet& sheet : sheets)
            if (sheet.signature == mutant.subject.signature && sheet.same_contract == same_contract) return sheet;
        return sheets.emplace_back(make_sheet(probes, subject, mutant.subject.signature, same_contract));
    };
    const std::vector<Mark> marks = mark(subject, probes, sheets[0], subject.contract);
    std::optional<NearestMutant> best;
    double best_rank = 0;
    for (const Mutant& mutant : mutants()) {
        if (!is_comparable(mutant.subject.signature, signature)) continue;
        const std::vector<Mark> theirs = mark(mutant.subject, probes, sheet_of(mutant), subject.contract);
        const auto overall = compare(probes, marks, theirs, false);
        // The same bug in other types shows alike in everyday numbers only: past its range an int errs where a
        // float does not.
        const auto found = overall ? overall : compare(probes, marks, theirs, true);
        if (!found) continue;
        const NearestMutant near{&mutant, found->same + found->unexplained, found->same, found->more};
        // Of equals, the one that agrees everywhere, and then the one that was compared on more.
        const double rank = near.agreement() + (overall ? 0.01 : 0) + (mutant.subject.contract == subject.contract ? 0.001 : 0) +
                            (mutant.subject.signature == signature ? 0.002 : 0);
        if (rank <= best_rank) continue;
        best_rank = rank;
        best = near;
    }
    return best;
}

std::string detail::known_bug_text(const properties::Subject& subject, double band) {
    const auto near = find_nearest_mutant(subject, band);
    return near ? hint_text(hint_of(*near)) : "";
}

std::string hint_text(const Hint& hint) {
    std::string text = "looks like the known bug ";
    text.append(hint.mutant)
        .append(": ")
        .append(hint.defect)
        .append(" (seen in ")
        .append(hint.seen_in)
        .append("); it gives the same wrong answer on ");
    text += std::to_string(hint.same) + " of " + std::to_string(hint.wrong) + " inputs that the function gets wrong, and is wrong on ";
    return text + (hint.more == 0 ? "no other" : std::to_string(hint.more) + " more");
}

}  // namespace tangency::subjects
