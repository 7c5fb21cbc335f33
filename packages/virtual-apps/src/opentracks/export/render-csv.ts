import { isoTime, segmentsOf, type WholeTrack } from './track-text.ts';

const columns = ['time', 'latitude', 'longitude', 'elevation', 'accuracy', 'speed', 'heartrate', 'cadence', 'power'];

/** A line for each point; a heading tells the columns. */
export function renderCsv(tracks: readonly WholeTrack[]): string {
  const lines = tracks.flatMap(({ track, points }) => [
    `# ${track.name}`,
    ...segmentsOf(points).flatMap((segment) =>
      segment.map((point) =>
        [
          isoTime(point.timeMs),
          point.latitude,
          point.longitude,
          point.elevation,
          point.accuracy,
          point.speed,
          point.heartRate,
          point.cadence,
          point.power,
        ]
          .map((value) => value ?? '')
          .join(','),
      ),
    ),
  ]);
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}
