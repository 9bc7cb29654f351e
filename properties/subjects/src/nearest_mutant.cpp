// SPDX-License-Identifier: MIT
// Comparing wrong answers.
#include "tangency/subjects/nearest_mutant.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

#include "elsewhere.hpp"
#include "probes.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/property.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/properties/transcribe.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::subjects {
namespace {

using properties::Input;
using properties::Instance;
using properties::Property;
using properties::Subject;

// A property has told enough when so many of its draws are wrong, or when half of all were drawn and none is.
constexpr std::size_t wrong_enough = 30;
// Of a kind, which tell nothing: where a defect leaves a tie, one scalar's rounding hits and another's misses.
constexpr std::size_t odd_ones = 2;
constexpr std::size_t wrong_looked_around = 12;  // of each property

// The probes as a signature instantiates them; those that it cannot express are left out, and under another contract the ties that it
// cannot be asked about.
struct Sheet {
    Signature signature;
    bool same_contract;
    std::vector<Input> cases;
    std::vector<std::size_t> probes;  ///< which probe each case is
};

enum class Mark { right, wrong, unasked };

// A row about the same shapes, where the reference says that the verdict stays and that no rounding excuses another.
std::optional<Input> if_alike(std::optional<Input> row, const Probe& probe, double band) {
    if (!row) return std::nullopt;
    const Instance instance = verdict_instance(properties::Expectation::verdict_or_band, *row);
    const bool stays = instance.answer->verdict == probe.instance.answer->verdict && (probe.tie || !band_excuses(instance, band));
    return stays ? row : std::nullopt;
}

// With a radius a little larger if touching is a hit, a little smaller if it is none, so that no contract tells what touches apart, neither
// the shapes nor what a defect makes of them; nothing if that is another answer than the one to `drawn`, which the row spells.
std::optional<Input> beside_ties(const Input& row, const Input& drawn, reference::Verdict verdict, Contract contract) {
    constexpr double part = 0x1p-12;  // beyond the widest band, and no more: what a defect makes of the shapes is not to be decided by it
    const bool is_hit = intersects(drawn, verdict, contract);
    const bool touching_is_hit = verdict == reference::Verdict::touching ? is_hit : contract == Contract::closed;
    const Input beside = properties::enlarged(row, scale_of(row) * (touching_is_hit ? part : -part));
    const reference::Verdict there = properties::is_input(beside) ? find_verdict(beside) : reference::Verdict::touching;
    const bool is_same = there != reference::Verdict::touching && (there == reference::Verdict::overlapping) == is_hit;
    return is_same ? std::optional(beside) : std::nullopt;
}

bool is_spelled_alike(const Signature& a, const Signature& b) {
    return a == b || (a.dim == b.dim && a.orientation == Orientation::none && b.orientation == Orientation::none &&
                      vertices_of(a.form).first == vertices_of(b.form).first && vertices_of(a.form).second == vertices_of(b.form).second);
}

// Half of an odd whole number is none: to a function of int it would be another box.
bool is_held(const Input& row) {
    return std::ranges::all_of(row.row(), [&](double number) { return has_number(row.signature.scalar, number); });
}

class Sheets {
public:
    Sheets(const std::vector<Probe>& probes, const Subject& drawn_for, double band) : probes_(probes), drawn_for_(drawn_for), band_(band) {}

    const Sheet& of(const Signature& signature, bool same_contract) {
        for (const Sheet& sheet : sheets_)
            if (sheet.signature == signature && sheet.same_contract == same_contract) return sheet;
        Sheet sheet{signature, same_contract, {}, {}};
        for (std::size_t i = 0; i < probes_.size(); ++i) {
            auto row = express(probes_[i], signature, same_contract);
            if (!row || !is_held(*row)) continue;
            sheet.cases.push_back(std::move(*row));
            sheet.probes.push_back(i);
        }
        return sheets_.emplace_back(std::move(sheet));
    }

private:
    std::optional<Input> express(const Probe& probe, const Signature& signature, bool same_contract) const {
        const bool on_lattice = asked_by(probe.kind)->on_lattice;
        if (signature == drawn_for_.signature && (same_contract || !on_lattice))
            return same_contract || !probe.tie ? std::optional(probe.instance.inputs[0]) : std::nullopt;
        if (!on_lattice) return std::nullopt;
        const auto row = spelled(probe, signature);
        if (!row) return row;
        const Input& drawn = probe.instance.inputs[0];
        const reference::Verdict verdict = probe.instance.answer->verdict;
        if (!same_contract) return beside_ties(*row, drawn, verdict, drawn_for_.contract);
        // A box that is spelled as one rotated by quarters may have other low sides.
        const bool is_same =
            !probe.tie || intersects(*row, verdict, drawn_for_.contract) == intersects(drawn, verdict, drawn_for_.contract);
        return is_same ? row : std::nullopt;
    }

