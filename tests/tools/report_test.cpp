// SPDX-License-Identifier: MIT
// Reports: each block in each medium, and the page of an audit, complete, escaped, self-contained and the same every time.
#include "audit.hpp"
#include "audit_document.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "markup.hpp"
#include "report.hpp"
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

std::string page_of(const AuditResult& audit) {
    const Json document = audit_document(audit);
    return as_html(audit_report(document));
}

bool has(const std::string& page, std::string_view text) { return page.find(text) != std::string::npos; }

std::vector<std::string> matches(const std::string& page, const std::string& pattern) {
    const std::regex expression(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator it(page.begin(), page.end(), expression), end; it != end; ++it) found.push_back((*it)[1]);
    return found;
}

TEST(Report, EscapesEveryCharacterThatMarkupIsMadeOf) {
    EXPECT_EQ(escape(R"(a<b> & "c" 'd')"), "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;");
}

// One of each block, with what each medium has to escape.
Report every_block() {
    using enum Column::Kind;
    Report report{
        .title = "Title", .subtitle = "of <x>", .verb = "check", .verdict = "it fails", .mood = Mood::bad, .summary = {"one case"}};
    report.add(Heading{.text = "Section", .anchor = "section"});
    report.add(Paragraph{.text = "See P01 & `code`.", .links = true});
    report.add(List{{"an item of `code`"}});
    report.add(Table{.columns = {{"id", anchor}, {"n", number}, {"why", words, Shown::in_files}, {"more", words, Shown::on_page}},
                     .rows = {{"P01", "1,000", "a|b", "much"}, {"ä", "1", "", ""}}});
    report.add(Evidence{.title = "P01", .fault = "is violated", .statement = "It holds.", .text = "f(1);\n", .draw = [] {
                            return std::vector{InputPicture{.whole = "<svg></svg>", .caption = "a < b"}};
                        }});
    report.add(Paragraph{"kept from the terminal"}, Shown::in_files);
    return report;
}

TEST(Report, EndsOnATerminalWithSummaryAndVerdict) {
    EXPECT_EQ(as_text(every_block()), R"(Section
See P01 & `code`.

an item of `code`

id       n
----------
P01  1,000
ä        1

P01 is violated. It holds.
  f(1);

one case
it fails
)");
}

TEST(Report, IsMarkdownWithoutDrawings) {
    EXPECT_EQ(as_markdown(every_block()), R"(# Title

of <x>

it fails

- one case

## Section

See P01 & `code`.

- an item of `code`

| id | n | why |
| --- | --- | --- |
| P01 | 1,000 | a\|b |
| ä | 1 |  |

P01 is violated. It holds.

```text
f(1);
```

kept from the terminal
)");
}

TEST(Report, IsAPageWithLinksDrawingsAndEveryColumn) {
    const std::string page = as_html(every_block());
    EXPECT_EQ(find_markup_flaw(page), "");
    for (const char* part :
         {"<p>of &lt;x&gt;</p>", "<div class=\"verdict bad\">✗ it fails</div>", "<li>one case</li>", "<a href=\"#section\">Section</a>",
          "<p>See <a href=\"#P01\">P01</a> &amp; `code`.</p>", "<li>an item of <code>code</code></li>", "<tr id=\"P01\">",
          R"(<td class="n" data-of="n">1,000</td><td data-of="why">a|b</td><td data-of="more">much</td>)", "<svg></svg>",
          "<p class=\"caption\">a &lt; b</p>", "<pre>f(1);\n</pre>"})
        EXPECT_TRUE(has(page, part)) << part;
}

TEST(Report, GroupsDigitsByThree) {
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1000), "1,000");
    EXPECT_EQ(grouped(1234567), "1,234,567");
}

TEST(AuditPage, IsWellFormed) { EXPECT_EQ(find_markup_flaw(page_of(small_audit())), ""); }

