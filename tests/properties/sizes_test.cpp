// SPDX-License-Identifier: MIT
// Sizes, radii and differences of every residue, in every form and domain; and functions that are wrong of some of them.
#include "tangency/properties/sizes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "functions.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/plain.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::properties {
namespace {

using Integer = std::int64_t;

// A size or the difference of two sides, or how a position differs from the first on its axis.
struct Number {
    bool is_size;
    std::size_t place;
    Integer value;
};

bool is_whole(const Input& row) {
    return std::ranges::all_of(row.row(), [](double number) { return number == std::trunc(number) && std::abs(number) < 0x1p30; });
}

// Of a row of whole numbers, as its form stores them.
std::vector<Number> numbers_of(const Input& row) {
    const Layout& layout = layout_of(row.signature);
    std::vector<Number> numbers;
    std::array<std::optional<Integer>, 3> origin{};
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const Field& field = layout[place];
        if (!is_length(field.role)) continue;
        const auto number = static_cast<Integer>(row.numbers[place]);
        if (is_size(field.role))
            numbers.push_back({true, place, number});
        else if (field.role == Role::hi)
            numbers.push_back({true, place, number - static_cast<Integer>(row.numbers[layout.beside_hi(place)])});
        else if (!origin[field.axis])
            origin[field.axis] = number;
        else
            numbers.push_back({false, place, number - *origin[field.axis]});
    }
    return numbers;
}

constexpr std::array<Integer, 5> moduli{2, 3, 5, 10, 16};

// By whether it is a size, the place and the modulus.
using Counts = std::map<std::pair<bool, std::size_t>, std::map<Integer, std::vector<int>>>;

void count(const Input& row, Counts& counts) {
    for (const auto& [is_size, place, number] : numbers_of(row)) {
        auto& by_modulus = counts[{is_size, place}];
        for (const Integer modulus : moduli) {
            auto& residues = by_modulus[modulus];
            residues.resize(static_cast<std::size_t>(modulus));
            ++residues[static_cast<std::size_t>((number % modulus + modulus) % modulus)];
        }
    }
}

// Of whole numbers a point's offset is within half of an odd width just where it is within the half rounded down, and shapes without a box
// store no sizes that anybody halves. Two rotated boxes are drawn apart.
bool may_be_halved(const FormName& form) {
    if (form.question == Question::box_point) return form.form != Form::center_size;
    if (form.question == Question::box_box) return form.orientation == Orientation::none;
    return form.question <= Question::polygon_polygon;
}

std::vector<Signature> signatures_tried() {
    std::vector<Signature> all;
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question))
            for (const std::size_t dim : {std::size_t{2}, std::size_t{3}})
                if (may_be_halved(form) && form.is_asked_in(dim) &&
                    (!has_polygon(question) || form.name == "vertices5" || form.name == "vertices4_4"))
                    all.push_back({form.form, ScalarType::f64, dim, form.orientation, question});
    return all;
}

std::string name_of(const Signature& signature) {
    return std::string(name_of(signature.question)) + ' ' + std::string(form_name(signature)) + ' ' + std::to_string(signature.dim);
}

Counts count_draws(const Signature& signature, const std::string& words, InputKind kind, int draws) {
    const Domain domain = read_domain(words, signature).domain;
    Source source(17);
    source.keep_to(domain);
    Counts counts;
    for (int drawn = 0, tried = 0; drawn < draws && tried < 40 * draws; ++tried) {
        LatticeInput lattice = draw_lattice_of(kind, source, signature);
        const auto rows = move_into_range(std::span(&lattice, 1), signature, domain);
        if (!rows || !is_whole(rows->front()) || !lies_in(rows->front(), domain)) continue;
        count(rows->front(), counts);
        ++drawn;
    }
    return counts;
}

// Extents of rotated boxes are powers of two at a tie, so are the sides of most polygons, and where an angle carries the ball rows are seldom
// whole.
bool has_every_residue(const Signature& signature) {
    return signature.orientation == Orientation::none && !has_polygon(signature.question);
}

