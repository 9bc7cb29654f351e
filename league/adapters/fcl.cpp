// SPDX-License-Identifier: MIT
// FCL: Box by full sides and Sphere; collide() with libccd, FCL's default solver.
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>

static bool rotated(double cx, double cy, double cz, double w, double h, double d, double qx, double qy, double qz, double qw, double px,
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

static bool axisAligned(double cx, double cy, double cz, double w, double h, double d, double px, double py, double pz, double r) {
    return rotated(cx, cy, cz, w, h, d, 0, 0, 0, 1, px, py, pz, r);
}

static bool spheres(double px, double py, double pz, double r, double qx, double qy, double qz, double s) {
    fcl::CollisionObjectd one(std::make_shared<fcl::Sphered>(r), fcl::Matrix3d::Identity(), fcl::Vector3d(px, py, pz));
    fcl::CollisionObjectd other(std::make_shared<fcl::Sphered>(s), fcl::Matrix3d::Identity(), fcl::Vector3d(qx, qy, qz));
    fcl::CollisionRequestd request;
    fcl::CollisionResultd result;
    return fcl::collide(&one, &other, request, result) > 0;
}

template <class... N>
static bool aabbs(N... numbers) {
    const double n[] = {numbers...};
    const fcl::AABBd one({n[0], n[1], n[2]}, {n[3], n[4], n[5]}), other({n[6], n[7], n[8]}, {n[9], n[10], n[11]});
    return one.overlap(other);
}

// By signed distances a collision is below 0.
static double distance(double cx, double cy, double cz, double w, double h, double d, double px, double py, double pz, double r) {
    fcl::CollisionObjectd there(std::make_shared<fcl::Boxd>(w, h, d), fcl::Matrix3d::Identity(), fcl::Vector3d(cx, cy, cz));
    fcl::CollisionObjectd here(std::make_shared<fcl::Sphered>(r), fcl::Matrix3d::Identity(), fcl::Vector3d(px, py, pz));
    fcl::DistanceResultd result;
    fcl::distance(&there, &here, fcl::DistanceRequestd(), result);
    return result.min_distance > 0 ? result.min_distance : 0;
}

// A capsule lies along z about its place: the middle, the length and the turn are computed here. The turn takes z to the way upward,
// since one that is near half a turn is not exact.
static fcl::CollisionObjectd capsule(const double* n) {
    const fcl::Vector3d a(n[0], n[1], n[2]), b(n[3], n[4], n[5]), way = b.z() < a.z() ? a - b : b - a;
    fcl::Quaterniond turn = fcl::Quaterniond::Identity();
    if (a != b) turn = fcl::Quaterniond::FromTwoVectors(fcl::Vector3d::UnitZ(), way);
    return {std::make_shared<fcl::Capsuled>(n[6], way.norm()), turn.toRotationMatrix(), (a + b) / 2};
}

static bool meet(fcl::CollisionObjectd one, fcl::CollisionObjectd other) {
    fcl::CollisionRequestd request;
    fcl::CollisionResultd result;
    return fcl::collide(&one, &other, request, result) > 0;
}

template <class... N>
static bool capsuleSphere(N... numbers) {
    const double n[] = {numbers...};
    return meet(capsule(n), {std::make_shared<fcl::Sphered>(n[10]), fcl::Matrix3d::Identity(), fcl::Vector3d(n[7], n[8], n[9])});
}

template <class... N>
static bool capsules(N... numbers) {
    const double n[] = {numbers...};
    return meet(capsule(n), capsule(n + 7));
}

template <class... N>
static bool aabbContains(N... numbers) {
    const double n[] = {numbers...};
    return fcl::AABBd({n[0], n[1], n[2]}, {n[3], n[4], n[5]}).contain(fcl::Vector3d(n[6], n[7], n[8]));
}
