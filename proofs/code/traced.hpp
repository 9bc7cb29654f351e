// SPDX-License-Identifier: MIT
// A number that writes down what is done to it, so that a function's own instantiation with it says its steps.
#pragma once

#include <bit>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace trace {

using Native = double;

/// One run of a function: its steps by their registers, and the answers to its comparisons, which a script chooses. A comparison of
/// registers that was asked before is answered as before.
struct Run {
    std::vector<bool> script;
    std::vector<std::pair<std::string, bool>> asked;
    std::size_t questions = 0;
    unsigned registers = 0;
    std::string text;

    unsigned step(const std::string& what) {
        text += "step " + what + "\n";
        return registers++;
    }

    bool ask(const std::string& question) {
        for (const auto& [known, answer] : asked)
            if (known == question && known.find('@') != std::string::npos) return answer;
        if (questions == script.size()) script.push_back(true);
        const bool answer = script[questions++];
        asked.emplace_back(question, answer);
        text += "if " + question + (answer ? " yes\n" : " no\n");
        return answer;
    }
};

inline Run run;

/// A constant as it is, or a register as the payload of a NaN, so that numbers keep the size of a double. Like is the type it stands
/// for; what is done to Pairs by their own operators is one step.
template <class Like>
class Traced {
    static constexpr std::uint64_t mark = 0x7ffc000000000000;
    Native held_ = 0;

public:
    constexpr Traced() = default;
    constexpr Traced(Native constant) : held_(constant) {}
    template <std::integral Whole>
    constexpr Traced(Whole constant) : held_(static_cast<Native>(constant)) {}
    template <class Other>
    explicit constexpr Traced(Traced<Other> wider) : held_(wider.held()) {}

    static Traced at(unsigned place) { return std::bit_cast<Native>(mark | place); }
    template <class... Numbers>
    static Traced step(const std::string& what, Numbers... operands) {
        return at(run.step((std::is_floating_point_v<Like> ? "" : "wide ") + (what + ... + (" " + operands.name()))));
    }
    constexpr Native held() const { return held_; }

    std::string name() const {
        if (held_ != held_) return "@" + std::to_string(std::bit_cast<std::uint64_t>(held_) & ~mark);
        char text[64];
        std::snprintf(text, sizeof text, "%a", held_);
        return text;
    }

    // Constants of the headers are combined as the compiler does it. A zero is not: it may stand for a number that is not positive.
    friend constexpr Traced operator+(Traced a, Traced b) { return are_fixed(a, b) ? Traced(a.held_ + b.held_) : step("add", a, b); }
    friend constexpr Traced operator-(Traced a, Traced b) { return are_fixed(a, b) ? Traced(a.held_ - b.held_) : step("sub", a, b); }
    friend constexpr Traced operator*(Traced a, Traced b) { return are_fixed(a, b) ? Traced(a.held_ * b.held_) : step("mul", a, b); }
    friend constexpr Traced operator/(Traced a, Traced b) { return are_fixed(a, b) ? Traced(a.held_ / b.held_) : step("div", a, b); }
    friend constexpr Traced operator-(Traced a) { return are_fixed(a, a) ? Traced(-a.held_) : step("neg", a); }
    constexpr Traced& operator+=(Traced b) { return *this = *this + b; }
    constexpr Traced& operator-=(Traced b) { return *this = *this - b; }

    friend constexpr bool operator<(Traced a, Traced b) { return compare("less", a, b, a.held_ < b.held_); }
    friend constexpr bool operator>(Traced a, Traced b) { return compare("less", b, a, b.held_ < a.held_); }
    friend constexpr bool operator<=(Traced a, Traced b) { return compare("at_most", a, b, a.held_ <= b.held_); }
    friend constexpr bool operator>=(Traced a, Traced b) { return compare("at_most", b, a, b.held_ <= a.held_); }
    friend constexpr bool operator==(Traced a, Traced b) { return compare("same", a, b, a.held_ == b.held_); }
    friend constexpr bool operator!=(Traced a, Traced b) { return !(a == b); }

private:
    static constexpr bool are_fixed(Traced a, Traced b) { return (a.held_ < 0 || a.held_ > 0) && (b.held_ < 0 || b.held_ > 0); }
    static constexpr bool compare(const char* how, Traced a, Traced b, bool constants) {
        return are_fixed(a, b) ? constants : run.ask(how + (" " + a.name() + " " + b.name()));
    }
};

}  // namespace trace

// The headers say std::fabs(x), which has to be known before they are read.
namespace std {
template <class Like>
class numeric_limits<trace::Traced<Like>> : public numeric_limits<Like> {};

template <class Like>
trace::Traced<Like> fabs(trace::Traced<Like> a) {
    return trace::Traced<Like>::step("abs", a);
}
template <class Like>
trace::Traced<Like> abs(trace::Traced<Like> a) {
    return fabs(a);
}
template <class Like>
trace::Traced<Like> sqrt(trace::Traced<Like> a) {
    return trace::Traced<Like>::step("sqrt", a);
}
template <class Like>
trace::Traced<Like> copysign(trace::Traced<Like> a, trace::Traced<Like> b) {
    return trace::Traced<Like>::step("copysign", a, b);
}
template <class Like>
trace::Traced<Like> fma(trace::Traced<Like> a, trace::Traced<Like> b, trace::Traced<Like> c) {
    return trace::Traced<Like>::step("fma", a, b, c);
}
}  // namespace std
