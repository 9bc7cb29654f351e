// SPDX-License-Identifier: MIT
// A plugin as a file.
#pragma once

#include <string>

namespace tangency::tools {

/// What dlopen takes for the file: a bare name would be looked up among the system's libraries.
std::string plugin_path(const std::string& file);

/// Opens it for good; null, with a sentence in `problem`, where that fails.
void* open_plugin(const std::string& path, std::string& problem);

}  // namespace tangency::tools
