// SPDX-License-Identifier: MIT
// ODE: dCreateBox by full lengths, dCreateSphere; dCollide makes contacts. Its quaternions are (w, x, y, z).
#include <ode/ode.h>

struct Shapes {
    dGeomID box, ball;
    Shapes() : box((dInitODE(), dCreateBox(nullptr, 1, 1, 1))), ball(dCreateSphere(nullptr, 1)) {}
};

static bool turned(dReal cx, dReal cy, dReal cz, dReal w, dReal h, dReal d, dReal qx, dReal qy, dReal qz, dReal qw, dReal px, dReal py,
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

static bool straight(dReal cx, dReal cy, dReal cz, dReal w, dReal h, dReal d, dReal px, dReal py, dReal pz, dReal r) {
    return turned(cx, cy, cz, w, h, d, 0, 0, 0, 1, px, py, pz, r);
}
