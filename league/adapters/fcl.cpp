// SPDX-License-Identifier: MIT
// FCL: Box by full sides and Sphere; collide() with libccd, FCL's default solver.
#include <fcl/narrowphase/collision.h>

static bool turned(double cx, double cy, double cz, double w, double h, double d, double qx, double qy, double qz, double qw, double px,
                   double py, double pz, double r) {
    const auto box = std::make_shared<fcl::Boxd>(w, h, d);
    const auto ball = std::make_shared<fcl::Sphered>(r);
    const fcl::Quaterniond q = fcl::Quaterniond(qw, qx, qy, qz).normalized();
    fcl::CollisionObjectd there(box, q.toRotationMatrix(), fcl::Vector3d(cx, cy, cz));
    fcl::CollisionObjectd here(ball, fcl::Matrix3d::Identity(), fcl::Vector3d(px, py, pz));
    fcl::CollisionRequestd request;
    fcl::CollisionResultd result;
    return fcl::collide(&there, &here, request, result) > 0;
}

static bool straight(double cx, double cy, double cz, double w, double h, double d, double px, double py, double pz, double r) {
    return turned(cx, cy, cz, w, h, d, 0, 0, 0, 1, px, py, pz, r);
}
