// SPDX-License-Identifier: MIT
#include <ode/ode.h>

#include <cstdio>

int main() {
    dInitODE();
    dGeomID box = dCreateBox(nullptr, 1, 2, 1), ball = dCreateSphere(nullptr, 1);
    dMatrix3 turn;
    for (int degrees = 0; degrees < 90; ++degrees) {
        dRFromAxisAndAngle(turn, 0, 0, 1, degrees * 3.141592653589793 / 180);
        dGeomSetRotation(box, turn);
        dGeomSetPosition(ball, 0.5 * turn[0], 0.5 * turn[4], 0);  // the middle of the face that was x = 0.5
        std::printf("box rotated by %d degrees: ", degrees);
        std::fflush(stdout);
        dContactGeom contact;
        std::printf("%d contact\n", dCollide(ball, box, 1, &contact, sizeof contact));
    }
}
