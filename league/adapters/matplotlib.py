# SPDX-License-Identifier: MIT
# Matplotlib: Path of a closed ring of vertices, contains_point. It asks for its own settings, which stand beside it.
import os
import sys

os.environ["MATPLOTLIBRC"] = sys.argv[3].replace("usr/lib/python3/dist-packages", "etc/matplotlibrc")
from matplotlib.path import Path  # noqa: E402


def contains_point(*n):
    vertices = list(zip(n[:8:2], n[1:8:2]))
    return Path([*vertices, vertices[0]], closed=True).contains_point((n[8], n[9]))
