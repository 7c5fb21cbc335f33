import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readInstruction } from './read-instruction.ts';

export const clickMenu2: PageSolution = {
  solve: async (ui) => choose(ui, wantedOn(ui)),
  nearMisses: [
    { name: 'another item', run: async (ui) => choose(ui, wantedOn(ui) === 'Save' ? 'Zoom In' : 'Save') },
    { name: 'an item of the submenu', run: async (ui) => choose(ui, wantedOn(ui) === 'Play' ? 'Stop' : 'Play') },
  ],
};

/** What the icons show, and what they stand for. */
const icons: Readonly<Record<string, string>> = {
  'floppy disk': 'Save',
  'triangle pointing left at a bar': 'Prev',
  square: 'Stop',
  'triangle pointing right': 'Play',
  'triangle pointing right at a bar': 'Next',
  'magnifying glass with a plus': 'Zoom In',
  'magnifying glass with a minus': 'Zoom Out',
};

const submenu = ['Prev', 'Stop', 'Play', 'Next'];

async function choose(ui: Ui, label: string): Promise<void> {
  await ui.tap({ resourceId: 'open-menu' });
  if (submenu.includes(label)) await ui.tap(/^Playback/);
  await ui.tap({ text: label, className: 'android.view.MenuItem' });
}

/** Named in quotes, or shown by its icon at the end. */
function wantedOn(ui: Ui): string {
  const instruction = readInstruction(ui);
  const named = /item "([^"]+)"/.exec(instruction)?.[1];
  return named ?? icons[/this icon (.+)$/.exec(instruction)?.[1] ?? ''] ?? '';
}
