// SPDX-License-Identifier: MIT
// From vectors and findings to inputs.
#include "seeds.hpp"

#include <fmt/format.h>

#include <fstream>
#include <future>
#include <utility>

#include "found.hpp"
#include "numbers.hpp"
#include "tangency/fuzz/fuzz_input.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/reference/defect.hpp"
#include "tangency/subjects/findings.hpp"
#include "sha256.hpp"
#include "vectors/store.hpp"

namespace tangency::tools {
namespace {

using properties::Input;

// Of each kind of case in a file; 32 files of some thirty kinds make a corpus of a thousand and a half.
constexpr std::size_t of_each_kind = 2;
constexpr std::size_t cases_a_stream = 3;

std::vector<std::string> kinds_of(const vectors::VectorCase& known) {
    std::vector<std::string> kinds = known.reasons;
    kinds.push_back(fmt::format("{} {} {}", name_of(known.verdict), name_of(known.region), name_of(known.level)));
    return kinds;
}

// The first cases of every kind, in the file's order.
std::vector<const vectors::VectorCase*> choose(const vectors::VectorFile& file) {
    std::map<std::string, std::size_t> counts;
    std::vector<const vectors::VectorCase*> chosen;
    for (const vectors::VectorCase& known : file.cases) {
        bool wanted = false;
        for (const std::string& kind : kinds_of(known)) wanted = wanted || counts[kind] < of_each_kind;
        if (!wanted) continue;
        for (const std::string& kind : kinds_of(known)) ++counts[kind];
        chosen.push_back(&known);
    }
    return chosen;
}

std::string seed_of(const Input& row) {
    const std::vector<std::uint8_t> bytes = fuzz::encode(fuzz::input_of(row));
    return {bytes.begin(), bytes.end()};
}

// The layouts of fuzz/readers/mismatches.hpp.
void add_numbers(Seeds& seeds, const Input& row) {
    const ScalarType scalar = row.signature.scalar;
    const char head = scalar == ScalarType::f32 ? '\0' : '\1';
    const double number = row.row().back();
    for (const std::string& text : {properties::decimal_text(number, scalar), properties::hex_text(number), bits_text(number, scalar)})
        seeds["reader_number"].insert(head + text);
}

std::string line_of(const Input& row) {
    std::string line;
    for (const double number : row.row()) {
        if (!line.empty()) line += ' ';
        line += properties::decimal_text(number, row.signature.scalar);
    }
    return line + '\n';
}

Seeds seeds_of(const vectors::VectorFile& file) {
    Seeds seeds;
    const auto place = static_cast<char>(fuzz::place_of(file.signature));
    std::string lines;
    std::size_t count = 0;
    vectors::VectorFile small{file.signature, {}, {}};
    for (const vectors::VectorCase* known : choose(file)) {
        seeds["rows"].insert(seed_of(known->input));
        if (++count <= cases_a_stream) {
            add_numbers(seeds, known->input);
            lines += line_of(known->input);
            if (!known->neighbour) small.cases.push_back(*known);
        }
    }
    if (!file.policy.empty()) {
        lines += line_of(file.policy[0].input);
        small.policy.push_back(file.policy[0]);
    }
    seeds["reader_lines"].insert(std::string{place, '\0'} + lines);
    seeds["reader_vectors"].insert(std::string{place, '\0'} + vectors::file_text(small));
    return seeds;
}

}  // namespace

Seeds gather_seeds(const std::filesystem::path& folder) {
    std::vector<std::future<Seeds>> files;
    for (const Signature& signature : vectors::signatures_of(Question::box_ball)) {
        if (is_whole(signature.scalar)) continue;  // fuzzers draw floats alone
        files.push_back(
            std::async(std::launch::async, [file = folder / vectors::file_name(signature)] { return seeds_of(vectors::load_file(file)); }));
    }
    Seeds seeds;
    for (std::future<Seeds>& file : files)
        for (auto& [kind, inputs] : file.get()) seeds[kind].merge(inputs);
    for (const subjects::Finding& finding : subjects::findings()) {
        const Input row = subjects::witness_of(finding);
        const bool is_played = row.signature.question == Question::box_ball && !reference::find_defect(row.signature, row.row());
        if (is_played) seeds["rows"].insert(seed_of(row));
    }
    return seeds;
}

Written write_seeds(const Seeds& seeds, const std::filesystem::path& folder) {
    Written written;
    for (const auto& [kind, inputs] : seeds) {
        std::error_code error;
        std::filesystem::create_directories(folder / kind, error);
        for (const std::string& input : inputs) {
            const auto path = folder / kind / tools::sha256_text(input).substr(0, 16);
            if (std::filesystem::exists(path, error)) {
                ++written.present;
                continue;
            }
            std::ofstream out(path, std::ios::binary);
            out << input;
            out.close();
            if (!out) throw BadInput(fmt::format("cannot write {}; give another folder with --out", path.string()));
            ++written.files;
            written.bytes += input.size();
        }
    }
    return written;
}

}  // namespace tangency::tools
