// SPDX-License-Identifier: MIT
// The same with the bug of MonoGame #996 and #6336: a face within the radius counts even from between the faces.
using System;

static class Wrong
{
    static bool SphereHitsBox(float[] n)
    {
        float distanceSquared = 0, radius = n[9];
        for (var axis = 0; axis < 3; ++axis)
        {
            float aboveMin = n[6 + axis] - n[axis], belowMax = n[3 + axis] - n[6 + axis];
            if (aboveMin <= radius) distanceSquared += aboveMin * aboveMin;
            else if (belowMax <= radius) distanceSquared += belowMax * belowMax;
        }
        return distanceSquared <= radius * radius;
    }

    static void Main() { Serve.Run(SphereHitsBox); }
}
