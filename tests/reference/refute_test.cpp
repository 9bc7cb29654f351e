// SPDX-License-Identifier: MIT
// The checker of certificates accepts every true one of tests/certificates/cases.json, for its own verdict alone, and no planted lie.
#include "tangency/judge/refute.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "certificate_reading.hpp"

namespace tangency {
namespace {

using tools::Json;

const Json& table() {
    static const Json read = [] {
        std::ifstream file(CERTIFICATES);
        return Json::parse(file);
    }();
    return read;
}

struct Stored {
    std::string name;
    Signature signature{};
    std::vector<double> row;
    std::string verdict;
    Certificate certificate;
    std::string says{};  ///< what is said of a lie
    bool is_malformed = false;

    friend void PrintTo(const Stored& stored, std::ostream* out) { *out << stored.name; }
};

Signature signature_of(const Json& json) {
    for (const Question question : every_question)
        for (const FormName& known : forms_of(question))
            if (name_of(question) == json.at("question") && known.name == json.at("form"))
                return {known.form, ScalarType::f64, json.at("dim").get<std::size_t>(), known.orientation, question};
    throw std::logic_error("no such form: " + json.dump());
}

Stored stored(const Json& json) {
    return {json.at("name"), signature_of(json), json.at("numbers"), json.at("verdict"), tools::read_certificate(json.at("certificate"))};
}

// A lie is a true case of which some fields were changed. Rows that are no inputs are not for this checker, but for those who read files.
Stored stored_lie(Json lie) {
    const auto& all = table().at("true");
    Json json = *std::find_if(all.begin(), all.end(), [&](const Json& each) { return each.at("name") == lie.at("of"); });
    for (const auto& [field, value] : lie.items()) (json.contains(field) ? json : json.at("certificate"))[field] = value;
    for (const char* field : {"of", "says", "malformed"}) json.at("certificate").erase(field);
    Stored read = stored(json);
    read.says = lie.at("says");
    read.is_malformed = lie.contains("malformed");
    return read;
}

std::vector<Stored> all_true() {
    std::vector<Stored> list;
    for (const Json& json : table().at("true")) list.push_back(stored(json));
    return list;
}
std::vector<Stored> all_lies() {
    std::vector<Stored> list;
    for (const Json& json : table().at("lies"))
        if (!json.contains("row")) list.push_back(stored_lie(json));
    return list;
}

std::string test_name(const testing::TestParamInfo<Stored>& info) {
    std::string name = info.param.name;
    std::replace_if(
        name.begin(), name.end(), [](unsigned char each) { return std::isalnum(each) == 0; }, '_');
    return name;
}

class TrueCertificate : public testing::TestWithParam<Stored> {};

TEST_P(TrueCertificate, ProvesItsVerdictAndNoOther) {
    const Stored& stored = GetParam();
    for (const char* verdict : {"disjoint", "touching", "overlapping"}) {
        const std::string said = judge::refute(stored.signature, stored.row, verdict, stored.certificate);
        if (stored.verdict == verdict)
            EXPECT_EQ(said, "");
        else
            EXPECT_NE(said, "") << "proves " << verdict << " as well";
    }
    EXPECT_EQ(judge::find_certificate_defect(stored.signature, stored.verdict, stored.certificate), "");
}

INSTANTIATE_TEST_SUITE_P(Certificates, TrueCertificate, testing::ValuesIn(all_true()), test_name);

class PlantedLie : public testing::TestWithParam<Stored> {};

TEST_P(PlantedLie, IsRefusedInASentence) {
    const Stored& stored = GetParam();
    const std::string said = judge::refute(stored.signature, stored.row, stored.verdict, stored.certificate);
    EXPECT_NE(said, "");
    EXPECT_NE(said.find(stored.says), std::string::npos) << said;
    const std::string defect = judge::find_certificate_defect(stored.signature, stored.verdict, stored.certificate);
    EXPECT_EQ(defect, stored.is_malformed ? said : "");
}

INSTANTIATE_TEST_SUITE_P(Certificates, PlantedLie, testing::ValuesIn(all_lies()), test_name);

}  // namespace
}  // namespace tangency
