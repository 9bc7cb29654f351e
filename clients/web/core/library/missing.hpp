// SPDX-License-Identifier: MIT
// What the C++ library of Debian's emscripten (libc++ 13) lacks of C++20, as far as Tangency uses it. Read before every
// source of the browser's build and of no other, so that the sources themselves keep to the language.
#pragma once
#ifdef __cplusplus

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <iterator>
#include <string>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>

// A library that has one of these is no longer the one that this file is for.
#if _LIBCPP_VERSION >= 14000
#error "this C++ library is newer than clients/web/core/library/missing.hpp; drop from there what it has"
#endif

namespace std {

template <class To, class From>
constexpr To bit_cast(const From& from) noexcept {
    return __builtin_bit_cast(To, from);
}

class jthread : public thread {
public:
    using thread::thread;
    jthread(jthread&&) noexcept = default;
    jthread& operator=(jthread&&) noexcept = default;
    ~jthread() {
        if (joinable()) join();
    }
};

// Of text without a sign and without blanks before it, which is all that is read here.
inline from_chars_result from_chars(const char* first, const char* last, double& value, chars_format format = chars_format::general) {
    const string text = (format == chars_format::hex ? "0x" : "") + string(first, last);
    char* end = nullptr;
    const double read = strtod(text.c_str(), &end);
    const auto length = end - text.c_str() - (format == chars_format::hex ? 2 : 0);
    if (end == text.c_str() || length <= 0) return {first, errc::invalid_argument};
    if (read - read != 0) return {first + length, errc::result_out_of_range};
    value = read;
    return {first + length, errc{}};
}

// With projections, as the algorithms of std::ranges have them; each by the algorithm of the same name.
namespace ranges {
namespace detail {

template <class Range>
using Iterator = decltype(std::begin(declval<Range&>()));

template <class Compare, class Projection>
auto projected(Compare& compare, Projection& projection) {
    return [&](auto&& a, auto&& b) { return std::invoke(compare, std::invoke(projection, a), std::invoke(projection, b)); };
}

}  // namespace detail

template <class Range, class Predicate, class Projection = identity>
constexpr auto find_if(Range&& range, Predicate predicate, Projection projection = {}) {
    return std::find_if(std::begin(range), std::end(range),
                        [&](auto&& each) { return std::invoke(predicate, std::invoke(projection, each)); });
}

template <class Range, class Value, class Projection = identity>
constexpr auto find(Range&& range, const Value& value, Projection projection = {}) {
    return ranges::find_if(
        range, [&](auto&& each) { return each == value; }, projection);
}

template <class Range, class Predicate, class Projection = identity>
constexpr bool any_of(Range&& range, Predicate predicate, Projection projection = {}) {
    return ranges::find_if(range, predicate, projection) != std::end(range);
}

template <class Range, class Predicate, class Projection = identity>
constexpr bool none_of(Range&& range, Predicate predicate, Projection projection = {}) {
    return !ranges::any_of(range, predicate, projection);
}

template <class Range, class Predicate, class Projection = identity>
constexpr bool all_of(Range&& range, Predicate predicate, Projection projection = {}) {
    return ranges::none_of(range, std::not_fn(predicate), projection);
}

template <class Range, class Value, class Projection = identity>
constexpr auto count(Range&& range, const Value& value, Projection projection = {}) {
    return std::count_if(std::begin(range), std::end(range), [&](auto&& each) { return std::invoke(projection, each) == value; });
}

template <class A, class B, class Compare = std::equal_to<>, class ProjectionA = identity, class ProjectionB = identity>
constexpr bool equal(A&& a, B&& b, Compare compare = {}, ProjectionA of_a = {}, ProjectionB of_b = {}) {
    return std::equal(std::begin(a), std::end(a), std::begin(b), std::end(b),
                      [&](auto&& x, auto&& y) { return std::invoke(compare, std::invoke(of_a, x), std::invoke(of_b, y)); });
}

template <class Range, class Compare = std::less<>, class Projection = identity>
constexpr void sort(Range&& range, Compare compare = {}, Projection projection = {}) {
    std::sort(std::begin(range), std::end(range), detail::projected(compare, projection));
}

template <class Range, class Compare = std::less<>, class Projection = identity>
constexpr void stable_sort(Range&& range, Compare compare = {}, Projection projection = {}) {
    std::stable_sort(std::begin(range), std::end(range), detail::projected(compare, projection));
}

template <class Range, class Out>
constexpr void move(Range&& range, Out out) {
    std::move(std::begin(range), std::end(range), out);
}

template <class Range, class Out, class Function>
constexpr void transform(Range&& range, Out out, Function function) {
    std::transform(std::begin(range), std::end(range), out, [&](auto&& each) { return std::invoke(function, each); });
}

template <class Range>
constexpr void reverse(Range&& range) {
    std::reverse(std::begin(range), std::end(range));
}

template <class Range, class Value, class Compare = std::less<>, class Projection = identity>
constexpr auto lower_bound(Range&& range, const Value& value, Compare compare = {}, Projection projection = {}) {
    return std::lower_bound(std::begin(range), std::end(range), value, [&](const auto& each, const auto& least) {
        return std::invoke(compare, std::invoke(projection, each), least);
    });
}

template <class Range, class Out>
constexpr auto copy(Range&& range, Out out) {
    return std::copy(std::begin(range), std::end(range), out);
}

template <class Range, class Value>
constexpr void fill(Range&& range, const Value& value) {
    std::fill(std::begin(range), std::end(range), value);
}

}  // namespace ranges
}  // namespace std

#endif
