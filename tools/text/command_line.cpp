// SPDX-License-Identifier: MIT
// The command line, read by CLI11.
#include "command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

#include "numbers.hpp"

namespace tangency::tools {
namespace {

// Lets through whole numbers as people write them, without the zeros before them, and names what else stands
// there.
std::string read_whole_number(std::string& text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (text.empty() || stop != end || error != std::errc())
        return fmt::format("{} is no whole number from 0 to {}", quote_token(text), std::numeric_limits<std::uint64_t>::max());
    text.erase(0, std::min(text.find_first_not_of('0'), text.size() - 1));
    return {};
}

// "1e11" as "100000000000", if it is a whole number; what is none is left for read_whole_number to complain of.
std::string read_with_exponent(std::string& text) {
    const auto is_digits = [](std::string_view part) { return !part.empty() && part.find_first_not_of("0123456789") == part.npos; };
    const std::size_t e = text.find_first_of("eE");
    if (e != text.npos) {
        std::string digits = text.substr(0, e), exponent = text.substr(e + 1);
        const std::size_t point = digits.find('.');
        const std::size_t places = point == digits.npos ? 0 : digits.size() - point - 1;
        if (point != digits.npos) digits.erase(point, 1);
        if (exponent.starts_with('+')) exponent.erase(0, 1);
        // No number of 64 bits has more zeros.
        if (is_digits(digits) && is_digits(exponent) && exponent.size() <= 2 && std::stoul(exponent) >= places)
            text = digits + std::string(std::stoul(exponent) - places, '0');
    }
    return read_whole_number(text);
}

template <class T, class... Types>
constexpr bool is_one_of = (std::is_same_v<T, Types> || ...);

}  // namespace

Verb Verb::add_verb(const std::string& name, const std::string& text) const {
    // The command line asks for a verb itself, so that a misspelt one is named first.
    if (app_->get_parent() != nullptr) app_->require_subcommand(1);
    return {app_->add_subcommand(name, text), status_};
}

void Verb::add_option(const std::string& name, Target target, const std::string& text, const Rules& rules) const {
    const auto add = [&]<class T>(T* value) {
        CLI::Option* const option = app_->add_option(name, *value, text);
        if constexpr (is_one_of<T, std::uint64_t, std::optional<std::uint64_t>>)
            option->transform(CLI::Validator(rules.with_exponent ? read_with_exponent : read_whole_number, "WHOLE NUMBER"));
        return option;
    };
    CLI::Option* const option = std::visit(add, target);
    if (!rules.one_of.empty()) option->check(CLI::IsMember(rules.one_of));
    if (rules.shows_default) option->capture_default_str();
    if (!rules.stands_for.empty()) option->default_str(rules.stands_for);
    if (rules.single) option->expected(1);
    option->required(rules.required);
}

void Verb::add_flag(const std::string& name, bool& target, const std::string& text) const { app_->add_flag(name, target, text); }

void Verb::add_rest(const std::string& name, const std::string& text) const {
    // The positional takes nothing, so that all goes to the extras, which keep their order. It is there for
    // --help, and because CLI11 hands what follows "--" to the parent of a command that awaits no positional.
    app_->allow_extras()->fallthrough(false)->validate_positionals();
    app_->add_option(name, text)
        ->expected(1, -1)
        ->check(CLI::Validator([](std::string&) { return std::string("goes to the extras"); }, ""));
}

std::vector<std::string> Verb::rest() const { return app_->remaining(); }

void Verb::set_footer(const std::string& text) const { app_->footer(text); }

void Verb::set_action(std::function<int()> action) const {
    app_->callback([action = std::move(action), status = status_] { *status = action(); });
}

CommandLine::CommandLine(const std::string& text, const std::string& version)
    : Verb(nullptr, nullptr), owned_app_(new CLI::App(text, "tangency")) {
    app_ = owned_app_.get();
    status_ = &owned_status_;
    app_->set_version_flag("--version", version);
    app_->require_subcommand(0, 1);
}

CommandLine::~CommandLine() = default;

int CommandLine::run(std::vector<std::string> arguments, std::ostream& out, std::ostream& err) const {
    *arguments_ = arguments;
    std::ranges::reverse(arguments);  // as CLI11 takes them
    try {
        app_->parse(std::move(arguments));
        if (!app_->get_subcommands().empty()) return *status_;
        std::vector<std::string> verbs;
        for (const CLI::App* verb : std::as_const(*app_).get_subcommands({})) verbs.push_back(verb->get_name());
        if (verbs.size() > 1) {
            const std::string last = " or " + verbs.back();
            verbs.pop_back();
            verbs.back() += last;
        }
        throw CLI::RequiredError(fmt::format("A verb ({})", fmt::join(verbs, ", ")));
    } catch (const CLI::ParseError& error) {
        // Help and version are successes; whatever else CLI11 rejects is bad usage.
        if (error.get_exit_code() == 0) return app_->exit(error, out, err);
        err << "tangency: " << error.what() << "; see tangency --help\n";
    } catch (const std::exception& error) {
        err << "tangency: " << error.what() << '\n';
    }
    return 2;
}

std::string shell_quoted(const std::string& word) {
    std::string text = "'";
    for (const char character : word) text += character == '\'' ? std::string("'\\''") : std::string(1, character);
    return text + '\'';
}

}  // namespace tangency::tools
