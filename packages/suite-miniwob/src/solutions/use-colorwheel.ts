import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

export const useColorwheel: PageSolution = {
  solve: (ui) => enterColor(ui, namedColor(ui)),
  nearMisses: [
    { name: 'almost the color', run: (ui) => enterColor(ui, neighbourOf(namedColor(ui))) },
    { name: 'no color', run: (ui) => enterColor(ui, 'no color') },
  ],
};

export const useColorwheel2: PageSolution = {
  solve: (ui) => enterColor(ui, shownColor(ui)),
  nearMisses: [
    { name: 'almost the color', run: (ui) => enterColor(ui, neighbourOf(shownColor(ui))) },
    { name: 'the color the field starts with', run: submit },
  ],
};

/** As CSS defines them. */
const colors: Readonly<Record<string, string>> = {
  aqua: '00FFFF',
  black: '000000',
  blue: '0000FF',
  gold: 'FFD700',
  gray: '808080',
  green: '008000',
  lime: '00FF00',
  magenta: 'FF00FF',
  maroon: '800000',
  navy: '000080',
  olive: '808000',
  orange: 'FFA500',
  pink: 'FFC0CB',
  purple: '800080',
  red: 'FF0000',
  silver: 'C0C0C0',
  teal: '008080',
  white: 'FFFFFF',
  yellow: 'FFFF00',
};

async function enterColor(ui: Ui, color: string): Promise<void> {
  await ui.type({ resourceId: 'col' }, color);
  await submit(ui);
}

function namedColor(ui: Ui): string {
  const [name = ''] = readValues(ui, /color (\w+),/);
  return colors[name] ?? name;
}

function shownColor(ui: Ui): string {
  return readValues(ui, /red (\d+), green (\d+), blue (\d+)/)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('');
}

/** The color with one bit of its blue turned. */
function neighbourOf(color: string): string {
  return color.slice(0, 4) + (Number.parseInt(color.slice(4), 16) ^ 1).toString(16).padStart(2, '0');
}
