// SPDX-License-Identifier: MIT
// Starts, watches and reaps child processes, which cannot outlive their parent, and puts their end into words.
#pragma once

#include <sys/types.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tangency::tools {

/// A file descriptor that is closed with its owner.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(other.release()) {}
    Descriptor& operator=(Descriptor&& other) noexcept;
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { close(); }

    int get() const { return number_; }
    bool is_open() const { return number_ >= 0; }
    int release();
    void close();

private:
    int number_ = -1;
};

/// Both ends of a pipe, closed on exec.
struct Pipe {
    Descriptor read_end, write_end;
};

/// Throws CannotStart if the system has no descriptors left.
Pipe open_pipe();

/// How a child ended.
struct Ending {
    bool by_signal = false;
    int number = 0;  ///< exit status or signal
};

/// "was killed by SIGSEGV (Segmentation fault)" or "exited with status 3".
std::string describe(const Ending& ending);

/// In a child, first of all: dies with its parent, and gets the default signals.
void become_child_of(pid_t parent);

/// A running child; killed and reaped with its owner.
class ChildProcess {
public:
    /// Forks. The child runs `body`, which must not return; it dies with this process, and gets the default
    /// signals. With `own_group` it leads a process group, which is then killed as a whole.
    ChildProcess(const std::function<void()>& body, bool own_group);
    /// A child that another process has forked and waits for; `find_ending` says how it ended once it has.
    ChildProcess(pid_t id, std::function<std::optional<Ending>()> find_ending) : id_(id), find_ending_(std::move(find_ending)) {}
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ~ChildProcess();

    /// Waits for the end for up to `seconds`, calling `meanwhile` over and over; whether it came.
    bool ends_within(
        double seconds, const std::function<void()>& meanwhile = [] {});
    /// Kills it and waits for the end; if it ended before, that end is what is returned.
    Ending kill();
    /// Whether it has ended.
    bool has_ended();
    /// Its number, its own until it has ended.
    pid_t id() const { return id_; }

private:
    pid_t id_ = -1;
    std::function<std::optional<Ending>()> find_ending_;
    bool own_group_ = false;
    std::optional<Ending> ending_{};
};

/// A child and this process's ends of its standard streams.
struct PipedChild {
    std::unique_ptr<ChildProcess> child;
    Descriptor input, output, errors;
};

/// Runs a program with its arguments, in a process group of its own. Throws CannotStart if there is no such program.
PipedChild start_piped(std::vector<std::string>& words);

}  // namespace tangency::tools
