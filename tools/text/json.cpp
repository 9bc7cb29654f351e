// SPDX-License-Identifier: MIT
// What is asked of JSON documents, compiled once.
#include "json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tangency::tools {

std::string to_text(const Json& document) { return document.dump(2, ' ', false, Json::error_handler_t::replace) + '\n'; }

std::string to_line(const Json& value, bool ascii) { return value.dump(-1, ' ', ascii, Json::error_handler_t::replace); }

std::string json_string(std::string_view text) { return to_line(text, true); }

Part Part::operator[](const char* key) const { return json_->at(key); }
Part Part::operator[](std::size_t place) const { return json_->at(place); }
bool Part::contains(const char* key) const { return json_->contains(key); }
bool Part::is_null() const { return json_->is_null(); }
bool Part::is_text() const { return json_->is_string(); }

const std::string& Part::text() const { return json_->get_ref<const std::string&>(); }
std::uint64_t Part::count() const { return json_->get<std::uint64_t>(); }
double Part::number() const { return json_->get<double>(); }
bool Part::flag() const { return json_->get<bool>(); }

std::size_t Part::size() const { return json_->size(); }
bool Part::holds(std::string_view word) const { return std::find(json_->begin(), json_->end(), word) != json_->end(); }

std::vector<std::pair<std::string, Part>> Part::items() const {
    std::vector<std::pair<std::string, Part>> list;
    for (const auto& [name, value] : json_->items()) list.emplace_back(name, value);
    return list;
}

}  // namespace tangency::tools
