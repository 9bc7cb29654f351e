// SPDX-License-Identifier: MIT
// From the roles of a row's numbers to cores, whatever the question and the form.
#include "cores.hpp"

#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "tangency/reference/ratio.hpp"
#include "tangency/reference/rotated/quaternion.hpp"
#include "turn.hpp"

namespace tangency::certificates {

using namespace reference;

WholeLengths whole_lengths(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    const Layout& layout = layout_of(signature);
    std::vector<double> only_lengths(row.begin(), row.end());
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (!is_length(layout[place].role)) only_lengths[place] = 0;
    only_lengths.insert(only_lengths.end(), moved_by.begin(), moved_by.end());
    const WholeRow numbers = whole_row(only_lengths);
    const auto number = [&numbers](std::size_t place) -> Integer { return 4 * numbers.numbers[place]; };
    WholeLengths whole{lengths_of(layout, number), {}, numbers.exponent - 2};
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (const Field& field = layout[place]; field.role == Role::vertex)
            whole.vertices[field.shape == ShapeOf::second][field.index][field.axis] = number(place);
    for (std::size_t axis = 0; axis < moved_by.size(); ++axis) {
        const Integer by = number(row.size() + axis);
        whole.lengths.second.center[axis] += by;
        whole.lengths.second.end[axis] += by;
        for (auto& vertex : whole.vertices[1])
            if (axis < 2) vertex[axis] += by;
    }
    return whole;
}

namespace {

// A fraction has a coefficient and a radicand of 0; of an enclosure there is nothing.
std::optional<Surd> surd_of(const ExactNumber& number) {
    if (const auto* fraction = std::get_if<Fraction>(&number.value)) return Surd{*fraction, 0, 0};
    if (const auto* surd = std::get_if<Surd>(&number.value)) return *surd;
    return std::nullopt;
}

Frame frame_of_axes() {
    Frame frame;
    for (std::size_t axis = 0; axis < 3; ++axis) frame.axes[axis] = unit_along<OneRoot>(axis);
    return frame;
}

// The box's directions are the columns of the rotation.
Frame frame_of_quaternion(std::span<const double> q) {
    const auto [rows, norm_sq] = reference::detail::integer_rotation(Quaternion<double>{q[0], q[1], q[2], q[3]});
    Frame frame{{}, norm_sq, {}};
    for (std::size_t axis = 0; axis < 3; ++axis)
        for (std::size_t own = 0; own < 3; ++own) frame.axes[own][axis] = rows[axis][own];
    return frame;
}

Frame frame_of_turn(const Surd& cosine, const Surd& sine) {
    Frame frame;
    for (const Surd* each : {&cosine, &sine}) {
        for (const Fraction* part : {&each->rational_part, &each->coefficient})
            frame.divisor = lcm(frame.divisor, part->lowest_terms().second);
        if (each->radicand != 0) frame.root = std::make_unique<const Integer>(each->radicand);
    }
    const auto whole = [&frame](const Fraction& part) -> Integer { return (part * Fraction(frame.divisor, 1, 0)).lowest_terms().first; };
    const auto rooted = [&](const Surd& surd) { return OneRoot(whole(surd.rational_part), whole(surd.coefficient), frame.root.get()); };
    frame.axes[0] = {{rooted(cosine), rooted(sine), 0}};
    frame.axes[1] = {{-rooted(sine), rooted(cosine), 0}};
    return frame;
}

// The frame `factor` times as large.
void enlarge(Frame& frame, const Integer& factor) {
    frame.divisor *= factor;
    for (Point<OneRoot>& axis : frame.axes) axis = OneRoot(factor) * axis;
}

// Where m n is a square, sqrt(n) is sqrt(m n) / m times sqrt(m).
void express_by(const Integer& m, const Integer& root_of_both, Frame& frame) {
    frame.divisor *= m;
    for (Point<OneRoot>& axis : frame.axes)
        for (OneRoot& number : axis.on) number = OneRoot(number.a * m, number.b * root_of_both, &m);
    frame.root = nullptr;
}

Frames frames_together(Frame first, Frame second) {
    Frames frames{std::move(first), std::move(second)};
    if (frames.first.root && frames.second.root) {
        const Integer product = *frames.first.root * *frames.second.root, root = sqrt(product);
        if (root * root == product) express_by(*frames.first.root, root, frames.second);
    }
    const Integer divisor = lcm(frames.first.divisor, frames.second.divisor);
    for (Frame* frame : {&frames.first, &frames.second}) enlarge(*frame, Integer(divisor / frame->divisor));
    frames.roots = (frames.first.root ? 1U : 0U) + (frames.second.root ? 1U : 0U);
    return frames;
}

// Of two roots the second shape's is the outer one.
template <class Number>
Number number_of(const OneRoot& number, ShapeOf shape) {
    if constexpr (std::is_same_v<Number, Integer>)
        return number.a;
    else if constexpr (std::is_same_v<Number, OneRoot>)
        return number;
    else
        return shape == ShapeOf::first ? TwoRoots(number) : TwoRoots(number.a, number.b, number.root);
}

// Makes cores of one row, in the unit of its frames.
template <class Number>
struct Maker {
    const Signature& signature;
    const WholeLengths& whole;
    const Frames& frames;

