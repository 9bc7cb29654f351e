// SPDX-License-Identifier: MIT
// The check as a document, and as text, JUnit XML and a page, each made of that document alone.
#pragma once

#include <string>

#include "document.hpp"

namespace tangency::subjects {
struct NearestMutant;
}

namespace tangency::tools {

struct CheckOptions;
struct CheckResult;

/// The version of the document's schema: it grows when a field is dropped or changes its meaning, not when one is added.
inline constexpr int check_report_version = 2;

/// What docs/command.md describes. The same check gives the same document, but for `seconds`.
Json check_document(const CheckOptions& options, const CheckResult& result);

/// For a terminal or a log. The last line is `verdict_line`.
std::string check_text(Part check);

/// One suite with one test case a property: violated ones fail, and what does not bind or was not decided is skipped with the
/// reason. Behind them one case of the function itself, which is an error if it exited where that binds.
std::string check_junit(Part check);

/// A page that stands alone: no script, no picture or style from elsewhere.
std::string check_html(Part check);

/// On how many inputs the function exited, and what its answers to the others reach; empty if on none.
std::string exits_text(Part exits);

/// What the function did instead of answering, on how many inputs, and while what was asked.
std::string way_text(Part way);

/// The same with the smallest input, its numbers in decimal and hexfloat, a call to paste, and the end of its standard error.
std::string way_in_full(Part way);

/// The counterexample of a property; of a point or a segment with one of proper shapes, if there is one, before it.
std::string counterexamples_text(Part property);

/// That the function keeps another contract than the one it was tried under; empty if it does not.
std::string kept_contract_text(Part check);

/// What it reaches but for ties, where that is more; else empty.
std::string but_for_ties_text(Part check);

/// The object `looks_like` of docs/command.md.
Json known_bug_json(const subjects::NearestMutant& nearest_mutant);

/// The known bug in a sentence.
std::string known_bug_text(Part looks_like);

/// "center_half f32 2-D closed"
std::string subject_signature(Part check);

}  // namespace tangency::tools
