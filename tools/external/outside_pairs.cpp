// SPDX-License-Identifier: MIT
// One list, one line; one line, one answer.
#include "outside_pairs.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <chrono>
#include <csignal>
#include <memory>
#include <string_view>
#include <utility>

#include "elf_file.hpp"
#include "numbers.hpp"
#include "outside_errors.hpp"
#include "outside_pairs_child.hpp"
#include "outside_process.hpp"
#include "plugin_file.hpp"
#include "split_command.hpp"
#include "tangency/properties/input.hpp"
#include "whole_file.hpp"

namespace tangency::tools {
namespace {

using pairs::PairList;
using pairs::ShapeList;

// A child on three pipes, asked one line at a time.
class LineSession {
public:
    LineSession(PipedChild child, std::string name, const OutsideLimits& limits)
        : child_(std::move(child.child)),
          input_(std::move(child.input)),
          output_(std::move(child.output)),
          errors_(limits.quiet),
          name_(std::move(name)),
          limits_(limits) {
        errors_.open(std::move(child.errors));
    }

    ~LineSession() {
        input_.close();
        child_->ends_within(1, [this] { errors_.drain(); });
    }
    LineSession(const LineSession&) = delete;
    LineSession& operator=(const LineSession&) = delete;

    PairList ask(const ShapeList& list) {
        const std::string line = list_line(list);
        send(line);
        const std::string answer = receive(line);
        if (answer.starts_with(no_function)) throw CannotStart(answer.substr(no_function.size()));
        if (answer.starts_with(no_pairs)) throw pairs::BadPairs("it " + answer.substr(no_pairs.size()));
        return read(answer);
    }

private:
    [[noreturn]] void fail(const std::string& what, const std::string& line) {
        errors_.drain();
        const std::string said = errors_.last_lines();
        throw SubjectDied({.input = {},
                           .what = fmt::format("{} {}; it was asked: {}{}", name_, what, line.substr(0, line.size() - 1),
                                               said.empty() ? "" : "\n" + said)});
    }

    void send(const std::string& line) {
        if (!write_all(input_.get(), line)) fail(fate(), line);
    }

    std::string fate() { return child_->ends_within(1) ? describe(child_->kill()) : "closed its output"; }

    std::string receive(const std::string& line) {
        const double most = is_first_ ? limits_.startup_seconds : limits_.silence_seconds;
        const auto since = std::chrono::steady_clock::now();
        for (;;) {
            if (const std::size_t end = unread_.find('\n'); end != std::string::npos) {
                std::string answer = unread_.substr(0, end);
                unread_.erase(0, end + 1);
                if (answer.ends_with('\r')) answer.pop_back();
                is_first_ = false;
                return answer;
            }
            std::array<pollfd, 2> events{{{output_.get(), POLLIN, 0}, {errors_.get(), POLLIN, 0}}};
            poll(events.data(), events.size(), 100);
            if (events[1].revents != 0) errors_.drain();
            if (events[0].revents != 0) {
                std::array<char, 1 << 14> chunk;
                const ssize_t count = ::read(output_.get(), chunk.data(), chunk.size());
                if (count > 0) unread_.append(chunk.data(), static_cast<std::size_t>(count));
                if (count == 0) fail(fate(), line);
            }
            if (std::chrono::duration<double>(std::chrono::steady_clock::now() - since).count() >= most)
                fail(fmt::format("gave no answer for {} s ({}); flush after every line", most, is_first_ ? "--startup" : "--silence"),
                     line);
        }
    }

    static PairList read(std::string_view answer) {
        std::vector<int> places;
        for (const char *next = answer.data(), *end = next + answer.size(); next != end;) {
            if (*next == ' ' || *next == '\t') {
                ++next;
                continue;
            }
            int place = 0;
            const auto [after, error] = std::from_chars(next, end, place);
            if (error != std::errc() || (after != end && *after != ' ' && *after != '\t'))
                throw pairs::BadPairs(fmt::format("it answered {}; an answer is the places of the pairs, such as 0 1 0 2, and a line end",
                                                  quote_token(answer)));
            places.push_back(place);
            next = after;
        }
        if (places.size() % 2 != 0)
            throw pairs::BadPairs(fmt::format("it answered {} places, which are no pairs; give two for each pair", places.size()));
        PairList list;
        for (std::size_t i = 0; i < places.size(); i += 2) list.push_back({places[i], places[i + 1]});
        return list;
    }

    std::unique_ptr<ChildProcess> child_;
    Descriptor input_, output_;
    ErrorStream errors_;
    std::string name_, unread_{};
    OutsideLimits limits_;
    bool is_first_ = true;
};

pairs::Finder finder_of(PipedChild child, std::string name, const OutsideLimits& limits) {
    const auto session = std::make_shared<LineSession>(std::move(child), std::move(name), limits);
    return [session](const ShapeList& list) { return session->ask(list); };
}

}  // namespace

std::string pairs_symbol(const Signature& signature) {
    return fmt::format("{}_pairs_{}_{}", signature.dim == 3 ? "tangency3" : "tangency", name_of(signature.form), name_of(signature.scalar));
}

std::string list_line(const ShapeList& list) {
    std::string line = std::to_string(list.count());
    for (const pairs::Shape& shape : list.shapes) {
        line += shape.is_ball ? " ball" : " box";
        const std::size_t count = shape.is_ball ? list.signature.dim + 1 : pairs::numbers_per_shape(list.signature.dim);
        for (std::size_t place = 0; place < count; ++place) {
            line += ' ';
            line += properties::decimal_text(shape.numbers[place], ScalarType::f64);
        }
    }
    return line + '\n';
}

pairs::Finder start_pairs_command(const std::string& command, const OutsideLimits& limits) {
    std::signal(SIGPIPE, SIG_IGN);
    std::vector<std::string> words = split_command(command);
    return finder_of(start_piped(words), words[0], limits);
}

pairs::Finder open_pairs_plugin(const std::string& file, const Signature& signature, const OutsideLimits& limits) {
    std::signal(SIGPIPE, SIG_IGN);
    if (const std::string complaint = read_exports(file).complaint; !complaint.empty()) throw CannotStart(complaint);
    const std::string path = plugin_path(file);
    Pipe input = open_pipe();
    Pipe output = open_pipe();
    Pipe errors = open_pipe();
    auto child = std::make_unique<ChildProcess>(
        [&] {
            dup2(errors.write_end.get(), STDERR_FILENO);
            serve_pairs_plugin(path, signature, input.read_end.release(), output.write_end.release());
        },
        true);
    for (Descriptor* end : {&input.read_end, &output.write_end, &errors.write_end}) end->close();
    pairs::Finder finder = finder_of({std::move(child), std::move(input.write_end), std::move(output.read_end), std::move(errors.read_end)},
                                     pairs_symbol(signature), limits);
    // Asked about no shapes at once, so that what cannot be opened says so before the trial.
    try {
        finder(pairs::ShapeList{signature});
    } catch (const pairs::BadPairs&) {
        // The trial tells it.
    }
    return finder;
}

}  // namespace tangency::tools
