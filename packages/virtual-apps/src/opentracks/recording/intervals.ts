import type { TrackPoint } from '../store/database.ts';
import { pointTypes } from '../store/track-points.ts';
import { distanceBetween } from './distance-between.ts';
import { perSecond } from './statistics.ts';

/** A stretch of a track of a certain length; the last one is what is left. */
export interface Interval {
  /** Metres. */
  readonly distance: number;
  /** Metres a second. */
  readonly speed: number;
  /** Metres; null where nobody knows. */
  readonly gain: number | null;
  readonly loss: number | null;
}

/** Where a track was at a moment, for curves: metres from its start, milliseconds on the way. */
export interface TrackSample {
  readonly distance: number;
  readonly elapsedMs: number;
  readonly elevation: number | null;
  readonly speed: number;
}

/** The way through the points; a new segment goes on where the last one ended. */
export function samplesOf(points: readonly TrackPoint[]): readonly TrackSample[] {
  const samples: TrackSample[] = [];
  let distance = 0;
  let elapsedMs = 0;
  let last: { latitude: number; longitude: number; timeMs: number } | undefined;
  for (const { latitude, longitude, timeMs, type, elevation, speed } of points) {
    if (type === pointTypes.segmentStartManual || type === pointTypes.segmentStartAutomatic) last = undefined;
    if (latitude === null || longitude === null) continue;
    const place = { latitude, longitude, timeMs };
    if (last !== undefined) {
      distance += distanceBetween(last, place);
      elapsedMs += timeMs - last.timeMs;
    }
    last = place;
    samples.push({ distance, elapsedMs, elevation, speed: speed ?? 0 });
  }
  return samples;
}

/** Cuts a track at each `length` metres; a point past the mark ends the interval. */
export function intervalsOf(points: readonly TrackPoint[], length: number): readonly Interval[] {
  const intervals: Interval[] = [];
  const samples = samplesOf(points);
  let [start] = samples;
  for (const [index, sample] of samples.entries()) {
    if (start === undefined) break;
    const distance = sample.distance - start.distance;
    const isLast = index === samples.length - 1;
    if (distance < length && !(isLast && distance > 0)) continue;
    intervals.push({
      distance,
      speed: perSecond(distance, sample.elapsedMs - start.elapsedMs),
      gain: null,
      loss: null,
    });
    start = sample;
  }
  return intervals;
}
