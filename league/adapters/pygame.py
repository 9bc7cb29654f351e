# SPDX-License-Identifier: MIT
# pygame: Rect of whole numbers by its corner and size, collidepoint.
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # standard output belongs to the answers
from pygame.rect import Rect  # noqa: E402


def collidepoint(x, y, w, h, px, py):
    return Rect(int(x), int(y), int(w), int(h)).collidepoint(int(px), int(py))
