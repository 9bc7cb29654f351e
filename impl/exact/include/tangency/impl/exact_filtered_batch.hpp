// SPDX-License-Identifier: MIT
// exact_filtered over arrays: the filter in vector registers, what it leaves open settled one by one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "exact/batch.hpp"
#include "exact_filtered.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {

/// A structure of arrays: input i has first[axis][i], second[axis][i] as Form names them, center[axis][i] and
/// radius[i]. Any alignment; the arrays may overlap one another.
template <class Scalar, std::size_t Dim>
struct Columns {
    const Scalar* first[Dim];
    const Scalar* second[Dim];
    const Scalar* center[Dim];
    const Scalar* radius;
};

namespace detail {

template <class Form, class Scalar, std::size_t Dim>
struct AxisAlignedBatch {
    using Number = Scalar;
    static constexpr std::size_t width = 3 * Dim + 1;
    static constexpr bool is_scaled = false;
    static constexpr std::size_t shares = Form::cancels ? Dim : 1;

    template <class Work, class See>
    TANGENCY_EXACT_INLINE static Work measure(const Work* row, See& see) {
        return measure(row, see, std::make_index_sequence<Dim>{});
    }
    template <class Work, class See, std::size_t... I>
    TANGENCY_EXACT_INLINE static Work measure(const Work* row, See& see, std::index_sequence<I...> axes) {
        // Added up before they are used, reaches need not be copied.
        if constexpr (Form::cancels)
            (see(std::integral_constant<std::size_t, I>{}, Form::reach(row[I], row[Dim + I], row[2 * Dim + I])), ...);
        const Work distance_sq = detail::square_distance<Form>(row, axes), radius = row[3 * Dim];
        if constexpr (!Form::cancels) see(std::integral_constant<std::size_t, 0>{}, distance_sq);
        see(std::integral_constant<std::size_t, shares>{}, Form::cancels ? radius : radius * radius);
        return Arithmetic<Work>::subtract_product(radius, radius, distance_sq);
    }
    template <class Work>
    TANGENCY_EXACT_INLINE static Work own_bound(Work sum, Work of_radius) {
        return detail::bound_by<Form, Scalar>(sum + of_radius);
    }
    template <class Work>
    TANGENCY_EXACT_INLINE static Work bound_by(Work sum) {
        return detail::bound_by<Form, Scalar, shared_factor<Form>>(sum);
    }
    static Verdict settle(const Scalar* row) { return decide_row<Form, Dim>(row, Stage::exact_tie).verdict; }
};

template <class Form, class Scalar, std::size_t Dim, std::size_t... I>
Rows<AxisAlignedBatch<Form, Scalar, Dim>> rows_of(const Columns<Scalar, Dim>& columns, std::index_sequence<I...>) {
    return {{columns.first[I]..., columns.second[I]..., columns.center[I]..., columns.radius}};
}

template <class Form, class Scalar, std::size_t Dim>
void answer_columns(const Columns<Scalar, Dim>& columns, std::size_t count, const ByteOf& byte_of, unsigned char* answers) {
    answer_rows(rows_of<Form>(columns, std::make_index_sequence<Dim>{}), count, byte_of, answers);
}

}  // namespace detail

/// verdicts[i] = the verdict on input i, for count inputs; equal to decide_row bit for bit. The answers must not
/// overlap the columns.
template <class Form, class Scalar, std::size_t Dim>
void decide_columns(const Columns<Scalar, Dim>& columns, std::size_t count, Verdict* verdicts) {
    detail::answer_columns<Form>(columns, count, detail::as_verdict, reinterpret_cast<unsigned char*>(verdicts));
}

/// answers[i] = 1 where input i intersects, touching included, else 0.
template <class Form, class Scalar, std::size_t Dim>
void intersects_closed_columns(const Columns<Scalar, Dim>& columns, std::size_t count, std::uint8_t* answers) {
    detail::answer_columns<Form>(columns, count, detail::as_closed, answers);
}

/// answers[i] = 1 where input i overlaps, touching not included, else 0.
template <class Form, class Scalar, std::size_t Dim>
void intersects_open_columns(const Columns<Scalar, Dim>& columns, std::size_t count, std::uint8_t* answers) {
    detail::answer_columns<Form>(columns, count, detail::as_open, answers);
}

}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
