# SPDX-License-Identifier: MIT
# Matplotlib: Path of a closed ring of vertices, contains_point.
from matplotlib.path import Path


def contains_point(*n):
    vertices = list(zip(n[:8:2], n[1:8:2]))
    return Path([*vertices, vertices[0]], closed=True).contains_point((n[8], n[9]))
