// SPDX-License-Identifier: MIT
// A folder of vectors: written whole, and verified down to every answer.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "store.hpp"

namespace tangency::vectors {

/// Which files of a folder are meant; empty lists mean all.
struct Selection {
    std::optional<Question> question;  ///< nothing: every one
    std::vector<std::string> forms, scalars;
    std::vector<std::size_t> dims;

    bool all() const { return !question && forms.empty() && scalars.empty() && dims.empty(); }
    bool covers(const Signature& signature) const;
};

/// Writes the selected files, schema.json and reasons.json, and a manifest of every file that the folder then
/// holds. Throws BadFile if the folder cannot be written.
std::vector<std::string> generate(const std::filesystem::path& folder, const Selection& selection);

/// What verify found.
struct Findings {
    std::size_t files = 0, cases = 0, policy = 0;
    std::string manifest_sha256;
    std::vector<std::string> violations;  ///< a line each: file, case, field, what is stored and what is true
};

/// Verifies the selected files: checksums, ids, every field against the reference, verdict and gap against the
/// judge, every reason, quotas; and of a whole folder, that nothing is missing. Throws BadFile if a file cannot
/// be understood at all.
Findings verify(const std::filesystem::path& folder, const Selection& selection);

/// Verifies a file that stands alone: as verify does, but for checksums and quotas, which are the folder's affair.
/// Throws BadFile if it cannot be understood at all.
Findings verify_file(const std::filesystem::path& file);

/// What the judge says against a case, in one clause, or nothing. The judge shares no code with the reference.
std::string mismatch(const VectorCase& known);

}  // namespace tangency::vectors