TEST(AuditPage, NamesEverySubjectMutantPropertyAndFinding) {
    const std::string page = page_of(small_audit());
    EXPECT_GE(small_audit().subjects.size(), 6U);
    for (const SubjectRow& row : small_audit().subjects) EXPECT_TRUE(has(page, "id=\"" + row.built_in->subject.name + "\""));
    EXPECT_EQ(small_audit().mutants.size(), 2U);
    for (const MutantRow& row : small_audit().mutants) EXPECT_TRUE(has(page, "id=\"" + row.mutant->subject.name + "\""));
    for (const auto& property : properties::catalogue()) EXPECT_TRUE(has(page, escape(property.statement))) << property.id;
    for (const auto& finding : subjects::findings()) EXPECT_TRUE(has(page, escape(finding.text))) << finding.id;
}

TEST(AuditPage, LoadsNothingFromOutside) {
    const std::string page = page_of(small_audit());
    for (const std::string& target : matches(page, "href=\"([^\"]*)\"")) EXPECT_EQ(target[0], '#') << target;
    for (const char* loader : {"src=", "url(", "@import", "<script", "<link", "<img", "<object"}) EXPECT_FALSE(has(page, loader)) << loader;
}

TEST(AuditPage, LeadsEveryLinkToAnElementAndNamesEachElementOnce) {
    const std::string page = page_of(small_audit());
    const std::vector<std::string> ids = matches(page, " id=\"([^\"]*)\"");
    const std::set<std::string> distinct(ids.begin(), ids.end());
    EXPECT_EQ(ids.size(), distinct.size());
    const std::vector<std::string> targets = matches(page, "href=\"#([^\"]*)\"");
    EXPECT_GT(targets.size(), 100U);
    for (const std::string& target : targets) EXPECT_EQ(distinct.count(target), 1U) << target;
}

TEST(AuditPage, DrawsACounterexampleForEveryMethodThatBreaksAProperty) {
    const std::string page = page_of(small_audit());
    for (const std::string name : {"vertex_edge", "arvo"}) {
        const std::size_t card = page.find("id=\"" + name + "\"");
        const std::string text = page.substr(card, page.find("</article>", card) - card);
        EXPECT_TRUE(has(text, "<svg class=\"panel")) << name;
        EXPECT_TRUE(has(text, "0x1p+")) << name;
        EXPECT_TRUE(has(text, "expected ")) << name;
    }
}

TEST(AuditPage, GivesTheSameBytesForTheSameResultButForTheDuration) {
    AuditResult again = run_audit(small_options());
    again.seconds = small_audit().seconds;
    EXPECT_TRUE(page_of(again) == page_of(small_audit()));
    again.seconds = 1234.5;
    const std::string page = page_of(again);
    EXPECT_EQ(page.find("1234.5"), page.rfind("1234.5"));
    EXPECT_TRUE(has(page, "1234.5"));
}

TEST(AuditPage, ListsSurprisesEscapedUnderARedVerdict) {
    AuditResult audit = tampered();
    audit.subjects.front().surprises = {"level <none>, expected exact"};
    audit.surprises = {"P99 kills no mutant"};
    const std::string page = page_of(audit);
    const std::size_t verdict = page.find("class=\"verdict bad\"");
    ASSERT_NE(verdict, std::string::npos);
    const std::string list = page.substr(verdict, page.find("</ul>", verdict) - verdict);
    EXPECT_TRUE(has(list, "level &lt;none&gt;, expected exact"));
    EXPECT_TRUE(has(list, "P99 kills no mutant"));
    EXPECT_FALSE(has(page, "<none>"));
}

TEST(AuditPage, SaysSoWhenEverythingLandedOnTheRecord) {
    AuditResult audit = tampered();
    audit.surprises.clear();
    for (SubjectRow& row : audit.subjects) row.surprises.clear();
    EXPECT_TRUE(has(page_of(audit), "every function is as right, or as wrong, as its record says"));
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0, end = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1)
        lines.push_back(text.substr(at, end - at));
    return lines;
}

// An audit that is stopped at once has every row; here each then lands where its record says.
Json whole_document() {
    const std::atomic<bool> interrupted = true;
    AuditOptions options;
    options.mutants = true;
    options.interrupted = &interrupted;
    Json document = audit_document(run_audit(options));
    for (Json& subject : document["subjects"]) subject["level"] = subject["expected_level"];
    for (Json& mutant : document["mutants"]) mutant["killed_by"] = {"P01"};
    for (Json& subject : document["subjects"]) subject["surprises"] = Json::array();
    document["surprises"] = Json::array();
    document["complete"] = document["as_expected"] = true;
    return document;
}

