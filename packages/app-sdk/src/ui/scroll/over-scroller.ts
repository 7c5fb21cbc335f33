import { viewConfiguration } from './view-configuration.ts';

/** How the speed of a fling goes down: 0.78 of it is left where 0.9 of the time is. */
const DECELERATION_RATE = Math.log(0.78) / Math.log(0.9);
/** Where the curve's two tension lines meet. */
const INFLEXION = 0.35;
const START_TENSION = 0.5;
const END_TENSION = 1;
const P1 = START_TENSION * INFLEXION;
const P2 = 1 - END_TENSION * (1 - INFLEXION);
/** m/s² */
const GRAVITY_EARTH = 9.80665;
const INCHES_PER_METER = 39.37;
/** Set by Android's designers by eye: "look and feel". */
const TUNING = 0.84;

/** What goes on moving after a finger has let it go, along one axis. */
export interface Fling {
  /** Pixels, with the sign of the velocity. */
  readonly distance: number;
  readonly durationMs: number;
  /** Pixels from where it began, `elapsedMs` later. */
  positionAt(elapsedMs: number): number;
}

/**
 * The way of a thing let go at `velocity`, as Android's lists and scroll views go it.
 *
 * @param velocity pixels per second
 * @param density pixels per dp: 2.625 on a screen of 420 dpi
 * @see AOSP `android/widget/OverScroller.java`, `SplineOverScroller`
 */
export function splineFling(velocity: number, density: number): Fling {
  if (velocity === 0) return { distance: 0, durationMs: 0, positionAt: () => 0 };
  const pixelsPerInch = density * 160;
  const physicalCoefficient = GRAVITY_EARTH * INCHES_PER_METER * pixelsPerInch * TUNING;
  const resistance = viewConfiguration.scrollFriction * physicalCoefficient;
  const deceleration = Math.log((INFLEXION * Math.abs(velocity)) / resistance);
  const rate = DECELERATION_RATE - 1;
  const distance = Math.sign(velocity) * Math.trunc(resistance * Math.exp((DECELERATION_RATE / rate) * deceleration));
  const durationMs = Math.trunc(1_000 * Math.exp(deceleration / rate));
  return {
    distance,
    durationMs,
    positionAt: (elapsedMs) => distance * splineShare(Math.max(0, Math.min(1, elapsedMs / durationMs))),
  };
}

/** Which share of the way is gone after a share of the time: a cubic curve through (0, 0) and (1, 1). */
function splineShare(time: number): number {
  if (time <= 0) return 0;
  if (time >= 1) return 1;
  let low = 0;
  let high = 1;
  let x = time;
  // The curve gives time and way for each x; the x of a time is found by halving.
  for (let step = 0; step < 40; step++) {
    x = (low + high) / 2;
    const reached = 3 * x * (1 - x) * ((1 - x) * P1 + x * P2) + x ** 3;
    if (reached < time) low = x;
    else high = x;
  }
  return 3 * x * (1 - x) * ((1 - x) * START_TENSION + x * END_TENSION) + x ** 3;
}
