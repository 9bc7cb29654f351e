# SPDX-License-Identifier: MIT
# Matplotlib: Path of a closed ring of vertices, contains_point. Debian has it look for its settings and data in the system's folders, so it is shown
# those that were unpacked beside it.
import contextlib
import os
import pathlib
import sys

packages = pathlib.Path(sys.argv[3])
os.environ["MATPLOTLIBRC"] = str(packages.parents[3] / "etc/matplotlibrc")
with contextlib.suppress(FileExistsError):
    (packages / "matplotlib/mpl-data").symlink_to(packages.parents[2] / "share/matplotlib/mpl-data")
from matplotlib.path import Path  # noqa: E402


def contains_point(*n):
    vertices = list(zip(n[:8:2], n[1:8:2]))
    return Path([*vertices, vertices[0]], closed=True).contains_point((n[8], n[9]))
