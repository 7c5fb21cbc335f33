import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import clickMenu2 from './click-menu-2.ts';

const phone = usePhone(['click-menu-2']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('click-menu-2 asks for each item by its name and by its icon', () => {
  const problems = SEEDS.map((seed) => problemOf(clickMenu2, seed));
  expect(new Set(problems.map(({ target, byIcon }) => `${target}${byIcon}`)).size).toBe(14);
});

it('click-menu-2 opens its submenu by a tap, and does nothing for what only opens or is disabled', async () => {
  const seed = SEEDS.find((each) => problemOf(clickMenu2, each).target === 'Stop') ?? '';
  await using opened = await phone.open('click-menu-2');
  await opened.start(seed);
  await opened.page.tap('#open-menu');
  await opened.page.getByText('Print...').tap({ force: true });
  await opened.page.getByText('Playback').tap();
  expect(await opened.isRunning()).toBe(true);
  await opened.page.getByText('Stop', { exact: true }).last().tap();
  expect(await opened.reward()).toBe(1);
  await opened.start(seed);
  await opened.page.tap('#open-menu');
  await opened.page.getByText('Zoom In', { exact: true }).tap();
  expect(await opened.reward()).toBe(-1);
});
