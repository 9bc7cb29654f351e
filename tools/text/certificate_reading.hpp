// SPDX-License-Identifier: MIT
// A certificate off its JSON.
#pragma once

#include "json.hpp"
#include "tangency/shapes/certificate.hpp"

namespace tangency::tools {

/// Throws a runtime_error that names what is missing, of another type or unknown. Whether the texts are numbers is the judge's affair.
Certificate read_certificate(Part part);

}  // namespace tangency::tools
