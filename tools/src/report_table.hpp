// SPDX-License-Identifier: MIT
// The audit as aligned text for a terminal or a log.
#pragma once

#include <string>

#include "audit.hpp"

namespace tangency::tools {

/// The table of subjects, the kill matrix if mutants were tried, the inputs seen, and the closing line.
std::string to_table(const AuditResult& audit);

/// The rows of the table of subjects, as cells, one a method, scalar and run of equal dimensions.
struct TableRow {
    std::string method, scalar, dims, form, contract, level, k, ulps, broken, findings;
    bool surprising;
    impl::Role role;
};
std::vector<TableRow> table_rows(const AuditResult& audit);

/// How many roundings the band forgives: "8; of boxes turned by radians 24, ...".
std::string band_text();

/// "P03 P16": the properties violated, advice left out unless asked for.
std::string broken_properties(const properties::TrialResult& result, bool with_advice);

}  // namespace tangency::tools