TEST(AuditBrief, TellsAWholeAuditInAScreenOrTwoWithTheReasonForEveryWrongFunction) {
    const Json document = whole_document();
    const std::string text = as_text(audit_brief(document));
    EXPECT_LE(lines_of(text).size(), 59U) << text;
    EXPECT_TRUE(has(text, fmt::format("Planted faults: {0} of {0} told\n", document["mutants"].size())));
    std::set<std::string> wrong, told;
    for (const Json& subject : document["subjects"])
        if (subject["domain"].is_null() && (subject["level"] == "none" || subject["level"] == "logic")) wrong.insert(subject["name"]);
    EXPECT_TRUE(has(text, fmt::format("Wrong on ordinary numbers: {} functions, and why\n", wrong.size()))) << text;
    const std::size_t first = text.find("Wrong on"), last = text.find("\n\n", first);
    for (const std::string& name : matches(text.substr(first, last - first), "[ ,:]([a-z_]+)[*,\n]")) told.insert(name);
    // Those of the commonest causes are named.
    std::size_t named = 0;
    for (const std::string& name : wrong) named += told.contains(name);
    EXPECT_GE(named, 20U) << text;
    EXPECT_EQ(lines_of(text).back(), "audit: every function is as right, or as wrong, as its record says");
}

TEST(AuditBrief, NamesWhatSurvivesAndWhatIsNotAsRecordedAndCutsLongLists) {
    Json document = whole_document();
    for (Json& subject : document["subjects"]) subject["surprises"] = {"level none, expected banded"};
    document["mutants"][3]["killed_by"] = Json::array();
    document["as_expected"] = false;
    const std::string text = as_text(audit_brief(document));
    EXPECT_LE(lines_of(text).size(), 75U);
    EXPECT_TRUE(has(text, fmt::format("Planted faults: {} of {} told\n  {}: not told\n", document["mutants"].size() - 1,
                                      document["mutants"].size(), document["mutants"][3]["name"].get<std::string>())))
        << text;
    EXPECT_TRUE(has(text, fmt::format("... and {} more; --verbose prints all\n", document["subjects"].size() - 12))) << text;
    EXPECT_EQ(lines_of(text).back(), "audit: something departs from the record, see above");
}

TEST(AuditBrief, ClaimsNothingOfTrialsThatWereCutShort) {
    const std::atomic<bool> interrupted = true;
    AuditOptions options = small_options();
    options.interrupted = &interrupted;
    const std::string text = as_text(audit_brief(audit_document(run_audit(options))));
    EXPECT_TRUE(has(text, "Right: 0 of 3 functions\nNot known, since the trial was stopped: arvo, scaled, vertex_edge\n")) << text;
    EXPECT_FALSE(has(text, "Wrong"));
}

TEST(AuditPage, ClaimsNoLevelForATrialThatWasCutShort) {
    const std::atomic<bool> interrupted = true;
    AuditOptions options = small_options();
    options.interrupted = &interrupted;
    const AuditResult audit = run_audit(options);
    ASSERT_FALSE(audit.complete);
    const std::string page = page_of(audit);
    EXPECT_TRUE(has(page, "interrupted"));
    EXPECT_TRUE(has(page, "stopped"));
    EXPECT_FALSE(has(page, "as its record says"));
    EXPECT_EQ(find_markup_flaw(page), "");
}

TEST(AuditPage, PutsSurvivorsOnTop) {
    AuditResult audit = tampered();
    audit.mutants.back().killed_by.clear();
    const std::string page = page_of(audit);
    EXPECT_LT(page.find("id=\"" + audit.mutants.back().mutant->subject.name + "\""),
              page.find("id=\"" + audit.mutants.front().mutant->subject.name + "\""));
    EXPECT_TRUE(has(page, "✗ survives"));
    EXPECT_TRUE(has(page, "1 of 2 mutants killed"));
}

TEST(AuditPage, LeavesTheMutantsOutWhenNoneWereTried) {
    AuditResult audit = tampered();
    audit.mutants.clear();
    const std::string page = page_of(audit);
    EXPECT_FALSE(has(page, "#mutants"));
    EXPECT_TRUE(has(page, "mutants not tried"));
}

}  // namespace
}  // namespace tangency::tools
