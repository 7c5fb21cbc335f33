import { expect, it } from 'vitest';
import { plural } from './plural.ts';

it('plural() counts none, one and many', () => {
  expect([0, 1, 2, 1_200].map((count) => plural(count, 'step'))).toEqual([
    '0 steps',
    '1 step',
    '2 steps',
    '1,200 steps',
  ]);
});
