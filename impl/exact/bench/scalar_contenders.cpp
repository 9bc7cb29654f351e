// SPDX-License-Identifier: MIT
// Contenders that decide one input a call: the published methods and exact_filtered.
#include <array>
#include <tuple>
#include <type_traits>

#include "contender.hpp"
#include "tangency/impl/list.hpp"

namespace tangency::bench {
namespace {

namespace exact = impl::exact;

// Each answer is needed by itself, so the loop around an inlined function is not vectorised.
template <class Answer>
void keep(Answer& answer) {
    asm volatile("" : "+r"(answer));
}

template <class Scalar, std::size_t Count, class Decide, std::size_t... Place>
void each(const std::array<std::vector<Scalar>, Count>& c, std::size_t count, std::uint8_t* answers, Decide decide,
          std::index_sequence<Place...>) {
    for (std::size_t i = 0; i < count; ++i) {
        auto answer = static_cast<unsigned>(decide(c[Place][i]...));
        keep(answer);
        answers[i] = static_cast<std::uint8_t>(answer);
    }
}

template <class Scalar, std::size_t Count, class Decide>
void each(const std::array<std::vector<Scalar>, Count>& columns, std::size_t count, std::uint8_t* answers, Decide decide) {
    each(columns, count, answers, decide, std::make_index_sequence<Count>{});
}

template <class Method, class Scalar>
void by_method(const Workload<Scalar>& work, std::uint8_t* answers) {
    constexpr auto form = static_cast<std::size_t>(Method::info.form);
    using Shapes = std::tuple_element_t<form, FormShapes<Scalar, 2>>;
    each(work.*columns_of<Scalar>[form], work.count, answers, [](Scalar a, Scalar b, Scalar c, Scalar d, Scalar e, Scalar f, Scalar r) {
        return Method::intersects(typename Shapes::Box{{a, b}, {c, d}}, typename Shapes::BallLike{{e, f}, r});
    });
}

// Clamp to the sides, closed: the method of clamp_corner on sides instead of corner and size.
template <class Scalar>
void by_clamp(const Workload<Scalar>& work, std::uint8_t* answers) {
    each(work.lo_hi, work.count, answers, [](Scalar a, Scalar b, Scalar c, Scalar d, Scalar e, Scalar f, Scalar r) {
        const Scalar dx = e - std::max(a, std::min(e, c));
        const Scalar dy = f - std::max(b, std::min(f, d));
        return dx * dx + dy * dy <= r * r;
    });
}

template <class Form, class Scalar>
void by_exact(const Workload<Scalar>& work, std::uint8_t* answers) {
    const auto& columns = std::is_same_v<Form, exact::LoHi> ? work.lo_hi : work.center_half;
    each(columns, work.count, answers, [](auto... numbers) { return exact::intersects_closed<Form>(numbers...); });
}

template <class Scalar>
void by_rotated_axis(const Workload<Scalar>& work, std::uint8_t* answers) {
    const auto decide = [](Scalar a, Scalar b, Scalar c, Scalar d, Scalar u, Scalar v, Scalar e, Scalar f, Scalar r) {
        const CenterHalfBox<Scalar, 2> box{{a, b}, {c, d}};
        const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>> rotated{box, {u, v}};
        return impl::RotatedAxis::intersects(rotated, Ball<Scalar, 2>{{e, f}, r});
    };
    each(work.rotated, work.count, answers, decide);
}

template <class Scalar>
void by_exact_axis(const Workload<Scalar>& work, std::uint8_t* answers) {
    each(work.rotated, work.count, answers, [](auto... numbers) { return exact::intersects_closed_axis<exact::CenterHalf>(numbers...); });
}

template <class Scalar>
void by_exact_quaternion(const Workload<Scalar>& work, std::uint8_t* answers) {
    each(work.spatial, work.count, answers,
         [](auto... numbers) { return exact::intersects_closed_quaternion<exact::CenterHalf>(numbers...); });
}

// The published methods, of which some are timed on every workload.
template <class Scalar, class... Methods>
void add_published(std::vector<Contender<Scalar>>& list, impl::MethodList<Methods...>) {
    const auto add = [&list](const impl::MethodInfo& info, auto answer) {
        const bool is_everywhere = info.name == "fold" || info.name == "arvo";
        list.push_back({std::string(info.name), is_everywhere ? Manner::scalar : Manner::plotted, false, static_cast<Reads>(info.form),
                        answer, info.contract});
    };
    (add(Methods::info, by_method<Methods, Scalar>), ...);
}

}  // namespace

template <class Scalar>
void add_scalar_contenders(std::vector<Contender<Scalar>>& list) {
    add_published(list, impl::PublishedMethods{});
    list.push_back({"clamp", Manner::scalar, false, Reads::lo_hi, by_clamp<Scalar>});
    if (std::is_same_v<Scalar, float>)
        list.push_back({"in_double", Manner::scalar, false, Reads::center_half, by_method<impl::controls::DoubleInside, Scalar>});
    list.push_back({"exact_filtered", Manner::scalar, true, Reads::center_half, by_exact<exact::CenterHalf, Scalar>});
    list.push_back({"exact_filtered_lo_hi", Manner::scalar, true, Reads::lo_hi, by_exact<exact::LoHi, Scalar>});
    list.push_back({"rotated_axis", Manner::scalar, false, Reads::rotated, by_rotated_axis<Scalar>});
    list.push_back({"exact_filtered_axis", Manner::scalar, true, Reads::rotated, by_exact_axis<Scalar>});
    list.push_back({"exact_filtered_quaternion", Manner::scalar, true, Reads::spatial, by_exact_quaternion<Scalar>});
}

template void add_scalar_contenders<float>(std::vector<Contender<float>>&);
template void add_scalar_contenders<double>(std::vector<Contender<double>>&);

}  // namespace tangency::bench
