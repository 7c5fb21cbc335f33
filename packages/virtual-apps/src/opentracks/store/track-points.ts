import type { AppApi } from '@androidworld/app-sdk';
import { type TrackPoint, trackDatabase } from './database.ts';

/** What a point is to its track. The numbers are the database's. */
export const pointTypes = { segmentStartManual: -2, segmentStartAutomatic: -1, point: 0, segmentEndManual: 1, idle: 3 };

export function listPoints(api: AppApi, trackId: number): Promise<TrackPoint[]> {
  return trackDatabase.open(api).trackpoints.all({ where: { trackId }, orderBy: '_id' });
}

export async function insertPoint(api: AppApi, point: Partial<Omit<TrackPoint, 'id'>>): Promise<void> {
  await trackDatabase.open(api).trackpoints.insert(point);
}
