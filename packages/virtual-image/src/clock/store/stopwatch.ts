import type { AppApi } from '@androidworld/app-sdk';
import { loadPreferences, numberIn, type Preferences, savePreferences } from './preferences.ts';

export interface Stopwatch {
  readonly state: 'reset' | 'running' | 'paused';
  /** Since boot; of the last start. */
  readonly startedMs: number;
  /** Since the epoch; of the last start. After a reboot it is all there is to go by. */
  readonly startedWallMs: number;
  /** Collected before the last start. */
  readonly accumulatedMs: number;
  /** Total times at which laps ended, first one first. */
  readonly lapEndsMs: readonly number[];
}

export interface Moment {
  /** Since boot. */
  readonly elapsedMs: number;
  /** Since the epoch. */
  readonly wallMs: number;
}

/** As many laps as DeskClock records. */
export const mostLaps = 98;

export const noStopwatch: Stopwatch = {
  state: 'reset',
  startedMs: 0,
  startedWallMs: 0,
  accumulatedMs: 0,
  lapEndsMs: [],
};

export function totalMs(stopwatch: Stopwatch, elapsedMs: number): number {
  const since = stopwatch.state === 'running' ? Math.max(0, elapsedMs - stopwatch.startedMs) : 0;
  return stopwatch.accumulatedMs + since;
}

export function startStopwatch(stopwatch: Stopwatch, now: Moment): Stopwatch {
  if (stopwatch.state === 'running') return stopwatch;
  return { ...stopwatch, state: 'running', startedMs: now.elapsedMs, startedWallMs: now.wallMs };
}

export function pauseStopwatch(stopwatch: Stopwatch, now: Moment): Stopwatch {
  if (stopwatch.state !== 'running') return stopwatch;
  return { ...stopwatch, state: 'paused', accumulatedMs: totalMs(stopwatch, now.elapsedMs) };
}

export function addLap(stopwatch: Stopwatch, now: Moment): Stopwatch {
  if (stopwatch.state !== 'running' || stopwatch.lapEndsMs.length >= mostLaps) return stopwatch;
  return { ...stopwatch, lapEndsMs: [...stopwatch.lapEndsMs, totalMs(stopwatch, now.elapsedMs)] };
}

/** Time since boot began anew: what ran meanwhile is counted by the wall clock. */
export function stopwatchAfterReboot(stopwatch: Stopwatch, now: Moment): Stopwatch {
  if (stopwatch.state !== 'running') return stopwatch;
  const missed = Math.max(0, now.wallMs - stopwatch.startedWallMs);
  return {
    ...stopwatch,
    startedMs: now.elapsedMs,
    startedWallMs: now.wallMs,
    accumulatedMs: stopwatch.accumulatedMs + missed,
  };
}

/** `Stopwatch.State` of DeskClock, by ordinal. */
const states = ['reset', 'running', 'paused'] as const;

export async function loadStopwatch(api: AppApi): Promise<Stopwatch> {
  return stopwatchIn(await loadPreferences(api));
}

function stopwatchIn(preferences: Preferences): Stopwatch {
  const laps = numberIn(preferences, 'sw_lap_num') ?? 0;
  return {
    state: states[numberIn(preferences, 'sw_state') ?? 0] ?? 'reset',
    startedMs: numberIn(preferences, 'sw_start_time') ?? 0,
    startedWallMs: numberIn(preferences, 'sw_wall_clock_time') ?? 0,
    accumulatedMs: numberIn(preferences, 'sw_accum_time') ?? 0,
    lapEndsMs: Array.from({ length: laps }, (_, index) => numberIn(preferences, `sw_lap_time_${index + 1}`) ?? 0),
  };
}

/** Keys as `com.android.deskclock.data.StopwatchDAO` names them. A stopwatch that is reset leaves none. */
export async function saveStopwatch(api: AppApi, stopwatch: Stopwatch): Promise<void> {
  const isReset = stopwatch.state === 'reset';
  const laps = stopwatch.lapEndsMs.length;
  const values: Record<string, number | undefined> = {
    sw_state: isReset ? undefined : states.indexOf(stopwatch.state),
    sw_start_time: isReset ? undefined : stopwatch.startedMs,
    sw_wall_clock_time: isReset ? undefined : stopwatch.startedWallMs,
    sw_accum_time: isReset ? undefined : stopwatch.accumulatedMs,
    sw_lap_num: laps === 0 ? undefined : laps,
  };
  const before = numberIn(await loadPreferences(api), 'sw_lap_num') ?? 0;
  for (let lap = 1; lap <= Math.max(laps, before); lap++) values[`sw_lap_time_${lap}`] = stopwatch.lapEndsMs[lap - 1];
  await savePreferences(api, values);
}
