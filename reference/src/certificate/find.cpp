// SPDX-License-Identifier: MIT
// Certificates of all questions and forms: nearest points where cores are apart, and where they meet the normals that could part them.
#include "tangency/reference/certificate.hpp"

#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#include "proof.hpp"
#include "quotient.hpp"
#include "separation.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::certificates {
namespace {

template <class Number>
WrittenNumber written(const Number& value, const Number& weight, int exponent) {
    const auto [parts, m, n] = quotient_of(value, weight, exponent);
    const auto with_first_root = [inner = m](const Fraction& a, const Fraction& b) -> WrittenNumber {
        if (b.sign() == 0) return {a.str()};
        return {.root = inner->str(), .parts = {{a.str()}, {b.str()}}};
    };
    if (parts[2].sign() == 0 && parts[3].sign() == 0) return with_first_root(parts[0], parts[1]);
    return {.root = n->str(), .parts = {with_first_root(parts[0], parts[1]), with_first_root(parts[2], parts[3])}};
}

// What certificates of one row are written with.
template <class Number>
struct Writer {
    const Cores<Number>& cores;
    std::size_t dim;

    WrittenPoint point(const Point<Number>& place, const Number& weight) const {
        WrittenPoint all;
        for (std::size_t axis = 0; axis < dim; ++axis)
            all.push_back(written(place[axis], Number(weight * Number(cores.divisor)), cores.exponent));
        return all;
    }

    // Of any length, so in numbers without a common factor.
    WrittenPoint direction(const Point<Number>& n) const {
        Number common = 1;
        if constexpr (std::is_same_v<Number, Integer>) common = gcd(gcd(n[0], n[1]), n[2]);
        WrittenPoint all;
        for (std::size_t axis = 0; axis < dim; ++axis) all.push_back(written(n[axis], common, 0));
        return all;
    }

    void take(Certificate& certificate, const Pair<Number>& pair) const {
        certificate.first = point(pair.first, pair.weight);
        certificate.second = point(pair.second, pair.weight);
    }
};

template <class Number>
Point<Number> flat_direction(const Core<Number>& box) {
    std::size_t axis = 0;
    while (!is_zero(box.edges[axis])) ++axis;
    return unit_along<Number>(axis);
}

// Of shapes without a radius that meet, where the distance says nothing: whether a direction parts their interiors.
template <class Number>
void prove_meeting(const Signature& signature, const Cores<Number>& cores, Proof& proof) {
    const Core<Number>&first = cores.first, &second = cores.second;
    const Writer<Number> writer{cores, signature.dim};
    if (rule_of(signature.question) == Rule::solid && !first.has_interior(signature.dim)) {
        proof.certificate.normal = writer.direction(flat_direction(first));
        return;
    }
    const auto normals = normals_of(first, second, signature.dim);
    if (const auto n = parting_normal(normals, first, second)) {
        proof.certificate.normal = writer.direction(*n);
        return;
    }
    proof.verdict = reference::Verdict::overlapping;
    if (first.has_interior(signature.dim) || second.has_interior(signature.dim))
        return writer.take(proof.certificate, inner_point(normals, first, second));
    for (std::size_t axis = 0; axis < signature.dim; ++axis)
        for (const Point<Number>& way : {unit_along<Number>(axis), -unit_along<Number>(axis)}) {
            const auto [pair, parts] = pair_behind(way, normals, first, second);
            const Number weight = pair.weight * parts;
            proof.certificate.around.emplace_back(writer.point(pair.first, weight), writer.point(pair.second, weight));
        }
}

template <class Number>
Proof prove(const Signature& signature, const Cores<Number>& cores) {
    const Writer<Number> writer{cores, signature.dim};
    const Pair<Number> pair = nearest_points(cores.first, cores.second);
    const Number radii = pair.weight * Number(cores.radii);
    Proof proof{reference::verdict_of_sign(sign_of(Number(dot(pair.way, pair.way) - radii * radii))), {}};
    writer.take(proof.certificate, pair);
    proof.certificate.normal = WrittenPoint(signature.dim, WrittenNumber{"0"});
    proof.certificate.radii = Fraction(cores.radii, cores.divisor, cores.exponent).str();
    const bool meet = is_zero(pair.way);
    // Where the distance is R, the way between nearest points is as good a direction as where it is more.
    if (proof.verdict != reference::Verdict::overlapping && !meet) proof.certificate.normal = writer.point(pair.way, pair.weight);
    if (meet && rule_of(signature.question) != Rule::distance) prove_meeting(signature, cores, proof);
    return proof;
}

Proof prove(const Signature& signature, std::span<const double> row) {
    const WholeLengths whole = whole_lengths(signature, row);
    const auto frames = frames_of(signature, row, whole);
    if (!frames) return prove_at_angle(signature, row, whole);
    return with_cores(signature, whole, *frames, [&signature](const auto& cores) { return prove(signature, cores); });
}

}  // namespace
}  // namespace tangency::certificates

namespace tangency::reference {

Certificate find_certificate(const Signature& signature, std::span<const double> row) {
    const Verdict verdict = find_standing(signature, row).verdict;
    certificates::Proof proof = certificates::prove(signature, row);
    if (proof.verdict == verdict) return std::move(proof.certificate);
    throw std::logic_error("the reference answers " + std::string(name_of(verdict)) + " and proves " + std::string(name_of(proof.verdict)));
}

}  // namespace tangency::reference
