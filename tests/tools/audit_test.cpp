// SPDX-License-Identifier: MIT
// The audit as a library: the record holds, surprises are noticed, reports are the same every time.
#include "audit.hpp"
#include "audit_document.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "report.hpp"

namespace tangency::tools {
namespace {

AuditOptions small_audit() { return {.subjects = {}, .effort = 0.1, .exhaustive = false}; }

TEST(Audit, GivesTheSameReportsForTheSameSeedWhateverTheNumberOfThreads) {
    AuditOptions options = small_audit();
    options.effort = 0.02;
    options.subjects = {"fold", "arvo", "mutant_every_thousandth_call_wrong"};
    options.threads = 1;
    AuditResult first = run_audit(options);
    options.threads = 3;
    AuditResult second = run_audit(options);
    first.seconds = second.seconds = 0;
    // The state of a mutant outlives a run, so it may only differ there.
    first.mutants.clear();
    second.mutants.clear();
    EXPECT_EQ(audit_document(first), audit_document(second));
    EXPECT_EQ(as_markdown(audit_report(audit_document(first))), as_markdown(audit_report(audit_document(second))));
}

TEST(Audit, NoticesAMutantThatNothingKills) {
    AuditOptions options = small_audit();
    options.effort = 0.001;
    options.subjects = {"mutant_trusts_double"};
    const AuditResult audit = run_audit(options);
    // A thousandth of the effort draws too few ties to find it; the audit must not stay silent.
    if (audit.mutants[0].killed_by.empty()) {
        EXPECT_FALSE(audit.as_expected());
        EXPECT_NE(as_text(audit_report(audit_document(audit))).find("mutant_trusts_double survives"), std::string::npos);
    } else {
        EXPECT_EQ(audit.mutants[0].killed_by, (std::vector<std::string_view>{"P24"}));
    }
}

// What inputs show only now and then is met by some of these runs and not by others, so that levels differ between them.
TEST(Audit, HoldsToTheRecordAtAnySeed) {
    AuditOptions options = small_audit();
    options.effort = TANGENCY_TEST_EFFORT < 1 ? 0.002 : 0.05;
    options.subjects = {"polygons_clipped", "circles_hypot_of_three"};
    std::set<Level> levels;
    for (options.seed = 2; options.seed <= 4; ++options.seed)
        for (const SubjectRow& row : run_audit(options).subjects) {
            EXPECT_TRUE(TANGENCY_TEST_EFFORT < 1 || row.surprises.empty()) << row.surprises.front();
            if (row.built_in->subject.name == "polygons_clipped") levels.insert(row.result.level);
        }
    EXPECT_GE(levels.size(), TANGENCY_TEST_EFFORT < 1 ? 1U : 2U);
}

// Right where shapes fill cells and wrong elsewhere: two rows, each held to its level, and no bulk run of either.
TEST(Audit, TriesAMethodInItsDomainAsWell) {
    AuditOptions options = small_audit();
    options.subjects = {"neighbouring_cell", "nearest_branch"};
    options.bulk = 20000;
    const AuditResult audit = run_audit(options);
    EXPECT_TRUE(audit.as_expected());
    const auto json = audit_document(audit);
    std::map<std::string, std::string> levels;
    for (const auto& subject : json["subjects"])
        if (subject["scalar"] == "f32")
            levels[std::string(subject["name"]) + (subject["domain"].is_null() ? "" : " in " + std::string(subject["domain"]))] =
                subject["level"];
    EXPECT_EQ(levels, (std::map<std::string, std::string>{
                          {"nearest_branch", "banded"}, {"neighbouring_cell", "none"}, {"neighbouring_cell in cells", "exact"}}));
    for (const auto& inputs : json["inputs"])
        if (!inputs["domain"].is_null()) {
            EXPECT_EQ(inputs["bulk"]["cases"], 0);
            EXPECT_GT(inputs["kinds"]["tie"], 100);
            EXPECT_GT(inputs["kinds"]["overlapping"], 100);
        }
    EXPECT_NE(as_text(audit_report(json)).find("neighbouring_cell in cells"), std::string::npos);
    EXPECT_NE(as_markdown(audit_report(json)).find("| neighbouring_cell in cells | f32 |"), std::string::npos);
    EXPECT_NE(as_html(audit_report(json)).find("in cells</td>"), std::string::npos);
}

TEST(Audit, InterruptedKeepsWhatIsKnownAndClaimsNoLevel) {
    std::atomic<bool> interrupted{false};
    AuditOptions options = small_audit();
    options.subjects = {"fold"};
    options.interrupted = &interrupted;
    options.threads = 1;
    options.progress = [&interrupted](double done) {
        if (done > 0.3) interrupted = true;
    };
    const AuditResult audit = run_audit(options);
    EXPECT_FALSE(audit.complete);
    EXPECT_NE(as_text(audit_report(audit_document(audit))).find("stopped"), std::string::npos);
    EXPECT_NE(as_text(audit_report(audit_document(audit))).find("interrupted"), std::string::npos);
    EXPECT_EQ(audit.subjects.size(), 4U);
}

TEST(AuditBulk, BulksBuiltInsAndLeavesMutantsToTheInstances) {
    AuditOptions options = small_audit();
    options.effort = 0.02;
    options.subjects = {"fold", "rotated_canvas", "sat_rotated", "mutant_open_ball"};
    const AuditResult before = run_audit(options);
    options.bulk = 100000;
    const AuditResult audit = run_audit(options);
    for (const auto& group : audit.groups) EXPECT_EQ(group.bulk.cases, 100000U) << form_name(group.signature);
    for (const SubjectRow& row : audit.subjects) EXPECT_EQ(row.result.level, Level::banded) << row.built_in->subject.name;
    ASSERT_EQ(audit.mutants.size(), before.mutants.size());
    for (std::size_t i = 0; i < audit.mutants.size(); ++i)
        for (std::size_t p = 0; p < properties::catalogue().size(); ++p)
            EXPECT_EQ(audit.mutants[i].result.outcomes[p].instances, before.mutants[i].result.outcomes[p].instances);
    const auto json = audit_document(audit);
    const auto& bulk = json["inputs"][0]["bulk"];
    EXPECT_EQ(bulk["cases"], 100000);
    EXPECT_EQ(bulk["decided_by_exact_filtered"], 100000);
    EXPECT_EQ(bulk["rechecked_by_reference"], 100000 / properties::rechecked_one_in);
    EXPECT_NE(as_text(audit_report(audit_document(audit))).find("100,000 run in bulk, "), std::string::npos);
    EXPECT_NE(as_markdown(audit_report(audit_document(audit))).find("## Bulk run"), std::string::npos);
    EXPECT_EQ(as_markdown(audit_report(audit_document(before))).find("## Bulk run"), std::string::npos);
}

TEST(AuditBulk, LeavesRotatedBoxesAShareOfTheirInstancesBesideTenMillionCases) {
    const auto instances_beside = [](std::uint64_t bulk) {
        AuditOptions options = small_audit();
        options.effort = 0.02;
        options.subjects = {"mutant_turns_the_wrong_way"};
        options.bulk = bulk;
        const AuditResult audit = run_audit(options);
        EXPECT_EQ(audit.groups.at(0).bulk.cases, 0U);  // no method asks for it
        double instances = 0;
        for (const auto& outcome : audit.mutants.at(0).result.outcomes) instances += static_cast<double>(outcome.instances);
        return instances;
    };
    const double all = instances_beside(0);
    EXPECT_GT(all, 100);
    EXPECT_EQ(instances_beside(9'999'999), all);
    EXPECT_NEAR(instances_beside(10'000'000), 0.3 * all, static_cast<double>(properties::catalogue().size()));
}

TEST(AuditBulk, GivesRotatedBoxesATenthUnlessSubjectsAreNamed) {
    AuditOptions options = small_audit();
    options.effort = 0.0005;
    options.question = Question::box_ball;
    options.bulk = 1000;
    std::size_t rotated = 0;
    for (const auto& group : run_audit(options).groups) {
        const bool is_rotated = group.signature.orientation != Orientation::none;
        if (group.bulk.cases == 0) continue;  // without a method
        rotated += is_rotated;
        EXPECT_EQ(group.bulk.cases, is_rotated ? 100U : 1000U) << form_name(group.signature);
    }
    EXPECT_GT(rotated, 15U);
    options.subjects = {"corner_degrees"};
    for (const auto& group : run_audit(options).groups) EXPECT_EQ(group.bulk.cases, 1000U);
}

TEST(AuditBulk, FailsLoudlyWhereExactFilteredAndTheReferenceDiffer) {
    AuditOptions options = small_audit();
    options.effort = 0.001;
    options.subjects = {"arvo"};
    options.bulk = 20000;
    options.fast = [](std::span<const properties::Input> inputs, auto verdicts) {
        properties::fast_verdicts(inputs, verdicts);
        for (std::size_t i = 0; i < inputs.size(); ++i)
            if (inputs[i].row().back() == 1) verdicts[i] = reference::Verdict::disjoint;
    };
    const AuditResult audit = run_audit(options);
    EXPECT_FALSE(audit.as_expected());
    EXPECT_NE(as_text(audit_report(audit_document(audit)))
                  .find("unexpected: lo_hi f32 2-D: ALARM, a defect of Tangency itself: exact_filtered says disjoint and"),
              std::string::npos);
    EXPECT_GT(audit_document(audit)["inputs"][0]["bulk"]["alarms"], 0);
}

// An audit that is stopped at once has every row and costs nothing.
TEST(AuditReports, NameEveryFormInFullAndKeepTurningsApart) {
    const std::atomic<bool> interrupted{true};
    AuditOptions options = small_audit();
    options.interrupted = &interrupted;
    const AuditResult audit = run_audit(options);
    std::set<std::string> signatures;
    for (const auto& group : audit.groups)
        EXPECT_TRUE(!group.domain.is_whole() ||
                    signatures
                        .insert(fmt::format("{} {} {} {}", name_of(group.signature.question), form_name(group.signature),
                                            name_of(group.signature.scalar), group.signature.dim))
                        .second);
    const auto json = audit_document(audit);
    const std::string table = as_text(audit_report(audit_document(audit)));
    const std::string markdown = as_markdown(audit_report(audit_document(audit)));
    const std::string page = as_html(audit_report(audit_document(audit)));
    for (const FormName& form : all_forms) {
        const std::string name(form.name);
        for (const std::string scalar : {"f32", "f64"}) {
            const std::string dim = form.exists_in(2) ? "2" : "3";
            EXPECT_TRUE(signatures.count("box_ball " + name + " " + scalar + " " + dim)) << name;
            const std::string signature = name + " " + scalar + " " + dim + "-D";
            EXPECT_NE(table.find('\n' + signature + ' '), std::string::npos) << name;
            EXPECT_NE(markdown.find("| " + signature + " |"), std::string::npos) << name;
            EXPECT_NE(page.find('>' + signature + "</td>"), std::string::npos) << name;
        }
        EXPECT_NE(page.find("<code>" + name + "</code>"), std::string::npos) << name;
        const auto of_form = [&name](const auto& subject) { return subject["form"] == name; };
        EXPECT_TRUE(std::any_of(json["subjects"].begin(), json["subjects"].end(), of_form)) << name;
    }
}

TEST(AuditJson, HoldsEverySubjectWithItsOutcomesAndNumbersAsBits) {
    AuditOptions options = small_audit();
    options.subjects = {"vertex_edge"};
    const auto json = audit_document(run_audit(options));
    ASSERT_EQ(json["subjects"].size(), 2U);
    const auto& subject = json["subjects"][0];
    EXPECT_EQ(subject["name"], "vertex_edge");
    EXPECT_EQ(subject["level"], "none");
    EXPECT_EQ(subject["findings"][0], "F001");
    EXPECT_EQ(subject["properties"].size(), properties::catalogue().size());
    for (const auto& outcome : subject["properties"])
        if (outcome["property"] == "P03") {
            EXPECT_EQ(outcome["status"], "violated");
            EXPECT_EQ(outcome["counterexample"]["cases"][0]["answer"], false);
            EXPECT_EQ(outcome["counterexample"]["cases"][0]["bits"]["cx"], "0x00000000");
        }
}

}  // namespace
}  // namespace tangency::tools
