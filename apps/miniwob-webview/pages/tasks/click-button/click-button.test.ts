import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import clickButton from './click-button.ts';
import clickTest2 from './click-test-2.ts';
import clickTestTransfer from './click-test-transfer.ts';
import clickWidget from './click-widget.ts';
import unicodeTest from './unicode-test.ts';

const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it.each([clickButton, unicodeTest])('$task has six items, and a button with the wanted label among them', (page) => {
  for (const seed of SEEDS) {
    const { items, target } = problemOf(page, seed);
    expect(items).toHaveLength(6);
    expect(items.flatMap((item) => (item.kind === 'button' ? item.label : []))).toContain(target);
  }
});

it('click-button has words, fields and buttons about as often', () => {
  const kinds = SEEDS.flatMap((seed) => problemOf(clickButton, seed).items.map(({ kind }) => kind));
  for (const kind of ['words', 'field', 'button'] as const) {
    expect(Math.abs(kinds.filter((each) => each === kind).length / kinds.length - 0.33)).toBeLessThan(0.04);
  }
});

it('click-test-2 leaves the middle of ONE free, and all of both on the screen', () => {
  for (const seed of SEEDS) {
    const { ONE, TWO } = problemOf(clickTest2, seed);
    const middle = { x: ONE.left + 20, y: ONE.top + 20 };
    const across = middle.x >= TWO.left && middle.x < TWO.left + 40;
    const along = middle.y >= TWO.top && middle.y < TWO.top + 40;
    expect(across && along, `seed ${seed}`).toBe(false);
    for (const { left, top } of [ONE, TWO]) expect(Math.max(left, top)).toBeLessThanOrEqual(117);
  }
});

it('click-test-transfer asks for TWO in tests only', () => {
  for (const seed of SEEDS) {
    expect(problemOf(clickTestTransfer, seed).target).toBe('ONE');
    expect(problemOf(clickTestTransfer, seed, 'test').target).toBe('TWO');
  }
});

it('click-widget asks for every type, and for one that is there', () => {
  const targets = SEEDS.map((seed) => {
    const { widgets, target } = problemOf(clickWidget, seed);
    expect(widgets.map(({ type }) => type)).toContain(target);
    return target;
  });
  expect([...new Set(targets)].sort()).toEqual(['button', 'checkbox', 'radio', 'text', 'textarea']);
});
