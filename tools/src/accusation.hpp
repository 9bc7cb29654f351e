// SPDX-License-Identifier: MIT
// No exact verdict accuses anybody unless the judge has failed to refute its certificate.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "json.hpp"
#include "tangency/reference/certificate.hpp"

namespace tangency::properties {
struct Counterexample;
struct Input;
}  // namespace tangency::properties

namespace tangency::tools {

/// What proves the verdict of a valid row: reference::find_certificate. Tests plant another.
using FindCertificate = std::function<Certificate(const Signature& signature, std::span<const double> row)>;

/// Adds `verdict` and `certificate`, both null of what is no valid input. Of a box with a negative width the certificate is about the same
/// box without. Where the judge refuses the certificate, or there is none,
/// `alarm` says so in a line.
void add_verdict(Json& shown, const properties::Input& input, const FindCertificate& find);

/// The alarms of the cases that a counterexample shows, each once.
std::vector<std::string> alarms_of(const properties::Counterexample& counterexample,
                                   const FindCertificate& find = reference::find_certificate);

/// All that add_verdict wrote anywhere into a document, each once.
std::vector<std::string> alarms_in(const Json& document);

}  // namespace tangency::tools
