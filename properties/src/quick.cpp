// SPDX-License-Identifier: MIT
// exact_filtered asked by rows of numbers.
#include "tangency/properties/quick.hpp"

#include <stdexcept>

#include "quick_parts.hpp"
#include "tangency/impl/exact_filtered.hpp"

namespace tangency::properties {
namespace quick {
namespace {

namespace exact = impl::exact;

static_assert(static_cast<int>(exact::Verdict::disjoint) == static_cast<int>(reference::Verdict::disjoint) &&
              static_cast<int>(exact::Verdict::touching) == static_cast<int>(reference::Verdict::touching) &&
              static_cast<int>(exact::Verdict::overlapping) == static_cast<int>(reference::Verdict::overlapping));

// A row of floats is asked as doubles, which hold it exactly: so the f32 instances of exact_filtered are tried by
// another instance than themselves, and near ties of floats are plain to the filter.
template <class Tag, std::size_t Dim>
struct Straight {
    static Answer decide(const Case& scene, int first_stage) {
        const auto decision = exact::decide_row<Tag, Dim>(scene.numbers.data(), static_cast<exact::Stage>(first_stage));
        return static_cast<reference::Verdict>(decision.verdict);
    }
};

struct BallCorner {
    static Answer decide(const Case& scene, int first_stage) { return decide_ball_corner(scene, first_stage); }
};

struct Turned {
    static Answer decide(const Case& scene, int first_stage) { return decide_turned(scene, first_stage); }
};

template <class Tag, class Visit>
decltype(auto) visit_dim(std::size_t dim, Visit visit) {
    switch (dim) {
        case 1: return visit(Straight<Tag, 1>{});
        case 2: return visit(Straight<Tag, 2>{});
        case 3: return visit(Straight<Tag, 3>{});
        default: throw std::logic_error("no such dimension");
    }
}

/// Calls visit with the decider of a signature, so that a run of scenes finds it once.
template <class Visit>
decltype(auto) visit_decider(const Signature& signature, Visit visit) {
    if (signature.turning != Turning::none) return visit(Turned{});
    switch (signature.form) {
        case Form::center_half: return visit_dim<exact::CenterHalf>(signature.dim, visit);
        case Form::lo_hi: return visit_dim<exact::LoHi>(signature.dim, visit);
        case Form::corner_size: return visit_dim<exact::CornerSize>(signature.dim, visit);
        case Form::corner_size_ball_corner: return visit(BallCorner{});
    }
    throw std::logic_error("no such form");
}

}  // namespace
}  // namespace quick

std::optional<reference::Verdict> quick_verdict_from(const Case& scene, int first_stage) {
    return quick::visit_decider(scene.signature, [&](auto decider) { return decider.decide(scene, first_stage); });
}

std::optional<reference::Verdict> quick_verdict(const Case& scene) { return quick_verdict_from(scene, 0); }

void quick_verdicts(std::span<const Case> scenes, std::span<std::optional<reference::Verdict>> verdicts) {
    if (scenes.empty()) return;
    quick::visit_decider(scenes[0].signature, [&](auto decider) {
        for (std::size_t i = 0; i < scenes.size(); ++i) verdicts[i] = decider.decide(scenes[i], 0);
    });
}

}  // namespace tangency::properties
