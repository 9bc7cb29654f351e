// SPDX-License-Identifier: MIT
// The command line as the verbs see it; command_line.cpp alone compiles CLI11, which takes a compiler long.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

namespace CLI {
class App;
}

namespace tangency::tools {

/// Where the words of an option go; its type says what they may be, and a list takes any number of them. A
/// std::uint64_t takes decimal digits that fit it: CLI11 alone reads 010 as eight and every number beyond 64 bits
/// as the largest.
using Target = std::variant<std::string*, std::uint64_t*, double*, std::optional<std::uint64_t>*, std::optional<double>*,
                            std::vector<std::string>*, std::vector<std::size_t>*>;

/// What an option asks beyond its type.
struct Rules {
    bool shows_default = false;         ///< help says what stands in the target
    bool required = false;              ///< it must be given
    bool single = false;                ///< of a list: exactly one
    bool with_exponent = false;         ///< a whole number may be written as 1e11 or 2.5e9
    std::vector<std::string> one_of{};  ///< these words alone; empty for any
    std::string stands_for{};           ///< what help says of an option that is not given, where its target stays empty
};

/// One verb: what is added here stands in its --help, in this order.
class Verb {
public:
    /// A verb below this one, which then must be given.
    Verb add_verb(const std::string& name, const std::string& text) const;

    /// "--name", "--name,--alias", or "NAME" for what stands without an option. The target must outlive the
    /// command line.
    void add_option(const std::string& name, Target target, const std::string& text, const Rules& rules = {}) const;
    void add_flag(const std::string& name, bool& target, const std::string& text) const;

    /// Leaves everything that is no known option to `rest`, in its order: "-.5" and "-inf" too, which CLI11 takes
    /// for options, and the mark "--". `name` is for --help.
    void add_rest(const std::string& name, const std::string& text) const;
    std::vector<std::string> rest() const;

    void set_footer(const std::string& text) const;

    /// What the verb does; returns the exit status.
    void set_action(std::function<int()> action) const;

protected:
    Verb(CLI::App* app, int* status) : app_(app), status_(status) {}

    CLI::App* app_;
    int* status_;
};

/// The whole command line, with --help and --version.
class CommandLine : public Verb {
public:
    CommandLine(const std::string& text, const std::string& version);
    ~CommandLine();

    /// Carries out the verb that the arguments name and returns its status. 2 after one line on `err` if they are
    /// bad or the verb throws.
    int run(std::vector<std::string> arguments, std::ostream& out, std::ostream& err) const;

    /// As they were given to `run`.
    const std::vector<std::string>& arguments() const { return *arguments_; }

private:
    std::unique_ptr<CLI::App> owned_app_;
    std::unique_ptr<std::vector<std::string>> arguments_ = std::make_unique<std::vector<std::string>>();
    int owned_status_ = 0;
};

/// A word in quotes, as a shell reads it back whatever is in it.
std::string shell_quoted(const std::string& word);

}  // namespace tangency::tools
