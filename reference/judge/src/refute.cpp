// SPDX-License-Identifier: MIT
// A certificate beside the row that it is about: all in one unit, in numbers of the kind that the row needs.
#include "tangency/judge/refute.hpp"

#include <gmpxx.h>

#include <algorithm>
#include <bit>
#include <optional>

#include "words.hpp"
#include "written.hpp"

namespace tangency::judge {
namespace {

constexpr unsigned first_bits = 128;
constexpr unsigned last_bits = 16384;

void add(mpz_class& sum, std::size_t, const mpz_class& x, const Roots&) { sum += x; }
void add(Ball& sum, std::size_t, const mpz_class& x, const Roots&) { sum.mid += x; }
void add(Surd& sum, std::size_t mask, const mpz_class& x, const Roots& roots) {
    if (sum.at.size() <= mask) sum.at.resize(std::bit_ceil(mask + 1));
    sum.at[mask] += x;
    if (mask != 0) sum.roots = &roots;
}

// In multiples of 1 / unit, of which all denominators are divisors.
template <class Number>
Number scaled(const ReadNumber& number, const mpz_class& unit, const Roots& roots) {
    Number sum{};
    for (const Term& term : number) add(sum, term.mask, term.above * (unit / term.below), roots);
    return sum;
}
template <class Number>
Point<Number> scaled(const ReadPoint& point, const mpz_class& unit, const Roots& roots) {
    Point<Number> all;
    for (std::size_t axis = 0; axis < point.size(); ++axis) all[axis] = scaled<Number>(point[axis], unit, roots);
    return all;
}

void widen(mpz_class& unit, const ReadNumber& number) {
    for (const Term& term : number)
        if (term.below != 1) unit = lcm(unit, term.below);
}
void widen(mpz_class& unit, const ReadPoint& point) {
    for (const ReadNumber& number : point) widen(unit, number);
}

// The certificate beside the row it is about.
class Trial {
public:
    Trial(const Signature& signature, std::span<const double> row, std::string_view verdict)
        : signature_(signature), verdict_(verdict), layout_(layout_of(signature)) {
        std::vector<double> lengths(row.begin(), row.end());
        orientation_ = orientation_of(ShapeOf::first, row, lengths);
        const auto other = layout_.has_second_turn() ? orientation_of(ShapeOf::second, row, lengths) : std::span<const double>();
        lengths_ = whole_numbers(lengths);
        exact_ = exact_frame();
        if (!other.empty()) second_ = frame_of_numbers(other);
        may_be_enclosed_ = roots_.numbers.size() > 1;
    }

    // The verdict, or all that is stated.
    std::string refute(const Certificate& certificate, const StatedAnswer* stated) {
        stated_ = stated;
        CertificateReader reader(roots_, exact_ ? Bounds::refused : Bounds::middle, signature_.dim);
        proof_ = reader.read(certificate);
        if (stated_ != nullptr && !stated_->gap_sq.empty()) gap_ = reader.read_gap(stated_->gap_sq);
        if (!reader.defect().empty()) return reader.defect();
        choose_unit();
        if (!exact_) return refute_enclosed();
        std::string no = refute_exactly();
        if (!no.empty() || stated_ == nullptr || !exact_->is_askew) return no;
        return in_enclosures([&](Frame<Ball> frame) {
            return refute_region<Ball>(RowReader<Ball>(signature_, lengths_.numbers).read(std::move(frame), {}, unit_), *stated_, {}, {});
        });
    }

private:
    static mpz_class rational(const Surd& x) { return x.at.empty() ? mpz_class(0) : x.at[0]; }

    // Its numbers, which among the lengths are put to 0.
    std::span<const double> orientation_of(ShapeOf shape, std::span<const double> row, std::vector<double>& lengths) const {
        if (signature_.orientation == Orientation::none) return {};
        std::ranges::fill(layout_.orientation(std::span(lengths), shape), 0);
        return layout_.orientation(row, shape);
    }

    // Of a direction or a quaternion.
    Frame<Surd> frame_of_numbers(std::span<const double> orientation) {
        const std::vector<mpz_class> numbers = whole_numbers(orientation).numbers;
        return signature_.orientation == Orientation::axis ? frame_of_axis(numbers, roots_) : frame_of_quaternion(numbers);
    }

    // Nothing where cosine and sine have to be enclosed. A box that is a point is the same at any angle.
    std::optional<Frame<Surd>> exact_frame() {
        switch (signature_.orientation) {
            case Orientation::none: return Frame<Surd>{};
            case Orientation::axis:
            case Orientation::quaternion: return frame_of_numbers(orientation_);
            case Orientation::degrees:
                if (const auto special = special_angle(mpq_class(orientation_[0]))) return frame_of_special(*special, roots_);
                break;
            case Orientation::radians:
                if (orientation_[0] == 0) return Frame<Surd>{};
                break;
        }
        const auto is_point = lengths_.numbers[layout_.second(0)] == 0 && lengths_.numbers[layout_.second(1)] == 0;
        return is_point ? std::optional(Frame<Surd>{.is_askew = true}) : std::nullopt;
    }

