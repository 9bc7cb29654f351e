// SPDX-License-Identifier: MIT
// Writes the report of a small audit of everything to the file named: the same bytes on every compiler at every optimisation level.
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "audit.hpp"
#include "audit_document.hpp"
#include "report.hpp"

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "usage: small_audit FILE\n";
        return 2;
    }
    const tangency::tools::AuditOptions options{.subjects = {}, .mutants = true, .effort = 0.004, .exhaustive = false, .bulk = 2000};
    std::ofstream file(arguments[1]);
    const tangency::tools::Json document = audit_document(run_audit(options));
    file << as_markdown(tangency::tools::audit_report(document));
    return file.flush() ? 0 : 1;
}
