import { defineTask, type Ui } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { clearPage, offerPage, openPage, openThePage, pageParams, scorePage } from './browser-task.ts';
import { type Direction, digMaze, solveMaze } from './maze.ts';
import { mazePage } from './pages/maze-page.ts';

export const browserMaze = defineTask({
  name: 'BrowserMaze',
  apps: [apps.files.name, apps.chrome.name],
  ...published.BrowserMaze,
  params: pageParams,
  sample: (random) => ({ seed: random.integer(0, 2 ** 32 - 1) }),
  goal: () => `${openThePage} Then move the X to the cell in the lower right corner with the buttons of the page.`,
  async setUp(context, { seed }) {
    await offerPage(context, mazePage(digMaze(seed)));
  },
  score: scorePage,
  tearDown: (context) => clearPage(context),
  async solution(ui, { seed }) {
    await openPage(ui);
    await walk(ui, solveMaze(digMaze(seed)));
    await ui.waitFor({ text: 'Success!' });
  },
  nearMisses: [
    {
      name: 'one step before the goal',
      async run(ui, { seed }) {
        await openPage(ui);
        await walk(ui, solveMaze(digMaze(seed)).slice(0, -1));
      },
    },
    {
      name: 'solved, and Chrome left',
      async run(ui, { seed }) {
        await openPage(ui);
        await walk(ui, solveMaze(digMaze(seed)));
        await ui.home();
      },
    },
    {
      name: 'the word typed into the address',
      async run(ui) {
        await openPage(ui);
        await ui.type({ resourceId: 'url_bar' }, 'Success!');
      },
    },
  ],
});

async function walk(ui: Ui, way: readonly Direction[]): Promise<void> {
  for (const direction of way) await ui.tap({ text: direction, className: /Button/ });
}
