// SPDX-License-Identifier: MIT
// Prints the report of a small audit of everything: the same bytes on every compiler at every optimisation level.
#include <iostream>
#include <nlohmann/json.hpp>

#include "audit.hpp"
#include "audit_document.hpp"

int main() {
    tangency::tools::AuditOptions options;
    options.mutants = true;
    options.effort = 0.01;
    options.exhaustive = false;
    options.bulk = 10000;
    std::cout << tangency::tools::audit_markdown(tangency::tools::audit_document(tangency::tools::run_audit(options)));
}
