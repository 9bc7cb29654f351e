// SPDX-License-Identifier: MIT
// The JSON Schema of vectors files, and the few of its keywords that it takes to check it.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "json.hpp"
#include "store.hpp"

namespace tangency::vectors {

using tools::Json;
using tools::to_line;

namespace {

bool has_type(const Json& value, const std::string& type) {
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "boolean") return value.is_boolean();
    if (type == "integer") return value.is_number_integer();
    if (type == "number") return value.is_number();
    throw std::logic_error("the schema checker knows no type " + type);
}

// The first of many, so that a complaint of an unknown form stays readable.
std::string words_of(const Json& words) {
    constexpr std::size_t most = 20;
    if (words.size() <= most) return to_line(words);
    Json first = Json::array();
    for (std::size_t i = 0; i < most; ++i) first.push_back(words[i]);
    return fmt::format("{} and {} more", to_line(first), words.size() - most);
}

class Checker {
public:
    explicit Checker(const Json& root) : root_(root) {}

    std::string fault(const Json& value, const Json& schema, const std::string& where) const {
        for (const auto& [keyword, rule] : schema.items()) {
            const std::string found = fault_of(keyword, rule, value, schema, where);
            if (!found.empty()) return found;
        }
        return {};
    }

private:
    std::string fault_of(const std::string& keyword, const Json& rule, const Json& value, const Json& schema,
                         const std::string& where) const {
        const auto say = [&where](const std::string& clause) { return (where.empty() ? "/" : where) + ": " + clause; };
        if (keyword == "$ref") return fault(value, definition(rule.get<std::string>()), where);
        if (keyword == "type") return has_type(value, rule) ? "" : say(fmt::format("is no {}", rule.get<std::string>()));
        if (keyword == "const") return value == rule ? "" : say("must be " + to_line(rule));
        if (keyword == "enum")
            return std::ranges::find(rule, value) != rule.end() ? "" : say(shown(value) + " is none of " + words_of(rule));
        if (keyword == "minimum") return value >= rule ? "" : say("must be at least " + to_line(rule));
        if (keyword == "maximum") return value <= rule ? "" : say("must be at most " + to_line(rule));
        if (keyword == "minItems") return value.size() >= rule ? "" : say("needs at least " + to_line(rule) + " items");
        if (keyword == "pattern")
            return matches_pattern(value.get_ref<const std::string&>(), rule.get_ref<const std::string&>())
                       ? ""
                       : say(fmt::format("{} does not match {}", shown(value), rule.get<std::string>()));
        if (keyword == "required") {
            for (const auto& name : rule)
                if (!value.contains(name)) return say("has no " + to_line(name));
            return {};
        }
        if (keyword == "properties") {
            for (const auto& [name, part] : value.items()) {
                const auto place = rule.find(name);
                const std::string found = place == rule.end() ? "" : fault(part, *place, where + "/" + name);
                if (!found.empty()) return found;
            }
            return {};
        }
        if (keyword == "additionalProperties") {
            for (const auto& item : value.items())
                if (!schema.at("properties").contains(item.key())) return say("has an unknown " + shown(item.key()));
            return {};
        }
        if (keyword == "anyOf") {
            std::string first;
            for (const Json& each : rule) {
                const std::string found = fault(value, each, where);
                if (found.empty()) return {};
                if (first.empty()) first = found;
            }
            return first;
        }
        if (keyword == "items") {
            for (std::size_t i = 0; i < value.size(); ++i) {
                const std::string found = fault(value[i], rule, where + "/" + std::to_string(i));
                if (!found.empty()) return found;
            }
            return {};
        }
        if (keyword == "$schema" || keyword == "$defs" || keyword == "title" || keyword == "description") return {};
        throw std::logic_error("the schema checker knows no keyword " + keyword);
    }

    const Json& definition(const std::string& reference) const {
        static const std::string prefix = "#/$defs/";
        if (!reference.starts_with(prefix)) throw std::logic_error("the schema checker cannot follow " + reference);
        return root_.at("$defs").at(reference.substr(prefix.size()));
    }

