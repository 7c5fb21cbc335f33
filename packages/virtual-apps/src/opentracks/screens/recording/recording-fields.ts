import { distanceParts, elevationParts, type Quantity } from '../../format/distance.ts';
import { durationText } from '../../format/duration.ts';
import { rateParts } from '../../format/speed.ts';
import type { RecordingState } from '../../recording/track-recorder.ts';
import type { Units } from '../../store/preferences.ts';

interface RecordingField {
  readonly title: string;
  readonly value: string;
  readonly unit?: string;
}

const unknown: Quantity = { value: '-', unit: '' };

/** The statistics of the default layout, in its order. */
export function recordingFields(
  { statistics, location, speed: now, totalMs }: RecordingState & { readonly totalMs: number },
  { units, isPace }: { readonly units: Units; readonly isPace: boolean },
): readonly RecordingField[] {
  const speed = (metresPerSecond: number) => rateParts(metresPerSecond, units, isPace);
  const rate = isPace ? 'pace' : 'speed';
  return [
    { title: 'Distance', ...distanceParts(statistics.distance, units) },
    { title: 'Total time', value: durationText(totalMs) },
    { title: isPace ? 'Pace' : 'Speed', ...speed(now) },
    { title: 'Moving time', value: durationText(statistics.movingMs) },
    { title: `Avg ${rate}`, ...speed(totalMs > 0 ? statistics.distance / (totalMs / 1000) : 0) },
    { title: isPace ? 'Fastest pace' : 'Max speed', ...speed(statistics.maxSpeed) },
    { title: `Avg moving ${rate}`, ...speed(statistics.averageMovingSpeed) },
    { title: 'Elevation', ...(location === null ? unknown : elevationParts(location.altitude, units)) },
    // There is no barometer in the phone.
    { title: 'Gain', ...unknown },
    { title: 'Loss', ...unknown },
  ];
}
