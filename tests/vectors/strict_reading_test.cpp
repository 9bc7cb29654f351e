// SPDX-License-Identifier: MIT
// A file of vectors that is accepted means what it says: nothing in it is dropped, overwritten or contradicted.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <string>

#include "vectors/store.hpp"

namespace tangency::vectors {
namespace {

using Json = nlohmann::ordered_json;

constexpr Signature stored_signature{Form::lo_hi, ScalarType::f32, 2};

const std::string& small_file() {
    static const std::string text = [] {
        VectorFile file{stored_signature, {}, {}};
        file.cases.push_back(describe({stored_signature, {-1, -1, 1, 1, 2, 0, 1}}));
        file.cases.push_back(describe({stored_signature, {-1, -1, 1, 1, 5, 5, 0.1F}}));
        file.policy.push_back(describe_policy({stored_signature, {-1, -1, 1, 1, 2, 0, -1}}));
        return file_text(file);
    }();
    return text;
}

std::string complaint_about(const std::string& text) {
    try {
        load_text(text, "a.json");
    } catch (const BadFile& bad) {
        EXPECT_EQ(std::string(bad.what()).find('\n'), std::string::npos) << bad.what();
        return bad.what();
    }
    return "accepted";
}

void expect_complaint(const std::string& text, const std::vector<std::string>& words) {
    const std::string complaint = complaint_about(text);
    EXPECT_TRUE(complaint.starts_with("a.json: ")) << complaint;
    EXPECT_LT(complaint.size(), 500U);
    for (const std::string& word : words) EXPECT_NE(complaint.find(word), std::string::npos) << word << " in " << complaint;
}

template <class Change>
std::string changed(Change change) {
    Json file = Json::parse(small_file());
    change(file);
    EXPECT_NE(file, Json::parse(small_file())) << "the test must change something";
    return file.dump();
}

TEST(ReadingVectors, GivesBackWhatWasWritten) {
    EXPECT_EQ(file_text(load_text(small_file(), "a.json")), small_file());
    EXPECT_EQ(complaint_about('\n' + Json::parse(small_file()).dump(3) + "\n \n"), "accepted");
}

TEST(ReadingVectors, RefusesAKeyThatStandsTwice) {
    std::string text = small_file();
    text.insert(text.find("\"verdict\""), R"("verdict":"disjoint",)");
    expect_complaint(text,
                     {"the key \"verdict\" stands twice", "at or behind case " + Json(Json::parse(small_file())["cases"][0]["id"]).dump()});
    expect_complaint(R"({"cases":[],)" + small_file().substr(1), {"the key \"cases\" stands twice"});
}

TEST(ReadingVectors, RefusesWhateverStandsBehindTheEnd) {
    using namespace std::string_literals;
    expect_complaint(small_file() + "\0{}"s, {"zero byte at"});
    expect_complaint(small_file() + "\0"s, {"zero byte at"});
    expect_complaint(small_file() + "{}", {"broken JSON at byte"});
    expect_complaint(small_file() + "//", {"broken JSON at byte"});
}

TEST(ReadingVectors, RefusesWhatWouldTakeForEverOrBreakTheStack) {
    std::string wide = R"({"format":1)";
    for (int i = 0; i < 200'000; ++i) wide += ",\"k" + std::to_string(i) + "\":1";
    expect_complaint(wide + '}', {"more than 64 keys"});
    expect_complaint(std::string(1'000'000, '['), {"nested more than 16 deep"});
    expect_complaint(R"({"format":1,"cases":)" + std::string(1'000'000, '[') + std::string(1'000'000, ']') + '}',
                     {"nested more than 16 deep"});
}

TEST(ReadingVectors, TakesAGapOfAnyLength) {
    const std::string text = changed([](Json& file) { file["cases"][0]["gap_sq"] = std::string(1'000'000, '7'); });
    EXPECT_EQ(complaint_about(text), "accepted");
}

TEST(ReadingVectors, NamesTheFileOfANumberThatNoDoubleHolds) {
    std::string text = small_file();
    text.replace(text.find("\"band\":8"), 8, "\"band\":1e999");
    expect_complaint(text, {"beyond double: '1e999'"});
}

TEST(ReadingVectors, KeepsItsComplaintsShortAndOnOneLine) {
    expect_complaint(changed([](Json& file) { file["a\nb\x1b[31m"] = 1; }), {R"(an unknown "a\nb\u001b[31m")"});
    expect_complaint(changed([](Json& file) { file["cases"][0]["verdict"] = std::string(100'000, 'x'); }), {"xxx..."});
    expect_complaint(changed([](Json& file) { file["cases"][0]["id"] = "a\nb"; }), {R"("a\nb" does not match)"});
}

TEST(ReadingVectors, RefusesFieldsInAnotherOrderThanTheFormHas) {
    expect_complaint(changed([](Json& file) { std::swap(file["fields"][0], file["fields"][1]); }),
                     {"fields: stored is [\"loy\"", "means [\"lox\""});
    expect_complaint(changed([](Json& file) { file["band"] = 9; }), {"band: stored is 9", "means 8"});
}

TEST(ReadingVectors, RefusesACaseThatContradictsItself) {
    const auto expect_case = [](const std::string& key, const Json& value) {
        expect_complaint(changed([&](Json& file) { file["cases"][0][key] = value; }),
                         {Json::parse(small_file())["cases"][0]["id"].get<std::string>(), key + ": stored is"});
    };
    expect_case("closed", false);
    expect_case("open", true);
    expect_complaint(changed([](Json& file) { file["cases"][0]["relation"] = "outside_tangent"; }),
                     {"relation: outside_tangent is no word of box_ball"});
    expect_case("decimal", {"1", "-1", "1", "1", "2", "0", "1"});
    expect_complaint(changed([](Json& file) { file["cases"][0]["id"] = "0123456789ab"; }), {"id: stored is \"0123456789ab\""});
    expect_complaint(changed([](Json& file) { file["policy"][0]["expected"] = "false advised"; }), {"expected: stored is"});
}

TEST(ReadingVectors, RefusesARowThatIsNoInputAmongTheCases) {
    expect_complaint(changed([](Json& file) { file["cases"][0]["bits"][0] = "7fc00000"; }), {"lox is NaN", "belong under \"policy\""});
    expect_complaint(changed([](Json& file) { file["policy"][0]["bits"][6] = "3f800000"; }), {"belongs under \"cases\""});
}

// std::regex would do, but that it overflows the stack on long texts.
TEST(SchemaPatterns, MatchAsStdRegexDoes) {
    const std::vector<std::string> texts{
        "",          " ",       "a",   "0",      "0123456789ab", "0123456789AB", "0123456789abc", "01234567", "0123456789abcdef",
        "012345678", "a\nb",    "1/2", "-12/50", "--1",          "1/0",          "1/02",          "1/-2",     "1/",
        "/2",        "1/2/3",   " 1",  "1 ",     "a\r",          "ab",           "abab",          "-",        "]",
        "\x7f",      "\xc3\xa9"};
    const std::string schema = schema_text();
    const std::regex pattern_word(R"re("pattern": "([^"]*)")re");
    std::size_t patterns = 0;
    for (std::sregex_iterator found(schema.begin(), schema.end(), pattern_word), end; found != end; ++found) {
        const std::string pattern = found->str(1);
        ++patterns;
        for (const std::string& text : texts)
            EXPECT_EQ(matches_pattern(text, pattern), std::regex_search(text, std::regex(pattern))) << pattern << " on " << text;
    }
    EXPECT_EQ(patterns, 4U);
    EXPECT_THROW(matches_pattern("a", "^a$"), std::logic_error) << "a pattern that is not checked must not pass";
}

}  // namespace
}  // namespace tangency::vectors
