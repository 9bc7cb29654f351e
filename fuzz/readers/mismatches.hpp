// SPDX-License-Identifier: MIT
// What can be said against the project's readers: an input that is accepted must mean what an independent reading
// says, and one that is refused must be told what is wrong with it.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>

#include "classify.hpp"
#include "numbers.hpp"
#include "vectors/store.hpp"

namespace tangency::fuzz {

// The readers on trial are arguments, so that a test can put a broken one in their place.
using NumberReader = std::function<tools::Reading(std::string_view, ScalarType)>;
using LineAnswerer = std::function<int(const tools::ClassifyOptions&, std::istream&, std::ostream&, std::ostream&)>;
using VectorsReader = std::function<vectors::VectorFile(const std::string& text, const std::string& name)>;

// Each of these returns one clause that says what is wrong, or nothing.

/// A token as a number: accepted or not, and its very bits, as whole-number arithmetic has them; and what is
/// printed of an accepted number is read back to it.
std::string mismatch_of_number(std::string_view token, ScalarType scalar, const NumberReader& read = tools::read_number);

/// A stream of lines as `classify` answers it: as many answers as lines, each to exactly the numbers of its line;
/// errors name the field. `piece` bytes of the stream arrive at a time.
std::string mismatch_of_lines(std::string_view text, const Signature& signature, bool json, std::size_t piece,
                              const LineAnswerer& answer = tools::run_classify);

/// A text as a file of vectors: one that is accepted is JSON, is written back to an equal value, and holds rows;
/// a complaint is one line and names the file.
std::string mismatch_of_vectors(const std::string& text, const VectorsReader& read = vectors::load_text);

// What the targets feed them: the inputs' own layouts.

/// Byte 0: the scalar. The rest: the token.
std::string try_number(std::span<const std::uint8_t> input, const NumberReader& read = tools::read_number);

/// Byte 0: the signature. Byte 1: bit 0 is --json, the others how many bytes arrive at a time. The rest: the
/// stream.
std::string try_lines(std::span<const std::uint8_t> input, const LineAnswerer& answer = tools::run_classify);

/// Byte 0: the signature. Byte 1: even, the rest is a text; odd, the rest are edits of a small file that holds,
/// since chance alone finds no file that is nearly right.
std::string try_vectors(std::span<const std::uint8_t> input, const VectorsReader& read = vectors::load_text);

/// A file of vectors that holds: two cases and a policy row of the signature.
const std::string& small_vectors_file(const Signature& signature);

/// The file with each edit, four bytes long, made to its JSON tokens.
std::string edit_tokens(const std::string& text, std::span<const std::uint8_t> edits);

}  // namespace tangency::fuzz
