// SPDX-License-Identifier: MIT
// A command as a subject: cases stream in, answers stream out, and neither side ever waits for the other's pipe.
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <iterator>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "numbers.hpp"
#include "odd_line.hpp"
#include "outside.hpp"
#include "outside_errors.hpp"
#include "outside_process.hpp"
#include "outside_session.hpp"
#include "outside_waiting.hpp"
#include "reply_line.hpp"
#include "split_command.hpp"

namespace tangency::tools {
namespace {

using properties::Input;
using Clock = std::chrono::steady_clock;

// The standard output of C, Python and others keeps answers in a buffer when it is a pipe. A command that has read
// every case, owes answers, and waits for more input is sent cases again until the answers come, up to so many
// outstanding at once: twice as many each time, from a 4096-byte buffer of two-byte answers to a 128 KiB one. One more
// than that, so that a command which answers in whole buffers keeps something back, and one that has nothing
// outstanding is known to keep nothing.
constexpr std::size_t least_depth = 2049, most_depth = 65537;
// Where the system cannot tell that a command waits for input, so much silence is taken for it. A slow command that is
// mistaken for a waiting one is sent more than it needed to be, and nothing else.
constexpr double quiet_seconds = 2;
// What is formatted before it is written; enough to keep many cases in flight.
constexpr std::size_t text_ahead = std::size_t{1} << 16;
constexpr int pipe_size = 1 << 18;
constexpr std::string_view flushing = "give each answer at once: flush after every line";

// What ends an attempt, and the process with it.
struct Stop {
    std::string what;
    bool hung = false;
    std::string defect{};  ///< of a line that is no answer
};

class Command final : public OutsideProcess {
public:
    Command(std::vector<std::string> words, const Signature& signature, const OutsideLimits& limits)
        : signature_(signature), words_(std::move(words)), name_(quote_token(words_[0])), limits_(limits), errors_(limits.quiet) {
        start();
    }

    ~Command() override {
        input_.close();
        if (child_) ends_within(0.5);
        errors_.drain();
    }
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;

    Attempt attempt(std::span<const Input> cases, properties::AnswerSlots answers) override {
        if (!child_) start();
        cases_ = cases;
        answers_ = answers;
        formatted_ = answered_ = 0;
        Attempt attempt{};
        try {
            // What is there already was not asked for in this call; an end here is one before the end of its input.
            while (has_output() && read_some()) {
            }
            stale_ = outstanding_;
            if (outstanding_ == 0) depth_ = 0;
            if (depth_ > 0 && count_unread() == 0) recommend("keeps answers in a buffer, and was sent cases again to push them out");
            exchange();
            if (keeps_answers_) end_session();
        } catch (const Stop& stop) {
            errors_.drain();
            attempt.failure = Failure{stop.what, errors_.last_lines(), stop.hung, stop.defect};
            errors_.hush();
            reap();
        } catch (...) {
            reap();
            throw;
        }
        if (!known_ && answered_ > 0) known_ = cases.front();
        errors_.forget();
        attempt.answered = answered_;
        // Of a line that is no answer it is known to which case it is, unless an earlier call is owed answers.
        const bool is_told = attempt.failure && !attempt.failure->defect.empty() && stale_ == 0;
        attempt.sent = is_told ? std::min(answered_ + 1, cases_.size()) : formatted_;
        return attempt;
    }

    void finish() override {
        cases_ = {};  // those of the last call are no longer there to be blamed
        try {
            if (child_) end_session();
        } catch (...) {
            reap();
            throw;
        }
    }

private:
    void start() {
        PipedChild started = start_piped(words_);
        child_ = std::move(started.child);
        input_ = std::move(started.input);
        output_ = std::move(started.output);
        errors_.open(std::move(started.errors));
        for (const int end : {input_.get(), output_.get()}) {
            fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK);
            fcntl(end, F_SETPIPE_SZ, pipe_size);  // as much as is granted
        }
        line_.clear();
        text_.clear();
        text_written_ = 0;
        outstanding_ = stale_ = 0;
        depth_ = 0;  // one that failed was perhaps sent more for nothing
        last_unread_ = 0;
        has_answered_ = closed_by_command_ = false;
        // A later process is first sent what an earlier one has answered. Once it answers, it has started, and silence is silence.
        if (known_ && !keeps_answers_) format_line(*known_);
    }

