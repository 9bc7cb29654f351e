// SPDX-License-Identifier: MIT
// ODE: dCreateBox by full lengths, dCreateSphere; dCollide makes contacts. Its quaternions are (w, x, y, z).
#include <cmath>
#include <ode/ode.h>

struct Shapes {
    dGeomID box, ball;
    Shapes() : box((dInitODE(), dCreateBox(nullptr, 1, 1, 1))), ball(dCreateSphere(nullptr, 1)) {}
};

static bool rotated(dReal cx, dReal cy, dReal cz, dReal w, dReal h, dReal d, dReal qx, dReal qy, dReal qz, dReal qw, dReal px, dReal py,
                    dReal pz, dReal r) {
    static const Shapes shapes;
    dQuaternion q = {qw, qx, qy, qz};
    dNormalize4(q);
    dGeomBoxSetLengths(shapes.box, w, h, d);
    dGeomSetPosition(shapes.box, cx, cy, cz);
    dGeomSetQuaternion(shapes.box, q);
    dGeomSphereSetRadius(shapes.ball, r);
    dGeomSetPosition(shapes.ball, px, py, pz);
    dContactGeom contact;
    return dCollide(shapes.ball, shapes.box, 1, &contact, sizeof contact) > 0;
}

static bool axisAligned(dReal cx, dReal cy, dReal cz, dReal w, dReal h, dReal d, dReal px, dReal py, dReal pz, dReal r) {
    return rotated(cx, cy, cz, w, h, d, 0, 0, 0, 1, px, py, pz, r);
}

static bool spheres(dReal px, dReal py, dReal pz, dReal r, dReal qx, dReal qy, dReal qz, dReal s) {
    static const Shapes shapes;
    static const dGeomID other = dCreateSphere(nullptr, 1);
    dGeomSphereSetRadius(shapes.ball, r);
    dGeomSetPosition(shapes.ball, px, py, pz);
    dGeomSphereSetRadius(other, s);
    dGeomSetPosition(other, qx, qy, qz);
    dContactGeom contact;
    return dCollide(shapes.ball, other, 1, &contact, sizeof contact) > 0;
}

// Full lengths from half ones are exact.
template <class... N>
static bool boxes(N... numbers) {
    const dReal n[] = {numbers...};
    static const Shapes shapes;
    static const dGeomID other = dCreateBox(nullptr, 1, 1, 1);
    dGeomSetPosition(shapes.box, n[0], n[1], n[2]);
    dGeomBoxSetLengths(shapes.box, 2 * n[3], 2 * n[4], 2 * n[5]);
    dGeomSetPosition(other, n[6], n[7], n[8]);
    dGeomBoxSetLengths(other, 2 * n[9], 2 * n[10], 2 * n[11]);
    dContactGeom contact;
    return dCollide(shapes.box, other, 1, &contact, sizeof contact) > 0;
}

// A capsule lies along z about its place: the middle, the length and the turn are computed here.
static void place(dGeomID capsule, const dReal* n) {
    const dReal x = n[3] - n[0], y = n[4] - n[1], z = n[5] - n[2];
    dGeomCapsuleSetParams(capsule, n[6], std::sqrt(x * x + y * y + z * z));
    dGeomSetPosition(capsule, (n[0] + n[3]) / 2, (n[1] + n[4]) / 2, (n[2] + n[5]) / 2);
    dMatrix3 turn;
    dRFromZAxis(turn, x, y, z);
    dGeomSetRotation(capsule, turn);
}

template <class... N>
static bool capsuleSphere(N... numbers) {
    const dReal n[] = {numbers...};
    static const Shapes shapes;
    static const dGeomID capsule = dCreateCapsule(nullptr, 1, 1);
    place(capsule, n);
    dGeomSphereSetRadius(shapes.ball, n[10]);
    dGeomSetPosition(shapes.ball, n[7], n[8], n[9]);
    dContactGeom contact;
    return dCollide(capsule, shapes.ball, 1, &contact, sizeof contact) > 0;
}

template <class... N>
static bool capsules(N... numbers) {
    const dReal n[] = {numbers...};
    static const Shapes shapes;
    static const dGeomID one = dCreateCapsule(nullptr, 1, 1), other = dCreateCapsule(nullptr, 1, 1);
    place(one, n);
    place(other, n + 7);
    dContactGeom contact;
    return dCollide(one, other, 1, &contact, sizeof contact) > 0;
}

static void nearestOfSegments(dReal ax, dReal ay, dReal bx, dReal by, dReal cx, dReal cy, dReal dx, dReal dy, dReal* out) {
    const dVector3 a = {ax, ay}, b = {bx, by}, c = {cx, cy}, d = {dx, dy};
    dVector3 first, second;
    dClosestLineSegmentPoints(a, b, c, d, first, second);
    out[0] = first[0], out[1] = first[1];
}
