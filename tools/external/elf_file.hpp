// SPDX-License-Identifier: MIT
// What a shared object exports, read from its file: nothing in it runs.
#pragma once

#include <string>
#include <vector>

namespace tangency::tools {

struct ElfExports {
    std::vector<std::string> functions;  ///< sorted
    std::string complaint;               ///< one line that says why it is no shared object for this machine, and the mend; else empty
};

/// Reads the dynamic symbols that the file defines.
ElfExports read_exports(const std::string& path);

}  // namespace tangency::tools
