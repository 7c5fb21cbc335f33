import type { PageSolution } from './page-solution.ts';
import { submit } from './submit.ts';

export const clickCollapsible: PageSolution = {
  async solve(ui) {
    await ui.tap(header);
    await submit(ui);
  },
  nearMisses: [
    { name: 'section left closed', run: submit },
    {
      name: 'section closed again',
      async run(ui) {
        await ui.tap(header);
        await ui.tap(header);
        await submit(ui);
      },
    },
  ],
};

const header = /Section #\d+$/;
