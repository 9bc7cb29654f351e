// SPDX-License-Identifier: MIT
// Every accusation shows what proves it; a certificate that the judge refuses is an alarm about Tangency, and accuses nobody.
#include "accusation.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "../properties/functions.hpp"
#include "audit.hpp"
#include "audit_document.hpp"
#include "certificate_json.hpp"
#include "check.hpp"
#include "check_document.hpp"
#include "pairs_document.hpp"
#include "report.hpp"
#include "tangency/judge/refute.hpp"

namespace tangency::tools {
namespace {

using properties::Input;

constexpr Signature plane{Form::center_half, ScalarType::f64, 2};
constexpr std::string_view refused =
    "ALARM, a defect of Tangency itself, please report this line: the judge refuses the reference's certificate that center_half f64 is ";

// The trap of the three rules: a direction of no length satisfies them all and proves nothing.
Certificate without_direction(const Signature& signature, std::span<const double> row) {
    Certificate certificate = reference::find_certificate(signature, row);
    for (WrittenNumber& number : certificate.normal) number = {"0"};
    return certificate;
}

Certificate not_found(const Signature&, std::span<const double>) { throw std::logic_error("the two ways differ"); }

// Says that nothing ever touches, which is wrong of ties and overlaps, or that everything does.
CheckOptions check_of(bool answer, Signature signature = plane) {
    return {.signature = signature,
            .contract = Contract::closed,
            .subject = "a test's",
            .function = "intersects",
            .open = [=] { return properties::subject_of("a test's", signature, [answer](const Input&) { return answer; }); },
            .requirement = {.level = Level::logic},
            .cases = 2000};
}

Json shown_of(const Input& input, const FindCertificate& find) {
    Json shown;
    add_verdict(shown, input, find);
    return shown;
}

template <class Look>
std::size_t look_at_cases(const Json& value, Look look) {
    std::size_t cases = value.is_object() && value.contains("verdict") && value.contains("bits");
    if (cases > 0) look(value);
    for (const Json& each : value)
        if (each.is_structured()) cases += look_at_cases(each, look);
    return cases;
}

TEST(Accusation, OfAnInputHasAVerdictAndWhatProvesIt) {
    Input input{plane};
    input.numbers = {0, 0, 1, 1, 4, 5, 5};
    EXPECT_EQ(to_line(shown_of(input, reference::find_certificate)),
              R"({"verdict":"touching","certificate":{"first":["1","1"],"second":["4","5"],"normal":["3","4"],"radii":"5"}})");
    const Json proved = shown_of(input, reference::find_certificate);
    input.numbers[2] = -1;
    EXPECT_EQ(shown_of(input, reference::find_certificate), proved) << "the same box";
    input.numbers[6] = -1;
    EXPECT_EQ(to_line(shown_of(input, reference::find_certificate)), R"({"verdict":null,"certificate":null})") << "no valid input";
}

TEST(Accusation, OfAnInputIsAnAlarmWhereTheJudgeRefusesOrNoneIsFound) {
    Input input{plane};
    input.numbers = {0, 0, 1, 1, 4, 5, 5};
    EXPECT_EQ(text_of(shown_of(input, without_direction), "alarm"),
              std::string(refused) +
                  "touching: the normal is zero, and along it nothing lies beyond anything: cx=0 cy=0 hx=1 hy=1 px=4 py=5 r=5; hexfloat "
                  "cx=0x0p+0 cy=0x0p+0 hx=0x1p+0 "
                  "hy=0x1p+0 px=0x1p+2 py=0x1.4p+2 r=0x1.4p+2");
    const Json missing = shown_of(input, not_found);
    EXPECT_TRUE(missing["certificate"].is_null());
    EXPECT_NE(text_of(missing, "alarm").find("touching: none is found: the two ways differ: cx=0"), std::string::npos);
}

// Of every question, and of angles that have enclosures.
TEST(Accusation, OfACheckProvesEachCaseItShows) {
    for (Signature signature : {plane, Signature{Form::center_half, ScalarType::f64, 2, Orientation::radians},
                                Signature{Form::lo_hi, ScalarType::f32, 3, Orientation::none, Question::box_segment},
                                Signature{Form::lo_hi, ScalarType::f32, 2, Orientation::none, Question::box_box}}) {
        const CheckOptions options = check_of(false, signature);
        const CheckResult result = run_check(options);
        const Json check = check_document(options, result);
        EXPECT_EQ(text_of(check, "verdict"), "failed");
        EXPECT_TRUE(check["certificate_alarms"].empty());
        const std::size_t cases = look_at_cases(check["properties"], [&](const Json& shown) {
            if (shown["verdict"].is_null()) return;
            std::vector<double> row;
            for (const auto& [name, number] : shown["hexfloat"].items()) row.push_back(std::stod(number.get<std::string>()));
            EXPECT_EQ(judge::refute(signature, row, text_of(shown, "verdict"), read_certificate(shown["certificate"])), "");
        });
        EXPECT_GT(cases, 0U);
    }
}

TEST(Accusation, OfACheckWhoseCertificateIsRefusedDecidesNothing) {
    CheckOptions options = check_of(true);
    options.find_certificate = without_direction;
    const CheckResult result = run_check(options);
    ASSERT_EQ(result.verdict, CheckVerdict::failed) << "by what was found, before the judge";
    const Json check = check_document(options, result);
    EXPECT_EQ(text_of(check, "verdict"), "cannot_run");
    EXPECT_EQ(count_of(check, "exit_status"), 2U);
    EXPECT_TRUE(check["broken"].empty()) << check["broken"];
    EXPECT_EQ(text_of(check, "verdict_line").rfind("tangency: check CANNOT DECIDE logic: " + std::string(refused) + "disjoint: ", 0), 0U)
        << text_of(check, "verdict_line");
    const std::string text = as_text(check_report(check));
    for (const Part alarm : check["certificate_alarms"]) EXPECT_NE(text.find(alarm.text() + '\n'), std::string::npos) << text;
    EXPECT_EQ(text.find("intersects("), std::string::npos) << "nobody is accused: " << text;
    EXPECT_EQ(as_short_text(check).find("intersects("), std::string::npos) << "nobody is accused: " << as_short_text(check);
    EXPECT_NE(check_junit(check).find("errors=\"1\""), std::string::npos);
    EXPECT_NE(check_junit(check).find("failures=\"0\""), std::string::npos);
}

TEST(Accusation, OfABroadPhaseWhoseCertificateIsRefusedDecidesNothing) {
    PairsCheck check{.options = {.signature = {Form::lo_hi, ScalarType::f64, 2, Orientation::none, Question::box_box}, .lists = 100},
                     .subject = "a test's",
                     .function = "pairs"};
    const pairs::TrialResult result = pairs::try_pairs([](const pairs::ShapeList&) { return pairs::PairList{}; }, check.options);
    const Json failed = pairs_document(check, result);
    EXPECT_EQ(text_of(failed, "verdict"), "failed");
    EXPECT_TRUE(failed["properties"][1]["counterexample"]["certificate"].is_object());
    check.find_certificate = not_found;
    const Json document = pairs_document(check, result);
    EXPECT_EQ(count_of(document, "exit_status"), 2U);
    EXPECT_EQ(text_of(document, "verdict_line").rfind("tangency: check CANNOT DECIDE banded: ALARM", 0), 0U)
        << text_of(document, "verdict_line");
    for (const Part property : document["properties"]) EXPECT_NE(text_of(property, "standing"), "violated");
    for (const std::string& text : {as_text(pairs_report(document)), as_short_text(document)}) {
        for (const char* accusation : {"lost: ", "is lost", "WRONG"})
            EXPECT_EQ(text.find(accusation), std::string::npos) << "nobody is accused: " << text;
        for (const Part alarm : document["certificate_alarms"]) EXPECT_NE(text.find(alarm.text() + '\n'), std::string::npos) << text;
    }
}

TEST(Accusation, OfAnAuditWhoseCertificateIsRefusedDecidesNothing) {
    const AuditResult audit = run_audit({.subjects = {"mutant_open_ball"}, .effort = 0.02, .exhaustive = false});
    const Json judged = audit_document(audit);
    EXPECT_TRUE(judged["certificate_alarms"].empty());
    EXPECT_GT(look_at_cases(judged["findings"], [](const Json&) {}), 0U);
    EXPECT_GT(look_at_cases(judged["mutants"],
                            [](const Json& shown) { EXPECT_NE(shown["verdict"].is_null(), shown["certificate"].is_object()); }),
              0U);
    const Json doubted = audit_document(audit, without_direction);
    const std::string text = as_text(audit_report(doubted));
    EXPECT_FALSE(is_set(doubted, "as_expected"));
    ASSERT_FALSE(doubted["certificate_alarms"].empty());
    for (const Part alarm : doubted["certificate_alarms"]) EXPECT_NE(text.find(alarm.text() + '\n'), std::string::npos) << text;
    EXPECT_NE(text.find("audit: cannot decide"), std::string::npos);
}

}  // namespace
}  // namespace tangency::tools
