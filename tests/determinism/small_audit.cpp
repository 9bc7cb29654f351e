// SPDX-License-Identifier: MIT
// Prints the report of a small audit of everything: the same bytes on every compiler at every optimisation level.
#include <iostream>
#include <nlohmann/json.hpp>

#include "audit.hpp"
#include "audit_document.hpp"

int main() {
    const tangency::tools::AuditOptions options{.subjects = {}, .mutants = true, .effort = 0.01, .exhaustive = false, .bulk = 10000};
    std::cout << tangency::tools::audit_markdown(tangency::tools::audit_document(tangency::tools::run_audit(options)));
}
