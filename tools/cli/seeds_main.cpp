// SPDX-License-Identifier: MIT
// The verb fuzz seeds by itself, for ./run fuzz: as main.cpp, without what the other verbs need.
#include <iostream>

#include "seeds_command.hpp"

/// Asked by the address sanitizer, unless ASAN_OPTIONS says otherwise. Of where memory was allocated one frame is kept: the others take a
/// quarter of the time.
extern "C" const char* __asan_default_options();
extern "C" const char* __asan_default_options() { return "malloc_context_size=1"; }

int main(int argc, char** argv) {
    const tangency::tools::CommandLine line("Write what the fuzz targets begin with.", "tangency " TANGENCY_VERSION);
    tangency::tools::add_seeds_verb(line.add_verb("fuzz", "Of the fuzz targets"), std::cout);
    return line.run({argv + 1, argv + argc}, std::cout, std::cerr);
}
