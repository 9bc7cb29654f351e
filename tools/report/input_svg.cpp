// SPDX-License-Identifier: MIT
// Drawing inputs to scale.
#include "input_svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <cmath>
#include <numbers>
#include <string_view>
#include <utility>
#include <vector>

#include "input_frame.hpp"
#include "question_svg.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/reference/rotated/exact_number.hpp"

namespace tangency::tools {
namespace {

using properties::Input;
using properties::ReferenceAnswer;
using reference::Fraction;
using reference::Verdict;

// Ratios of two doubles and their squares run past every built-in exponent range; 64 bits are plenty.
using Wide = boost::multiprecision::number<
    boost::multiprecision::cpp_bin_float<64, boost::multiprecision::digit_base_2, void, std::int32_t, -200000, 200000>,
    boost::multiprecision::et_off>;

Wide wide(const Fraction& value) { return ldexp(Wide(Wide(value.numerator) / Wide(value.denominator)), value.exponent); }

// One drawn axis, relative to the point of the box nearest to the centre: lo <= 0 <= hi.
struct Span {
    Wide lo, hi, center;
    std::string label;
};

// What is drawn: a plane section of the input that holds the centre and the nearest point.
struct Slice {
    std::array<Span, 2> axes;  // the box's own directions
    double cos = 1, sin = 0;   // of the angle from the picture's right to the box's first direction
    Wide radius, distance, gap;
    std::array<double, 2> outward{};  // unit vector from the nearest point to the centre
    Verdict verdict;
    Wide ulp;
    std::string note;

    bool is_rotated() const { return sin != 0 || cos != 1; }

    // From the box's directions to the picture's.
    template <class Length>
    std::array<Length, 2> rotated(const Length& across, const Length& up) const {
        if (!is_rotated()) return {across, up};
        return {across * cos - up * sin, across * sin + up * cos};
    }

    std::array<Wide, 2> center() const { return rotated(axes[0].center, axes[1].center); }
};

Span span_of(const FramedAxis& axis, std::string_view label) {
    return {wide(axis.lo), wide(axis.hi), wide(axis.center), std::string(label)};
}

// Two axes on which the centre lies outside, seen along the line from the nearest corner to the centre:
// the box ends at that corner and reaches back to the first side that the line leaves it by.
Span diagonal_span(const Span& a, const Span& b) {
    const Wide across = sqrt(a.center * a.center + b.center * b.center);
    const Wide back = std::min<Wide>((a.hi - a.lo) / abs(a.center), (b.hi - b.lo) / abs(b.center));
    return {-back * across, 0, across, a.label + " and " + b.label};
}

void choose_axes(Slice& slice, const Input& input) {
    const std::size_t dim = input.signature.dim;
    static constexpr std::array<std::string_view, 3> names{"x", "y", "z"};
    const InputFrame frame = input_frame(input);
    std::vector<Span> spans;
    for (std::size_t axis = 0; axis < dim; ++axis) spans.push_back(span_of(frame.axes[axis], names[axis]));
    slice.cos = frame.cos;
    slice.sin = frame.sin;
    if (dim == 1) {
        slice.axes = {spans[0], Span{0, 0, 0, ""}};
        slice.note = "An input on a line, drawn in the plane. ";
        return;
    }
    if (dim == 2) {
        slice.axes = {spans[0], spans[1]};
        return;
    }
    std::array<std::size_t, 3> order{0, 1, 2};
    std::stable_sort(order.begin(), order.end(),
                     [&spans](std::size_t a, std::size_t b) { return abs(spans[a].center) > abs(spans[b].center); });
    if (spans[order[2]].center == 0) {
        const auto [first, second] = std::minmax(order[0], order[1]);
        slice.axes = {spans[first], spans[second]};
        slice.note = fmt::format("Slice through the centre along {} and {}; on {} the centre lies between the sides. ", spans[first].label,
                                 spans[second].label, spans[order[2]].label);
    } else {
        const auto [first, second] = std::minmax(order[1], order[2]);
        slice.axes = {diagonal_span(spans[first], spans[second]), spans[order[0]]};
        slice.note = fmt::format("Slice through the centre, the nearest corner and the {} axis; {} run across. ", spans[order[0]].label,
                                 slice.axes[0].label);
    }
    if (input.signature.orientation != Orientation::none) slice.note += "x, y and z are the directions of the rotated box. ";
}

// From a centre outside the box to its nearest point there is one way; from inside, the nearest side's.
std::array<double, 2> outward_of(const Slice& slice) {
    const auto& [across, up] = slice.axes;
    const Wide length = sqrt(across.center * across.center + up.center * up.center);
    if (length > 0) return {static_cast<double>(across.center / length), static_cast<double>(up.center / length)};
    const std::array<std::pair<Wide, std::array<double, 2>>, 4> sides{
        {{across.hi, {1, 0}}, {-across.lo, {-1, 0}}, {up.hi, {0, 1}}, {-up.lo, {0, -1}}}};
    return std::min_element(sides.begin(), sides.end(), [](const auto& a, const auto& b) { return a.first < b.first; })->second;
}

Slice make_slice(const Input& input) {
    const ReferenceAnswer reference_answer = properties::find_reference_answer(input);
    Slice slice{.axes = {},
                .radius = wide(approximate(reference_answer.radius.exact())),
                .distance = sqrt(wide(approximate(reference_answer.distance_sq.exact()))),
                .gap = 0,
                .verdict = reference_answer.verdict,
                .ulp = 0,
                .note = {}};
    if (reference_answer.gap_sq.sign() != 0)
        slice.gap = wide(approximate(reference_answer.gap_sq.exact())) / (slice.distance + slice.radius);
    choose_axes(slice, input);
    const auto [across, up] = outward_of(slice);
    slice.outward = slice.rotated(across, up);
    const auto& format = properties::format_of(reference_answer.scalar);
    if (reference_answer.scale > 0)
        slice.ulp = ldexp(Wide(1), std::max(std::ilogb(reference_answer.scale) + 1 - format.precision, format.min_exponent));
    return slice;
}

// "1.25e-07", or the power of two where no double reaches.
std::string length_text(const Wide& length) {
    if (length == 0) return "0";
    const int exponent = ilogb(length);
    if (std::abs(exponent) < 1000) return fmt::format("{:.3g}", static_cast<double>(length));
    return fmt::format("about 2^{}", exponent);
}

constexpr double half_side = panel_side / 2;

// Where things of a slice come to lie in a panel. y runs up in the input and down in SVG.
struct SliceView {
    std::array<Wide, 2> middle;  // of the panel, relative to the nearest point
    Wide scale;                  // panel units a length

