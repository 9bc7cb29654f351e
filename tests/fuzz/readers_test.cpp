// SPDX-License-Identifier: MIT
// The readers against their independent readings on many inputs, and readers broken on purpose, which must be
// caught.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "mismatches.hpp"
#include "number_meaning.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::fuzz {
namespace {

using Bytes = std::vector<std::uint8_t>;
using properties::Source;

/// Inputs as a fuzzer without coverage makes them: seeds, pieces from a dictionary, single bytes.
class Mutator {
public:
    Mutator(std::vector<std::string> seeds, std::vector<std::string> pieces) : seeds_(std::move(seeds)), pieces_(std::move(pieces)) {}

    std::string next() {
        std::string text = pick(seeds_);
        for (int changes = random_.between(0, 4); changes > 0; --changes) {
            const auto place = static_cast<std::size_t>(random_.between(0, static_cast<int>(text.size())));
            const auto length = static_cast<std::size_t>(random_.between(0, 2));
            switch (random_.between(0, 3)) {
                case 0: text.erase(place, length + 1); break;
                case 1: text.insert(place, pick(pieces_)); break;
                case 2: text.replace(place, length, pick(pieces_)); break;
                default: text.insert(place, 1, static_cast<char>(random_.between(0, 255))); break;
            }
        }
        return text;
    }

    Source& random() { return random_; }

private:
    const std::string& pick(const std::vector<std::string>& list) {
        return list[static_cast<std::size_t>(random_.between(0, static_cast<int>(list.size()) - 1))];
    }

