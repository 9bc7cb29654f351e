// SPDX-License-Identifier: MIT
// The HTML report: complete, escaped, self-contained, and the same every time.
#include "audit.hpp"
#include "audit_document.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "html_style.hpp"
#include "markup.hpp"
#include "tangency/subjects/findings.hpp"

namespace tangency::tools {
namespace {

AuditOptions small_options() {
    return {.subjects = {"vertex_edge", "arvo", "scaled", "mutant_open_ball", "mutant_missing_abs"},
            .effort = 0.02,
            .exhaustive = false};  // ten seconds of lattice would change no more than some counts
}

const AuditResult& small_audit() {
    static const AuditResult audit = run_audit(small_options());
    return audit;
}

// A copy to tamper with.
AuditResult tampered() { return small_audit(); }

bool has(const std::string& page, std::string_view text) { return page.find(text) != std::string::npos; }

std::vector<std::string> matches(const std::string& page, const std::string& pattern) {
    const std::regex expression(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator it(page.begin(), page.end(), expression), end; it != end; ++it) found.push_back((*it)[1]);
    return found;
}

TEST(ReportHtml, EscapesEveryCharacterThatMarkupIsMadeOf) {
    EXPECT_EQ(html::escape(R"(a<b> & "c" 'd')"), "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;");
}

TEST(ReportHtml, GroupsDigitsByThree) {
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1000), "1,000");
    EXPECT_EQ(grouped(1234567), "1,234,567");
}

TEST(ReportHtml, IsWellFormed) { EXPECT_EQ(find_markup_flaw(audit_html(audit_document(small_audit()))), ""); }

TEST(ReportHtml, NamesEverySubjectMutantPropertyAndFinding) {
    const std::string page = audit_html(audit_document(small_audit()));
    EXPECT_GE(small_audit().subjects.size(), 6U);
    for (const SubjectRow& row : small_audit().subjects) EXPECT_TRUE(has(page, "id=\"" + row.built_in->subject.name + "\""));
    EXPECT_EQ(small_audit().mutants.size(), 2U);
    for (const MutantRow& row : small_audit().mutants) EXPECT_TRUE(has(page, "id=\"" + row.mutant->subject.name + "\""));
    for (const auto& property : properties::catalogue()) EXPECT_TRUE(has(page, html::escape(property.statement))) << property.id;
    for (const auto& finding : subjects::findings()) EXPECT_TRUE(has(page, html::escape(finding.text))) << finding.id;
}

TEST(ReportHtml, LoadsNothingFromOutside) {
    const std::string page = audit_html(audit_document(small_audit()));
    for (const std::string& target : matches(page, "href=\"([^\"]*)\"")) EXPECT_EQ(target[0], '#') << target;
    for (const char* loader : {"src=", "url(", "@import", "<script", "<link", "<img", "<object"}) EXPECT_FALSE(has(page, loader)) << loader;
}

TEST(ReportHtml, LeadsEveryLinkToAnElementAndNamesEachElementOnce) {
    const std::string page = audit_html(audit_document(small_audit()));
    const std::vector<std::string> ids = matches(page, " id=\"([^\"]*)\"");
    const std::set<std::string> distinct(ids.begin(), ids.end());
    EXPECT_EQ(ids.size(), distinct.size());
    const std::vector<std::string> targets = matches(page, "href=\"#([^\"]*)\"");
    EXPECT_GT(targets.size(), 100U);
    for (const std::string& target : targets) EXPECT_EQ(distinct.count(target), 1U) << target;
}

TEST(ReportHtml, DrawsACounterexampleForEveryMethodThatBreaksAProperty) {
    const std::string page = audit_html(audit_document(small_audit()));
    for (const std::string name : {"vertex_edge", "arvo"}) {
        const std::size_t card = page.find("id=\"" + name + "\"");
        const std::string text = page.substr(card, page.find("</article>", card) - card);
        EXPECT_TRUE(has(text, "<svg class=\"panel")) << name;
        EXPECT_TRUE(has(text, "0x1p+")) << name;
        EXPECT_TRUE(has(text, "expected ")) << name;
    }
}

TEST(ReportHtml, GivesTheSameBytesForTheSameResultButForTheDuration) {
    AuditResult again = run_audit(small_options());
    again.seconds = small_audit().seconds;
    EXPECT_TRUE(audit_html(audit_document(again)) == audit_html(audit_document(small_audit())));
    again.seconds = 1234.5;
    const std::string page = audit_html(audit_document(again));
    EXPECT_EQ(page.find("1234.5"), page.rfind("1234.5"));
    EXPECT_TRUE(has(page, "1234.5"));
}

TEST(ReportHtml, ListsSurprisesEscapedUnderARedVerdict) {
    AuditResult audit = tampered();
    audit.subjects.front().surprises = {"level <none>, expected exact"};
    audit.surprises = {"P99 kills no mutant"};
    const std::string page = audit_html(audit_document(audit));
    const std::size_t verdict = page.find("class=\"verdict bad\"");
    ASSERT_NE(verdict, std::string::npos);
    const std::string list = page.substr(verdict, page.find("</div>", verdict) - verdict);
    EXPECT_TRUE(has(list, "level &lt;none&gt;, expected exact"));
    EXPECT_TRUE(has(list, "P99 kills no mutant"));
    EXPECT_FALSE(has(page, "<none>"));
}

TEST(ReportHtml, SaysSoWhenEverythingLandedOnTheRecord) {
    AuditResult audit = tampered();
    audit.surprises.clear();
    for (SubjectRow& row : audit.subjects) row.surprises.clear();
    EXPECT_TRUE(has(audit_html(audit_document(audit)), "Every subject landed exactly where its record says"));
}

TEST(ReportHtml, ClaimsNoLevelForATrialThatWasCutShort) {
    const std::atomic<bool> interrupted = true;
    AuditOptions options = small_options();
    options.interrupted = &interrupted;
    const AuditResult audit = run_audit(options);
    ASSERT_FALSE(audit.complete);
    const std::string page = audit_html(audit_document(audit));
    EXPECT_TRUE(has(page, "Interrupted"));
    EXPECT_TRUE(has(page, "stopped"));
    EXPECT_FALSE(has(page, "landed exactly"));
    EXPECT_EQ(find_markup_flaw(page), "");
}

TEST(ReportHtml, PutsSurvivorsOnTop) {
    AuditResult audit = tampered();
    audit.mutants.back().killed_by.clear();
    const std::string page = audit_html(audit_document(audit));
    EXPECT_LT(page.find("id=\"" + audit.mutants.back().mutant->subject.name + "\""),
              page.find("id=\"" + audit.mutants.front().mutant->subject.name + "\""));
    EXPECT_TRUE(has(page, "✗ survives"));
    EXPECT_TRUE(has(page, "<b>1 of 2</b>"));
}

TEST(ReportHtml, LeavesTheMutantsOutWhenNoneWereTried) {
    AuditResult audit = tampered();
    audit.mutants.clear();
    const std::string page = audit_html(audit_document(audit));
    EXPECT_FALSE(has(page, "#mutants"));
    EXPECT_TRUE(has(page, "not tried"));
}

}  // namespace
}  // namespace tangency::tools
