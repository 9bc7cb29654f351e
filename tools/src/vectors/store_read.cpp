// SPDX-License-Identifier: MIT
// Vectors read from disk: what is broken is named with its file, case and field.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "certificate_reading.hpp"
#include "reasons.hpp"
#include "store.hpp"

namespace tangency::vectors {

using tools::Json;

namespace {

const Json& parsed_schema() {
    static const Json schema = parse_strictly(schema_text(), "schema.json");
    return schema;
}

std::string text_at(const Json& entry, const char* key) { return entry.at(key).get<std::string>(); }

// "/cases/3/bits/0: ..." with the id of the case, which a person can search for.
std::string with_id(const Json& file, const std::string& fault) {
    for (const char* const list : {"cases", "policy"}) {
        const std::string prefix = fmt::format("/{}/", list);
        if (!fault.starts_with(prefix)) continue;
        std::size_t index = 0;
        const char* const end = fault.data() + fault.size();
        std::from_chars(fault.data() + prefix.size(), end, index);
        const Json& entry = file[list][index];
        if (entry.is_object() && entry.contains("id") && entry["id"].is_string() && matches_pattern(text_at(entry, "id"), "^[0-9a-f]{12}$"))
            return fmt::format("case {}: {}", text_at(entry, "id"), fault);
    }
    return fault;
}

double number_of(const std::string& bits, ScalarType scalar) {
    std::uint64_t whole = 0;
    std::from_chars(bits.data(), bits.data() + bits.size(), whole, 16);
    return number_of_bits(scalar, whole);
}

template <class Names>
std::size_t place_of(const Names& names, const Json& word) {
    return static_cast<std::size_t>(std::ranges::find(names, word.get<std::string>()) - names.begin());
}

}  // namespace

Json parse_vectors(const std::string& text, const std::string& name) {
    Json file = parse_json(text, name);
    const std::string fault = schema_fault(file, parsed_schema());
    if (!fault.empty()) throw BadFile(fmt::format("{}: {}; {}", name, with_id(file, fault), hint_for_files));
    for (const char* const list : {"cases", "policy"})
        for (const Json& entry : file[list])
            for (const Json& reason : entry["reasons"])
                if (find_reason(reason.get_ref<const std::string&>()) == nullptr)
                    throw BadFile(fmt::format("{}: case {}: unknown reason {}; give one of those in reasons.json", name,
                                              text_at(entry, "id"), shown(reason)));
    return file;
}

Signature signature_of(const Json& file, const std::string& name) {
    const std::string form = text_at(file, "form");
    const auto question =
        file.contains("question") ? static_cast<Question>(place_of(question_names, file["question"])) : Question::box_ball;
    const auto forms = forms_of(question);
    const auto found = std::ranges::find(forms, form, &FormName::name);
    const auto dim = file.at("dim").get<std::size_t>();
    if (found == forms.end() || !found->exists_in(dim))
        throw BadFile(
            fmt::format("{}: form {} of {} does not exist in {}-D; {}", name, form, tangency::name_of(question), dim, hint_for_files));
    return {found->form, static_cast<ScalarType>(place_of(scalar_names, file.at("scalar"))), dim, found->orientation, question};
}

properties::Input input_of(const Json& entry, const Signature& signature, const std::string& name) {
    properties::Input input{signature};
    const Json& bits = entry.at("bits");
    const std::size_t digits = hex_digits(signature.scalar);
    for (const char* const key : {"bits", "decimal"})
        if (entry.at(key).size() != number_count(signature))
            throw BadFile(fmt::format("{}: case {}: {} holds {} numbers, and the form takes {}; {}", name, text_at(entry, "id"), key,
                                      entry.at(key).size(), number_count(signature), hint_for_files));
    for (std::size_t i = 0; i < number_count(signature); ++i) {
        const auto& text = bits[i].get_ref<const std::string&>();
        if (text.size() != digits)
            throw BadFile(fmt::format("{}: case {}: bits of {} have {} digits, and {} takes {}; {}", name, text_at(entry, "id"),
                                      field_names(signature)[i], text.size(), tangency::name_of(signature.scalar), digits, hint_for_files));
        input.numbers[i] = number_of(text, signature.scalar);
    }
    return input;
}

std::optional<Neighbour> neighbour_of(const Json& entry, const Signature& signature, const std::string& name) {
    const auto found = entry.find("neighbour");
    if (found == entry.end()) return std::nullopt;
    const auto names = field_names(signature);
    const std::size_t field = place_of(names, found->at("field"));
    if (field == names.size())
        throw BadFile(fmt::format("{}: case {}: neighbour: the form has no field {}; {}", name, text_at(entry, "id"),
                                  shown(found->at("field")), hint_for_files));
    return Neighbour{text_at(*found, "of"), field, found->at("ulps").get<int>()};
}

std::optional<Certificate> certificate_of(const Json& entry, const std::string& name) {
    const auto found = entry.find("certificate");
    if (found == entry.end()) return std::nullopt;
    try {
        return tools::read_certificate(*found);
    } catch (const std::runtime_error& error) {
        throw BadFile(fmt::format("{}: case {}: {}; {}", name, text_at(entry, "id"), error.what(), hint_for_files));
    }
}

VectorFile load_file(const std::filesystem::path& path) { return load_text(read_bytes(path), path.string()); }

VectorFile load_text(const std::string& text, const std::string& name) {
    const Json file = parse_vectors(text, name);
    VectorFile loaded{signature_of(file, name), {}, {}};
    for (const Json& entry : file["cases"]) {
        const auto word = [&entry](const auto& names, const char* key) { return place_of(names, entry.at(key)); };
        loaded.cases.push_back({text_at(entry, "id"), input_of(entry, loaded.signature, name),
                                static_cast<reference::Verdict>(word(reference::verdict_names, "verdict")),
                                static_cast<reference::Region>(word(reference::region_names, "region")),
                                static_cast<reference::Relation>(word(reference::relation_names, "relation")), text_at(entry, "gap_sq"),
                                static_cast<Level>(word(level_names, "level")), entry.at("outside_band").get<bool>(),
                                neighbour_of(entry, loaded.signature, name), entry.at("reasons").get<std::vector<std::string>>(),
                                certificate_of(entry, name)});
    }
    for (const Json& entry : file["policy"])
        loaded.policy.push_back({text_at(entry, "id"), input_of(entry, loaded.signature, name), text_at(entry, "defect"),
                                 text_at(entry, "expected") == "false advised", entry.at("reasons").get<std::vector<std::string>>()});
    require_agreement(file, loaded, name);
    return loaded;
}

}  // namespace tangency::vectors
