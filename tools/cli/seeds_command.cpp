// SPDX-License-Identifier: MIT
// `tangency fuzz seeds`: options and messages.
#include "seeds_command.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>

#include "fuzz/seeds.hpp"

namespace tangency::tools {
namespace {

struct Arguments {
    std::string out, vectors = "vectors";
};

int print_seeds(const Arguments& arguments, std::ostream& out) {
    const Seeds seeds = gather_seeds(arguments.vectors);
    const Written written = write_seeds(seeds, arguments.out);
    for (const auto& [kind, inputs] : seeds) out << fmt::format("{:>6} inputs for {}\n", inputs.size(), kind);
    out << fmt::format("{}: {} files written ({} bytes), {} were there\n", arguments.out, written.files, written.bytes, written.present);
    return 0;
}

}  // namespace

void add_seeds_verb(const Verb& fuzz, std::ostream& out) {
    const auto arguments = std::make_shared<Arguments>();
    const Verb seeds = fuzz.add_verb("seeds", "Write a seed corpus from the stored vectors and the findings");
    seeds.add_option("--out", &arguments->out, "The folder; each kind of target gets one of its own in it", {.required = true});
    seeds.add_option("--vectors", &arguments->vectors, "The folder of stored vectors", {.shows_default = true});
    seeds.set_action([arguments, &out] { return print_seeds(*arguments, out); });
}

}  // namespace tangency::tools
