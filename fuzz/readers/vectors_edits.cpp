// SPDX-License-Identifier: MIT
// Files that are nearly right: a small one that holds, and edits of its tokens.
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "mismatches.hpp"

namespace tangency::fuzz {
namespace {

using namespace std::string_view_literals;

// What slips through lenient readers, beside the words of the format.
constexpr std::array fragments{","sv,
                               ":"sv,
                               "{"sv,
                               "}"sv,
                               "["sv,
                               "]"sv,
                               "\""sv,
                               "\0"sv,
                               "\0{}"sv,
                               "\xef\xbb\xbf"sv,
                               " "sv,
                               "\n"sv,
                               "//"sv,
                               "/**/"sv,
                               "#"sv,
                               "null"sv,
                               "true"sv,
                               "false"sv,
                               "0"sv,
                               "-0"sv,
                               "1"sv,
                               "1.0"sv,
                               "1e0"sv,
                               "01"sv,
                               "+1"sv,
                               "2"sv,
                               "-1"sv,
                               "8"sv,
                               "96"sv,
                               "1e999"sv,
                               "99999999999999999999"sv,
                               "NaN"sv,
                               "\"\""sv,
                               "\"1\""sv,
                               "\"\\u0000\""sv,
                               "\"\\ud800\""sv,
                               "\"\xff\""sv,
                               "\"\xc0\xaf\""sv,
                               "\"verdict\":\"disjoint\","sv,
                               "\"closed\":true,"sv,
                               "\"cases\":[],"sv,
                               "\"policy\":[],"sv,
                               "\"format\":1,"sv,
                               "\"dim\":3,"sv,
                               "\"extra\":1,"sv,
                               "\"\":1,"sv,
                               "\"disjoint\""sv,
                               "\"touching\""sv,
                               "\"overlapping\""sv,
                               "\"logic\""sv,
                               "\"exact\""sv,
                               "\"none\""sv,
                               "\"f32\""sv,
                               "\"f64\""sv,
                               "\"center_half\""sv,
                               "\"lo_hi\""sv,
                               "\"7fc00000\""sv,
                               "\"7ff8000000000001\""sv,
                               "\"00000000\""sv,
                               "\"80000000\""sv,
                               "\"3F800000\""sv,
                               "\"3f80000\""sv,
                               "\"0x3f800000\""sv,
                               "\"0000000000000000\""sv,
                               "\"tie\""sv,
                               "\"r\""sv,
                               "\"any\""sv,
                               "\"false advised\""sv,
                               "{\"of\":\"000000000000\",\"field\":\"r\",\"ulps\":0}"sv,
                               "\"neighbour\":"sv};

std::vector<std::string> tokens_of(const std::string& text) {
    std::vector<std::string> tokens;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i + 1;
        if (text[i] == '"')
            end = text.find('"', i + 1) + 1;  // the files that are edited escape nothing
        else if (std::string_view("{}[]:,\n").find(text[i]) == std::string_view::npos)
            end = std::min(text.find_first_of("{}[]:,\n\"", i), text.size());
        tokens.push_back(text.substr(i, end - i));
        i = end;
    }
    return tokens;
}

}  // namespace

const std::string& small_vectors_file(const Signature& signature) {
    static const auto texts = [] {
        std::vector<std::pair<Signature, std::string>> all;
        for (const Signature& each : vectors::signatures_of(Question::box_ball)) {
            vectors::VectorFile file{each, {}, {}};
            properties::Input input{each};
            const Layout& layout = layout_of(each);
            // A box whose first number is -1, no turn, and balls on its side and at its corner.
            for (std::size_t axis = 0; axis < each.dim; ++axis) {
                input.numbers[layout.first(axis)] = -1;
                input.numbers[layout.second(axis)] = layout[layout.second(axis)].role == Role::hi ? 1 : 2;
            }
            if (each.orientation == Orientation::axis) input.numbers[layout.orientation()] = 1;
            if (each.orientation == Orientation::quaternion) input.numbers[layout.orientation() + 3] = 1;
            input.numbers[layout.ball(0)] = 3;
            input.row().back() = 2;
            file.cases.push_back(vectors::describe(input));
            input.numbers[layout.ball(1)] = is_whole(each.scalar) ? 1 : 0.25;
            file.cases.push_back(vectors::describe(input));
            input.row().back() = -1;
            file.policy.push_back(vectors::describe_policy(input));
            all.emplace_back(each, vectors::file_text(file));
        }
        return all;
    }();
    return std::ranges::find(texts, signature, &std::pair<Signature, std::string>::first)->second;
}

std::string edit_tokens(const std::string& text, std::span<const std::uint8_t> edits) {
    std::vector<std::string> tokens = tokens_of(text);
    for (; edits.size() >= 4 && !tokens.empty(); edits = edits.subspan(4)) {
        const std::size_t place = (edits[0] + 256U * edits[1]) % tokens.size();
        const auto here = tokens.begin() + static_cast<std::ptrdiff_t>(place);
        const std::string fragment(fragments[edits[3] % fragments.size()]);
        switch (edits[2] % 8) {
            case 0: tokens.erase(here); break;
            case 1: *here = fragment; break;
            case 2: tokens.insert(here, fragment); break;
            case 3: std::swap(*here, tokens[(place + edits[3]) % tokens.size()]); break;
            case 4: *here = tokens[(place + edits[3]) % tokens.size()]; break;
            // A stretch of tokens once more, as a key with its value.
            case 5: {
                const std::size_t end = std::min(place + edits[3] % 32 + 1, tokens.size());
                const std::vector<std::string> copy(here, tokens.begin() + static_cast<std::ptrdiff_t>(end));
                tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(end), copy.begin(), copy.end());
                break;
            }
            case 6: tokens.push_back(fragment); break;
            default: {
                char& c = (*here)[edits[3] % here->size()];
                c = static_cast<char>(c ^ (edits[3] / 16 + 1));
            }
        }
        std::erase(tokens, std::string());
    }
    std::string edited;
    for (const std::string& token : tokens) edited += token;
    return edited;
}

}  // namespace tangency::fuzz
