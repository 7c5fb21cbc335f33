import type { Agent } from '../contracts/agent.ts';
import type { Device, SettleTimings } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { Observation } from '../contracts/observation.ts';
import type { Clock } from '../wait/clock.ts';
import { sameLook } from './same-look.ts';

export interface SettleOptions {
  readonly device: Device;
  /** The screen before the action. Absent at the start of an episode: then only quiet is waited for. */
  readonly before?: Observation | undefined;
  /** `Time.now()` when the device had taken the action; what was captured earlier is not believed. */
  readonly sinceMs: number;
  /** What the agent observes. */
  readonly observes: Observes;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Default: the device's. */
  readonly times?: SettleTimings;
}

export interface Observes {
  readonly screenshot: boolean;
  readonly tree: boolean;
}

/** What an agent is shown: everything, unless it says otherwise. */
export function observesOf({ observes = {} }: Agent): Observes {
  return { screenshot: observes.screenshot ?? true, tree: observes.tree ?? true };
}

export interface Settled {
  readonly observation: Observation;
  /** Whether the screen differed from `before` at any time. */
  readonly changed: boolean;
  /** The screen kept changing until `timeoutMs`. */
  readonly restless: boolean;
  readonly polls: number;
}

/**
 * Waits until the screen shows the outcome of an action, then observes it once.
 *
 * Stable is a screen that first changed and then looked the same for `quietMs`, or one that did not change for
 * `graceMs`: equal screens alone would mistake a slow reaction for none. What ticks by itself does not count.
 * Polls read the tree only (the picture, for an agent without tree).
 *
 * @throws AW_DEVICE_STATE if the device only returns observations captured before the action ended
 */
export async function settle(options: SettleOptions): Promise<Settled> {
  const { device, before, sinceMs, observes, clock, signal } = options;
  const times = options.times ?? device.settleTimings;
  if (!observes.tree && !observes.screenshot) {
    // Who observes nothing has nothing to wait for.
    return { observation: await device.observe({ ...observes, signal }), changed: false, restless: false, polls: 1 };
  }
  if (device.time !== undefined) return await settleKnown(options);
  const poll = observes.tree ? { tree: true, screenshot: false } : { tree: false, screenshot: true };
  const pollIsAll = observes.tree !== observes.screenshot;

  let watch = watchFrom(before, sinceMs);
  for (let polls = 1; ; polls += 1) {
    const shown = await device.observe({ ...poll, signal });
    const timeIsUp = clock.now() - sinceMs >= times.timeoutMs;
    if (isFresh(shown, options)) {
      watch = watchOn(watch, shown);
      const stable = isStable(watch, { times, sinceMs });
      if (stable || timeIsUp) {
        const observation = pollIsAll ? shown : await withPicture(shown, options, timeIsUp);
        if (observation !== undefined) return { observation, changed: watch.changed, restless: !stable, polls };
        // It moved while the picture was taken.
        watch = { ...watch, changed: true, sameSinceMs: clock.now() };
      }
    } else if (timeIsUp) {
      throw staleError(shown, options, times);
    }
    await clock.sleep(times.intervalMs, signal);
  }
}

/**
 * The confirmed tree with a picture. A tree costs seconds on a real phone, so it is not read a third time.
 *
 * @param isLast whatever the picture is of: there is no time to look again
 * @returns `undefined` when the picture is of something else: another app, or the screen held another way
 */
async function withPicture(
  shown: Observation,
  { device, observes, signal }: SettleOptions,
  isLast: boolean,
): Promise<Observation | undefined> {
  const picture = await device.observe({ tree: false, screenshot: true, signal });
  const { screenshot, screen, rotation, foreground, captured, id } = picture;
  const isOther = foreground !== undefined && shown.foreground !== undefined && !sameForeground(picture, shown);
  if (isOther || rotation !== shown.rotation || screen.width !== shown.screen.width)
    return isLast ? await device.observe({ ...observes, signal }) : undefined;
  return {
    ...shown,
    id,
    captured: { startMs: shown.captured.startMs, endMs: captured.endMs },
    ...(screenshot && { screenshot }),
  };
}

function sameForeground({ foreground: a }: Observation, { foreground: b }: Observation): boolean {
  return a?.packageName === b?.packageName && a?.activity === b?.activity;
}

/** A device that owns its time says when it is at rest, and moves no more until it is let. */
async function settleKnown({ device, before, observes, signal }: SettleOptions): Promise<Settled> {
  await device.time?.settle({ signal });
  const observation = await device.observe({ ...observes, signal });
  return { observation, changed: before === undefined || !sameLook(before, observation), restless: false, polls: 1 };
}

/** What is known of the screen since the action. */
interface Watch {
  readonly last: Observation | undefined;
  readonly changed: boolean;
  /** Since when it polls like `last`. */
  readonly sameSinceMs: number;
  readonly lastSeenMs: number;
}

function watchFrom(before: Observation | undefined, sinceMs: number): Watch {
  return { last: before, changed: before === undefined, sameSinceMs: sinceMs, lastSeenMs: sinceMs };
}

function watchOn(watch: Watch, shown: Observation): Watch {
  const seenMs = shownAtMs(shown);
  if (watch.last !== undefined && sameLook(watch.last, shown)) return { ...watch, last: shown, lastSeenMs: seenMs };
  return { last: shown, changed: true, sameSinceMs: seenMs, lastSeenMs: seenMs };
}

/** What `uiautomator dump` takes from when it has found the screen idle, which is when it reads the tree, to its end. */
const readingMs = 500;

/** The moment a capture shows, or an earlier one. */
function shownAtMs({ captured: { startMs, endMs } }: Observation): number {
  return Math.max(startMs, endMs - readingMs);
}

function isStable(watch: Watch, { times, sinceMs }: { times: SettleTimings; sinceMs: number }): boolean {
  return watch.changed
    ? watch.lastSeenMs - watch.sameSinceMs >= times.quietMs
    : watch.lastSeenMs - sinceMs >= times.graceMs;
}

function isFresh(shown: Observation, { before, sinceMs }: SettleOptions): boolean {
  return shown.captured.startMs >= sinceMs && (before === undefined || shown.id > before.id);
}

function staleError(shown: Observation, { device, before, sinceMs }: SettleOptions, times: SettleTimings): Error {
  const age = Math.round(sinceMs - shown.captured.startMs);
  return new AndroidWorldError(
    'AW_DEVICE_STATE',
    `Device "${device.serial}" returned no new observation within ${times.timeoutMs} ms: the last one (id ${shown.id}) was captured ${age} ms before the action ended. Its accessibility source has stopped; restart it or the device`,
    { details: { serial: device.serial, observationId: shown.id, beforeId: before?.id, ageMs: age } },
  );
}
