import type { Ui } from '@androidworld/core';
import type { Rect } from '@androidworld/core/driver';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

export const highlightText: PageSolution = {
  solve: (ui) => markParagraphs(ui, 1, 1),
  nearMisses: [
    { name: 'first word only', run: markFirstWord },
    { name: 'nothing selected', run: submit },
  ],
};

export const highlightText2: PageSolution = {
  solve: (ui) => markParagraphs(ui, targetOf(ui), targetOf(ui)),
  nearMisses: [
    { name: 'all three paragraphs', run: (ui) => markParagraphs(ui, 1, 3) },
    { name: 'another paragraph', run: (ui) => markParagraphs(ui, (targetOf(ui) % 3) + 1, (targetOf(ui) % 3) + 1) },
  ],
};

/** Drags a finger from the start of one paragraph to the end of another, or of the same. */
async function markParagraphs(ui: Ui, first: number, last: number): Promise<void> {
  const from = await boundsOf(ui, first);
  const to = await boundsOf(ui, last);
  await drag(ui, { x: from.left + EDGE, y: from.top + LINE / 2 }, { x: to.right - EDGE, y: to.bottom - LINE / 2 });
  await submit(ui);
}

async function markFirstWord(ui: Ui): Promise<void> {
  const { left, top } = await boundsOf(ui, 1);
  const y = top + LINE / 2;
  await drag(ui, { x: left + EDGE, y }, { x: left + 8 * EDGE, y });
  await submit(ui);
}

/** Distance in physical pixels from the edge of a paragraph, within its first letter. */
const EDGE = 5;
/** Height of a line of text in physical pixels. */
const LINE = 100;

async function drag(ui: Ui, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await ui.perform({ action_type: 'drag_and_drop', ...from, to_x: to.x, to_y: to.y });
}

async function boundsOf(ui: Ui, paragraph: number): Promise<Rect> {
  const { bounds } = await ui.waitFor({ resourceId: `p${paragraph}` });
  return bounds ?? { left: 0, top: 0, right: 0, bottom: 0 };
}

function targetOf(ui: Ui): number {
  return Number.parseInt(readValues(ui, /the (\d)(?:st|nd|rd) paragraph/).join(''), 10);
}
