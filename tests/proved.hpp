// SPDX-License-Identifier: MIT
// What a certificate has to do: prove its verdict, and neither of the others.
#pragma once

#include <gtest/gtest.h>

#include <span>
#include <string>

#include "signatures.hpp"
#include "tangency/judge/refute.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/certificate.hpp"

namespace tangency {

/// Returns the verdict, having expected its certificate to prove it and no other one.
inline reference::Verdict proved(const Signature& signature, std::span<const double> row) {
    const reference::Verdict verdict = reference::find_standing(signature, row).verdict;
    const Certificate certificate = reference::find_certificate(signature, row);
    for (const std::string_view other : reference::verdict_names) {
        const std::string said = judge::refute(signature, row, other, certificate);
        EXPECT_EQ(said.empty(), other == name_of(verdict)) << name_of(verdict) << ", told as " << other << ": " << said << '\n'
                                                           << text_of(signature) << ' ' << testing::PrintToString(row);
    }
    return verdict;
}

}  // namespace tangency
