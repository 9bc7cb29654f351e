// SPDX-License-Identifier: MIT
// OGRE: Math::intersects of a Sphere and an AxisAlignedBox by two corners.
#include <Ogre.h>

static bool intersects(float lox, float loy, float loz, float hix, float hiy, float hiz, float px, float py, float pz, float r) {
    return Ogre::Math::intersects(Ogre::Sphere(Ogre::Vector3(px, py, pz), r), Ogre::AxisAlignedBox(lox, loy, loz, hix, hiy, hiz));
}
