import { type AppApi, zoneOffset } from '@androidworld/app-sdk';
import { typeByText } from '../activity-types.ts';
import { distanceBetween } from '../recording/distance-between.ts';
import { randomUuid } from '../recording/random-uuid.ts';
import { addStretch, noStatistics, perSecond, type Statistics, withTotalTime } from '../recording/statistics.ts';
import { preferences } from '../store/preferences.ts';
import { insertPoint, pointTypes } from '../store/track-points.ts';
import { findTracks, insertTrack } from '../store/tracks.ts';
import { type GpxTrack, parseGpx } from './parse-gpx.ts';
import { uuidText } from './track-text.ts';

/** Adds the tracks of a GPX file; those that are there already are left out, if so set. @returns how many were added */
export async function importFile(api: AppApi, path: string): Promise<number> {
  const [text, { preventReimport }, known, zone] = await Promise.all([
    api.files.readText(path),
    preferences.get(api),
    findTracks(api),
    api.clock.zone(),
  ]);
  const uuids = new Set(known.map(({ uuid }) => uuidText(uuid)));
  let count = 0;
  for (const track of parseGpx(text)) {
    const isKnown = track.uuid !== null && uuids.has(uuidText(track.uuid));
    if (isKnown && preventReimport) continue;
    await insertImported(api, isKnown ? { ...track, uuid: null } : track, zone);
    count += 1;
  }
  return count;
}

async function insertImported(api: AppApi, track: GpxTrack, zone: string): Promise<void> {
  const points = track.segments.flat();
  const startMs = points[0]?.timeMs ?? 0;
  const trackId = await insertTrack(api, {
    ...statisticsOf(track),
    name: track.name,
    description: track.description,
    category: track.category,
    activityType: typeByText(track.category).id,
    startMs,
    stopMs: points.at(-1)?.timeMs ?? startMs,
    startOffset: zoneOffset(zone, startMs),
    gain: null,
    loss: null,
    uuid: track.uuid ?? (await randomUuid(api)),
  });
  for (const segment of track.segments) {
    for (const [index, point] of segment.entries()) {
      const type = index === 0 ? pointTypes.segmentStartAutomatic : pointTypes.point;
      await insertPoint(api, { trackId, ...point, type });
    }
  }
}

function statisticsOf({ segments }: GpxTrack): Statistics {
  let statistics = noStatistics;
  for (const segment of segments) {
    for (const [index, point] of segment.entries()) {
      const last = segment[index - 1];
      const distance = last === undefined ? 0 : distanceBetween(last, point);
      const durationMs = last === undefined ? 0 : point.timeMs - last.timeMs;
      const speed = perSecond(distance, durationMs);
      statistics = addStretch(statistics, { distance, durationMs, speed, elevation: point.elevation });
    }
  }
  const points = segments.flat();
  return withTotalTime(statistics, (points.at(-1)?.timeMs ?? 0) - (points[0]?.timeMs ?? 0));
}
