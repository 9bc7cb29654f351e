// SPDX-License-Identifier: MIT
// Counting the mutants that small runs kill.
#include "small_runs.hpp"

#include "numbers.hpp"

#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <stdexcept>
#include <thread>

#include "check_plan.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::tools {
namespace {

using properties::Subject;
using subjects::Mutant;

constexpr unsigned sessions = 2;  // as check has
constexpr std::size_t instances_at_once = 4096;

struct Victims {
    Signature signature;
    std::vector<const Mutant*> mutants;
    std::vector<std::size_t> places;  ///< of each in the list
};

std::vector<Victims> by_signature() {
    std::vector<Victims> groups;
    for (std::size_t place = 0; place < subjects::mutants().size(); ++place) {
        const Mutant& mutant = subjects::mutants()[place];
        const auto same = [&mutant](const Victims& group) { return group.signature == mutant.subject.signature; };
        auto group = std::ranges::find_if(groups, same);
        if (group == groups.end()) group = groups.insert(groups.end(), Victims{mutant.subject.signature, {}, {}});
        group->mutants.push_back(&mutant);
        group->places.push_back(place);
    }
    return groups;
}

// Which of them the run kills. What is killed is asked no more.
std::vector<bool> kill(const Victims& victims, std::uint64_t cases, std::uint64_t seed) {
    std::vector<bool> dead(victims.mutants.size(), false);
    for (const Round& round : make_plan(victims.signature, cases, sessions).rounds)
        for (const std::vector<Unit>& units : round.by_worker)
            for (const Unit& unit : units) {
                std::vector<Subject> alive;
                std::vector<std::size_t> places;
                for (std::size_t i = 0; i < dead.size(); ++i)
                    if (!dead[i]) {
                        alive.push_back(victims.mutants[i]->subject);
                        places.push_back(i);
                    }
                if (alive.empty()) return dead;
                properties::TrialOptions trial = trial_of(unit, seed);
                trial.block = instances_at_once;
                trial.explains = false;
                const auto group = properties::try_subjects(victims.signature, alive, trial);
                for (std::size_t i = 0; i < alive.size(); ++i)
                    dead[places[i]] = std::ranges::any_of(group.results[i].outcomes, [&](const properties::Outcome& outcome) {
                        return outcome.status == properties::Status::violated &&
                               subjects::counts_as_kill(*victims.mutants[places[i]], *outcome.property);
                    });
            }
    return dead;
}

std::string name_of_group(const Signature& signature) { return fmt::format("{} {}-D", form_text(signature), signature.dim); }

// Zeros at first, seen by this process and its children.
class SharedBytes {
public:
    explicit SharedBytes(std::size_t size)
        : size_(size), bytes_(mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)) {
        if (bytes_ == MAP_FAILED) throw std::runtime_error("no memory to share with child processes; free some");
    }
    SharedBytes(const SharedBytes&) = delete;
    SharedBytes& operator=(const SharedBytes&) = delete;
    ~SharedBytes() { munmap(bytes_, size_); }

    unsigned char& operator[](std::size_t i) { return static_cast<unsigned char*>(bytes_)[i]; }

private:
    std::size_t size_;
    void* bytes_;
};

// Some mutants remember what they were asked, so each run gets a process of its own.
class Processes {
public:
    explicit Processes(unsigned most) : most_(most) {}

    template <class Work>
    void start(Work work) {
        if (running_ == most_) wait_for_one();
        const pid_t child = fork();
        if (child < 0) throw std::runtime_error("no child process can be started; end some others");
        if (child > 0) {
            ++running_;
            return;
        }
        try {
            work();
            _exit(0);
        } catch (...) {
            _exit(1);
        }
    }

    void wait_for_all() {
        while (running_ > 0) wait_for_one();
    }

private:
    void wait_for_one() {
        int status = 0;
        if (wait(&status) < 0 || status != 0) throw std::runtime_error("a child process of --small-runs ended before its time");
        --running_;
    }

    unsigned most_, running_ = 0;
};

}  // namespace

SmallRuns run_small_runs(std::uint64_t seed, std::size_t sizes) {
    const std::vector<Victims> victims = by_signature();
    const std::size_t mutants = subjects::mutants().size();
    SharedBytes dead(sizes * mutants);
    {
        Processes processes(std::clamp(std::thread::hardware_concurrency(), 1U, 8U));
        // The long runs first, so that no process waits at the end.
        for (std::size_t size = sizes; size-- > 0;)
            for (const Victims& group : victims)
                processes.start([&] {
                    const std::vector<bool> killed = kill(group, small_run_sizes[size], seed);
                    for (std::size_t i = 0; i < killed.size(); ++i) dead[size * mutants + group.places[i]] = killed[i];
                });
        processes.wait_for_all();
    }
    SmallRuns runs;
    for (std::size_t i = 0; i < mutants; ++i) {
        const Subject& mutant = subjects::mutants()[i].subject;
        SmallRunsGroup& group = runs.group_of(name_of_group(mutant.signature));
        for (SmallRunsGroup* sum : {&group, &runs.all}) ++sum->mutants;
        for (std::size_t size = 0; size < sizes; ++size) {
            if (dead[size * mutants + i] == 0)
                runs.survivors[size].push_back(mutant.name);
            else
                for (SmallRunsGroup* sum : {&group, &runs.all}) ++sum->killed[size];
        }
    }
    std::ranges::sort(runs.groups, {}, &SmallRunsGroup::name);
    return runs;
}

SmallRunsGroup& SmallRuns::group_of(const std::string& name) {
    const auto found = std::ranges::find(groups, name, &SmallRunsGroup::name);
    return found == groups.end() ? groups.emplace_back(SmallRunsGroup{.name = name}) : *found;
}

std::string SmallRuns::table() const {
    std::string text = "| form | mutants |";
    for (const std::uint64_t cases : small_run_sizes) text += fmt::format(" {} cases |", cases);
    text += "\n| --- | --: |";
    for (std::size_t i = 0; i < small_run_sizes.size(); ++i) text += " --: |";
    text += '\n';
    const auto add = [&text](const SmallRunsGroup& group) {
        text += fmt::format("| {} | {} |", group.name, group.mutants);
        for (const std::size_t count : group.killed) text += fmt::format(" {} |", count);
        text += '\n';
    };
    for (const SmallRunsGroup& group : groups) add(group);
    add(all);
    return text;
}

}  // namespace tangency::tools
