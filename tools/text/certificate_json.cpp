// SPDX-License-Identifier: MIT
// By hand, as answers are: nothing in it needs escaping, for fractions are digits, a minus and a slash.
#include "certificate_json.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace tangency::tools {
namespace {

template <class Item, class TextOf>
std::string list_of(const std::vector<Item>& items, TextOf text_of) {
    std::string list;
    for (const Item& item : items) list += (list.empty() ? "" : ",") + text_of(item);
    return "[" + list + "]";
}

std::string json_of(const WrittenNumber& number) {
    if (!number.root.empty())
        return fmt::format(R"({{"root":"{}","a":{},"b":{}}})", number.root, json_of(number.parts[0]), json_of(number.parts[1]));
    if (number.fraction.empty()) return fmt::format(R"({{"lo":"{}","hi":"{}"}})", number.lo, number.hi);
    return fmt::format(R"("{}")", number.fraction);
}

std::string json_of(const WrittenPoint& point) {
    return list_of(point, [](const WrittenNumber& number) { return json_of(number); });
}

}  // namespace

std::string json_of(const Certificate& certificate) {
    std::string text = fmt::format(R"({{"first":{},"second":{},"normal":{},"radii":"{}")", json_of(certificate.first),
                                   json_of(certificate.second), json_of(certificate.normal), certificate.radii);
    if (!certificate.around.empty())
        text += R"(,"around":)" + list_of(certificate.around, [](const std::pair<WrittenPoint, WrittenPoint>& pair) {
                    return fmt::format("[{},{}]", json_of(pair.first), json_of(pair.second));
                });
    return text + "}";
}

}  // namespace tangency::tools
