import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import readTable from './read-table.ts';
import readTable2 from './read-table-2.ts';

const phone = usePhone(['read-table', 'read-table-2']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('read-table and read-table-2 ask for values of a table with five different attributes', () => {
  const names = new Set<string>();
  for (const seed of SEEDS) {
    const { attributes, target } = problemOf(readTable, seed);
    for (const { name } of attributes) names.add(name);
    expect(new Set(attributes.map(({ name }) => name)).size).toBe(5);
    expect(attributes).toContain(target);
    const { targets } = problemOf(readTable2, seed);
    expect(targets[0]?.name).not.toBe(targets[1]?.name);
  }
  expect(names.size).toBe(8);
});

it('read-table gives 1 for the value in the row, and -1 for that of another', async () => {
  const { attributes, target } = problemOf(readTable, '3');
  await using opened = await phone.open('read-table');
  for (const { name, value } of attributes) {
    await opened.start('3');
    await opened.page.fill('#tt', value);
    await opened.page.tap('#subbtn');
    expect(await opened.reward()).toBe(name === target.name ? 1 : -1);
  }
});

it('read-table-2 wants both values beside their labels', async () => {
  const { targets } = problemOf(readTable2, '4');
  await using opened = await phone.open('read-table-2');
  await opened.start('4');
  for (const { name, value } of targets) await opened.page.getByLabel(name).fill(value);
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(1);
  await opened.start('4');
  for (const [index, { value }] of targets.toReversed().entries()) await opened.page.fill(`#tt${index + 1}`, value);
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(-1);
});
