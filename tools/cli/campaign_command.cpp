// SPDX-License-Identifier: MIT
// The campaign verbs: words, progress, Ctrl-C, and what is printed.
#include "campaign_command.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "campaign/bulk_sum.hpp"
#include "campaign/campaign_document.hpp"
#include "campaign/fuzz_rounds.hpp"
#include "campaign/scripts.hpp"
#include "campaign/sealed_file.hpp"
#include "campaign/shard.hpp"
#include "campaign_fuzz.hpp"
#include "campaign_words.hpp"
#include "document.hpp"
#include "long_run.hpp"
#include "numbers.hpp"
#include "refuse.hpp"
#include "report.hpp"
#include "report_file.hpp"
#include "whole_file.hpp"

namespace tangency::tools {
namespace {

constexpr double seconds_to_measure = 1;

struct Arguments {
    CampaignWords words;
    std::string plan, out, json, folder;
    std::optional<std::uint64_t> shard;
    std::uint64_t tasks = 1000;
};

CampaignPlan read_plan_file(const std::string& file) {
    const WholeFile whole = read_whole_file(file);
    if (!whole.fault.empty()) refuse("cannot read the plan {}: {}", quote_token(file), whole.fault);
    return read_plan(whole.bytes, file);
}

CampaignWatch watch(std::string_view verb) {
    return {.interrupted = &watch_termination(), .progress = [verb](double share) { show_progress(verb, share); }};
}

// On standard error, since standard output is the plan.
void tell_costs(const Campaign& campaign) {
    const CampaignPlan& plan = campaign.plan();
    const double start = campaign.seconds();
    const auto seconds = [&campaign, start] { return campaign.seconds() - start; };
    std::uint64_t cases = 0;
    for (std::uint64_t block = 0; block < plan.blocks() && seconds() < seconds_to_measure; ++block)
        cases += campaign.run_block(block, [&] { return seconds() >= seconds_to_measure; }).bulk.cases;
    const double rate = static_cast<double>(cases) / seconds();
    const double all = static_cast<double>(plan.cases) / rate;
    std::cerr << fmt::format(
        "tangency: {} cases: about {:.3g} hours of one core, {:.2g} s in each of {} shards, at {:.3g} million cases a second here\n",
        grouped(plan.cases), all / 3600, all / static_cast<double>(plan.shards), grouped(plan.shards), rate / 1e6);
}

int plan(const Arguments& arguments) {
    const CampaignPlan plan = make_campaign(arguments.words);
    if (!plan.fuzzer)
        tell_costs(Campaign(plan));
    else if (!tell_costs_of_fuzzing(plan, watch("campaign")))
        return exit_interrupted;
    std::cout << to_text(plan_json(plan)) << std::flush;
    return 0;
}

// What a sum comes to: the words on standard output, the document where `write` puts it.
int report(const Campaign& campaign, properties::GroupResult& sum, const std::function<void(const std::string&)>& write) {
    campaign.find_counterexamples(sum);
    const Json document = campaign_document(campaign, sum);
    std::cout << as_text(campaign_report(document)) << std::flush;
    write(to_text(document));
    const std::string& verdict = text_of(document, "verdict");
    return verdict == "holds" ? 0 : verdict == "failed" ? 1 : 2;
}

int run_bulk(const Campaign& campaign, const std::string& json) {
    BulkSum sum(campaign);
    const bool complete = run_all(sum, campaign.plan().blocks(), watch("campaign"));
    clear_progress();
    if (!complete) {
        std::cerr << "tangency: interrupted, and nothing is kept; give --shard I --out DIR to go on where it ends\n";
        return exit_interrupted;
    }
    return report(campaign, sum.result(), [&](const std::string& text) {
        if (!json.empty()) write_at_once(json, text);
    });
}

int run_whole(const Arguments& arguments, const CampaignPlan& plan) {
    if (const auto complaint = complaint_about_file("--json", arguments.json)) refuse("{}", *complaint);
    return plan.fuzzer ? run_fuzzing(plan, arguments.json, watch("campaign")) : run_bulk(Campaign(plan), arguments.json);
}

int run_bulk_shard(const Campaign& campaign, const CampaignFolder& folder, std::uint64_t shard) {
    BulkSum sum(campaign);
    const ShardEnd end = run_shard(sum, folder, shard, watch("campaign"));
    clear_progress();
    fmt::print("shard {}: {}\n", shard, text_of(end));
    return end == ShardEnd::interrupted ? exit_interrupted : 0;
}

int run(const Arguments& arguments) {
    if (arguments.shard.has_value() == arguments.out.empty())
        refuse("campaign run takes --shard I and --out DIR together, or neither for all of it in one go");
    if (arguments.shard && !arguments.json.empty()) refuse("--json is of a run without --shard; merge writes the report of shards");
    const CampaignPlan plan = read_plan_file(arguments.plan);
    if (plan.fuzzer) check_file(*plan.fuzzer);
    if (!arguments.shard) return run_whole(arguments, plan);
    if (*arguments.shard >= plan.shards) refuse("there is no shard {}; those of the plan are 0 to {}", *arguments.shard, plan.shards - 1);
    // What is tried comes first, so that no folder is made for a plan that cannot be run.
    if (plan.fuzzer) {
        if (!std::filesystem::exists(arguments.out)) check_corpus(plan);
        return run_fuzz_shard(CampaignFolder::make(arguments.out, plan), *arguments.shard, watch("campaign"));
    }
    const Campaign campaign(plan);
    return run_bulk_shard(campaign, CampaignFolder::make(arguments.out, plan), *arguments.shard);
}

int merge_bulk(const CampaignFolder& folder) {
    const Campaign campaign(folder.plan());
    BulkSum sum(campaign);
    const Merged merged = merge_shards(sum, folder, watch("merge"));
    clear_progress();
    if (!merged.missing.empty()) refuse_missing(folder, merged);
    if (!merged.complete) {
        std::cerr << "tangency: interrupted, and nothing is written; merge again\n";
        return exit_interrupted;
    }
    const int status = report(campaign, sum.result(), [&folder](const std::string& text) { folder.write_report(text); });
    std::cout << fmt::format("{} shards in {:.3g} hours of one core, {:.3g} million cases a second; report: {}\n",
                             grouped(campaign.plan().shards), merged.seconds / 3600,
                             static_cast<double>(sum.result().bulk.cases) / merged.seconds / 1e6, folder.report_file().string());
    return status;
}

int merge(const Arguments& arguments) {
    const CampaignFolder folder = CampaignFolder::open(arguments.folder);
    if (folder.plan().fuzzer) check_file(*folder.plan().fuzzer);
    return folder.plan().fuzzer ? merge_fuzz_round(folder, watch("merge")) : merge_bulk(folder);
}

// This program, as other processes on this machine or with the same folders find it.
std::string own_path() { return std::filesystem::read_symlink("/proc/self/exe").string(); }

int write_script(const Arguments& arguments, const std::function<std::string(const CampaignFolder&)>& script) {
    const CampaignFolder folder = CampaignFolder::make(arguments.out, read_plan_file(arguments.plan));
    std::cout << script(folder) << std::flush;
    return 0;
}

void add_plan(const Verb& campaign, const std::shared_ptr<Arguments>& arguments) {
    const Verb verb = campaign.add_verb("plan", "Write the plan of a campaign, and say what it costs");
    CampaignWords& words = arguments->words;
    verb.add_option("--cases", &words.cases, "How many cases are run in bulk, such as 1e11; of fuzzing, new inputs in each round",
                    {.required = true, .with_exponent = true});
    verb.add_option("--shards", &words.shards, "Into how many parts of like size it, or each round, is cut",
                    {.required = true, .with_exponent = true});
    verb.add_option("--subject", &words.subjects, "A built-in subject or mutant (repeat for more of the same signature)");
    verb.add_option("--plugin", &words.plugin, "Or a shared object that exports int tangency_FORM_SCALAR(...)");
    verb.add_option("--fuzzer", &words.fuzzer,
                    "Or a libFuzzer program, which is run in rounds; --subject, --question and --form are handed to it (docs/fuzz.md)");
    verb.add_option("--rounds", &words.rounds,
                    "Of fuzzing: how many rounds, each of which starts from what all shards of the one before kept; 10 if not given");
    verb.add_option("--corpus", &words.corpus, "Of fuzzing: a folder of inputs from which the first round starts");
    verb.add_option(
        "--contract", &words.contract,
        "Of a plugin, what touching is: closed (a hit), open (a miss), or auto, which asks the function, and is taken if not given");
    add_signature_options(verb, words.signature);
    verb.add_option("--decide", &words.decide,
                    "Who decides the cases: exact_filtered, the reference again a share and every wrong answer; or the reference, all of "
                    "them, which is what exact_filtered itself is held to");
    verb.add_option("--require", &words.require,
                    "LEVEL[,Pnn...] as for check; by default the level in the subject's record, of a plugin banded");
    verb.add_option("--seed", &words.seed, "Seed of every draw; the same seed gives the same run", {.shows_default = true});
    verb.set_action([arguments] { return plan(*arguments); });
}

}  // namespace

void add_campaign_command(const CommandLine& line) {
    const Verb campaign =
        line.add_verb("campaign", "Run a bulk run of any length, or rounds of fuzzing, in shards, on many machines if need be");
    const auto arguments = std::make_shared<Arguments>();
    const auto add_plan_file = [&](const Verb& verb) {
        verb.add_option("PLAN", &arguments->plan, "What campaign plan wrote", {.required = true});
    };
    add_plan(campaign, arguments);

    const Verb run_verb = campaign.add_verb("run", "Run a shard, or go on with one that was cut off; a finished one is not run again");
    add_plan_file(run_verb);
    run_verb.add_option("--shard", &arguments->shard, "Which one, from 0 on; without it all of it in one go");
    run_verb.add_option("--out", &arguments->out, "The folder of the campaign, the same for all shards");
    run_verb.add_option("--json", &arguments->json, "Of all of it in one go: write the report into this file");
    run_verb.set_action([arguments] { return run(*arguments); });

    const Verb merge_verb = campaign.add_verb(
        "merge", "Put the shards of a folder together, print the result and write report.json there; of fuzzing after each round");
    merge_verb.add_option("DIR", &arguments->folder, "The folder that campaign run had as --out", {.required = true});
    merge_verb.set_action([arguments] { return merge(*arguments); });

    const Verb slurm = campaign.add_verb(
        "slurm",
        "Write a batch script for Slurm: tangency campaign slurm PLAN --out DIR | sbatch; of fuzzing | bash, which submits the rounds");
    add_plan_file(slurm);
    slurm.add_option("--out", &arguments->out, "The folder of the campaign, which all nodes see", {.required = true});
    slurm.add_option("--tasks", &arguments->tasks, "Jobs of the array, each of which runs its share of the shards",
                     {.shows_default = true});
    slurm.set_action([arguments] {
        if (arguments->tasks == 0) refuse("--tasks must be 1 or more");
        return write_script(*arguments, [&](const CampaignFolder& folder) { return slurm_script(folder, own_path(), arguments->tasks); });
    });

    const Verb parallel =
        campaign.add_verb("parallel", "Write a script for GNU parallel: tangency campaign parallel PLAN --out DIR | bash");
    add_plan_file(parallel);
    parallel.add_option("--out", &arguments->out, "The folder of the campaign", {.required = true});
    parallel.set_action(
        [arguments] { return write_script(*arguments, [](const CampaignFolder& folder) { return parallel_script(folder, own_path()); }); });
}

}  // namespace tangency::tools
