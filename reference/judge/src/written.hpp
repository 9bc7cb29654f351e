// SPDX-License-Identifier: MIT
// A certificate's numbers as they are written, and a row's: fractions, roots and the unit in which all are whole.
#pragma once

#include <gmpxx.h>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "surd.hpp"
#include "tangency/shapes/certificate.hpp"
#include "tangency/shapes/layout.hpp"

namespace tangency::judge {

/// above / below times the roots that the mask names.
struct Term {
    std::size_t mask;
    mpz_class above, below;
};
using ReadNumber = std::vector<Term>;  ///< their sum
using ReadPoint = std::vector<ReadNumber>;

struct ReadCertificate {
    ReadPoint first, second, normal;
    ReadNumber radii;
    std::vector<std::pair<ReadPoint, ReadPoint>> around;
};

/// What an enclosure is taken for.
enum class Bounds { refused, middle };

/// Reads texts into numbers. What is written wrongly becomes the defect, and then what was read says nothing.
class CertificateReader {
public:
    CertificateReader(Roots& roots, Bounds bounds, std::size_t dim) : roots_(roots), bounds_(bounds), dim_(dim) {}

    ReadCertificate read(const Certificate& written);
    /// "3/2", "3/2 - 1/4*sqrt(3)", or the ends of "[1.25e-20, 1.26e-20]".
    std::vector<ReadNumber> read_gap(std::string_view text);
    const std::string& defect() const { return defect_; }

private:
    ReadPoint read_point(const WrittenPoint& written, std::string_view name);
    ReadNumber read_number(const WrittenNumber& written, std::string_view name, int depth = 0);
    Term read_fraction(std::string_view text, std::string_view name);
    Term read_root(std::string_view text, std::string_view name);
    void fail(std::string_view name, std::string_view what) {
        if (defect_.empty()) defect_ = std::string(name) + std::string(what);
    }

    Roots& roots_;
    Bounds bounds_;
    std::size_t dim_;
    std::string defect_;
};

/// Numbers as multiples of 2^exponent.
struct WholeNumbers {
    std::vector<mpz_class> numbers;
    int exponent = 0;
};

/// In the greatest unit in which all are even, so that they can be halved.
WholeNumbers whole_numbers(std::span<const double> numbers);

}  // namespace tangency::judge
