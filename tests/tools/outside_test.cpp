// SPDX-License-Identifier: MIT
// Functions in other programs: what they answer arrives, and what goes wrong in them is told and harms nobody.
#include "outside.hpp"

#include <gtest/gtest.h>
#include <link.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <future>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "split_command.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::tools {
namespace {

using properties::Input;
using properties::Subject;
using Words = std::vector<std::string>;

const Signature flat{Form::center_half, ScalarType::f64, 2};
// Short where a test waits for the end of it, long where a right child must not run into it on a slow machine.
const OutsideLimits brief{.startup_seconds = 60, .silence_seconds = 0.5};
const OutsideLimits patient{.startup_seconds = 60, .silence_seconds = 60};
const std::string folder = CHECK_FOLDER;

Subject plugin(const std::string& fault, int call = 1, const OutsideLimits& limits = brief) {
    setenv("FAULT", fault.c_str(), 1);
    setenv("CALL", std::to_string(call).c_str(), 1);
    return open_plugin(folder + "/check_faulty.so", flat, Contract::closed, limits);
}

Subject child(const std::string& habit, const OutsideLimits& limits = patient) {
    return start_command(CHECK_CHILD " " + habit, flat, Contract::closed, limits);
}

// Goes on after exits, and tells of them.
OutsideLimits lenient(std::size_t exits = 100) {
    OutsideLimits limits = patient;
    limits.most_exits = exits;
    limits.quiet = true;
    return limits;
}

// Counts the processes that were started while it lives: each child adds a line to a file.
class ProcessCount {
public:
    ProcessCount() { setenv("CHILD_LOG", file_.c_str(), 1); }
    ~ProcessCount() {
        unsetenv("CHILD_LOG");
        std::remove(file_.c_str());
    }

