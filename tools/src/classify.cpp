// SPDX-License-Identifier: MIT
// The reference as a command: one case from the command line, or a stream of them.
#include "classify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <ios>
#include <istream>
#include <ostream>
#include <string_view>

#include "classify_answer.hpp"
#include "classify_lines.hpp"

namespace tangency::tools {
namespace {

constexpr int answered = 0;
constexpr int cannot_answer = 2;

/// Gathers answers into large writes and tells a reader that left from a broken output.
class AnswerWriter {
public:
    explicit AnswerWriter(std::ostream& out) : out_(out) {}

    void add(std::string_view line) {
        pending_ += line;
        pending_ += '\n';
        if (pending_.size() >= enough) write();
    }

    void flush() {
        write();
        if (out_) note_failure(out_.flush());
    }

    bool failed() const { return !out_; }

    /// After a failure: the exit status, given the one due so far. Nobody listening is no error.
    int status_of_failure(int so_far, std::ostream& err) const {
        if (errno_ == EPIPE) return so_far;
        err << "tangency: cannot write the answers: " << (errno_ ? std::strerror(errno_) : "output failed") << '\n';
        return cannot_answer;
    }

private:
    void write() {
        errno = 0;
        note_failure(out_.write(pending_.data(), static_cast<std::streamsize>(pending_.size())));
        pending_.clear();
    }

    void note_failure(const std::ostream& after) {
        if (!after && errno_ == 0) errno_ = errno;
    }

    static constexpr std::size_t enough = std::size_t{1} << 16;
    std::ostream& out_;
    std::string pending_;
    int errno_ = 0;
};

void split(std::string_view line, std::vector<std::string_view>& tokens) {
    const auto is_blank = [](char c) { return c == ' ' || c == '\t'; };
    tokens.clear();
    for (auto begin = std::ranges::find_if_not(line, is_blank); begin != line.end();) {
        const auto end = std::find_if(begin, line.end(), is_blank);
        tokens.emplace_back(begin, end);
        begin = std::find_if_not(end, line.end(), is_blank);
    }
}

std::string text_of(const properties::Input& input, const ClassifyOptions& options) {
    return options.certificate ? certified_text(input) : answer_text(input, options.json);
}

int answer_one(const ClassifyOptions& options, std::ostream& out, std::ostream& err) {
    properties::Input input{options.signature};
    const std::vector<std::string_view> tokens(options.numbers.begin(), options.numbers.end());
    const std::string problem = read_input(tokens, input);
    if (!problem.empty()) {
        err << "tangency: " << problem << '\n';
        return cannot_answer;
    }
    AnswerWriter answers(out);
    answers.add(text_of(input, options));
    answers.flush();
    return answers.failed() ? answers.status_of_failure(answered, err) : answered;
}

int answer_lines(const ClassifyOptions& options, std::istream& in, std::ostream& out, std::ostream& err) {
    int status = answered;
    AnswerWriter answers(out);
    properties::Input input{options.signature};
    std::vector<std::string_view> tokens;
    LineReader lines(*in.rdbuf(), [&answers] { answers.flush(); });
    try {
        while (const auto line = lines.next()) {
            std::string problem;
            if (line->too_long) {
                problem = fmt::format("the line is longer than {} bytes", LineReader::longest_line);
            } else {
                split(line->text, tokens);
                problem = read_input(tokens, input);
            }
            if (!problem.empty()) status = cannot_answer;
            answers.add(problem.empty() ? text_of(input, options) : error_text(problem, options.json));
            if (answers.failed()) break;
        }
    } catch (const std::ios_base::failure&) {
        answers.flush();
        err << "tangency: cannot read the cases from standard input\n";
        return cannot_answer;
    }
    answers.flush();
    return answers.failed() ? answers.status_of_failure(status, err) : status;
}

}  // namespace

int run_classify(const ClassifyOptions& options, std::istream& in, std::ostream& out, std::ostream& err) {
    return options.numbers.empty() ? answer_lines(options, in, out, err) : answer_one(options, out, err);
}

}  // namespace tangency::tools
