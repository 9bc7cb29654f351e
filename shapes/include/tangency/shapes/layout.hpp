// SPDX-License-Identifier: MIT
// A row of numbers described as data: what each number is, of which shape, on which axis.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "tangency/shapes/form.hpp"
#include "tangency/shapes/role.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency {

/// Which of the two shapes of a row.
enum class ShapeOf : std::uint8_t { first, second };

/// One number of a row.
struct Field {
    std::string_view name{};  ///< as error messages, reports and plugin signatures use it
    Role role{};
    ShapeOf shape{};
    std::uint8_t axis = 0;   ///< of a quaternion the component; 0 for what has no axis
    std::uint8_t index = 0;  ///< which vertex of a polygon
};

/// What a form stores on each axis: two numbers of the box, one of the ball; and in which shapes.
struct FormRoles {
    Role first, second, ball;
    std::string_view box_name, ball_name;
};

namespace detail {

/// Whether a box can be stored by these two numbers on an axis: what they mean is said in box_sides, lengths_of and wherever the
/// reference, the judge and gap bounds read them. Another pair has to be taught to each.
constexpr bool is_pair_of_box(Role first, Role second) {
    if (first == Role::lo || second == Role::hi) return first == Role::lo && second == Role::hi;
    return (first == Role::center || first == Role::corner) && (second == Role::half_extent || second == Role::extent);
}

template <class... Stored>
constexpr auto roles_of_stored(std::tuple<Stored...>*) {
    static_assert((is_pair_of_box(Stored::Box::first_role, Stored::Box::second_role) && ...),
                  "store a centre or a corner with half extents or extents, or lo with hi; CONTRIBUTING.md lists what other pairs need");
    return std::array{FormRoles{Stored::Box::first_role, Stored::Box::second_role, Stored::BallLike::position_role, Stored::Box::name,
                                Stored::BallLike::name}...};
}

}  // namespace detail

/// In the order of Form.
inline constexpr std::array<FormRoles, form_names.size()> form_roles =
    detail::roles_of_stored(static_cast<FormShapes<double, 2>*>(nullptr));

constexpr const FormRoles& roles_of(Form form) { return form_roles[static_cast<std::size_t>(form)]; }

/// How many numbers the orientation takes: an angle, a direction, or a quaternion.
constexpr std::size_t orientation_size(Orientation orientation) {
    constexpr std::array<std::size_t, 5> sizes{0, 1, 1, 2, 4};
    return sizes[static_cast<std::size_t>(orientation)];
}

/// What those numbers are. Needs an orientation that has some.
constexpr Role orientation_role(Orientation orientation) {
    constexpr std::array<Role, 5> roles{Role::radians, Role::radians, Role::degrees, Role::direction, Role::quaternion};
    return roles[static_cast<std::size_t>(orientation)];
}

/// The longest row: two polygons.
inline constexpr std::size_t max_number_count = 4 * most_vertices;

/// A row's numbers in argument order: the box, two numbers an axis, its orientation, then the ball. Of another question: its
/// shapes one after the other, a moving ball's radius last, and after each box its orientation.
class Layout {
public:
    constexpr Layout() = default;
    constexpr explicit Layout(const Signature& signature);

    constexpr std::size_t size() const { return size_; }
    constexpr std::size_t dim() const { return dim_; }
    constexpr Question question() const { return question_; }
    constexpr ShapeKind kind_of(ShapeOf shape) const {
        const detail::QuestionRow& row = detail::row_of(question_);
        return shape == ShapeOf::first ? row.first : row.second;
    }
    /// Whether a ball is stored by the corner of the box around it, of which this is a coordinate.
    constexpr bool is_ball_corner(std::size_t place) const {
        return fields_[place].role == Role::corner && core_of(kind_of(fields_[place].shape)) == CoreKind::point;
    }
    constexpr const Field& operator[](std::size_t place) const { return fields_[place]; }
    constexpr const Field* begin() const { return fields_.data(); }
    constexpr const Field* end() const { return fields_.data() + size_; }

    /// Where the number stands in the row; size() if the row has none such.
    constexpr std::size_t place_of(ShapeOf shape, Role role, std::size_t axis = 0) const {
        for (std::size_t place = 0; place < size_; ++place)
            if (fields_[place].shape == shape && fields_[place].role == role && fields_[place].axis == axis) return place;
        return size_;
    }

