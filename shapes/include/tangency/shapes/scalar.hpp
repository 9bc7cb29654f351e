// SPDX-License-Identifier: MIT
// The scalar types as one list, from which names, formats, bits and instances derive.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

namespace tangency {

/// The type of every argument.
enum class ScalarType { f32, f64, i32 };

/// What each is in C++, in the order of ScalarType: a float or double, or another trivially copyable type of 2, 4 or 8 bytes that
/// converts implicitly, and in constant expressions, from double, rounding to nearest, and to double, without loss, and has
/// std::numeric_limits; or the language's whole numbers, to which only whole numbers that they hold are converted.
using ScalarTypes = std::tuple<float, double, std::int32_t>;
/// How users and programs call them.
inline constexpr std::array<std::string_view, std::tuple_size_v<ScalarTypes>> scalar_names{"f32", "f64", "i32"};
inline constexpr std::array<std::string_view, scalar_names.size()> scalar_cpp_names{"float", "double", "int"};
/// And what each is in C, as plugin.h declares functions.
inline constexpr std::array<std::string_view, scalar_names.size()> scalar_c_names{"float", "double", "int"};
/// Those that built-in methods are tried in, and cases are stored in.
inline constexpr std::array<ScalarType, 2> tried_scalars{ScalarType::f32, ScalarType::f64};

inline constexpr auto every_scalar = [] {
    std::array<ScalarType, scalar_names.size()> all{};
    for (std::size_t place = 0; place < all.size(); ++place) all[place] = static_cast<ScalarType>(place);
    return all;
}();

constexpr std::string_view name_of(ScalarType scalar) { return scalar_names[static_cast<std::size_t>(scalar)]; }

/// Whether its numbers are whole: nothing rounds, no zero has a sign, and what is beyond is no number.
constexpr bool is_whole(ScalarType scalar) { return scalar == ScalarType::i32; }
/// The ends of whole numbers of the language.
inline constexpr double least_whole = -0x1p31, most_whole = 0x1p31 - 1;
/// Whether a scalar has the number: a float any, whole numbers those between their ends.
constexpr bool has_number(ScalarType scalar, double number) {
    if (!is_whole(scalar)) return true;
    return number >= least_whole && number <= most_whole && static_cast<double>(static_cast<std::int64_t>(number)) == number;
}

template <ScalarType scalar>
using ScalarOf = std::tuple_element_t<static_cast<std::size_t>(scalar), ScalarTypes>;

/// Calls visit with a zero of the scalar type; it returns the same type of all.
template <std::size_t Place = 0, class Visit>
constexpr decltype(auto) visit_scalar(ScalarType scalar, Visit&& visit) {
    if constexpr (Place + 1 < scalar_names.size())
        if (scalar != static_cast<ScalarType>(Place)) return visit_scalar<Place + 1>(scalar, std::forward<Visit>(visit));
    return visit(std::tuple_element_t<Place, ScalarTypes>{});
}

namespace detail {

/// The place of a type in a tuple that has it.
template <class Wanted, class... All>
consteval std::size_t place_in(std::type_identity<std::tuple<All...>>) {
    static_assert((std::is_same_v<Wanted, All> || ...));
    std::size_t place = 0;
    (void)((std::is_same_v<Wanted, All> || (++place, false)) || ...);
    return place;
}

template <std::size_t Bytes>
using BitsOfSize = std::conditional_t<Bytes == 2, std::uint16_t, std::conditional_t<Bytes == 4, std::uint32_t, std::uint64_t>>;

}  // namespace detail

template <class Scalar>
inline constexpr ScalarType scalar_type = static_cast<ScalarType>(detail::place_in<Scalar>(std::type_identity<ScalarTypes>{}));

/// How many hex digits the bits of a number take.
constexpr std::size_t hex_digits(ScalarType scalar) {
    return visit_scalar(scalar, [](auto zero) { return 2 * sizeof zero; });
}

/// The bits of a number of the scalar type.
constexpr std::uint64_t bits_of(ScalarType scalar, double number) {
    return visit_scalar(scalar, [number](auto zero) -> std::uint64_t {
        return std::bit_cast<detail::BitsOfSize<sizeof zero>>(static_cast<decltype(zero)>(number));
    });
}

/// The number with these bits, of which the scalar type's own count.
constexpr double number_of_bits(ScalarType scalar, std::uint64_t bits) {
    return visit_scalar(scalar, [bits](auto zero) {
        return static_cast<double>(std::bit_cast<decltype(zero)>(static_cast<detail::BitsOfSize<sizeof zero>>(bits)));
    });
}

}  // namespace tangency
