// SPDX-License-Identifier: MIT
// Inputs of the questions beside box_ball, drawn to scale: two shapes in the plane, a space seen along z.
#include "question_svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reason.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::tools {
namespace {

using properties::Input;

// Lengths are drawn in units of the largest, so that none overflows.
int unit_of(const Input& input) {
    const double scale = properties::scale_of(input);
    return scale == 0 ? 0 : std::ilogb(scale) + 3;
}

Lengths<double> lengths_in_units(const Input& input) {
    const int exponent = unit_of(input);
    return lengths_of(layout_of(input.signature), [&](std::size_t place) { return std::ldexp(input.numbers[place], -exponent); });
}

// Where things come to lie in the panel; y runs up in the input and down in SVG.
class View {
public:
    void hold(double x, double y, double half_width, double half_height) {
        lo_ = {std::min(lo_[0], x - half_width), std::min(lo_[1], y - half_height)};
        hi_ = {std::max(hi_[0], x + half_width), std::max(hi_[1], y + half_height)};
    }
    double length(double value) const { return value * scale(); }
    double x(double value) const { return panel_side / 2 + length(value - (lo_[0] + hi_[0]) / 2); }
    double y(double value) const { return panel_side / 2 - length(value - (lo_[1] + hi_[1]) / 2); }

private:
    double scale() const {
        const double widest = std::max(hi_[0] - lo_[0], hi_[1] - lo_[1]);
        return widest > 0 ? inner_side / widest : 0;
    }

