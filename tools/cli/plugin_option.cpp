// SPDX-License-Identifier: MIT
// From the names that a file exports to the words of --question, --answer, --form, --scalar and --dim.
#include "plugin_option.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "elf_file.hpp"
#include "outside_pairs.hpp"
#include "plugin_file.hpp"
#include "plugin_names.hpp"
#include "tangency/properties/contract.hpp"

namespace tangency::tools {
namespace {

constexpr std::array<std::string_view, 5> named_options{"question", "answer", "form", "scalar", "dim"};
using Words = std::array<std::string, named_options.size()>;  // in that order; empty for one that is not given, or says nothing

Words words_of(const PluginName& name) {
    const Signature& signature = name.signature;
    return {name.is_pairs ? "" : std::string(name_of(signature.question)),
            std::string(name.is_pairs ? pairs_answer : name_of(signature.answer)), std::string(form_name(signature)),
            std::string(name_of(signature.scalar)), std::to_string(signature.dim)};
}

bool fits(const Words& words, const Words& given) {
    for (std::size_t place = 0; place < named_options.size(); ++place)
        if (!given[place].empty() && !words[place].empty() && words[place] != given[place]) return false;
    return true;
}

// "--form lo_hi or center_half, --scalar f32 or f64": the options in which the names differ.
std::string choices(const std::vector<Words>& all) {
    std::vector<std::string> list;
    for (std::size_t place = 0; place < named_options.size(); ++place) {
        std::vector<std::string> different;
        for (const Words& words : all)
            if (!words[place].empty() && std::ranges::find(different, words[place]) == different.end()) different.push_back(words[place]);
        if (different.size() > 1) list.push_back(fmt::format("--{} {}", named_options[place], fmt::join(different, " or ")));
    }
    return fmt::format("{}", fmt::join(list, ", "));
}

}  // namespace

std::optional<std::string> read_plugin_name(const std::string& file, SignatureArguments& words, std::string& answer) {
    if (!words.form.empty() && !words.scalar.empty()) return std::nullopt;
    const ElfExports exports = read_exports(file);
    if (!exports.complaint.empty()) return exports.complaint;
    const std::vector<PluginName> known = known_among(exports.functions);
    if (known.empty()) return complaint_about_names(file, exports.functions);
    const Words given{words.question, answer, words.form, words.scalar, words.dim};
    std::vector<PluginName> fitting;
    std::vector<Words> all;
    for (const PluginName& name : known)
        if (fits(words_of(name), given)) {
            fitting.push_back(name);
            all.push_back(words_of(name));
        }
    if (fitting.empty()) {
        std::string asked;
        for (std::size_t place = 0; place < named_options.size(); ++place)
            if (!given[place].empty()) asked += fmt::format(" --{} {}", named_options[place], given[place]);
        return fmt::format("{} exports {}, not what{} asks for; leave that out, or add the function", file, enumerated(symbols_of(known)),
                           asked);
    }
    if (fitting.size() > 1) return fmt::format("{} exports {}; say which by {}", file, enumerated(symbols_of(fitting)), choices(all));
    words.question = all.front()[0];
    answer = all.front()[1];
    words.form = all.front()[2];
    words.scalar = all.front()[3];
    words.dim = all.front()[4];
    return std::nullopt;
}

std::optional<ContractWord> read_contract(std::string_view verb, const std::string& word, const Signature& signature, std::ostream& err) {
    constexpr std::array words{contract_names[0], contract_names[1], contract_names[2], std::string_view("auto")};
    const auto place = find_word(verb, "contract", word.empty() ? "auto" : word, words, err);
    if (!place) return std::nullopt;
    if (*place == words.size() - 1) return ContractWord{};
    const auto contract = static_cast<Contract>(*place);
    if (const auto problem = find_contract_problem(contract, signature)) {
        err << fmt::format("tangency: {}\n", *problem);
        return std::nullopt;
    }
    return ContractWord{contract};
}

Contract kept_contract(const ContractWord& word, const std::function<properties::Subject(Contract)>& open) {
    return word.given ? *word.given : properties::find_contract(open(Contract::closed), 1).fits;
}

}  // namespace tangency::tools
