import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readInstruction } from './read-instruction.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';
import { tapWrong } from './tap-wrong.ts';

export const clickColor: PageSolution = {
  solve: async (ui) => ui.tap({ className, text: wantedColor(ui) }),
  nearMisses: [
    {
      name: 'a box of another colour',
      async run(ui) {
        const color = wantedColor(ui);
        await tapWrong(
          ui,
          ui.findAll({ className, text: COLOR }).filter(({ text }) => text !== color),
        );
      },
    },
    { name: 'tap on the instruction', run: (ui) => ui.tap({ resourceId: 'query' }) },
  ],
};

export const clickShades: PageSolution = {
  solve: async (ui) => choose(ui, shadesOf(ui, wantedHue(ui))),
  nearMisses: [
    { name: 'a shade left out', run: async (ui) => choose(ui, shadesOf(ui, wantedHue(ui)).slice(1)) },
    {
      name: 'a shade of another colour, too',
      async run(ui) {
        const wanted = wantedHue(ui);
        const [other = 0] = [0, 1, 2].filter((hue) => hue !== wanted);
        await choose(ui, [...shadesOf(ui, wanted), ...shadesOf(ui, other).slice(0, 1)]);
      },
    },
  ],
};

const className = /\.(?:Toggle)?Button$/;
/** How colours are told to who cannot see them. */
const COLOR = /^#[0-9a-f]{6}$/;
const HUES = ['red', 'green', 'blue'];

const COLORS: Readonly<Record<string, string>> = {
  red: '#ff0000',
  blue: '#0000ff',
  olive: '#808000',
  lime: '#00ff00',
  black: '#000000',
  white: '#ffffff',
  grey: '#808080',
  purple: '#800080',
  orange: '#ffa500',
  yellow: '#ffff00',
  cyan: '#00ffff',
  pink: '#ffc0cb',
  magenta: '#ff00ff',
};

/** Named in the instruction, or shown. */
function wantedColor(ui: Ui): string {
  const shown = /#[0-9a-f]{6}/.exec(readInstruction(ui));
  if (shown !== null) return shown[0];
  return COLORS[readValues(ui, /the (\w+) coloured box/).join('')] ?? '';
}

/** As a channel: 0 red, 1 green, 2 blue. */
function wantedHue(ui: Ui): number {
  return HUES.indexOf(readValues(ui, /shades of (\w+)/).join(''));
}

/** The squares whose strongest channel it is. */
function shadesOf(ui: Ui, hue: number): string[] {
  const squares = ui.findAll({ className, text: COLOR }).flatMap(({ text }) => text ?? []);
  return squares.filter((color) => {
    const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
    return channels[hue] === Math.max(...channels);
  });
}

async function choose(ui: Ui, colors: readonly string[]): Promise<void> {
  for (const text of colors) await ui.tap({ className, text });
  await submit(ui);
}
