import { describe, expect, it } from 'vitest';
import { Plan } from './plan.ts';
import type { Pressable } from './pressables.ts';
import type { Path, Step } from './step.ts';

const budget = { screens: 10, presses: 10, depth: 2, rows: 2 };
const step = (label: string): Step => ({ kind: 'press', on: { className: 'Button', label, nth: 0 } });
const scroll: Step = { kind: 'scroll', on: { className: 'List', nth: 0 } };
const path = (...labels: readonly string[]): Path => ({ start: 'launcher', steps: labels.map(step) });
const button = (label: string, more: Partial<Pressable> = {}): Pressable => ({
  step: step(label),
  key: label,
  group: label,
  isLeaving: false,
  ...more,
});

describe('Plan', () => {
  it('visits screens in the order of their distance, and each once', () => {
    const plan = new Plan(budget);
    expect(plan.discover('home', path())).toBe(true);
    plan.discover('far', path('a', 'b'));
    plan.discover('near', path('c'));
    expect(plan.discover('near', path('a', 'd'))).toBe(false);
    expect([plan.nextView(), plan.nextView(), plan.nextView(), plan.nextView()].map((view) => view?.screen)).toEqual([
      'home',
      'near',
      'far',
      undefined,
    ]);
  });

  it('sees screens beyond its depth, and does not visit them; scrolling is no depth', () => {
    const plan = new Plan(budget);
    plan.discover('deep', path('a', 'b', 'c'));
    plan.discover('long', { start: 'launcher', steps: [scroll, step('a'), scroll, step('b')] });
    expect(plan.screens).toBe(2);
    expect(plan.nextView()?.screen).toBe('long');
    expect(plan.nextView()).toBeUndefined();
  });

  it('knows a screen in another state', () => {
    const plan = new Plan(budget);
    plan.discover('list', path());
    plan.alias('list scrolled', 'list');
    expect(plan.isScreen('list scrolled', 'list')).toBe(true);
    expect(plan.discover('list scrolled', path('a'))).toBe(false);
    expect(plan.screens).toBe(1);
  });

  it('gives each thing once, what leaves the screen last, and of rows only some', () => {
    const plan = new Plan(budget);
    const there = [
      button('up', { isLeaving: true }),
      ...['one', 'two', 'three'].map((label) => button(label, { group: 'row' })),
      button('more'),
    ];
    const given = Array.from({ length: 6 }, () => plan.nextPress('home', there)?.key);
    expect(given).toEqual(['one', 'two', 'more', 'up', undefined, undefined]);
    expect(plan.nextPress('other', there)?.key).toBe('one');
  });

  it('stops when its presses or screens are spent, and says so', () => {
    const plan = new Plan({ ...budget, screens: 1, presses: 1 });
    expect(plan.isSpent).toBe(false);
    plan.discover('home', path());
    expect(plan.discover('other', path('a'))).toBe(false);
    expect(plan.nextPress('home', [button('a'), button('b')])?.key).toBe('a');
    expect(plan.nextPress('home', [button('a'), button('b')])).toBeUndefined();
    expect(plan.nextView()).toBeUndefined();
    expect(plan.isSpent).toBe(true);
  });
});
