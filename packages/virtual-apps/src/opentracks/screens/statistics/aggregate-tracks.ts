import { typeByText } from '../../activity-types.ts';
import { isToldByPace } from '../../format/speed.ts';
import { perSecond } from '../../recording/statistics.ts';
import type { Track } from '../../store/database.ts';
import type { Rate } from '../../store/preferences.ts';

/** All tracks of one activity type. */
export interface Aggregate {
  readonly category: string;
  readonly count: number;
  /** Metres. */
  readonly distance: number;
  readonly movingMs: number;
  /** Metres a second, moving. */
  readonly averageSpeed: number;
  readonly maxSpeed: number;
}

/** One for each category text; most tracks first, then by name. */
export function aggregateTracks(tracks: readonly Track[]): readonly Aggregate[] {
  const groups = new Map<string, Track[]>();
  for (const track of tracks) groups.set(track.category, [...(groups.get(track.category) ?? []), track]);
  const aggregates = [...groups].map(([category, members]) => {
    const sum = (of: (track: Track) => number) => members.reduce((total, track) => total + of(track), 0);
    const distance = sum((track) => track.distance);
    const movingMs = sum((track) => track.movingMs);
    const averageSpeed = perSecond(distance, movingMs);
    const maxSpeed = Math.max(averageSpeed, ...members.map((track) => track.maxSpeed));
    return { category, count: members.length, distance, movingMs, averageSpeed, maxSpeed };
  });
  return aggregates.sort((one, other) => other.count - one.count || one.category.localeCompare(other.category));
}

export function isPaceOf({ category }: Aggregate, rate: Rate): boolean {
  return isToldByPace(rate, typeByText(category).isPace);
}
