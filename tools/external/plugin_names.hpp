// SPDX-License-Identifier: MIT
// The names by which plugins export functions, and what each says of its function.
#pragma once

#include <string>
#include <vector>

#include "tangency/shapes/form.hpp"

namespace tangency::tools {

/// A name that Tangency knows.
struct PluginName {
    std::string symbol;
    Signature signature;    ///< of a list of shapes its form, scalar and dimension
    bool is_pairs = false;  ///< asked about a list of shapes
};

/// Every one, of each question, answer and form.
const std::vector<PluginName>& every_plugin_name();

/// Those among the functions that a file exports, in the order of every_plugin_name.
std::vector<PluginName> known_among(const std::vector<std::string>& exports);

std::vector<std::string> symbols_of(const std::vector<PluginName>& names);

/// What is told of a file without any: what it exports instead, the nearest known name and the mend, in one line.
std::string complaint_about_names(const std::string& path, const std::vector<std::string>& exports);

/// The same of somebody who asks for one function that the file lacks. `addition` says how it is declared, and where that is told.
std::string complaint_about_missing(const std::string& path, const std::string& symbol, const std::string& addition);

/// The names as an enumeration, of many the first: "a, b, c and 4 more".
std::string enumerated(const std::vector<std::string>& names);

}  // namespace tangency::tools
