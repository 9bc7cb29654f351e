// SPDX-License-Identifier: MIT
// `tangency draw` as a subcommand.
#include "draw_command.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "signature_option.hpp"
#include "tangency/properties/input_draws.hpp"

namespace tangency::tools {
namespace {

using properties::InputKind;

constexpr std::string_view any_kind = "any";

struct DrawArguments {
    SignatureArguments signature;
    std::string kind{any_kind};
    std::uint64_t count = 10, seed = 1;
};

// No whole number is tiny, and the huge ones are beyond the coordinates.
bool is_of(ScalarType scalar, InputKind kind) {
    return !is_whole(scalar) || properties::is_of_lattice(kind) || kind == InputKind::near_tie ||
           properties::magnitudes_of(kind) == properties::Magnitudes::ordinary;
}

// The kinds that the word means and the question has, or nothing after one line on `err`.
std::optional<std::vector<InputKind>> read_kinds(const std::string& word, const Signature& signature, std::ostream& err) {
    std::vector<std::string_view> words(properties::input_kind_names.begin(), properties::input_kind_names.end());
    words.push_back(any_kind);
    const auto place = find_word("draw", "kind", word, words, err);
    if (!place) return std::nullopt;
    std::vector<InputKind> kinds;
    const Question question = signature.question;
    for (const InputKind kind : properties::every_input_kind)
        if ((word == any_kind || word == name_of(kind)) && properties::has_kind(question, kind) && is_of(signature.scalar, kind))
            kinds.push_back(kind);
    if (!kinds.empty()) return kinds;
    err << fmt::format("tangency: {}{} has no inputs of kind {}; give another --kind\n", name_of(question),
                       is_whole(signature.scalar) ? " of i32" : "", word);
    return std::nullopt;
}

// "touching 0 0 1 1 2 0 1": the verdict, then decimals that read back to the numbers in double precision.
std::string line_of(const properties::DrawnInput& drawn) {
    std::string line(name_of(drawn.verdict));
    for (const double number : drawn.input.row()) line += fmt::format(" {}", number);
    return line + '\n';
}

int draw(const DrawArguments& arguments, std::ostream& out, std::ostream& err) {
    const auto signature = read_signature("draw", arguments.signature, err);
    if (!signature) return 2;
    const auto kinds = read_kinds(arguments.kind, *signature, err);
    if (!kinds) return 2;
    properties::InputDraws draws(*signature, *kinds, arguments.seed);
    for (std::uint64_t count = 0; count < arguments.count; ++count) {
        const auto drawn = draws.next();
        if (!drawn) {
            err << fmt::format("tangency: hardly any draw makes an input of kind {} of that form; give another --kind\n", arguments.kind);
            return 2;
        }
        out << line_of(*drawn);
    }
    out.flush();
    return out ? 0 : 2;
}

}  // namespace

void add_draw_command(const CommandLine& line, std::ostream& out, std::ostream& err) {
    const Verb verb = line.add_verb("draw", "Write inputs of every kind with their verdicts, a line each");
    const auto arguments = std::make_shared<DrawArguments>();
    add_signature_options(verb, arguments->signature);
    verb.add_option("--kind", &arguments->kind,
                    fmt::format("One of {}, {}; any takes each in turn", fmt::join(properties::input_kind_names, ", "), any_kind),
                    {.shows_default = true});
    verb.add_option("--count", &arguments->count, "How many", {.shows_default = true});
    verb.add_option("--seed", &arguments->seed, "Seed of every draw; the same seed gives the same lines", {.shows_default = true});
    verb.set_action([arguments, &out, &err] { return draw(*arguments, out, err); });
}

}  // namespace tangency::tools
