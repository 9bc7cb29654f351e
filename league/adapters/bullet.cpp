// SPDX-License-Identifier: MIT
// Bullet: btBoxShape by half extents and btSphereShape; the pair test of a collision world, and btSphereBoxCollisionAlgorithm.
#include <BulletCollision/CollisionDispatch/btSphereBoxCollisionAlgorithm.h>
#include <btBulletCollisionCommon.h>

struct Meets : btCollisionWorld::ContactResultCallback {
    bool hit = false;
    btScalar addSingleResult(btManifoldPoint& point, const btCollisionObjectWrapper*, int, int, const btCollisionObjectWrapper*, int,
                             int) override {
        hit = hit || point.getDistance() <= 0;
        return 0;
    }
};

struct World {
    btDefaultCollisionConfiguration configuration;
    btCollisionDispatcher dispatcher{&configuration};
    btSphereBoxCollisionAlgorithm::CreateFunc sphere_box, box_sphere;
    btDbvtBroadphase broadphase;
    btCollisionWorld world{&dispatcher, &broadphase, &configuration};
    explicit World(bool own_pair) {
        box_sphere.m_swapped = true;
        if (!own_pair) return;
        // contactPairTest takes its algorithm from the table of closest points.
        dispatcher.registerClosestPointsCreateFunc(SPHERE_SHAPE_PROXYTYPE, BOX_SHAPE_PROXYTYPE, &sphere_box);
        dispatcher.registerClosestPointsCreateFunc(BOX_SHAPE_PROXYTYPE, SPHERE_SHAPE_PROXYTYPE, &box_sphere);
    }
};

static bool meet(World& at, float margin, float cx, float cy, float cz, float hx, float hy, float hz, btQuaternion q, float px, float py,
                 float pz, float r) {
    btBoxShape box(btVector3(hx, hy, hz));
    if (margin >= 0) box.setMargin(margin);
    btSphereShape ball(r);
    btCollisionObject there, here;
    there.setCollisionShape(&box);
    there.setWorldTransform(btTransform(q, btVector3(cx, cy, cz)));
    here.setCollisionShape(&ball);
    here.setWorldTransform(btTransform(btQuaternion::getIdentity(), btVector3(px, py, pz)));
    Meets meets;
    at.world.contactPairTest(&there, &here, meets);
    return meets.hit;
}

static bool contactPairTest(float cx, float cy, float cz, float hx, float hy, float hz, float px, float py, float pz, float r) {
    static World world(false);
    return meet(world, -1, cx, cy, cz, hx, hy, hz, btQuaternion::getIdentity(), px, py, pz, r);
}

static bool sphereBox(float cx, float cy, float cz, float hx, float hy, float hz, float px, float py, float pz, float r) {
    static World world(true);
    return meet(world, 0, cx, cy, cz, hx, hy, hz, btQuaternion::getIdentity(), px, py, pz, r);
}

static bool sphereBoxRotated(float cx, float cy, float cz, float hx, float hy, float hz, float qx, float qy, float qz, float qw, float px,
                             float py, float pz, float r) {
    static World world(true);
    return meet(world, 0, cx, cy, cz, hx, hy, hz, btQuaternion(qx, qy, qz, qw).normalized(), px, py, pz, r);
}

// Bounds by two corners each; a ray from one end to the other, asked up to 1 of its length.
template <class... N>
static bool aabbs(N... numbers) {
    const float n[] = {numbers...};
    return TestAabbAgainstAabb2({n[0], n[1], n[2]}, {n[3], n[4], n[5]}, {n[6], n[7], n[8]}, {n[9], n[10], n[11]});
}

template <class... N>
static bool rayAabb(N... numbers) {
    const float n[] = {numbers...};
    btScalar until = 1;
    btVector3 normal;
    return btRayAabb({n[6], n[7], n[8]}, {n[9], n[10], n[11]}, {n[0], n[1], n[2]}, {n[3], n[4], n[5]}, until, normal);
}

// A capsule lies along y about its place: the middle, the length and the turn are computed here. The turn takes y to the way upward,
// since one that is near half a turn is not exact.
static btTransform place(const float* n) {
    const btVector3 a(n[0], n[1], n[2]), b(n[3], n[4], n[5]), way = b.y() < a.y() ? a - b : b - a;
    return btTransform(a == b ? btQuaternion::getIdentity() : shortestArcQuat(btVector3(0, 1, 0), way.normalized()), (a + b) / 2);
}

static bool meetCapsule(const float* n, btConvexInternalShape& other, const btTransform& there) {
    static World world(false);
    btCapsuleShape shape(n[6], (btVector3(n[3], n[4], n[5]) - btVector3(n[0], n[1], n[2])).length());
    btCollisionObject one, two;
    one.setCollisionShape(&shape);
    one.setWorldTransform(place(n));
    two.setCollisionShape(&other);
    two.setWorldTransform(there);
    Meets meets;
    world.world.contactPairTest(&one, &two, meets);
    return meets.hit;
}

template <class... N>
static bool capsuleSphere(N... numbers) {
    const float n[] = {numbers...};
    btSphereShape ball(n[10]);
    return meetCapsule(n, ball, btTransform(btQuaternion::getIdentity(), btVector3(n[7], n[8], n[9])));
}

template <class... N>
static bool capsules(N... numbers) {
    const float n[] = {numbers...};
    btCapsuleShape other(n[13], (btVector3(n[10], n[11], n[12]) - btVector3(n[7], n[8], n[9])).length());
    return meetCapsule(n, other, place(n + 7));
}

template <class... N>
static bool pointInAabb(N... numbers) {
    const float n[] = {numbers...};
    return TestPointAgainstAabb2({n[0], n[1], n[2]}, {n[3], n[4], n[5]}, {n[6], n[7], n[8]});
}
