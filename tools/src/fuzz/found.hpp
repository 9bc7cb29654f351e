// SPDX-License-Identifier: MIT
// A found input as it lies on disk: the bytes of a fuzzer, or a case in words.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tangency/fuzz/drawn.hpp"

namespace tangency::tools {

/// An input that cannot be read. One line that names the file, what is wrong and the hint.
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

/// What an input means for a signature: a drawn input to be asked about, and the property that it chose, if it did.
struct Meaning {
    fuzz::DrawnInput drawn;
    const properties::Property* choice = nullptr;
};

/// Everything that the input may mean for a signature, the likeliest first: one drawn input for bytes; for a text the
/// lattice input if it is one, and the row of floats. Throws BadInput.
std::vector<Meaning> meanings_of(const Found& found, const Signature& signature);

/// The drawn input as a subject receives it.
properties::Input row_of(const fuzz::DrawnInput& drawn, const Signature& signature);

/// The case as a lattice input, whose every number it expresses bit for bit; nothing if it is none or is rotated.
std::optional<properties::LatticeInput> lattice_of(const properties::Input& input);

}  // namespace tangency::tools
