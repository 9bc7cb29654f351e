// SPDX-License-Identifier: MIT
// A sphere against a box between two corners, as Unity, Godot and MonoGame store it.
using System;

static class Right
{
    static float Outside(float position, float min, float max)
    {
        return position < min ? min - position : position > max ? position - max : 0;
    }

    static bool SphereHitsBox(float[] n)
    {
        float distanceSquared = 0;
        for (var axis = 0; axis < 3; ++axis)
        {
            var gap = Outside(n[6 + axis], n[axis], n[3 + axis]);
            distanceSquared += gap * gap;
        }
        return distanceSquared <= n[9] * n[9];
    }

    static void Main() { Serve.Run(SphereHitsBox); }
}
