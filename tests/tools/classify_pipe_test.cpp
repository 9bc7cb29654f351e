// SPDX-License-Identifier: MIT
// The reference on a pipe: order, exit status, flushing, and streams that fail.
#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>
#include <ios>
#include <sstream>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

#include "classify_asked.hpp"
#include "classify_lines.hpp"

namespace tangency::tools {
namespace {

TEST(ClassifyPipe, KeepsItsPlacesAndEndsWithTwoAfterABadLine) {
    const Outcome outcome = outcome_of({plane, false, {}}, corner_tie + "\nbad\n\n0 0 1 1 0 0 -1\n" + corner_tie + "\n");
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.err, "");
    const auto answers = lines_of(outcome.out);
    ASSERT_EQ(answers.size(), 5U);
    EXPECT_EQ(answers[0], corner_tie_answer);
    for (const std::size_t bad : {1U, 2U, 3U}) EXPECT_EQ(answers[bad].find("error: "), 0U) << answers[bad];
    EXPECT_EQ(answers[4], corner_tie_answer);
}

TEST(ClassifyPipe, AnswersNothingToEmptyInput) {
    const Outcome outcome = outcome_of({plane, false, {}});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, "");
}

TEST(ClassifyPipe, TakesAnyBlanksAndLineEnds) {
    const Outcome outcome = outcome_of({plane, false, {}}, "\t0  0 1\t1 4 5 5 \r\n" + corner_tie + "\r\n" + corner_tie);
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(lines_of(outcome.out), std::vector<std::string>(3, corner_tie_answer));
}

TEST(ClassifyPipe, AnswersEveryLineOfAnInputLargerThanItsBuffers) {
    std::string input, expected;
    for (int i = 0; i < 20000; ++i) {
        input += "0 0 1 1 " + std::to_string(i) + " 0 0\n";
        const int outside = std::max(i - 1, 0);
        expected += outside > 0 ? "disjoint region=face relation=disjoint" : "touching region=inside relation=circle_inside_box";
        expected += i == 1 ? " touches_from_within=yes" : " touches_from_within=no";
        expected += " gap_sq=" + std::to_string(outside * outside) + "\n";
    }
    const Outcome outcome = outcome_of({plane, false, {}}, input);
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, expected);
}

TEST(ClassifyPipe, RefusesALineTooLongToHoldAndGoesOn) {
    const std::string padding(LineReader::longest_line - corner_tie.size(), ' ');
    const std::string fits = padding + corner_tie + "\n";
    const Outcome outcome = outcome_of({plane, false, {}}, " " + fits + fits + std::string(5 << 20, 'x'));
    EXPECT_EQ(outcome.status, 2);
    const std::string refusal = "error: the line is longer than 1048576 bytes";
    EXPECT_EQ(lines_of(outcome.out), (std::vector<std::string>{refusal, corner_tie_answer, refusal}));
}

/// A driver that sends one line and hangs if the answer is not out before the next is read.
class Dialogue : public std::streambuf {
public:
    Dialogue(std::string line, int rounds, const std::stringbuf& answers) : line_(std::move(line)), rounds_(rounds), answers_(answers) {}

    int answered_in_time = 0;

protected:
    int_type underflow() override {
        const std::string answers = answers_.str();
        if (sent_ > 0 && std::count(answers.begin(), answers.end(), '\n') == sent_) ++answered_in_time;
        if (sent_ == rounds_) return traits_type::eof();
        ++sent_;
        setg(line_.data(), line_.data(), line_.data() + line_.size());
        return traits_type::to_int_type(line_[0]);
    }

private:
    std::string line_;
    int rounds_;
    int sent_ = 0;
    const std::stringbuf& answers_;
};

TEST(ClassifyPipe, AnswersEachLineBeforeItWaitsForTheNext) {
    std::ostringstream out, err;
    Dialogue dialogue(corner_tie + "\n", 5, *out.rdbuf());
    std::istream in(&dialogue);
    EXPECT_EQ(run_classify({plane, false, {}}, in, out, err), 0);
    EXPECT_EQ(dialogue.answered_in_time, 5);
}

/// An output that takes nothing, for the reason that errno gives.
class Refusal : public std::streambuf {
public:
    explicit Refusal(int reason) : reason_(reason) {}

protected:
    int_type overflow(int_type) override { return errno = reason_, traits_type::eof(); }
    std::streamsize xsputn(const char*, std::streamsize) override { return errno = reason_, 0; }

private:
    int reason_;
};

/// An input that breaks, as a directory does.
class Breakage : public std::streambuf {
protected:
    int_type underflow() override { throw std::ios_base::failure("broken"); }
};

TEST(ClassifyPipe, SaysThatItsInputCannotBeRead) {
    Breakage breakage;
    std::istream in(&breakage);
    std::ostringstream out, err;
    EXPECT_EQ(run_classify({plane, false, {}}, in, out, err), 2);
    EXPECT_EQ(err.str(), "tangency: cannot read the cases from standard input\n");
}

TEST(ClassifyPipe, EndsQuietlyWhenNobodyReadsTheAnswers) {
    Refusal refusal(EPIPE);
    std::istringstream in(corner_tie + "\n"), bad("bad\n");
    std::ostream out(&refusal), out_again(&refusal);
    std::ostringstream err;
    EXPECT_EQ(run_classify({plane, false, {}}, in, out, err), 0);
    EXPECT_EQ(run_classify({plane, false, {}}, bad, out_again, err), 2);
    EXPECT_EQ(err.str(), "");
}

TEST(ClassifyPipe, SaysWhyTheAnswersCannotBeWritten) {
    Refusal refusal(ENOSPC);
    for (const std::vector<std::string>& numbers : {std::vector<std::string>{}, {"0", "0", "1", "1", "4", "5", "5"}}) {
        std::istringstream in(corner_tie + "\n");
        std::ostream out(&refusal);
        std::ostringstream err;
        EXPECT_EQ(run_classify({plane, false, numbers}, in, out, err), 2);
        EXPECT_EQ(err.str(), "tangency: cannot write the answers: No space left on device\n");
    }
}

}  // namespace
}  // namespace tangency::tools