    std::optional<Input> spelled(const Probe& probe, const Signature& signature) const {
        if (signature == drawn_for_.signature) return probe.instance.inputs[0];
        if (is_spelled_alike(signature, drawn_for_.signature))
            return probe.lattice ? std::optional(properties::express(*probe.lattice, signature)) : std::nullopt;
        return if_alike(properties::transcribe(probe.instance.inputs[0], signature), probe, band_);
    }

    const std::vector<Probe>& probes_;
    const Subject& drawn_for_;
    const double band_;
    std::deque<Sheet> sheets_;
};

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

// A defect that is nothing but touching answered otherwise. Past the everyday inputs a mutant may be wrong by its arithmetic besides.
bool is_right_by_another_contract(const Subject& mutant, const std::vector<Probe>& probes, const Sheet& sheet, Contract contract) {
    const auto is_right_by = [&](Contract other) {
        if (other == contract || !is_asked(other, sheet.signature)) return false;
        const std::vector<Mark> marks = mark(mutant, probes, sheet, other);
        bool is_wrong = false;
        for (std::size_t i = 0; i < probes.size(); ++i) is_wrong = is_wrong || (probes[i].everyday && marks[i] == Mark::wrong);
        return !is_wrong;
    };
    return std::ranges::any_of(std::array{Contract::closed, Contract::open, Contract::half_open}, is_right_by);
}

// From the first of them on.
Sheet as_drawn(const std::vector<Probe>& probes, const Signature& signature, std::size_t first = 0) {
    Sheet sheet{signature, true, {}, {}};
    sheet.cases.reserve(probes.size() - first);
    sheet.probes.reserve(probes.size() - first);
    for (std::size_t i = first; i < probes.size(); ++i) {
        sheet.cases.push_back(probes[i].instance.inputs[0]);
        sheet.probes.push_back(i);
    }
    return sheet;
}

struct Drawn {
    std::vector<Probe> probes;
    std::vector<Mark> marks;  ///< of the subject
};

// As many of each property as tell what the subject gets wrong.
Drawn draw_probes(const Subject& subject, double band, std::uint64_t seed, const properties::Domain& domain) {
    Drawn drawn;
    drawn.probes.reserve(asking.size() * (instances_each + wrong_looked_around * neighbours_each));
    std::array<std::size_t, asking.size()> wrong{};
    std::vector<properties::Source> sources;
    for (std::size_t kind = 0; kind < asking.size(); ++kind) sources.emplace_back(properties::mix_seed(seed, kind));
    for (int round = 0; round < rounds; ++round) {
        const std::size_t before = drawn.probes.size();
        for (std::size_t kind = 0; kind < asking.size(); ++kind) {
            const Property* property = asked_by(kind);
            if (property == nullptr || !applies(*property, subject.signature, domain)) continue;
            if (wrong[kind] >= wrong_enough || (round >= rounds / 2 && wrong[kind] == 0)) continue;
            draw_round(drawn.probes, kind, sources[kind], subject.signature, band, domain);
        }
        const std::vector<Mark> marks = mark(subject, drawn.probes, as_drawn(drawn.probes, subject.signature, before), subject.contract);
        for (std::size_t i = before; i < marks.size(); ++i) {
            drawn.marks.push_back(marks[i]);
            wrong[drawn.probes[i].kind] += marks[i] == Mark::wrong;
        }
    }
    return drawn;
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
    const auto convinces = [](const Overlap& kind) {
        return kind.either() < least_wrong || kind.unexplained + kind.more <= odd_ones || kind.is_at_least(least_share_of_kind);
    };
    if (all.same < least_wrong || !all.is_at_least(least_share) || !std::ranges::all_of(by_kind, convinces)) return std::nullopt;
    return all;
}

// Everything if that convinces, else what `banded` asks: past its range an int errs where a float does not.
struct Explanation {
    Overlap overlap;
    bool overall;
};

std::optional<Explanation> explain(const std::vector<Probe>& probes, const std::vector<Mark>& subject, const std::vector<Mark>& mutant) {
    if (const auto all = compare(probes, subject, mutant, false)) return Explanation{*all, true};
    if (const auto everyday = compare(probes, subject, mutant, true)) return Explanation{*everyday, false};
    return std::nullopt;
}

bool agree_mostly(const std::vector<Probe>& probes, const std::vector<Mark>& subject, const std::vector<Mark>& mutant) {
    std::size_t same = 0, either = 0;
    for (std::size_t i = 0; i < probes.size(); ++i) {
        if (subject[i] == Mark::unasked || mutant[i] == Mark::unasked || !probes[i].everyday) continue;
        same += subject[i] == Mark::wrong && mutant[i] == Mark::wrong;
        either += subject[i] == Mark::wrong || mutant[i] == Mark::wrong;
    }
    return 10 * same >= 9 * either;
}

// Where shapes just touch as the mutant reads them, rounding decides its answer, and that of a subject with the same defect may be another:
// what they disagree about is unasked if a radius within the band of the coarser scalar changes the mutant's answer.
std::vector<Mark> without_its_ties(std::vector<Mark> theirs, const std::vector<Mark>& ours, const Subject& mutant, const Sheet& sheet,
                                   ScalarType scalar) {
    const ScalarType own = sheet.signature.scalar;
    const double unit = std::max(properties::format_of(scalar).unit_roundoff, properties::format_of(own).unit_roundoff);
    std::vector<Input> beside;
    std::vector<std::size_t> disagreed;
    for (std::size_t i = 0; i < sheet.cases.size(); ++i) {
        const std::size_t probe = sheet.probes[i];
        if (theirs[probe] == Mark::unasked || ours[probe] == Mark::unasked || theirs[probe] == ours[probe]) continue;
        const Input& row = sheet.cases[i];
        const double by = properties::default_band(row.signature) * unit * scale_of(row);
        const Input less = properties::enlarged(row, -by), more = properties::enlarged(row, by);
        if (!properties::is_input(less) || !properties::is_input(more)) continue;
        beside.insert(beside.end(), {less, more});
        disagreed.push_back(probe);
    }
    const properties::Answers answers(mutant, beside);
    for (std::size_t i = 0; i < disagreed.size(); ++i)
        if (answers.are_given(2 * i, 2) && answers[2 * i] != answers[2 * i + 1]) theirs[disagreed[i]] = Mark::unasked;
    return theirs;
}

// Where squares overflow and where rounding decides, ordinary methods err together: a mutant that is one of them
// beside its defect would be named for what is no part of the defect. Controls are left out: some take a long double or
// the library's hypot, which differ from one platform to the next.
void drop_what_ordinary_methods_get_wrong(std::vector<Probe>& probes, const Signature& signature) {
    const Sheet drawn = as_drawn(probes, signature);
    std::vector<bool> wrong(probes.size(), false);
    for (const BuiltIn& method : methods()) {
        if (method.subject.signature != signature || method.expected < Level::banded || method.role == impl::Role::control) continue;
        const std::vector<Mark> marks = mark(method.subject, probes, drawn, method.subject.contract);
        for (std::size_t i = 0; i < marks.size(); ++i) wrong[i] = wrong[i] || marks[i] == Mark::wrong;
    }
    std::size_t place = 0;
    std::erase_if(probes, [&](const Probe&) { return wrong[place++]; });
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

// Of mutants that agree alike, that of the same signature, contract, encoding of the angle and dimension is told.
double nearness(const Subject& mutant, const Subject& subject) {
    const Signature &a = mutant.signature, &b = subject.signature;
    return (a == b ? 0.002 : 0) + (mutant.contract == subject.contract ? 0.001 : 0) + (is_spelled_alike(a, b) ? 0 : -0.02) +
           (a.dim == b.dim ? 0 : -0.01);
}

// A misreading is as near in any encoding.
double nearness(const Mutant& mutant, const Subject& subject) {
    const double at_home = nearness(mutant.subject, subject);
    return mutant.misread ? std::max(at_home, 0.0) : at_home;
}

// What agreement on everything counts before agreement on everyday inputs alone.
constexpr double rank_of_overall = 0.01;

// Whole numbers are floats too, and what errs about these may err about those; no float has to be a whole number.
std::vector<const Mutant*> nearest_first(const Subject& subject) {
    std::vector<const Mutant*> order;
    for (const std::vector<Mutant>* list : {&mutants(), &whole_mutants()})
        for (const Mutant& mutant : *list) {
            const bool may_err_alike = list == &mutants() || is_whole(subject.signature.scalar);
            if (may_err_alike && mutant.subject.signature.question == subject.signature.question) order.push_back(&mutant);
        }
    std::ranges::stable_sort(order, std::greater(), [&](const Mutant* mutant) { return nearness(*mutant, subject); });
    return order;
}

}  // namespace

std::optional<NearestMutant> find_nearest_mutant(const Subject& subject, double band, std::uint64_t seed,
                                                 const properties::Domain& declared) {
    const Signature& signature = subject.signature;
    const properties::Domain domain = declared.is_whole() ? properties::read_domain("", signature).domain : declared;
    // The built-in mutants answer yes or no.
    if (signature.answer != AnswerKind::boolean) return std::nullopt;
    auto drawn = draw_probes(subject, band, seed, domain);
    std::vector<Probe>& probes = drawn.probes;
    std::ranges::move(draw_neighbours(probes, drawn.marks, signature, band, seed, domain), std::back_inserter(probes));
    drop_what_ordinary_methods_get_wrong(probes, signature);
    const std::vector<Mark> marks = mark(subject, probes, as_drawn(probes, signature), subject.contract);
    Sheets sheets(probes, subject, band);
    std::optional<NearestMutant> best;
    double best_rank = 0;
    std::vector<Misread> misread;  // so that what several mutants misread is asked once, for the nearest of them
    for (const Mutant* candidate : nearest_first(subject)) {
        const Mutant& mutant = *candidate;
        // None that is left can rank higher, so their inputs need not be made.
        if (1 + rank_of_overall + nearness(mutant, subject) <= best_rank) break;
        const auto consider = [&](const Subject& asked) {
            const Sheet& sheet = sheets.of(asked.signature, asked.contract == subject.contract);
            const std::vector<Mark> theirs = mark(asked, probes, sheet, subject.contract);
            auto found = explain(probes, marks, theirs);
            if (!found && agree_mostly(probes, marks, theirs))
                found = explain(probes, marks, without_its_ties(theirs, marks, asked, sheet, signature.scalar));
            if (!found) return;
            const auto& [same, unexplained, more] = found->overlap;
            const NearestMutant near{&mutant, same + unexplained, same, more};
            const double rank = near.agreement() + (found->overall ? rank_of_overall : 0) + nearness(mutant, subject);
            if (rank <= best_rank) return;
            best_rank = rank;
            best = near;
        };
        consider(with_vertices_of(mutant, signature));
        const auto misreading = misreading_of(mutant, subject);
        if (!misreading || std::ranges::count(misread, mutant.misread) > 0) continue;
        misread.push_back(mutant.misread);
        consider(*misreading);
    }
    if (best && best->mutant->subject.contract == subject.contract) {
        const Subject asked = with_vertices_of(*best->mutant, signature);
        best->is_another_contract = is_right_by_another_contract(asked, probes, sheets.of(asked.signature, true), subject.contract);
    }
    return best;
}

std::optional<properties::KnownBug> detail::find_known_bug(const properties::Subject& subject, double band) {
    const auto near = find_nearest_mutant(subject, band);
    return near ? std::optional(known_bug_of(*near)) : std::nullopt;
}

std::string hint_text(const properties::KnownBug& bug) {
    std::string text = "looks like the known bug ";
    text.append(bug.mutant)
        .append(": ")
        .append(bug.defect)
        .append(" (seen in ")
        .append(bug.seen_in)
        .append("); it gives the same wrong answer on ");
    text += std::to_string(bug.same) + " of " + std::to_string(bug.wrong) + " inputs that the function gets wrong, and is wrong on ";
    return text + (bug.more == 0 ? "no other" : std::to_string(bug.more) + " more");
}

}  // namespace tangency::subjects
