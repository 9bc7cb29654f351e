// SPDX-License-Identifier: MIT
// SHA-256, for the ids and the checksums of vectors.
#pragma once

#include <string>
#include <string_view>

namespace tangency::vectors {

/// The SHA-256 of the bytes as 64 lower-case hex digits. Source: FIPS 180-4, section 6.2.
std::string sha256_text(std::string_view bytes);

}  // namespace tangency::vectors
