// SPDX-License-Identifier: MIT
// DART: a BoxShape by full sizes and a SphereShape on frames of their own; DARTCollisionDetector decides.
#include <dart/collision/CollisionGroup.hpp>
#include <dart/collision/dart/DARTCollisionDetector.hpp>
#include <dart/dynamics/BoxShape.hpp>
#include <dart/dynamics/SimpleFrame.hpp>
#include <dart/dynamics/SphereShape.hpp>

using namespace dart::dynamics;

static bool meet(const ShapePtr& one, const ShapePtr& other, const Eigen::Isometry3d& there, const Eigen::Vector3d& at) {
    static const auto detector = dart::collision::DARTCollisionDetector::create();
    const auto first = std::make_shared<SimpleFrame>(Frame::World()), second = std::make_shared<SimpleFrame>(Frame::World());
    first->setShape(one);
    second->setShape(other);
    first->setTransform(there);
    second->setTranslation(at);
    return detector->createCollisionGroup(first.get())->collide(detector->createCollisionGroup(second.get()).get());
}

template <class... N>
static bool boxSphere(N... numbers) {
    const double n[] = {numbers...};
    Eigen::Isometry3d there = Eigen::Isometry3d::Identity();
    there.translation() = Eigen::Vector3d(n[0], n[1], n[2]);
    return meet(std::make_shared<BoxShape>(Eigen::Vector3d(n[3], n[4], n[5])), std::make_shared<SphereShape>(n[9]), there,
                {n[6], n[7], n[8]});
}

template <class... N>
static bool boxSphereRotated(N... numbers) {
    const double n[] = {numbers...};
    Eigen::Isometry3d there = Eigen::Isometry3d::Identity();
    there.translation() = Eigen::Vector3d(n[0], n[1], n[2]);
    there.linear() = Eigen::Quaterniond(n[9], n[6], n[7], n[8]).normalized().toRotationMatrix();
    return meet(std::make_shared<BoxShape>(Eigen::Vector3d(n[3], n[4], n[5])), std::make_shared<SphereShape>(n[13]), there,
                {n[10], n[11], n[12]});
}

template <class... N>
static bool spheres(N... numbers) {
    const double n[] = {numbers...};
    Eigen::Isometry3d there = Eigen::Isometry3d::Identity();
    there.translation() = Eigen::Vector3d(n[0], n[1], n[2]);
    return meet(std::make_shared<SphereShape>(n[3]), std::make_shared<SphereShape>(n[7]), there, {n[4], n[5], n[6]});
}
