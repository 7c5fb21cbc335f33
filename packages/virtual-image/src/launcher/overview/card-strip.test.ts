import { expect, test } from 'vitest';
import { cardAfter, cardPx, isThrownAway } from './card-strip.ts';

test('cardAfter() turns by as many cards as the finger went, by one for a short and fast swipe, and stays in the strip', () => {
  const slowly = { durationMs: 5_000, last: 3 };
  expect(cardAfter(0, { dx: 50, ...slowly })).toBe(0);
  expect(cardAfter(0, { dx: 400, ...slowly })).toBe(1);
  expect(cardAfter(0, { dx: 2 * (cardPx.width + cardPx.gap), ...slowly })).toBe(2);
  expect(cardAfter(0, { dx: 150, durationMs: 100, last: 3 })).toBe(1);
  expect(cardAfter(0, { dx: -400, ...slowly })).toBe(0);
  expect(cardAfter(3, { dx: 400, ...slowly })).toBe(3);
  expect(cardAfter(3, { dx: -400, ...slowly })).toBe(2);
});

test('isThrownAway() asks for a way up that is long, or fast', () => {
  expect(isThrownAway({ dy: -900, durationMs: 5_000 })).toBe(true);
  expect(isThrownAway({ dy: -300, durationMs: 200 })).toBe(true);
  expect(isThrownAway({ dy: -300, durationMs: 5_000 })).toBe(false);
  expect(isThrownAway({ dy: -20, durationMs: 10 })).toBe(false);
  expect(isThrownAway({ dy: 900, durationMs: 100 })).toBe(false);
});
