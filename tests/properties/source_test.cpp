// SPDX-License-Identifier: MIT
// Choices: kept, read again, and whatever bytes there are mean some.
#include "tangency/properties/source.hpp"

#include <gtest/gtest.h>

#include <array>

namespace tangency::properties {
namespace {

// A little of everything a source can be asked.
std::uint64_t ask_everything(Source& source, int times) {
    std::uint64_t hash = 0;
    const auto add = [&hash](std::uint64_t word) { hash = mix_seed(hash, word); };
    for (int i = 0; i < times; ++i) {
        add(source.is_plain());
        add(source.below(7));
        add(static_cast<std::uint64_t>(source.between(-3, 100)));
        add(static_cast<std::uint64_t>(source.between(-100, -2)));
        add(static_cast<std::uint64_t>(source.between(-0x40000000, 0x3fffffff)));
        add(source.chance(1, 3));
        add(static_cast<std::uint64_t>(source.unit() * 0x1p53));
        add(source.bits());
        add(static_cast<std::uint64_t>(source.with_sign(5)));
        add(static_cast<std::uint64_t>(source.pick(std::array<int, 3>{4, 5, 6})));
    }
    return hash;
}

TEST(Source, ARecordedListAndItsBytesAnswerAsTheSeedDid) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Recording recording;
        Source drawn(seed);
        drawn.record_to(recording);
        const std::uint64_t expected = ask_everything(drawn, 20);
        Recording again;
        Source listed(recording.choices);
        listed.record_to(again);
        EXPECT_EQ(ask_everything(listed, 20), expected);
        EXPECT_EQ(again.choices, recording.choices);
        EXPECT_TRUE(listed.is_exhausted());
        const Choices choices = to_choices(to_bytes(recording.choices));
        Source read(choices);
        EXPECT_EQ(ask_everything(read, 20), expected);
    }
}

TEST(Source, RecordingChangesNoDraw) {
    Source alone(7), watched(7);
    Recording recording;
    watched.record_to(recording);
    EXPECT_EQ(ask_everything(alone, 100), ask_everything(watched, 100));
}

TEST(Source, SaysTheSimplestThingAtTheEndOfItsChoices) {
    Source empty{Choices{}};
    EXPECT_TRUE(empty.is_exhausted());
    EXPECT_TRUE(empty.is_plain());
    EXPECT_EQ(empty.between(-9, 9), 0);
    EXPECT_EQ(empty.between(3, 9), 3);
    EXPECT_EQ(empty.between(-9, -3), -3);
    EXPECT_FALSE(empty.chance(1, 2));
    EXPECT_EQ(empty.unit(), 0);
    EXPECT_EQ(empty.with_sign(2), 2);
}

TEST(Source, RanksNumbersByTheirDistanceFromZeroPositiveFirst) {
    const auto first = [](int lo, int hi, std::uint32_t count) {
        std::vector<int> values;
        for (std::uint32_t choice = 0; choice < count; ++choice) {
            const Choices choices{choice};
            values.push_back(Source(choices).between(lo, hi));
        }
        return values;
    };
    EXPECT_EQ(first(-2, 4, 7), (std::vector<int>{0, 1, -1, 2, -2, 3, 4}));
    EXPECT_EQ(first(-3, 1, 5), (std::vector<int>{0, 1, -1, -2, -3}));
    EXPECT_EQ(first(2, 4, 3), (std::vector<int>{2, 3, 4}));
    EXPECT_EQ(first(2, 4, 6), (std::vector<int>{2, 3, 4, 2, 3, 4})) << "beyond the bound they are reduced";
    for (int value = -50; value <= 70; ++value) {
        ChoiceWriter writer;
        writer.between(value, -50, 70);
        EXPECT_EQ(Source(writer.take()).between(-50, 70), value);
    }
}

TEST(Bytes, MeanChoicesAndChoicesBytes) {
    const Choices choices{0, 1, 253, 254, 255, 256, 65535, 65536, 0xffffffff, 5};
    EXPECT_EQ(to_choices(to_bytes(choices)), choices);
    EXPECT_EQ(to_bytes(Choices{1, 2, 0, 0}).size(), 2U) << "zeros at the end say nothing";
    Source random(1);
    for (int i = 0; i < 1000; ++i) {
        std::vector<std::uint8_t> bytes(random.below(40));
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.bits());
        Choices meant = to_choices(bytes);
        while (!meant.empty() && meant.back() == 0) meant.pop_back();
        EXPECT_EQ(to_choices(to_bytes(meant)), meant) << "any bytes mean some choices";
    }
}

}  // namespace
}  // namespace tangency::properties
