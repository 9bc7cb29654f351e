// SPDX-License-Identifier: MIT
// The schema says what the code says, and its checker finds each kind of fault.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "tangency/reference/verdict.hpp"
#include "tangency/shapes/form.hpp"
#include "vectors/store.hpp"

namespace tangency::vectors {
namespace {

using Json = nlohmann::ordered_json;

std::string fault(const char* value, const char* schema) { return schema_fault(Json::parse(value), Json::parse(schema)); }

TEST(SchemaChecker, FindsEachKindOfFaultAndNothingElse) {
    EXPECT_EQ(fault("1", R"({"type":"integer"})"), "");
    EXPECT_EQ(fault("1.5", R"({"type":"integer"})"), "/: is no integer");
    EXPECT_EQ(fault(R"("a")", R"({"enum":["b","c"]})"), R"(/: "a" is none of ["b","c"])");
    EXPECT_EQ(fault("0", R"({"enum":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22]})"),
              "/: 0 is none of [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20] and 2 more");
    EXPECT_EQ(fault("2", R"({"const":1})"), "/: must be 1");
    EXPECT_EQ(fault("-9", R"({"minimum":-8,"maximum":8})"), "/: must be at least -8");
    EXPECT_EQ(fault("9", R"({"minimum":-8,"maximum":8})"), "/: must be at most 8");
    EXPECT_EQ(fault("[]", R"({"minItems":1})"), "/: needs at least 1 items");
    EXPECT_EQ(fault(R"(["ab"," y"])", R"({"items":{"pattern":"^[^ ].*$"}})"), R"(/1: " y" does not match ^[^ ].*$)");
    EXPECT_EQ(fault(R"({"a":1})", R"({"required":["a","b"]})"), R"(/: has no "b")");
    EXPECT_EQ(fault(R"({"a":1})", R"({"properties":{"a":{"type":"string"}}})"), "/a: is no string");
    EXPECT_EQ(fault(R"({"z":1})", R"({"properties":{},"additionalProperties":false})"), R"(/: has an unknown "z")");
    EXPECT_EQ(fault(R"([{"a":3}])", R"({"items":{"$ref":"#/$defs/x"},"$defs":{"x":{"properties":{"a":{"const":4}}}}})"), "/0/a: must be 4");
    EXPECT_EQ(fault("4", R"({"anyOf":[{"const":3},{"type":"integer"}]})"), "");
    EXPECT_EQ(fault("4.5", R"({"anyOf":[{"const":3},{"type":"integer"}]})"), "/: must be 3");
    EXPECT_THROW(fault("1", R"({"oneOf":[]})"), std::logic_error) << "a keyword that is not checked must not pass";
}

template <class Names>
void expect_enum(const Json& schema, const Names& names) {
    EXPECT_EQ(schema.at("enum"), Json(std::vector<std::string>(names.begin(), names.end())));
}

TEST(Schema, UsesTheWordsOfTheCode) {
    const Json schema = Json::parse(schema_text());
    const Json& forms = schema["properties"]["form"]["enum"];
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question))
            EXPECT_EQ(std::count(forms.begin(), forms.end(), std::string(form.name)), 1) << form.name;
    expect_enum(schema["properties"]["question"], question_names);
    expect_enum(schema["properties"]["scalar"], scalar_names);
    const Json& properties = schema["$defs"]["case"]["properties"];
    expect_enum(properties["verdict"], reference::verdict_names);
    expect_enum(properties["region"], reference::region_names);
    expect_enum(properties["relation"], reference::relation_names);
    expect_enum(properties["level"], std::vector<std::string>(level_names.begin() + 1, level_names.end()));
    EXPECT_EQ(schema["properties"]["format"]["const"], file_format);
}

}  // namespace
}  // namespace tangency::vectors