    Point<Number> at(const std::array<Integer, 3>& place) const {
        Point<Number> point;
        for (std::size_t axis = 0; axis < signature.dim; ++axis) point[axis] = Integer(place[axis] * frames.first.divisor);
        return point;
    }

    Core<Number> point(const std::array<Integer, 3>& place) const { return {{at(place)}, {}, at(place)}; }

    Core<Number> segment(const std::array<Integer, 3>& start, const std::array<Integer, 3>& end) const {
        std::array<Integer, 3> middle;
        for (std::size_t axis = 0; axis < 3; ++axis) middle[axis] = (start[axis] + end[axis]) / 2;
        return {{at(start)}, {at(end) - at(start)}, at(middle)};
    }

    Core<Number> box(ShapeOf which, const std::array<Integer, 3>& center, const std::array<Integer, 3>& half_extent) const {
        const Frame& frame = which == ShapeOf::first ? frames.first : frames.second;
        Core<Number> core{{at(center)}, {}, at(center)};
        for (std::size_t own = 0; own < signature.dim; ++own) {
            Point<Number> half;
            for (std::size_t axis = 0; axis < signature.dim; ++axis)
                half[axis] = half_extent[own] * number_of<Number>(frame.axes[own][axis], which);
            core.corners[0] = core.corners[0] - half;
            core.edges.push_back(half + half);
        }
        return core;
    }

    // Within the triangle of the first three vertices the mean of the first, twice, and the others.
    Core<Number> polygon(std::size_t which, std::size_t count) const {
        Core<Number> core;
        std::array<Integer, 3> mean;
        for (std::size_t vertex = 0; vertex < count; ++vertex) {
            const auto& [x, y] = whole.vertices[which][vertex];
            core.corners.push_back(at({x, y, 0}));
        }
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const auto& vertices = whole.vertices[which];
            mean[axis] = (2 * vertices[0][axis] + vertices[1][axis] + vertices[2][axis]) / 4;
        }
        core.middle = at(mean);
        return core;
    }

    Core<Number> core_of(ShapeOf which) const {
        const bool is_first = which == ShapeOf::first;
        const ShapeLengths<Integer>& shape = is_first ? whole.lengths.first : whole.lengths.second;
        const VertexCounts counts = vertices_of(signature.form);
        switch (tangency::core_of(layout_of(signature).kind_of(which))) {
            case CoreKind::point: return point(shape.center);
            case CoreKind::box: return box(which, shape.center, shape.half_extent);
            case CoreKind::polygon: return polygon(is_first ? 0 : 1, is_first ? counts.first : counts.second);
            case CoreKind::segment: break;
        }
        return segment(shape.center, shape.end);
    }
};

}  // namespace

std::optional<Frames> frames_of(const Signature& signature, std::span<const double> row, const WholeLengths& whole) {
    const Layout& layout = layout_of(signature);
    const auto frame_of = [&](ShapeOf shape) -> std::optional<Frame> {
        const auto& half_extent = shape == ShapeOf::first ? whole.lengths.first.half_extent : whole.lengths.second.half_extent;
        if (signature.orientation == Orientation::none || half_extent == std::array<Integer, 3>{}) return frame_of_axes();
        const std::span<const double> numbers = layout.orientation(row, shape);
        if (signature.orientation == Orientation::quaternion) return frame_of_quaternion(numbers);
        const auto turn = turn_of(signature.orientation, numbers);
        const auto cosine = surd_of(turn->number({1, 0, 0}, 0)), sine = surd_of(turn->number({0, 1, 0}, 0));
        if (!cosine || !sine) return std::nullopt;
        return frame_of_turn(*cosine, *sine);
    };
    auto first = frame_of(ShapeOf::first);
    if (!first) return std::nullopt;
    auto second = layout.has_second_turn() ? frame_of(ShapeOf::second) : frame_of_axes();
    if (!second) return std::nullopt;
    return frames_together(*std::move(first), *std::move(second));
}

template <class Number>
Cores<Number> cores_of(const Signature& signature, const WholeLengths& whole, const Frames& frames) {
    const Maker<Number> maker{signature, whole, frames};
    const Integer radii = whole.lengths.first.radius + whole.lengths.second.radius, &divisor = frames.first.divisor;
    return {maker.core_of(ShapeOf::first), maker.core_of(ShapeOf::second), radii * divisor, divisor, whole.exponent};
}

template Cores<Integer> cores_of(const Signature& signature, const WholeLengths& whole, const Frames& frames);
template Cores<OneRoot> cores_of(const Signature& signature, const WholeLengths& whole, const Frames& frames);
template Cores<TwoRoots> cores_of(const Signature& signature, const WholeLengths& whole, const Frames& frames);

}  // namespace tangency::certificates
