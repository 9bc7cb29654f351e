// SPDX-License-Identifier: MIT
// The functions of exact_filtered under one name each, by the kind of input: for the tests of every target, and for the program that tells
// mutants. `column(place)` is where the numbers of that place of a row stand.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tangency/impl/exact_filtered.hpp"
#include "tangency/impl/exact_filtered_axis_batch.hpp"
#include "tangency/impl/exact_filtered_batch.hpp"
#include "tangency/impl/exact_filtered_quaternion_batch.hpp"

namespace tangency::exact_test {

namespace exact = impl::exact;

/// The verdict, closed and open.
using Answers = std::array<int, 3>;

template <class Form, class Scalar, std::size_t Dim>
struct AxisAligned {
    using Number = Scalar;
    using Columns = exact::Columns<Scalar, Dim>;
    static constexpr std::size_t length = 3 * Dim + 1;

    static exact::Decision decide_row(const Scalar* row, exact::Stage first) { return exact::decide_row<Form, Dim>(row, first); }
    template <class... Numbers>
    static Answers decide_numbers(Numbers... n) {
        return {static_cast<int>(exact::decide<Form>(n...)), exact::intersects_closed<Form>(n...), exact::intersects_open<Form>(n...)};
    }
    template <class Column>
    static Columns columns_of(Column column) {
        Columns columns;
        for (std::size_t i = 0; i < Dim; ++i) {
            columns.first[i] = column(i);
            columns.second[i] = column(Dim + i);
            columns.center[i] = column(2 * Dim + i);
        }
        columns.radius = column(3 * Dim);
        return columns;
    }
    [[gnu::noinline]] static void decide_columns(const Columns& columns, std::size_t count, exact::Verdict* verdicts, std::uint8_t* closed,
                                                 std::uint8_t* open) {
        exact::decide_columns<Form>(columns, count, verdicts);
        exact::intersects_closed_columns<Form>(columns, count, closed);
        exact::intersects_open_columns<Form>(columns, count, open);
    }
};

template <class Form, class Scalar>
struct RotatedByAxis {
    using Number = Scalar;
    using Columns = exact::AxisColumns<Scalar>;
    static constexpr std::size_t length = 9;

    static exact::Decision decide_row(const Scalar* row, exact::Stage first) { return exact::decide_axis_row<Form>(row, first); }
    template <class... Numbers>
    static Answers decide_numbers(Numbers... n) {
        return {static_cast<int>(exact::decide_axis<Form>(n...)), exact::intersects_closed_axis<Form>(n...),
                exact::intersects_open_axis<Form>(n...)};
    }
    template <class Column>
    static Columns columns_of(Column column) {
        return {{column(0), column(1)}, {column(2), column(3)}, {column(4), column(5)}, {column(6), column(7)}, column(8)};
    }
    [[gnu::noinline]] static void decide_columns(const Columns& columns, std::size_t count, exact::Verdict* verdicts, std::uint8_t* closed,
                                                 std::uint8_t* open) {
        exact::decide_axis_columns<Form>(columns, count, verdicts);
        exact::intersects_closed_axis_columns<Form>(columns, count, closed);
        exact::intersects_open_axis_columns<Form>(columns, count, open);
    }
};

template <class Form, class Scalar>
struct RotatedByQuaternion {
    using Number = Scalar;
    using Columns = exact::QuaternionColumns<Scalar>;
    static constexpr std::size_t length = 14;

    static exact::Decision decide_row(const Scalar* row, exact::Stage first) { return exact::decide_quaternion_row<Form>(row, first); }
    template <class... Numbers>
    static Answers decide_numbers(Numbers... n) {
        return {static_cast<int>(exact::decide_quaternion<Form>(n...)), exact::intersects_closed_quaternion<Form>(n...),
                exact::intersects_open_quaternion<Form>(n...)};
    }
    template <class Column>
    static Columns columns_of(Column column) {
        return {{column(0), column(1), column(2)},
                {column(3), column(4), column(5)},
                {column(6), column(7), column(8), column(9)},
                {column(10), column(11), column(12)},
                column(13)};
    }
    [[gnu::noinline]] static void decide_columns(const Columns& columns, std::size_t count, exact::Verdict* verdicts, std::uint8_t* closed,
                                                 std::uint8_t* open) {
        exact::decide_quaternion_columns<Form>(columns, count, verdicts);
        exact::intersects_closed_quaternion_columns<Form>(columns, count, closed);
        exact::intersects_open_quaternion_columns<Form>(columns, count, open);
    }
};

#if defined(TANGENCY_EXACT_LANES)
/// A step's gaps, as the batch filter reads them.
template <class Scalar>
struct Step {
    Scalar gaps[exact::detail::step_length];

    template <std::size_t Place>
    exact::detail::ByteRegister bits_at() const {
        using Lanes = exact::detail::Lanes<Scalar>;
        return exact::detail::bits(Lanes::load(gaps + Place * Lanes::width));
    }
    /// Whether all of them are finite and by their upper halves exceed the bound.
    bool is_beyond(Scalar bound) const {
        using Do = exact::detail::Arithmetic<exact::detail::Lanes<Scalar>>;
        const auto halves = exact::detail::upper_halves_of<Scalar, 0>(*this);
        return exact::detail::is_beyond(exact::detail::least_rank<Scalar>(halves), Do::broadcast(bound));
    }
};
#endif

}  // namespace tangency::exact_test
