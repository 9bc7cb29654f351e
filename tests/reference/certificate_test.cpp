// SPDX-License-Identifier: MIT
// Every verdict of the reference comes with a certificate that proves it, and neither of the two others, to a judge who shares nothing with
// who found it.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "../proved.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/input_draws.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency {
namespace {

using properties::Input;
using properties::Source;

class Certificates : public testing::TestWithParam<Question> {};

std::string name_of_test(const testing::TestParamInfo<Question>& question) { return std::string(name_of(question.param)); }

TEST_P(Certificates, ProveTheVerdictOfEveryDrawAndNoOther) {
    const std::vector<Signature> signatures = signatures_of(GetParam());
    const auto cases = static_cast<std::uint64_t>(3'000 * TANGENCY_TEST_EFFORT / static_cast<double>(signatures.size())) + 30;
    std::array<std::uint64_t, 3> verdicts{};  // of all signatures together; every_question_test.cpp has the shares of each
    for (const Signature& signature : signatures) {
        SCOPED_TRACE(text_of(signature));
        std::vector<properties::InputKind> kinds;
        for (const properties::InputKind kind : properties::every_input_kind)
            if (properties::has_kind(signature.question, kind)) kinds.push_back(kind);
        properties::InputDraws draws(signature, kinds, 45);
        for (std::uint64_t i = 0; i < cases && !HasFailure(); ++i) {
            const auto drawn = draws.next();
            ASSERT_TRUE(drawn);
            ++verdicts[static_cast<std::size_t>(proved(signature, drawn->input.row()))];
        }
    }
    for (const std::uint64_t count : verdicts) EXPECT_GT(count, cases * signatures.size() / 20);
}

// Numbers from the ends of the format, every combination of them equally likely; an angle is any of the finite ones.
TEST_P(Certificates, ProveTheVerdictsOfTheLargestAndTheSmallestNumbers) {
    Source source(45);
    const std::vector<Signature> signatures = signatures_of(GetParam());
    const auto most = static_cast<std::uint64_t>(1'000 * TANGENCY_TEST_EFFORT / static_cast<double>(signatures.size())) + 20;
    for (const Signature& signature : signatures) {
        // Two roots of numbers of thousands of digits take a twentieth of a second.
        const std::uint64_t cases = layout_of(signature).has_second_turn() ? most / 4 : most;
        const properties::FloatFormat& format = properties::format_of(signature.scalar);
        const std::array<double, 8> ends{
            0, -0.0, format.smallest, 3 * format.smallest, 1, std::ldexp(1.0, format.max_exponent), format.largest, format.largest / 2};
        for (std::uint64_t i = 0; i < cases && !HasFailure(); ++i) {
            Input input{signature};
            for (double& number : input.row()) number = source.with_sign(source.pick(ends));
            make_valid(input);
            if (!reference::find_defect<double>(signature, input.row())) proved(signature, input.row());
        }
    }
}

// All valid rows of the numbers 0 to 2, or of 0 and 1 where a row is long: whatever shapes can share.
TEST_P(Certificates, ProveTheVerdictsOfAllRowsOfSmallNumbers) {
    const FormName& form = forms_of(GetParam()).front();  // of the fewest vertices
    for (const std::size_t dim : {1U, 2U, 3U}) {
        if (!form.exists_in(dim)) continue;
        const Signature signature{form.form, ScalarType::f64, dim, form.orientation, form.question};
        std::vector<double> row(number_count(signature));
        const double most = row.size() <= 9 ? 2 : 1;
        std::size_t place = 0;
        while (place < row.size() && !HasFailure()) {
            if (!reference::find_defect<double>(signature, row)) proved(signature, row);
            for (place = 0; place < row.size() && row[place] == most; ++place) row[place] = 0;
            if (place < row.size()) ++row[place];
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Questions, Certificates, testing::ValuesIn(every_question), name_of_test);

}  // namespace
}  // namespace tangency
