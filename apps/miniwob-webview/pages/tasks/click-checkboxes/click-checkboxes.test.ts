import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { SYNONYMS } from '../../words/synonyms.ts';
import clickCheckboxesLarge from './click-checkboxes-large.ts';
import clickCheckboxesSoft from './click-checkboxes-soft.ts';
import clickCheckboxesTransfer from './click-checkboxes-transfer.ts';

const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it.each([
  { page: clickCheckboxesLarge, mode: 'default', wanted: [5, 12], count: [7, 12] },
  { page: clickCheckboxesTransfer, mode: 'default', wanted: [0, 3], count: [3, 6] },
  { page: clickCheckboxesTransfer, mode: 'test', wanted: [4, 6], count: [4, 6] },
] as const)('$page.task draws within its bounds (mode $mode) and lists what is wanted', ({ page, mode, ...bounds }) => {
  const problems = SEEDS.map((seed) => problemOf(page, seed, mode));
  for (const { boxes, listed } of problems) {
    expect(new Set(boxes.map(({ label }) => label)).size).toBe(boxes.length);
    expect(boxes.flatMap(({ label, wanted }) => (wanted ? label : [])).sort()).toEqual([...listed].sort());
  }
  const extremes = (numbers: number[]): number[] => [Math.min(...numbers), Math.max(...numbers)];
  expect(extremes(problems.map(({ listed }) => listed.length))).toEqual(bounds.wanted);
  expect(extremes(problems.map(({ boxes }) => boxes.length))).toEqual(bounds.count);
});

it('click-checkboxes-soft hints at each wanted box, and at no other, by a word of its meaning', () => {
  const meaningOf = (word: string): number => SYNONYMS.findIndex((words) => words.includes(word));
  for (const seed of SEEDS) {
    const { boxes, hints } = problemOf(clickCheckboxesSoft, seed);
    expect(new Set(boxes.map(({ label }) => meaningOf(label))).size).toBe(boxes.length);
    const wanted = boxes.filter((box) => box.wanted).map(({ label }) => meaningOf(label));
    expect(hints.map(meaningOf).sort()).toEqual(wanted.sort());
    expect(boxes.length).toBeGreaterThan(hints.length);
  }
});
