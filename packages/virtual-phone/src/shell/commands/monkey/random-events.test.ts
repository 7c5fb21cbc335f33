import { expect, it } from 'vitest';
import { RandomEvents } from './random-events.ts';

const size = { width: 100, height: 200 };

it('events are those of their seed, within the screen', () => {
  const draw = (seed: number) => {
    const events = new RandomEvents(seed, size, new Map());
    return Array.from({ length: 300 }, () => events.next());
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  for (const event of draw(1)) {
    const places = event.kind === 'touch' ? [event.at] : event.kind === 'motion' ? [event.from, event.to] : [];
    for (const { x, y } of places) expect(x >= 0 && x < 100 && y >= 0 && y < 200).toBe(true);
  }
  expect(new Set(draw(1).map(({ kind }) => kind))).toEqual(new Set(['touch', 'motion', 'key', 'switch']));
});

it('shares that are asked for hold, and the rest is left to the others', () => {
  const kinds = (percentages: ReadonlyMap<string, number>) => {
    const events = new RandomEvents(1, size, percentages);
    return new Set(Array.from({ length: 300 }, () => events.next().kind));
  };
  expect(kinds(new Map([['touch', 100]]))).toEqual(new Set(['touch']));
  expect(
    kinds(
      new Map([
        ['touch', 0],
        ['motion', 100],
      ]),
    ),
  ).toEqual(new Set(['motion']));
});
