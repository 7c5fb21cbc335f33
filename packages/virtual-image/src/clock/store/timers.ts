import type { AppApi } from '@androidworld/app-sdk';
import { loadPreferences, numberIn, type Preferences, savePreferences, textIn } from './preferences.ts';
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

/** Newest first. */
export async function loadTimers(api: AppApi): Promise<readonly Timer[]> {
  const preferences = await loadPreferences(api);
  return idsIn(preferences)
    .map((id) => timerIn(preferences, id))
    .sort((one, other) => other.id - one.id);
}

export async function addTimer(api: AppApi, timer: NewTimer): Promise<Timer> {
  const preferences = await loadPreferences(api);
  const id = numberIn(preferences, 'next_timer_id') ?? 0;
  const added = { ...timer, id };
  const ids = [...idsIn(preferences), id].map(String);
  await savePreferences(api, { next_timer_id: id + 1, timers_list: ids, ...valuesOf(added) });
  return added;
}

export function saveTimer(api: AppApi, timer: Timer): Promise<void> {
  return savePreferences(api, valuesOf(timer));
}

export async function removeTimer(api: AppApi, id: number): Promise<void> {
  const left = idsIn(await loadPreferences(api)).filter((other) => other !== id);
  const gone = Object.fromEntries(keyPrefixes.map((prefix) => [`${prefix}${id}`, undefined]));
  const list =
    left.length === 0 ? { timers_list: undefined, next_timer_id: undefined } : { timers_list: left.map(String) };
  await savePreferences(api, { ...gone, ...list });
}

/** Key prefixes and state numbers as `com.android.deskclock.data.TimerDAO` and `Timer` have them. */
const keyPrefixes = [
  'timer_state_',
  'timer_setup_timet_',
  'timer_original_timet_',
  'timer_start_time_',
  'timer_wall_clock_time_',
  'timer_time_left_',
  'timer_label_',
  'delete_after_use_',
] as const;

const stateNumbers: Readonly<Record<TimerState, number>> = { running: 1, paused: 2, expired: 3, reset: 4, missed: 5 };

function idsIn(preferences: Preferences): number[] {
  const ids = preferences.timers_list;
  return Array.isArray(ids) ? ids.map(Number) : [];
}

function timerIn(preferences: Preferences, id: number): Timer {
  const number = numberIn(preferences, `timer_state_${id}`);
  const states = Object.keys(stateNumbers) as TimerState[];
  const lengthMs = numberIn(preferences, `timer_setup_timet_${id}`) ?? 0;
  const totalLengthMs = numberIn(preferences, `timer_original_timet_${id}`) ?? lengthMs;
  return {
    id,
    state: states.find((state) => stateNumbers[state] === number) ?? 'reset',
    lengthMs,
    totalLengthMs,
    startedMs: numberIn(preferences, `timer_start_time_${id}`),
    startedWallMs: numberIn(preferences, `timer_wall_clock_time_${id}`),
    remainingMs: numberIn(preferences, `timer_time_left_${id}`) ?? totalLengthMs,
    label: textIn(preferences, `timer_label_${id}`) ?? '',
  };
}

function valuesOf(timer: Timer): Record<string, string | number | boolean | undefined> {
  const { id } = timer;
  return {
    [`timer_state_${id}`]: stateNumbers[timer.state],
    [`timer_setup_timet_${id}`]: timer.lengthMs,
    [`timer_original_timet_${id}`]: timer.totalLengthMs,
    [`timer_start_time_${id}`]: timer.startedMs,
    [`timer_wall_clock_time_${id}`]: timer.startedWallMs,
    [`timer_time_left_${id}`]: timer.remainingMs,
    [`timer_label_${id}`]: timer.label,
    [`delete_after_use_${id}`]: false,
  };
}
