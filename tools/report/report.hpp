// SPDX-License-Identifier: MIT
// A report as blocks: a document is turned into them once, and each medium shows any of them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "document.hpp"
#include "input_svg.hpp"

namespace tangency::tools {

/// Where a block or a column is shown. A terminal has little room, so it leaves out what is for files; of these only a page draws.
enum class Shown { everywhere, in_files, on_page };

/// Level 2 begins a section, level 3 a card in it. Links lead to the anchor.
struct Heading {
    std::string text;
    int level = 2;
    std::string anchor{};
};

/// Words between backticks are code. With `links`, each word that is an anchor of the report leads there.
struct Paragraph {
    std::string text;
    bool links = false;
};

struct List {
    std::vector<std::string> items;
    bool links = false;
};

/// What the cells of a column are: `anchor` names the row, `links` are words that lead to anchors, `level` and `standing` words that a
/// page colours. A level that ends in "!" is not the expected one.
struct Column {
    enum class Kind { words, number, anchor, links, level, standing };
    std::string title;
    Kind kind = Kind::words;
    Shown shown = Shown::everywhere;
};

struct Table {
    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows{};
};

/// A case: what it is against, its numbers, what was answered and why that is wrong, and its drawing.
struct Evidence {
    std::string title;                                  ///< "P01 lattice agreement"
    std::string fault{};                                ///< "is violated by 2 of 280 instances"
    std::string statement{};                            ///< what holds of every right function
    std::string text{};                                 ///< in lines, as all media show it
    std::function<std::vector<InputPicture>()> draw{};  ///< asked only by a medium that can show it
    bool is_wrong = true;                               ///< else it is worth knowing, and no fault
    bool is_open = true;                                ///< else a page shows no more than title and fault until asked
};

struct Block {
    std::variant<Heading, Paragraph, List, Table, Evidence> content;
    Shown shown = Shown::everywhere;
};

enum class Mood { good, bad, unknown };

/// A page begins with verdict and summary; a terminal, where the last lines are read first, ends with them.
struct Report {
    std::string title, subtitle, verb;
    std::string verdict{};
    std::string sentence{};  ///< what a page says before the verdict, with `told` beneath it; a terminal has as_short_text
    std::string told{};
    Mood mood = Mood::good;
    std::vector<std::string> summary{};
    std::optional<double> seconds{};  ///< what a page says of time; other files have the same bytes whenever they are made
    std::vector<Block> blocks{};

    template <class Content>
    void add(Content content, Shown shown = Shown::everywhere) {
        blocks.push_back({std::move(content), shown});
    }
};

/// For a terminal or a log. The verdict is the last line.
std::string as_text(const Report& report);
std::string as_text(const Evidence& evidence);

/// What a person reads first: each cause in a few lines, how to run it again, and the verdict line. Of a check's document, of lists too.
std::string as_short_text(Part document);

/// The same as a line that makes GitHub Actions mark the run, empty where it holds; and as Markdown for the summary of the step.
std::string as_github_annotation(Part document);
std::string as_github_summary(Part document);

/// Without drawings and times.
std::string as_markdown(const Report& report);

/// A page that stands alone: no script, no picture or style from elsewhere, drawings as inline SVG.
std::string as_html(const Report& report);

/// What a document adds to its JUnit XML.
struct JUnitWords {
    std::string name;
    std::function<std::string(Part property)> evidence;  ///< of one that is violated, whether that binds or not
    std::string told{};                                  ///< beneath the error of a function that does not answer
    std::string notes{};                                 ///< after the verdict
};

/// A test case for each property of a document: a violated one fails, and what does not bind or was not decided is skipped with the
/// reason. Behind them is one of the function itself, which is an error if that did not answer where it must.
std::string as_junit(Part document, const JUnitWords& words);

/// Text made safe between tags and inside quoted attributes.
std::string escape(std::string_view text);

/// @name The report of each document, made of that alone. It must outlive the report.
/// @{
Report check_report(Part check);
Report pairs_report(Part document);
std::string check_junit(Part check);
std::string pairs_junit(Part document);
Report campaign_report(Part campaign);  ///< of `tangency campaign run` and `merge`
Report fuzz_report(Part campaign);      ///< of `tangency campaign fuzz`

/// But for the duration, which a page alone tells, the same seed gives the same bytes on every compiler.
Report audit_report(Part audit);

/// The same on a screen: what was tried, how much is right, what is wrong and why.
Report audit_brief(Part audit);

/// summary.md, which is docs/audit.md: where each method stands, findings and properties; nothing that depends on the inputs drawn.
Report audit_summary(Part audit);
/// @}

/// @name What several documents have.
/// @{

/// A report with the verdict of a document of `tangency check` or of a campaign.
Report report_of(Part document, std::string title, std::string subtitle, std::string verb);

/// id, title, level, statement and proof of each, to which a document adds columns.
Table property_table(Part properties);

/// The cases of a counterexample, drawn. Of a call order, where the answers differ and the input does not, none is.
std::vector<InputPicture> pictures_of(Part counterexample, const Signature& signature);

/// What is not said of each drawing.
std::string legend_of(Question question);
/// @}

}  // namespace tangency::tools
