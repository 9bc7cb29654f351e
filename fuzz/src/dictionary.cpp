// SPDX-License-Identifier: MIT
// The dictionary, written by the encoder itself.
#include "tangency/fuzz/dictionary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <set>

#include "builders.hpp"
#include "tangency/properties/floats.hpp"

namespace tangency::fuzz {
namespace {

class Words {
public:
    // The fields, from the first to the last of one name or more, that the change writes into a recipe of
    // the kind.
    void add(const std::string& name, InputKind kind, const std::string& first, const std::string& last,
             const std::function<void(Recipe&)>& change) {
        Recipe made;
        made.kind = kind;
        change(made);
        std::array<std::uint8_t, max_input_size> bytes{};
        encode_to(made, bytes);
        const auto layout = layout_of(kind);
        const auto begin = std::find_if(layout.begin(), layout.end(),
                                        [&](const FieldPlace& field) { return field.name == first; });
        const auto end =
            std::find_if(begin, layout.end(), [&](const FieldPlace& field) { return field.name == last; });
        const auto from = bytes.begin() + static_cast<std::ptrdiff_t>(begin->place);
        const auto to = bytes.begin() + static_cast<std::ptrdiff_t>(end->place + end->size);
        if (seen_.insert(std::string(from, to)).second) words_.push_back({name, begin->place, {from, to}});
    }

    std::vector<DictionaryWord> take() { return std::move(words_); }

private:
    std::set<std::string> seen_{};
    std::vector<DictionaryWord> words_{};
};

void add_plans(Words& words) {
    using enum InputKind;
    for (const int place : {1, 2, 3, 5, 6})
        for (const int amount : {-1, 1})
            words.add(fmt::format("step_{}_{}", place, amount < 0 ? "down" : "up"), tie, "step's place",
                      "step's amount", [=](Recipe& made) {
                          made.steps[0] = {static_cast<std::uint8_t>(place), static_cast<std::int8_t>(amount)};
                      });
    for (std::size_t side = 0; side < side_names.size(); ++side)
        for (const int half : {0, 1, 2})
            words.add(fmt::format("axis_{}_half_{}", side_names[side], half), tie, "axis' side", "axis' half",
                      [=](Recipe& made) {
                          made.axes[0] = {static_cast<Side>(side), 0, static_cast<std::uint16_t>(half), 0};
                      });
    for (const int size : {1, 5, 13, 300, 512})
        words.add(fmt::format("radius_{}", size), tie, "radius", "radius",
                  [=](Recipe& made) { made.radius = static_cast<std::uint16_t>(size); });
    for (std::size_t fit = 0; fit < fit_names.size(); ++fit)
        words.add(fmt::format("fit_{}_by_the_band", fit_names[fit]), floats, "fit", "radius",
                  [=](Recipe& made) {
                      made.fit = static_cast<Fit>(fit);
                      made.radius = 5;  // 8 eps * scale
                  });
    const std::array<std::pair<const char*, std::array<std::uint8_t, 4>>, 3> triples{
        {{"5_12_13", {1, 1, 0, 0}}, {"8_15_17", {2, 0, 0, 0}}, {"20_21_29", {3, 1, 0, 0}}}};
    for (const auto& [name, legs] : triples)
        words.add(fmt::format("legs_{}", name), tie, "leg", "order",
                  [legs = legs](Recipe& made) { made.legs = legs; });
    const std::array<std::pair<const char*, int>, 5> families{
        {{"quarter", 1}, {"45_degrees", 2}, {"30_degrees", 3}, {"15_degrees", 4}, {"degrees", 5}}};
    for (const auto& [name, family] : families)
        for (const int number : {1, -1, 2})
            words.add(fmt::format("turn_{}_{}", name, number), tie, "turn's family", "turn's number",
                      [family = family, number](Recipe& made) {
                          made.turn.family = static_cast<std::uint8_t>(family);
                          made.turn.numbers[0] = static_cast<std::int8_t>(number);
                      });
    for (int range = 1; range <= 5; ++range)
        words.add(fmt::format("range_{}", range), floats, "range", "scale",
                  [=](Recipe& made) { made.range = static_cast<std::uint8_t>(range); });
}

void add_properties(Words& words) {
    for (std::size_t place = 0; place < properties::catalogue().size(); ++place)
        words.add(fmt::format("play_{}", properties::catalogue()[place].id), InputKind::tie, "kind", "property",
                  [=](Recipe& made) { made.property = static_cast<std::uint8_t>(place + 1); });
}

void add_numbers(Words& words) {
    for (const int number : {1, -1, 3, 4, 5, 512, -512})
        words.add(fmt::format("integer_{}", number), InputKind::lattice, "word", "word",
                  [=](Recipe& made) { made.words[0] = static_cast<std::uint32_t>(number); });
    const std::array<std::pair<const char*, double>, 5> values{
        {{"one", 1}, {"half", 0.5}, {"tenth", 0.1}, {"range_of_ordinary", 0x1p30}, {"three", 3}}};
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        const properties::FloatFormat& format = properties::format_of(scalar);
        const auto add = [&](const std::string& name, double number) {
            // Of eight bytes the upper four: sign, exponent and what short significands have.
            const auto bits = scalar == ScalarType::f32
                                  ? std::bit_cast<std::uint32_t>(static_cast<float>(number))
                                  : static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(number) >> 32);
            words.add(fmt::format("{}_{}", name_of(scalar), name), InputKind::raw, "word", "word",
                      [=](Recipe& made) { made.words[0] = bits; });
        };
        add("minus_zero", -0.0);
        add("smallest", format.smallest);
        add("smallest_normal", std::ldexp(1.0, format.min_exponent + format.precision - 1));
        add("largest", format.largest);
        add("square_overflows", std::ldexp(1.0, (format.max_exponent + 1) / 2));
        for (const auto& [name, value] : values) add(name, value);
    }
}

}  // namespace

std::vector<DictionaryWord> dictionary_words() {
    Words words;
    add_plans(words);
    add_properties(words);
    add_numbers(words);
    return words.take();
}

std::string dictionary_text() {
    std::string text =
        "# Words of the inputs that are recipes (docs/fuzz-inputs.md). Written by dictionary_text; a test "
        "compares.\n";
    for (const DictionaryWord& word : dictionary_words()) {
        std::string name = word.name;
        std::replace(name.begin(), name.end(), '-', 'm');
        text += fmt::format("{}=\"", name);
        for (const std::uint8_t byte : word.bytes) text += fmt::format("\\x{:02x}", byte);
        text += "\"\n";
    }
    return text;
}

}  // namespace tangency::fuzz