    /// Where the box's first number on an axis stands: its centre, corner or low side.
    constexpr std::size_t first(std::size_t axis) const { return axis; }
    /// Where the second stands: half extent, extent or high side; of two balls second(0) is the first one's radius.
    constexpr std::size_t second(std::size_t axis) const { return dim_ + axis; }
    /// Of a high side that stands there, the place of the low side on the same axis of the same box.
    constexpr std::size_t beside_hi(std::size_t place) const { return place - dim_; }
    /// Where the first box's orientation begins, behind all its lengths; a row without one has zero of its numbers there.
    constexpr std::size_t orientation() const { return second(dim_) + (has_radius(kind_of(ShapeOf::first)) ? 1 : 0); }
    /// Where a shape's orientation begins, if it has one.
    constexpr std::size_t orientation(ShapeOf shape) const { return shape == ShapeOf::first ? orientation() : size_ - turn_size(); }
    /// How many numbers each orientation of the row has.
    constexpr std::size_t turn_size() const { return has_box(question_) ? ball_ - orientation() : 0; }
    /// Whether the second shape has an orientation of its own, as every box of a row has if one has.
    constexpr bool has_second_turn() const { return core_of(kind_of(ShapeOf::second)) == CoreKind::box && turn_size() > 0; }
    /// Where the ball's centre or corner stands; of another question the first number of the second shape, whatever that is.
    constexpr std::size_t ball(std::size_t axis) const { return ball_ + axis; }
    /// Where the radius stands, in a row that has one.
    constexpr std::size_t radius() const { return size_ - 1; }

    /// The orientation's numbers of a row, of its first box or the given one; none where the box lies along the axes.
    template <class Number>
    constexpr std::span<Number> orientation(std::span<Number> row, ShapeOf shape = ShapeOf::first) const {
        return row.subspan(orientation(shape), turn_size());
    }

private:
    constexpr void add(ShapeOf shape, Role role, std::size_t axes);
    constexpr void add_polygon(ShapeOf shape, std::size_t vertices);
    constexpr void add_shape(ShapeOf shape, const Signature& signature);

    std::array<Field, max_number_count> fields_{};
    std::size_t size_ = 0, ball_ = 0;
    Question question_ = Question::box_ball;
    std::size_t dim_ = 0;
};

namespace detail {

constexpr std::string_view name_of_field(ShapeKind kind, bool is_second_of_kind, Role role, std::size_t axis) {
    using Names = std::array<std::string_view, 4>;
    constexpr std::array<Names, 12> names{{{"cx", "cy", "cz"},
                                           {"x", "y", "z"},
                                           {"lox", "loy", "loz"},
                                           {"hix", "hiy", "hiz"},
                                           {"bx", "by", "bz"},
                                           {"hx", "hy", "hz"},
                                           {"w", "h", "d"},
                                           {"r"},
                                           {"angle"},
                                           {"angle"},
                                           {"ux", "uy"},
                                           {"qx", "qy", "qz", "qw"}}};
    constexpr std::array<Names, 12> names_of_second{{{"cx2", "cy2", "cz2"},
                                                     {"x2", "y2", "z2"},
                                                     {"lox2", "loy2", "loz2"},
                                                     {"hix2", "hiy2", "hiz2"},
                                                     {"bx2", "by2", "bz2"},
                                                     {"hx2", "hy2", "hz2"},
                                                     {"w2", "h2", "d2"},
                                                     {"s"},
                                                     {"angle2"},
                                                     {"angle2"},
                                                     {"ux2", "uy2"},
                                                     {"qx2", "qy2", "qz2", "qw2"}}};
    constexpr Names names_of_center{"px", "py", "pz"}, names_of_other_center{"qx", "qy", "qz"};
    constexpr Names names_of_start{"ax", "ay", "az"}, names_of_second_start{"ax2", "ay2", "az2"};
    const auto place = static_cast<std::size_t>(role);
    const bool is_other = is_second_of_kind || role == Role::corner;
    if (core_of(kind) == CoreKind::point && role != Role::radius) return is_other ? names_of_other_center[axis] : names_of_center[axis];
    if (has_end(kind) && role == Role::center) return is_second_of_kind ? names_of_second_start[axis] : names_of_start[axis];
    if (is_second_of_kind) return names_of_second[place][axis];
    return names[place][axis];
}

/// "x1" and "y1", ..., "u1" and "v1", ...; two together are "x1, y1".
struct VertexName {
    std::array<char, 6> text{};

    constexpr VertexName() = default;
    constexpr VertexName(bool second, std::size_t index) {
        const char number = static_cast<char>('1' + index);
        text = {second ? 'u' : 'x', number, ',', ' ', second ? 'v' : 'y', number};
    }
    constexpr std::string_view both() const { return {text.data(), text.size()}; }
    constexpr std::string_view on(std::size_t axis) const { return both().substr(4 * axis, 2); }
};

/// By polygon, then by vertex.
inline constexpr auto vertex_names = [] {
    std::array<std::array<VertexName, most_vertices>, 2> all{};
    for (std::size_t polygon = 0; polygon < 2; ++polygon)
        for (std::size_t index = 0; index < most_vertices; ++index) all[polygon][index] = VertexName(polygon == 1, index);
    return all;
}();

}  // namespace detail

constexpr void Layout::add(ShapeOf shape, Role role, std::size_t axes) {
    const detail::QuestionRow& row = detail::row_of(question_);
    // The second radius of a row has a name of its own, whatever has the first.
    const bool is_second_of_kind = shape == ShapeOf::second && (row.first == row.second || (role == Role::radius && has_radius(row.first)));
    for (std::size_t axis = 0; axis < axes; ++axis)
        fields_[size_++] = {detail::name_of_field(kind_of(shape), is_second_of_kind, role, axis), role, shape,
                            static_cast<std::uint8_t>(axis)};
}

