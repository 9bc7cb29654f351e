// SPDX-License-Identifier: MIT
// The audit as a document; its reports are made of that alone.
#pragma once

#include "document.hpp"

namespace tangency::tools {

struct AuditResult;

/// report.json: the same audit gives the same document on every compiler, but for `seconds`.
Json audit_document(const AuditResult& audit, const FindCertificate& find = reference::find_certificate);

}  // namespace tangency::tools
