// SPDX-License-Identifier: MIT
// What the tests of several questions ask.
#pragma once

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <string_view>

#include "../input_of.hpp"
#include "tangency/judge/agreement.hpp"
#include "tangency/properties/subject.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::questions_test {

/// The answer, on which reference and judge agree.
inline reference::Answer agreed_answer(const properties::Input& input) {
    EXPECT_EQ(judge::disagreement(input.signature, input.row()), "") << to_text(input);
    return reference::find_answer(input.signature, input.row());
}

/// Throws if there is none of that name, or of that name and signature.
inline const properties::Subject& method_named(std::string_view name, const Signature* signature = nullptr) {
    for (const auto& method : subjects::methods())
        if (method.subject.name == name && (signature == nullptr || method.subject.signature == *signature)) return method.subject;
    throw std::invalid_argument("no such method: " + std::string(name));
}

/// The built-in subject's answer.
inline bool ask_method(std::string_view name, const properties::Input& input) {
    return properties::ask(method_named(name, &input.signature), input);
}

}  // namespace tangency::questions_test
