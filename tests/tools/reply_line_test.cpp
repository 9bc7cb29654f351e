// SPDX-License-Identifier: MIT
// Lines of programs: which are answers, and what those are called that are none.
#include "reply_line.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <string_view>

#include "odd_line.hpp"

namespace tangency::tools {
namespace {

Signature asked(AnswerKind answer) {
    return {.form = Form::lo_hi, .scalar = ScalarType::f64, .dim = 2, .orientation = Orientation::none, .answer = answer};
}

TEST(ReplyLine, YesAndNoAreWrittenAsLanguagesPrintThem) {
    for (const auto& [line, yes] :
         {std::pair{"1", true}, {"true", true}, {"True", true}, {"0", false}, {"false", false}, {"False", false}}) {
        const ReadAnswer read = read_answer(line, asked(AnswerKind::boolean));
        EXPECT_EQ(read.problem, "") << line;
        EXPECT_EQ(read.yes, yes) << line;
    }
    for (const char* line : {"", "TRUE", "yes", "2", "-1", "1.0", "01", " 1", "1 ", "true false", "nan", "\"true\""}) {
        const ReadAnswer read = read_answer(line, asked(AnswerKind::boolean));
        EXPECT_EQ(read.problem, "an answer is 1 or 0, or true or false, and a line end") << line;
    }
}

TEST(ReplyLine, ANumberThatIsNoRightAnswerIsReadAsOne) {
    EXPECT_TRUE(std::isnan(read_answer("nan", asked(AnswerKind::distance)).reply.numbers[0]));
    EXPECT_TRUE(std::isnan(read_answer("0 -nan", asked(AnswerKind::mtv)).reply.numbers[1]));
    EXPECT_EQ(read_answer("2", asked(AnswerKind::verdict)).reply.numbers[0], 2);
    EXPECT_EQ(read_answer("2", asked(AnswerKind::verdict)).problem, "");
    EXPECT_EQ(read_answer("true", asked(AnswerKind::verdict)).problem,
              "a verdict is disjoint, touching or overlapping, or -1, 0 or 1, and a line end");
}

TEST(ReplyLine, WhatItsAuthorMayNotSeeIsCalledWhatItIs) {
    struct Case {
        AnswerKind answer;
        std::string_view line;
        std::string oddity;
    };
    using enum AnswerKind;
    const Case cases[]{
        {boolean,
         "\xef\xbb\xbf"
         "1",
         "U+FEFF is a byte order mark, which is no part of an answer"},
        {boolean, "1 ", "a blank behind it"},
        {boolean, "1\t", "a blank behind it"},
        {boolean, " 0", "a blank before it"},
        {boolean, "", "an empty line"},
        {boolean, "  ", "blanks alone"},
        {boolean, "nan", "NaN is neither yes nor no"},
        {boolean, "-NaN", "NaN is neither yes nor no"},
        {boolean, "None", "nothing was given back"},
        {distance, "undefined", "nothing was given back"},
        {boolean, "'1'", "quotes around it"},
        {boolean, "\xe2\x80\x9ctrue\xe2\x80\x9d", "U+201C is a quotation mark, which is no part of an answer"},
        {boolean, "\xef\xbc\x91", "U+FF11 is no digit but a full-width one; write ASCII"},
        {boolean, "\xd9\xa1", "U+0661 is no digit of ASCII"},
        {verdict,
         "\xe2\x88\x92"
         "1",
         "U+2212 is no minus sign"},
        {signed_distance,
         "\xe2\x80\x93"
         "1.5",
         "U+2013 is no minus sign"},
        {distance, "1,5", "a decimal comma; write a point"},
        {mtv, "1.5, 2", "a comma; put a blank between numbers"},
        {mtv, "(1.5 2)", "brackets; write the numbers alone"},
        {mtv,
         "1\xc2\xa0"
         "2",
         "U+00A0 is a no-break space and no blank"},
        {mtv,
         "1\xe2\x80\xaf"
         "2",
         "U+202F is a narrow no-break space and no blank"},
        {distance, "\xe2\x88\x9e", "U+221E is no number; write inf"},
        {distance, "1.5\xe2\x82\xac", "U+20AC is no part of an answer"},
        {distance, "1\xff", "the byte 0xff is no ASCII"},
        {distance, "\xe2\x82", "the byte 0xe2 is no ASCII"},
        {boolean, std::string_view("1\0", 2), "a byte of zero, as UTF-16 has; write ASCII"},
        {boolean, "maybe", ""},
        {distance, "far", ""},
    };
    for (const Case& one : cases) {
        const ReadAnswer read = read_answer(one.line, asked(one.answer));
        EXPECT_NE(read.problem, "") << one.line;
        EXPECT_EQ(read.oddity, one.oddity) << one.line;
    }
}

TEST(ReplyLine, IsQuotedAsItIsSeenAndSafely) {
    EXPECT_EQ(quote_answer("\xe2\x88\x92"
                           "1"),
              "'\xe2\x88\x92"
              "1'");
    EXPECT_EQ(quote_answer("\xef\xbb\xbf"
                           "1 "),
              "'\\u{feff}1 '");
    EXPECT_EQ(quote_answer("m\x1b"
                           "aybe\xff"),
              "'m\\x1baybe\\xff'");
    EXPECT_EQ(quote_answer("\xe2\x80\xae"
                           "1"),
              "'\\u{202e}1'")
        << "what turns the direction of text stays visible";
    EXPECT_EQ(quote_answer(std::string(41, '1')), "'" + std::string(40, '1') + "...'");
    EXPECT_EQ(quote_answer("\xed\xa0\x80"), "'\\xed\\xa0\\x80'") << "a surrogate is no UTF-8";
}

}  // namespace
}  // namespace tangency::tools
