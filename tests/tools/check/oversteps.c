/* SPDX-License-Identifier: MIT
   A right answer, and what FAULT says besides: a plugin that writes where it may not. The box is lo_hi, the ball its centre and radius. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_fault(const char* name) {
    const char* fault = getenv("FAULT");
    return fault && !strcmp(fault, name);
}

static double clamp(double low, double high, double number) { return fmin(fmax(number, low), high); }

void tangency_mtv_lo_hi_f64(double lox, double loy, double hix, double hiy, double px, double py, double r, double* out) {
    const double dx = px - clamp(lox, hix, px), dy = py - clamp(loy, hiy, py), d = sqrt(dx * dx + dy * dy);
    out[0] = out[1] = 0;
    if (d > 0 && d < r) {
        out[0] = dx / d * (r - d);
        out[1] = dy / d * (r - d);
    } else if (d == 0) { /* inside: by the nearest side */
        const double left = px - lox, right = hix - px, below = py - loy, above = hiy - py;
        const double least = fmin(fmin(left, right), fmin(below, above));
        if (least == left)
            out[0] = -(left + r);
        else if (least == right)
            out[0] = right + r;
        else if (least == below)
            out[1] = -(below + r);
        else
            out[1] = above + r;
    }
    if (is_fault("third")) out[2] = 0;
    if (is_fault("fourth")) out[3] = 1;
    if (is_fault("before")) out[-1] = 1;
    if (is_fault("when_far") && px > 16) out[2] = 0;
    if (is_fault("much")) memset(out + 2, 0, 4096);
    if (is_fault("much_before")) memset(out - 512, 0, 4096);
}

int tangency_lo_hi_f64(double lox, double loy, double hix, double hiy, double px, double py, double r) {
    static long calls;
    const double dx = px - clamp(lox, hix, px), dy = py - clamp(loy, hiy, py);
    if (++calls == 1000 && is_fault("all_descriptors"))
        for (int number = 3; number < 64; ++number)
            if (write(number, "hello", 5) < 0) continue;
    if (calls == 1000 && is_fault("forks")) fork();
    if (calls == 1000 && is_fault("forks_and_ends") && fork() == 0) _exit(0);
    return dx * dx + dy * dy <= r * r;
}
