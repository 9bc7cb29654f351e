# SPDX-License-Identifier: MIT
# pygame: Rect of whole numbers by its corner and size, collidepoint.
from pygame.rect import Rect


def collidepoint(x, y, w, h, px, py):
    return Rect(int(x), int(y), int(w), int(h)).collidepoint(int(px), int(py))
