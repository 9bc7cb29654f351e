// SPDX-License-Identifier: MIT
// Invalid input names its field and never becomes a verdict.
#include "tangency/reference/defect.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace tangency::reference {
namespace {

// All ones is an input in every form.
std::vector<double> ones(const Signature& signature) { return std::vector<double>(number_count(signature), 1.0); }

template <class Check>
void for_each_field(Check check) {
    for (const Form form : every_form)
        for (std::size_t dim = 1; dim <= 3; ++dim) {
            const Signature signature{form, ScalarType::f64, dim};
            for (std::size_t i = 0; i < number_count(signature); ++i) check(signature, i);
        }
}

std::optional<Defect> defect_with(const Signature& signature, std::size_t index, double value) {
    auto numbers = ones(signature);
    numbers[index] = value;
    return find_defect(signature, std::span<const double>(numbers));
}

TEST(DefectSearch, NamesTheFieldThatIsNotANumber) {
    for_each_field([](const Signature& signature, std::size_t i) {
        EXPECT_EQ(defect_with(signature, i, std::numeric_limits<double>::quiet_NaN()),
                  (Defect{field_names(signature)[i], Flaw::not_a_number}));
    });
}

TEST(DefectSearch, NamesTheFieldThatIsInfiniteOfEitherSign) {
    for_each_field([](const Signature& signature, std::size_t i) {
        for (const double infinity : {HUGE_VAL, -HUGE_VAL})
            EXPECT_EQ(defect_with(signature, i, infinity), (Defect{field_names(signature)[i], Flaw::infinite}));
    });
}

TEST(DefectSearch, NamesNegativeExtentsAndRadiiAndNothingElse) {
    for_each_field([](const Signature& signature, std::size_t i) {
        const Layout& layout = layout_of(signature);
        const auto& [name, role, shape, axis, index] = layout[i];
        const auto defect = defect_with(signature, i, -2);
        if (role == Role::radius || role == Role::half_extent || role == Role::extent)
            EXPECT_EQ(defect, (Defect{name, Flaw::negative}));
        else if (role == Role::hi)
            EXPECT_EQ(defect, (Defect{layout[layout.first(axis)].name, Flaw::lo_above_hi}));
        else
            EXPECT_EQ(defect, std::nullopt);
    });
}

TEST(DefectSearch, AcceptsZerosOfEitherSignAndEqualSides) {
    for_each_field([](const Signature& signature, std::size_t) {
        for (const double zero : {0.0, -0.0}) {
            const std::vector<double> numbers(number_count(signature), zero);
            EXPECT_EQ(find_defect(signature, std::span<const double>(numbers)), std::nullopt);
        }
    });
}

TEST(DefectText, SaysWhatIsWrongAndWhatToDo) {
    EXPECT_EQ(describe({"r", Flaw::negative}), "r is negative; give zero or more");
    EXPECT_EQ(describe({"lox", Flaw::lo_above_hi}), "lox is above its hi side; swap the two");
}

}  // namespace
}  // namespace tangency::reference
