// SPDX-License-Identifier: MIT
// A found input as it lies on disk: the bytes of a fuzzer, or a case in words.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tangency/fuzz/fuzz_input.hpp"

namespace tangency::tools {

/// An input that cannot be read or explained. One line that names the file, what is wrong and the hint.
class BadInput : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A file's content.
struct Found {
    std::string name;  ///< of the file
    std::string bytes;
    bool text = false;  ///< a case in words, not the bytes of a fuzzer
};

/// Reads a file. It is text if it begins with the first field of some form and "=", as printed cases do, or if
/// `as_text` says so. Throws BadInput.
Found read_found(const std::filesystem::path& file, bool as_text);

/// The case that a text spells in the signature: its numbers in order, each bare or as "name=number", blanks and
/// line ends between them. Returns what is wrong in one clause, or nothing.
std::string read_case_text(std::string_view text, properties::Input& input);

/// Everything that a found input may mean for a signature, the likeliest first: the input itself for bytes; for a text
/// the lattice input if it is one, and the row of floats. Throws BadInput.
std::vector<fuzz::FuzzInput> meanings_of(const Found& found, const Signature& signature);

/// The choice of a signature at the beginning of a fuzzer's bytes.
const Signature& selected_signature(const Found& found, Question question);

}  // namespace tangency::tools
