# SPDX-License-Identifier: MIT
"""A circle against a rectangle, by clamping the centre to it."""
from serve import serve


def circle_hits_rect(x, y, w, h, px, py, r):
    dx = px - min(max(px, x), x + w)
    dy = py - min(max(py, y), y + h)
    return dx * dx + dy * dy <= r * r


if __name__ == "__main__":
    serve(circle_hits_rect)
