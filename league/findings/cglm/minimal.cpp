// SPDX-License-Identifier: MIT
#include <cglm/cglm.h>

#include <cstdio>

int main() {
    vec3 box[2] = {{1, 0, 0}, {3, 0, 0}};
    vec4 ball = {0, 0, 0, 2};
    std::printf("box (1, 0, 0)-(3, 0, 0), ball r 2 at the origin: %d\n", glm_aabb_sphere(box, ball));
    vec3 solid[2] = {{1, -1, -1}, {3, 1, 1}};
    std::printf("box (1, -1, -1)-(3, 1, 1), ball r 2 at the origin: %d\n", glm_aabb_sphere(solid, ball));
}