// Of a box stored by its centre and size an odd size ties with nothing on its own axis. Of two legs of a whole length one is even at least.
int least_of_each_parity(const Signature& signature, InputKind kind, bool is_size, int draws) {
    if (!has_every_residue(signature)) return draws / 80;
    if (kind == InputKind::tie && signature.form == Form::center_size) return draws / 25;
    return draws / (kind == InputKind::tie && !is_size ? 14 : 6);
}

TEST(Sizes, HaveEveryResidueAtTiesAndBesideThem) {
    constexpr int draws = 2000;
    for (const Signature& signature : signatures_tried())
        for (const std::string words : {"", "whole-numbers", "whole-numbers,range=0..1000"})
            for (const InputKind kind : {InputKind::tie, InputKind::lattice}) {
                const Counts counts = count_draws(signature, words, kind, draws);
                ASSERT_FALSE(counts.empty()) << name_of(signature) << ' ' << words;
                for (const auto& [number, by_modulus] : counts) {
                    const auto [is_size, place] = number;
                    const std::string name = (is_size ? "size " : "difference ") + std::to_string(place);
                    for (const auto& [modulus, residues] : by_modulus)
                        for (std::size_t residue = 0; residue < residues.size() && has_every_residue(signature); ++residue)
                            EXPECT_GT(residues[residue], draws / (100 * modulus))
                                << name_of(signature) << " '" << words << "' " << name_of(kind) << ' ' << name << ": " << residue << " mod "
                                << modulus;
                    const auto& parity = by_modulus.at(2);
                    EXPECT_GT(std::min(parity[0], parity[1]), least_of_each_parity(signature, kind, is_size, draws))
                        << name_of(signature) << " '" << words << "' " << name_of(kind) << ' ' << name << ": " << parity[0] << " even, "
                        << parity[1] << " odd";
                }
            }
}

// A number that lattice inputs have, as an integer.
Integer integer(double number) { return static_cast<Integer>(std::clamp(number, -0x1p27, 0x1p27)); }

// Every function of a trial is asked of the same rows.
bool meets(const Input& row) {
    static std::unordered_map<std::uint64_t, bool> known;
    const auto [place, is_new] = known.try_emplace(hash_of(row));
    if (is_new) place->second = verdict_of(row) != reference::Verdict::disjoint;
    return place->second;
}

// Half of it, as integers divide.
void halve_between(std::array<Integer, 3>& a, std::array<Integer, 3>& b) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const Integer middle = (a[axis] + b[axis]) / 2, half = (b[axis] - a[axis]) / 2;
        a[axis] = middle - half;
        b[axis] = middle + half;
    }
}

struct Bounds {
    std::array<Integer, 2> center{}, half{};
};

Bounds bounds_of(const Input& row, std::size_t first, std::size_t count) {
    Bounds bounds;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        Integer lo = integer(row.numbers[first + axis]), hi = lo;
        for (std::size_t i = 0; i < count; ++i) {
            lo = std::min(lo, integer(row.numbers[first + 2 * i + axis]));
            hi = std::max(hi, integer(row.numbers[first + 2 * i + axis]));
        }
        bounds.center[axis] = (lo + hi) / 2;
        bounds.half[axis] = (hi - lo) / 2;
    }
    return bounds;
}

