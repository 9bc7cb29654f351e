// SPDX-License-Identifier: MIT
// @cesium/engine: distanceSquaredTo a box is compared with the squared radius by the adapter.
// Its modules one by one: the whole engine takes seconds to load.
const [AxisAlignedBoundingBox, BoundingRectangle, Cartesian2, Cartesian3, Intersect, Intersections2D, Matrix3, OrientedBoundingBox, Quaternion,
  pointInsideTriangle] = await Promise.all(['AxisAlignedBoundingBox', 'BoundingRectangle', 'Cartesian2', 'Cartesian3', 'Intersect', 'Intersections2D',
  'Matrix3', 'OrientedBoundingBox', 'Quaternion', 'pointInsideTriangle'].map(async name =>
    (await import(`./node_modules/@cesium/engine/Source/Core/${name}.js`)).default));

export function orientedBox(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  const unit = Quaternion.normalize(new Quaternion(qx, qy, qz, qw), new Quaternion());
  const axes = Matrix3.multiplyByScale(Matrix3.fromQuaternion(unit), new Cartesian3(hx, hy, hz), new Matrix3());
  const box = new OrientedBoundingBox(new Cartesian3(cx, cy, cz), axes);
  return OrientedBoundingBox.distanceSquaredTo(box, new Cartesian3(px, py, pz)) <= r * r;
}

const bounds = (lox, loy, loz, hix, hiy, hiz) =>
  new AxisAlignedBoundingBox(new Cartesian3(lox, loy, loz), new Cartesian3(hix, hiy, hiz));
export const boxes = (...n) => AxisAlignedBoundingBox.intersectAxisAlignedBoundingBox(bounds(...n.slice(0, 6)), bounds(...n.slice(6)));
export const rectangles = (x, y, w, h, x2, y2, w2, h2) =>
  BoundingRectangle.intersect(new BoundingRectangle(x, y, w, h), new BoundingRectangle(x2, y2, w2, h2)) !== Intersect.OUTSIDE;

export const lines = (...n) => Intersections2D.computeLineSegmentLineSegmentIntersection(...n) !== undefined;
export const triangle = (...n) => pointInsideTriangle(...[6, 0, 2, 4].map(at => new Cartesian2(n[at], n[at + 1])));
