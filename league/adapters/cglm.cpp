// SPDX-License-Identifier: MIT
// cglm: glm_aabb_sphere of a box by two corners and a sphere (x, y, z, radius).
#include <cglm/cglm.h>

static bool aabbSphere(float lox, float loy, float loz, float hix, float hiy, float hiz, float px, float py, float pz, float r) {
    vec3 box[2] = {{lox, loy, loz}, {hix, hiy, hiz}};
    vec4 sphere = {px, py, pz, r};
    return glm_aabb_sphere(box, sphere);
}

template <class... N>
static bool boxPoint(N... numbers) {
    const float n[] = {numbers...};
    vec3 box[2] = {{n[0], n[1], n[2]}, {n[3], n[4], n[5]}}, point = {n[6], n[7], n[8]};
    return glm_aabb_point(box, point);
}
