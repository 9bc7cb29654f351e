/* SPDX-License-Identifier: MIT
 * A plugin that forgot the radius: it must not compile, neither as C nor as C++. */
#include <tangency/plugin.h>

#ifdef __cplusplus
extern "C"
#endif
    int
    tangency_lo_hi_f32(float lox, float loy, float hix, float hiy, float px, float py) {
    return px >= lox && px <= hix && py >= loy && py <= hiy;
}
