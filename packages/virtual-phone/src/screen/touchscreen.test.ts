import { expect, it, vi } from 'vitest';
import { PendingWork } from '../system/time/pending-work.ts';
import { PhoneClock } from '../system/time/phone-time.ts';
import { SimulatedTime } from '../system/time/simulated-time.ts';
import { steppedTime } from '../system/time/stepped-time.ts';
import type { TimeSource } from '../system/time/time-source.ts';
import type { TouchTarget } from './touch-targets.ts';
import { openTouchscreen } from './touchscreen.ts';

it('tells of a tap in one go: a stall between down and up would make a long press of it', async () => {
  const told = watch();
  const performed = told.screen.perform([
    { type: 'down', x: 5, y: 6, timeMs: 0 },
    { type: 'up', x: 5, y: 6, timeMs: 10 },
  ]);
  await told.source.advance(10);
  await performed;
  expect(told.turns()).toEqual([['touchStart', 'touchEnd']]);
  expect(told.lastsMs()).toBeCloseTo(10, 0);
});

it('holds the finger down for as long as a long press takes', async () => {
  const told = watch();
  const performed = told.screen.perform([
    { type: 'down', x: 5, y: 6, timeMs: 0 },
    { type: 'up', x: 5, y: 6, timeMs: 80 },
  ]);
  await told.source.advance(79);
  expect(told.turns()).toEqual([['touchStart']]);
  await told.source.advance(1);
  await performed;
  expect(told.turns()).toEqual([['touchStart'], ['touchEnd']]);
  expect(told.lastsMs()).toBeCloseTo(80, 0);
});

it('holds it down as long when it is told of again and again where it rests, as `input swipe` does', async () => {
  const told = watch();
  const still = { x: 5, y: 6 };
  const performed = told.screen.perform([
    { type: 'down', ...still, timeMs: 0 },
    { type: 'move', ...still, timeMs: 16 },
    { type: 'move', ...still, timeMs: 32 },
    { type: 'up', ...still, timeMs: 600 },
  ]);
  await told.source.advance(599);
  expect(told.turns()).toEqual([['touchStart']]);
  await told.source.advance(1);
  await performed;
  expect(told.turns()).toEqual([['touchStart'], ['touchEnd']]);
  expect(told.lastsMs()).toBeCloseTo(600, 0);
});

it('tells of several fingers, each with where all of them are', async () => {
  const sent: unknown[] = [];
  const send = async (type: string, points: unknown) => {
    sent.push([type, points]);
  };
  const screen = openTouchscreen(pageOf(send), phoneOf(steppedTime()));
  await screen.perform([
    { type: 'down', x: 10, y: 10, timeMs: 0 },
    { type: 'down', x: 90, y: 90, timeMs: 0, finger: 1 },
    { type: 'move', x: 95, y: 95, timeMs: 0, finger: 1 },
    { type: 'up', x: 10, y: 10, timeMs: 0 },
    { type: 'up', x: 95, y: 95, timeMs: 0, finger: 1 },
  ]);
  const first = { id: 0, x: 10, y: 10 };
  expect(sent).toEqual([
    ['touchStart', [first]],
    ['touchStart', [first, { id: 1, x: 90, y: 90 }]],
    ['touchMove', [first, { id: 1, x: 95, y: 95 }]],
    ['touchMove', [{ id: 1, x: 95, y: 95 }]],
    ['touchEnd', []],
  ]);
});

it('tells of all that happens at one time before it waits for any of it to be taken', async () => {
  const sent: string[] = [];
  const taken: (() => void)[] = [];
  const send = (type: string) => {
    sent.push(type);
    return new Promise<void>((resolve) => void taken.push(resolve));
  };
  const source = new SimulatedTime();
  const screen = openTouchscreen(pageOf(send), { ...phoneOf(source), simulated: source });
  const performed = screen.perform([
    { type: 'down', x: 5, y: 6, timeMs: 0 },
    { type: 'up', x: 5, y: 6, timeMs: 0 },
  ]);
  await vi.waitFor(() => expect(sent).toEqual(['touchStart', 'touchEnd']));
  for (const resolve of taken) resolve();
  await performed;
});