    const Json& root_;
};

// ["disjoint", "touching", "overlapping"]
template <class Words>
std::string list_of(const Words& words) {
    return fmt::format("[\"{}\"]", fmt::join(words, "\", \""));
}

std::string form_list() {
    std::vector<std::string_view> names;
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question))
            if (std::ranges::find(names, form.name) == names.end()) names.push_back(form.name);
    return list_of(names);
}

}  // namespace

// The schema's own patterns by hand: std::regex overflows the stack on long texts, as a gap may be.
bool matches_pattern(std::string_view text, std::string_view pattern) {
    constexpr std::string_view hex_digits = "0123456789abcdef";
    const bool is_hex = text.find_first_not_of(hex_digits) == std::string_view::npos;
    if (pattern == "^[0-9a-f]{12}$") return is_hex && text.size() == 12;
    if (pattern == "^([0-9a-f]{8}|[0-9a-f]{16})$") return is_hex && (text.size() == 8 || text.size() == 16);
    if (pattern == "^-?[0-9]+(/[1-9][0-9]*)?$") {
        if (text.starts_with('-')) text.remove_prefix(1);
        const std::size_t slash = std::min(text.find('/'), text.size());
        const auto is_whole = [](std::string_view part) {
            return !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
        };
        const std::string_view below = text.substr(std::min(slash + 1, text.size()));
        return is_whole(text.substr(0, slash)) && (slash == text.size() || (is_whole(below) && below[0] != '0'));
    }
    if (pattern == "^[^ ].*$") return !text.empty() && text[0] != ' ' && text.find_first_of("\n\r", 1) == std::string_view::npos;
    throw std::logic_error(fmt::format("the schema checker knows no pattern {}", pattern));
}

