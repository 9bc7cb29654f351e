// SPDX-License-Identifier: MIT
// The check as a document; its report is made of that alone.
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

/// What docs/schema/check.schema.json describes. The same check gives the same document, but for `seconds`.
Json check_document(const CheckOptions& options, const CheckResult& result);

/// On how many inputs the function exited, and what its answers to the others reach; empty if on none.
std::string exits_text(Part exits);

/// The object `looks_like` of docs/schema/check.schema.json.
Json known_bug_json(const subjects::NearestMutant& nearest_mutant);

/// The known bug in a sentence.
std::string known_bug_text(Part looks_like);

/// "center_half f32 2-D closed"
std::string subject_signature(Part check);

}  // namespace tangency::tools
