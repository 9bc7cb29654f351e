// SPDX-License-Identifier: MIT
// exact_filtered asked by rows of numbers.
#include "tangency/properties/fast_verdict.hpp"

#include <stdexcept>

#include "fast_deciders.hpp"
#include "tangency/impl/exact_filtered.hpp"
#include "tangency/properties/floats.hpp"

namespace tangency::properties {
namespace fast {
namespace {

namespace exact = impl::exact;

static_assert(static_cast<int>(exact::Verdict::disjoint) == static_cast<int>(reference::Verdict::disjoint) &&
              static_cast<int>(exact::Verdict::touching) == static_cast<int>(reference::Verdict::touching) &&
              static_cast<int>(exact::Verdict::overlapping) == static_cast<int>(reference::Verdict::overlapping));

// A row of floats is asked as doubles, which hold it exactly: so the f32 instances of exact_filtered are tried by
// another instance than themselves, and near ties of floats are plain to the filter.
template <class Tag, std::size_t Dim>
struct AxisAligned {
    static MaybeVerdict decide(const Input& input, int first_stage) {
        const auto decision = exact::decide_row<Tag, Dim>(input.numbers.data(), static_cast<exact::Stage>(first_stage));
        return static_cast<reference::Verdict>(decision.verdict);
    }
};

struct BallCorner {
    static MaybeVerdict decide(const Input& input, int first_stage) { return decide_ball_corner(input, first_stage); }
};

struct Rotated {
    static MaybeVerdict decide(const Input& input, int first_stage) { return decide_rotated(input, first_stage); }
};

// Extents halved, or everything but them doubled, a box by centre and extents is one by centre and half extents. Where
// the one overflows, the other loses a bit only of numbers that small.
struct CenterSize {
    static MaybeVerdict decide(const Input& input, int first_stage) {
        Input same{{Form::center_half, ScalarType::f64, input.signature.dim, input.signature.orientation}, input.numbers};
        const Layout& layout = layout_of(input.signature);
        const bool doubles = scale_of(input) <= format_of(ScalarType::f64).largest / 2;
        for (std::size_t place = 0; place < layout.size(); ++place) {
            double& number = same.numbers[place];
            const bool is_extent = layout[place].role == Role::extent;
            if (doubles && !is_extent && is_length(layout[place].role)) number *= 2;
            if (!doubles && is_extent && (number /= 2) * 2 != input.numbers[place]) return std::nullopt;
        }
        return fast_verdict_from(same, first_stage);
    }
};

// A form that exact_filtered does not know is left to the reference.
struct Undecided {
    static MaybeVerdict decide(const Input&, int) { return std::nullopt; }
};

template <class Tag, class Visit>
decltype(auto) visit_dim(std::size_t dim, Visit visit) {
    switch (dim) {
        case 1: return visit(AxisAligned<Tag, 1>{});
        case 2: return visit(AxisAligned<Tag, 2>{});
        case 3: return visit(AxisAligned<Tag, 3>{});
        default: throw std::logic_error("no such dimension");
    }
}

/// Calls visit with the decider of a signature, so that a run of inputs finds it once.
template <class Visit>
decltype(auto) visit_decider(const Signature& signature, Visit visit) {
    if (signature.question != Question::box_ball) return visit(Undecided{});
    const bool rotated = signature.orientation != Orientation::none;
    switch (signature.form) {
        case Form::center_half: return rotated ? visit(Rotated{}) : visit_dim<exact::CenterHalf>(signature.dim, visit);
        case Form::lo_hi: return visit_dim<exact::LoHi>(signature.dim, visit);
        case Form::corner_size: return rotated ? visit(Rotated{}) : visit_dim<exact::CornerSize>(signature.dim, visit);
        case Form::corner_size_ball_corner: return visit(BallCorner{});
        case Form::center_size: return visit(CenterSize{});
        default: return visit(Undecided{});
    }
}

}  // namespace
}  // namespace fast

std::optional<reference::Verdict> fast_verdict_from(const Input& input, int first_stage) {
    return fast::visit_decider(input.signature, [&](auto decider) { return decider.decide(input, first_stage); });
}

std::optional<reference::Verdict> fast_verdict(const Input& input) { return fast_verdict_from(input, 0); }

void fast_verdicts(std::span<const Input> inputs, std::span<std::optional<reference::Verdict>> verdicts) {
    if (inputs.empty()) return;
    fast::visit_decider(inputs[0].signature, [&](auto decider) {
        for (std::size_t i = 0; i < inputs.size(); ++i) verdicts[i] = decider.decide(inputs[i], 0);
    });
}

}  // namespace tangency::properties
