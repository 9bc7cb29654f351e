// SPDX-License-Identifier: MIT
// The server's loop, and what is said over its pipes: a request; the child's number, then its ending.
#include "outside_fork_server.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <optional>
#include <vector>

#include "outside.hpp"

namespace tangency::tools {
namespace {

// Messages are far shorter than what a pipe takes whole. False at the end of the other side.
template <class Message>
bool receive(int pipe, Message& message) {
    ssize_t count = 0;
    while ((count = read(pipe, &message, sizeof message)) < 0 && errno == EINTR) {
    }
    return count == static_cast<ssize_t>(sizeof message);
}

template <class Message>
bool tell(int pipe, const Message& message) {
    return write(pipe, &message, sizeof message) == static_cast<ssize_t>(sizeof message);
}

// Nothing else of the parent's may be held open here: pipes of other children would never end.
void close_all_but(std::vector<int> kept) {
    std::sort(kept.begin(), kept.end());
    unsigned first = STDERR_FILENO + 1;
    for (const int number : kept) {
        const auto place = static_cast<unsigned>(number);
        if (first < place) close_range(first, place - 1, 0);
        first = place + 1;
    }
    close_range(first, ~0U, 0);
}

[[noreturn]] void serve(int requests, int endings, const std::function<void()>& body) {
    // Ctrl-C at a terminal goes to all of a group: the child's end by it is still to be told.
    for (const int number : {SIGINT, SIGTERM, SIGQUIT, SIGHUP}) std::signal(number, SIG_IGN);
    const pid_t server = getpid();
    char request = 0;
    for (pid_t last = 0; receive(requests, request);) {
        // Only now, when no one may want to kill it any more, does its number become free.
        if (last > 0) waitpid(last, nullptr, 0);
        last = fork();
        if (last == 0) {
            become_child_of(server);
            close(requests);
            close(endings);
            body();
            _exit(127);
        }
        tell(endings, last < 0 ? -errno : last);
        if (last < 0) continue;
        siginfo_t end{};
        while (waitid(P_PID, static_cast<id_t>(last), &end, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
        }
        tell(endings, Ending{end.si_code != CLD_EXITED, end.si_status});
    }
    _exit(0);
}

}  // namespace

ForkServer::ForkServer(const std::function<void()>& body, std::span<const int> kept) {
    Pipe requests = open_pipe();
    Pipe endings = open_pipe();
    server_ = std::make_unique<ChildProcess>(
        [&] {
            std::vector<int> open(kept.begin(), kept.end());
            open.insert(open.end(), {requests.read_end.get(), endings.write_end.get()});
            close_all_but(std::move(open));
            serve(requests.read_end.get(), endings.write_end.get(), body);
        },
        false);
    requests_ = std::move(requests.write_end);
    endings_ = std::move(endings.read_end);
}

std::unique_ptr<ChildProcess> ForkServer::start() {
    pid_t id = 0;
    if (!tell(requests_.get(), char{1}) || !receive(endings_.get(), id))
        throw CannotStart("the process that starts others has died; free some memory and try again");
    if (id < 0) throw CannotStart(fmt::format("cannot start a process: {}; close some programs and try again", std::strerror(-id)));
    return std::make_unique<ChildProcess>(id, [this]() -> std::optional<Ending> {
        pollfd event{endings_.get(), POLLIN, 0};
        if (poll(&event, 1, 0) <= 0) return std::nullopt;
        Ending ending;
        // A server that was killed has taken its child with it.
        return receive(endings_.get(), ending) ? ending : Ending{true, SIGKILL};
    });
}

}  // namespace tangency::tools
