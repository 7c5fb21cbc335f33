import { expect, it } from 'vitest';
import { injectTime, runningPageTime } from './page-time.ts';

const names = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

/** What `injectTime` touches of a window, with a date that stands still. */
function pageWindow() {
  class HostDate extends Date {
    constructor(...args: [] | [number]) {
      super(args[0] ?? 1_000);
    }
    static override now = () => 1_000;
  }
  const noTimer = (name: string) => Object.assign(() => 0, { wasOf: name });
  const own = Object.fromEntries(names.map((name) => [name, noTimer(name)])) as unknown as Parameters<
    typeof injectTime
  >[0];
  return Object.assign(own, { Date: HostDate as unknown as DateConstructor, performance: { now: () => 5 } });
}

it("gives a page the phone's date, and leaves it the browser's timers", () => {
  const page = pageWindow();
  const before = { ...page };
  injectTime(page, runningPageTime(page, 60_000));
  expect(page.Date.now()).toBe(61_000);
  expect(new page.Date().getTime()).toBe(61_000);
  expect(new page.Date(7).getTime()).toBe(7);
  expect(page.Date()).toBe(new Date(61_000).toString());
  expect(new page.Date() instanceof page.Date).toBe(true);
  expect(page.Date.prototype.constructor).toBe(page.Date);
  for (const name of names) expect(page[name]).toBe(before[name]);
});

it("puts another time in place of everything that is the browser's", () => {
  const page = pageWindow();
  const before = { ...page };
  const now = page.performance.now;
  const other = { ...runningPageTime(pageWindow(), 5), performanceNow: () => 77 };
  injectTime(page, other);
  for (const name of names) {
    expect(page[name]).toBe(other[name]);
    expect(page[name]).not.toBe(before[name]);
  }
  expect(page.Date).toBe(other.Date);
  expect(page.performance.now()).toBe(77);
  expect(page.performance.now).not.toBe(now);
});
