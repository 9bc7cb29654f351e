// SPDX-License-Identifier: MIT
// The audit of everything: each subject lands on its record.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "audit.hpp"
#include "audit_document.hpp"

namespace tangency::tools {
namespace {

TEST(AuditRecord, IsMetByEverySubjectAndEveryMutantIsKilledEvenByATenthOfTheDraws) {
    AuditOptions options;
    options.effort = 0.1;
    options.exhaustive = false;
    options.mutants = true;
    const AuditResult audit = run_audit(options);
    EXPECT_TRUE(audit.as_expected()) << audit_table(audit_document(audit));
    EXPECT_TRUE(audit.complete);
    EXPECT_GE(audit.mutants.size(), 100U);
    for (const MutantRow& row : audit.mutants) EXPECT_FALSE(row.killed_by.empty()) << row.mutant->subject.name;
}

}  // namespace
}  // namespace tangency::tools