    // 1 / unit divides the row's lengths, doubled so that they can be halved, and all points.
    void choose_unit() {
        for (const ReadPoint* point : {&proof_.first, &proof_.second}) widen(unit_, *point);
        for (const auto& [first, second] : proof_.around) widen(unit_, first), widen(unit_, second);
        widen(unit_, proof_.radii);
        widen(normal_unit_, proof_.normal);
        const mp_bitcnt_t twos = mpz_scan1(unit_.get_mpz_t(), 0);
        const int more = std::max(0, -lengths_.exponent - static_cast<int>(twos));
        const mpz_class odd = unit_ >> twos;
        unit_ <<= static_cast<mp_bitcnt_t>(more);
        for (mpz_class& number : lengths_.numbers) {
            if (odd != 1) number *= odd;
            number <<= static_cast<mp_bitcnt_t>(static_cast<int>(twos) + more + lengths_.exponent);
        }
    }

    std::string refute_exactly() {
        if (!roots_.numbers.empty()) return refute_in<Surd>(*exact_, second_);
        return refute_in<mpz_class>(rational(*exact_), rational(second_));
    }

    static Frame<mpz_class> rational(const Frame<Surd>& exact) {
        Frame<mpz_class> frame{{}, rational(exact.side_length), exact.is_askew};
        for (const Point<Surd>& side : exact.sides) frame.sides.push_back({rational(side[0]), rational(side[1]), rational(side[2])});
        return frame;
    }

    template <class Number>
    std::string refute_in(Frame<Number> frame, Frame<Number> frame_of_second = {}) {
        const auto point = [&](const ReadPoint& read) { return scaled<Number>(read, unit_, roots_); };
        Proof<Number> proof{point(proof_.first),
                            point(proof_.second),
                            scaled<Number>(proof_.normal, normal_unit_, roots_),
                            scaled<Number>(proof_.radii, unit_, roots_),
                            {}};
        for (const auto& [first, second] : proof_.around) proof.around.emplace_back(point(first), point(second));
        const Shapes<Number> shapes =
            RowReader<Number>(signature_, lengths_.numbers).read(std::move(frame), std::move(frame_of_second), unit_);
        std::string no = refute_by_rules(shapes, verdict_, proof);
        if (!no.empty() || stated_ == nullptr) return no;
        ToldGap<Number> told{{}, 1, may_be_enclosed_};
        for (const ReadNumber& end : gap_) widen(told.unit, end);
        for (const ReadNumber& end : gap_) told.ends.push_back(scaled<Number>(end, told.unit, roots_));
        return refute_words(shapes, *stated_, proof, told);
    }

    std::string refute_enclosed() {
        for (const ReadPoint* point : {&proof_.first, &proof_.second, &proof_.normal, &gap_})
            for (const ReadNumber& number : *point)
                for (const Term& term : number)
                    if (term.mask != 0 && term.above != 0) return "a root stands where the angle is no multiple of 30 or 45 degrees";
        return in_enclosures([&](Frame<Ball> frame) { return refute_in<Ball>(std::move(frame)); });
    }

    // Asked of the box's directions, enclosed as closely as it takes.
    template <class Ask>
    std::string in_enclosures(Ask ask) {
        const mpq_class angle(orientation_[0]);
        for (unsigned bits = first_bits; bits <= last_bits; bits *= 2) {
            const FixedDirection direction =
                signature_.orientation == Orientation::degrees ? direction_of_degrees(angle, bits) : direction_of_radians(angle, bits);
            try {
                return ask(frame_of_direction<Ball>(direction.cos, direction.sin, {mpz_class(1) << bits, 0}));
            } catch (const Undecided&) {
                continue;
            }
        }
        return "cosine and sine of " + std::to_string(last_bits) + " bits do not tell it from a tie";
    }

    const Signature& signature_;
    std::string_view verdict_;
    const Layout& layout_;
    std::span<const double> orientation_;
    WholeNumbers lengths_;
    Roots roots_;
    std::optional<Frame<Surd>> exact_;
    Frame<Surd> second_;
    bool may_be_enclosed_ = false;
    ReadCertificate proof_;
    std::vector<ReadNumber> gap_;
    const StatedAnswer* stated_ = nullptr;
    mpz_class unit_ = 1, normal_unit_ = 1;
};

std::string unknown_verdict(std::string_view verdict) {
    if (verdict == "disjoint" || verdict == "touching" || verdict == "overlapping") return {};
    return "there is no verdict '" + std::string(verdict) + "'; disjoint, touching and overlapping are";
}

std::string refute_all(const Signature& signature, std::span<const double> row, std::string_view verdict, const Certificate& certificate,
                       const StatedAnswer* stated) {
    if (auto unknown = unknown_verdict(verdict); !unknown.empty()) return unknown;
    if (!certificate.around.empty() && (verdict != "overlapping" || rule_of(signature.question) == Rule::distance))
        return "around proves that shapes without a radius overlap, and nothing else";
    return Trial(signature, row, verdict).refute(certificate, stated);
}

}  // namespace

std::string find_certificate_defect(const Signature& signature, std::string_view verdict, const Certificate& certificate) {
    if (auto unknown = unknown_verdict(verdict); !unknown.empty()) return unknown;
    Roots roots;
    const bool has_angle = signature.orientation == Orientation::degrees || signature.orientation == Orientation::radians;
    CertificateReader reader(roots, has_angle ? Bounds::middle : Bounds::refused, signature.dim);
    reader.read(certificate);
    return reader.defect();
}

std::string refute(const Signature& signature, std::span<const double> row, std::string_view verdict, const Certificate& certificate) {
    return refute_all(signature, row, verdict, certificate, nullptr);
}

std::string refute(const Signature& signature, std::span<const double> row, const StatedAnswer& stated, const Certificate& certificate) {
    return refute_all(signature, row, stated.verdict, certificate, &stated);
}

}  // namespace tangency::judge
