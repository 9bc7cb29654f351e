// SPDX-License-Identifier: MIT
// @cesium/engine: distanceSquaredTo a box is compared with the squared radius by the adapter.
// Its modules one by one: the whole engine takes seconds to load.
const [Cartesian3, Matrix3, OrientedBoundingBox, Quaternion] = await Promise.all(
  ['Cartesian3', 'Matrix3', 'OrientedBoundingBox', 'Quaternion'].map(async name =>
    (await import(`./node_modules/@cesium/engine/Source/Core/${name}.js`)).default));

export function orientedBox(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  const unit = Quaternion.normalize(new Quaternion(qx, qy, qz, qw), new Quaternion());
  const axes = Matrix3.multiplyByScale(Matrix3.fromQuaternion(unit), new Cartesian3(hx, hy, hz), new Matrix3());
  const box = new OrientedBoundingBox(new Cartesian3(cx, cy, cz), axes);
  return OrientedBoundingBox.distanceSquaredTo(box, new Cartesian3(px, py, pz)) <= r * r;
}
