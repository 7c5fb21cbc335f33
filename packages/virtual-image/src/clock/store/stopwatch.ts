import { type AppApi, pref } from '@androidworld/app-sdk';
import { clockPreferences, numberedPreferences } from './preferences.ts';

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

/** Keys as `com.android.deskclock.data.StopwatchDAO` names them. A stopwatch that is reset leaves none. */
const stopwatchPreferences = clockPreferences({
  state: pref.int(null, 'sw_state'),
  startedMs: pref.long(null, 'sw_start_time'),
  startedWallMs: pref.long(null, 'sw_wall_clock_time'),
  accumulatedMs: pref.long(null, 'sw_accum_time'),
  laps: pref.int(null, 'sw_lap_num'),
});

const lapEnds = (count: number) =>
  numberedPreferences(
    Array.from({ length: count }, (_, index) => index + 1),
    (lap) => pref.long(null, `sw_lap_time_${lap}`),
  );

export async function loadStopwatch(api: AppApi): Promise<Stopwatch> {
  const { state, startedMs, startedWallMs, accumulatedMs, laps } = await stopwatchPreferences.get(api);
  const ends = await lapEnds(laps ?? 0).get(api);
  return {
    state: states[state ?? 0] ?? 'reset',
    startedMs: startedMs ?? 0,
    startedWallMs: startedWallMs ?? 0,
    accumulatedMs: accumulatedMs ?? 0,
    lapEndsMs: Object.values(ends).map((endMs) => endMs ?? 0),
  };
}

export async function saveStopwatch(api: AppApi, stopwatch: Stopwatch): Promise<void> {
  const { state, startedMs, startedWallMs, accumulatedMs, lapEndsMs } = stopwatch;
  const isReset = state === 'reset';
  const { laps: before } = await stopwatchPreferences.get(api);
  const count = Math.max(lapEndsMs.length, before ?? 0);
  const ends = Array.from({ length: count }, (_, index) => [index + 1, lapEndsMs[index] ?? null]);
  await lapEnds(count).put(api, Object.fromEntries(ends));
  await stopwatchPreferences.put(api, {
    state: isReset ? null : states.indexOf(state),
    startedMs: isReset ? null : startedMs,
    startedWallMs: isReset ? null : startedWallMs,
    accumulatedMs: isReset ? null : accumulatedMs,
    laps: lapEndsMs.length === 0 ? null : lapEndsMs.length,
  });
}
