// SPDX-License-Identifier: MIT
// Reading --form, --scalar and --dim.
#include "signature_option.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "numbers.hpp"

namespace tangency::tools {
namespace {

constexpr std::array<std::string_view, 2> dim_names{"2", "3"};

}  // namespace

std::optional<std::size_t> find_word(std::string_view verb, std::string_view option, const std::string& word,
                                     std::span<const std::string_view> valid, std::ostream& err) {
    const auto found = std::ranges::find(valid, word);
    if (found != valid.end()) return static_cast<std::size_t>(found - valid.begin());
    const auto what = word.empty() ? fmt::format("{} needs --{}", verb, option) : fmt::format("unknown --{} {}", option, quote_token(word));
    err << fmt::format("tangency: {}; give one of {}\n", what, fmt::join(valid, ", "));
    return std::nullopt;
}

std::array<std::string_view, all_forms.size()> names_of_forms() {
    std::array<std::string_view, all_forms.size()> names;
    std::ranges::transform(all_forms, names.begin(), &FormName::name);
    return names;
}

std::optional<Signature> read_signature(std::string_view verb, const SignatureArguments& arguments, std::ostream& err) {
    const auto place = find_word(verb, "form", arguments.form, names_of_forms(), err);
    if (!place) return std::nullopt;
    const FormName& form = all_forms[*place];
    const auto scalar = find_word(verb, "scalar", arguments.scalar, scalar_names, err);
    if (!scalar) return std::nullopt;
    const std::string only_dim = form.exists_in(2) ? "2" : "3";
    const auto dim = find_word(verb, "dim", arguments.dim.empty() ? only_dim : arguments.dim, dim_names, err);
    if (!dim) return std::nullopt;
    if (!form.exists_in(*dim + 2)) {
        err << fmt::format("tangency: {} is {}-D only; give --dim {}\n", form.name, only_dim, only_dim);
        return std::nullopt;
    }
    return Signature{form.form, static_cast<ScalarType>(*scalar), *dim + 2, form.orientation};
}

}  // namespace tangency::tools
