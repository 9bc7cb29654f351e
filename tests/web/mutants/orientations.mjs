// SPDX-License-Identifier: MIT
// Rotated boxes, as far as no sine is asked for: impl/box_ball/mutants/axis.hpp, quaternion.hpp, and of pivot.hpp and angle.hpp what is arithmetic.
import { nearest, remainder } from "./arithmetic.mjs";

const bits = (number) => new Uint32Array(new Float32Array([number]).buffer)[0];
const float = (pattern) => new Float32Array(new Uint32Array([pattern]).buffer)[0];

export const axis = (a) => ({
  axis_not_normalised: (s) => a.hitsRotated(s, s.turn),
  axis_almost_normalised: (s) => a.hitsRotated(s, Math.abs(a.sub(a.sumSq(s.turn), 1)) < 1e-6 ? s.turn : a.rotationOf(s.turn)),
  axis_snapped_to_the_worlds: (s) => a.hitsRotated(s, a.rotationOf(s.turn).map((each) => (Math.abs(each) < 1e-6 ? 0 : each))),
  axis_snapped_to_diagonals(s) {
    const [cos, sin] = a.rotationOf(s.turn), half = Math.sqrt(0.5);
    const diagonal = [cos, sin].map((each) => (each < 0 || Object.is(each, -0) ? -half : half));
    return a.hitsRotated(s, Math.abs(a.sub(Math.abs(cos), Math.abs(sin))) < 1e-4 ? diagonal : [cos, sin]);
  },
  axis_divided_by_its_square: (s) => a.hitsRotated(s, a.div(s.turn, a.sumSq(s.turn))),
  axis_fast_inverse_root(s) {
    const lengthSq = a.sumSq(s.turn), guess = float((0x5f3759df - (bits(lengthSq) >>> 1)) >>> 0);
    return a.hitsRotated(s, a.mul(s.turn, a.mul(guess, a.sub(1.5, a.mul(a.mul(a.mul(lengthSq, 0.5), guess), guess)))));
  },
  axis_cast_to_int(s) {
    const whole = s.turn.map(Math.trunc);
    return whole[0] === 0 && whole[1] === 0 ? a.closed(s) : a.hitsRotated(s, a.rotationOf(whole));
  },
  axis_components_swapped: (s) => a.hitsRotated(s, a.rotationOf([s.turn[1], s.turn[0]])),
  axis_in_the_first_quadrant: (s) => a.hitsRotated(s, a.rotationOf(s.turn.map(Math.abs))),
  axis_normal_without_a_sign(s) {
    const [u, v] = a.rotationOf(s.turn), [dx, dy] = a.offset(s);
    return a.reaches([a.add(a.mul(u, dx), a.mul(v, dy)), a.add(a.mul(v, dx), a.mul(u, dy))], s.h, s.r);
  },
  swaps_half_extents_in_the_frame: (s) => a.reaches(a.local(s).reverse(), s.h, s.r),
});

export const pivot = (a) => ({
  turns_about_the_corner_in_space(s) {
    const { h } = a.centered(s);
    return a.reaches(a.sub(a.intoFrame(a.sub(s.p, s.x), a.rotationOf(s.turn)), h), h, s.r);
  },
  rounds_the_pivot_to_a_pixel(s) {
    const box = a.centered(s);
    return a.hitsRotated({ ...box, c: box.c.map(nearest) }, a.rotationOf(s.turn));
  },
});

export const quaternion = (a) => ({
  quaternion_with_w_first: (s) => a.hitsRotated(s, a.rotationOf([s.turn[1], s.turn[2], s.turn[3], s.turn[0]])),
  quaternion_not_normalised: (s) => a.hitsRotated(s, s.turn),
  quaternion_almost_normalised: (s) => a.hitsRotated(s, Math.abs(a.sub(a.sumSq(s.turn), 1)) < 1e-6 ? s.turn : a.rotationOf(s.turn)),
  quaternion_hardly_turned(s) {
    const unit = a.rotationOf(s.turn);
    return a.hitsRotated(s, Math.abs(unit[3]) > 1 - 1e-9 ? [0, 0, 0, 1] : unit);
  },
  quaternion_snapped_to_halves(s) {
    const special = [0, 0.5, Math.sqrt(0.5)];
    const snapped = a.rotationOf(s.turn).map((each) => {
      const near = special.find((number) => Math.abs(Math.abs(each) - number) < 1e-6);
      return near === undefined ? each : each < 0 || Object.is(each, -0) ? -near : near;
    });
    return a.hitsRotated(s, snapped);
  },
  quaternion_divided_by_its_square: (s) => a.hitsRotated(s, a.div(s.turn, a.sumSq(s.turn))),
  quaternion_not_conjugated: (s) => a.reaches(a.rotated(a.offset(s), a.rotationOf(s.turn)), s.h, s.r),
  quaternion_conjugates_z_only(s) {
    const [x, y, z, w] = a.rotationOf(s.turn);
    return a.reaches(a.rotated(a.offset(s), [x, y, -z, w]), s.h, s.r);
  },
  quaternion_loses_the_sign_of_w(s) {
    const [x, y, z, w] = a.rotationOf(s.turn);
    return a.hitsRotated(a.centered(s), [x, y, z, Math.abs(w)]);
  },
  quaternion_as_yaw({ turn: [, , z, w], ...s }) {
    return a.hitsRotated(s, a.rotationOf([0, 0, z, z === 0 && w === 0 ? 1 : w]));
  },
  quaternion_matrix_sign_slip(s) {
    const unit = a.rotationOf(s.turn), d = a.offset(s), [x, y, z] = a.intoFrame(d, unit);
    return a.reaches([x, y, a.add(z, a.mul(a.mul(a.mul(4, unit[3]), unit[0]), d[1]))], s.h, s.r);
  },
  takes_rotated_size_for_half_extent: (s) => a.hitsRotated({ ...s, h: s.w }, a.rotationOf(s.turn)),
});

export const angle = (a) => ({
  ignores_the_angle: (s) => a.closed({ ...a.centered(s) }),
  small_angle_sine: (s) => a.hitsRotated(s, [a.sub(1, a.div(a.square(s.turn), 2)), s.turn]),
  parabola_for_sine(s) {
    const sine = (degrees) => {
      const halfTurns = a.div(remainder(degrees, 360), 180);
      return a.mul(a.mul(4, halfTurns), a.sub(1, a.abs(halfTurns)));
    };
    return a.hitsRotated(s, [sine(a.add(s.turn, 90)), sine(s.turn)]);
  },
});
