// SPDX-License-Identifier: MIT
// The dictionary and the page of the layout say what the encoder does.
#include "tangency/fuzz/dictionary.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <set>

#include "inputs.hpp"

namespace tangency::fuzz {
namespace {

std::string text_of(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

TEST(Dictionary, IsTheOneThatTheSourceWrites) {
    const std::string kept = TANGENCY_SOURCE_FOLDER "/fuzz/dict/recipes.dict";
    if (text_of(kept) == dictionary_text()) return;
    const std::string written = TANGENCY_BINARY_FOLDER "/recipes.dict";
    std::ofstream(written, std::ios::binary) << dictionary_text();
    ADD_FAILURE() << "what the source writes differs; if that is meant: cp " << written << " " << kept;
}

TEST(Dictionary, HasWordsThatMeanThemselvesAtTheirPlaces) {
    properties::Source random(1);
    std::set<std::string> names;
    for (const DictionaryWord& word : dictionary_words()) {
        EXPECT_TRUE(names.insert(word.name).second) << word.name;
        EXPECT_GE(word.bytes.size(), 2U) << word.name;
        const bool number =
            word.name.starts_with("f32") || word.name.starts_with("f64") || word.name.starts_with("integer");
        int changed = 0;
        for (int i = 0; i < 40; ++i) {
            auto input = random_bytes(random, max_input_size);
            input[1] = static_cast<std::uint8_t>(number ? InputKind::raw : InputKind::tie);
            const Recipe before = decode(input);
            std::copy(word.bytes.begin(), word.bytes.end(), input.begin() + static_cast<std::ptrdiff_t>(word.place));
            changed += !(decode(input) == before);
            auto again = encode(decode(input));
            again.resize(max_input_size);
            EXPECT_TRUE(std::equal(word.bytes.begin(), word.bytes.end(),
                                   again.begin() + static_cast<std::ptrdiff_t>(word.place)))
                << word.name;
        }
        EXPECT_GE(changed, 30) << word.name;
    }
    EXPECT_GE(names.size(), 80U);
}

TEST(Layout, CoversEveryByteOnceAndFillsTheLongestInput) {
    for (const InputKind kind : {InputKind::raw, InputKind::tie}) {
        std::size_t next = 0;
        for (const FieldPlace& field : layout_of(kind)) {
            EXPECT_EQ(field.place, next) << field.name;
            next += field.size;
        }
        EXPECT_EQ(next, kind == InputKind::raw ? max_input_size : 74U);
    }
}

// A changed byte changes the field of its place and no other, or none.
TEST(Layout, IsWhereTheFieldsAre) {
    properties::Source random(2);
    for (const InputKind kind : {InputKind::raw, InputKind::tie})
        for (const FieldPlace& field : layout_of(kind)) {
            if (field.name == "kind") continue;
            auto input = random_bytes(random, max_input_size);
            input[1] = static_cast<std::uint8_t>(kind);
            auto before = encode(decode(input));
            input[field.place] = static_cast<std::uint8_t>(input[field.place] ^ 1);
            auto after = encode(decode(input));
            before.resize(max_input_size);
            after.resize(max_input_size);
            for (std::size_t place = 0; place < max_input_size; ++place)
                EXPECT_EQ(before[place] != after[place], place == field.place) << field.name << " at " << place;
        }
}

TEST(Layout, IsAsThePageSays) {
    const std::string page = text_of(TANGENCY_SOURCE_FOLDER "/docs/fuzz-inputs.md");
    ASSERT_FALSE(page.empty());
    // Fields of one name, such as the three axes', share a row, which gives the first one's place.
    for (const InputKind kind : {InputKind::raw, InputKind::tie}) {
        std::set<std::string_view> names;
        for (const FieldPlace& field : layout_of(kind)) {
            if (!names.insert(field.name).second) continue;
            const std::string row = "| " + std::to_string(field.place) + " | " + std::to_string(field.size) +
                                    " | " + std::string(field.name) + " |";
            EXPECT_NE(page.find(row), std::string::npos) << "docs/fuzz-inputs.md lacks: " << row;
        }
    }
    EXPECT_NE(page.find("up to " + std::to_string(max_input_size) + " bytes"), std::string::npos);
}

TEST(Layout, GivesEachKindTheShareThatThePageSays) {
    const std::string page = text_of(TANGENCY_SOURCE_FOLDER "/docs/fuzz-inputs.md");
    std::array<int, input_kind_names.size()> shares{};
    for (int value = 0; value < 256; ++value) {
        const std::array<std::uint8_t, 2> input{0, static_cast<std::uint8_t>(value)};
        const auto kind = static_cast<std::size_t>(decode(input).kind);
        ++shares[kind];
        EXPECT_TRUE(value >= static_cast<int>(shares.size()) || kind == static_cast<std::size_t>(value)) << value;
    }
    for (std::size_t kind = 0; kind < shares.size(); ++kind) {
        const std::string row = "| " + std::to_string(kind) + " | `" + std::string(input_kind_names[kind]) + "` | " +
                                std::to_string(shares[kind]) + " |";
        EXPECT_NE(page.find(row), std::string::npos) << "docs/fuzz-inputs.md lacks: " << row;
    }
}

}  // namespace
}  // namespace tangency::fuzz
