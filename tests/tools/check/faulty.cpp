// SPDX-License-Identifier: MIT
// A plugin that does what FAULT says, at the call that CALL numbers, and is right until then.
#include <unistd.h>

#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>

namespace {

bool is_fault(const char* name) {
    static const char* const fault = std::getenv("FAULT");
    return fault != nullptr && std::strcmp(fault, name) == 0;
}

void do_fault() {
    if (is_fault("crash")) std::raise(SIGSEGV);
    if (is_fault("abort")) std::abort();
    if (is_fault("exit")) std::exit(3);
    if (is_fault("quick_exit")) _exit(4);
    if (is_fault("throw")) throw std::runtime_error("out of \x1b[31mcheese\n");
    if (is_fault("throw_int")) throw 7;
    if (is_fault("hang"))
        for (;;) sleep(1);
    if (is_fault("print")) std::puts("<testsuite> from the plugin");
    if (is_fault("close_all"))
        for (int number = 3; number < 64; ++number) close(number);
}

// Right, whatever the fault is about, but for the named one.
int answer(double cx, double cy, double hx, double hy, double px, double py, double r, bool in_float) {
    static const long call_of_fault = std::getenv("CALL") == nullptr ? 1 : std::atol(std::getenv("CALL"));
    static long call = 0;
    if (++call == call_of_fault) do_fault();
    if (is_fault("crash_on_nan") && std::isnan(cx + cy + hx + hy + px + py + r)) std::abort();
    if (is_fault("crash_on_thousands") && std::fabs(cx) >= 1000 && std::fmod(cx, 1000) == 0) {
        std::fputs("it is a thousand\x1b\n", stderr);
        std::raise(SIGSEGV);
    }
    if (is_fault("hang_when_far") && std::fabs(px) > 16)
        for (;;) sleep(1);
    if (is_fault("abort_when_far") && std::fabs(px) > 16) {
        std::fputs("the ball is far away\n", stderr);
        std::abort();
    }
    if (is_fault("crash_on_huge") && std::fabs(r) > 1e15) std::abort();
    const double u = std::fmax(std::fabs(px - cx) - hx, 0), v = std::fmax(std::fabs(py - cy) - hy, 0);
    if (is_fault("flat_box") && (hx == 0 || hy == 0)) return u <= r && v <= r;
    const double largest = std::fmax(std::fmax(std::fabs(px), std::fabs(py)), r);
    if (is_fault("far_or_tiny") && (largest > 1e4 || (r != 0 && r < 1e-3))) return 0;
    if (is_fault("square")) return u <= r && v <= r;
    return in_float ? static_cast<float>(std::hypot(u, v)) <= static_cast<float>(r) : u * u + v * v <= r * r;
}

struct AtLoading {
    AtLoading() {
        if (is_fault("crash_at_loading")) std::raise(SIGSEGV);
    }
} at_loading;

}  // namespace

extern "C" int tangency_center_half_f64(double cx, double cy, double hx, double hy, double px, double py, double r) {
    return answer(cx, cy, hx, hy, px, py, r, false);
}

// Not extern "C": what is forgotten most often.
int tangency_lo_hi_f32(float, float, float, float, float, float, float) { return 0; }
