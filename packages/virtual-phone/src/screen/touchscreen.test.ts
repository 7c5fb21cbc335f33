import type { CDPSession } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTouchscreen } from './touchscreen.ts';

it('tells of a tap in one go: a stall between down and up would make a long press of it', async () => {
  const told = watch();
  await told.screen.perform([
    { type: 'down', x: 5, y: 6, timeMs: 0 },
    { type: 'up', x: 5, y: 6, timeMs: 10 },
  ]);
  expect(told.turns()).toEqual([['touchStart', 'touchEnd']]);
  expect(told.lastsMs()).toBeCloseTo(10, 0);
});

it('holds the finger down for as long as a long press takes', async () => {
  const told = watch();
  await told.screen.perform([
    { type: 'down', x: 5, y: 6, timeMs: 0 },
    { type: 'up', x: 5, y: 6, timeMs: 80 },
  ]);
  expect(told.turns()).toEqual([['touchStart'], ['touchEnd']]);
});

it('ignores what begins without a finger on the screen', async () => {
  const told = watch();
  await told.screen.perform([
    { type: 'move', x: 5, y: 6, timeMs: 0 },
    { type: 'up', x: 5, y: 6, timeMs: 1 },
  ]);
  expect(told.turns()).toEqual([]);
});

it('fails at the end of a gesture whose page went in the middle, and leaves no rejection to itself', async () => {
  const send = () => Promise.reject(new Error('The page is gone'));
  const screen = openTouchscreen({ send } as unknown as CDPSession);
  const swipe = [
    { type: 'down', x: 5, y: 6, timeMs: 0 },
    { type: 'move', x: 5, y: 60, timeMs: 40 },
    { type: 'up', x: 5, y: 60, timeMs: 80 },
  ] as const;
  await expect(screen.perform(swipe)).rejects.toThrow('The page is gone');
});

/** A touchscreen and what it tells the browser, by turns of the event loop. */
function watch() {
  const turns: string[][] = [];
  const times: number[] = [];
  let open: string[] | undefined;
  const send = async (_method: string, { type, timestamp }: { type: string; timestamp: number }) => {
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
  return {
    screen: openTouchscreen({ send } as unknown as CDPSession),
    turns: () => turns,
    lastsMs: () => (times.at(-1) ?? 0) - (times[0] ?? 0),
  };
}
