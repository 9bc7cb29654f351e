// SPDX-License-Identifier: MIT
// SHA-256 against the published examples, and around the ends of its blocks.
#include <gtest/gtest.h>

#include <string>

#include "sha256.hpp"

namespace tangency::tools {
namespace {

// FIPS 180-4's examples, one and two blocks, and the message of a million letters.
TEST(Sha256, AgreesWithThePublishedExamples) {
    EXPECT_EQ(sha256_text(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(sha256_text("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(sha256_text("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(sha256_text(std::string(1'000'000, 'a')), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// 55 bytes are the most that leave room for the length in the same block. Values from Python's hashlib.
TEST(Sha256, PadsAroundTheEndOfABlock) {
    EXPECT_EQ(sha256_text(std::string(55, 'x')), "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072");
    EXPECT_EQ(sha256_text(std::string(56, 'x')), "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e");
    EXPECT_EQ(sha256_text(std::string(64, '\xff')), "8667e718294e9e0df1d30600ba3eeb201f764aad2dad72748643e4a285e1d1f7");
}

}  // namespace
}  // namespace tangency::tools
