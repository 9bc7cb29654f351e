// SPDX-License-Identifier: MIT
// Vectors as JSON text: written one case a line, and read back with every mistake named.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "json.hpp"
#include "vector_case.hpp"

namespace tangency::vectors {

/// A file that cannot be used: missing, broken, of a newer format, against its schema. One line that names the
/// file, the case and the field, and the hint.
class BadFile : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The bytes of a vectors file: a head, then one case a line.
std::string file_text(const VectorFile& file);

/// One case as the object that stands on its line.
tools::Json case_json(const VectorCase& known);
tools::Json policy_json(const PolicyCase& row);

/// What a file says of itself beside its cases.
tools::Json head_json(const Signature& signature);

/// The JSON Schema of vectors files: the bytes of vectors/schema.json.
std::string schema_text();

/// The first thing in `value` that breaks the schema, as "/cases/3/bits/0: ..."; empty if nothing does.
/// Knows the keywords that schema_text uses, and throws std::logic_error at any other.
std::string schema_fault(const tools::Json& value, const tools::Json& schema);

/// Whether the text matches a pattern that schema_text uses. Throws std::logic_error at any other pattern.
bool matches_pattern(std::string_view text, std::string_view pattern);

/// The bytes of a file. Throws BadFile.
std::string read_bytes(const std::filesystem::path& file);

/// Replaces the file whole or not at all, since what it stores is for good. Throws BadFile, which ends in `hint`.
void write_bytes(const std::filesystem::path& file, const std::string& bytes, std::string_view hint);

/// What to do about a file that cannot be used.
inline constexpr std::string_view hint_for_files = "take the file from the same version of tangency, or run tangency vectors generate";

/// A JSON value for a message: one line of ASCII, cut after 80 characters.
std::string shown(const tools::Json& value);

/// Text as JSON; `name` goes into messages. Strict where parsers are lenient: a key that stands twice, a zero byte, a
/// number beyond double, more keys or depth than vectors have. Throws BadFile.
tools::Json parse_strictly(const std::string& text, const std::string& name);

/// The same of a file of vectors or a manifest: its format must be one that this program knows. Throws BadFile.
tools::Json parse_json(const std::string& text, const std::string& name);

/// Text as a vectors file: parsed, held against the schema, every reason known. Throws BadFile.
tools::Json parse_vectors(const std::string& text, const std::string& name);

/// The signature that a vectors file names. Throws BadFile.
Signature signature_of(const tools::Json& file, const std::string& name);

/// The input that "bits" spell. Throws BadFile if their number or length is not the signature's.
properties::Input input_of(const tools::Json& entry, const Signature& signature, const std::string& name);

/// Where the case says it lies next to a tie; nothing if it does not. Throws BadFile if the field is unknown.
std::optional<Neighbour> neighbour_of(const tools::Json& entry, const Signature& signature, const std::string& name);

/// What proves the case's verdict; nothing if it is not there. Throws BadFile if it cannot be read.
std::optional<Certificate> certificate_of(const tools::Json& entry, const std::string& name);

/// Throws BadFile where what the file says of its form, or twice of a case, does not agree with itself: bits with
/// decimals and id, verdict with answers, a row that is not a valid input under "cases". Asks nothing of the reference.
void require_agreement(const tools::Json& file, const VectorFile& loaded, const std::string& name);

/// A file's cases as they are stored, for replaying: verdicts, gaps and reasons are taken on trust, but what is said
/// twice must agree. `file_text` of the result says what the text said. Throws BadFile.
VectorFile load_text(const std::string& text, const std::string& name);
VectorFile load_file(const std::filesystem::path& file);

/// What a manifest says of one file of cases.
struct ManifestEntry {
    Signature signature;
    std::string sha256;
    std::size_t cases = 0, disjoint = 0, touching = 0, overlapping = 0, policy = 0;
};

/// The bytes of vectors/manifest.json.
std::string manifest_text(const std::vector<ManifestEntry>& entries);

}  // namespace tangency::vectors