    // Writes and reads until every case has its answer.
    void exchange() {
        auto last_progress = Clock::now();
        int pause = 1;
        while (answered_ < cases_.size()) {
            format_ahead();
            const bool all_written = text_.empty() && formatted_ == cases_.size();
            if (keeps_answers_ && all_written) input_.close();
            std::array<pollfd, 3> ends{{{output_.get(), POLLIN, 0}, {errors_.get(), POLLIN, 0}, {input_.get(), POLLOUT, 0}}};
            const bool more_to_write = !text_.empty() && input_.is_open();
            // Reads as often as it can, but looks at the clock in between.
            const int ready = poll(ends.data(), more_to_write ? 3 : 2, pause);
            bool progress = false;
            if (ready > 0 && ends[1].revents != 0) errors_.drain();
            if (ready > 0 && more_to_write && ends[2].revents != 0) progress = write_some();
            if (ready > 0 && ends[0].revents != 0) progress = read_some() || progress;
            const int unread = count_unread();
            progress = progress || unread < last_unread_;
            last_unread_ = unread;
            const auto now = Clock::now();
            if (progress) {
                last_progress = now;
                pause = 1;
                continue;
            }
            pause = std::min(2 * pause, 50);
            const double silent = std::chrono::duration<double>(now - last_progress).count();
            if (input_.is_open() && all_written && unread == 0 && push(silent))
                last_progress = now;
            else if (silent >= patience())
                throw_silent();
        }
        if (outstanding_ == 0 && !line_.empty()) throw_too_much(line_);
    }

    double patience() const { return has_answered_ ? limits_.silence_seconds : limits_.startup_seconds; }

    // Does what makes a command that waits for input give its answers: sends more, or closes its input. Closing is for
    // a command that has never answered before, however much it was sent, and waits or has had all the time there is.
    bool push(double silent) {
        const bool waits = waits_for_input(child_->id(), input_.get()) && !has_output();
        if (!waits && silent < std::min(quiet_seconds, patience() / 2)) return false;
        if (outstanding_ < most_depth) {
            for (depth_ = least_depth; depth_ <= outstanding_;) depth_ = 2 * depth_ - 1;
            return true;
        }
        if (has_ever_answered_ || !(waits || silent >= patience())) return false;
        keeps_answers_ = true;
        recommend("keeps every answer until the end of its input, and is started anew for each batch of cases, which is slow");
        return true;
    }

    void recommend(std::string_view habit) {
        if (!std::exchange(has_recommended_, true)) limits_.recommend(fmt::format("{} {}; {}", name_, habit, flushing));
    }

    [[noreturn]] void throw_silent() const {
        const std::string_view what =
            has_answered_ ? "gave no answer for {} s (--silence){}; {}" : "gave no first answer for {} s (--startup){}; {}";
        throw Stop{name_ + ' ' + fmt::format(fmt::runtime(what), patience(), keeps_answers_ ? " after the end of its input" : "", flushing),
                   true};
    }

    // Appends lines until enough text is ahead: the cases, then the last of them again while answers are kept back.
    void format_ahead() {
        if (!input_.is_open()) return;
        while (text_.size() < text_ahead) {
            if (formatted_ < cases_.size())
                format_line(cases_[formatted_++]);
            else if (outstanding_ < depth_)
                format_line(cases_.back());
            else
                break;
        }
    }

    void format_line(const Input& input) {
        const char* separator = "";
        for (const double number : input.row()) {
            fmt::format_to(std::back_inserter(text_), "{}{}", separator, number);
            separator = " ";
        }
        text_ += '\n';
        ++outstanding_;
    }

    bool write_some() {
        const ssize_t count = write(input_.get(), text_.data() + text_written_, text_.size() - text_written_);
        if (count > 0) {
            text_written_ += static_cast<std::size_t>(count);
            if (text_written_ == text_.size()) {
                text_.clear();
                text_written_ = 0;
            }
            return true;
        }
        // A command that reads no more may still be answering, or have left: reading will tell.
        if (count < 0 && errno == EPIPE) {
            input_.close();
            text_.clear();
            text_written_ = 0;
            closed_by_command_ = true;
        }
        return false;
    }

    // Of what was written to the command, how much it has not read.
    int count_unread() const {
        int unread = 0;
        return input_.is_open() && ioctl(input_.get(), FIONREAD, &unread) == 0 ? unread : 0;
    }

    bool has_output() const {
        pollfd end{output_.get(), POLLIN, 0};
        return poll(&end, 1, 0) > 0;
    }

    // Takes what answers have come. Returns whether there were any. An end of the output that is not expected throws.
    bool read_some(bool end_is_expected = false) {
        std::array<char, 1 << 16> chunk;
        const ssize_t count = read(output_.get(), chunk.data(), chunk.size());
        if (count == 0) {
            if (!line_.empty()) {
                take_line(std::exchange(line_, {}));
                return true;
            }
            if (!end_is_expected) throw_early_end();
            output_.close();
        }
        if (count <= 0) return false;
        const std::size_t before = outstanding_;
        for (std::string_view text(chunk.data(), static_cast<std::size_t>(count)); !text.empty();) {
            const std::size_t end = text.find('\n');
            if (end == std::string_view::npos) {
                line_ += text;
                // A flood without line ends must not fill the memory.
                if (line_.size() > longest_answer) stop_at(line_, read_answer(line_, signature_));
                break;
            }
            if (line_.empty()) {
                take_line(text.substr(0, end));
            } else {
                line_ += text.substr(0, end);
                take_line(std::exchange(line_, {}));
            }
            text.remove_prefix(end + 1);
        }
        return outstanding_ < before;
    }

