import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Track } from '../store/database.ts';
import { pointTypes } from '../store/track-points.ts';
import { parseGpx } from './parse-gpx.ts';
import { renderGpx } from './render-gpx.ts';

const track: Track = {
  id: 1,
  name: 'Round & <about>',
  description: 'With "quotes"',
  category: 'trail running',
  activityType: 'trail running',
  startMs: 0,
  stopMs: 0,
  startOffset: 0,
  distance: 0,
  totalMs: 0,
  movingMs: 0,
  averageSpeed: 0,
  averageMovingSpeed: 0,
  maxSpeed: 0,
  minElevation: 0,
  maxElevation: 0,
  gain: null,
  loss: null,
  uuid: Uint8Array.from({ length: 16 }, (_, index) => index),
};

const unknown = { accuracy: null, bearing: null, gain: null, loss: null, heartRate: null, cadence: null, power: null };

describe('GPX', () => {
  it('comes back as it was written', () => {
    const point = { ...unknown, id: 1, trackId: 1, speed: 2, elevation: 12.5, type: pointTypes.point };
    const points = [
      { ...point, latitude: 50.5, longitude: -8.25, timeMs: 1_697_384_040_000 },
      { ...point, latitude: 50.6, longitude: -8.25, timeMs: 1_697_384_050_000, elevation: null },
    ];
    expect(parseGpx(renderGpx([{ track, points, markers: [] }]))).toEqual([
      {
        name: track.name,
        description: track.description,
        category: track.category,
        uuid: track.uuid,
        segments: [
          [
            { latitude: 50.5, longitude: -8.25, elevation: 12.5, timeMs: 1_697_384_040_000 },
            { latitude: 50.6, longitude: -8.25, elevation: null, timeMs: 1_697_384_050_000 },
          ],
        ],
      },
    ]);
  });

  it('is read without failing, whatever is in the file', () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseGpx(`<trk>${text}</trk>`))));
  });

  it('has no points without a place', () => {
    const [read] = parseGpx(
      '<trk><trkseg><trkpt lat="x" lon="1"><time>2023-10-15T00:00:00Z</time></trkpt></trkseg></trk>',
    );
    expect(read?.segments).toEqual([[]]);
  });
});
