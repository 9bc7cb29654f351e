// SPDX-License-Identifier: MIT
// Running the audit and comparing it with the record.
#include "audit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <thread>

#include "numbers.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/subjects/findings.hpp"

namespace tangency::tools {
namespace {

using properties::GroupResult;
using properties::Outcome;
using properties::Status;
using properties::Subject;
using properties::TrialResult;

// A long bulk run asks what most instances ask, many times as often; what is left to the instances is done by a share
// of them.
constexpr std::uint64_t long_bulk = 500'000;
constexpr double effort_beside_it = 0.1;

// Beside many millions, which take most of the time, what no bulk run asks gets less of it. `--question` asks one question in depth.
constexpr std::uint64_t very_long_bulk = 10'000'000;
constexpr double rotated_effort_beside_it = 0.3;

// Methods of rotated boxes take several times as long as others, and so do those who decide their cases: unless subjects are named they
// get one case in so many of a bulk run, and two cores end within a minute with 20 million and all else.
constexpr std::uint64_t rotated_have_one_in = 10;

// A declared domain, which has one method or two and simple inputs, says what it has to say in a share of them.
constexpr double effort_in_domain = 0.1;

// The share of a standard run's instances that a group gets.
double effort_of(const Signature& signature, const properties::Domain& domain, const AuditOptions& options) {
    if (!domain.is_whole()) return effort_in_domain;
    if (options.bulk < long_bulk) return 1;
    if (is_axis_aligned_box_ball(signature)) return effort_beside_it;
    if (signature.question == Question::box_ball) return options.bulk < very_long_bulk ? 1 : rotated_effort_beside_it;
    return options.question ? 1 : effort_beside_it;
}

bool is_wanted(const AuditOptions& options, const std::string& name) {
    return std::find(options.subjects.begin(), options.subjects.end(), name) != options.subjects.end();
}

// The subjects of one signature and domain in the order of the lists, so that results find their rows again.
struct Group {
    Signature signature;
    properties::Domain domain;
    std::vector<Subject> subjects;
    std::vector<const subjects::BuiltIn*> built_ins;
    std::vector<const subjects::Mutant*> mutants;
};

// Of a built-in subject or a mutant.
template <class Item>
properties::Domain domain_of(const Item& item) {
    const properties::DomainReading reading = properties::read_domain(item.domain, item.subject.signature);
    if (!reading.ok()) throw std::logic_error(item.subject.name + ": " + reading.problem);
    return reading.domain;
}

std::vector<Group> make_groups(const AuditOptions& options) {
    std::vector<Group> groups;
    const auto group_of = [&groups](const Signature& signature, const properties::Domain& domain) -> Group& {
        for (Group& group : groups)
            if (group.signature == signature && to_text(group.domain) == to_text(domain)) return group;
        return groups.emplace_back(Group{signature, domain, {}, {}, {}});
    };
    const auto add = [&group_of](const subjects::BuiltIn& built_in, const properties::Domain& domain) {
        Group& group = group_of(built_in.subject.signature, domain);
        group.subjects.push_back(built_in.subject);
        group.built_ins.push_back(&built_in);
    };
    const auto chosen = [&options](const Subject& subject, bool by_default) {
        const bool is_of_question = !options.question || subject.signature.question == *options.question;
        return is_of_question && (by_default || is_wanted(options, subject.name));
    };
    for (const bool has_domain : {false, true})
        for (const auto& built_in : subjects::methods())
            if (built_in.domain.empty() != has_domain && chosen(built_in.subject, options.subjects.empty())) {
                add(built_in, properties::whole_domain);
                if (has_domain) add(built_in, domain_of(built_in));
            }
    for (const auto& built_in : subjects::whole_methods())
        if (chosen(built_in.subject, options.subjects.empty())) add(built_in, domain_of(built_in));
    for (const auto* mutants : {&subjects::mutants(), &subjects::whole_mutants()})
        for (const auto& mutant : *mutants)
            if (chosen(mutant.subject, options.mutants)) {
                Group& group = group_of(mutant.subject.signature, domain_of(mutant));
                group.subjects.push_back(mutant.subject);
                group.mutants.push_back(&mutant);
            }
    return groups;
}

// Adds up the shares that trials on several threads report.
class Progress {
public:
    Progress(const std::function<void(double)>& tell, std::size_t groups) : tell_(tell), groups_(groups) {}

