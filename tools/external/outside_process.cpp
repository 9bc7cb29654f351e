// SPDX-License-Identifier: MIT
// Starting, watching and ending child processes.
#include "outside_process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <mutex>
#include <thread>
#include <utility>

#include "numbers.hpp"
#include "outside.hpp"

namespace tangency::tools {

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    if (this != &other) {
        close();
        number_ = other.release();
    }
    return *this;
}

int Descriptor::release() { return std::exchange(number_, -1); }

void Descriptor::close() {
    if (number_ >= 0) ::close(release());
}

Pipe open_pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        throw CannotStart(fmt::format("cannot open a pipe: {}; close some programs and try again", std::strerror(errno)));
    Pipe pipe{Descriptor(ends[0]), Descriptor(ends[1])};
    // Away from the standard streams, should this process have been started without them.
    for (Descriptor* end : {&pipe.read_end, &pipe.write_end})
        if (end->get() <= STDERR_FILENO) *end = Descriptor(fcntl(end->get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    return pipe;
}

std::string describe(const Ending& ending) {
    if (!ending.by_signal) return fmt::format("exited with status {}", ending.number);
    const char* abbreviation = sigabbrev_np(ending.number);
    if (abbreviation == nullptr) return fmt::format("was killed by signal {}", ending.number);
    return fmt::format("was killed by SIG{} ({})", abbreviation, sigdescr_np(ending.number));
}

void become_child_of(pid_t parent) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // Many may crash in a run. A limit of 1 asks for no core file, and keeps handlers of them from being started (core(5)).
    const rlimit no_core{1, 1};
    setrlimit(RLIMIT_CORE, &no_core);
    if (getppid() != parent) _exit(0);  // the parent died before the line above
    for (int number = 1; number < NSIG; ++number) std::signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, nullptr);
}

namespace {

// The kernel's "die with your parent" means the thread that forked. This thread lives as long as the process, so
// that a child outlives the worker that asked for it. It is never joined: it sleeps, and holds nothing.
class Starter {
public:
    static Starter& get() {
        static Starter* const starter = new Starter;
        return *starter;
    }

    pid_t fork_and_run(const std::function<void()>& body) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return body_ == nullptr; });
        body_ = &body;
        changed_.notify_all();
        changed_.wait(lock, [this] { return body_ == nullptr || id_ != 0; });
        const pid_t id = std::exchange(id_, 0);
        body_ = nullptr;
        changed_.notify_all();
        return id;
    }

private:
    Starter() {
        std::thread([this] { serve(); }).detach();
    }

    void serve() {
        std::unique_lock lock(mutex_);
        for (;;) {
            changed_.wait(lock, [this] { return body_ != nullptr && id_ == 0; });
            id_ = fork();
            if (id_ == 0) {
                (*body_)();
                _exit(127);
            }
            changed_.notify_all();
        }
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    const std::function<void()>* body_ = nullptr;
    pid_t id_ = 0;
};

}  // namespace

ChildProcess::ChildProcess(const std::function<void()>& body, bool own_group)
    : find_ending_([this]() -> std::optional<Ending> {
          int status = 0;
          const pid_t found = waitpid(id_, &status, WNOHANG);
          if (found == 0 || (found < 0 && errno == EINTR)) return std::nullopt;
          if (found == id_ && WIFSIGNALED(status)) return Ending{true, WTERMSIG(status)};
          return Ending{false, found == id_ ? WEXITSTATUS(status) : 0};
      }),
      own_group_(own_group) {
    // What is still buffered here would be written twice if the child ended by exit().
    std::fflush(stdout);
    std::cout.flush();
    const pid_t parent = getpid();
    id_ = Starter::get().fork_and_run([&] {
        if (own_group_) setpgid(0, 0);
        become_child_of(parent);
        body();
    });
    if (id_ < 0) throw CannotStart(fmt::format("cannot start a process: {}; close some programs and try again", std::strerror(errno)));
    // Both sides set the group, so that neither depends on the other having run first.
    if (own_group_) setpgid(id_, id_);
}

ChildProcess::~ChildProcess() { kill(); }

bool ChildProcess::has_ended() {
    if (ending_) return true;
    ending_ = find_ending_();
    if (ending_ && own_group_) ::kill(-id_, SIGKILL);  // whatever it left behind; at once, while the number is still its own
    return ending_.has_value();
}

bool ChildProcess::ends_within(double seconds, const std::function<void()>& meanwhile) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    auto pause = std::chrono::microseconds(50);
    while (!has_ended()) {
        if (std::chrono::steady_clock::now() >= end) return false;
        meanwhile();
        std::this_thread::sleep_for(pause);
        pause = std::min(pause * 2, std::chrono::microseconds(10000));
    }
    return true;
}

Ending ChildProcess::kill() {
    if (!has_ended()) {
        ::kill(own_group_ ? -id_ : id_, SIGKILL);
        while (!has_ended()) std::this_thread::sleep_for(std::chrono::microseconds(50));
    }
    return *ending_;
}

PipedChild start_piped(std::vector<std::string>& words) {
    Pipe input = open_pipe();
    Pipe output = open_pipe();
    Pipe errors = open_pipe();
    Pipe complaint = open_pipe();  // closed by a successful exec, else holds errno
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    auto child = std::make_unique<ChildProcess>(
        [&] {
            dup2(input.read_end.get(), STDIN_FILENO);
            dup2(output.write_end.get(), STDOUT_FILENO);
            dup2(errors.write_end.get(), STDERR_FILENO);
            execvp(arguments[0], arguments.data());
            const int error = errno;
            if (write(complaint.write_end.get(), &error, sizeof error) < 0) _exit(126);
            _exit(127);
        },
        true);
    for (Descriptor* end : {&input.read_end, &output.write_end, &errors.write_end, &complaint.write_end}) end->close();
    int error = 0;
    ssize_t count = 0;
    while ((count = read(complaint.read_end.get(), &error, sizeof error)) < 0 && errno == EINTR) {
    }
    if (count == static_cast<ssize_t>(sizeof error))
        throw CannotStart(
            fmt::format("cannot run {}: {}; name a program on the PATH, or give its path", quote_token(words[0]), std::strerror(error)));
    return {std::move(child), std::move(input.write_end), std::move(output.read_end), std::move(errors.read_end)};
}

}  // namespace tangency::tools
