// SPDX-License-Identifier: MIT
// The audit as a document, and as a table, Markdown and a page, each made of that document alone.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "document.hpp"

namespace tangency::tools {

struct AuditResult;

/// report.json: the same audit gives the same document on every compiler, but for `seconds`.
Json audit_document(const AuditResult& audit);

/// For a terminal or a log: the table of subjects, the kill matrix if mutants were tried, the inputs seen, the closing line.
std::string audit_table(Part audit);

/// summary.md, which is docs/audit.md: where each method stands, findings and properties; nothing that depends on the inputs drawn.
std::string audit_summary(Part audit);

/// report.md: methods, findings, properties, kill matrix and inputs. Holds no times, so the same seed gives the same
/// bytes on every compiler.
std::string audit_markdown(Part audit);

/// One HTML file: no script, no request to anywhere, drawings as inline SVG. Only the duration, in one place, may vary.
std::string audit_html(Part audit);

/// @name What the renderers share.
/// @{

/// The rows of the table of subjects, as cells, one a method, scalar and run of equal dimensions.
struct TableRow {
    std::string method, domain, scalar, dims, form, contract, level, k, ulps, broken, findings;
    bool surprising;
    bool control;
};
std::vector<TableRow> table_rows(Part audit);

/// " in cells" of what was tried in a declared domain, a subject's row or a signature's inputs; else nothing.
std::string in_domain(Part json);

/// How many roundings the band excuses: "8; of boxes rotated by radians 24, ...".
std::string band_text(Part audit);

/// Whether the property tells the mutant from the method it was made of.
bool kills(Part mutant, const std::string& property);

/// How many mutants were killed.
std::size_t killed_mutants(Part audit);

/// Properties and subjects that a finding accounts for, those with the same properties together: the first of each pair
/// is told by `heading`, the second lists subjects by `name`.
template <class Heading, class Name>
std::vector<std::pair<std::string, std::string>> affected_groups(Part finding, Heading heading, Name name) {
    std::vector<std::pair<std::string, std::string>> groups;
    for (const Part entry : finding["affected"]) {
        const std::string key = heading(entry);
        auto group = groups.begin();
        while (group != groups.end() && group->first != key) ++group;
        if (group == groups.end())
            groups.emplace_back(key, name(entry));
        else
            group->second += ", " + name(entry);
    }
    return groups;
}
/// @}

}  // namespace tangency::tools
