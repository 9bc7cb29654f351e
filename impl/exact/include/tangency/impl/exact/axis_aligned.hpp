// SPDX-License-Identifier: MIT
// An axis-aligned box and a ball, as the stages ask about them.
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

#include "expansions.hpp"
#include "filter.hpp"
#include "integers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

/// For the members see the stages (stages.hpp).
template <class Form, std::size_t Dim, class Scalar>
class AxisAlignedBox {
    static_assert(Dim >= 1 && Dim <= 3, "the error bounds are derived for one to three dimensions");

public:
    using Number = Scalar;
    using Place = Row<Dim>;
    static constexpr bool sees_ties = true;
    /// Three numbers below 2^n units sum to less than 2^(n+2), and up to three squares of that to less than 2^(2n+6).
    static constexpr int most_bits = 2 * most_width<Scalar> + 6;

    TANGENCY_EXACT_INLINE static Estimate<Scalar> estimate(const Scalar* row) {
        return detail::estimate<Form, Scalar>(row, std::make_index_sequence<Dim>{});
    }

    constexpr explicit AxisAlignedBox(const Scalar* row) : row_(row) {}

    constexpr bool is_valid() const {
        bool finite = true;
        for (std::size_t i = 0; i < Place::length; ++i) finite = finite && is_finite(row_[i]);
        return finite;
    }

    TANGENCY_EXACT_INLINE bool decide_in_double([[maybe_unused]] Verdict& verdict) const {
        if constexpr (std::is_same_v<Scalar, double>) {
            return false;  // as the filter did
        } else {
            double wide[Place::length];
            for (std::size_t i = 0; i < Place::length; ++i) wide[i] = widened(row_[i]);
            return is_decided(detail::estimate<Form, Scalar>(static_cast<const double*>(wide), std::make_index_sequence<Dim>{}), verdict);
        }
    }

    TANGENCY_EXACT_INLINE bool decide_by_expansions(Verdict& verdict) const {
        if (!in_expansion_domain(row_, std::make_index_sequence<Place::length>{})) return false;
        return detail::decide_by_expansions<Form, Dim>(row_, verdict);
    }

    constexpr Spans spans() const { return spans_of<Place>(row_); }
    static constexpr int bits(const Spans& spans) { return 2 * spans.lengths.width() + 6; }

    template <class Magnitude>
    constexpr Verdict compare_in(const Spans& spans) const {
        const auto count = [&spans](Scalar number) { return spans.lengths.template count<Magnitude>(number); };
        Integer<Magnitude> overshoot[Dim];
        for (std::size_t i = 0; i < Dim; ++i) {
            const auto axis = Form::template axis<ByBits>(row_[Place::first + i], row_[Place::second + i], row_[Place::center + i]);
            overshoot[i] = count(axis.high) - count(axis.low) - count(axis.inset);
        }
        return compare_overshoots(overshoot, count(row_[Place::radius]).magnitude);
    }

private:
    const Scalar* row_;
};

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