std::string schema_text() {
    return std::string(R"schema({
 "$schema": "https://json-schema.org/draft/2020-12/schema",
 "title": "Tangency vectors",
 "description": "Cases of one question, form, scalar and dimension: do the two shapes meet? Bits are the authority, decimals are for people.",
 "type": "object",
 "required": ["format", "form", "scalar", "dim", "fields", "band", "cases", "policy"],
 "additionalProperties": false,
 "properties": {
  "format": {"description": "Number of the file format; refuse what you do not know.", "const": 1},
  "question": {"description": "What is decided about which shapes; without it box_ball.", "type": "string", "enum": )schema") +
           list_of(question_names) + R"schema(},
  "form": {"description": "How the shapes are stored.", "type": "string", "enum": )schema" +
           form_list() + R"schema(},
  "scalar": {"description": "The type of every number.", "type": "string", "enum": )schema" +
           list_of(scalar_names) + R"schema(},
  "dim": {"type": "integer", "enum": [2, 3]},
  "fields": {"description": "Names of the numbers, in the order of bits and decimal.", "type": "array", "minItems": 6, "items": {"type": "string"}},
  "band": {"description": "The factor k of the band that level and outside_band are about.", "type": "integer", "minimum": 0},
  "cases": {"description": "Inputs with their exact answers.", "type": "array", "items": {"$ref": "#/$defs/case"}},
  "policy": {"description": "Rows that are no valid inputs; never held against a function unasked.", "type": "array", "items": {"$ref": "#/$defs/policy"}}
 },
 "$defs": {
  "id": {"description": "First 12 hex digits of the SHA-256 of 'FORM SCALAR DIM BITS BITS ...', or of 'QUESTION FORM ...' where a question is named.", "type": "string", "pattern": "^[0-9a-f]{12}$"},
  "bits": {"description": "Bits of each number, IEEE 754 of 8 (f32) or 16 (f64) hex digits, or of i32 the two's complement of 8.", "type": "array", "minItems": 6, "items": {"type": "string", "pattern": "^([0-9a-f]{8}|[0-9a-f]{16})$"}},
  "decimal": {"description": "The shortest decimal of each number that reads back to it.", "type": "array", "minItems": 6, "items": {"type": "string"}},
  "reasons": {"description": "Ids of reasons.json.", "type": "array", "minItems": 1, "items": {"type": "string"}},
  "case": {
   "type": "object",
   "required": ["id", "bits", "decimal", "verdict", "region", "relation", "gap_sq", "closed", "open", "level", "outside_band", "reasons"],
   "additionalProperties": false,
   "properties": {
    "id": {"$ref": "#/$defs/id"},
    "bits": {"$ref": "#/$defs/bits"},
    "decimal": {"$ref": "#/$defs/decimal"},
    "verdict": {"type": "string", "enum": ["disjoint", "touching", "overlapping"]},
    "region": {"description": "Where the box's nearest point lies; of other questions the question's page says what.", "type": "string", "enum": ["inside", "face", "edge", "corner"]},
    "relation": {"type": "string", "enum": )schema" +
           list_of(reference::relation_names) + R"schema(},
    "gap_sq": {"description": "d^2 - r^2, without a radius d^2 or the depth's square below zero, exactly: a fraction, a fraction with a root, or an enclosure [lo, hi].", "type": "string", "pattern": "^[^ ].*$"},
    "closed": {"description": "The answer if touching counts.", "type": "boolean"},
    "open": {"description": "The answer if touching does not count.", "type": "boolean"},
    "half_open": {"description": "Of box_point, the answer if the low sides count and the high ones do not.", "type": "boolean"},
    "level": {"description": "The lowest level at which a function must answer the case.", "type": "string", "enum": ["logic", "banded", "full_range", "exact"]},
    "outside_band": {"description": "Whether the gap exceeds what rounding may excuse.", "type": "boolean"},
    "neighbour": {
     "description": "The tie from which the case differs in one number, by so many steps of the scalar type.",
     "type": "object",
     "required": ["of", "field", "ulps"],
     "additionalProperties": false,
     "properties": {"of": {"$ref": "#/$defs/id"}, "field": {"type": "string"}, "ulps": {"type": "integer", "minimum": -8, "maximum": 8}}
    },
    "reasons": {"$ref": "#/$defs/reasons"},
    "certificate": {"$ref": "#/$defs/certificate"}
   }
  },
  "certificate": {
   "description": "What proves the verdict (docs/certificates.md): a point of each core, a direction, the sum of the radii.",
   "type": "object",
   "required": ["first", "second", "normal", "radii"],
   "additionalProperties": false,
   "properties": {
    "first": {"$ref": "#/$defs/point"},
    "second": {"$ref": "#/$defs/point"},
    "normal": {"$ref": "#/$defs/point"},
    "radii": {"$ref": "#/$defs/fraction"},
    "around": {"description": "Pairs of points, of the first core and of the second, apart on each axis either way.", "type": "array", "items": {"type": "array", "minItems": 2, "items": {"$ref": "#/$defs/point"}}}
   }
  },
  "point": {"type": "array", "minItems": 2, "items": {"$ref": "#/$defs/number"}},
  "fraction": {"type": "string", "pattern": "^-?[0-9]+(/[1-9][0-9]*)?$"},
  "number": {
   "description": "A fraction, or a + b sqrt(root).",
   "anyOf": [{"$ref": "#/$defs/fraction"}, {
    "type": "object",
    "required": ["root", "a", "b"],
    "additionalProperties": false,
    "properties": {"root": {"$ref": "#/$defs/fraction"}, "a": {"$ref": "#/$defs/number"}, "b": {"$ref": "#/$defs/number"}}
   }]
  },
  "policy": {
   "type": "object",
   "required": ["id", "bits", "decimal", "defect", "expected", "reasons"],
   "additionalProperties": false,
   "properties": {
    "id": {"$ref": "#/$defs/id"},
    "bits": {"$ref": "#/$defs/bits"},
    "decimal": {"$ref": "#/$defs/decimal"},
    "defect": {"description": "What keeps the row from being a valid input.", "type": "string"},
    "expected": {"description": "Any answer will do, or false is advised (P17).", "type": "string", "enum": ["any", "false advised"]},
    "reasons": {"$ref": "#/$defs/reasons"}
   }
  }
 }
}
)schema";
}

std::string schema_fault(const Json& value, const Json& schema) { return Checker(schema).fault(value, schema, ""); }

}  // namespace tangency::vectors
