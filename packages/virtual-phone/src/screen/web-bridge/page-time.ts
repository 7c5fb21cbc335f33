/** The clocks and timers of a web page, by their names in its window. */
export interface PageTime
  extends Pick<
    typeof globalThis,
    | 'Date'
    | 'setTimeout'
    | 'clearTimeout'
    | 'setInterval'
    | 'clearInterval'
    | 'requestAnimationFrame'
    | 'cancelAnimationFrame'
    | 'requestIdleCallback'
    | 'cancelIdleCallback'
  > {
  /** `performance.now` */
  readonly performanceNow: () => number;
}

type PageWindow = Omit<PageTime, 'performanceNow'> & { readonly performance: { now(): number } };

/**
 * The browser's own, with the phone's date in place of this computer's; the zone is set from outside. Another
 * implementation in its place, given to `injectTime`, is all the time the page's scripts see.
 */
export function runningPageTime(own: PageWindow, offsetMs: number): PageTime {
  // The window's own is another one afterwards.
  const RealDate = own.Date;
  return {
    Date: offsetMs === 0 ? RealDate : shiftedDate(RealDate, () => RealDate.now() + offsetMs),
    setTimeout: own.setTimeout,
    clearTimeout: own.clearTimeout,
    setInterval: own.setInterval,
    clearInterval: own.clearInterval,
    requestAnimationFrame: own.requestAnimationFrame,
    cancelAnimationFrame: own.cancelAnimationFrame,
    requestIdleCallback: own.requestIdleCallback,
    cancelIdleCallback: own.cancelIdleCallback,
    performanceNow: own.performance.now,
  };
}

/**
 * Puts a time in place of a window's, before any script of the page runs. What is the browser's own anyway stays, and what
 * is not there in a worker is not put there.
 */
export function injectTime(into: PageWindow, { performanceNow, ...time }: PageTime): void {
  const names = Object.keys(time) as (keyof typeof time)[];
  for (const name of names) {
    if (name in into && into[name] !== time[name]) Object.assign(into, { [name]: time[name] });
  }
  if (into.performance.now !== performanceNow) Object.assign(into.performance, { now: performanceNow });
}

/** @param now milliseconds since the epoch */
export function shiftedDate(RealDate: DateConstructor, now: () => number): DateConstructor {
  const PhoneDate: DateConstructor = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  RealDate.prototype.constructor = PhoneDate;
  return PhoneDate;
}
