// SPDX-License-Identifier: MIT
// SHA-256, for ids and checksums.
#pragma once

#include <string>
#include <string_view>

namespace tangency::tools {

/// The SHA-256 of the bytes as 64 lower-case hex digits. Source: FIPS 180-4, section 6.2.
std::string sha256_text(std::string_view bytes);

}  // namespace tangency::tools
