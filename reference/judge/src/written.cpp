// SPDX-License-Identifier: MIT
// Reading a certificate's numbers, and a row's off the bits.
#include "written.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdint>
#include <limits>

namespace tangency::judge {
namespace {

/// A finite double is significand * 2^exponent, read off its bits (IEEE 754-2019, 3.4).
struct Parts {
    bool negative;
    std::uint64_t significand;
    int exponent;
};

Parts parts_of(double value) {
    const auto bits = std::bit_cast<std::uint64_t>(value);
    const int biased = static_cast<int>((bits >> 52) & 0x7ff);
    const std::uint64_t fraction = bits & ((std::uint64_t{1} << 52) - 1);
    const bool normal = biased != 0;
    return {(bits >> 63) != 0, normal ? fraction | (std::uint64_t{1} << 52) : fraction, normal ? biased - 1075 : -1074};
}

// Four roots are sixteen terms a number; no question brings more than two.
constexpr std::size_t most_roots = 4;
constexpr int most_depth = 16;
constexpr int most_power = 10'000;  // of ten: no double's square has more

bool is_whole(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

mpz_class whole_of(std::string_view text) {
    if (text.size() > std::numeric_limits<long>::digits10) return mpz_class(std::string(text), 10);
    long value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

ReadNumber times(const ReadNumber& number, const Term& factor, const Roots& roots) {
    ReadNumber product;
    for (const Term& term : number)
        product.push_back(
            {term.mask ^ factor.mask, term.above * factor.above * roots.products[term.mask & factor.mask], term.below * factor.below});
    return product;
}

// "1.25e-20" as 125 / 10^22; what is no decimal as it stands.
std::string fraction_of(std::string_view decimal) {
    const std::size_t e = decimal.find('e'), point = decimal.find('.');
    int power = 0;
    if (e == std::string_view::npos ||
        std::from_chars(decimal.data() + e + 1, decimal.data() + decimal.size(), power).ptr != decimal.data() + decimal.size())
        return std::string(decimal);
    std::string digits(decimal.substr(0, e));
    if (point < e) digits.erase(point, 1), power -= static_cast<int>(e - point - 1);
    const std::string zeros(static_cast<std::size_t>(std::clamp(std::abs(power), 0, most_power)), '0');
    return power < 0 ? digits + "/1" + zeros : digits + zeros;
}

// "a + b*sqrt(n)", of which a or b may be missing.
WrittenNumber sum_of(std::string_view text) {
    const std::size_t root = text.find("sqrt(");
    if (root == std::string_view::npos || !text.ends_with(')')) return {.fraction = std::string(text)};
    std::string a = "0", b(text.substr(0, root));
    b.ends_with('*') ? b.pop_back() : b.push_back('1');
    if (const std::size_t space = b.find(' '); space != std::string::npos && space + 3 < b.size()) {
        a = b.substr(0, space);
        b.erase(0, space + 1).erase(b.starts_with('-') ? 1 : 0, b.starts_with('-') ? 1 : 2);
    }
    return {.root = std::string(text.substr(root + 5, text.size() - root - 6)), .parts = {{a}, {b}}};
}

}  // namespace

Term CertificateReader::read_fraction(std::string_view text, std::string_view name) {
    const std::size_t slash = text.find('/');
    const std::string_view above = text.substr(0, slash), below = slash == std::string_view::npos ? "1" : text.substr(slash + 1);
    if (!is_whole(above) || !is_whole(below) || below.starts_with('-')) {
        fail(name, ": '" + std::string(text) + "' is no fraction; write p/q or p in whole numbers");
        return {0, 0, 1};
    }
    Term term{0, whole_of(above), whole_of(below)};
    if (term.below == 0) {
        fail(name, ": '" + std::string(text) + "' has the denominator 0");
        term.below = 1;
    }
    return term;
}

// sqrt(p/q) is sqrt(p q) / q. A root that is a whole number, or such a multiple of one that is known, brings no new one.
Term CertificateReader::read_root(std::string_view text, std::string_view name) {
    const Term fraction = read_fraction(text, name);
    const mpz_class number = fraction.above * fraction.below;
    if (number <= 0) {
        fail(name, ": the root of " + std::string(text) + " is asked for; a root is of a number above 0");
        return fraction;
    }
    if (mpz_perfect_square_p(number.get_mpz_t())) return {0, sqrt(number), fraction.below};
    for (std::size_t place = 0; place < roots_.numbers.size(); ++place) {
        const mpz_class product = number * roots_.numbers[place];
        if (mpz_perfect_square_p(product.get_mpz_t()))
            return {std::size_t{1} << place, sqrt(product), fraction.below * roots_.numbers[place]};
    }
    if (roots_.numbers.size() == most_roots) {
        fail(name, ": more than four roots in one certificate");
        return fraction;
    }
    roots_.add(number);
    return {std::size_t{1} << (roots_.numbers.size() - 1), 1, fraction.below};
}

ReadNumber CertificateReader::read_number(const WrittenNumber& written, std::string_view name, int depth) {
    const bool has_bounds = !written.lo.empty() || !written.hi.empty();
    const bool has_root = !written.root.empty() || !written.parts.empty();
    if (static_cast<int>(!written.fraction.empty()) + static_cast<int>(has_bounds) + static_cast<int>(has_root) != 1) {
        fail(name, ": a number is a fraction, or root, a and b, or lo and hi");
        return {};
    }
    if (has_bounds) {
        const Term lo = read_fraction(written.lo, name), hi = read_fraction(written.hi, name);
        if (lo.above * hi.below > hi.above * lo.below) fail(name, ": lo is above hi");
        if (bounds_ == Bounds::refused) fail(name, ": an enclosure proves nothing where every number is exact");
        return {{0, lo.above * hi.below + hi.above * lo.below, 2 * lo.below * hi.below}};
    }
    if (!has_root) return {read_fraction(written.fraction, name)};
    if (written.parts.size() != 2 || depth == most_depth) {
        fail(name, depth == most_depth ? ": roots within roots without end" : ": beside a root stand a and b");
        return {};
    }
    ReadNumber sum = read_number(written.parts[0], name, depth + 1);
    const ReadNumber b = read_number(written.parts[1], name, depth + 1);
    for (const Term& term : times(b, read_root(written.root, name), roots_)) {
        const auto same = std::find_if(sum.begin(), sum.end(), [&](const Term& known) { return known.mask == term.mask; });
        if (same == sum.end())
            sum.push_back(term);
        else
            *same = {term.mask, same->above * term.below + term.above * same->below, same->below * term.below};
    }
    return sum;
}

ReadPoint CertificateReader::read_point(const WrittenPoint& written, std::string_view name) {
    if (written.size() != dim_) fail(name, " has " + std::to_string(written.size()) + " numbers, and needs " + std::to_string(dim_));
    ReadPoint point;
    point.reserve(written.size());
    for (const WrittenNumber& number : written) point.push_back(read_number(number, name));
    return point;
}

ReadCertificate CertificateReader::read(const Certificate& written) {
    ReadCertificate read{read_point(written.first, "first"),
                         read_point(written.second, "second"),
                         read_point(written.normal, "normal"),
                         ReadNumber{read_fraction(written.radii, "radii")},
                         {}};
    for (const auto& [first, second] : written.around) read.around.emplace_back(read_point(first, "around"), read_point(second, "around"));
    return read;
}

std::vector<ReadNumber> CertificateReader::read_gap(std::string_view text) {
    const std::size_t comma = text.find(", ");
    if (!text.starts_with('[') || !text.ends_with(']') || comma == std::string_view::npos) {
        const WrittenNumber number = sum_of(text);
        for (const WrittenNumber& part : number.parts.empty() ? std::vector{number} : number.parts) {
            const Term fraction = read_fraction(part.fraction, "gap_sq");
            mpq_class lowest(fraction.above, fraction.below);
            lowest.canonicalize();
            if (lowest.get_str() != part.fraction) fail("gap_sq", ": '" + part.fraction + "' is not in lowest terms");
        }
        return {read_number(number, "gap_sq")};
    }
    return {{read_fraction(fraction_of(text.substr(1, comma - 1)), "gap_sq")},
            {read_fraction(fraction_of(text.substr(comma + 2, text.size() - comma - 3)), "gap_sq")}};
}

WholeNumbers whole_numbers(std::span<const double> numbers) {
    WholeNumbers whole{{}, 1024};
    std::vector<Parts> parts;
    for (const double number : numbers) {
        Parts each = parts_of(number);
        const int twos = each.significand == 0 ? 0 : std::countr_zero(each.significand);
        each.significand >>= twos;
        each.exponent += twos;
        if (each.significand != 0) whole.exponent = std::min(whole.exponent, each.exponent);
        parts.push_back(each);
    }
    for (const Parts& each : parts) {
        mpz_class number = each.significand;
        if (number != 0) number <<= static_cast<mp_bitcnt_t>(each.exponent - whole.exponent + 1);
        whole.numbers.push_back(each.negative ? mpz_class(-number) : number);
    }
    --whole.exponent;
    return whole;
}

}  // namespace tangency::judge
