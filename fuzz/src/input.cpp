// SPDX-License-Identifier: MIT
// The places of a recipe's fields in an input.
#include <algorithm>

#include "fields.hpp"

namespace tangency::fuzz {
namespace {

// Any byte names a kind; beyond the names the usual ones are likelier.
InputKind kind_of(std::uint8_t byte) {
    using enum InputKind;
    static constexpr std::array<InputKind, 32> usual{
        lattice, lattice,  scattered,  scattered,  scattered,  tie,      tie,      tie,     tie,    tie,    degenerate,
        degenerate, rotated_tie, rotated_tie, near_tie, near_tie, near_tie, near_tie, floats, floats,  floats, floats,
        floats,  floats,   floats,     floats,     everyday,   everyday, huge,   special, drawn,  raw};
    return byte < input_kind_names.size() ? static_cast<InputKind>(byte) : usual[byte % usual.size()];
}

Side side_of(std::uint8_t byte) {
    const auto rest = static_cast<std::uint8_t>(byte % 8);
    return rest == 6 ? Side::below : rest == 7 ? Side::above : static_cast<Side>(rest);
}

Fit fit_of(std::uint8_t byte) {
    const auto rest = static_cast<std::uint8_t>(byte % 8);
    return rest == 6 ? Fit::below : rest >= 5 ? Fit::above : static_cast<Fit>(rest);
}

class Reader {
public:
    explicit Reader(std::span<const std::uint8_t> input) : input_(input) {}

    void operator()(std::uint8_t& field, const char*) { field = byte(); }
    void operator()(std::int8_t& field, const char*) { field = static_cast<std::int8_t>(byte()); }
    void operator()(std::uint16_t& field, const char*) { field = half_word(); }
    void operator()(std::uint32_t& field, const char*) {
        field = half_word();
        field |= static_cast<std::uint32_t>(half_word()) << 16;
    }
    void operator()(InputKind& field, const char*) { field = kind_of(byte()); }
    void operator()(Side& field, const char*) { field = side_of(byte()); }
    void operator()(Fit& field, const char*) { field = fit_of(byte()); }
    void low_half(int& number, const char*) { number = static_cast<std::int16_t>(half_word()); }
    void high_half(int& number, const char*) {
        number = static_cast<int>(static_cast<std::uint32_t>(number) + (static_cast<std::uint32_t>(half_word()) << 16));
    }

private:
    std::uint8_t byte() { return place_ < input_.size() ? input_[place_++] : std::uint8_t{0}; }
    std::uint16_t half_word() {
        const std::uint16_t low = byte();
        return static_cast<std::uint16_t>(low | (byte() << 8));
    }

    std::span<const std::uint8_t> input_;
    std::size_t place_ = 0;
};

class Writer {
public:
    explicit Writer(std::span<std::uint8_t> out) : out_(out) {}

    std::size_t written() const { return place_; }

    void operator()(std::uint8_t field, const char* = nullptr) { out_[place_++] = field; }
    void operator()(std::int8_t field, const char* = nullptr) { (*this)(static_cast<std::uint8_t>(field)); }
    void operator()(std::uint16_t field, const char* = nullptr) {
        (*this)(static_cast<std::uint8_t>(field & 0xff));
        (*this)(static_cast<std::uint8_t>(field >> 8));
    }
    void operator()(std::uint32_t field, const char* = nullptr) {
        (*this)(static_cast<std::uint16_t>(field & 0xffff));
        (*this)(static_cast<std::uint16_t>(field >> 16));
    }
    void operator()(InputKind field, const char* = nullptr) { (*this)(static_cast<std::uint8_t>(field)); }
    void operator()(Side field, const char* = nullptr) { (*this)(static_cast<std::uint8_t>(field)); }
    void operator()(Fit field, const char* = nullptr) { (*this)(static_cast<std::uint8_t>(field)); }
    void low_half(int number, const char*) { (*this)(static_cast<std::uint16_t>(number & 0xffff)); }
    void high_half(int number, const char*) {
        const auto low = static_cast<std::uint32_t>(static_cast<std::int16_t>(number & 0xffff));
        (*this)(static_cast<std::uint16_t>((static_cast<std::uint32_t>(number) - low) >> 16));
    }

private:
    std::span<std::uint8_t> out_;
    std::size_t place_ = 0;
};

class Lister {
public:
    template <class Field>
    void operator()(const Field&, const char* name) {
        add(name, sizeof(Field));
    }
    void low_half(const int&, const char* name) { add(name, 2); }
    void high_half(const int&, const char* name) { add(name, 2); }

    std::vector<FieldPlace> places{};

private:
    void add(const char* name, std::size_t size) {
        const std::size_t place = places.empty() ? 0 : places.back().place + places.back().size;
        places.push_back({name, place, size});
    }
};

std::vector<FieldPlace> list_fields(InputKind kind) {
    Recipe made;
    made.kind = kind;
    Lister lister;
    visit_fields(lister, made);
    return lister.places;
}

}  // namespace

std::span<const FieldPlace> layout_of(InputKind kind) {
    static const std::vector<FieldPlace> words = list_fields(InputKind::raw);
    static const std::vector<FieldPlace> plan = list_fields(InputKind::tie);
    return uses_words(kind) ? words : plan;
}

Recipe decode(std::span<const std::uint8_t> input) {
    Recipe made;
    Reader reader(input.first(std::min(input.size(), max_input_size)));
    visit_fields(reader, made);
    return made;
}

std::size_t encode_to(const Recipe& recipe, std::span<std::uint8_t, max_input_size> out) {
    Writer writer(out);
    visit_fields(writer, recipe);
    std::size_t size = writer.written();
    while (size > 0 && out[size - 1] == 0) --size;
    return size;
}

std::vector<std::uint8_t> encode(const Recipe& recipe) {
    std::array<std::uint8_t, max_input_size> bytes{};
    const std::size_t size = encode_to(recipe, bytes);
    return {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size)};
}

}  // namespace tangency::fuzz