    void add(double share) {
        const std::scoped_lock lock(mutex_);
        done_ += share / static_cast<double>(groups_);
        tell_(done_);
    }

private:
    const std::function<void(double)>& tell_;
    std::size_t groups_;
    double done_ = 0;
    std::mutex mutex_;
};

// How many of the first subjects are run in bulk: of a method that is known to be wrong outside its domain millions of cases tell
// nothing more.
std::size_t count_in_bulk(const Group& group) {
    return static_cast<std::size_t>(
        std::ranges::count_if(group.built_ins, [](const subjects::BuiltIn* built_in) { return built_in->domain.empty(); }));
}

// How many cases a group is run in bulk.
std::uint64_t bulk_of(const Group& group, const AuditOptions& options) {
    if (!properties::is_run_in_bulk(group.signature) || !group.domain.is_whole() || count_in_bulk(group) == 0) return 0;
    const bool has_share = group.signature.orientation != Orientation::none && options.subjects.empty();
    return has_share ? options.bulk / rotated_have_one_in : options.bulk;
}

// About how many seconds of one core a group takes, which only its place in the order hangs on.
double length_of(const Group& group, const AuditOptions& options) {
    if (!group.domain.is_whole()) return 0;
    if (has_polygon(group.signature.question)) return 3;
    if (group.signature.question != Question::box_ball) return 0.5;
    const double asked = group.signature.orientation == Orientation::none ? 6e-9 : 25e-9;
    return 0.5 + static_cast<double>(bulk_of(group, options)) * (100e-9 + asked * static_cast<double>(count_in_bulk(group)));
}

// Longest first, so that no thread waits for another's long group at the end.
std::vector<std::size_t> order_of(const std::vector<Group>& groups, const AuditOptions& options) {
    std::vector<std::size_t> order(groups.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return length_of(groups[a], options) > length_of(groups[b], options); });
    return order;
}

std::vector<GroupResult> try_groups(const AuditOptions& options, const std::vector<Group>& groups) {
    std::vector<GroupResult> results(groups.size());
    Progress progress(options.progress, groups.size());
    const std::vector<std::size_t> order = order_of(groups, options);
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t place = next++; place < groups.size(); place = next++) {
            const std::size_t i = order[place];
            const Signature& signature = groups[i].signature;
            properties::TrialOptions trial{.seed = options.seed,
                                           .effort = options.effort * effort_of(signature, groups[i].domain, options)};
            trial.domain = groups[i].domain;
            trial.exhaustive = options.exhaustive;
            // Of a mutant that nobody named the page shows one counterexample.
            if (options.subjects.empty()) trial.shrunk_subjects = groups[i].built_ins.size();
            trial.bulk = bulk_of(groups[i], options);
            trial.bulk_subjects = count_in_bulk(groups[i]);
            trial.fast = options.fast;
            trial.stop = [&options] { return options.interrupted != nullptr && options.interrupted->load(); };
            trial.progress = [&progress](double share) { progress.add(share); };
            results[i] = properties::try_subjects(signature, groups[i].subjects, trial);
        }
    };
    std::vector<std::jthread> workers;
    for (unsigned i = 1; i < options.threads; ++i) workers.emplace_back(work);
    work();
    workers.clear();
    return results;
}

SubjectRow make_row(const subjects::BuiltIn& built_in, const properties::Domain& domain, TrialResult result, bool complete) {
    SubjectRow row{&built_in, domain, std::move(result), complete, {}, {}};
    if (!complete) return row;
    // Findings are about every input: of what a domain leaves out nothing is known there.
    const Level expected = domain.is_whole() ? built_in.expected : built_in.expected_in_domain;
    const ScalarType scalar = built_in.subject.signature.scalar;
    // What is rarely met leaves the level open between that of a run which never meets it and of one which always does.
    std::vector<Outcome> never_met = row.result.outcomes, always_met = row.result.outcomes;
    for (std::size_t p = 0; p < row.result.outcomes.size(); ++p) {
        const Outcome& outcome = row.result.outcomes[p];
        const bool violated = outcome.status == Status::violated;
        bool accounted = false;
        for (const auto& finding : subjects::findings()) {
            const auto known = subjects::find_violation(finding, built_in.subject.name, scalar, outcome.property->id);
            if (!known) continue;
            accounted = true;
            if (*known == subjects::Met::rarely && domain.is_whole()) {
                never_met[p].status = Status::held;
                always_met[p].status = Status::violated;
            }
            if (!violated && *known == subjects::Met::always && domain.is_whole())
                row.surprises.push_back(fmt::format("{} holds, but {} says it does not", outcome.property->id, finding.id));
            if (violated && std::find(row.findings.begin(), row.findings.end(), finding.id) == row.findings.end())
                row.findings.push_back(finding.id);
        }
        if (violated && !accounted && !outcome.property->recommendation)
            row.surprises.push_back(fmt::format("{} is violated and no finding says so", outcome.property->id));
    }
    if (expected < properties::level_of(always_met) || expected > properties::level_of(never_met))
        row.surprises.push_back(fmt::format("level {}, expected {}", name_of(row.result.level), name_of(expected)));
    std::sort(row.findings.begin(), row.findings.end());
    return row;
}

MutantRow make_row(const subjects::Mutant& mutant, TrialResult result, bool complete) {
    MutantRow row{&mutant, std::move(result), complete, {}};
    for (const Outcome& outcome : row.result.outcomes)
        if (outcome.status == Status::violated && subjects::counts_as_kill(mutant, *outcome.property))
            row.killed_by.push_back(outcome.property->id);
    return row;
}

