// SPDX-License-Identifier: MIT
// OGRE: Math::intersects of a Sphere and an AxisAlignedBox by two corners.
#include <Ogre.h>

static bool intersects(float lox, float loy, float loz, float hix, float hiy, float hiz, float px, float py, float pz, float r) {
    return Ogre::Math::intersects(Ogre::Sphere(Ogre::Vector3(px, py, pz), r), Ogre::AxisAlignedBox(lox, loy, loz, hix, hiy, hiz));
}

template <class... N>
static bool boxes(N... numbers) {
    const float n[] = {numbers...};
    return Ogre::AxisAlignedBox(n[0], n[1], n[2], n[3], n[4], n[5]).intersects(Ogre::AxisAlignedBox(n[6], n[7], n[8], n[9], n[10], n[11]));
}

static bool spheres(float px, float py, float pz, float r, float qx, float qy, float qz, float s) {
    return Ogre::Sphere(Ogre::Vector3(px, py, pz), r).intersects(Ogre::Sphere(Ogre::Vector3(qx, qy, qz), s));
}

template <class... N>
static bool boxPoint(N... numbers) {
    const float n[] = {numbers...};
    return Ogre::AxisAlignedBox(n[0], n[1], n[2], n[3], n[4], n[5]).contains(Ogre::Vector3(n[6], n[7], n[8]));
}
