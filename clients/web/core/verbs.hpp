// SPDX-License-Identifier: MIT
// What the core can be asked: each verb takes a request and gives an answer, both JSON. The fields of requests are the options of
// the command under the same names.
#pragma once

#include <stdexcept>
#include <string>

#include "json.hpp"
#include "signature_option.hpp"
#include "tangency/properties/input.hpp"

namespace tangency::web {

using tools::Json;

/// A request that cannot be carried out; one line with the hint.
class BadRequest : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The document of `tangency check --json`, of the host's function or of a built-in `subject`.
Json check(const Json& request);
/// A document of a check as `text`, `junit` or `html`.
Json render(const Json& request);

/// The answer of `tangency classify --json`, or as `text` of the command without it.
Json classify(const Json& request);
/// A drawing of an input, as reports have it.
Json draw(const Json& request);
/// Inputs of a kind with their verdicts: drawn from a seed, or the one that a list of choices makes, if it makes one.
Json rows(const Json& request);

/// Questions, forms with the names of their numbers, scalars, words of contracts, levels; built-in subjects and mutants.
Json lists(const Json& request);

/// What every built-in method answers to one input, beside the reference.
Json methods(const Json& request);
/// What one method and the reference answer on a grid of neighbouring floats.
Json map(const Json& request);

/// @name Shared by the verbs. They throw BadRequest.
/// @{
tools::SignatureArguments signature_words_of(const Json& request);
Signature signature_of_request(const Json& request);
/// The input that the `numbers` spell, a valid one.
properties::Input input_of_request(const Json& request);
/// A field as text, empty if it is missing; numbers and lists as a user would write them.
std::string word_of(const Json& request, const char* key, const char* otherwise = "");
/// @}

}  // namespace tangency::web
