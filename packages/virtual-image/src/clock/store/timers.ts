import { type AppApi, pref } from '@androidworld/app-sdk';
import { clockPreferences } from './preferences.ts';
import type { Moment } from './stopwatch.ts';

type TimerState = 'running' | 'paused' | 'expired' | 'reset' | 'missed';

export interface Timer {
  readonly id: number;
  readonly state: TimerState;
  /** As it was entered. */
  readonly lengthMs: number;
  /** With the minutes added since. */
  readonly totalLengthMs: number;
  /** Since boot; of the last start. Unused while it does not run. */
  readonly startedMs: number | undefined;
  /** Since the epoch; of the last start. */
  readonly startedWallMs: number | undefined;
  /** Left at the last start. */
  readonly remainingMs: number;
  readonly label: string;
}

export type NewTimer = Omit<Timer, 'id'>;

const minuteMs = 60_000;

export function newTimer(lengthMs: number, label = ''): NewTimer {
  const unused = { startedMs: undefined, startedWallMs: undefined };
  return { state: 'reset', lengthMs, totalLengthMs: lengthMs, ...unused, remainingMs: lengthMs, label };
}

/** Below zero once it has run out. */
export function timeLeftMs(timer: Timer, elapsedMs: number): number {
  if (timer.startedMs === undefined) return timer.remainingMs;
  return timer.remainingMs - Math.max(0, elapsedMs - timer.startedMs);
}

export const isTicking = ({ state }: Timer): boolean =>
  state === 'running' || state === 'expired' || state === 'missed';

export const hasRunOut = ({ state }: Timer): boolean => state === 'expired' || state === 'missed';

export function startTimer(timer: Timer, now: Moment): Timer {
  return isTicking(timer) ? timer : { ...timer, state: 'running', ...since(now) };
}

export function pauseTimer(timer: Timer, now: Moment): Timer {
  if (hasRunOut(timer)) return resetTimer(timer);
  if (timer.state !== 'running') return timer;
  return { ...timer, state: 'paused', remainingMs: timeLeftMs(timer, now.elapsedMs), ...stopped };
}

export function resetTimer(timer: Timer): Timer {
  return { ...timer, state: 'reset', totalLengthMs: timer.lengthMs, remainingMs: timer.lengthMs, ...stopped };
}

export function expireTimer(timer: Timer, now: Moment): Timer {
  if (timer.state !== 'running') return timer;
  const remainingMs = Math.min(0, timeLeftMs(timer, now.elapsedMs));
  return { ...timer, state: 'expired', totalLengthMs: 0, remainingMs, ...since(now) };
}

/** A timer that has run out starts again, with a minute. */
export function addMinute(timer: Timer, now: Moment): Timer {
  if (timer.state === 'reset') return timer;
  if (hasRunOut(timer)) {
    return { ...timer, state: 'running', remainingMs: minuteMs, totalLengthMs: minuteMs, ...since(now) };
  }
  return {
    ...timer,
    remainingMs: timer.remainingMs + minuteMs,
    totalLengthMs: timer.totalLengthMs + minuteMs,
  };
}

/** Time since boot began anew: what ran meanwhile is counted by the wall clock. */
export function timerAfterReboot(timer: Timer, now: Moment): Timer {
  if (timer.startedWallMs === undefined) return timer;
  const missed = Math.max(0, now.wallMs - timer.startedWallMs);
  return { ...timer, remainingMs: timer.remainingMs - missed, ...since(now) };
}

const stopped = { startedMs: undefined, startedWallMs: undefined };

function since(now: Moment): Pick<Timer, 'startedMs' | 'startedWallMs'> {
  return { startedMs: now.elapsedMs, startedWallMs: now.wallMs };
}

const stateNumbers: Readonly<Record<TimerState, number>> = { running: 1, paused: 2, expired: 3, reset: 4, missed: 5 };

/** Keys and state numbers as `com.android.deskclock.data.TimerDAO` and `Timer` have them. */
const timerIds = clockPreferences({
  next: pref.int(null, 'next_timer_id'),
  ids: pref.stringSet(null, 'timers_list').as<readonly number[]>(
    (ids) => [...(ids ?? [])].map(Number),
    (ids) => (ids.length === 0 ? null : new Set(ids.map(String))),
  ),
});

const timerPreferences = (id: number) =>
  clockPreferences({
    state: pref.int(null, `timer_state_${id}`),
    lengthMs: pref.long(null, `timer_setup_timet_${id}`),
    totalLengthMs: pref.long(null, `timer_original_timet_${id}`),
    startedMs: pref.long(null, `timer_start_time_${id}`),
    startedWallMs: pref.long(null, `timer_wall_clock_time_${id}`),
    remainingMs: pref.long(null, `timer_time_left_${id}`),
    label: pref.string(null, `timer_label_${id}`),
    deleteAfterUse: pref.boolean(null, `delete_after_use_${id}`),
  });

const noTimer = {
  ...{ state: null, lengthMs: null, totalLengthMs: null, startedMs: null },
  ...{ startedWallMs: null, remainingMs: null, label: null, deleteAfterUse: null },
};

/** Newest first. */
export async function loadTimers(api: AppApi): Promise<readonly Timer[]> {
  const { ids } = await timerIds.get(api);
  const timers = await Promise.all(ids.map((id) => loadTimer(api, id)));
  return timers.sort((one, other) => other.id - one.id);
}

export async function addTimer(api: AppApi, timer: NewTimer): Promise<Timer> {
  const { next, ids } = await timerIds.get(api);
  const added = { ...timer, id: next ?? 0 };
  await saveTimer(api, added);
  await timerIds.put(api, { next: added.id + 1, ids: [...ids, added.id] });
  return added;
}

export async function saveTimer(api: AppApi, { id, state, startedMs, startedWallMs, ...timer }: Timer): Promise<void> {
  await timerPreferences(id).put(api, {
    ...timer,
    state: stateNumbers[state],
    startedMs: startedMs ?? null,
    startedWallMs: startedWallMs ?? null,
    deleteAfterUse: false,
  });
}

export async function removeTimer(api: AppApi, id: number): Promise<void> {
  const left = (await timerIds.get(api)).ids.filter((other) => other !== id);
  await timerIds.put(api, left.length === 0 ? { next: null, ids: left } : { ids: left });
  await timerPreferences(id).put(api, noTimer);
}

async function loadTimer(api: AppApi, id: number): Promise<Timer> {
  const stored = await timerPreferences(id).get(api);
  const states = Object.keys(stateNumbers) as TimerState[];
  const lengthMs = stored.lengthMs ?? 0;
  const totalLengthMs = stored.totalLengthMs ?? lengthMs;
  return {
    id,
    state: states.find((state) => stateNumbers[state] === stored.state) ?? 'reset',
    lengthMs,
    totalLengthMs,
    startedMs: stored.startedMs ?? undefined,
    startedWallMs: stored.startedWallMs ?? undefined,
    remainingMs: stored.remainingMs ?? totalLengthMs,
    label: stored.label ?? '',
  };
}
