// SPDX-License-Identifier: MIT
// Rounds of fuzzing: what is run next, and what is printed.
#include "campaign_fuzz.hpp"

#include <fmt/format.h>

#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

#include "campaign/fuzz_document.hpp"
#include "campaign/fuzz_rounds.hpp"
#include "campaign/sealed_file.hpp"
#include "document.hpp"
#include "fuzz/seeds.hpp"
#include "long_run.hpp"
#include "report.hpp"

namespace tangency::tools {
namespace {

constexpr int exit_done = 0, exit_found = 1;

int interrupted(const char* what) {
    clear_progress();
    std::cerr << "tangency: interrupted, and " << what << '\n';
    return exit_interrupted;
}

bool is_over(const CampaignPlan& plan, const FuzzState& state) { return state.next_round() > plan.fuzzer->rounds; }

// Under names that follow from the content, to be played again.
void write_inputs(const CampaignFolder& folder, const FuzzState& state) {
    Seeds inputs;
    if (is_over(folder.plan(), state)) inputs["corpus"] = {state.corpus.begin(), state.corpus.end()};
    for (const auto& [said, each] : state.findings) inputs["findings"].insert(each.found.input);
    write_seeds(inputs, folder.folder());
}

}  // namespace

bool tell_costs_of_fuzzing(const CampaignPlan& plan, const CampaignWatch& watch) {
    const FuzzState state = state_before(plan);
    const FuzzerProgram program(*plan.fuzzer, state.corpus);
    const std::optional<FuzzerRun> run = program.try_out(plan.block, [&watch] { return watch.is_interrupted(); });
    if (!run) return false;
    if (run->found) {
        std::cerr << fmt::format("tangency: at once this was found, on which every run may end; correct it first:\n{}\n",
                                 indented(run->found->said));
        return true;
    }
    const std::uint64_t rounds = plan.fuzzer->rounds;
    const double rate = static_cast<double>(run->inputs) / FuzzerProgram::seconds();
    const double all = static_cast<double>(rounds) * static_cast<double>(plan.cases) / rate;
    std::cerr << fmt::format(
        "tangency: {} of {} inputs: about {:.3g} hours of one core, {:.2g} s in each of {} shards a round, at {:.3g} thousand inputs a "
        "second here\n",
        counted(rounds, "round"), grouped(plan.cases), all / 3600, all / static_cast<double>(rounds * plan.shards), grouped(plan.shards),
        rate / 1e3);
    return true;
}

int run_fuzzing(const CampaignPlan& plan, const std::string& json, const CampaignWatch& watch) {
    FuzzState state = state_before(plan);
    while (!is_over(plan, state)) {
        CampaignWatch own = watch;
        own.progress = [&](double share) {
            watch.progress((static_cast<double>(state.done.size()) + share) / static_cast<double>(plan.fuzzer->rounds));
        };
        RoundSum sum(plan, state);
        std::optional<FuzzState> after;
        if (run_all(sum, plan.blocks(), own)) after = sum.finish(0, [&watch] { return watch.is_interrupted(); });
        if (!after) return interrupted("nothing is kept; give --shard I --out DIR to go on where it ends");
        state = std::move(*after);
    }
    clear_progress();
    const Json document = fuzz_document(plan, state);
    std::cout << as_text(fuzz_report(document)) << std::flush;
    if (!json.empty()) write_at_once(json, to_text(document));
    return state.findings.empty() ? exit_done : exit_found;
}

int run_fuzz_shard(const CampaignFolder& folder, std::uint64_t shard, const CampaignWatch& watch) {
    const FuzzState state = read_state(folder);
    if (is_over(folder.plan(), state)) {
        fmt::print("shard {}: all {} rounds are merged\n", shard, state.done.size());
        return exit_done;
    }
    RoundSum sum(folder.plan(), state);
    const ShardEnd end = run_shard(sum, folder.in_round(state.next_round(), state.id), shard, watch);
    clear_progress();
    fmt::print("round {}, shard {}: {}\n", state.next_round(), shard, text_of(end));
    return end == ShardEnd::interrupted ? exit_interrupted : exit_done;
}

int merge_fuzz_round(const CampaignFolder& folder, const CampaignWatch& watch) {
    const CampaignPlan& plan = folder.plan();
    FuzzState state = read_state(folder);
    if (!is_over(plan, state)) {
        const std::uint64_t round = state.next_round();
        RoundSum sum(plan, state);
        const Merged merged = merge_shards(sum, folder.in_round(round, state.id), watch);
        clear_progress();
        if (!merged.missing.empty()) refuse_missing(folder, merged, fmt::format(" of round {}", round));
        std::optional<FuzzState> after;
        if (merged.complete) after = sum.finish(merged.seconds, [&watch] { return watch.is_interrupted(); });
        if (!after) return interrupted("nothing is written; merge again");
        write_state(folder, *after);
        state = std::move(*after);
    }
    write_inputs(folder, state);
    if (!is_over(plan, state)) {
        const RoundFigures& last = state.done.back();
        fmt::print("round {} of {} is merged: {} inputs, a corpus of {} that shows {}, {} so far; run the shards again for round {}\n",
                   state.done.size(), plan.fuzzer->rounds, grouped(last.inputs), grouped(last.corpus), counted(last.features, "feature"),
                   counted(state.findings.size(), "finding"), state.next_round());
        return exit_done;
    }
    const Json document = fuzz_document(plan, state);
    std::cout << as_text(fuzz_report(document)) << std::flush;
    folder.write_report(to_text(document));
    fmt::print("{:.3g} hours of one core; report: {}, inputs beside it in corpus{}\n", state.seconds / 3600, folder.report_file().string(),
               state.findings.empty() ? "" : " and findings");
    return state.findings.empty() ? exit_done : exit_found;
}

}  // namespace tangency::tools
