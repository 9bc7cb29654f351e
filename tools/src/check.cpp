// SPDX-License-Identifier: MIT
// Running a check: a quick look at everything, then rounds of the rest, on two sessions side by side.
#include "check.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>
#include <tuple>
#include <utility>

#include "check_exits.hpp"
#include "check_plan.hpp"
#include "check_sum.hpp"
#include "outside.hpp"
#include "tangency/properties/contract_search.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::tools {
namespace {

using properties::GroupResult;
using properties::Input;
using properties::Outcome;
using properties::Property;
using properties::Status;
using properties::Subject;
using Clock = std::chrono::steady_clock;

// Instances put to the function at once: a command that answers at the end of its input only is started once for each.
constexpr std::size_t instances_at_once = 16384;
constexpr std::size_t shrink_batch = 64;
constexpr unsigned workers = 2;  // sessions side by side; part of what fixes the run

struct UnitResult {
    GroupResult group;
    std::optional<CheckExit> end{};  ///< what ended it before its time
};

// How often a session has exited on what binds.
struct ExitCount {
    std::size_t exits = 0, hangs = 0;

    void add(const properties::Exit& exit) {
        ++exits;
        hangs += exit.hung;
    }
    bool is_over(const CheckOptions& options) const { return exits >= options.most_exits || hangs >= options.most_hangs; }
};

// Without ties counted, and with.
std::pair<Level, Level> levels_reached(std::vector<Outcome> outcomes, const ExitRecord& record) {
    if (record.has(nullptr)) return {Level::none, Level::none};
    for (Outcome& outcome : outcomes)
        if (record.has(outcome.property)) outcome = {.property = outcome.property, .status = Status::violated};
    return {properties::level_of(outcomes), properties::level_but_for_ties(outcomes)};
}

Level level_of_answers(std::vector<Outcome> outcomes) {
    for (Outcome& outcome : outcomes)
        if (outcome.status == Status::held && outcome.instances == 0) outcome.status = Status::violated;
    return properties::level_of(outcomes);
}

// Needs every other field of the result, so it comes last. What was seen to be wrong is wrong whatever else was not answered, but where
// answers may be to other inputs nothing was seen.
CheckVerdict verdict_of(const CheckResult& result, const ExitRecord& record) {
    if (record.is_out_of_step() || result.bulk.alarm_count > 0) return CheckVerdict::cannot_run;
    if (!result.broken.empty()) return CheckVerdict::failed;
    if (record.has_binding()) return CheckVerdict::cannot_run;
    return result.unasked.empty() && result.end != CheckEnd::interrupt ? CheckVerdict::holds : CheckVerdict::cannot_run;
}

// What is no answer breaks the property that was asked: each input is an instance of it that does.
void count_wrong_answers(const ExitRecord& record, std::vector<Outcome>& outcomes) {
    for (Outcome& outcome : outcomes) {
        const std::uint64_t inputs = record.wrong_answers(outcome.property);
        if (inputs == 0) continue;
        outcome.status = Status::violated;
        outcome.violations += inputs;
        outcome.instances += inputs;
        outcome.unanswered -= std::min(outcome.unanswered, inputs);
    }
}

// What the outcomes and exits come to.
void conclude(const CheckOptions& options, const ExitRecord& record, CheckResult& result) {
    result.level_of_answers = level_of_answers(result.outcomes);
    count_wrong_answers(record, result.outcomes);
    result.band = options.band.value_or(properties::default_band(options.signature));
    std::tie(result.level, result.level_but_for_ties) = levels_reached(result.outcomes, record);
    result.exit_inputs = record.inputs();
    result.inputs_of_wrong_answers = record.inputs_of_wrong_answers();
    for (const Outcome& outcome : result.outcomes) {
        if (record.has(outcome.property)) result.exited.push_back(outcome.property->id);
        if (!properties::binds(*outcome.property, options.requirement) || outcome.status == Status::not_applicable) continue;
        if (outcome.status == Status::violated)
            result.broken.push_back(outcome.property->id);
        else if (outcome.instances == 0)
            result.unasked.push_back(outcome.property->id);
    }
    result.verdict = verdict_of(result, record);
}

// In a session of its own, since the others have been ended. One that exits here is told nothing of.
std::optional<subjects::NearestMutant> find_nearest_mutant(const CheckOptions& options, double band) {
    try {
        return subjects::find_nearest_mutant(options.open(), band, 1, options.domain);
    } catch (const std::runtime_error&) {
        return std::nullopt;
    }
}

// Likewise.
std::optional<properties::Overflow> find_overflow(const CheckOptions& options) {
    try {
        return properties::find_overflow(options.open(), options.domain);
    } catch (const std::runtime_error&) {
        return std::nullopt;
    }
}

class Check {
public:
    explicit Check(const CheckOptions& options) : options_(options), start_(Clock::now()), sum_(options, result_) {
        plan_ = make_plan(options.signature, options.cases, workers, options.full_effort, options.domain);
        for (unsigned i = 0; i < workers; ++i) sessions_.push_back(options.open());
        exit_counts_.resize(sessions_.size());
    }

