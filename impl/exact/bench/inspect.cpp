// SPDX-License-Identifier: MIT
// What the benchmarks' timings rest on, without a clock.
//
// usage: bench_inspect check              every exact contender answers every workload as the reference does
//        bench_inspect near-ties [COUNT]  false hits and false misses of each contender in near ties, a million unless told otherwise
//        bench_inspect stages             the share of inputs that each stage of exact_filtered decides
//        bench_inspect run SCALAR WORKLOAD CONTENDER PASSES   for counting instructions: PASSES times 1000 inputs
#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

#include "contender.hpp"
#include "near_ties.hpp"
#include "tangency/impl/exact_filtered.hpp"

namespace tangency::bench {
namespace {

template <class Scalar>
std::vector<std::uint8_t> answers_of(const Contender<Scalar>& contender, const Workload<Scalar>& work) {
    std::vector<std::uint8_t> answers(work.count);
    contender.answer(work, answers.data());
    return answers;
}

// Who says what is right, by what is read. For lo_hi exact_filtered, itself on trial elsewhere, stands in for the reference.
template <class Scalar>
int check(const char* scalar) {
    int wrong = 0;
    const auto list = contenders<Scalar>();
    const auto find = [&list](const char* name) {
        for (const auto& contender : list)
            if (contender.name == name) return contender;
        std::fprintf(stderr, "bench_inspect: no contender '%s'\n", name);
        std::exit(2);
    };
    for (std::size_t kind = 0; kind < kind_names.size(); ++kind) {
        const auto work = make_workload<Scalar>(static_cast<Kind>(kind), 1000);
        std::map<Reads, std::vector<std::uint8_t>> right;
        for (const char* name : {"reference", "exact_filtered_lo_hi", "reference_axis", "reference_quaternion"}) {
            const auto judge = find(name);
            if (is_made(judge.reads, static_cast<Kind>(kind), work.count)) right[judge.reads] = answers_of(judge, work);
        }
        for (const auto& contender : list) {
            if (!right.contains(contender.reads) || contender.manner == Manner::plotted) continue;
            const auto answers = answers_of(contender, work);
            const auto& expected = right[contender.reads];
            int differing = 0;
            for (std::size_t i = 0; i < work.count; ++i) differing += answers[i] != expected[i];
            const bool bad = contender.exact && differing != 0;
            wrong += bad;
            std::printf("%s %-15s %-28s %4d of 1000 wrong%s\n", scalar, std::string(kind_names[kind]).c_str(), contender.name.c_str(),
                        differing, bad ? "  <- was to be exact" : "");
        }
    }
    return wrong;
}

// One line a contender: SCALAR NAME CONTRACT FALSE_HITS FALSE_MISSES, and how many of those that were to be exact are not.
template <class Scalar>
int near_ties(const char* scalar, int asked) {
    const auto count = static_cast<std::size_t>(asked);
    const auto work = make_workload<Scalar>(Kind::near_ties, count);
    std::map<Reads, std::vector<reference::Verdict>> verdicts;
    int inexact = 0;
    for (const auto& contender : contenders<Scalar>()) {
        if (contender.manner == Manner::batch || !is_made(contender.reads, Kind::near_ties, count)) continue;
        auto& right = verdicts[contender.reads];
        if (right.empty()) right = verdicts_of(work, static_cast<Form>(contender.reads), 16);
        const Wrong wrong = count_wrong(right, contender.contract, answers_of(contender, work));
        inexact += contender.exact && wrong.hits + wrong.misses != 0;
        std::printf("%s %s %s %zu %zu\n", scalar, contender.name.c_str(), std::string(name_of(contender.contract)).c_str(), wrong.hits,
                    wrong.misses);
    }
    return inexact;
}

template <class Scalar>
void stages(const char* scalar) {
    namespace exact = impl::exact;
    constexpr std::size_t count = 100000;
    for (std::size_t kind = 0; kind < kind_names.size(); ++kind) {
        const auto work = make_workload<Scalar>(static_cast<Kind>(kind), count);
        std::size_t decided[5] = {};
        for (std::size_t i = 0; i < count; ++i) {
            Scalar row[7];
            for (std::size_t place = 0; place < 7; ++place) row[place] = work.center_half[place][i];
            ++decided[static_cast<std::size_t>(exact::decide_row<exact::CenterHalf, 2>(row).stage)];
        }
        std::printf("| %s | %-14s |", scalar, std::string(kind_names[kind]).c_str());
        for (const std::size_t number : decided) std::printf(" %7.3f %% |", 100.0 * static_cast<double>(number) / count);
        std::printf("\n");
    }
}

template <class Scalar>
int run(const std::string& workload, const std::string& name, int passes) {
    for (std::size_t kind = 0; kind < kind_names.size(); ++kind)
        for (const auto& contender : contenders<Scalar>())
            if (kind_names[kind] == workload && contender.name == name) {
                const auto work = make_workload<Scalar>(static_cast<Kind>(kind), 1000);
                std::vector<std::uint8_t> answers(work.count);
                for (int pass = 0; pass < passes; ++pass) contender.answer(work, answers.data());
                return 0;
            }
    std::fprintf(stderr, "bench_inspect: no workload '%s' or no contender '%s'; check lists both\n", workload.c_str(), name.c_str());
    return 2;
}

}  // namespace
}  // namespace tangency::bench

int main(int argc, char** argv) {
    using namespace tangency::bench;
    const std::string verb = argc > 1 ? argv[1] : "";
    if (verb == "check") {
        const int wrong = check<float>("f32") + check<double>("f64");
        return wrong == 0 ? 0 : 1;
    }
    if (verb == "near-ties" && argc <= 3) {
        const int count = argc == 3 ? std::atoi(argv[2]) : 1000000;
        if (count > 0) return near_ties<float>("f32", count) + near_ties<double>("f64", count) == 0 ? 0 : 1;
    }
    if (verb == "stages") {
        std::printf("| scalar | workload | filter | exact tie | wide filter | expansions | integers |\n");
        std::printf("| --- | --- | --- | --- | --- | --- | --- |\n");
        stages<float>("f32");
        stages<double>("f64");
        return 0;
    }
    if (verb == "run" && argc == 6) {
        const int passes = std::atoi(argv[5]);
        if (std::string(argv[2]) == "f32") return run<float>(argv[3], argv[4], passes);
        if (std::string(argv[2]) == "f64") return run<double>(argv[3], argv[4], passes);
    }
    std::fprintf(stderr, "usage: bench_inspect check | near-ties [COUNT] | stages | run f32|f64 WORKLOAD CONTENDER PASSES\n");
    return 2;
}
