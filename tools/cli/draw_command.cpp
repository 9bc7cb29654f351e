// SPDX-License-Identifier: MIT
// `tangency draw` as a subcommand.
#include "draw_command.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "signature_option.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::tools {
namespace {

using properties::InputKind;

// In the order of InputKind.
constexpr std::array<std::string_view, 9> kind_words{"lattice", "tie",   "degenerate", "inside", "ordinary",
                                                     "large",   "small", "near_tie",   "any"};
constexpr std::size_t any_kind = kind_words.size() - 1;
// A centre within the box is of a box and a ball alone, and no polygon is degenerate.
bool has_kind(Question question, std::string_view kind) {
    if (kind == "inside") return question == Question::box_ball;
    return kind != "degenerate" || question != Question::polygon_polygon;
}

// Some draws of a kind make no input.
constexpr std::uint64_t most_draws_an_input = 10'000;

struct DrawArguments {
    SignatureArguments signature;
    std::string kind{"any"};
    std::uint64_t count = 10, seed = 1;
};

// "touching 0 0 1 1 2 0 1": the verdict, then decimals that read back to the numbers in double precision.
std::string line_of(const properties::Input& input) {
    std::string line(name_of(properties::find_verdict(input)));
    for (const double number : input.row()) line += fmt::format(" {}", number);
    return line + '\n';
}

int draw(const DrawArguments& arguments, std::ostream& out, std::ostream& err) {
    const auto signature = read_signature("draw", arguments.signature, err);
    if (!signature) return 2;
    const auto word = find_word("draw", "kind", arguments.kind, kind_words, err);
    if (!word) return 2;
    std::vector<InputKind> kinds;
    for (std::size_t place = 0; place < any_kind; ++place)
        if ((*word == any_kind || *word == place) && has_kind(signature->question, kind_words[place]))
            kinds.push_back(static_cast<InputKind>(place));
    if (kinds.empty()) {
        err << fmt::format("tangency: {} has no inputs of kind {}; give another --kind\n", name_of(signature->question), arguments.kind);
        return 2;
    }
    properties::Source source(properties::mix_seed(arguments.seed, 0xd4a7));
    std::uint64_t attempts_left = most_draws_an_input * arguments.count;
    for (std::uint64_t drawn = 0; drawn < arguments.count;) {
        if (attempts_left-- == 0) {
            err << fmt::format("tangency: hardly any draw makes an input of kind {} of that form; give another --kind\n", arguments.kind);
            return 2;
        }
        const auto input = properties::draw_input(source, *signature, kinds[drawn % kinds.size()]);
        if (!input) continue;
        out << line_of(*input);
        ++drawn;
    }
    out.flush();
    return out ? 0 : 2;
}

}  // namespace

void add_draw_command(const CommandLine& line, std::ostream& out, std::ostream& err) {
    const Verb verb = line.add_verb("draw", "Write inputs of every kind with their verdicts, a line each");
    const auto arguments = std::make_shared<DrawArguments>();
    add_signature_options(verb, arguments->signature);
    verb.add_option("--kind", &arguments->kind, fmt::format("One of {}; any takes each in turn", fmt::join(kind_words, ", ")),
                    {.shows_default = true});
    verb.add_option("--count", &arguments->count, "How many", {.shows_default = true});
    verb.add_option("--seed", &arguments->seed, "Seed of every draw; the same seed gives the same lines", {.shows_default = true});
    verb.set_action([arguments, &out, &err] { return draw(*arguments, out, err); });
}

}  // namespace tangency::tools
