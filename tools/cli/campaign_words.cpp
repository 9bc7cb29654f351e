// SPDX-License-Identifier: MIT
// Reading what a campaign is to be.
#include "campaign_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "audit.hpp"
#include "campaign/fuzzer_program.hpp"
#include "campaign/subjects.hpp"
#include "numbers.hpp"
#include "outside.hpp"
#include "plugin_option.hpp"
#include "refuse.hpp"
#include "tangency/properties/bulk.hpp"

namespace tangency::tools {
namespace {

constexpr std::array<std::string_view, 2> deciders{"exact_filtered", "reference"};
constexpr std::uint64_t default_rounds = 10, most_rounds = 999;

[[noreturn]] void refuse_other(std::string_view what) {
    refuse("{} is not of a ball and a box, and campaigns serve no other bulk run", what);
}

// What a reader of options says on a stream, thrown.
template <class Read>
auto read_or_refuse(Read read) {
    std::ostringstream complaint;
    auto value = read(complaint);
    if (value) return *value;
    std::string line = complaint.str();
    line.erase(0, std::string_view("tangency: ").size());
    refuse("{}", line.substr(0, line.find('\n')));
}

std::size_t read_word(std::string_view option, const std::string& word, std::span<const std::string_view> valid) {
    return read_or_refuse([&](std::ostream& err) { return find_word("campaign plan", option, word, valid, err); });
}

// The signatures of the subject that a bulk run serves and the words leave.
std::vector<Signature> signatures_of(const std::string& name, const SignatureArguments& words) {
    std::vector<Signature> list = bulk_signatures_of(name);
    if (list.empty()) refuse_other(name);
    std::erase_if(list, [&](const Signature& signature) {
        return (!words.form.empty() && words.form != form_name(signature)) ||
               (!words.scalar.empty() && words.scalar != name_of(signature.scalar)) ||
               (!words.dim.empty() && words.dim != std::to_string(signature.dim));
    });
    return list;
}

std::string names_of(const std::vector<Signature>& signatures) {
    std::string text;
    for (const Signature& signature : signatures)
        text += fmt::format("{}{} {} {}-D", text.empty() ? "" : ", ", form_name(signature), name_of(signature.scalar), signature.dim);
    return text;
}

// The one signature in which all subjects are tried, 2-D where the words leave both.
Signature find_signature(const CampaignWords& words) {
    read_word("question", words.signature.question_or_default(), question_names);
    if (words.signature.question_or_default() != name_of(Question::box_ball)) refuse_other(words.signature.question);
    if (!words.signature.form.empty()) read_word("form", words.signature.form, names_of_forms(Question::box_ball));
    if (!words.signature.scalar.empty()) read_word("scalar", words.signature.scalar, std::span(scalar_names).first(tried_scalars.size()));
    std::vector<Signature> common;
    for (std::size_t i = 0; i < words.subjects.size(); ++i) {
        const std::vector<Signature> here = signatures_of(words.subjects[i], words.signature);
        if (i == 0) common = here;
        std::erase_if(common, [&](const Signature& signature) { return std::ranges::find(here, signature) == here.end(); });
    }
    if (common.empty()) {
        std::string text;
        for (const std::string& name : words.subjects) text += fmt::format("; {} is tried as {}", name, names_of(bulk_signatures_of(name)));
        refuse("no signature is of these words and of every subject{}", text);
    }
    const auto is_plane = [](const Signature& signature) { return signature.dim == 2; };
    if (words.signature.dim.empty() && std::ranges::any_of(common, is_plane))
        std::erase_if(common, [&](const Signature& signature) { return !is_plane(signature); });
    if (common.size() > 1)
        refuse("{} is tried as {}; say which by --form, --scalar and --dim", fmt::join(words.subjects, ", "), names_of(common));
    return common.front();
}

std::string absolute(const std::string& path) { return std::filesystem::absolute(path).lexically_normal().string(); }

void plan_plugin(const CampaignWords& words, CampaignPlan& plan) {
    SignatureArguments signature = words.signature;
    std::string answer(name_of(AnswerKind::boolean));
    if (const auto complaint = read_plugin_name(words.plugin, signature, answer)) refuse("{}", *complaint);
    plan.signature = read_or_refuse([&](std::ostream& err) { return read_signature("campaign plan", signature, err); });
    if (!properties::is_run_in_bulk(plan.signature)) refuse_other(form_name(plan.signature));
    const ContractWord word =
        read_or_refuse([&](std::ostream& err) { return read_contract("campaign plan", words.contract, plan.signature, err); });
    const std::string sha256 = hash_of_file("plugin", words.plugin);
    const Contract contract = kept_contract(word, [&](Contract kept) { return open_plugin(words.plugin, plan.signature, kept); });
    plan.plugin = CampaignPlugin{absolute(words.plugin), sha256, contract};
}

void plan_bulk(const CampaignWords& words, CampaignPlan& plan) {
    if (words.plugin.empty() == words.subjects.empty()) refuse("campaign plan needs --subject NAME, --plugin FILE.so or --fuzzer PROGRAM");
    if (const auto unknown = unknown_subjects(words.subjects); !unknown.empty())
        refuse("there is no subject named {}; tangency audit --list names them all", quote_token(unknown.front()));
    plan.subjects = words.subjects;
    if (words.plugin.empty())
        plan.signature = find_signature(words);
    else
        plan_plugin(words, plan);
    const bool is_of_exact_filtered =
        std::ranges::any_of(words.subjects, [](const std::string& name) { return name.starts_with("exact_filtered"); });
    // Its own answers would hold exact_filtered to nothing.
    plan.by_reference = words.decide.empty() ? is_of_exact_filtered : read_word("decide", words.decide, deciders) == 1;
    requirement_of(plan, Level::none);
}

// The words that only one sort of campaign knows, where they are given.
void refuse_words_of_bulk(const CampaignWords& words) {
    const std::array<std::pair<std::string_view, std::string_view>, 5> given{{{"--scalar", words.signature.scalar},
                                                                              {"--dim", words.signature.dim},
                                                                              {"--contract", words.contract},
                                                                              {"--decide", words.decide},
                                                                              {"--require", words.require}}};
    for (const auto& [option, word] : given)
        if (!word.empty()) refuse("{} is of bulk runs; leave it out with --fuzzer, which knows it itself", option);
    if (words.subjects.size() > 1) refuse("a fuzzer takes one --subject; leave it out for all of a question or a form");
}

void refuse_words_of_fuzzing(const CampaignWords& words) {
    if (words.rounds) refuse("--rounds is of fuzzing; give --fuzzer PROGRAM with it, or leave it out");
    if (!words.corpus.empty()) refuse("--corpus is of fuzzing; give --fuzzer PROGRAM with it, or leave it out");
}

void plan_fuzzer(const CampaignWords& words, CampaignPlan& plan) {
    refuse_words_of_bulk(words);
    read_word("question", words.signature.question_or_default(), question_names);
    CampaignFuzzer fuzzer{
        .file = absolute(words.fuzzer), .sha256 = hash_of_file("fuzzer", words.fuzzer), .rounds = words.rounds.value_or(default_rounds)};
    for (const std::string& name : words.subjects) fuzzer.flags.push_back("--subject=" + name);
    if (words.signature.question_or_default() != name_of(Question::box_ball))
        fuzzer.flags.push_back("--question=" + words.signature.question);
    if (!words.signature.form.empty()) fuzzer.flags.push_back("--form=" + words.signature.form);
    if (!words.corpus.empty()) fuzzer.corpus = CampaignCorpus{absolute(words.corpus), hash_of(read_corpus(words.corpus))};
    if (fuzzer.rounds == 0 || fuzzer.rounds > most_rounds) refuse("--rounds must be 1 to {}", most_rounds);
    plan.fuzzer = std::move(fuzzer);
}

}  // namespace

CampaignPlan make_campaign(const CampaignWords& words) {
    CampaignPlan plan{.require = words.require, .seed = words.seed, .cases = words.cases, .shards = words.shards};
    if (plan.cases == 0) refuse("--cases must be 1 or more");
    if (plan.shards == 0) refuse("--shards must be 1 or more");
    if (words.fuzzer.empty()) {
        refuse_words_of_fuzzing(words);
        plan_bulk(words, plan);
    } else {
        if (!words.plugin.empty()) refuse("campaign plan takes --plugin or --fuzzer, not both");
        plan_fuzzer(words, plan);
    }
    plan.block = plan.fuzzer ? fuzz_block_of(plan.cases) : block_of(plan.cases);
    if (const std::uint64_t most = std::min(plan.blocks(), most_shards); plan.shards > most)
        refuse("--shards {} is too many: {} cases are {} blocks of {}; give {} or less", plan.shards, plan.cases, plan.blocks(), plan.block,
               most);
    return plan;
}

}  // namespace tangency::tools