// Groups come in the order of signatures; rows are wanted in the order of the lists.
void sort_rows(AuditResult& audit) {
    // Those of whole numbers, which have lists of their own, come last.
    const auto by_address = [](const auto* a, const auto* b) {
        const bool a_is_whole = is_whole(a->subject.signature.scalar), b_is_whole = is_whole(b->subject.signature.scalar);
        return a_is_whole == b_is_whole ? std::less<>{}(a, b) : b_is_whole;
    };
    std::sort(audit.subjects.begin(), audit.subjects.end(), [&](const SubjectRow& a, const SubjectRow& b) {
        return a.built_in == b.built_in ? a.domain.is_whole() && !b.domain.is_whole() : by_address(a.built_in, b.built_in);
    });
    std::sort(audit.mutants.begin(), audit.mutants.end(),
              [&](const MutantRow& a, const MutantRow& b) { return by_address(a.mutant, b.mutant); });
}

void judge_the_suite(AuditResult& audit, const AuditOptions& options) {
    for (const GroupResult& group : audit.groups)
        for (const auto& alarm : group.bulk.alarms)
            audit.surprises.push_back(fmt::format("{}: {}", signature_text(group.signature), properties::alarm_text(alarm)));
    if (!audit.complete) return;
    for (const GroupResult& group : audit.groups) {
        const std::string domain = to_text(group.domain);
        const std::string name = signature_text(group.signature) + (domain.empty() ? "" : " in " + domain);
        const auto report = [&](const std::vector<properties::Shortfall>& shortfalls, std::string_view cases) {
            for (const auto& shortfall : shortfalls)
                audit.surprises.push_back(fmt::format("{}: only {} {} of kind {}, {} required", name, shortfall.seen, cases,
                                                      properties::kind_names[static_cast<std::size_t>(shortfall.kind)],
                                                      shortfall.required));
        };
        report(properties::find_shortfalls(group.tally, group.signature.dim, group.domain), "cases");
        report(properties::find_shortfalls(group.bulk, group.signature.dim), "rechecked cases of the bulk run");
    }
    for (const BroadPhaseRow& row : audit.broad_phases)
        if (!row.is_as_expected())
            audit.surprises.push_back(
                fmt::format("{} {} {}", row.built_in->name, name_of(row.scalar), row.built_in->is_mutant ? "survives" : "loses a pair"));
    for (const MutantRow& row : audit.mutants)
        if (row.killed_by.empty()) audit.surprises.push_back(row.mutant->subject.name + " survives");
    if (!options.mutants || !options.subjects.empty()) return;
    for (const auto& property : properties::catalogue()) {
        // A question asked alone has no mutants of properties that say nothing of it, nor of exactness without an exact method.
        const auto says_something = [&](const MutantRow& row) {
            return property.applies(row.mutant->subject.signature) && (property.recommendation || property.level <= row.mutant->unbroken);
        };
        if (options.question && std::none_of(audit.mutants.begin(), audit.mutants.end(), says_something)) continue;
        const bool kills = std::any_of(audit.mutants.begin(), audit.mutants.end(), [&](const MutantRow& row) {
            return std::find(row.killed_by.begin(), row.killed_by.end(), property.id) != row.killed_by.end();
        });
        if (!kills) audit.surprises.push_back(fmt::format("{} kills no mutant", property.id));
    }
}

}  // namespace

bool AuditResult::as_expected() const {
    return surprises.empty() && std::all_of(subjects.begin(), subjects.end(), [](const SubjectRow& row) { return row.surprises.empty(); });
}

std::vector<std::string> unknown_subjects(const std::vector<std::string>& wanted) {
    std::vector<std::string> unknown;
    for (const std::string& name : wanted) {
        const auto named = [&name](const auto& item) { return item.subject.name == name; };
        const auto has_none = [&named](const auto& items) { return std::none_of(items.begin(), items.end(), named); };
        if (has_none(subjects::methods()) && has_none(subjects::mutants()) && has_none(subjects::whole_methods()) &&
            has_none(subjects::whole_mutants()))
            unknown.push_back(name);
    }
    return unknown;
}

AuditResult run_audit(const AuditOptions& options) {
    const auto start = std::chrono::steady_clock::now();
    const std::vector<Group> groups = make_groups(options);
    AuditResult audit{.groups = try_groups(options, groups),
                      .subjects = {},
                      .mutants = {},
                      .broad_phases = {},
                      .surprises = {},
                      .seed = options.seed,
                      .bulk = options.bulk};
    for (std::size_t g = 0; g < groups.size(); ++g) {
        GroupResult& done = audit.groups[g];
        audit.complete = audit.complete && done.complete;
        const std::size_t built_ins = groups[g].built_ins.size();
        for (std::size_t i = 0; i < done.results.size(); ++i) {
            TrialResult& result = done.results[i];
            if (i < built_ins)
                audit.subjects.push_back(make_row(*groups[g].built_ins[i], groups[g].domain, std::move(result), done.complete));
            else
                audit.mutants.push_back(make_row(*groups[g].mutants[i - built_ins], std::move(result), done.complete));
        }
        done.results.clear();
    }
    sort_rows(audit);
    // Broad phases have no signature, so they belong to the whole audit alone.
    if (options.mutants && options.subjects.empty() && !options.question && audit.complete)
        audit.broad_phases = try_broad_phases(options.seed);
    judge_the_suite(audit, options);
    audit.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return audit;
}

}  // namespace tangency::tools
