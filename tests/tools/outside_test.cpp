// SPDX-License-Identifier: MIT
// Functions in other programs: what they answer arrives, and what goes wrong in them is told and harms nobody.
#include "outside.hpp"

#include <gtest/gtest.h>
#include <link.h>

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "outside_words.hpp"
#include "tangency/properties/random.hpp"

namespace tangency::tools {
namespace {

using properties::Case;
using properties::Subject;
using Words = std::vector<std::string>;

const Signature flat{Form::center_half, ScalarType::f64, 2};
const OutsideLimits brief{.silence_seconds = 0.5};
const std::string folder = CHECK_FOLDER;

Subject plugin(const std::string& fault, int call = 1) {
    setenv("FAULT", fault.c_str(), 1);
    setenv("CALL", std::to_string(call).c_str(), 1);
    return open_plugin(folder + "/check_faulty.so", flat, Contract::closed, brief);
}

Subject child(const std::string& habit) { return start_command(CHECK_CHILD " " + habit, flat, Contract::closed, brief); }

// Case i has its index for the centre, so that a case in a complaint tells which one it is.
std::vector<Case> make_cases(std::size_t count) {
    properties::Random random(7);
    std::vector<Case> cases;
    for (std::size_t i = 0; i < count; ++i) {
        Case scene{flat, {}};
        scene.numbers[0] = static_cast<double>(i);
        scene.numbers[2] = random.unit();
        scene.numbers[4] = static_cast<double>(i) + 2 * random.unit();
        scene.numbers[6] = random.unit();
        cases.push_back(scene);
    }
    return cases;
}

std::vector<bool> answers_of(const Subject& subject, const std::vector<Case>& cases) {
    const auto answers = std::make_unique<bool[]>(cases.size());
    subject.answer(cases, std::span(answers.get(), cases.size()));
    return std::vector<bool>(answers.get(), answers.get() + cases.size());
}

std::vector<bool> right_answers(const std::vector<Case>& cases) {
    std::vector<bool> answers;
    for (const Case& scene : cases) {
        const auto& n = scene.numbers;
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

Complaint complaint_of(const Subject& subject, const std::vector<Case>& cases) {
    try {
        answers_of(subject, cases);
        subject.answer({}, {});
    } catch (const SubjectDied& death) {
        return {death.what(), death.scene ? death.scene->numbers[0] : -1, dynamic_cast<const SubjectHung*>(&death) != nullptr};
    }
    return {};
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
    const Subject subject = plugin("crash", 2);
    std::thread([&] {
        complaint_of(subject, make_cases(2));
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
    const Subject subject = plugin("crash", 2);
    EXPECT_EQ(complaint_of(subject, make_cases(2)).index, 1);
    const HeldLoader held;
    EXPECT_EQ(answers_of(subject, make_cases(1)), right_answers(make_cases(1)));
}

TEST(OutsidePlugin, EachDeathIsToldOfTheChildThatDied) {
    const Subject subject = plugin("crash", 3);
    for (int child = 0; child < 20; ++child) {
        EXPECT_EQ(answers_of(subject, make_cases(2)), right_answers(make_cases(2)));
        const Complaint complaint = complaint_of(subject, make_cases(2));
        EXPECT_EQ(complaint.index, 0) << complaint.what;
        EXPECT_NE(complaint.what.find("SIGSEGV"), std::string::npos) << complaint.what;
    }
}

TEST(OutsideCommand, AnswersArriveInOrderWhateverTheBuffering) {
    const auto cases = make_cases(3000);
    for (const char* habit : {"flushes", "buffers", "crlf"}) {
        const Subject subject = child(habit);
        EXPECT_EQ(answers_of(subject, cases), right_answers(cases)) << habit;
        EXPECT_EQ(answers_of(subject, make_cases(3)), right_answers(make_cases(3))) << habit;
        EXPECT_NO_THROW(subject.answer({}, {})) << habit;
        EXPECT_EQ(answers_of(subject, make_cases(3)), right_answers(make_cases(3))) << habit;
    }
}

TEST(OutsideCommand, SilenceIsFoundWithTheFirstCaseThatHasNoAnswer) {
    const Complaint stalled = complaint_of(child("stalls 40"), make_cases(100));
    EXPECT_TRUE(stalled.hung);
    EXPECT_EQ(stalled.index, 39) << stalled.what;
    const Complaint deaf = complaint_of(child("deaf"), make_cases(20000));  // more than a pipe holds
    EXPECT_TRUE(deaf.hung);
    EXPECT_EQ(deaf.index, 0) << deaf.what;
    EXPECT_NE(deaf.what.find("flush"), std::string::npos) << deaf.what;
    EXPECT_TRUE(complaint_of(child("lingers"), make_cases(10)).hung);
}

TEST(OutsideCommand, WhatACommandLeavesBehindIsKilledWithIt) {
    const Complaint complaint = complaint_of(start_command("sh -c 'sleep 98765; true'", flat, Contract::closed, brief), make_cases(10));
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
