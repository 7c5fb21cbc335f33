import { expect, it } from 'vitest';
import { MultiTouch } from './multi-touch.ts';

const size = { width: 1080, height: 2400 };
const [SYN, ABS] = [0, 3];
const [SLOT, X, Y, ID] = [47, 53, 54, 57];

function told(...events: readonly (readonly [type: number, code: number, value: number])[]) {
  const screen = new MultiTouch();
  return events.flatMap(([type, code, value]) => screen.take(type, code, value, size));
}

it('MultiTouch tells of each finger with the report it is complete with, and of those only that moved', () => {
  const events = told(
    [ABS, ID, 1],
    [ABS, X, 0],
    [ABS, Y, 0x7fff],
    [ABS, SLOT, 1],
    [ABS, ID, 2],
    [ABS, X, 0x7fff],
    [ABS, Y, 0],
    [SYN, 0, 0],
    [ABS, X, 16_384],
    [SYN, 0, 0],
    [ABS, SLOT, 0],
    [ABS, ID, -1],
    [SYN, 0, 0],
  );
  expect(events.map(({ type, finger, x, y }) => [type, finger, x, y])).toEqual([
    ['down', 0, 0, 2400],
    ['down', 1, 1080, 0],
    ['move', 1, 540, 0],
    ['up', 0, 0, 2400],
  ]);
});

it('MultiTouch heeds no slot that a hand has no finger for', () => {
  expect(told([ABS, SLOT, 99], [ABS, ID, 1], [SYN, 0, 0])).toEqual([
    { type: 'down', finger: 0, x: 0, y: 0, timeMs: 0 },
  ]);
});