// The box by its centre and half its size, each halved as integers are; of two balls and of ways the middle of both ends; polygons are
// missed where the boxes around them are apart that are stored so.
bool halves_in_int(const Input& row) {
    const Signature& signature = row.signature;
    const Layout& layout = layout_of(signature);
    if (has_polygon(signature.question)) {
        const VertexCounts counts = vertices_of(signature.form);
        const Bounds first = bounds_of(row, 0, counts.first);
        Bounds second = bounds_of(row, 2 * counts.first, std::max<std::size_t>(counts.second, 1));
        const Integer radius = counts.second == 0 ? integer(row.numbers[layout.radius()]) : 0;
        for (std::size_t axis = 0; axis < 2; ++axis)
            if (std::abs(first.center[axis] - second.center[axis]) > first.half[axis] + second.half[axis] + radius) return false;
        return meets(row);
    }
    auto lengths = lengths_of(layout, [&row](std::size_t place) { return integer(row.numbers[place]); });
    if (signature.question == Question::ball_ball) halve_between(lengths.first.center, lengths.second.center);
    Input halved = row;
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (is_length(layout[place].role)) halved.numbers[place] = static_cast<double>(number_in(layout[place], lengths));
    return meets(halved);
}

// The same of numbers that were doubled first.
bool halves_in_int_of_doubles(const Input& row) {
    Input doubled = row;
    for (std::size_t place = 0; place < row.row().size(); ++place)
        if (is_length(layout_of(row.signature)[place].role)) doubled.numbers[place] *= 2;
    return halves_in_int(doubled);
}

bool ends_in_int(const Input& row) {
    const Layout& layout = layout_of(row.signature);
    auto lengths = lengths_of(layout, [&row](std::size_t place) { return 2 * integer(row.numbers[place]); });
    std::array<Integer, 3> a{}, b{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        a[axis] = lengths.second.center[axis] / 2;
        b[axis] = lengths.second.end[axis] / 2;
    }
    halve_between(a, b);
    Input halved = row;
    for (std::size_t place = 0; place < layout.size(); ++place) {
        if (layout[place].shape == ShapeOf::second && layout[place].role == Role::center)
            halved.numbers[place] = static_cast<double>(a[layout[place].axis]);
        if (layout[place].role == Role::end) halved.numbers[place] = static_cast<double>(b[layout[place].axis]);
    }
    return meets(halved);
}

using Condition = std::function<bool(const Input&)>;

// The sizes that the row stores, and its radius.
std::vector<Integer> sizes_of(const Input& row) {
    std::vector<Integer> sizes;
    for (const auto& [is_size, place, number] : numbers_of(row))
        if (is_size) sizes.push_back(number);
    return sizes;
}

struct Named {
    std::string name;
    std::function<bool(const Input&)> answer;
    bool is_right;
};

std::vector<Named> functions_of(const Signature& signature, const Domain& domain) {
    const auto inverted_where = [](const Condition& condition) {
        return [condition](const Input& row) { return meets(row) != condition(row); };
    };
    const bool has_sizes = signature.question != Question::polygon_polygon;
    const std::size_t last = has_polygon(signature.question) ? 0 : signature.question == Question::box_box ? 2 : 1;
    // Of fractions integers know nothing.
    std::vector<Named> all{{"doubles, then halves", halves_in_int_of_doubles, domain.whole_numbers}};
    if (signature.form != Form::center_half) all.push_back({"halves in int", halves_in_int, false});
    if (has_end(signature.question)) all.push_back({"halves its way in int", ends_in_int, false});
    if (has_sizes) {
        all.push_back({"inverted at odd sizes", inverted_where([](const Input& row) { return sizes_of(row)[0] % 2 == 1; }), false});
        all.push_back({"inverted at multiples of 3", inverted_where([](const Input& row) {
                           const Integer size = sizes_of(row)[0];
                           return size > 0 && size % 3 == 0;
                       }),
                       false});
        all.push_back({"inverted where all are odd", inverted_where([](const Input& row) {
                           return std::ranges::all_of(sizes_of(row), [](Integer size) { return size % 2 == 1; });
                       }),
                       false});
    }
    if (last != 0) {
        all.push_back({"inverted where two sizes are equal, and odd", inverted_where([last](const Input& row) {
                           const auto sizes = sizes_of(row);
                           return sizes[0] == sizes[last] && sizes[0] % 2 == 1;
                       }),
                       false});
        all.push_back({"inverted where a size is twice the last", inverted_where([](const Input& row) {
                           const auto sizes = sizes_of(row);
                           return sizes[0] > 0 && sizes[0] == 2 * sizes.back();
                       }),
                       false});
    }
    return all;
}