it('waits once for a finger that rests, and tells nobody of its staying there', async () => {
  const waits: number[] = [];
  const source = new SimulatedTime();
  const { time, pending } = phoneOf(source);
  const spied = Object.create(time, {
    wait: {
      value(ms: number) {
        waits.push(ms);
        return time.wait(ms);
      },
    },
  }) as typeof time;
  const sent: string[] = [];
  const send = async (type: string) => void sent.push(type);
  const screen = openTouchscreen(pageOf(send), { time: spied, pending, simulated: source });
  const still = { x: 5, y: 6 };
  await screen.perform([
    { type: 'down', ...still, timeMs: 0 },
    { type: 'move', ...still, timeMs: 300 },
    { type: 'move', ...still, timeMs: 600 },
    { type: 'up', ...still, timeMs: 900 },
  ]);
  expect(waits).toEqual([900]);
  expect(sent).toEqual(['touchStart', 'touchEnd']);
});

it('says of a tap by the phone’s time whether it may be the second of a double tap', async () => {
  const apart: unknown[] = [];
  const source = new SimulatedTime();
  const page = pageOf(async () => undefined);
  const touches: typeof page.touches = (finger, timestamp, isApart) => {
    apart.push(isApart);
    return page.touches(finger, timestamp);
  };
  const phone = { ...phoneOf(source), simulated: source };
  const screen = openTouchscreen({ ...page, touches }, phone);
  const tap = [
    { type: 'down', x: 5, y: 6, timeMs: 0 },
    { type: 'up', x: 5, y: 6, timeMs: 40 },
  ] as const;
  for (const waitMs of [100, 299, 301]) {
    await screen.perform(tap);
    await phone.time.wait(waitMs);
  }
  await screen.perform(tap);
  expect(apart).toEqual([true, false, false, true]);
});

it('ignores what begins without a finger on the screen', async () => {
  const told = watch();
  const performed = told.screen.perform([
    { type: 'move', x: 5, y: 6, timeMs: 0 },
    { type: 'up', x: 5, y: 6, timeMs: 1 },
  ]);
  await told.source.advance(1);
  await performed;
  expect(told.turns()).toEqual([]);
});

it('fails at the end of a gesture whose page went in the middle, and leaves no rejection to itself', async () => {
  const send = () => Promise.reject(new Error('The page is gone'));
  const source = steppedTime();
  const screen = openTouchscreen(pageOf(send), phoneOf(source));
  const swipe = [
    { type: 'down', x: 5, y: 6, timeMs: 0 },
    { type: 'move', x: 5, y: 60, timeMs: 40 },
    { type: 'up', x: 5, y: 60, timeMs: 80 },
  ] as const;
  const failed = expect(screen.perform(swipe)).rejects.toThrow('The page is gone');
  await source.advance(80);
  await failed;
});

function pageOf(send: TouchTarget['send']): Parameters<typeof openTouchscreen>[0] {
  return {
    touches: async (finger, timestamp) => ({
      target: { send },
      taken: send('touchStart', [finger], timestamp),
    }),
    link: { moveFinger: async () => false, planMoves: async () => undefined },
  };
}

function phoneOf(source: TimeSource): Parameters<typeof openTouchscreen>[1] {
  const time = new PhoneClock({ source, nowMs: 0, zone: 'UTC', changed: () => undefined });
  return { time, simulated: undefined, pending: new PendingWork() };
}

/** A touchscreen and what it tells the browser, by turns of the event loop. */
function watch() {
  const turns: string[][] = [];
  const times: number[] = [];
  let open: string[] | undefined;
  const send = async (type: string, _point?: unknown, timestamp = 0) => {
    if (open === undefined) {
      open = [];
      turns.push(open);
      setImmediate(() => {
        open = undefined;
      });
    }
    open.push(type);
    times.push(timestamp * 1_000);
  };
  const source = steppedTime();
  return {
    source,
    screen: openTouchscreen(pageOf(send), phoneOf(source)),
    turns: () => turns,
    lastsMs: () => (times.at(-1) ?? 0) - (times[0] ?? 0),
  };
}
