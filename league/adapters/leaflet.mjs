// SPDX-License-Identifier: MIT
// Leaflet: Bounds by two corners, and LineUtil.clipSegment, which gives the part within them or false. The whole needs a browser's names.
globalThis.window = globalThis;
globalThis.document = { documentElement: { style: {} }, createElement: () => ({ getContext: () => null, style: {} }), addEventListener() {} };
globalThis.addEventListener = () => {};
globalThis.devicePixelRatio = 1;
globalThis.navigator ??= { userAgent: '', platform: '' };
const { default: { Bounds, LineUtil, Point } } = await import('leaflet');

const bounds = (lox, loy, hix, hiy) => new Bounds(new Point(lox, loy), new Point(hix, hiy));
export const intersects = (lox, loy, hix, hiy, lox2, loy2, hix2, hiy2) => bounds(lox, loy, hix, hiy).intersects(bounds(lox2, loy2, hix2, hiy2));
export const overlaps = (lox, loy, hix, hiy, lox2, loy2, hix2, hiy2) => bounds(lox, loy, hix, hiy).overlaps(bounds(lox2, loy2, hix2, hiy2));
export const clipSegment = (lox, loy, hix, hiy, ax, ay, bx, by) =>
  LineUtil.clipSegment(new Point(ax, ay), new Point(bx, by), bounds(lox, loy, hix, hiy)) !== false;

export const contains = (lox, loy, hix, hiy, px, py) => bounds(lox, loy, hix, hiy).contains(new Point(px, py));