void expect_told(const Signature& signature, const std::string& words, std::uint64_t seed) {
    const Domain domain = read_domain(words, signature).domain;
    const std::vector<Named> functions = functions_of(signature, domain);
    std::vector<Subject> subjects;
    for (const Named& function : functions) subjects.push_back(subject_of(function.name, signature, function.answer));
    const TrialOptions options{.seed = seed,
                               .effort = 0.02,
                               .domain = domain,
                               .exhaustive = false,
                               .wants = [](const Property& property) { return property.level == Level::logic && property.id != "P14"; },
                               .explains = false};
    const GroupResult group = try_subjects(signature, subjects, options);
    for (std::size_t i = 0; i < functions.size(); ++i)
        EXPECT_EQ(group.results[i].level == Level::none, !functions[i].is_right)
            << name_of(signature) << " '" << words << "' " << functions[i].name << ", seed " << seed;
}

TEST(Sizes, TellFunctionsThatHalveInIntegersOrAreWrongOfSomeSizes) {
    for (const Signature& signature : signatures_tried())
        if (signature.orientation == Orientation::none)
            for (std::uint64_t seed = 1; seed <= 2; ++seed)
                for (const std::string words : {"", "whole-numbers", "whole-numbers,range=0..1000"})
                    if (words != "" || seed == 1) expect_told(signature, words, seed);
}

TEST(Sizes, AreOddInTheSmallLatticeOfWholeNumbers) {
    for (const Form form : {Form::lo_hi, Form::corner_size, Form::corner_size_ball_corner, Form::center_size})
        for (const std::size_t dim : {std::size_t{2}, std::size_t{3}}) {
            // The whole lattice of space takes two seconds, and a minute sanitized.
            if (form != Form::corner_size && (TANGENCY_TEST_EFFORT < 1 || dim == 3)) continue;
            if (TANGENCY_TEST_EFFORT < 1 && dim == 3) continue;
            const Signature signature{form, ScalarType::f32, dim};
            const auto wrong_at = [&](reference::Verdict verdict) {
                return subject_of("inverted at odd sizes", signature, [verdict](const Input& row) {
                    const reference::Verdict found = verdict_of(row);
                    const auto sizes = sizes_of(row);
                    return (found != reference::Verdict::disjoint) != (found == verdict && is_whole(row) && sizes[0] % 2 == 1);
                });
            };
            const std::vector<Subject> subjects{wrong_at(reference::Verdict::disjoint), wrong_at(reference::Verdict::touching),
                                                wrong_at(reference::Verdict::overlapping)};
            const TrialOptions options{.domain = read_domain("whole-numbers", signature).domain,
                                       .wants = [](const Property&) { return false; },
                                       .explains = false};
            for (const auto& result : try_subjects(signature, subjects, options).results)
                EXPECT_EQ(result.level, Level::none) << name_of(signature);
        }
}

TEST(Sizes, ThatAreOddAreSaidInPlainChoices) {
    for (const Signature& signature : signatures_tried()) {
        if (!stores_whole_sizes(signature)) continue;
        Source source(3);
        int odd = 0;
        for (int draw = 0; draw < 2000; ++draw) {
            const LatticeInput lattice = draw_lattice(source, signature);
            const auto choices = encode(lattice, signature);
            if (!is_valid(lattice)) continue;
            ASSERT_TRUE(choices) << name_of(signature) << to_text(express(lattice, signature));
            Source plain(*choices);
            const LatticeInput read = draw_lattice(plain, signature);
            EXPECT_EQ(to_text(express(read, signature)), to_text(express(lattice, signature))) << name_of(signature);
            odd += row_step(lattice, signature) == 2;
        }
        EXPECT_GT(odd, 300) << name_of(signature);
    }
}

}  // namespace
}  // namespace tangency::properties
