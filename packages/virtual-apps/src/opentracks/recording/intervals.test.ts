import { describe, expect, it } from 'vitest';
import type { TrackPoint } from '../store/database.ts';
import { pointTypes } from '../store/track-points.ts';
import { intervalsOf, samplesOf } from './intervals.ts';

const nothing = { elevation: null, accuracy: null, bearing: null, gain: null, loss: null };
const noSensors = { heartRate: null, cadence: null, power: null };

/** Northward, some 111 metres and 10 seconds apart. */
function pointAt(index: number, type: number = pointTypes.point): TrackPoint {
  const place = { latitude: 50 + index / 1000, longitude: 8, timeMs: index * 10_000, speed: 11 };
  return { ...nothing, ...noSensors, ...place, id: index, trackId: 1, type };
}

describe('intervalsOf()', () => {
  it('cuts at each length, and tells what is left', () => {
    const intervals = intervalsOf(
      Array.from({ length: 12 }, (_, index) => pointAt(index)),
      500,
    );
    expect(intervals.map(({ distance }) => Math.round(distance))).toEqual([556, 556, 111]);
    expect(Math.round(intervals[0]?.speed ?? 0)).toBe(11);
  });

  it('has none without points', () => {
    expect(intervalsOf([], 500)).toEqual([]);
  });
});

describe('samplesOf()', () => {
  it('does not count the way from one segment to the next', () => {
    const points = [pointAt(0), pointAt(1), pointAt(5, pointTypes.segmentStartAutomatic), pointAt(6)];
    expect(samplesOf(points).map(({ distance }) => Math.round(distance))).toEqual([0, 111, 111, 222]);
  });
});
