// SPDX-License-Identifier: MIT
// SFML (f32): FloatRect by its corner and size.
#include <SFML/Graphics/Rect.hpp>

static bool intersects(float x, float y, float w, float h, float x2, float y2, float w2, float h2) {
    return sf::FloatRect(x, y, w, h).intersects(sf::FloatRect(x2, y2, w2, h2));
}

static bool contains(float x, float y, float w, float h, float px, float py) { return sf::FloatRect(x, y, w, h).contains(px, py); }
