import type { Track } from '../store/database.ts';

/** What a track's columns say of it as a whole. */
export type Statistics = Pick<
  Track,
  | 'distance'
  | 'totalMs'
  | 'movingMs'
  | 'averageSpeed'
  | 'averageMovingSpeed'
  | 'maxSpeed'
  | 'minElevation'
  | 'maxElevation'
>;

export const noStatistics: Statistics = {
  distance: 0,
  totalMs: 0,
  movingMs: 0,
  averageSpeed: 0,
  averageMovingSpeed: 0,
  maxSpeed: 0,
  // As in the database, until there is a height.
  minElevation: Number.POSITIVE_INFINITY,
  maxElevation: Number.NEGATIVE_INFINITY,
};

/** A stretch between two points: what it adds. */
export interface Stretch {
  /** Metres. */
  readonly distance: number;
  readonly durationMs: number;
  /** Metres a second, at its end. */
  readonly speed: number;
  /** Metres, at its end; null where unknown. */
  readonly elevation: number | null;
}

export function addStretch(statistics: Statistics, { distance, durationMs, speed, elevation }: Stretch): Statistics {
  return withSpeeds({
    ...statistics,
    distance: statistics.distance + distance,
    movingMs: statistics.movingMs + durationMs,
    maxSpeed: Math.max(statistics.maxSpeed, speed),
    minElevation: Math.min(statistics.minElevation, elevation ?? Number.POSITIVE_INFINITY),
    maxElevation: Math.max(statistics.maxElevation, elevation ?? Number.NEGATIVE_INFINITY),
  });
}

export function withTotalTime(statistics: Statistics, totalMs: number): Statistics {
  return withSpeeds({ ...statistics, totalMs });
}

function withSpeeds(statistics: Statistics): Statistics {
  const { distance, totalMs, movingMs } = statistics;
  const averageMovingSpeed = perSecond(distance, movingMs);
  return { ...statistics, averageSpeed: perSecond(distance, totalMs), averageMovingSpeed };
}

export function perSecond(distance: number, ms: number): number {
  return ms > 0 ? distance / (ms / 1000) : 0;
}
