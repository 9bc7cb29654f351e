// SPDX-License-Identifier: MIT
// A seed corpus out of what is known: the stored vectors and the findings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tangency/properties/input.hpp"

namespace tangency::tools {

/// Inputs by kind of target: "rows" for the structured ones, "reader_number", "reader_lines", "reader_vectors".
using Seeds = std::map<std::string, std::set<std::string>>;

/// Cases from the folder's files, the same number a reason, verdict, region and level from each, and the findings'
/// witnesses. Throws BadFile if a file of vectors cannot be read.
Seeds gather_seeds(const std::filesystem::path& vectors);

/// What write_seeds did.
struct Written {
    std::size_t files = 0, bytes = 0, present = 0;
};

/// One file an input in a folder a kind, named by the first 16 hex digits of the content's SHA-256, so that the
/// same content has one name and a second run changes nothing. Throws BadInput if a file cannot be written.
Written write_seeds(const Seeds& seeds, const std::filesystem::path& folder);

}  // namespace tangency::tools
