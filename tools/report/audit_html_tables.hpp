// SPDX-License-Identifier: MIT
// The sections of report.html that are tables: overview, mutants, properties, inputs.
#pragma once

#include <fmt/format.h>

#include <string>
#include <utility>

#include "document.hpp"

namespace tangency::tools::html {

/// Appends formatted text.
template <class... Parts>
void add(std::string& page, fmt::format_string<Parts...> format, Parts&&... parts) {
    page += fmt::format(format, std::forward<Parts>(parts)...);
}

/// "110 of 110", or that no mutants were tried.
std::string killed_of(Part audit);

/// The subjects by method: what each reached, published and repaired before the control group.
void add_overview(std::string& page, Part audit);

/// The kill matrix, survivors first; nothing if no mutants were tried.
void add_mutants(std::string& page, Part audit);
void add_broad_phases(std::string& page, Part audit);

/// The catalogue of properties.
void add_properties(std::string& page, Part audit);

/// How many cases of each kind each signature saw.
void add_inputs(std::string& page, Part audit);

}  // namespace tangency::tools::html
