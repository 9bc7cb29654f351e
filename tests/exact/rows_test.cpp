// SPDX-License-Identifier: MIT
// The rows by which changed headers are told (mutation/rows.txt): the reference says the same of them, and so do the headers.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "exact_functions.hpp"
#include "stored_rows.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::exact_test {
namespace {

using properties::Input;

struct Row {
    Input input;
    int verdict;
};

Form form_of(const std::string& name) {
    return name == "center_half" ? Form::center_half : name == "lo_hi" ? Form::lo_hi : Form::corner_size;
}
Orientation orientation_of(const std::string& name) {
    return name == "none" ? Orientation::none : name == "axis" ? Orientation::axis : Orientation::quaternion;
}

std::vector<Row> inputs_of_rows() {
    std::vector<Row> rows;
    for (const StoredRow& stored : read_rows(TANGENCY_EXACT_ROWS)) {
        const auto scalar = stored.scalar == "f32" ? ScalarType::f32 : ScalarType::f64;
        Input input{{form_of(stored.form), scalar, static_cast<std::size_t>(std::stoi(stored.dim)), orientation_of(stored.orientation)}};
        for (std::size_t i = 0; i < input.row().size(); ++i) input.row()[i] = stored.numbers.at(i);
        rows.push_back({input, stored.verdict});
    }
    return rows;
}

// NaN, and an orientation of no length, have no exact answer: the headers say disjoint.
bool has_answer(const Input& input) {
    const auto& layout = layout_of(input.signature);
    bool turns = false;
    for (std::size_t i = 0; i < layout.size(); ++i) {
        if (std::isnan(input.numbers[i])) return false;
        turns = turns || (is_orientation(layout[i].role) && input.numbers[i] != 0);
    }
    return turns || input.signature.orientation == Orientation::none;
}

TEST(RowsThatTellMutants, HaveTheReferencesVerdict) {
    std::size_t asked = 0;
    for (const Row& row : inputs_of_rows()) {
        if (!has_answer(row.input)) {
            EXPECT_EQ(row.verdict, disjoint) << to_text(row.input);
            continue;
        }
        EXPECT_EQ(static_cast<int>(reference::find_standing(row.input.signature, row.input.row()).verdict), row.verdict)
            << to_text(row.input);
        ++asked;
    }
    EXPECT_GE(asked, 100U);
}

// For every target that the headers are compiled for, not only the one that mutants are planted in.
TEST(RowsThatTellMutants, AreAnsweredRightFromEveryStage) {
    if (!can_run()) GTEST_SKIP() << "this machine cannot run " << target_name();
    for (const Row& row : inputs_of_rows())
        for (int stage = filter; stage <= integers; ++stage)
            EXPECT_EQ(decide_case(row.input, stage).verdict, row.verdict) << to_text(row.input);
}

}  // namespace
}  // namespace tangency::exact_test
