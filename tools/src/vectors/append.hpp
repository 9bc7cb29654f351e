// SPDX-License-Identifier: MIT
// Cases added to a file of vectors, of which nothing is lost.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "vector_case.hpp"

namespace tangency::vectors {

/// What became of the file.
struct Appended {
    std::vector<std::string> added;     ///< ids, in order
    std::vector<std::string> present;   ///< ids that stood there already
    std::size_t cases = 0, policy = 0;  ///< now in the file
};

/// Adds each row as a case with its exact answer and every reason that is true of it, bugs included; a row that is
/// not a valid input goes under "policy". The file is made if it is not there, and replaced whole or not at all. Throws
/// BadFile if it cannot be read, is of another signature, or cannot be written.
Appended append(const std::filesystem::path& file, const Signature& signature, std::span<const properties::Input> rows);

}  // namespace tangency::vectors
