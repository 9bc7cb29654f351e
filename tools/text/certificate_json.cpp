// SPDX-License-Identifier: MIT
// Written by hand, as answers are: nothing in it needs escaping, for fractions are digits, a minus and a slash. Read strictly: a field that
// nobody reads would be believed in silence.
#include "certificate_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "refuse.hpp"

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

void expect_fields(Part part, std::string_view of, const std::vector<std::string_view>& fields) {
    for (const auto& [name, value] : part.items())
        if (std::find(fields.begin(), fields.end(), name) == fields.end())
            refuse("{} has the field {}, which is none of its fields", of, json_string(name));
}

WrittenNumber read_number(Part part) {
    if (part.is_text()) return {part.text()};
    const bool has_root = part.contains("root");
    expect_fields(part, "a number of the certificate",
                  has_root ? std::vector<std::string_view>{"root", "a", "b"} : std::vector<std::string_view>{"lo", "hi"});
    if (has_root) return {"", part["root"].text(), {read_number(part["a"]), read_number(part["b"])}};
    return {"", "", {}, part["lo"].text(), part["hi"].text()};
}

WrittenPoint read_point(Part part) {
    WrittenPoint point;
    for (const Part number : part) point.push_back(read_number(number));
    return point;
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

Certificate read_certificate(Part part) {
    try {
        expect_fields(part, "the certificate", {"first", "second", "normal", "radii", "around"});
        Certificate certificate{read_point(part["first"]), read_point(part["second"]), read_point(part["normal"]), part["radii"].text()};
        if (part.contains("around"))
            for (const Part pair : part["around"]) {
                if (pair.size() != 2) refuse("around has pairs of points, and one of {}", pair.size());
                certificate.around.emplace_back(read_point(pair.front()), read_point(pair[std::size_t{1}]));
            }
        return certificate;
    } catch (const Json::exception& error) {
        refuse("the certificate cannot be read: {}", error.what());
    }
}

}  // namespace tangency::tools
