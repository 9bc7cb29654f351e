// SPDX-License-Identifier: MIT
// euclid: Rect by its corner and size, Box2D and Box3D by their bounds; intersects.
use euclid::default::{Box2D, Box3D, Rect};
use euclid::{point2, point3, size2};

pub fn rects(x: f64, y: f64, w: f64, h: f64, x2: f64, y2: f64, w2: f64, h2: f64) -> bool {
    Rect::new(point2(x, y), size2(w, h)).intersects(&Rect::new(point2(x2, y2), size2(w2, h2)))
}

pub fn boxes2(lox: f64, loy: f64, hix: f64, hiy: f64, lox2: f64, loy2: f64, hix2: f64, hiy2: f64) -> bool {
    Box2D::new(point2(lox, loy), point2(hix, hiy)).intersects(&Box2D::new(point2(lox2, loy2), point2(hix2, hiy2)))
}

pub fn boxes3(lox: f64, loy: f64, loz: f64, hix: f64, hiy: f64, hiz: f64, lox2: f64, loy2: f64, loz2: f64, hix2: f64, hiy2: f64, hiz2: f64) -> bool {
    Box3D::new(point3(lox, loy, loz), point3(hix, hiy, hiz)).intersects(&Box3D::new(point3(lox2, loy2, loz2), point3(hix2, hiy2, hiz2)))
}

pub fn rect_contains(x: f64, y: f64, w: f64, h: f64, px: f64, py: f64) -> bool {
    Rect::new(point2(x, y), size2(w, h)).contains(point2(px, py))
}

pub fn box3_contains(lox: f64, loy: f64, loz: f64, hix: f64, hiy: f64, hiz: f64, px: f64, py: f64, pz: f64) -> bool {
    Box3D::new(point3(lox, loy, loz), point3(hix, hiy, hiz)).contains(point3(px, py, pz))
}