    std::array<double, 2> lo_{HUGE_VAL, HUGE_VAL}, hi_{-HUGE_VAL, -HUGE_VAL};
};

struct Place {
    double x, y;
};

Place place_of(const std::array<double, 3>& position) { return {position[0], position[1]}; }

// With a radius the corners are round.
std::string box_svg(const View& view, std::string_view kind, Place center, Place half, double radius) {
    const double width = view.length(2 * half.x), height = view.length(2 * half.y), round = view.length(radius);
    constexpr double thin = 0.05;  // SVG draws no rectangle without a width
    if (std::max(width, height) < too_small)
        return fmt::format(R"(<rect class="{} speck" x="{:.2f}" y="{:.2f}" width="6" height="6"/>)", kind, view.x(center.x) - 3,
                           view.y(center.y) - 3);
    return fmt::format(R"(<rect class="{}" x="{:.2f}" y="{:.2f}" width="{:.2f}" height="{:.2f}"{}/>)", kind, view.x(center.x - half.x),
                       view.y(center.y + half.y), std::max(width, thin), std::max(height, thin),
                       round > 0 ? fmt::format(R"( rx="{:.2f}")", round) : "");
}

std::string ball_svg(const View& view, std::string_view kind, Place center, double radius) {
    const bool is_dot = view.length(radius) < too_small;
    return fmt::format(R"(<circle class="{}{}" cx="{:.2f}" cy="{:.2f}" r="{:.2f}"/>)", kind, is_dot ? " speck" : "", view.x(center.x),
                       view.y(center.y), is_dot ? 3.5 : view.length(radius));
}

// The vertices of a row's first polygon or of its second, in the units of the lengths.
std::vector<Place> vertices_of_shape(const Input& input, ShapeOf shape) {
    const Layout& layout = layout_of(input.signature);
    const int exponent = unit_of(input);
    std::vector<Place> vertices;
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (layout[place].shape == shape && layout[place].axis == 0 && layout[place].role == Role::vertex)
            vertices.push_back({std::ldexp(input.numbers[place], -exponent), std::ldexp(input.numbers[place + 1], -exponent)});
    return vertices;
}

// Joined round, so that one too thin to be seen is a line at least.
std::string polygon_svg(const View& view, std::string_view kind, const std::vector<Place>& vertices) {
    std::string points;
    for (const Place& vertex : vertices)
        points += fmt::format("{}{:.2f},{:.2f}", points.empty() ? "" : " ", view.x(vertex.x), view.y(vertex.y));
    return fmt::format(R"(<polygon class="{}" points="{}" stroke-linejoin="round"/>)", kind, points);
}

// A dot marks what is too small to be seen.
std::string outline_svg(const View& view, std::string_view kind, const std::vector<Place>& vertices) {
    double widest = 0;
    for (const Place& vertex : vertices)
        widest = std::max({widest, view.length(std::abs(vertex.x - vertices[0].x)), view.length(std::abs(vertex.y - vertices[0].y))});
    return widest < too_small ? ball_svg(view, kind, vertices[0], 0) : polygon_svg(view, kind, vertices);
}

// The hull of some points, counterclockwise: A. M. Andrew's chains, the lower one and then the upper one (1979).
std::vector<Place> hull_of(std::vector<Place> points) {
    std::ranges::sort(points, {}, [](const Place& point) { return std::pair(point.x, point.y); });
    std::vector<Place> hull;
    for (std::size_t chain = 0; chain < 2; ++chain) {
        const std::size_t start = hull.size();
        for (const Place& point : points) {
            const auto turns_right = [&] {
                const Place &a = hull[hull.size() - 2], &b = hull.back();
                return (b.x - a.x) * (point.y - a.y) <= (b.y - a.y) * (point.x - a.x);
            };
            while (hull.size() >= start + 2 && turns_right()) hull.pop_back();
            hull.push_back(point);
        }
        hull.pop_back();  // with which the other chain begins
        std::ranges::reverse(points);
    }
    return hull.empty() ? std::vector{points[0]} : hull;
}

// A box as it is seen, in space along z.
std::vector<Place> corners_of(const Input& input, ShapeOf shape, const ShapeLengths<double>& box) {
    const properties::BoxFrame frame = properties::frame_of(input, shape);
    const std::size_t dim = input.signature.dim;
    std::vector<Place> corners;
    for (std::size_t corner = 0; corner < std::size_t{1} << dim; ++corner) {
        properties::Point local{};
        for (std::size_t axis = 0; axis < dim; ++axis)
            local[axis] = ((corner >> axis) & 1) != 0 ? box.half_extent[axis] : -box.half_extent[axis];
        const properties::Point place = frame.to_world(local);
        corners.push_back({box.center[0] + place[0], box.center[1] + place[1]});
    }
    return hull_of(std::move(corners));
}

// A segment; with a radius the ball at both ends and the strip between them.
std::string way_svg(const View& view, std::string_view kind, Place start, Place end, double radius, bool has_ball) {
    const std::array<double, 4> ends{view.x(start.x), view.y(start.y), view.x(end.x), view.y(end.y)};
    const auto line = [&](std::string_view of, const std::string& style) {
        return fmt::format(R"(<line class="{}" x1="{:.2f}" y1="{:.2f}" x2="{:.2f}" y2="{:.2f}"{}/>)", of, ends[0], ends[1], ends[2],
                           ends[3], style);
    };
    std::string svg;
    if (has_ball) {
        svg += line("way", fmt::format(R"( stroke-width="{:.2f}" stroke-linecap="round" stroke="currentColor" stroke-opacity="0.15")",
                                       view.length(2 * radius)));
        svg += ball_svg(view, kind, start, radius) + ball_svg(view, kind, end, radius);
    }
    return svg + line(kind == "disc" ? "gap" : kind, "");
}

// Where a shape's core ends, as it is seen, in space along z: a point, two ends, vertices, or a box's corners.
std::vector<Place> outline_of(const Input& input, ShapeOf which, const ShapeLengths<double>& shape) {
    switch (core_of(layout_of(input.signature).kind_of(which))) {
        case CoreKind::point: return {place_of(shape.center)};
        case CoreKind::segment: return {place_of(shape.center), place_of(shape.end)};
        case CoreKind::polygon: return vertices_of_shape(input, which);
        case CoreKind::box: break;
    }
    return corners_of(input, which, shape);
}

std::string shape_svg(const View& view, std::string_view kind, const Input& input, ShapeOf which, const ShapeLengths<double>& shape) {
    const std::vector<Place> outline = outline_of(input, which, shape);
    const ShapeKind of = layout_of(input.signature).kind_of(which);
    const bool is_rotated = input.signature.orientation != Orientation::none;
    switch (core_of(of)) {
        case CoreKind::point: return ball_svg(view, kind, outline[0], shape.radius);
        case CoreKind::segment: return way_svg(view, kind, outline[0], outline[1], shape.radius, has_radius(of));
        case CoreKind::box:
            if (!is_rotated)
                return box_svg(view, kind, place_of(shape.center),
                               {shape.half_extent[0] + shape.radius, shape.half_extent[1] + shape.radius}, shape.radius);
            break;
        case CoreKind::polygon: break;
    }
    return outline_svg(view, kind, outline);
}

// The two points that prove the verdict, and the line between them.
std::string nearest_svg(const View& view, const Input& input) {
    const auto certificate = properties::find_proof(input);
    if (!certificate) return "";
    const int exponent = unit_of(input);
    const auto place = [exponent](const WrittenPoint& point) {
        const auto on = [&](std::size_t axis) { return axis < point.size() ? std::ldexp(properties::about(point[axis]), -exponent) : 0; };
        return Place{on(0), on(1)};
    };
    const Place first = place(certificate->first), second = place(certificate->second);
    return fmt::format(R"(<line class="gap" x1="{:.2f}" y1="{:.2f}" x2="{:.2f}" y2="{:.2f}" stroke-dasharray="4 3"/>)", view.x(first.x),
                       view.y(first.y), view.x(second.x), view.y(second.y)) +
           ball_svg(view, "box", first, 0) + ball_svg(view, "disc", second, 0);
}

std::string caption_of(const Input& input) {
    std::string text;
    if (input.signature.dim == 1) text = "An input on a line, drawn in the plane. ";
    if (input.signature.dim == 3) text = "Seen along z. ";
    if (has_end(input.signature.question)) text += "The line is the way from a to b. ";
    if (!text.empty()) text.pop_back();
    return text;
}

std::string gap_text(const Input& input) {
    const auto answer = properties::find_reference_answer(input);
    if (answer.verdict == reference::Verdict::touching) return "touches exactly";
    return fmt::format("{} {}", answer.verdict == reference::Verdict::disjoint ? "gap" : "overlap", properties::gap_text(answer));
}

}  // namespace

InputPicture draw_question_input(const Input& input) {
    const Lengths<double> lengths = lengths_in_units(input);
    const auto& [first, second] = lengths;
    View view;
    for (const auto& [which, shape] : {std::pair(ShapeOf::first, &first), std::pair(ShapeOf::second, &second)})
        for (const Place& place : outline_of(input, which, *shape)) view.hold(place.x, place.y, shape->radius, shape->radius);
    std::string svg = shape_svg(view, "box", input, ShapeOf::first, first) + shape_svg(view, "disc", input, ShapeOf::second, second);
    svg += nearest_svg(view, input);
    const std::string_view verdict = name_of(properties::find_verdict(input));
    InputPicture picture{.whole = {}, .contact = {}, .zoom = std::nullopt, .caption = caption_of(input)};
    picture.whole = fmt::format(R"(<svg class="panel {}" viewBox="0 0 {} {}" role="img" aria-label="the whole input, {}">{})"
                                R"(<text class="measure end" x="{}" y="20">{}</text></svg>)",
                                verdict, panel_side, panel_side, verdict, svg, panel_side - 10, gap_text(input));
    return picture;
}

}  // namespace tangency::tools
