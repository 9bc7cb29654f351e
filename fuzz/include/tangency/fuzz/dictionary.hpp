// SPDX-License-Identifier: MIT
// Words of the inputs' language, for fuzzers that put bytes together without knowing it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tangency::fuzz {

/// Bytes that mean something at that place of an input.
struct DictionaryWord {
    std::string name;
    std::size_t place;
    std::vector<std::uint8_t> bytes;
};

/// Steps to a tie's neighbours, sides, legs, turns, exponents, named properties, and numbers as raw rows hold them:
/// what is worth writing and longer than a byte, which fuzzers try anyway. Each is what `encode` writes.
std::vector<DictionaryWord> dictionary_words();

/// The words as libFuzzer and AFL++ read a dictionary. fuzz/dict/recipes.dict is this text.
std::string dictionary_text();

}  // namespace tangency::fuzz
