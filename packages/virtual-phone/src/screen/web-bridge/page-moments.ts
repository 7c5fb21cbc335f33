import { injectEntries, injectLoadTimes } from './page-entries.ts';

interface Moments {
  /** Milliseconds since the epoch, by the phone's clock. */
  epochMs(): number;
  /** Milliseconds since the page began; undefined where events tell of it themselves. */
  readonly sinceStartMs: (() => number) | undefined;
}

/**
 * What else tells a page the time, beside its clocks: when it began, when it was changed last, when an event happened.
 *
 * @see https://www.w3.org/TR/hr-time-3/
 */
export function injectPageMoments(into: Window & typeof globalThis, moments: Moments): void {
  const computerMs = into.performance.timeOrigin;
  const { sinceStartMs } = moments;
  const startedAt = injectMoments(into, moments);
  // Of the moment it is made: a page that is told of no other has that (HTML, "lastModified").
  const made = dateAndTime(new Date(startedAt));
  define(into.document, 'lastModified', () => made);
  injectLoadTimes(into, { phoneMs: startedAt, computerMs }, { stands: sinceStartMs !== undefined });
  if (sinceStartMs !== undefined) define(into.document.timeline, 'currentTime', sinceStartMs);
}

/** The same for what has no document: a worker. @returns when it began; milliseconds since the epoch */
export function injectMoments(into: Window & typeof globalThis, { epochMs, sinceStartMs }: Moments): number {
  const startedAt = epochMs() - (sinceStartMs?.() ?? into.performance.now());
  define(into.performance, 'timeOrigin', () => startedAt);
  if (sinceStartMs !== undefined) {
    followEvents(into, sinceStartMs);
    injectEntries(into, sinceStartMs);
  }
  return startedAt;
}

function define(of: object, name: string, get: () => unknown): void {
  Object.defineProperty(of, name, { get, configurable: true });
}

/** An event has the moment it is first looked at: time stands still while it is told of. */
function followEvents({ Event }: typeof globalThis, sinceStartMs: () => number): void {
  const moments = new WeakMap<object, number>();
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get(this: Event) {
      const known = moments.get(this) ?? sinceStartMs();
      moments.set(this, known);
      return known;
    },
    configurable: true,
    enumerable: true,
  });
}

/** `MM/DD/YYYY hh:mm:ss` */
function dateAndTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
