// SPDX-License-Identifier: MIT
// Opening plugins.
#include "plugin_file.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

namespace tangency::tools {

std::string plugin_path(const std::string& file) { return file.find('/') == std::string::npos ? "./" + file : file; }

void* open_plugin(const std::string& path, std::string& problem) {
    void* plugin = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (plugin != nullptr) return plugin;
    const char* error = dlerror();
    std::string reason = error == nullptr ? "no reason given" : error;
    // It begins with the file's name, which stands before it anyway.
    if (reason.starts_with(path + ": ")) reason.erase(0, path.size() + 2);
    problem = fmt::format("cannot open {}: {}; give a shared object (cc -shared -fPIC)", path, reason);
    return nullptr;
}

}  // namespace tangency::tools