    // The answer to a case of this call, or to one that was sent again, in an earlier call or in this one.
    void take_line(std::string_view line) {
        if (line.ends_with('\r')) line.remove_suffix(1);
        const ReadAnswer read = read_answer(line, signature_);
        // A greeting may come before the first case is sent, or after.
        const bool is_greeting = !has_answered_ && !read.problem.empty() && !cases_.empty();
        if (outstanding_ == 0 && !is_greeting) throw_too_much(line);
        if (!read.problem.empty()) stop_at(line, read);
        --outstanding_;
        has_answered_ = true;
        has_ever_answered_ = has_ever_answered_ || input_.is_open();
        if (stale_ > 0) {
            --stale_;
        } else if (answered_ < formatted_) {
            read.put(answers_, answered_++, signature_);
        }
    }

    // A line that is no answer is a wrong one to its case. What this process says from there on may be out of step: a greeting is a
    // line too many.
    [[noreturn]] void stop_at(std::string_view line, const ReadAnswer& read) const {
        const std::string why = read.oddity.empty() ? "" : ": " + read.oddity;
        throw Stop{fmt::format("{} answered {}{}; {}", name_, quote_answer(line), why, read.problem), false,
                   read.oddity.empty() ? read.problem : read.oddity};
    }

    [[noreturn]] void throw_too_much(std::string_view line) {
        give_up(
            fmt::format("{} answered {} without being asked; it must write one line a case and nothing else", name_, quote_answer(line)),
            cases_.empty() ? std::nullopt : std::optional(cases_.back()), false, true);
    }

    // With a line too many no answer can be told from another any more.
    [[noreturn]] void give_up(std::string what, std::optional<Input> input, bool hung, bool out_of_step) {
        errors_.drain();
        throw SubjectDied({.input = std::move(input),
                           .what = std::move(what),
                           .standard_error = errors_.last_lines(),
                           .hung = hung,
                           .out_of_step = out_of_step});
    }

    [[noreturn]] void throw_early_end() {
        const bool told_to_end = !input_.is_open() && !closed_by_command_;
        const std::string fate = ends_within(limits_.silence_seconds) ? tools::describe(child_->kill()) : "closed its output";
        throw Stop{fmt::format("{} {} {}", name_, fate, told_to_end ? "before it had answered every case" : "before the end of its input")};
    }

    bool ends_within(double seconds) {
        return child_->ends_within(seconds, [this] { errors_.drain(); });
    }

    // Ends the session and looks whether anything is wrong with how it ends.
    void end_session() {
        input_.close();
        const std::size_t answered = std::exchange(answered_, formatted_);
        for (auto last_progress = Clock::now(); output_.is_open();) {
            std::array<pollfd, 2> ends{{{output_.get(), POLLIN, 0}, {errors_.get(), POLLIN, 0}}};
            poll(ends.data(), 2, 100);
            errors_.drain();
            if (ends[0].revents != 0 && read_some(true))
                last_progress = Clock::now();
            else if (std::chrono::duration<double>(Clock::now() - last_progress).count() > patience())
                give_up(fmt::format("{} does not end {} s after the end of its input", name_, patience()), std::nullopt, true, false);
        }
        answered_ = answered;
        // With every answer given, the status it leaves with is its own affair.
        ends_within(limits_.silence_seconds);
        reap();
    }

    void reap() {
        child_.reset();
        input_.close();
        output_.close();
    }

    Signature signature_;
    std::vector<std::string> words_;
    std::string name_;
    OutsideLimits limits_;
    std::unique_ptr<ChildProcess> child_;
    Descriptor input_, output_;
    bool keeps_answers_ = false;      // answers come at the end of input only: one child a call
    bool has_ever_answered_ = false;  // some child, with its input open
    bool has_answered_ = false;       // this child
    bool closed_by_command_ = false;
    bool has_recommended_ = false;
    ErrorStream errors_;
    std::optional<Input> known_{};  // a case that was answered
    std::string text_;              // formatted, and written up to text_written_
    std::size_t text_written_ = 0;
    std::string line_;  // the start of an answer whose line end has not come
    std::span<const Input> cases_;
    properties::AnswerSlots answers_;
    std::size_t formatted_ = 0, answered_ = 0;
    std::size_t outstanding_ = 0;  // lines for which this child owes an answer, those sent again included
    std::size_t stale_ = 0;        // of those, how many are from earlier calls: theirs come first
    std::size_t depth_ = 0;        // how many have to be outstanding for answers to come; 0 for a command that keeps none
    int last_unread_ = 0;
};

}  // namespace

properties::Subject start_command(const std::string& command, const Signature& signature, Contract contract, const OutsideLimits& limits) {
    // A write to a child that has died must be an error, not the end of this process.
    std::signal(SIGPIPE, SIG_IGN);
    const auto session = std::make_shared<OutsideSession>(std::make_unique<Command>(split_command(command), signature, limits), limits);
    return {command, signature, contract,
            [session](std::span<const Input> cases, properties::AnswerSlots answers) { session->answer(cases, answers); }};
}

}  // namespace tangency::tools
