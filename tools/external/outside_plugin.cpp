// SPDX-License-Identifier: MIT
// A plugin as a subject: batches go to its child process through shared memory, which tells the case that it exits on.
#include <fmt/format.h>
#include <poll.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <memory>
#include <new>
#include <optional>
#include <utility>

#include "elf_file.hpp"
#include "numbers.hpp"
#include "outside.hpp"
#include "outside_errors.hpp"
#include "outside_fork_server.hpp"
#include "outside_plugin_child.hpp"
#include "outside_process.hpp"
#include "outside_session.hpp"
#include "plugin_file.hpp"

namespace tangency::tools {
namespace {

using properties::Input;
using State = PluginMemory::State;

class SharedMemory {
public:
    SharedMemory() {
        void* place = mmap(nullptr, sizeof(PluginMemory), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (place == MAP_FAILED)
            throw CannotStart(fmt::format("cannot share memory with a plugin: {}; free some memory", std::strerror(errno)));
        memory_ = new (place) PluginMemory;
    }
    SharedMemory(const SharedMemory&) = delete;
    SharedMemory& operator=(const SharedMemory&) = delete;
    ~SharedMemory() { munmap(memory_, sizeof(PluginMemory)); }

    PluginMemory& operator*() { return *memory_; }
    PluginMemory* operator->() const { return memory_; }

private:
    PluginMemory* memory_;
};

class Plugin final : public OutsideProcess {
public:
    Plugin(const std::string& file, const Signature& signature, const OutsideLimits& limits)
        : file_(plugin_path(file)), signature_(signature), limits_(limits), errors_(limits.quiet) {
        // Before a child opens it, which dies of one that is cut short.
        if (const std::string complaint = read_exports(file).complaint; !complaint.empty()) throw CannotStart(complaint);
        Pipe orders = open_pipe();
        Pipe replies = open_pipe();
        Pipe errors = open_pipe();
        const std::array kept{orders.read_end.get(), replies.write_end.get(), errors.write_end.get()};
        server_ = std::make_unique<ForkServer>(
            [&] {
                dup2(kept[2], STDERR_FILENO);
                run_plugin_child(file_, signature_, *memory_, kept[0], kept[1]);
            },
            kept);
        orders_ = std::move(orders.write_end);
        replies_ = std::move(replies.read_end);
        errors_.open(std::move(errors.read_end));
        start();
    }

    ~Plugin() override {
        // At the end of its orders the child writes out what the plugin has printed.
        orders_.close();
        if (child_) ends_within(1);
        errors_.drain();
    }
    Plugin(const Plugin&) = delete;
    Plugin& operator=(const Plugin&) = delete;

    Attempt attempt(std::span<const Input> cases, properties::AnswerSlots answers) override {
        for (std::size_t start = 0; start < cases.size(); start += PluginMemory::capacity) {
            const std::size_t count = std::min(PluginMemory::capacity, cases.size() - start);
            Attempt batch = attempt_batch(cases.subspan(start, count), answers.subspan(start, count));
            if (batch.failure) return {start + batch.answered, start + batch.sent, std::move(batch.failure)};
        }
        errors_.forget();
        return {cases.size(), cases.size(), {}};
    }

    void finish() override {}

private:
    void start() {
        memory_->state = State::opening;
        memory_->calling = 0;
        memory_->current = 0;
        memory_->copies = 0;
        // A reply that the last child gave when nobody waited any more.
        char stale = 0;
        for (pollfd event{replies_.get(), POLLIN, 0}; poll(&event, 1, 0) > 0 && read(replies_.get(), &stale, 1) == 1;) {
        }
        child_ = server_->start();
        const Reply reply = wait_for_reply(limits_.startup_seconds);
        if (reply == Reply::came && memory_->state == State::ready) return;
        errors_.drain();
        const State state = memory_->state;
        const std::string fate =
            reply == Reply::silence ? fmt::format("took more than {} s (--startup)", limits_.startup_seconds) : fate_of_child();
        child_.reset();
        if (state == State::cannot_open) throw CannotStart(memory_->message.data());
        throw CannotStart(fmt::format("opening {} {}; its static initializers must return", file_, fate));
    }

    Attempt attempt_batch(std::span<const Input> cases, properties::AnswerSlots answers) {
        if (!child_) start();
        visit_scalar(signature_.scalar, [&](auto zero) { put_rows<decltype(zero)>(cases); });
        memory_->count = static_cast<std::uint32_t>(cases.size());
        memory_->current = 0;
        memory_->overstepped = 0;
        const std::uint32_t batch = ++memory_->batch;
        const char order = 1;
        while (write(orders_.get(), &order, 1) < 0 && errno == EINTR) {
        }
        const Reply reply = wait_for_reply(limits_.silence_seconds);
        // Each batch has one reply of one byte, at its end.
        if (reply == Reply::came && (memory_->finished != batch || has_more_)) return fail_of_channel(cases.size());
        const bool in_call = memory_->calling != 0, has_overstepped = reply == Reply::came && memory_->overstepped != 0;
        // Between two calls the last answer may have been given or not; it is asked for again.
        const std::size_t answered =
            reply == Reply::came && !has_overstepped ? cases.size() : std::min<std::size_t>(memory_->current, cases.size() - 1);
        take_answers(answered, answers);
        if (has_overstepped) return {answered, answered + 1, fail_of_overstep()};
        if (reply == Reply::came) return {answered, answered, {}};
        return {answered, answered + (in_call ? 1 : 0), fail(reply, in_call)};
    }