    CheckResult run() {
        result_.end = CheckEnd::all_asked;
        for (std::size_t i = 0; i < plan_.rounds.size(); ++i) {
            run_round(i == 0 || !is_violated(Level::exact) ? plan_.rounds[i] : lattice_of(plan_.rounds[i]));
            if (is_over(i + 1 < plan_.rounds.size() ? plan_.rounds[i + 1] : Round{})) break;
        }
        if (result_.end != CheckEnd::exit) end_sessions();
        result_.exits = record_.smallest(options_.open_quietly, options_.domain, options_.most_hangs_while_shrinking);
        conclude(options_, record_, result_);
        if (result_.end != CheckEnd::exit) look_at_ties();
        if (result_.end != CheckEnd::exit && !result_.broken.empty()) {
            // Who keeps the other contract and is right beside ties has no bug.
            const auto& seen = result_.contract_seen;
            const bool is_other_contract = seen && seen->is_kept && !is_violated(Level::exact);
            if (!is_other_contract) result_.nearest_mutant = find_nearest_mutant(options_, result_.band);
            if (!is_other_contract) result_.overflow = find_overflow(options_);
        }
        result_.seconds = std::chrono::duration<double>(Clock::now() - start_).count();
        return std::move(result_);
    }

private:
    bool out_of_time() const {
        return options_.seconds && std::chrono::duration<double>(Clock::now() - start_).count() >= *options_.seconds;
    }
    bool interrupted() const { return options_.interrupted != nullptr && options_.interrupted->load(); }

    // Rounds end together, so that what one worker finds stops the other at the same place in every run.
    void run_round(const Round& round) {
        std::vector<std::vector<UnitResult>> results(sessions_.size());
        std::vector<std::exception_ptr> errors(sessions_.size());
        const auto work = [&](std::size_t worker) {
            try {
                for (const Unit& unit : round.by_worker[worker]) {
                    if (interrupted() || out_of_time() || exit_counts_[worker].is_over(options_)) break;
                    // What is not required and not answered is not asked for again.
                    if (unit.property != nullptr && record_.has(unit.property) && !binds(unit.property)) continue;
                    results[worker].push_back(run_unit(unit, sessions_[worker]));
                    const UnitResult& last = results[worker].back();
                    for (const properties::PropertyExit& each : last.group.results[0].exits)
                        if (binds(each.property)) exit_counts_[worker].add(each.exit);
                    if (last.end && last.end->binding) break;
                }
            } catch (...) {
                errors[worker] = std::current_exception();
            }
        };
        {
            std::vector<std::jthread> threads;
            for (std::size_t worker = 1; worker < sessions_.size(); ++worker) {
                if (options_.one_thread)
                    work(worker);
                else
                    threads.emplace_back(work, worker);
            }
            work(0);
        }
        for (const std::exception_ptr& error : errors)
            if (error) std::rethrow_exception(error);
        for (auto& of_worker : results)
            for (UnitResult& unit : of_worker) add(std::move(unit));
    }

    bool binds(const Property* property) const { return property == nullptr || properties::binds(*property, options_.requirement); }

    UnitResult run_unit(const Unit& unit, const Subject& subject) {
        properties::TrialOptions trial = trial_of(unit, options_.seed);
        trial.band = options_.band;
        trial.allowance = options_.allowance;
        trial.domain = options_.domain;
        trial.shows_proper = true;
        trial.fast = options_.fast;
        trial.stop = [this] { return interrupted() || out_of_time(); };
        trial.most_exits = options_.most_exits;
        trial.progress = [this, &unit](double share) { tell_progress(share * unit.weight / plan_.weight); };
        // A bulk run leaves out what the function has exited on where that is not required.
        if (unit.bulk > 0) trial.wants = [this](const Property& property) { return binds(&property) || !record_.has(&property); };
        trial.block = instances_at_once;
        trial.shrink_batch = shrink_batch;
        trial.keep_failure = true;
        UnitResult result{};
        result.group = properties::try_subjects(options_.signature, std::span(&subject, 1), trial);
        if (!result.group.failure) return result;
        try {
            std::rethrow_exception(result.group.failure);
        } catch (const SubjectDied& died) {
            const Property* property = unit.property;
            if (unit.bulk > 0 && died.exit.input) {
                const auto asked = result.group.asked_for.find(hash_of(*died.exit.input));
                if (asked != result.group.asked_for.end()) property = asked->second;
            }
            result.end = CheckExit{died.exit, property, binds(property)};
        }
        return result;
    }

    void tell_progress(double share) {
        const std::scoped_lock lock(mutex_);
        done_ += share;
        options_.progress(done_);
    }

    void add(UnitResult unit) {
        std::vector<properties::PropertyExit> exits = std::move(unit.group.results[0].exits);
        sum_.add(std::move(unit.group));
        for (properties::PropertyExit& each : exits) record_.add(each.property, binds(each.property), std::move(each.exit));
        if (!unit.end) return;
        is_ended_by_exit_ = is_ended_by_exit_ || unit.end->binding;
        record_.add(unit.end->property, unit.end->binding, std::move(unit.end->exit));
    }

