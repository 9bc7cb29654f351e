// SPDX-License-Identifier: MIT
// A case of a document in an HTML report: its drawing, its numbers, and what was answered.
#pragma once

#include <string>

#include "document.hpp"

namespace tangency::tools::html {

/// What all pages begin with: the title, the style sheet, and an open body.
std::string page_head(const std::string& title);

/// What all pages end with.
std::string page_foot(const std::string& verb);

/// The verdict of a document, in its colour.
std::string verdict_banner(Part document);

/// The numbers of a case as a table, in decimal and as hexfloat.
std::string number_table(Part shown);

/// A case with its drawing if `drawn`, its numbers, what was answered and what the reference says.
std::string evidence(Part shown, const Signature& signature, Contract contract, bool drawn, const std::string& heading = "");

/// The cases of a counterexample. Of a call order, where the answers differ and the input does not, none is drawn.
/// With `calls`, each has its call to paste below it.
std::string evidence_of(Part counterexample, const Signature& signature, Contract contract, bool calls);

/// "f32 2-D" of what has a scalar and a dimension.
std::string scalar_and_dim(Part json);

}  // namespace tangency::tools::html
