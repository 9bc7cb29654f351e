// SPDX-License-Identifier: MIT
// What is read of a libFuzzer program's log, as clang 14's wrote it.
#include <gtest/gtest.h>

#include "campaign/fuzzer_log.hpp"

namespace tangency::tools {
namespace {

const std::string progress = "INFO: Seed: 1\n#2\tINITED cov: 6 ft: 6 corp: 1/1b exec/s: 0 rss: 30Mb\n#9\tNEW    cov: 7 ft: 7\n";
const std::string deadly =
    "==27423== ERROR: libFuzzer: deadly signal\n    #0 0x55d1 in __sanitizer_print_stack_trace\n\nNOTE: libFuzzer has rudimentary signal "
    "handlers.\nSUMMARY: libFuzzer: deadly signal\nMS: 0 ; base unit: 00\nstat::number_of_executed_units: 12\nstat::new_units_added: 3\n";

std::string said(const std::string& words) { return said_of(progress + words + deadly); }

TEST(FuzzerLog, AFindingIsWhatTangencySaysOfItWithoutItsFile) {
    EXPECT_EQ(said("hits prints this\ntangency: hits breaks P16; minimising\nand this\n\nhits (corner_size) breaks P16 degenerate shapes\n"
                   "expected false\n\nthis input is ./minimised-0f3a; more on it: tangency fuzz explain ./minimised-0f3a\n\n"),
              "and this\n\nhits (corner_size) breaks P16 degenerate shapes\nexpected false");
    EXPECT_EQ(said("\ntangency: reference and judge disagree on lo_hi\n  lox=0\nverdict\n"),
              "tangency: reference and judge disagree on lo_hi\n  lox=0\nverdict");
}

TEST(FuzzerLog, AnAssertionIsTheLineBeforeTheSignal) {
    EXPECT_EQ(said("hits: hits.cpp:7: bool hits(float): Assertion `r >= 0' failed.\n"),
              "hits: hits.cpp:7: bool hits(float): Assertion `r >= 0' failed.");
}

TEST(FuzzerLog, OfSanitizersItIsTheSummaryWhichHasNoAddresses) {
    EXPECT_EQ(said_of(std::string(progress) +
                      "=====\n==27435==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x6020\n    #0 0x55 in f\n"
                      "SUMMARY: AddressSanitizer: heap-buffer-overflow hits.cpp:8:52 in hits\n"),
              "SUMMARY: AddressSanitizer: heap-buffer-overflow hits.cpp:8:52 in hits");
    EXPECT_EQ(said_of(progress + "hits.cpp:6:41: runtime error: signed integer overflow\n    #0 0x55 in f\n\nSUMMARY: "
                                 "UndefinedBehaviorSanitizer: undefined-behavior hits.cpp:6:41 in \n"),
              "SUMMARY: UndefinedBehaviorSanitizer: undefined-behavior hits.cpp:6:41 in ");
}

TEST(FuzzerLog, ASignalWithoutAWordSaysNothing) { EXPECT_EQ(said(""), ""); }

TEST(FuzzerLog, WhatIsNoTextIsReplacedAndTooMuchCut) {
    EXPECT_EQ(said("caf\xc3\xa9 \x1b[1m\n"), "caf?? ?[1m");
    std::string much;
    for (int line = 0; line < 100; ++line) much += "line " + std::to_string(line) + '\n';
    EXPECT_TRUE(said(much).starts_with("line 88\n")) << said(much);
}

TEST(FuzzerLog, TheStatisticsSayHowManyInputsWerePlayed) {
    EXPECT_EQ(inputs_played(deadly), 12U);
    EXPECT_FALSE(inputs_played(progress));
    EXPECT_EQ(last_line_of("one\ntwo\n\n"), "two");
}

}  // namespace
}  // namespace tangency::tools