constexpr void Layout::add_polygon(ShapeOf shape, std::size_t vertices) {
    for (std::size_t index = 0; index < vertices; ++index)
        for (std::size_t axis = 0; axis < 2; ++axis)
            fields_[size_++] = {detail::vertex_names[shape == ShapeOf::second][index].on(axis), Role::vertex, shape,
                                static_cast<std::uint8_t>(axis), static_cast<std::uint8_t>(index)};
}

constexpr void Layout::add_shape(ShapeOf shape, const Signature& signature) {
    const bool is_first = shape == ShapeOf::first;
    const ShapeKind kind = kind_of(shape);
    const VertexCounts counts = vertices_of(signature.form);
    switch (core_of(kind)) {
        case CoreKind::polygon: add_polygon(shape, is_first ? counts.first : counts.second); break;
        case CoreKind::box:
            add(shape, roles_of(signature.form).first, dim_);
            add(shape, roles_of(signature.form).second, dim_);
            break;
        case CoreKind::point: add(shape, has_box(question_) ? roles_of(signature.form).ball : Role::center, dim_); break;
        case CoreKind::segment: add(shape, Role::center, dim_); add(shape, Role::end, dim_);
    }
    if (has_radius(kind)) add(shape, Role::radius, 1);
    if (core_of(kind) == CoreKind::box) add(shape, orientation_role(signature.orientation), orientation_size(signature.orientation));
}

constexpr Layout::Layout(const Signature& signature) : question_(signature.question), dim_(signature.dim) {
    add_shape(ShapeOf::first, signature);
    ball_ = size_;
    add_shape(ShapeOf::second, signature);
}

namespace detail {

inline constexpr std::size_t orientation_kinds = 5;

/// Calls visit with the signature of each layout that there is.
template <class Visit>
constexpr void for_each_layout(Visit visit) {
    const auto visit_dims = [&visit](const FormName& known) {
        for (std::size_t dim = 1; dim <= 3; ++dim)
            if (known.exists_in(dim)) visit(Signature{known.form, ScalarType::f64, dim, known.orientation, known.question});
    };
    for (const FormName& known : all_forms) visit_dims(known);
    for (const FormName& known : question_forms) visit_dims(known);
}

constexpr std::size_t place_of_signature(const Signature& signature) {
    const auto question = static_cast<std::size_t>(signature.question), form = static_cast<std::size_t>(signature.form),
               orientation = static_cast<std::size_t>(signature.orientation);
    return ((question * form_count + form) * orientation_kinds + orientation) * 3 + signature.dim - 1;
}

/// Where the layout of a signature stands among all; that of one without a layout is nowhere. Templates, so that only who asks for them
/// pays for their compilation.
template <std::size_t Signatures>
inline constexpr auto layout_places = [] {
    std::array<std::uint16_t, Signatures> all{};
    std::uint16_t count = 0;
    for_each_layout([&](const Signature& signature) { all[place_of_signature(signature)] = count++; });
    return all;
}();

inline constexpr std::size_t layout_count = [] {
    std::size_t count = 0;
    for_each_layout([&count](const Signature&) { ++count; });
    return count;
}();

template <std::size_t Layouts>
inline constexpr auto layout_signatures = [] {
    std::array<Signature, Layouts> all{};
    std::size_t place = 0;
    for_each_layout([&](const Signature& signature) { all[place++] = signature; });
    return all;
}();

// Each is a constant of its own: clang takes so many steps for one, and for all of them together too few.
template <std::size_t Place>
inline constexpr Layout layout_at{layout_signatures<layout_count>[Place]};

template <std::size_t... Places>
constexpr auto layouts_at(std::index_sequence<Places...>) {
    return std::array<const Layout*, sizeof...(Places)>{&layout_at<Places>...};
}

template <std::size_t Layouts>
inline constexpr auto layouts = layouts_at(std::make_index_sequence<Layouts>());

}  // namespace detail

/// The layout of the rows of a signature whose form exists.
constexpr const Layout& layout_of(const Signature& signature) {
    constexpr std::size_t signatures = detail::question_count * form_count * detail::orientation_kinds * 3;
    return *detail::layouts<detail::layout_count>[detail::layout_places<signatures>[detail::place_of_signature(signature)]];
}

/// How many numbers a row takes: of a box and a ball three an axis, the orientation and the radius.
constexpr std::size_t number_count(const Signature& signature) {
    if (signature.question != Question::box_ball) return layout_of(signature).size();
    return 3 * signature.dim + orientation_size(signature.orientation) + 1;
}

/// The same where the signature is known when compiling.
template <Form form, Orientation orientation, std::size_t Dim>
inline constexpr Layout layout_for{Signature{form, ScalarType::f64, Dim, orientation}};

/// The names of a row's numbers in their order.
inline std::vector<std::string_view> field_names(const Signature& signature) {
    std::vector<std::string_view> names;
    for (const Field& field : layout_of(signature)) names.push_back(field.name);
    return names;
}

}  // namespace tangency
