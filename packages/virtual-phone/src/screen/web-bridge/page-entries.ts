type PageWindow = Window & typeof globalThis;
type Getter = (this: object) => unknown;

interface PageStart {
  /** Milliseconds since the epoch, by the phone's clock. */
  readonly phoneMs: number;
  /** The same by this computer's. */
  readonly computerMs: number;
}

/** Attributes that are moments, of all kinds of entries: `responseEnd`, `domInteractive`, `loadTime` … */
const momentNames = /(Start|End|Interactive|Complete|Time)$|^time$/;
const entryKinds = [
  'PerformanceResourceTiming',
  'PerformanceNavigationTiming',
  'PerformanceEventTiming',
  'LargestContentfulPaint',
  'IntersectionObserverEntry',
] as const;
/** What has happened tells that it has: with 0 it would not. No finer than clocks of pages are. */
const leastMs = 0.1;

/**
 * The moments a page was loaded at, as `performance.timing` has them: by the phone's clock.
 *
 * @see https://www.w3.org/TR/navigation-timing/#sec-navigation-timing-interface
 */
export function injectLoadTimes(into: PageWindow, start: PageStart, { stands }: { stands: boolean }): void {
  const { PerformanceTiming, performance } = into;
  for (const [name, own] of gettersOf(PerformanceTiming.prototype)) {
    define(PerformanceTiming.prototype, name, function () {
      const atMs = Number(own.call(this));
      if (atMs === 0) return 0;
      return Math.floor(start.phoneMs + (stands ? 0 : atMs - start.computerMs));
    });
  }
  defineToJson(PerformanceTiming.prototype);
  const { timing, navigation } = performance;
  performance.toJSON = () => ({ timeOrigin: start.phoneMs, timing: timing.toJSON(), navigation: navigation.toJSON() });
}

/**
 * What the browser and the page's scripts have noted of its performance, where time stands still: a mark has the moment it
 * is made, what the browser noted the one it is first looked at, and nothing took any time.
 *
 * @see https://www.w3.org/TR/user-timing/ https://www.w3.org/TR/performance-timeline/
 */
export function injectEntries(into: PageWindow, sinceStartMs: () => number): void {
  injectMarks(into.performance, sinceStartMs);
  const moments = new WeakMap<object, number>();
  const momentOf = (entry: object) => {
    const isOfStart = ['navigation', 'paint'].includes(Reflect.get(entry, 'entryType'));
    const known = moments.get(entry) ?? (isOfStart ? leastMs : Math.max(leastMs, sinceStartMs()));
    moments.set(entry, known);
    return known;
  };
  const isOwn = (entry: object) => entry instanceof into.PerformanceMark || entry instanceof into.PerformanceMeasure;
  const told = (own: Getter): Getter =>
    function () {
      const value = own.call(this);
      return value === 0 || isOwn(this) ? value : momentOf(this);
    };
  for (const prototype of [into.PerformanceEntry, ...entryKinds.map((kind) => into[kind])].map((of) => of?.prototype)) {
    if (prototype === undefined) continue;
    for (const [name, own] of gettersOf(prototype)) if (momentNames.test(name)) define(prototype, name, told(own));
    if ('toJSON' in prototype) defineToJson(prototype);
  }
  const [, durationOf] = gettersOf(into.PerformanceEntry.prototype).find(([name]) => name === 'duration') ?? [];
  define(into.PerformanceEntry.prototype, 'duration', function () {
    return isOwn(this) ? durationOf?.call(this) : 0;
  });
}

/** Where no moment is given, it is now. */
function injectMarks(performance: Performance, sinceStartMs: () => number): void {
  const { mark, measure } = performance;
  performance.mark = (name, options) =>
    mark.call(performance, name, { ...options, startTime: options?.startTime ?? sinceStartMs() });
  performance.measure = (name, start, endMark) => {
    const given = typeof start === 'object' ? (start ?? {}) : start === undefined ? {} : { start: String(start) };
    // Its end is given with it, or too much is, which the browser says.
    if (given.duration !== undefined || (given === start && endMark !== undefined)) {
      return measure.call(performance, name, start, endMark);
    }
    return measure.call(performance, name, { ...given, end: given.end ?? endMark ?? sinceStartMs() });
  };
}

function gettersOf(prototype: object): (readonly [name: string, get: Getter])[] {
  return Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { get }]) =>
    get === undefined ? [] : [[name, get as Getter] as const],
  );
}

function define(of: object, name: string, get: Getter): void {
  Object.defineProperty(of, name, { get, configurable: true, enumerable: true });
}

/** The browser's own asks no getter. */
function defineToJson(prototype: object): void {
  const value = function (this: Record<string, unknown>) {
    const told: Record<string, unknown> = {};
    for (const name in this) if (typeof this[name] !== 'function') told[name] = this[name];
    return told;
  };
  Object.defineProperty(prototype, 'toJSON', { value, configurable: true, writable: true, enumerable: true });
}
