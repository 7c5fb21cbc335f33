import { defineTask, type Ui } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { clearPage, offerPage, openPage, openThePage, pageParams, scorePage } from './browser-task.ts';
import { drawColors, palette } from './colors.ts';
import { drawPage } from './pages/draw-page.ts';

export const browserDraw = defineTask({
  name: 'BrowserDraw',
  apps: [apps.files.name, apps.chrome.name],
  ...published.BrowserDraw,
  params: pageParams,
  sample: (random) => ({ seed: random.integer(0, 2 ** 32 - 1) }),
  goal: () =>
    `${openThePage} Then draw on the canvas with each of the three colors shown at the top of the page, and press Submit.`,
  async setUp(context, { seed }) {
    await offerPage(context, drawPage(drawColors(seed)));
  },
  score: scorePage,
  tearDown: (context) => clearPage(context),
  async solution(ui, { seed }) {
    await openPage(ui);
    await draw(ui, drawColors(seed));
    await ui.tap({ text: 'Submit' });
    await ui.waitFor({ text: 'Success!' });
  },
  nearMisses: [
    {
      name: 'two of the three colors',
      async run(ui, { seed }) {
        await openPage(ui);
        await draw(ui, drawColors(seed).slice(0, 2));
        await ui.tap({ text: 'Submit' });
      },
    },
    {
      name: 'another color instead of the last',
      async run(ui, { seed }) {
        await openPage(ui);
        const [one = 0, two = 0, three = 0] = drawColors(seed);
        const other = palette.findIndex((_, place) => ![one, two, three].includes(place));
        await draw(ui, [one, two, other]);
        await ui.tap({ text: 'Submit' });
      },
    },
    {
      name: 'drawn and not submitted',
      async run(ui, { seed }) {
        await openPage(ui);
        await draw(ui, drawColors(seed));
      },
    },
  ],
});

/** A line in each of these colours, one below the other. Their buttons have no text: their places tell. */
async function draw(ui: Ui, colors: readonly number[]): Promise<void> {
  await ui.waitFor({ text: 'Available Colors:' });
  for (const [index, color] of colors.entries()) {
    const canvas = ui.find({ resourceId: 'canvas' })?.bounds;
    if (canvas === undefined) throw new Error('There is no canvas in the page');
    const buttons = ui.findAll({ className: /Button$/ }).filter(({ text, resourceId }) => !text && !resourceId);
    const button = buttons[color];
    if (button === undefined) throw new Error(`There are ${buttons.length} colours in the page, not ${color + 1}`);
    await ui.tap(button);
    const y = canvas.top + ((canvas.bottom - canvas.top) * (index + 1)) / (colors.length + 1);
    const at = (share: number) => Math.round(canvas.left + (canvas.right - canvas.left) * share);
    await ui.perform({
      action_type: 'drag_and_drop',
      x: at(0.2),
      y: Math.round(y),
      to_x: at(0.8),
      to_y: Math.round(y),
    });
  }
}