    Source random_{20261121};
    std::vector<std::string> seeds_, pieces_;
};

Bytes with_head(std::initializer_list<std::uint8_t> head, std::string_view text) {
    Bytes bytes(head);
    bytes.insert(bytes.end(), text.begin(), text.end());
    return bytes;
}

// Broken readers are caught in the first few hundred; a sanitized build takes the smaller part.
constexpr int share = TANGENCY_TEST_EFFORT < 0.1 ? 2 : 1;
constexpr int number_inputs = 5'000 / share, line_inputs = 3'000 / share, vector_inputs = 3'000 / share;

// The first mismatch over a run of inputs; nothing if there is none.
std::string fuzz_numbers(const NumberReader& read) {
    Mutator mutator(
        {"1.5", "-0", "0x1.8p+1", "0x3f800000", "0x3ff0000000000000", "nan", "-Infinity", "16777217.0000000001", "1e-46",
         "3.4028235677973366e38", "7.00649232162408535461864791644959e-46", "1.000000059604644775390625", "0x1p-149"},
        {"0", "1", "9", ".",  "e",     "E", "p", "P", "x", "0x", "-", "+", " ", "inf", "nan", "e+", "p-", "00000000", "e99999999999",
         "f", "_", ",", "\t", "1e308", "5"});
    for (int i = 0; i < number_inputs; ++i) {
        const std::string token = mutator.next();
        const auto scalar = static_cast<std::uint8_t>(i % 2);
        if (auto mismatch = try_number(with_head({scalar}, token), read); !mismatch.empty()) return mismatch;
    }
    return {};
}

std::string fuzz_lines(const LineAnswerer& answer) {
    Mutator mutator({"0 0 1 1 2 0 1\n", "0 0 1 1 0.5 2 0 1\r\n0 0 1 1 2 0 1", "-1 -1 1 1 0x1p0 3 0x40000000\n\n", "0 0 0 1 1 1 2 2 2 1\n",
                     "0 0 0 1 1 1 0 0 0 1 2 2 2 1\n", "0 0 1 1 1 0 2 0 1\n", "0 0 1 1 90 2 0 1\nnan 0 1 1 2 0 1\n"},
                    {" ", "\t", "\n", "\r", "\r\n", "0", "1", "-1", "nan", "inf", "1e400", "x", " 0", "1 ", "\n\n", "\v", ",", "0x", "-0"});
    for (int i = 0; i < line_inputs; ++i) {
        const std::string text = mutator.next();
        const auto signature = static_cast<std::uint8_t>(mutator.random().between(0, 255));
        const auto how = static_cast<std::uint8_t>(mutator.random().between(0, 15));
        if (auto mismatch = try_lines(with_head({signature, how}, text), answer); !mismatch.empty()) return mismatch;
    }
    return {};
}

std::string fuzz_vectors(const VectorsReader& read, int* accepted = nullptr) {
    Source random(5);
    for (int i = 0; i < vector_inputs; ++i) {
        Bytes input{static_cast<std::uint8_t>(i), 1};
        for (auto bytes = 4 * random.between(0, 3); bytes > 0; --bytes) input.push_back(static_cast<std::uint8_t>(random.between(0, 255)));
        const VectorsReader counting = [&](const std::string& text, const std::string& name) {
            vectors::VectorFile file = read(text, name);
            if (accepted != nullptr) ++*accepted;
            return file;
        };
        if (auto mismatch = try_vectors(input, counting); !mismatch.empty()) return mismatch;
    }
    return {};
}

TEST(NumberReader, MeansWhatWholeNumberArithmeticSays) { EXPECT_EQ(fuzz_numbers(tools::read_number), ""); }
TEST(LineReader, AnswersEachLineByItsNumbers) { EXPECT_EQ(fuzz_lines(tools::run_classify), ""); }

TEST(VectorsReader, LosesNothingOfAnEditedFile) {
    int accepted = 0;
    EXPECT_EQ(fuzz_vectors(vectors::load_text, &accepted), "");
    EXPECT_GT(accepted, vector_inputs / 20) << "a run that refuses everything shows nothing";
}

// A reader with one habit, and a word of the mismatch that tells it.
struct BrokenNumbers {
    const char* habit;
    NumberReader read;
    const char* told;
};

tools::Reading with_value(double value) { return {value, {}}; }

std::vector<BrokenNumbers> broken_number_readers() {
    using tools::read_number;
    return {
        {"takes the longest number and drops the rest",
         [](std::string_view token, ScalarType scalar) {
             for (std::size_t size = token.size(); size > 0; --size)
                 if (auto reading = read_number(token.substr(0, size), scalar); reading.ok()) return reading;
             return read_number(token, scalar);
         },
         "is no number and was read"},
        {"rounds to double before float",
         [](std::string_view token, ScalarType scalar) {
             const auto reading = read_number(token, scalar);
             if (!reading.ok() || scalar == ScalarType::f64 || token.find('x') != std::string_view::npos || reading.value != reading.value)
                 return reading;
             return with_value(static_cast<float>(std::strtod(std::string(token).c_str(), nullptr)));
         },
         "and is 0x"},
        {"loses the sign of zero",
         [](std::string_view token, ScalarType scalar) {
             auto reading = read_number(token, scalar);
             if (reading.value == 0) reading.value = 0;
             return reading;
         },
         "and is 0x"},
        {"lets infinity in for what is too large",
         [](std::string_view token, ScalarType scalar) {
             auto reading = read_number(token, scalar);
             return reading.problem.find("too large") == std::string::npos ? reading : with_value(HUGE_VAL);
         },
         "is too large and was read"},
        {"pads bits that are too short",
         [](std::string_view token, ScalarType scalar) {
             const auto reading = read_number(token, scalar);
             const bool short_bits = reading.problem.find("hex digits; the bits") != std::string::npos && token.size() < 10;
             return short_bits ? with_value(0) : reading;
         },
         "is no number and was read"},
        {"takes bits for a whole number",
         [](std::string_view token, ScalarType scalar) {
             return token.starts_with("0x") && token.find('p') == std::string_view::npos && token.size() == 10
                        ? with_value(static_cast<double>(std::strtoul(std::string(token).c_str(), nullptr, 16)))
                        : read_number(token, scalar);
         },
         ""},
        {"flushes subnormals",
         [](std::string_view token, ScalarType scalar) {
             auto reading = read_number(token, scalar);
             if (std::abs(reading.value) < 0x1p-126) reading.value = std::copysign(0.0, reading.value);
             return reading;
         },
         "was read as"},
        {"names nothing",
         [](std::string_view token, ScalarType scalar) {
             auto reading = read_number(token, scalar);
             if (!reading.ok()) reading.problem = "bad number";
             return reading;
         },
         "without being named"},
    };
}

// Of which there are so many that all of them would make a complaint of a kilobyte.
TEST(VectorsReader, RefusesAnUnknownFormInALine) {
    std::string text = small_vectors_file({Form::center_half, ScalarType::f32, 2});
    text.insert(text.find("center_half"), "#");
    EXPECT_EQ(mismatch_of_vectors(text, vectors::load_text), "");
}

TEST(NumberReader, BrokenOnPurposeIsCaught) {
    for (const BrokenNumbers& broken : broken_number_readers()) {
        const std::string mismatch = fuzz_numbers(broken.read);
        EXPECT_NE(mismatch, "") << broken.habit;
        EXPECT_NE(mismatch.find(broken.told), std::string::npos) << broken.habit << ": " << mismatch;
    }
}

// run_classify with its input or its answers changed.
template <class ChangeText>
LineAnswerer with_text(ChangeText change) {
    return [change](const tools::ClassifyOptions& options, std::istream& in, std::ostream& out, std::ostream& err) {
        std::istringstream changed(change(std::string(std::istreambuf_iterator<char>(in), {}), options));
        return tools::run_classify(options, changed, out, err);
    };
}

std::string without(std::string text, std::string_view characters) {
    std::erase_if(text, [&](char c) { return characters.find(c) != std::string_view::npos; });
    return text;
}

// Keeps only as many tokens of a line as the signature takes.
std::string first_tokens(const std::string& text, const Signature& signature) {
    std::istringstream lines(text);
    std::string kept, line;
    while (std::getline(lines, line)) {
        std::istringstream tokens(line);
        std::string token;
        for (std::size_t i = 0; i < number_count(signature) && tokens >> token; ++i) kept += token + ' ';
        kept += '\n';
    }
    return kept;
}

TEST(LineReader, BrokenOnPurposeIsCaught) {
    using Options = tools::ClassifyOptions;
    EXPECT_NE(fuzz_lines(with_text([](const std::string& text, const Options& options) { return first_tokens(text, options.signature); })),
              "")
        << "numbers beyond the count are dropped";
    EXPECT_NE(fuzz_lines(with_text([](const std::string& text, const Options&) { return without(text, "\v,"); })), "")
        << "other characters pass for blanks";
    EXPECT_NE(fuzz_lines(with_text([](std::string text, const Options&) {
                  for (std::size_t at; (at = text.find("\n\n")) != std::string::npos;) text.erase(at, 1);
                  return text;
              })),
              "")
        << "empty lines are passed over";
    EXPECT_NE(fuzz_lines([](const Options& options, std::istream& in, std::ostream& out, std::ostream& err) {
                  tools::run_classify(options, in, out, err);
                  return 0;
              }),
              "")
        << "errors leave the status as it is";
    EXPECT_NE(fuzz_lines([](const Options& options, std::istream& in, std::ostream& out, std::ostream& err) {
                  in.rdbuf()->sgetc();
                  std::string text(static_cast<std::size_t>(std::max<std::streamsize>(in.rdbuf()->in_avail(), 0)), '\0');
                  in.rdbuf()->sgetn(text.data(), static_cast<std::streamsize>(text.size()));
                  std::istringstream only_this(text);
                  return tools::run_classify(options, only_this, out, err);
              }),
              "")
        << "what has not arrived yet is taken for the end";
}

// The reader before it was strict: a plain parse, after which the last of two keys counts and a zero byte ends the
// text.
vectors::VectorFile load_leniently(const std::string& text, const std::string& name) {
    const auto parsed = nlohmann::ordered_json::parse(text, nullptr, false);
    if (parsed.is_discarded()) throw vectors::BadFile(name + ": broken; fix it");
    return vectors::load_text(parsed.dump(), name);
}

TEST(VectorsReader, BrokenOnPurposeIsCaught) {
    EXPECT_NE(fuzz_vectors(load_leniently), "") << "keys twice and zero bytes";
    EXPECT_NE(fuzz_vectors([](const std::string& text, const std::string& name) {
                  auto file = vectors::load_text(text, name);
                  if (!file.policy.empty()) file.policy.pop_back();
                  return file;
              }),
              "")
        << "a row is dropped";
    EXPECT_NE(fuzz_vectors([](const std::string& text, const std::string& name) {
                  try {
                      return vectors::load_text(text, name);
                  } catch (const vectors::BadFile&) {
                      throw vectors::BadFile("no good");
                  }
              }),
              "")
        << "nothing is named";
    EXPECT_NE(fuzz_vectors([](const std::string& text, const std::string& name) {
                  return vectors::load_text(text.substr(0, text.rfind('}') + 1), name);
              }),
              "")
        << "what stands behind the end is dropped";
}

TEST(NumberMeaning, KnowsTheHardRoundings) {
    const auto bits = [](std::string_view token, ScalarType scalar) { return meaning_of(token, scalar).bits; };
    EXPECT_EQ(bits("16777217.0000000001", ScalarType::f32), 0x4b800001U);
    EXPECT_EQ(bits("1.000000059604644775390625", ScalarType::f32), 0x3f800000U);
    EXPECT_EQ(bits("7.00649232162408535461864791644959e-46", ScalarType::f32), 1U);
    EXPECT_EQ(bits("-2.4703282292062327e-324", ScalarType::f64), 0x8000000000000000U);
    EXPECT_EQ(bits("0x1.00000100000000000000001p0", ScalarType::f32), 0x3f800001U);
    EXPECT_EQ(meaning_of("3.4028235677973366163754e38", ScalarType::f32).kind, NumberMeaning::Kind::too_large);
    EXPECT_EQ(meaning_of("0x.p1", ScalarType::f64).kind, NumberMeaning::Kind::no_number);
    EXPECT_EQ(bits("1e-99999999999999999999", ScalarType::f64), 0U);
}

}  // namespace
}  // namespace tangency::fuzz