    int get() const {
        std::ifstream log(file_);
        return static_cast<int>(std::count(std::istreambuf_iterator<char>(log), {}, '\n'));
    }

private:
    std::string file_ = testing::TempDir() + "tangency_children_" + std::to_string(getpid());
};

// Case i has its index for the centre, so that a case in a complaint tells which one it is.
std::vector<Input> make_cases(std::size_t count) {
    properties::Source random(7);
    std::vector<Input> cases;
    for (std::size_t i = 0; i < count; ++i) {
        Input input{flat, {}};
        input.numbers[0] = static_cast<double>(i);
        input.numbers[2] = random.unit();
        input.numbers[4] = static_cast<double>(i) + 2 * random.unit();
        input.numbers[6] = random.unit();
        cases.push_back(input);
    }
    return cases;
}

std::vector<bool> answers_of(const Subject& subject, const std::vector<Input>& cases) {
    const auto answers = std::make_unique<bool[]>(cases.size());
    subject.answer(cases, std::span(answers.get(), cases.size()));
    return std::vector<bool>(answers.get(), answers.get() + cases.size());
}

std::vector<bool> right_answers(const std::vector<Input>& cases) {
    std::vector<bool> answers;
    for (const Input& input : cases) {
        const auto& n = input.numbers;
        const double u = std::fmax(std::abs(n[4] - n[0]) - n[2], 0);
        const double v = std::fmax(std::abs(n[5] - n[1]) - n[3], 0);
        answers.push_back(u * u + v * v <= n[6] * n[6]);
    }
    return answers;
}

struct Complaint {
    std::string what;
    double index = -1;  ///< of the case that is blamed
    bool hung = false;
};

Complaint complaint_of(const Subject& subject, const std::vector<Input>& cases) {
    try {
        answers_of(subject, cases);
        subject.answer({}, {});
    } catch (const SubjectDied& child_exit) {
        return {child_exit.what(), child_exit.exit.input ? child_exit.exit.input->numbers[0] : -1, child_exit.exit.hung};
    }
    return {};
}

// What a subject exits on, and that it answers everything else rightly.
properties::Unanswered exits_of(const Subject& subject, const std::vector<Input>& cases) {
    const properties::Answers answers(subject, cases);
    const std::vector<bool> right = right_answers(cases);
    for (std::size_t i = 0; i < cases.size(); ++i)
        if (answers.are_given(i, 1)) {
            EXPECT_EQ(answers[i], right[i]) << i;
        }
    return answers.unanswered();
}

TEST(SplitCommand, BlanksDivideAndQuotesGroupAsInAShell) {
    EXPECT_EQ(split_command("a  b\tc"), (Words{"a", "b", "c"}));
    EXPECT_EQ(split_command(R"('a b' "c \"d\" \n" e\ f '')"), (Words{"a b", R"(c "d" \n)", "e f", ""}));
    EXPECT_EQ(split_command(R"(x'y z'"w")"), (Words{"xy zw"}));
}

TEST(SplitCommand, NothingIsExpanded) {
    EXPECT_EQ(split_command("a $(b) $c * ; d | e"), (Words{"a", "$(b)", "$c", "*", ";", "d", "|", "e"}));
}

TEST(SplitCommand, AnOpenQuoteOrNoWordIsAnError) {
    for (const char* command : {"", "  ", "'a", "a \"b"}) EXPECT_THROW(split_command(command), CannotStart) << command;
}

TEST(OutsidePlugin, AnswersArriveInOrderAcrossBatches) {
    const auto cases = make_cases(9000);  // more than the shared memory holds at once
    const Subject subject = plugin("");
    EXPECT_EQ(answers_of(subject, cases), right_answers(cases));
    EXPECT_EQ(answers_of(subject, make_cases(3)), right_answers(make_cases(3)));
    EXPECT_EQ(answers_of(subject, {}).size(), 0U);
}

TEST(OutsidePlugin, AHangIsFoundWithItsCaseAndTheNextCallGetsANewChild) {
    const Subject subject = plugin("hang", 700);
    const auto cases = make_cases(1000);
    const Complaint complaint = complaint_of(subject, cases);
    EXPECT_TRUE(complaint.hung);
    EXPECT_EQ(complaint.index, 699);
    EXPECT_NE(complaint.what.find("gave no answer for 0.5 s"), std::string::npos) << complaint.what;
    EXPECT_EQ(answers_of(subject, make_cases(600)), right_answers(make_cases(600)));
}

TEST(OutsidePlugin, ACrashNamesItsCaseWhereverTheBatchWasCut) {
    for (const int call : {1, 4096, 4097, 5000}) {
        const Complaint complaint = complaint_of(plugin("crash", call), make_cases(6000));
        EXPECT_EQ(complaint.index, call - 1) << complaint.what;
        EXPECT_NE(complaint.what.find("SIGSEGV"), std::string::npos) << complaint.what;
    }
}

TEST(OutsidePlugin, AChildOutlivesTheThreadThatStartedIt) {
    const Subject subject = plugin("crash", 3);  // a later child's first call asks again what the one before exited on
    std::thread([&] {
        complaint_of(subject, make_cases(3));
        answers_of(subject, make_cases(1));
    }).join();
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    setenv("FAULT", "", 1);
    EXPECT_EQ(complaint_of(subject, make_cases(1)).index, 0) << "the second call of the child that the thread started";
}

// Holds the loader's lock, as any thread may for a moment that throws or loads something.
class HeldLoader {
public:
    HeldLoader() : thread_([this] { dl_iterate_phdr(hold, this); }) { held_.get_future().wait(); }
    ~HeldLoader() {
        release_.set_value();
        thread_.join();
    }

private:
    static int hold(dl_phdr_info*, std::size_t, void* self) {
        static_cast<HeldLoader*>(self)->held_.set_value();
        static_cast<HeldLoader*>(self)->release_.get_future().wait();
        return 1;
    }

    std::promise<void> held_, release_;
    std::thread thread_;
};

TEST(OutsidePlugin, ANewChildOpensWhateverLockAnotherThreadHolds) {
    const Subject subject = plugin("crash", 3);
    EXPECT_EQ(complaint_of(subject, make_cases(3)).index, 2);
    const HeldLoader held;
    EXPECT_EQ(answers_of(subject, make_cases(1)), right_answers(make_cases(1)));
}

TEST(OutsidePlugin, EachExitIsToldOfTheChildThatDied) {
    const Subject subject = plugin("crash", 4);
    answers_of(subject, make_cases(1));  // where a later child asks again what the one before exited on
    for (int child = 0; child < 20; ++child) {
        EXPECT_EQ(answers_of(subject, make_cases(2)), right_answers(make_cases(2)));
        const Complaint complaint = complaint_of(subject, make_cases(2));
        EXPECT_EQ(complaint.index, 0) << complaint.what;
        EXPECT_NE(complaint.what.find("SIGSEGV"), std::string::npos) << complaint.what;
    }
}

TEST(OutsidePlugin, WhatItExitsOnIsFoundAndTheRestIsAnswered) {
    const auto cases = make_cases(6000);
    const auto open = exits_of(plugin("crash_on_thousands", 1, lenient()), cases);
    EXPECT_EQ(open.places, (std::vector<std::size_t>{1000, 2000, 3000, 4000, 5000}));
    ASSERT_EQ(open.exits.size(), 5U);
    for (const properties::Exit& exit : open.exits) {
        EXPECT_TRUE(exit.repeats && !exit.hung);
        EXPECT_EQ(exit.place, exit.input->numbers[0]);
        EXPECT_EQ(exit.standard_error, "it is a thousand\\x1b") << "what it said last, and safe to print";
    }
}

TEST(OutsidePlugin, AnExitThatNoInputRepeatsLeavesNothingUnanswered) {
    const auto open = exits_of(plugin("crash", 700, lenient()), make_cases(1000));
    EXPECT_TRUE(open.places.empty());
    ASSERT_EQ(open.exits.size(), 1U);
    EXPECT_FALSE(open.exits[0].repeats);
    EXPECT_EQ(open.exits[0].input->numbers[0], 699);
}

TEST(OutsidePlugin, AfterAsManyExitsAsAreAllowedTheRestOfTheCallIsLeftOut) {
    const Subject subject = plugin("crash_on_thousands", 1, lenient(2));
    const auto open = exits_of(subject, make_cases(6000));
    EXPECT_EQ(open.exits.size(), 2U);
    EXPECT_EQ(open.places.size(), 4001U) << "the two, and what comes after";
    EXPECT_EQ(answers_of(subject, make_cases(900)), right_answers(make_cases(900)));
}

TEST(OutsidePlugin, OneThatAnswersNothingIsGivenUp) {
    const Complaint complaint = complaint_of(plugin("crash", 1, lenient()), make_cases(100));
    EXPECT_EQ(complaint.index, 0);
    EXPECT_NE(complaint.what.find("SIGSEGV (Segmentation fault), and has answered nothing"), std::string::npos) << complaint.what;
}

TEST(OutsideCommand, WhatItExitsOnIsFoundInTheMiddleOfAChunkAndBehindABuffer) {
    for (const char* habit : {"drops 58", "falls 58", "chunks 58"}) {
        const auto open = exits_of(child(habit, lenient()), make_cases(3000));
        ASSERT_EQ(open.places, std::vector<std::size_t>{57}) << habit;
        EXPECT_EQ(open.exits.size(), 1U) << habit;
        EXPECT_TRUE(open.exits[0].repeats) << habit;
        const bool falls = std::string_view(habit).starts_with("falls");
        if (falls) {
            EXPECT_NE(open.exits[0].standard_error.find("\nZeroDivisionError: float division by zero"), std::string::npos);
        }
        EXPECT_NE(open.exits[0].what.find(falls ? "exited with status 1" : "SIGKILL"), std::string::npos) << open.exits[0].what;
    }
}

TEST(OutsideCommand, WhatItHangsOnIsFoundAndTheRestIsAnswered) {
    OutsideLimits limits = lenient();
    limits.silence_seconds = 2;
    const auto open = exits_of(child("hangs 58", limits), make_cases(3000));
    EXPECT_EQ(open.places, std::vector<std::size_t>{57});
    ASSERT_EQ(open.exits.size(), 1U);
    EXPECT_TRUE(open.exits[0].hung);
}

TEST(OutsideCommand, OneThatExitsAfterSoManyLinesAnswersEverything) {
    const ProcessCount processes;
    const auto open = exits_of(child("exits 400", lenient()), make_cases(1000));
    EXPECT_TRUE(open.places.empty());
    ASSERT_FALSE(open.exits.empty());
    EXPECT_FALSE(open.exits[0].repeats);
    EXPECT_LE(processes.get(), 4);
}

TEST(OutsideCommand, AnswersArriveInOrderWhateverTheBuffering) {
    const auto cases = make_cases(3000);
    for (const char* habit : {"flushes", "buffers", "crlf", "hoards"}) {
        const Subject subject = child(habit);
        EXPECT_EQ(answers_of(subject, cases), right_answers(cases)) << habit;
        EXPECT_EQ(answers_of(subject, make_cases(3)), right_answers(make_cases(3))) << habit;
        EXPECT_NO_THROW(subject.answer({}, {})) << habit;
        EXPECT_EQ(answers_of(subject, make_cases(3)), right_answers(make_cases(3))) << habit;
    }
}

TEST(OutsideCommand, OneProcessServesEveryCallWhateverItsStartItsPausesAndItsBuffers) {
    for (const char* habit : {"flushes", "late", "warms", "pauses 3", "buffers"}) {
        const ProcessCount processes;
        const Subject subject = child(habit);
        for (const std::size_t count : {1U, 2U, 3U, 3000U, 4096U, 1U})
            EXPECT_EQ(answers_of(subject, make_cases(count)), right_answers(make_cases(count))) << habit << ' ' << count;
        subject.answer({}, {});
        EXPECT_EQ(processes.get(), 1) << habit;
    }
}

TEST(OutsideCommand, StartingMayTakeLongerThanSilenceMayLast) {
    const ProcessCount processes;
    for (const char* habit : {"late", "warms"})
        EXPECT_EQ(answers_of(child(habit, {.startup_seconds = 60, .silence_seconds = 2}), make_cases(9)), right_answers(make_cases(9)))
            << habit;
    EXPECT_EQ(processes.get(), 2);
}

TEST(OutsideCommand, OneThatKeepsEveryAnswerIsStartedOnceACall) {
    const ProcessCount processes;
    const Subject subject = child("hoards");
    for (int call = 0; call < 4; ++call) answers_of(subject, make_cases(5));
    subject.answer({}, {});
    EXPECT_EQ(processes.get(), 4);
}

TEST(OutsideCommand, OneThatKeepsAnswersBackIsAdvisedToFlushAndOthersAreNot) {
    for (const auto& [habit, advised] : {std::pair{"flushes", false}, {"pauses 3", false}, {"buffers", true}, {"hoards", true}}) {
        std::string recommendation;
        OutsideLimits limits = patient;
        limits.recommend = [&recommendation](const std::string& sentence) { recommendation += sentence; };
        const Subject subject = child(habit, limits);
        for (int call = 0; call < 3; ++call) answers_of(subject, make_cases(5));
        EXPECT_EQ(recommendation.find("flush after every line") != std::string::npos, advised) << habit << ": " << recommendation;
    }
}

TEST(OutsideCommand, SilenceIsFoundWithTheFirstCaseThatHasNoAnswer) {
    const Complaint stalled = complaint_of(child("stalls 40", brief), make_cases(100));
    EXPECT_TRUE(stalled.hung);
    EXPECT_EQ(stalled.index, 39) << stalled.what;
    EXPECT_NE(stalled.what.find("gave no answer for 0.5 s (--silence); give each answer at once: flush after every line"),
              std::string::npos)
        << stalled.what;
    const OutsideLimits hasty{.startup_seconds = 0.5, .silence_seconds = 60};
    const Complaint deaf = complaint_of(child("deaf", hasty), make_cases(20000));  // more than a pipe holds
    EXPECT_TRUE(deaf.hung);
    EXPECT_EQ(deaf.index, 0) << deaf.what;
    EXPECT_NE(deaf.what.find("gave no first answer for 0.5 s (--startup); give each answer at once: flush"), std::string::npos)
        << deaf.what;
    EXPECT_TRUE(complaint_of(child("lingers", brief), make_cases(10)).hung);
}

TEST(OutsideCommand, WhatACommandLeavesBehindIsKilledWithIt) {
    const Complaint complaint =
        complaint_of(start_command("sh -c 'sleep 98765; true'", flat, Contract::closed, {.startup_seconds = 0.5}), make_cases(10));
    EXPECT_TRUE(complaint.hung);
    EXPECT_NE(std::system("pgrep -f '^sleep 98765' > /dev/null"), 0);
}

TEST(OutsideCommand, AnEarlyExitAWrongLineAndAnAnswerTooManyNameTheirCase) {
    const auto cases = make_cases(100);
    const Complaint left = complaint_of(child("exits 40"), cases);
    EXPECT_EQ(left.index, 39);
    EXPECT_NE(left.what.find("exited with status 3"), std::string::npos) << left.what;
    const Complaint wrong = complaint_of(child("mumbles 40"), cases);
    EXPECT_EQ(wrong.index, 39);
    EXPECT_NE(wrong.what.find(R"(answered 'm\x1baybe')"), std::string::npos) << wrong.what;
    for (const char* habit : {"repeats 40", "adds"})
        EXPECT_NE(complaint_of(child(habit), cases).what.find("without being asked"), std::string::npos) << habit;
}

TEST(OutsideCommand, ACrashWithAnswersStillInTheBufferIsTracedToItsCase) {
    const Complaint complaint = complaint_of(child("drops 58"), make_cases(100));
    EXPECT_EQ(complaint.index, 57) << complaint.what;
}

}  // namespace
}  // namespace tangency::tools