    // Whether a property that binds and belongs to that level or a lower one is violated. What is wrong at ties alone
    // ends nothing: how much else is right is worth knowing.
    bool is_violated(Level highest) const {
        return std::any_of(result_.outcomes.begin(), result_.outcomes.end(), [&](const Outcome& outcome) {
            return outcome.violations > outcome.at_ties && properties::binds(*outcome.property, options_.requirement) &&
                   outcome.property->level <= highest;
        });
    }

    bool is_over(const Round& next) {
        // Where floats only have told, the small lattice may have an input that is easier to read.
        const Level telling = has_lattice(next) ? Level::logic : Level::exact;
        if (is_ended_by_exit_ || std::ranges::any_of(exit_counts_, [this](const ExitCount& count) { return count.is_over(options_); }))
            result_.end = CheckEnd::exit;
        else if (result_.bulk.alarm_count > 0)
            result_.end = CheckEnd::alarm;
        else if (is_violated(telling) || record_.has_wrong_answer())
            result_.end = CheckEnd::violation;
        else if (interrupted())
            result_.end = CheckEnd::interrupt;
        else if (out_of_time())
            result_.end = CheckEnd::time;
        return result_.end != CheckEnd::all_asked;
    }

    static Round lattice_of(Round round) {
        for (std::vector<Unit>& units : round.by_worker) std::erase_if(units, [](const Unit& unit) { return !unit.is_lattice(); });
        return round;
    }

    static bool has_lattice(const Round& round) {
        return std::any_of(round.by_worker.begin(), round.by_worker.end(), [](const std::vector<Unit>& units) {
            return std::any_of(units.begin(), units.end(), [](const Unit& unit) { return unit.is_lattice(); });
        });
    }

    // A command that has said more than it was asked is found out here at the latest.
    void end_sessions() {
        for (const Subject& session : sessions_) try {
                session.answer({}, {});
            } catch (const SubjectDied& died) {
                record_.add(nullptr, true, died.exit);
                result_.end = CheckEnd::exit;
                return;
            }
    }

    // What it keeps in place of the contract that it was given, the commonest reason for wrong answers at ties; and whether it rounds there.
    void look_at_ties() {
        const AnswerKind answer = options_.signature.answer;
        if (is_measured(answer)) return;
        const bool are_on_lattice = result_.outcomes[properties::index_of("P03")].at_ties > 0;
        const bool asks_rounding = result_.level_but_for_ties != result_.level;
        if ((result_.broken.empty() && !asks_rounding) || options_.contract == Contract::conservative) return;
        try {
            if (are_on_lattice && answer == AnswerKind::boolean) {
                const auto found = options_.contract_found ? *options_.contract_found
                                                           : properties::find_contract(options_.open(), options_.seed, options_.domain);
                if (properties::name_of(found.kind) != name_of(options_.contract) && !options_.contract_found)
                    result_.contract_seen = found;
                if (asks_rounding) result_.ties_are_rounded = found.kind == properties::ContractKind::rounded;
            } else if (asks_rounding) {
                // Ties off the lattice are those that sensible methods round, but of whole numbers.
                result_.ties_are_rounded = are_on_lattice ? properties::rounds_at_ties(options_.open(), options_.seed, options_.domain)
                                                          : !options_.domain.whole_numbers;
            }
        } catch (const std::runtime_error&) {
            // One that exits here is told nothing of.
        }
    }

    const CheckOptions& options_;
    Clock::time_point start_;
    Plan plan_;
    std::vector<Subject> sessions_;
    CheckResult result_{};
    CheckSum sum_;
    ExitRecord record_{};
    std::vector<ExitCount> exit_counts_;  // of each session
    bool is_ended_by_exit_ = false;
    std::mutex mutex_;
    double done_ = 0;
};

}  // namespace

CheckResult run_check(const CheckOptions& options) { return Check(options).run(); }

CheckResult run_check_of_contract_found(CheckOptions& options) {
    CheckResult result{};
    const properties::ContractTaken taken = properties::try_under_contract_found({
        .signature = options.signature,
        .seed = options.seed,
        .domain = options.domain,
        .open = options.open,
        .run =
            [&](Contract contract, const std::optional<properties::ContractFound>& found) {
                options.contract = contract;
                options.contract_found = found;
                result = run_check(options);
                std::optional<properties::KnownBug> bug;
                if (result.nearest_mutant) bug = known_bug_of(*result.nearest_mutant);
                const bool is_in_doubt = result.verdict == CheckVerdict::failed && result.end != CheckEnd::exit;
                return properties::TrialUnderContract{is_in_doubt, result.outcomes, bug};
            },
        .find_known_bug =
            [&](Contract contract) {
                options.contract = contract;
                const auto near = find_nearest_mutant(options, result.band);
                return near ? std::optional(known_bug_of(*near)) : std::nullopt;
            },
    });
    options.contract = taken.contract;
    return result;
}

}  // namespace tangency::tools
