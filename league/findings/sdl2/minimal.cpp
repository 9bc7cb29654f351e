// SPDX-License-Identifier: MIT
#include <SDL2/SDL_rect.h>

#include <cstdio>

static void ask(float w, float h, float ax, float ay, float bx, float by) {
    const SDL_FRect box{0, 0, w, h};
    std::printf("box (0, 0)-(%g, %g), line (%g, %g)-(%g, %g): ", w, h, ax, ay, bx, by);
    std::printf("%d\n", SDL_IntersectFRectAndLine(&box, &ax, &ay, &bx, &by));
}

int main() {
    ask(2, 2, 1.5F, -1, 1.5F, 3);
    ask(2, 2, 0.5F, -1, 0.5F, 3);
    ask(2, 2, 1.25F, 1.25F, 1.75F, 1.75F);
}