    void take_answers(std::size_t count, properties::AnswerSlots slots) const {
        if (signature_.answer == AnswerKind::boolean) {
            const std::span<bool> answers = slots;
            for (std::size_t i = 0; i < count; ++i) answers[i] = memory_->answers[i] != 0;
            return;
        }
        const std::span<properties::Reply> replies = slots;
        for (std::size_t i = 0; i < count; ++i) {
            replies[i] = {};
            std::copy_n(memory_->replies.begin() + static_cast<std::ptrdiff_t>(3 * i), replies[i].row(signature_).size(),
                        replies[i].numbers.begin());
        }
    }

    // Converted here: a plugin may have told its own process to flush small numbers.
    template <class Scalar>
    void put_rows(std::span<const Input> cases) {
        auto* place = reinterpret_cast<Scalar*>(memory_->numbers.data());
        for (const Input& input : cases)
            for (const double number : input.row()) *place++ = static_cast<Scalar>(number);
    }

    enum class Reply { came, ended, silence };

    // Silence counts from the last case that was answered.
    Reply wait_for_reply(double most_seconds) {
        auto since = std::chrono::steady_clock::now();
        std::uint32_t seen = memory_->current;
        for (;;) {
            std::array<pollfd, 3> events{{{replies_.get(), POLLIN, 0}, {server_->endings(), POLLIN, 0}, {errors_.get(), POLLIN, 0}}};
            poll(events.data(), events.size(), 100);
            if (events[2].revents != 0) errors_.drain();
            std::array<char, 64> reply;
            if (events[0].revents != 0) {
                const ssize_t count = read(replies_.get(), reply.data(), reply.size());
                has_more_ = count > 1;
                return count > 0 ? Reply::came : Reply::ended;
            }
            if (const std::uint32_t current = memory_->current; current != seen) {
                seen = current;
                since = std::chrono::steady_clock::now();
            }
            // The server holds the pipe open after the child's exit.
            if (child_->has_ended()) return Reply::ended;
            if (std::chrono::duration<double>(std::chrono::steady_clock::now() - since).count() >= most_seconds) return Reply::silence;
        }
    }

    std::string fate_of_child() {
        ends_within(1);
        const Ending ending = child_->kill();
        switch (memory_->state.load()) {
            case State::called_exit: return fmt::format("called exit({})", memory_->exit_status);
            case State::threw: {
                const std::string what(memory_->message.data());
                return what.empty() ? "let an exception escape" : "let an exception escape: " + quote_token(what);
            }
            default: return describe(ending);
        }
    }

    // It is asked on, unless copies of it read along.
    Failure fail_of_overstep() {
        const Failure failure{.what = fmt::format("{} {}", symbol_name(signature_), memory_->message.data()),
                              .defect = memory_->message.data(),
                              .goes_on = true};
        if (memory_->copies != 0) child_.reset();
        return failure;
    }

    // By the time that this is seen others have been asked.
    Attempt fail_of_channel(std::size_t count) {
        const std::size_t asked = std::min<std::size_t>(memory_->current + 1, count);
        child_.reset();
        return {0, asked,
                Failure{.what = fmt::format("something else than its answer came from {}: it writes to descriptors that it did not open",
                                            symbol_name(signature_)),
                        .defect = "it writes to descriptors that it did not open"}};
    }

    Failure fail(Reply reply, bool in_call) {
        const std::string name = symbol_name(signature_);
        const bool hung = reply == Reply::silence;
        const std::string fate = hung ? fmt::format("gave no answer for {} s (--silence)", limits_.silence_seconds) : fate_of_child();
        child_.reset();
        errors_.drain();
        Failure failure{in_call || hung ? name + ' ' + fate : fmt::format("the process of {} {} between two calls", name, fate),
                        errors_.last_lines(), hung};
        errors_.forget();
        errors_.hush();
        return failure;
    }

    bool ends_within(double seconds) {
        return child_->ends_within(seconds, [this] { errors_.drain(); });
    }

    std::string file_;
    Signature signature_;
    OutsideLimits limits_;
    SharedMemory memory_;
    Descriptor orders_, replies_;
    bool has_more_ = false;  // the last reply was of more than one byte
    ErrorStream errors_;
    std::unique_ptr<ForkServer> server_;
    std::unique_ptr<ChildProcess> child_;
};

}  // namespace

properties::Subject open_plugin(const std::string& file, const Signature& signature, Contract contract, const OutsideLimits& limits) {
    // A write to a child that has died must be an error, not the end of this process.
    std::signal(SIGPIPE, SIG_IGN);
    const auto plugin = std::make_shared<OutsideSession>(std::make_unique<Plugin>(file, signature, limits), limits);
    return {file, signature, contract,
            [plugin](std::span<const Input> cases, properties::AnswerSlots answers) { plugin->answer(cases, answers); }};
}

}  // namespace tangency::tools
