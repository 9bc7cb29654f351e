// SPDX-License-Identifier: MIT
// Asking Linux what the threads of a child are doing: /proc/PID/task/TID/syscall (proc(5)).
#include "outside_waiting.hpp"

#include <fmt/format.h>
#include <linux/futex.h>
#include <sys/syscall.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

namespace tangency::tools {
namespace {

// "pipe:[12345]" for both ends of a pipe; empty if it cannot be told.
std::string target_of(const std::string& link) {
    std::error_code error;
    return std::filesystem::read_symlink(link, error).string();
}

// The threads of one process, and what they sleep in.
class Watch {
public:
    explicit Watch(std::string pipe) : pipe_(std::move(pipe)) {}

    // Whether all threads sleep as waits_for_input asks of them. Their calls are appended to `calls`.
    bool sleeps(pid_t process, std::string& calls) {
        std::error_code error;
        const std::string folder = fmt::format("/proc/{}", process);
        std::filesystem::directory_iterator threads(folder + "/task", error);
        if (error) return false;
        for (const std::filesystem::directory_entry& thread : threads) {
            std::ifstream call_file(thread.path() / "syscall"), children_file(thread.path() / "children");
            std::string call;
            if (!children_file || !std::getline(call_file, call) || !is_sleep(folder, call)) return false;
            calls += call + '\n';
            const std::vector<pid_t> children(std::istream_iterator<pid_t>(children_file), {});
            for (const pid_t child : children)
                if (!sleeps(child, calls)) return false;
        }
        return true;
    }

    bool reads() const { return reads_; }

private:
    // `call` is "running", or the call's number and its arguments.
    bool is_sleep(const std::string& folder, const std::string& call) {
        long number = -1;
        std::array<unsigned long, 4> argument{};
        if (std::sscanf(call.c_str(), "%ld %lx %lx %lx %lx", &number, &argument[0], &argument[1], &argument[2], &argument[3]) != 5)
            return false;
        if (number == SYS_read && target_of(fmt::format("{}/fd/{}", folder, argument[0])) == pipe_) return reads_ = true;
        if (number == SYS_wait4) return true;
        const unsigned long operation = argument[1] & static_cast<unsigned long>(FUTEX_CMD_MASK);
        return number == SYS_futex && (operation == FUTEX_WAIT || operation == FUTEX_WAIT_BITSET) && argument[3] == 0;
    }

    std::string pipe_;
    bool reads_ = false;
};

// What the threads sleep in, if all do and one reads the pipe.
std::optional<std::string> calls_asleep(pid_t child, const std::string& pipe) {
    Watch watch(pipe);
    std::string calls;
    return watch.sleeps(child, calls) && watch.reads() ? std::optional(calls) : std::nullopt;
}

}  // namespace

bool waits_for_input(pid_t child, int pipe_end) {
    const std::string pipe = target_of(fmt::format("/proc/self/fd/{}", pipe_end));
    if (pipe.empty()) return false;
    // Threads are looked at one after another, and one might wake another in between: so all are looked at twice.
    const auto first = calls_asleep(child, pipe);
    return first && first == calls_asleep(child, pipe);
}

}  // namespace tangency::tools
