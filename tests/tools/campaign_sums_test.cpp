// SPDX-License-Identifier: MIT
// Blocks of a campaign: each case is in one of them, they add up in any portions, and a result survives its file.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "campaign/bulk_sum.hpp"
#include "campaign/campaign_document.hpp"
#include "campaign/run.hpp"
#include "document.hpp"
#include "report.hpp"

namespace tangency::tools {
namespace {

using properties::GroupResult;

CampaignPlan plan_of(std::uint64_t cases, std::uint64_t shards) {
    const Signature signature{Form::center_half, ScalarType::f32, 2};
    return {.signature = signature, .subjects = {"fold", "vertex_edge"}, .cases = cases, .block = block_of(cases), .shards = shards};
}

GroupResult sum_of(const Campaign& campaign, CampaignRange blocks) {
    GroupResult sum = campaign.none();
    for (std::uint64_t block = blocks.first; block < blocks.end; ++block) sum.add(campaign.run_block(block, [] { return false; }));
    return sum;
}

std::string line_of(const GroupResult& sum) {
    Json json;
    write_sum(json, sum);
    return to_line(json);
}

TEST(CampaignPlan, EveryCaseIsInOneBlockAndEveryBlockInOneShard) {
    for (const std::uint64_t cases : {1ULL, 1023ULL, 1025ULL, 50'000ULL, 100'000'000'000ULL, 1'000'000'000'000'007ULL})
        for (const std::uint64_t shards : {1ULL, 2ULL, 7ULL, 1000ULL, 1'000'000ULL}) {
            const CampaignPlan plan = plan_of(cases, shards);
            EXPECT_EQ(plan.cases_of_block(0).first, 0U);
            EXPECT_EQ(plan.cases_of_block(plan.blocks() - 1).end, cases);
            EXPECT_GT(plan.cases_of_block(plan.blocks() - 1).size(), 0U);
            std::uint64_t next = 0;
            for (std::uint64_t shard = 0; shard < shards; ++shard) {
                const CampaignRange blocks = plan.blocks_of_shard(shard);
                ASSERT_EQ(blocks.first, next);
                ASSERT_LE(blocks.size(), plan.blocks() / shards + 1);
                next = blocks.end;
            }
            EXPECT_EQ(next, plan.blocks()) << cases << " cases in " << shards << " shards";
        }
}

TEST(CampaignPlan, ABlockIsThatOfTheCasesWhateverTheShards) {
    EXPECT_EQ(block_of(1), 1024U);
    EXPECT_EQ(block_of(4'000'000), 2048U);
    EXPECT_EQ(block_of(1'000'000'000'000), 1U << 20);
}

TEST(CampaignSums, BlocksCountWhatOneLongBulkRunCounts) {
    const Campaign campaign(plan_of(40'000, 1));
    const GroupResult sum = sum_of(campaign, {0, campaign.plan().blocks()});
    std::vector<properties::Subject> subjects;
    for (const CampaignSubject& each : campaign.subjects()) subjects.push_back(each.subject);
    const properties::TrialOptions options{.effort = 0, .exhaustive = false, .bulk = 40'000};
    const GroupResult whole = properties::try_subjects(campaign.plan().signature, subjects, options);
    EXPECT_EQ(sum.bulk.cases, 40'000U);
    EXPECT_EQ(sum.bulk.ties, whole.bulk.ties);
    EXPECT_EQ(sum.bulk.by_kind, whole.bulk.by_kind);
    EXPECT_EQ(sum.bulk.disagreements, whole.bulk.disagreements);
    EXPECT_EQ(sum.bulk.rechecked, whole.bulk.rechecked);
    EXPECT_EQ(sum.bulk.sample.by_kind, whole.bulk.sample.by_kind);
    for (std::size_t s = 0; s < subjects.size(); ++s) {
        EXPECT_EQ(sum.results[s].measured_k, whole.results[s].measured_k);
        EXPECT_EQ(sum.results[s].worst_gap_ulps, whole.results[s].worst_gap_ulps);
        EXPECT_EQ(sum.results[s].of("P03").instances, whole.results[s].of("P03").instances);
    }
}

// Else a campaign by the reference would count as one whose inputs are too thin.
TEST(CampaignSums, TheSampleHasItsShareOfCasesWhoeverDecides) {
    CampaignPlan plan = plan_of(8192, 1);
    const GroupResult by_fast = sum_of(Campaign(plan), {0, plan.blocks()});
    plan.by_reference = true;
    const GroupResult by_reference = sum_of(Campaign(plan), {0, plan.blocks()});
    EXPECT_EQ(by_reference.bulk.by_reference, 8192U);
    EXPECT_EQ(by_reference.bulk.rechecked, 0U);
    EXPECT_EQ(by_reference.bulk.sample.cases, 8U);
    EXPECT_EQ(by_reference.bulk.sample.by_kind, by_fast.bulk.sample.by_kind);
    EXPECT_EQ(by_reference.bulk.ties, by_fast.bulk.ties);
}

TEST(CampaignSums, PortionsAddUpToTheSameHoweverTheyAreCut) {
    const Campaign campaign(plan_of(20'000, 1));
    const std::uint64_t blocks = campaign.plan().blocks();
    const GroupResult whole = sum_of(campaign, {0, blocks});
    ASSERT_TRUE(whole.results[1].of("P03").simplest);
    for (const std::uint64_t cut : {std::uint64_t{1}, blocks / 2, blocks - 1}) {
        GroupResult both = sum_of(campaign, {0, cut});
        both.add(sum_of(campaign, {cut, blocks}));
        EXPECT_EQ(line_of(both), line_of(whole)) << "cut at block " << cut;
    }
}

TEST(CampaignSums, TheSimplestViolationIsKeptAndOfTwoAlikeTheEarlier) {
    properties::Outcome sum{.property = nullptr, .simplest = properties::Violation{{1}, {true}, false, 5}};
    const auto add = [&sum](properties::Choices choices, bool at_tie, double cost) {
        properties::Outcome part{.property = nullptr, .status = properties::Status::violated, .violations = 1};
        part.simplest = properties::Violation{std::move(choices), {true}, at_tie, cost};
        sum.add(part);
        return sum.simplest->choices.front();
    };
    EXPECT_EQ(add({2}, false, 5), 1U);
    EXPECT_EQ(add({3}, true, 1), 1U) << "a tie, which another contract may explain";
    EXPECT_EQ(add({4}, false, 4.5), 4U);
    EXPECT_EQ(sum.violations, 3U);
    EXPECT_EQ(sum.status, properties::Status::violated);
}

TEST(CampaignSums, AResultIsReadBackAsItWasAlarmsIncluded) {
    const Campaign campaign(plan_of(5000, 1));
    GroupResult sum = sum_of(campaign, {0, campaign.plan().blocks()});
    properties::Input input{campaign.plan().signature};
    input.row()[5] = -0.0;
    input.row()[6] = 0x1p-149;
    sum.bulk.alarms.push_back({input, reference::Verdict::touching, reference::Verdict::overlapping});
    sum.bulk.alarm_count = 1;
    Json json;
    write_sum(json, sum);
    const GroupResult back = read_sum(json, campaign.none());
    EXPECT_EQ(line_of(back), to_line(json));
    EXPECT_EQ(back.bulk.alarms[0].reference, reference::Verdict::overlapping);
}

TEST(CampaignDocument, AnAlarmFailsTheCampaignAndIsSaid) {
    const Campaign campaign(plan_of(5000, 1));
    GroupResult sum = sum_of(campaign, {0, 1});
    campaign.find_counterexamples(sum);
    EXPECT_EQ(text_of(campaign_document(campaign, sum), "verdict"), "holds");
    const properties::Input input{campaign.plan().signature};
    sum.bulk.alarms.push_back({input, reference::Verdict::disjoint, reference::Verdict::touching});
    sum.bulk.alarm_count = 1;
    const Json failed = campaign_document(campaign, sum);
    EXPECT_EQ(text_of(failed, "verdict"), "failed");
    EXPECT_NE(text_of(failed, "verdict_line").find("ALARM"), std::string::npos) << text_of(failed, "verdict_line");
}

TEST(CampaignDocument, ACertificateThatTheJudgeRefusesDecidesNothingAndIsSaid) {
    CampaignPlan plan = plan_of(5000, 1);
    plan.subjects = {"mutant_open_ball"};
    const Campaign campaign(plan);
    GroupResult sum = sum_of(campaign, {0, campaign.plan().blocks()});
    campaign.find_counterexamples(sum);
    const Json failed = campaign_document(campaign, sum);
    ASSERT_EQ(text_of(failed, "verdict"), "failed");
    EXPECT_EQ(to_line(failed).find("\"certificate\":null"), std::string::npos);
    const auto without_points = [](const Signature& signature, std::span<const double> row) {
        Certificate certificate = reference::find_certificate(signature, row);
        certificate.first = certificate.normal;
        return certificate;
    };
    const Json doubted = campaign_document(campaign, sum, without_points);
    EXPECT_EQ(text_of(doubted, "verdict"), "cannot_run");
    EXPECT_NE(text_of(doubted, "verdict_line").find("CANNOT DECIDE: ALARM"), std::string::npos) << text_of(doubted, "verdict_line");
    EXPECT_NE(as_text(campaign_report(doubted)).find(doubted["certificate_alarms"][0].get<std::string>() + '\n'), std::string::npos);
}

}  // namespace
}  // namespace tangency::tools
