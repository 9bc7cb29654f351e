// SPDX-License-Identifier: MIT
// A certificate as JSON, the form that docs/certificates.md gives.
#pragma once

#include <string>

#include "json.hpp"
#include "tangency/shapes/certificate.hpp"

namespace tangency::tools {

/// One compact object.
std::string json_of(const Certificate& certificate);

/// Throws a runtime_error that names what is missing, of another type or unknown. Whether the texts are numbers is the judge's affair.
Certificate read_certificate(Part part);

}  // namespace tangency::tools
