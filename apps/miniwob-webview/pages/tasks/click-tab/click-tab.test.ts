import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { linkTexts } from '../../widgets/linked-text.ts';
import clickTab from './click-tab.ts';
import clickTab2 from './click-tab-2.ts';
import clickTab2Easy from './click-tab-2-easy.ts';
import clickTab2Hard from './click-tab-2-hard.ts';
import clickTab2Medium from './click-tab-2-medium.ts';

const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it.each([
  { page: clickTab2Easy, tabs: [1, 1] },
  { page: clickTab2, tabs: [3, 3] },
  { page: clickTab2Hard, tabs: [2, 6] },
] as const)('$page.task has its tabs, and the wanted link behind one of them', ({ page, tabs }) => {
  const counts = SEEDS.map((seed) => {
    const { panels, target } = problemOf(page, seed);
    expect(panels.flatMap(linkTexts)).toContain(target);
    return panels.length;
  });
  expect([Math.min(...counts), Math.max(...counts)]).toEqual(tabs);
});

it('click-tab-2-medium has the wanted link behind the first tab in about half of the cases', () => {
  const inFirst = SEEDS.filter((seed) => {
    const { panels, target } = problemOf(clickTab2Medium, seed);
    expect(panels.map((words) => words.length)).toEqual([20, 0]);
    return panels.flatMap(linkTexts).includes(target);
  });
  expect(Math.abs(inFirst.length / SEEDS.length - 0.5)).toBeLessThan(0.06);
});

it('click-tab opens another tab than the wanted one', () => {
  const pairs = new Set(
    SEEDS.map((seed) => {
      const { open, target } = problemOf(clickTab, seed);
      return `${open} to ${target}`;
    }),
  );
  expect([...pairs].sort()).toEqual(['1 to 2', '1 to 3', '2 to 1', '2 to 3', '3 to 1']);
});
