import type { Location } from '@androidworld/app-sdk';

/** Metres: the side of a square of the grid, and the accuracy that is told. */
const coarseAccuracy = 2000;

const metresPerDegree = 111_000;

/**
 * The middle of the square the place lies in: what an app hears that may know the place roughly.
 *
 * @see AOSP `LocationFudger`
 */
export function coarseLocation({ speed: _speed, ...location }: Location): Location {
  const latitude = snap(location.latitude, coarseAccuracy / metresPerDegree);
  const narrowing = Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const longitude = snap(location.longitude, coarseAccuracy / metresPerDegree / narrowing);
  return { ...location, latitude, longitude, altitude: 0, accuracy: coarseAccuracy };
}

function snap(degrees: number, step: number): number {
  return (Math.floor(degrees / step) + 0.5) * step;
}
