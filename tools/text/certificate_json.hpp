// SPDX-License-Identifier: MIT
// A certificate as JSON, the form that docs/certificates.md gives.
#pragma once

#include <string>

#include "tangency/shapes/certificate.hpp"

namespace tangency::tools {

/// One compact object.
std::string json_of(const Certificate& certificate);

}  // namespace tangency::tools
