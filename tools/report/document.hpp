// SPDX-License-Identifier: MIT
// A result as one JSON document: what its makers share to write it and its renderers to read it.
#pragma once

#include <cstdint>
#include <string>

#include "accusation.hpp"
#include "json.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::properties {
struct BulkTally;
struct Outcome;
struct Property;
struct Tally;
std::string grouped(std::uint64_t number);
}  // namespace tangency::properties

namespace tangency::tools {

/// Question, form, scalar and dim under these names.
void add_signature(Json& json, const Signature& signature);

/// One input: its numbers as bits, which are the authority, as decimals and as hexfloats, and as a call to paste.
Json input_json(const properties::Input& input, const std::string& function);

/// The telling cases with what was answered, what the reference says and what proves that, and the expectation in words. Where the judge
/// refuses a certificate the alarm stands in place of the words.
Json counterexample_json(const properties::Counterexample& counterexample, Contract contract, const std::string& function,
                         const FindCertificate& find = reference::find_certificate);

Json property_json(const properties::Property& property, AnswerKind answer);

/// The object `bulk` of docs/schema/check.schema.json; what went wrong inside Tangency as the sentence of each alarm.
Json bulk_json(const properties::BulkTally& bulk);

/// The property's id, what became of it, and its counterexample. Not every document says all that an outcome has.
Json outcome_json(const properties::Outcome& outcome, Contract contract, const std::string& function, const FindCertificate& find);

/// How many cases were of each kind.
Json kinds_json(const properties::Tally& tally);

/// @name Reading a document. A field that is missing or of another type throws nlohmann's exception, which names it.
/// @{
inline const std::string& text_of(Part json, const char* key) { return json[key].text(); }
inline std::uint64_t count_of(Part json, const char* key) { return json[key].count(); }
inline double number_of(Part json, const char* key) { return json[key].number(); }
inline bool is_set(Part json, const char* key) { return json[key].flag(); }
inline bool has_value(Part json, const char* key) { return json.contains(key) && !json[key].is_null(); }

Signature signature_of(Part json);
Contract contract_of(Part json);

/// The input that input_json wrote, by its bits.
properties::Input input_of(Part json, const Signature& signature);

/// The tally that bulk_json wrote, without its sample.
properties::BulkTally bulk_of(Part json, const Signature& signature);

/// "cx=1 hx=0.5 ..." of the object `decimal` or `hexfloat`.
std::string numbers_text(Part numbers);

/// The words of a list with blanks between them.
std::string joined(Part list);

/// "center_half"; of another question its name first: "ball_ball center_radius".
std::string form_text(Part json);

/// "center_half f32 2-D"; of another question its name first: "ball_ball center_radius f32 2-D"
std::string signature_text(Part json);

/// "20,000,000 run in bulk: ... decided by exact_filtered, ..." in one line, without a line end.
std::string bulk_line(Part bulk);
/// @}

/// 1234567 as "1,234,567".
using properties::grouped;

/// "1 round", "2,000 rounds".
std::string counted(std::uint64_t number, std::string_view what);

/// Each line two blanks further in.
std::string indented(std::string_view text);

}  // namespace tangency::tools
