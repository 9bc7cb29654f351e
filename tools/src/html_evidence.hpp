// SPDX-License-Identifier: MIT
// A scene in an HTML report: its drawing, its numbers, and what was answered.
#pragma once

#include <string>
#include <string_view>

#include "tangency/properties/case.hpp"

namespace tangency::tools::html {

/// The numbers of a scene as a table, in decimal and as hexfloat.
std::string number_table(const properties::Case& scene);

/// A scene with its drawing if `drawn`, its numbers, what was answered and what the reference says.
std::string evidence(const properties::Case& scene, bool answer, Contract contract, bool drawn,
                     std::string_view heading = "");

}  // namespace tangency::tools::html
