// SPDX-License-Identifier: MIT
// JSON documents through a narrow compiled interface: who reads and prints them needs no header of nlohmann's library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tangency::tools {

using Json = nlohmann::ordered_json;

/// The document as a report's bytes. What is not UTF-8, as a file name need not be, is replaced.
std::string to_text(const Json& document);

/// The value on one line, what is not UTF-8 replaced; in `ascii` with escapes for what is beyond it.
std::string to_line(const Json& value, bool ascii = false);

/// The text as a string of JSON, in ASCII; what is not UTF-8 is replaced.
std::string json_string(std::string_view text);

/// A value of a document, to read; the document must outlive it. What is missing or of another type throws nlohmann's
/// exception, which names it.
class Part {
public:
    class Iterator;

    Part(const Json& json) : json_(&json) {}

    Part operator[](const char* key) const;
    Part operator[](std::size_t place) const;
    bool contains(const char* key) const;
    bool is_null() const;
    bool is_text() const;

    const std::string& text() const;
    std::uint64_t count() const;
    double number() const;
    bool flag() const;

    /// @name Of a list.
    /// @{
    std::size_t size() const;
    bool empty() const { return size() == 0; }
    Part front() const { return (*this)[std::size_t{0}]; }
    bool holds(std::string_view word) const;
    Iterator begin() const;
    Iterator end() const;
    /// @}

    /// The names and values of an object.
    std::vector<std::pair<std::string, Part>> items() const;

private:
    const Json* json_;
};

/// Goes through a list.
class Part::Iterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Part;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = Part;

    Iterator(Part list, std::size_t place) : list_(list), place_(place) {}

    Part operator*() const { return list_[place_]; }
    Iterator& operator++() { return ++place_, *this; }
    bool operator==(const Iterator& other) const { return place_ == other.place_; }

private:
    Part list_;
    std::size_t place_;
};

inline Part::Iterator Part::begin() const { return {*this, 0}; }
inline Part::Iterator Part::end() const { return {*this, size()}; }

}  // namespace tangency::tools
