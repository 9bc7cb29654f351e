// SPDX-License-Identifier: MIT
// SDL 2 (f32): SDL_FRect by its corner and size.
#include <SDL2/SDL_rect.h>

static bool hasIntersection(float x, float y, float w, float h, float x2, float y2, float w2, float h2) {
    const SDL_FRect one{x, y, w, h}, other{x2, y2, w2, h2};
    return SDL_HasIntersectionF(&one, &other);
}

static bool rectAndLine(float x, float y, float w, float h, float ax, float ay, float bx, float by) {
    const SDL_FRect box{x, y, w, h};
    return SDL_IntersectFRectAndLine(&box, &ax, &ay, &bx, &by);
}

static bool pointInRect(float x, float y, float w, float h, float px, float py) {
    const SDL_FPoint point{px, py};
    const SDL_FRect box{x, y, w, h};
    return SDL_PointInFRect(&point, &box);
}