    // Infinite where a double does not reach; only lengths that are compared or cut off can be.
    double length(const Wide& value) const { return static_cast<double>(Wide(value * scale)); }
    // What lies far outside the panel is clipped, and viewers count in floats.
    double x(const Wide& value) const { return std::clamp(half_side + length(value - middle[0]), -2e3, 2e3); }
    double y(const Wide& value) const { return std::clamp(half_side - length(value - middle[1]), -2e3, 2e3); }
};

SliceView whole_view(const Slice& slice) {
    SliceView view{};
    Wide widest = 0;
    const auto& [across, up] = slice.axes;
    const std::array corners{slice.rotated(across.lo, up.lo), slice.rotated(across.lo, up.hi), slice.rotated(across.hi, up.lo),
                             slice.rotated(across.hi, up.hi)};
    const std::array<Wide, 2> center = slice.center();
    for (std::size_t axis = 0; axis < 2; ++axis) {
        Wide lo = center[axis] - slice.radius;
        Wide hi = center[axis] + slice.radius;
        for (const auto& corner : corners) {
            lo = std::min<Wide>(lo, corner[axis]);
            hi = std::max<Wide>(hi, corner[axis]);
        }
        view.middle[axis] = (lo + hi) / 2;
        widest = std::max<Wide>(widest, hi - lo);
    }
    view.scale = widest > 0 ? Wide(inner_side / widest) : Wide(0);
    return view;
}

// The power of two that lets the gap, or at a tie the smaller shape, span a good part of the panel.
std::optional<int> zoom_of(const Slice& slice, const SliceView& whole) {
    if (slice.verdict == Verdict::touching && slice.distance == 0) return std::nullopt;
    const auto fitting = [&whole](const Wide& length) {
        constexpr double target = 100;
        return static_cast<int>(ilogb(Wide(target / (length * whole.scale))));
    };
    if (slice.verdict != Verdict::touching) {
        const int zoom = fitting(abs(slice.gap));
        return zoom >= 1 ? std::optional(zoom) : std::nullopt;
    }
    const Wide box = std::max<Wide>(slice.axes[0].hi - slice.axes[0].lo, slice.axes[1].hi - slice.axes[1].lo);
    int zoom = 2;
    for (const Wide& shape : {Wide(2 * slice.radius), box})
        if (shape > 0) zoom = std::max(zoom, fitting(shape));
    return zoom;
}

SliceView contact_view(const Slice& slice, const SliceView& whole, int zoom) {
    SliceView view{{0, 0}, ldexp(whole.scale, zoom)};
    if (slice.distance > 0)
        for (std::size_t axis = 0; axis < 2; ++axis) view.middle[axis] = slice.gap * slice.outward[axis] / 2;
    return view;
}

bool box_is_dot(const Slice& slice, const SliceView& view) {
    return view.length(slice.axes[0].hi - slice.axes[0].lo) < too_small && view.length(slice.axes[1].hi - slice.axes[1].lo) < too_small;
}

// A rotated box is laid out along the axes and rotated about its nearest point, which is where it must be right. SVG
// turns clockwise.
std::string turn_svg(const Slice& slice, const SliceView& view) {
    if (!slice.is_rotated()) return "";
    const double degrees = std::atan2(slice.sin, slice.cos) * (180 / std::numbers::pi);
    return fmt::format(R"_( transform="rotate({:.6f} {:.2f} {:.2f})")_", -degrees, view.x(0), view.y(0));
}

std::string box_svg(const Slice& slice, const SliceView& view) {
    const double left = view.x(slice.axes[0].lo);
    const double top = view.y(slice.axes[1].hi);
    if (box_is_dot(slice, view))
        return fmt::format(R"(<rect class="box speck" x="{:.2f}" y="{:.2f}" width="6" height="6"/>)", view.x(0) - 3, view.y(0) - 3);
    constexpr double thin = 0.05;  // SVG draws no rectangle without a width
    return fmt::format(R"(<rect class="box" x="{:.2f}" y="{:.2f}" width="{:.2f}" height="{:.2f}"{}/>)", left, top,
                       std::max(thin, view.x(slice.axes[0].hi) - left), std::max(thin, view.y(slice.axes[1].lo) - top),
                       turn_svg(slice, view));
}

// The disc is hung up by the rim point nearest to the contact, where every viewer must see it right.
std::string disc_svg(const Slice& slice, const SliceView& view) {
    const auto& [right, up] = slice.outward;
    const double rim_x = view.x(slice.gap * right);
    const double rim_y = view.y(slice.gap * up);
    const double radius = view.length(slice.radius);
    if (radius < too_small) return fmt::format(R"(<circle class="disc speck" cx="{:.2f}" cy="{:.2f}" r="3.5"/>)", rim_x, rim_y);
    constexpr double roundest = 4000;  // beyond it a parabola differs from the rim by less than 0.1 in the panel
    if (radius < roundest)
        return fmt::format(R"(<circle class="disc" cx="{:.2f}" cy="{:.2f}" r="{:.2f}"/>)", rim_x + radius * right, rim_y - radius * up,
                           radius);
    constexpr double reach = 300;
    const double sag = reach * reach / (2 * radius);
    const auto point = [&, right = right, up = up](double along, double sideways) {
        return fmt::format("{:.2f} {:.2f}", rim_x + along * right - sideways * up, rim_y - along * up - sideways * right);
    };
    return fmt::format(R"(<path class="disc" d="M{} Q{} {} L{} {} Z"/>)", point(sag, -reach), point(-sag, 0), point(sag, reach),
                       point(2 * reach, reach), point(2 * reach, -reach));
}

std::string marks_svg(const Slice& slice, const SliceView& view) {
    const double near_x = view.x(0);
    const double near_y = view.y(0);
    std::string svg;
    // Cut off along its own direction, which clamping each coordinate would bend.
    const double reach = std::min(view.length(slice.distance), 2 * panel_side);
    if (slice.distance > 0)
        svg += fmt::format(R"(<line class="reach" x1="{:.2f}" y1="{:.2f}" x2="{:.2f}" y2="{:.2f}"/>)", near_x, near_y,
                           near_x + reach * slice.outward[0], near_y - reach * slice.outward[1]);
    const auto [center_x, center_y] = slice.center();
    svg += fmt::format(R"(<circle class="center" cx="{:.2f}" cy="{:.2f}" r="2.8"/>)", view.x(center_x), view.y(center_y));
    if (slice.distance > 0) svg += fmt::format(R"(<path class="nearest" d="M{:.2f} {:.2f}l4 4l-4 4l-4 -4z"/>)", near_x, near_y - 4);
    return svg;
}

std::string gap_svg(const Slice& slice, const SliceView& view) {
    const double near_x = view.x(0);
    const double near_y = view.y(0);
    if (slice.verdict == Verdict::touching) return fmt::format(R"(<circle class="touch" cx="{:.2f}" cy="{:.2f}" r="9"/>)", near_x, near_y);
    return fmt::format(R"(<line class="gap" x1="{:.2f}" y1="{:.2f}" x2="{:.2f}" y2="{:.2f}"/>)", near_x, near_y,
                       view.x(slice.gap * slice.outward[0]), view.y(slice.gap * slice.outward[1]));
}

std::string gap_text(const Slice& slice) {
    if (slice.verdict == Verdict::touching) return "touches exactly";
    return fmt::format("{} {}", slice.verdict == Verdict::disjoint ? "gap" : "overlap", length_text(abs(slice.gap)));
}

std::string label(std::string_view kind, double x, double y, std::string_view text) {
    return fmt::format(R"(<text class="{}" x="{:.2f}" y="{:.2f}">{}</text>)", kind, x, y, text);
}

// A bar of a power of two of ulps of the scale: how coarse the caller's numbers are just here.
std::string ulp_bar(const Slice& slice, const SliceView& view) {
    if (slice.ulp == 0) return "";
    const int power = static_cast<int>(ilogb(Wide(80 / (slice.ulp * view.scale))));
    constexpr int telling = 64;
    if (std::abs(power) > telling) return "";
    const double length = view.length(ldexp(slice.ulp, power));
    const double right = panel_side - 10;
    const std::string text = power == 0 ? "1 ulp" : power == 1 ? "2 ulps" : fmt::format("2^{} ulp{}", power, power > 0 ? "s" : "");
    return fmt::format(R"(<path class="bar" d="M{:.2f} 224v6h{:.2f}v-6"/>)", right - length, length) + label("small end", right, 220, text);
}

std::string panel(const Slice& slice, const SliceView& view, std::string_view describe, std::string_view extra) {
    return fmt::format(R"(<svg class="panel {}" viewBox="0 0 {} {}" role="img" aria-label="{}">)", name_of(slice.verdict), panel_side,
                       panel_side, describe) +
           box_svg(slice, view) + disc_svg(slice, view) + std::string(extra) + "</svg>";
}

std::string caption_of(const Slice& slice, const SliceView& whole, const std::optional<int>& zoom) {
    std::string text = slice.note;
    const auto share = [&whole](const Wide& length) {
        return fmt::format("2^{} of the picture", static_cast<int>(ilogb(Wide(length * whole.scale / panel_side))));
    };
    if (whole.length(slice.radius) < too_small && slice.radius > 0)
        text += fmt::format("The circle is too small to see and drawn as a dot: its radius is {}. ", share(slice.radius));
    if (slice.radius == 0) text += "The circle has radius zero and is drawn as a dot. ";
    const Wide box = std::max<Wide>(slice.axes[0].hi - slice.axes[0].lo, slice.axes[1].hi - slice.axes[1].lo);
    if (box == 0) text += "The box is a point and drawn as a small square. ";
    if (box > 0 && box_is_dot(slice, whole))
        text += fmt::format("The box is too small to see and drawn as a small square: it measures {}. ", share(box));
    if (zoom) text += fmt::format("The second panel is the marked place, 2^{} times as large. ", *zoom);
    if (!text.empty()) text.pop_back();
    return text;
}

}  // namespace

InputPicture draw_input(const Input& stored) {
    const Input input = properties::with_positive_sizes(stored);
    if (input.signature.question != Question::box_ball) return draw_question_input(input);
    const Slice slice = make_slice(input);
    const SliceView whole = whole_view(slice);
    const std::optional<int> zoom = zoom_of(slice, whole);
    InputPicture picture{.whole = {}, .contact = {}, .zoom = zoom, .caption = caption_of(slice, whole, zoom)};

    std::string extra = marks_svg(slice, whole);
    const std::string axes = R"(<path class="axes" d="M12 206v22h22"/>)" + label("small", 38, 231, slice.axes[0].label) +
                             label("small", 9, 201, slice.axes[1].label);
    if (zoom) {
        const SliceView contact = contact_view(slice, whole, *zoom);
        const double side = std::max(12.0, std::ldexp(panel_side, -*zoom));
        extra += fmt::format(R"(<rect class="lens" x="{:.2f}" y="{:.2f}" width="{:.2f}" height="{:.2f}"/>)",
                             whole.x(contact.middle[0]) - side / 2, whole.y(contact.middle[1]) - side / 2, side, side);
        picture.contact = panel(slice, contact, fmt::format("the place of contact, magnified 2^{} times: {}", *zoom, gap_text(slice)),
                                marks_svg(slice, contact) + gap_svg(slice, contact) + label("zoom", 10, 20, fmt::format("× 2^{}", *zoom)) +
                                    label("measure", 10, 228, gap_text(slice)) + ulp_bar(slice, contact));
    } else {
        extra += gap_svg(slice, whole) + label("measure end", panel_side - 10, 20, gap_text(slice));
    }
    picture.whole = panel(slice, whole, fmt::format("the whole input, {}", name_of(slice.verdict)), extra + axes);
    return picture;
}

}  // namespace tangency::tools
