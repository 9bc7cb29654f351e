// SPDX-License-Identifier: MIT
// The judge of this core is the one in JavaScript: it shares nothing with what it judges, and WebAssembly has no GMP.
#include "tangency/judge/refute.hpp"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

#include "certificate_json.hpp"
#include "tangency/shapes/form.hpp"

namespace {

using HostSize = std::uint32_t;

/// Judges a case, {"question", "form", "dim", "numbers", "verdict", "certificate"}; writes why it is refused, nothing if it is not, and
/// returns the length; at most `most` bytes.
extern "C" __attribute__((import_module("host"), import_name("refute"))) HostSize host_refute(const char* text, HostSize size, char* reason,
                                                                                              HostSize most);

}  // namespace

namespace tangency::judge {

std::string refute(const Signature& signature, std::span<const double> row, std::string_view verdict, const Certificate& certificate) {
    const std::string text = nlohmann::json{{"question", name_of(signature.question)},
                                            {"form", form_name(signature)},
                                            {"dim", signature.dim},
                                            {"numbers", std::vector<double>(row.begin(), row.end())},
                                            {"verdict", verdict},
                                            {"certificate", nlohmann::json::parse(tools::json_of(certificate))}}
                                 .dump();
    std::vector<char> reason(std::size_t{1} << 12);
    const HostSize size = host_refute(text.data(), static_cast<HostSize>(text.size()), reason.data(), static_cast<HostSize>(reason.size()));
    return {reason.data(), size};
}

}  // namespace tangency::judge
